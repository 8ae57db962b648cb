//! Places in a round: everybody has one, the sizes of the pods, the byes, and the order of the pods.

use super::{Finding, Paired, Severity};
use podium_event::format::ordinal;
use podium_event::profile::{RoundKind, SmallerPodsAt, UnevenPods};
use podium_event::{PlayerIx, PodResult};

/// Checklist 1: no round is paired while an earlier one lacks results.
pub(super) fn results_before(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    for earlier in paired.event.swiss() {
        let missing = earlier.pods.iter().filter(|pod| pod.result == PodResult::NotReported);
        let tables: Vec<String> = missing.map(|pod| pod.table.to_string()).collect();
        if earlier.number < paired.round.number && !tables.is_empty() {
            let message = format!(
                "It was paired while round {} has no result at table {}.",
                earlier.number,
                tables.join(", ")
            );
            findings.push(paired.finding(1, "T13", Severity::Wrong, message));
        }
    }
}

/// Checklist 2: everybody in the tournament has a place. Reading a file already checks that nobody has two places, and
/// nobody who left has one.
pub(super) fn everybody(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    let round = paired.round;
    let mut placed = vec![false; paired.event.players().len()];
    let seated = round.pods.iter().flat_map(|pod| &pod.seats);
    for player in seated.chain(&round.byes).chain(&round.match_losses) {
        placed[player.ix()] = true;
    }
    for (ix, player) in paired.event.players().iter().enumerate() {
        if placed[ix] || !player.is_active(round.number) {
            continue;
        }
        let message = format!(
            "{} is in the tournament and has no place: no pod, no bye, no match loss.",
            player.name
        );
        findings.push(Finding {
            players: vec![player.id.clone()],
            ..paired.finding(2, "T13", Severity::Wrong, message)
        });
    }
}

/// Checklist 3: pod sizes and the number of byes. Returns whether they follow the rule exactly.
pub(super) fn sizes(paired: &Paired<'_>, findings: &mut Vec<Finding>) -> bool {
    let profile = paired.event.profile();
    let round = paired.round;
    let mut sizes: Vec<usize> = paired.pods.iter().map(Vec::len).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let awarded = |player: &&PlayerIx| paired.event.player(**player).awarded_byes >= round.number;
    // T46: awarded byes are beside the pods and the byes that are due
    let byes = round.byes.iter().filter(|player| !awarded(player)).count();
    let players = sizes.iter().sum::<usize>() + byes;
    let ruled = |players| by_rule(players, profile.pod_size as usize, profile.uneven_pods);
    let expected = ruled(players);
    if expected == (sizes.clone(), byes) {
        return true;
    }
    // no-shows removed from a pod, and late entries, change sizes after the pairing
    let placed = paired.pods.iter().flatten().copied();
    let late = placed
        .chain(
            round
                .byes
                .iter()
                .filter(|player| !awarded(player))
                .map(|player| player.ix()),
        )
        .filter(|&player| paired.is_new(player) && round.number > 1)
        .count();
    // those of players who left their pod are counted there
    let left = |player: &&PlayerIx| round.pods.iter().any(|pod| pod.left.contains(player));
    let absent = round.match_losses.iter().filter(|player| !left(player)).count();
    let explained = |late: usize| {
        (0..=absent).any(|absent| {
            (0..=late.min(players)).any(|late| {
                let (before, before_byes) = ruled(players + absent - late);
                let moved: usize = before.iter().zip(&sizes).map(|(a, b)| a.abs_diff(*b)).sum();
                before.len() == sizes.len() && moved + before_byes.abs_diff(byes) <= absent + late
            })
        })
    };
    let severity = match round.number {
        _ if explained(late) => return false,
        // in round 1 the file does not distinguish late entries from other players
        1 if explained(profile.pod_size as usize - 1) => Severity::Remark,
        _ => Severity::Wrong,
    };
    let rule = match profile.uneven_pods {
        UnevenPods::Byes => "T11",
        UnevenPods::SmallerPods | UnevenPods::LargerPods | UnevenPods::SmallerPodsThenByes => "T12",
    };
    let message = format!(
        "{players} players are in {} and {}; by the rule they are in {} and {}.",
        pods_of(&sizes),
        counted(byes, "bye"),
        pods_of(&expected.0),
        counted(expected.1, "bye")
    );
    findings.push(paired.finding(3, rule, severity, message));
    false
}

/// T11, T12: the pod sizes, largest first, and the number of byes.
fn by_rule(players: usize, size: usize, uneven: UnevenPods) -> (Vec<usize>, usize) {
    match uneven {
        UnevenPods::Byes => (vec![size; players / size], players % size),
        UnevenPods::SmallerPods => {
            let mut pods = players.div_ceil(size);
            while pods > 1 && players / pods < 3 {
                pods -= 1;
            }
            let pod = |pod| players / pods + usize::from(pod < players % pods);
            ((0..pods).map(pod).collect(), 0)
        }
        UnevenPods::LargerPods => {
            // as few pods of one player more as take everybody
            let pods = players / size;
            match players <= pods * (size + 1) {
                true => (
                    (0..pods).map(|pod| size + usize::from(pod < players % size)).collect(),
                    0,
                ),
                false => by_rule(players, size, UnevenPods::SmallerPods),
            }
        }
        UnevenPods::SmallerPodsThenByes => {
            let least = if size > 3 { size - 1 } else { size };
            let mut divisions = Vec::new();
            for full in 0..=players / size {
                let rest = players - full * size;
                let smaller = if least < size { rest / least } else { 0 };
                divisions.push((full, smaller, rest - smaller * least));
            }
            divisions.retain(|(full, smaller, byes)| full + smaller > 0 && *byes <= 1);
            match divisions.last() {
                Some((full, smaller, byes)) => ([vec![size; *full], vec![least; *smaller]].concat(), *byes),
                None => by_rule(players, size, UnevenPods::SmallerPods),
            }
        }
    }
}

