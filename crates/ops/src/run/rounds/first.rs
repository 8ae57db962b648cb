//! The choice of who begins at a table of the playoff, where its best seed has it (T14).

use serde_json::json;

use super::manual::{begin_again, open};
use super::moved::tell_moved;
use super::table_list;
use crate::floor::follow::has_begun;
use crate::{OpError, Work};
use podium_rules::playoff::{chooses_first, turned};
use podium_store::RoundState;
use podium_store::tournaments::rounds::{self, PlaceRow};
use say::refused_rounds as t;

/// Turns the seats of a table of the playoff to the player, by their number, whom the best seed chose to begin. Another
/// choice replaces it. Returns the player's name.
///
/// # Errors
/// No such table or player, nobody chooses there, the table has a result or its game has begun, or the form is old.
pub fn choose_first(
    work: &mut Work<'_, '_>,
    structure: i64,
    number: i64,
    table: i64,
    player: i64,
) -> Result<String, OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = open(&loaded, number)?;
    let pod = round.pods.iter().find(|pod| pod.table_number == table);
    let event_pods = loaded.event_round(number).map_or(&[][..], |round| &round.pods);
    let seated = event_pods.iter().find(|pod| i64::from(pod.table) == table);
    let first = loaded.player_of_number(player);
    let (Some(pod), Some(seated), Some(first)) = (pod, seated, first) else {
        return Err(OpError::NotFound(t::no_table_or_player(table, player, number)));
    };
    if chooses_first(&loaded.event, &seated.seats).is_none() || !seated.seats.contains(&first) {
        return Err(OpError::refused(t::nobody_chooses_first(table)));
    }
    if pod.result.is_some() {
        return Err(OpError::refused(t::result_there(table_list(&[table]))));
    }
    if has_begun(work.conn, &pod.id)? {
        return Err(OpError::refused(t::game_has_begun(table)));
    }
    if round.row.state != RoundState::Draft {
        begin_again(work, pod.clone())?;
    }
    let order: Vec<&str> = turned(&seated.seats, first)
        .into_iter()
        .map(|player| loaded.row(player).id.as_str())
        .collect();
    seat(work, &round.row.id, &pod.id, &order)?;
    let before = seated.seats.iter().map(|player| loaded.row(*player).id.as_str());
    let moved = order.iter().zip(before).filter(|(now, before)| **now != *before);
    tell_moved(work, &round.row, moved.map(|(now, _)| (*now).to_owned()).collect());
    let row = loaded.row(first);
    let text = format!(
        "{}: {{player:{}}} begins at table {table}, as the best seed there chose.",
        loaded.round_name(number),
        row.id
    );
    let entry = work.log("round.first", text);
    entry
        .after(json!({"round": number, "draw_counter": round.row.draw_counter}))
        .public();
    Ok(row.name.clone())
}

/// Seats the players of a pod, by their ids, in this order.
fn seat(work: &mut Work<'_, '_>, round: &str, pod: &str, order: &[&str]) -> Result<(), OpError> {
    let places = rounds::places_of_pod(work.conn, pod)?;
    for place in &places {
        rounds::delete_place(work.conn, round, &place.player_id)?;
    }
    let at = |place: PlaceRow| {
        let seat = (1..).zip(order).find(|(_, player)| **player == place.player_id);
        seat.map(|(seat, _)| place.at_seat(pod, seat))
    };
    let seated: Vec<PlaceRow> = places.into_iter().filter_map(at).collect();
    Ok(rounds::insert_places(work.conn, &seated)?)
}
