//! The next round of a playoff, or its champion.

use super::advance::Advance;
use podium_event::Refusal;
use podium_event::bracket::{Leg, plan, snake};
use podium_event::event::{Event, Round};
use podium_event::player::PlayerIx;
use say::{Message, refused_playoff as t};

/// What comes next in a playoff.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// A round to play.
    Round {
        /// In table order; the seats of the first game are by seed (T14). A pod may be short. The player of a pod of
        /// one advances without a game (T16): record the pod as won by them. Pods that everybody left are omitted.
        pods: Vec<Vec<PlayerIx>>,
        /// The best seeds, best first, who wait for the following round.
        waiting: Vec<PlayerIx>,
        /// "Quarter-finals", "Semi-finals", "Final".
        name: String,
    },
    /// The playoff is over.
    Champion(PlayerIx),
}

/// Deals the next round of an announced cut. Winners advance, or the best seed of a drawn match where it does (T43), and
/// every round is dealt again by Swiss seed (T15). The place of a player who left after the announcement stays empty (T16).
///
/// # Errors
/// Refuses a cut that is not announced or does not fill its pods, results that are missing or drawn (T17; with their
/// tables), rounds that do not follow the bracket, and a playoff that everybody left.
pub fn next(event: &Event) -> Result<Next, Refusal> {
    let Some(seeds) = event.cut() else {
        return Err(Refusal::new("T15", t::not_announced()));
    };
    // By the seeds and not by the planned cut: the announcement is what counts.
    let legs = plan(seeds.len(), event.profile().pod_size)?;
    if event.playoff().len() > legs.len() {
        let message = t::too_many_rounds(seeds.len(), legs.len(), event.playoff().len());
        return Err(Refusal::new("T15", message));
    }
    let seed = |player: PlayerIx| seeds.iter().position(|&seeded| seeded == player);
    let mut left: Vec<PlayerIx> = seeds.to_vec(); // by seed
    for (leg, round) in legs.iter().zip(event.playoff()) {
        left = play(event, leg, round, &left)?;
        // T15: every round is dealt by Swiss seed, whatever pods the winners came from.
        left.sort_by_key(|&player| seed(player));
    }
    let Some(leg) = legs.get(event.playoff().len()) else {
        return match left[..] {
            [champion] => Ok(Next::Champion(champion)),
            _ => Err(nobody_left()),
        };
    };
    deal(event, leg, &left)
}

/// Deals the players of a round into pods, leaving the places of players who left empty.
fn deal(event: &Event, leg: &Leg, left: &[PlayerIx]) -> Result<Next, Refusal> {
    let number = event.next_number();
    let active = |player: &PlayerIx| event.player(*player).is_active(number);
    let mut active_left = left.iter().copied().filter(active);
    match (active_left.next(), active_left.next()) {
        (None, _) => return Err(nobody_left()),
        // T16: a lone player advances, also through the final.
        (Some(champion), None) => return Ok(Next::Champion(champion)),
        _ => {}
    }
    // T16: places go by seed before the players who left are taken out, so that nobody moves up into an empty place.
    let (waiting, playing) = left.split_at(leg.waiting.min(left.len()));
    // The full number of places, also if fewer are left: gaps stay gaps.
    let pods = snake(leg.players - leg.waiting, leg.pods)
        .into_iter()
        .map(|places| {
            let players = places.into_iter().filter_map(|place| playing.get(place).copied());
            players.filter(active).collect::<Vec<_>>()
        })
        .filter(|pod| !pod.is_empty())
        .collect();
    Ok(Next::Round {
        pods,
        waiting: waiting.iter().copied().filter(active).collect(),
        name: leg.name.clone(),
    })
}

/// Returns the players still in after a round: those who waited, and the winners.
fn play(event: &Event, leg: &Leg, round: &Round, left: &[PlayerIx]) -> Result<Vec<PlayerIx>, Refusal> {
    let seated = |player: &PlayerIx| round.pods.iter().any(|pod| pod.seats.contains(player));
    // `min`: pods that everybody left send nobody, so fewer may be in than the plan says.
    let waiting = left[..leg.waiting.min(left.len())].iter().copied();
    // An imported playoff may have seated a player who should have waited: then the pod decides.
    let mut after: Vec<PlayerIx> = waiting.filter(|player| !seated(player)).collect();
    let (mut missing, mut drawn) = (Vec::<Message>::new(), Vec::<Message>::new());
    for pod in &round.pods {
        if let Some(stranger) = pod.seats.iter().find(|player| !left.contains(player)) {
            let message = t::out_of_playoff(round.number, pod.table, &event.player(*stranger).name);
            return Err(Refusal::new("T15", message));
        }
        match Advance::from_pod(event, pod) {
            Some(advance) => after.push(advance.player()),
            None if pod.result.is_reported() => drawn.push(pod.table.into()),
            None => missing.push(pod.table.into()),
        }
    }
    if !missing.is_empty() {
        let message = t::results_missing(missing.len(), round.number, say::list(missing));
        return Err(Refusal::new("T15", message));
    }
    if !drawn.is_empty() {
        let message = t::drawn(drawn.len(), round.number, say::list(drawn));
        return Err(Refusal::new("T17", message));
    }
    let most = leg.waiting + leg.pods;
    // More winners than places: imported rounds need not follow the bracket.
    if after.len() > most {
        let message = t::too_many_left(round.number, after.len(), most);
        return Err(Refusal::new("T15", message));
    }
    Ok(after)
}

fn nobody_left() -> Refusal {
    Refusal::new("T16", t::nobody_left())
}
