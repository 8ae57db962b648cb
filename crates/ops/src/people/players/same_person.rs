//! Registrations of players whom the staff had entered before: they become one player, and the browser that registered gets
//! that player's link. A name is public, so only the staff can say that it is the same person.

use std::collections::HashMap;

use super::registration::Registered;
use super::{log_name, player_of_number, store};
use crate::site::security_log::SecurityEvent;
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{OpError, Work};
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::{DbError, PlayerStatus, Reader, SecurityEventKind};

/// Returns, for each player who waits for approval, the first other player of the same name: both may be one person.
pub fn entered_before<'r>(rows: impl Iterator<Item = &'r PlayerRow> + Clone) -> HashMap<i64, i64> {
    let is_pending = |row: &&PlayerRow| row.status == PlayerStatus::Pending;
    // most tournaments approve nobody
    if !rows.clone().any(|row| is_pending(&row)) {
        return HashMap::new();
    }
    let mut entered: HashMap<String, i64> = HashMap::new();
    for row in rows.clone().filter(is_entry) {
        let number = entered.entry(name_key(&row.name)).or_insert(row.number);
        *number = row.number.min(*number);
    }
    let pairs = rows
        .filter(is_pending)
        .filter_map(|row| Some((row.number, *entered.get(&name_key(&row.name))?)));
    pairs.collect()
}

/// Returns the same for one player, if they wait for approval.
///
/// # Errors
/// The database does not answer.
pub fn entry_of(conn: &mut Reader<'_>, row: &PlayerRow) -> Result<Option<i64>, DbError> {
    if row.status != PlayerStatus::Pending {
        return Ok(None);
    }
    let mut numbers = players::of_same_name(conn, &row.tournament_id, &row.name)?;
    numbers.sort_unstable();
    for number in numbers {
        let found = players::by_number(conn, &row.tournament_id, number)?;
        if found.as_ref().is_some_and(|row| is_entry(&row)) {
            return Ok(Some(number));
        }
    }
    Ok(None)
}

/// Returns whether a player may be the entry of a registration.
fn is_entry(row: &&PlayerRow) -> bool {
    matches!(row.status, PlayerStatus::Registered | PlayerStatus::Waitlisted)
}

/// Makes one player of a registration and the player whom the staff had entered before. The entry keeps its number and its
/// link, takes over what only the registration says, and is what the registration's link leads to from now on; a renewed
/// link ends that. Returns the entry.
///
/// # Errors
/// The registration does not wait any more; the entry has left, or another name.
pub fn is_entered(work: &mut Work<'_, '_>, entry: i64, registration: i64) -> Result<PlayerRow, OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let mut sent = player_of_number(work, registration)?;
    let mut row = player_of_number(work, entry)?;
    if sent.status != PlayerStatus::Pending {
        return Err(OpError::refused(format!("{} does not wait for approval.", sent.name)));
    }
    if !is_entry(&&row) || name_key(&row.name) != name_key(&sent.name) {
        return Err(OpError::refused(format!(
            "Player {entry} is not in the tournament with the name {}. Approve or refuse the registration instead.",
            sent.name
        )));
    }
    complete(&mut row, &sent);
    store(work, &mut row)?;
    work.player_happened(PlayerChange::Changed, &row);
    sent.status = PlayerStatus::Removed;
    sent.same_as = Some(Registered::of(&row).to_string());
    store(work, &mut sent)?;
    work.record(SecurityEvent::new(SecurityEventKind::PlayerLinksShown).with(1));
    work.log(
        "player.same_person",
        format!("{}, who registered, is {}: one player", log_name(&sent), log_name(&row)),
    )
    .before(serde_json::json!({"number": registration, "status": "pending"}))
    .after(serde_json::json!({"number": entry, "registration": "removed"}));
    Ok(row)
}

/// Takes over what only the registration says.
fn complete(row: &mut PlayerRow, sent: &PlayerRow) {
    if row.anonymous {
        return;
    }
    for (mine, theirs) in [
        (&mut row.team_mate, &sent.team_mate),
        (&mut row.pronouns, &sent.pronouns),
        (&mut row.decklist, &sent.decklist),
    ] {
        if mine.as_deref().unwrap_or_default().is_empty() {
            mine.clone_from(theirs);
        }
    }
    if row.commander.is_empty() {
        row.set_commanders(&sent.commanders());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::players::sample;

    #[test]
    fn a_registration_is_compared_with_the_entries_alone() {
        let with = |number, name: &str, status| PlayerRow {
            status,
            ..sample(number, name)
        };
        let rows = [
            with(1, "Ann Ash", PlayerStatus::Removed),
            with(2, "Ann  ASH", PlayerStatus::Waitlisted),
            with(3, "Ann Ash", PlayerStatus::Registered),
            with(4, "ann ash", PlayerStatus::Pending),
            with(5, "Bo", PlayerStatus::Pending),
            with(6, "Bo", PlayerStatus::Pending),
        ];
        assert_eq!(entered_before(rows.iter()), HashMap::from([(4, 2)]));
    }

    #[test]
    fn an_entry_keeps_what_it_says() {
        let mut row = PlayerRow {
            pronouns: Some("she".into()),
            decklist: Some(String::new()),
            ..sample(1, "Ann")
        };
        let sent = PlayerRow {
            pronouns: Some("they".into()),
            decklist: Some("https://decks.example/a".into()),
            ..sample(2, "Ann")
        };
        complete(&mut row, &sent);
        assert_eq!((row.pronouns.as_deref(), row.decklist), (Some("she"), sent.decklist));
    }
}
