//! The threads of the service: how many there may be, counted by what starts them, and those that live as long as it
//! does. One of these that panics is restarted after a pause that grows, and the service knows which one is down.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::measure::{self, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Measures};

/// The pause after the first panic. It doubles with each further one …
const SHORTEST: Duration = Duration::from_secs(1);
/// … up to this, and starts over once a thread has run for as long.
const LONGEST: Duration = Duration::from_secs(60);

/// The threads of a process. Cheap to clone.
#[derive(Clone)]
pub struct Watched(Arc<All>);

struct All {
    /// Those that have to live.
    threads: Mutex<Vec<Arc<Watch>>>,
    places: IntGaugeVec,
    up: IntGaugeVec,
    restarts: IntCounterVec,
}

/// What is known of one thread.
struct Watch {
    name: &'static str,
    is_down: AtomicBool,
    stop: Arc<Stop>,
    up: IntGauge,
    restarts: IntCounter,
}

/// The request to end, which a thread looks for and waits by.
#[derive(Debug, Default)]
pub struct Stop {
    asked: Mutex<bool>,
    wake: Condvar,
}

/// A running thread.
pub struct Running {
    stop: Arc<Stop>,
    thread: JoinHandle<()>,
}

impl Default for Watched {
    fn default() -> Self {
        Self(Arc::new(All {
            threads: Mutex::default(),
            places: measure::levels(
                "podium_thread_places",
                "Threads that may run at a time, by kind; together the most that the process has",
                &["thread"],
            ),
            up: measure::levels(
                "podium_thread_up",
                "1 while a thread that has to live runs, 0 while it is down after a panic",
                &["thread"],
            ),
            restarts: measure::counts(
                "podium_thread_restarts_total",
                "Panics of threads that have to live, each of which was restarted",
                &["thread"],
            ),
        }))
    }
}

impl Watched {
    /// Counts threads of a kind that may run at a time from now on.
    pub fn allow(&self, kind: &'static str, threads: usize) {
        self.0.places.with_label_values(&[kind]).add(measure::number(threads));
    }

    /// Starts a thread that runs `work` until that returns, and again after each panic. `work` returns when it is
    /// asked to stop.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(&self, name: &'static str, mut work: impl FnMut(&Stop) + Send + 'static) -> io::Result<Running> {
        let stop = Arc::new(Stop::default());
        let watch = Arc::new(Watch {
            name,
            is_down: AtomicBool::new(false),
            stop: Arc::clone(&stop),
            up: self.0.up.with_label_values(&[name]),
            restarts: self.0.restarts.with_label_values(&[name]),
        });
        let watched = Arc::clone(&watch);
        let thread = std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || watched.run(&mut work))?;
        watch.up.set(1);
        self.allow(name, 1);
        self.threads().push(watch);
        Ok(Running { stop, thread })
    }

    /// Returns the names of the threads that are down.
    pub fn down(&self) -> Vec<&'static str> {
        let threads = self.threads();
        let down = threads.iter().filter(|watch| watch.is_down.load(Ordering::SeqCst));
        down.map(|watch| watch.name).collect()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        let all = &self.0;
        vec![
            Box::new(all.places.clone()),
            Box::new(all.up.clone()),
            Box::new(all.restarts.clone()),
        ]
    }

    fn threads(&self) -> MutexGuard<'_, Vec<Arc<Watch>>> {
        self.0.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watch {
    fn run(&self, work: &mut dyn FnMut(&Stop)) {
        let mut pause = SHORTEST;
        loop {
            let began = Stopwatch::start();
            // a panic leaves no lock that cannot be taken again: all of them ignore poisoning
            if catch_unwind(AssertUnwindSafe(|| work(&self.stop))).is_ok() {
                return;
            }
            if began.seconds() >= LONGEST.as_secs_f64() {
                pause = SHORTEST;
            }
            self.restarts.inc();
            self.note(true);
            tracing::error!(
                thread = self.name,
                seconds = pause.as_secs(),
                "a thread has panicked: it is restarted after a pause"
            );
            if self.stop.within(pause) {
                return;
            }
            self.note(false);
            pause = (2 * pause).min(LONGEST);
        }
    }

    fn note(&self, is_down: bool) {
        self.is_down.store(is_down, Ordering::SeqCst);
        self.up.set((!is_down).into());
    }
}

impl Stop {
    /// Returns whether the thread is asked to end.
    pub fn is_asked(&self) -> bool {
        *self.asked()
    }

    /// Waits for a while, or until the thread is asked to end; returns whether it is.
    pub fn within(&self, pause: Duration) -> bool {
        let waited = self.wake.wait_timeout_while(self.asked(), pause, |asked| !*asked);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn ask(&self) {
        *self.asked() = true;
        self.wake.notify_all();
    }

    fn asked(&self) -> MutexGuard<'_, bool> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Running {
    /// Asks the thread to end.
    pub fn ask_to_stop(&self) {
        self.stop.ask();
    }

    /// Returns whether the thread has ended.
    pub fn has_ended(&self) -> bool {
        self.thread.is_finished()
    }

    /// Asks the thread to end, and waits until it has.
    pub fn stop(self) {
        self.stop.ask();
        // it cannot have panicked: a panic of its work is caught
        self.thread.join().ok();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_thread_that_panics_is_down_until_it_runs_again() {
        let watched = Watched::default();
        let (began, runs) = channel();
        let mut times = 0;
        let running = watched
            .start("fragile", move |stop| {
                times += 1;
                began.send(times).expect("the test waits");
                assert!(times > 2, "twice");
                while !stop.within(LONGEST) {}
            })
            .expect("it starts");
        for time in 1..=3 {
            assert_eq!(runs.recv().expect("it runs again"), time);
        }
        assert!(watched.down().is_empty());
        let count = |of: &IntCounterVec| of.with_label_values(&["fragile"]).get();
        assert_eq!(count(&watched.0.restarts), 2);
        running.stop();
    }

    #[test]
    fn a_thread_that_is_down_is_known_and_can_be_stopped() {
        let watched = Watched::default();
        let running = watched.start("broken", |_| panic!("always")).expect("it starts");
        let other = watched
            .start("sound", |stop| while !stop.within(LONGEST) {})
            .expect("it starts");
        while watched.down() != ["broken"] {
            std::thread::yield_now();
        }
        running.stop();
        other.stop();
    }

    #[test]
    fn a_thread_whose_work_is_done_is_not_down() {
        let watched = Watched::default();
        watched.start("short", |_| {}).expect("it starts").stop();
        assert!(watched.down().is_empty());
    }
}
