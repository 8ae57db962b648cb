//! Swiss pairing (T11–T14): sizes and byes → start → improvement → seats, with a report that says why.
//!
//! [`field`] makes dense numbers of an event's players; everything between it and [`seats`] knows only those.

pub mod byes;
pub mod cost;
pub mod descent;
pub mod field;
pub mod grouping;
pub mod meetings;
pub mod report;
pub mod seats;
mod sentences;

use super::draws::{Drawn, Draws, Purpose};
use super::pods::sizes;
use super::profile::SmallerPodsAt;
use super::tables::Tables;
use super::{Event, PlayerIx, PodResult, Refusal};
use cost::Plan;
use field::Field;
use grouping::Grouping;
pub use report::{Report, assess, changes};

/// What is asked of [`pair`].
#[derive(Debug, Clone)]
pub struct Request<'a> {
    pub draws: &'a Draws,
    /// Public number of this draft's draws: 1, and one more for each time the round is paired again (T32).
    pub draw_counter: u32,
    /// Swiss rounds planned in all; `None` looks at the next round alone.
    pub planned_rounds: Option<u32>,
    /// Pods kept by hand, in seat order, while the rest is paired again.
    pub kept_pods: Vec<Vec<PlayerIx>>,
    pub tables: Tables,
}

impl<'a> Request<'a> {
    /// The first draft of a round, everyone paired, tables from 1.
    #[must_use]
    pub fn new(draws: &'a Draws, planned_rounds: Option<u32>) -> Self {
        Self {
            draws,
            draw_counter: 1,
            planned_rounds,
            kept_pods: Vec::new(),
            tables: Tables::default(),
        }
    }
}

/// A pod of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedPod {
    pub table: u32,
    /// First player first.
    pub seats: Vec<PlayerIx>,
}

/// A draft of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    /// Highest scorers first.
    pub pods: Vec<PairedPod>,
    pub byes: Vec<PlayerIx>,
    /// Every draw that was made for it, to be recorded (T32).
    pub draws: Vec<Drawn>,
    pub report: Report,
}

/// Pairs the next Swiss round. Same event and secret → same pairing, whatever the order of the players in the event.
///
/// # Errors
/// Too few players; results missing; Swiss rounds over; kept pods that name somebody twice or somebody who may not play.
pub fn pair(event: &Event, request: &Request<'_>) -> Result<Pairing, Refusal> {
    may_pair(event)?;
    let round = event.next_number();
    let counter = request.draw_counter;
    let field = Field::new(event, round, counter, request.draws);
    let kept = kept(event, &field, &request.kept_pods)?;

    let mut is_open = vec![true; field.len()];
    kept.iter()
        .flatten()
        .for_each(|&player| is_open[player as usize] = false);
    let open: Vec<u32> = (0..field.len() as u32)
        .filter(|&player| is_open[player as usize])
        .collect();
    let (sizes, byes) = if open.is_empty() && !kept.is_empty() {
        (Vec::new(), Vec::new())
    } else {
        let profile = event.profile();
        let mut sizes = sizes(open.len(), profile.pod_size, profile.uneven_pods)?;
        if profile.smaller_pods_at == SmallerPodsAt::Highest {
            sizes.pods.reverse();
        }
        let byes = byes::byes(event, &field, &open, sizes.byes, (round, counter, request.draws));
        (sizes.pods, byes)
    };
    let rest: Vec<u32> = open.into_iter().filter(|player| !byes.contains(player)).collect();
    let group = group(&field.only(&rest), sizes);
    let mut pods: Vec<Vec<u32>> = group
        .into_iter()
        .map(|pod| pod.into_iter().map(|player| rest[player as usize]).collect())
        .collect();
    merge_kept(&field, &mut pods, &kept);

    let mut seats: Vec<Vec<PlayerIx>> = pods
        .iter()
        .map(|pod| pod.iter().map(|&player| field.players[player as usize]).collect())
        .collect();
    let seat_order = seats::seat(event, &mut seats, round, counter, request.draws);
    for (pod, members) in seats.iter_mut().zip(&pods) {
        let kept = kept.iter().position(|kept| kept.contains(&members[0]));
        if let Some(kept) = kept {
            pod.clone_from(&request.kept_pods[kept]); // seats of a kept pod are kept too
        }
    }
    let fixed: Vec<Vec<u32>> = seats
        .iter()
        .map(|pod| {
            pod.iter()
                .filter_map(|&player| event.player(player).fixed_table)
                .collect()
        })
        .collect();
    let tables = request.tables.number(&fixed);
    let pods: Vec<PairedPod> = tables
        .into_iter()
        .zip(seats)
        .map(|(table, seats)| PairedPod { table, seats })
        .collect();
    let byes: Vec<PlayerIx> = byes.into_iter().map(|player| field.players[player as usize]).collect();
    let report = assess(event, &pods, &byes);
    let draws = drawn(event, &field, &byes, &seat_order, (round, counter));
    Ok(Pairing {
        round,
        pods,
        byes,
        draws,
        report,
    })
}

