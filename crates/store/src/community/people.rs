//! Queries on the people of a community, and on whose entries are whose. Where they took part is in [`super::entered`].

use std::collections::HashSet;

use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use crate::schema::{people, person_leads, players, tournaments};
use crate::tournaments::players::{PlayerRow, name_key};
use crate::values::Label;
use crate::{DbError, Lookup, PlayerStatus, Reader, Writer, each, execute, in_chunks, new_id};
use podium_base::clock::Moment;

/// A person as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = people, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PersonRow {
    pub id: String,
    // Part of a key: SQLite would search the rows that refer to it whenever it is set.
    #[diesel(skip_update)]
    pub community_id: String,
    /// The short number people see; never reused.
    pub number: i64,
    pub name: String,
    /// What equal names have in common, as [`name_key`] makes it.
    pub name_key: String,
    /// What names that look alike have in common.
    pub look_key: String,
    /// What lists are sorted by: the last name first.
    pub order_key: String,
    /// Under what lists have them: "García Márquez, Gabriel"; `None`: as the name is read.
    pub sorted_under: Option<String>,
    pub email: Option<String>,
    /// The mail address in lower case.
    pub email_key: Option<String>,
    /// What everybody sees: [`Shows::of`] reads these columns.
    pub shows_name: bool,
    pub shows_results: bool,
    pub shows_tables: bool,
    pub shows_commanders: bool,
    pub shows_rating: bool,
    /// The generation of their secret link.
    // these three have separate statements: a row that was read earlier brings nothing back
    #[diesel(skip_update)]
    pub link_generation: i64,
    /// Whether their personal data was removed.
    #[diesel(skip_update)]
    pub anonymous: bool,
    /// The person whom the staff found them to be.
    #[diesel(skip_update)]
    pub merged_into: Option<String>,
    pub made_at: Moment,
    pub version: i64,
    /// JSON: read it by [`Shows::chosen`].
    pub chosen: String,
}

/// What lists need to know of a person: much less than the whole row.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery)]
#[diesel(table_name = people)]
pub struct PersonOutline {
    pub id: String,
    pub number: i64,
    pub name: String,
    pub sorted_under: Option<String>,
    pub shows_name: bool,
    pub shows_results: bool,
    pub shows_tables: bool,
    pub shows_commanders: bool,
    pub shows_rating: bool,
    pub anonymous: bool,
    pub merged_into: Option<String>,
}

impl PersonOutline {
    /// Returns whether they are somebody now: neither merged into another person nor without their data.
    pub fn is_live(&self) -> bool {
        self.merged_into.is_none() && !self.anonymous
    }
}

/// What everybody may see of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shows {
    /// Their name on the community's pages; without it, nothing.
    pub name: bool,
    /// Events, places and record.
    pub results: bool,
    /// Opponents and seats.
    pub tables: bool,
    /// Commanders, as far as tournaments show them.
    pub commanders: bool,
    pub rating: bool,
}

impl Shows {
    /// Nothing.
    pub const NOTHING: Self = Self {
        name: false,
        results: false,
        tables: false,
        commanders: false,
        rating: false,
    };

    /// Reads what everybody sees of a person: with somebody merged into them, what both show.
    pub fn of(row: &PersonRow) -> Self {
        Self {
            name: row.shows_name,
            results: row.shows_results,
            tables: row.shows_tables,
            commanders: row.shows_commanders,
            rating: row.shows_rating,
        }
    }

    /// Reads what a person alone chose to show; nothing if that cannot be read.
    pub fn chosen(row: &PersonRow) -> Self {
        serde_json::from_str(&row.chosen).unwrap_or(Self::NOTHING)
    }

    /// Returns what both show.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            name: self.name && other.name,
            results: self.results && other.results,
            tables: self.tables && other.tables,
            commanders: self.commanders && other.commanders,
            rating: self.rating && other.rating,
        }
    }
}

