//! Unsettled reports by players, as the staff reads them.

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::pods::{TypedResult, result_text};
use podium_event::{PlayerIx, Pod, PodResult};
use podium_ops::floor::rulings::{RuledOut, ruled_out};
use podium_ops::run::reports::{ANOTHER_RESULT, Said, denied, disagrees, other_typed, typed_of};
use podium_ops::run::results::Typed;
use podium_rules::typed_result;
use podium_snapshot::Snapshot;
use podium_store::ReportState;
use podium_store::floor::reports::ReportRow;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds::{PodRow, RoundRow};

/// A button that counts what a player says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub value: String,
    /// "Confirm", "Count the report of Bea: Bea won".
    pub label: String,
}

/// A report that nobody has confirmed, or about which players disagree.
#[derive(Debug, Clone)]
pub struct PlayerReport {
    id: String,
    pub table: u32,
    pub disputed: bool,
    /// Who reported what and when, and the objection if it is disputed.
    pub text: String,
    /// The same, a sentence for each side.
    pub sides: Vec<String>,
    /// The buttons that count it, one for each side whose result is known.
    pub counts: Vec<Count>,
    /// Whether a ruling made it impossible since, so that it cannot be counted.
    pub is_impossible: bool,
    pub typed: TypedResult,
}

impl PlayerReport {
    /// Returns the value of a button that counts it.
    pub fn value(&self) -> String {
        self.side(false)
    }

    /// Returns the value of a button that counts it, or what another player says against it.
    fn side(&self, is_against: bool) -> String {
        let report = self.id.clone();
        format!("{}.{}", self.table, Said { report, is_against })
    }
}

/// Lists the unsettled reports of a round: the disputed first, then by table.
pub fn unsettled<'r>(
    snapshot: &Snapshot,
    number: i64,
    reports: impl Iterator<Item = &'r ReportRow>,
) -> Vec<PlayerReport> {
    let loaded = &snapshot.loaded;
    let (Some(round), Some(rows)) = (loaded.event_round(number), loaded.round(number)) else {
        return Vec::new();
    };
    let mut all: Vec<PlayerReport> = reports
        .filter_map(|report| {
            let row = rows.pods.iter().find(|pod| pod.id == report.pod_id)?;
            let is_open = matches!(report.state, ReportState::Waiting | ReportState::Disputed);
            if !is_open && !asks_about_concession(row, report) {
                return None;
            }
            let pod = round.pods.iter().find(|pod| i64::from(pod.table) == row.table_number)?;
            let conceded = match &pod.result {
                PodResult::Games { conceded, .. } => conceded.as_slice(),
                _ => &[],
            };
            let said = typed_of(report).unwrap_or_default().conceded;
            let unsure = said
                .iter()
                .any(|seat| !(pod.seats.get(seat - 1)).is_some_and(|player| conceded.contains(player)));
            let known = Known {
                disputed: disagrees(report, &rows.pods),
                out: if is_open {
                    ruled_out_at(snapshot, &rows.row, pod)
                } else {
                    Vec::new()
                },
            };
            (is_open || unsure).then(|| player_report(loaded, pod, report, &known))
        })
        .collect();
    all.sort_by_key(|report| (!report.disputed, report.table));
    all
}

/// Lists the reports of players that differ from the stored results of their tables, which the staff entered over them, by
/// table.
pub fn otherwise<'r>(loaded: &Loaded, number: i64, reports: impl Iterator<Item = &'r ReportRow>) -> Vec<PlayerReport> {
    let (Some(round), Some(rows)) = (loaded.event_round(number), loaded.round(number)) else {
        return Vec::new();
    };
    let games_to_win = loaded.event.profile().games_to_win;
    let mut all: Vec<PlayerReport> = reports
        .filter(|report| report.state == ReportState::Overtaken)
        .filter_map(|report| {
            let row = rows.pods.iter().find(|pod| pod.id == report.pod_id)?;
            let pod = round.pods.iter().find(|pod| i64::from(pod.table) == row.table_number)?;
            is_otherwise(pod, report, games_to_win).then(|| player_report(loaded, pod, report, &Known::default()))
        })
        .collect();
    all.sort_by_key(|report| report.table);
    all
}

