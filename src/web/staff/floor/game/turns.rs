//! Turns in progress and time as text: in the middle of the ring, and in the list of turns.

use podium_melee::{
    Action, ActionKind, Awaits, Choices, Game, Marker, MarkerSet, MarkerState, Naming, Outcome, TimeState,
};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames};

/// A turn marker in the list of turns.
pub struct TurnLine {
    pub marker: u16,
    pub name: String,
    /// "Beginning phase", "waits for marker 2".
    pub state: String,
    pub in_turn: bool,
    pub may_go_on: bool,
    pub designated: bool,
}

/// Returns whether phases are followed in a game: somebody has advanced one.
pub fn follows_phases(game: &ReplayedGame) -> bool {
    let mut actions = game.document.actions().iter();
    actions.any(|action| matches!(action, Action::NextPhase { .. }))
}

/// Returns how many turns are left, in words, once time was called: "2 turns left", "last turn".
pub fn turns_left(game: &Game) -> Option<String> {
    if game.outcome().is_some() {
        return None;
    }
    match game.time() {
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => Some(last_turns(game).to_owned()),
        time => time.turns_left().map(|left| match left {
            1 => "1 turn left".to_owned(),
            left => format!("{left} turns left"),
        }),
    }
}

fn last_turns(game: &Game) -> &'static str {
    match game.markers_in_turn().len() {
        0 | 1 => "last turn",
        _ => "last turns",
    }
}

/// Returns the text in the middle of the ring: a large number or word or two, and the small text below it.
pub fn middle(table: &FollowedTable, game: &ReplayedGame) -> (String, String) {
    let at = &game.game;
    let names = ShownNames { table, game };
    if let Some(outcome) = at.outcome() {
        return match outcome {
            Outcome::Winner(seat) => ("won".to_owned(), names.player(*seat).into_owned()),
            Outcome::Draw(_) => ("drawn".to_owned(), String::new()),
        };
    }
    let below = match at.markers() {
        [marker] => match marker.turn().filter(|_| follows_phases(game)) {
            Some(turn) => turn.phase.name().to_owned(),
            None => "in the game".to_owned(),
        },
        markers => {
            let turns = markers.iter().filter(|marker| marker.turn().is_some()).count();
            format!("{turns} of {} turns", markers.len())
        }
    };
    match at.time() {
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => (last_turns(at).to_owned(), String::new()),
        time => match time.turns_left() {
            Some(1) => ("1".to_owned(), "turn left".to_owned()),
            Some(left) => (left.to_string(), "turns left".to_owned()),
            None => (at.table().playing_count().to_string(), below),
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
        name: names.player(marker.seat()).into_owned(),
        state: match marker.state() {
            MarkerState::Turn(turn) => {
                let what = if !game.game.table().is_playing(marker.seat()) {
                    // G6: the turn goes on without an active player.
                    "left; the turn goes on"
                } else if turn.kind.is_extra() {
                    "takes an extra turn"
                } else {
                    "takes the turn"
                };
                match phases {
                    true => format!("{what}, {}", turn.phase.name()),
                    false => what.to_owned(),
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
fn why_it_waits(game: &Game, marker: &Marker, awaits: Awaits, names: &dyn Naming) -> String {
    let what = match awaits {
        Awaits::ExtraTurn => "waits with an extra turn",
        Awaits::OwnTurn | Awaits::Receiver => "waits",
    };
    if let Some(other) = game.waits_for(marker.number()).and_then(|of| game.marker(of)) {
        let why = if other.seat() == marker.seat() {
            "which came first to this seat"
        } else {
            "within three seats to the left"
        };
        let (number, holder) = (other.number().0, names.player(other.seat()));
        return format!("{what} for marker {number} ({holder}), {why}");
    }
    if game.time().is_called() {
        return format!("{what}: no more turns begin");
    }
    match awaits {
        // G22
        Awaits::Receiver => "waits until the next player may receive it: a marker is within three seats".to_owned(),
        Awaits::OwnTurn | Awaits::ExtraTurn => what.to_owned(),
    }
}

/// Describes the time of a game once it was called.
pub fn time_text(game: &Game) -> Option<String> {
    if game.outcome().is_some() {
        return None;
    }
    Some(match game.time() {
        TimeState::NotCalled => return None,
        TimeState::Passing { .. } => "Time was called.".to_owned(),
        // With no turn left to begin, both procedures have the same effect.
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => match game.markers_in_turn().len() {
            0 | 1 => "Time was called: the turn in progress is the last.".to_owned(),
            turns => format!("Time was called: the {turns} turns in progress are the last."),
        },
        TimeState::ExtraTurns { left, .. } => match left {
            1 => "Time was called: 1 more turn may begin.".to_owned(),
            left => format!("Time was called: {left} more turns may begin."),
        },
    })
}