impl PersonRow {
    /// Creates a person of whom only the name is known. Its keys are those of [`PersonRow::named`].
    pub fn new(community: &str, number: i64, keys: PersonKeys, name: &str, at: Moment) -> Self {
        let mut row = Self {
            id: new_id(),
            community_id: community.to_owned(),
            number,
            name: String::new(),
            name_key: String::new(),
            look_key: String::new(),
            order_key: String::new(),
            sorted_under: None,
            email: None,
            email_key: None,
            shows_name: false,
            shows_results: false,
            shows_tables: false,
            shows_commanders: false,
            shows_rating: false,
            link_generation: 1,
            anonymous: false,
            merged_into: None,
            made_at: at,
            version: 1,
            chosen: String::new(),
        };
        row.named(name, keys);
        row.choose(Shows {
            // what public pages of tournaments show already
            name: true,
            results: true,
            tables: true,
            commanders: true,
            // which no tournament shows
            rating: false,
        });
        row
    }

    /// Sets what the person chose to show, which everybody sees from now on.
    pub fn choose(&mut self, shows: Shows) {
        // a struct of booleans cannot fail
        self.chosen = serde_json::to_string(&shows).unwrap_or_default();
        self.show(shows);
    }

    /// Sets what everybody sees, whatever the person chose.
    pub fn show(&mut self, shows: Shows) {
        self.shows_name = shows.name;
        self.shows_results = shows.results;
        self.shows_tables = shows.tables;
        self.shows_commanders = shows.commanders;
        self.shows_rating = shows.rating;
    }

    /// Gives them a name with its keys, which cannot differ from it.
    pub fn named(&mut self, name: &str, keys: PersonKeys) {
        self.name = name.to_owned();
        self.name_key = name_key(name);
        self.look_key = keys.look;
        self.order_key = keys.order;
    }

    /// Sets the mail address, with its key.
    pub fn set_email(&mut self, email: Option<String>) {
        self.email_key = email.as_deref().map(str::to_lowercase);
        self.email = email;
    }

    /// Returns whether they are somebody now: neither merged into another person nor without their data.
    pub fn is_live(&self) -> bool {
        self.merged_into.is_none() && !self.anonymous
    }

    /// Returns what lists need to know of them.
    pub fn outline(&self) -> PersonOutline {
        PersonOutline {
            id: self.id.clone(),
            number: self.number,
            name: self.name.clone(),
            sorted_under: self.sorted_under.clone(),
            shows_name: self.shows_name,
            shows_results: self.shows_results,
            shows_tables: self.shows_tables,
            shows_commanders: self.shows_commanders,
            shows_rating: self.shows_rating,
            anonymous: self.anonymous,
            merged_into: self.merged_into.clone(),
        }
    }
}

/// The keys of a name that are made outside of the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonKeys {
    /// See [`PersonRow::look_key`].
    pub look: String,
    /// See [`PersonRow::order_key`].
    pub order: String,
    /// How its words begin, by which a search finds it.
    pub leads: Vec<String>,
}

/// Stores a new person; `leads`: as in [`PersonKeys`].
pub fn insert(conn: &mut Writer<'_>, row: &PersonRow, leads: &[String]) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(people::table).values(row.clone()))?;
    insert_leads(conn, row, leads)
}

fn insert_leads(conn: &mut Writer<'_>, row: &PersonRow, leads: &[String]) -> Result<(), DbError> {
    let rows: Vec<_> = leads
        .iter()
        .map(|lead| {
            (
                person_leads::community_id.eq(&row.community_id),
                person_leads::lead.eq(lead),
                person_leads::person_id.eq(&row.id),
            )
        })
        .collect();
    execute!(conn, diesel::insert_into(person_leads::table).values(&rows))
}

/// Stores every column of a person that may change, but those that have separate statements. Call it only under the
/// community's lock.
pub fn update(conn: &mut Writer<'_>, row: &PersonRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(people::table.find(&row.id)).set(row.clone()))
}

/// Renews the secret link of a person: the old one becomes void.
pub fn renew_link(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(people::table.find(id)).set((
            people::link_generation.eq(people::link_generation + 1),
            people::version.eq(people::version + 1),
        ))
    )
}

/// Says whom somebody was found to be; `None`: they are a separate person again.
pub fn set_merged(conn: &mut Writer<'_>, id: &str, into: Option<&str>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(people::table.find(id))
            .set((people::merged_into.eq(into), people::version.eq(people::version + 1),))
    )
}

