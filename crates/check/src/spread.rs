//! Repeats, groups, wide pods and spreads of a round, compared with what was possible.

use super::division::{Fewer, better_swap, fewer_repeats, swapped};
use super::goals::{Goals, Hall};
use super::places::counted;
use super::{Finding, Known, Paired, RoundReport, Severity};

/// The largest round whose swaps are tried for its spreads.
const SWAPPED: usize = 4_096;

/// Checklist 7 and 8. Returns the round's numbers.
pub(super) fn judge(paired: &Paired<'_>, findings: &mut Vec<Finding>) -> RoundReport {
    let (hall, pods) = Hall::new(paired);
    let goals = hall.total(&pods);
    let mut report = RoundReport {
        round: paired.round.number,
        players: 0,
        pods: Vec::new(),
        byes: Vec::new(),
        repeats: goals[0],
        least_repeats: goals[0],
        known: Known::NoneNeeded,
        wide_pods: goals[2],
        spread: goals[3],
        least_spread: hall.least_spread(&pods, paired.event.profile().smaller_pods_at),
    };
    if goals[0] > 0 {
        repeats(paired, &hall, &pods, &mut report, findings);
    }
    if hall.players.len() <= SWAPPED {
        spreads(paired, &hall, &pods, findings);
    }
    report
}

/// Checklist 7: a repeat that could have been avoided.
fn repeats(
    paired: &Paired<'_>,
    hall: &Hall,
    pods: &[Vec<usize>],
    report: &mut RoundReport,
    findings: &mut Vec<Finding>,
) {
    let (instead, least, swap) = match fewer_repeats(hall, pods) {
        Fewer::None => return report.known = Known::AllTried,
        Fewer::NotFound => return report.known = Known::Searched,
        Fewer::Found { pods, repeats, swap } => (pods, repeats, swap),
    };
    report.known = Known::Found;
    report.least_repeats = least;
    let name = |player: usize| paired.name(hall.players[player]);
    let mut met = Vec::new();
    for (pod, at) in pods.iter().zip(&paired.round.pods) {
        for (seat, &a) in pod.iter().enumerate() {
            let again = pod[..seat].iter().filter(|&&b| hall.has_met(a, b));
            met.extend(again.map(|&b| format!("{} and {} at table {}", name(b), name(a), at.table)));
        }
    }
    const NAMED: usize = 6;
    let more = met.len().saturating_sub(NAMED);
    met.truncate(NAMED);
    let others = if more > 0 {
        format!(", and {more} more")
    } else {
        String::new()
    };
    let how = match swap {
        Some((a, b)) => format!("with {} and {} in each other's place", name(a), name(b)),
        None => "with the same byes and other pods of the same sizes".to_owned(),
    };
    let message = format!(
        "{} ({}{others}); {how} there would be {least}.",
        counted(report.repeats as usize, "repeat"),
        met.join("; ")
    );
    findings.push(Finding {
        instead: named(paired, hall, &instead),
        ..paired.finding(7, "T13", Severity::Wrong, message)
    });
}

/// Checklist 8: a swap without additional repeats that gives fewer pairs of one group, fewer wide pods, or smaller
/// spreads.
fn spreads(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>], findings: &mut Vec<Finding>) {
    let goals = hall.total(pods);
    if goals[1..] == [0; 3] {
        return;
    }
    let lower = |after: Goals, known: Goals| after[0] <= goals[0] && after[1..] < known[1..];
    let Some(((a, b), after)) = better_swap(hall, pods, |cost| cost[1..] != [0; 3], lower) else {
        return;
    };
    let what = [
        ("pairs of one group", 1),
        ("pods two wins wide", 2),
        ("the sum of the spreads", 3),
    ];
    let gains: Vec<String> = what
        .iter()
        .filter(|(_, goal)| goals[*goal] != after[*goal])
        .map(|(what, goal)| format!("{what} {} instead of {}", after[*goal], goals[*goal]))
        .collect();
    let name = |player: usize| paired.name(hall.players[player]);
    let mut message = format!(
        "With {} and {} in each other's place: {}, and no repeat more.",
        name(a),
        name(b),
        gains.join(", ")
    );
    let severity = match may_look_ahead(paired, hall) {
        true => {
            message.push_str(" It may have been left for the rounds after it.");
            Severity::Remark
        }
        false => Severity::Wrong,
    };
    findings.push(Finding {
        players: paired.ids(&[hall.players[a], hall.players[b]]),
        instead: named(paired, hall, &swapped(pods, a, b)),
        ..paired.finding(8, "T13", severity, message)
    });
}

/// Returns whether the planned rounds need so many of the remaining opponents that this round may be worse for their
/// sake (T13): more than two fifths.
fn may_look_ahead(paired: &Paired<'_>, hall: &Hall) -> bool {
    let size = paired.pods.iter().map(Vec::len).max().unwrap_or(0);
    let active = paired.event.active(paired.round.number);
    let met = active
        .iter()
        .map(|player| paired.before.line(player.ix()).opponents.len())
        .max();
    let needed = (paired.rounds_after as usize + 1) * size.saturating_sub(1);
    let left = active
        .len()
        .max(hall.players.len())
        .saturating_sub(1 + met.unwrap_or(0));
    paired.rounds_after > 0 && needed * 5 > left * 2
}

fn named(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>]) -> Vec<Vec<String>> {
    let ids = |pod: &Vec<usize>| {
        let players: Vec<usize> = pod.iter().map(|&player| hall.players[player]).collect();
        paired.ids(&players)
    };
    pods.iter().map(ids).collect()
}
