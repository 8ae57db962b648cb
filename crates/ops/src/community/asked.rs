//! The open doubts of a community with what each is about, for pages and programs that ask.

use podium_store::community::doubts::{self, Doubt};
use podium_store::community::people::PersonOutline;
use podium_store::season::meant;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, Reader};

/// A doubt with what it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    pub doubt: Doubt,
    /// The person whom the entry, or the other person, may be.
    pub person: PersonOutline,
    pub about: About,
}

/// What a doubt is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// An entry with its tournament.
    Entry(Box<(PlayerRow, Tournament)>),
    Person(Box<PersonOutline>),
}

impl Asked {
    /// Reads the open doubts of a community, the oldest first: at most so many. Those about people who are one by now are left out.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn open(conn: &mut Reader<'_>, community: &str, most: i64) -> Result<Vec<Self>, DbError> {
        let doubts = doubts::open(conn, community, most)?;
        let people = doubts.iter().map(|doubt| Some(doubt.person_id.as_str()));
        let others = doubts.iter().map(|doubt| doubt.other_id.as_deref());
        let people = meant(conn, people.chain(others).flatten())?;
        let entries: Vec<String> = doubts.iter().filter_map(|doubt| doubt.player_id.clone()).collect();
        let entries = players::by_ids(conn, &entries)?;
        let ids: Vec<&str> = entries.iter().map(|row| row.tournament_id.as_str()).collect();
        let tournaments = tournaments::by_ids(conn, &ids)?;
        let entry = |id: &str| {
            let row = entries.iter().find(|row| row.id == id)?;
            let tournament = tournaments.iter().find(|one| one.id == row.tournament_id)?;
            Some(About::Entry(Box::new((row.clone(), tournament.clone()))))
        };
        let asked = |doubt: Doubt| {
            let person = people.get(&doubt.person_id)?.clone();
            let about = match (&doubt.player_id, &doubt.other_id) {
                (Some(player), _) => entry(player)?,
                (None, Some(other)) => {
                    let other = people.get(other).filter(|other| other.id != person.id)?;
                    About::Person(Box::new(other.clone()))
                }
                (None, None) => return None,
            };
            Some(Self { doubt, person, about })
        };
        Ok(doubts.into_iter().filter_map(asked).collect())
    }
}
