//! Late entry into a paired round: with a match loss, a bye, or a seat in a smaller pod (T8, T12).

use super::manual::begin_again;
use super::moved::tell_moved;
use crate::command::text;
use crate::floor::follow::has_begun;
use crate::people::players::{find_same_name, insert_as};
use crate::run::clock::tell_table;
use crate::{OpError, Work};
use podium_event::event::Player;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PlaceRow};
use podium_store::{PlaceKind, StageWord};
use say::refused_rounds as t;

/// How a late player enters the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LateEntry {
    MatchLoss,
    Bye,
    /// With a seat in the pod at this table, which has a free seat and no result.
    Table(i64),
}

/// A player who enters late.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LatePlayer {
    /// A name that is not registered yet.
    New(String),
    /// A registered player, by number, who has no place in the round or a match loss.
    Registered(i64),
}

/// Lets a player into the Swiss round that is drafted, published or running.
///
/// # Errors
/// No such round, a table without a free seat or whose game has begun, a player who has a place, or the form is old.
pub fn enter_late(work: &mut Work<'_, '_>, structure: i64, who: &LatePlayer, how: LateEntry) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = loaded
        .open_round()
        // a playoff takes no newcomers (T16)
        .filter(|r| r.row.stage == StageWord::Swiss)
        .ok_or_else(|| OpError::refused(t::no_swiss_round_to_enter()))?;
    let number = round.row.number;
    let player = match who {
        LatePlayer::New(name) => new_player(work, name, number)?,
        LatePlayer::Registered(player) => registered(work, &loaded, *player, number)?,
    };
    let tournament_id = work.tournament.id.clone();
    let new_place = |kind: PlaceKind| PlaceRow::new(&tournament_id, &round.row.id, &player.id, kind);
    let (row, how_text) = match how {
        LateEntry::MatchLoss => (new_place(PlaceKind::MatchLoss), "with a match loss".to_owned()),
        LateEntry::Bye => (new_place(PlaceKind::Bye), "with a bye".to_owned()),
        LateEntry::Table(table) => {
            let Some(pod) = round.pods.iter().find(|p| p.table_number == table).cloned() else {
                return Err(OpError::field(
                    "table",
                    say::refused_results::no_table_this_round(table),
                ));
            };
            let seated = rounds::places_of_pod(work.conn, &pod.id)?.len() as i64;
            if pod.result.is_some() {
                return Err(OpError::field("table", t::late_has_result(table)));
            }
            // T12: only a smaller pod has a free seat.
            if seated >= i64::from(loaded.event.profile().pod_size) {
                return Err(OpError::field("table", t::late_full(table)));
            }
            if has_begun(work.conn, &pod.id)? {
                return Err(OpError::field("table", t::game_has_begun(table)));
            }
            // T14: seats that were drawn do not change
            let row = new_place(PlaceKind::Seat).at_seat(&pod.id, seated + 1);
            begin_again(work, pod)?;
            (row, format!("at table {table}"))
        }
    };
    rounds::insert_places(work.conn, std::slice::from_ref(&row))?;
    if row.kind != PlaceKind::MatchLoss {
        tell_moved(work, &round.row, vec![player.id.clone()]);
    }
    if let Some(pod) = &row.pod_id {
        tell_table(work, pod, 0)?;
    }
    let text = format!("{{player:{}}} entered round {number} late, {how_text}.", player.id);
    let mut entry = work.log("round.late_entry", text);
    if let LateEntry::Table(table) = how {
        // the pod no longer matches its draw (T32)
        entry =
            entry.after(serde_json::json!({"round": number, "draw_counter": round.row.draw_counter, "table": table}));
    }
    entry.public();
    Ok(())
}

fn new_player(work: &mut Work<'_, '_>, name: &str, round: i64) -> Result<PlayerRow, OpError> {
    let name = text::name("name", say::field_names::field_name(), name).map_err(|p| OpError::Invalid(vec![p]))?;
    if let Some(number) = find_same_name(work, &name, None)? {
        return Err(OpError::field("name", t::same_name(number)));
    }
    let number = players::next_number(work.conn, &work.tournament.id)?;
    let mut row = PlayerRow {
        key: players::free_key(work.conn, &work.tournament.id, number)?,
        // they are present at the desk
        checked_in: true,
        entry_round: round,
        ..PlayerRow::new(&work.tournament.id, number, &name, work.at)
    };
    insert_as(work, std::slice::from_mut(&mut row), &[])?;
    Ok(row)
}

fn registered(work: &mut Work<'_, '_>, loaded: &Loaded, number: i64, round: i64) -> Result<PlayerRow, OpError> {
    let Some(player) = loaded.player_of_number(number) else {
        return Err(OpError::field("player", t::no_registered_player(number)));
    };
    let mut row = loaded.row(player).clone();
    let rules_player: &Player = loaded.event.player(player);
    if rules_player.disqualified_after.is_some() || rules_player.dropped_after.is_some() {
        return Err(OpError::field("player", t::has_left(&row.name)));
    }
    let placed = rounds::places_of_round(
        work.conn,
        &loaded.rounds.last().map(|r| r.row.id.clone()).unwrap_or_default(),
    )?;
    match placed.iter().find(|p| p.player_id == row.id) {
        None => {}
        // the loss was recorded when they came back: now they play after all
        Some(place) if place.kind == PlaceKind::MatchLoss => {
            rounds::delete_place(work.conn, &place.round_id, &place.player_id)?;
        }
        Some(_) => {
            return Err(OpError::field("player", t::has_place(&row.name)));
        }
    }
    // Only for a player who would enter later; an earlier entry round stays as a record.
    if row.entry_round > round {
        row.entry_round = round;
        row.version += 1;
        players::update(work.conn, &row)?;
    }
    Ok(row)
}
