//! Commanders: spelled as in the card data, taken from decklists, or named by the players themselves before the rounds.

use super::input::commanders;
use super::{log_name, store};
use crate::people::decklist::is_link;
use crate::people::decks::Terms;
use crate::{OpError, Work};
use podium_event::deck::{self, Format};
use podium_store::PlayerStatus;
use podium_store::tournaments::decks::DeckTerms;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::{Tournament, cards};
use say::{Message, refused_decks as t};

/// Returns whether a tournament's players have commanders: yes, unless its decklists use a format without them.
pub fn has_commanders(terms: Option<&DeckTerms>) -> bool {
    terms.is_none_or(|terms| terms.format != Format::Other)
}

/// Returns the commanders that a decklist names; none for a link, which is never fetched.
fn named_by_list(list: Option<&str>) -> Vec<String> {
    match list.filter(|list| !is_link(list)) {
        Some(list) => deck::read(list).0.commanders(),
        None => Vec::new(),
    }
}

/// Completes the commanders of new players: those without one get the ones in their decklist, and all are spelled as in
/// the site's card data.
pub(super) fn complete(work: &mut Work<'_, '_>, rows: &mut [PlayerRow]) -> Result<(), OpError> {
    for row in rows.iter_mut().filter(|row| row.commander.is_empty()) {
        row.set_commanders(&named_by_list(row.decklist.as_deref()));
    }
    spell(work, rows)
}

/// Takes over the commanders of a changed decklist, unless they were edited as well, and corrects their spelling.
/// Commanders of the previous list are removed, even if the new list names none.
pub(crate) fn follow_list(work: &mut Work<'_, '_>, before: &PlayerRow, row: &mut PlayerRow) -> Result<(), OpError> {
    if row.commanders() == before.commanders() {
        let named = named_by_list(row.decklist.as_deref().filter(|_| row.decklist != before.decklist));
        // a list without commanders says nothing about those that were typed by hand
        if named.is_empty() && (row.decklist == before.decklist || !are_of_list(work, before)?) {
            return Ok(());
        }
        row.set_commanders(&named);
    }
    spell(work, std::slice::from_mut(row))
}

/// Returns whether a player's commanders are those in their decklist.
fn are_of_list(work: &mut Work<'_, '_>, row: &PlayerRow) -> Result<bool, OpError> {
    let mut named = row.clone();
    named.set_commanders(&named_by_list(row.decklist.as_deref()));
    spell(work, std::slice::from_mut(&mut named))?;
    // the list may be older than the card data, which determines the spelling of both
    let folded = |row: &PlayerRow| row.commanders().iter().map(|name| deck::fold(name)).collect::<Vec<_>>();
    Ok(folded(&named) == folded(row))
}

fn spell(work: &mut Work<'_, '_>, rows: &mut [PlayerRow]) -> Result<(), OpError> {
    // nothing is read if no player has a commander
    if rows.iter().all(|row| row.commander.is_empty()) {
        return Ok(());
    }
    if let Some(cards) = &cards::book(work.conn)?.cards {
        for row in rows {
            row.set_commanders(&cards.spelled(&row.commanders()));
        }
    }
    Ok(())
}

/// Returns whether the staff may see commanders now. Like decklists, which name them: if lists are handed in, after the
/// deadline; otherwise organizers and head judges (`records`) always, the others once the rounds have begun.
pub fn staff_sees(terms: Option<&Terms>, tournament: &Tournament, records: bool) -> bool {
    match terms {
        Some(terms) => terms.is_over,
        None => records || !tournament.state.is_before_rounds(),
    }
}

/// Returns the sentence that refuses a player's own commander now; `None` while it is allowed.
pub fn commander_refusal(terms: Option<&Terms>, tournament: &Tournament, row: &PlayerRow) -> Option<Message> {
    if terms.is_some_and(|terms| terms.format == Format::Other) {
        return Some(t::no_commanders());
    }
    let removed = row.anonymous || row.status == PlayerStatus::Removed;
    // the link of a player who has left may still be open in a browser
    if removed || row.dropped_after.is_some() || row.disqualified_after.is_some() {
        return Some(t::not_in_tournament());
    }
    if !tournament.state.is_before_rounds() {
        return Some(t::commander_rounds_begun());
    }
    if let Some(terms) = terms.filter(|terms| terms.is_over) {
        return Some(t::commander_lists_taken(&terms.until));
    }
    let named = !named_by_list(row.decklist.as_deref()).is_empty();
    named.then(t::list_names_commander)
}

/// Sets or clears the player's own commander, before the rounds.
///
/// # Errors
/// It is too late; the decklist names the commander; a field is wrong.
pub fn name_own_commander(work: &mut Work<'_, '_>, first: &str, second: &str) -> Result<PlayerRow, OpError> {
    let before = work.own_player()?.clone();
    work.floor_only_for([&before.id]);
    let terms = Terms::of(work.conn, &work.tournament, work.at)?;
    if let Some(why) = commander_refusal(terms.as_ref(), &work.tournament, &before) {
        return Err(OpError::refused(why));
    }
    let names = commanders(first, second).map_err(|(field, message)| OpError::field(field, message))?;
    let mut row = before.clone();
    row.set_commanders(&names);
    follow_list(work, &before, &mut row)?;
    if row == before {
        return Ok(row);
    }
    store(work, &mut row)?;
    // without the names: commanders may be secret until the pairings
    work.log("player.commander", format!("{} named their commander.", log_name(&row)));
    Ok(row)
}
