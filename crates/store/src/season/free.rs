//! Queries on evenings of free pods: who is there, the pods, and what was tapped at the tables.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::community::people::PersonOutline;
use crate::schema::{free_achievements, free_arrivals, free_evenings, free_pods, free_seats};
use crate::values::Label;
use crate::{CHUNK, DbError, Lookup, Reader, Writer, each, execute, in_chunks};
use podium_base::clock::Moment;
use podium_event::season::FreePodState;

/// An evening as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = free_evenings, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct FreeEvening {
    pub id: String,
    // keys that never change
    #[diesel(skip_update)]
    pub community_id: String,
    /// The part of its addresses that names it, as in `/c/COMMUNITY/e/7`.
    #[diesel(skip_update)]
    pub number: i64,
    pub name: String,
    pub held_on: NaiveDate,
    /// The season that it counts for.
    pub season_id: Option<String>,
    /// How many times it counts.
    pub weight: i64,
    /// When it was closed; `None`: it goes on.
    pub closed_at: Option<Moment>,
    pub created_by: Option<String>,
    pub created_at: Moment,
    pub version: i64,
}

/// Somebody who came.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = free_arrivals, treat_none_as_default_value = false)]
pub struct Arrival {
    pub evening_id: String,
    pub person_id: String,
    /// Since when they wait for a pod; `None`: they play, or have left.
    pub waiting_since: Option<Moment>,
    /// The bracket that they want to play; `None`: any.
    pub bracket: Option<i64>,
}

/// A pod as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = free_pods, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct FreePod {
    pub id: String,
    #[diesel(skip_update)]
    pub evening_id: String,
    /// Counted on the evening.
    #[diesel(skip_update)]
    pub number: i64,
    pub table_number: i64,
    #[diesel(serialize_as = Label<FreePodState>, deserialize_as = Label<FreePodState>)]
    pub state: FreePodState,
    pub formed_at: Moment,
    /// Who tapped the result; `None`: nobody yet, or the staff.
    pub reported_by: Option<String>,
    /// When it was confirmed or declared void.
    pub ended_at: Option<Moment>,
    pub version: i64,
}

/// A seat of a pod.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = free_seats, treat_none_as_default_value = false)]
pub struct FreeSeat {
    pub pod_id: String,
    /// Counted from 1.
    pub seat: i64,
    pub person_id: String,
    /// The first of the places that they share; `None`: there is no result.
    pub place: Option<i64>,
}

/// An achievement of a person in a pod.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = free_achievements)]
pub struct Tapped {
    pub pod_id: String,
    pub person_id: String,
    /// Its id in the rules of the season.
    pub achievement: String,
    pub times: i64,
}

pub fn insert(conn: &mut Writer<'_>, evening: &FreeEvening) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(free_evenings::table).values(evening))
}

/// Stores every column of an evening that may change.
pub fn update(conn: &mut Writer<'_>, evening: &FreeEvening) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(free_evenings::table.find(&evening.id)).set(evening)
    )
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<FreeEvening>, DbError> {
    each!(conn, |c| FreeEvening::query().find(id).one(c))
}

/// Returns an evening of a community by its number.
pub fn by_number(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<Option<FreeEvening>, DbError> {
    each!(conn, |c| FreeEvening::query()
        .filter(free_evenings::community_id.eq(community))
        .filter(free_evenings::number.eq(number))
        .one(c))
}

/// Returns the number of the next evening of a community.
pub fn next_number(conn: &mut Reader<'_>, community: &str) -> Result<i64, DbError> {
    let last: Option<i64> = each!(conn, |c| free_evenings::table
        .filter(free_evenings::community_id.eq(community))
        .select(diesel::dsl::max(free_evenings::number))
        .get_result(c))?;
    Ok(last.unwrap_or(0) + 1)
}

/// Returns the evenings of a community, the latest first.
pub fn of_community(conn: &mut Reader<'_>, community: &str, most: i64) -> Result<Vec<FreeEvening>, DbError> {
    each!(conn, |c| FreeEvening::query()
        .filter(free_evenings::community_id.eq(community))
        .order(free_evenings::number.desc())
        .limit(most)
        .load(c))
}

/// Returns the evenings of a community that go on, by number.
pub fn open_of(conn: &mut Reader<'_>, community: &str) -> Result<Vec<FreeEvening>, DbError> {
    each!(conn, |c| FreeEvening::query()
        .filter(free_evenings::community_id.eq(community))
        .filter(free_evenings::closed_at.is_null())
        .order(free_evenings::number)
        .load(c))
}

/// Returns the evenings of a season, by day.
pub fn of_season(conn: &mut Reader<'_>, season: &str) -> Result<Vec<FreeEvening>, DbError> {
    each!(conn, |c| FreeEvening::query()
        .filter(free_evenings::season_id.eq(season))
        .order((free_evenings::held_on, free_evenings::id))
        .load(c))
}

/// Stores that somebody is there, or what they wait for.
pub fn put_arrival(conn: &mut Writer<'_>, row: &Arrival) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::insert_into(free_arrivals::table)
            .values(row)
            .on_conflict((free_arrivals::evening_id, free_arrivals::person_id))
            .do_update()
            .set((
                free_arrivals::waiting_since.eq(row.waiting_since),
                free_arrivals::bracket.eq(row.bracket),
            ))
    )
}

