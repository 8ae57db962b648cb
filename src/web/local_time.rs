//! Moments and dates as pages show them, in a tournament's time zone.

use chrono::{NaiveDate, TimeZone};

use crate::clock::Moment;

/// The tournament's time zone; UTC when the stored name is unknown.
pub fn zone(time_zone: &str) -> chrono_tz::Tz {
    // a zone that a later edition of the time zone database renamed must not take a tournament's pages away
    time_zone.parse().unwrap_or(chrono_tz::UTC)
}

/// A moment as "14:05" in a zone.
pub fn clock_time(at: Moment, time_zone: &str) -> String {
    zone(time_zone).from_utc_datetime(&at).format("%H:%M").to_string()
}

/// A moment as "20 Nov 2026, 14:05" in a zone.
pub fn date_time(at: Moment, time_zone: &str) -> String {
    zone(time_zone)
        .from_utc_datetime(&at)
        .format("%-d %b %Y, %H:%M")
        .to_string()
}

/// A date as "Friday, 20 November 2026".
pub fn long_date(date: NaiveDate) -> String {
    date.format("%A, %-d %B %Y").to_string()
}

/// A length as "1:05".
pub fn seconds_text(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
