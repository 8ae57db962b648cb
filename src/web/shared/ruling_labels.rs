//! Labels of rulings and penalties: states, places, effects, a player's history.

use crate::web::frame::look::chip::Chip;
use podium_event::penalties::{Penalty, PenaltyTable, UNNAMED};
use podium_ops::floor::rulings::{Book, Entry, EntryPlayer, waits_for_confirmation, was_made_lighter};
use podium_store::floor::rulings::RulingRow;
use podium_store::{PenaltyEffect, RulingState};

/// Returns the chip of a ruling's state.
pub fn state(row: &RulingRow) -> Chip {
    let (kind, word) = match row.state {
        // Its basis was overturned: whatever the state says, the head judge has to review it.
        _ if row.flagged_at.is_some() => ("warn", "For the head judge again"),
        RulingState::Given => ("good", "Given"),
        RulingState::Appealed if waits_for_confirmation(row) => ("warn", "For the head judge"),
        RulingState::Appealed => ("warn", "Appealed"),
        RulingState::Upheld if was_made_lighter(row) => ("good", "Changed"),
        RulingState::Upheld => ("good", "Upheld"),
        RulingState::Overturned => ("bad", "Overturned"),
        RulingState::Withdrawn => ("idle", "Withdrawn"),
    };
    Chip::new(kind, word)
}

/// Returns how the head judge decided a ruling: "Upheld".
pub fn decided(row: &RulingRow) -> &'static str {
    match row.state {
        RulingState::Overturned => "Overturned",
        _ if was_made_lighter(row) => "Changed",
        _ => "Upheld",
    }
}

/// Returns the chip of a penalty.
pub fn penalty(penalty: Penalty) -> Chip {
    let kind = match penalty {
        Penalty::None | Penalty::Caution => "idle",
        Penalty::Warning | Penalty::SkipTurn => "warn",
        Penalty::GameLoss | Penalty::MatchLoss | Penalty::Disqualification => "bad",
    };
    Chip::new(kind, penalty.name())
}

/// Returns "2.5 Game Rule Violation", or only the code if the table no longer contains it.
pub fn infraction(table: &PenaltyTable, code: &str) -> String {
    match table.infraction(code) {
        // A disqualification from the player's page.
        None if code == UNNAMED => "No infraction named".to_owned(),
        Some(row) => format!("{code} {}", row.name),
        None => code.to_owned(),
    }
}

/// Returns the infraction of a ruling's player in words; `None` if the ruling is about them without a penalty.
pub fn infraction_of(table: &PenaltyTable, about: &EntryPlayer) -> Option<String> {
    about.row.infraction.as_deref().map(|code| infraction(table, code))
}

/// "Round 2, table 4", "Round 2", "Before round 1".
pub fn place(entry: &Entry) -> String {
    match (entry.row.round, entry.table) {
        (0, _) => "Before round 1".to_owned(),
        (_, Some(table)) => format!("{}, table {table}", entry.round),
        (_, None) => entry.round.to_string(),
    }
}

fn is_void(row: &RulingRow) -> bool {
    matches!(row.state, RulingState::Overturned | RulingState::Withdrawn)
}

/// Describes how a penalty was carried out, if it has an effect.
pub fn effect(entry: &Entry, about: &EntryPlayer) -> Option<&'static str> {
    // A Warning has no effect that could wait.
    if waits_for_confirmation(&entry.row) && about.penalty > Penalty::Warning {
        return Some("Not carried out: it waits for the head judge.");
    }
    if about.row.effect.is_none() && about.penalty > Penalty::Warning {
        return (!is_void(&entry.row)).then_some("For their next match: it is carried out as that begins.");
    }
    let is_void = is_void(&entry.row);
    Some(match about.row.effect? {
        effect if is_void && effect != PenaltyEffect::TakenBack => {
            "It was carried out and could not be undone here: correct it by hand, as far as possible."
        }
        PenaltyEffect::AtTable if about.row.done_at.is_none() => "To carry out at the table.",
        PenaltyEffect::AtTable => "Carried out by the judge at the table.",
        PenaltyEffect::Game => "Carried out in the followed game.",
        PenaltyEffect::Match => "No win and no points of a draw in this match.",
        PenaltyEffect::Tournament => "Out of the tournament.",
        PenaltyEffect::TakenBack => "Undone.",
    })
}

/// Returns what happened; `None` if it has not been written yet.
pub fn what(row: &RulingRow) -> Option<&str> {
    Some(row.what.as_str()).filter(|what| !what.is_empty())
}

/// A ruling in a player's history.
pub struct History {
    pub href: String,
    /// "Ruling 3, round 2, table 4".
    pub place: String,
    pub infraction: Option<String>,
    pub penalty: Chip,
    pub state: Chip,
    /// Whether it counts for later ones.
    pub in_force: bool,
}

/// Lists the rulings about a player, newest first; `at` is the address of the rulings.
pub fn history(book: &Book, table: &PenaltyTable, player: &str, at: &str) -> Vec<History> {
    let mut found: Vec<History> = book
        .about(player)
        .map(|(entry, about)| History {
            href: format!("{at}/{}", entry.row.number),
            place: format!("Ruling {}: {}", entry.row.number, place(entry)),
            infraction: infraction_of(table, about),
            penalty: penalty(about.penalty),
            state: state(&entry.row),
            in_force: !matches!(entry.row.state, RulingState::Overturned | RulingState::Withdrawn),
        })
        .collect();
    found.reverse();
    found
}
