//! Check-in before round 1: one player, by number or by the code they show, or everybody at once; and dropping the
//! absent.

use super::{
    PlayerAction, PlayerData, Whereabouts, add, admit, eligibility, entry_of, holds_place, log_name, player_of_number,
    promote_waiting, refusal, store,
};
use crate::site::secrets::Secrets;
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{FieldProblem, OpError, Work};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{PlayerStatus, TournamentState};
use say::refused_players as t;

/// A player who was checked in or out.
#[derive(Debug)]
pub struct Attendance {
    pub row: PlayerRow,
    /// Whether this is a change.
    pub changed: bool,
}

/// Checks a player in or out; does nothing if they are already.
///
/// # Errors
/// The rounds have begun; the player has left or waits for approval.
pub fn check_in(work: &mut Work<'_, '_>, number: i64, here: bool) -> Result<Attendance, OpError> {
    let row = player_of_number(work, number)?;
    store_check_in(work, row, here)
}

/// Checks many players in or out, by their numbers: all of them, or nobody if one of them cannot be.
///
/// # Errors
/// The rounds have begun; otherwise the problem of each number, by its place in the list: `/numbers/3`.
pub fn check_in_many(work: &mut Work<'_, '_>, numbers: &[i64], here: bool) -> Result<Vec<Attendance>, OpError> {
    before_rounds(work)?;
    let mut done = Vec::with_capacity(numbers.len());
    let mut problems = Vec::new();
    for (place, number) in numbers.iter().enumerate() {
        match check_in(work, *number, here) {
            Ok(attendance) => done.push(attendance),
            Err(error @ (OpError::Refused { .. } | OpError::NotFound(_))) => {
                // without its rule, as the sentence of a field
                let message = match error {
                    OpError::Refused { message, .. } | OpError::NotFound(message) => message,
                    other => other.in_words(),
                };
                problems.push(FieldProblem::new(format!("/numbers/{place}"), message));
            }
            Err(other) => return Err(other),
        }
    }
    match problems.is_empty() {
        true => Ok(done),
        false => Err(OpError::Invalid(problems)),
    }
}

/// Returns the code that a player shows at the door.
pub fn check_in_code(secrets: &Secrets, row: &PlayerRow) -> String {
    secrets.check_in_code(&row.id, row.link_generation)
}

/// Returns whether a code is the one that this player shows.
pub fn is_check_in_code(secrets: &Secrets, row: &PlayerRow, code: &str) -> bool {
    secrets.is_check_in_code(&row.id, row.link_generation, code)
}

/// Reads the player with a number, who shows their code.
///
/// # Errors
/// The code is not this player's, or is from before their link was renewed.
pub fn player_of_code(
    work: &mut Work<'_, '_>,
    secrets: &Secrets,
    number: i64,
    code: &str,
) -> Result<PlayerRow, OpError> {
    let row = players::by_number(work.conn, &work.tournament.id, number)?;
    row.filter(|row| is_check_in_code(secrets, row, code))
        .ok_or_else(|| OpError::NotFound(t::foreign_code()))
}

/// Checks in the player with a number, who shows their code.
///
/// # Errors
/// See [`check_in`] and [`player_of_code`].
pub fn check_in_by_code(
    work: &mut Work<'_, '_>,
    secrets: &Secrets,
    number: i64,
    code: &str,
) -> Result<Attendance, OpError> {
    let row = player_of_code(work, secrets, number, code)?;
    store_check_in(work, row, true)
}

/// Approves a player at the door who waits for approval, and checks them in. If all places are taken, they go on the
/// waiting list, marked as present.
///
/// # Errors
/// See [`admit`] and [`check_in`]; another player has the name, which is looked at first.
pub fn approve_here(work: &mut Work<'_, '_>, number: i64) -> Result<Attendance, OpError> {
    before_rounds(work)?;
    let registration = player_of_number(work, number)?;
    if let Some(entry) = entry_of(work.conn, &registration)? {
        return Err(OpError::refused(t::approve_same_name(
            entry,
            &registration.name,
            number,
        )));
    }
    let row = admit(work, number)?;
    store_check_in(work, row, true)
}

/// Adds a player at the door who is not on the list, and checks them in. If all places are taken, they go on the
/// waiting list, marked as present.
///
/// # Errors
/// See [`add()`] and [`check_in`].
pub fn add_here(work: &mut Work<'_, '_>, data: &PlayerData) -> Result<Attendance, OpError> {
    before_rounds(work)?;
    let row = add(work, data, false)?;
    store_check_in(work, row, true)
}

fn store_check_in(work: &mut Work<'_, '_>, mut row: PlayerRow, here: bool) -> Result<Attendance, OpError> {
    // Check-in ends when the rounds begin, so no player has a place in a round yet.
    let nowhere = Whereabouts::default();
    if let Some(message) = refusal(work.tournament.state, &row, &nowhere, PlayerAction::CheckIn) {
        return Err(OpError::refused(message));
    }
    // Pressed twice, or by two people at the door: no log line and no new version.
    let changed = row.checked_in != here;
    if changed {
        row.checked_in = here;
        store(work, &mut row)?;
        let (verb, what) = if here {
            ("player.check_in", "checked in")
        } else {
            ("player.check_out", "checked out")
        };
        work.log(verb, format!("{} {what}", log_name(&row)))
            .before(serde_json::json!({"checked_in": !here}))
            .after(serde_json::json!({"checked_in": here}));
    }
    Ok(Attendance { row, changed })
}

