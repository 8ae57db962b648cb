//! Queries on a tournament's log: every command writes its lines in its own transaction.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable};

use crate::schema::log;
use crate::{CHUNK, DbError, Reader, Writer, each, execute, in_chunks, new_id};
use podium_base::clock::Moment;

/// The verb of the public line of a finished tournament that is reopened.
pub const REOPENED: &str = "tournament.reopen";

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = log, treat_none_as_default_value = false)]
pub struct LogLine {
    pub id: String,
    pub tournament_id: String,
    /// The line's number in its tournament, from 1.
    pub number: i64,
    pub at: Moment,
    pub account_id: Option<String>,
    /// The name of the actor, even if it is not an account of this installation.
    pub actor: String,
    /// The command, as `player.drop`.
    pub verb: String,
    /// A sentence in which players are written as `{player:ID}`.
    pub what: String,
    /// JSON.
    pub before: Option<String>,
    /// JSON.
    pub after: Option<String>,
    pub reason: Option<String>,
    /// Whether everybody may read it: manual changes of pairings, corrections.
    pub public: bool,
    /// The name of the token by which the account acted; `None`: it acted in a browser.
    pub token: Option<String>,
}

impl LogLine {
    /// A line for the staff that has no number yet.
    pub fn new(tournament: &str, at: Moment, actor: &str, verb: &str, what: String) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            number: 0,
            at,
            account_id: None,
            actor: actor.to_owned(),
            verb: verb.to_owned(),
            what,
            before: None,
            after: None,
            reason: None,
            public: false,
            token: None,
        }
    }
}

diesel::define_sql_function! {
    /// Returns the first of the two that is not null.
    fn coalesce(value: Nullable<BigInt>, otherwise: BigInt) -> BigInt;
}
diesel::infix_operator!(Plus, " + ", BigInt);

/// Appends lines to their tournament's log, with numbers that follow its last one; call it only under the tournament's
/// lock. The lines' own numbers are ignored.
pub fn append(conn: &mut Writer<'_>, lines: &[LogLine]) -> Result<(), DbError> {
    for line in lines {
        // One statement instead of two, which the connection keeps prepared: a slice of rows would be parsed each time.
        each!(conn, |c| {
            let last = log::table
                .filter(log::tournament_id.eq(&line.tournament_id))
                .select(diesel::dsl::max(log::number));
            let next = Plus::new(coalesce(last.single_value(), 0_i64), 1_i64.into_sql::<BigInt>());
            diesel::insert_into(log::table)
                .values((
                    log::id.eq(&line.id),
                    log::tournament_id.eq(&line.tournament_id),
                    log::number.eq(next),
                    log::at.eq(line.at),
                    log::account_id.eq(&line.account_id),
                    log::actor.eq(&line.actor),
                    log::verb.eq(&line.verb),
                    log::what.eq(&line.what),
                    log::before.eq(&line.before),
                    log::after.eq(&line.after),
                    log::reason.eq(&line.reason),
                    log::public.eq(line.public),
                    log::token.eq(&line.token),
                ))
                .execute(c)
        })?;
    }
    Ok(())
}

/// Inserts lines with their own numbers.
pub fn insert(conn: &mut Writer<'_>, lines: &[LogLine]) -> Result<(), DbError> {
    lines
        .chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(log::table).values(chunk)))
}

/// The whole log in order.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        .filter(log::tournament_id.eq(tournament))
        .order(log::number)
        .load(c))
}

/// Returns a page of the log: the lines below a number, latest first.
pub fn page(conn: &mut Reader<'_>, tournament: &str, below: i64, lines: i64) -> Result<Vec<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        // By number and not by offset: lines written meanwhile do not shift the pages.
        .filter(log::tournament_id.eq(tournament).and(log::number.lt(below)))
        .order(log::number.desc())
        .limit(lines)
        .load(c))
}

/// Returns the latest line of a command.
pub fn latest(conn: &mut Reader<'_>, tournament: &str, verb: &str) -> Result<Option<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        .filter(log::tournament_id.eq(tournament).and(log::verb.eq(verb)))
        .order(log::number.desc())
        .first(c)
        .optional())
}

/// Returns when one of these commands last ran in each of some tournaments; tournaments in which none ran are left out.
pub fn last_at(
    conn: &mut Reader<'_>,
    tournaments: &[String],
    verbs: &[&str],
) -> Result<Vec<(String, Option<Moment>)>, DbError> {
    in_chunks(tournaments, |tournaments| {
        each!(conn, |c| log::table
            .filter(log::tournament_id.eq_any(tournaments).and(log::verb.eq_any(verbs)))
            .group_by(log::tournament_id)
            .select((log::tournament_id, diesel::dsl::max(log::at)))
            .load(c))
    })
}

/// Returns the latest lines of a command, latest first.
pub fn recent(conn: &mut Reader<'_>, tournament: &str, verb: &str, lines: i64) -> Result<Vec<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        .filter(log::tournament_id.eq(tournament).and(log::verb.eq(verb)))
        .order(log::number.desc())
        .limit(lines)
        .load(c))
}

/// Returns when an account ran a command since a moment, latest first.
pub fn moments_since(
    conn: &mut Reader<'_>,
    tournament: &str,
    account: &str,
    verb: &str,
    since: Moment,
) -> Result<Vec<Moment>, DbError> {
    each!(conn, |c| log::table
        .filter(log::tournament_id.eq(tournament).and(log::account_id.eq(account)))
        .filter(log::verb.eq(verb).and(log::at.ge(since)))
        .order(log::number.desc())
        .select(log::at)
        .load(c))
}

/// Returns the public lines, latest first.
pub fn public(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        .filter(log::tournament_id.eq(tournament).and(log::public.eq(true)))
        .order(log::number.desc())
        .load(c))
}

/// Returns the lines that name a player as `{player:ID}`.
pub fn about(conn: &mut Reader<'_>, tournament: &str, who: &str) -> Result<Vec<LogLine>, DbError> {
    each!(conn, |c| LogLine::query()
        .filter(
            log::tournament_id
                .eq(tournament)
                // an id is hexadecimal, so it holds no wildcards of LIKE
                .and(log::what.like(format!("%{who}%")))
        )
        .order(log::number)
        .load(c))
}

/// Replaces `before` and `after` of a line, for the removal of personal data only.
pub fn redact(conn: &mut Writer<'_>, id: &str, before: Option<&str>, after: Option<&str>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(log::table.find(id)).set((log::before.eq(before), log::after.eq(after)))
    )
}
