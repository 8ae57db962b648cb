//! Tonight's evening: a tournament like the last one, open, with the players of the last one.

use chrono::{NaiveDate, TimeZone};

use super::regulars::{add_people, last_evening};
use super::series::{last_of_each, open_on};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::command::roles::role_of;
use crate::tournaments::new::{Along, NewTournament, copy};
use crate::tournaments::{Settings, open};
use podium_base::clock::Moment;
use podium_store::community::Community;
use podium_store::tournaments::{self, Tournament, players};
use podium_store::{DbError, Reader, Role};
use say::refused_people as t;

/// Returns the day at a moment where a community is.
pub fn today(community: &Community, at: Moment) -> NaiveDate {
    let zone: chrono_tz::Tz = community.time_zone.parse().unwrap_or(chrono_tz::UTC);
    zone.from_utc_datetime(&at).date_naive()
}

/// Returns the name of the evening after one: with the next number, if its name ends in one.
fn next_name(last: &str) -> String {
    let digits = last.len() - last.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (words, number) = last.split_at(last.len() - digits);
    match number.parse::<u32>() {
        // a year or a day is no number of an evening
        Ok(number) if digits < 4 && words.ends_with([' ', '#']) => format!("{words}{}", number + 1),
        _ => last.to_owned(),
    }
}

/// Starts an evening like the last one of a series: with its settings, staff and rules for decklists, opened, today, with
/// everybody who took part in it. `like`: the slug of that one; `None`: the latest. The answer leads to its desk. Returns its
/// slug.
///
/// # Errors
/// There was no such evening; the next one is open already; the account does not organize the last one, or may not create
/// tournaments.
pub fn start(work: &mut CommunityWork<'_, '_>, like: Option<&str>) -> Result<String, OpError> {
    let mut all = last_of_each(work.conn, &work.community.id)?.into_iter();
    let last = match like {
        None => all.next(),
        Some(slug) => all.find(|one| one.slug == slug),
    };
    let last = last.ok_or_else(|| OpError::refused(t::no_evening_before()))?;
    let day = today(&work.community, work.at);
    if let Some(open) = open_on(work.conn, &last, day)? {
        return Err(OpError::refused(t::open_already(open.name)));
    }
    // the copy has its staff
    if !organizes(work, &last)? {
        return Err(OpError::Forbidden(t::not_organizer_of(&last.name)));
    }
    let settings = Settings {
        name: next_name(&last.name),
        held_on: Some(day),
        ..Settings::of(&last)?
    };
    let new = NewTournament {
        settings,
        players: Vec::new(),
    };
    let along = Along {
        staff: true,
        deck_rules: true,
        page: true,
    };
    let slug = work.on_tournament(&last.id, |work| copy(work, &new, along))?;
    let no_such = || OpError::NotFound(say::refused_settings::new_not_there());
    let made = tournaments::by_slug(work.conn, &slug)?.ok_or_else(no_such)?;
    work.on_tournament(&made.id, |work| {
        let structure = work.tournament.structure_version;
        open(work, structure)?;
        match last_evening(work.conn, &work.tournament)? {
            Some(last) if !last.missing.is_empty() => add_people(work, &last.missing).map(|_| ()),
            _ => Ok(()),
        }
    })?;
    work.log("community.evening", format!("Started {slug}, like {}.", last.slug));
    work.answer = format!("/t/{slug}/desk");
    Ok(slug)
}

/// Returns the name of an evening that was started, and how many players it has.
///
/// # Errors
/// The database does not answer.
pub fn started(conn: &mut Reader<'_>, slug: &str) -> Result<Option<(String, i64)>, DbError> {
    let Some(tournament) = tournaments::by_slug(conn, slug)? else {
        return Ok(None);
    };
    let players = players::count_taking_part(conn, &tournament.id)?;
    Ok(Some((tournament.name, players)))
}

/// Returns whether the sender organizes a tournament.
///
/// # Errors
/// The database does not answer.
pub(crate) fn organizes(work: &mut CommunityWork<'_, '_>, tournament: &Tournament) -> Result<bool, DbError> {
    match &work.account {
        Some(account) => Ok(role_of(work.conn, &tournament.id, account)? == Some(Role::Organizer)),
        // the command line may do everything
        None => Ok(true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_evening_has_the_next_number() {
        for (last, next) in [
            ("Friday Night 12", "Friday Night 13"),
            ("Commander #9", "Commander #10"),
            ("Friday Night", "Friday Night"),
            ("Night of 2026", "Night of 2026"),
            ("EDH2", "EDH2"),
            ("7", "7"),
        ] {
            assert_eq!(next_name(last), next);
        }
    }
}
