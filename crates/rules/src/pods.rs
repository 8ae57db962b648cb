//! Pod sizes and byes of a Swiss round (MTR-A 10.4A; T11, T12).

use podium_event::Refusal;
use podium_event::limits::MIN_POD;
use podium_event::profile::UnevenPods;
use say::refused_pairing as t;

/// The pod sizes and byes of a Swiss round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sizes {
    /// Number of players of each pod, largest first.
    pub pods: Vec<usize>,
    /// Number of players without a pod.
    pub byes: usize,
}

/// Splits a number of players into pods and byes. Too few players for a pod all get byes.
#[must_use]
pub fn split(players: usize, pod_size: u32, uneven: UnevenPods) -> Sizes {
    // The profile checks this too; a size of 0 must not divide here.
    let size = (pod_size as usize).max(MIN_POD);
    match uneven {
        // T11: players / size pods, and the remainder has byes.
        UnevenPods::Byes => Sizes {
            pods: vec![size; players / size],
            byes: players % size,
        },
        UnevenPods::SmallerPods if players < MIN_POD => Sizes {
            pods: Vec::new(),
            byes: players,
        },
        UnevenPods::SmallerPods => {
            let mut pods = players.div_ceil(size);
            // One pod fewer always suffices: without the last, partial pod, all others are full (T12).
            if players / pods < MIN_POD {
                pods -= 1;
            }
            let (small, large) = (players / pods, players % pods);
            Sizes {
                pods: in_two_sizes(large, small + 1, pods - large),
                byes: 0,
            }
        }
        // Each pod takes one player more at most: 7 are 4 and 3, not a pod of 7.
        UnevenPods::LargerPods if players % size <= players / size => {
            let (pods, larger) = (players / size, players % size);
            Sizes {
                pods: in_two_sizes(larger, size + 1, pods - larger),
                byes: 0,
            }
        }
        UnevenPods::SmallerPodsThenByes => full_pods_first(players, size)
            // Few players leave several byes whatever the pods: then everybody plays.
            .unwrap_or_else(|| split(players, pod_size, UnevenPods::SmallerPods)),
        UnevenPods::LargerPods => split(players, pod_size, UnevenPods::SmallerPods),
    }
}

/// Returns as many full pods as leave only pods of one player less and at most one bye; `None` if no number does.
fn full_pods_first(players: usize, size: usize) -> Option<Sizes> {
    let smaller = size - 1;
    (0..=players / size).rev().find_map(|full| {
        let rest = players - full * size;
        let (pods, byes) = match smaller >= MIN_POD {
            true => (rest / smaller, rest % smaller),
            false => (0, rest),
        };
        (byes <= 1 && full + pods > 0).then(|| Sizes {
            pods: in_two_sizes(full, size, pods),
            byes,
        })
    })
}

/// Returns `large` pods of `size` players, then `small` pods of one player less: T12 has the smaller ones at the lowest
/// scores.
fn in_two_sizes(large: usize, size: usize, small: usize) -> Vec<usize> {
    let mut sizes = vec![size; large];
    sizes.resize(large + small, size - 1);
    sizes
}

/// Splits the players of a Swiss round into pods and byes.
///
/// # Errors
/// Refuses fewer than three players, and with byes fewer than fill a pod.
pub fn sizes(players: usize, pod_size: u32, uneven: UnevenPods) -> Result<Sizes, Refusal> {
    if players < MIN_POD {
        return Err(Refusal::new("T12", t::too_few_for_pod(players, MIN_POD)));
    }
    // T11: a round in which everybody has a bye is not a round.
    let sizes = split(players, pod_size, uneven);
    if sizes.pods.is_empty() {
        return Err(Refusal::new("T11", t::all_would_have_byes(players, pod_size)));
    }
    Ok(sizes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_players_are_refused_with_a_sentence() {
        for players in 0..3 {
            for &(_, uneven) in UnevenPods::LABELS {
                let refusal = sizes(players, 4, uneven).expect_err("no pod of fewer than three");
                assert_eq!(refusal.rule, "T12");
            }
        }
        let refusal = sizes(3, 4, UnevenPods::Byes).expect_err("with byes a full pod is needed");
        assert_eq!(refusal.rule, "T11");
        assert!(refusal.message.to_string().starts_with("Only 3 players can be placed"));
        assert_eq!(sizes(3, 4, UnevenPods::SmallerPods).expect("a pod of three").pods, [3]);
    }

    #[test]
    fn every_player_has_one_place() {
        for players in 4..300 {
            for pod_size in 3..=4 {
                for &(_, uneven) in UnevenPods::LABELS {
                    let Sizes { pods, byes } = sizes(players, pod_size, uneven).expect("enough players");
                    assert_eq!(pods.iter().sum::<usize>() + byes, players);
                    assert!(pods.iter().all(|&pod| pod >= 3));
                    assert!(pods.is_sorted_by(|a, b| a >= b));
                }
            }
        }
    }
}
