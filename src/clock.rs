//! The only place that reads the time.

use chrono::{NaiveDateTime, SubsecRound, Utc};

/// A moment in UTC, in whole microseconds: what both databases keep without loss.
pub type Moment = NaiveDateTime;

/// The time now, in UTC, cut to whole microseconds.
#[allow(clippy::disallowed_methods)] // this is that place
pub fn now() -> Moment {
    Utc::now().naive_utc().trunc_subsecs(6)
}
