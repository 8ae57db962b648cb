//! The people of a season: whom the ids in its results mean now.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use podium_rules::season::PersonIx;
use podium_store::community::Community;
use podium_store::community::people::{self, PersonRow};
use podium_store::{DbError, Reader};

use crate::names;

/// A person of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPerson {
    pub id: String,
    /// Their number in the community.
    pub number: i64,
    /// As public pages show it.
    pub name: String,
    /// Whether everybody sees their page.
    pub shows_results: bool,
}

/// The people of a season in the order of lists by name.
pub(super) struct People {
    list: Vec<SeasonPerson>,
    /// Index of the person whom an id means.
    by_id: HashMap<String, u32>,
}

impl People {
    /// Reads the people whom some ids mean: of somebody who was merged into another person, that person.
    pub fn read<'i>(
        conn: &mut Reader<'_>,
        ids: impl Iterator<Item = &'i str>,
        community: &Community,
    ) -> Result<Self, DbError> {
        let asked: BTreeSet<String> = ids.map(str::to_owned).collect();
        let rows = with_those_they_are(conn, &asked)?;
        // BTreeMap: in one order, whatever order the database has
        let mut live: BTreeMap<(String, i64), &PersonRow> = BTreeMap::new();
        let mut means: Vec<(&String, (String, i64))> = Vec::with_capacity(asked.len());
        for id in &asked {
            if let Some(row) = end_of(&rows, id) {
                let key = (row.order_key.clone(), row.number);
                live.insert(key.clone(), row);
                means.push((id, key));
            }
        }
        let index: HashMap<&(String, i64), u32> = live.keys().zip(0..).collect();
        let by_id = means.iter().filter_map(|(id, key)| Some(((*id).clone(), *index.get(key)?)));
        Ok(Self {
            by_id: by_id.collect(),
            list: live.values().map(|row| person(row, community)).collect(),
        })
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns the person whom an id means.
    pub fn ix(&self, id: &str) -> Option<PersonIx> {
        self.by_id.get(id).copied().map(PersonIx)
    }

    pub fn into_list(self) -> Vec<SeasonPerson> {
        self.list
    }
}

/// Reads people, and those whom they were merged into.
fn with_those_they_are(
    conn: &mut Reader<'_>,
    asked: &BTreeSet<String>,
) -> Result<HashMap<String, PersonRow>, DbError> {
    let mut rows: HashMap<String, PersonRow> = HashMap::new();
    let mut missing: Vec<String> = asked.iter().cloned().collect();
    while !missing.is_empty() {
        let found = people::by_ids(conn, &missing)?;
        missing = found.iter().filter_map(|row| row.merged_into.clone()).collect();
        rows.extend(found.into_iter().map(|row| (row.id.clone(), row)));
        missing.sort_unstable();
        missing.dedup();
        missing.retain(|id| !rows.contains_key(id));
    }
    Ok(rows)
}

/// Follows merges to the person who somebody is now.
fn end_of<'r>(rows: &'r HashMap<String, PersonRow>, id: &str) -> Option<&'r PersonRow> {
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

fn person(row: &PersonRow, community: &Community) -> SeasonPerson {
    SeasonPerson {
        id: row.id.clone(),
        number: row.number,
        name: names::of_person(row, community.names_shown),
        shows_results: row.shows_results && row.shows_name && row.is_live(),
    }
}
