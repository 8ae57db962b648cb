//! Players of a tournament: adding, editing, check-in, places, leaving, removal. `eligibility` decides which actions a
//! player's state allows: pages offer them, commands refuse the others.

mod add;
mod attendance;
mod commanders;
mod edit;
mod eligibility;
mod entry;
mod input;
mod leave;
mod leaving;
mod list;
mod mentions;
pub(crate) mod naming;
mod places;
mod privacy;
mod refusing;
mod registration;
mod same_name;
mod same_person;
mod unplayed;

pub use add::{BulkAdded, SameNames, add, add_as, bulk_add, bulk_add_as};
pub(crate) use add::{Enrollment, Taken, insert_as};
pub use attendance::{
    AbsentDropped, Attendance, add_here, approve_here, check_in, check_in_all, check_in_by_code, check_in_by_player,
    check_in_code, check_in_many, check_out_all, collect_fee, drop_absent, is_check_in_code, player_of_code,
};
pub(crate) use commanders::follow_list;
pub use commanders::{commander_refusal, has_commanders, name_own_commander, staff_sees};
pub use edit::{Amendment, Edit, amend, edit};
pub use eligibility::{PlayerAction, Whereabouts, refusal, whereabouts};
pub use entry::{free_places, holds_place, is_full};
pub use input::{PlayerData, PlayerInput, as_members};
pub use leave::{Dropped, Matches, disqualify, drop, drop_by_player, drop_with, undo_disqualification, undo_drop};
pub(crate) use leave::{leave_matches, revoke_disqualification};
pub use leaving::{Leaving, leaving};
pub(crate) use list::csv_reader;
pub use list::decode::{Decoded, decode};
pub use list::import::{Commas, ImportProblem, ImportRow, PlayerList, read_csv, read_list};
pub use list::pasted::{read_names, read_names_with};
pub(crate) use list::sheets::attribute as xml_attribute;
pub use list::sheets::{Sheet, sheets};
pub use list::sources::ListSource;
pub(crate) use mentions::clean_json;
pub use mentions::{Looked, seen_mark, settle_mention};
pub use places::{admit, promote_waiting, refuse_pending, remove};
pub use privacy::{
    FAILED_SHORT_LINK, Forgotten, TypedAddress, entry_of_link, forget, id_in_link, link_opens, link_path, link_token,
    player_of_link, renew_link, short_path,
};
pub(crate) use privacy::{cleaned, forget_with, named_in, names_of};
pub use refusing::{RefusedAll, bring_back_refused, last_refused, refuse_all};
pub use registration::{
    CodeChange, Registered, SameName, SelfRegistration, change_code, code_refusal, is_code, register,
    registration_code, registration_refusal,
};
pub use same_name::{entered_before, entry_of, lookalikes, same_names, same_names_here, similar_among, similar_to};
pub(crate) use same_name::{find_same_name, is_similar, look};
pub use same_person::is_entered;
pub(crate) use unplayed::{enter_earlier, leave_before};

use crate::{OpError, Work};
use podium_store::tournaments::players::{self, PlayerRow};

/// Reads the player of a number.
pub(crate) fn player_of_number(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    players::by_number(work.conn, &work.tournament.id, number)?
        .ok_or_else(|| OpError::NotFound(say::refused_players::no_such_number(number)))
}

/// Stores a changed player and increments their version.
fn store(work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<(), OpError> {
    row.version += 1;
    Ok(players::update(work.conn, row)?)
}

/// Refuses an action that the player's state does not allow.
fn require(work: &mut Work<'_, '_>, row: &PlayerRow, action: PlayerAction) -> Result<Whereabouts, OpError> {
    let whereabouts = whereabouts(work.conn, &work.tournament, row)?;
    match refusal(work.tournament.state, row, &whereabouts, action) {
        None => Ok(whereabouts),
        Some(message) => Err(OpError::refused(message)),
    }
}

/// Returns the placeholder for a player in log lines, by id: readers see the player's current name.
fn log_name(row: &PlayerRow) -> String {
    format!("{{player:{}}}", row.id)
}

/// A registered player as a test needs one.
#[cfg(test)]
fn sample(number: i64, name: &str) -> PlayerRow {
    PlayerRow {
        id: format!("id-{number}"),
        ..PlayerRow::new("tournament", number, name, podium_base::clock::Moment::default())
    }
}
