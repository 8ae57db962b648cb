//! The table of a round that the stage shows to a stream.

use crate::{OpError, Work};
use podium_store::RoundState;
use podium_store::tournaments::rounds;
use say::refused_rounds as t;

/// Chooses a table of the newest published round for the stage; until then, it is the first table.
///
/// # Errors
/// Another round was published since, or the round has no such table.
pub fn feature(work: &mut Work<'_, '_>, number: i64, table: i64) -> Result<(), OpError> {
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let newest = all.iter().rfind(|row| row.state != RoundState::Draft);
    let Some(round) = newest.filter(|row| row.number == number) else {
        return Err(OpError::Conflict(t::other_round_now()));
    };
    let name = work.round_name(number)?;
    let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
        return Err(OpError::field("table", t::stage_no_table(table, name.inside())));
    };
    rounds::feature(work.conn, &round.id, &pod.id)?;
    work.log("round.feature", format!("{name}: table {table} is on the stage."));
    Ok(())
}
