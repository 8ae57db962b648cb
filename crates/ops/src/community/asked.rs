//! The open doubts of a community with what each is about, for pages and programs that ask.

use super::entry::current;
use podium_store::community::doubts::{self, Doubt};
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, PlayerStatus, Reader};

/// A doubt with what it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    pub doubt: Doubt,
    /// The person whom the entry, or the other person, may be.
    pub person: PersonRow,
    pub about: About,
}

/// What a doubt is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// An entry with its tournament.
    Entry(Box<(PlayerRow, Tournament)>),
    Person(Box<PersonRow>),
}

impl Asked {
    /// Reads the open doubts of a community, the oldest first: at most so many. Those about entries that were removed, or about
    /// people who are one by now, are left out.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn open(conn: &mut Reader<'_>, community: &str, most: i64) -> Result<Vec<Self>, DbError> {
        let mut asked = Vec::new();
        for doubt in doubts::open(conn, community, most)? {
            asked.extend(Self::read(conn, doubt)?);
        }
        Ok(asked)
    }

    fn read(conn: &mut Reader<'_>, doubt: Doubt) -> Result<Option<Self>, DbError> {
        let Some(person) = person_now(conn, &doubt.person_id)? else {
            return Ok(None);
        };
        let about = match (&doubt.player_id, &doubt.other_id) {
            (Some(player), _) => entry(conn, player)?.map(|entry| About::Entry(Box::new(entry))),
            (None, Some(other)) => person_now(conn, other)?
                .filter(|other| other.id != person.id)
                .map(|other| About::Person(Box::new(other))),
            (None, None) => None,
        };
        Ok(about.map(|about| Self { doubt, person, about }))
    }
}

/// Returns the person with an id, or the one they were merged into; `None` without personal data.
fn person_now(conn: &mut Reader<'_>, id: &str) -> Result<Option<PersonRow>, DbError> {
    let found = people::by_id(conn, id)?;
    let found = found.map(|row| current(conn, row)).transpose()?;
    Ok(found.filter(PersonRow::is_live))
}

/// Returns an entry with its tournament, unless it was removed.
fn entry(conn: &mut Reader<'_>, player: &str) -> Result<Option<(PlayerRow, Tournament)>, DbError> {
    let row = players::by_id(conn, player)?.filter(|row| row.status != PlayerStatus::Removed && !row.anonymous);
    let Some(row) = row else {
        return Ok(None);
    };
    let tournament = tournaments::by_id(conn, &row.tournament_id)?;
    Ok(tournament.map(|tournament| (row, tournament)))
}
