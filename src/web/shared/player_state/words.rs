//! The texts of each state: its headline, and a sentence below it.

use super::headline::{Headline, Words};
use super::said;
use super::seat::SeatPlace;
use super::state::{PlayerState, Whose};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::format::{came, ordinal};
use crate::web::shared::view::{RoundView, View};
use podium_event::event::{PlayerIx, Stage};
use podium_event::result::Outcome;
use podium_event::round_names::round_name;
use podium_rules::playoff::{FinalPlace, Reached};
use podium_store::{PlayerStatus, TournamentState};

impl Words {
    /// Returns the texts of a state.
    ///
    /// # Errors
    /// A stored report cannot be read.
    pub fn of(state: PlayerState, whose: Whose<'_>) -> Result<Self, WebError> {
        let view = whose.view();
        match (whose.player, whose.table) {
            (Some(player), table) => match (state, table) {
                (PlayerState::Reported | PlayerState::ToConfirm, Some(own)) => said::waiting(whose, own),
                (PlayerState::Disputed, Some(own)) => said::disputed(whose, own),
                (PlayerState::Confirmed, Some(own)) => Ok(said::confirmed(whose, own)),
                _ if state.is_at_table() => Ok(at_table(state, whose, player)),
                _ => Ok(without_table(state, &view, player)),
            },
            (None, _) => Ok(without_place(state, whose)),
        }
    }
}

/// Returns the texts for a player without a place in the event.
fn without_place(state: PlayerState, whose: Whose<'_>) -> Words {
    let row = whose.row;
    match state {
        PlayerState::Pending => Words::new(
            "Waiting for approval",
            "You are registered. The organizer has not approved it yet; this page changes when it is.",
        ),
        PlayerState::Waitlisted => {
            // The waiting list moves up by number, the order of registration.
            let all = &whose.snapshot.loaded.unregistered;
            let before = all
                .iter()
                .filter(|other| other.status == PlayerStatus::Waitlisted && other.number <= row.number);
            Words::new(
                "All places are taken",
                format!(
                    "You are number {} on the waiting list and get a place as soon as one is free.",
                    before.count()
                ),
            )
        }
        _ => Words::new(
            "You are not in this tournament",
            "If you should be, tell the organizer.",
        ),
    }
}

/// Returns the texts for a player at a table without a report, as far as the reader may know.
fn at_table(state: PlayerState, whose: Whose<'_>, player: PlayerIx) -> Words {
    let table = SeatPlace::of(&whose.view(), player).map(|place| place.table);
    let line = match state {
        PlayerState::OutOfGame => Some("You are out of this game: a spectator until it ends (MTR-A 1.10A).".to_owned()),
        _ => whose.table.and_then(|own| {
            let line = own.game.line.clone()?;
            Some(match own.game.turn_of {
                Some(turn) if turn == player => format!("{line} It is your turn."),
                Some(turn) => format!("{line} It is the turn of {}.", whose.view().name(turn)),
                None => line,
            })
        }),
    };
    Words {
        headline: Headline {
            word: Some("Table"),
            text: table.map_or_else(String::new, |table| table.to_string()),
            is_giant: true,
        },
        line,
    }
}

/// Returns the texts for a player with a place in the event but no table.
fn without_table(state: PlayerState, view: &View<'_>, player: PlayerIx) -> Words {
    let row = view.row(player);
    match state {
        PlayerState::Registered | PlayerState::CheckedIn => before_rounds(state, view),
        PlayerState::LateEntry => Words::new(
            format!("You play from round {} on", row.entry_round),
            "Your table will be here when its pairings are published.",
        ),
        PlayerState::Bye => Words {
            headline: Headline {
                text: "Bye".to_owned(),
                is_giant: true,
                word: None,
            },
            line: Some(format!(
                "No match in this round; it counts {} points.",
                view.profile().points.bye
            )),
        },
        PlayerState::MatchLoss => Words::new(
            "Match loss",
            "You were not paired in this round: it counts as a match loss. If that is wrong, tell the organizer now.",
        ),
        PlayerState::Unpaired => Words::new("You are not in this round", "If you should be, tell the organizer now."),
        PlayerState::BetweenRounds => Words::new("Pairings soon", after_last(view, player, &next_table(view))),
        PlayerState::SwissOver => swiss_over(view, player),
        PlayerState::InPlayoff => in_playoff(view, player, false),
        PlayerState::WaitingSeed => in_playoff(view, player, true),
        PlayerState::OutOfCut => Words::new(
            "You missed the cut",
            match rank(view, player) {
                Some(rank) => format!("You are {rank} after the Swiss rounds. Thank you for playing."),
                None => "Thank you for playing.".to_owned(),
            },
        ),
        PlayerState::Finished => finished(view, player),
        PlayerState::Dropped => Words::new(
            match row.dropped_after {
                Some(after) if after > 0 => {
                    let round = u32::try_from(after).unwrap_or_default();
                    format!("You have dropped after {}", round_name(view.event(), round).inside())
                }
                _ => "You have dropped".to_owned(),
            },
            "No table is made for you. If that is a slip, tell the staff.",
        ),
        PlayerState::Disqualified => Words::new(
            "You were disqualified",
            "No table is made for you. The head judge answers your questions.",
        ),
        _ => Words {
            headline: Headline::text("This tournament was cancelled"),
            line: None,
        },
    }
}

