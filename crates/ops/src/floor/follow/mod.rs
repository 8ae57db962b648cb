//! Games that judges follow, or players at their table: started, acted in, undone, given up, and turned into a match result. A
//! game is stored as its setup and its list of actions and replayed on every read; undone actions stay in the list, marked.

mod act;
mod at_table;
mod closing;
mod confirm;
mod ended;
mod labels;
mod publish;
mod read;
mod start;
mod time;
mod time_mode;
mod turn_times;
mod undo;

pub use act::{DeskAction, act, in_open_game};
pub use at_table::{MOST_LIFE, SeenRecord, StatusPart, TableTap, open_at_table, tap_at_table};
pub(crate) use closing::close_with_result;
pub use confirm::{Confirmed, Next, Verdict, confirm};
pub use ended::{ended_games, match_length, shared, time_is_left};
pub use labels::{ShownNames, action_text, departure_label};
pub use publish::publish;
pub use read::{FollowedTable, OpenGames, ReplayedGame, open_games, table_of_round};
pub use start::{AgreedRules, start};
pub use time::{TimeCall, choose_end_of_round, end_of_round, may_be_in_end_step};
pub use time_mode::{Left, Tap, take_back, tap};
pub use turn_times::{TurnInProgress, TurnTimes, seconds};
pub use undo::{give_up, reopen, undo};

use crate::{OpError, Work};
use podium_store::RoundState;
use podium_store::floor::follow;
use podium_store::tournaments::rounds::{self, RoundRow};
use say::refused_games as t;

/// A followed game in the version that a form was made from, by its table in the open round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameVersion {
    pub table: i64,
    pub version: i64,
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

/// Increments a game's version and stores its row.
fn store(work: &mut Work<'_, '_>, game: &mut ReplayedGame) -> Result<(), OpError> {
    game.row.version += 1;
    Ok(follow::update(work.conn, &game.row)?)
}
