//! The state of a game as one value, and how to look up its parts.

use super::deferred::DeferredDeparture;
use super::distance::SeatDistances;
use super::marker::Marker;
use super::marker_number::MarkerNumber;
use super::object::{LastingEffect, Object, ObjectId};
use super::outcome::Outcome;
use super::seat::Seat;
use super::seed::GameSeed;
use super::setup::{Setup, Variant};
use super::status::Status;
use super::table::Table;
use super::time::TimeState;
use super::title::{Title, Titles};
use serde::Serialize;

/// A game, in progress or over. Cheap to clone and compare.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) table: Table,
    /// In the order of their numbers; never empty (G2).
    pub(crate) markers: Vec<Marker>,
    pub(crate) distances: SeatDistances,
    pub(crate) time: TimeState,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) deferred_departures: Vec<DeferredDeparture>,
    /// Free-for-All: the player whose own turn was the latest, from which the turn order goes on (G21).
    pub(crate) turn_order_at: Seat,
    /// Free-for-All: who takes the extra turns to come, newest last (CR 500.7).
    pub(crate) extra_turn_order: Vec<Seat>,
    pub(crate) objects: Vec<Object>,
    pub(crate) lasting_effects: Vec<LastingEffect>,
    /// The objects that were put on a stack or noted and have not left the game, sorted: the possible targets.
    pub(crate) known: Vec<ObjectId>,
    pub(crate) status: Vec<Status>,
    pub(crate) titles: Titles,
    /// Secret, so never serialized (T32).
    #[serde(skip)]
    pub(crate) seed: Option<GameSeed>,
    pub(crate) draws: u32,
}

impl Game {
    /// The options agreed before the game.
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

    /// Returns the marker with this number, if it is on the table.
    pub fn marker(&self, number: MarkerNumber) -> Option<&Marker> {
        self.index_of(number).map(|index| &self.markers[index])
    }

    #[inline]
    pub(crate) fn index_of(&self, number: MarkerNumber) -> Option<usize> {
        // Markers are only ever removed, so the index of a marker is below its number.
        let mut index = usize::from(number.0)
            .checked_sub(1)?
            // A search downwards from there ends after as many steps as markers were removed, usually none.
            .min(self.markers.len().checked_sub(1)?);
        loop {
            if self.markers[index].number == number {
                return Some(index);
            }
            if self.markers[index].number < number {
                return None;
            }
            index = index.checked_sub(1)?;
        }
    }

    #[inline]
    pub(crate) fn is_grand_melee(&self) -> bool {
        self.setup.variant() == Variant::GrandMelee
    }

    /// How distances between seats are counted now (G10).
    pub fn distances(&self) -> &SeatDistances {
        &self.distances
    }

    /// Whether time was called.
    pub fn time(&self) -> &TimeState {
        &self.time
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Departures that wait for the end of a phase (T23).
    pub fn deferred_departures(&self) -> &[DeferredDeparture] {
        &self.deferred_departures
    }

    /// The objects that are followed (G20).
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// Returns the object with this number, if it is followed and has not gone.
    pub fn object(&self, id: ObjectId) -> Option<&Object> {
        self.objects.iter().find(|object| object.id == id)
    }

    /// Returns whether an object was put on a stack or noted in this game, and has not left it.
    pub fn knows(&self, id: ObjectId) -> bool {
        self.known.binary_search(&id).is_ok()
    }

    pub(crate) fn learn(&mut self, id: ObjectId) {
        if let Err(place) = self.known.binary_search(&id) {
            self.known.insert(place, id);
        }
    }

    pub(crate) fn forget(&mut self, id: ObjectId) {
        if let Ok(place) = self.known.binary_search(&id) {
            self.known.remove(place);
        }
    }

    /// Returns the controller of an object that is followed.
    pub fn controller_of(&self, id: ObjectId) -> Option<Seat> {
        self.object(id).map(Object::controller)
    }

    /// The effects that last until a player's next turn.
    pub fn lasting_effects(&self) -> &[LastingEffect] {
        &self.lasting_effects
    }

    /// Returns a player's status, or the last known one of a player who left (CR 800.4i); `None` if nothing was ever
    /// set.
    pub fn status(&self, player: Seat) -> Option<&Status> {
        self.status
            .get(player.index())
            // The list is filled for all players at the first entry for any of them.
            .filter(|status| **status != Status::default())
    }

    /// Returns who is the monarch, or has the initiative; `None` until a player takes it.
    pub fn holder(&self, title: Title) -> Option<Seat> {
        self.titles.holder(title)
    }

    /// Whether the game has a seed, so that coins and dice can be drawn.
    pub fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// Returns the number of coins and dice drawn from the seed so far: the public counter of T32.
    pub fn draws(&self) -> u32 {
        self.draws
    }
}
