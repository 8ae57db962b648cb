//! The matches of an event that have a result: the one definition of what is counted.

use podium_event::event::{Event, Pod, Round, Stage};
use podium_event::player::PlayerIx;
use podium_event::result::{Outcome, PodResult};

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

    /// Returns who left the match in which order: groups from the first place on, of which everybody in the pod is in one.
    /// Where places are not known, everybody but those in the first place shares the second; who has a match loss is last.
    #[must_use]
    pub fn groups(&self) -> Vec<Vec<PlayerIx>> {
        let mut groups = match (&self.pod.result, &self.outcome) {
            (PodResult::Places(groups), _) => groups.clone(),
            (_, Outcome::Won(winner)) => vec![vec![*winner]],
            (_, Outcome::Drawn(sharing)) => vec![sharing.clone()],
        };
        let is_placed = |player: &PlayerIx| groups.iter().any(|group| group.contains(player));
        let others: Vec<PlayerIx> = self.pod.seats.iter().filter(|seat| !is_placed(seat)).copied().collect();
        groups.push(others);
        groups.retain(|group| !group.is_empty());
        groups
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
