//! What waits at a webhook: which delivery is sent next, and what the others wait for.

use crate::clock::Moment;
use crate::db::deliveries::{self, Delivery};
use crate::db::webhooks::Webhook;
use crate::db::{Conn, DbError, DeliveryState};

/// What a delivery waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WaitsFor {
    /// That its webhook is enabled again.
    Enabling,
    /// What it tells of is shown from a moment on.
    Shown(Moment),
    /// One that is sent before it.
    Earlier,
    /// Its next try, at a moment that may have come.
    Try(Moment),
}

/// The deliveries of a webhook as they are sent: one after the other.
#[derive(Debug)]
pub struct Queue {
    is_active: bool,
    /// The one that is sent next.
    head: Option<String>,
    at: Moment,
}

impl Queue {
    /// Reads how it is at a moment.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn read(conn: &mut Conn<'_>, webhook: &Webhook, at: Moment) -> Result<Self, DbError> {
        Ok(Self {
            is_active: webhook.is_active(),
            head: deliveries::head(conn, &webhook.id, at)?.map(|head| head.id),
            at,
        })
    }

    /// What a delivery waits for; `None` where it is done.
    pub fn waits_for(&self, row: &Delivery) -> Option<WaitsFor> {
        (row.state == DeliveryState::Waiting).then(|| match self.is_active {
            false => WaitsFor::Enabling,
            true if row.due_from > self.at => WaitsFor::Shown(row.due_from),
            true if self.head.as_ref() != Some(&row.id) => WaitsFor::Earlier,
            true => WaitsFor::Try(row.next_try_at),
        })
    }

    /// When a delivery is tried next; `None` where it is done, or nobody can say.
    pub fn next_try(&self, row: &Delivery) -> Option<Moment> {
        match self.waits_for(row)? {
            WaitsFor::Enabling | WaitsFor::Earlier => None,
            WaitsFor::Shown(at) | WaitsFor::Try(at) => Some(at),
        }
    }
}
