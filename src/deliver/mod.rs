//! Sending webhooks. Commands have stored the events (`podium_ops::tournaments::webhooks::outbox`); one thread of the process
//! looks for due deliveries, claims them, so that no other instance sends them too, and hands them to a few sending
//! threads.
//!
//! A stored event is sent at least once: if a process dies between sending and storing the outcome, its claim expires,
//! and another process sends it again, under the same id. Only one thread at a time sends to a webhook, in order.

mod body;
mod chat;
mod community;
pub mod data;
mod guard;
mod news;
pub mod post;
pub mod push;
mod tournament;

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::TimeDelta;

use self::post::Post;
use podium_base::clock::{self, Moment, Stopwatch};
use podium_base::measure::{self, IntCounter, IntCounterVec, IntGauge, Measures, number};
use podium_base::watched::{self, Watched};
use podium_ops::site::secrets::Secrets;
use podium_ops::tournaments::webhooks;
use podium_ops::tournaments::webhooks::sending::{self, Claimed, Places, Tried};
use podium_store::tournaments::deliveries;
use podium_store::tournaments::webhooks::Share;
use podium_store::{Database, DbError, new_id};

/// The webhooks that this process sends to at a time.
const PLACES: Places = Places {
    all: 8,
    failing: 4,
    source: 2,
    creator: 3,
};
/// Deliveries to one webhook before the next one's turn, and the time after which the turn ends in any case: a slow
/// receiver is not a failure.
const IN_A_ROW: usize = 20;
const TURN: TimeDelta = TimeDelta::seconds(5);
/// How often the database is polled for deliveries that are not announced: those of other instances, and retries.
const LOOK: Duration = Duration::from_secs(2);
/// Seconds to wait for the thread to end: a little longer than a receiver's time to answer.
const ENDS_WITHIN: f64 = 7.0;
/// How often to check meanwhile whether it has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// Polls between two clean-ups of old deliveries: about six hours.
const LOOKS_TO_FORGET: u32 = 10_800;
/// Seconds between two counts of waiting deliveries.
const COUNT_EVERY: f64 = 5.0;
/// The most waiting deliveries that are counted: a receiver that is down for a day leaves hundreds of thousands.
const MOST_COUNTED: usize = 1_000;

/// The settings for sending.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The prefix of addresses in bodies, as `https://podium.example`.
    pub base: String,
    /// Whether this machine's own network may be reached, also over http.
    pub private: bool,
}

/// The counts of deliveries in this process.
#[derive(Debug)]
pub struct Counts {
    tries: IntCounterVec,
    sent: IntCounter,
    failed: IntCounter,
    waiting: IntGauge,
    age: IntGauge,
    /// Since when the oldest waiting delivery has been due.
    since: Mutex<Option<Moment>>,
}

impl Default for Counts {
    fn default() -> Self {
        let tries = measure::counts(
            "podium_webhook_deliveries_total",
            "Tries to deliver to webhooks by this process, by what they came to",
            &["outcome"],
        );
        Self {
            sent: tries.with_label_values(&["sent"]),
            failed: tries.with_label_values(&["failed"]),
            tries,
            waiting: measure::level(
                "podium_webhook_deliveries_waiting",
                "Deliveries to webhooks that are due and wait, of all instances; a thousand stands for more, too",
            ),
            age: measure::level(
                "podium_webhook_oldest_waiting_seconds",
                "For how long the oldest of them is due",
            ),
            since: Mutex::default(),
        }
    }
}

impl Counts {
    /// Returns the number of successful tries.
    pub fn sent(&self) -> u64 {
        self.sent.get()
    }

    /// Returns the number of failed tries.
    pub fn failed(&self) -> u64 {
        self.failed.get()
    }

    /// Stores how many are waiting, and since when the first of them has been due.
    fn note(&self, waiting: usize, since: Option<Moment>) {
        self.waiting.set(number(waiting));
        *self.since.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }

    /// Updates the age of the oldest at a moment: it increases even while the database does not answer.
    pub fn look(&self, at: Moment) {
        let since = *self.since.lock().unwrap_or_else(PoisonError::into_inner);
        let age = since.map_or(0, |since| (at - since).num_seconds());
        self.age.set(age.max(0));
    }

