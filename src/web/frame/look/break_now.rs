//! The break between two rounds, as pages show it: computed from the plan and from when the round before was finished.

use podium_base::clock::Moment;
use podium_event::profile::Break;
use podium_store::tournaments::events::Loaded;
use podium_store::{RoundState, TournamentState};
use say::Message;

use super::countdown::{Countdown, timestamp};
use super::local_time::{clock_time, zone};

/// A break that has begun. It lasts until the next round is started.
#[derive(Debug, Clone)]
pub struct BreakNow {
    /// "Lunch", or "Break".
    pub name: Message,
    pub began_at: Moment,
    pub ends_at: Moment,
    /// "until 14:05", counted down by the script.
    pub countdown: Countdown,
}

impl BreakNow {
    /// Returns the break that a tournament is in.
    pub fn of(loaded: &Loaded) -> Option<Self> {
        let goes_on = matches!(
            loaded.tournament.state,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
        );
        // a draft is nobody's business yet, and a published round waits for the end of the break
        let mut begun = loaded.rounds.iter().rev().map(|round| &round.row);
        let last = begun.find(|row| matches!(row.state, RoundState::Running | RoundState::Finished))?;
        let planned = |one: &&Break| i64::from(one.after_round) == last.number;
        let planned = loaded.event.profile().breaks.iter().find(planned)?;
        let began_at = last.finished_at.filter(|_| goes_on)?;
        let time_zone = &loaded.tournament.time_zone;
        let ends = planned.ends_at(&began_at.and_utc().with_timezone(&zone(time_zone)));
        Some(Self {
            name: match planned.name.is_empty() {
                true => say::shell::pause(),
                false => planned.name.as_str().into(),
            },
            began_at,
            ends_at: ends.naive_utc(),
            countdown: Countdown {
                ends_at: Some(timestamp(ends)),
                text: say::shell::until(clock_time(ends.naive_utc(), time_zone)),
                is_overtime: false,
                paused_at: None,
            },
        })
    }
}
