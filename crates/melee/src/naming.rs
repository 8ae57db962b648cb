//! Names for players and objects in sentences about a game.

use super::state::object::ObjectId;
use super::state::seat::Seat;
use std::borrow::Cow;

/// Names players and objects.
pub trait Naming {
    /// Returns the name of the player in a seat.
    fn player(&self, seat: Seat) -> Cow<'_, str>;
    /// Returns the name of an object.
    fn object(&self, object: ObjectId) -> Cow<'_, str>;
}

/// Names players by their seats and objects by their numbers, if there are no names from a document.
pub struct SeatNumbers;

impl Naming for SeatNumbers {
    fn player(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Owned(seat.to_string())
    }

    fn object(&self, object: ObjectId) -> Cow<'_, str> {
        Cow::Owned(format!("object {}", object.0))
    }
}
