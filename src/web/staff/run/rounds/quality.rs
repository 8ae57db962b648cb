//! The quality of a Swiss draft: repeats, players paired up or down, byes, smaller pods.

use serde_json::Value;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::{App, read};
use podium_event::Round;
use podium_ops::run::rounds as ops;
use podium_rules::draws::Purpose;
use podium_rules::pairing::report::Certainty;
use podium_rules::pairing::{self, PairedPod, RecordedSearch, Report};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::notices::{self, DrawRow};
use podium_store::tournaments::rounds::RoundRow;
use podium_store::{RoundState, StageWord};

/// Returns the report of the draft, including manual changes; `None` without a draft, and in the playoff, whose rounds
/// follow from the seeds (T15), so there is nothing to assess.
///
/// # Errors
/// The database does not answer.
pub async fn of_draft(app: &App, loaded: &Loaded) -> Result<Option<Report>, WebError> {
    let is_weighed = |row: &RoundRow| row.state == RoundState::Draft && row.stage == StageWord::Swiss;
    let Some(open) = loaded.open_round().filter(|round| is_weighed(&round.row)) else {
        return Ok(None);
    };
    let row = open.row.clone();
    let recalled = read(app, move |conn| {
        let mut lines = Vec::new();
        for verb in ["round.redraft", "round.draft"] {
            lines.extend(log::latest(conn, &row.tournament_id, verb)?);
        }
        let draws = notices::draws(conn, &row.tournament_id)?;
        Ok::<_, WebError>(recalled(&row, &lines, &draws))
    })
    .await?;
    let round = loaded.event_round(open.row.number);
    round.map(|round| report_of(loaded, round, &recalled)).transpose()
}

/// Returns the results of the search and the draw for a draft, from its line in the log and from the recorded draws.
fn recalled(round: &RoundRow, lines: &[LogLine], draws: &[DrawRow]) -> RecordedSearch {
    let searched = |line: &LogLine| {
        let after: Value = serde_json::from_str(line.after.as_deref()?).ok()?;
        let is = |name: &str, number: i64| after.get(name).and_then(Value::as_i64) == Some(number);
        // An earlier draft of the round was a search for other pods.
        if !is("round", round.number) || !is("draw_counter", round.draw_counter) {
            return None;
        }
        let least: u32 = after.get("least_repeats")?.as_u64()?.try_into().ok()?;
        let known: Certainty = serde_json::from_value(after.get("known")?.clone()).ok()?;
        let kept_tables = serde_json::from_value(after.get("kept_tables")?.clone()).ok()?;
        Some(((least, known), kept_tables))
    };
    let (least, kept_tables) = lines.iter().find_map(searched).unzip();
    RecordedSearch {
        least,
        kept_tables: kept_tables.unwrap_or_default(),
        drawn_byes: draws
            .iter()
            .filter(|drawn| (drawn.round, drawn.counter) == (round.number, round.draw_counter))
            .filter(|drawn| drawn.purpose == Purpose::Bye.as_str())
            .flat_map(ops::recorded)
            .flat_map(|drawn| drawn.order)
            .collect(),
    }
}

/// Assesses a draft in its current state, including manual changes.
fn report_of(loaded: &Loaded, round: &Round, recalled: &RecordedSearch) -> Result<Report, WebError> {
    let before = ops::before_last_round(&loaded.event)?;
    let pods: Vec<PairedPod> = round
        .pods
        .iter()
        .map(|p| PairedPod {
            table: p.table,
            seats: p.seats.clone(),
        })
        .collect();
    let mut report = pairing::assess(&before, &pods, &round.byes);
    report.apply_record(&before, recalled);
    Ok(report)
}
