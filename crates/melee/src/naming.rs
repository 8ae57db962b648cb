//! Names for players and objects in sentences about a game.

use super::state::object::ObjectId;
use super::state::seat::Seat;
use say::{Message, game_events as t};

/// Names players and objects.
pub trait Naming {
    /// Returns the name of the player in a seat.
    fn player(&self, seat: Seat) -> Message;
    /// Returns the name of an object.
    fn object(&self, object: ObjectId) -> Message;
}

/// Names players by their seats and objects by their numbers, if there are no names from a document.
pub struct SeatNumbers;

impl Naming for SeatNumbers {
    fn player(&self, seat: Seat) -> Message {
        seat.term()
    }

    fn object(&self, object: ObjectId) -> Message {
        t::numbered_object(object.0)
    }
}
