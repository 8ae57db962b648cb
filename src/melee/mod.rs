//! The game engine: follows a multiplayer game as a judge sees it, from a pod of three to a Grand Melee (CR 807).
//!
//! [`Game`] is a value. [`Game::choices`] lists what is legal now; [`Game::apply`] asks that list, changes the game
//! and says what happened, or refuses with the rule and leaves the game as it was. A replay is a fold over actions.
//! Nothing here reads a clock, draws from anything but the seed it was given, or simulates cards.

use serde::Serialize;

mod action;
mod choice;
mod departure;
mod edition;
mod event;
mod hidden_info;
mod legal;
mod loops;
mod marker;
mod object;
mod owned;
mod priority;
mod random;
mod range;
mod refusal;
mod seat;
mod setup;
mod stack;
mod status;
mod table;
mod time;
mod told;
mod turn;
mod winning;

pub use action::{Action, Declaration, Procedure, Verb};
pub use choice::{Asked, Requirement};
pub use departure::Deferred;
pub use event::Event;
pub use hidden_info::{HiddenCard, Zone, may_show};
pub use legal::{Choices, StackChoices};
pub use loops::{Loop, Stop};
pub use marker::{Awaits, Marker, MarkerState, Phase, Turn, TurnKind};
pub use object::{ControlEffect, Lasting, Object, ObjectId};
pub use random::{Call, Coin, GameSeed, Sides};
pub use range::Ring;
pub use refusal::Refusal;
pub use seat::{MAX_MARKERS, MAX_SEATS, MarkerNumber, MarkerSet, Seat, SeatSet};
pub use setup::{Attack, Edition, Reach, Setup, SetupProblem, Variant};
pub use stack::{Kind, Stack, StackObject};
pub use status::{Commander, Loss, Status, StatusChange};
pub use table::{CLEAR_SEATS, Player, Table, Why};
pub use time::Time;
pub use told::{Naming, SeatNumbers};
pub use winning::Outcome;

/// The number of turn markers for so many players in the game: one for each full four, at least one (G2).
pub fn marker_count(players: usize) -> usize {
    (players / 4).max(1)
}

/// A game in progress or over. Cheap to clone and compare.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Game {
    setup: Setup,
    table: Table,
    /// By number; never empty.
    markers: Vec<Marker>,
    ring: Ring,
    time: Time,
    outcome: Option<Outcome>,
    deferred: Vec<Deferred>,
    /// Free-for-All: whose own turn the turn order stands at, and the extra turns to come, newest last (CR 500.7).
    order: Seat,
    extra_order: Vec<Seat>,
    objects: Vec<Object>,
    lasting: Vec<Lasting>,
    status: Vec<Status>,
    #[serde(skip)]
    seed: Option<GameSeed>,
    draws: u32,
}

impl Game {
    /// The game as it begins: markers are handed out and their turns have begun (G3).
    pub fn new(setup: Setup) -> Game {
        Game::at_start(setup, None)
    }

    /// The same with a seed for coins and dice (T31, T32).
    pub fn with_seed(setup: Setup, seed: GameSeed) -> Game {
        Game::at_start(setup, Some(seed))
    }

    fn at_start(setup: Setup, seed: Option<GameSeed>) -> Game {
        let table = Table::new(setup.seats());
        let ring = Ring::new(table.playing(), setup.seats());
        let order = setup.starting();
        let mut game = Game {
            setup,
            table,
            markers: Vec::new(),
            ring,
            time: Time::NotCalled,
            outcome: None,
            deferred: Vec::new(),
            order,
            extra_order: Vec::new(),
            objects: Vec::new(),
            lasting: Vec::new(),
            status: Vec::new(),
            seed,
            draws: 0,
        };
        game.hand_out_markers();
        game
    }

    /// Does what happens in the game, and says what followed.
    ///
    /// # Errors
    /// The action is not among [`Game::choices`] for its kind: the rule and a sentence; the game is unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.permit(action)?;
        let mut events = Vec::with_capacity(4);
        match action {
            Action::EndTurn { marker } => self.end_turn(*marker, &mut events),
            Action::NextPhase { marker } => self.next_phase(*marker, &mut events),
            Action::Leave {
                players,
                why,
                defer_to: None,
            } => self.depart(*players, |_| *why, &mut events),
            Action::Leave {
                players,
                why,
                defer_to: Some(marker),
            } => {
                self.defer(*players, *why, *marker, &mut events);
            }
            Action::ExtraTurn { player } => self.owe_extra_turn(*player, &mut events),
            Action::SkipTurn { player } => {
                self.table.owe_skip(*player);
                events.push(Event::SkipOwed { player: *player });
            }
            Action::CallTime {
                procedure,
                passing,
                not_counted,
            } => {
                self.call_time(*procedure, *passing, *not_counted, &mut events);
            }
            Action::PutOnStack {
                stack,
                object,
                controller,
                kind,
                caused_by,
                ..
            } => {
                self.put_on_stack(*stack, *object, *controller, *kind, caused_by.is_some(), &mut events);
            }
            Action::PassPriority { stack, player } => self.pass_priority(*stack, *player, &mut events),
            Action::WithdrawPriority { stack, player } => self.withdraw_priority(*stack, *player, &mut events),
            Action::Counter { object } => self.counter(*object, &mut events),
            Action::AnnounceLoop {
                stack,
                player,
                iterations,
                points,
            } => {
                self.announce_loop(*stack, *player, *iterations, *points, &mut events);
            }
            Action::ProposeStop {
                stack,
                player,
                iteration,
                point,
            } => {
                self.propose_stop(*stack, *player, *iteration, *point, &mut events);
            }
            Action::AcceptLoop { stack, player } => self.accept_loop(*stack, *player, &mut events),
            Action::SetStatus { player, change } => self.set_status(*player, change, &mut events),
            Action::Declare { effect, controllers } => self.declare(*effect, *controllers, &mut events),
            Action::Object {
                object,
                owner,
                token,
                by,
                attached_to,
            } => {
                self.add_object(*object, *owner, *token, *by, *attached_to, &mut events);
            }
            Action::RemoveObject { object } => self.remove_object(*object, &mut events),
            Action::Control { object, by, source } => self.give_control(*object, *by, *source, &mut events),
            Action::Uncontrol { object, by, source } => self.end_control(*object, *by, *source, &mut events),
            Action::UntilTurn { object, player } => {
                self.lasting.push(Lasting {
                    effect: *object,
                    until: *player,
                });
                events.push(Event::EffectLasts {
                    effect: *object,
                    until: *player,
                });
            }
            Action::Flip {
                player,
                call,
                agreed_die,
            } => self.flip(*player, *call, *agreed_die, &mut events),
            Action::Roll { player, sides } => self.roll(*player, *sides, &mut events),
        }
        Ok(events)
    }

    /// The agreed table.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats as they are now.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The markers by number.
    pub fn markers(&self) -> &[Marker] {
        &self.markers
    }

    /// How time stands.
    pub fn time(&self) -> &Time {
        &self.time
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Departures that wait for the end of a phase (T23).
    pub fn deferred(&self) -> &[Deferred] {
        &self.deferred
    }

    /// The objects that are followed (G20).
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// The effects that last until a player's next turn.
    pub fn lasting(&self) -> &[Lasting] {
        &self.lasting
    }

    /// How many coins and dice were drawn from the seed: the public counter (T32).
    pub fn draws(&self) -> u32 {
        self.draws
    }

    fn is_grand_melee(&self) -> bool {
        self.setup.variant() == Variant::GrandMelee
    }
}
