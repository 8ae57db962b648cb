//! A person as a whole, with everybody who was merged into them: who somebody is now, their mail address, and the generations
//! of secret links.

use crate::{OpError, Work};
use podium_store::community;
use podium_store::community::people::{self, PersonRow, whole};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, Reader, Writer};

/// Renews the link of an entry: the old one becomes void.
pub(crate) fn renew_entry(work: &mut Work<'_, '_>, row: &mut PlayerRow) -> Result<(), OpError> {
    // The token is an HMAC of id and generation, so nothing else needs to be stored or deleted.
    row.link_generation += 1;
    row.version += 1;
    Ok(players::update(work.conn, row)?)
}

/// Renews the link of a person: the old one becomes void for good, and so do those of everybody who was merged into them,
/// also if that is undone later. It takes the community's lock, as every change of a person.
pub(crate) fn renew_person(conn: &mut Writer<'_>, person: &str) -> Result<(), DbError> {
    let Some(row) = people::by_id(conn, person)? else {
        return Ok(());
    };
    community::lock(conn, &row.community_id)?;
    for one in whole(conn, row)? {
        people::renew_link(conn, &one.id)?;
    }
    Ok(())
}

/// Returns the person whom somebody is now: themselves, or the one they were merged into.
///
/// # Errors
/// The database does not answer.
pub fn current(conn: &mut Reader<'_>, row: PersonRow) -> Result<PersonRow, DbError> {
    let mut row = row;
    // a merge is of two people who are not merged, so there are no circles
    while let Some(into) = row.merged_into.take() {
        row = people::by_id(conn, &into)?.ok_or(DbError::NotFound)?;
    }
    Ok(row)
}

/// Returns the mail address of a person: their own, or the first one of those who were merged into them.
///
/// # Errors
/// The database does not answer.
pub fn mail_of(conn: &mut Reader<'_>, person: &PersonRow) -> Result<Option<String>, DbError> {
    if person.email.is_some() {
        return Ok(person.email.clone());
    }
    let all = whole(conn, person.clone())?;
    Ok(all.into_iter().find_map(|one| one.email))
}
