//! Concessions in a report (T53): they cost their player points, so each counts only with that player's own word or a judge's.
//! The rest of the report counts without them. If the player says that they did not concede, the staff decides.

use super::{seated, typed_of};
use crate::run::results::{ResultChange, Table, Typed, refuse_drawn_playoff};
use crate::{OpError, Work};
use podium_event::PodResult;
use podium_rules::typed_result;
use podium_store::ReportState;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{PlaceRow, PodRow};
use say::refused_results as t;

/// Returns the result of a report that another player confirms, without the concessions that neither of the two made, and the
/// seats of those.
///
/// # Errors
/// Without them the report says no result.
pub(super) fn surely(
    work: &Work<'_, '_>,
    table: &Table,
    first: &ReportRow,
    second: &PlayerRow,
    whole: PodResult,
) -> Result<(PodResult, Vec<usize>), OpError> {
    let typed = typed_of(first)?;
    let own = |seat: &usize| {
        let place = seat.checked_sub(1).and_then(|ix| table.places.get(ix));
        place.is_some_and(|place| [&first.player_id, &second.id].contains(&&place.player_id))
    };
    let (conceded, unsure): (Vec<usize>, Vec<usize>) = typed.conceded.iter().partition(|seat| own(seat));
    if unsure.is_empty() {
        return Ok((whole, unsure));
    }
    let sure = Typed { conceded, ..typed };
    let result = table.read_typed(work, &sure).map_err(|_| OpError::Refused {
        rule: "MTR-A 2.5",
        message: t::only_others_concessions(),
    })?;
    Ok((result, unsure))
}

/// Returns the seats, from 1, whose players are reported to have conceded the match and have not said so; none unless the
/// result came from the players.
pub fn unsure_concessions(pod: &PodRow, places: &[PlaceRow], report: &ReportRow) -> Vec<usize> {
    if report.state != ReportState::Confirmed || pod.result.is_none() || pod.reported_by.is_some() {
        return Vec::new();
    }
    let said = typed_of(report).map(|typed| typed.conceded).unwrap_or_default();
    let has_conceded =
        |seat: usize| (seat.checked_sub(1).and_then(|ix| places.get(ix))).is_none_or(|place| place.conceded);
    said.into_iter().filter(|seat| !has_conceded(*seat)).collect()
}

/// The beginning of the objection of players who did not concede, as a report that counts says; their seats follow.
pub const NOT_CONCEDED: &str = "Did not concede: ";

/// Returns the seats, from 1, whose players say that they did not concede, as a report says.
pub fn denied(report: &ReportRow) -> Vec<usize> {
    let said = report
        .objection
        .as_deref()
        .and_then(|said| said.strip_prefix(NOT_CONCEDED));
    let seats = said.unwrap_or_default().split(|c: char| !c.is_ascii_digit());
    seats.filter_map(|seat| seat.parse().ok()).collect()
}

/// Stores which players say that they did not concede; by seats, because a name would outlive the removal of personal data.
fn deny(work: &mut Work<'_, '_>, row: ReportRow, seats: &[usize]) -> Result<(), OpError> {
    let words: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
    let row = ReportRow {
        objection: (!words.is_empty()).then(|| format!("{NOT_CONCEDED}{}.", words.join(", "))),
        version: row.version + 1,
        ..row
    };
    Ok(reports::update(work.conn, &row)?)
}

/// Settles for the staff that the players who say so did not concede: the result stays, and the report is without them.
pub(super) fn strike_out(
    work: &mut Work<'_, '_>,
    pod: &PodRow,
    places: &[PlaceRow],
    row: &ReportRow,
) -> Result<(), OpError> {
    let (mut typed, denied) = (typed_of(row)?, denied(row));
    typed.conceded.retain(|seat| !denied.contains(seat));
    let row = ReportRow {
        conceded: serde_json::json!(typed.conceded).to_string(),
        ..row.clone()
    };
    deny(work, row, &[])?;
    let seated = |seat: &usize| seat.checked_sub(1).and_then(|ix| places.get(ix));
    let names: Vec<String> = (denied.iter().filter_map(seated))
        .map(|place| format!("{{player:{}}}", place.player_id))
        .collect();
    let what = format!(
        "Table {}: the result stays. {} did not concede.",
        pod.table_number,
        names.join(", ")
    );
    work.log("report.not_conceded", what);
    Ok(())
}

/// Answers the report that the acting player conceded the match: then the concession counts; otherwise the staff decides.
///
/// # Errors
/// Nobody reports that, or not any more; the result without the player cannot be.
pub fn answer_concession(work: &mut Work<'_, '_>, report: &str, conceded: bool) -> Result<(), OpError> {
    let (player, at) = seated(work)?;
    let seat = at
        .places
        .iter()
        .position(|place| place.player_id == player.id)
        .map_or(0, |ix| ix + 1);
    let asked = at.confirmed().filter(|row| row.id == report);
    let asked = asked
        .filter(|row| unsure_concessions(&at.pod, &at.places, row).contains(&seat) && !denied(row).contains(&seat))
        .cloned();
    let Some(row) = asked else {
        return Err(OpError::Conflict(t::nobody_reports_conceded()));
    };
    let table = at.table(work)?;
    table.floor_only(work);
    if !conceded {
        let mut seats = denied(&row);
        seats.push(seat);
        deny(work, row, &seats)?;
        let what = format!(
            "Table {}: {{player:{}}} says that they did not concede.",
            at.pod.table_number, player.id
        );
        work.log("report.not_conceded", what);
        return Ok(());
    }
    let before = table.result(work)?;
    let (games, mut conceding, match_losses) =
        typed_result::write(&before, &table.seats, table.still_in).unwrap_or_default();
    conceding.push(seat);
    conceding.sort_unstable();
    let typed = Typed {
        games,
        conceded: conceding,
        match_losses,
    };
    let after = table.read_typed(work, &typed)?;
    refuse_drawn_playoff(work, &at.round, &table, &after)?;
    let note = format!("; {{player:{}}} says that they conceded", player.id);
    table.store(
        work,
        ResultChange {
            note: &note,
            ..ResultChange::new("result.conceded", &before, &after)
        },
    )
}
