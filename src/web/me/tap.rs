//! The seats of the player's table as buttons: a tap says who won.

use crate::rules::{PlayerIx, Pod};
use crate::web::player_state::OwnTable;
use crate::web::public::view::View;

/// Seats that are shown below each other; more stand in two columns.
const COLUMN: usize = 6;

/// The seats with the question that a tap answers.
pub(super) struct Tap {
    /// Where a tap leads: the page that asks whether it is right.
    pub to: String,
    /// "Who won?", "Who won game 2?"
    pub question: String,
    /// The games before this one, as they are typed.
    pub played: String,
    pub seats: Vec<TapSeat>,
    /// Whether the game can be drawn.
    pub draw: bool,
}

/// A seat of the player's table.
pub(super) struct TapSeat {
    pub number: usize,
    pub name: String,
    /// Address of the player's rounds for everybody.
    pub href: String,
    pub own: bool,
    /// Why the player is out of the game (T24).
    pub out: Option<&'static str>,
}

impl Tap {
    pub fn is_long(&self) -> bool {
        self.seats.len() > COLUMN
    }
}

/// The seats of a pod in turn order, as the player `own` of it sees them.
pub(super) fn seats(view: &View<'_>, pod: &Pod, own: PlayerIx, table: Option<&OwnTable>) -> Vec<TapSeat> {
    let seat = |(number, seat): (usize, &PlayerIx)| TapSeat {
        number,
        name: view.name(*seat).to_owned(),
        href: view.player_at(*seat),
        own: *seat == own,
        out: table.and_then(|table| table.game.out.get(seat).copied()),
    };
    (1..).zip(&pod.seats).map(seat).collect()
}
