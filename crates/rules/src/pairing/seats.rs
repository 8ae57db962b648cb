//! Swiss seats (T14): drawn at random, or balanced over a player's rounds as a labelled deviation.

use crate::draws::{DraftDraws, Purpose};
use podium_event::profile::Seating;
use podium_event::{Event, PlayerIx};

/// Puts each pod in seat order, first player first. Returns the drawn order of all players, which the log records
/// (T32).
pub fn seat(event: &Event, pods: &mut [Vec<PlayerIx>], draft: DraftDraws<'_>) -> Vec<PlayerIx> {
    let seated: Vec<PlayerIx> = pods.iter().flatten().copied().collect();
    let ids: Vec<&str> = seated.iter().map(|&player| event.player(player).id.as_str()).collect();
    let drawn: Vec<PlayerIx> = draft
        .order(Purpose::Seats, &ids)
        .into_iter()
        .map(|place| seated[place])
        .collect();
    // By index: sorting each pod by its place in `drawn` would search the whole order.
    let mut turn = vec![0; event.players().len()];
    for (place, player) in drawn.iter().enumerate() {
        turn[player.ix()] = place;
    }
    for pod in pods.iter_mut() {
        pod.sort_unstable_by_key(|player| turn[player.ix()]);
    }
    // After the draw, which decides among equally even orders and is recorded either way (T14, T32).
    if event.profile().seating == Seating::Balanced {
        let most = pods.iter().map(Vec::len).max().unwrap_or(0);
        let counts = seat_counts(event, most);
        for pod in pods {
            balance(pod, |player, seat| counts[player.ix() * most + seat]);
        }
    }
    drawn
}

/// Counts how often each player sat in each seat of the Swiss rounds; the index is `player × seats + seat`.
fn seat_counts(event: &Event, seats: usize) -> Vec<u32> {
    let mut counts = vec![0; event.players().len() * seats];
    for pod in event.swiss().iter().flat_map(|round| &round.pods) {
        for (seat, player) in pod.seats.iter().enumerate().take(seats) {
            counts[player.ix() * seats + seat] += 1;
        }
    }
    counts
}

/// Reorders a pod so that seats are spread as evenly as possible: the sum over the pod of how often each player had the
/// seat before is minimal, and with it the sum of the squared counts. Among equal orders the one that agrees with the
/// draw in the most seats is taken.
fn balance(pod: &mut [PlayerIx], had: impl Fn(PlayerIx, usize) -> u32) {
    let size = pod.len();
    // size + 1 times the count: together the agreement terms of one pod never outweigh a single count.
    let price =
        |place: usize, seat: usize| i64::from(had(pod[place], seat)) * (size as i64 + 1) + i64::from(place != seat);
    let seats = assign(size, price);
    let drawn = pod.to_vec();
    for (seat, place) in seats.into_iter().enumerate() {
        pod[seat] = drawn[place];
    }
}

/// Solves the assignment problem by the Hungarian method. Returns the row of each column.
fn assign(size: usize, price: impl Fn(usize, usize) -> i64) -> Vec<usize> {
    // Row and column 0 are a sentinel; `row_of[column]` is the row assigned to a column so far, 0 for none.
    let (mut row_price, mut column_price) = (vec![0_i64; size + 1], vec![0_i64; size + 1]);
    let mut row_of = vec![0; size + 1];
    for row in 1..=size {
        row_of[0] = row;
        let mut column = 0;
        let mut least = vec![i64::MAX; size + 1];
        let mut from = vec![0; size + 1];
        let mut used = vec![false; size + 1];
        while row_of[column] != 0 {
            used[column] = true;
            let (mut step, mut next) = (i64::MAX, 0);
            for other in (1..=size).filter(|&other| !used[other]) {
                let reduced = price(row_of[column] - 1, other - 1) - row_price[row_of[column]] - column_price[other];
                if reduced < least[other] {
                    (least[other], from[other]) = (reduced, column);
                }
                if least[other] < step {
                    (step, next) = (least[other], other);
                }
            }
            for other in 0..=size {
                if used[other] {
                    row_price[row_of[other]] += step;
                    column_price[other] -= step;
                } else if other > 0 {
                    least[other] -= step;
                }
            }
            column = next;
        }
        while column != 0 {
            row_of[column] = row_of[from[column]];
            column = from[column];
        }
    }
    row_of[1..].iter().map(|row| row - 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assignment_is_the_best_of_all_permutations() {
        let mut number = 7_u64;
        for size in 1..=5 {
            for _ in 0..50 {
                let table: Vec<i64> = (0..size * size)
                    .map(|_| {
                        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                        (number >> 61) as i64
                    })
                    .collect();
                let price = |row: usize, column: usize| table[row * size + column];
                let mut rows = assign(size, price);
                let total: i64 = rows.iter().enumerate().map(|(column, &row)| price(row, column)).sum();
                assert_eq!(total, least(size, &price, &mut Vec::new()));
                rows.sort_unstable();
                assert_eq!(rows, (0..size).collect::<Vec<_>>());
            }
        }
    }

    /// Finds the least total by trying every permutation.
    fn least(size: usize, price: &dyn Fn(usize, usize) -> i64, rows: &mut Vec<usize>) -> i64 {
        let column = rows.len();
        let mut best = if column == size { 0 } else { i64::MAX };
        for row in 0..size {
            if column < size && !rows.contains(&row) {
                rows.push(row);
                best = best.min(price(row, column) + least(size, price, rows));
                rows.pop();
            }
        }
        best
    }

    #[test]
    fn balance_gives_everyone_a_new_seat_where_it_can() {
        let mut pod = [0, 1, 2, 3].map(PlayerIx);
        // Everyone sat where the draw would put them again.
        balance(&mut pod, |player, seat| u32::from(player.ix() == seat));
        assert!(pod.iter().enumerate().all(|(seat, player)| player.ix() != seat));
    }

    #[test]
    fn balance_keeps_the_drawn_order_when_nobody_sat_anywhere() {
        let mut pod = [3, 1, 0, 2].map(PlayerIx);
        balance(&mut pod, |_, _| 0);
        assert_eq!(pod, [3, 1, 0, 2].map(PlayerIx));
    }
}
