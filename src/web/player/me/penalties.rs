//! The player's own penalties: those that are in force, without the judges' texts; and what a judge has still to undo.

use crate::web::frame::look::chip::Chip;
use crate::web::shared::floor::ruling_labels;
use crate::web::shared::terms;
use podium_event::penalties::Penalty;
use podium_ops::floor::rulings::{ToCarryOut, Undone, to_undo, waits_for_confirmation};
use podium_snapshot::Snapshot;
use podium_store::RulingState;
use podium_store::floor::rulings::{RulingPlayerRow, RulingRow};
use say::{Message, own_penalties as t};

/// A penalty of the player.
pub(super) struct OwnPenalty {
    pub penalty: Chip,
    /// "2.5 Game Rule Violation"; `None` where none is named.
    pub infraction: Option<Message>,
    /// "Round 2"
    pub round: Message,
    /// "waits for the head judge", "appealed"; `None` if it counts as it is.
    pub state: Option<Message>,
}

impl OwnPenalty {
    /// Lists a player's penalties in force, oldest first.
    pub fn of(snapshot: &Snapshot, player: &str) -> Vec<Self> {
        let table = snapshot.loaded.event.profile().penalty_table();
        let line = |(ruling, about): &(RulingRow, RulingPlayerRow)| {
            let penalty = about.penalty.as_deref().and_then(Penalty::parse)?;
            let is_void = matches!(ruling.state, RulingState::Overturned | RulingState::Withdrawn);
            (!is_void).then(|| Self {
                penalty: ruling_labels::penalty(penalty),
                infraction: about
                    .infraction
                    .as_deref()
                    .map(|code| ruling_labels::infraction(&table, code)),
                round: match ruling.round {
                    0 => say::ruling_labels::before_round_one(),
                    round => terms::round(&snapshot.loaded.round_name(round)),
                },
                state: match ruling.state {
                    RulingState::Appealed if waits_for_confirmation(ruling) => Some(t::waits_for_head_judge()),
                    RulingState::Appealed => Some(t::appealed()),
                    _ => None,
                },
            })
        };
        snapshot.floor.penalties_of(player).iter().filter_map(line).collect()
    }
}

/// Says which penalties of a player do not stand any more, until a judge has undone them at the table.
pub(super) fn undone(snapshot: &Snapshot, player: &str) -> Vec<Message> {
    let tasks = snapshot.floor.penalties_of(player).iter();
    let tasks = tasks.filter_map(|(ruling, about)| to_undo(ruling, about));
    let say = |task: ToCarryOut| {
        let penalty = terms::penalty(task.penalty);
        Some(match task.undone? {
            Undone::Withdrawn => t::undone_withdrawn(penalty, task.ruling),
            Undone::Overturned => t::undone_overturned(penalty, task.ruling),
            Undone::Lighter(Penalty::None) => t::undone_none(penalty, task.ruling),
            Undone::Lighter(lighter) => t::undone_lighter(penalty, terms::penalty(lighter), task.ruling),
        })
    };
    tasks.filter_map(say).collect()
}
