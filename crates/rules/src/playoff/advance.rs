//! Who advances from a playoff match: its winner, or in a drawn one the best seed where the tournament has it so (T17,
//! T43).

use podium_event::event::{Event, Pod};
use podium_event::player::PlayerIx;
use podium_event::profile::{DrawnElimination, Profile};
use podium_event::result::Outcome;

/// A player who advances from a playoff match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advance {
    /// The winner, or the only player of the pod, who advances without a game (T16).
    Won(PlayerIx),
    /// The match was drawn, and this is the best seed among those who share the draw (T43).
    BySeed(PlayerIx),
}

impl Advance {
    /// Returns who advances from a match with this outcome; `None` while nobody does: there is no outcome, a drawn game is
    /// played again (T17), or nobody shares the draw. `seats` are the pod's players, `seeds` those of the playoff, best
    /// first.
    #[must_use]
    pub fn of(profile: &Profile, seeds: &[PlayerIx], seats: &[PlayerIx], outcome: Option<&Outcome>) -> Option<Self> {
        if let [alone] = seats[..] {
            return Some(Self::Won(alone));
        }
        match outcome? {
            Outcome::Won(winner) => Some(Self::Won(*winner)),
            Outcome::Drawn(sharing) => match profile.house.drawn_elimination {
                DrawnElimination::Replay => None,
                DrawnElimination::HighestSeed => {
                    let seed = |player: &&PlayerIx| seeds.iter().position(|seeded| seeded == *player);
                    let best = sharing.iter().min_by_key(|player| seed(player).unwrap_or(usize::MAX));
                    best.copied().map(Self::BySeed)
                }
            },
        }
    }

    /// Returns who advances from a pod of the event's playoff with its announced seeds.
    #[must_use]
    pub fn from_pod(event: &Event, pod: &Pod) -> Option<Self> {
        let profile = event.profile();
        let outcome = pod.result.outcome(&pod.seats, profile.games_to_win);
        Self::of(profile, event.cut().unwrap_or_default(), &pod.seats, outcome.as_ref())
    }

    /// The player.
    #[must_use]
    pub fn player(self) -> PlayerIx {
        match self {
            Self::Won(player) | Self::BySeed(player) => player,
        }
    }
}
