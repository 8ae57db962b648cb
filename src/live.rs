//! Changes as they happen: whoever listens to a tournament is told its numbers when they change. What has changed is
//! not told; a page that shows something of it asks for itself again.
//!
//! One thread of the process watches the database ([`crate::db::Watch`]) while anybody listens, and reads the numbers
//! of the tournaments that are listened to. A listener is a place in a [`watch`] channel and a timer, no task.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::db::tournaments::{self, Numbers};
use crate::db::{Database, DbError};

/// So often a listener is told something, if only that the connection still holds: proxies close silent ones.
const BEAT: Duration = Duration::from_secs(20);
/// After so many beats a listener is let go and comes back by itself: who may listen is asked again.
const BEATS: u32 = 90;
/// The numbers are read again after so many polls without an announcement: one may have been lost.
const QUIET_POLLS: u32 = 60;
/// Between two readings of the numbers, so that many writes in a row are told together.
const GATHER: Duration = Duration::from_millis(25);
/// After the numbers could not be read.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Where a process tells its listeners. Cheap to clone; the last clone that goes ends the listening.
#[derive(Clone)]
pub struct Hub(Arc<Owner>);

/// Ends the thread when the last hub goes: the thread itself holds only [`Shared`].
struct Owner(Arc<Shared>);

struct Shared {
    db: Database,
    state: Mutex<State>,
    /// Wakes the thread when somebody begins to listen, or all is over.
    wake: Condvar,
    /// True once the service stops.
    stopping: watch::Sender<bool>,
}

#[derive(Default)]
struct State {
    /// By slug.
    topics: HashMap<String, watch::Sender<Numbers>>,
    is_watching: bool,
    /// A topic has begun, whose numbers were read before its listeners could be told of changes.
    is_new: bool,
}

/// Somebody who is told.
pub struct Listener {
    numbers: watch::Receiver<Numbers>,
    stopping: watch::Receiver<bool>,
    next_beat: Instant,
    beats_left: u32,
    /// Not told yet.
    read: Option<Numbers>,
    told: Numbers,
}

/// What a listener is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// The numbers are these now.
    Numbers(Numbers),
    /// Nothing has changed and the connection holds.
    Beat,
}

impl Hub {
    /// A hub for a database. It does nothing until somebody listens.
    pub fn new(db: Database) -> Self {
        Self(Arc::new(Owner(Arc::new(Shared {
            db,
            state: Mutex::default(),
            wake: Condvar::new(),
            stopping: watch::Sender::new(false),
        }))))
    }

    /// Begins to listen to a tournament, whose numbers were just read.
    pub fn listen(&self, slug: &str, read: Numbers) -> Listener {
        let shared = &self.0.0;
        let mut state = shared.state();
        let topic = state.topics.get(slug).map(watch::Sender::subscribe);
        let mut numbers = topic.unwrap_or_else(|| {
            let (topic, numbers) = watch::channel(read);
            state.topics.insert(slug.to_owned(), topic);
            state.is_new = true;
            numbers
        });
        if !state.is_watching && !*shared.stopping.borrow() {
            state.is_watching = true;
            let shared = Arc::clone(shared);
            std::thread::spawn(move || shared.run());
        }
        shared.wake.notify_all();
        // what was read is told first; what the topic knows may be older, or newer
        numbers.mark_changed();
        Listener {
            read: Some(read),
            told: read,
            numbers,
            stopping: shared.stopping.subscribe(),
            next_beat: Instant::now() + BEAT,
            beats_left: BEATS,
        }
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        let state = self.0.0.state();
        state.topics.values().map(watch::Sender::receiver_count).sum()
    }

    /// Lets all listeners go: the service stops, and open streams would hold it up.
    pub fn stop(&self) {
        self.0.0.stop();
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl Shared {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.stopping.send_replace(true);
        // under the lock: the thread is either before its look at `stopping` or asleep
        let _state = self.state();
        self.wake.notify_all();
    }

    /// The thread: from the first listener until the service stops.
    fn run(&self) {
        while self.somebody_listens() {
            let mut watch = self.db.watch();
            let mut quiet = QUIET_POLLS;
            while let Some(is_new) = self.topics_left() {
                let changed = watch.wait();
                quiet += 1;
                if !changed && !is_new && quiet < QUIET_POLLS {
                    continue;
                }
                quiet = 0;
                match self.tell() {
                    Ok(()) => std::thread::sleep(GATHER),
                    Err(error) => {
                        tracing::warn!(%error, "listeners cannot be told at the moment; trying again");
                        quiet = QUIET_POLLS;
                        std::thread::sleep(AFTER_FAILURE);
                    }
                }
            }
        }
    }

    /// Waits until somebody listens; false when the service stops.
    fn somebody_listens(&self) -> bool {
        let mut state = self.state();
        loop {
            if *self.stopping.borrow() {
                return false;
            }
            if !state.topics.is_empty() {
                return true;
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Forgets topics that nobody listens to. `None` when none are left or the service stops; else whether one is new.
    fn topics_left(&self) -> Option<bool> {
        let mut state = self.state();
        state.topics.retain(|_, topic| topic.receiver_count() > 0);
        if state.topics.is_empty() || *self.stopping.borrow() {
            return None;
        }
        Some(std::mem::take(&mut state.is_new))
    }

    /// Reads the numbers of all topics and tells those that changed.
    fn tell(&self) -> Result<(), DbError> {
        let slugs: Vec<String> = self.state().topics.keys().cloned().collect();
        let read = self.db.read(|conn| tournaments::numbers(conn, &slugs))?;
        let state = self.state();
        for (slug, now) in read {
            if let Some(topic) = state.topics.get(&slug) {
                topic.send_if_modified(|told| std::mem::replace(told, now) != now);
            }
        }
        Ok(())
    }
}

impl Listener {
    /// Waits for something to tell: at first the numbers as they are, later each change. `None`: it is over, because
    /// the service stops or the listener was here for long.
    pub async fn next(&mut self) -> Option<Told> {
        if *self.stopping.borrow() {
            return None;
        }
        if let Some(read) = self.read.take() {
            return Some(Told::Numbers(read));
        }
        loop {
            tokio::select! {
                changed = self.numbers.changed() => {
                    changed.ok()?;
                    let now = *self.numbers.borrow_and_update();
                    if now.version > self.told.version || now.floor > self.told.floor {
                        self.told = now;
                        return Some(Told::Numbers(now));
                    }
                }
                _ = self.stopping.changed() => return None,
                () = sleep_until(self.next_beat) => {
                    self.beats_left = self.beats_left.checked_sub(1)?;
                    self.next_beat += BEAT;
                    return Some(Told::Beat);
                }
            }
        }
    }
}
