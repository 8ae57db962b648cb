//! Turns in progress and time, as text: in the middle of the ring, and in the list of turns.

use crate::melee::{ActionKind, Choices, Game, Marker, MarkerSet, MarkerState, Naming, Outcome, TimeState};
use crate::ops::follow::{FollowedTable, ReplayedGame, ShownNames};

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

/// Returns the text in the middle of the ring: the large one, and the small one below it.
pub fn middle(table: &FollowedTable, game: &ReplayedGame) -> (String, String) {
    let at = &game.game;
    let names = ShownNames { table, game };
    let left = match at.time() {
        TimeState::NotCalled => None,
        TimeState::FinishTurn => Some("last turn".to_owned()),
        _ => at.time().turns_left().map(|left| match left {
            1 => "1 turn left".to_owned(),
            left => format!("{left} turns left"),
        }),
    };
    if let Some(outcome) = at.outcome() {
        return match outcome {
            Outcome::Winner(seat) => ("won".to_owned(), names.player(*seat).into_owned()),
            Outcome::Draw(_) => ("drawn".to_owned(), String::new()),
        };
    }
    match at.markers() {
        [marker] => {
            let phase = marker.turn().map_or("waits", |turn| turn.phase.name());
            let player = names.player(marker.seat()).into_owned();
            match left {
                Some(left) => (left, player),
                None => (phase.to_owned(), player),
            }
        }
        markers => {
            let turns = markers.iter().filter(|marker| marker.turn().is_some()).count();
            let turns = format!("{turns} of {} markers in a turn", markers.len());
            match left {
                Some(left) => (left, turns),
                None => (format!("{} players", at.table().playing_count()), turns),
            }
        }
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
    let line = |marker: &Marker| TurnLine {
        marker: marker.number().0,
        name: names.player(marker.seat()).into_owned(),
        state: match marker.state() {
            // G6: the turn goes on without an active player.
            MarkerState::Turn(turn) if !game.game.table().is_playing(marker.seat()) => {
                format!("left; the turn goes on, {}", turn.phase.name())
            }
            MarkerState::Turn(turn) if turn.kind.is_extra() => format!("extra turn, {}", turn.phase.name()),
            MarkerState::Turn(turn) => turn.phase.name().to_owned(),
            MarkerState::Waiting(_) => match game.game.waits_for(marker.number()).and_then(|of| game.game.marker(of)) {
                Some(other) => format!("waits for marker {} ({})", other.number().0, names.player(other.seat())),
                None => "waits".to_owned(),
            },
        },
        in_turn: marker.turn().is_some(),
        may_go_on: between.contains(marker.number()),
        designated: marker.designated() > 0,
    };
    game.game.markers().iter().map(line).collect()
}

/// Describes the time of a game once it was called.
pub fn time_text(game: &Game) -> Option<String> {
    if game.outcome().is_some() {
        return None;
    }
    Some(match game.time() {
        TimeState::NotCalled => return None,
        TimeState::Passing { .. } => "Time was called.".to_owned(),
        // With no turn left to begin both procedures come to the same.
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