/// Returns whether a player reported another result than the one that the pod has; false without a result.
pub fn is_otherwise(pod: &Pod, report: &ReportRow, games_to_win: u32) -> bool {
    let typed = typed_of(report).unwrap_or_default();
    // T30: players report no match losses, which may be part of the stored result
    let losses = match typed_result::write(&pod.result, &pod.seats) {
        Some((_, _, losses)) => losses,
        None => return false,
    };
    let said = typed_result::read(&typed.games, &typed.conceded, &losses, &pod.seats, games_to_win);
    said.map_or(true, |said| said != pod.result)
}

/// Returns the result that the second of two contradicting reports says, with names; `None` for an objection in a player's
/// own words. It is stored by seats: a name in it would outlive the removal of personal data.
pub fn other_result(objection: &str, name: &dyn Fn(usize) -> Option<String>) -> Option<String> {
    let mut parts = objection.strip_prefix(ANOTHER_RESULT)?.split("seat ");
    let mut words = parts.next()?.to_owned();
    for part in parts {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        let seat = part[..digits].parse().ok();
        match seat.and_then(name) {
            Some(name) => words += &format!("{name}{}", &part[digits..]),
            None => words += &format!("seat {part}"),
        }
    }
    Some(words)
}

/// Returns whether a confirmed report names somebody who conceded, and its result came from the players (T53).
fn asks_about_concession(pod: &PodRow, report: &ReportRow) -> bool {
    let is_counted = report.state == ReportState::Confirmed && pod.result.is_some() && pod.reported_by.is_none();
    is_counted && typed_of(report).is_ok_and(|typed| !typed.conceded.is_empty() && !typed.conceded.contains(&0))
}

/// What is known about a report besides its row.
#[derive(Default)]
struct Known {
    /// Whether players disagree about it.
    disputed: bool,
    /// The players of its table whom rulings took out.
    out: Vec<(PlayerIx, RuledOut)>,
}

/// Returns the players of a table whom rulings of its round took out of the game or the match.
fn ruled_out_at(snapshot: &Snapshot, round: &RoundRow, pod: &Pod) -> Vec<(PlayerIx, RuledOut)> {
    let all = ruled_out(round, &snapshot.floor.rulings).into_iter();
    let at_table = all.filter_map(|out| Some((snapshot.player_of(&out.player_id)?, out)));
    at_table.filter(|(player, _)| pod.seats.contains(player)).collect()
}

/// Returns the ruling that makes a result impossible, as a clause: "Bob left the game with a Game Loss (ruling 4) and did not
/// win it".
fn impossible(loaded: &Loaded, pod: &Pod, typed: &Typed, out: &[(PlayerIx, RuledOut)]) -> Option<String> {
    let games_to_win = loaded.event.profile().games_to_win;
    let result = typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win).ok()?;
    let mut out = out.iter();
    let (player, out) = out.find(|(player, out)| out.contradicts(&result, *player, games_to_win))?;
    Some(out.why_not(&loaded.row(*player).name))
}

/// Returns why a report that waits cannot be confirmed any more: a ruling made it impossible since.
pub fn why_impossible(snapshot: &Snapshot, round: &RoundRow, pod: &Pod, report: &ReportRow) -> Option<String> {
    let typed = typed_of(report).ok()?;
    impossible(&snapshot.loaded, pod, &typed, &ruled_out_at(snapshot, round, pod))
}

