//! Seats that are no draw: the seat history, and balanced seating, a labelled deviation (T14). Seats are drawn for
//! random seating by the pairing; a playoff's first game goes by seed ([`super::playoff`]).

use super::event::{Event, PlayerIx};

/// How often a player sat in each seat of the Swiss rounds: entry 0 counts the first seat. As long as the widest pod of
/// the event, and at least the standard pod size.
#[must_use]
pub fn history(event: &Event, player: PlayerIx) -> Vec<u32> {
    let pods = || event.swiss().iter().flat_map(|round| &round.pods);
    let widest = pods().map(|pod| pod.seats.len()).max().unwrap_or(0);
    let mut counts = vec![0; widest.max(event.profile().pod_size as usize)];
    for pod in pods() {
        if let Some(seat) = pod.seats.iter().position(|&seated| seated == player) {
            counts[seat] += 1;
        }
    }
    counts
}

/// The seat history of every player, in the order of the event's list.
#[must_use]
pub fn histories(event: &Event) -> Vec<Vec<u32>> {
    let pods = || event.swiss().iter().flat_map(|round| &round.pods);
    let widest = pods().map(|pod| pod.seats.len()).max().unwrap_or(0);
    let width = widest.max(event.profile().pod_size as usize);
    let mut counts = vec![vec![0; width]; event.players().len()];
    for pod in pods() {
        for (seat, player) in pod.seats.iter().enumerate() {
            counts[player.ix()][seat] += 1;
        }
    }
    counts
}

/// A pod's seat order that spreads the seats of its players' rounds as evenly as can be: the smallest sum over the
/// players of the squared counts of each seat. `pod` comes in drawn order, which decides between equal answers;
/// `histories` are those of all players ([`histories`]).
#[must_use]
pub fn balanced(pod: &[PlayerIx], histories: &[Vec<u32>]) -> Vec<PlayerIx> {
    // (c + 1)² − c² = 2c + 1: what sitting in a seat for the (c + 1)th time adds to the sum of squares.
    let cost = |player: PlayerIx, seat: usize| {
        let count = histories[player.ix()].get(seat).copied().unwrap_or(0);
        2 * i64::from(count) + 1
    };
    let costs: Vec<Vec<i64>> = pod
        .iter()
        .map(|&player| (0..pod.len()).map(|seat| cost(player, seat)).collect())
        .collect();
    assign(&costs).into_iter().map(|row| pod[row]).collect()
}

/// For each column the row assigned to it, with the smallest sum of costs: the Hungarian method with potentials.
fn assign(costs: &[Vec<i64>]) -> Vec<usize> {
    let size = costs.len();
    // Rows and columns count from 1; 0 stands for "none yet".
    let mut row_potential = vec![0; size + 1];
    let mut column_potential = vec![0; size + 1];
    let mut row_of = vec![0; size + 1];
    for row in 1..=size {
        row_of[0] = row;
        let mut column = 0;
        let mut slack = vec![i64::MAX; size + 1];
        let mut previous = vec![0; size + 1];
        let mut visited = vec![false; size + 1];
        while row_of[column] != 0 {
            visited[column] = true;
            let here = row_of[column];
            let (mut smallest, mut next) = (i64::MAX, 0);
            for other in 1..=size {
                if visited[other] {
                    continue;
                }
                let reduced = costs[here - 1][other - 1] - row_potential[here] - column_potential[other];
                if reduced < slack[other] {
                    slack[other] = reduced;
                    previous[other] = column;
                }
                if slack[other] < smallest {
                    smallest = slack[other];
                    next = other;
                }
            }
            for other in 0..=size {
                if visited[other] {
                    row_potential[row_of[other]] += smallest;
                    column_potential[other] -= smallest;
                } else if other > 0 {
                    slack[other] -= smallest;
                }
            }
            column = next;
        }
        while column != 0 {
            row_of[column] = row_of[previous[column]];
            column = previous[column];
        }
    }
    row_of[1..].iter().map(|row| row - 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pod(size: u32) -> Vec<PlayerIx> {
        (0..size).map(PlayerIx).collect()
    }

    /// The smallest sum of costs over all orders, by trying them all.
    fn least(costs: &[Vec<i64>], taken: &mut Vec<usize>) -> i64 {
        let seat = taken.len();
        if seat == costs.len() {
            return 0;
        }
        let mut best = i64::MAX;
        for row in 0..costs.len() {
            if !taken.contains(&row) {
                taken.push(row);
                best = best.min(costs[row][seat] + least(costs, taken));
                taken.pop();
            }
        }
        best
    }

    #[test]
    fn the_assignment_is_the_cheapest_of_all() {
        let mut state: u64 = 7;
        for size in 1..=6 {
            for _ in 0..60 {
                let mut cost = || {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    i64::try_from(state >> 60).expect("four bits")
                };
                let costs: Vec<Vec<i64>> = (0..size).map(|_| (0..size).map(|_| cost()).collect()).collect();
                let assigned = assign(&costs);
                let mut rows = assigned.clone();
                rows.sort_unstable();
                assert_eq!(rows, (0..size).collect::<Vec<_>>());
                let sum: i64 = assigned.iter().enumerate().map(|(seat, &row)| costs[row][seat]).sum();
                assert_eq!(sum, least(&costs, &mut Vec::new()));
            }
        }
    }

    #[test]
    fn four_rounds_of_the_same_pod_give_everyone_every_seat_once() {
        let pod = pod(4);
        let mut counts = vec![vec![0; 4]; 4];
        for _ in 0..4 {
            for (seat, player) in balanced(&pod, &counts).into_iter().enumerate() {
                counts[player.ix()][seat] += 1;
            }
        }
        assert_eq!(counts, vec![vec![1; 4]; 4]);
    }

    #[test]
    fn a_history_shorter_than_the_pod_counts_as_never_sat() {
        let mut order = balanced(&pod(5), &vec![vec![1, 1, 1, 1]; 5]);
        order.sort_unstable();
        assert_eq!(order, pod(5));
    }
}
