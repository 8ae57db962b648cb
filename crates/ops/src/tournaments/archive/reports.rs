//! Exporting and importing the players' reports, and the rules for decklists.

use std::collections::BTreeMap;

use super::players::PlayerKeys;
use crate::OpError;
use podium_document::event::{Decklists, PlayersReport};
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::decks::{self, DeckRulesRow};
use podium_store::{DbError, Reader, Writer};

/// Exports the reports of a tournament, by pod.
pub(super) fn reported(
    conn: &mut Reader<'_>,
    tournament: &str,
    keys: &PlayerKeys<'_>,
) -> Result<BTreeMap<String, Vec<PlayersReport>>, OpError> {
    let key = |id: &str| keys.get(id).map(|key| (*key).to_owned());
    let mut all = BTreeMap::<String, Vec<PlayersReport>>::new();
    for row in reports::of_tournament(conn, tournament)? {
        let corrupt = |what: String| DbError::Corrupt(format!("report {}: {what}", row.id));
        let report = PlayersReport {
            by: key(&row.player_id).ok_or_else(|| corrupt("by nobody".into()))?,
            at: row.at.and_utc(),
            state: row.state,
            games: row.games.clone(),
            conceded: serde_json::from_str(&row.conceded).map_err(|e| corrupt(e.to_string()))?,
            answered_by: row.answered_by.as_deref().and_then(key),
            answered_at: row.answered_at.map(|at| at.and_utc()),
            objection: row.objection.clone(),
        };
        all.entry(row.pod_id).or_default().push(report);
    }
    Ok(all)
}

/// Stores the reports of a pod; `id` returns a player's id in the database for the one in the document.
pub(super) fn store<'i>(
    conn: &mut Writer<'_>,
    tournament: &str,
    pod: &str,
    all: &[PlayersReport],
    id: &impl Fn(&str) -> Option<&'i str>,
) -> Result<(), OpError> {
    for report in all {
        let found = |key: &str| {
            let id = id(key).ok_or_else(|| OpError::refused(say::refused_settings::no_player_with_id(key)))?;
            Ok::<_, OpError>(id.to_owned())
        };
        let row = ReportRow {
            conceded: serde_json::json!(report.conceded).to_string(),
            state: report.state,
            answered_by: report.answered_by.as_deref().map(found).transpose()?,
            answered_at: report.answered_at.map(|at| at.naive_utc()),
            objection: report.objection.clone(),
            ..ReportRow::new(
                tournament,
                pod,
                &found(&report.by)?,
                &report.games,
                report.at.naive_utc(),
            )
        };
        reports::insert(conn, &row)?;
    }
    Ok(())
}

/// Exports the tournament's rules for decklists.
pub(super) fn decklists(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<Decklists>, OpError> {
    let Some(row) = decks::of_tournament(conn, tournament)? else {
        return Ok(None);
    };
    let corrupt = |e: serde_json::Error| DbError::Corrupt(format!("card data of {tournament}: {e}"));
    Ok(Some(Decklists {
        format: row.format,
        deadline: row.deadline.map(|at| at.and_utc()),
        // Empty lines are left out: a document refuses empty texts.
        banned: row.banned.map(|text| {
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            lines.map(str::to_owned).collect()
        }),
        cards: row
            .cards
            .map(|json| serde_json::from_str(&json))
            .transpose()
            .map_err(corrupt)?,
        highest_bracket: row.highest_bracket.and_then(|bracket| u8::try_from(bracket).ok()),
    }))
}

/// Stores the rules for decklists.
pub(super) fn store_decklists(conn: &mut Writer<'_>, tournament: &str, decklists: &Decklists) -> Result<(), OpError> {
    let row = DeckRulesRow {
        tournament_id: tournament.to_owned(),
        format: decklists.format,
        deadline: decklists.deadline.map(|at| at.naive_utc()),
        banned: decklists.banned.as_ref().map(|names| names.join("\n")),
        cards: decklists.cards.as_ref().map(ToString::to_string),
        version: 1,
        highest_bracket: decklists.highest_bracket.map(i64::from),
    };
    Ok(decks::insert(conn, &row)?)
}
