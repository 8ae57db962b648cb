//! Removal of a person's data: from all their entries, from everybody who was merged into them, and from what the community
//! says about them.

use std::collections::BTreeSet;

use super::entry::live;
use super::known::alike;
use super::link::log_name;
use super::mentions;
use super::names::keys;
use crate::command::community::CommunityWork;
use crate::people::players::naming::{Extent, Naming};
use crate::people::players::{cleaned, forget_with, named_in, names_of};
use crate::season::person_changed;
use crate::{OpError, SecurityEvent};
use podium_store::community::people::{self, PersonRow, Shows, whole};
use podium_store::community::{doubts, known_names, log};
use podium_store::site::forms;
use podium_store::tournaments::deliveries;
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::{DbError, Reader, SecurityEventKind};

/// The most entries that are offered because they may be the person's.
const MOST_OFFERED: i64 = 100;

/// A person whose data was removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erased {
    pub person: PersonRow,
    /// From how many entries.
    pub entries: usize,
    /// How many texts of tournaments may still name them, and are listed for review there.
    pub mentions: usize,
    /// How many texts of the community, and of its tournaments where they have no entry, may still name them.
    pub in_community: usize,
}

/// Removes a person's data everywhere: from now on they are "Player 17" in the community, and "Player 5" in a tournament.
/// Results stay, the log records the removal, and their links are void. `also`: the ids of further entries that are theirs,
/// of those that [`may_also_be`] returns.
///
/// # Errors
/// There is no such person, or their data was removed before.
pub fn erase(work: &mut CommunityWork<'_, '_>, number: i64, reason: &str, also: &[String]) -> Result<Erased, OpError> {
    let person = live(work.conn, &work.community.id, number)?;
    let all = whole(work.conn, person.clone())?;
    let mut rows = Vec::new();
    for one in &all {
        for (player, _) in people::entries_of(work.conn, &one.id)? {
            rows.extend(players::by_id(work.conn, &player)?);
        }
    }
    let theirs = rows.len();
    let offered = may_also_be(work.conn, &work.community.id, &person)?;
    rows.extend(offered.into_iter().filter(|row| also.contains(&row.id)));
    let names = all_names(work, &all, &rows)?;
    let naming = naming(work, &all, &names, person.number)?;
    let mut mentions = 0;
    for row in &rows {
        mentions += forget_entry(work, row, reason, &names)?;
    }
    for row in &rows[..theirs] {
        // their results stay theirs, under no name
        people::set_person(work.conn, &row.id, row.person_id.as_deref(), false)?;
    }
    person_changed(work, &person)?;
    let community = work.community.id.clone();
    let keys_of_names: Vec<String> = names.iter().map(|name| name_key(name)).collect();
    for one in all {
        known_names::forget(work.conn, &community, &one.id, &keys_of_names)?;
        doubts::forget_person(work.conn, &one.id)?;
        redact_log(work, &one)?;
        store_without_data(work, one)?;
    }
    // where the data of an entry was removed before, fewer names were known
    let now_removed = rows.iter().filter(|row| !row.anonymous);
    let entered: BTreeSet<&str> = now_removed.map(|row| row.tournament_id.as_str()).collect();
    let in_community = mentions::clean(work, &naming, &person, &entered)?;
    // receivers of webhooks may have repeated the name, and answers to programs contained it
    deliveries::forget_answers_in_community(work.conn, &community)?;
    forms::empty_answers(work.conn, &community)?;
    work.history_changed();
    work.record(SecurityEvent::new(SecurityEventKind::PersonalDataRemoved));
    work.log(
        "person.erase",
        format!("Removed the personal data of {}", log_name(&person)),
    )
    .after(&serde_json::json!({"entries": rows.len()}))
    .reason(&naming.replaced(reason, Extent::Parts).unwrap_or(reason.to_owned()));
    work.erases = true;
    let found = people::by_id(work.conn, &person.id)?;
    Ok(Erased {
        person: found.unwrap_or(person),
        entries: rows.len(),
        mentions,
        in_community,
    })
}

