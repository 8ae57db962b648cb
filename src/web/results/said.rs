//! What players reported of the tables of the open round, as the staff reads it.

use super::super::local_time::clock_time;
use super::super::pods;
use crate::db::ReportState;
use crate::db::events::Loaded;
use crate::db::reports::ReportRow;
use crate::ops::reports::typed_of;
use crate::rules::{Pod, typed_result};

/// A report that is not settled.
#[derive(Debug, Clone)]
pub struct Said {
    pub table: u32,
    pub disputed: bool,
    /// Who reported what and when, and what is said against it.
    pub text: String,
    /// As it would be typed: games, and marks as `c2`.
    pub typed: (String, String),
}

/// The reports of a round that wait or are disputed: the disputed first, then by table.
pub fn said(loaded: &Loaded, number: i64, reports: &[ReportRow]) -> Vec<Said> {
    let (Some(round), Some(rows)) = (loaded.event_round(number), loaded.round(number)) else {
        return Vec::new();
    };
    let open = reports
        .iter()
        .filter(|report| matches!(report.state, ReportState::Waiting | ReportState::Disputed));
    let mut all: Vec<Said> = open
        .filter_map(|report| {
            let row = rows.pods.iter().find(|pod| pod.id == report.pod_id)?;
            let pod = round.pods.iter().find(|pod| i64::from(pod.table) == row.table_number)?;
            Some(one(loaded, pod, report))
        })
        .collect();
    all.sort_by_key(|said| (!said.disputed, said.table));
    all
}

fn one(loaded: &Loaded, pod: &Pod, report: &ReportRow) -> Said {
    let name = |id: Option<&str>| {
        let player = id.and_then(|id| loaded.player_of(id));
        player.map_or("a player", |player| loaded.row(player).name.as_str())
    };
    let typed = typed_of(report).unwrap_or_default();
    let games_to_win = loaded.event.profile().games_to_win;
    let words = match typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win) {
        Ok(result) => {
            let pod = Pod { result, ..pod.clone() };
            let outcome = pod.result.outcome(&pod.seats, games_to_win);
            pods::words(&|player| loaded.row(player).name.as_str(), &pod, outcome.as_ref())
        }
        Err(_) => report.games.clone(),
    };
    let when = clock_time(report.at, &loaded.tournament.time_zone);
    let mut text = format!("{} reported at {when}: {words}.", name(Some(&report.player_id)));
    let disputed = report.state == ReportState::Disputed;
    if disputed {
        text += &format!(
            " {} disputes it: “{}”",
            name(report.answered_by.as_deref()),
            report.objection.as_deref().unwrap_or_default()
        );
    } else {
        text += " Nobody of the table has confirmed it yet.";
    }
    let marks: Vec<String> = typed.conceded.iter().map(|seat| format!("c{seat}")).collect();
    Said {
        table: pod.table,
        disputed,
        text,
        typed: (typed.games, marks.join(" ")),
    }
}
