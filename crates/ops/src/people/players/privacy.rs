//! Players' secret links, and the removal of personal data.

use std::net::IpAddr;

use super::input::{NAMING, PERSONAL};
use super::naming::{Extent, Naming};
use super::registration::Registered;
use super::{PlayerData, log_name, mentions, player_of_number, store};
use crate::community::generation::{renew_entry, renew_person};
use crate::site::secrets::Secrets;
use crate::site::security_log::{self, SecurityEvent};
use crate::site::throttle::{self, Counter};
use crate::tournaments::push;
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{Actor, OpError, Work};
use podium_base::clock::{self, Moment};
use podium_store::community::{self, Changed, people};
use podium_store::floor::{checked_decks, judge_notes};
use podium_store::site::forms;
use podium_store::tournaments;
use podium_store::tournaments::deliveries;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{Database, DbError, PlayerStatus, Reader, SecurityEventKind};

/// Returns the path of a player's secret link: `/p/ID.TOKEN`.
pub fn link_path(secrets: &Secrets, row: &PlayerRow) -> String {
    format!("/p/{}", link_token(secrets, row))
}

/// Returns the content of a secret link and its cookie: the player's id and the token of the link's generation.
pub fn link_token(secrets: &Secrets, row: &PlayerRow) -> String {
    format!("{}.{}", row.id, secrets.player_token(&row.id, row.link_generation))
}

/// Returns the path of a player's page that can be typed: `/t/SLUG/p/17-K7QF-2MXD-H4RT`, the player's number and a code.
pub fn short_path(secrets: &Secrets, slug: &str, row: &PlayerRow) -> String {
    let code = secrets.short_link_code(&row.id, row.link_generation);
    format!("/t/{slug}/p/{}-{code}", row.number)
}

/// The kind under which failed tries of a player's typed address are counted (see [`Secrets::counted_as`]).
pub const FAILED_SHORT_LINK: &str = "address to type";

/// The typed address of a player's page ([`short_path`]), as it was requested.
pub struct TypedAddress<'a> {
    pub slug: &'a str,
    /// The player's number and the code.
    pub typed: &'a str,
    /// Where it was requested from.
    pub client: IpAddr,
    pub secrets: &'a Secrets,
}

impl TypedAddress<'_> {
    /// Returns the path of the player's secret link; `None` as for [`player_of_link`]. Wrong codes are counted for the
    /// player and for the client's address, as wrong passwords are.
    ///
    /// # Errors
    /// [`OpError::TooMany`] with the seconds to wait.
    pub fn open(&self, db: &Database) -> Result<Option<String>, OpError> {
        self.open_at(db, clock::now())
    }

    /// Runs [`TypedAddress::open`] at a given time.
    pub fn open_at(&self, db: &Database, at: Moment) -> Result<Option<String>, OpError> {
        let Some((number, code)) = self.number_and_code() else {
            return Ok(None);
        };
        security_log::write(db, Some(self.client), at, |conn, events| {
            let Some(tournament) = tournaments::by_slug(conn, self.slug)? else {
                return Ok(None);
            };
            // numbers that no player has are counted, too: otherwise the answer would tell which exist
            let tried = format!("{} {number}", tournament.id);
            let counter = Counter::of_strangers(&self.secrets.counted_as(FAILED_SHORT_LINK, &tried), self.client);
            let is_last = throttle::try_now(conn, &counter, at)?;
            let row =
                players::by_number(conn, &tournament.id, number)?.filter(|row| row.status != PlayerStatus::Removed);
            let is_right = |row: &&PlayerRow| self.secrets.is_short_link_code(&row.id, row.link_generation, code);
            if let Some(row) = row.as_ref().filter(is_right) {
                throttle::succeeded(conn, &counter.key, at)?;
                return Ok(Some(link_path(self.secrets, row)));
            }
            if is_last {
                let limited = SecurityEvent::new(SecurityEventKind::TriesLimited);
                let limited = match &row {
                    Some(row) => limited.about_player(&row.id),
                    None => limited,
                };
                events.record_on(&tournament.id, &Actor::visitor(), limited);
            }
            Ok(None)
        })
    }

    fn number_and_code(&self) -> Option<(i64, &str)> {
        let (number, code) = self.typed.split_once('-')?;
        Some((number.trim().parse().ok()?, code))
    }
}

