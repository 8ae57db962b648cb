//! What is legal now: the one list from which both the check of an action and the buttons of a page derive.

use super::Game;
use super::action::{Action, Declaration, Verb};
use super::loops::{Loop, Stop};
use super::object::{ControlEffect, ObjectId};
use super::refusal::{self, Refusal};
use super::seat::{MarkerNumber, MarkerSet, Seat, SeatSet};
use super::stack::Kind;

/// Where a player may put a spell or ability that nothing caused and that targets nothing on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackChoices {
    /// The player.
    pub controller: Seat,
    /// What they put there.
    pub kind: Kind,
    /// The stacks they may name; with one only, it is that one.
    pub stacks: MarkerSet,
}

/// What is legal of one kind of action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Nothing of that kind.
    Nothing,
    /// Turns that may end, or go to their next phase.
    Turns(MarkerSet),
    /// Who may leave, together or alone; whose departure may be deferred, and to the turn of which markers.
    Departures {
        /// Any of these, together.
        players: SeatSet,
        /// Any of these may leave at the end of a phase instead.
        deferrable: SeatSet,
        /// Markers whose turn is in progress.
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
    /// Where spells and abilities may go; [`Game::stacks_for`] answers for given targets and causes.
    PutOnStack(Vec<StackChoices>),
    /// A player at a stack.
    AtStack(Vec<(MarkerNumber, Seat)>),
    /// A player who is asked about a loop on a stack.
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
    /// Effects that may end.
    ControlEffects(Vec<(ObjectId, ControlEffect)>),
    /// A new object of one of these players, none of the known ones, attached to one of the known ones if to any.
    NewObject {
        /// Players in the game.
        players: SeatSet,
        /// Objects that are followed already.
        known: Vec<ObjectId>,
    },
    /// One of these players, as long as the status is of commanders at a table of so many seats.
    Status {
        /// Players in the game.
        players: SeatSet,
        /// Seats at the table.
        seats: usize,
    },
}

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
                let effects = |object: &super::Object| {
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
        if legal {
            Ok(())
        } else {
            Err(refusal::explain(self, action))
        }
    }

    /// The markers whose turn is in progress.
    pub fn markers_in_turn(&self) -> MarkerSet {
        self.markers
            .iter()
            .filter(|marker| marker.is_in_turn())
            .map(|marker| marker.number)
            .collect()
    }

    /// CR 500.2: a phase ends only with an empty stack; a loop that is being agreed on is settled first.
    fn markers_between_phases(&self) -> MarkerSet {
        let ready = |marker: &&super::Marker| {
            marker.is_in_turn() && marker.stack.objects.is_empty() && marker.stack.looping.is_none()
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
            .is_some_and(|marker| !marker.stack.passed.is_empty() || marker.stack.requested == Some(player))
    }

    fn loop_questions(&self) -> Vec<(MarkerNumber, Seat, Loop)> {
        let question = |marker: &super::Marker| {
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

impl Choices {
    /// Whether nothing is legal.
    pub fn is_empty(&self) -> bool {
        match self {
            Choices::Nothing => true,
            Choices::Turns(markers) => markers.is_empty(),
            Choices::Departures { players, .. } | Choices::Players(players) | Choices::Controllers(players) => {
                players.is_empty()
            }
            Choices::CallTime { .. } => false,
            Choices::PutOnStack(places) => places.is_empty(),
            Choices::AtStack(pairs) => pairs.is_empty(),
            Choices::AboutLoop(questions) => questions.is_empty(),
            Choices::Objects(objects) | Choices::Control { objects, .. } => objects.is_empty(),
            Choices::ControlEffects(effects) => effects.is_empty(),
            Choices::NewObject { players, .. } | Choices::Status { players, .. } => players.is_empty(),
        }
    }

    /// Whether an action is among these choices. Choices of another kind of action allow nothing.
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
            (Choices::Players(may), Action::UntilTurn { player, .. } | Action::Roll { player, .. }) => {
                may.contains(*player)
            }
            (Choices::Players(may), Action::Flip { player, agreed_die, .. }) => {
                may.contains(*player) && agreed_die.is_none_or(|die| die.is_even())
            }
            (Choices::Status { players, seats }, Action::SetStatus { player, change }) => {
                players.contains(*player)
                    && change
                        .commander_damage
                        .iter()
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
                let stop = Stop {
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
                objects.contains(object) && players.contains(*by) && *source != Some(*object)
            }
            (Choices::ControlEffects(effects), Action::Uncontrol { object, by, source }) => {
                effects.iter().any(|(of, effect)| {
                    of == object
                        && by.is_none_or(|by| effect.by == by)
                        && source.is_none_or(|source| effect.source == Some(source))
                })
            }
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
                !known.contains(object)
                    && players.contains(*owner)
                    && by.is_none_or(|by| players.contains(by))
                    && attached_to.is_none_or(|host| known.contains(&host))
            }
            _ => false,
        }
    }
}
