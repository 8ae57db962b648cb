//! Who is there and waits for a pod.

use podium_store::community::people::PersonRow;
use podium_store::season::free::{self, Arrival};
use say::refused_free as t;

use super::{Whose, changed, going_on, is_open, with_merged};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::community::names::{find, is_called};

/// Most people on an evening.
const MAX_ARRIVALS: usize = 5_000;
/// People who are looked at for a typed name.
const LOOKED_AT: usize = 500;
/// People who are named if it is not clear who is meant.
const NAMED: usize = 8;
/// The brackets of decks.
const BRACKETS: std::ops::RangeInclusive<i64> = 1..=5;

/// Returns whom the staff means by a number, or by the whole name of one person.
///
/// # Errors
/// Nobody has the name, or several people.
pub fn typed(work: &mut CommunityWork<'_, '_>, typed: &str) -> Result<Whose, OpError> {
    if let Ok(number) = typed.parse() {
        return Ok(Whose::Person(number));
    }
    let fitting = find(work.conn, &work.community.id, typed, LOOKED_AT)?;
    let called: Vec<&PersonRow> = fitting.iter().filter(|row| is_called(typed, row)).collect();
    let candidates: Vec<&PersonRow> = match called.as_slice() {
        [one] => return Ok(Whose::Person(one.number)),
        [] => fitting.iter().collect(),
        _ => called,
    };
    let typed = format!("{typed:.60}");
    if candidates.is_empty() {
        return Err(OpError::field("person", t::nobody_called(typed)));
    }
    let named = candidates.iter().take(NAMED);
    let named: Vec<String> = named.map(|row| format!("{} ({})", row.name, row.number)).collect();
    Err(OpError::field("person", t::may_mean(typed, named.join(", "))))
}

/// Puts somebody into the queue, or changes what they want to play: their place in the queue stays.
///
/// # Errors
/// The evening is closed; they play; too many are there; no such bracket.
pub fn join(
    work: &mut CommunityWork<'_, '_>,
    number: i64,
    whose: Whose,
    bracket: Option<i64>,
) -> Result<String, OpError> {
    let evening = going_on(work, number)?;
    let person = whose.person(work)?;
    if let Some(bracket) = bracket.filter(|bracket| !BRACKETS.contains(bracket)) {
        return Err(OpError::field(
            "bracket",
            t::bracket_range(*BRACKETS.start(), *BRACKETS.end(), bracket),
        ));
    }
    // who waited or sat down before they were merged into somebody is that somebody
    let all = with_merged(work.conn, &person)?;
    if let Some(table) = table_of(work, &evening.id, &all)? {
        return Err(OpError::refused(t::plays_already(person.name, table)));
    }
    let before = free::arrivals_of(work.conn, &evening.id, &all)?;
    if before.is_empty() && free::arrivals(work.conn, &evening.id)?.len() >= MAX_ARRIVALS {
        return Err(OpError::refused(t::too_many_people(MAX_ARRIVALS)));
    }
    let since = before.iter().filter_map(|row| row.waiting_since).min();
    free::stop_waiting(work.conn, &evening.id, &all)?;
    free::put_arrival(
        work.conn,
        &Arrival {
            evening_id: evening.id.clone(),
            person_id: person.id,
            waiting_since: Some(since.unwrap_or(work.at)),
            bracket,
        },
    )?;
    changed(work, evening)?;
    Ok(person.name)
}

/// Takes somebody out of the queue.
///
/// # Errors
/// They are not in it; no such evening.
pub fn leave(work: &mut CommunityWork<'_, '_>, number: i64, whose: Whose) -> Result<String, OpError> {
    let evening = going_on(work, number)?;
    let person = whose.person(work)?;
    let all = with_merged(work.conn, &person)?;
    let rows = free::arrivals_of(work.conn, &evening.id, &all)?;
    if rows.iter().all(|row| row.waiting_since.is_none()) {
        return Err(OpError::Conflict(t::does_not_wait(person.name)));
    }
    free::stop_waiting(work.conn, &evening.id, &all)?;
    changed(work, evening)?;
    Ok(person.name)
}

/// Returns the table at which somebody plays. `all`: their ids.
fn table_of(work: &mut CommunityWork<'_, '_>, evening: &str, all: &[String]) -> Result<Option<i64>, OpError> {
    let pods = free::pods(work.conn, evening)?;
    let open: Vec<&str> = pods
        .iter()
        .filter(|pod| is_open(pod))
        .map(|pod| pod.id.as_str())
        .collect();
    let seats = free::seats(work.conn, &open)?;
    let own = seats.iter().find(|seat| all.contains(&seat.person_id));
    Ok(own
        .and_then(|own| pods.iter().find(|pod| pod.id == own.pod_id))
        .map(|pod| pod.table_number))
}
