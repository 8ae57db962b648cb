//! Swiss pairing (T11–T14): sizes and byes → start → improvement → seats, with a report that says why.
//!
//! [`field`] makes dense numbers of an event's players; everything between it and [`seats`] knows only those.

pub mod ahead;
pub mod anneal;
mod assessment;
pub mod byes;
pub mod chance;
pub mod cost;
pub mod descent;
pub mod every;
pub mod exact;
pub mod field;
pub mod grouping;
pub mod ladder;
pub mod meetings;
pub mod optimize;
pub mod prices;
pub mod report;
pub mod seats;
mod sentences;

use super::draws::{Drawn, Draws, Purpose};
use super::pods::sizes;
use super::profile::SmallerPodsAt;
use super::tables::Tables;
use super::{Event, PlayerIx, PodResult, Refusal};
use ahead::Outlook;
use chance::Chance;
use field::Field;
use optimize::{Ahead, Optimized, finish, optimize};
use report::Known;
pub use report::{Recalled, Report, assess, changes};

/// What is asked of [`pair`].
#[derive(Debug, Clone)]
pub struct Request<'a> {
    pub draws: &'a Draws,
    /// Public number of this draft's draws: 1, and one more for each time the round is paired again (T32).
    pub draw_counter: u32,
    /// Swiss rounds planned in all; `None` looks at the next round alone.
    pub planned_rounds: Option<u32>,
    /// Pods kept by hand, table and seats, while the rest is paired again.
    pub kept_pods: Vec<PairedPod>,
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
    let placed = place(event, request, &field, &open)?;
    let byes: Vec<PlayerIx> = placed
        .byes
        .iter()
        .map(|&player| field.players[player as usize])
        .collect();
    let mut pods = placed.pods;
    merge_kept(&field, &mut pods, &kept);

    let mut seats: Vec<Vec<PlayerIx>> = pods
        .iter()
        .map(|pod| pod.iter().map(|&player| field.players[player as usize]).collect())
        .collect();
    let seat_order = seats::seat(event, &mut seats, round, counter, request.draws);
    let mut fixed: Vec<Vec<u32>> = Vec::new();
    for (pod, members) in seats.iter_mut().zip(&pods) {
        let kept = kept.iter().position(|kept| kept.contains(&members[0]));
        if let Some(kept) = kept {
            // seats and table of a kept pod are kept too
            pod.clone_from(&request.kept_pods[kept].seats);
            fixed.push(vec![request.kept_pods[kept].table]);
        } else {
            let is_free = |table: &u32| request.kept_pods.iter().all(|kept| kept.table != *table);
            let tables = pod.iter().filter_map(|&player| event.player(player).fixed_table);
            fixed.push(tables.filter(is_free).collect());
        }
    }
    let tables = request.tables.number(&fixed);
    let pods: Vec<PairedPod> = tables
        .into_iter()
        .zip(seats)
        .map(|(table, seats)| PairedPod { table, seats })
        .collect();
    let mut report = assess(event, &pods, &byes);
    report.explain(event, placed.known, placed.bye_saves_repeats, &request.kept_pods);
    let draws = drawn(event, &field, &byes, &seat_order, (round, counter));
    Ok(Pairing {
        round,
        pods,
        byes,
        draws,
        report,
    })
}

/// Pods and byes of those whom nobody keeps in place, by the field's dense numbers.
struct Placed {
    pods: Vec<Vec<u32>>,
    byes: Vec<u32>,
    known: Known,
    /// Among equals the bye did not follow the draw, because that would have cost a repeat.
    bye_saves_repeats: bool,
}

/// Sizes and byes, then the pods.
fn place(event: &Event, request: &Request<'_>, field: &Field, open: &[u32]) -> Result<Placed, Refusal> {
    let mut placed = Placed {
        pods: Vec::new(),
        byes: Vec::new(),
        known: Known::NoneNeeded,
        bye_saves_repeats: false,
    };
    if open.is_empty() && !field.is_empty() {
        return Ok(placed);
    }
    let (round, counter) = (event.next_number(), request.draw_counter);
    let profile = event.profile();
    let mut sizes = sizes(open.len(), profile.pod_size, profile.uneven_pods)?;
    if profile.smaller_pods_at == SmallerPodsAt::Highest {
        sizes.pods.reverse();
    }
    let rounds_after = request
        .planned_rounds
        .map_or(0, |planned| planned.saturating_sub(round));
    let everyone = field.only(open);
    let mut chance = Chance::new(request.draws.search_seed(round, counter));
    let mut best: Option<Choice> = None;
    let choices = byes::byes(event, field, open, sizes.byes, (round, counter, request.draws));
    for (choice, byes) in choices.into_iter().enumerate() {
        let rest: Vec<u32> = open.iter().copied().filter(|player| !byes.contains(player)).collect();
        let names = places_in(open, &rest);
        let ahead = Outlook::matters(&everyone, &sizes.pods, rounds_after).then(|| Ahead {
            outlook: Outlook::new(&everyone, &names, &sizes.pods, rounds_after),
            names,
        });
        let playing = field.only(&rest);
        let found = optimize(&playing, sizes.pods.clone(), ahead.as_ref(), &mut chance);
        let repeats = found.cost.repeats;
        if best.as_ref().is_none_or(|best| repeats < best.found.cost.repeats) {
            placed.byes = byes;
            placed.known = found.known;
            placed.bye_saves_repeats = choice > 0;
            best = Some(Choice {
                rest,
                playing,
                ahead,
                found,
            });
        }
        if repeats == 0 {
            break;
        }
    }
    if let Some(best) = best {
        let own = |pod: Vec<u32>| pod.into_iter().map(|player| best.rest[player as usize]).collect();
        let pods = finish(&best.playing, best.found, best.ahead.as_ref(), &mut chance);
        placed.pods = pods.into_iter().map(own).collect();
    }
    Ok(placed)
}

/// The best pairing with one choice of byes.
struct Choice {
    /// Who plays, by numbers of the whole field.
    rest: Vec<u32>,
    playing: Field,
    ahead: Option<Ahead>,
    found: Optimized,
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
fn kept(event: &Event, field: &Field, kept: &[PairedPod]) -> Result<Vec<Vec<u32>>, Refusal> {
    let mut dense = vec![None; event.players().len()];
    for (place, player) in field.players.iter().enumerate() {
        dense[player.ix()] = Some(place as u32);
    }
    let mut pods = Vec::new();
    for pod in kept {
        let mut members = Vec::new();
        for &player in &pod.seats {
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

/// The places in `all` (ascending) of `some` of its numbers.
fn places_in(all: &[u32], some: &[u32]) -> Vec<u32> {
    some.iter()
        .map(|player| all.partition_point(|other| other < player) as u32)
        .collect()
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
        let mut places: Vec<usize> = (0..field.len()).collect();
        places.sort_by_key(|&place| field.rank[place]);
        for tied in places
            .chunk_by(|&a, &b| field.rank[a] == field.rank[b])
            .filter(|tied| tied.len() > 1)
        {
            let tied: Vec<PlayerIx> = tied.iter().map(|&place| field.players[place]).collect();
            draws.push(order(Purpose::Tie, &tied));
        }
    }
    draws.push(order(Purpose::Seats, seats));
    draws
}

#[cfg(test)]
mod tests;
