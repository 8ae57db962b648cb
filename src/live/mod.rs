//! Live updates: everybody who listens to a tournament gets its version numbers whenever they change. The change itself
//! is not sent; a page that shows something of it reloads, after a random part of the time that comes with the numbers,
//! so that the pages of a hall do not all reload at once.
//!
//! While anybody listens, one thread of the process watches the database ([`podium_store::Watch`]) and reads the numbers
//! of the tournaments that have listeners. A listener is a receiver of a [`watch`] channel and a timer, not a task. A
//! newer value replaces one that was not received yet: a client that does not read occupies one pair of numbers.

mod places;
mod spread;
mod topic;

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use self::places::Places;
pub use self::places::{Full, Place, network};
pub use self::topic::Ear;
use self::topic::{Change, News, Topic};
use podium_base::config::StreamLimits;
use podium_base::measure::{self, IntCounter, Measures};
use podium_base::watched::{Running, Watched};
use podium_store::floor::{changes as floor_changes, follow};
use podium_store::tournaments::{self, Numbers};
use podium_store::{Database, DbError};

/// Beats after which a stream ends: half an hour. The browser reconnects automatically.
const BEATS: u32 = 90;
/// Polls without an announcement after which the numbers are read anyway: an announcement may have been lost.
const QUIET_POLLS: u32 = 60;
/// The pause between two readings of the numbers, which combines several writes in a row into one update.
const GATHER: Duration = Duration::from_millis(25);
/// The pause after a failed reading of the numbers.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// The hub through which a process updates its listeners. Cheap to clone; dropping the last clone ends all streams.
#[derive(Clone)]
pub struct Hub(Arc<Owner>);

/// Ends the thread when the last hub is dropped: the thread itself holds only [`Shared`].
struct Owner {
    shared: Arc<Shared>,
    thread: Running,
}

struct Shared {
    db: Database,
    state: Mutex<State>,
    /// Wakes the thread when somebody begins to listen, or when the service stops.
    wake: Condvar,
    /// True once the service stops.
    stopping: watch::Sender<bool>,
    places: Arc<Places>,
    beat: Duration,
    /// Changes that were sent.
    notified: IntCounter,
    /// Readings of the numbers that failed.
    failed: IntCounter,
}

#[derive(Default)]
struct State {
    /// By slug.
    topics: HashMap<String, Topic>,
    /// Whether a topic was added: its numbers were read before its listeners could get changes, so they are read again.
    is_new: bool,
}

impl State {
    /// Returns how many pages of other tournaments are still to reload after they were notified of a change.
    fn asked_elsewhere(&self, slug: &str) -> usize {
        let now = Instant::now();
        let others = self.topics.iter().filter(|(other, _)| *other != slug);
        others
            .filter_map(|(_, topic)| Some(topic.asking.as_ref()?.left(now)))
            .sum()
    }
}

/// One open stream.
pub struct Listener {
    news: watch::Receiver<News>,
    stopping: watch::Receiver<bool>,
    next_beat: Instant,
    beat: Duration,
    beats_left: u32,
    hears_floor: bool,
    hears_games: bool,
    /// The numbers at the start, until they are sent.
    first: Option<Numbers>,
    last_sent: Numbers,
    /// Released with the stream.
    _place: Place,
}

/// An update for a listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Update {
    /// The current numbers, and the time over which their listeners spread their reloads.
    Numbers { numbers: Numbers, spread: Duration },
    /// Nothing has changed, and the connection is alive.
    Beat,
}

impl Hub {
    /// Creates a hub for a database. Its thread sleeps until somebody listens.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn new(db: Database, limits: StreamLimits, watched: &Watched) -> io::Result<Self> {
        let shared = Arc::new(Shared {
            db,
            state: Mutex::default(),
            wake: Condvar::new(),
            stopping: watch::Sender::new(false),
            places: Arc::new(Places::new(limits)),
            beat: limits.beat,
            notified: measure::count(
                "podium_live_changes_total",
                "Changes of tournaments that open streams were notified of",
            ),
            failed: measure::count(
                "podium_live_failures_total",
                "Times that open streams could not be notified, because the database did not answer",
            ),
        });
        let running = Arc::clone(&shared);
        // A thread, not a task: waiting for the database blocks. Started here, so that no stream is opened without it.
        let thread = watched.start("live", move |_| running.run())?;
        Ok(Self(Arc::new(Owner { shared, thread })))
    }

    /// Reserves a place for a stream to an address.
    ///
    /// # Errors
    /// All places are taken, or all of this address.
    pub fn place(&self, address: IpAddr) -> Result<Place, Full> {
        Places::take(&self.0.shared.places, address)
    }

    /// Begins to listen to a tournament whose numbers were just read.
    pub fn listen(&self, place: Place, slug: &str, ear: Ear, read: Numbers) -> Listener {
        let shared = &self.0.shared;
        let mut state = shared.state();
        let (hears_floor, hears_games) = (ear != Ear::Everybody, ear.hears_games());
        if !state.topics.contains_key(slug) {
            state.is_new = true;
        }
        let topic = state.topics.entry(slug.to_owned()).or_insert_with(|| Topic::new(read));
        let mut news = topic.subscribe(ear);
        shared.wake.notify_all();
        // the numbers that were read are sent first; those of the topic may be older or newer
        news.mark_changed();
        Listener {
            first: Some(read),
            last_sent: read,
            hears_floor,
            hears_games,
            news,
            stopping: shared.stopping.subscribe(),
            next_beat: Instant::now() + shared.beat,
            beat: shared.beat,
            beats_left: BEATS,
            _place: place,
        }
    }

    /// Returns the number of open streams.
    pub fn listeners(&self) -> usize {
        self.0.shared.places.taken()
    }

    /// Returns how many streams may be open.
    pub fn places(&self) -> usize {
        self.0.shared.places.in_all()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        let shared = &self.0.shared;
        vec![
            Box::new(shared.places.refused.clone()),
            Box::new(shared.notified.clone()),
            Box::new(shared.failed.clone()),
        ]
    }

    /// Returns whether so many streams are open that there must be few other connections.
    pub fn is_crowd(&self) -> bool {
        self.0.shared.places.is_crowd()
    }

    /// Ends all streams: the service stops, and open streams would delay it.
    pub fn stop(&self) {
        self.0.shared.stop();
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.shared.stop();
        // it may be waiting to be restarted
        self.thread.ask_to_stop();
    }
}

