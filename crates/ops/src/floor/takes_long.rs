//! What takes long at a table: a turn, or all turns of a player together.

use super::state::{ReportStatus, TableFacts};
use super::table_game::{LongTurn, TableGame, UsedUp};
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_store::floor::clocks::Pause;

/// What takes long at a table, where judges are to see that.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TakesLong {
    /// The turn in progress that has taken longest, if it is a long one.
    pub turn: Option<LongTurn>,
    /// The players in the game who have used up their own time, in seat order.
    pub used_up: Vec<UsedUp>,
}

impl TakesLong {
    /// Finds what takes long at a moment: while the clock of its table runs, and no result is known. `pauses`: of that clock.
    pub(super) fn of(
        profile: &Profile,
        facts: &TableFacts,
        game: Option<&TableGame>,
        (at, pauses): (Moment, &[Pause]),
    ) -> Self {
        let is_running = facts.clock.is_some_and(|clock| clock.paused_since.is_none());
        let is_open = !facts.has_result && facts.reported == ReportStatus::None;
        let Some(game) = game.filter(|_| is_running && is_open) else {
            return Self::default();
        };
        let used_up = |minutes| game.used_up(minutes, at, pauses);
        Self {
            turn: (profile.long_turn_minutes).and_then(|minutes| game.long_turn(minutes, at, pauses)),
            used_up: profile.own_time_minutes.map_or_else(Vec::new, used_up),
        }
    }

    /// Returns since when something takes long.
    pub(super) fn since(&self) -> Option<Moment> {
        let turn = self.turn.iter().map(|turn| turn.since);
        turn.chain(self.used_up.iter().map(|used| used.since)).min()
    }
}
