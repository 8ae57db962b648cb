//! Time at the table of a followed game: how much is left, and the confirmation before it is called early.

use chrono::{DateTime, Utc};

use super::resubmission::Resubmission;
use crate::web::frame::form::Fields;
use crate::web::frame::look::countdown::Countdown;
use crate::web::frame::look::local_time::clock_time;
use podium_base::clock;
use podium_event::round_clock::TableClock;
use podium_melee::Game;
use say::{Message, call_parts, game_desk as t};

/// The field by which a judge confirms that time is called although some is left.
const EARLY: &str = "early";

/// The table's time, until somebody calls it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableTime {
    /// Whether it is up: then the call comes first on the page.
    pub is_up: bool,
    /// When it ends, for the countdown; `None` once it is up or while the clock is paused.
    pub ends: Option<String>,
    /// "until 14:05", "since 14:05", "paused, 12 min left".
    pub text: Message,
}

/// Returns the time of a table whose game is going on; `None` without a limit, and once time was called or the game is
/// over.
pub fn table_time(clock: Option<&TableClock>, game: &Game, zone: &str, now: DateTime<Utc>) -> Option<TableTime> {
    let clock = clock.filter(|_| game.outcome().is_none() && !game.time().is_called())?;
    if minutes_left(clock, now)? == 0 {
        let since = clock.time_is_called_at().map(|at| clock_time(at.naive_utc(), zone));
        return Some(TableTime {
            is_up: true,
            ends: None,
            text: since.map_or_else(Message::default, call_parts::since),
        });
    }
    let shown = Countdown::of(clock, zone, now)?;
    Some(TableTime {
        is_up: false,
        ends: shown.ends_at,
        text: shown.text,
    })
}

/// Returns the minutes left at a table, rounded up; `None` without a limit. A paused clock counts as having time left
/// even at zero.
fn minutes_left(clock: &TableClock, now: DateTime<Utc>) -> Option<i64> {
    let left = clock.time_left(clock.paused_since.unwrap_or(now))?;
    let seconds = (left.num_milliseconds() + 999).div_euclid(1_000).max(0);
    Some(((seconds + 59) / 60).max(i64::from(clock.paused_since.is_some())))
}

/// Returns the minutes left if a form calls time early and its sender has not confirmed that.
pub fn asks_back(clock: Option<&TableClock>, fields: &Fields, sent: &[(String, String)]) -> Option<i64> {
    let calls = sent.iter().any(|(name, value)| name == "do" && value == "call_time");
    let left = minutes_left(clock?, clock::now().and_utc()).filter(|left| *left > 0)?;
    (calls && fields.text(EARLY).is_empty()).then_some(left)
}

/// Returns the question whether time is called although some is left, with everything that was sent.
pub fn question(table: i64, left: i64, fields: &Fields, action: &str) -> Resubmission {
    let mut again = Resubmission::of(fields, action);
    again.title = t::call_time_title();
    again.said = vec![t::time_is_left(table, left)];
    again.button = t::call_time_button(left);
    again.fields.push((EARLY.to_owned(), "yes".to_owned()));
    again
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn clock(paused: Option<i64>) -> TableClock {
        TableClock {
            started_at: DateTime::UNIX_EPOCH,
            limit_minutes: Some(75),
            paused: TimeDelta::zero(),
            paused_since: paused.map(|minute| DateTime::UNIX_EPOCH + TimeDelta::minutes(minute)),
            extension_minutes: 5,
        }
    }

    #[test]
    fn minutes_are_rounded_up_and_end_with_the_tables_own_time() {
        let at = |seconds| minutes_left(&clock(None), DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds));
        assert_eq!(at(0), Some(80));
        assert_eq!(at(1), Some(80));
        assert_eq!(at(79 * 60 + 59), Some(1));
        assert_eq!(at(80 * 60), Some(0));
        assert_eq!(at(90 * 60), Some(0));
        // a paused clock never counts as expired
        let paused = minutes_left(&clock(Some(80)), DateTime::UNIX_EPOCH + TimeDelta::minutes(200));
        assert_eq!(paused, Some(1));
        let untimed = TableClock {
            limit_minutes: None,
            ..clock(None)
        };
        assert_eq!(minutes_left(&untimed, DateTime::UNIX_EPOCH), None);
    }
}
