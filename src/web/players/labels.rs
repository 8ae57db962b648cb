//! Labels of the staff's pages: the state of a player, and names in a sentence.

use crate::db::PlayerStatus;
use crate::db::players::PlayerRow;

/// A state as the macro `page::chip` shows it: its kind (colour) and its word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StateChip {
    pub kind: &'static str,
    pub word: String,
}

/// The state of a player; `newest` is the number of the newest round, 0 before the first.
pub(super) fn state(row: &PlayerRow, newest: i64) -> StateChip {
    let said = |kind, word: &str| StateChip {
        kind,
        word: word.to_owned(),
    };
    match row.status {
        PlayerStatus::Pending => return said("warn", "Waits for approval"),
        PlayerStatus::Waitlisted => return said("warn", "Waiting list"),
        PlayerStatus::Removed => return said("idle", "Removed"),
        PlayerStatus::Registered => {}
    }
    if row.disqualified_after.is_some() {
        return said("bad", "Disqualified");
    }
    match row.dropped_after {
        Some(0) => return said("idle", "Dropped before playing"),
        Some(round) => return said("idle", &format!("Dropped after round {round}")),
        None => {}
    }
    if newest > 0 {
        return match row.entry_round {
            entry if entry > newest => said("live", &format!("From round {entry}")),
            _ => said("good", "Playing"),
        };
    }
    if row.checked_in {
        said("good", "Checked in")
    } else {
        said("idle", "Registered")
    }
}

/// Names in a sentence, the first few of many: "Ann, Bo and 3 more".
pub(super) fn names(rows: &[PlayerRow]) -> String {
    const NAMED: usize = 5;
    let first: Vec<&str> = rows.iter().take(NAMED).map(|row| row.name.as_str()).collect();
    match rows.len() {
        0 => "nobody".to_owned(),
        many if many > NAMED => format!("{} and {} more", first.join(", "), many - NAMED),
        _ => first.join(", "),
    }
}

/// What is added to a notice when somebody got a place from the waiting list.
pub(super) fn promoted(rows: &[PlayerRow]) -> String {
    if rows.is_empty() {
        String::new()
    } else {
        format!(" From the waiting list: {}.", names(rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::players::tests::sample;

    #[test]
    fn a_state_is_said_by_what_counts_most() {
        let mut row = sample(1, "Ann");
        assert_eq!(state(&row, 0).word, "Registered");
        row.checked_in = true;
        assert_eq!(state(&row, 0).word, "Checked in");
        assert_eq!(state(&row, 1).word, "Playing");
        row.entry_round = 3;
        assert_eq!(state(&row, 2).word, "From round 3");
        row.dropped_after = Some(3);
        assert_eq!(state(&row, 3).word, "Dropped after round 3");
        row.disqualified_after = Some(3);
        assert_eq!(state(&row, 3).word, "Disqualified");
        row.status = PlayerStatus::Waitlisted;
        assert_eq!(state(&row, 3).word, "Waiting list");
    }

    #[test]
    fn many_names_are_cut_short() {
        let rows: Vec<PlayerRow> = (1..=7).map(|n| sample(n, &format!("P{n}"))).collect();
        assert_eq!(names(&rows), "P1, P2, P3, P4, P5 and 2 more");
        assert_eq!(promoted(&rows[..1]), " From the waiting list: P1.");
        assert_eq!(promoted(&[]), "");
    }
}
