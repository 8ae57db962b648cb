//! Webhooks: what is sent to whom, signed and in order, to receivers that fail in every way.

mod api;
mod events;
mod pages;
pub mod receiver;
mod sender;

use std::sync::Arc;

use chrono::TimeDelta;
use podium::deliver::{Counts, Courier, Settings};
use podium_base::clock::{self, Moment};
use podium_ops::tournaments::webhooks::{Chosen, Owner, add, choices, signing_secret};
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::{self, Source, Webhook};
use podium_store::{DbError, WebhookEvent, WebhookShape};

use crate::harness::TestDb;

/// A tournament with a webhook to an address of this machine.
struct Hooked<'d> {
    db: &'d TestDb,
    slug: String,
    id: String,
    courier: Courier,
    counts: Arc<Counts>,
}

impl<'d> Hooked<'d> {
    /// With eight players, subscribed to everything.
    fn new(db: &'d TestDb, address: &str) -> Self {
        Self::subscribed_to(db, address, WebhookShape::Standard, everything())
    }

    fn subscribed_to(db: &'d TestDb, address: &str, shape: WebhookShape, events: Vec<WebhookEvent>) -> Self {
        let slug = db.in_database_tournament("spring", 8);
        let id = hook(db, &slug, address, shape, events);
        let counts = Arc::default();
        let courier = courier(db, true, &counts);
        Self {
            db,
            slug,
            id,
            courier,
            counts,
        }
    }

    /// The webhook as stored.
    fn row(&self) -> Webhook {
        let tournament = self.db.load(&self.slug).tournament.id;
        let row = self.db.db.read(|conn| webhooks::by_id(conn, &tournament, &self.id));
        row.expect("webhooks are read").expect("the webhook is there")
    }

    fn secret(&self) -> String {
        signing_secret(&self.db.secrets(), &self.row())
    }

    /// What was sent to it or is to be sent, in order.
    fn deliveries(&self) -> Vec<Delivery> {
        let rows: Result<Vec<Delivery>, DbError> = self.db.db.read(|conn| deliveries::latest(conn, &self.id, 1000));
        let mut rows = rows.expect("deliveries are read");
        rows.reverse();
        rows
    }

    /// Sends what is due so long from now; how many tries that were.
    fn send_in(&self, time: TimeDelta) -> usize {
        self.send_at(clock::now() + time)
    }

    fn send_at(&self, at: Moment) -> usize {
        self.courier.send_due(at).expect("the database answers")
    }
}

/// Every event that a webhook of a tournament can choose.
pub fn everything() -> Vec<WebhookEvent> {
    choices(&Source::Tournament(String::new())).collect()
}

/// A webhook of a tournament.
pub fn hook(db: &TestDb, slug: &str, address: &str, shape: WebhookShape, events: Vec<WebhookEvent>) -> String {
    let chosen = Chosen {
        name: String::new(),
        address: address.to_owned(),
        shape,
        events,
        private: true,
    };
    let secrets = db.secrets();
    db.act(slug, |work| add(&mut Owner::from(work), &secrets, &chosen))
        .expect("the webhook is added")
        .id
}

/// Somebody who sends; `private`: also to this machine.
pub fn courier(db: &TestDb, private: bool, counts: &Arc<Counts>) -> Courier {
    let settings = Settings {
        base: "https://podium.example".to_owned(),
        private,
    };
    Courier::new(db.db.clone(), db.secrets(), settings, Arc::clone(counts))
}