/// Says that the personal data of somebody was removed.
pub fn set_anonymous(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(people::table.find(id)).set(people::anonymous.eq(true))
    )
}

/// Replaces how the words of a person's name begin; none: no search finds them.
pub fn set_leads(conn: &mut Writer<'_>, row: &PersonRow, leads: &[String]) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(person_leads::table.filter(person_leads::person_id.eq(&row.id)))
    )?;
    insert_leads(conn, row, leads)
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<PersonRow>, DbError> {
    each!(conn, |c| PersonRow::query().find(id).one(c))
}

/// Returns the people with these ids, in no particular order.
pub fn by_ids(conn: &mut Reader<'_>, ids: &[String]) -> Result<Vec<PersonRow>, DbError> {
    in_chunks(ids, |ids| {
        each!(conn, |c| PersonRow::query().filter(people::id.eq_any(ids)).load(c))
    })
}

/// Returns the outlines of the people with these ids, in no particular order.
pub fn outlines(conn: &mut Reader<'_>, ids: &[String]) -> Result<Vec<PersonOutline>, DbError> {
    in_chunks(ids, |ids| {
        each!(conn, |c| PersonOutline::query().filter(people::id.eq_any(ids)).load(c))
    })
}

pub fn by_number(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<Option<PersonRow>, DbError> {
    each!(conn, |c| PersonRow::query()
        .filter(people::community_id.eq(community).and(people::number.eq(number)))
        .one(c))
}

/// Returns the number of the next person; numbers are never used again.
pub fn next_number(conn: &mut Reader<'_>, community: &str) -> Result<i64, DbError> {
    let highest: Option<i64> = each!(conn, |c| people::table
        .filter(people::community_id.eq(community))
        .select(diesel::dsl::max(people::number))
        .get_result(c))?;
    Ok(highest.unwrap_or(0) + 1)
}

/// Returns the people who were merged into a person, directly.
pub fn merged_into(conn: &mut Reader<'_>, id: &str) -> Result<Vec<PersonRow>, DbError> {
    each!(conn, |c| PersonRow::query()
        .filter(people::merged_into.eq(id))
        .order(people::number)
        .load(c))
}

/// Returns a person as a whole: themselves first, then everybody who was merged into them, however far back.
pub fn whole(conn: &mut Reader<'_>, person: PersonRow) -> Result<Vec<PersonRow>, DbError> {
    let mut all = vec![person];
    let mut at = 0;
    while let Some(id) = all.get(at).map(|row| row.id.clone()) {
        all.extend(merged_into(conn, &id)?);
        at += 1;
    }
    Ok(all)
}

/// Returns the people of a community whose names look like some, by number, without those who have no data. Those who were
/// merged into others are among them.
pub fn of_looks(conn: &mut Reader<'_>, community: &str, looks: &[String]) -> Result<Vec<PersonRow>, DbError> {
    let mut found: Vec<PersonRow> = in_chunks(looks, |looks| {
        each!(conn, |c| PersonRow::query()
            .filter(people::community_id.eq(community).and(people::look_key.eq_any(looks)))
            .filter(people::anonymous.eq(false))
            .load(c))
    })?;
    // not in the statement: SQLite would go through the whole community by number
    found.sort_by_key(|row| row.number);
    Ok(found)
}

/// Returns the people of a community with one of these mail addresses in lower case, like [`of_looks`].
pub fn of_mails(conn: &mut Reader<'_>, community: &str, keys: &[String]) -> Result<Vec<PersonRow>, DbError> {
    let mut found: Vec<PersonRow> = in_chunks(keys, |keys| {
        each!(conn, |c| PersonRow::query()
            .filter(people::community_id.eq(community).and(people::email_key.eq_any(keys)))
            .filter(people::anonymous.eq(false))
            .load(c))
    })?;
    found.sort_by_key(|row| row.number);
    Ok(found)
}

/// Returns a page of the people of a community in the order of lists: those who were not merged into others.
pub fn page(conn: &mut Reader<'_>, community: &str, skipped: i64, most: i64) -> Result<Vec<PersonRow>, DbError> {
    each!(conn, |c| PersonRow::query()
        .filter(people::community_id.eq(community).and(people::merged_into.is_null()))
        .order((people::order_key, people::number))
        .offset(skipped)
        .limit(most)
        .load(c))
}

/// Counts the people of a community who were not merged into others.
pub fn count(conn: &mut Reader<'_>, community: &str) -> Result<i64, DbError> {
    each!(conn, |c| people::table
        .filter(people::community_id.eq(community).and(people::merged_into.is_null()))
        .count()
        .get_result(c))
}

/// Returns the entry of a person in a tournament, unless it was removed.
pub fn entry_in(conn: &mut Reader<'_>, person: &str, tournament: &str) -> Result<Option<PlayerRow>, DbError> {
    each!(conn, |c| PlayerRow::query()
        .filter(players::person_id.eq(person).and(players::tournament_id.eq(tournament)))
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .one(c))
}

/// Returns the ids of the people who have an entry in a tournament that was not removed.
pub fn with_entries(conn: &mut Reader<'_>, tournament: &str) -> Result<HashSet<String>, DbError> {
    let ids: Vec<Option<String>> = each!(conn, |c| players::table
        .filter(players::tournament_id.eq(tournament))
        .filter(players::person_id.is_not_null())
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .select(players::person_id)
        .load(c))?;
    Ok(ids.into_iter().flatten().collect())
}

/// Returns the entries of a person, also removed ones, as pairs of ids: of the entry, and of its tournament.
pub fn entries_of(conn: &mut Reader<'_>, person: &str) -> Result<Vec<(String, String)>, DbError> {
    each!(conn, |c| players::table
        .filter(players::person_id.eq(person))
        .order((players::tournament_id, players::id))
        .select((players::id, players::tournament_id))
        .load(c))
}

/// Says who an entry is, or that nobody has said it; `guest`: whether they take part in this evening alone.
pub fn set_person(conn: &mut Writer<'_>, player: &str, person: Option<&str>, guest: bool) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(players::table.find(player)).set((
            players::person_id.eq(person),
            players::guest.eq(guest),
            players::version.eq(players::version + 1),
        ))
    )
}

