//! The bracket of a playoff: its rounds, and how seeds are dealt into pods (MTR-A 10.4A; T15).

use crate::Refusal;
use say::{Message, event_problems as t};

/// Cuts offered for pods of four (T15). Other sizes that fill their pods are accepted too.
pub const OFFERED: [u32; 7] = [4, 7, 10, 13, 16, 40, 64];

/// Returns the cuts to offer for a standard pod size.
#[must_use]
pub fn offered(pod_size: u32) -> Vec<u32> {
    if pod_size == 4 {
        OFFERED.to_vec()
    } else {
        vec![pod_size]
    }
}

/// One round of a playoff.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// Players still in the playoff, including those who wait.
    pub players: usize,
    /// Number of the best seeds, who wait for the next round.
    pub waiting: usize,
    pub pods: usize,
    /// "Quarter-finals", "Semi-finals", "Final".
    pub name: String,
}

/// Plans the rounds of a playoff of `cut` players, the final last.
///
/// # Errors
/// Refuses a cut that does not fill its pods in every round.
pub fn plan(cut: usize, pod_size: u32) -> Result<Vec<Leg>, Refusal> {
    // Profiles have at least 3; with 1 the powers below would never grow.
    let size = (pod_size as usize).max(2);
    // A pod takes `size` players and leaves one: to end with one, all but one must leave in whole pods.
    if cut < size || !(cut - 1).is_multiple_of(size - 1) {
        return Err(Refusal::new(
            "T15",
            t::cut_not_whole(cut, pod_size, any_of(&offered(pod_size))),
        ));
    }
    // T15: full rounds have a power of the pod size. The players beyond the largest one play a first round for its
    // places, so that the best seeds wait: Top 10 is 8 players in 2 pods, then 4.
    let mut full = size;
    // Divided instead of multiplied, which could overflow.
    while full <= cut / size {
        full *= size;
    }
    let mut sizes = Vec::new();
    if cut > full {
        let pods = (cut - full) / (size - 1);
        // Each pod of the first round sends one of its players on, and thus takes `size − 1` out.
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
            2 => "Semi-finals".to_owned(),
            3 => "Quarter-finals".to_owned(),
            _ => format!("Round of {players}"),
        },
    };
    Ok(sizes.into_iter().enumerate().map(leg).collect())
}

/// Returns numbers as a choice: "4, 7 or 10".
fn any_of(numbers: &[u32]) -> Message {
    let joined = |numbers: &[u32]| Message::joined(numbers.iter().map(Message::from), ", ");
    match numbers {
        [first @ .., last] if !first.is_empty() => t::cut_or(joined(first), last),
        _ => joined(numbers),
    }
}

/// Deals `count` places, best first, into `pods` pods in snake order (T15). Each pod lists its places from the best on,
/// which is also the seat order of the first game (MTR-A 2.2A; T14).
#[must_use]
pub fn snake(count: usize, pods: usize) -> Vec<Vec<usize>> {
    let mut places = vec![Vec::new(); pods];
    for place in 0..count {
        let (row, column) = (place / pods, place % pods);
        // T15: there and back again, so that the best seed of a row meets the worst of the next.
        let pod = if row % 2 == 0 { column } else { pods - 1 - column };
        places[pod].push(place);
    }
    places
}
