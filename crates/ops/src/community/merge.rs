//! Two people who turn out to be one, and the undoing of it: everything that a merge moved is in its row.

use serde::{Deserialize, Serialize};

use super::entry::live;
use super::link::{log_name, renew_entry_in};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::season::free::refuse_shared_pod;
use podium_store::DoubtAnswer;
use podium_store::community::doubts::{self, Answered};
use podium_store::community::merges::{self, MergeRow};
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::players;
use say::refused_people as t;

/// What a merge moved. It holds no personal data: the person who is gone keeps theirs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The ids of the entries that moved.
    pub entries: Vec<String>,
    /// The fields that the kept person took over, because they had none: "email", "sorted_under".
    pub took: Vec<String>,
    /// What the kept person showed before and after: both have to agree.
    pub showed: [[bool; 5]; 2],
}

/// What somebody lets everybody see, in the order of the columns.
fn shown(row: &PersonRow) -> [bool; 5] {
    [
        row.shows_name,
        row.shows_results,
        row.shows_tables,
        row.shows_commanders,
        row.shows_rating,
    ]
}

fn show(row: &mut PersonRow, [name, results, tables, commanders, rating]: [bool; 5]) {
    row.shows_name = name;
    row.shows_results = results;
    row.shows_tables = tables;
    row.shows_commanders = commanders;
    row.shows_rating = rating;
}

/// Makes one person of two: the entries of `gone` are `kept`'s from now on, who takes over what they did not have and shows
/// only what both show. The link of `gone` is void. Returns the merge.
///
/// # Errors
/// They are one already; there is no such person; both have an entry in one tournament, which the sentence names.
pub fn merge(work: &mut CommunityWork<'_, '_>, kept: i64, gone: i64, reason: &str) -> Result<MergeRow, OpError> {
    let community = work.community.id.clone();
    let mut kept = live(work.conn, &community, kept)?;
    let mut gone = live(work.conn, &community, gone)?;
    if kept.id == gone.id {
        return Err(OpError::refused(t::one_already(&kept.name)));
    }
    refuse_shared(work, &kept, &gone)?;
    let entries = people::entries_of(work.conn, &gone.id)?;
    let before = shown(&kept);
    let both: Vec<bool> = before
        .iter()
        .zip(shown(&gone))
        .map(|(one, other)| *one && other)
        .collect();
    let after = std::array::from_fn(|at| both[at]);
    let moved = Moved {
        entries: entries.into_iter().map(|(player, _)| player).collect(),
        took: take_over(&mut kept, &gone),
        showed: [before, after],
    };
    show(&mut kept, after);
    kept.version += 1;
    people::update(work.conn, &kept)?;
    gone.merged_into = Some(kept.id.clone());
    gone.version += 1;
    people::update(work.conn, &gone)?;
    people::move_entries(work.conn, &gone.id, &kept.id)?;
    let json = serde_json::to_string(&moved).map_err(|e| OpError::refused(e.to_string()))?;
    let number = merges::next_number(work.conn, &community)?;
    let row = MergeRow {
        account_id: work.actor.account_id.clone(),
        ..MergeRow::new(&community, number, (&kept.id, &gone.id), json, work.at)
    };
    merges::insert(work.conn, &row)?;
    answer(work, (&kept, &gone), DoubtAnswer::Same)?;
    work.history_changed();
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
    let shared = people::shared_tournaments(work.conn, &kept.id, &gone.id)?;
    let Some(first) = shared.first() else {
        return refuse_shared_pod(work, kept, gone);
    };
    let (one, other) = first.numbers;
    Err(OpError::refused(match shared.len() {
        1 => t::both_in(&kept.name, one, &gone.name, other, &first.name),
        more => t::both_in_several(&kept.name, one, &gone.name, other, &first.name, more - 1),
    }))
}

/// Gives a person what they do not have and the other one has. Returns the names of those fields.
fn take_over(kept: &mut PersonRow, gone: &PersonRow) -> Vec<String> {
    let mut took = Vec::new();
    if kept.email.is_none() && gone.email.is_some() {
        kept.set_email(gone.email.clone());
        took.push("email".to_owned());
    }
    // under the same name only: a list has nobody under two
    if kept.sorted_under.is_none() && gone.sorted_under.is_some() && kept.name_key == gone.name_key {
        kept.sorted_under.clone_from(&gone.sorted_under);
        kept.order_key.clone_from(&gone.order_key);
        took.push("sorted_under".to_owned());
    }
    took
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
    Ok(doubts::answer_people(work.conn, &work.community.id, pair, answered)?)
}

/// Undoes a merge: what moved and is still there goes back, the fields that the kept person took over are empty again unless
/// they were changed since, and the link of the person who was gone works as before, unless the link of the kept person was
/// renewed. The entries that go back get new links. Returns the person who is back.
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
    let (Some(mut kept), Some(mut gone)) = (
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
    let moved: Moved = serde_json::from_str(&row.moved).map_err(|e| OpError::refused(e.to_string()))?;
    gone.merged_into = None;
    gone.version += 1;
    people::update(work.conn, &gone)?;
    let back = give_back(work, &moved, &kept, &gone)?;
    give_fields_back(&mut kept, &gone, &moved);
    kept.version += 1;
    people::update(work.conn, &kept)?;
    merges::undo(work.conn, &row.id, work.actor.account_id.as_deref(), work.at)?;
    answer(work, (&kept, &gone), DoubtAnswer::Other)?;
    work.history_changed();
    work.log(
        "person.split",
        format!("{} is not {}: merge {number} undone", log_name(&gone), log_name(&kept)),
    )
    .after(&serde_json::json!({"merge": number, "entries": back}))
    .reason(reason);
    Ok(gone)
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

/// Empties the fields that were taken over, and shows again what the merge hid, unless somebody changed them since.
fn give_fields_back(kept: &mut PersonRow, gone: &PersonRow, moved: &Moved) {
    let took = |field: &str| moved.took.iter().any(|took| took == field);
    if took("email") && kept.email == gone.email {
        kept.set_email(None);
    }
    if took("sorted_under") && kept.sorted_under == gone.sorted_under {
        kept.sorted_under = None;
        kept.order_key = super::names::keys(&kept.name, None).order;
    }
    let [before, after] = moved.showed;
    if shown(kept) == after {
        show(kept, before);
    }
}