/// Returns who came, those who wait the longest first, those who do not wait last.
pub fn arrivals(conn: &mut Reader<'_>, evening: &str) -> Result<Vec<Arrival>, DbError> {
    let mut rows: Vec<Arrival> = each!(conn, |c| Arrival::query()
        .filter(free_arrivals::evening_id.eq(evening))
        .load(c))?;
    // NULLs come first in one database and last in the other
    rows.sort_by(|a, b| {
        let order = |row: &Arrival| (row.waiting_since.is_none(), row.waiting_since);
        order(a).cmp(&order(b)).then_with(|| a.person_id.cmp(&b.person_id))
    });
    Ok(rows)
}

/// Returns those of some people who came.
pub fn arrivals_of(conn: &mut Reader<'_>, evening: &str, people: &[String]) -> Result<Vec<Arrival>, DbError> {
    each!(conn, |c| Arrival::query()
        .filter(free_arrivals::evening_id.eq(evening))
        .filter(free_arrivals::person_id.eq_any(people))
        .load(c))
}

/// Stores that some people wait no longer.
pub fn stop_waiting(conn: &mut Writer<'_>, evening: &str, people: &[String]) -> Result<(), DbError> {
    for people in people.chunks(CHUNK) {
        execute!(
            conn,
            diesel::update(
                free_arrivals::table
                    .filter(free_arrivals::evening_id.eq(evening))
                    .filter(free_arrivals::person_id.eq_any(people))
            )
            .set(free_arrivals::waiting_since.eq(None::<Moment>))
        )?;
    }
    Ok(())
}

/// Returns who is in the queue, in the order of the arrivals: everybody once, however many rows are theirs by now, but nobody who
/// sits in an open pod or has no data any more. `who`: whom the ids of arrivals and seats mean.
pub fn queue<'r, 's>(
    arrivals: &'r [Arrival],
    open_seats: impl IntoIterator<Item = &'s FreeSeat>,
    who: &HashMap<String, PersonOutline>,
) -> Vec<&'r Arrival> {
    let sitting = open_seats.into_iter().filter_map(|seat| who.get(&seat.person_id));
    let mut seen: HashSet<&str> = sitting.map(|person| person.id.as_str()).collect();
    let waiting = arrivals.iter().filter(|row| row.waiting_since.is_some());
    waiting
        .filter(|row| {
            let person = who.get(&row.person_id).filter(|person| !person.anonymous);
            person.is_some_and(|person| seen.insert(person.id.as_str()))
        })
        .collect()
}

/// Stores a pod with its seats.
pub fn insert_pod(conn: &mut Writer<'_>, pod: &FreePod, seats: &[FreeSeat]) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(free_pods::table).values(pod.clone()))?;
    execute!(conn, diesel::insert_into(free_seats::table).values(seats))
}

/// Stores every column of a pod that may change.
pub fn update_pod(conn: &mut Writer<'_>, pod: &FreePod) -> Result<(), DbError> {
    execute!(conn, diesel::update(free_pods::table.find(&pod.id)).set(pod.clone()))
}

/// Stores the places of a pod, by seat.
pub fn set_places(conn: &mut Writer<'_>, pod: &str, places: &[(i64, Option<i64>)]) -> Result<(), DbError> {
    for (seat, place) in places {
        execute!(
            conn,
            diesel::update(free_seats::table.find((pod, seat))).set(free_seats::place.eq(place))
        )?;
    }
    Ok(())
}

