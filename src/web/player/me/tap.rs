//! The seats of the player's table as buttons: a tap names the winner.

use crate::web::shared::player_state::OwnTable;
use crate::web::shared::view::View;
use podium_event::round_names::Asks;
use podium_event::{PlayerIx, Pod};
use say::Message;

/// The number of seats that are listed in one column; more are shown in two.
const COLUMN: usize = 6;

/// The seats with the question that a tap answers.
pub(super) struct Tap {
    /// The address of a tap: the page that asks for confirmation.
    pub to: String,
    /// "Who won?", "Who won game 2?"
    pub question: Message,
    /// The games before this one, as they would be typed.
    pub played: String,
    pub seats: Vec<TapSeat>,
    /// What the next page asks about it.
    pub asks: Asks,
}

/// A seat of the player's table.
pub(super) struct TapSeat {
    pub number: usize,
    pub name: Message,
    pub own: bool,
    /// Why the player is out of the game (T24), in a word.
    pub out: Option<Message>,
    /// Whether the seat cannot be named as the winner: a ruling took its player out.
    pub is_ruled_out: bool,
}

impl Tap {
    pub fn is_long(&self) -> bool {
        self.seats.len() > COLUMN
    }
}

/// Returns the seats of a pod in turn order, as its player `own` sees them.
pub(super) fn seats(view: &View<'_>, pod: &Pod, own: PlayerIx, table: Option<&OwnTable>) -> Vec<TapSeat> {
    let seat = |(number, seat): (usize, &PlayerIx)| TapSeat {
        number,
        name: view.name(*seat).into(),
        own: *seat == own,
        out: table.and_then(|table| table.game.out.get(seat).cloned()),
        is_ruled_out: table.is_some_and(|table| table.game.ruled_out.contains(seat)),
    };
    (1..).zip(&pod.seats).map(seat).collect()
}
