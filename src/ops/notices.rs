//! Announcements on the tournament's pages.

use super::{OpError, Work, text};
use crate::db::notices::{self, Announcement};

/// Longest announcement, in characters.
const LENGTH: usize = 2000;

/// Makes an announcement to everybody.
///
/// # Errors
/// Nothing was typed, or too much.
pub fn announce(work: &mut Work<'_, '_>, typed: &str) -> Result<(), OpError> {
    let text = text::block("text", "Announcement", typed, LENGTH).map_err(|p| OpError::Invalid(vec![p]))?;
    if text.is_empty() {
        return Err(OpError::field("text", "Announcement: type what everybody should read."));
    }
    let row = Announcement {
        made_by: work.actor.account_id.clone(),
        ..Announcement::new(&work.tournament.id, &text, work.at)
    };
    notices::announce(work.conn, &row)?;
    work.log("announcement.make", format!("Announced: {text}"));
    Ok(())
}

/// Takes an announcement off the pages; the log keeps it.
///
/// # Errors
/// There is no such announcement.
pub fn withdraw(work: &mut Work<'_, '_>, id: &str) -> Result<(), OpError> {
    if !notices::withdraw(work.conn, &work.tournament.id, id)? {
        return Err(OpError::refused("This announcement is not on the pages any more."));
    }
    // Its text stands in the line of its making; repeated here it would come back on the pages of the log.
    work.log("announcement.withdraw", "An announcement was withdrawn.");
    Ok(())
}
