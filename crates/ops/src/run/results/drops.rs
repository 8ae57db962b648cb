//! Drops that are recorded together with a table's result, by seat, as match slips have them.

use super::open_round;
use crate::people::players;
use crate::{OpError, Work};
use podium_store::tournaments::players::by_ids;
use podium_store::tournaments::rounds;
use say::Message;
use say::refused_results as t;

/// Drops the players of some seats, from 1, at a table of the open round: at its end (T10). Players who dropped before stay as
/// they are, because two members of the staff may have the same slip. Returns a sentence that names those who drop now; empty
/// for nobody.
///
/// # Errors
/// No open round, no such table or seat, or the player's state does not allow it.
pub fn drop_seats(work: &mut Work<'_, '_>, table: i64, seats: &[usize]) -> Result<Message, OpError> {
    if seats.is_empty() {
        return Ok(Message::default());
    }
    let round = open_round(work)?;
    let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
        return Err(OpError::NotFound(t::no_table_this_round(table)));
    };
    let places = rounds::places_of_pod(work.conn, &pod.id)?;
    let mut names: Vec<Message> = Vec::new();
    for seat in seats {
        let Some(place) = seat.checked_sub(1).and_then(|ix| places.get(ix)) else {
            let message = t::no_seat_to_drop(table, seat, places.len());
            return Err(OpError::field("marks", message));
        };
        let ids = std::slice::from_ref(&place.player_id);
        for row in by_ids(work.conn, ids)?
            .into_iter()
            .filter(|row| row.dropped_after.is_none())
        {
            names.push(players::drop(work, row.number, "")?.row.name.into());
        }
    }
    if names.is_empty() {
        return Ok(Message::default());
    }
    // everybody can read who has left
    work.public_change();
    let name = work.round_name(round.number)?.inside();
    Ok(say::refused_rounds::drop_at_end(names.len(), say::list(names), name))
}
