//! Deck checks: whose decks, what was found, and which deck is drawn at random (T21, T32).

use std::collections::{HashMap, HashSet};

use serde_json::json;

use super::table::{check_of, new_extension, table_of_round};
use super::{REASON, minutes, playing, tell_table};
use crate::command::text;
use crate::run::chance::roll_up_to;
use crate::{FieldProblem, OpError, Work};
use podium_event::format::listed;
use podium_event::round_clock::{DECK_CHECK_EXTRA_MINUTES, deck_check_extension};
use podium_store::floor::checked_decks::{self, CheckedDeckRow};
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{DbError, ExtensionKind, PlaceKind, Reader, RoundState};
use say::refused_clock as t;

/// The most minutes of a deck check, in case one was forgotten overnight: the database's limit.
const MOST_MINUTES: i64 = 1_440;

/// Begins a deck check at a table: of these players' decks, or of all of the table if none is named. Nothing public changes
/// until it ends.
///
/// # Errors
/// There is no such table, it has reported, a deck check runs there, or a player does not sit there.
pub fn begin_deck_check(
    work: &mut Work<'_, '_>,
    round: i64,
    table: i64,
    whose: &[i64],
    reason: &str,
) -> Result<(), OpError> {
    let reason = text::block("reason", say::field_names::reason(), reason, REASON)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    let pod = playing(work, round, table)?;
    let given = clocks::extensions_of_pod(work.conn, &pod.id)?;
    // Two at once would give the same minutes twice.
    if given.iter().any(ExtensionRow::is_running) {
        return Err(OpError::field("table", t::check_runs(table)));
    }
    let mut checked = seated(work, &pod)?;
    if let Some(other) = whose
        .iter()
        .find(|number| !checked.iter().any(|player| player.number == **number))
    {
        return Err(OpError::field("deck", say::refused_floor::not_at_table(other, table)));
    }
    checked.retain(|player| whose.is_empty() || whose.contains(&player.number));
    let row = new_extension(work, &pod.id, ExtensionKind::DeckCheck, &reason);
    clocks::give(work.conn, &row)?;
    let decks: Vec<CheckedDeckRow> = (checked.iter())
        .map(|player| CheckedDeckRow::new(&work.tournament.id, &row.id, &player.id))
        .collect();
    checked_decks::insert(work.conn, &decks)?;
    // the hall sees only given minutes, and a check gives none until it ends
    work.floor_only_at(&pod.id)?;
    let (place, whose) = (table_of_round(work, round, table)?, decks_of(&checked));
    work.log("clock.deck_check", format!("{place}: a deck check begins, {whose}."))
        .reason(&reason);
    Ok(())
}

/// What was found in a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The number of the player whose deck it is.
    pub player: i64,
    /// Empty: nothing.
    pub what: String,
}

