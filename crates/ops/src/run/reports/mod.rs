//! Results that players report. A report counts when another player of the pod confirms it; a disputed one is settled
//! by the staff, who have the last word. [`AtTable::refusal`] decides what a player may do: their page offers it, and
//! commands refuse the rest.

mod at_table;
mod by_staff;
mod closed;
mod conceding;

pub use at_table::{AtTable, ReportAction, at_table, contradicted};
pub use by_staff::{Said, confirm_by_staff};
use closed::close;
pub(crate) use closed::{overtake, reopen, void};
use conceding::surely;
pub use conceding::{NOT_CONCEDED, answer_concession, denied, unsure_concessions};

use super::results::{ResultChange, Table, Typed, refuse_drawn_playoff};
use super::rounds::begin;
use crate::command::text;
use crate::tournaments::push::news::{News, To};
use crate::{OpError, Work};
use podium_event::PodResult;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{PodRow, RoundRow};
use podium_store::{ReportState, RoundState};
use say::refused_results as t;

/// Longest objection to a report, in characters.
pub const MAX_OBJECTION: usize = 500;

/// The beginning of an objection that is another report; the result by seats follows.
pub const ANOTHER_RESULT: &str = "Reports another result: ";

/// The outcome of a player's report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reported {
    /// It waits for another player of the pod to confirm it.
    Waiting,
    /// Another player had reported the same result, so it counts.
    Confirmed,
    /// Another player had reported another result, so the staff decides.
    Disputed,
    /// The pod already has this result.
    AlreadySo,
}

/// Reports the result of a player's table. It confirms another player's waiting report of the same result, disputes a
/// report of another result, and replaces the player's own waiting report.
///
/// # Errors
/// Only the staff may enter results; the player has no table in an open round, or has reported too often there; the result does
/// not fit the pod.
pub fn report(work: &mut Work<'_, '_>, typed: &Typed) -> Result<Reported, OpError> {
    let (player, at) = seated(work)?;
    table_only(work, &at);
    let table = at.table(work)?;
    let result = table.read_reported(work, typed)?;
    // before the refusal: a player whose report came a moment late learns that the result is stored, not that it is too
    // late
    if at.players_report && at.pod.result.is_some() && table.result(work)? == result {
        return Ok(Reported::AlreadySo);
    }
    if let Some(why) = at.refusal(ReportAction::Report) {
        let own = table.words_by_seat(&result);
        return Err(OpError::refused(t::report_not_stored(why, own)));
    }
    refuse_drawn_playoff(work, &at.round, &table, &result)?;
    let waiting = match at.waiting() {
        // compared as results, not as texts: a ruling since then affects both
        Some(first) => Some((first.clone(), table.read_reported(work, &typed_of(first)?))),
        None => None,
    };
    match waiting {
        Some((first, Ok(said))) if first.player_id != player.id => {
            if said == result {
                count(work, at.round, &player, Agreed { table, first, result })?;
                return Ok(Reported::Confirmed);
            }
            // stored with the report: a name in it would outlive the removal of personal data
            let said = format!("{ANOTHER_RESULT}{}.", table.words_by_seat(&result));
            contradict(work, &at, first, &player, &said)?;
            Ok(Reported::Disputed)
        }
        // The player's own, or one that a ruling made impossible since: this one takes its place.
        own => {
            if let Some((own, said)) = own {
                if said.is_ok_and(|said| said == result) {
                    return Ok(Reported::Waiting);
                }
                close(work, own, ReportState::Withdrawn)?;
            }
            reports::insert(work.conn, &new_report(work.at, &at, &player, typed))?;
            let others = at.places.iter().map(|place| &place.player_id);
            let others = others.filter(|other| **other != player.id).cloned().collect();
            work.tell(To::Players(others), News::Waits);
            let what = format!(
                "Table {}, {}: {{player:{}}} reports: {}.",
                at.pod.table_number,
                work.round_name(at.round.number)?.label(),
                player.id,
                table.words(&result)
            );
            work.log("report.make", what).after(table.json(&result));
            Ok(Reported::Waiting)
        }
    }
}

