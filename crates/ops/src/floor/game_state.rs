//! The state of a followed game, as the floor shows it.

use super::state::GameState;
use crate::floor::follow::ReplayedGame;
use podium_melee::{Event, Game, LeaveReason, Marker, Outcome, Seat, Variant};

/// Returns the state of a game after the actions that were not undone.
pub fn game_state(followed: &ReplayedGame) -> GameState {
    let game = &followed.game;
    match (game.outcome(), game.time().turns_left()) {
        // The outcome first: a game may end with turns left.
        (Some(Outcome::Winner(_)), _) => GameState::Won,
        (Some(Outcome::Draw(_)), _) => GameState::Drawn,
        (None, Some(left)) => GameState::Turns {
            left,
            // Always known if turns are left: time was called by an action of the game.
            of: counted(followed).unwrap_or(left),
            single: game.setup().variant() == Variant::FreeForAll,
        },
        (None, None) if game.time().is_called() => GameState::FinishTurn,
        (None, None) => GameState::Playing,
    }
}

/// What other pages than those of a game itself show of it: while that is the same, they are not read again.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shown {
    outcome: Option<Outcome>,
    /// Whether time is called, and how many turns may still begin.
    time: (bool, Option<u32>),
    /// Whose turns are in progress, once time is called, and who takes extra turns or skips theirs.
    turns: Vec<Seat>,
    next: Vec<(u16, u16)>,
    /// For each seat why its player is out.
    out: Vec<Option<LeaveReason>>,
}

impl Shown {
    /// Describes a game.
    pub fn of(game: &Game) -> Self {
        let (time, table) = (game.time(), game.table());
        let in_turn = game.markers().iter().filter(|marker| marker.turn().is_some());
        Self {
            outcome: game.outcome().copied(),
            time: (time.is_called(), time.turns_left()),
            turns: in_turn.filter(|_| time.is_called()).map(Marker::seat).collect(),
            next: table
                .all_seats()
                .filter(|_| time.is_called())
                .map(|seat| (table.extra_turns(seat), table.skips(seat)))
                .collect(),
            out: table.all_seats().map(|seat| table.leave_reason(seat)).collect(),
        }
    }
}

/// Returns N of MTR-A 2.5AA: the number of turns to come when time was called (T22).
fn counted(followed: &ReplayedGame) -> Option<u32> {
    let mut counted = None;
    // the game keeps only how many turns are left; N is in the event of the time call
    followed.document.replay_with(|_, events| {
        for event in events {
            if let Event::TimeCalled { turns, .. } = event {
                counted = *turns;
            }
        }
    });
    counted
}
