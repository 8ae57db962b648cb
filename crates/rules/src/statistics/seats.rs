//! Wins by seat, of pods of one size.

use super::chi_squared::EqualParts;
use super::matches::Match;
use super::share::Share;
use podium_event::event::Stage;

/// The matches of pods of one size in one stage, by the seat that won. Pods of other sizes have other chances, and in
/// the playoff the best seed has the first seat (T14), so these must not be mixed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats {
    pub stage: Stage,
    /// Matches won from each seat, the first seat first: as many as the pods have.
    pub won: Vec<u64>,
    pub drawn: u64,
}

impl Seats {
    /// Matches that somebody won.
    pub fn decided(&self) -> u64 {
        self.won.iter().sum()
    }

    pub fn matches(&self) -> u64 {
        self.decided() + self.drawn
    }

    /// The share of a seat among the matches that somebody won: draws left out.
    pub fn of_won(&self, seat: usize) -> Option<Share> {
        Share::of(self.won[seat], self.decided())
    }

    /// Returns the share of a seat among all matches: a draw counts as a match that the seat did not win.
    pub fn of_all(&self, seat: usize) -> Option<Share> {
        Share::of(self.won[seat], self.matches())
    }

    /// Returns the test against equal seats. Draws say nothing about seats, so it uses the matches that somebody won.
    /// `None` for a playoff, whose seats are not equal, and if there are too few matches.
    pub fn test(&self) -> Option<EqualParts> {
        EqualParts::test(&self.won).filter(|_| self.stage == Stage::Swiss)
    }
}

/// Counts matches by stage and size: Swiss rounds first, the most frequent size first.
pub(super) fn seats<'e>(matches: impl Iterator<Item = Match<'e>>) -> Vec<Seats> {
    let mut all: Vec<Seats> = Vec::new();
    for played in matches {
        let (stage, size) = (played.round.stage, played.pod.seats.len());
        let found = all
            .iter()
            .position(|seats| seats.stage == stage && seats.won.len() == size);
        let at = found.unwrap_or_else(|| {
            all.push(Seats {
                stage,
                won: vec![0; size],
                drawn: 0,
            });
            all.len() - 1
        });
        match played.winning_seat() {
            Some(seat) => all[at].won[seat] += 1,
            None => all[at].drawn += 1,
        }
    }
    all.sort_by_key(|seats| (seats.stage, std::cmp::Reverse(seats.matches()), seats.won.len()));
    all
}
