//! The only place that reads the time.

use std::time::Instant;

use chrono::{NaiveDateTime, SubsecRound, Utc};

/// A moment in UTC, in whole microseconds: what both databases keep without loss.
pub type Moment = NaiveDateTime;

/// The time now, in UTC, cut to whole microseconds.
#[allow(clippy::disallowed_methods)] // this is that place
pub fn now() -> Moment {
    Utc::now().naive_utc().trunc_subsecs(6)
}

/// Measures how long something takes, for metrics and logs; what it says decides nothing.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts measuring.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Seconds since the start.
    pub fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}
