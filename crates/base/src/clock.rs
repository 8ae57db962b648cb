//! The clock: no other code reads the time.

use std::time::Instant;

use chrono::{NaiveDateTime, SubsecRound, Utc};

/// A moment in UTC in whole microseconds, which both databases store without loss.
pub type Moment = NaiveDateTime;

/// Returns the current time in UTC, truncated to whole microseconds.
#[allow(clippy::disallowed_methods)] // this is that place
pub fn now() -> Moment {
    // A finer moment would differ from itself after it was stored and read.
    Utc::now().naive_utc().trunc_subsecs(6)
}

/// Measures durations for metrics, logs and pauses. Nothing that is stored depends on it.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts the measurement.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Returns the seconds since the start.
    pub fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}
