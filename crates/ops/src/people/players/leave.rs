//! Drops and disqualifications, and reversing them. Rounds that were played do not change (T10).

use super::entry::entry_round;
use super::{PlayerAction, Whereabouts, is_full, log_name, player_of_number, promote_waiting, require, store};
use crate::floor::rulings::standing_disqualification;
use crate::run::rounds::{changed_player, leave_table, return_to_table};
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{Actor, OpError, Work};
use podium_event::format::listed;
use podium_store::site::accounts;
use podium_store::tournaments::log;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PlaceRow, RoundRow};
use podium_store::{DbError, PlaceKind, Reader, Role, RoundState, StageWord};
use say::refused_players as t;

/// The outcome of a drop or a disqualification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dropped {
    pub row: PlayerRow,
    /// The round that the player still finishes.
    pub playing: Option<i64>,
    /// The players who got a place from the waiting list.
    pub promoted: Vec<PlayerRow>,
}

/// The verbs of the public lines about a disqualification.
const DISQUALIFIED: &str = "player.disqualified";
const NOT_DISQUALIFIED: &str = "player.not_disqualified";

/// What becomes of the Swiss matches of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Matches {
    /// All of them count, and the player finishes the one they are in (T10).
    #[default]
    Stay,
    /// The player leaves the match that has no result; the earlier ones count.
    UnplayedVoid,
    /// Their matches count for nobody.
    AllVoid,
}

/// The two ways of leaving.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Departure {
    Drop,
    Disqualification,
}

/// Drops a player after the last published round they have a place in: at once between rounds, at the end of a running one
/// (T10). Their place in a draft is empty from then on.
///
/// # Errors
/// They have left already; the tournament is over.
pub fn drop(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<Dropped, OpError> {
    drop_with(work, number, Matches::Stay, reason)
}

/// Drops a player, and decides what becomes of their matches.
///
/// # Errors
/// As [`drop`]; matches are void without a reason.
pub fn drop_with(work: &mut Work<'_, '_>, number: i64, matches: Matches, reason: &str) -> Result<Dropped, OpError> {
    let row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Drop)?;
    if matches == Matches::Stay {
        return depart(work, row, &whereabouts, Departure::Drop, reason, false);
    }
    leave_matches(work, number, matches, reason)?;
    let row = player_of_number(work, number)?;
    let whereabouts = super::whereabouts(work.conn, &work.tournament, &row)?;
    depart(work, row, &whereabouts, Departure::Drop, reason, false)
}

/// Takes a player who is about to leave out of their matches, as far as these do not stay: out of the unplayed one, and of all
/// earlier ones.
///
/// # Errors
/// No reason is given; no round was played.
pub(crate) fn leave_matches(
    work: &mut Work<'_, '_>,
    number: i64,
    matches: Matches,
    reason: &str,
) -> Result<(), OpError> {
    if matches == Matches::Stay {
        return Ok(());
    }
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::reason_everybody_reads()));
    }
    let mut row = player_of_number(work, number)?;
    if matches == Matches::AllVoid {
        let newest = newest_swiss(work.conn, &work.tournament.id)?;
        if newest == 0 {
            return Err(OpError::refused(t::no_match_to_void()));
        }
        row.void_after = Some(newest);
        store(work, &mut row)?;
        work.mark_structural();
        let what = format!(
            "All Swiss matches of {} are void: they count for nobody.",
            log_name(&row)
        );
        work.log("player.void", what).reason(reason).public();
    }
    leave_table(work, &row.id)
}

/// Returns the number of the newest Swiss round that is no draft; 0: none.
pub(super) fn newest_swiss(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    let rows = rounds::of_tournament(conn, tournament)?;
    let played = |row: &&RoundRow| row.stage == StageWord::Swiss && row.state != RoundState::Draft;
    Ok(rows.iter().rev().find(played).map_or(0, |row| row.number))
}

/// Drops the player who sent the command from their own page.
///
/// # Errors
/// As [`drop`].
pub fn drop_by_player(work: &mut Work<'_, '_>) -> Result<Dropped, OpError> {
    let number = work.own_player()?.number;
    drop(work, number, "")
}

