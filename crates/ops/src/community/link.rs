//! People's secret links. One works for a person: that of the one whom others were merged into, in its last generation.

use super::entry::live;
use super::generation::{renew_entry, renew_person};
use crate::command::community::CommunityWork;
use crate::people::players::id_in_link;
use crate::site::secrets::Secrets;
use crate::tournaments::push::{self, Whose};
use crate::{OpError, SecurityEvent};
use podium_store::community::Community;
use podium_store::community::people::{self, PersonRow, whole};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::pushes;
use podium_store::{DbError, PlayerStatus, Reader, SecurityEventKind};

/// Returns the path of a person's secret link: `/c/SLUG/p/ID.TOKEN`.
pub fn link_path(secrets: &Secrets, community: &Community, person: &PersonRow) -> String {
    format!("/c/{}/p/{}", community.slug, link_token(secrets, person))
}

/// Returns the content of a person's secret link and of its cookie.
pub fn link_token(secrets: &Secrets, person: &PersonRow) -> String {
    format!(
        "{}.{}",
        person.id,
        secrets.person_token(&person.id, person.link_generation)
    )
}

/// Finds the person of a secret link in a community; `None` if it was mistyped or renewed, the person was merged into
/// another one, or has no data any more.
///
/// # Errors
/// The database does not answer.
pub fn person_of_link(
    conn: &mut Reader<'_>,
    secrets: &Secrets,
    community: &str,
    token: &str,
) -> Result<Option<PersonRow>, DbError> {
    let Some(id) = id_in_link(token) else {
        return Ok(None);
    };
    let opens = |row: &PersonRow| {
        let (_, token) = token.split_once('.').unwrap_or_default();
        let is_theirs = secrets.is_person_token(&row.id, row.link_generation, token);
        row.community_id == community && row.is_live() && is_theirs
    };
    Ok(people::by_id(conn, id)?.filter(opens))
}

/// Returns the person whom an entry made: the community knew nobody alike. `None` while the entry waits for the staff, who may
/// refuse it.
///
/// # Errors
/// The database does not answer.
pub fn made_by(conn: &mut Reader<'_>, entry: &PlayerRow) -> Result<Option<PersonRow>, DbError> {
    let Some(entry) = players::by_id(conn, &entry.id)?.filter(|entry| entry.status != PlayerStatus::Pending) else {
        return Ok(None);
    };
    let person = match &entry.person_id {
        Some(id) => people::by_id(conn, id)?,
        None => None,
    };
    Ok(person.filter(|person| person.made_at == entry.registered_at && person.is_live()))
}

/// Renews the link of a person and those of all their entries: older ones open nothing.
///
/// # Errors
/// There is no such person.
pub fn renew(work: &mut CommunityWork<'_, '_>, number: i64) -> Result<PersonRow, OpError> {
    let person = live(work.conn, &work.community.id, number)?;
    renew_person(work.conn, &person.id)?;
    renew_entries_of(work, &person)?;
    work.record(SecurityEvent::new(SecurityEventKind::PlayerLinkRenewed));
    work.log(
        "person.renew_link",
        format!("Renewed the secret links of {}", log_name(&person)),
    );
    live(work.conn, &work.community.id, number)
}

/// Ends the news that a browser gets of the entries of the person who sends it, by the browser's address.
///
/// # Errors
/// Somebody else sent it.
pub fn end_news(work: &mut CommunityWork<'_, '_>, address: &str) -> Result<(), OpError> {
    let person = work.own_person()?.id.clone();
    let entries = people::entries_of(work.conn, &person)?;
    let ids: Vec<String> = entries.into_iter().map(|(player, _)| player).collect();
    for browser in pushes::of_players(work.conn, &ids, &push::mark(address))? {
        let whose = browser.player_id.map(Whose::Player);
        work.on_tournament(&browser.tournament_id, |work| match &whose {
            Some(whose) => push::end(work, whose, address),
            None => Ok(()),
        })?;
    }
    Ok(())
}

/// Renews the links of the entries of a person as a whole.
fn renew_entries_of(work: &mut CommunityWork<'_, '_>, person: &PersonRow) -> Result<(), OpError> {
    for one in whole(work.conn, person.clone())? {
        for (player, tournament) in people::entries_of(work.conn, &one.id)? {
            renew_entry_in(work, &player, &tournament)?;
        }
    }
    Ok(())
}

/// Renews the link of an entry, with a line in its tournament's log.
pub(super) fn renew_entry_in(work: &mut CommunityWork<'_, '_>, player: &str, tournament: &str) -> Result<(), OpError> {
    work.on_tournament(tournament, |work| {
        let Some(mut row) = players::by_id(work.conn, player)? else {
            return Ok(());
        };
        renew_entry(work, &mut row)?;
        work.record(SecurityEvent::new(SecurityEventKind::PlayerLinkRenewed).about_player(&row.id));
        work.log(
            "player.renew_link",
            format!("Renewed the secret link of {{player:{}}}", row.id),
        );
        work.floor_only_for([&row.id]);
        Ok(())
    })
}

/// Returns the placeholder for a person in lines of the community's log.
pub(super) fn log_name(person: &PersonRow) -> String {
    format!("{{person:{}}}", person.id)
}
