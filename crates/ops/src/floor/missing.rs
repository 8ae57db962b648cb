//! A player who is missing from their table: a state of their seat that a judge notes, and that ends when they come, with the
//! result, or when they are dropped. It changes nothing else: tardiness is a matter for a judge.

use super::round_at_the_tables;
use crate::run::rounds::refuse_ended;
use crate::{OpError, Work};
use podium_store::tournaments::{players, rounds};
use say::refused_floor as t;

/// Notes that a player of a table is missing, or that they have come. Players are given by their numbers.
///
/// # Errors
/// No round is at the tables, the player does not sit at this table or is dropped, or it has a result.
pub fn note_missing(work: &mut Work<'_, '_>, table: i64, number: i64, is_missing: bool) -> Result<(), OpError> {
    refuse_ended(work.tournament.state)?;
    let no_seat = || OpError::refused(t::not_missing_here(number, table));
    let round = round_at_the_tables(work.conn, &work.tournament.id)?.ok_or_else(no_seat)?;
    let pod = rounds::pod_at_table(work.conn, &round.id, table)?.filter(|pod| pod.result.is_none());
    let row = players::by_number(work.conn, &work.tournament.id, number)?.filter(|row| row.dropped_after.is_none());
    let (Some(pod), Some(row)) = (pod, row) else {
        return Err(no_seat());
    };
    let places = rounds::places_of_pod(work.conn, &pod.id)?;
    let place = places
        .iter()
        .find(|place| place.player_id == row.id)
        .ok_or_else(no_seat)?;
    // two judges may press the same
    if place.missing_since.is_some() == is_missing {
        return Ok(());
    }
    rounds::set_missing(work.conn, place, is_missing.then_some(work.at))?;
    work.floor_only_for(places.iter().map(|place| &place.player_id));
    let is = if is_missing { "is missing" } else { "is there" };
    let what = format!(
        "Table {table}, {}: {{player:{}}} {is}.",
        work.round_name(round.number)?.label(),
        row.id
    );
    work.log("floor.missing", what);
    Ok(())
}
