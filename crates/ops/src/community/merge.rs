//! Two people who turn out to be one, and the undoing of it: everything that a merge moved is in its row.

use super::entry::live;
use super::link::{log_name, renew_entry_in};
use super::shown::refresh;
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::season::free::refuse_shared_pod;
use crate::season::person_changed;
use podium_store::community::doubts::{self, Answered};
use podium_store::community::entered;
use podium_store::community::merges::{self, MergeRow, Moved};
use podium_store::community::people::{self, PersonRow, whole};
use podium_store::season::past;
use podium_store::tournaments::players;
use podium_store::{DbError, DoubtAnswer, Reader};
use say::refused_people as t;

/// Makes one person of two: the entries of `gone` are `kept`'s from now on, of whom everybody sees only what both show. Both
/// keep what they have: the mail address of `gone` still finds `kept`. The link of `gone` is void. Returns the merge.
///
/// # Errors
/// They are one already; there is no such person; both have an entry in one tournament, which the sentence names.
pub fn merge(work: &mut CommunityWork<'_, '_>, kept: i64, gone: i64, reason: &str) -> Result<MergeRow, OpError> {
    let community = work.community.id.clone();
    let kept = live(work.conn, &community, kept)?;
    let gone = live(work.conn, &community, gone)?;
    if kept.id == gone.id {
        return Err(OpError::refused(t::one_already(&kept.name)));
    }
    refuse_shared(work, &kept, &gone)?;
    let entries = people::entries_of(work.conn, &gone.id)?;
    let moved = Moved {
        entries: entries.into_iter().map(|(player, _)| player).collect(),
        chosen_since: false,
    };
    people::set_merged(work.conn, &gone.id, Some(&kept.id))?;
    people::move_entries(work.conn, &gone.id, &kept.id)?;
    let number = merges::next_number(work.conn, &community)?;
    let row = MergeRow {
        account_id: work.actor.account_id.clone(),
        ..MergeRow::new(&community, number, (&kept.id, &gone.id), &moved, work.at)
    };
    merges::insert(work.conn, &row)?;
    refresh(work.conn, &kept.id)?;
    answer(work, (&kept, &gone), DoubtAnswer::Same)?;
    work.results_changed();
    person_changed(work, &kept)?;
    work.log(
        "person.merge",
        format!(
            "{} is {}: one person (merge {number})",
            log_name(&gone),
            log_name(&kept)
        ),
    )
    .after(&serde_json::json!({"merge": number, "entries": moved.entries.len()}))
    .reason(reason);
    Ok(row)
}

/// Refuses to merge people who both have an entry in a tournament.
fn refuse_shared(work: &mut CommunityWork<'_, '_>, kept: &PersonRow, gone: &PersonRow) -> Result<(), OpError> {
    let shared = entered::shared_tournaments(work.conn, &kept.id, &gone.id)?;
    let Some(first) = shared.first() else {
        refuse_shared_past(work, kept, gone)?;
        return refuse_shared_pod(work, kept, gone);
    };
    let (one, other) = first.numbers;
    Err(OpError::refused(match shared.len() {
        1 => t::both_in(&kept.name, one, &gone.name, other, &first.name),
        more => t::both_in_several(&kept.name, one, &gone.name, other, &first.name, more - 1),
    }))
}

/// Refuses to merge people who both have a place on an evening from before Podium: one of the two results would be lost.
fn refuse_shared_past(work: &mut CommunityWork<'_, '_>, kept: &PersonRow, gone: &PersonRow) -> Result<(), OpError> {
    let ids = |conn: &mut Reader<'_>, person: &PersonRow| -> Result<Vec<String>, DbError> {
        let all = whole(conn, person.clone())?.into_iter();
        Ok(all.map(|one| one.id).collect())
    };
    let (some, others) = (ids(work.conn, kept)?, ids(work.conn, gone)?);
    let shared = past::shared(work.conn, &some, &others)?;
    match shared.into_iter().next() {
        None => Ok(()),
        Some(evening) => Err(OpError::refused(t::both_on(&kept.name, &gone.name, evening.name))),
    }
}

fn answer(
    work: &mut CommunityWork<'_, '_>,
    (kept, gone): (&PersonRow, &PersonRow),
    answer: DoubtAnswer,
) -> Result<(), OpError> {
    let by = work.actor.account_id.clone();
    let answered = Answered {
        answer,
        by: by.as_deref(),
        at: work.at,
    };
    let pair = (kept.id.as_str(), gone.id.as_str());
    doubts::answer_people(work.conn, &work.community.id, pair, answered)?;
    if answer == DoubtAnswer::Same {
        // of everybody who is one person by now it is not asked any more
        let ids: Vec<String> = whole(work.conn, kept.clone())?.into_iter().map(|one| one.id).collect();
        doubts::answer_among(work.conn, &ids, answered)?;
    }
    Ok(())
}

/// Undoes a merge: the entries that moved and are still there go back, with new links, and of both everybody sees what they
/// showed. The link of the person who was gone works as before, unless the link of the kept person was renewed. Merges into
/// one person are undone in any order. Returns the person who is back.
///
/// # Errors
/// It was undone already; the kept person was merged further, or has no data any more.
pub fn split(work: &mut CommunityWork<'_, '_>, number: i64, reason: &str) -> Result<PersonRow, OpError> {
    let community = work.community.id.clone();
    let found = merges::by_number(work.conn, &community, number)?;
    let row = found.ok_or_else(|| OpError::NotFound(t::no_such_merge(number)))?;
    if row.undone_at.is_some() {
        return Err(OpError::refused(t::undone_already(number)));
    }
    let (Some(kept), Some(gone)) = (
        people::by_id(work.conn, &row.kept_id)?,
        people::by_id(work.conn, &row.gone_id)?,
    ) else {
        return Err(OpError::NotFound(t::no_such_merge(number)));
    };
    if kept.anonymous {
        return Err(OpError::refused(t::no_data_any_more(kept.number)));
    }
    if kept.merged_into.is_some() {
        let later = merges::in_force(work.conn, &kept.id)?;
        let later = later.iter().find(|later| later.gone_id == kept.id);
        return Err(OpError::refused(t::undo_later_first(
            &kept.name,
            later.map_or(number, |later| later.number),
        )));
    }
    people::set_merged(work.conn, &gone.id, None)?;
    let back = give_back(work, &row.moved(), &kept, &gone)?;
    merges::undo(work.conn, &row.id, work.actor.account_id.as_deref(), work.at)?;
    refresh(work.conn, &kept.id)?;
    answer(work, (&kept, &gone), DoubtAnswer::Other)?;
    work.results_changed();
    person_changed(work, &kept)?;
    person_changed(work, &gone)?;
    work.log(
        "person.split",
        format!("{} is not {}: merge {number} undone", log_name(&gone), log_name(&kept)),
    )
    .after(&serde_json::json!({"merge": number, "entries": back}))
    .reason(reason);
    live(work.conn, &community, gone.number)
}

/// Gives back the entries that are still there, each with a new link. Returns how many.
fn give_back(
    work: &mut CommunityWork<'_, '_>,
    moved: &Moved,
    kept: &PersonRow,
    gone: &PersonRow,
) -> Result<usize, OpError> {
    let entries = players::by_ids(work.conn, &moved.entries)?;
    let still = entries
        .iter()
        .filter(|entry| entry.person_id.as_ref() == Some(&kept.id));
    let mut back = 0;
    for entry in still {
        people::set_person(work.conn, &entry.id, Some(&gone.id), false)?;
        renew_entry_in(work, &entry.id, &entry.tournament_id)?;
        back += 1;
    }
    Ok(back)
}
