//! The distinct opponents of all players (T7), in one array.

use podium_event::event::{Pod, Round};
use podium_event::player::PlayerIx;

/// Returns the distinct opponents (T7) of all players in the pods that have a result: one array, and the start of each
/// player's part.
pub(super) fn opponents(
    players: usize,
    rounds: &[Round],
    counts: &impl Fn(&Pod) -> bool,
) -> (Vec<PlayerIx>, Vec<usize>) {
    let pods = || {
        rounds
            .iter()
            .flat_map(|round| &round.pods)
            // Whom a running round will add to the opponents is not counted before its result is in.
            .filter(|pod| pod.result.is_reported() && counts(pod))
    };
    let mut filled = vec![0; players + 1];
    for pod in pods() {
        for player in &pod.seats {
            filled[player.ix() + 1] += pod.seats.len() - 1;
        }
    }
    for player in 0..players {
        filled[player + 1] += filled[player];
    }
    let starts = filled.clone();
    let mut all = vec![PlayerIx(0); starts[players]];
    for pod in pods() {
        for &player in &pod.seats {
            for &opponent in pod.seats.iter().filter(|&&other| other != player) {
                all[filled[player.ix()]] = opponent;
                filled[player.ix()] += 1;
            }
        }
    }
    // `met_by[o]` is the last player whose list has opponent o: one pass removes repeats without sorting, which keeps
    // the order of first meetings.
    let mut met_by = vec![usize::MAX; players];
    let (mut distinct, mut distinct_starts) = (Vec::with_capacity(all.len()), Vec::with_capacity(players + 1));
    for player in 0..players {
        distinct_starts.push(distinct.len());
        for &opponent in &all[starts[player]..starts[player + 1]] {
            if met_by[opponent.ix()] != player {
                met_by[opponent.ix()] = player;
                distinct.push(opponent);
            }
        }
    }
    distinct_starts.push(distinct.len());
    (distinct, distinct_starts)
}
