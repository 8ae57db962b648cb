//! The announcements at a moment: texts that were typed, from their time on, and the minutes that a clock has left.

use std::cmp::Reverse;

use chrono::TimeDelta;

use podium_base::clock::Moment;
use podium_event::round_clock::TableClock;
use podium_store::tournaments::notices::Announcement;

/// The minutes left at which a tournament announces the time, if it is set to; 0 is the last.
const MINUTES_LEFT: [i64; 3] = [10, 5, 0];

/// The announcements at a moment.
#[derive(Debug, Default)]
pub struct Announced<'s> {
    /// Pinned ones first, then the latest first.
    pub texts: Vec<&'s Announcement>,
    pub time_left: Option<TimeLeft>,
    /// When they change just because time passes.
    pub until: Option<Moment>,
}

/// The notice that a clock has less than a number of minutes left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeLeft {
    pub minutes: i64,
    pub since: Moment,
}

impl<'s> Announced<'s> {
    /// Selects the current ones of these announcements.
    pub(super) fn of(all: impl Iterator<Item = &'s Announcement>, now: Moment) -> Self {
        let mut announced = Self::default();
        for one in all {
            match one.begins() {
                begins if begins <= now => announced.texts.push(one),
                begins => announced.changes_at(begins),
            }
        }
        // stable: of those with the same time, the later one comes first, as they were read
        announced.texts.sort_by_key(|one| Reverse((one.pinned, one.begins())));
        announced
    }

    /// Adds the notice of the time that a clock has left.
    pub(super) fn count_down(&mut self, clock: &TableClock, now: Moment) {
        // a paused clock and one without a limit have no known minutes left
        let Some(end) = clock.time_is_called_at() else { return };
        for minutes in MINUTES_LEFT {
            let at = (end - TimeDelta::minutes(minutes)).naive_utc();
            // a shorter round never has that much time left
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
