//! Head to head: the match points that equal players scored against each other.
//!
//! A tiebreaker of other rules (T57). It decides among players who are equal in every tiebreaker before it, and only if each
//! of them has met every other: otherwise some of them had more chances to score. Matches count that two of them played.

use super::places::score_in;
use super::row::Row;
use super::tally::Tally;
use crate::ratio::Ratio;
use podium_event::event::Event;
use podium_event::player::PlayerIx;
use podium_event::profile::Tiebreaker;

/// Adds the value of head to head to the rows for which it decides, if the profile names it.
pub(super) fn compare_those_equal(event: &Event, after_round: Option<u32>, tally: &Tally<'_>, rows: &mut [Row]) {
    let tiebreakers = &event.profile().tiebreakers;
    let Some(place) = tiebreakers.iter().position(|one| *one == Tiebreaker::HeadToHead) else {
        return;
    };
    let before = &tiebreakers[..place];
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|&a, &b| rows[a].compare(&rows[b], before));
    // The group of each player for whom it decides.
    let mut group_of = vec![None; event.players().len()];
    let mut groups = 0_usize;
    for equal in order.chunk_by(|&a, &b| rows[a].compare(&rows[b], before).is_eq()) {
        if equal.len() > 1 && all_have_met(tally, rows, equal) {
            for &row in equal {
                group_of[rows[row].player.ix()] = Some(groups);
            }
            groups += 1;
        }
    }
    if groups == 0 {
        return;
    }
    let points = points_in_groups(event, after_round, &group_of);
    for row in rows {
        if group_of[row.player.ix()].is_some() {
            let value = Ratio::new(u128::from(points[row.player.ix()]), 1);
            row.further.push((Tiebreaker::HeadToHead, value));
            // in the order in which they decide
            row.further
                .sort_by_key(|(named, _)| tiebreakers.iter().position(|one| one == named));
        }
    }
}

fn all_have_met(tally: &Tally<'_>, rows: &[Row], equal: &[usize]) -> bool {
    let met = |&row: &usize| tally.opponents(rows[row].player);
    // Counted first: early in an event hundreds of players are equal.
    equal.iter().all(|row| met(row).len() + 1 >= equal.len())
        && equal.iter().all(|row| {
            let others = equal.iter().filter(|other| *other != row);
            others
                .map(|&other| rows[other].player)
                .all(|other| met(row).contains(&other))
        })
}

/// Returns the match points that each player scored in matches with another player of the same group.
fn points_in_groups(event: &Event, after_round: Option<u32>, group_of: &[Option<usize>]) -> Vec<u32> {
    let profile = event.profile();
    let mut points = vec![0; group_of.len()];
    let rounds = event.swiss().iter();
    let counted = rounds.take_while(|round| after_round.is_none_or(|last| round.number <= last));
    for pod in counted.flat_map(|round| &round.pods) {
        if !event.counts(pod, after_round) {
            continue;
        }
        let Some(outcome) = pod.result.outcome(&pod.seats, profile.games_to_win) else {
            continue;
        };
        for &player in &pod.seats {
            let group = group_of[player.ix()];
            let shared = |other: PlayerIx| other != player && group_of[other.ix()] == group;
            if group.is_some() && pod.seats.iter().copied().any(shared) {
                points[player.ix()] += score_in(profile, pod, &outcome, player).1;
            }
        }
    }
    points
}
