//! Labels of rulings and penalties: states, places, effects, a player's history.

use crate::web::frame::look::chip::Chip;
use crate::web::shared::terms;
use podium_event::penalties::{Penalty, PenaltyTable, UNNAMED};
use podium_ops::floor::rulings::{Book, Entry, EntryPlayer, waits_for_confirmation, was_made_lighter};
use podium_store::floor::rulings::RulingRow;
use podium_store::{PenaltyEffect, RulingState};
use say::{Message, ruling_labels as t};

/// Returns the chip of a ruling's state.
pub fn state(row: &RulingRow) -> Chip {
    let (kind, word) = match row.state {
        // Its basis was overturned: whatever the state says, the head judge has to review it.
        _ if row.flagged_at.is_some() => ("warn", t::state_again()),
        RulingState::Given => ("good", t::state_given()),
        RulingState::Appealed if waits_for_confirmation(row) => ("warn", t::state_for_head_judge()),
        RulingState::Appealed => ("warn", t::state_appealed()),
        RulingState::Upheld if was_made_lighter(row) => ("good", t::state_changed()),
        RulingState::Upheld => ("good", t::state_upheld()),
        RulingState::Overturned => ("bad", t::state_overturned()),
        RulingState::Withdrawn => ("idle", t::state_withdrawn()),
    };
    Chip::new(kind, word)
}

/// Returns the chip of a penalty.
pub fn penalty(penalty: Penalty) -> Chip {
    let kind = match penalty {
        Penalty::None | Penalty::Caution => "idle",
        Penalty::Warning | Penalty::SkipTurn => "warn",
        Penalty::GameLoss | Penalty::MatchLoss | Penalty::Disqualification => "bad",
    };
    Chip::new(kind, terms::penalty(penalty))
}

/// Returns "2.5 Game Rule Violation", or only the code if the table no longer contains it.
pub fn infraction(table: &PenaltyTable, code: &str) -> Message {
    match table.infraction(code) {
        // A disqualification from the player's page.
        None if code == UNNAMED => t::no_infraction(),
        Some(row) => row.code_and_term(),
        None => code.into(),
    }
}

/// Returns the infraction of a ruling's player in words; `None` if the ruling is about them without a penalty.
pub fn infraction_of(table: &PenaltyTable, about: &EntryPlayer) -> Option<Message> {
    about.row.infraction.as_deref().map(|code| infraction(table, code))
}

/// "Round 2, table 4", "Round 2", "Before round 1".
pub fn place(entry: &Entry) -> Message {
    match (entry.row.round, entry.table) {
        (0, _) => t::before_round_one(),
        (_, Some(table)) => say::common::round_and_table(terms::round(&entry.round), table),
        (_, None) => terms::round(&entry.round),
    }
}

fn is_void(row: &RulingRow) -> bool {
    matches!(row.state, RulingState::Overturned | RulingState::Withdrawn)
}

/// Describes how a penalty was carried out, if it has an effect.
pub fn effect(entry: &Entry, about: &EntryPlayer) -> Option<Message> {
    // A Warning has no effect that could wait.
    if waits_for_confirmation(&entry.row) && about.penalty > Penalty::Warning {
        return Some(t::waits_for_head_judge());
    }
    if about.row.effect.is_none() && about.penalty > Penalty::Warning {
        return (!is_void(&entry.row)).then(t::for_next_match);
    }
    let is_void = is_void(&entry.row);
    Some(match about.row.effect? {
        effect if is_void && effect != PenaltyEffect::TakenBack => t::could_not_be_undone(),
        PenaltyEffect::AtTable if about.row.done_at.is_none() => t::to_carry_out(),
        PenaltyEffect::AtTable => t::done_at_table(),
        PenaltyEffect::Game => t::done_in_game(),
        PenaltyEffect::Match => t::no_win(),
        PenaltyEffect::Tournament => t::out_of_tournament(),
        PenaltyEffect::TakenBack => t::undone(),
    })
}

/// Returns what happened; `None` if it has not been written yet.
pub fn what(row: &RulingRow) -> Option<&str> {
    Some(row.what.as_str()).filter(|what| !what.is_empty())
}

/// A ruling in a player's history.
pub struct History {
    pub href: String,
    /// "Ruling 3: Round 2, table 4".
    pub place: Message,
    pub infraction: Option<Message>,
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
            place: t::ruling_and_place(entry.row.number, place(entry)),
            infraction: infraction_of(table, about),
            penalty: penalty(about.penalty),
            state: state(&entry.row),
            in_force: !matches!(entry.row.state, RulingState::Overturned | RulingState::Withdrawn),
        })
        .collect();
    found.reverse();
    found
}
