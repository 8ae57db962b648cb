//! The state of a game as one value, and how to look up its parts.

use super::deferred::Deferred;
use super::distance::Ring;
use super::marker::Marker;
use super::marker_number::MarkerNumber;
use super::object::{Lasting, Object, ObjectId};
use super::outcome::Outcome;
use super::seat::Seat;
use super::seed::GameSeed;
use super::setup::{Setup, Variant};
use super::status::Status;
use super::table::Table;
use super::time::Time;
use serde::Serialize;

/// A game in progress or over. Cheap to clone and compare.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Game {
    pub(in crate::melee) setup: Setup,
    pub(in crate::melee) table: Table,
    /// By number; never empty.
    pub(in crate::melee) markers: Vec<Marker>,
    pub(in crate::melee) ring: Ring,
    pub(in crate::melee) time: Time,
    pub(in crate::melee) outcome: Option<Outcome>,
    pub(in crate::melee) deferred: Vec<Deferred>,
    /// Free-for-All: whose own turn the turn order stands at, and the extra turns to come, newest last (CR 500.7).
    pub(in crate::melee) order: Seat,
    pub(in crate::melee) extra_order: Vec<Seat>,
    pub(in crate::melee) objects: Vec<Object>,
    pub(in crate::melee) lasting: Vec<Lasting>,
    pub(in crate::melee) status: Vec<Status>,
    #[serde(skip)]
    pub(in crate::melee) seed: Option<GameSeed>,
    pub(in crate::melee) draws: u32,
}

impl Game {
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

    /// The marker with this number, if it is on the table.
    pub fn marker(&self, number: MarkerNumber) -> Option<&Marker> {
        self.index_of(number).map(|index| &self.markers[index])
    }

    #[inline]
    pub(in crate::melee) fn index_of(&self, number: MarkerNumber) -> Option<usize> {
        // Numbers only ever go missing, so a marker stands at or before its number.
        let mut index = usize::from(number.0)
            .checked_sub(1)?
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

    pub(in crate::melee) fn is_grand_melee(&self) -> bool {
        self.setup.variant() == Variant::GrandMelee
    }

    /// How distances are counted now.
    pub fn ring(&self) -> &Ring {
        &self.ring
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

    /// The object with this number, if it is followed and still there.
    pub fn object(&self, id: ObjectId) -> Option<&Object> {
        self.objects.iter().find(|object| object.id == id)
    }

    /// Who controls an object that is followed.
    pub fn controller_of(&self, id: ObjectId) -> Option<Seat> {
        self.object(id).map(Object::controller)
    }

    /// The effects that last until a player's next turn.
    pub fn lasting(&self) -> &[Lasting] {
        &self.lasting
    }

    /// A player's status; of a player who left the last known one (CR 800.4i). `None` if nothing was ever set.
    pub fn status(&self, player: Seat) -> Option<&Status> {
        self.status
            .get(player.index())
            .filter(|status| **status != Status::default())
    }

    /// Whether coins and dice can be drawn: the game was given a seed.
    pub fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// How many coins and dice were drawn from the seed: the public counter (T32).
    pub fn draws(&self) -> u32 {
        self.draws
    }
}