/// Stores and logs a departure, and gives the free place to the next waiting player.
fn depart(
    work: &mut Work<'_, '_>,
    mut row: PlayerRow,
    whereabouts: &Whereabouts,
    departure: Departure,
    reason: &str,
    public: bool,
) -> Result<Dropped, OpError> {
    let is_drafted = matches!(whereabouts.newest, Some((_, RoundState::Draft)));
    let after = match is_drafted {
        true => players::last_placed_before_draft(work.conn, &row.id)?,
        false => whereabouts.last_placed,
    };
    let playing = whereabouts.playing();
    let round = work.round_name(after)?.inside();
    let name = log_name(&row);
    let (verb, field, what) = match departure {
        Departure::Drop => {
            // a running round is played to its end; T10: they stay in the standings
            row.dropped_after = Some(after);
            let what = match (playing, after) {
                (Some(_), _) => format!("{name} drops at the end of {round}"),
                (None, 0) => format!("{name} dropped without having played"),
                (None, _) => format!("{name} dropped after {round}"),
            };
            ("player.drop", "dropped_after", what)
        }
        Departure::Disqualification => {
            // T10: they remain in the standings after earlier rounds
            row.disqualified_after = Some(after);
            let what = match (playing, after) {
                (Some(_), _) => format!("Disqualified {name} in {round}"),
                (None, 0) => format!("Disqualified {name}, who has not played"),
                (None, _) => format!("Disqualified {name} after {round}"),
            };
            ("player.disqualify", "disqualified_after", what)
        }
    };
    store(work, &mut row)?;
    if is_drafted {
        changed_player(work, &row)?;
    }
    let change = match departure {
        // A webhook learns what a public page says.
        Departure::Disqualification if public => PlayerChange::Disqualified,
        _ => PlayerChange::Dropped,
    };
    work.player_happened(change, &row);
    if departure == Departure::Disqualification && public {
        // The disqualification is public; its reason is between the staff and the player.
        let when = if after == 0 {
            "before round 1".to_owned()
        } else {
            format!("in {round}")
        };
        work.log(DISQUALIFIED, format!("{name} was disqualified {when}."))
            .public();
    }
    work.log(verb, what)
        .before(serde_json::json!({(field): null}))
        .after(serde_json::json!({(field): after}))
        .reason(reason);
    // Also players who are not present yet: check-in may still be running.
    let promoted = promote_waiting(work, false)?;
    Ok(Dropped { row, playing, promoted })
}

/// Reverses a drop: the player is paired again from the next round on. Published rounds that they missed count as match
/// losses; into the newest they can be let in late. An open draft has no place for them until the staff decide.
///
/// # Errors
/// They have not dropped; their place was given away before the rounds began.
pub fn undo_drop(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDrop)?;
    refuse_without_place(work)?;
    let before = row.dropped_after.take();
    count_again(work, &mut row);
    let missed = come_back(work, &mut row)?;
    work.log(
        "player.undo_drop",
        format!("Undid the drop of {}{missed}", log_name(&row)),
    )
    .before(serde_json::json!({"dropped_after": before}))
    .after(serde_json::json!({"dropped_after": null}))
    .reason(reason);
    Ok(row)
}

/// Lets the void matches of a player count again, once they have left in no way any more.
fn count_again(work: &mut Work<'_, '_>, row: &mut PlayerRow) {
    let is_back = row.dropped_after.is_none() && row.disqualified_after.is_none();
    if is_back && row.void_after.take().is_some() {
        work.mark_structural();
        let what = format!("The Swiss matches of {} are no longer void.", log_name(row));
        work.log("player.count_again", what).public();
    }
}

