//! Players of a tournament: who is in it, what they are called, who is here, who has left. What may be done with a
//! player is decided in [`may`]; pages offer what it allows, commands refuse what it does not.

mod add;
mod attendance;
mod edit;
mod import;
mod input;
mod leave;
mod may;
mod places;
mod privacy;
mod sheet;

pub(in crate::ops) use add::find_same_name;
pub use add::{AddedMany, SameNames, add, add_many, register, registration_refusal, same_names};
pub use attendance::{check_in, check_in_all, check_in_by_player, drop_absent};
pub use edit::{Edit, edit};
pub use import::{ImportProblem, ImportRow, PlayerList, read_csv, read_names};
pub use input::{MAX_DECKLIST, PlayerData, PlayerInput, fold_name, is_link, read_decklist};
pub use leave::{Dropped, disqualify, drop, undo_disqualification, undo_drop};
pub(super) use leave::{disqualify_within, drop_within, undo_disqualification_within, undo_drop_within};
pub use may::{Deed, Whereabouts, refusal, whereabouts};
pub use places::{admit, free_places, holds_place, promote_waiting, refuse_pending, remove};
pub use privacy::{forget, link_path, link_token, player_of_link, renew_link};
pub use sheet::decode;

use super::{OpError, Work};
use crate::db::players::{self, PlayerRow};

/// The player of a short number, for a command.
fn of_number(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    players::by_number(work.conn, &work.tournament.id, number)?
        .ok_or_else(|| OpError::NotFound(format!("There is no player number {number} in this tournament.")))
}

/// Stores a changed player and counts their version.
fn store(work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<(), OpError> {
    row.version += 1;
    Ok(players::update(work.conn, row)?)
}

/// Refuses a deed that the state of things does not allow.
fn require(work: &mut Work<'_, '_>, row: &PlayerRow, deed: Deed) -> Result<Whereabouts, OpError> {
    let at = whereabouts(work.conn, row)?;
    match refusal(work.tournament.state, row, &at, deed) {
        None => Ok(at),
        Some(message) => Err(OpError::refused(message)),
    }
}

/// A player as log lines name them: by id, so that a new name, or none, is the one that is read.
fn named(row: &PlayerRow) -> String {
    format!("{{player:{}}}", row.id)
}