fn before_rounds(state: PlayerState, view: &View<'_>) -> Words {
    let is_here = state == PlayerState::CheckedIn;
    let headline = match is_here {
        true => "You are checked in",
        false => "You are registered",
    };
    let line = match view.tournament().state {
        TournamentState::Setup => "The tournament has not opened yet.",
        TournamentState::Registration if !is_here => "Check in when you are at the venue.",
        _ => "Your table will be here when the pairings of round 1 are published.",
    };
    Words::new(headline, line)
}

/// Returns how the last round went for the player, and what comes next. The table of a finished round is never shown as
/// a place to sit down.
fn after_last(view: &View<'_>, player: PlayerIx, next: &str) -> String {
    let newest = view.rounds().next_back().filter(RoundView::is_finished);
    let last = newest.and_then(|round| Some((round, last_result(view, round, player)?)));
    match last {
        Some((round, last)) => format!("{} over: {last}. {next}", view.round_name(round.round).is()),
        None => next.to_owned(),
    }
}

/// "you won at table 5"; `None` without a place in the round.
fn last_result(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> Option<String> {
    if round.round.byes.contains(&player) {
        return Some("you had a bye".to_owned());
    }
    if round.round.match_losses.contains(&player) {
        return Some("you had a match loss".to_owned());
    }
    let (at, _) = view.seat(player)?;
    let table = round.round.pods[at].table;
    if view.event().is_void(round.round, &round.round.pods[at]) {
        return Some(format!("table {table} is void and counts for nobody"));
    }
    Some(match round.outcome(at, view.profile()) {
        Some(Outcome::Won(winner)) if winner == player => format!("you won at table {table}"),
        Some(Outcome::Won(winner)) => format!("{} won at table {table}", view.name(winner)),
        Some(Outcome::Drawn(_)) => format!("table {table} was drawn"),
        None => format!("table {table} has no result"),
    })
}

fn next_table(view: &View<'_>) -> String {
    format!(
        "Your next table will be here when the pairings of {} are published.",
        round_name(view.event(), view.event().next_number()).inside()
    )
}

fn swiss_over(view: &View<'_>, player: PlayerIx) -> Words {
    let (headline, next) = match view.plan().map_or(0, |plan| plan.cut) {
        0 => (
            "The rounds are over",
            "The final standings are published soon.".to_owned(),
        ),
        cut => (
            "The Swiss rounds are over",
            format!("Next the top {cut} is announced here."),
        ),
    };
    Words::new(headline, after_last(view, player, &next))
}

fn in_playoff(view: &View<'_>, player: PlayerIx, is_waiting: bool) -> Words {
    let newest = view
        .rounds()
        .next_back()
        .filter(|round| round.round.stage == Stage::Playoff);
    let seed = view.seed(player).unwrap_or_default();
    let number = match newest {
        Some(round) => round.number + 1,
        // the best seeds have no table in the first round
        None => view.event().swiss().len() as u32 + 1 + u32::from(is_waiting),
    };
    let name = round_name(view.event(), number).inside();
    let verb = if is_waiting { "wait for" } else { "play in" };
    let next = format!("You are seed {seed}. Your table will be here when its pairings are published.");
    Words::new(format!("You {verb} {name}"), after_last(view, player, &next))
}

fn finished(view: &View<'_>, player: PlayerIx) -> Words {
    let Some(place) = view.final_places().and_then(|places| places.of(player)) else {
        return match rank(view, player) {
            Some(rank) => Words::new(format!("You finished {rank}"), "Thank you for playing."),
            None => Words::new("The tournament is over", "Thank you for playing."),
        };
    };
    if place.reached == Some(Reached::Champion) {
        return Words::new(
            "You are the champion",
            after_last(view, player, "You have won the tournament."),
        );
    }
    let of = view.in_standings();
    let headline = format!("You finished {} of {of}", ordinal(place.place));
    Words::new(headline, after_last(view, player, &reached(place)))
}

/// "Semi-finalist. Thank you for playing."
fn reached(place: &FinalPlace) -> String {
    let came = came(place).map_or_else(String::new, |came| format!("{came}. "));
    format!("{came}Thank you for playing.")
}

/// Returns "4th of 37"; `None` for a player who is not in the standings.
fn rank(view: &View<'_>, player: PlayerIx) -> Option<String> {
    let table = view.standings(view.finished_swiss());
    let row = table.row(player)?;
    Some(format!("{} of {}", ordinal(row.rank), table.rows().len()))
}
