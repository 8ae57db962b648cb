//! The database's part in sending messages to browsers: which are due, and what becomes of them.

use std::collections::BTreeMap;

use chrono::TimeDelta;

use podium_base::clock::Moment;
use podium_store::tournaments::pushes::{self, PushBrowser, PushMessage};
use podium_store::{Database, DbError};

/// How long no other instance takes a message that is being sent: longer than all tries of a batch take.
const CLAIM: TimeDelta = TimeDelta::seconds(60);
/// Seconds between tries; the last value repeats until the message is not worth sending any more.
const PAUSES: [i64; 5] = [5, 15, 60, 180, 600];
/// For how long a browser gets news: as long as it stores a player's link.
const KEPT: TimeDelta = TimeDelta::days(120);

/// A message that is being sent, with its browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    pub browser: PushBrowser,
    pub message: PushMessage,
}

/// What came of a try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// The push service has taken it.
    Sent,
    /// There is nothing to send any more, or the service says that it cannot be sent.
    Dropped,
    /// The service says that the browser wants no more messages, or none of this key.
    Gone,
    /// The service did not answer, or says that it cannot now.
    Failed,
}

/// Takes messages that are due, at most so many.
///
/// # Errors
/// The database does not answer.
pub fn claim(db: &Database, at: Moment, most: i64) -> Result<Vec<Claimed>, DbError> {
    // on a reading connection: mostly there is nothing, and looking must not cost a writing transaction
    let (due, _) = db.read(|conn| pushes::due(conn, at, 1))?;
    if due == 0 {
        return Ok(Vec::new());
    }
    db.write(|conn| {
        let messages = pushes::claim(conn, at, at + CLAIM, most)?;
        let ids: Vec<&str> = messages.iter().map(|message| message.browser_id.as_str()).collect();
        let browsers: BTreeMap<String, PushBrowser> = pushes::by_ids(conn, &ids)?
            .into_iter()
            .map(|browser| (browser.id.clone(), browser))
            .collect();
        let with_browser = messages.into_iter().filter_map(|message| {
            let browser = browsers.get(&message.browser_id)?.clone();
            Some(Claimed { browser, message })
        });
        Ok::<_, DbError>(with_browser.collect())
    })
}

/// Stores what came of tries.
///
/// # Errors
/// The database does not answer: the messages are sent again.
pub fn settle(db: &Database, tried: &[(Claimed, Tried)], at: Moment) -> Result<(), DbError> {
    if tried.is_empty() {
        return Ok(());
    }
    db.write(|conn| {
        let mut done = Vec::new();
        for (Claimed { message, .. }, tried) in tried {
            let again = at + pause(message.tries);
            match tried {
                Tried::Failed if again < message.expires_at => {
                    pushes::later(conn, &message.id, message.tries + 1, again)?;
                }
                Tried::Sent | Tried::Dropped | Tried::Failed => done.push(message.id.as_str()),
                Tried::Gone => {}
            }
        }
        pushes::delete_messages(conn, &done)
    })?;
    let gone = tried.iter().filter(|(_, tried)| *tried == Tried::Gone);
    let gone: Vec<&str> = gone.map(|(claimed, _)| claimed.browser.id.as_str()).collect();
    if gone.is_empty() {
        return Ok(());
    }
    // apart: if this fails, what was sent is not sent again
    db.write(|conn| pushes::delete(conn, &gone))
}

/// Returns the time until the next try of a message.
fn pause(tries: i64) -> TimeDelta {
    let step = usize::try_from(tries).unwrap_or(0).min(PAUSES.len() - 1);
    TimeDelta::seconds(PAUSES[step])
}

/// Deletes the browsers that asked for news long ago.
///
/// # Errors
/// The database does not answer.
pub fn forget_old(db: &Database, at: Moment) -> Result<(), DbError> {
    let old = db.read(|conn| pushes::made_before(conn, at - KEPT))?;
    if old.is_empty() {
        return Ok(());
    }
    let old: Vec<&str> = old.iter().map(String::as_str).collect();
    db.write(|conn| pushes::delete(conn, &old))
}
