//! Queries on single-use links: set-up, invitations, lost passwords.

use diesel::prelude::*;

use crate::schema::links;
use crate::{DbError, LinkPurpose, Lookup, Reader, Role, SiteRole, Writer, each, execute};
use podium_base::clock::Moment;

/// A single-use link. Its token is not stored, only the hash.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = links, treat_none_as_default_value = false)]
pub struct Link {
    /// SHA-256 of the token, lower-case hex.
    pub token_hash: String,
    pub purpose: LinkPurpose,
    pub tournament_id: Option<String>,
    pub role: Option<Role>,
    pub site_role: Option<SiteRole>,
    pub account_id: Option<String>,
    pub made_by: Option<String>,
    pub made_at: Moment,
    pub expires_at: Moment,
    pub used_at: Option<Moment>,
}

impl Link {
    /// Creates a link without token and dates, which are set when it is stored.
    pub fn new(purpose: LinkPurpose, made_by: Option<&str>) -> Self {
        Self {
            token_hash: String::new(),
            purpose,
            tournament_id: None,
            role: None,
            site_role: None,
            account_id: None,
            made_by: made_by.map(str::to_owned),
            // a link stored without its dates would have expired long ago
            made_at: Moment::MIN,
            expires_at: Moment::MIN,
            used_at: None,
        }
    }
}

pub fn insert(conn: &mut Writer<'_>, link: &Link) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(links::table).values(link))
}

pub fn find(conn: &mut Reader<'_>, token_hash: &str) -> Result<Option<Link>, DbError> {
    each!(conn, |c| Link::query().find(token_hash).one(c))
}

/// Marks a link as used; returns false if it was used before.
pub fn use_up(conn: &mut Writer<'_>, token_hash: &str, at: Moment) -> Result<bool, DbError> {
    // condition and change are one statement: if two people use a link at once, only one of them changes a row
    each!(conn, |c| Ok(diesel::update(
        links::table.filter(links::token_hash.eq(token_hash).and(links::used_at.is_null()))
    )
    .set(links::used_at.eq(at))
    .execute(c)?
        == 1))
}

/// Deletes all unused links of a purpose: a new set-up link makes the older one void.
pub fn withdraw(conn: &mut Writer<'_>, purpose: LinkPurpose, account: Option<&str>) -> Result<(), DbError> {
    each!(conn, |c| {
        let unused = links::table.filter(links::purpose.eq(purpose).and(links::used_at.is_null()));
        match account {
            None => diesel::delete(unused).execute(c)?,
            Some(account) => diesel::delete(unused.filter(links::account_id.eq(account))).execute(c)?,
        };
        Ok(())
    })
}

/// Deletes an unused invitation to a tournament's staff; returns false if there is none.
pub fn withdraw_one(conn: &mut Writer<'_>, tournament: &str, token_hash: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        links::table.filter(
            links::token_hash
                .eq(token_hash)
                .and(links::tournament_id.eq(tournament))
                .and(links::used_at.is_null())
        )
    )
    .execute(c)?
        == 1))
}

/// Returns the invitations to a tournament's staff that can still be used.
pub fn open_invitations(conn: &mut Reader<'_>, tournament: &str, now: Moment) -> Result<Vec<Link>, DbError> {
    each!(conn, |c| Link::query()
        .filter(
            links::tournament_id
                .eq(tournament)
                .and(links::used_at.is_null())
                .and(links::expires_at.gt(now))
        )
        .order(links::made_at)
        .load(c))
}

/// Deletes an unused invitation to the site; returns false if there is none.
pub fn withdraw_site(conn: &mut Writer<'_>, token_hash: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        links::table.filter(
            links::token_hash
                .eq(token_hash)
                .and(links::purpose.eq(LinkPurpose::Site))
                .and(links::used_at.is_null())
        )
    )
    .execute(c)?
        == 1))
}

/// Returns the invitations to the site that can still be used.
pub fn open_site_invitations(conn: &mut Reader<'_>, now: Moment) -> Result<Vec<Link>, DbError> {
    each!(conn, |c| Link::query()
        .filter(
            links::purpose
                .eq(LinkPurpose::Site)
                .and(links::used_at.is_null())
                .and(links::expires_at.gt(now))
        )
        .order(links::made_at)
        .load(c))
}
