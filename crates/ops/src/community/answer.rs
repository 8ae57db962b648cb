//! Answers to doubts: whether an entry, or another person, is a person. Each is asked once.

use super::entry::{Who, current};
use super::known::remember;
use super::merge::merge;
use super::settle::{clear_in, settle, settle_called};
use crate::OpError;
use crate::command::community::CommunityWork;
use podium_store::community::doubts::{self, Answered, Doubt};
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments;
use podium_store::tournaments::players::{self, name_key};
use podium_store::{DbError, DoubtAnswer, Reader};
use say::refused_people as t;

/// Answers a doubt. An entry that is nobody of whom it was asked is a new person.
///
/// # Errors
/// It was answered already; the person has an entry in that tournament, or both have one in some tournament: the sentence
/// names it.
pub fn answer(work: &mut CommunityWork<'_, '_>, id: &str, answer: DoubtAnswer) -> Result<(), OpError> {
    let community = work.community.id.clone();
    let found = doubts::by_id(work.conn, &community, id)?.filter(|doubt| doubt.answer.is_none());
    let doubt = found.ok_or_else(|| OpError::refused(t::answered_already()))?;
    let person = people::by_id(work.conn, &doubt.person_id)?;
    let person = person.ok_or_else(|| OpError::refused(t::answered_already()))?;
    let person = current(work.conn, person)?;
    match (&doubt.player_id, &doubt.other_id) {
        (Some(player), _) => answer_entry(work, &doubt, player, (&person, answer)),
        (None, Some(other)) => answer_people(work, &doubt, other, (&person, answer)),
        (None, None) => Err(OpError::refused(t::answered_already())),
    }
}

fn answer_entry(
    work: &mut CommunityWork<'_, '_>,
    doubt: &Doubt,
    player: &str,
    (person, answer): (&PersonRow, DoubtAnswer),
) -> Result<(), OpError> {
    let entry = players::by_id(work.conn, player)?.ok_or_else(|| OpError::refused(t::answered_already()))?;
    let open = doubts::open_of(work.conn, std::slice::from_ref(&entry.id))?;
    let who = match answer {
        DoubtAnswer::Same => Some(Who::Person(person.number)),
        // the last of them: it is nobody whom the community knows
        DoubtAnswer::Other if open.len() == 1 => Some(Who::New),
        DoubtAnswer::Other => None,
    };
    let tournament = entry.tournament_id.clone();
    if let Some(who) = who {
        work.on_tournament(&tournament, |work| settle(work, entry.number, &who))?;
    }
    let key = name_key(&entry.name);
    let community = work.community.id.clone();
    remember(work.conn, &community, (&key, &person.id), answer)?;
    // also if the person was merged into another one since it was asked
    note(work, doubt, answer)?;
    work.results_changed();
    work.log(
        "person.doubt",
        format!("Said whether an entry is {{person:{}}}", person.id),
    )
    .after(&serde_json::json!({"answer": answer.as_str()}));
    Ok(())
}

fn answer_people(
    work: &mut CommunityWork<'_, '_>,
    doubt: &Doubt,
    other: &str,
    (person, answer): (&PersonRow, DoubtAnswer),
) -> Result<(), OpError> {
    let other = people::by_id(work.conn, other)?.ok_or_else(|| OpError::refused(t::answered_already()))?;
    let other = current(work.conn, other)?;
    if answer == DoubtAnswer::Same && other.id != person.id {
        merge(work, person.number, other.number, "")?;
    }
    note(work, doubt, answer)?;
    if answer == DoubtAnswer::Other {
        work.log(
            "person.doubt",
            format!("{{person:{}}} and {{person:{}}} are two people", other.id, person.id),
        );
    }
    Ok(())
}

/// Says of all entries of which it is asked that they are who they are called, as far as one person alone has the name. Returns
/// how many.
///
/// # Errors
/// The database does not answer.
pub fn answer_called(work: &mut CommunityWork<'_, '_>) -> Result<usize, OpError> {
    let community = work.community.id.clone();
    let mut done = 0;
    for id in doubts::tournaments_with_open(work.conn, &community)? {
        done += work.on_tournament(&id, settle_called)?;
    }
    if done > 0 {
        work.results_changed();
        work.log(
            "person.doubts",
            format!("Said of {done} entries that they are who they are called."),
        );
    }
    Ok(done)
}

/// Returns how many entries of a community [`answer_called`] answers.
///
/// # Errors
/// The database does not answer.
pub fn count_called(conn: &mut Reader<'_>, community: &str) -> Result<usize, DbError> {
    let mut count = 0;
    for id in doubts::tournaments_with_open(conn, community)? {
        if let Some(tournament) = tournaments::by_id(conn, &id)? {
            count += clear_in(conn, &tournament)?.len();
        }
    }
    Ok(count)
}

/// Notes the answer to one doubt.
fn note(work: &mut CommunityWork<'_, '_>, doubt: &Doubt, answer: DoubtAnswer) -> Result<(), OpError> {
    let by = work.actor.account_id.clone();
    let answered = Answered {
        answer,
        by: by.as_deref(),
        at: work.at,
    };
    Ok(doubts::answer(work.conn, &doubt.id, answered)?)
}