/// Returns the entries of a community's tournaments that may also be a person's: those of which it is asked, and those with one
/// of their names that are nobody's.
///
/// # Errors
/// The database does not answer.
pub fn may_also_be(conn: &mut Reader<'_>, community: &str, person: &PersonRow) -> Result<Vec<PlayerRow>, DbError> {
    let all = whole(conn, person.clone())?;
    let ids: Vec<String> = all.iter().map(|one| one.id.clone()).collect();
    let asked = doubts::entries_asked_about(conn, &ids)?;
    let mut rows = players::by_ids(conn, &asked)?;
    rows.retain(|row| row.person_id.is_none() && !row.anonymous);
    let keys: Vec<String> = all.iter().map(|one| one.name_key.clone()).collect();
    for row in people::nobodys_entries(conn, community, &keys, MOST_OFFERED)? {
        if rows.iter().all(|other| other.id != row.id) {
            rows.push(row);
        }
    }
    Ok(rows)
}

/// Returns all names of a person: those that they have and had here, and those of their entries.
fn all_names(work: &mut CommunityWork<'_, '_>, all: &[PersonRow], rows: &[PlayerRow]) -> Result<Vec<String>, OpError> {
    let mut names = BTreeSet::new();
    for one in all {
        names.insert(one.name.clone());
        names.extend(known_names::names_of(work.conn, &one.id)?);
        names.extend(one.sorted_under.clone());
        names.extend(one.email.clone());
        for line in log::about(work.conn, &work.community.id, &log_name(one))? {
            let values = [&line.before, &line.after].into_iter().flatten();
            names.extend(values.flat_map(|json| named_in(json)));
        }
    }
    for row in rows {
        names.extend(names_of(work.conn, row)?);
    }
    Ok(names.into_iter().collect())
}

/// Removes the data of an entry; returns how many texts may still name the person.
fn forget_entry(
    work: &mut CommunityWork<'_, '_>,
    row: &PlayerRow,
    reason: &str,
    names: &[String],
) -> Result<usize, OpError> {
    if row.anonymous {
        return Ok(0);
    }
    work.on_tournament(&row.tournament_id, |work| {
        Ok(forget_with(work, row.number, reason, names)?.mentions)
    })
}

/// Collects the names of a person in texts. One that somebody else has too may mean either of them.
fn naming(
    work: &mut CommunityWork<'_, '_>,
    all: &[PersonRow],
    names: &[String],
    number: i64,
) -> Result<Naming, OpError> {
    let mut shared = Vec::new();
    for name in names {
        let others = alike(work.conn, &work.community.id, name, None)?.into_iter();
        let is_other = |other: &PersonRow| all.iter().all(|one| one.id != other.id);
        let same = others.filter(|(other, _)| is_other(other) && other.name_key == name_key(name));
        shared.extend(same.map(|(other, _)| other.name));
    }
    let names = names.iter().map(String::as_str);
    let instead = say::common::nameless(number).to_string();
    Ok(Naming::new(&instead, names, shared.iter().map(String::as_str)))
}

/// Removes the values of edits from the log lines about a person, who is in their sentences by id.
fn redact_log(work: &mut CommunityWork<'_, '_>, person: &PersonRow) -> Result<(), OpError> {
    for mut line in log::about(work.conn, &work.community.id, &log_name(person))? {
        let values = (cleaned(line.before.as_deref()), cleaned(line.after.as_deref()));
        if (&values.0, &values.1) != (&line.before, &line.after) {
            (line.before, line.after) = values;
            log::redact(work.conn, &line)?;
        }
    }
    Ok(())
}

fn store_without_data(work: &mut CommunityWork<'_, '_>, mut row: PersonRow) -> Result<(), OpError> {
    let name = say::common::nameless(row.number).to_string();
    row.named(&name, keys(&name, None));
    row.sorted_under = None;
    row.set_email(None);
    row.choose(Shows::NOTHING);
    row.version += 1;
    people::update(work.conn, &row)?;
    people::set_anonymous(work.conn, &row.id)?;
    // the secret link identifies the person
    people::renew_link(work.conn, &row.id)?;
    // no search finds them
    Ok(people::set_leads(work.conn, &row, &[])?)
}