/// Stores a player who comes back: into the seat that they left, if its match has not begun, and with a match loss for each
/// published Swiss round that they missed (T8, T55). Who has never had a place enters as a newcomer. Returns the end of the
/// log's sentence.
fn come_back(work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<String, OpError> {
    let table = return_to_table(work, &row.id)?;
    let rows = rounds::of_tournament(work.conn, &work.tournament.id)?;
    if players::last_placed_before_draft(work.conn, &row.id)? == 0 {
        row.entry_round = entry_round(work.tournament.state, rows.last().map(|last| (last.number, last.state)));
    }
    store(work, row)?;
    work.player_happened(PlayerChange::Returned, row);
    let mut missed = Vec::new();
    // an earlier drop holds
    let last = row.dropped_after.unwrap_or(i64::MAX);
    for round in rows {
        let counts = round.stage == StageWord::Swiss && round.state != RoundState::Draft;
        let is_in = (row.entry_round..=last).contains(&round.number);
        if counts && is_in && rounds::place_of(work.conn, &round.id, &row.id)?.is_none() {
            let loss = PlaceRow::new(&work.tournament.id, &round.id, &row.id, PlaceKind::MatchLoss);
            rounds::insert_places(work.conn, &[loss])?;
            missed.push(round.number.to_string());
        }
    }
    changed_player(work, row)?;
    Ok(match &missed[..] {
        [] => table.map_or(String::new(), |table| {
            format!("; they have their seat at table {table} again")
        }),
        [one] => format!("; round {one}, which they missed, counts as a match loss"),
        several => format!(
            "; rounds {}, which they missed, count as match losses",
            listed(several, "and")
        ),
    })
}

/// Refuses to bring a player back whose place was given away: before the rounds it goes to a waiting player, later to
/// nobody.
fn refuse_without_place(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    if !work.tournament.state.is_before_rounds() || !is_full(work.conn, &work.tournament)? {
        return Ok(());
    }
    Err(OpError::refused(t::all_places_taken_meanwhile(
        work.tournament.max_players.unwrap_or_default(),
    )))
}

/// Disqualifies a player (T10, T30): they are out of the standings from the last round they have a place in. `public`: the
/// page of changes says so.
///
/// # Errors
/// The actor is not the head judge (or, in a tournament without one, an organizer); no reason is given; the player's
/// state does not allow it.
pub fn disqualify(work: &mut Work<'_, '_>, number: i64, reason: &str, public: bool) -> Result<Dropped, OpError> {
    only_head_judge(work)?;
    let row = player_of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Disqualify)?;
    // T30: a disqualification may be appealed, and is discussed after the event.
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::reason_is_kept()));
    }
    depart(work, row, &whereabouts, Departure::Disqualification, reason, public)
}

/// Reverses a disqualification that no ruling gave. An earlier drop remains.
///
/// # Errors
/// See [`disqualify`]; the player is not disqualified; a ruling disqualified them, which has to be withdrawn; their place was
/// given away before the rounds began.
pub fn undo_disqualification(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<PlayerRow, OpError> {
    only_head_judge(work)?;
    let player = player_of_number(work, number)?;
    if let Some(ruling) = standing_disqualification(work.conn, &work.tournament.id, &player.id)? {
        return Err(OpError::refused(t::ruling_disqualified(ruling, &player.name)));
    }
    revoke_disqualification(work, number, reason)
}

/// Reverses a disqualification, as part of the command that withdraws its ruling.
pub(crate) fn revoke_disqualification(
    work: &mut Work<'_, '_>,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    only_head_judge(work)?;
    let mut row = player_of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDisqualification)?;
    refuse_without_place(work)?;
    let before = row.disqualified_after.take();
    count_again(work, &mut row);
    let missed = come_back(work, &mut row)?;
    let name = log_name(&row);
    // What was public is revoked in public.
    let said = log::public(work.conn, &work.tournament.id)?;
    let verbs = [DISQUALIFIED, NOT_DISQUALIFIED];
    let newest = (said.iter()).find(|line| verbs.contains(&line.verb.as_str()) && line.what.contains(&name));
    if newest.is_some_and(|line| line.verb == DISQUALIFIED) {
        work.log(NOT_DISQUALIFIED, format!("The disqualification of {name} was revoked."))
            .public();
    }
    let what = format!("Revoked the disqualification of {name}{missed}");
    work.log("player.undo_disqualification", what)
        .before(serde_json::json!({"disqualified_after": before}))
        .after(serde_json::json!({"disqualified_after": null}))
        .reason(reason);
    Ok(row)
}

/// Refuses everybody but the head judge, or in a tournament without one its organizers (T30).
fn only_head_judge(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    // Anybody who can run it has access to the database anyway.
    if work.actor == Actor::command_line() {
        return Ok(());
    }
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    let mut head_judges = staff
        .iter()
        // A disabled head judge could never decide, and then nobody could.
        .filter(|(member, account)| member.role == Role::HeadJudge && !account.disabled);
    let Some((_, first)) = head_judges.clone().next() else {
        return Ok(());
    };
    if head_judges.any(|(_, account)| work.actor.account_id.as_deref() == Some(account.id.as_str())) {
        return Ok(());
    }
    Err(OpError::Forbidden(t::only_head_judge(&first.name)))
}
