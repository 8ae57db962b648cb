//! The steps of a game: the state after each, what was done in it, and where turns begin.

use crate::web::shared::floor::game_history::event_clauses;
use podium_melee::{Event, Game, MarkerState, Naming};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, action_text};
use podium_store::floor::follow::ActionRow;
use say::Message;

/// The beginning of a turn, or of several at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnBegins {
    /// The step in which it begins; 0: the start of the game.
    pub step: usize,
    /// "Ann", "Ann, Eve".
    pub whose: Message,
}

/// A game at one of its steps.
pub struct AtStep<'g> {
    /// From 0, the start.
    pub step: usize,
    /// The number of steps.
    pub last: usize,
    /// The game at that step.
    pub game: ReplayedGame,
    /// What was done; `None` at the start.
    pub what: Option<Message>,
    /// What followed from it, as clauses.
    pub events: Message,
    /// The row of the step, with actor and time.
    pub row: Option<&'g ActionRow>,
    /// In the order in which they begin.
    pub turns: Vec<TurnBegins>,
}

/// Replays a game up to a step; `None` for a step that it does not have.
pub fn at_step<'g>(table: &FollowedTable, game: &'g ReplayedGame, step: usize) -> Option<AtStep<'g>> {
    let last = game.document.actions().len();
    if step > last {
        return None;
    }
    let names = ShownNames { table, game };
    let (mut index, mut shown, mut before) = (0, None, None);
    let mut turns = Vec::new();
    game.document.replay_with(|state, events| {
        turns.extend(begins(index, state, events, &names));
        if index == step {
            shown = Some((state.clone(), event_clauses(events, state, &names)));
        } else if index + 1 == step {
            before = Some(state.clone());
        }
        index += 1;
    });
    let (state, events) = shown?;
    let what = before.map(|before| action_text(&game.document.actions()[step - 1], &before, &names));
    Some(AtStep {
        step,
        last,
        game: ReplayedGame {
            game: state,
            ..game.clone()
        },
        what: what.map(Message::capital),
        events,
        row: step.checked_sub(1).and_then(|nth| game.standing().nth(nth)),
        turns,
    })
}

/// Returns the turns that began in a step; at the start those of all markers.
fn begins(step: usize, state: &Game, events: &[Event], names: &dyn Naming) -> Option<TurnBegins> {
    let whose: Vec<Message> = match step {
        0 => {
            let turns = state.markers().iter();
            let turns = turns.filter(|marker| matches!(marker.state(), MarkerState::Turn(_)));
            turns.map(|marker| names.player(marker.seat())).collect()
        }
        _ => events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { player, .. } => Some(names.player(*player)),
                _ => None,
            })
            .collect(),
    };
    (!whose.is_empty()).then(|| TurnBegins {
        step,
        whose: Message::joined(whose, ", "),
    })
}
