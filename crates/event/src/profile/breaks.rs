//! Breaks of the plan: after a round, for some minutes or until a time of day.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveTime, TimeDelta, TimeZone, Utc};
use say::{Message, event_problems as t};
use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::limits::MAX_ROUNDS;

/// Longest break: a day.
pub const MAX_BREAK_MINUTES: u32 = 1_440;
/// Longest name of a break, in characters.
pub const MAX_BREAK_NAME: usize = 60;

/// A planned break. It begins when its round is finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    /// The number of the round that it follows.
    pub after_round: u32,
    #[serde(flatten)]
    pub end: BreakEnd,
    /// What players call it, as "Lunch"; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// When a break ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BreakEnd {
    /// So many minutes after its round was finished.
    Minutes(u32),
    /// At the next such time of day where the tournament is held: on the same day, or overnight.
    #[serde(with = "time_of_day")]
    Until(NaiveTime),
}

impl Break {
    /// Returns when the break ends, if its round was finished at a moment in a time zone.
    #[must_use]
    pub fn ends_at<Z: TimeZone>(&self, finished: &DateTime<Z>) -> DateTime<Utc> {
        let time = match self.end {
            BreakEnd::Minutes(minutes) => return finished.to_utc() + TimeDelta::minutes(i64::from(minutes)),
            BreakEnd::Until(time) => time,
        };
        let local = finished.naive_local();
        let today = local.date().and_time(time);
        let ends = if today > local {
            today
        } else {
            today + TimeDelta::days(1)
        };
        // An hour that the clocks skip in spring is the hour after it; of one that occurs twice it is the first.
        let found = (finished.timezone().from_local_datetime(&ends).earliest())
            .or_else(|| (finished.timezone().from_local_datetime(&(ends + TimeDelta::hours(1)))).earliest());
        found.map_or_else(|| finished.to_utc(), |at| at.to_utc())
    }

    /// Returns its name as a line of a page shows it.
    #[must_use]
    pub fn title(&self) -> &str {
        if self.name.is_empty() { "Break" } else { &self.name }
    }
}

/// "round 2: 45 minutes, Lunch", as [`Break::from_str`] reads it.
impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}: ", self.after_round)?;
        match self.end {
            BreakEnd::Minutes(1) => write!(f, "1 minute")?,
            BreakEnd::Minutes(minutes) => write!(f, "{minutes} minutes")?,
            BreakEnd::Until(time) => write!(f, "until {}", time.format("%H:%M"))?,
        }
        match self.name.as_str() {
            "" => Ok(()),
            name => write!(f, ", {name}"),
        }
    }
}

/// A text that names no break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("write it as \"round 2: 45 minutes, Lunch\" or \"round 4: until 10:00\"")]
pub struct NoBreak;

impl FromStr for Break {
    type Err = NoBreak;

    /// Reads "round 2: 45 minutes, Lunch"; "after", "round" and "minutes" may be missing.
    fn from_str(text: &str) -> Result<Self, NoBreak> {
        let (round, rest) = text.split_once(':').ok_or(NoBreak)?;
        let (end, name) = rest.split_once(',').unwrap_or((rest, ""));
        let last = round.split_whitespace().next_back().ok_or(NoBreak)?;
        let end = end.trim().to_lowercase();
        let time = end.strip_prefix("until").unwrap_or(&end).trim();
        let end = if time.contains(':') {
            BreakEnd::Until(NaiveTime::parse_from_str(time, "%H:%M").map_err(|_| NoBreak)?)
        } else {
            let digits = time.trim_end_matches(|letter: char| letter.is_alphabetic() || letter == '.');
            BreakEnd::Minutes(digits.trim().parse().map_err(|_| NoBreak)?)
        };
        Ok(Self {
            after_round: last.parse().map_err(|_| NoBreak)?,
            end,
            name: name.trim().to_owned(),
        })
    }
}

/// Finds the problems of a list of breaks, each with its JSON pointer in the event document.
pub(super) fn problems(breaks: &[Break]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut say = |ix: usize, field: &str, message: Message| {
        problems.push(Problem::new(format!("/tournament/breaks/{ix}{field}"), message));
    };
    for (ix, one) in breaks.iter().enumerate() {
        let round = one.after_round;
        if !(1..=MAX_ROUNDS).contains(&round) {
            say(ix, "/after_round", t::break_follows(MAX_ROUNDS, round));
        }
        if breaks[..ix].iter().any(|other| other.after_round == round) {
            say(ix, "/after_round", t::break_twice(round));
        }
        if let BreakEnd::Minutes(minutes) = one.end
            && !(1..=MAX_BREAK_MINUTES).contains(&minutes)
        {
            say(ix, "/minutes", t::break_minutes(MAX_BREAK_MINUTES, minutes));
        }
        if one.name.chars().count() > MAX_BREAK_NAME || one.name.chars().any(char::is_control) {
            say(ix, "/name", t::break_name(MAX_BREAK_NAME));
        }
    }
    problems
}

/// A time of day as "10:00".
mod time_of_day {
    use chrono::NaiveTime;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(time: &NaiveTime, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&time.format("%H:%M"))
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<NaiveTime, D::Error> {
        let text = String::deserialize(from)?;
        NaiveTime::parse_from_str(&text, "%H:%M").map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    fn read(text: &str) -> Result<Break, NoBreak> {
        text.parse()
    }

    #[test]
    fn a_break_is_read_as_it_is_shown() {
        for shown in [
            "round 2: 45 minutes, Lunch",
            "round 1: 1 minute",
            "round 4: until 10:00, Second day",
            "round 4: until 09:05",
        ] {
            assert_eq!(read(shown).map(|found| found.to_string()).as_deref(), Ok(shown));
        }
        for short in ["2: 45, Lunch", "after round 2: 45 min, Lunch", "Round 2:45min., Lunch"] {
            assert_eq!(read(short), read("round 2: 45 minutes, Lunch"), "{short}");
        }
        for wrong in [
            "",
            "Lunch",
            "2",
            "2:",
            "two: 45",
            "2: until 25:00",
            "2: until noon",
            "2: -5",
        ] {
            assert_eq!(read(wrong), Err(NoBreak), "{wrong}");
        }
    }

    #[test]
    fn a_break_ends_after_its_minutes_or_at_the_next_such_time() {
        let lisbon = FixedOffset::east_opt(3600).expect("an hour");
        let finished = |hour| lisbon.with_ymd_and_hms(2026, 7, 4, hour, 20, 0).unwrap();
        let ends = |text: &str, hour| read(text).expect(text).ends_at(&finished(hour)).to_rfc3339();
        assert_eq!(ends("2: 45", 13), "2026-07-04T13:05:00+00:00");
        assert_eq!(ends("2: until 14:00", 13), "2026-07-04T13:00:00+00:00");
        // the second day
        assert_eq!(ends("2: until 10:00", 20), "2026-07-05T09:00:00+00:00");
        assert_eq!(ends("2: until 13:20", 13), "2026-07-05T12:20:00+00:00");
    }

    #[test]
    fn each_problem_names_its_break() {
        let breaks: Vec<Break> = ["0: 45", "2: 0", "2: 2000"].map(|text| read(text).expect(text)).into();
        let found: Vec<String> = problems(&breaks).into_iter().map(|problem| problem.pointer).collect();
        assert_eq!(
            found,
            [
                "/tournament/breaks/0/after_round",
                "/tournament/breaks/1/minutes",
                "/tournament/breaks/2/after_round",
                "/tournament/breaks/2/minutes",
            ]
        );
    }
}
