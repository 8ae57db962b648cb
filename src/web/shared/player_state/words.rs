//! The texts of each state: its headline, and a sentence below it.

use super::headline::{Headline, Words};
use super::said;
use super::seat::SeatPlace;
use super::state::{PlayerState, Whose};
use crate::web::frame::answer::error::WebError;
use crate::web::shared::pods::best_seed_chooses;
use crate::web::shared::terms;
use crate::web::shared::view::bracket::by_seed;
use crate::web::shared::view::{RoundView, View};
use podium_event::event::{PlayerIx, Stage};
use podium_event::result::Outcome;
use podium_event::round_names::round_name;
use podium_rules::playoff::{FinalPlace, Reached};
use podium_store::{PlayerStatus, TournamentState};
use say::{Message, common, player_state as t};

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
        PlayerState::Pending => Words::new(t::pending(), t::pending_text()),
        PlayerState::Waitlisted => {
            // The waiting list moves up by number, the order of registration.
            let all = &whose.snapshot.loaded.unregistered;
            let before = all
                .iter()
                .filter(|other| other.status == PlayerStatus::Waitlisted && other.number <= row.number);
            Words::new(t::waitlisted(), t::waitlisted_text(before.count()))
        }
        _ => Words::new(t::removed(), t::removed_text()),
    }
}

