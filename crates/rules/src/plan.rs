//! The plan of an event: its number of Swiss rounds and its cut, chosen by the profile or recommended (T18, T19).

use super::pods::sizes;
use super::rounds::{Recommendation, recommend_for, warnings};
use podium_event::Refusal;
use podium_event::event::{Event, Stage};
use podium_event::profile::Profile;

/// The planned Swiss rounds and cut of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Number of players who began, or who would begin now.
    pub players: u32,
    /// Number of byes in the first round.
    pub byes: u32,
    pub swiss_rounds: u32,
    /// Number of players of the cut; 0 for no playoff.
    pub cut: u32,
    /// `None` if there are too few players for a recommendation.
    pub recommendation: Option<Recommendation>,
    /// Minimums of the level that the event does not reach (T19).
    pub warnings: Vec<Refusal>,
}

/// Plans an event: with the numbers of the profile if it has any, otherwise by the recommendation.
#[must_use]
pub fn plan(event: &Event) -> Plan {
    let profile = event.profile();
    let first = event.rounds().iter().find(|round| round.stage == Stage::Swiss);
    let (players, byes) = match first {
        // T18 counts the players of the first round: later drops do not change the plan.
        Some(round) => {
            let seated: usize = round.pods.iter().map(|pod| pod.seats.len()).sum();
            // T8: a late entry with a loss in the first round is a player of it.
            (seated + round.byes.len() + round.match_losses.len(), round.byes.len())
        }
        None => {
            let active = event.active(1);
            let players = active.len();
            let awarded = active
                .iter()
                .filter(|&&player| event.player(player).has_awarded_bye(1))
                .count();
            // Too few for a round is no error before registration ends: then there are no byes either.
            let due = sizes(players - awarded, profile.pod_size, profile.uneven_pods).map_or(0, |sizes| sizes.byes);
            (players, awarded + due)
        }
    };
    plan_of(profile, players, byes)
}

/// Plans an event with this many players in its first round, `byes` of them with a bye.
#[must_use]
pub fn plan_of(profile: &Profile, players: usize, byes: usize) -> Plan {
    let (players, byes) = (players as u32, byes as u32);
    // Too few players is no error here: the plan then has no recommendation.
    let recommendation = recommend_for(profile, players, byes).ok();
    let swiss_rounds = profile
        .swiss_rounds
        .or(recommendation.as_ref().map(|r| r.swiss_rounds))
        .unwrap_or(0);
    let cut = profile
        .playoff_cut
        .or(recommendation.as_ref().map(|r| r.playoff_cut))
        .unwrap_or(0);
    let warnings = warnings(profile.level, players, swiss_rounds, cut);
    Plan {
        players,
        byes,
        swiss_rounds,
        cut,
        recommendation,
        warnings,
    }
}
