//! Swiss pairing (T11–T14): sizes, byes, pods and seats of the next round, with a report that gives the reasons.
//!
//! [`field`] numbers the players of an event densely; everything between it and [`seats`] uses those numbers only.
//! [`byes`] chooses who sits out, [`optimize`] divides the others into pods, stage by stage, and [`seats`] draws their
//! seats.

mod assessment;
pub mod byes;
mod changes;
pub mod cost;
pub(crate) mod english;
pub mod field;
pub mod grouping;
pub mod kinds;
pub mod meetings;
mod player_set;
pub mod report;
mod request;
mod search_record;
pub mod seats;
mod sentences;
pub mod spreads;

use super::draws::{DraftDraws, Drawn, Purpose};
use super::pods::sizes;
use field::Field;
use podium_event::profile::{RoundKind, SmallerPodsAt};
use podium_event::{Event, PlayerIx, PodResult, Refusal};
use report::Certainty;
use say::{Message, refused_pairing as t};
use search::lookahead::Lookahead;
use search::mixing::mix;
use search::optimize::{Optimized, PlannedRounds, finish, optimize};
use search::rng::SearchRng;

pub use assessment::assess;
pub use changes::changes;
pub use report::Report;
pub use request::{PairedPod, Request};
pub use search_record::RecordedSearch;

/// A draft of the next round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub round: u32,
    /// From the highest scorers down (T13).
    pub pods: Vec<PairedPod>,
    pub byes: Vec<PlayerIx>,
    /// Every draw that the draft used, to be recorded (T32).
    pub draws: Vec<Drawn>,
    pub report: Report,
}

