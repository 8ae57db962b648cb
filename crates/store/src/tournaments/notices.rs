//! Queries on announcements and on the record of draws.

use diesel::prelude::*;

use crate::schema::{announcements, draws};
use crate::{CHUNK, DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A text on the tournament's pages: for everybody, for a table or for a player.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = announcements, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Announcement {
    pub id: String,
    pub tournament_id: String,
    pub text: String,
    pub made_by: Option<String>,
    pub at: Moment,
    pub withdrawn: bool,
    /// Whether it stays above the others.
    pub pinned: bool,
    /// The moment from which it is shown; `None` = at once.
    pub shown_from: Option<Moment>,
    /// The addressee is set by [`Announcement::to`] and read by [`Announcement::addressee`].
    pub round: Option<i64>,
    pub table_number: Option<i64>,
    pub player_id: Option<String>,
}

/// The addressee of an announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Addressee {
    Everybody,
    /// The players of a table in a round.
    Table {
        round: i64,
        table: i64,
    },
    /// The player of this id.
    Player(String),
}

impl Announcement {
    /// Creates an announcement to everybody, shown at once.
    pub fn new(tournament: &str, text: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            text: text.to_owned(),
            made_by: None,
            at,
            withdrawn: false,
            pinned: false,
            shown_from: None,
            round: None,
            table_number: None,
            player_id: None,
        }
    }

    /// Returns the same announcement, for an addressee.
    #[must_use]
    pub fn to(self, addressee: Addressee) -> Self {
        let (round, table_number, player_id) = match addressee {
            Addressee::Everybody => (None, None, None),
            Addressee::Table { round, table } => (Some(round), Some(table), None),
            Addressee::Player(id) => (None, None, Some(id)),
        };
        Self {
            round,
            table_number,
            player_id,
            ..self
        }
    }

    pub fn addressee(&self) -> Addressee {
        match (&self.player_id, self.round, self.table_number) {
            (Some(id), ..) => Addressee::Player(id.clone()),
            (None, Some(round), Some(table)) => Addressee::Table { round, table },
            (None, ..) => Addressee::Everybody,
        }
    }

    /// Returns the moment from which it is shown.
    pub fn begins(&self) -> Moment {
        self.shown_from.unwrap_or(self.at)
    }
}

/// A draw that was made (T32).
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = draws, treat_none_as_default_value = false)]
pub struct DrawRow {
    pub id: String,
    pub tournament_id: String,
    /// `order`, `tie`, `bye`, `seats`, `flip`, `die`.
    pub purpose: String,
    pub round: i64,
    pub counter: i64,
    /// `rules::draws::Drawn` as JSON.
    pub drawn: String,
    pub at: Moment,
}

/// Every announcement, latest first.
pub fn announcements(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Announcement>, DbError> {
    each!(conn, |c| Announcement::query()
        .filter(announcements::tournament_id.eq(tournament))
        .order((announcements::at.desc(), announcements::id.desc()))
        .load(c))
}

/// Returns the announcements to everybody that were not withdrawn, including scheduled ones; latest first.
pub fn to_everybody(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Announcement>, DbError> {
    each!(conn, |c| Announcement::query()
        .filter(announcements::tournament_id.eq(tournament))
        .filter(announcements::withdrawn.eq(false))
        .filter(announcements::player_id.is_null().and(announcements::round.is_null()))
        .order((announcements::at.desc(), announcements::id.desc()))
        .load(c))
}

/// Returns the announcements to a table or a player that were not withdrawn, including scheduled ones; latest first.
pub fn to_some(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Announcement>, DbError> {
    each!(conn, |c| Announcement::query()
        .filter(announcements::tournament_id.eq(tournament))
        .filter(announcements::withdrawn.eq(false))
        .filter(
            announcements::player_id
                .is_not_null()
                .or(announcements::round.is_not_null())
        )
        .order((announcements::at.desc(), announcements::id.desc()))
        .load(c))
}

/// An announcement of a tournament, unless it was withdrawn.
pub fn announcement(conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<Announcement>, DbError> {
    each!(conn, |c| Announcement::query()
        .find(id)
        .filter(announcements::tournament_id.eq(tournament))
        .filter(announcements::withdrawn.eq(false))
        .one(c))
}

pub fn announce(conn: &mut Writer<'_>, row: &Announcement) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(announcements::table).values(row))
}

/// Stores every column of an announcement.
pub fn update(conn: &mut Writer<'_>, row: &Announcement) -> Result<(), DbError> {
    execute!(conn, diesel::update(announcements::table.find(&row.id)).set(row))
}

/// Returns the highest counter of the draws for a purpose in a round; 0 where there is none.
pub fn last_draw(conn: &mut Reader<'_>, tournament: &str, purpose: &str, round: i64) -> Result<i64, DbError> {
    let last: Option<i64> = each!(conn, |c| draws::table
        .filter(
            draws::tournament_id
                .eq(tournament)
                .and(draws::purpose.eq(purpose))
                .and(draws::round.eq(round))
        )
        .select(diesel::dsl::max(draws::counter))
        .get_result(c))?;
    Ok(last.unwrap_or(0))
}

/// All draws in the order they were made.
pub fn draws(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<DrawRow>, DbError> {
    each!(conn, |c| DrawRow::query()
        .filter(draws::tournament_id.eq(tournament))
        .order(draws::id)
        .load(c))
}

pub fn insert_draws(conn: &mut Writer<'_>, rows: &[DrawRow]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(draws::table).values(chunk)))
}
