//! The evenings of a season: which tournaments it has, and how many times each counts.

use chrono::NaiveDate;
use podium_event::season::{MAX_EVENINGS, MAX_WEIGHT};
use podium_store::season::evenings::{self, SeasonTournament};
use podium_store::season::{self, Season, free, past};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, Reader, TournamentState, Writer};
use say::refused_seasons as t;

use crate::OpError;
use crate::command::community::CommunityWork;

/// Returns whether a season has an evening.
pub(super) fn any(conn: &mut Reader<'_>, season: &str) -> Result<bool, DbError> {
    Ok(count(conn, season)? > 0)
}

/// Returns how many evenings a season has.
fn count(conn: &mut Reader<'_>, season: &str) -> Result<usize, DbError> {
    let tournaments = evenings::count(conn, season)? as usize;
    Ok(tournaments + past::of_season(conn, season)?.len() + free::of_season(conn, season)?.len())
}

/// Adds tournaments of the community to a season, or changes how many times they count. Returns how many were added or
/// changed.
///
/// # Errors
/// One of them is not the community's, or was cancelled; the season has too many evenings; it cannot count that often.
pub fn put(
    work: &mut CommunityWork<'_, '_>,
    season: &str,
    tournaments: &[String],
    weight: u32,
) -> Result<usize, OpError> {
    let row = super::of(work, season)?;
    check_weight(weight)?;
    let before = evenings::of_season(work.conn, &row.id)?;
    let mut changed = Vec::new();
    for slug in tournaments {
        let tournament = of_community(work, slug)?;
        if row.final_id.as_ref() == Some(&tournament.id) {
            return Err(OpError::refused(t::is_its_final(tournament.name)));
        }
        let now = before.iter().find(|(one, _)| one.id == tournament.id);
        if now.is_some_and(|(_, now)| *now == i64::from(weight)) {
            continue;
        }
        changed.push((tournament, now.is_none()));
    }
    let added = changed.iter().filter(|(_, is_new)| *is_new).count();
    check_room(work.conn, &row, added)?;
    for (tournament, is_new) in &changed {
        let tournament_id = tournament.id.clone();
        evenings::put(
            work.conn,
            &SeasonTournament {
                season_id: row.id.clone(),
                tournament_id,
                weight: weight.into(),
            },
        )?;
        let verb = if *is_new { "season.evening" } else { "season.weight" };
        let what = format!("{} counts {weight} × in season “{}”.", tournament.name, row.name);
        work.log(verb, what);
    }
    if !changed.is_empty() {
        work.season_changed(&row.id)?;
    }
    Ok(changed.len())
}

/// Takes a tournament out of a season. Returns its name.
///
/// # Errors
/// It is not in it.
pub fn remove(work: &mut CommunityWork<'_, '_>, season: &str, tournament: &str) -> Result<String, OpError> {
    let row = super::of(work, season)?;
    let found = known(work, tournament)?;
    if !evenings::remove(work.conn, &row.id, &found.id)? {
        return Err(OpError::Conflict(t::not_in_season(found.name, row.name)));
    }
    work.season_changed(&row.id)?;
    work.log(
        "season.remove",
        format!("{} taken out of season “{}”.", found.name, row.name),
    );
    Ok(found.name)
}

/// Adds a new tournament to the seasons of the one that it was made from, as far as they are open and its day is within
/// their days.
///
/// # Errors
/// The database does not answer.
pub(crate) fn follow(conn: &mut Writer<'_>, from: &str, to: &str, held_on: Option<NaiveDate>) -> Result<(), DbError> {
    for id in evenings::seasons_of(conn, from)? {
        let Some(row) = season::by_id(conn, &id)? else { continue };
        // a copy of the final is no evening of the season that it decides
        let is_final = row.final_id.as_deref() == Some(from);
        if is_final
            || row.closed_at.is_some()
            || !is_within(&row, held_on)
            || count(conn, &id)? >= MAX_EVENINGS as usize
        {
            continue;
        }
        evenings::put(
            conn,
            &SeasonTournament {
                season_id: id.clone(),
                tournament_id: to.to_owned(),
                weight: 1,
            },
        )?;
        season::changed(conn, &id)?;
    }
    Ok(())
}

/// Follows a change of a tournament: pages of its seasons show its name, its day, and whether it is to come; and it leaves the
/// seasons of a community to which it no longer belongs. `moves`: whether their standings show something else. Returns the
/// seasons whose pages show something else.
///
/// # Errors
/// The database does not answer.
pub(crate) fn follow_change(
    conn: &mut Writer<'_>,
    before: &Tournament,
    after: &Tournament,
    moves: bool,
) -> Result<Vec<String>, DbError> {
    let shown = |one: &Tournament| (one.name.clone(), one.held_on, one.is_public(), one.state.is_over());
    let leaves = before.community_id != after.community_id;
    let is_other = leaves || shown(before) != shown(after);
    if !is_other && !moves {
        return Ok(Vec::new());
    }
    let seasons = evenings::seasons_of(conn, &after.id)?;
    for id in seasons.iter().filter(|_| is_other) {
        if leaves {
            evenings::remove(conn, id, &after.id)?;
        }
        season::changed(conn, id)?;
    }
    // a season counts only what everybody finds
    match before.is_public() || after.is_public() {
        true => Ok(seasons),
        false => Ok(Vec::new()),
    }
}

fn is_within(season: &Season, day: Option<NaiveDate>) -> bool {
    let Some(day) = day else { return true };
    season.begins_on.is_none_or(|first| first <= day) && season.ends_on.is_none_or(|last| day <= last)
}

fn is_own(work: &CommunityWork<'_, '_>, tournament: &Tournament) -> bool {
    tournament.community_id.as_ref() == Some(&work.community.id)
}

/// Returns a tournament that a refusal may name: of the community, or one that everybody finds. Any other is as if it did not exist.
fn known(work: &mut CommunityWork<'_, '_>, slug: &str) -> Result<Tournament, OpError> {
    let found = tournaments::by_slug(work.conn, slug)?;
    let found = found.filter(|one| one.is_public() || is_own(work, one));
    found.ok_or_else(|| OpError::NotFound(say::refused_rights::no_such_tournament()))
}

/// Returns a tournament of the community that was not cancelled.
pub(super) fn of_community(work: &mut CommunityWork<'_, '_>, slug: &str) -> Result<Tournament, OpError> {
    let found = known(work, slug)?;
    if !is_own(work, &found) {
        return Err(OpError::refused(t::of_another_community(found.name)));
    }
    if found.state == TournamentState::Cancelled {
        return Err(OpError::refused(t::was_cancelled(found.name)));
    }
    Ok(found)
}

/// Refuses more evenings than a season can have.
pub(super) fn check_room(conn: &mut Reader<'_>, season: &Season, added: usize) -> Result<(), OpError> {
    match count(conn, &season.id)? + added > MAX_EVENINGS as usize {
        true => Err(OpError::refused(t::too_many_evenings(
            season.name.clone(),
            MAX_EVENINGS,
        ))),
        false => Ok(()),
    }
}

/// Refuses to count an evening more often than possible.
pub(super) fn check_weight(weight: u32) -> Result<(), OpError> {
    match (1..=MAX_WEIGHT).contains(&weight) {
        true => Ok(()),
        false => Err(OpError::field("weight", t::weight_range(1, MAX_WEIGHT, weight))),
    }
}