/// Pairs the next Swiss round. The same event and secret give the same pairing, whatever the order of the players in
/// the event (T13).
///
/// # Errors
/// Refuses too few players, missing results, an event whose cut is announced, and kept pods that name a player twice or
/// one who may not play.
pub fn pair(event: &Event, request: &Request<'_>) -> Result<Pairing, Refusal> {
    // First: without all results the points, and so the whole field, would be wrong.
    check_ready(event)?;
    let round = event.next_number();
    let draft = request.draws.draft(round, request.draw_counter);
    let field = Field::new(event, draft);
    let kept = kept(event, &field, &request.kept_pods)?;

    let mut is_open = vec![true; field.len()];
    kept.iter()
        .flatten()
        .for_each(|&player| is_open[player as usize] = false);
    // T46: who has an awarded bye is in no pod, and takes no bye from anybody
    let awarded: Vec<u32> = (0..field.len() as u32)
        .filter(|&player| is_open[player as usize])
        .filter(|&player| event.player(field.players[player as usize]).has_awarded_bye(round))
        .collect();
    awarded.iter().for_each(|&player| is_open[player as usize] = false);
    let open: Vec<u32> = (0..field.len() as u32)
        .filter(|&player| is_open[player as usize])
        .collect();
    // T11: kept pods are full, so byes and sizes are reckoned from the players outside them.
    let placed = place(event, request, &field, &open)?;
    let players =
        |chosen: &[u32]| -> Vec<PlayerIx> { chosen.iter().map(|&player| field.players[player as usize]).collect() };
    let due = players(&placed.byes);
    let byes = [players(&awarded), due.clone()].concat();
    let mut pods = placed.pods;
    merge_kept(&field, &mut pods, &kept);

    let mut seats: Vec<Vec<PlayerIx>> = pods
        .iter()
        .map(|pod| pod.iter().map(|&player| field.players[player as usize]).collect())
        .collect();
    // Kept pods are drawn along, so that the recorded order names everybody and can be recomputed (T32).
    let seat_order = seats::seat(event, &mut seats, draft);
    let mut fixed: Vec<Vec<u32>> = Vec::new();
    for (pod, members) in seats.iter_mut().zip(&pods) {
        let kept = kept.iter().position(|kept| kept.contains(&members[0]));
        if let Some(kept) = kept {
            // A kept pod keeps its seats and table.
            pod.clone_from(&request.kept_pods[kept].seats);
            fixed.push(vec![request.kept_pods[kept].table]);
        } else {
            // A kept pod has its table already, even if that is somebody's fixed one.
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
    let draws = drawn(event, &field, &due, &seat_order, draft, placed.kind);
    Ok(Pairing {
        round,
        pods,
        byes,
        draws,
        report,
    })
}

/// Pods and byes of the players outside the kept pods, by dense numbers of the field.
struct Placed {
    pods: Vec<Vec<u32>>,
    byes: Vec<u32>,
    known: Certainty,
    /// Whether a bye among equals did not follow the draw, because that would have cost a repeat.
    bye_saves_repeats: bool,
    /// How the pods were made; the drawn ones of round 1 count as by standings, in which all are equal.
    kind: RoundKind,
}

/// Chooses sizes and byes, then the pods.
fn place(event: &Event, request: &Request<'_>, field: &Field, open: &[u32]) -> Result<Placed, Refusal> {
    let kind = match event.swiss().is_empty() {
        true => RoundKind::Standings,
        false => kinds::of_next(event).unwrap_or_default(),
    };
    let mut placed = Placed {
        pods: Vec::new(),
        byes: Vec::new(),
        known: Certainty::NoneNeeded,
        bye_saves_repeats: false,
        kind,
    };
    // Every pod is kept: `sizes` would refuse the rest as too few players.
    if open.is_empty() && !field.is_empty() {
        return Ok(placed);
    }
    let draft = request.draws.draft(event.next_number(), request.draw_counter);
    let profile = event.profile();
    let mut sizes = sizes(open.len(), profile.pod_size, profile.uneven_pods)?;
    if profile.smaller_pods_at == SmallerPodsAt::Highest {
        sizes.pods.reverse();
    }
    if kind == RoundKind::Strict {
        placed.byes = byes::byes(event, field, open, sizes.byes, draft)
            .into_iter()
            .next()
            .unwrap_or_default();
        placed.pods = strict(field, open, &placed.byes, &sizes.pods);
        placed.known = Certainty::Exhausted;
        return Ok(placed);
    }
    let rounds_after = request
        .planned_rounds
        // A round beyond the plan leaves nothing to look ahead to.
        .map_or(0, |planned| planned.saturating_sub(draft.round));
    // The lookahead covers those with a bye now, too: they play later.
    let everyone = field.only(open);
    // One stream for all choices: from the same secret the whole search runs the same way (T13, T32).
    let mut rng = SearchRng::new(draft.search_seed());
    let mut best: Option<Choice> = None;
    let choices = byes::byes(event, field, open, sizes.byes, draft);
    for (choice, byes) in choices.into_iter().enumerate() {
        let rest: Vec<u32> = open.iter().copied().filter(|player| !byes.contains(player)).collect();
        let rest = match kind {
            RoundKind::Random => kinds::drawn(event, field, &rest, draft),
            RoundKind::Spread => kinds::snake(&kinds::by_rank(field, &rest), &sizes.pods),
            _ => rest,
        };
        let numbers = places_in(open, &rest);
        let planned = Lookahead::matters(&everyone, &sizes.pods, rounds_after).then(|| PlannedRounds {
            lookahead: Lookahead::new(&everyone, &numbers, &sizes.pods, rounds_after),
            numbers,
        });
        let playing = match kind {
            RoundKind::Random | RoundKind::Spread => field.only_equals(&rest),
            _ => field.only(&rest),
        };
        let found = optimize(&playing, sizes.pods.clone(), planned.as_ref(), &mut rng);
        let repeats = found.cost.repeats;
        // Only fewer repeats replace an earlier choice, for the first one follows the draw.
        if best.as_ref().is_none_or(|best| repeats < best.found.cost.repeats) {
            placed.byes = byes;
            placed.known = found.known;
            placed.bye_saves_repeats = choice > 0;
            best = Some(Choice {
                rest,
                playing,
                planned,
                found,
            });
        }
        // T11: another choice among equals is worth trying only to avoid a repeat.
        if repeats == 0 {
            break;
        }
    }
    if let Some(best) = best {
        let own = |pod: Vec<u32>| pod.into_iter().map(|player| best.rest[player as usize]).collect();
        let can_continue = best.found.can_continue;
        // After the choice of byes, which only repeats decide: the later goals are not worth settling for the others.
        let mut pods = finish(&best.playing, best.found, best.planned.as_ref(), &mut rng);
        if kind == RoundKind::Spread {
            let ranks = ranks_among(field, &best.rest);
            let planned = best.planned.as_ref().filter(|_| can_continue);
            pods = mix(&best.playing, &ranks, &pods, planned, &mut rng);
        }
        placed.pods = pods.into_iter().map(own).collect();
        if kind == RoundKind::Spread {
            // Pods by their best player; those of one size stay together (T12).
            placed.pods.iter_mut().for_each(|pod| pod.sort_unstable());
            placed.pods.sort_by_key(|pod| (pod.len() != sizes.pods[0], pod.clone()));
        }
    }
    Ok(placed)
}

/// Returns the pods of a round that is cut from the standings: nothing is avoided, so no bye gives way and there is nothing
/// to search.
fn strict(field: &Field, open: &[u32], byes: &[u32], sizes: &[usize]) -> Vec<Vec<u32>> {
    let rest: Vec<u32> = open.iter().copied().filter(|player| !byes.contains(player)).collect();
    cut(&kinds::by_rank(field, &rest), sizes)
}

/// Cuts a row of players into pods of these sizes.
fn cut(players: &[u32], sizes: &[usize]) -> Vec<Vec<u32>> {
    let mut rest = players;
    let mut pods = Vec::with_capacity(sizes.len());
    for &size in sizes {
        let (pod, after) = rest.split_at(size);
        pods.push(pod.to_vec());
        rest = after;
    }
    pods
}

/// Returns the rank of each player among the players themselves, from 1; equal players share it.
fn ranks_among(field: &Field, players: &[u32]) -> Vec<u32> {
    let mut all: Vec<u32> = players.iter().map(|&player| field.rank[player as usize]).collect();
    all.sort_unstable();
    let rank = |&player: &u32| all.partition_point(|&rank| rank < field.rank[player as usize]) as u32 + 1;
    players.iter().map(rank).collect()
}

/// The best pairing for one choice of byes.
struct Choice {
    /// The players with a pod, by dense numbers of the whole field.
    rest: Vec<u32>,
    playing: Field,
    planned: Option<PlannedRounds>,
    found: Optimized,
}

/// Checks that a Swiss round can follow: the cut is not announced and all results are there.
fn check_ready(event: &Event) -> Result<(), Refusal> {
    if event.cut().is_some() || !event.playoff().is_empty() {
        return Err(Refusal::new("T15", t::cut_is_announced()));
    }
    // All rounds, not only the last: a result may have been cleared.
    for round in event.swiss() {
        let missing: Vec<Message> = round
            .pods
            .iter()
            .filter(|pod| pod.result == PodResult::NotReported)
            .map(|pod| pod.table.into())
            .collect();
        if !missing.is_empty() {
            let message = t::results_missing(missing.len(), round.number, say::list(missing));
            return Err(Refusal::new("T13", message));
        }
    }
    Ok(())
}

/// Returns the kept pods as dense numbers, after checking that every player in them can play once.
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
            // Taken, so that a second pod with the same player finds none.
            let Some(number) = dense[player.ix()].take() else {
                return Err(Refusal::new("T13", t::kept_twice(name)));
            };
            members.push(number);
        }
        pods.push(members);
    }
    Ok(pods)
}

