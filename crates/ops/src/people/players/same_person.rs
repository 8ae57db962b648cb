//! Registrations of players whom the staff had entered before: they become one player, and the browser that registered gets
//! that player's link. A name is public, so only the staff can say that it is the same person.

use super::registration::Registered;
use super::same_name::is_entry;
use super::{log_name, player_of_number, store};
use crate::site::security_log::SecurityEvent;
use crate::tournaments::webhooks::happened::PlayerChange;
use crate::{OpError, Work};
use podium_store::community::doubts::{self, Doubt};
use podium_store::community::{self, people};
use podium_store::tournaments::players::{PlayerRow, name_key};
use podium_store::{DoubtReason, PlayerStatus, SecurityEventKind};
use say::refused_players as t;

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
        return Err(OpError::refused(t::does_not_wait(&sent.name)));
    }
    if !is_entry(&row) || name_key(&row.name) != name_key(&sent.name) {
        return Err(OpError::refused(t::not_with_this_name(entry, &sent.name)));
    }
    complete(&mut row, &sent);
    store(work, &mut row)?;
    work.player_happened(PlayerChange::Changed, &row);
    same_in_community(work, &row, &sent)?;
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

/// Says who the entry is in the tournament's community: the registration's person, if nobody has said it of the entry. If they
/// are two people of it, the staff is asked whether these are one.
fn same_in_community(work: &mut Work<'_, '_>, row: &PlayerRow, sent: &PlayerRow) -> Result<(), OpError> {
    let Some(community) = work.tournament.community_id.clone() else {
        return Ok(());
    };
    community::lock(work.conn, &community)?;
    match (&row.person_id, &sent.person_id) {
        (Some(own), Some(theirs)) if own != theirs => {
            let doubt = Doubt::of_people(&community, (own, theirs), DoubtReason::Name, work.at);
            doubts::ask(work.conn, &[doubt])?;
        }
        (None, Some(theirs)) => {
            // one entry of a person
            people::set_person(work.conn, &sent.id, None, false)?;
            people::set_person(work.conn, &row.id, Some(theirs), false)?;
        }
        _ => {}
    }
    let person = row.person_id.as_ref().or(sent.person_id.as_ref());
    let by = work.actor.account_id.clone();
    for entry in [&row.id, &sent.id] {
        if let Some(person) = person {
            doubts::answer_entry(work.conn, entry, Some(person), by.as_deref(), work.at)?;
        }
    }
    Ok(())
}

/// Takes over what only the registration says.
fn complete(row: &mut PlayerRow, sent: &PlayerRow) {
    if row.anonymous {
        return;
    }
    // the statement is about the list
    if row.decklist.as_deref().unwrap_or_default().is_empty() {
        row.stated_bracket = sent.stated_bracket;
    }
    for (mine, theirs) in [
        (&mut row.sorted_under, &sent.sorted_under),
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
    fn an_entry_keeps_what_it_says() {
        let mut row = PlayerRow {
            pronouns: Some("she".into()),
            decklist: Some(String::new()),
            ..sample(1, "Ann")
        };
        let sent = PlayerRow {
            pronouns: Some("they".into()),
            decklist: Some("https://decks.example/a".into()),
            stated_bracket: Some(1),
            ..sample(2, "Ann")
        };
        complete(&mut row, &sent);
        assert_eq!(
            (row.pronouns.as_deref(), row.decklist),
            (Some("she"), sent.decklist.clone())
        );
        assert_eq!(row.stated_bracket, Some(1));
        let mut row = PlayerRow {
            decklist: Some("https://decks.example/b".into()),
            ..sample(1, "Ann")
        };
        complete(&mut row, &sent);
        assert_eq!(row.stated_bracket, None, "that of the other list");
    }
}
