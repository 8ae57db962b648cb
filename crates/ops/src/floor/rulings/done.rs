//! A penalty that a judge has carried out, or undone, at the table.

use super::decide::of_number;
use super::in_force::{is_in_force, to_carry_out};
use crate::{OpError, Work};
use podium_store::PenaltyEffect;
use podium_store::floor::rulings;
use podium_store::tournaments::rounds;
use say::Message;
use say::refused_rulings as t;

/// Notes that a judge has carried a ruling's penalties out at the table, or undone them there. Returns the sentence for it.
///
/// # Errors
/// There is no such ruling, or nothing of it is left to carry out.
pub fn carried_out(work: &mut Work<'_, '_>, number: i64) -> Result<Message, OpError> {
    let ruling = of_number(work, number)?;
    let parts = rulings::players_of(work.conn, &ruling.id)?;
    let parts: Vec<_> = parts.into_iter().map(|about| (ruling.clone(), about)).collect();
    let mut open = Vec::new();
    for part in &parts {
        let number = part.1.due_round.unwrap_or(ruling.round);
        if let Some(round) = rounds::by_number(work.conn, &work.tournament.id, number)? {
            open.extend(to_carry_out(&round, std::slice::from_ref(part)));
        }
    }
    if open.is_empty() {
        return Err(OpError::refused(t::nothing_left(number)));
    }
    for (_, mut about) in parts {
        let own = open.iter().filter(|task| task.player_id == about.player_id);
        let undone: Vec<bool> = own.map(|task| task.undone.is_some()).collect();
        if undone.contains(&false) {
            about.done_by.clone_from(&work.actor.account_id);
            about.done_at = Some(work.at);
        }
        if undone.contains(&true) {
            about.to_undo = None;
            if !is_in_force(ruling.state) {
                about.effect = Some(PenaltyEffect::TakenBack);
            }
        }
        if !undone.is_empty() {
            rulings::update_player(work.conn, &about)?;
        }
    }
    // The players' phones say what is undone until it is.
    work.floor_only_for(open.iter().map(|task| &task.player_id));
    let said = match open.iter().all(|task| task.undone.is_some()) {
        true => say::ruling_effects::undone_at_table(number),
        false => say::ruling_effects::carried_out(number),
    };
    work.log("ruling.done", said.to_string());
    Ok(said)
}
