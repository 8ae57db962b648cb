//! The players whom recent changes of the floor concern: by this, `live` decides which phones of a hall to notify.

use std::collections::BTreeSet;

use diesel::prelude::*;

use crate::schema::{floor_changes, tournaments};
use crate::{DbError, Reader, Writer, each};

/// The number of changes of a tournament that are kept. A listener that is further behind is notified that everything
/// changed.
const KEPT: i64 = 256;
/// The number of changes between two clean-ups, so that not every command deletes.
const CLEANED_EVERY: i64 = 64;

/// Stores the players whom a change concerns, by id; none for a change that no player's page shows.
pub fn insert(
    conn: &mut Writer<'_>,
    tournament: &str,
    floor_version: i64,
    players: &BTreeSet<String>,
) -> Result<(), DbError> {
    let ids = players.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    each!(conn, |c| {
        diesel::insert_into(floor_changes::table)
            .values((
                floor_changes::tournament_id.eq(tournament),
                floor_changes::floor_version.eq(floor_version),
                floor_changes::players.eq(&ids),
            ))
            .execute(c)?;
        if floor_version % CLEANED_EVERY == 0 {
            let old = floor_changes::table
                .filter(floor_changes::tournament_id.eq(tournament))
                .filter(floor_changes::floor_version.le(floor_version - KEPT));
            diesel::delete(old).execute(c)?;
        }
        Ok(())
    })
}

/// Returns the players concerned by the changes after a floor version, up to and including another one; `None`:
/// everybody, because one of the changes does not say, or is no longer kept.
pub fn concerned(
    conn: &mut Reader<'_>,
    slug: &str,
    after: i64,
    up_to: i64,
) -> Result<Option<BTreeSet<String>>, DbError> {
    // nothing was counted, or the count went back: the row was restored from a backup
    if up_to <= after || up_to - after > KEPT {
        return Ok(None);
    }
    let rows: Vec<String> = each!(conn, |c| floor_changes::table
        .inner_join(tournaments::table)
        .filter(tournaments::slug.eq(slug))
        .filter(floor_changes::floor_version.gt(after))
        .filter(floor_changes::floor_version.le(up_to))
        .select(floor_changes::players)
        .load(c))?;
    if (rows.len() as i64) < up_to - after {
        return Ok(None);
    }
    let ids = rows.iter().flat_map(|ids| ids.split_whitespace());
    Ok(Some(ids.map(str::to_owned).collect()))
}
