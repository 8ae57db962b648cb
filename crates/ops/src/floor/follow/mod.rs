//! Games that judges follow, or players at their table: started, acted in, undone, given up, and turned into a match result. A
//! game is stored as its setup and its list of actions and replayed on every read; undone actions stay in the list, marked.

mod act;
mod at_table;
mod closing;
mod confirm;
mod ended;
mod kept;
mod labels;
mod publish;
mod read;
mod start;
mod taps;
mod time;
mod time_mode;
mod turn_times;
mod undo;

pub use act::{DeskAction, act, in_open_game};
pub use at_table::{open_at_table, tap_at_table};
pub(crate) use closing::follow_result;
pub use confirm::{Confirmed, Next, Verdict, confirm};
pub use ended::{ended_games, match_length, shared, time_is_left};
pub use kept::{MOST_STEPS, closed, full, needs_another, not_started, turn_is_known, undoable};
pub use labels::{ShownNames, action_text, counter_label, departure_label};
pub use publish::{publish, show_feature_game};
pub(crate) use read::has_begun;
pub use read::{FollowedTable, OpenGames, ReplayedGame, table_of_round};
pub use start::{AgreedRules, start};
pub use taps::{MOST_LIFE, SeenRecord, StatusPart, TableTap};
pub use time::{TimeCall, choose_end_of_round, end_of_round, may_be_in_end_step, time_is_up};
pub use time_mode::{Left, Tap, take_back, tap};
pub use turn_times::{TurnInProgress, TurnTimes, played, seconds};
pub use undo::{give_up, reopen, undo};

use crate::{OpError, Work};
use podium_store::RoundState;
use podium_store::floor::follow;
use podium_store::tournaments::rounds::{self, RoundRow};
use say::refused_games as t;

/// A followed game as a form of the desk was made from it, by its table in the open round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameVersion {
    pub table: i64,
    /// What judges had done in it, who see what the other did before they act. Taps of the table's own phones do not count.
    pub version: i64,
    /// What the page showed of the table's own steps; `None`: all that there are.
    pub seen: Option<SeenSteps>,
}

/// The steps of a followed game that a page has shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenSteps {
    /// The number of the last one.
    pub last: i64,
    /// How often the table's players had changed turns, players or time ([`ReplayedGame::moved`]).
    pub moved: usize,
}

impl GameVersion {
    /// Creates the version of a game as it is now.
    pub fn now(table: &FollowedTable, game: &ReplayedGame) -> Self {
        Self::new(table.pod.table_number, game.row.version)
    }

    /// Creates a version whose page has shown all steps.
    pub fn new(table: i64, version: i64) -> Self {
        Self {
            table,
            version,
            seen: None,
        }
    }

    /// Refuses what depends on whose turn it is, if the table's players have changed that since.
    fn refuse_moved(self, game: &ReplayedGame) -> Result<(), OpError> {
        match self.seen.is_some_and(|seen| seen.moved != game.moved()) {
            true => Err(OpError::Conflict(t::changed_not_done(self.table))),
            false => Ok(()),
        }
    }
}

/// Returns the round whose games are followed: published and not finished.
fn open_round(work: &mut Work<'_, '_>) -> Result<RoundRow, OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    match all.last() {
        Some(round) if matches!(round.state, RoundState::Published | RoundState::Running) => Ok(round.clone()),
        Some(round) if round.state == RoundState::Draft => {
            Err(OpError::refused(work.round_name(round.number)?.heads(t::is_draft)))
        }
        _ => Err(OpError::refused(t::no_round())),
    }
}

/// Reads a table of the open round.
fn open_table(work: &mut Work<'_, '_>, table: i64) -> Result<FollowedTable, OpError> {
    let round = open_round(work)?;
    let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
        let round = work.round_name(round.number)?.inside();
        return Err(OpError::NotFound(say::refused_results::no_table_look(table, round)));
    };
    Ok(read::table(work.conn, round, pod)?)
}

/// Declares that only the staff and the table's own players see the changes in its game.
fn table_only(work: &mut Work<'_, '_>, table: &FollowedTable) {
    work.floor_only_for(table.players.iter().map(|player| &player.id));
}

/// Returns the game followed at a table, if it still has the version of the form.
fn seen_game(work: &mut Work<'_, '_>, at: GameVersion) -> Result<(FollowedTable, ReplayedGame), OpError> {
    let mut table = open_table(work, at.table)?;
    let Some(game) = table.take_open() else {
        return Err(OpError::Conflict(t::none_followed(at.table)));
    };
    // Two judges at one table: the second must see what the first did before acting on it.
    if game.row.version != at.version {
        return Err(OpError::Conflict(t::changed_not_done(at.table)));
    }
    Ok((table, game))
}

/// Counts a change of a game, and stores its row.
fn store(work: &mut Work<'_, '_>, game: &mut ReplayedGame) -> Result<(), OpError> {
    // a tap of a phone leaves the forms of the desk valid
    game.row.version += i64::from(work.player.is_none() || !game.is_open());
    game.row.changed = work.game_changed();
    Ok(follow::update(work.conn, &game.row)?)
}
