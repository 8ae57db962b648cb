//! The only place that reads the time.

use chrono::{DateTime, SubsecRound, Utc};

/// A moment in UTC, in whole microseconds: what both databases keep without loss.
pub type Moment = DateTime<Utc>;

/// The time now, in UTC, cut to whole microseconds.
#[must_use]
#[allow(clippy::disallowed_methods)] // this is that place
pub fn now() -> Moment {
    Utc::now().trunc_subsecs(6)
}
