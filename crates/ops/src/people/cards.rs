//! The site's card data and banned list, which all tournaments share: loaded from files by the operator.

use chrono::{NaiveDate, TimeDelta};

use crate::{OpError, SiteWork};
use podium_event::deck::{BannedList, CardData};
use podium_store::tournaments::cards::{self, CardFile, CardFileKind};
use podium_store::tournaments::lists::{self, List};
use podium_store::{new_id, tournaments};
use say::refused_decks;

/// Replaces the site's card data; `dated`: the date of the data.
///
/// # Errors
/// It contains no card, or the date is in the future.
pub fn load_cards(work: &mut SiteWork<'_, '_>, data: &CardData, dated: NaiveDate) -> Result<(), OpError> {
    let file = file(work, CardFileKind::Cards, data.len(), dated)?;
    cards::replace_cards(work.conn, data, &file)?;
    // pages show colours, and decklists are checked again
    all_changed(work)
}

/// Replaces the site's banned list; `dated`: the date of the list.
///
/// # Errors
/// It contains no name, or the date is in the future.
pub fn load_banned(work: &mut SiteWork<'_, '_>, list: &BannedList, dated: NaiveDate) -> Result<(), OpError> {
    let file = file(work, CardFileKind::Banned, list.len(), dated)?;
    cards::replace_banned(work.conn, list, &file)?;
    all_changed(work)
}

fn all_changed(work: &mut SiteWork<'_, '_>) -> Result<(), OpError> {
    tournaments::all_changed(work.conn)?;
    Ok(lists::changed(work.conn, &[List::All, List::Finished])?)
}

fn file(work: &SiteWork<'_, '_>, kind: CardFileKind, names: usize, dated: NaiveDate) -> Result<CardFile, OpError> {
    // an empty list would pass every deck, and nobody would notice
    if names == 0 {
        return Err(OpError::refused(refused_decks::no_card_in_file()));
    }
    // one day later is allowed: in the east it is already tomorrow
    if dated > work.at.date() + TimeDelta::days(1) {
        return Err(OpError::refused(refused_decks::file_of_future(dated.to_string())));
    }
    Ok(CardFile {
        kind: kind.as_str().to_owned(),
        id: new_id(),
        dated,
        loaded_at: work.at,
        names: names as i64,
    })
}