/// Finds the player of a secret link; `None` if it was mistyped or renewed, or the player was removed. The link of a
/// registration whose player had been entered before leads to that player.
pub fn player_of_link(conn: &mut Reader<'_>, secrets: &Secrets, token: &str) -> Result<Option<PlayerRow>, DbError> {
    let Some(id) = id_in_link(token) else {
        return Ok(None);
    };
    // the id finds the row and the token proves the right, so no secret is stored
    let Some(row) = players::by_id(conn, id)? else {
        return Ok(None);
    };
    match entry_of_link(secrets, token, &row) {
        Some(entry) => Ok(players::by_id(conn, &entry.player_id)?.filter(|row| entry.has_link_of(row))),
        None => Ok(Some(row).filter(|row| link_opens(secrets, token, row))),
    }
}

/// Returns the player to whom a link leads instead of to its own: the staff said that they are the same person.
pub fn entry_of_link(secrets: &Secrets, token: &str, row: &PlayerRow) -> Option<Registered> {
    // a player who was brought back is a separate one again
    let is_gone = row.status == PlayerStatus::Removed;
    let entry = row.same_as.as_deref().filter(|_| is_gone).and_then(Registered::read)?;
    is_token_of(secrets, token, row).then_some(entry)
}

/// Returns the id of the player named in a link's token, without checking that it opens their page.
pub fn id_in_link(token: &str) -> Option<&str> {
    token.split_once('.').map(|(id, _)| id)
}

/// Returns whether a link's token opens the page of this player.
pub fn link_opens(secrets: &Secrets, token: &str, row: &PlayerRow) -> bool {
    row.status != PlayerStatus::Removed && is_token_of(secrets, token, row)
}

fn is_token_of(secrets: &Secrets, token: &str, row: &PlayerRow) -> bool {
    let (id, token) = token.split_once('.').unwrap_or_default();
    id == row.id && secrets.is_player_token(&row.id, row.link_generation, token)
}

/// Renews a player's link: the old one becomes invalid, even in browsers that have it. If they are a person of the
/// tournament's community, so does that person's link, which opens the same page.
pub fn renew_link(work: &mut Work<'_, '_>, number: i64) -> Result<PlayerRow, OpError> {
    let mut row = player_of_number(work, number)?;
    renew_entry(work, &mut row)?;
    if let Some(person) = &row.person_id {
        renew_person(work.conn, person)?;
    }
    work.record(SecurityEvent::new(SecurityEventKind::PlayerLinkRenewed).about_player(&row.id));
    work.log(
        "player.renew_link",
        format!("Renewed the secret link of {}", log_name(&row)),
    );
    Ok(row)
}

/// A player whose personal data was removed, and the number of texts left to review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgotten {
    pub row: PlayerRow,
    /// How many texts may still name them.
    pub mentions: usize,
}

