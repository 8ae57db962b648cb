//! A player who did not come to their table: out of the pod with a match loss, and out of the tournament (T8, T10).

use super::left::{Absence, at_the_tables, unplayed};
use crate::people::players::drop;
use crate::{OpError, Work};
use podium_event::limits::MIN_POD;
use podium_store::tournaments::{players, rounds};
use say::refused_rounds as t;

/// Takes a player who did not come out of their pod in the round that is at the tables, with a match loss (T8), and drops
/// them (T10). The others of the pod move up and play. Returns the player's name.
///
/// # Errors
/// There is no Swiss round at the tables, the player does not sit at this table, it has a result, or the pod would be too
/// small for a game.
pub fn no_show(work: &mut Work<'_, '_>, table: i64, number: i64) -> Result<String, OpError> {
    let Some(round) = at_the_tables(work.conn, &work.tournament.id)? else {
        return Err(OpError::refused(t::no_round_to_drop()));
    };
    let row = players::by_number(work.conn, &work.tournament.id, number)?;
    let pod = rounds::pod_at_table(work.conn, &round.id, table)?;
    let (Some(row), Some(pod)) = (row, pod) else {
        return Err(OpError::NotFound(t::no_table_or_player(table, number, round.number)));
    };
    let name = &row.name;
    if pod.result.is_some() {
        return Err(OpError::refused(t::clear_if_never_came(table, name)));
    }
    let unplayed = unplayed(work.conn, &work.tournament.id, &row.id)?;
    let Some(unplayed) = unplayed.filter(|unplayed| unplayed.pod.id == pod.id) else {
        return Err(OpError::refused(t::not_at_table_any_more(name, table)));
    };
    if unplayed.others < MIN_POD {
        return Err(OpError::refused(t::too_small_without(name, table)));
    }
    unplayed.leave(work, &row.id, Absence::MatchLoss)?;
    drop(work, number, "did not come to their table")?;
    Ok(row.name)
}
