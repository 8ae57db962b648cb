//! Wagered points (T59): what each player of a match takes from the stakes.

use podium_event::player::PlayerIx;
use podium_event::result::Outcome;

/// What a player staked in a round, and took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wagered {
    /// Match points before the round.
    pub before: u32,
    /// 0 in a bye.
    pub stake: u32,
    pub taken: u32,
}

impl Wagered {
    /// Returns the match points after the round.
    #[must_use]
    pub fn after(&self) -> u32 {
        self.before - self.stake + self.taken
    }
}

/// Returns what each seat takes, in the order of the seats; `stakes` are theirs.
pub(super) fn taken(outcome: &Outcome, seats: &[PlayerIx], stakes: &[u32]) -> Vec<u32> {
    let both = || seats.iter().zip(stakes);
    match outcome {
        Outcome::Won(winner) => {
            let pot: u32 = stakes.iter().sum();
            both().map(|(seat, _)| if seat == winner { pot } else { 0 }).collect()
        }
        Outcome::Drawn(sharing) => {
            let lost = both().filter(|(seat, _)| !sharing.contains(seat));
            let lost: u32 = lost.map(|(_, stake)| stake).sum();
            // Rounded down; nobody gets what is left over.
            let each = lost.checked_div(sharing.len() as u32).unwrap_or(0);
            let back = |(seat, stake): (&PlayerIx, &u32)| if sharing.contains(seat) { stake + each } else { 0 };
            both().map(back).collect()
        }
    }
}
