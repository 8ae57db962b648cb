//! Changes of an open round by hand: two players change places, or a pod moves to another table. The costs are shown
//! before the change is saved; the change and its reason are public. In a round that is published, only tables without a
//! result change.

use serde_json::json;

use super::moved::tell_moved;
use super::{before_last_round, table_list};
use crate::run::clock::tell_table;
use crate::{OpError, Work};
use podium_event::{PlayerIx, Round};
use podium_rules::pairing::{self, PairedPod, Report};
use podium_store::floor::follow;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow};
use podium_store::{RoundState, StageWord};
use say::Message;
use say::refused_rounds as t;

/// A change of an open round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Two players, by their numbers, change places: seat for seat, or seat for bye.
    Swap(i64, i64),
    /// The pod at one table moves to another; the two swap if there is a pod at the other.
    MoveTable { from: i64, to: i64 },
}

/// The effect of a change on the round.
#[derive(Debug, Clone)]
pub struct Assessed {
    pub before: Report,
    pub after: Report,
    /// The pairing goals that it improves or worsens, and what is void after it, in sentences.
    pub costs: Vec<Message>,
    /// The change in a sentence with names.
    pub sentence: Message,
}

/// Computes the effect of a change, before it is saved.
///
/// # Errors
/// The change is not possible.
pub fn assess_change(loaded: &Loaded, number: i64, change: Change) -> Result<Assessed, OpError> {
    let open = changeable(loaded, number, change)?;
    let Some(round) = loaded.event_round(number) else {
        return Err(OpError::NotFound(say::refused_results::no_round(number)));
    };
    // Otherwise the draft itself would count as a meeting of its tablemates.
    let base = before_last_round(&loaded.event)?;
    let report = |round: &Round| {
        let pods: Vec<PairedPod> = round
            .pods
            .iter()
            .map(|p| PairedPod {
                table: p.table,
                seats: p.seats.clone(),
            })
            .collect();
        pairing::assess(&base, &pods, &round.byes)
    };
    let mut changed = round.clone();
    let sentence = change_round(loaded, &mut changed, change)?;
    let (before, after) = (report(round), report(&changed));
    let mut costs: Vec<Message> = pairing::changes(&base, &before, &after);
    if open.row.state != RoundState::Draft && matches!(change, Change::Swap(..)) {
        costs.push(t::void_and_again());
    }
    Ok(Assessed {
        before,
        after,
        costs,
        sentence,
    })
}

/// Returns the round of a number, if it is open.
pub(super) fn open(loaded: &Loaded, number: i64) -> Result<&LoadedRound, OpError> {
    let open = loaded.open_round().filter(|open| open.row.number == number);
    open.ok_or_else(|| match loaded.round(number) {
        Some(_) => OpError::refused(loaded.round_name(number).heads(t::tables_stay)),
        None => OpError::NotFound(say::refused_results::no_round(number)),
    })
}

/// Returns the open round, if it can be changed so.
fn changeable(loaded: &Loaded, number: i64, change: Change) -> Result<&LoadedRound, OpError> {
    let round = open(loaded, number)?;
    let Change::Swap(a, b) = change else {
        return Ok(round);
    };
    if round.row.stage == StageWord::Playoff {
        return Err(OpError::refused(t::seats_of_playoff_follow()));
    }
    let reported = tables_of(loaded, round, &[a, b])
        .into_iter()
        .filter(|pod| pod.result.is_some());
    let tables: Vec<i64> = reported.map(|pod| pod.table_number).collect();
    match &tables[..] {
        [] => Ok(round),
        tables => Err(OpError::refused(t::result_there(table_list(tables)))),
    }
}

/// Returns the pods in which players sit, by their numbers.
fn tables_of<'l>(loaded: &'l Loaded, round: &'l LoadedRound, players: &[i64]) -> Vec<&'l PodRow> {
    let seated: Vec<PlayerIx> = players
        .iter()
        .filter_map(|number| loaded.player_of_number(*number))
        .collect();
    let pods = loaded
        .event_round(round.row.number)
        .map_or(&[][..], |round| &round.pods);
    let sits = |pod: &&podium_event::Pod| pod.seats.iter().any(|player| seated.contains(player));
    let tables: Vec<i64> = pods.iter().filter(sits).map(|pod| i64::from(pod.table)).collect();
    round
        .pods
        .iter()
        .filter(|pod| tables.contains(&pod.table_number))
        .collect()
}

/// Makes the change in the rules' model of the round, and describes it in a sentence.
fn change_round(loaded: &Loaded, round: &mut Round, change: Change) -> Result<Message, OpError> {
    match change {
        Change::Swap(a, b) => {
            let (a, b) = (placed(loaded, round, a)?, placed(loaded, round, b)?);
            if a == b {
                return Err(OpError::field("b", t::two_players()));
            }
            // Each place is visited once, so that the two cannot be swapped back.
            for seat in round.pods.iter_mut().flat_map(|p| &mut p.seats).chain(&mut round.byes) {
                if *seat == a {
                    *seat = b;
                } else if *seat == b {
                    *seat = a;
                }
            }
            Ok(t::change_places(&loaded.row(a).name, &loaded.row(b).name))
        }
        Change::MoveTable { from, to } => {
            if from == to {
                return Err(OpError::field("to", t::another_table()));
            }
            if !round.pods.iter().any(|p| i64::from(p.table) == from) {
                return Err(OpError::field("from", t::no_pod_at(from)));
            }
            if !(1..=99_999).contains(&to) {
                return Err(OpError::field("to", t::no_table_number()));
            }
            for pod in &mut round.pods {
                if i64::from(pod.table) == from {
                    pod.table = to as u32;
                } else if i64::from(pod.table) == to {
                    pod.table = from as u32;
                }
            }
            Ok(t::table_moves(from, to))
        }
    }
}

