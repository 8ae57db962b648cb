//! The beginning of a game: markers are handed out and their turns begin (CR 807.4b, G3).

use crate::state::distance::SeatDistances;
use crate::state::game::Game;
use crate::state::marker::{Marker, MarkerState, marker_count};
use crate::state::marker_number::MarkerNumber;
use crate::state::phase::{Phase, Turn, TurnKind};
use crate::state::seat::Seat;
use crate::state::seed::GameSeed;
use crate::state::setup::Setup;
use crate::state::stack::Stack;
use crate::state::table::Table;
use crate::state::time::TimeState;
use crate::state::title::Titles;

impl Game {
    /// Creates a game as it begins: markers are handed out and their turns have begun (G3).
    pub fn new(setup: Setup) -> Game {
        Game::at_start(setup, None)
    }

    /// Creates a game with a seed for coins and dice (T31, T32).
    pub fn with_seed(setup: Setup, seed: GameSeed) -> Game {
        Game::at_start(setup, Some(seed))
    }

    fn at_start(setup: Setup, seed: Option<GameSeed>) -> Game {
        let table = Table::new(setup.seats());
        // G10: the first turns begin with everybody, so these are the distances at their beginning.
        let distances = SeatDistances::new(table.playing(), setup.seats());
        let turn_order_at = setup.starting();
        let mut game = Game {
            setup,
            table,
            markers: Vec::new(),
            distances,
            time: TimeState::NotCalled,
            outcome: None,
            deferred_departures: Vec::new(),
            turn_order_at,
            extra_turn_order: Vec::new(),
            objects: Vec::new(),
            lasting_effects: Vec::new(),
            known: Vec::new(),
            status: Vec::new(),
            titles: Titles::default(),
            seed,
            draws: 0,
        };
        game.hand_out_markers();
        game
    }

    /// Hands out the markers: number 1 to the starting player, each next one four seats to the left. All those turns
    /// begin (CR 807.4b, G3).
    pub(super) fn hand_out_markers(&mut self) {
        let seats = self.table.seats();
        // G21: Free-for-All has one turn at a time, and so one marker.
        let count = if self.is_grand_melee() { marker_count(seats) } else { 1 };
        for index in 0..count {
            // CR 807.4b: each marker goes to the player four seats to the left of the one before.
            let seat = Seat::at((self.setup.starting().index() + 4 * index) % seats);
            let turn = Turn {
                kind: TurnKind::Normal,
                phase: Phase::Beginning,
            };
            self.table.put_marker(seat);
            self.table.begin_turn(seat);
            self.markers.push(Marker {
                // At most 128 markers (MAX_SEATS / 4).
                number: MarkerNumber(index as u16 + 1),
                seat,
                state: MarkerState::Turn(turn),
                designated: 0,
                // Four seats apart, so each is alone on its seat.
                arrival_order: 0,
                stack: Stack::for_turn_of(seat),
            });
        }
    }
}
