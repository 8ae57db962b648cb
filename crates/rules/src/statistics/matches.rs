//! The matches of an event that have a result: the one definition of what is counted.

use podium_event::event::{Event, Pod, Round, Stage};
use podium_event::player::PlayerIx;
use podium_event::result::Outcome;

/// A match with its result.
#[derive(Debug, Clone)]
pub struct Match<'e> {
    pub round: &'e Round,
    pub pod: &'e Pod,
    pub outcome: Outcome,
}

impl Match<'_> {
    pub fn is_drawn(&self) -> bool {
        matches!(self.outcome, Outcome::Drawn(_))
    }

    pub fn is_swiss(&self) -> bool {
        self.round.stage == Stage::Swiss
    }

    /// Returns the winner.
    pub fn winner(&self) -> Option<PlayerIx> {
        match self.outcome {
            Outcome::Won(winner) => Some(winner),
            Outcome::Drawn(_) => None,
        }
    }

    /// The seat from which it was won, from 0.
    pub fn winning_seat(&self) -> Option<usize> {
        let winner = self.winner()?;
        self.pod.seats.iter().position(|&seated| seated == winner)
    }
}

/// Returns the matches of an event that have a result and are not void, in order. A player who is alone in a pod advances without a
/// match (T16).
pub fn matches(event: &Event) -> impl Iterator<Item = Match<'_>> {
    let games_to_win = event.profile().games_to_win;
    let of_round = move |round| {
        let counts = move |one: &Match<'_>| !event.is_void(one.round, one.pod);
        pods_with_results(round, games_to_win).filter(counts)
    };
    event.rounds().iter().flat_map(of_round)
}

fn pods_with_results(round: &Round, games_to_win: u32) -> impl Iterator<Item = Match<'_>> {
    let pods = round.pods.iter().filter(|pod| pod.seats.len() > 1);
    pods.filter_map(move |pod| {
        let outcome = pod.result.outcome(&pod.seats, games_to_win)?;
        Some(Match { round, pod, outcome })
    })
}