fn player_report(loaded: &Loaded, pod: &Pod, report: &ReportRow, known: &Known) -> PlayerReport {
    let disputed = known.disputed;
    let name = |id: Option<&str>| {
        let player = id.and_then(|id| loaded.player_of(id));
        player.map_or("a player", |player| loaded.row(player).name.as_str())
    };
    let typed = typed_of(report).unwrap_or_default();
    let games_to_win = loaded.event.profile().games_to_win;
    // No match losses: they are penalties (T30), which players do not report.
    let words = |typed: &Typed| match typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win) {
        Ok(result) => {
            let pod = Pod { result, ..pod.clone() };
            let outcome = pod.result.outcome(&pod.seats, games_to_win);
            result_text(&|player| loaded.row(player).name.as_str(), &pod, outcome.as_ref()).unwrap_or_default()
        }
        // As typed: seats may have changed since, and the staff should still see the report.
        Err(_) => typed.games.clone(),
    };
    let seat = |seat: usize| {
        let player = pod.seats.get(seat.checked_sub(1)?)?;
        Some(loaded.row(*player).name.clone())
    };
    let result = words(&typed);
    let when = clock_time(report.at, &loaded.tournament.time_zone);
    let (first, by) = (name(Some(&report.player_id)), name(report.answered_by.as_deref()));
    let said = format!("{first} reported at {when}: {result}.");
    let who_denies: Vec<String> = denied(report).into_iter().filter_map(seat).collect();
    let who_denies = who_denies.join(", ");
    let objection = report.objection.as_deref().unwrap_or_default();
    let contradicts = |typed: &Typed| impossible(loaded, pod, typed, &known.out);
    let second = other_typed(objection);
    let impossible = [contradicts(&typed), second.as_ref().and_then(contradicts)];
    // What each button counts; `true`: what is said against the report.
    let counts: Vec<(bool, String)> = match report.state {
        ReportState::Disputed => {
            let other = second.map(|other| (true, format!("Count the report of {by}: {}", words(&other))));
            let first = (false, format!("Count the report of {first}: {result}"));
            std::iter::once(first).chain(other).collect()
        }
        ReportState::Confirmed if disputed => vec![
            (false, format!("Count it: {result}")),
            (true, format!("Count that {who_denies} did not concede")),
        ],
        _ => vec![(false, "Confirm".to_owned())],
    };
    let other = match report.state {
        ReportState::Disputed => match other_result(objection, &seat) {
            Some(result) => format!("{by} reported: {result}"),
            None => format!("{by} disputes it: “{objection}”"),
        },
        ReportState::Confirmed if disputed => {
            format!(
                "{who_denies} did not concede, as they say: until the staff has decided, the concession does not count."
            )
        }
        ReportState::Overtaken => "The staff entered another result.".to_owned(),
        ReportState::Confirmed => {
            "The player who conceded has not confirmed it: until then, it does not count.".to_owned()
        }
        ReportState::Waiting if impossible[0].is_some() => "It cannot be counted.".to_owned(),
        ReportState::Waiting | ReportState::Withdrawn => "Nobody of the table has confirmed it yet.".to_owned(),
    };
    let marks: Vec<String> = typed.conceded.iter().map(|seat| format!("c{seat}")).collect();
    let mut why: Vec<String> = impossible.iter().flatten().map(|why| format!("{why}.")).collect();
    why.dedup();
    let mut report = PlayerReport {
        id: report.id.clone(),
        table: pod.table,
        disputed,
        text: std::iter::once(format!("{said} {other}"))
            .chain(why.clone())
            .collect::<Vec<_>>()
            .join(" "),
        sides: [said, other].into_iter().chain(why).collect(),
        counts: Vec::new(),
        is_impossible: impossible[0].is_some(),
        typed: TypedResult {
            games: typed.games,
            marks: marks.join(" "),
        },
    };
    let button = |(is_against, label)| Count {
        value: report.side(is_against),
        label,
    };
    let counts = counts
        .into_iter()
        .filter(|(is_against, _)| impossible[usize::from(*is_against)].is_none());
    report.counts = counts.map(button).collect();
    report
}