/// Confirms another player's waiting report, so that its result counts. Somebody may have stored the same result
/// meanwhile.
///
/// # Errors
/// The report is the player's own; it was withdrawn or answered meanwhile; its result no longer fits the pod.
pub fn confirm(work: &mut Work<'_, '_>, report: &str) -> Result<Reported, OpError> {
    let (player, at) = seated(work)?;
    let table = at.table(work)?;
    if let Some(seen) = at
        .reports
        .iter()
        .find(|row| row.id == report && at.pod.result.is_some())
    {
        let (seen, stored) = (typed_of(seen)?, table.result(work)?);
        if table.read_typed(work, &seen).is_ok_and(|result| result == stored) {
            // nothing changes for anybody
            work.floor_only_for([]);
            return Ok(Reported::AlreadySo);
        }
    }
    at.allow(ReportAction::Confirm)?;
    let first = at.the_waiting(report)?;
    let result = table.read_reported(work, &typed_of(&first)?)?;
    count(work, at.round, &player, Agreed { table, first, result })?;
    Ok(Reported::Confirmed)
}

/// Disputes another player's waiting report, so that the staff decides.
///
/// # Errors
/// See [`confirm`]; the objection is empty.
pub fn dispute(work: &mut Work<'_, '_>, report: &str, objection: &str) -> Result<(), OpError> {
    let (player, at) = seated(work)?;
    table_only(work, &at);
    at.allow(ReportAction::Dispute)?;
    let first = at.the_waiting(report)?;
    let said = text::block("objection", t::label_wrong(), objection, MAX_OBJECTION)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    if said.is_empty() {
        return Err(OpError::field("objection", t::objection_missing()));
    }
    contradict(work, &at, first, &player, &said)
}

/// Withdraws the player's own waiting report.
///
/// # Errors
/// The report is another player's or is no longer waiting.
pub fn withdraw(work: &mut Work<'_, '_>, report: &str) -> Result<(), OpError> {
    let (player, at) = seated(work)?;
    table_only(work, &at);
    at.allow(ReportAction::Withdraw)?;
    let own = at.the_waiting(report)?;
    let what = format!(
        "Table {}, {}: {{player:{}}} withdraws their report.",
        at.pod.table_number,
        work.round_name(at.round.number)?.label(),
        player.id
    );
    close(work, own, ReportState::Withdrawn)?;
    work.log("report.withdraw", what);
    Ok(())
}

/// Returns a report's result as it was typed.
///
/// # Errors
/// The stored list of seats cannot be read.
pub fn typed_of(report: &ReportRow) -> Result<Typed, OpError> {
    let conceded = serde_json::from_str(&report.conceded)
        .map_err(|e| OpError::Db(podium_store::DbError::Corrupt(format!("report {}: {e}", report.id))))?;
    Ok(Typed {
        games: report.games.clone(),
        conceded,
        // T30: players enter no match losses; those from rulings are added when the result is read
        match_losses: Vec::new(),
    })
}

/// Returns the result of the second of two contradicting reports as it would be typed; `None` for an objection in a player's
/// own words. It reads what `Table::words_by_seat` writes.
pub fn other_typed(objection: &str) -> Option<Typed> {
    let words = objection.strip_prefix(ANOTHER_RESULT)?;
    let seat = |part: &str, what: &str| part.strip_prefix("seat ")?.strip_suffix(what)?.parse::<usize>().ok();
    let mut parts = words.trim_end_matches('.').split(", ");
    let games = match parts.next()? {
        "no game won" => String::new(),
        "drawn" => "D".to_owned(),
        one => match one.split_once(' ')? {
            ("games", several) | ("places:", several) => several.to_owned(),
            _ => match one.strip_prefix("drawn among seats ") {
                Some(seats) => format!("={seats}"),
                None => seat(one, " won")?.to_string(),
            },
        },
    };
    Some(Typed {
        games,
        conceded: parts.map(|part| seat(part, " conceded")).collect::<Option<_>>()?,
        match_losses: Vec::new(),
    })
}

