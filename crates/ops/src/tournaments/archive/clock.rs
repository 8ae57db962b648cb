//! Exporting and importing round clocks and the time given to tables. The judges who gave it are in the log, because a
//! document has no accounts.

use std::collections::BTreeMap;

use super::players::PlayerKeys;
use crate::OpError;
use podium_document::event::{CheckedDeck, Clock, Ended, Extension};
use podium_store::floor::checked_decks::{self, CheckedDeckRow};
use podium_store::floor::clocks::{self, ClockRow, ExtensionRow};
use podium_store::{ExtensionKind, Reader, Writer};

/// Exports the clocks of a tournament, by round.
pub(super) fn clocks(conn: &mut Reader<'_>, tournament: &str) -> Result<BTreeMap<String, Clock>, OpError> {
    let rows = clocks::of_tournament(conn, tournament)?.into_iter();
    Ok(rows
        .map(|row| {
            let clock = Clock {
                started_at: row.started_at.and_utc(),
                limit_minutes: row.limit_minutes,
                added_minutes: row.added_minutes,
                paused_at: row.paused_at.map(|at| at.and_utc()),
                paused_microseconds: row.paused_microseconds,
            };
            (row.round_id, clock)
        })
        .collect())
}

/// Exports the time given to the tables of a tournament, by pod; time that came with a ruling is in the ruling.
pub(super) fn extensions(
    conn: &mut Reader<'_>,
    tournament: &str,
    keys: &PlayerKeys<'_>,
) -> Result<BTreeMap<String, Vec<Extension>>, OpError> {
    let mut decks = BTreeMap::<String, Vec<CheckedDeck>>::new();
    for row in checked_decks::of_tournament(conn, tournament)? {
        let Some(player) = keys.get(row.player_id.as_str()) else {
            continue;
        };
        decks.entry(row.extension_id).or_default().push(CheckedDeck {
            player: (*player).to_owned(),
            found: Some(row.found).filter(|found| !found.is_empty()),
        });
    }
    let mut all = BTreeMap::<String, Vec<Extension>>::new();
    for row in clocks::extensions_of_tournament(conn, tournament)? {
        // Written twice, it would be added twice by an import.
        if row.kind == ExtensionKind::Ruling {
            continue;
        }
        let ended = row.ended_at.zip(row.minutes).map(|(at, minutes)| Ended {
            at: at.and_utc(),
            minutes,
        });
        all.entry(row.pod_id).or_default().push(Extension {
            kind: row.kind,
            started_at: row.started_at.and_utc(),
            ended,
            // The column is NOT NULL, and an empty text is refused in a document.
            reason: Some(row.reason).filter(|reason| !reason.is_empty()),
            withdrawn: row.withdrawn,
            decks: decks.remove(&row.id).unwrap_or_default(),
        });
    }
    Ok(all)
}

/// Stores the clock of a round.
pub(super) fn store_clock(conn: &mut Writer<'_>, round: &str, clock: &Clock) -> Result<(), OpError> {
    let row = ClockRow {
        round_id: round.to_owned(),
        limit_minutes: clock.limit_minutes,
        started_at: clock.started_at.naive_utc(),
        paused_at: clock.paused_at.map(|at| at.naive_utc()),
        paused_microseconds: clock.paused_microseconds,
        added_minutes: clock.added_minutes,
        version: 1,
        // a document has only their sum
        pauses: "[]".to_owned(),
    };
    Ok(clocks::insert(conn, &row)?)
}

/// Stores the time given to a pod.
pub(super) fn store_extensions<'p>(
    conn: &mut Writer<'_>,
    tournament: &str,
    pod: &str,
    all: &[Extension],
    player_id: &dyn Fn(&str) -> Option<&'p str>,
) -> Result<(), OpError> {
    for given in all {
        let row = ExtensionRow {
            ended_at: given.ended.map(|ended| ended.at.naive_utc()),
            minutes: given.ended.map(|ended| ended.minutes),
            withdrawn: given.withdrawn,
            ..ExtensionRow::new(
                pod,
                given.kind,
                given.reason.as_deref().unwrap_or_default(),
                given.started_at.naive_utc(),
            )
        };
        clocks::give(conn, &row)?;
        let decks = given.decks.iter().filter_map(|deck| {
            Some(CheckedDeckRow {
                found: deck.found.clone().unwrap_or_default(),
                ..CheckedDeckRow::new(tournament, &row.id, player_id(&deck.player)?)
            })
        });
        checked_decks::insert(conn, &decks.collect::<Vec<_>>())?;
    }
    Ok(())
}
