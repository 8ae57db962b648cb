//! Card data and the banned list of the site, which all tournaments share: loaded by who runs it, from files.

use chrono::{NaiveDate, TimeDelta};

use super::{OpError, SiteWork};
use crate::db::cards::{self, CardFile, CardFileKind};
use crate::db::{new_id, tournaments};
use crate::rules::deck::{BannedList, CardData};

/// Loads card data in the place of what was loaded before; `dated`: the day that it is of.
///
/// # Errors
/// There is no card in it, or the day is in the future.
pub fn load_cards(work: &mut SiteWork<'_, '_>, data: &CardData, dated: NaiveDate) -> Result<(), OpError> {
    let file = file(work, CardFileKind::Cards, data.len(), dated)?;
    cards::replace_cards(work.conn, data, &file)?;
    // pages show colours, and decklists are checked anew
    Ok(tournaments::all_changed(work.conn)?)
}

/// Loads a banned list in the place of the one that was loaded before; `dated`: the day that it is of.
///
/// # Errors
/// There is no name in it, or the day is in the future.
pub fn load_banned(work: &mut SiteWork<'_, '_>, list: &BannedList, dated: NaiveDate) -> Result<(), OpError> {
    let file = file(work, CardFileKind::Banned, list.len(), dated)?;
    cards::replace_banned(work.conn, list, &file)?;
    Ok(tournaments::all_changed(work.conn)?)
}

fn file(work: &SiteWork<'_, '_>, kind: CardFileKind, names: usize, dated: NaiveDate) -> Result<CardFile, OpError> {
    // an empty list would pass every deck, and nobody would notice
    if names == 0 {
        return Err(OpError::refused("There is no card in the file: nothing was changed."));
    }
    // a day more: in the east it is tomorrow already
    if dated > work.at.date() + TimeDelta::days(1) {
        return Err(OpError::refused(format!(
            "{dated} is in the future: nothing was changed. Say with --date of which day the file is."
        )));
    }
    Ok(CardFile {
        kind: kind.as_str().to_owned(),
        id: new_id(),
        dated,
        loaded_at: work.at,
        names: names as i64,
    })
}
