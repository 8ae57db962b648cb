//! Whom ids in results mean now: of somebody who was merged into another person, that person.

use std::collections::{BTreeSet, HashMap};

use crate::community::people::{self, PersonOutline};
use crate::{DbError, Reader};

/// Reads the people whom some ids mean.
pub fn meant<'i>(
    conn: &mut Reader<'_>,
    ids: impl IntoIterator<Item = &'i str>,
) -> Result<HashMap<String, PersonOutline>, DbError> {
    let asked: BTreeSet<String> = ids.into_iter().map(str::to_owned).collect();
    let mut rows = with_those_they_are(conn, &asked)?;
    let is_merged = |id: &&String| rows.get(*id).is_some_and(|row| row.merged_into.is_some());
    let of = |id: &String| Some((id.clone(), end_of(&rows, id)?.clone()));
    let merged: Vec<(String, PersonOutline)> = asked.iter().filter(is_merged).filter_map(of).collect();
    rows.retain(|id, row| row.merged_into.is_none() && asked.contains(id));
    rows.extend(merged);
    Ok(rows)
}

/// Reads people, and those whom they were merged into.
fn with_those_they_are(
    conn: &mut Reader<'_>,
    asked: &BTreeSet<String>,
) -> Result<HashMap<String, PersonOutline>, DbError> {
    let mut rows: HashMap<String, PersonOutline> = HashMap::new();
    let mut missing: Vec<String> = asked.iter().cloned().collect();
    while !missing.is_empty() {
        let found = people::outlines(conn, &missing)?;
        missing = found.iter().filter_map(|row| row.merged_into.clone()).collect();
        rows.extend(found.into_iter().map(|row| (row.id.clone(), row)));
        missing.sort_unstable();
        missing.dedup();
        missing.retain(|id| !rows.contains_key(id));
    }
    Ok(rows)
}

/// Follows merges to the person who somebody is now.
fn end_of<'r>(rows: &'r HashMap<String, PersonOutline>, id: &str) -> Option<&'r PersonOutline> {
    let mut row = rows.get(id)?;
    // no longer than there are rows: a circle would be a fault, and no page may hang on it
    for _ in 0..rows.len() {
        match &row.merged_into {
            Some(next) => row = rows.get(next)?,
            None => return Some(row),
        }
    }
    None
}
