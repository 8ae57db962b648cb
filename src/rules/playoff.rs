//! The playoff: which sizes there are, who sits where, who goes on (MTR-A 10.4A; T15–T17).

mod cut;
mod next;

use super::Refusal;

pub use cut::{Candidates, cut_candidates, draw_cut};
pub use next::{Next, next};

/// The cuts offered for pods of four (T15). Others that fill their pods are taken too.
pub const OFFERED: [u32; 7] = [4, 7, 10, 13, 16, 40, 64];

/// The cuts to offer for a standard pod size.
#[must_use]
pub fn offered(pod_size: u32) -> Vec<u32> {
    if pod_size == 4 {
        OFFERED.to_vec()
    } else {
        vec![pod_size]
    }
}

/// One round of a playoff's plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// Players still in the playoff, those who wait included.
    pub players: usize,
    /// The best seeds, who wait for the next round.
    pub waiting: usize,
    pub pods: usize,
    /// "Round of 40", "Semi-final", "Final".
    pub name: String,
}

/// The rounds of a playoff of `cut` players, the final last.
///
/// # Errors
/// A cut that does not fill its pods in every round.
pub fn plan(cut: usize, pod_size: u32) -> Result<Vec<Leg>, Refusal> {
    let size = (pod_size as usize).max(2);
    // A pod takes `size` players and leaves one: to end with one, all but one must leave in whole pods.
    if cut < size || !(cut - 1).is_multiple_of(size - 1) {
        let offered: Vec<String> = offered(pod_size).iter().map(ToString::to_string).collect();
        return Err(Refusal::new(
            "T15",
            format!(
                "A playoff of {cut} players does not fill its pods of {pod_size}. Choose {}.",
                any_of(&offered)
            ),
        ));
    }
    // The largest power of the pod size within the cut is the round after; who is too many plays for a place in it.
    let mut full = size;
    while full <= cut / size {
        full *= size;
    }
    let mut sizes = Vec::new();
    if cut > full {
        let pods = (cut - full) / (size - 1);
        sizes.push((cut, cut - pods * size, pods));
    }
    while full > 1 {
        sizes.push((full, 0, full / size));
        full /= size;
    }
    let legs = sizes.len();
    let leg = |(ix, (players, waiting, pods)): (usize, (usize, usize, usize))| Leg {
        players,
        waiting,
        pods,
        name: match legs - ix {
            1 => "Final".to_owned(),
            2 => "Semi-final".to_owned(),
            _ => format!("Round of {players}"),
        },
    };
    Ok(sizes.into_iter().enumerate().map(leg).collect())
}

/// Places of `count` players, best first, in `pods` pods: there and back again (T15). Each pod lists its places from the
/// best on, which is also the seat order of the first game (MTR-A 2.2A; T14).
#[must_use]
pub fn snake(count: usize, pods: usize) -> Vec<Vec<usize>> {
    let mut places = vec![Vec::new(); pods];
    for place in 0..count {
        let (row, column) = (place / pods, place % pods);
        let pod = if row % 2 == 0 { column } else { pods - 1 - column };
        places[pod].push(place);
    }
    places
}

fn any_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests;
