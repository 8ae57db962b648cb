//! Live updates: whoever listens to a tournament gets its version numbers whenever they change. What has changed is not
//! sent; a page that shows something of it asks for itself again.
//!
//! While anybody listens, one thread of the process watches the database ([`crate::db::Watch`]) and reads the numbers
//! of the tournaments that have listeners. A listener is a receiver of a [`watch`] channel and a timer, not a task.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::db::tournaments::{self, Numbers};
use crate::db::{Database, DbError};

/// Time between two signs of life to a listener: proxies close silent connections.
const BEAT: Duration = Duration::from_secs(20);
/// Beats after which a stream ends. The browser comes back by itself, and the right to listen is checked again.
const BEATS: u32 = 90;
/// Polls without an announcement after which the numbers are read anyway: an announcement may have been lost.
const QUIET_POLLS: u32 = 60;
/// Pause between two readings of the numbers, which makes one update of many writes in a row.
const GATHER: Duration = Duration::from_millis(25);
/// Pause after a failed reading of the numbers.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// The place where a process updates its listeners. Cheap to clone; dropping the last clone ends all streams.
#[derive(Clone)]
pub struct Hub(Arc<Owner>);

/// Ends the thread when the last hub is dropped: the thread itself holds only [`Shared`].
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
    /// A topic was added; its numbers were read before its listeners could get changes, so they are read once more.
    is_new: bool,
}

/// One open stream.
pub struct Listener {
    numbers: watch::Receiver<Numbers>,
    stopping: watch::Receiver<bool>,
    next_beat: Instant,
    beats_left: u32,
    /// The numbers at the start, until they are sent.
    first: Option<Numbers>,
    last_sent: Numbers,
}

/// What a listener gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Update {
    /// The numbers as they are now.
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

    /// Begins to listen to a tournament whose numbers were just read.
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
            // A thread and no task: waiting for the database blocks.
            std::thread::spawn(move || shared.run());
        }
        shared.wake.notify_all();
        // what was read is sent first; what the topic knows may be older, or newer
        numbers.mark_changed();
        Listener {
            first: Some(read),
            last_sent: read,
            numbers,
            stopping: shared.stopping.subscribe(),
            next_beat: Instant::now() + BEAT,
            beats_left: BEATS,
        }
    }

    /// Returns the number of open streams.
    pub fn listeners(&self) -> usize {
        let state = self.0.0.state();
        state.topics.values().map(watch::Sender::receiver_count).sum()
    }

    /// Ends all streams: the service stops, and open streams would hold it up.
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
            // The numbers are read at once: something may have been written before the watch began.
            let mut quiet = QUIET_POLLS;
            while let Some(is_new) = self.topics_left() {
                let changed = watch.wait();
                quiet += 1;
                if !changed && !is_new && quiet < QUIET_POLLS {
                    continue;
                }
                quiet = 0;
                match self.update() {
                    Ok(()) => std::thread::sleep(GATHER),
                    Err(error) => {
                        tracing::warn!(%error, "listeners cannot be told at the moment; trying again");
                        // Read again with the next poll, whether or not anything is announced.
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

    /// Reads the numbers of all topics and updates those that changed.
    fn update(&self) -> Result<(), DbError> {
        let slugs: Vec<String> = self.state().topics.keys().cloned().collect();
        // Without the lock: whoever begins to listen does not wait for the database.
        let read = self.db.read(|conn| tournaments::numbers(conn, &slugs))?;
        let state = self.state();
        for (slug, now) in read {
            if let Some(topic) = state.topics.get(&slug) {
                topic.send_if_modified(|known| std::mem::replace(known, now) != now);
            }
        }
        Ok(())
    }
}

impl Listener {
    /// Waits for the next update: first the numbers as they are, then each change. `None` ends the stream, because the
    /// service stops or the stream has reached its age.
    pub async fn next(&mut self) -> Option<Update> {
        if *self.stopping.borrow() {
            return None;
        }
        if let Some(read) = self.first.take() {
            return Some(Update::Numbers(read));
        }
        loop {
            tokio::select! {
                changed = self.numbers.changed() => {
                    changed.ok()?;
                    let now = *self.numbers.borrow_and_update();
                    // Never backwards: the topic may know less than was read at the start.
                    if now.version > self.last_sent.version || now.floor > self.last_sent.floor {
                        self.last_sent = now;
                        return Some(Update::Numbers(now));
                    }
                }
                _ = self.stopping.changed() => return None,
                () = sleep_until(self.next_beat) => {
                    self.beats_left = self.beats_left.checked_sub(1)?;
                    self.next_beat += BEAT;
                    return Some(Update::Beat);
                }
            }
        }
    }
}