impl Shared {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.stopping.send_replace(true);
        // under the lock: the thread is either about to check `stopping` or asleep
        let _state = self.state();
        self.wake.notify_all();
    }

    /// Runs the thread until the service stops. After a panic it is run again, and reads the numbers of all topics.
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
                        self.failed.inc();
                        tracing::warn!(%error, "listeners cannot be notified at the moment; trying again");
                        // Read again at the next poll, whether or not anything is announced.
                        quiet = QUIET_POLLS;
                        std::thread::sleep(AFTER_FAILURE);
                    }
                }
            }
        }
    }

    /// Waits until somebody listens; returns false when the service stops.
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

    /// Forgets topics without listeners. Returns `None` if none are left or the service stops; otherwise whether one is
    /// new.
    fn topics_left(&self) -> Option<bool> {
        let mut state = self.state();
        state.topics.retain(|_, topic| topic.listeners() > 0);
        if state.topics.is_empty() || *self.stopping.borrow() {
            return None;
        }
        Some(std::mem::take(&mut state.is_new))
    }

    /// Reads the numbers of all topics, and notifies the listeners concerned by changes.
    fn update(&self) -> Result<(), DbError> {
        let asked: HashMap<String, (Numbers, bool)> = {
            let state = self.state();
            let topics = state.topics.iter();
            topics
                .map(|(slug, topic)| (slug.clone(), (topic.known, topic.has_players())))
                .collect()
        };
        let slugs: Vec<String> = asked.keys().cloned().collect();
        // Without the lock: a new listener does not wait for the database.
        let changed = self.db.read(|conn| {
            let mut changed = Vec::new();
            for (slug, now) in tournaments::numbers(conn, &slugs)? {
                let Some((known, with_players)) = asked.get(&slug).filter(|(known, _)| *known != now) else {
                    continue;
                };
                let same_floor = known.floor == now.floor;
                let change = Change {
                    numbers: now,
                    // also for a public change: a public result does not concern the phones of other tables
                    concerned: match *with_players && !same_floor {
                        true => floor_changes::concerned(conn, &slug, known.floor, now.floor)?,
                        false => None,
                    },
                    games: match known.games == now.games {
                        true => Vec::new(),
                        false => follow::players_of_changed(conn, &slug, known.games, now.games)?,
                    },
                };
                changed.push((slug, change));
            }
            Ok::<_, DbError>(changed)
        })?;
        let mut state = self.state();
        for (slug, change) in changed {
            let before = state.asked_elsewhere(&slug);
            if let Some(topic) = state.topics.get_mut(&slug) {
                topic.notify(&change, before);
                self.notified.inc();
            }
        }
        Ok(())
    }
}

impl Listener {
    /// Waits for the next update: first the current numbers, then each change. `None` ends the stream, because the
    /// service stops or the stream has reached its maximum age.
    pub async fn next(&mut self) -> Option<Update> {
        if *self.stopping.borrow() {
            return None;
        }
        if let Some(read) = self.first.take() {
            return Some(Update::Numbers {
                numbers: read,
                spread: Duration::ZERO,
            });
        }
        loop {
            tokio::select! {
                changed = self.news.changed() => {
                    changed.ok()?;
                    let News { numbers, spread } = *self.news.borrow_and_update();
                    // Never backwards: the topic may have older numbers than were read at the start.
                    let is_floor = self.hears_floor && numbers.floor > self.last_sent.floor;
                    let is_game = self.hears_games && numbers.games > self.last_sent.games;
                    if numbers.version > self.last_sent.version || is_floor || is_game {
                        self.last_sent = numbers;
                        return Some(Update::Numbers { numbers, spread });
                    }
                }
                _ = self.stopping.changed() => return None,
                () = sleep_until(self.next_beat) => {
                    self.beats_left = self.beats_left.checked_sub(1)?;
                    self.next_beat += self.beat;
                    return Some(Update::Beat);
                }
            }
        }
    }
}
