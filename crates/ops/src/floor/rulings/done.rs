//! A penalty that a judge has carried out at the table.

use super::decide::of_number;
use super::in_force::to_carry_out;
use crate::{OpError, Work};
use podium_store::floor::rulings;
use podium_store::tournaments::rounds;

/// Notes that a judge has carried a ruling's penalties out at the table.
///
/// # Errors
/// There is no such ruling, or nothing of it is left to carry out.
pub fn carried_out(work: &mut Work<'_, '_>, number: i64) -> Result<(), OpError> {
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
        return Err(OpError::refused(format!(
            "Nothing of ruling {number} is left to carry out at a table."
        )));
    }
    for (_, mut about) in parts {
        if open.iter().any(|task| task.player_id == about.player_id) {
            about.done_by.clone_from(&work.actor.account_id);
            about.done_at = Some(work.at);
            rulings::update_player(work.conn, &about)?;
        }
    }
    work.log("ruling.done", format!("Ruling {number} is carried out at the table."));
    work.floor_only_for([]);
    Ok(())
}
