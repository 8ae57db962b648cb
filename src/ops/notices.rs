//! Announcements on the tournament's pages.

use super::{Actor, Once, OpError, command, text};
use crate::db::notices::{self, Announcement};
use crate::db::{self, Database};

/// Longest announcement, in characters.
const LENGTH: usize = 2000;

/// Says something to everybody.
///
/// # Errors
/// Nothing was typed, or too much.
pub fn announce(db: &Database, slug: &str, actor: &Actor, once: &Once, typed: &str) -> Result<(), OpError> {
    let words = text::block("text", "Announcement", typed, LENGTH).map_err(|p| OpError::Invalid(vec![p]))?;
    if words.is_empty() {
        return Err(OpError::field("text", "Announcement: type what everybody should read."));
    }
    command(db, slug, actor, once, |work| {
        let row = Announcement {
            id: db::new_id(),
            tournament_id: work.tournament.id.clone(),
            text: words.clone(),
            made_by: work.actor.account_id.clone(),
            at: work.at,
            withdrawn: false,
        };
        notices::announce(work.conn, &row)?;
        work.log("announcement.make", format!("Announced: {words}"));
        Ok(())
    })
}

/// Takes an announcement from the pages; the log keeps it.
///
/// # Errors
/// There is no such announcement.
pub fn withdraw(db: &Database, slug: &str, actor: &Actor, once: &Once, id: &str) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        if !notices::withdraw(work.conn, &work.tournament.id, id)? {
            return Err(OpError::refused("This announcement is not on the pages any more."));
        }
        work.log("announcement.withdraw", "An announcement was withdrawn.");
        Ok(())
    })
}
