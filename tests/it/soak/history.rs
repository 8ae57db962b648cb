//! What clients called and how they were answered, with the times of both, and how many of which class.

use std::fmt::Debug;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Calls of one thing after which it is left alone: what is judged stays small.
const MOST_CALLS: usize = 70;
/// Calls without an answer after which a thing is left alone: each may have happened at any later time.
const MOST_UNKNOWN: usize = 8;

/// How long who was not listened to waits.
const UNTIL_SOMEBODY_LISTENS: Duration = Duration::from_millis(20);

/// What came of sending a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard<R> {
    /// It was answered: carried out, or refused with a word for it.
    Outcome(R),
    /// The service said that nothing was changed, because it could not.
    Unchanged,
    /// No answer, or one that says nothing of what became of it.
    Unknown,
    /// Nobody listened: it was not sent, and is no call.
    Unsent,
}

/// A call on a thing.
#[derive(Debug, Clone)]
pub struct Call<A, R> {
    /// Who called: one after the other.
    pub client: u32,
    pub act: A,
    /// Since the beginning of the run.
    pub begun: Duration,
    pub ended: Duration,
    pub heard: Heard<R>,
}

/// How many calls ended how.
#[derive(Debug, Default)]
pub struct Counts {
    pub acknowledged: AtomicU64,
    pub refused: AtomicU64,
    pub unknown: AtomicU64,
    /// Calls that nobody listened to.
    pub unsent: AtomicU64,
}

impl Counts {
    pub fn of(number: &AtomicU64) -> u64 {
        number.load(Ordering::SeqCst)
    }

    /// All of them, in the order in which they are here.
    pub fn all(&self) -> [u64; 4] {
        [&self.acknowledged, &self.refused, &self.unknown, &self.unsent].map(Self::of)
    }

    fn count(number: &AtomicU64) {
        number.fetch_add(1, Ordering::SeqCst);
    }
}

/// The calls on one thing, as they come.
pub struct History<A, R> {
    start: Instant,
    calls: Mutex<Vec<Call<A, R>>>,
    /// Calls that were sent, answered or not yet.
    sent: AtomicUsize,
}

impl<A: Debug + Clone, R: Debug + Clone + PartialEq> History<A, R> {
    pub fn new(start: Instant) -> Self {
        Self {
            start,
            calls: Mutex::default(),
            sent: AtomicUsize::new(0),
        }
    }

    /// Sends a call and notes what was heard; `is_refusal` tells the classes of answers apart.
    pub fn call(
        &self,
        counts: &Counts,
        client: u32,
        act: A,
        send: impl FnOnce() -> Heard<R>,
        is_refusal: impl Fn(&R) -> bool,
    ) -> Heard<R> {
        self.sent.fetch_add(1, Ordering::SeqCst);
        let begun = self.start.elapsed();
        let heard = send();
        let ended = self.start.elapsed();
        Counts::count(match &heard {
            Heard::Outcome(outcome) if !is_refusal(outcome) => &counts.acknowledged,
            Heard::Outcome(_) | Heard::Unchanged => &counts.refused,
            Heard::Unknown => &counts.unknown,
            Heard::Unsent => &counts.unsent,
        });
        if heard == Heard::Unsent {
            self.sent.fetch_sub(1, Ordering::SeqCst);
            std::thread::sleep(UNTIL_SOMEBODY_LISTENS);
            return heard;
        }
        self.note(Call {
            client,
            act,
            begun,
            ended,
            heard: heard.clone(),
        });
        heard
    }

    /// Notes what somebody saw beside the service, at this moment.
    pub fn see(&self, client: u32, act: A, outcome: R) {
        let now = self.start.elapsed();
        self.note(Call {
            client,
            act,
            begun: now,
            ended: now,
            heard: Heard::Outcome(outcome),
        });
    }

    fn note(&self, call: Call<A, R>) {
        self.calls.lock().expect("no client panicked").push(call);
    }

    /// Whether enough was called on this thing.
    pub fn is_full(&self) -> bool {
        let calls = self.calls.lock().expect("no client panicked");
        let unknown = calls.iter().filter(|call| matches!(call.heard, Heard::Unknown));
        self.sent.load(Ordering::SeqCst) >= MOST_CALLS || unknown.count() >= MOST_UNKNOWN
    }

    pub fn calls(&self) -> Vec<Call<A, R>> {
        self.calls.lock().expect("no client panicked").clone()
    }
}

/// A history as text, in the order of its beginnings.
pub fn written<A: Debug, R: Debug>(calls: &[Call<A, R>]) -> String {
    let mut lines: Vec<&Call<A, R>> = calls.iter().collect();
    lines.sort_by_key(|call| call.begun);
    let line = |call: &&Call<A, R>| {
        format!(
            "{:>12.6} {:>12.6} client {:>3} {:?} -> {:?}\n",
            call.begun.as_secs_f64(),
            call.ended.as_secs_f64(),
            call.client,
            call.act,
            call.heard
        )
    };
    lines.iter().map(line).collect()
}
