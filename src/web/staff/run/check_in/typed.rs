//! Matching of what was typed at the door: a number, or the beginnings of the words of a name.

use podium_ops::people::players::holds_place;
use podium_snapshot::names::{NameSearch, all_of};
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, check_in as t};

/// What was typed.
pub(super) enum Typed {
    Number(i64),
    Name(NameSearch),
}

/// The players that it may mean.
pub(super) enum Meant {
    /// The number of the only possible player.
    One(i64),
    Several(usize),
    Nobody,
}

impl Typed {
    /// Reads "17", "#17" or "tea na".
    pub fn read(text: &str) -> Self {
        let text = text.trim();
        match text.strip_prefix('#').unwrap_or(text).parse() {
            // a sign in front does not belong to a number on a badge
            Ok(number) if text.ends_with(|c: char| c.is_ascii_digit()) && !text.starts_with(['+', '-']) => {
                Self::Number(number)
            }
            _ => Self::Name(NameSearch::new(text)),
        }
    }

    /// Returns whether a player may be meant.
    pub fn fits(&self, row: &PlayerRow) -> bool {
        match self {
            Self::Number(number) => row.number == *number,
            Self::Name(search) => search.matches(&all_of(row)),
        }
    }

    /// Returns the players that it may mean. One who has left counts only if nobody else matches.
    pub fn meant<'r>(&self, rows: impl Iterator<Item = &'r PlayerRow>) -> Meant {
        let (coming, gone): (Vec<&PlayerRow>, Vec<&PlayerRow>) =
            rows.filter(|row| self.fits(row)).partition(|row| may_come(row));
        match (&coming[..], &gone[..]) {
            ([one], _) | ([], [one]) => Meant::One(one.number),
            ([], []) => Meant::Nobody,
            ([], several) | (several, _) => Meant::Several(several.len()),
        }
    }

    /// Returns the sentence that nobody matches.
    pub fn nobody(&self) -> Message {
        match self {
            Self::Number(number) => t::no_number(number),
            Self::Name(search) => t::nobody_called(&search.text),
        }
    }
}

/// Returns whether a player is expected at the door: they have a place, or wait for one or for approval.
pub(super) fn may_come(row: &PlayerRow) -> bool {
    holds_place(row) || matches!(row.status, PlayerStatus::Pending | PlayerStatus::Waitlisted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::sample;

    fn meant(rows: &[PlayerRow], typed: &str) -> String {
        match Typed::read(typed).meant(rows.iter()) {
            Meant::One(number) => number.to_string(),
            Meant::Several(count) => format!("{count} players"),
            Meant::Nobody => Typed::read(typed).nobody().to_string(),
        }
    }

    #[test]
    fn a_number_is_one_player_and_letters_begin_words() {
        let mut rows = vec![sample(1, "Téa Nash"), sample(11, "Tea Moore"), sample(17, "Al 11th")];
        assert_eq!(meant(&rows, "1"), "1");
        assert_eq!(meant(&rows, " #011 "), "11", "the number, not the name with it");
        assert_eq!(meant(&rows, "tea na"), "1");
        assert_eq!(meant(&rows, "tea"), "2 players");
        assert_eq!(meant(&rows, "ash"), "Nobody is called “ash”.");
        assert_eq!(meant(&rows, "99"), "There is no player number 99.");
        assert_eq!(meant(&rows, "+17"), "Nobody is called “+17”.");
        rows[1].dropped_after = Some(0);
        assert_eq!(meant(&rows, "tea"), "1", "who has left is not waited for");
        assert_eq!(meant(&rows, "moore"), "11");
    }
}