/// Removes a player's personal data: from now on they are "Player 17" everywhere, even in texts that others typed.
/// Results stay, and the log records the removal. Texts that may still name them are listed, and their secret link
/// becomes void.
///
/// # Errors
/// The data was removed before.
pub fn forget(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<Forgotten, OpError> {
    forget_with(work, number, reason, &[])
}

/// Removes a player's personal data like [`forget`]; `names`: further names under which texts may have them.
///
/// # Errors
/// See [`forget`].
pub(crate) fn forget_with(
    work: &mut Work<'_, '_>,
    number: i64,
    reason: &str,
    names: &[String],
) -> Result<Forgotten, OpError> {
    let mut row = player_of_number(work, number)?;
    if row.anonymous {
        return Err(OpError::refused(say::refused_players::data_removed_already(number)));
    }
    let lines = log::about(work.conn, &work.tournament.id, &log_name(&row))?;
    let naming = naming(work, &row, &lines, names)?;
    PlayerData::without_personal(&row).write_to(&mut row);
    row.anonymous = true;
    // the secret link identifies the person
    row.link_generation += 1;
    store(work, &mut row)?;
    if row.person_id.is_some() {
        // their community knows them by name, and the entry names nobody any more
        people::set_person(work.conn, &row.id, None, true)?;
        (row.person_id, row.guest) = (None, true);
        if let Some(community) = &work.tournament.community_id {
            community::changed(work.conn, community, Changed::Results)?;
            work.who_changed();
        }
    }
    forget_registrations(work, &row)?;
    // so that receivers forget the name too; their answers may repeat it
    work.player_happened(PlayerChange::Changed, &row);
    deliveries::forget_answers(work.conn, &work.tournament.id)?;
    clean_log(work, &lines)?;
    // before the texts are read: what is deleted need not be reviewed
    judge_notes::delete_of_player(work.conn, &work.tournament.id, &row.id)?;
    checked_decks::forget_found(work.conn, &work.tournament.id, &row.id)?;
    push::forget_player(work, &row.id)?;
    let mentions = mentions::clean(work, &naming, &row)?;
    work.log(
        "player.forget",
        format!("Removed the personal data of {}", log_name(&row)),
    )
    .reason(&naming.replaced(reason, Extent::Parts).unwrap_or(reason.to_owned()));
    work.record(SecurityEvent::new(SecurityEventKind::PersonalDataRemoved).about_player(&row.id));
    // answers to programs contained the name
    forms::empty_answers(work.conn, &work.tournament.id)?;
    work.erase();
    Ok(Forgotten { row, mentions })
}

/// Removes the data of the registrations that turned out to be a player: they are the same person.
fn forget_registrations(work: &mut Work<'_, '_>, row: &PlayerRow) -> Result<(), OpError> {
    for mut sent in players::of_tournament(work.conn, &work.tournament.id)? {
        let entry = sent.same_as.as_deref().and_then(Registered::read);
        if sent.status == PlayerStatus::Removed && entry.is_some_and(|entry| entry.player_id == row.id) {
            PlayerData::without_personal(&sent).write_to(&mut sent);
            sent.anonymous = true;
            sent.link_generation += 1;
            store(work, &mut sent)?;
        }
    }
    Ok(())
}

/// Returns the names of a player: their current data, and their earlier data from the log.
///
/// # Errors
/// The database does not answer.
pub(crate) fn names_of(conn: &mut Reader<'_>, row: &PlayerRow) -> Result<Vec<String>, DbError> {
    let lines = log::about(conn, &row.tournament_id, &log_name(row))?;
    Ok(names_in(row, &lines))
}

fn names_in(row: &PlayerRow, lines: &[LogLine]) -> Vec<String> {
    let now = [
        Some(&row.name),
        row.sorted_under.as_ref(),
        row.team_mate.as_ref(),
        row.email.as_ref(),
        row.decklist.as_ref(),
    ];
    let mut names: Vec<String> = now.into_iter().flatten().cloned().collect();
    names.extend(
        lines
            .iter()
            .flat_map(|line| [&line.before, &line.after])
            .flatten()
            .flat_map(|json| named_in(json)),
    );
    names
}

/// Returns the values of the fields in a log line that identify somebody.
pub(crate) fn named_in(json: &str) -> Vec<String> {
    let Ok(fields) = serde_json::from_str::<serde_json::Value>(json) else {
        return Vec::new();
    };
    let fields = NAMING.iter().filter_map(|field| fields.get(*field)?.as_str());
    fields.map(str::to_owned).collect()
}

/// Collects the names of a player in texts; `further`: more of them.
fn naming(work: &mut Work<'_, '_>, row: &PlayerRow, lines: &[LogLine], further: &[String]) -> Result<Naming, OpError> {
    let mut names = names_in(row, lines);
    names.extend(further.iter().cloned());
    // if two players share a name, a text with it may mean either of them
    let others = players::of_tournament(work.conn, &work.tournament.id)?;
    let others = others.iter().filter(|other| other.id != row.id && !other.anonymous);
    let shared = others.flat_map(|other| std::iter::once(other.name.as_str()).chain(other.team_mate.as_deref()));
    let instead = PlayerData::without_personal(row).name;
    Ok(Naming::new(&instead, names.iter().map(String::as_str), shared))
}

/// Removes personal data from the log lines about a player. Their sentences name players by id, so only the values of
/// edits hold any.
fn clean_log(work: &mut Work<'_, '_>, lines: &[LogLine]) -> Result<(), OpError> {
    for line in lines {
        let (before, after) = (cleaned(line.before.as_deref()), cleaned(line.after.as_deref()));
        // Most lines hold none; an untouched line is not rewritten.
        if before != line.before || after != line.after {
            log::redact(work.conn, &line.id, before.as_deref(), after.as_deref())?;
        }
    }
    Ok(())
}

/// Replaces the personal fields in the JSON of a log line.
pub(crate) fn cleaned(json: Option<&str>) -> Option<String> {
    let json = json?;
    let Ok(serde_json::Value::Object(mut fields)) = serde_json::from_str(json) else {
        // No object has no fields.
        return Some(json.to_owned());
    };
    let mut changed = false;
    for field in PERSONAL {
        if let Some(value) = fields.get_mut(field)
            && !value.is_null()
        {
            // Not null, which would say that there was no value.
            *value = "removed".into();
            changed = true;
        }
    }
    Some(if changed {
        serde_json::Value::Object(fields).to_string()
    } else {
        json.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_personal_fields_leave_a_log_line() {
        assert_eq!(
            cleaned(Some(r#"{"email":null,"fixed_table":"5","name":"Ann"}"#)).as_deref(),
            Some(r#"{"email":null,"fixed_table":"5","name":"removed"}"#)
        );
        assert_eq!(cleaned(Some("[1]")).as_deref(), Some("[1]"));
        assert_eq!(cleaned(None), None);
    }
}
