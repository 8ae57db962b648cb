//! Seats of a round: whether they are drawn, or follow a predictable order (T14).

use super::{Finding, Paired, Severity};

/// A round is reported if its seats would follow an order by chance less often than once in this many times.
const CHANCE: u64 = 1_000_000;

/// Whether a player comes before another one.
type Before<'a> = &'a dyn Fn(usize, usize) -> bool;

/// Checklist 9: in no round do the seats of every pod follow the standings, the names or the list of players.
pub(super) fn order(paired: &Paired<'_>, findings: &mut Vec<Finding>) {
    let players = paired.event.players();
    let rank = |player: usize| paired.before.rank(player);
    let orders: [(&str, Before<'_>); 3] = [
        ("the standings", &|a, b| rank(a) < rank(b)),
        ("the players' names", &|a, b| {
            players[a].name.to_lowercase() < players[b].name.to_lowercase()
        }),
        ("the list of players", &|a, b| a < b),
    ];
    let mut ways: u64 = 1;
    for pod in &paired.pods {
        ways = (1..=pod.len() as u64).fold(ways, |ways, place| ways.saturating_mul(place));
    }
    if ways < CHANCE {
        return;
    }
    let follows = |before: Before<'_>| {
        let up = |pod: &Vec<usize>| pod.windows(2).all(|pair| before(pair[0], pair[1]));
        let down = |pod: &Vec<usize>| pod.windows(2).all(|pair| before(pair[1], pair[0]));
        paired.pods.iter().all(up) || paired.pods.iter().all(down)
    };
    // only one is reported, because a list in the order of the standings follows both
    if let Some((what, _)) = orders.iter().find(|(_, before)| follows(before)) {
        let message = format!(
            "The seats of all {} pods follow {what}; they are drawn.",
            paired.pods.len()
        );
        findings.push(paired.finding(9, "T14", Severity::Wrong, message));
    }
}
