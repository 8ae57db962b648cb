//! Labels on the staff's pages: the state of a player, and names in a sentence.

use crate::db::PlayerStatus;
use crate::db::players::PlayerRow;
use crate::rules::playoff::RoundNames;

/// A state as the macro `page::chip` shows it: its kind (colour) and its word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StateChip {
    pub kind: &'static str,
    pub word: String,
}

/// Returns the chip of a player's state; `newest` is the number of the newest round, 0 before the first.
pub(super) fn state(row: &PlayerRow, newest: i64, names: RoundNames) -> StateChip {
    let chip = |kind, word: &str| StateChip {
        kind,
        word: word.to_owned(),
    };
    match row.status {
        PlayerStatus::Pending => return chip("warn", "Waits for approval"),
        PlayerStatus::Waitlisted => return chip("warn", "Waiting list"),
        PlayerStatus::Removed => return chip("idle", "Removed"),
        PlayerStatus::Registered => {}
    }
    if row.disqualified_after.is_some() {
        return chip("bad", "Disqualified");
    }
    match row.dropped_after {
        Some(0) => return chip("idle", "Dropped before playing"),
        Some(round) => return chip("idle", &format!("Dropped after {}", names.name(round).inside())),
        None => {}
    }
    // Once rounds are paired, it no longer matters whether a player was checked in.
    if newest > 0 {
        return match row.entry_round {
            entry if entry > newest => chip("live", &format!("From round {entry}")),
            _ => chip("good", "Playing"),
        };
    }
    if row.checked_in {
        chip("good", "Checked in")
    } else {
        chip("idle", "Registered")
    }
}

/// Lists names in a sentence, only the first five if there are many: "Ann, Bo and 3 more".
pub fn name_list(rows: &[PlayerRow]) -> String {
    const NAMED: usize = 5;
    let first: Vec<&str> = rows.iter().take(NAMED).map(|row| row.name.as_str()).collect();
    match rows.len() {
        0 => "nobody".to_owned(),
        many if many > NAMED => format!("{} and {} more", first.join(", "), many - NAMED),
        _ => first.join(", "),
    }
}

/// Returns the end of a notice if players got a place from the waiting list; otherwise empty.
pub fn promoted(rows: &[PlayerRow]) -> String {
    if rows.is_empty() {
        String::new()
    } else {
        format!(" From the waiting list: {}.", name_list(rows))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::clock::Moment;

    /// A registered player for tests of pages.
    pub fn sample(number: i64, name: &str) -> PlayerRow {
        PlayerRow::new("tournament", number, name, Moment::default())
    }

    #[test]
    fn a_state_is_said_by_what_counts_most() {
        let mut row = sample(1, "Ann");
        assert_eq!(state(&row, 0, RoundNames::default()).word, "Registered");
        row.checked_in = true;
        assert_eq!(state(&row, 0, RoundNames::default()).word, "Checked in");
        assert_eq!(state(&row, 1, RoundNames::default()).word, "Playing");
        row.entry_round = 3;
        assert_eq!(state(&row, 2, RoundNames::default()).word, "From round 3");
        row.dropped_after = Some(3);
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Dropped after round 3");
        row.disqualified_after = Some(3);
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Disqualified");
        row.status = PlayerStatus::Waitlisted;
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Waiting list");
    }

    #[test]
    fn many_names_are_cut_short() {
        let rows: Vec<PlayerRow> = (1..=7).map(|n| sample(n, &format!("P{n}"))).collect();
        assert_eq!(name_list(&rows), "P1, P2, P3, P4, P5 and 2 more");
        assert_eq!(promoted(&rows[..1]), " From the waiting list: P1.");
        assert_eq!(promoted(&[]), "");
    }
}
