//! Records and percentages as pages show them.

use podium_rules::Ratio;
use podium_rules::standings::Row;
use podium_store::tournaments::Tournament;
use say::Message;

/// Returns date and place, as "Friday, 20 November 2026 · Lisbon"; `None` while neither is set.
pub fn when_and_where(tournament: &Tournament) -> Option<Message> {
    let parts = date_and_place(tournament);
    (!parts.is_empty()).then(|| Message::joined(parts, " · "))
}

/// Returns date and place, of both what is set: a line breaks between them rather than within.
pub fn date_and_place(tournament: &Tournament) -> Vec<Message> {
    let place = Some(tournament.place.clone()).filter(|place| !place.is_empty());
    let date = tournament.held_on.map(say::date_long);
    date.into_iter().chain(place.map(Message::from)).collect()
}

/// Formats wins, losses and draws as "2–1–0", with byes beside it.
pub fn record(row: &Row) -> Message {
    match row.byes {
        0 => say::format::record(row.wins, row.losses, row.draws),
        byes => say::format::record_with_byes(row.wins, row.losses, row.draws, byes),
    }
}

/// A ratio as "53.33 %".
pub fn percent(ratio: Ratio) -> Message {
    say::percent(ratio.percent())
}
