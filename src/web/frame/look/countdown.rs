//! The clock of a round or a table as pages show it: "until 14:05", and "time is up" from then on, also on cached pages,
//! which expire at that moment (`Snapshot::public_until`). The script counts down.

use chrono::{DateTime, TimeDelta, Utc};

use super::local_time::clock_time;
use podium_event::round_clock::TableClock;
use say::Message;

/// The number of seconds left from which on seconds are shown: "4:31".
const SECONDS_BELOW: i64 = 300;

/// Returns the time left in words: "42 min left", in the last five minutes "4:31", after it "time is up".
fn in_words(left: TimeDelta) -> Message {
    let seconds = seconds(left);
    if seconds <= 0 {
        say::shell::time_is_up()
    } else if seconds > SECONDS_BELOW {
        // rounded up like the seconds: it never shows less time than is left
        say::shell::minutes_left((seconds + 59) / 60)
    } else {
        digits(left).into()
    }
}

/// Time left as a clock shows it: "1:02:10", "42:10", "0:00".
pub fn digits(left: TimeDelta) -> String {
    let seconds = seconds(left).max(0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Returns whole seconds, rounded up: a clock shows 0:00 only when the time is up.
fn seconds(left: TimeDelta) -> i64 {
    // `div_euclid`: negative time is rounded up too, towards zero.
    left.num_milliseconds().div_euclid(1_000) + i64::from(left.num_milliseconds().rem_euclid(1_000) > 0)
}

/// A moment for the script, to the millisecond.
pub fn timestamp(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// A clock as cached pages show it: they contain its end, and the script counts down.
#[derive(Debug, Clone)]
pub struct Countdown {
    /// When the time ends, for the script; `None` while the clock is paused.
    pub ends_at: Option<String>,
    /// The text without the script: "until 14:05", "time is up", "paused, 31 min left", "paused".
    pub text: Message,
    /// Whether it counts the overtime of the last turn (T44).
    pub is_overtime: bool,
    /// What a paused clock shows, as "31:12"; `None` while it runs, and for an untimed one.
    pub paused_at: Option<String>,
}

impl Countdown {
    /// When it ends, or what it shows while it is paused: the same for two clocks between which readers see no difference.
    pub fn shown(&self) -> (Option<&str>, Option<&str>) {
        (self.ends_at.as_deref(), self.paused_at.as_deref())
    }

    /// Returns the countdown of a clock at a moment, as readers see it who may see so many minutes of overtime after the
    /// time is up (T44).
    pub fn with_overtime(
        clock: &TableClock,
        overtime: Option<u32>,
        time_zone: &str,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        let shown = Self::of(clock, time_zone, now)?;
        let is_up = clock.time_is_called_at().is_some_and(|end| end <= now);
        let Some(end) = overtime
            .filter(|_| is_up)
            .and_then(|minutes| clock.overtime_ends_at(minutes))
        else {
            return Some(shown);
        };
        Some(Self {
            ends_at: Some(timestamp(end)),
            text: match end <= now {
                true => say::shell::time_is_up(),
                false => say::shell::until(clock_time(end.naive_utc(), time_zone)),
            },
            is_overtime: true,
            paused_at: None,
        })
    }

    /// Returns the countdown of a clock at a moment; `None` for a running clock without a limit.
    pub fn of(clock: &TableClock, time_zone: &str, now: DateTime<Utc>) -> Option<Self> {
        // a paused clock has no known end to count down to
        if let Some(since) = clock.paused_since {
            let left = clock.time_left(since);
            return Some(Self {
                ends_at: None,
                text: left.map_or_else(say::shell::paused, |left| say::shell::paused_with(in_words(left))),
                is_overtime: false,
                paused_at: left.map(digits),
            });
        }
        let ends = clock.time_is_called_at()?;
        Some(Self {
            ends_at: Some(timestamp(ends)),
            text: match ends <= now {
                true => say::shell::time_is_up(),
                false => say::shell::until(clock_time(ends.naive_utc(), time_zone)),
            },
            is_overtime: false,
            paused_at: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_said_as_people_say_it() {
        let shown =
            |seconds, milliseconds| in_words(TimeDelta::seconds(seconds) + TimeDelta::milliseconds(milliseconds));
        assert_eq!(shown(42 * 60, 0), "42 min left");
        assert_eq!(shown(42 * 60, 1), "43 min left");
        assert_eq!(shown(300, 0), "5:00");
        assert_eq!(shown(270, 500), "4:31");
        assert_eq!(shown(0, 1), "0:01");
        assert_eq!(shown(0, 0), "time is up");
        assert_eq!(shown(-90, 0), "time is up");
    }

    #[test]
    fn digits_take_hours_only_when_there_are_any() {
        let shown = |seconds| digits(TimeDelta::seconds(seconds));
        assert_eq!(shown(3 * 3600 + 62), "3:01:02");
        assert_eq!(shown(2_530), "42:10");
        assert_eq!(shown(-5), "0:00");
    }

    #[test]
    fn a_paused_clock_says_so_and_an_untimed_one_nothing() {
        let start = DateTime::UNIX_EPOCH;
        let clock = TableClock {
            started_at: start,
            limit_minutes: Some(75),
            paused: TimeDelta::zero(),
            paused_since: Some(start + TimeDelta::minutes(44)),
            extension_minutes: 0,
        };
        let paused = Countdown::of(&clock, "UTC", start).unwrap();
        assert_eq!((paused.ends_at, paused.paused_at.as_deref()), (None, Some("31:00")));
        assert_eq!(paused.text, "paused, 31 min left");
        let running = TableClock {
            paused_since: None,
            extension_minutes: 5,
            ..clock
        };
        let at = |minute| Countdown::of(&running, "UTC", start + TimeDelta::minutes(minute)).unwrap();
        assert_eq!(at(79).ends_at.as_deref(), Some("1970-01-01T01:20:00.000Z"));
        assert_eq!(at(79).text, "until 01:20");
        assert_eq!(at(80).text, "time is up", "said without a script, too");
        let untimed = TableClock {
            limit_minutes: None,
            paused_since: None,
            ..clock
        };
        assert!(Countdown::of(&untimed, "UTC", start).is_none());
    }
}
