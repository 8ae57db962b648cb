//! A player who leaves the table of a published or running round before its match has a result, and one who comes back to it.

use super::draft::close_gap;
use super::manual::begin_again;
use super::moved::tell_moved;
use crate::floor::follow::has_begun;
use crate::run::clock::tell_table;
use crate::{OpError, Work};
use podium_event::event::MIN_POD;
use podium_store::tournaments::rounds::{self, LeftSeat, PlaceRow, PodRow, RoundRow};
use podium_store::{DbError, PlaceKind, Reader, RoundState, StageWord};
use say::Message;
use say::refused_rounds as t;

/// What the round counts for a player who left their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Absence {
    /// A match loss without a pod: they did not come (T8).
    MatchLoss,
    /// Neither a match nor a loss.
    Void,
}

/// A player's match without a result in the Swiss round that is published or runs.
#[derive(Debug, Clone)]
pub struct Unplayed {
    pub round: RoundRow,
    pub pod: PodRow,
    /// The number of the other players at the table.
    pub others: usize,
    /// Whether its game has begun in a record, with all of its players.
    has_begun: bool,
}

/// Finds the match that a player has not finished; `None` if there is none.
///
/// # Errors
/// The database cannot be read.
pub fn unplayed(conn: &mut Reader<'_>, tournament: &str, player: &str) -> Result<Option<Unplayed>, DbError> {
    let Some(round) = at_the_tables(conn, tournament)? else {
        return Ok(None);
    };
    let place = rounds::place_of(conn, &round.id, player)?.filter(|place| place.kind == PlaceKind::Seat);
    let Some(pod) = place.and_then(|place| place.pod_id) else {
        return Ok(None);
    };
    let Some(pod) = rounds::pod_by_id(conn, &pod)?.filter(|pod| pod.result.is_none()) else {
        return Ok(None);
    };
    let has_begun = has_begun(conn, &pod.id)?;
    Ok(Some(Unplayed {
        others: rounds::places_of_pod(conn, &pod.id)?.len().saturating_sub(1),
        has_begun,
        round,
        pod,
    }))
}

/// Returns the newest round if it is a Swiss round that is published or runs.
pub(super) fn at_the_tables(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<RoundRow>, DbError> {
    let newest = rounds::of_tournament(conn, tournament)?.pop();
    Ok(newest.filter(|round| {
        round.stage == StageWord::Swiss && matches!(round.state, RoundState::Published | RoundState::Running)
    }))
}

impl Unplayed {
    /// Returns why the others cannot play on without the player, as a sentence; `None` if they can.
    pub fn stays(&self) -> Option<Message> {
        let table = self.pod.table_number;
        if self.others < MIN_POD {
            return Some(t::too_few_left(self.others, table));
        }
        self.has_begun.then(|| t::followed_with_all(table))
    }

    /// Takes a player out of this match, which the others of the pod play without them: they move up.
    pub(super) fn leave(self, work: &mut Work<'_, '_>, player: &str, absence: Absence) -> Result<(), OpError> {
        let Self { round, mut pod, .. } = self;
        work.mark_structural();
        let seat = rounds::place_of(work.conn, &round.id, player)?.and_then(|place| place.seat);
        rounds::delete_place(work.conn, &round.id, player)?;
        let moved = close_gap(work, &round.id, &pod.id)?;
        tell_moved(work, &round, moved);
        let mut left = pod.left();
        left.push(LeftSeat {
            player: player.to_owned(),
            seat: seat.unwrap_or(1),
        });
        pod.set_left(&left);
        let table = pod.table_number;
        begin_again(work, pod)?;
        let name = work.round_name(round.number)?.label();
        let what = match absence {
            Absence::MatchLoss => {
                let loss = PlaceRow::new(&work.tournament.id, &round.id, player, PlaceKind::MatchLoss);
                rounds::insert_places(work.conn, &[loss])?;
                format!("{{player:{player}}} did not come to table {table}, {name}: a match loss. The others play.")
            }
            Absence::Void => format!("{{player:{player}}} left table {table}, {name}; the others play without them."),
        };
        work.log("round.change", what)
            // the pod no longer matches its draw (T32)
            .after(serde_json::json!({"round": round.number, "draw_counter": round.draw_counter, "table": table}))
            .public();
        Ok(())
    }
}

/// Takes a player away from the table of their unplayed match, which the others play without them: no match and no loss is
/// counted for the player there. Does nothing if the match stays theirs, or there is none.
///
/// # Errors
/// The database cannot be written.
pub(crate) fn leave_table(work: &mut Work<'_, '_>, player: &str) -> Result<(), OpError> {
    let unplayed = unplayed(work.conn, &work.tournament.id, player)?;
    match unplayed.filter(|unplayed| unplayed.stays().is_none()) {
        Some(unplayed) => unplayed.leave(work, player, Absence::Void),
        None => Ok(()),
    }
}

/// Gives a player who comes back the seat that they left in the newest round, if its match has not begun and the seat was not
/// taken meanwhile; a match loss for not coming is void then. Returns the table.
///
/// # Errors
/// The database cannot be written.
pub(crate) fn return_to_table(work: &mut Work<'_, '_>, player: &str) -> Result<Option<i64>, OpError> {
    let Some(round) = at_the_tables(work.conn, &work.tournament.id)? else {
        return Ok(None);
    };
    let place = rounds::place_of(work.conn, &round.id, player)?;
    if place.as_ref().is_some_and(|place| place.kind != PlaceKind::MatchLoss) {
        return Ok(None);
    }
    let is_left = |pod: &PodRow| pod.left().iter().any(|left| left.player == player);
    let mut pods = rounds::pods_of_round(work.conn, &round.id)?.into_iter();
    let Some(mut pod) = pods.find(|pod| is_left(pod) && pod.result.is_none()) else {
        return Ok(None);
    };
    let mut seated = rounds::places_of_pod(work.conn, &pod.id)?;
    let is_full = seated.len() >= work.tournament.profile()?.pod_size as usize;
    if is_full || has_begun(work.conn, &pod.id)? {
        return Ok(None);
    }
    let mut left = pod.left();
    let at = left
        .iter()
        .position(|left| left.player == player)
        .expect("it was found");
    let seat = (left.remove(at).seat as usize).clamp(1, seated.len() + 1);
    pod.set_left(&left);
    work.mark_structural();
    for place in seated.iter().chain(&place) {
        rounds::delete_place(work.conn, &round.id, &place.player_id)?;
    }
    let own = PlaceRow::new(&work.tournament.id, &round.id, player, PlaceKind::Seat);
    seated.insert(seat - 1, own);
    let moved = seated.into_iter().zip(1_i64..);
    let moved: Vec<PlaceRow> = moved.map(|(place, seat)| place.at_seat(&pod.id, seat)).collect();
    rounds::insert_places(work.conn, &moved)?;
    // who sits before the seat has theirs as before
    let from_there = moved.into_iter().skip(seat - 1).map(|place| place.player_id);
    tell_moved(work, &round, from_there.collect());
    tell_table(work, &pod.id, 0)?;
    let table = pod.table_number;
    begin_again(work, pod)?;
    let name = work.round_name(round.number)?.label();
    let what = format!("{{player:{player}}} has their seat at table {table} again, {name}.");
    work.log("round.change", what)
        .after(serde_json::json!({"round": round.number, "draw_counter": round.draw_counter, "table": table}))
        .public();
    Ok(Some(table))
}
