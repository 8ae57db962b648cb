//! The reports of a table's players, in words.

use super::headline::{Headline, Words};
use super::own_table::OwnTable;
use super::state::Whose;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::player_reports::{is_otherwise, other_result};
use crate::web::shared::pods;
use crate::web::shared::view::View;
use podium_event::{Pod, PodResult};
use podium_ops::run::reports::typed_of;
use podium_rules::typed_result;
use podium_store::ReportState;
use podium_store::floor::reports::ReportRow;

/// Returns a result of a pod with names.
pub fn result_words(view: &View<'_>, pod: &Pod, result: PodResult) -> String {
    let pod = Pod { result, ..pod.clone() };
    let outcome = pod.result.outcome(&pod.seats, view.profile().games_to_win);
    pods::result_text(&|player| view.name(player), &pod, outcome.as_ref()).unwrap_or_default()
}

/// Returns the content of a report with names; as typed if it no longer fits the pod.
fn report_words(view: &View<'_>, pod: &Pod, report: &ReportRow) -> Result<String, WebError> {
    let typed = typed_of(report)?;
    let games_to_win = view.profile().games_to_win;
    let result = typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win);
    Ok(match result {
        Ok(result) => result_words(view, pod, result),
        Err(_) => report.games.clone(),
    })
}

/// Returns the reader's name for the player with an id.
fn who(whose: Whose<'_>, id: &str) -> String {
    match whose.snapshot.player_of(id) {
        _ if id == whose.row.id => "you".to_owned(),
        Some(player) => whose.view().name(player).to_owned(),
        None => "another player".to_owned(),
    }
}

/// Describes the waiting report: as its author reads it, and as the others do.
pub(super) fn waiting(whose: Whose<'_>, own: &OwnTable) -> Result<Words, WebError> {
    let Some(report) = own.at.waiting() else {
        return Ok(Words::default());
    };
    let view = whose.view();
    let words = report_words(&view, &own.pod, report)?;
    let when = clock_time(report.at, &view.tournament().time_zone);
    Ok(match own.reported_it {
        true => Words::new(
            "Waiting for the others",
            format!(
                "You reported at {when}: {words}. It counts when another player of the table confirms it on their page."
            ),
        ),
        false => Words::new(
            words,
            format!(
                "{} reported this at {when}. Is that right?",
                who(whose, &report.player_id)
            ),
        ),
    })
}

pub(super) fn disputed(whose: Whose<'_>, own: &OwnTable) -> Result<Words, WebError> {
    let Some(report) = own.at.disputed() else {
        return Ok(Words::default());
    };
    let words = report_words(&whose.view(), &own.pod, report)?;
    let by = who(whose, report.answered_by.as_deref().unwrap_or_default());
    let dispute = if by == "you" { "dispute" } else { "disputes" };
    let objection = report.objection.as_deref().unwrap_or_default();
    let view = whose.view();
    let name = |seat: usize| {
        own.pod
            .seats
            .get(seat.checked_sub(1)?)
            .map(|player| view.name(*player).to_owned())
    };
    let other = match other_result(objection, &name) {
        Some(result) => format!("reported: {result}"),
        None => format!("{dispute} it: “{objection}”"),
    };
    Ok(Words::new(
        "The staff decides",
        format!(
            "Stay at the table. {} reported: {words}. {} {other}",
            capital(&who(whose, &report.player_id)),
            capital(&by),
        ),
    ))
}

pub(super) fn confirmed(whose: Whose<'_>, own: &OwnTable) -> Words {
    let by = match own.at.confirmed() {
        Some(report) => format!(
            "reported by {}, confirmed by {}",
            who(whose, &report.player_id),
            who(whose, report.answered_by.as_deref().unwrap_or_default())
        ),
        None => "entered by the staff".to_owned(),
    };
    let denied: Vec<String> = (own.at.denied_concessions().into_iter())
        .filter_map(|seat| own.at.places.get(seat.checked_sub(1)?))
        .map(|place| who(whose, &place.player_id))
        .collect();
    let disagrees = match denied.is_empty() {
        true => String::new(),
        false => format!(
            " It is disputed that {} conceded: the staff decides.",
            denied.join(", ")
        ),
    };
    let otherwise = otherwise(whose, own).map_or_else(String::new, |said| format!(" You reported: {said}."));
    Words {
        headline: Headline::text(result_words(&whose.view(), &own.pod, own.pod.result.clone())),
        line: Some(format!(
            "The result is in, {by}.{disagrees}{otherwise} If it is wrong, call a judge."
        )),
    }
}

/// Returns what the player reported, where the staff entered another result over it.
fn otherwise(whose: Whose<'_>, own: &OwnTable) -> Option<String> {
    let view = whose.view();
    let overtaken = |report: &&ReportRow| report.state == ReportState::Overtaken && report.player_id == whose.row.id;
    let report = own.at.reports.iter().rev().find(overtaken)?;
    let differs = is_otherwise(&own.pod, report, view.profile().games_to_win);
    differs.then(|| report_words(&view, &own.pod, report).ok())?
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(chars).collect()
}