    /// Returns all metrics, for the collector.
    pub fn measures(&self) -> Measures {
        vec![
            Box::new(self.tries.clone()),
            Box::new(self.waiting.clone()),
            Box::new(self.age.clone()),
        ]
    }
}

/// The sender of webhooks' deliveries. Cheap to clone.
#[derive(Clone)]
pub struct Courier(Arc<Inner>);

struct Inner {
    db: Database,
    secrets: Secrets,
    post: Post,
    base: String,
    /// The name of this process in claims.
    by: String,
    counts: Arc<Counts>,
    /// The webhooks that are being sent to.
    places: Mutex<Vec<Share>>,
    /// Notified when a thread has released its place.
    given_back: Condvar,
    stopping: AtomicBool,
}

/// A running courier.
pub struct Running {
    courier: Courier,
    thread: watched::Running,
}

impl Running {
    /// Stops it: sends in progress are completed, which takes seconds. A database that does not answer is not waited
    /// for.
    pub fn stop(self) {
        self.courier.0.stopping.store(true, Ordering::SeqCst);
        self.courier.0.db.announce_deliveries();
        self.thread.ask_to_stop();
        let asked = Stopwatch::start();
        while !self.thread.has_ended() {
            if asked.seconds() > ENDS_WITHIN {
                // its claims are retried, as after a crash
                tracing::warn!("the thread that tells webhooks waits for the database: it is left");
                return;
            }
            std::thread::sleep(LOOK_AGAIN);
        }
    }
}

impl Courier {
    /// Creates a courier with counts.
    pub fn new(db: Database, secrets: Secrets, settings: Settings, counts: Arc<Counts>) -> Self {
        Self(Arc::new(Inner {
            db,
            secrets,
            post: Post::new(settings.private, 0),
            base: settings.base,
            by: new_id(),
            counts,
            places: Mutex::default(),
            given_back: Condvar::new(),
            stopping: AtomicBool::new(false),
        }))
    }

