//! Who would lose, leave or win: losses that follow from a status, the reach of a declared win or draw (CR 104,
//! 801.14–16), and the most life (T47).

use crate::action::Declaration;
use crate::state::game::Game;
use crate::state::seat::{Seat, SeatSet};
use crate::state::status::Loss;

impl Game {
    /// Returns the losses that follow from the status of players in the game; a judge decides about them (T29).
    pub fn proposed_losses(&self) -> Vec<(Seat, Loss)> {
        let playing = self
            .table
            .all_seats()
            .zip(&self.status)
            // The status of a player who left is kept for display only (CR 800.4i).
            .filter(|(seat, _)| self.table.is_playing(*seat));
        playing
            .flat_map(|(seat, status)| status.losses().map(move |loss| (seat, loss)))
            .collect()
    }

    /// Returns who has the most life among the players in the game; of several the one furthest from the first player
    /// (T47). `None` if the life of any of them is unknown (T29), or if nobody is in the game.
    pub fn most_life(&self) -> Option<Seat> {
        let seats = self.table.seats();
        let from_first = |seat: Seat| (seat.index() + seats - self.setup.first().index()) % seats;
        let lives = self.table.playing().iter();
        let known: Option<Vec<(i32, usize, Seat)>> = lives
            .map(|seat| Some((self.status(seat)?.life?, from_first(seat), seat)))
            .collect();
        known?.into_iter().max().map(|(_, _, seat)| seat)
    }

    /// Returns who leaves because of a declaration: the opponents in range of the winner, or everyone in range of the
    /// controllers of a draw (CR 801.14–16).
    pub fn leavers_by_declaration(&self, effect: Declaration, controllers: &SeatSet) -> SeatSet {
        let mut out = SeatSet::EMPTY;
        for controller in controllers.iter() {
            out = out.union(&self.range_of(controller));
        }
        match effect {
            // CR 801.14: the winner stays; if others are out of range, the game goes on.
            Declaration::Win => out.without(controllers),
            Declaration::Draw => out,
        }
    }
}
