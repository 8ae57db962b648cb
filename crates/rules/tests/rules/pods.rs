//! Pod sizes of every way to place players who do not fill the pods, against all divisions there are.

use podium_event::profile::UnevenPods;
use podium_rules::pods::{Sizes, split};

/// Pods of one player more, full pods, pods of one player less, and byes.
type Division = [usize; 4];

/// Lists every division of players into pods of these kinds and byes.
fn divisions(players: usize, size: usize) -> Vec<Division> {
    let mut all = Vec::new();
    for larger in 0..=players / (size + 1) {
        for full in 0..=players / size {
            for smaller in 0..=players / (size - 1) {
                let seated = larger * (size + 1) + full * size + smaller * (size - 1);
                // Pods of two do not exist (MTR-A 1.1A).
                if seated <= players && larger + full + smaller > 0 && (smaller == 0 || size > 3) {
                    all.push([larger, full, smaller, players - seated]);
                }
            }
        }
    }
    all
}

/// Returns the sizes and byes that a setting asks for, found among all divisions; where there is none, pods of at most
/// the standard size without byes, as even as can be (T12).
pub(crate) fn by_enumeration(players: usize, size: usize, uneven: UnevenPods) -> (Vec<usize>, usize) {
    let mut right = divisions(players, size);
    match uneven {
        UnevenPods::Byes => right.retain(|[larger, _, smaller, byes]| larger + smaller == 0 && *byes < size),
        UnevenPods::LargerPods => right.retain(|[_, _, smaller, byes]| smaller + byes == 0),
        UnevenPods::SmallerPodsThenByes => {
            right.retain(|[larger, _, _, byes]| *larger == 0 && *byes <= 1);
            let most = right.iter().map(|[_, full, ..]| *full).max();
            right.retain(|[_, full, ..]| Some(*full) == most);
        }
        UnevenPods::SmallerPods => right.clear(),
    }
    // As few pods of another size as possible, where several divisions are left.
    right.sort_by_key(|[larger, _, smaller, byes]| (*larger, *smaller, *byes));
    if let Some([larger, full, smaller, byes]) = right.first() {
        let pods = [vec![size + 1; *larger], vec![size; *full], vec![size - 1; *smaller]].concat();
        return (pods, *byes);
    }
    let pods = (1..=players / 3).rev().find(|pods| *pods <= players.div_ceil(size));
    let pods = pods.unwrap_or(1);
    let pod = |pod| players / pods + usize::from(pod < players % pods);
    ((0..pods).map(pod).collect(), 0)
}

#[test]
fn sizes_are_those_of_all_divisions() {
    for players in 4..=60 {
        for size in 3..=6 {
            for &(_, uneven) in UnevenPods::LABELS {
                if uneven == UnevenPods::Byes && players < size {
                    continue;
                }
                let (pods, byes) = by_enumeration(players, size, uneven);
                assert_eq!(
                    split(players, size as u32, uneven),
                    Sizes { pods, byes },
                    "{players} players, pods of {size}, {uneven}"
                );
            }
        }
    }
}

#[test]
fn pods_of_four_as_published() {
    let sizes = |players, uneven| {
        let Sizes { pods, byes } = split(players, 4, uneven);
        (pods, byes)
    };
    for (players, larger, then_byes) in [
        (3, (vec![3], 0), (vec![3], 0)),
        (5, (vec![5], 0), (vec![4], 1)),
        (6, (vec![3, 3], 0), (vec![3, 3], 0)),
        (7, (vec![4, 3], 0), (vec![4, 3], 0)),
        (10, (vec![5, 5], 0), (vec![4, 3, 3], 0)),
        (11, (vec![4, 4, 3], 0), (vec![4, 4, 3], 0)),
        (15, (vec![5, 5, 5], 0), (vec![4, 4, 4, 3], 0)),
        (17, (vec![5, 4, 4, 4], 0), (vec![4, 4, 4, 4], 1)),
    ] {
        assert_eq!(sizes(players, UnevenPods::LargerPods), larger, "{players} players");
        assert_eq!(
            sizes(players, UnevenPods::SmallerPodsThenByes),
            then_byes,
            "{players} players"
        );
    }
}