    /// Sends all deliveries that are due at a moment, in this thread; returns the number of tries.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn send_due(&self, at: Moment) -> Result<usize, DbError> {
        let mut tries = 0;
        let one = Places { all: 1, ..PLACES };
        while let Some(claimed) = sending::claim(&self.0.db, &self.0.by, at, one, &[])?.pop() {
            tries += self.0.send_in_a_row(claimed, || at)?;
        }
        Ok(tries)
    }

    /// Begins to send, until it is stopped.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(&self, watched: &Watched) -> io::Result<Running> {
        let courier = self.clone();
        let thread = watched.start("deliver", move |_| courier.run())?;
        watched.allow("deliver-one", PLACES.all);
        Ok(Running {
            courier: self.clone(),
            thread,
        })
    }

    /// Runs the thread that looks for due deliveries.
    fn run(&self) {
        let inner = &self.0;
        let (mut heard, mut looks) = (0, 0_u32);
        let mut counted: Option<Stopwatch> = None;
        while !inner.stopping.load(Ordering::SeqCst) {
            if let Err(error) = self.look(looks) {
                tracing::warn!(%error, "webhooks cannot be sent at the moment; trying again");
            }
            if counted.is_none_or(|since| since.seconds() >= COUNT_EVERY) {
                if let Err(error) = self.count() {
                    tracing::debug!(%error, "what waits for webhooks cannot be counted at the moment");
                }
                counted = Some(Stopwatch::start());
            }
            looks = looks.wrapping_add(1);
            heard = inner.db.wait_for_deliveries(heard, LOOK);
        }
        let mut taken = inner.taken();
        while !taken.is_empty() {
            taken = inner.given_back.wait(taken).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn look(&self, looks: u32) -> Result<(), DbError> {
        let inner = &self.0;
        let taken = inner.taken().clone();
        for claimed in sending::claim(&inner.db, &inner.by, clock::now(), PLACES, &taken)? {
            self.send_aside(claimed);
        }
        if looks.is_multiple_of(LOOKS_TO_FORGET) {
            sending::forget_old(&inner.db, clock::now())?;
        }
        Ok(())
    }

    /// Counts waiting deliveries: here, because no reader waits for this thread.
    fn count(&self) -> Result<(), DbError> {
        let (at, inner) = (clock::now(), &self.0);
        let (waiting, since) = inner.db.read(|conn| deliveries::waiting(conn, at, MOST_COUNTED))?;
        inner.counts.note(waiting.min(MOST_COUNTED), since);
        Ok(())
    }

    /// Sends to a webhook in a separate thread, which takes a place.
    fn send_aside(&self, claimed: Claimed) {
        let place = TakenPlace::take(self, claimed.webhook.share());
        let spawned = std::thread::Builder::new()
            .name("deliver-one".to_owned())
            .spawn(move || {
                let inner = &place.courier.0;
                if let Err(error) = inner.send_in_a_row(claimed, clock::now) {
                    tracing::warn!(%error, "the outcome of a webhook's delivery could not be stored; it is sent again");
                }
            });
        if let Err(error) = spawned {
            // Its claim expires. Its place is free again: it was dropped with the work.
            tracing::warn!(%error, "no thread to tell a webhook");
        }
    }
}

impl Inner {
    fn taken(&self) -> MutexGuard<'_, Vec<Share>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a webhook's deliveries one after the other, until none is due or its turn is over; returns the number of
    /// tries.
    fn send_in_a_row(&self, first: Claimed, now: impl Fn() -> Moment) -> Result<usize, DbError> {
        let (begun, mut tries, mut next) = (now(), 0, Some(first));
        while let Some(claimed) = next {
            let is_turn = tries < IN_A_ROW && now() - begun < TURN;
            if !is_turn || self.stopping.load(Ordering::SeqCst) {
                sending::give_turn(&self.db, &self.by, &claimed, now())?;
                break;
            }
            let tried = self.send(&claimed, now())?;
            let count = match tried.is_success() {
                true => &self.counts.sent,
                false => &self.counts.failed,
            };
            count.inc();
            tries += 1;
            next = sending::settle(&self.db, &self.by, &claimed, &tried, now())?;
        }
        Ok(tries)
    }

    /// Makes one try.
    fn send(&self, claimed: &Claimed, at: Moment) -> Result<Tried, DbError> {
        let Claimed { webhook, delivery } = claimed;
        let Some(address) = webhooks::address(&self.secrets, webhook) else {
            return Ok(Tried::Unreadable);
        };
        let Some(body) = self
            .db
            .read(|conn| body::compose(conn, webhook, delivery, &self.base))?
        else {
            return Ok(Tried::Void);
        };
        let signature = webhooks::signatures(&self.secrets, webhook, &delivery.id, at, &body);
        let head = [
            ("content-type", "application/json".to_owned()),
            ("webhook-id", delivery.id.clone()),
            ("webhook-timestamp", at.and_utc().timestamp().to_string()),
            ("webhook-signature", signature),
        ];
        Ok(self.post.send(&address, &head, body.as_bytes()))
    }
}

/// A place among the senders, released when it is dropped, however the sending ends.
struct TakenPlace {
    courier: Courier,
    share: Share,
}

impl TakenPlace {
    fn take(courier: &Courier, share: Share) -> Self {
        courier.0.taken().push(share.clone());
        Self {
            courier: courier.clone(),
            share,
        }
    }
}

impl Drop for TakenPlace {
    fn drop(&mut self) {
        let inner = &self.courier.0;
        let mut taken = inner.taken();
        if let Some(at) = taken.iter().position(|share| *share == self.share) {
            taken.swap_remove(at);
        }
        drop(taken);
        inner.given_back.notify_all();
        // another delivery may be waiting for this place
        inner.db.announce_deliveries();
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    #[test]
    fn what_waits_grows_older_while_nobody_counts() {
        let due = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 0, 0))
            .unwrap();
        let counts = Counts::default();
        counts.note(3, Some(due));
        for (at, age) in [(60, 60), (900, 900), (-1, 0)] {
            counts.look(due + TimeDelta::seconds(at));
            assert_eq!((counts.waiting.get(), counts.age.get()), (3, age));
        }
        counts.note(0, None);
        counts.look(due + TimeDelta::hours(1));
        assert_eq!((counts.waiting.get(), counts.age.get()), (0, 0));
    }
}
