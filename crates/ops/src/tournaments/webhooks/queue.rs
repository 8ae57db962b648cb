//! The waiting deliveries of a webhook: which one is sent next, and what the others wait for.

use podium_base::clock::Moment;
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::Webhook;
use podium_store::{DbError, DeliveryState, Reader};

/// The condition that a delivery waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WaitsFor {
    /// Its webhook must be enabled again.
    Enabling,
    /// Its content is shown only from this moment on.
    Shown(Moment),
    /// An earlier delivery must be sent first.
    Earlier,
    /// Its next try, at a moment that may be past.
    Try(Moment),
}

/// The deliveries of a webhook in the order of sending: one after the other.
#[derive(Debug)]
pub struct Queue {
    is_active: bool,
    /// The next one to be sent.
    head: Option<String>,
    at: Moment,
}

impl Queue {
    /// Reads the queue at a moment.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn read(conn: &mut Reader<'_>, webhook: &Webhook, at: Moment) -> Result<Self, DbError> {
        Ok(Self {
            is_active: webhook.is_active(),
            head: deliveries::head(conn, &webhook.id, at)?.map(|head| head.id),
            at,
        })
    }

    /// Returns what a delivery waits for; `None` if it is done.
    pub fn waits_for(&self, row: &Delivery) -> Option<WaitsFor> {
        (row.state == DeliveryState::Waiting).then(|| match self.is_active {
            false => WaitsFor::Enabling,
            true if row.due_from > self.at => WaitsFor::Shown(row.due_from),
            true if self.head.as_ref() != Some(&row.id) => WaitsFor::Earlier,
            true => WaitsFor::Try(row.next_try_at),
        })
    }

    /// Returns when a delivery is tried next; `None` if it is done, or the time is unknown.
    pub fn next_try(&self, row: &Delivery) -> Option<Moment> {
        match self.waits_for(row)? {
            WaitsFor::Enabling | WaitsFor::Earlier => None,
            WaitsFor::Shown(at) | WaitsFor::Try(at) => Some(at),
        }
    }
}
