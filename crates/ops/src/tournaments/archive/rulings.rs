//! Exporting and importing rulings. The judges are in the log, because a document has no accounts.

use std::collections::HashMap;

use super::players::PlayerKeys;
use super::{moment, notes};
use crate::OpError;
use crate::floor::rulings::{COMMAND_LINE, EarlierText as Stored, book};
use podium_base::clock::Moment;
use podium_document::event::{EarlierText, Ruling, RulingPlayer, Withdrawal};
use podium_event::penalties::Penalty;
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::floor::rulings as rows;
use podium_store::floor::rulings::{RulingPlayerRow, RulingRow};
use podium_store::tournaments::{Tournament, rounds};
use podium_store::{Reader, Writer};

/// The parts of a ruling whose earlier text is kept.
const PARTS: [&str; 5] = ["what", "answer", "rule", "decision", "penalty"];

/// Exports the rulings of a tournament; players by their ids in the document.
pub(super) fn exported_rulings(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    keys: &PlayerKeys<'_>,
) -> Result<Vec<Ruling>, OpError> {
    let utc = |at: Moment| at.and_utc();
    let text = |text: String| Some(text).filter(|text| !text.trim().is_empty());
    let book = book(conn, tournament)?;
    let mut said = notes::statements(conn, &tournament.id, keys)?;
    // The command line has no name in a document.
    let by = |name: &str| Some(name.to_owned()).filter(|name| name != COMMAND_LINE);
    let entries = book.entries.into_iter();
    let ruling = entries.map(|entry| Ruling {
        number: entry.row.number as u32,
        round: entry.row.round as u32,
        table: entry.table.map(|table| table as u32),
        at: utc(entry.row.made_at),
        players: entry
            .players
            .into_iter()
            .map(|about| RulingPlayer {
                built_on: about
                    .row
                    .basis()
                    .filter_map(|number| u32::try_from(number).ok())
                    .collect(),
                player: about.player.key,
                infraction: about.row.infraction,
                // A document omits "none".
                penalty: Some(about.penalty).filter(|penalty| *penalty > Penalty::None),
                proposed: about.proposed,
                drops: about.row.drops,
                effect: about.row.effect,
                done_at: about.row.done_at.map(utc),
                due_round: about.row.due_round.map(|round| round as u32),
            })
            .collect(),
        what: entry.row.what,
        answer: text(entry.row.answer),
        rule: text(entry.row.rule),
        minutes: entry
            .minutes
            .map(|minutes| minutes as u32)
            .filter(|_| entry.table.is_some()),
        state: entry.row.state,
        appealed_at: entry.row.appealed_at.map(utc),
        decided_at: entry.row.decided_at.map(utc),
        decision: entry.row.decision.and_then(text),
        flagged_at: entry.row.flagged_at.map(utc),
        withdrawn: entry.row.withdrawn_at.map(|at| Withdrawal {
            at: utc(at),
            by: entry.withdrawn_by.as_deref().and_then(by),
            reason: entry.row.withdrawn_reason.and_then(text),
        }),
        earlier: (entry.earlier.iter())
            .filter_map(|(earlier, name)| {
                Some(EarlierText {
                    part: PARTS.into_iter().find(|part| *part == earlier.part)?,
                    text: text(earlier.text.clone())?,
                    at: utc(earlier.at),
                    by: by(name.as_str()),
                })
            })
            .collect(),
        statements: said.remove(&entry.row.id).unwrap_or_default(),
    });
    Ok(ruling.collect())
}

/// Stores the rulings of a document; `by_key` are its players' ids in the database by those in the document.
pub(super) fn store_rulings(
    conn: &mut Writer<'_>,
    tournament: &str,
    rulings: &[Ruling],
    by_key: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    for ruling in rulings {
        let round = rounds::by_number(conn, tournament, i64::from(ruling.round))?;
        let pod = match (&round, ruling.table) {
            (Some(round), Some(table)) => rounds::pod_at_table(conn, &round.id, i64::from(table))?,
            _ => None,
        };
        let made_at = moment(ruling.at);
        let extension = match (&pod, ruling.minutes) {
            (Some(pod), Some(minutes)) => Some(ExtensionRow::of_ruling(
                &pod.id,
                i64::from(ruling.number),
                i64::from(minutes),
                made_at,
            )),
            _ => None,
        };
        if let Some(extension) = &extension {
            clocks::give(conn, extension)?;
        }
        let row = RulingRow {
            pod_id: pod.map(|pod| pod.id),
            what: ruling.what.clone(),
            answer: ruling.answer.clone().unwrap_or_default(),
            rule: ruling.rule.clone().unwrap_or_default(),
            state: ruling.state,
            appealed_at: ruling.appealed_at.map(moment),
            decided_at: ruling.decided_at.map(moment),
            decision: ruling.decision.clone(),
            flagged_at: ruling.flagged_at.map(moment),
            extension_id: extension.map(|extension| extension.id),
            withdrawn_at: ruling.withdrawn.as_ref().map(|withdrawn| moment(withdrawn.at)),
            withdrawn_name: ruling.withdrawn.as_ref().and_then(|withdrawn| withdrawn.by.clone()),
            withdrawn_reason: ruling.withdrawn.as_ref().and_then(|withdrawn| withdrawn.reason.clone()),
            earlier_texts: earlier_json(&ruling.earlier),
            ..RulingRow::new(tournament, i64::from(ruling.number), i64::from(ruling.round), made_at)
        };
        rows::insert(conn, &row)?;
        notes::store_statements(conn, tournament, &row.id, &ruling.statements, by_key)?;
        for about in &ruling.players {
            // Cannot happen: the reader refuses unknown ids.
            let Some(player) = by_key.get(about.player.as_str()) else {
                continue;
            };
            let row = RulingPlayerRow {
                infraction: about.infraction.clone(),
                penalty: about.penalty.map(|penalty| penalty.as_str().to_owned()),
                proposed: about.proposed.map(|penalty| penalty.as_str().to_owned()),
                drops: about.drops,
                effect: about.effect,
                done_at: about.done_at.map(moment),
                due_round: about.due_round.map(i64::from),
                built_on: about
                    .built_on
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" "),
                ..RulingPlayerRow::new(&row, player)
            };
            rows::insert_player(conn, &row)?;
        }
    }
    Ok(())
}

/// Writes earlier texts as the database stores them; `None`: nothing was changed.
fn earlier_json(earlier: &[EarlierText]) -> Option<String> {
    let stored = earlier.iter().map(|earlier| Stored {
        part: earlier.part.to_owned(),
        text: earlier.text.clone(),
        at: moment(earlier.at),
        by: None,
        name: earlier.by.clone(),
    });
    let stored: Vec<Stored> = stored.collect();
    (!stored.is_empty()).then(|| serde_json::json!(stored).to_string())
}
