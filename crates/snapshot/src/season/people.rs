//! The people of a season: whom the ids in its results mean now.

use std::collections::{BTreeMap, HashMap};

use podium_rules::season::PersonIx;
use podium_store::community::Community;
use podium_store::community::people::PersonRow;
use podium_store::season::meant;
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
        let rows = meant(conn, ids)?;
        // in one order, whatever order the database has
        let mut live: BTreeMap<(&str, i64), &PersonRow> = BTreeMap::new();
        let mut means: Vec<(&String, (&str, i64))> = Vec::with_capacity(rows.len());
        for (id, row) in &rows {
            let key = (row.order_key.as_str(), row.number);
            live.insert(key, row);
            means.push((id, key));
        }
        let index: HashMap<&(&str, i64), u32> = live.keys().zip(0..).collect();
        let by_id = means
            .iter()
            .filter_map(|(id, key)| Some(((*id).clone(), *index.get(key)?)));
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

fn person(row: &PersonRow, community: &Community) -> SeasonPerson {
    SeasonPerson {
        id: row.id.clone(),
        number: row.number,
        name: names::of_person(row, community.names_shown),
        shows_results: row.shows_results && row.shows_name && row.is_live(),
    }
}
