//! What a match scores a player: by its outcome (T1, T3), or by places (T45).

use podium_event::event::Pod;
use podium_event::player::PlayerIx;
use podium_event::profile::{Points, Profile};
use podium_event::result::{Outcome, PodResult};

/// Returns a player's score in a pod and its match points.
pub(crate) fn score_in(profile: &Profile, pod: &Pod, outcome: &Outcome, player: PlayerIx) -> (Score, u32) {
    let (score, points) = score(outcome, player, &profile.points_in(pod.seats.len()));
    (
        score,
        place_points(profile, &pod.result, &pod.seats, player).unwrap_or(points),
    )
}

/// Returns the points of a player's place in a match with a result, `seats` being its players; `None` where places do
/// not score. A player with a match loss has no place and scores 0; only those who share a draw score it.
#[must_use]
pub fn place_points(profile: &Profile, result: &PodResult, seats: &[PlayerIx], player: PlayerIx) -> Option<u32> {
    let points = profile.house.place_points.as_ref()?;
    let groups = result.places(seats, profile.shares_draw_still_in())?;
    let Some(group) = groups.iter().position(|group| group.contains(&player)) else {
        return Some(0);
    };
    let together = groups[group].len();
    let shares = matches!(result.outcome(seats, 1), Some(Outcome::Drawn(sharing)) if sharing.contains(&player));
    if together > 1 && shares {
        let drawn = profile.house.draw_points.as_ref().and_then(|draws| draws.of(together));
        if drawn.is_some() {
            return drawn;
        }
    }
    // T45: players who left together have the last of their places.
    let place: usize = groups[..=group].iter().map(Vec::len).sum();
    Some(points.of(seats.len(), place))
}

/// A player's score in a pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Score {
    Win,
    Draw,
    Loss,
}

/// Returns a player's score in a pod and its match points (T1).
fn score(outcome: &Outcome, player: PlayerIx, points: &Points) -> (Score, u32) {
    match outcome {
        Outcome::Won(winner) if *winner == player => (Score::Win, points.win),
        Outcome::Won(_) => (Score::Loss, points.loss),
        Outcome::Drawn(players) if players.contains(&player) => (Score::Draw, points.draw),
        // T3: a player who conceded or got a match loss scores 0 in a drawn match, whatever a loss scores.
        Outcome::Drawn(_) => (Score::Loss, 0),
    }
}
