//! Players of the same name: names that differ only in case and spaces are pointed out before they are accepted.

use std::collections::HashMap;

use crate::{OpError, Work};
use podium_store::PlayerStatus;
use podium_store::tournaments::players::{self, PlayerRow, name_key};

/// Returns the number of a player with the same name, other than `except`. Removed players do not count: one removed by
/// mistake may be entered again.
pub fn find_same_name(work: &mut Work<'_, '_>, name: &str, except: Option<i64>) -> Result<Option<i64>, OpError> {
    let found = players::of_same_name(work.conn, &work.tournament.id, name)?;
    Ok(found.into_iter().filter(|number| Some(*number) != except).min())
}

/// Refuses a name that another player has, at the field that allows it.
pub(super) fn refuse_same_name(work: &mut Work<'_, '_>, name: &str, except: Option<i64>) -> Result<(), OpError> {
    match find_same_name(work, name, except)? {
        None => Ok(()),
        Some(number) => Err(OpError::field(
            "same_name",
            format!("Player {number} has the same name. If these are two people, say so; else nothing is to be done."),
        )),
    }
}

/// Returns, for each name of a list, the player who has it already, in the tournament or further up in the list.
pub fn same_names(rows: &[PlayerRow], list: &[&str]) -> Vec<Option<String>> {
    let mut seen = existing_names(rows);
    let mut found = Vec::with_capacity(list.len());
    for (place, name) in (1..).zip(list) {
        let folded = name_key(name);
        found.push(seen.get(&folded).cloned());
        // The first one is named: a third Ann is compared with the first.
        seen.entry(folded)
            .or_insert_with(|| format!("row {place} of this list"));
    }
    found
}

/// Runs [`same_names`] on the tournament's current players.
///
/// # Errors
/// The database does not answer.
pub fn same_names_here(work: &mut Work<'_, '_>, list: &[&str]) -> Result<Vec<Option<String>>, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    Ok(same_names(&rows, list))
}

/// Returns the names of the tournament, folded, each with its player.
pub(super) fn existing_names(rows: &[PlayerRow]) -> HashMap<String, String> {
    let here = rows.iter().filter(|row| row.status != PlayerStatus::Removed);
    here.map(|row| (name_key(&row.name), format!("player {}", row.number)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::players::sample;

    #[test]
    fn a_list_points_out_names_that_are_there_and_names_that_it_has_twice() {
        let removed = PlayerRow {
            status: PlayerStatus::Removed,
            ..sample(2, "Cleo")
        };
        let rows = [sample(1, "Ann Ash"), removed];
        let found = same_names(&rows, &["Bo", "ann  ash", "BO", "Cleo"]);
        assert_eq!(
            found,
            [None, Some("player 1".into()), Some("row 1 of this list".into()), None]
        );
    }
}
