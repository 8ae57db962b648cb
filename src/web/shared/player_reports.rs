//! Unsettled reports by players, as the staff reads them.

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::pods::{TypedResult, result_text};
use podium_event::{Pod, PodResult};
use podium_ops::run::reports::{ANOTHER_RESULT, typed_of};
use podium_rules::typed_result;
use podium_store::ReportState;
use podium_store::floor::reports::ReportRow;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds::PodRow;

/// A report that nobody has confirmed, or that is disputed.
#[derive(Debug, Clone)]
pub struct PlayerReport {
    id: String,
    pub table: u32,
    pub disputed: bool,
    /// Who reported what and when, and the objection if it is disputed.
    pub text: String,
    /// The same, a sentence for each side.
    pub sides: Vec<String>,
    pub typed: TypedResult,
}

impl PlayerReport {
    /// Returns the value of a button that confirms it.
    pub fn value(&self) -> String {
        format!("{}.{}", self.table, self.id)
    }
}

/// Lists the unsettled reports of a round: the disputed first, then by table.
pub fn unsettled<'r>(loaded: &Loaded, number: i64, reports: impl Iterator<Item = &'r ReportRow>) -> Vec<PlayerReport> {
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
            (is_open || unsure).then(|| player_report(loaded, pod, report))
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
            is_otherwise(pod, report, games_to_win).then(|| player_report(loaded, pod, report))
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

fn player_report(loaded: &Loaded, pod: &Pod, report: &ReportRow) -> PlayerReport {
    let name = |id: Option<&str>| {
        let player = id.and_then(|id| loaded.player_of(id));
        player.map_or("a player", |player| loaded.row(player).name.as_str())
    };
    let typed = typed_of(report).unwrap_or_default();
    let games_to_win = loaded.event.profile().games_to_win;
    // No match losses: they are penalties (T30), which players do not report.
    let result = match typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win) {
        Ok(result) => {
            let pod = Pod { result, ..pod.clone() };
            let outcome = pod.result.outcome(&pod.seats, games_to_win);
            result_text(&|player| loaded.row(player).name.as_str(), &pod, outcome.as_ref()).unwrap_or_default()
        }
        // As typed: seats may have changed since, and the staff should still see the report.
        Err(_) => report.games.clone(),
    };
    let when = clock_time(report.at, &loaded.tournament.time_zone);
    let said = format!("{} reported at {when}: {result}.", name(Some(&report.player_id)));
    let other = match report.state {
        ReportState::Disputed => {
            let (by, objection) = (name(report.answered_by.as_deref()), report.objection.as_deref());
            let seat = |seat: usize| {
                pod.seats
                    .get(seat.checked_sub(1)?)
                    .map(|player| loaded.row(*player).name.clone())
            };
            match other_result(objection.unwrap_or_default(), &seat) {
                Some(result) => format!("{by} reported: {result}"),
                None => format!("{by} disputes it: “{}”", objection.unwrap_or_default()),
            }
        }
        ReportState::Overtaken => "The staff entered another result.".to_owned(),
        ReportState::Confirmed => {
            "The player who conceded has not confirmed it: until then, it does not count.".to_owned()
        }
        ReportState::Waiting | ReportState::Withdrawn => "Nobody of the table has confirmed it yet.".to_owned(),
    };
    let marks: Vec<String> = typed.conceded.iter().map(|seat| format!("c{seat}")).collect();
    PlayerReport {
        id: report.id.clone(),
        table: pod.table,
        disputed: report.state == ReportState::Disputed,
        text: format!("{said} {other}"),
        sides: vec![said, other],
        typed: TypedResult {
            games: typed.games,
            marks: marks.join(" "),
        },
    }
}