/// Returns the indices in `all`, which is ascending, of some of its numbers.
fn places_in(all: &[u32], some: &[u32]) -> Vec<u32> {
    some.iter()
        .map(|player| all.partition_point(|other| other < player) as u32)
        .collect()
}

/// Inserts the kept pods among the others: from the highest scorer down (T13), before the first pod that scores less.
fn merge_kept(field: &Field, pods: &mut Vec<Vec<u32>>, kept: &[Vec<u32>]) {
    let points = |pod: &[u32]| {
        let mut points: Vec<u32> = pod.iter().map(|&player| field.points[player as usize]).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points
    };
    for pod in kept {
        let place = pods
            .iter()
            // Kept pods were formed before: among equals they come last.
            .position(|other| points(other) < points(pod))
            .unwrap_or(pods.len());
        pods.insert(place, pod.clone());
    }
}

/// Lists the draws of a draft in the order in which they were made.
fn drawn(
    event: &Event,
    field: &Field,
    byes: &[PlayerIx],
    seats: &[PlayerIx],
    draft: DraftDraws<'_>,
    kind: RoundKind,
) -> Vec<Drawn> {
    let ids = |players: &[PlayerIx]| {
        players
            .iter()
            .map(|&player| event.player(player).id.clone())
            .collect::<Vec<_>>()
    };
    let order = |purpose, players: &[PlayerIx]| Drawn::order(purpose, draft.round, draft.counter, ids(players));
    let mut draws = Vec::new();
    if event.swiss().is_empty() {
        draws.push(order(Purpose::Order, &field.players));
        if !byes.is_empty() {
            draws.push(order(Purpose::Bye, byes));
        }
    } else {
        // T9: only players equal in every tiebreaker need a draw.
        let mut places: Vec<usize> = (0..field.len()).collect();
        places.sort_by_key(|&place| field.rank[place]);
        for tied in places
            .chunk_by(|&a, &b| field.rank[a] == field.rank[b])
            .filter(|tied| tied.len() > 1)
        {
            let tied: Vec<PlayerIx> = tied.iter().map(|&place| field.players[place]).collect();
            draws.push(order(Purpose::Tie, &tied));
        }
        if kind == RoundKind::Random {
            let all: Vec<u32> = (0..field.len() as u32).collect();
            let drawn = kinds::drawn(event, field, &all, draft);
            let drawn: Vec<PlayerIx> = drawn.into_iter().map(|player| field.players[player as usize]).collect();
            draws.push(order(Purpose::Order, &drawn));
        }
    }
    // Last, as they were drawn; `fairness` and the event document keep this order.
    draws.push(order(Purpose::Seats, seats));
    draws
}

pub mod search;
#[cfg(test)]
mod tests;
