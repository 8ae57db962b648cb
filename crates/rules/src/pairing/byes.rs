//! The choice of byes (T11).

use std::cmp::Reverse;

use super::field::Field;
use crate::draws::{DraftDraws, Purpose};
use podium_event::Event;

/// Largest field in which another choice among equals may avoid a repeat.
const SMALL: usize = 32;
/// Most choices among equals that are offered.
const CHOICES: usize = 40;

/// Chooses `count` of the candidates (dense numbers): in round 1 by the recorded draw, later those with the fewest
/// byes, and among them the lowest in the standings.
///
/// Returns the possible choices, best first. The first one follows the draw (T9) among players equal in every
/// tiebreaker. In a small field other choices among those equals follow, for the case that the drawn one costs a
/// repeat.
#[must_use]
pub fn byes(event: &Event, field: &Field, candidates: &[u32], count: usize, draft: DraftDraws<'_>) -> Vec<Vec<u32>> {
    // T11: byes of round 1 are drawn, because nobody has a standing yet.
    if event.swiss().is_empty() {
        let id = |&player: &u32| event.player(field.players[player as usize]).id.as_str();
        let ids: Vec<&str> = candidates.iter().map(id).collect();
        let drawn = draft.order(Purpose::Bye, &ids);
        return vec![drawn.into_iter().take(count).map(|place| candidates[place]).collect()];
    }
    let standing = |&player: &u32| (field.byes[player as usize], Reverse(field.rank[player as usize]));
    let mut lowest = candidates.to_vec();
    // T9: of equals in every tiebreaker the last one drawn, for dense numbers keep the drawn order.
    lowest.sort_unstable_by_key(|player| (standing(player), Reverse(*player)));
    // In a larger field a repeat can be avoided without another bye, and each choice costs a whole search.
    if count == 0 || candidates.len() > SMALL {
        lowest.truncate(count);
        return vec![lowest];
    }
    let last = standing(&lowest[count - 1]);
    let first_equal = lowest.partition_point(|player| standing(player) < last);
    let after_equals = lowest.partition_point(|player| standing(player) <= last);
    let mut choices = Vec::new();
    choose(
        &lowest[first_equal..after_equals],
        count,
        &mut lowest[..first_equal].to_vec(),
        &mut choices,
    );
    choices
}

/// Lists the ways to complete `chosen` to `count` players, in the order of `equals`.
fn choose(equals: &[u32], count: usize, chosen: &mut Vec<u32>, choices: &mut Vec<Vec<u32>>) {
    if chosen.len() == count {
        choices.push(chosen.clone());
        return;
    }
    for (place, &player) in equals.iter().enumerate() {
        // A branch with too few players left can complete no choice.
        if choices.len() < CHOICES && equals.len() - place >= count - chosen.len() {
            chosen.push(player);
            choose(&equals[place + 1..], count, chosen, choices);
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_among_equals_begin_with_the_draw() {
        let mut choices = Vec::new();
        choose(&[7, 5, 3], 3, &mut vec![9], &mut choices);
        assert_eq!(choices, [[9, 7, 5], [9, 7, 3], [9, 5, 3]]);
    }
}
