//! Removal of a person's data: from all their entries, from everybody who was merged into them, and from what the community
//! says about them.

use super::entry::live;
use super::generation::whole;
use super::link::log_name;
use super::names::keys;
use crate::command::community::CommunityWork;
use crate::people::players::forget;
use crate::people::players::naming::{Extent, Naming};
use crate::{OpError, SecurityEvent};
use podium_store::SecurityEventKind;
use podium_store::community::people::{self, PersonRow, Shows};
use podium_store::community::{doubts, log};
use podium_store::site::forms;
use podium_store::tournaments::players;

/// A person whose data was removed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erased {
    pub person: PersonRow,
    /// From how many entries.
    pub entries: usize,
    /// How many texts of tournaments may still name them, and are listed for review there.
    pub mentions: usize,
}

/// Removes a person's data everywhere: from now on they are "Player 17" in the community, and "Player 5" in a tournament.
/// Results stay, the log records the removal, and their links are void.
///
/// # Errors
/// There is no such person, or their data was removed before.
pub fn erase(work: &mut CommunityWork<'_, '_>, number: i64, reason: &str) -> Result<Erased, OpError> {
    let person = live(work.conn, &work.community.id, number)?;
    let all = whole(work.conn, person.clone())?;
    let naming = naming(&all, person.number);
    let (mut entries, mut mentions) = (0, 0);
    for one in &all {
        for (player, tournament) in people::entries_of(work.conn, &one.id)? {
            mentions += forget_entry(work, (&player, &tournament), reason)?;
            // their results stay theirs, under no name
            people::set_person(work.conn, &player, Some(&one.id), false)?;
            entries += 1;
        }
    }
    for one in all {
        doubts::forget_person(work.conn, &one.id)?;
        store_without_data(work, one)?;
    }
    clean_community(work, &naming)?;
    // answers to programs contained the name
    let community = work.community.id.clone();
    forms::empty_answers(work.conn, &community)?;
    work.history_changed();
    work.record(SecurityEvent::new(SecurityEventKind::PersonalDataRemoved));
    work.log(
        "person.erase",
        format!("Removed the personal data of {}", log_name(&person)),
    )
    .after(&serde_json::json!({"entries": entries}))
    .reason(&naming.replaced(reason, Extent::Parts).unwrap_or(reason.to_owned()));
    work.erases = true;
    let found = people::by_id(work.conn, &person.id)?;
    Ok(Erased {
        person: found.unwrap_or(person),
        entries,
        mentions,
    })
}

/// Removes the data of an entry; returns how many texts may still name the person.
fn forget_entry(
    work: &mut CommunityWork<'_, '_>,
    (player, tournament): (&str, &str),
    reason: &str,
) -> Result<usize, OpError> {
    work.on_tournament(tournament, |work| {
        match players::by_id(work.conn, player)?.filter(|row| !row.anonymous) {
            None => Ok(0),
            Some(row) => Ok(forget(work, row.number, reason)?.mentions),
        }
    })
}

/// Collects the names of a person in texts.
fn naming(all: &[PersonRow], number: i64) -> Naming {
    let names = all.iter().flat_map(|one| {
        let further = [one.sorted_under.as_deref(), one.email.as_deref()];
        std::iter::once(one.name.as_str()).chain(further.into_iter().flatten())
    });
    Naming::new(&nameless(number), names, [])
}

/// Returns what a person without data is called.
pub(super) fn nameless(number: i64) -> String {
    format!("Player {number}")
}

fn store_without_data(work: &mut CommunityWork<'_, '_>, mut row: PersonRow) -> Result<(), OpError> {
    let name = nameless(row.number);
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

/// Replaces the names in what people typed about the community.
fn clean_community(work: &mut CommunityWork<'_, '_>, naming: &Naming) -> Result<(), OpError> {
    if let Some(new) = naming.replaced(&work.community.description, Extent::Whole) {
        work.community.description = new;
        // otherwise an open form of the settings would bring the name back
        work.community.settings_version += 1;
    }
    for mut line in log::all(work.conn, &work.community.id)? {
        let mut changed = false;
        for text in [&mut line.before, &mut line.after, &mut line.reason] {
            if let Some(new) = text.as_deref().and_then(|text| naming.replaced(text, Extent::Parts)) {
                *text = Some(new);
                changed = true;
            }
        }
        if changed {
            log::redact(work.conn, &line)?;
        }
    }
    Ok(())
}
