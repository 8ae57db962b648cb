//! Evenings of free pods: opened and closed here; who waits, their pods, and the results of pods are in files beside this one.

pub mod pods;
pub mod queue;
pub mod results;

use chrono::NaiveDate;
use podium_event::season::FreePodState;
use podium_store::community::people::{PersonRow, whole};
use podium_store::season::free::{self, FreeEvening, FreePod};
use podium_store::season::{self, Season};
use podium_store::{DbError, Reader, new_id};
use say::refused_free as t;

use super::evenings::{check_room, check_weight};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::command::text;
use crate::community::entry::live;
use crate::tournaments::webhooks::in_community::{EveningId, InCommunity};

/// Most evenings of free pods of a community.
const MAX_FREE_EVENINGS: i64 = 5_000;

/// The settings of an evening, as somebody typed them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeInput {
    pub name: String,
    pub held_on: NaiveDate,
    /// The slug of the season that it counts for; empty: none.
    pub season: String,
    /// How many times it counts.
    pub weight: u32,
}

/// Who acts for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// A person, by their own link.
    Own,
    /// The staff, for the person with a number in the community.
    Person(i64),
}

impl Whose {
    /// Returns the person.
    ///
    /// # Errors
    /// There is none; somebody without a person's link acts for themselves.
    fn person(self, work: &mut CommunityWork<'_, '_>) -> Result<PersonRow, OpError> {
        match self {
            Self::Own => work.own_person().cloned(),
            Self::Person(number) => live(work.conn, &work.community.id, number),
        }
    }
}

/// Opens an evening. Returns its number.
///
/// # Errors
/// Problems of the settings; the community or the season has too many evenings.
pub fn open(work: &mut CommunityWork<'_, '_>, input: &FreeInput) -> Result<i64, OpError> {
    let (name, season) = checked(work, input)?;
    let number = free::next_number(work.conn, &work.community.id)?;
    if number > MAX_FREE_EVENINGS {
        return Err(OpError::refused(t::too_many_evenings(MAX_FREE_EVENINGS)));
    }
    if let Some(season) = &season {
        check_room(work.conn, season, 1)?;
    }
    let row = FreeEvening {
        id: new_id(),
        community_id: work.community.id.clone(),
        number,
        name,
        held_on: input.held_on,
        season_id: season.map(|season| season.id),
        weight: input.weight.into(),
        closed_at: None,
        created_by: work.actor.account_id.clone(),
        created_at: work.at,
        version: 1,
    };
    free::insert(work.conn, &row)?;
    counts(work, &row);
    work.happened(InCommunity::EveningOpened {
        evening: EveningId::Free(number),
    });
    work.log("free.open", format!("Evening of free pods “{}” opened.", row.name));
    Ok(number)
}

/// Changes the settings of an evening; `version`: the one that the form was made from.
///
/// # Errors
/// Problems of the settings; somebody else changed it meanwhile; no such evening.
pub fn edit(work: &mut CommunityWork<'_, '_>, number: i64, version: i64, input: &FreeInput) -> Result<(), OpError> {
    let before = find(work.conn, &work.community.id, number)?;
    if before.version != version {
        return Err(OpError::Conflict(t::changed_meanwhile(before.name)));
    }
    let (name, season) = checked(work, input)?;
    let after = FreeEvening {
        name,
        held_on: input.held_on,
        season_id: season.as_ref().map(|season| season.id.clone()),
        weight: input.weight.into(),
        ..before.clone()
    };
    if let Some(season) = season.filter(|season| before.season_id.as_ref() != Some(&season.id)) {
        check_room(work.conn, &season, 1)?;
    }
    counts(work, &before);
    counts(work, &after);
    work.log("free.edit", format!("Settings of “{}” changed.", after.name));
    changed(work, after)
}

/// Closes an evening, or opens it again.
///
/// # Errors
/// Pods still play; it is closed or open already; no such evening.
pub fn close(work: &mut CommunityWork<'_, '_>, number: i64, closed: bool) -> Result<(), OpError> {
    let row = find(work.conn, &work.community.id, number)?;
    if row.closed_at.is_some() == closed {
        return Err(OpError::Conflict(match closed {
            true => t::closed_already(row.name),
            false => t::open_already(row.name),
        }));
    }
    let pods = free::pods(work.conn, &row.id)?;
    let going = pods.iter().filter(|pod| is_open(pod)).count();
    if closed && going > 0 {
        return Err(OpError::refused(t::pods_still_play(going)));
    }
    let after = FreeEvening {
        closed_at: closed.then_some(work.at),
        ..row
    };
    let evening = EveningId::Free(number);
    let (verb, what, happened) = match closed {
        true => ("free.close", "closed", InCommunity::EveningFinished { evening }),
        false => ("free.reopen", "opened again", InCommunity::EveningReopened { evening }),
    };
    counts(work, &after);
    work.happened(happened);
    work.log(verb, format!("Evening of free pods “{}” {what}.", after.name));
    changed(work, after)
}

