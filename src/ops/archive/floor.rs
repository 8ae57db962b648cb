//! Calls and covers between rows and the event document. A judge is an account here and its name there: an import knows
//! the accounts of the same names.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};

use crate::clock::Moment;
use crate::db::accounts::Account;
use crate::db::calls::{self, CallRow, CoverRow};
use crate::db::events::Loaded;
use crate::db::players::PlayerRow;
use crate::db::{self, CallState, Conn, accounts, rounds};
use crate::document::EventDocument;
use crate::document::event as document;
use crate::document::event::{Call, Cover, Done};
use crate::ops::OpError;

fn utc(at: Moment) -> DateTime<Utc> {
    at.and_utc()
}

fn name(accounts: &[Account], id: Option<&str>) -> Option<String> {
    let found = accounts.iter().find(|account| Some(account.id.as_str()) == id);
    found.map(|account| account.name.clone())
}

/// All calls of a tournament, oldest first; players by their keys.
pub(super) fn calls(conn: &mut Conn<'_>, loaded: &Loaded, players: &[PlayerRow]) -> Result<Vec<Call>, OpError> {
    let accounts = accounts::all(conn)?;
    let mut places = HashMap::new();
    for round in &loaded.rounds {
        for pod in &round.pods {
            places.insert(pod.id.as_str(), (round.row.number as u32, pod.table_number as u32));
        }
    }
    let done = |at: Option<Moment>, by: &Option<String>| {
        at.map(|at| Done {
            at: utc(at),
            by: name(&accounts, by.as_deref()),
        })
    };
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let rows = calls::of_tournament(conn, &loaded.tournament.id)?;
    Ok(rows
        .iter()
        .filter_map(|row| {
            let caller = players.iter().find(|player| Some(&player.id) == row.player_id.as_ref());
            Some(Call {
                made_at: utc(row.made_at),
                place: row.pod_id.as_deref().and_then(|pod| places.get(pod)).copied(),
                player: caller.map(|player| player.key.clone()),
                noted_by: name(&accounts, row.made_by.as_deref()),
                what: text(&row.what),
                state: state_word(row.state)?,
                claimed: done(row.claimed_at, &row.claimed_by),
                escalated: done(row.escalated_at, &row.escalated_by),
                ended: done(row.resolved_at, &row.resolved_by),
                answer: row.answer.as_deref().and_then(text),
            })
        })
        .collect())
}

fn state_word(state: CallState) -> Option<document::CallState> {
    let found = document::CallState::WORDS
        .iter()
        .find(|(word, _)| *word == state.as_str());
    found.map(|(_, state)| *state)
}

/// Who covered which table, by pod.
pub(super) fn covers(conn: &mut Conn<'_>, tournament: &str) -> Result<BTreeMap<String, Cover>, OpError> {
    let accounts = accounts::all(conn)?;
    let rows = calls::covers_of_tournament(conn, tournament)?;
    let cover = |row: CoverRow| {
        let by = name(&accounts, Some(&row.account_id))?;
        let since = utc(row.since);
        Some((row.pod_id, Cover { by, since }))
    };
    Ok(rows.into_iter().filter_map(cover).collect())
}

/// Stores calls and covers, once rounds and players are there. What only an account can have done is left out where no
/// account has the name: such a claim, so that the call waits again, and such a cover.
pub(super) fn store(
    conn: &mut Conn<'_>,
    document: &EventDocument,
    tournament: &str,
    players: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    let accounts = accounts::all(conn)?;
    let id = |name: Option<&String>| {
        let found = accounts.iter().find(|account| Some(&account.name) == name);
        found.map(|account| account.id.clone())
    };
    let numbers: HashMap<String, i64> = rounds::of_tournament(conn, tournament)?
        .into_iter()
        .map(|round| (round.id, round.number))
        .collect();
    let pods: HashMap<(i64, i64), String> = rounds::pods_of_tournament(conn, tournament)?
        .into_iter()
        .filter_map(|pod| Some(((*numbers.get(&pod.round_id)?, pod.table_number), pod.id)))
        .collect();
    let pod_at = |(round, table): (u32, u32)| pods.get(&(round.into(), table.into())).cloned();
    for (round, about) in document.event.rounds().iter().zip(&document.about.rounds) {
        for (pod, about) in round.pods.iter().zip(&about.pods) {
            let Some(cover) = &about.covered else { continue };
            if let (Some(pod_id), Some(account_id)) = (pod_at((round.number, pod.table)), id(Some(&cover.by))) {
                let row = CoverRow {
                    pod_id,
                    account_id,
                    since: cover.since.naive_utc(),
                };
                calls::set_cover(conn, &row.pod_id, Some(&row))?;
            }
        }
    }
    for call in &document.about.calls {
        let by = |done: &Option<Done>| id(done.as_ref().and_then(|done| done.by.as_ref()));
        let at = |done: &Option<Done>| done.as_ref().map(|done| done.at.naive_utc());
        let claimed_by = by(&call.claimed);
        let state = match CallState::parse(call.state.word()).unwrap_or(CallState::Waiting) {
            CallState::Claimed if claimed_by.is_none() && call.escalated.is_some() => CallState::Escalated,
            CallState::Claimed if claimed_by.is_none() => CallState::Waiting,
            state => state,
        };
        let row = CallRow {
            id: db::new_id(),
            tournament_id: tournament.to_owned(),
            pod_id: call.place.and_then(pod_at),
            player_id: call
                .player
                .as_deref()
                .and_then(|key| players.get(key))
                .map(|id| (*id).to_owned()),
            made_by: id(call.noted_by.as_ref()),
            made_at: call.made_at.naive_utc(),
            what: call.what.clone().unwrap_or_default(),
            state,
            claimed_at: at(&call.claimed).filter(|_| claimed_by.is_some()),
            claimed_by,
            escalated_by: by(&call.escalated),
            escalated_at: at(&call.escalated),
            resolved_by: by(&call.ended),
            resolved_at: at(&call.ended),
            answer: call.answer.clone(),
            version: 1,
        };
        calls::insert(conn, &row)?;
    }
    Ok(())
}
