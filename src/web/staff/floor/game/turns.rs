//! Turns in progress and time as text: in the middle of the ring, and in the list of turns.

use crate::web::shared::floor::game_words::last_turns;
use podium_melee::{
    Action, ActionKind, Awaits, Choices, Game, Marker, MarkerSet, MarkerState, Naming, Outcome, TimeState,
};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames};
use say::{Message, game_seats as t};

/// A turn marker in the list of turns.
pub struct TurnLine {
    pub marker: u16,
    pub name: Message,
    /// "Beginning phase", "waits for marker 2".
    pub state: Message,
    pub in_turn: bool,
    pub may_go_on: bool,
    pub designated: bool,
}

/// Returns whether phases are followed in a game: somebody has advanced one.
pub fn follows_phases(game: &ReplayedGame) -> bool {
    let mut actions = game.document.actions().iter();
    actions.any(|action| matches!(action, Action::NextPhase { .. }))
}

/// Returns the text in the middle of the ring: a large number or word or two, and the small text below it.
pub fn middle(table: &FollowedTable, game: &ReplayedGame) -> (Message, Message) {
    let at = &game.game;
    let names = ShownNames { table, game };
    if let Some(outcome) = at.outcome() {
        return match outcome {
            Outcome::Winner(seat) => (t::middle_won(), names.player(*seat)),
            Outcome::Draw(_) => (t::middle_drawn(), Message::default()),
        };
    }
    let playing = at.table().playing_count();
    let below = match at.markers() {
        [marker] => match marker.turn().filter(|_| follows_phases(game)) {
            Some(turn) => turn.phase.term(),
            None => t::middle_in_game(playing),
        },
        markers => {
            let turns = markers.iter().filter(|marker| marker.turn().is_some()).count();
            t::middle_turns(turns, markers.len())
        }
    };
    match at.time() {
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => (last_turns(at), Message::default()),
        time => match time.turns_left() {
            Some(left) => (left.into(), t::middle_turns_left(left)),
            None => (playing.into(), below),
        },
    }
}

/// Lists the turn markers by number.
pub fn turn_lines(table: &FollowedTable, game: &ReplayedGame) -> Vec<TurnLine> {
    let names = ShownNames { table, game };
    if game.game.outcome().is_some() {
        return Vec::new();
    }
    let between = match game.game.choices(ActionKind::NextPhase) {
        Choices::Turns(markers) => markers,
        _ => MarkerSet::EMPTY,
    };
    let phases = follows_phases(game);
    let line = |marker: &Marker| TurnLine {
        marker: marker.number().0,
        name: names.player(marker.seat()),
        state: match marker.state() {
            MarkerState::Turn(turn) => {
                let what = if !game.game.table().is_playing(marker.seat()) {
                    // G6: the turn goes on without an active player.
                    t::turn_left()
                } else if turn.kind.is_extra() {
                    t::turn_extra()
                } else {
                    t::turn()
                };
                match phases {
                    true => Message::joined([what, turn.phase.term()], ", "),
                    false => what,
                }
            }
            MarkerState::Waiting(awaits) => why_it_waits(&game.game, marker, awaits, &names),
        },
        in_turn: marker.turn().is_some(),
        may_go_on: between.contains(marker.number()),
        designated: marker.designated() > 0,
    };
    game.game.markers().iter().map(line).collect()
}

/// Returns what a marker waits for, with the rule if it is not obvious.
fn why_it_waits(game: &Game, marker: &Marker, awaits: Awaits, names: &dyn Naming) -> Message {
    let extra = awaits == Awaits::ExtraTurn;
    if let Some(other) = game.waits_for(marker.number()).and_then(|of| game.marker(of)) {
        let (number, holder) = (other.number().0, names.player(other.seat()));
        return match (extra, other.seat() == marker.seat()) {
            (false, true) => t::waits_first_to_seat(number, holder),
            (false, false) => t::waits_within_three(number, holder),
            (true, true) => t::waits_extra_first_to_seat(number, holder),
            (true, false) => t::waits_extra_within_three(number, holder),
        };
    }
    match (awaits, game.time().is_called()) {
        (Awaits::ExtraTurn, true) => t::waits_extra_no_more(),
        (Awaits::OwnTurn | Awaits::Receiver, true) => t::waits_no_more(),
        // G22
        (Awaits::Receiver, false) => t::waits_receiver(),
        (Awaits::OwnTurn, false) => t::waits(),
        (Awaits::ExtraTurn, false) => t::waits_extra(),
    }
}