/// Records that the organizer has a player's entry fee, or has it no longer; does nothing if that is recorded already. Only
/// the staff sees it.
///
/// # Errors
/// There is no such player.
pub fn collect_fee(work: &mut Work<'_, '_>, number: i64, collected: bool) -> Result<Attendance, OpError> {
    let mut row = player_of_number(work, number)?;
    let changed = row.fee_collected != collected;
    if changed {
        row.fee_collected = collected;
        store(work, &mut row)?;
        let what = match collected {
            true => format!("Collected the fee of {}", log_name(&row)),
            false => format!("The fee of {} is not collected", log_name(&row)),
        };
        work.log("player.fee", what)
            .before(serde_json::json!({"fee_collected": !collected}))
            .after(serde_json::json!({"fee_collected": collected}));
    }
    // no page of theirs shows it
    work.floor_only_for([]);
    Ok(Attendance { row, changed })
}

/// Checks in the player who sent the command from their own page, once registration is open.
///
/// # Errors
/// See [`check_in`]; registration is not open yet.
pub fn check_in_by_player(work: &mut Work<'_, '_>) -> Result<Attendance, OpError> {
    // The staff may prepare; players see a tournament only once it is open.
    if work.tournament.state == TournamentState::Setup {
        return Err(OpError::refused(t::check_in_not_open()));
    }
    let row = work.own_player()?.clone();
    store_check_in(work, row, true)
}

/// The players whom [`drop_absent`] dropped, and those who got their places.
#[derive(Debug)]
pub struct AbsentDropped {
    pub dropped: Vec<PlayerRow>,
    pub promoted: Vec<PlayerRow>,
}

/// Checks in everybody who has a place. Returns how many were not checked in before.
///
/// # Errors
/// The rounds have begun.
pub fn check_in_all(work: &mut Work<'_, '_>) -> Result<usize, OpError> {
    before_rounds(work)?;
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let mut absent: Vec<PlayerRow> = rows
        .into_iter()
        .filter(|row| holds_place(row) && !row.checked_in)
        .collect();
    for row in &mut absent {
        row.checked_in = true;
        store(work, row)?;
    }
    let numbers: Vec<i64> = absent.iter().map(|row| row.number).collect();
    let what = format!("Checked in everybody: {} who were not before", absent.len());
    work.log("player.check_in_all", what)
        .after(serde_json::json!({"numbers": numbers}));
    Ok(absent.len())
}

/// Checks out everybody, including present players on the waiting list. Returns how many were checked in.
///
/// # Errors
/// The rounds have begun; nobody is checked in.
pub fn check_out_all(work: &mut Work<'_, '_>) -> Result<usize, OpError> {
    before_rounds(work)?;
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let waits = |row: &PlayerRow| row.status == PlayerStatus::Waitlisted;
    let here = rows
        .into_iter()
        .filter(|row| row.checked_in && (holds_place(row) || waits(row)));
    let mut here: Vec<PlayerRow> = here.collect();
    if here.is_empty() {
        return Err(OpError::refused(t::nobody_checked_in()));
    }
    for row in &mut here {
        row.checked_in = false;
        store(work, row)?;
    }
    let numbers: Vec<i64> = here.iter().map(|row| row.number).collect();
    work.log(
        "player.check_out_all",
        format!("Checked out everybody: {} who were here", here.len()),
    )
    .before(serde_json::json!({"numbers": numbers}));
    Ok(here.len())
}

/// Drops everybody who is not checked in, before round 1. Free places go to checked-in players of the waiting list.
///
/// # Errors
/// The rounds have begun or round 1 is paired; nobody is checked in; everybody is checked in.
pub fn drop_absent(work: &mut Work<'_, '_>) -> Result<AbsentDropped, OpError> {
    before_rounds(work)?;
    // the draft seats them: only the organizer changes a draft
    if let Some((number, _)) = eligibility::newest_round(work.conn, &work.tournament.id)? {
        return Err(OpError::refused(t::round_drawn(number)));
    }
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let (here, mut absent): (Vec<PlayerRow>, Vec<PlayerRow>) =
        rows.into_iter().filter(holds_place).partition(|row| row.checked_in);
    // Pressed too early, it would drop everybody.
    if here.is_empty() {
        return Err(OpError::refused(t::nobody_here()));
    }
    if absent.is_empty() {
        return Err(OpError::refused(t::everybody_here()));
    }
    for row in &mut absent {
        // round 0: dropped without having played
        row.dropped_after = Some(0);
        store(work, row)?;
        work.player_happened(PlayerChange::Dropped, row);
    }
    let names: Vec<String> = absent.iter().map(log_name).collect();
    let numbers: Vec<i64> = absent.iter().map(|row| row.number).collect();
    work.log(
        "player.drop_absent",
        format!("Dropped the absent: {}", names.join(", ")),
    )
    .after(serde_json::json!({"numbers": numbers, "dropped_after": 0}));
    // only players who are present: a place given to an absent one would leave a hole in a pod
    let promoted = promote_waiting(work, true)?;
    Ok(AbsentDropped {
        dropped: absent,
        promoted,
    })
}

fn before_rounds(work: &Work<'_, '_>) -> Result<(), OpError> {
    match work.tournament.state.is_before_rounds() {
        true => Ok(()),
        false => Err(OpError::refused(t::check_in_ended())),
    }
}
