//! Queries on the browsers that get news by Web Push, and on the messages that wait to be sent to them.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use crate::database::counts::locking;
use crate::schema::{push_browsers, push_messages};
use crate::site::accounts;
use crate::tournaments::players;
use crate::{CHUNK, DbError, PlayerStatus, Reader, Role, Writer, each, execute, in_chunks, new_id};
use podium_base::clock::Moment;

/// A browser that gets the news of a player or of a judge in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = push_browsers, treat_none_as_default_value = false)]
pub struct PushBrowser {
    pub id: String,
    pub tournament_id: String,
    /// The player whose news it gets; `None`: a judge's.
    pub player_id: Option<String>,
    /// The generation of the player's link: a renewed link ends the news of the old one.
    pub link_generation: i64,
    pub account_id: Option<String>,
    /// Where its push service takes messages.
    pub address: String,
    /// The hash of the address.
    pub mark: String,
    /// The browser's public key, in base64url.
    pub browser_key: String,
    /// The secret that the browser shares with this service, in base64url.
    pub browser_secret: String,
    /// The language of its messages, as a tag.
    pub language: String,
    pub made_at: Moment,
}

/// A message that waits to be sent.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = push_messages, treat_none_as_default_value = false)]
pub struct PushMessage {
    pub id: String,
    pub browser_id: String,
    /// JSON without names or texts that people typed.
    pub what: String,
    /// What it is about: a later message about the same replaces it.
    pub topic: String,
    /// The moment after which it is not worth sending.
    pub expires_at: Moment,
    pub tries: i64,
    /// When it is tried next; while it is being sent, when another instance may try it.
    pub next_try_at: Moment,
}

impl PushMessage {
    /// Creates a message to be sent from a moment on.
    pub fn new(browser: &str, what: String, topic: &str, from: Moment, until: Moment) -> Self {
        Self {
            id: new_id(),
            browser_id: browser.to_owned(),
            what,
            topic: topic.to_owned(),
            expires_at: until,
            tries: 0,
            next_try_at: from,
        }
    }
}

pub fn insert(conn: &mut Writer<'_>, row: &PushBrowser) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(push_browsers::table).values(row))
}

/// The browsers of a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PushBrowser>, DbError> {
    each!(conn, |c| PushBrowser::query()
        .filter(push_browsers::tournament_id.eq(tournament))
        .order(push_browsers::id)
        .load(c))
}

