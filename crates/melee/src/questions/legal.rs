//! The legal choices: the one list from which both the check of an action and the buttons of a page derive.

use super::explain::explain;
use crate::action::{Action, ActionKind};
use crate::choices::{Choices, StackChoices};
use crate::refusal::Refusal;
use crate::state::announced_loop::Loop;
use crate::state::game::Game;
use crate::state::marker::Marker;
use crate::state::marker_number::{MarkerNumber, MarkerSet};
use crate::state::object::{Object, ObjectId};
use crate::state::seat::{Seat, SeatSet};
use crate::state::stack::{StackObjectKind, Target};

impl Game {
    /// Returns the legal choices for one kind of action; there are none when the game is over.
    pub fn choices(&self, kind: ActionKind) -> Choices {
        // CR 104.1: a game that is over takes no more actions.
        if self.outcome.is_some() {
            return Choices::Nothing;
        }
        let playing = *self.table.playing();
        match kind {
            ActionKind::EndTurn => Choices::Turns(self.markers_in_turn()),
            ActionKind::NextPhase => Choices::Turns(self.markers_between_phases()),
            ActionKind::Leave => Choices::Departures {
                players: playing,
                // Deferring twice would mean two departures; leaving at once is still possible for them.
                deferrable: playing.without(
                    &self
                        .deferred_departures
                        .iter()
                        .map(|deferred| deferred.player)
                        .collect(),
                ),
                to: self.markers_in_turn(),
            },
            ActionKind::ExtraTurn | ActionKind::SkipTurn | ActionKind::TakeTitle => Choices::Players(playing),
            // CR 800.4m: the effect may wait for the turn of a player who has left.
            ActionKind::UntilTurn => Choices::Players(SeatSet::first(self.table.seats())),
            ActionKind::SetStatus => Choices::Status {
                players: playing,
                seats: self.table.seats(),
            },
            ActionKind::Declare => Choices::Controllers(playing),
            ActionKind::Flip | ActionKind::Roll if self.has_seed() => Choices::Players(playing),
            ActionKind::Flip | ActionKind::Roll => Choices::Nothing,
            // T22: the number of turns is fixed the first time.
            ActionKind::CallTime if self.time.is_called() => Choices::Nothing,
            ActionKind::CallTime => Choices::CallTime {
                passing: self.markers_in_turn(),
                not_counted: playing,
            },
            ActionKind::PutOnStack => Choices::PutOnStack(self.stack_choices()),
            ActionKind::PassPriority | ActionKind::AnnounceLoop => Choices::AtStack(self.priorities()),
            ActionKind::WithdrawPriority => {
                let mut pairs = self.priorities();
                pairs.retain(|(stack, player)| self.may_withdraw(*stack, *player));
                Choices::AtStack(pairs)
            }
            ActionKind::ProposeStop | ActionKind::AcceptLoop => Choices::AboutLoop(self.loop_questions()),
            ActionKind::Counter => {
                let objects = self.markers.iter().flat_map(|marker| marker.stack.objects());
                Choices::Objects(objects.map(|on_stack| on_stack.object).collect())
            }
            ActionKind::RemoveObject => Choices::Objects(self.known_objects()),
            ActionKind::Object => Choices::NewObject {
                players: playing,
                known: self.known_objects(),
            },
            ActionKind::Control => Choices::Control {
                objects: self.known_objects(),
                players: playing,
            },
            ActionKind::Uncontrol => {
                let effects = |object: &Object| {
                    let id = object.id;
                    object
                        .effects
                        .iter()
                        .map(move |effect| (id, *effect))
                        .collect::<Vec<_>>()
                };
                Choices::ControlEffects(self.objects.iter().flat_map(effects).collect())
            }
        }
    }

    /// Returns all legal choices by kind of action, without kinds that have none.
    pub fn legal_choices(&self) -> Vec<(ActionKind, Choices)> {
        let all = ActionKind::ALL.iter().map(|kind| (*kind, self.choices(*kind)));
        all.filter(|(_, choices)| !choices.is_empty()).collect()
    }

    /// Checks that an action is legal now.
    ///
    /// # Errors
    /// It is not: the rule that forbids it and a sentence.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let legal = match action {
            // The answer depends on targets and cause, which the choices leave open.
            Action::PutOnStack {
                stack,
                object,
                controller,
                kind,
                targets,
                caused_by,
            } => {
                self.outcome.is_none()
                    && self.table.is_playing(*controller)
                    && self.stack_of(*object).is_none()
                    // CR 115.5
                    && !targets.contains(&Target::Object(*object))
                    && self
                        .stacks_for(*controller, *kind, *caused_by, targets)
                        .is_ok_and(|to| to.contains(*stack))
            }
            action => self.choices(action.kind()).allows(action),
        };
        if legal { Ok(()) } else { Err(explain(self, action)) }
    }

    /// Returns the markers whose phase may end: CR 500.2 requires an empty stack, and T28 that a loop is settled first.
    fn markers_between_phases(&self) -> MarkerSet {
        let ready = |marker: &&Marker| {
            marker.is_in_turn() && marker.stack.objects.is_empty() && marker.stack.announced_loop.is_none()
        };
        self.markers.iter().filter(ready).map(|marker| marker.number).collect()
    }

    fn priorities(&self) -> Vec<(MarkerNumber, Seat)> {
        self.markers
            .iter()
            .filter_map(|marker| Some((marker.number, self.priority_of(marker)?)))
            .collect()
    }

    fn may_withdraw(&self, stack: MarkerNumber, player: Seat) -> bool {
        self.marker(stack)
            // T27: if nobody has passed since the last action, there is nothing to return to.
            .is_some_and(|marker| !marker.stack.passed.is_empty() || marker.stack.requested == Some(player))
    }

    fn loop_questions(&self) -> Vec<(MarkerNumber, Seat, Loop)> {
        let question = |marker: &Marker| {
            let player = self.asked_about_loop(marker.number)?;
            Some((marker.number, player, marker.stack.announced_loop()?.clone()))
        };
        self.markers.iter().filter_map(question).collect()
    }

    fn known_objects(&self) -> Vec<ObjectId> {
        self.objects.iter().map(|object| object.id).collect()
    }

    /// Returns what [`Game::stacks_for`] answers without cause and targets, for all players and kinds. It determines
    /// only once who has priority.
    fn stack_choices(&self) -> Vec<StackChoices> {
        let priorities = self.priorities();
        let mut found = Vec::new();
        for controller in self.table.playing().iter() {
            let held = priorities.iter().filter(|(_, holder)| *holder == controller);
            let held: MarkerSet = held.map(|(stack, _)| *stack).collect();
            let part = self.without_loops(&self.stacks_of_player(controller));
            for kind in [
                StackObjectKind::Spell,
                StackObjectKind::Activated,
                StackObjectKind::Triggered,
                StackObjectKind::Copy,
            ] {
                // CR 117.1: triggers and copies need no priority.
                let stacks = if kind.needs_priority() { held } else { part };
                if !stacks.is_empty() {
                    found.push(StackChoices {
                        controller,
                        kind,
                        stacks,
                    });
                }
            }
        }
        found
    }
}
