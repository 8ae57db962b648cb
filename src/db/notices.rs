//! Queries on announcements and on the record of draws.

use diesel::prelude::*;

use super::schema::{announcements, draws};
use super::{CHUNK, Conn, DbError, new_id};
use crate::clock::Moment;
use crate::each;

/// A text for everybody on the tournament's pages.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = announcements, treat_none_as_default_value = false)]
pub struct Announcement {
    pub id: String,
    pub tournament_id: String,
    pub text: String,
    pub made_by: Option<String>,
    pub at: Moment,
    pub withdrawn: bool,
}

impl Announcement {
    pub fn new(tournament: &str, text: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            text: text.to_owned(),
            made_by: None,
            at,
            withdrawn: false,
        }
    }
}

/// A draw that was made (T32).
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
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
pub fn announcements(conn: &mut Conn<'_>, tournament: &str) -> Result<Vec<Announcement>, DbError> {
    each!(conn, |c| announcements::table
        .filter(announcements::tournament_id.eq(tournament))
        .order((announcements::at.desc(), announcements::id.desc()))
        .select(Announcement::as_select())
        .load(c)
        .map_err(DbError::from))
}

pub fn announce(conn: &mut Conn<'_>, row: &Announcement) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::insert_into(announcements::table).values(row).execute(c)?;
        Ok(())
    })
}

/// Withdraws an announcement; returns false if there is none to withdraw.
pub fn withdraw(conn: &mut Conn<'_>, tournament: &str, id: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::update(
        announcements::table.filter(
            announcements::id
                .eq(id)
                .and(announcements::tournament_id.eq(tournament))
                .and(announcements::withdrawn.eq(false))
        )
    )
    .set(announcements::withdrawn.eq(true))
    .execute(c)?
        == 1))
}

/// Returns the highest counter of the draws for a purpose in a round; 0 where there is none.
pub fn last_draw(conn: &mut Conn<'_>, tournament: &str, purpose: &str, round: i64) -> Result<i64, DbError> {
    let last: Option<i64> = each!(conn, |c| draws::table
        .filter(
            draws::tournament_id
                .eq(tournament)
                .and(draws::purpose.eq(purpose))
                .and(draws::round.eq(round))
        )
        .select(diesel::dsl::max(draws::counter))
        .get_result(c)
        .map_err(DbError::from))?;
    Ok(last.unwrap_or(0))
}

/// All draws in the order they were made.
pub fn draws(conn: &mut Conn<'_>, tournament: &str) -> Result<Vec<DrawRow>, DbError> {
    each!(conn, |c| draws::table
        .filter(draws::tournament_id.eq(tournament))
        .order(draws::id)
        .select(DrawRow::as_select())
        .load(c)
        .map_err(DbError::from))
}

pub fn insert_draws(conn: &mut Conn<'_>, rows: &[DrawRow]) -> Result<(), DbError> {
    for chunk in rows.chunks(CHUNK) {
        each!(conn, |c| diesel::insert_into(draws::table).values(chunk).execute(c))?;
    }
    Ok(())
}