/// Returns the player of a number, if they have a seat or a bye in the round.
fn placed(loaded: &Loaded, round: &Round, number: i64) -> Result<PlayerIx, OpError> {
    let player = loaded.player_of_number(number);
    let is_placed = |player: &PlayerIx| {
        round
            .pods
            .iter()
            .flat_map(|p| &p.seats)
            .chain(&round.byes)
            .any(|placed| placed == player)
    };
    player
        .filter(is_placed)
        .ok_or_else(|| OpError::refused(t::no_seat_and_bye(number)))
}

/// Saves a change of an open round.
///
/// # Errors
/// No such round, the change is not possible, no reason, or the form is old.
pub fn change_draft(
    work: &mut Work<'_, '_>,
    structure: i64,
    number: i64,
    change: Change,
    reason: &str,
) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = changeable(&loaded, number, change)?;
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::change_reason()));
    }
    // Computed again, not taken from the form: the recorded costs are those of the saved change.
    let assessed = assess_change(&loaded, number, change)?;
    match change {
        Change::Swap(a, b) => swap(work, &loaded, round, a, b)?,
        Change::MoveTable { from, to } => move_table(work, round, from, to)?,
    }
    let text = match change {
        Change::Swap(a, b) => {
            let token = |number| {
                loaded
                    .player_of_number(number)
                    .map_or(String::new(), |p| format!("{{player:{}}}", loaded.row(p).id))
            };
            format!("Round {number}: {} and {} changed places by hand.", token(a), token(b))
        }
        Change::MoveTable { from, to } => {
            format!("{}: table {from} moved to table {to}.", loaded.round_name(number))
        }
    };
    let entry = work.log("round.change", text);
    let entry = entry.before(json!({"repeats": assessed.before.repeats, "spread": assessed.before.spread}));
    let entry = entry.after(json!({
        "round": number,
        // Round and counter tell the fairness page which draft was changed by hand (T32).
        "draw_counter": round.row.draw_counter,
        "repeats": assessed.after.repeats,
        "spread": assessed.after.spread,
    }));
    entry.reason(reason).public();
    Ok(())
}

fn swap(work: &mut Work<'_, '_>, loaded: &Loaded, round: &LoadedRound, a: i64, b: i64) -> Result<(), OpError> {
    let id = |number| loaded.player_of_number(number).map(|p| loaded.row(p).id.clone());
    if round.row.state != RoundState::Draft {
        for pod in tables_of(loaded, round, &[a, b]) {
            begin_again(work, pod.clone())?;
        }
    }
    let places = rounds::places_of_round(work.conn, &round.row.id)?;
    let of = |player: &Option<String>| places.iter().find(|p| Some(&p.player_id) == player.as_ref()).cloned();
    let (Some(first), Some(second)) = (of(&id(a)), of(&id(b))) else {
        return Err(OpError::refused(t::one_has_no_place()));
    };
    // both rows are deleted before either is inserted: the database allows a player one place
    rounds::delete_place(work.conn, &first.round_id, &first.player_id)?;
    rounds::delete_place(work.conn, &second.round_id, &second.player_id)?;
    let seated = |at: &PlaceRow, player: &PlaceRow| PlaceRow {
        player_id: player.player_id.clone(),
        missing_since: player.missing_since,
        ..at.clone()
    };
    rounds::insert_places(work.conn, &[seated(&first, &second), seated(&second, &first)])?;
    tell_moved(
        work,
        &round.row,
        vec![first.player_id.clone(), second.player_id.clone()],
    );
    // each table has its own time
    for pod in first.pod_id.iter().chain(&second.pod_id) {
        tell_table(work, pod, 0)?;
    }
    Ok(())
}

/// Voids what was reported and followed at a published table: it was with other players, or in other seats.
pub(super) fn begin_again(work: &mut Work<'_, '_>, mut pod: PodRow) -> Result<(), OpError> {
    crate::run::reports::void(work, &pod.id)?;
    follow::delete_of_pod(work.conn, &pod.id)?;
    // a result that is typed for the earlier places is not stored
    pod.version += 1;
    Ok(rounds::update_pod(work.conn, &pod)?)
}

fn move_table(work: &mut Work<'_, '_>, draft: &LoadedRound, from: i64, to: i64) -> Result<(), OpError> {
    let at = |table: i64| draft.pods.iter().find(|p| p.table_number == table).cloned();
    // the database allows one pod at a table: one pod waits at an unused number
    let free = draft.pods.iter().map(|p| p.table_number).max().unwrap_or(0).max(to) + 1;
    let mut put = |pod: Option<PodRow>, table: i64| -> Result<(), OpError> {
        match pod {
            None => Ok(()),
            Some(mut pod) => {
                pod.table_number = table;
                Ok(rounds::update_pod(work.conn, &pod)?)
            }
        }
    };
    let (here, there) = (at(from), at(to));
    put(there.clone(), free)?;
    put(here.clone(), to)?;
    put(there.clone(), from)?;
    let mut moved = Vec::new();
    // who has a result looks for no table
    for pod in here.iter().chain(&there).filter(|pod| pod.result.is_none()) {
        let places = rounds::places_of_pod(work.conn, &pod.id)?;
        moved.extend(places.into_iter().map(|place| place.player_id));
    }
    tell_moved(work, &draft.row, moved);
    Ok(())
}
