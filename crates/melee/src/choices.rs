//! The legal choices for each kind of action, and whether an action is among them.

use super::action::{Action, Declaration};
use super::state::announced_loop::{Loop, LoopStop};
use super::state::marker_number::{MarkerNumber, MarkerSet};
use super::state::object::{ControlEffect, ObjectId};
use super::state::seat::{Seat, SeatSet};
use super::state::stack::StackObjectKind;

/// The stacks on which a player may put a spell or ability that has no cause and no targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackChoices {
    /// The player.
    pub controller: Seat,
    /// What they put on a stack.
    pub kind: StackObjectKind,
    /// The stacks among which they choose.
    pub stacks: MarkerSet,
}

/// The legal choices for one kind of action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// No action of that kind is legal.
    Nothing,
    /// Turns that may end, or go on to their next phase.
    Turns(MarkerSet),
    /// Who may leave, together or alone, at once or at the end of a phase.
    Departures {
        /// Any of these may leave together.
        players: SeatSet,
        /// Any of these may leave at the end of a phase instead (T23).
        deferrable: SeatSet,
        /// The markers whose turn is in progress, to which a departure may be deferred.
        to: MarkerSet,
    },
    /// One of these players.
    Players(SeatSet),
    /// Controllers of a declaration: one of these for a win, any of these for a draw.
    Controllers(SeatSet),
    /// Time may be called; some of these markers may have been passed, some of these players not counted.
    CallTime {
        /// Markers whose turn is in progress.
        passing: MarkerSet,
        /// Players in the game.
        not_counted: SeatSet,
    },
    /// Where spells and abilities may go. [`super::Game::stacks_for`] answers for given targets and causes.
    PutOnStack(Vec<StackChoices>),
    /// One of these players, each for one stack.
    AtStack(Vec<(MarkerNumber, Seat)>),
    /// One of these players, each asked about the loop on a stack.
    AboutLoop(Vec<(MarkerNumber, Seat, Loop)>),
    /// One of these objects.
    Objects(Vec<ObjectId>),
    /// Control of one of these objects may go to one of these players.
    Control {
        /// Objects that are followed.
        objects: Vec<ObjectId>,
        /// Players in the game.
        players: SeatSet,
    },
    /// One of these effects may end.
    ControlEffects(Vec<(ObjectId, ControlEffect)>),
    /// A new object of one of these players; if it is attached, to one of the known objects.
    NewObject {
        /// Players in the game.
        players: SeatSet,
        /// The objects that are followed already.
        known: Vec<ObjectId>,
    },
    /// The status of one of these players; commanders it names belong to this table.
    Status {
        /// Players in the game.
        players: SeatSet,
        /// Seats at the table.
        seats: usize,
    },
}

impl Choices {
    /// Whether no action is legal.
    pub fn is_empty(&self) -> bool {
        match self {
            Choices::Nothing => true,
            Choices::Turns(markers) => markers.is_empty(),
            Choices::Departures { players, .. } | Choices::Players(players) | Choices::Controllers(players) => {
                players.is_empty()
            }
            // Both sets may be empty: nobody need have passed, and everybody may be counted.
            Choices::CallTime { .. } => false,
            Choices::PutOnStack(places) => places.is_empty(),
            Choices::AtStack(pairs) => pairs.is_empty(),
            Choices::AboutLoop(questions) => questions.is_empty(),
            Choices::Objects(objects) | Choices::Control { objects, .. } => objects.is_empty(),
            Choices::ControlEffects(effects) => effects.is_empty(),
            Choices::NewObject { players, .. } | Choices::Status { players, .. } => players.is_empty(),
        }
    }

    /// Whether an action is among these choices. Choices for another kind of action allow none.
    pub fn allows(&self, action: &Action) -> bool {
        match (self, action) {
            (Choices::Turns(turns), Action::EndTurn { marker } | Action::NextPhase { marker }) => {
                turns.contains(*marker)
            }
            (
                Choices::Departures {
                    players: may,
                    deferrable,
                    to,
                },
                Action::Leave { players, defer_to, .. },
            ) => {
                let deferral = defer_to.is_none_or(|marker| to.contains(marker) && players.is_subset(deferrable));
                !players.is_empty() && players.is_subset(may) && deferral
            }
            (Choices::Players(may), Action::ExtraTurn { player } | Action::SkipTurn { player }) => {
                may.contains(*player)
            }
            (
                Choices::Players(may),
                Action::UntilTurn { player, .. } | Action::Roll { player, .. } | Action::TakeTitle { player, .. },
            ) => may.contains(*player),
            (Choices::Players(may), Action::Flip { player, agreed_die, .. }) => {
                may.contains(*player) && agreed_die.is_none_or(|die| die.is_even())
            }
            (Choices::Status { players, seats }, Action::SetStatus { player, change }) => {
                players.contains(*player)
                    && change
                        .commander_damage
                        .iter()
                        // Also for an owner who left: the damage that their commander dealt is kept (T29).
                        .all(|(commander, _)| commander.owner.index() < *seats)
            }
            (Choices::Controllers(may), Action::Declare { effect, controllers }) => {
                let number_fits = match effect {
                    Declaration::Win => controllers.len() == 1,
                    Declaration::Draw => !controllers.is_empty(),
                };
                number_fits && controllers.is_subset(may)
            }
            (
                Choices::CallTime {
                    passing: may,
                    not_counted: here,
                },
                Action::CallTime {
                    passing, not_counted, ..
                },
                // T22: only a turn in progress can have been passed.
            ) => passing.is_subset(may) && not_counted.is_subset(here),
            (
                Choices::AtStack(pairs),
                Action::PassPriority { stack, player } | Action::WithdrawPriority { stack, player },
            ) => pairs.contains(&(*stack, *player)),
            (
                Choices::AtStack(pairs),
                Action::AnnounceLoop {
                    stack,
                    player,
                    iterations,
                    points,
                },
            ) => pairs.contains(&(*stack, *player)) && *iterations > 0 && *points > 0,
            (Choices::AboutLoop(questions), Action::AcceptLoop { stack, player }) => {
                questions.iter().any(|(at, asked, _)| at == stack && asked == player)
            }
            (
                Choices::AboutLoop(questions),
                Action::ProposeStop {
                    stack,
                    player,
                    iteration,
                    point,
                },
            ) => {
                let stop = LoopStop {
                    iteration: *iteration,
                    point: *point,
                };
                questions
                    .iter()
                    .any(|(at, asked, about)| at == stack && asked == player && about.is_earlier(stop))
            }
            (Choices::Objects(known), Action::Counter { object } | Action::RemoveObject { object }) => {
                known.contains(object)
            }
            (Choices::Control { objects, players }, Action::Control { object, by, source }) => {
                // An object that is its own source would end its own effect when it leaves.
                objects.contains(object) && players.contains(*by) && *source != Some(*object)
            }
            (Choices::ControlEffects(effects), Action::Uncontrol { object, by, source }) => effects
                .iter()
                .any(|(of, effect)| of == object && effect.matches(*by, *source)),
            (
                Choices::NewObject { players, known },
                Action::Object {
                    object,
                    owner,
                    by,
                    attached_to,
                    ..
                },
            ) => {
                // The number of an object is not reused while the object exists: an action identifies it only by its
                // number.
                !known.contains(object)
                    && players.contains(*owner)
                    && by.is_none_or(|by| players.contains(by))
                    && attached_to.is_none_or(|host| known.contains(&host))
            }
            // Choices of one kind allow no action of another.
            _ => false,
        }
    }
}
