//! The check of a decklist in words, for the staff and for its player.

use chrono::NaiveDate;

use podium_event::deck::Finding;
use podium_event::format::listed;
use podium_store::tournaments::cards::CardFileKind;
use podium_store::tournaments::decks::DeckCheck;

/// A day as sentences have it.
pub fn day(day: NaiveDate) -> String {
    day.format("%-d %b %Y").to_string()
}

/// A sentence: which card data and which banned list lists are checked by; `None` where neither is loaded, for then the
/// check says that it could not check.
pub fn checked_by(decks: &DeckCheck) -> Option<String> {
    let of_site = |kind, what: &str| {
        let file = decks.book.file(kind);
        file.map(|file| format!("{what} of {}", day(file.dated)))
    };
    let cards = match decks.has_own_cards() {
        true => Some("the tournament's own card data".to_owned()),
        false => of_site(CardFileKind::Cards, "card data"),
    };
    let banned = match decks.has_own_banned() {
        true => Some("the tournament's own banned list".to_owned()),
        false => of_site(CardFileKind::Banned, "the banned list"),
    };
    let by: Vec<String> = cards.into_iter().chain(banned).collect();
    (!by.is_empty()).then(|| format!("Checked by {}.", listed(&by, "and")))
}

/// Formats a finding with its line: "Line 12: …".
pub fn finding_text(finding: &Finding) -> String {
    match finding.line {
        Some(line) => format!("Line {line}: {}", finding.message),
        None => finding.message.clone(),
    }
}
