//! Rounds of other kinds than by points: pods cut from the standings, or of strong and weak players mixed.

use super::division::swapped;
use super::goals::Hall;
use super::spread::of_swap;
use super::{Finding, Paired, Severity};
use podium_event::profile::RoundKind;

/// Checklist 12: the round is of the kind that the tournament has for it.
pub(super) fn check(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    match paired.kind() {
        RoundKind::Strict => strict(paired, findings),
        RoundKind::Spread => spread(paired, findings),
        RoundKind::Random | RoundKind::Standings => {}
    }
}

/// Strictly by standings: nobody in a pod is ranked below somebody of the next one. Who came into the round late sits where a
/// seat is free.
fn strict(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    let rank = |player: usize| paired.before.rank(player);
    let mut slices: Vec<(u32, u32, usize)> = Vec::new();
    for (ix, pod) in paired.pods.iter().enumerate() {
        let ranks = pod
            .iter()
            .filter(|player| !paired.is_new(**player))
            .map(|player| rank(*player));
        let (Some(best), Some(worst)) = (ranks.clone().min(), ranks.max()) else {
            continue;
        };
        slices.push((best, worst, ix));
    }
    slices.sort_unstable();
    for pair in slices.windows(2) {
        let [(_, worst, ix), (best, _, next)] = [pair[0], pair[1]];
        if worst <= best {
            continue;
        }
        let table = |ix: usize| paired.round.pods[ix].table;
        let message = format!(
            "The round is strictly by standings, and table {} reaches down to rank {worst} while table {} has rank {best}.",
            table(ix),
            table(next)
        );
        findings.push(Finding {
            table: Some(table(ix)),
            ..paired.finding(12, "T13", Severity::Wrong, message)
        });
        return;
    }
}

/// Largest round whose pods are all compared; in a larger one those that are more uneven than any dealt by turns.
const ALL_PODS: usize = 64;

/// Strong and weak players mixed: no swap that costs nothing else brings two pods nearer to each other.
fn spread(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    // who came late has no rank by which a pod could have been made
    if paired.pods.iter().flatten().any(|&player| paired.is_new(player)) {
        return;
    }
    let (hall, pods) = Hall::new(paired);
    let ranks = ranks(paired, &hall);
    let all: i128 = ranks.iter().sum();
    let players = ranks.len() as i128;
    // how much weaker than the mean a pod is, times players and size
    let off = |pod: &[usize]| {
        let sum: i128 = pod.iter().map(|&player| ranks[player]).sum();
        sum * players - pod.len() as i128 * all
    };
    let most = match hall.players.len() > ALL_PODS {
        true => dealt(&ranks, &pods).iter().map(|pod| off(pod).abs()).max().unwrap_or(0),
        false => 0,
    };
    for (p, pod) in pods.iter().enumerate().filter(|(_, pod)| off(pod).abs() > most) {
        for (q, other) in pods.iter().enumerate().filter(|(q, _)| *q != p) {
            for (&a, &b) in pod.iter().flat_map(|a| other.iter().map(move |b| (a, b))) {
                let gain = (ranks[b] - ranks[a]) * players;
                let apart = |one: i128, two: i128| one * one + two * two;
                if apart(off(pod) + gain, off(other) - gain) >= apart(off(pod), off(other)) {
                    continue;
                }
                let before = [pods[p].clone(), pods[q].clone()];
                let after = swapped(&before, a, b);
                if costs(&hall, &after) > costs(&hall, &before) {
                    continue;
                }
                report(paired, &hall, &pods, [a, b], findings);
                return;
            }
        }
    }
}

/// Returns what comes before even pods: repeats, smaller pods, groups, and the squares of earlier meetings (T54).
fn costs(hall: &Hall, pods: &[Vec<usize>]) -> ([u32; 3], u32) {
    let [repeats, again, together, ..] = hall.total(pods);
    ([repeats, again, together], super::division::squares(hall, pods))
}

fn report(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>], [a, b]: [usize; 2], findings: &mut Vec<Finding>) {
    let name = |player: usize| paired.name(hall.players[player]);
    let message = format!(
        "Strong and weak players are to be mixed: with {} and {} in each other's place two pods are nearer in strength, at no cost.",
        name(a),
        name(b)
    );
    findings.push(of_swap(paired, hall, pods, [a, b], 12, message));
}

/// Returns the rank of each seated player among them: 1 plus the number of those ranked above.
fn ranks(paired: &Paired<'_>, hall: &Hall) -> Vec<i128> {
    let all: Vec<u32> = hall.players.iter().map(|&player| paired.before.rank(player)).collect();
    let mut sorted = all.clone();
    sorted.sort_unstable();
    all.iter()
        .map(|rank| sorted.partition_point(|other| other < rank) as i128 + 1)
        .collect()
}

/// Deals players by rank to pods of the same sizes by turns, every second time backwards.
fn dealt(ranks: &[i128], pods: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..ranks.len()).collect();
    order.sort_by_key(|&player| ranks[player]);
    let mut order = order.into_iter();
    let mut dealt: Vec<Vec<usize>> = vec![Vec::new(); pods.len()];
    let mut turn = 0;
    while order.len() > 0 {
        let mut open: Vec<usize> = (0..pods.len()).filter(|&pod| pods[pod].len() > turn).collect();
        if turn % 2 == 1 {
            open.reverse();
        }
        open.into_iter()
            .zip(order.by_ref())
            .for_each(|(pod, player)| dealt[pod].push(player));
        turn += 1;
    }
    dealt
}
