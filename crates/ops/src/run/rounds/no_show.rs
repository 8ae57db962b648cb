//! A player who did not come to their table: out of the pod with a match loss, and out of the tournament (T8, T10).

use super::draft::close_gap;
use super::manual::begin_again;
use crate::people::players::drop;
use crate::{OpError, Work};
use podium_event::limits::MIN_POD;
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, PlaceRow};
use podium_store::{PlaceKind, RoundState, StageWord};

/// Takes a player who did not come out of their pod in the round that is at the tables, with a match loss (T8), and drops
/// them. The others of the pod move up and play. Returns the player's name.
///
/// # Errors
/// There is no Swiss round at the tables, the player does not sit at this table, it has a result, or the pod would be too
/// small for a game.
pub fn no_show(work: &mut Work<'_, '_>, table: i64, number: i64) -> Result<String, OpError> {
    let rows = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let at_tables = |state| matches!(state, RoundState::Published | RoundState::Running);
    let Some(round) = rows
        .last()
        .filter(|row| at_tables(row.state) && row.stage == StageWord::Swiss)
    else {
        return Err(OpError::refused(
            "No Swiss round is at the tables. Drop the player on their own page.",
        ));
    };
    let row = players::by_number(work.conn, &work.tournament.id, number)?;
    let pod = rounds::pod_at_table(work.conn, &round.id, table)?;
    let (Some(row), Some(pod)) = (row, pod) else {
        return Err(OpError::NotFound(format!(
            "There is no table {table}, or no player {number}, in round {}.",
            round.number
        )));
    };
    let places = rounds::places_of_pod(work.conn, &pod.id)?;
    if !places.iter().any(|place| place.player_id == row.id) {
        return Err(OpError::refused(format!(
            "{} does not sit at table {table} any more. Look at the table again.",
            row.name
        )));
    }
    if pod.result.is_some() {
        return Err(OpError::refused(format!(
            "Table {table} has its result. Clear it first if {} never came.",
            row.name
        )));
    }
    if places.len() <= MIN_POD {
        return Err(OpError::refused(format!(
            "Without {} table {table} is too small for a game. Change places with somebody of another table, or enter the \
             result with their match loss and drop them.",
            row.name
        )));
    }
    rounds::delete_place(work.conn, &round.id, &row.id)?;
    close_gap(work, &round.id, &pod.id)?;
    begin_again(work, pod)?;
    let loss = PlaceRow::new(&work.tournament.id, &round.id, &row.id, PlaceKind::MatchLoss);
    rounds::insert_places(work.conn, &[loss])?;
    let what = format!(
        "{{player:{}}} is not at table {table} in round {}: a match loss, and the others play.",
        row.id, round.number
    );
    work.log("round.no_show", what)
        // the pod no longer matches its draw (T32)
        .after(serde_json::json!({"round": round.number, "draw_counter": round.draw_counter, "table": table}))
        .public();
    work.mark_structural();
    drop(work, number, "did not come to their table")?;
    Ok(row.name)
}