/// Divides the field into pods of these sizes, pairing order.
fn group(field: &Field, sizes: Vec<usize>) -> Vec<Vec<u32>> {
    if sizes.is_empty() {
        return Vec::new();
    }
    let plan = Plan::new(field, sizes);
    let mut grouping = Grouping::in_order(field, &plan);
    descent::descend(&mut grouping, 2_000 * field.len() as u64 + 100_000);
    grouping.into_pods()
}

/// Whether a next Swiss round may be made at all.
fn may_pair(event: &Event) -> Result<(), Refusal> {
    if event.cut().is_some() || !event.playoff().is_empty() {
        return Err(Refusal::new(
            "T15",
            "The cut is announced: there are no more Swiss rounds to pair.",
        ));
    }
    for round in event.swiss() {
        let missing: Vec<String> = round
            .pods
            .iter()
            .filter(|pod| pod.result == PodResult::NotReported)
            .map(|pod| pod.table.to_string())
            .collect();
        if !missing.is_empty() {
            return Err(Refusal::new(
                "T13",
                format!(
                    "Round {} has no result yet from table {}. Enter {} before you pair the next round.",
                    round.number,
                    missing.join(", "),
                    if missing.len() == 1 { "it" } else { "them" },
                ),
            ));
        }
    }
    Ok(())
}

/// The kept pods as dense numbers, checked.
fn kept(event: &Event, field: &Field, kept: &[Vec<PlayerIx>]) -> Result<Vec<Vec<u32>>, Refusal> {
    let mut dense = vec![None; event.players().len()];
    for (place, player) in field.players.iter().enumerate() {
        dense[player.ix()] = Some(place as u32);
    }
    let mut pods = Vec::new();
    for pod in kept.iter().filter(|pod| !pod.is_empty()) {
        let mut members = Vec::new();
        for &player in pod {
            let name = &event.player(player).name;
            let Some(number) = dense[player.ix()].take() else {
                let message =
                    format!("{name} is in two of the kept pods, or may not play this round: change the kept pods.");
                return Err(Refusal::new("T13", message));
            };
            members.push(number);
        }
        pods.push(members);
    }
    Ok(pods)
}

/// Puts the kept pods among the others: from the highest scorer down, before the first pod that scores less.
fn merge_kept(field: &Field, pods: &mut Vec<Vec<u32>>, kept: &[Vec<u32>]) {
    let points = |pod: &[u32]| {
        let mut points: Vec<u32> = pod.iter().map(|&player| field.points[player as usize]).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points
    };
    for pod in kept {
        let place = pods
            .iter()
            .position(|other| points(other) < points(pod))
            .unwrap_or(pods.len());
        pods.insert(place, pod.clone());
    }
}

/// What was drawn for a draft, in the order in which it was drawn.
fn drawn(event: &Event, field: &Field, byes: &[PlayerIx], seats: &[PlayerIx], at: (u32, u32)) -> Vec<Drawn> {
    let (round, counter) = at;
    let ids = |players: &[PlayerIx]| {
        players
            .iter()
            .map(|&player| event.player(player).id.clone())
            .collect::<Vec<_>>()
    };
    let order = |purpose, players: &[PlayerIx]| Drawn::order(purpose, round, counter, ids(players));
    let mut draws = Vec::new();
    if event.swiss().is_empty() {
        draws.push(order(Purpose::Order, &field.players));
        if !byes.is_empty() {
            draws.push(order(Purpose::Bye, byes));
        }
    } else {
        // Only those who are equal in every tiebreaker needed a draw.
        let shared = |place: usize| {
            let rank = field.rank[place];
            (place > 0 && field.rank[place - 1] == rank) || field.rank.get(place + 1) == Some(&rank)
        };
        let tied: Vec<u32> = (0..field.len())
            .filter(|&place| shared(place))
            .map(|place| place as u32)
            .collect();
        let mut start = 0;
        while start < tied.len() {
            let rank = field.rank[tied[start] as usize];
            let end = start
                + tied[start..]
                    .iter()
                    .take_while(|&&player| field.rank[player as usize] == rank)
                    .count();
            let group: Vec<PlayerIx> = tied[start..end]
                .iter()
                .map(|&player| field.players[player as usize])
                .collect();
            draws.push(order(Purpose::Tie, &group));
            start = end;
        }
    }
    draws.push(order(Purpose::Seats, seats));
    draws
}

#[cfg(test)]
mod tests;