/// Removes an evening from a season; its pods stay. Returns its name.
///
/// # Errors
/// There is no such evening in this season.
pub fn remove(work: &mut CommunityWork<'_, '_>, season: &str, number: i64) -> Result<String, OpError> {
    let (season, before) = of_season(work, season, number)?;
    counts(work, &before);
    let what = format!("{} taken out of season “{}”.", before.name, season.name);
    work.log("season.remove", what);
    let name = before.name.clone();
    let after = FreeEvening {
        season_id: None,
        ..before
    };
    changed(work, after)?;
    Ok(name)
}

/// Changes how many times an evening counts for a season.
///
/// # Errors
/// There is no such evening in this season; it cannot count that often.
pub fn set_weight(work: &mut CommunityWork<'_, '_>, season: &str, number: i64, weight: u32) -> Result<(), OpError> {
    let (season, before) = of_season(work, season, number)?;
    check_weight(weight)?;
    counts(work, &before);
    let what = format!("{} counts {weight} × in season “{}”.", before.name, season.name);
    work.log("season.weight", what);
    let after = FreeEvening {
        weight: weight.into(),
        ..before
    };
    changed(work, after)
}

/// Returns a season, and an evening that counts for it.
fn of_season(work: &mut CommunityWork<'_, '_>, season: &str, number: i64) -> Result<(Season, FreeEvening), OpError> {
    let season = super::of(work, season)?;
    let found = free::by_number(work.conn, &work.community.id, number)?;
    match found.filter(|row| row.season_id.as_ref() == Some(&season.id)) {
        Some(row) => Ok((season, row)),
        None => Err(OpError::NotFound(say::refused_seasons::no_such_evening())),
    }
}

/// Checks settings. Returns the name, and the season.
fn checked(work: &mut CommunityWork<'_, '_>, input: &FreeInput) -> Result<(String, Option<Season>), OpError> {
    let mut problems = Vec::new();
    let name = text::name("name", t::name_of_evening(), &input.name);
    let name = name.map_err(|problem| problems.push(problem)).unwrap_or_default();
    problems.extend(text::day("held_on", t::day_of_evening(), input.held_on).err());
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    check_weight(input.weight)?;
    let found = match input.season.is_empty() {
        true => None,
        false => season::by_slug(work.conn, &work.community.id, &input.season)?,
    };
    match found {
        None if !input.season.is_empty() => Err(OpError::field("season", say::refused_seasons::no_such_season())),
        found => Ok((name, found)),
    }
}

/// Returns an evening of the community.
///
/// # Errors
/// There is none with this number.
pub fn find(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<FreeEvening, OpError> {
    let found = free::by_number(conn, community, number)?;
    found.ok_or_else(|| OpError::NotFound(t::no_such_evening(number)))
}

/// Returns an evening that goes on.
fn going_on(work: &mut CommunityWork<'_, '_>, number: i64) -> Result<FreeEvening, OpError> {
    let row = find(work.conn, &work.community.id, number)?;
    match row.closed_at {
        Some(_) => Err(OpError::refused(t::is_closed(row.name))),
        None => Ok(row),
    }
}

/// Declares that who won what on an evening has changed, and with it the season that it counts for.
fn counts(work: &mut CommunityWork<'_, '_>, evening: &FreeEvening) {
    work.results_changed();
    if let Some(season) = &evening.season_id {
        work.season_moved(season);
    }
}

/// Counts a change of an evening's name that is stored already: forms of its settings are outdated.
pub(crate) fn renamed(work: &mut CommunityWork<'_, '_>, id: &str) -> Result<(), OpError> {
    let Some(row) = free::by_id(work.conn, id)? else {
        return Ok(());
    };
    if let Some(season) = &row.season_id {
        work.season_moved(season);
    }
    changed(work, row)
}

/// Stores an evening of which something has changed.
fn changed(work: &mut CommunityWork<'_, '_>, row: FreeEvening) -> Result<(), OpError> {
    let row = FreeEvening {
        version: row.version + 1,
        ..row
    };
    Ok(free::update(work.conn, &row)?)
}

/// Returns whether a pod has no result that counts, and can get one.
fn is_open(pod: &FreePod) -> bool {
    matches!(pod.state, FreePodState::Playing | FreePodState::Reported)
}

/// Refuses to make one person of two who sat in one pod, unless it is void: the staff may have voided it because they are one.
///
/// # Errors
/// They did.
pub(crate) fn refuse_shared_pod(
    work: &mut CommunityWork<'_, '_>,
    one: &PersonRow,
    other: &PersonRow,
) -> Result<(), OpError> {
    let (all, others) = (with_merged(work.conn, one)?, with_merged(work.conn, other)?);
    for id in &all {
        for other_id in &others {
            let shared = free::shared_pods(work.conn, id, other_id)?;
            let Some(pod) = shared.first() else { continue };
            let evening = free::evening_of(work.conn, pod)?.map_or_else(String::new, |evening| evening.name);
            return Err(OpError::refused(t::sat_together(&one.name, &other.name, evening)));
        }
    }
    Ok(())
}

/// Returns the ids of a person and of everybody who was merged into them.
fn with_merged(conn: &mut Reader<'_>, person: &PersonRow) -> Result<Vec<String>, DbError> {
    let all = whole(conn, person.clone())?;
    Ok(all.into_iter().map(|row| row.id).collect())
}
