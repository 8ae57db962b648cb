//! The people of a season: whom the ids in its results mean now.

use std::collections::{BTreeMap, HashMap};

use podium_rules::season::PersonIx;
use podium_store::community::Community;
use podium_store::community::people::PersonOutline;
use podium_store::season::meant;
use podium_store::{DbError, Reader};

use crate::names;

/// A person of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPerson {
    pub id: String,
    /// Their number in the community: of somebody without a public name only the staff sees it.
    pub number: i64,
    /// For the staff.
    pub full_name: String,
    /// As public pages show it; `None`: they do not show their results, and are "a player" in lists.
    pub public_name: Option<String>,
    /// Whether everybody sees their page.
    pub shows_results: bool,
    pub shows_commanders: bool,
}

/// The people of a season by number: an order by name would tell how the name of somebody begins who does not show it.
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
        let live: BTreeMap<i64, &PersonOutline> = rows.values().map(|row| (row.number, row)).collect();
        let index: HashMap<i64, u32> = live.keys().copied().zip(0..).collect();
        let by_id = rows
            .iter()
            .filter_map(|(id, row)| Some((id.clone(), *index.get(&row.number)?)));
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

    /// Returns whether everybody may see the commanders of the person whom an id means.
    pub fn shows_commanders(&self, id: &str) -> bool {
        self.ix(id)
            .is_some_and(|person| self.list[person.ix()].shows_commanders)
    }

    pub fn into_list(self) -> Vec<SeasonPerson> {
        self.list
    }
}

fn person(row: &PersonOutline, community: &Community) -> SeasonPerson {
    SeasonPerson {
        id: row.id.clone(),
        number: row.number,
        full_name: row.name.clone(),
        public_name: names::of_person_in_list(row, community.names_shown, row.shows_results),
        shows_results: row.shows_results && row.shows_name && !row.anonymous,
        shows_commanders: row.shows_commanders && row.shows_name,
    }
}
