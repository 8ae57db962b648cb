//! Who gets the byes (T11).

use super::field::Field;
use crate::rules::Event;
use crate::rules::draws::{Draws, Purpose};

/// Chooses `count` of the candidates (dense numbers): in round 1 by the recorded draw, later those with the fewest byes,
/// among them the lowest in the standings. In the order in which they were chosen.
#[must_use]
pub fn byes(event: &Event, field: &Field, candidates: &[u32], count: usize, draw: (u32, u32, &Draws)) -> Vec<u32> {
    let mut chosen: Vec<u32> = if event.swiss().is_empty() {
        let (round, counter, draws) = draw;
        let id = |&player: &u32| event.player(field.players[player as usize]).id.as_str();
        let ids: Vec<&str> = candidates.iter().map(id).collect();
        draws
            .order(Purpose::Bye, round, counter, &ids)
            .into_iter()
            .map(|place| candidates[place])
            .collect()
    } else {
        let mut lowest = candidates.to_vec();
        // Dense numbers are in standing order: the highest number is the lowest player.
        lowest.sort_unstable_by_key(|&player| (field.byes[player as usize], std::cmp::Reverse(player)));
        lowest
    };
    chosen.truncate(count);
    chosen
}
