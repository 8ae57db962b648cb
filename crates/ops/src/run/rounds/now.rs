//! A round after a command: its state, and its missing results.

use super::outstanding;
use crate::{OpError, Work};
use podium_store::tournaments::events::LoadedRound;
use podium_store::tournaments::rounds;
use podium_store::{PlaceKind, RoundState, StageWord};
use say::Message;

/// A round after a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundNow {
    pub number: i64,
    /// The name as players say it: "Round 3", "Final".
    pub name: Message,
    pub stage: StageWord,
    pub state: RoundState,
    pub tables: usize,
    pub byes: usize,
    /// The tables without a result, in order.
    pub outstanding: Vec<i64>,
}

/// Returns the current state of a round within a command.
///
/// # Errors
/// There is no such round.
pub fn now(work: &mut Work<'_, '_>, number: i64) -> Result<RoundNow, OpError> {
    let row = rounds::by_number(work.conn, &work.tournament.id, number)?
        .ok_or_else(|| OpError::NotFound(say::refused_results::no_round(number)))?;
    let places = rounds::places_of_round(work.conn, &row.id)?;
    let pods = rounds::pods_of_round(work.conn, &row.id)?;
    let round = LoadedRound { row, pods };
    Ok(RoundNow {
        number,
        name: work.round_name(number)?.heading(),
        stage: round.row.stage,
        state: round.row.state,
        tables: round.pods.len(),
        byes: places.iter().filter(|place| place.kind == PlaceKind::Bye).count(),
        outstanding: outstanding(&round),
    })
}