/// Returns the texts for a player at a table without a report, as far as the reader may know.
fn at_table(state: PlayerState, whose: Whose<'_>, player: PlayerIx) -> Words {
    let table = SeatPlace::of(&whose.view(), player).map(|place| place.table);
    let line = match state {
        PlayerState::OutOfGame => Some(t::out_of_game()),
        _ => whose.table.and_then(|own| {
            let Some(line) = own.game.line.clone() else {
                let view = whose.view();
                return best_seed_chooses(view.event(), &own.pod.seats, |player| view.name(player));
            };
            Some(match own.game.turn_of {
                Some(turn) if turn == player => Message::joined([line, t::your_turn()], " "),
                Some(turn) => Message::joined([line, t::turn_of(whose.view().name(turn))], " "),
                None => line,
            })
        }),
    };
    Words {
        headline: Headline {
            word: Some(t::table_word()),
            text: table.map(Message::from).unwrap_or_default(),
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
        PlayerState::LateEntry => Words::new(t::late_entry(row.entry_round), t::late_entry_text()),
        PlayerState::Bye => Words {
            headline: Headline {
                text: t::bye(),
                is_giant: true,
                word: None,
            },
            line: Some(t::bye_text(view.profile().bye_points())),
        },
        PlayerState::MatchLoss => Words::new(t::match_loss(), t::match_loss_text()),
        PlayerState::Unpaired => Words::new(t::unpaired(), t::unpaired_text()),
        PlayerState::BetweenRounds => Words::new(t::pairings_soon(), after_last(view, player, next_table(view))),
        PlayerState::SwissOver => swiss_over(view, player),
        PlayerState::InPlayoff => in_playoff(view, player, false),
        PlayerState::WaitingSeed => in_playoff(view, player, true),
        PlayerState::OutOfCut => Words::new(
            t::missed_cut(),
            match rank(view, player) {
                Some((rank, of)) => t::missed_cut_text(rank, of),
                None => t::thank_you(),
            },
        ),
        PlayerState::Finished => finished(view, player),
        PlayerState::Dropped => Words::new(
            match row.dropped_after {
                Some(after) if after > 0 => {
                    let round = u32::try_from(after).unwrap_or_default();
                    t::dropped_after(terms::inside(&round_name(view.event(), round)))
                }
                _ => t::dropped(),
            },
            t::dropped_text(),
        ),
        PlayerState::Disqualified => Words::new(t::disqualified(), t::disqualified_text()),
        _ => Words {
            headline: Headline::text(t::cancelled()),
            line: None,
        },
    }
}

fn before_rounds(state: PlayerState, view: &View<'_>) -> Words {
    let is_here = state == PlayerState::CheckedIn;
    let headline = match is_here {
        true => t::checked_in(),
        false => t::registered(),
    };
    let line = match view.tournament().state {
        TournamentState::Setup => t::not_open(),
        TournamentState::Registration if !is_here => t::check_in_at_venue(),
        _ => t::table_with_round_one(),
    };
    Words::new(headline, line)
}

/// Returns how the last round went for the player, and what comes next. The table of a finished round is never shown as
/// a place to sit down.
fn after_last(view: &View<'_>, player: PlayerIx, next: Message) -> Message {
    let newest = view.rounds().next_back().filter(RoundView::is_finished);
    let last = newest.and_then(|round| Some((round, last_result(view, round, player)?)));
    let went = last.map(|(round, result)| {
        let name = view.round_name(round.round);
        let over = t::round_is_over(terms::agreeing(&name), terms::opening(&name));
        t::how_it_went(over, result)
    });
    Message::joined(went.into_iter().chain([next]), " ")
}

/// "you won at table 5"; `None` without a place in the round.
fn last_result(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> Option<Message> {
    if round.round.byes.contains(&player) {
        return Some(t::had_bye());
    }
    if round.round.match_losses.contains(&player) {
        return Some(t::had_match_loss());
    }
    let (at, _) = view.seat(player)?;
    let table = round.round.pods[at].table;
    if view.event().is_void(round.round, &round.round.pods[at]) {
        return Some(t::table_is_void(table));
    }
    Some(match round.outcome(at, view.profile()) {
        Some(Outcome::Won(winner)) if winner == player => t::you_won(table),
        Some(Outcome::Won(winner)) => t::player_won(view.name(winner), table),
        Some(Outcome::Drawn(_)) => match by_seed(view, round, at) {
            Some(best) => say::pods::advances_by_seed(t::table_drawn(table), view.name(best)),
            None => t::table_drawn(table),
        },
        None => t::table_no_result(table),
    })
}

fn next_table(view: &View<'_>) -> Message {
    let next = round_name(view.event(), view.event().next_number());
    t::next_table(terms::inside(&next))
}

fn swiss_over(view: &View<'_>, player: PlayerIx) -> Words {
    let (headline, next) = match view.plan().map_or(0, |plan| plan.cut) {
        0 => (t::rounds_over(), t::rounds_over_text()),
        cut => (t::swiss_over(), t::swiss_over_text(cut)),
    };
    Words::new(headline, after_last(view, player, next))
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
    let name = terms::inside(&round_name(view.event(), number));
    let headline = match is_waiting {
        true => t::wait_for(name),
        false => t::play_in(name),
    };
    Words::new(headline, after_last(view, player, t::seeded(seed)))
}

fn finished(view: &View<'_>, player: PlayerIx) -> Words {
    let Some(place) = view.final_places().and_then(|places| places.of(player)) else {
        return match rank(view, player) {
            Some((rank, of)) => Words::new(t::finished(rank, of), t::thank_you()),
            None => Words::new(t::tournament_over(), t::thank_you()),
        };
    };
    if place.reached == Some(Reached::Champion) {
        return Words::new(t::champion(), after_last(view, player, t::champion_text()));
    }
    let headline = t::finished(terms::ordinal(place.place), view.in_standings());
    Words::new(headline, after_last(view, player, reached(place)))
}

/// "Semi-finalist. Thank you for playing."
fn reached(place: &FinalPlace) -> Message {
    let came = terms::came(place).map(common::sentence);
    Message::joined(came.into_iter().chain([t::thank_you()]), " ")
}

/// Returns a rank and of how many, as "4th" and 37; `None` for a player who is not in the standings.
fn rank(view: &View<'_>, player: PlayerIx) -> Option<(Message, usize)> {
    let table = view.standings(view.finished_swiss());
    let row = table.row(player)?;
    Some((terms::ordinal(row.rank), table.rows().len()))
}
