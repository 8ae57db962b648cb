//! What is legal now: the one list from which both the check of an action and the buttons of a page derive.

use super::explain::explain;
use crate::melee::action::{Action, Verb};
use crate::melee::choices::{Choices, StackChoices};
use crate::melee::refusal::Refusal;
use crate::melee::state::announced_loop::Loop;
use crate::melee::state::game::Game;
use crate::melee::state::marker::Marker;
use crate::melee::state::marker_number::{MarkerNumber, MarkerSet};
use crate::melee::state::object::{Object, ObjectId};
use crate::melee::state::seat::{Seat, SeatSet};
use crate::melee::state::stack::Kind;

impl Game {
    /// What is legal now of one kind of action. Nothing is when the game is over.
    pub fn choices(&self, verb: Verb) -> Choices {
        if self.outcome.is_some() {
            return Choices::Nothing;
        }
        let playing = *self.table.playing();
        match verb {
            Verb::EndTurn => Choices::Turns(self.markers_in_turn()),
            Verb::NextPhase => Choices::Turns(self.markers_between_phases()),
            Verb::Leave => Choices::Departures {
                players: playing,
                deferrable: playing.without(&self.deferred.iter().map(|deferred| deferred.player).collect()),
                to: self.markers_in_turn(),
            },
            Verb::ExtraTurn | Verb::SkipTurn => Choices::Players(playing),
            Verb::UntilTurn => Choices::Players(SeatSet::first(self.table.seats())),
            Verb::SetStatus => Choices::Status {
                players: playing,
                seats: self.table.seats(),
            },
            Verb::Declare => Choices::Controllers(playing),
            Verb::Flip | Verb::Roll if self.has_seed() => Choices::Players(playing),
            Verb::Flip | Verb::Roll => Choices::Nothing,
            Verb::CallTime if self.time.is_called() => Choices::Nothing,
            Verb::CallTime => Choices::CallTime {
                passing: self.markers_in_turn(),
                not_counted: playing,
            },
            Verb::PutOnStack => Choices::PutOnStack(self.stack_choices()),
            Verb::PassPriority | Verb::AnnounceLoop => Choices::AtStack(self.priorities()),
            Verb::WithdrawPriority => {
                let mut pairs = self.priorities();
                pairs.retain(|(stack, player)| self.may_withdraw(*stack, *player));
                Choices::AtStack(pairs)
            }
            Verb::ProposeStop | Verb::AcceptLoop => Choices::AboutLoop(self.loop_questions()),
            Verb::Counter => {
                let objects = self.markers.iter().flat_map(|marker| marker.stack.objects());
                Choices::Objects(objects.map(|on_stack| on_stack.object).collect())
            }
            Verb::RemoveObject => Choices::Objects(self.known_objects()),
            Verb::Object => Choices::NewObject {
                players: playing,
                known: self.known_objects(),
            },
            Verb::Control => Choices::Control {
                objects: self.known_objects(),
                players: playing,
            },
            Verb::Uncontrol => {
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

    /// Everything that is legal now, by kind; kinds with nothing legal are left out.
    pub fn legal(&self) -> Vec<(Verb, Choices)> {
        let all = Verb::ALL.iter().map(|verb| (*verb, self.choices(*verb)));
        all.filter(|(_, choices)| !choices.is_empty()).collect()
    }

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// It is not: the rule and a sentence.
    pub fn permit(&self, action: &Action) -> Result<(), Refusal> {
        let legal = match action {
            // The answer depends on targets and cause: asked for this one object instead of for everybody's any.
            Action::PutOnStack {
                stack,
                object,
                controller,
                kind,
                targets,
                caused_by,
            } => {
                self.outcome.is_none()
                    && self.table.plays(*controller)
                    && self.stack_of(*object).is_none()
                    && self
                        .stacks_for(*controller, *kind, *caused_by, targets)
                        .is_ok_and(|to| to.contains(*stack))
            }
            action => self.choices(action.verb()).allows(action),
        };
        if legal { Ok(()) } else { Err(explain(self, action)) }
    }

    /// CR 500.2: a phase ends only with an empty stack; a loop that is being agreed on is settled first.
    fn markers_between_phases(&self) -> MarkerSet {
        let ready =
            |marker: &&Marker| marker.is_in_turn() && marker.stack.objects.is_empty() && marker.stack.looping.is_none();
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
            .is_some_and(|marker| !marker.stack.passed.is_empty() || marker.stack.requested == Some(player))
    }

    fn loop_questions(&self) -> Vec<(MarkerNumber, Seat, Loop)> {
        let question = |marker: &Marker| {
            let player = self.asked_about_loop(marker.number)?;
            Some((marker.number, player, marker.stack.loop_under_way()?.clone()))
        };
        self.markers.iter().filter_map(question).collect()
    }

    fn known_objects(&self) -> Vec<ObjectId> {
        self.objects.iter().map(|object| object.id).collect()
    }

    /// What [`Game::stacks_for`] answers without cause and targets, for everybody: who has priority is asked once.
    fn stack_choices(&self) -> Vec<StackChoices> {
        let priorities = self.priorities();
        let mut found = Vec::new();
        for controller in self.table.playing().iter() {
            let held = priorities.iter().filter(|(_, holder)| *holder == controller);
            let held: MarkerSet = held.map(|(stack, _)| *stack).collect();
            let part = self.stacks_of_player(controller);
            for kind in [Kind::Spell, Kind::Activated, Kind::Triggered, Kind::Copy] {
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
