//! Exporting and importing announcements. Their authors are in the log, because a document has no accounts.

use std::collections::HashMap;

use super::players::PlayerKeys;
use crate::OpError;
use podium_base::clock;
use podium_document::event::{Announcement, Place};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::notices::{self, Addressee, Announcement as Row};
use podium_store::{DbError, Reader, Writer};

/// Exports every announcement that was not withdrawn, oldest first; players by their keys.
pub(super) fn all(conn: &mut Reader<'_>, loaded: &Loaded, keys: &PlayerKeys<'_>) -> Result<Vec<Announcement>, DbError> {
    let is_there = |row: &Row| match row.addressee() {
        // if the round was paired again, the table may be gone: then the announcement is for nobody
        Addressee::Table { round, table } => loaded
            .round(round)
            .is_some_and(|round| round.pods.iter().any(|pod| pod.table_number == table)),
        Addressee::Everybody | Addressee::Player(_) => true,
    };
    let mut rows = notices::announcements(conn, &loaded.tournament.id)?;
    rows.retain(|row| !row.withdrawn && is_there(row));
    Ok(oldest_first(rows, keys))
}

/// Exports the announcements that are public now, oldest first.
pub(super) fn shown(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Announcement>, DbError> {
    let now = clock::now();
    let mut rows = notices::to_everybody(conn, tournament)?;
    rows.retain(|row| row.begins() <= now);
    Ok(oldest_first(rows, &PlayerKeys::new()))
}

fn oldest_first(rows: Vec<Row>, keys: &PlayerKeys<'_>) -> Vec<Announcement> {
    let exported = |row: Row| {
        let (place, player) = match row.addressee() {
            Addressee::Everybody => (None, None),
            Addressee::Table { round, table } => {
                let place = Place {
                    round: round as u32,
                    table: table as u32,
                };
                (Some(place), None)
            }
            Addressee::Player(id) => (None, keys.get(id.as_str()).map(|key| (*key).to_owned())),
        };
        Announcement {
            at: row.at.and_utc(),
            shown_from: row.shown_from.map(|from| from.and_utc()),
            pinned: row.pinned,
            place,
            player,
            text: row.text,
        }
    };
    // queries return the latest first
    rows.into_iter().rev().map(exported).collect()
}

/// Stores the announcements of a document, after its players; `players`: the ids of keys.
pub(super) fn store(
    conn: &mut Writer<'_>,
    announcements: &[Announcement],
    tournament: &str,
    players: &HashMap<&str, &str>,
) -> Result<(), OpError> {
    for announcement in announcements {
        let player = announcement.player.as_deref().and_then(|key| players.get(key));
        let addressee = match (announcement.place, player) {
            (Some(place), _) => Addressee::Table {
                round: place.round.into(),
                table: place.table.into(),
            },
            (None, Some(id)) => Addressee::Player((*id).to_owned()),
            (None, None) => Addressee::Everybody,
        };
        let row = Row {
            pinned: announcement.pinned,
            shown_from: announcement.shown_from.map(|from| from.naive_utc()),
            ..Row::new(tournament, &announcement.text, announcement.at.naive_utc())
        };
        notices::announce(conn, &row.to(addressee))?;
    }
    Ok(())
}
