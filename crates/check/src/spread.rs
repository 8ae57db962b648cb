//! Repeats, groups, wide pods, spreads and earlier meetings of a round, compared with what was possible.

use super::division::{Fewer, better_swap, fewer_meetings, fewer_repeats, squares, swapped};
use super::goals::{Goals, Hall};
use super::places::counted;
use super::{Finding, Known, Paired, RoundReport, Severity};
use podium_event::format::one_or_many;
use podium_event::profile::RoundKind;

/// The largest round whose swaps are tried for its spreads.
const SWAPPED: usize = 4_096;

/// Checklist 7, 8 and 11. Returns the round's numbers.
pub(super) fn judge(paired: &Paired<'_>, findings: &mut Vec<Finding>) -> RoundReport {
    let (hall, pods) = Hall::of(paired, true);
    let goals = hall.total(&pods);
    let mut report = RoundReport {
        round: paired.round.number,
        players: 0,
        pods: Vec::new(),
        byes: Vec::new(),
        repeats: goals[0],
        least_repeats: goals[0],
        known: Known::NoneNeeded,
        third_meetings: third_meetings(&hall, &pods).len() as u32,
        wide_pods: goals[3],
        spread: goals[4],
        least_spread: hall.least_spread(&pods, paired.event.profile().smaller_pods_at),
    };
    let (hall, pods) = match paired.kind() {
        // nothing is avoided
        RoundKind::Strict => return report,
        RoundKind::Standings => (hall, pods),
        RoundKind::Random | RoundKind::Spread => Hall::new(paired),
    };
    if goals[0] > 0 {
        repeats(paired, &hall, &pods, &mut report, findings);
    }
    // A pod that could avoid a repeat is reported for that; the goals after it come with another division.
    if report.third_meetings > 0 && report.known != Known::Found {
        meetings(paired, &hall, &pods, findings);
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
    let met = pairs(paired, hall, pods, &hall.meetings(pods));
    let how = match swap {
        Some((a, b)) => format!("with {} and {} in each other's place", name(a), name(b)),
        None => "with the same byes and other pods of the same sizes".to_owned(),
    };
    let message = format!(
        "{} ({met}); {how} there would be {least}.",
        counted(report.repeats as usize, "repeat"),
    );
    findings.push(Finding {
        instead: named(paired, hall, &instead),
        ..paired.finding(7, "T13", Severity::Wrong, message)
    });
}

/// Returns the pairs who meet at least for the third time, with how often they have met.
fn third_meetings(hall: &Hall, pods: &[Vec<usize>]) -> Vec<(usize, usize, u32)> {
    let mut meetings = hall.meetings(pods);
    meetings.retain(|(.., times)| *times > 1);
    meetings
}

/// Checklist 11: third meetings that a division avoids which is as good by the goals before (T54). A remark: no file says
/// whether its rounds were paired when that goal was one already.
fn meetings(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>], findings: &mut Vec<Finding>) {
    let Some(instead) = fewer_meetings(hall, pods) else {
        return;
    };
    let third = third_meetings(hall, pods);
    let message = format!(
        "{} for the third time or more often ({}); with other pods that are as good by the goals before it, {}, and the squares of \
         all earlier meetings add up to {} instead of {}.",
        one_or_many(third.len(), "pair meets", "pairs meet"),
        pairs(paired, hall, pods, &third),
        one_or_many(third_meetings(hall, &instead).len(), "pair does", "pairs do"),
        squares(hall, &instead),
        squares(hall, pods),
    );
    findings.push(Finding {
        instead: named(paired, hall, &instead),
        ..paired.finding(11, "T54", Severity::Remark, message)
    });
}

/// Names pairs of a division with their tables, the first few of them.
fn pairs(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>], pairs: &[(usize, usize, u32)]) -> String {
    const NAMED: usize = 6;
    let name = |player: usize| paired.name(hall.players[player]);
    let table = |player: usize| {
        let at = pods.iter().position(|pod| pod.contains(&player));
        at.map_or(0, |at| paired.round.pods[at].table)
    };
    let named = |&(a, b, _): &(usize, usize, u32)| format!("{} and {} at table {}", name(a), name(b), table(a));
    let mut text = pairs.iter().take(NAMED).map(named).collect::<Vec<_>>().join("; ");
    if pairs.len() > NAMED {
        text.push_str(&format!(", and {} more", pairs.len() - NAMED));
    }
    text
}

/// Checklist 8: a swap without additional repeats that gives fewer pairs of one group, fewer wide pods, or smaller
/// spreads.
fn spreads(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>], findings: &mut Vec<Finding>) {
    let goals = hall.total(pods);
    if goals[1..] == [0; 4] {
        return;
    }
    let lower = |after: Goals, known: Goals| after[0] <= goals[0] && after[1..] < known[1..];
    let Some(((a, b), after)) = better_swap(hall, pods, |cost| cost[1..] != [0; 4], lower) else {
        return;
    };
    let what = [
        ("players in a smaller pod again", 1),
        ("pairs of one group", 2),
        ("pods two wins wide", 3),
        ("the sum of the spreads", 4),
    ];
    let gains: Vec<String> = what
        .iter()
        .filter(|(_, goal)| goals[*goal] != after[*goal])
        .map(|(what, goal)| format!("{what} {} instead of {}", after[*goal], goals[*goal]))
        .collect();
    let name = |player: usize| paired.name(hall.players[player]);
    let message = format!(
        "With {} and {} in each other's place: {}, and no repeat more.",
        name(a),
        name(b),
        gains.join(", ")
    );
    findings.push(of_swap(paired, hall, pods, [a, b], 8, message));
}

/// Returns the finding of a point of the checklist that two players should sit in each other's place (T13): wrong, unless
/// the round may be worse for the sake of those after it.
pub(super) fn of_swap(
    paired: &Paired<'_>,
    hall: &Hall,
    pods: &[Vec<usize>],
    [a, b]: [usize; 2],
    point: u8,
    mut message: String,
) -> Finding {
    let severity = match may_look_ahead(paired, hall) {
        true => {
            message.push_str(" It may have been left for the rounds after it.");
            Severity::Remark
        }
        false => Severity::Wrong,
    };
    Finding {
        players: paired.ids(&[hall.players[a], hall.players[b]]),
        instead: named(paired, hall, &swapped(pods, a, b)),
        ..paired.finding(point, "T13", severity, message)
    }
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

pub(super) fn named(paired: &Paired<'_>, hall: &Hall, pods: &[Vec<usize>]) -> Vec<Vec<String>> {
    let ids = |pod: &Vec<usize>| {
        let players: Vec<usize> = pod.iter().map(|&player| hall.players[player]).collect();
        paired.ids(&players)
    };
    pods.iter().map(ids).collect()
}
