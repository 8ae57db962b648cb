//! The check of a decklist in words, for the staff and for its player.

use chrono::NaiveDate;

use podium_event::deck::Finding;
use podium_store::tournaments::cards::CardFileKind;
use podium_store::tournaments::decks::DeckCheck;
use say::{Message, deck_check as t};

/// A day as sentences have it.
pub fn day(day: NaiveDate) -> Message {
    say::date(day)
}

/// A sentence: which card data and which banned list lists are checked by; `None` where neither is loaded, for then the
/// check says that it could not check.
pub fn checked_by(decks: &DeckCheck) -> Option<Message> {
    let dated = |kind| decks.book.file(kind).map(|file| day(file.dated));
    let cards = match decks.has_own_cards() {
        true => Some(t::own_cards()),
        false => dated(CardFileKind::Cards).map(t::card_data_of),
    };
    let banned = match decks.has_own_banned() {
        true => Some(t::own_banned_list()),
        false => dated(CardFileKind::Banned).map(t::banned_list_of),
    };
    let by: Vec<Message> = cards.into_iter().chain(banned).collect();
    (!by.is_empty()).then(|| t::checked_by(say::list(by)))
}

/// Formats a finding with its line: "Line 12: …".
pub fn finding_text(finding: &Finding) -> Message {
    match finding.line {
        Some(line) => t::line_finding(line, &finding.message),
        None => (&finding.message).into(),
    }
}