/// Returns whether players disagree about a report of one of these pods, so that the staff decides: it is disputed, or it
/// counts and somebody says that they did not concede, as it says (T53).
pub fn disagrees(report: &ReportRow, pods: &[PodRow]) -> bool {
    match report.state {
        ReportState::Disputed => true,
        ReportState::Confirmed if !denied(report).is_empty() => (pods.iter())
            .find(|pod| pod.id == report.pod_id)
            .is_some_and(|pod| pod.result.is_some() && pod.reported_by.is_none()),
        _ => false,
    }
}

/// Reads the acting player and their table in the open round.
fn seated(work: &mut Work<'_, '_>) -> Result<(PlayerRow, AtTable), OpError> {
    super::rounds::refuse_ended(work.tournament.state)?;
    let player = work.own_player()?.clone();
    match at_table(work.conn, &work.tournament, &player)? {
        Some(at) => Ok((player, at)),
        None => Err(OpError::refused(t::no_table_of_yours())),
    }
}

/// Declares that only the staff and the table's own players see its reports.
fn table_only(work: &mut Work<'_, '_>, at: &AtTable) {
    work.floor_only_for(at.places.iter().map(|place| &place.player_id));
}

fn new_report(at: podium_base::clock::Moment, table: &AtTable, player: &PlayerRow, typed: &Typed) -> ReportRow {
    let newest = table.reports.iter().map(|report| report.id.as_str()).max();
    ReportRow {
        // the newest report of a pod counts, whatever clocks stamped the others
        id: podium_store::new_id_after(newest),
        conceded: serde_json::json!(typed.conceded).to_string(),
        ..ReportRow::new(&player.tournament_id, &table.pod.id, &player.id, typed.games.trim(), at)
    }
}

/// A result on which two players of a pod agree.
struct Agreed {
    table: Table,
    /// The report of the first.
    first: ReportRow,
    result: PodResult,
}

/// Stores a result on which two players of the pod agree, as if the staff had entered it.
fn count(work: &mut Work<'_, '_>, mut round: RoundRow, second: &PlayerRow, agreed: Agreed) -> Result<(), OpError> {
    let Agreed { table, first, result } = agreed;
    let (result, unsure) = surely(work, &table, &first, second, result)?;
    refuse_drawn_playoff(work, &round, &table, &result)?;
    if round.state == RoundState::Published {
        // the first result starts the round, which everybody sees
        work.public_change();
        begin(work, &mut round)?;
    } else {
        table.floor_only(work);
    }
    let mut said = format!(
        "; reported by {{player:{}}}, confirmed by {{player:{}}}",
        first.player_id, second.id
    );
    for seat in unsure {
        let conceding = &table.places[seat - 1].player_id;
        said += &format!("; {{player:{conceding}}} has not said yet that they conceded");
    }
    let mut row = first;
    row.answered_by = Some(second.id.clone());
    close(work, row, ReportState::Confirmed)?;
    table.store(
        work,
        ResultChange {
            note: &said,
            ..ResultChange::new("result.report", &PodResult::NotReported, &result)
        },
    )
}

fn contradict(
    work: &mut Work<'_, '_>,
    at: &AtTable,
    first: ReportRow,
    player: &PlayerRow,
    said: &str,
) -> Result<(), OpError> {
    let mut row = first;
    row.answered_by = Some(player.id.clone());
    row.objection = Some(said.to_owned());
    let what = format!(
        "Table {}, {}: {{player:{}}} disputes what {{player:{}}} reported.",
        at.pod.table_number,
        work.round_name(at.round.number)?.label(),
        player.id,
        row.player_id
    );
    close(work, row, ReportState::Disputed)?;
    // The objection is beside the sentence, as typed.
    work.log("report.dispute", what).reason(said);
    Ok(())
}