/// Ends a deck check with what was found, and returns the minutes that the table is given for it.
///
/// # Errors
/// There is no such deck check, it has ended, or a text is too long.
pub fn end_deck_check(work: &mut Work<'_, '_>, id: &str, found: &[Found]) -> Result<i64, OpError> {
    let mut row = check_of(work, id)?;
    if let Some(given) = row.minutes {
        return Err(OpError::Conflict(t::check_ended(given)));
    }
    let mut problems: Vec<FieldProblem> = Vec::new();
    let mut with_finding = 0;
    for deck in checked_decks::of_check(work.conn, id)? {
        let Some(player) = players::by_id(work.conn, &deck.player_id)? else {
            continue;
        };
        let Some(said) = found.iter().find(|said| said.player == player.number) else {
            continue;
        };
        match text::block(
            &format!("found_{}", player.number),
            t::label_found(),
            &said.what,
            REASON,
        ) {
            Ok(what) => {
                with_finding += usize::from(!what.is_empty());
                checked_decks::set_found(work.conn, &deck.id, &what)?;
            }
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    // Below zero when the server's clock was set back meanwhile.
    let seconds = (work.at - row.started_at).num_seconds().max(0);
    let given = i64::from(deck_check_extension(u32::try_from(seconds).unwrap_or(u32::MAX))).min(MOST_MINUTES);
    row.ended_at = Some(work.at);
    row.minutes = Some(given);
    clocks::update_extension(work.conn, &row)?;
    tell_table(work, &row.pod_id, given)?;
    let (round, table) = clocks::place_of_pod(work.conn, &row.pod_id)?;
    let place = table_of_round(work, round, table)?;
    let finding = match with_finding {
        0 => "",
        _ => "; something was found",
    };
    work.log(
        "clock.deck_check_end",
        format!(
            "{place}: the deck check took {}:{:02}; {} more, {DECK_CHECK_EXTRA_MINUTES} of them for shuffling (MTR-A X.5A){finding}.",
            seconds / 60,
            seconds % 60,
            minutes(given)
        ),
    );
    Ok(given)
}

/// A deck that was drawn for a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnDeck {
    pub player: PlayerRow,
    pub table: i64,
    /// Among how many decks it was drawn.
    pub among: usize,
}

/// Draws a deck at random among those at the tables that were not checked yet: a die of the tournament's secret, so that
/// everybody can recompute it later (T32).
///
/// # Errors
/// No round is played, or every deck at its tables was checked.
pub fn draw_deck(work: &mut Work<'_, '_>) -> Result<DrawnDeck, OpError> {
    let mut pool = unchecked(work.conn, &work.tournament.id)?;
    // By their ids in documents: everybody can put them in that order.
    pool.sort_by(|a, b| a.0.key.cmp(&b.0.key));
    let among = pool.len();
    if among == 0 {
        return Err(OpError::refused(t::no_deck()));
    }
    let (index, labels) = roll_up_to(work, among)?;
    let (player, table) = pool.swap_remove(index);
    work.log(
        "clock.deck_draw",
        format!(
            "The deck of {{player:{}}} at table {table} was drawn for a check, number {} of {among} not checked yet.",
            player.id,
            index + 1
        ),
    )
    .after(json!({"draws": labels}));
    Ok(DrawnDeck { player, table, among })
}

/// Lists the players at tables without a result whose deck was not checked yet, with their tables.
pub fn unchecked(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(PlayerRow, i64)>, DbError> {
    let all = rounds::of_tournament(conn, tournament)?;
    let played = |state| matches!(state, RoundState::Published | RoundState::Running);
    let Some(round) = all.into_iter().rev().find(|round| played(round.state)) else {
        return Ok(Vec::new());
    };
    let withdrawn: HashSet<String> = clocks::extensions_of_tournament(conn, tournament)?
        .into_iter()
        .filter(|check| check.withdrawn)
        .map(|check| check.id)
        .collect();
    let checked: HashSet<String> = checked_decks::of_tournament(conn, tournament)?
        .into_iter()
        .filter(|deck| !withdrawn.contains(&deck.extension_id))
        .map(|deck| deck.player_id)
        .collect();
    let pods = rounds::pods_of_round(conn, &round.id)?;
    let mut all: HashMap<String, PlayerRow> = players::of_tournament(conn, tournament)?
        .into_iter()
        .map(|player| (player.id.clone(), player))
        .collect();
    let mut found = Vec::new();
    for place in rounds::places_of_round(conn, &round.id)? {
        let pod = pods.iter().find(|pod| Some(&pod.id) == place.pod_id.as_ref());
        let Some(pod) = pod.filter(|pod| pod.result.is_none() && !checked.contains(&place.player_id)) else {
            continue;
        };
        found.extend(all.remove(&place.player_id).map(|player| (player, pod.table_number)));
    }
    Ok(found)
}

fn seated(work: &mut Work<'_, '_>, pod: &PodRow) -> Result<Vec<PlayerRow>, DbError> {
    let mut found = Vec::new();
    for place in rounds::places_of_pod(work.conn, &pod.id)? {
        if place.kind == PlaceKind::Seat {
            found.extend(players::by_id(work.conn, &place.player_id)?);
        }
    }
    Ok(found)
}

/// "the deck of {player:1}", "the decks of {player:1} and {player:2}".
fn decks_of(players: &[PlayerRow]) -> String {
    let names: Vec<String> = players
        .iter()
        .map(|player| format!("{{player:{}}}", player.id))
        .collect();
    let decks = if names.len() == 1 { "deck" } else { "decks" };
    format!("the {decks} of {}", listed(&names, "and"))
}
