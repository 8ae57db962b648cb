//! Replays of finished games: for the staff after the match, for everybody once the tournament is finished and the
//! organizer allows it.

pub mod list;
pub mod page;
mod steps;

use crate::web::frame::answer::error::WebError;
use crate::web::shared::view::View;
use podium_ops::floor::follow::{FollowedTable, ReplayedGame};
use podium_store::{FollowState, TournamentState};
use say::{errors, game_replay as t};

/// Returns the path of the start of a game's replay, below `/t/{slug}/` for everybody and below its `desk/` for the
/// staff.
fn path_from_start(round: i64, table: i64, game: usize) -> String {
    format!("games/{round}/{table}/{game}/0")
}

/// Returns the path of a game's replay for the staff, below the tournament's address.
pub fn path(table: &FollowedTable, game: &ReplayedGame) -> String {
    let place = table.games.iter().position(|other| other.row.id == game.row.id);
    let start = path_from_start(table.round.number, table.pod.table_number, place.map_or(1, |at| at + 1));
    format!("desk/{start}")
}

/// Refuses a tournament whose games are not open to everybody.
///
/// # Errors
/// It is not finished, or its organizer has not published them.
fn open_to_everybody(view: &View<'_>) -> Result<(), WebError> {
    if view.opens_games() {
        return Ok(());
    }
    let why = match view.tournament().state == TournamentState::Finished {
        true => t::not_opened(),
        false => t::not_finished(),
    };
    Err(WebError::not_found(why).way_on(errors::to_the_tournament(), format!("/t/{}", view.tournament().slug)))
}

/// Returns whether a game in a state is public: one that counted in its match.
fn counted(state: FollowState) -> bool {
    state == FollowState::Confirmed
}
