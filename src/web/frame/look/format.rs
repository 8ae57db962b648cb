//! Counts, lists, records and ordinals as public pages show them.

use std::ops::RangeInclusive;

use crate::web::frame::look::local_time::long_date;
pub use podium_event::format::ordinal;
use podium_rules::Ratio;
use podium_rules::playoff::{FinalPlace, Reached};
use podium_rules::standings::{Row, Scored};
use podium_store::tournaments::Tournament;

/// Returns date and place, as "Friday, 20 November 2026 · Lisbon"; `None` while neither is set.
pub fn when_and_where(tournament: &Tournament) -> Option<String> {
    let place = Some(tournament.place.clone()).filter(|place| !place.is_empty());
    let parts: Vec<String> = tournament.held_on.map(long_date).into_iter().chain(place).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// "Ann", "Ann and Bob", "Ann, Bob and Cat".
pub fn list(words: &[impl AsRef<str>]) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// "1 player", "12 players".
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Formats wins, losses and draws as "2–1–0", with byes beside it.
pub fn record(row: &Row) -> String {
    let byes = match row.byes {
        0 => String::new(),
        1 => " + bye".to_owned(),
        byes => format!(" + {byes} byes"),
    };
    format!("{}–{}–{}{byes}", row.wins, row.losses, row.draws)
}

/// Returns the result of a round in a word.
pub fn scored(scored: Scored) -> &'static str {
    match scored {
        Scored::Won => "Won",
        Scored::Drawn => "Drawn",
        Scored::Lost => "Lost",
        Scored::Bye => "Bye",
        Scored::MatchLoss => "Match loss",
    }
}

/// Returns a player's result in the playoff, or their equal places: "Finalist", "Equal 11th–13th" (T38).
pub fn came(place: &FinalPlace) -> Option<String> {
    let equal = |equal: &RangeInclusive<u32>| format!("Equal {}–{}", ordinal(*equal.start()), ordinal(*equal.end()));
    let reached = place.reached.map(Reached::title);
    reached.or_else(|| place.shared.as_ref().map(equal))
}

/// A ratio as "53.33 %".
pub fn percent(ratio: Ratio) -> String {
    format!("{} %", ratio.percent())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_counts_read_well() {
        assert_eq!(list(&["Ann"]), "Ann");
        assert_eq!(list(&["Ann", "Bob", "Cat"]), "Ann, Bob and Cat");
        assert_eq!(list(&[""; 0]), "");
        assert_eq!(count(1, "player", "players"), "1 player");
        assert_eq!(count(0, "player", "players"), "0 players");
    }
}