/// Returns the browsers of a tournament that may get news now: of players with the link that they have now, and of members of
/// the staff who judge.
pub fn reachable(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PushBrowser>, DbError> {
    let mut browsers = of_tournament(conn, tournament)?;
    if browsers.is_empty() {
        return Ok(browsers);
    }
    let links: BTreeMap<String, i64> = players::of_tournament(conn, tournament)?
        .into_iter()
        .filter(|row| row.status == PlayerStatus::Registered)
        .map(|row| (row.id, row.link_generation))
        .collect();
    let judges: Vec<String> = accounts::staff_of(conn, tournament)?
        .into_iter()
        .filter(|(row, account)| row.role != Role::Scorekeeper && !account.disabled)
        .map(|(_, account)| account.id)
        .collect();
    browsers.retain(|browser| match (&browser.player_id, &browser.account_id) {
        (Some(player), _) => links.get(player) == Some(&browser.link_generation),
        (None, Some(account)) => judges.contains(account),
        (None, None) => false,
    });
    Ok(browsers)
}

/// Returns browsers by their ids.
pub fn by_ids(conn: &mut Reader<'_>, ids: &[&str]) -> Result<Vec<PushBrowser>, DbError> {
    in_chunks(ids, |chunk| {
        each!(conn, |c| PushBrowser::query()
            .filter(push_browsers::id.eq_any(chunk.iter().copied()))
            .load(c))
    })
}

/// Returns the browsers with a mark that get the news of some players, also those whose players may get none now.
pub fn of_players(conn: &mut Reader<'_>, players: &[String], mark: &str) -> Result<Vec<PushBrowser>, DbError> {
    in_chunks(players, |chunk| {
        each!(conn, |c| PushBrowser::query()
            .filter(push_browsers::player_id.eq_any(chunk))
            .filter(push_browsers::mark.eq(mark))
            .load(c))
    })
}

/// Ends the news of an account in the browser with a mark, in all tournaments.
pub fn end_in(conn: &mut Writer<'_>, account: &str, mark: &str) -> Result<(), DbError> {
    let browsers = of_account(conn, account)?;
    let own = browsers.iter().filter(|browser| browser.mark == mark);
    let own: Vec<&str> = own.map(|browser| browser.id.as_str()).collect();
    delete(conn, &own)
}

/// Ends the news of an account in all browsers but the one with a mark, in all tournaments.
pub fn end_all(conn: &mut Writer<'_>, account: &str, except: Option<&str>) -> Result<(), DbError> {
    let browsers = of_account(conn, account)?;
    let others = browsers.iter().filter(|browser| Some(browser.mark.as_str()) != except);
    let others: Vec<&str> = others.map(|browser| browser.id.as_str()).collect();
    delete(conn, &others)
}

fn of_account(conn: &mut Reader<'_>, account: &str) -> Result<Vec<PushBrowser>, DbError> {
    each!(conn, |c| PushBrowser::query()
        .filter(push_browsers::account_id.eq(account))
        .load(c))
}

/// Deletes browsers with what waits for them.
pub fn delete(conn: &mut Writer<'_>, ids: &[&str]) -> Result<(), DbError> {
    for chunk in ids.chunks(CHUNK) {
        if let Reader::Pg(c) = &mut **conn {
            // first, and only then what waits for them: a command may store a message for one of them at this moment
            let browsers = push_browsers::table
                .filter(push_browsers::id.eq_any(chunk.iter().copied()))
                .order(push_browsers::id)
                .select(push_browsers::id)
                .for_update();
            locking(|| browsers.load::<String>(*c))?;
        }
        let messages = push_messages::table.filter(push_messages::browser_id.eq_any(chunk.iter().copied()));
        execute!(conn, diesel::delete(messages))?;
        let browsers = push_browsers::table.filter(push_browsers::id.eq_any(chunk.iter().copied()));
        execute!(conn, diesel::delete(browsers))?;
    }
    Ok(())
}

/// Returns the ids of the browsers that asked for news before a moment.
pub fn made_before(conn: &mut Reader<'_>, before: Moment) -> Result<Vec<String>, DbError> {
    each!(conn, |c| push_browsers::table
        .filter(push_browsers::made_at.lt(before))
        .select(push_browsers::id)
        .load(c))
}

/// Adds messages about one thing, except for browsers that were deleted meanwhile. What waits about it for the same browsers is
/// replaced. Returns whether there are any.
pub fn insert_messages(conn: &mut Writer<'_>, topic: &str, mut rows: Vec<PushMessage>) -> Result<bool, DbError> {
    let ids: Vec<&str> = rows.iter().map(|row| row.browser_id.as_str()).collect();
    let there = keep(conn, &ids)?;
    rows.retain(|row| there.contains(&row.browser_id));
    for chunk in rows.chunks(CHUNK) {
        let browsers = chunk.iter().map(|row| &row.browser_id);
        let before = push_messages::table
            .filter(push_messages::topic.eq(topic))
            .filter(push_messages::browser_id.eq_any(browsers));
        execute!(conn, diesel::delete(before))?;
        execute!(conn, diesel::insert_into(push_messages::table).values(chunk))?;
    }
    Ok(!rows.is_empty())
}

/// Returns the browsers that are still there, and keeps them from being deleted until the transaction ends.
fn keep(conn: &mut Writer<'_>, ids: &[&str]) -> Result<BTreeSet<String>, DbError> {
    let there = in_chunks(ids, |chunk| {
        let browsers = push_browsers::table
            .filter(push_browsers::id.eq_any(chunk.iter().copied()))
            .order(push_browsers::id)
            .select(push_browsers::id);
        match &mut **conn {
            // there is no other writer: BEGIN IMMEDIATE locks the whole file
            Reader::Sqlite(c) => Ok(browsers.load::<String>(*c)?),
            // as the check of the foreign key does
            Reader::Pg(c) => locking(|| Ok(browsers.for_key_share().load::<String>(*c)?)),
        }
    })?;
    Ok(there.into_iter().collect())
}

/// Returns how many messages are due, at most so many, and since when the first of them is.
pub fn due(conn: &mut Reader<'_>, at: Moment, most: i64) -> Result<(usize, Option<Moment>), DbError> {
    let due: Vec<Moment> = each!(conn, |c| push_messages::table
        .filter(push_messages::next_try_at.le(at))
        .order(push_messages::next_try_at)
        .select(push_messages::next_try_at)
        .limit(most)
        .load(c))?;
    Ok((due.len(), due.first().copied()))
}

/// Takes messages that are due, at most so many: until a moment no other instance takes them.
pub fn claim(conn: &mut Writer<'_>, at: Moment, until: Moment, most: i64) -> Result<Vec<PushMessage>, DbError> {
    each!(conn, |c| {
        let due: Vec<String> = push_messages::table
            .filter(push_messages::next_try_at.le(at))
            .order((push_messages::next_try_at, push_messages::id))
            .select(push_messages::id)
            .limit(most)
            .load(c)?;
        // Asked again: of two instances that come at once, the second finds what the first one has set.
        diesel::update(
            push_messages::table
                .filter(push_messages::id.eq_any(&due))
                .filter(push_messages::next_try_at.le(at)),
        )
        .set(push_messages::next_try_at.eq(until))
        .returning(PushMessage::as_returning())
        .get_results(c)
    })
}

/// Deletes messages: they were sent, or are given up.
pub fn delete_messages(conn: &mut Writer<'_>, ids: &[&str]) -> Result<(), DbError> {
    for chunk in ids.chunks(CHUNK) {
        let done = push_messages::table.filter(push_messages::id.eq_any(chunk.iter().copied()));
        execute!(conn, diesel::delete(done))?;
    }
    Ok(())
}

/// Stores when a message is tried again, and how often it was.
pub fn later(conn: &mut Writer<'_>, id: &str, tries: i64, again: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(push_messages::table.find(id))
            .set((push_messages::tries.eq(tries), push_messages::next_try_at.eq(again),))
    )
}
