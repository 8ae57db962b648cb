//! The clock of a round: time limits, pauses and extensions (MTR-A Appendix B, X.5A; T20, T21).

use chrono::{DateTime, TimeDelta, Utc};

use super::event::Stage;
use super::profile::Profile;

/// Minutes that a deck check adds to the time it took, for shuffling a hundred cards (MTR-A X.5A).
pub const DECK_CHECK_EXTRA_MINUTES: u32 = 4;

/// Minutes after time is called at a table from which its result is late: more than the turns after time take (T22).
pub const RESULT_IS_LATE_AFTER_MINUTES: i64 = 15;

/// Returns the time limit of a stage's rounds in minutes; `None` for no limit.
#[must_use]
pub fn limit(profile: &Profile, stage: Stage) -> Option<u32> {
    match stage {
        Stage::Swiss => profile.round_minutes,
        Stage::Playoff => profile.playoff_minutes,
    }
}

/// Returns the minutes to give for a deck check: the time it took, rounded up, plus four (T21).
#[must_use]
pub fn deck_check_extension(seconds: u32) -> u32 {
    // Rounded up, so that players never lose time to the check.
    seconds.div_ceil(60) + DECK_CHECK_EXTRA_MINUTES
}

/// Returns the minutes to give for a ruling: its length, rounded up; `None` up to one minute (T21).
#[must_use]
pub fn ruling_extension(seconds: u32) -> Option<u32> {
    // MTR-A X.5A gives time for rulings of more than a minute.
    (seconds > 60).then(|| seconds.div_ceil(60))
}

/// The clock of a round at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    pub started_at: DateTime<Utc>,
    /// Time limit in minutes; `None` for no limit.
    pub limit_minutes: Option<u32>,
    /// Total length of the finished pauses.
    pub paused: TimeDelta,
    /// Start of the current pause.
    pub paused_since: Option<DateTime<Utc>>,
    /// Time extension of the table in minutes.
    pub extension_minutes: u32,
}

impl TableClock {
    /// Returns when time is called at the table, which is after its extension (T21). `None` without a time limit or
    /// during a pause.
    #[must_use]
    pub fn time_is_called_at(&self) -> Option<DateTime<Utc>> {
        match self.paused_since {
            Some(_) => None,
            None => self.end(self.paused),
        }
    }

    /// Returns from when on a missing result is late; `None` without a time limit or during a pause.
    #[must_use]
    pub fn result_is_late_at(&self) -> Option<DateTime<Utc>> {
        Some(self.time_is_called_at()? + TimeDelta::minutes(RESULT_IS_LATE_AFTER_MINUTES))
    }

    /// Returns when so many minutes of overtime after the table's own time are over (T44); `None` without a time limit or
    /// during a pause.
    #[must_use]
    pub fn overtime_ends_at(&self, minutes: u32) -> Option<DateTime<Utc>> {
        Some(self.time_is_called_at()? + TimeDelta::minutes(i64::from(minutes)))
    }

    /// Returns when the game of the table starts without missing players, so many minutes into the round.
    #[must_use]
    pub fn starts_without_at(&self, minutes: u32) -> DateTime<Utc> {
        self.started_at + TimeDelta::minutes(i64::from(minutes)) + self.paused
    }

    /// Returns whether so many minutes of overtime are over at a moment; not during a pause.
    #[must_use]
    pub fn overtime_is_over(&self, minutes: u32, now: DateTime<Utc>) -> bool {
        self.overtime_ends_at(minutes).is_some_and(|end| end <= now)
    }

    /// Returns the time left at a moment, negative after time is called; `None` without a time limit.
    #[must_use]
    pub fn time_left(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        // The running pause grows with `now`, so that the time left stands still.
        let current_pause = self.paused_since.map_or(TimeDelta::zero(), |since| now - since);
        Some(self.end(self.paused + current_pause)? - now)
    }

    /// Returns whether the table's own time is up at a moment; not during a pause.
    #[must_use]
    pub fn is_up(&self, now: DateTime<Utc>) -> bool {
        self.time_is_called_at().is_some_and(|end| end <= now)
    }

    /// Returns whether the table's own time has run out at a moment; a later pause does not change that.
    #[must_use]
    pub fn has_run_out(&self, now: DateTime<Utc>) -> bool {
        self.time_left(now).is_some_and(|left| left <= TimeDelta::zero())
    }

