//! Players of the same name: names that differ only in case and spaces are pointed out before they are accepted. Names that look
//! alike are pointed out, and accepted.

use std::collections::HashMap;

use crate::command::text;
use crate::{OpError, Work};
use deunicode::deunicode;
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::{DbError, PlayerStatus, Reader};
use say::{Message, refused_players as t};
use unicode_security::skeleton;

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
        Some(number) => Err(OpError::field("same_name", t::same_name(number))),
    }
}

/// Returns, for each name of a list, the player who has it already, in the tournament or further up in the list.
pub fn same_names(rows: &[PlayerRow], list: &[&str]) -> Vec<Option<Message>> {
    let mut seen = existing_names(rows);
    let mut found = Vec::with_capacity(list.len());
    for (place, name) in (1_usize..).zip(list) {
        let folded = name_key(name);
        found.push(seen.get(&folded).cloned());
        // The first one is named: a third Ann is compared with the first.
        seen.entry(folded).or_insert_with(|| t::row_of_list(place));
    }
    found
}

/// Returns how a name looks: letters of other scripts as those that look alike, without case, accents and what nobody sees.
pub(crate) fn look(name: &str) -> String {
    // accents, also those that a letter such as "ł" is taken for
    let is_accent = |c: char| matches!(c, '\u{300}'..='\u{36f}');
    let key = name_key(name);
    let letters = skeleton(&key).filter(|c| !is_accent(*c) && (*c == ' ' || !text::is_invisible(*c)));
    letters.collect()
}

/// Returns how a name looks in small letters, and as it is written: a letter may look like another in one case only, as "Т"
/// does.
fn looks(name: &str) -> [String; 2] {
    [look(name), look(&skeleton(name).collect::<String>())]
}

/// Returns whether two names of the same look are similar names and not one.
pub(crate) fn is_similar(one: &str, other: &str) -> bool {
    let (one, other) = (name_key(one), name_key(other));
    let is_latin = |name: &str| {
        name.chars()
            .all(|c| matches!(c, '\0'..'\u{250}' | '\u{300}'..='\u{36f}' | '\u{1e00}'..='\u{1eff}'))
    };
    // in small type, "rn" looks like "m" as well: two names of one alphabet are two people
    one != other && (!is_latin(&one) || !is_latin(&other) || deunicode(&one) == deunicode(&other))
}

/// Returns, for each name of a list, a player whose name looks the same and is another one: with letters of another script
/// that look alike, or with other accents.
pub fn lookalikes(rows: &[PlayerRow], list: &[&str]) -> Vec<Option<Message>> {
    let here = rows.iter().filter(|row| row.status != PlayerStatus::Removed);
    let here = here.map(|row| (row.name.as_str(), t::player_number(row.number)));
    let mut seen: HashMap<String, (&str, Message)> = HashMap::new();
    for (name, who) in here {
        for look in looks(name) {
            seen.entry(look).or_insert_with(|| (name, who.clone()));
        }
    }
    let mut found = Vec::with_capacity(list.len());
    for (place, name) in (1_usize..).zip(list) {
        let mut similar = None;
        for look in looks(name) {
            let (other, who) = seen.entry(look).or_insert_with(|| (name, t::row_of_list(place)));
            if similar.is_none() && is_similar(other, name) {
                similar = Some(who.clone());
            }
        }
        found.push(similar);
    }
    found
}

/// Returns, for each player of a tournament whose name looks like another's and is another one, the first of these.
pub fn similar_among(rows: &[PlayerRow]) -> HashMap<i64, &PlayerRow> {
    let here = rows.iter().filter(|row| row.status != PlayerStatus::Removed);
    let here: Vec<(&PlayerRow, [String; 2])> = here.map(|row| (row, looks(&row.name))).collect();
    // one player for each name: a hundred of one name are compared once
    let mut alike: HashMap<&str, Vec<&PlayerRow>> = HashMap::new();
    for (row, looks) in &here {
        for look in looks {
            let names = alike.entry(look).or_default();
            if names.iter().all(|other| name_key(&other.name) != name_key(&row.name)) {
                names.push(row);
            }
        }
    }
    let similar = here.iter().filter_map(|(row, looks)| {
        let mut names = looks.iter().flat_map(|look| &alike[look.as_str()]);
        let other = names.find(|other| is_similar(&row.name, &other.name))?;
        Some((row.number, *other))
    });
    similar.collect()
}

/// Returns the first player whose name looks like a player's and is another one; nobody's looks like that of a player who was
/// removed. `counts`: which of the others may be named.
///
/// # Errors
/// The database does not answer.
pub fn similar_to(
    conn: &mut Reader<'_>,
    row: &PlayerRow,
    counts: fn(PlayerStatus) -> bool,
) -> Result<Option<PlayerRow>, DbError> {
    if row.status == PlayerStatus::Removed {
        return Ok(None);
    }
    let own = looks(&row.name);
    let all = players::names(conn, &row.tournament_id)?;
    let similar = all.into_iter().find(|(number, name, status)| {
        let is_alike = || looks(name).iter().any(|look| own.contains(look));
        *number != row.number && counts(*status) && is_alike() && is_similar(name, &row.name)
    });
    match similar {
        Some((number, ..)) => players::by_number(conn, &row.tournament_id, number),
        None => Ok(None),
    }
}