/// Gives all entries of a person to another one.
pub fn move_entries(conn: &mut Writer<'_>, from: &str, to: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(players::table.filter(players::person_id.eq(from)))
            .set((players::person_id.eq(to), players::version.eq(players::version + 1),))
    )
}

/// Returns the names of the entries of a tournament with whose they are: pairs of the name's key and the person's id.
pub fn names_in(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(String, String)>, DbError> {
    let rows: Vec<(String, Option<String>)> = each!(conn, |c| players::table
        .filter(players::tournament_id.eq(tournament))
        .filter(players::person_id.is_not_null())
        .order(players::number)
        .select((players::name_key, players::person_id))
        .load(c))?;
    Ok(rows
        .into_iter()
        .filter_map(|(name, person)| Some((name, person?)))
        .collect())
}

/// Forgets who the entries of a tournament are; guests stay guests.
pub fn forget_entries(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(
            players::table
                .filter(players::tournament_id.eq(tournament))
                .filter(players::person_id.is_not_null())
        )
        .set((
            players::person_id.eq(None::<String>),
            players::version.eq(players::version + 1),
        ))
    )
}

/// Returns the entries of a community's tournaments with one of these names of whom nobody has said who they are, or that they
/// are guests: at most so many.
pub fn nobodys_entries(
    conn: &mut Reader<'_>,
    community: &str,
    name_keys: &[String],
    most: i64,
) -> Result<Vec<PlayerRow>, DbError> {
    each!(conn, |c| players::table
        .inner_join(tournaments::table.on(tournaments::id.eq(players::tournament_id)))
        .filter(tournaments::community_id.eq(community))
        .filter(players::name_key.eq_any(name_keys))
        .filter(players::person_id.is_null().and(players::anonymous.eq(false)))
        .order((players::tournament_id, players::number))
        .limit(most)
        .select(PlayerRow::as_select())
        .load(c))
}
