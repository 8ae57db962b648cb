//! Moments and dates as pages show them, in a tournament's time zone.

use chrono::{DateTime, LocalResult, NaiveDate, NaiveDateTime, TimeZone};
use chrono_tz::Tz;

use podium_base::clock::Moment;
use say::Message;

/// Returns the tournament's time zone; UTC if the stored name is unknown.
pub fn zone(time_zone: &str) -> Tz {
    // a zone that a later edition of the time zone database renamed must not break a tournament's pages
    time_zone.parse().unwrap_or(chrono_tz::UTC)
}

/// A moment as "14:05" in a zone; in an hour that occurs twice as "01:45 WET".
pub fn clock_time(at: Moment, time_zone: &str) -> Message {
    let at = in_zone(at, time_zone);
    say_which(&at, say::clock_time(at.naive_local()))
}

/// A moment as "20 Nov 2026, 14:05" in a zone; in an hour that occurs twice as "25 Oct 2026, 01:45 WET".
pub fn date_time(at: Moment, time_zone: &str) -> Message {
    let at = in_zone(at, time_zone);
    say_which(&at, say::date_time(at.naive_local()))
}

/// The day of a moment in a zone.
pub fn day(at: Moment, time_zone: &str) -> NaiveDate {
    in_zone(at, time_zone).date_naive()
}

fn in_zone(at: Moment, time_zone: &str) -> DateTime<Tz> {
    zone(time_zone).from_utc_datetime(&at)
}

/// Appends which of the two it is to a time that occurs twice: in the night when the clocks go back, a round that lasts from
/// 01:30 to 01:45 may be over after 75 minutes.
fn say_which(at: &DateTime<Tz>, time: Message) -> Message {
    match at.timezone().from_local_datetime(&at.naive_local()) {
        LocalResult::Ambiguous(..) => Message::joined([time, at.format("%Z").to_string().into()], " "),
        LocalResult::Single(_) | LocalResult::None => time,
    }
}

/// A length as "1:05".
pub fn seconds_text(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Formats a moment for the browser's date-and-time input.
pub fn field_time(at: Moment, time_zone: &str) -> String {
    in_zone(at, time_zone)
        .naive_local()
        .format("%Y-%m-%dT%H:%M")
        .to_string()
}

/// Reads a date and a time in a zone as browsers send it; `None` if nothing was typed.
///
/// # Errors
/// The problem, a sentence.
pub fn typed_moment(typed: &str, time_zone: &str) -> Result<Option<Moment>, Message> {
    if typed.is_empty() {
        return Ok(None);
    }
    // a space if typed by hand, seconds if a browser adds them
    let formats = ["%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M:%S"];
    let local = formats
        .iter()
        .find_map(|format| NaiveDateTime::parse_from_str(typed, format).ok())
        .ok_or_else(|| say::inputs::no_time(format!("{typed:.40?}")))?;
    // an hour that occurs twice in autumn: the first one
    zone(time_zone)
        .from_local_datetime(&local)
        .earliest()
        .map(|at| Some(at.naive_utc()))
        .ok_or_else(|| say::inputs::skipped_hour(time_zone))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_occurs_twice_says_which_it_is() {
        let at = |hour, minute| {
            let day = chrono::NaiveDate::from_ymd_opt(2026, 10, 25).expect("a date");
            day.and_hms_opt(hour, minute, 0).expect("a time")
        };
        let clock = |hour, minute, zone| clock_time(at(hour, minute), zone).to_string();
        assert_eq!(clock(23, 59, "Europe/Lisbon"), "23:59");
        assert_eq!(clock(0, 30, "Europe/Lisbon"), "01:30 WEST");
        assert_eq!(clock(1, 45, "Europe/Lisbon"), "01:45 WET");
        assert_eq!(clock(2, 0, "Europe/Lisbon"), "02:00");
        assert_eq!(
            date_time(at(1, 0), "Europe/Berlin").to_string(),
            "25 Oct 2026, 02:00 CET"
        );
    }

    #[test]
    fn what_is_typed_is_in_the_tournaments_zone() {
        let read = |typed: &str| typed_moment(typed, "Europe/Lisbon").map(|at| at.map(|at| at.to_string()));
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("2026-07-01T14:00"), Ok(Some("2026-07-01 13:00:00".into())));
        assert_eq!(read("2026-11-20 14:00"), Ok(Some("2026-11-20 14:00:00".into())));
        // 29 March 2026: 01:00 becomes 02:00; 25 October: 02:00 becomes 01:00
        assert!(read("2026-03-29T01:30").is_err_and(|why| why.to_string().contains("skip this hour")));
        assert_eq!(read("2026-10-25T01:30"), Ok(Some("2026-10-25 00:30:00".into())));
        assert!(read("tomorrow").is_err());
    }
}