/// Returns the pods of an evening, by number.
pub fn pods(conn: &mut Reader<'_>, evening: &str) -> Result<Vec<FreePod>, DbError> {
    each!(conn, |c| FreePod::query()
        .filter(free_pods::evening_id.eq(evening))
        .order(free_pods::number)
        .load(c))
}

/// Returns the pods of some evenings in a state, by evening and number.
pub fn pods_of(conn: &mut Reader<'_>, evenings: &[&str], state: FreePodState) -> Result<Vec<FreePod>, DbError> {
    in_chunks(evenings, |ids| {
        each!(conn, |c| FreePod::query()
            .filter(free_pods::evening_id.eq_any(ids))
            .filter(free_pods::state.eq(Label(state)))
            .order((free_pods::evening_id, free_pods::number))
            .load(c))
    })
}

/// Returns a pod of an evening by its number.
pub fn pod(conn: &mut Reader<'_>, evening: &str, number: i64) -> Result<Option<FreePod>, DbError> {
    each!(conn, |c| FreePod::query()
        .filter(free_pods::evening_id.eq(evening))
        .filter(free_pods::number.eq(number))
        .one(c))
}

/// Returns the seats of some pods, by pod and seat.
pub fn seats(conn: &mut Reader<'_>, pods: &[&str]) -> Result<Vec<FreeSeat>, DbError> {
    in_chunks(pods, |ids| {
        each!(conn, |c| FreeSeat::query()
            .filter(free_seats::pod_id.eq_any(ids))
            .order((free_seats::pod_id, free_seats::seat))
            .load(c))
    })
}

/// Returns what was tapped in some pods.
pub fn tapped(conn: &mut Reader<'_>, pods: &[&str]) -> Result<Vec<Tapped>, DbError> {
    in_chunks(pods, |ids| {
        each!(conn, |c| Tapped::query()
            .filter(free_achievements::pod_id.eq_any(ids))
            .order((
                free_achievements::pod_id,
                free_achievements::person_id,
                free_achievements::achievement
            ))
            .load(c))
    })
}

/// Replaces what was tapped for a person in a pod.
pub fn set_tapped(conn: &mut Writer<'_>, pod: &str, person: &str, rows: &[Tapped]) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(
            free_achievements::table
                .filter(free_achievements::pod_id.eq(pod))
                .filter(free_achievements::person_id.eq(person))
        )
    )?;
    match rows.is_empty() {
        true => Ok(()),
        false => execute!(conn, diesel::insert_into(free_achievements::table).values(rows)),
    }
}

/// Returns the ids of the seasons for which a pod of some people counts.
pub fn seasons_of(conn: &mut Reader<'_>, people: &[String]) -> Result<BTreeSet<String>, DbError> {
    let found: Vec<Option<String>> = each!(conn, |c| free_seats::table
        .inner_join(free_pods::table.on(free_pods::id.eq(free_seats::pod_id)))
        .inner_join(free_evenings::table.on(free_evenings::id.eq(free_pods::evening_id)))
        .filter(free_seats::person_id.eq_any(people))
        .filter(free_pods::state.eq(Label(FreePodState::Confirmed)))
        .filter(free_evenings::season_id.is_not_null())
        .select(free_evenings::season_id)
        .distinct()
        .load(c))?;
    Ok(found.into_iter().flatten().collect())
}

/// Returns the ids of the pods in which two people sat together, but those that are void.
pub fn shared_pods(conn: &mut Reader<'_>, one: &str, other: &str) -> Result<Vec<String>, DbError> {
    let (own, others) = (pods_with(conn, one)?, pods_with(conn, other)?);
    let others: HashSet<String> = others.into_iter().collect();
    Ok(own.into_iter().filter(|pod| others.contains(pod)).collect())
}

/// Returns the ids of the pods in which a person sat, but those that are void.
fn pods_with(conn: &mut Reader<'_>, person: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| free_seats::table
        .inner_join(free_pods::table.on(free_pods::id.eq(free_seats::pod_id)))
        .filter(free_seats::person_id.eq(person))
        .filter(free_pods::state.ne(Label(FreePodState::Void)))
        .order(free_seats::pod_id)
        .select(free_seats::pod_id)
        .load(c))
}

/// Returns the evening of a pod.
pub fn evening_of(conn: &mut Reader<'_>, pod: &str) -> Result<Option<FreeEvening>, DbError> {
    let id: Option<String> = each!(conn, |c| free_pods::table
        .find(pod)
        .select(free_pods::evening_id)
        .one(c))?;
    let Some(id) = id else { return Ok(None) };
    by_id(conn, &id)
}
