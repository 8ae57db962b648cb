//! Exporting and importing calls. The judges who handled them are in the log, because a document has no accounts.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::players::PlayerKeys;
use crate::OpError;
use podium_base::clock::Moment;
use podium_document::EventDocument;
use podium_document::event::{Call, Place};
use podium_store::floor::calls::{self, CallRow};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds;
use podium_store::{Reader, Writer};

fn utc(at: Moment) -> DateTime<Utc> {
    at.and_utc()
}

/// Exports the calls of a tournament, oldest first; players by their keys.
pub(super) fn calls(conn: &mut Reader<'_>, loaded: &Loaded, keys: &PlayerKeys<'_>) -> Result<Vec<Call>, OpError> {
    let mut places = HashMap::new();
    for round in &loaded.rounds {
        for pod in &round.pods {
            let place = Place {
                round: round.row.number as u32,
                table: pod.table_number as u32,
            };
            places.insert(pod.id.as_str(), place);
        }
    }
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let rows = calls::of_tournament(conn, &loaded.tournament.id)?;
    Ok(rows
        .iter()
        .map(|row| {
            let caller = row.player_id.as_deref().and_then(|id| keys.get(id));
            Call {
                made_at: utc(row.made_at),
                place: row.pod_id.as_deref().and_then(|pod| places.get(pod)).copied(),
                player: caller.map(|key| (*key).to_owned()),
                joined: (row.joined.split_whitespace())
                    .filter_map(|id| Some((*keys.get(id)?).to_owned()))
                    .collect(),
                what: text(&row.what),
                state: row.state,
                first_claimed: row.first_taken_at.filter(|at| row.claimed_at != Some(*at)).map(utc),
                claimed: row.claimed_at.map(utc),
                escalated: row.escalated_at.map(utc),
                escalated_note: row.escalated_note.as_deref().and_then(text),
                ended: row.resolved_at.map(utc),
                answer: row.answer.as_deref().and_then(text),
            }
        })
        .collect())
}

/// Stores the calls of a document, after its rounds and players.
pub(super) fn store(
    conn: &mut Writer<'_>,
    document: &EventDocument,
    tournament: &str,
    players: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    let numbers: HashMap<String, i64> = rounds::of_tournament(conn, tournament)?
        .into_iter()
        .map(|round| (round.id, round.number))
        .collect();
    // a document names a pod by round and table, so its id is looked up here
    let pods: HashMap<(i64, i64), String> = rounds::pods_of_tournament(conn, tournament)?
        .into_iter()
        .filter_map(|pod| Some(((*numbers.get(&pod.round_id)?, pod.table_number), pod.id)))
        .collect();
    let pod_at = |at: Place| pods.get(&(at.round.into(), at.table.into())).cloned();
    for call in &document.about.calls {
        let row = CallRow {
            // The reader has checked that the table is there.
            pod_id: call.place.and_then(pod_at),
            player_id: call
                .player
                .as_deref()
                .and_then(|key| players.get(key))
                .map(|id| (*id).to_owned()),
            joined: (call.joined.iter())
                .filter_map(|key| players.get(key.as_str()).copied())
                .collect::<Vec<_>>()
                .join(" "),
            what: call.what.clone().unwrap_or_default(),
            state: call.state,
            first_taken_at: call.first_claimed.or(call.claimed).map(|at| at.naive_utc()),
            claimed_at: call.claimed.map(|at| at.naive_utc()),
            escalated_at: call.escalated.map(|at| at.naive_utc()),
            escalated_note: call.escalated_note.clone(),
            resolved_at: call.ended.map(|at| at.naive_utc()),
            answer: call.answer.clone(),
            ..CallRow::new(tournament, call.made_at.naive_utc())
        };
        calls::insert(conn, &row)?;
    }
    Ok(())
}