/// Checklist 4: byes go to the lowest in the standings without one, then to the lowest with the fewest (T11).
pub(super) fn byes(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    awarded_byes(paired, findings);
    // those of round 1 are drawn
    if paired.round.number == 1 {
        return;
    }
    let before = &paired.before;
    let had = |player: usize| before.line(player).byes;
    for bye in &paired.round.byes {
        let bye = bye.ix();
        if paired.is_new(bye) || has_awarded(paired, bye) {
            continue;
        }
        let first = |&player: &usize| {
            let lower = had(player) == had(bye) && before.rank(player) > before.rank(bye);
            !paired.is_new(player) && (had(player) < had(bye) || lower)
        };
        // the players whom the rule would have chosen: the fewest byes, then the lowest rank
        let better = paired.pods.iter().flatten().copied().filter(first);
        let Some(instead) = better.min_by_key(|&player| (had(player), std::cmp::Reverse(before.rank(player)))) else {
            continue;
        };
        let message = if had(bye) > had(instead) {
            format!(
                "{} has a bye for the {} time, while {} has had {}.",
                paired.name(bye),
                ordinal(had(bye) + 1),
                paired.name(instead),
                counted(had(instead) as usize, "bye")
            )
        } else {
            format!(
                "{} has a bye at rank {}; {} stands lower, at rank {}, and has had as few.",
                paired.name(bye),
                before.rank(bye),
                paired.name(instead),
                before.rank(instead)
            )
        };
        findings.push(Finding {
            players: paired.ids(&[bye, instead]),
            ..paired.finding(4, "T11", Severity::Wrong, message)
        });
    }
}

/// Whether a player has a bye of the round that was awarded before the tournament (T46).
fn has_awarded(paired: &Paired<'_>, player: usize) -> bool {
    paired.event.players()[player].awarded_byes >= paired.round.number
}

/// An awarded bye is given (T46).
fn awarded_byes(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    let seated = paired.pods.iter().flatten().copied();
    for player in seated.filter(|&player| has_awarded(paired, player)) {
        let message = format!(
            "{} has an awarded bye in this round and is in a pod.",
            paired.name(player)
        );
        findings.push(Finding {
            players: paired.ids(&[player]),
            ..paired.finding(4, "T46", Severity::Wrong, message)
        });
    }
}

/// Checklist 5 and 6: the smaller pods are at their end, and the pods are ordered from the highest scorers down, with
/// the top scorer in the first. `as_ruled`: whether the sizes are those that were paired.
pub(super) fn order(paired: &Paired<'_>, as_ruled: bool, findings: &mut Vec<Finding>) {
    // only rounds by standings have this order
    if paired.kind() != RoundKind::Standings {
        return;
    }
    let high = |pod: &Vec<usize>| pod.iter().map(|&player| paired.points(player)).max().unwrap_or(0);
    let highs: Vec<u32> = paired.pods.iter().map(high).collect();
    let largest = paired.pods.iter().map(Vec::len).max().unwrap_or(0);
    let of = |full: bool| {
        let pods = paired.pods.iter().zip(&highs);
        pods.filter(move |(pod, _)| (pod.len() == largest) == full)
            .map(|(_, high)| *high)
    };
    let (upper, lower, where_) = match paired.event.profile().smaller_pods_at {
        SmallerPodsAt::Lowest => (of(true).min(), of(false).max(), "lowest"),
        SmallerPodsAt::Highest => (of(false).min(), of(true).max(), "highest"),
    };
    if let Some((upper, lower)) = upper.zip(lower).filter(|(upper, lower)| as_ruled && upper < lower) {
        let message = format!(
            "The smaller pods are not the {where_}: a pod with a player on {} is below one whose best has {}.",
            counted(lower as usize, "point"),
            upper
        );
        findings.push(paired.finding(5, "T12", Severity::Wrong, message));
    }
    let (Some(&top), Some(&first)) = (highs.iter().max(), highs.first()) else {
        return;
    };
    if first < top {
        let message = format!(
            "The top scorer, on {}, is not in the first pod, whose best has {first}.",
            counted(top as usize, "point")
        );
        findings.push(paired.finding(6, "T13", Severity::Wrong, message));
    } else if let Some(ix) = highs.windows(2).position(|pair| pair[0] < pair[1]) {
        let message = format!(
            "The pods do not stand from the highest scorers down: table {} has a higher scorer than table {} before it.",
            paired.round.pods[ix + 1].table,
            paired.round.pods[ix].table
        );
        findings.push(paired.finding(6, "T13", Severity::Remark, message));
    }
}

/// "3 pods of 4 and 1 of 3".
fn pods_of(sizes: &[usize]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for equal in sizes.chunk_by(|a, b| a == b) {
        let count = match parts.is_empty() {
            true => counted(equal.len(), "pod"),
            false => equal.len().to_string(),
        };
        parts.push(format!("{count} of {}", equal[0]));
    }
    if parts.is_empty() {
        return "no pods".to_owned();
    }
    parts.join(" and ")
}

/// "1 bye", "2 byes", "no bye".
pub(super) fn counted(count: usize, what: &str) -> String {
    match count {
        0 => format!("no {what}"),
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}