    fn end(&self, paused: TimeDelta) -> Option<DateTime<Utc>> {
        // T21: the end-of-round procedure of a table starts after its extension.
        let minutes = i64::from(self.limit_minutes?) + i64::from(self.extension_minutes);
        Some(self.started_at + TimeDelta::minutes(minutes) + paused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Level;

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minute)
    }

    fn clock() -> TableClock {
        TableClock {
            started_at: at(0),
            limit_minutes: Some(75),
            paused: TimeDelta::zero(),
            paused_since: None,
            extension_minutes: 0,
        }
    }

    #[test]
    fn the_levels_limits() {
        assert_eq!(limit(&Profile::standard(Level::Regular), Stage::Swiss), Some(90));
        assert_eq!(limit(&Profile::standard(Level::Competitive), Stage::Swiss), Some(75));
        assert_eq!(limit(&Profile::standard(Level::Professional), Stage::Playoff), None);
    }

    #[test]
    fn a_deck_check_gives_its_time_and_four_minutes() {
        assert_eq!(deck_check_extension(0), 4);
        assert_eq!(deck_check_extension(7 * 60), 11);
        assert_eq!(deck_check_extension(7 * 60 + 1), 12);
    }

    #[test]
    fn a_ruling_over_one_minute_gives_its_length() {
        assert_eq!(ruling_extension(60), None);
        assert_eq!(ruling_extension(61), Some(2));
        assert_eq!(ruling_extension(240), Some(4));
    }

    #[test]
    fn time_is_called_after_the_extension_and_the_pauses() {
        assert_eq!(clock().time_is_called_at(), Some(at(75)));
        assert!(!clock().is_up(at(74)) && clock().is_up(at(75)));
        let clock = TableClock {
            extension_minutes: 6,
            paused: TimeDelta::minutes(10),
            ..clock()
        };
        assert_eq!(clock.time_is_called_at(), Some(at(91)));
        assert_eq!(clock.time_left(at(100)), Some(TimeDelta::minutes(-9)));
    }

    #[test]
    fn a_result_is_late_some_time_after_the_table_s_own_end() {
        assert_eq!(clock().result_is_late_at(), Some(at(75 + 15)));
        let given = TableClock {
            extension_minutes: 6,
            ..clock()
        };
        assert_eq!(given.result_is_late_at(), Some(at(75 + 6 + 15)));
        let paused = TableClock {
            paused_since: Some(at(80)),
            ..clock()
        };
        assert_eq!(
            paused.result_is_late_at(),
            None,
            "nobody can be late while the clock stands"
        );
    }

    #[test]
    fn overtime_comes_after_the_table_s_own_time() {
        assert_eq!(clock().overtime_ends_at(20), Some(at(95)));
        let given = TableClock {
            extension_minutes: 6,
            ..clock()
        };
        assert_eq!(given.overtime_ends_at(20), Some(at(101)));
        assert!(!given.overtime_is_over(20, at(100)));
        assert!(given.overtime_is_over(20, at(101)));
        let paused = TableClock {
            paused_since: Some(at(80)),
            ..clock()
        };
        assert!(
            !paused.overtime_is_over(20, at(999)),
            "nothing ends while the clock stands"
        );
    }

    #[test]
    fn a_paused_clock_stands_still() {
        let clock = TableClock {
            paused_since: Some(at(20)),
            ..clock()
        };
        assert_eq!(clock.time_is_called_at(), None);
        assert!(!clock.is_up(at(999)));
        assert_eq!(clock.time_left(at(20)), Some(TimeDelta::minutes(55)));
        assert_eq!(clock.time_left(at(60)), Some(TimeDelta::minutes(55)));
    }

    #[test]
    fn a_pause_after_the_end_does_not_undo_it() {
        let paused = |at: DateTime<Utc>| TableClock {
            paused_since: Some(at),
            ..clock()
        };
        assert!(!clock().has_run_out(at(74)) && clock().has_run_out(at(75)));
        assert!(!paused(at(74)).has_run_out(at(99)));
        assert!(paused(at(76)).has_run_out(at(99)));
    }

    #[test]
    fn an_untimed_round_never_ends() {
        let clock = TableClock {
            limit_minutes: None,
            ..clock()
        };
        assert_eq!(clock.time_is_called_at(), None);
        assert_eq!(clock.time_left(at(999)), None);
        assert!(!clock.has_run_out(at(999)));
    }
}
