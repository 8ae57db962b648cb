//! The seats of a game in progress: who is in the game, which turns they are owed, where markers are.

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// Why a player left the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaveReason {
    /// They lost (CR 104.3).
    Lost,
    /// They conceded (CR 104.3a); no share in a drawn match (T3).
    Conceded,
    /// A match loss penalty; no share in a drawn match (T3, T30).
    MatchLoss,
    /// The game is a draw for them (CR 104.4e, 104.4f, G18).
    Drawn,
}

impl LeaveReason {
    /// Whether a player who left for this reason shares a draw of the whole game (T3).
    pub fn shares_a_draw(self) -> bool {
        matches!(self, LeaveReason::Lost | LeaveReason::Drawn)
    }
}

/// A player: in the game, with the turns they are owed, or out of it for a reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// In the game.
    Playing {
        /// Extra turns owed and not begun (G12, G13).
        extra_turns: u16,
        /// Turns to be skipped (G14).
        skips: u16,
    },
    /// Out of the game; extra and skipped turns have vanished (G15).
    Left(LeaveReason),
}

/// The seats of a game in progress. The methods here keep the sets consistent with the players.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Table {
    players: Vec<Player>,
    turns_begun: Vec<u32>,
    /// The number of markers on each seat.
    markers_on: Vec<u8>,
    playing: SeatSet,
    playing_count: usize,
    /// The seats with a marker.
    marked: SeatSet,
    /// The seats that CR 807.4d counts: of players in the game, and those with a marker.
    counting: SeatSet,
}

/// The number of counting seats a marker keeps clear of others (CR 807.4d).
pub const CLEAR_SEATS: usize = 3;

impl Table {
    pub(crate) fn new(seats: usize) -> Table {
        Table {
            players: vec![
                Player::Playing {
                    extra_turns: 0,
                    skips: 0
                };
                seats
            ],
            turns_begun: vec![0; seats],
            markers_on: vec![0; seats],
            playing: SeatSet::first(seats),
            playing_count: seats,
            marked: SeatSet::EMPTY,
            counting: SeatSet::first(seats),
        }
    }

    /// Returns the number of seats, including those of players who left.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// Iterates over all seats in turn order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::at)
    }

    /// Whether the seat is at this table.
    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.players.len()
    }

    /// Whether the player of this seat is in the game.
    #[inline]
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.playing.contains(seat)
    }

    /// The players in the game.
    pub fn playing(&self) -> &SeatSet {
        &self.playing
    }

    /// Number of players in the game.
    #[inline]
    pub fn playing_count(&self) -> usize {
        self.playing_count
    }

    /// The player of this seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// Returns why this player left, if they did.
    pub fn leave_reason(&self, seat: Seat) -> Option<LeaveReason> {
        match self.players.get(seat.index()) {
            Some(Player::Left(why)) => Some(*why),
            _ => None,
        }
    }

    /// Returns the number of extra turns owed to this player and not begun.
    pub fn extra_turns(&self, seat: Seat) -> u16 {
        match self.player(seat) {
            Player::Playing { extra_turns, .. } => extra_turns,
            Player::Left(_) => 0,
        }
    }

    /// Returns the number of turns that this player is to skip.
    pub fn skips(&self, seat: Seat) -> u16 {
        match self.player(seat) {
            Player::Playing { skips, .. } => skips,
            Player::Left(_) => 0,
        }
    }

    /// Returns the number of turns that this player has begun; it is kept after they left.
    pub fn turns_begun(&self, seat: Seat) -> u32 {
        self.turns_begun[seat.index()]
    }

    /// Number of turn markers on the seat.
    #[inline]
    pub fn markers_on(&self, seat: Seat) -> u8 {
        self.markers_on[seat.index()]
    }

    /// The seats with a turn marker.
    pub(crate) fn marked(&self) -> &SeatSet {
        &self.marked
    }

    /// Returns the nearest player in the game to the left.
    #[inline]
    pub fn next_player(&self, seat: Seat) -> Option<Seat> {
        self.playing.left_of(seat)
    }

    /// Returns whether a marker is on one of the three counting seats to the left (CR 807.4d). One marker on `except`
    /// is ignored: the one for which the question is asked.
    pub(crate) fn crowded_left(&self, seat: Seat, except: Option<Seat>) -> bool {
        self.crowded(seat, except, SeatSet::left_of)
    }

    /// Whether a marker is on one of the three counting seats to the right (CR 807.4i).
    pub(crate) fn crowded_right(&self, seat: Seat, except: Option<Seat>) -> bool {
        self.crowded(seat, except, SeatSet::right_of)
    }

    #[inline]
    fn crowded(&self, seat: Seat, except: Option<Seat>, step: impl Fn(&SeatSet, Seat) -> Option<Seat>) -> bool {
        let mut at = seat;
        for _ in 0..CLEAR_SEATS {
            match step(&self.counting, at) {
                // G5: in a small game the count stops before it returns to the seat itself.
                Some(next) if next != seat => at = next,
                _ => return false,
            }
            // Edition 2007 checks the next seat while the marker is still on this one.
            let own = u8::from(except == Some(at));
            if self.markers_on[at.index()] > own {
                return true;
            }
        }
        false
    }

    pub(crate) fn put_marker(&mut self, seat: Seat) {
        self.markers_on[seat.index()] += 1;
        self.marked.insert(seat);
        self.counting.insert(seat);
    }

    pub(crate) fn take_marker(&mut self, seat: Seat) {
        self.markers_on[seat.index()] -= 1;
        if self.markers_on[seat.index()] == 0 {
            self.marked.remove(seat);
            // CR 807.4d, G6: the seat of a player who left counts only as long as a marker is on it.
            if !self.playing.contains(seat) {
                self.counting.remove(seat);
            }
        }
    }

    pub(crate) fn leave(&mut self, seat: Seat, why: LeaveReason) {
        if !self.playing.contains(seat) {
            return;
        }
        // G15: turns that the player was owed vanish with the old value.
        self.players[seat.index()] = Player::Left(why);
        self.playing.remove(seat);
        self.playing_count -= 1;
        // CR 807.4d, G6: with a marker on it, the seat still counts.
        if !self.marked.contains(seat) {
            self.counting.remove(seat);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turns_begun[seat.index()] += 1;
    }

    pub(crate) fn owe_extra(&mut self, seat: Seat) {
        if let Player::Playing { extra_turns, .. } = &mut self.players[seat.index()] {
            // Saturating: a document may give any number, and must not stop a replay.
            *extra_turns = extra_turns.saturating_add(1);
        }
    }

    pub(crate) fn use_extra(&mut self, seat: Seat) {
        if let Player::Playing { extra_turns, .. } = &mut self.players[seat.index()] {
            *extra_turns = extra_turns.saturating_sub(1);
        }
    }

    pub(crate) fn owe_skip(&mut self, seat: Seat) {
        if let Player::Playing { skips, .. } = &mut self.players[seat.index()] {
            *skips = skips.saturating_add(1);
        }
    }

    pub(crate) fn use_skip(&mut self, seat: Seat) {
        if let Player::Playing { skips, .. } = &mut self.players[seat.index()] {
            *skips = skips.saturating_sub(1);
        }
    }
}