/// Runs [`same_names`] on the tournament's current players.
///
/// # Errors
/// The database does not answer.
pub fn same_names_here(work: &mut Work<'_, '_>, list: &[&str]) -> Result<Vec<Option<Message>>, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    Ok(same_names(&rows, list))
}

/// Returns the names of the tournament, folded, each with its player.
pub(super) fn existing_names(rows: &[PlayerRow]) -> HashMap<String, Message> {
    let here = rows.iter().filter(|row| row.status != PlayerStatus::Removed);
    here.map(|row| (name_key(&row.name), t::player_number(row.number)))
        .collect()
}

/// Returns, for each player who waits for approval, the first other player of the same name: both may be one person.
pub fn entered_before<'r>(rows: impl Iterator<Item = &'r PlayerRow> + Clone) -> HashMap<i64, i64> {
    let is_pending = |row: &&PlayerRow| row.status == PlayerStatus::Pending;
    // most tournaments approve nobody
    if !rows.clone().any(|row| is_pending(&row)) {
        return HashMap::new();
    }
    let mut entered: HashMap<String, i64> = HashMap::new();
    for row in rows.clone().filter(|row| is_entry(row)) {
        let number = entered.entry(name_key(&row.name)).or_insert(row.number);
        *number = row.number.min(*number);
    }
    let pairs = rows
        .filter(is_pending)
        .filter_map(|row| Some((row.number, *entered.get(&name_key(&row.name))?)));
    pairs.collect()
}

/// Returns the same for one player, if they wait for approval.
///
/// # Errors
/// The database does not answer.
pub fn entry_of(conn: &mut Reader<'_>, row: &PlayerRow) -> Result<Option<i64>, DbError> {
    if row.status != PlayerStatus::Pending {
        return Ok(None);
    }
    let mut numbers = players::of_same_name(conn, &row.tournament_id, &row.name)?;
    numbers.sort_unstable();
    for number in numbers {
        let found = players::by_number(conn, &row.tournament_id, number)?;
        if found.as_ref().is_some_and(is_entry) {
            return Ok(Some(number));
        }
    }
    Ok(None)
}

/// Returns whether a player may be the entry of a registration.
pub(super) fn is_entry(row: &PlayerRow) -> bool {
    matches!(row.status, PlayerStatus::Registered | PlayerStatus::Waitlisted)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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
        assert_eq!(found, [None, Some(t::player_number(1)), Some(t::row_of_list(1)), None]);
    }

    #[test]
    fn names_in_letters_that_look_alike_are_pointed_out() {
        let rows = [sample(1, "Anna Petrova"), sample(2, "Amie Ash"), sample(3, "Jos\u{e9}")];
        let alike = lookalikes(
            &rows,
            &[
                "\u{410}nn\u{430} Petrova",
                "Arnie Ash",
                "Jose\u{301}",
                "anna petrova",
                "Jose",
                "Ami\u{e9} Ash",
                "AMIE \u{410}SH",
            ],
        );
        assert_eq!(
            alike,
            [
                Some(t::player_number(1)),
                None,
                Some(t::player_number(3)),
                None,
                Some(t::player_number(3)),
                Some(t::player_number(2)),
                Some(t::player_number(2))
            ]
        );
        // a capital looks like another letter, the small one does not
        let capital = lookalikes(
            &[sample(1, "Tom"), sample(2, "Lan")],
            &["\u{422}om", "\u{422}OM", "Ian", "L\u{1ea1}n"],
        );
        let tom = Some(t::player_number(1));
        assert_eq!(capital, [tom.clone(), tom, None, Some(t::player_number(2))]);
        let removed = PlayerRow {
            status: PlayerStatus::Removed,
            ..sample(4, "Jose")
        };
        let all = [rows.to_vec(), vec![removed, sample(5, "JOS\u{c9}"), sample(6, "Jose")]].concat();
        let similar = similar_among(&all);
        let pairs: BTreeMap<i64, i64> = similar.iter().map(|(number, other)| (*number, other.number)).collect();
        assert_eq!(pairs, BTreeMap::from([(3, 6), (5, 6), (6, 3)]));
    }

    #[test]
    fn a_registration_is_compared_with_the_entries_alone() {
        let with = |number, name: &str, status| PlayerRow {
            status,
            ..sample(number, name)
        };
        let rows = [
            with(1, "Ann Ash", PlayerStatus::Removed),
            with(2, "Ann  ASH", PlayerStatus::Waitlisted),
            with(3, "Ann Ash", PlayerStatus::Registered),
            with(4, "ann ash", PlayerStatus::Pending),
            with(5, "Bo", PlayerStatus::Pending),
            with(6, "Bo", PlayerStatus::Pending),
        ];
        assert_eq!(entered_before(rows.iter()), HashMap::from([(4, 2)]));
    }
}
