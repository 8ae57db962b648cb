//! What a player reads who sits at no table: what became of them, and what comes next.

use super::public::format::{came, ordinal};
use super::public::view::{RoundView, View};
use crate::db::{RoundState, TournamentState};
use crate::rules::event::{PlayerIx, Stage};
use crate::rules::playoff::{FinalPlace, Reached, round_name};
use crate::rules::result::Outcome;

/// Between rounds: how the last one went for the player, and what comes next. The table of a round that is over is never
/// shown as a place to sit down.
pub fn after_round(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> String {
    let next = what_next(view, player);
    match last_result(view, round, player) {
        Some(last) => format!("{} over: {last}. {next}", view.round_name(round.round).is()),
        None => next,
    }
}

/// While others play: why the player has no table, and what comes next.
pub fn beside_round(view: &View<'_>, player: PlayerIx) -> String {
    let is_swiss = view.tournament().state == TournamentState::Swiss;
    if is_swiss && view.row(player).dropped_after.is_none() {
        return "You are not in this round. If you should be, tell the organizer now.".to_owned();
    }
    what_next(view, player)
}

/// "you won at table 5"; `None` without a place in the round.
fn last_result(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> Option<String> {
    if round.round.byes.contains(&player) {
        return Some("you had a bye".to_owned());
    }
    let (at, _) = view.seat(player)?;
    let table = round.round.pods[at].table;
    Some(match round.outcome(at, view.profile()) {
        Some(Outcome::Won(winner)) if winner == player => format!("you won at table {table}"),
        Some(Outcome::Won(winner)) => format!("{} won at table {table}", view.name(winner)),
        Some(Outcome::Drawn(_)) => format!("table {table} was drawn"),
        None => format!("table {table} has no result"),
    })
}

fn what_next(view: &View<'_>, player: PlayerIx) -> String {
    if let Some(place) = view.final_places().and_then(|places| places.of(player)) {
        return finished(view, place);
    }
    if view.row(player).dropped_after.is_some() {
        return "You have dropped: no table is made for you. If that is a slip, tell the staff.".to_owned();
    }
    let state = view.tournament().state;
    match (state, view.seed(player)) {
        (TournamentState::Cancelled, _) => "This tournament was cancelled.".to_owned(),
        (TournamentState::Finished, _) => format!("The tournament is over.{}", rank(view, player, "finished")),
        (_, Some(seed)) => in_playoff(view, seed),
        (TournamentState::CutAnnounced | TournamentState::Playoff, None) => {
            format!(
                "You missed the cut.{} Thank you for playing.",
                rank(view, player, "are")
            )
        }
        _ => before_cut(view),
    }
}

/// Final places: "You have won the tournament.", "You finished 7th of 37: semi-finalist."
fn finished(view: &View<'_>, place: &FinalPlace) -> String {
    if place.reached == Some(Reached::Champion) {
        return "You are the champion: you have won the tournament.".to_owned();
    }
    let came = came(place).map_or_else(String::new, |came| format!(": {}", came.to_lowercase()));
    let all = view.standings(view.finished_swiss()).rows().len();
    format!("You finished {} of {all}{came}.", ordinal(place.place))
}

/// " You are 12th of 37 after the Swiss rounds.", or nothing for who is not in the standings.
fn rank(view: &View<'_>, player: PlayerIx, verb: &str) -> String {
    let table = view.standings(view.finished_swiss());
    let rank = table.row(player).map(|row| ordinal(row.rank));
    rank.map_or_else(String::new, |rank| {
        format!(" You {verb} {rank} of {} after the Swiss rounds.", table.rows().len())
    })
}

fn in_playoff(view: &View<'_>, seed: u32) -> String {
    let swiss = view.event().swiss().len() as u32;
    let newest = view
        .rounds()
        .next_back()
        .filter(|round| round.round.stage == Stage::Playoff);
    let waits = view.legs().first().is_some_and(|leg| seed as usize <= leg.waiting);
    let (number, is_waiting) = match newest {
        Some(round) => (round.number + 1, round.state != RoundState::Finished),
        None => (swiss + 1 + u32::from(waits), waits),
    };
    let name = round_name(view.event(), number).inside();
    let what = if is_waiting { "wait for" } else { "play in" };
    format!("You {what} {name}, as seed {seed}. Your table will be here when its pairings are published.")
}

fn before_cut(view: &View<'_>) -> String {
    let next = view.event().next_number();
    match view.plan() {
        Some(plan) if next > plan.swiss_rounds && plan.cut > 0 => {
            format!(
                "The Swiss rounds are over. Next the top {} is announced here.",
                plan.cut
            )
        }
        Some(plan) if next > plan.swiss_rounds => {
            "The rounds are over. The final standings are published soon.".to_owned()
        }
        _ => format!(
            "Your next table will be here when the pairings of {} are published.",
            round_name(view.event(), next).inside()
        ),
    }
}
