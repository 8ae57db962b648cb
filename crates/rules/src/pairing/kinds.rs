//! Rounds of other kinds than by points (T13): the order in which players are dealt to the pods.

use super::field::Field;
use crate::draws::{DraftDraws, Purpose};
use crate::plan::plan;
use podium_event::Event;
use podium_event::profile::RoundKind;

/// Returns the kind of the next round; `None` if every round is paired as usual.
#[must_use]
pub fn of_next(event: &Event) -> Option<RoundKind> {
    event.profile().house.round_kinds?;
    Some(
        event
            .profile()
            .kind_of_round(event.next_number(), plan(event).swiss_rounds),
    )
}

/// Puts players (dense numbers) in an order drawn for this round.
#[must_use]
pub fn drawn(event: &Event, field: &Field, players: &[u32], draft: DraftDraws<'_>) -> Vec<u32> {
    let id = |&player: &u32| event.player(field.players[player as usize]).id.as_str();
    let ids: Vec<&str> = players.iter().map(id).collect();
    let order = draft.order(Purpose::Order, &ids);
    order.into_iter().map(|place| players[place]).collect()
}

/// Puts players in the order of the standings, equals as drawn.
#[must_use]
pub fn by_rank(field: &Field, players: &[u32]) -> Vec<u32> {
    let mut players = players.to_vec();
    // Dense numbers go by points first, which need not be the first tiebreaker.
    players.sort_by_key(|&player| (field.rank[player as usize], player));
    players
}

/// Deals players, best first, to pods of these sizes by turns, every second time backwards: 1, 2, 3, then 6, 5, 4.
/// Returns them pod after pod.
#[must_use]
pub fn snake(players: &[u32], sizes: &[usize]) -> Vec<u32> {
    let mut pods: Vec<Vec<u32>> = vec![Vec::new(); sizes.len()];
    let mut next = players.iter();
    let largest = sizes.iter().copied().max().unwrap_or(0);
    for turn in 0..largest {
        let mut open: Vec<usize> = (0..sizes.len()).filter(|&pod| sizes[pod] > turn).collect();
        if turn % 2 == 1 {
            open.reverse();
        }
        // Pods fill up evenly, so each has `turn` players here.
        for (pod, &player) in open.into_iter().zip(next.by_ref()) {
            pods[pod].push(player);
        }
    }
    pods.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snake_turns_at_both_ends() {
        let players: Vec<u32> = (1..=11).collect();
        assert_eq!(snake(&players, &[4, 4, 3]), [1, 6, 7, 11, 2, 5, 8, 10, 3, 4, 9]);
        assert_eq!(snake(&players[..10], &[3, 3, 4]), [1, 6, 7, 2, 5, 8, 3, 4, 9, 10]);
    }
}
