//! What everybody sees of people: no more of a name than their tournaments show, and of a person what everybody chose whom
//! they turned out to be.

use crate::OpError;
use podium_store::community::Community;
use podium_store::community::merges;
use podium_store::community::people::{self, PersonRow, Shows};
use podium_store::{DbError, NamesShown, Writer};
use say::refused_people as t;

/// Refuses a community that shows full names for a tournament that shows first names and initials.
///
/// # Errors
/// It does.
pub(crate) fn refuse_longer_names(community: &Community, shown: NamesShown) -> Result<(), OpError> {
    match (community.names_shown, shown) {
        (NamesShown::Full, NamesShown::Initial) => {
            Err(OpError::field("names_shown", t::community_shows_full(&community.name)))
        }
        _ => Ok(()),
    }
}

/// Stores what everybody sees of a person: what they chose, without what somebody hides who was merged into them, unless they
/// have chosen since. Returns the person.
///
/// # Errors
/// The database does not answer; there is no such person.
pub(super) fn refresh(conn: &mut Writer<'_>, id: &str) -> Result<PersonRow, DbError> {
    let mut row = people::by_id(conn, id)?.ok_or(DbError::NotFound)?;
    let mut shows = Shows::chosen(&row);
    for merge in merges::into(conn, id)? {
        let gone = people::by_id(conn, &merge.gone_id)?;
        if let Some(gone) = gone.filter(|_| !merge.moved().chosen_since) {
            shows = shows.and(Shows::of(&gone));
        }
    }
    if shows != Shows::of(&row) {
        row.show(shows);
        row.version += 1;
        people::update(conn, &row)?;
    }
    Ok(row)
}

/// Notes that a person has chosen what to show: that holds for everybody who was merged into them so far.
pub(super) fn chosen(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    for merge in merges::into(conn, id)? {
        let mut moved = merge.moved();
        if !moved.chosen_since {
            moved.chosen_since = true;
            merges::set_moved(conn, &merge.id, &moved)?;
        }
    }
    Ok(())
}
