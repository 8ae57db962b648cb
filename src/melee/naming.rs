//! How players and objects are named in sentences about a game.

use super::state::object::ObjectId;
use super::state::seat::Seat;
use std::borrow::Cow;

/// How players and objects are called.
pub trait Naming {
    /// A player, by seat.
    fn player(&self, seat: Seat) -> Cow<'_, str>;
    /// An object.
    fn object(&self, object: ObjectId) -> Cow<'_, str>;
}

/// Players by their seats and objects by their numbers, where no document gives names.
pub struct SeatNumbers;

impl Naming for SeatNumbers {
    fn player(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Owned(seat.to_string())
    }

    fn object(&self, object: ObjectId) -> Cow<'_, str> {
        Cow::Owned(format!("object {}", object.0))
    }
}
