//! A player who leaves the table of a published or running round before its match has a result.

use super::draft::close_gap;
use super::manual::begin_again;
use crate::{OpError, Work};
use podium_event::event::MIN_POD;
use podium_store::floor::follow;
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{DbError, PlaceKind, Reader, RoundState, StageWord};

/// A player's match without a result in the Swiss round that is published or runs.
#[derive(Debug, Clone)]
pub struct Unplayed {
    pub round: RoundRow,
    pub pod: PodRow,
    /// How many others sit there.
    pub others: usize,
    /// Whether there is a record of its games, with all of its players.
    has_games: bool,
}

/// Finds the match that a player has not finished; `None` if there is none.
///
/// # Errors
/// The database cannot be read.
pub fn unplayed(conn: &mut Reader<'_>, tournament: &str, player: &str) -> Result<Option<Unplayed>, DbError> {
    let newest = rounds::of_tournament(conn, tournament)?.pop();
    let is_open = |round: &RoundRow| {
        round.stage == StageWord::Swiss && matches!(round.state, RoundState::Published | RoundState::Running)
    };
    let Some(round) = newest.filter(is_open) else {
        return Ok(None);
    };
    let place = rounds::place_of(conn, &round.id, player)?.filter(|place| place.kind == PlaceKind::Seat);
    let Some(pod) = place.and_then(|place| place.pod_id) else {
        return Ok(None);
    };
    let Some(pod) = rounds::pod_by_id(conn, &pod)?.filter(|pod| pod.result.is_none()) else {
        return Ok(None);
    };
    let has_games = !follow::of_pod(conn, &pod.id)?.is_empty();
    Ok(Some(Unplayed {
        others: rounds::places_of_pod(conn, &pod.id)?.len().saturating_sub(1),
        has_games,
        round,
        pod,
    }))
}

impl Unplayed {
    /// Returns why the others cannot play on without the player, as a sentence; `None` if they can.
    pub fn stays(&self) -> Option<String> {
        let table = self.pod.table_number;
        if self.others < MIN_POD {
            return Some(format!(
                "Only {} players would be left at table {table}, too few for a game: the match stays, and its result is entered as always.",
                self.others
            ));
        }
        self.has_games.then(|| {
            format!(
                "The game of table {table} was followed with all of its players: the match stays, and its result is entered as always."
            )
        })
    }
}

/// Takes a player away from the table of their unplayed match, which the others play without them: no match and no loss is
/// counted for the player there. Returns false if the match stays theirs, or there is none.
///
/// # Errors
/// The database cannot be written.
pub(crate) fn leave_table(work: &mut Work<'_, '_>, player: &str) -> Result<bool, OpError> {
    let Some(unplayed) = unplayed(work.conn, &work.tournament.id, player)? else {
        return Ok(false);
    };
    if unplayed.stays().is_some() {
        return Ok(false);
    }
    let Unplayed { round, pod, .. } = unplayed;
    work.mark_structural();
    rounds::delete_place(work.conn, &round.id, player)?;
    close_gap(work, &round.id, &pod.id)?;
    let table = pod.table_number;
    begin_again(work, pod)?;
    let name = work.round_name(round.number)?.label();
    work.log(
        "round.left",
        format!("{{player:{player}}} left table {table}, {name}; the others play without them."),
    )
    // the pod no longer matches its draw (T32)
    .after(serde_json::json!({"round": round.number, "draw_counter": round.draw_counter, "table": table}))
    .public();
    Ok(true)
}
