//! What is announced at a moment: texts that somebody typed, from their time on, and the minutes that a clock has left.

use std::cmp::Reverse;

use chrono::TimeDelta;

use crate::clock::Moment;
use crate::db::notices::Announcement;
use crate::rules::round_clock::TableClock;

/// Minutes left at which a tournament that wants it says so; it stops with the last.
const MINUTES_LEFT: [i64; 3] = [10, 5, 0];

/// What readers are told at a moment.
#[derive(Debug, Default)]
pub struct Announced<'s> {
    /// Pinned ones first, and the latest first.
    pub texts: Vec<&'s Announcement>,
    pub time_left: Option<TimeLeft>,
    /// When some of it changes by time alone.
    pub until: Option<Moment>,
}

/// That a clock has less than so many minutes left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeLeft {
    pub minutes: i64,
    pub since: Moment,
}

impl<'s> Announced<'s> {
    /// What is told of these announcements.
    pub(super) fn of(all: impl Iterator<Item = &'s Announcement>, now: Moment) -> Self {
        let mut announced = Self::default();
        for one in all {
            match one.begins() {
                begins if begins <= now => announced.texts.push(one),
                begins => announced.changes_at(begins),
            }
        }
        // stable: of the same time the one that was typed later comes first, as it was read
        announced.texts.sort_by_key(|one| Reverse((one.pinned, one.begins())));
        announced
    }

    /// Adds how much a clock has left.
    pub(super) fn count_down(&mut self, clock: &TableClock, now: Moment) {
        // neither while it is paused nor without a limit: no minutes can be named
        let Some(end) = clock.time_is_called_at() else { return };
        for minutes in MINUTES_LEFT {
            let at = (end - TimeDelta::minutes(minutes)).naive_utc();
            // a round that is shorter never has so much
            if at <= clock.started_at.naive_utc() {
                continue;
            }
            if now < at {
                self.changes_at(at);
                break;
            }
            self.time_left = (minutes > 0).then_some(TimeLeft { minutes, since: at });
        }
    }

    fn changes_at(&mut self, at: Moment) {
        self.until = Some(self.until.map_or(at, |until| until.min(at)));
    }
}

#[cfg(test)]
#[path = "announced_tests.rs"]
mod tests;
