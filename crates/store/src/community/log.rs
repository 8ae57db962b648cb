//! Queries on a community's log: every command on it writes its lines in its own transaction.

use diesel::prelude::*;

use crate::schema::community_log;
use crate::{DbError, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = community_log, treat_none_as_default_value = false)]
pub struct CommunityLine {
    pub id: String,
    pub community_id: String,
    /// The line's number in its community, from 1.
    pub number: i64,
    pub at: Moment,
    pub account_id: Option<String>,
    /// The name of the actor, even if it is not an account.
    pub actor: String,
    /// The command, as `person.merge`.
    pub verb: String,
    /// A sentence in which people are written as `{person:ID}`.
    pub what: String,
    /// JSON.
    pub before: Option<String>,
    /// JSON.
    pub after: Option<String>,
    pub reason: Option<String>,
    /// The name of the token by which the account acted; `None`: it acted in a browser.
    pub token: Option<String>,
}

impl CommunityLine {
    /// A line that has no number yet.
    pub fn new(community: &str, at: Moment, actor: &str, verb: &str, what: String) -> Self {
        Self {
            id: new_id(),
            community_id: community.to_owned(),
            number: 0,
            at,
            account_id: None,
            actor: actor.to_owned(),
            verb: verb.to_owned(),
            what,
            before: None,
            after: None,
            reason: None,
            token: None,
        }
    }
}

/// Appends lines to a community's log, with numbers that follow its last one; call it only under the community's lock.
pub fn append(conn: &mut Writer<'_>, community: &str, lines: &[CommunityLine]) -> Result<(), DbError> {
    if lines.is_empty() {
        return Ok(());
    }
    let last: Option<i64> = each!(conn, |c| community_log::table
        .filter(community_log::community_id.eq(community))
        .select(diesel::dsl::max(community_log::number))
        .get_result(c))?;
    for (line, number) in lines.iter().zip(last.unwrap_or(0) + 1..) {
        let line = CommunityLine { number, ..line.clone() };
        execute!(conn, diesel::insert_into(community_log::table).values(&line))?;
    }
    Ok(())
}

/// Returns a page of the log: the lines below a number, latest first.
pub fn page(conn: &mut Reader<'_>, community: &str, below: i64, lines: i64) -> Result<Vec<CommunityLine>, DbError> {
    each!(conn, |c| CommunityLine::query()
        .filter(
            community_log::community_id
                .eq(community)
                .and(community_log::number.lt(below))
        )
        .order(community_log::number.desc())
        .limit(lines)
        .load(c))
}

/// The whole log in order.
pub fn all(conn: &mut Reader<'_>, community: &str) -> Result<Vec<CommunityLine>, DbError> {
    each!(conn, |c| CommunityLine::query()
        .filter(community_log::community_id.eq(community))
        .order(community_log::number)
        .load(c))
}

/// Returns the lines whose sentence names a person, in order; `named`: as `{person:ID}`.
pub fn about(conn: &mut Reader<'_>, community: &str, named: &str) -> Result<Vec<CommunityLine>, DbError> {
    each!(conn, |c| CommunityLine::query()
        .filter(community_log::community_id.eq(community))
        // an id holds no wildcards of LIKE
        .filter(community_log::what.like(format!("%{named}%")))
        .order(community_log::number)
        .load(c))
}

/// Returns the ids of the lines whose verb matches the pattern `like`.
pub fn lines_of(conn: &mut Reader<'_>, community: &str, like: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| community_log::table
        .filter(
            community_log::community_id
                .eq(community)
                .and(community_log::verb.like(like))
        )
        .select(community_log::id)
        .load(c))
}

/// Replaces the values of a line, for the removal of personal data only.
pub fn redact(conn: &mut Writer<'_>, line: &CommunityLine) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(community_log::table.find(&line.id)).set((
            community_log::before.eq(&line.before),
            community_log::after.eq(&line.after),
        ))
    )
}
