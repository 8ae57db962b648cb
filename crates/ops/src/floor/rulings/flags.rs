//! Flags on rulings that were built on an overturned or withdrawn one.

use std::collections::BTreeSet;

use super::effects::Effects;
use super::in_force::is_in_force;
use crate::{OpError, Work};
use podium_store::floor::rulings::{self, RulingRow};

/// Flags the rulings in force that counted a ruling which is no longer in force: their penalty was an upgrade, so the
/// head judge must review it.
pub(super) fn flag_those_built_on(
    work: &mut Work<'_, '_>,
    fallen: &RulingRow,
    effects: &mut Effects,
) -> Result<(), OpError> {
    let mut flagged = BTreeSet::new();
    for part in rulings::players_of(work.conn, &fallen.id)? {
        for (mut later, about) in rulings::about_player(work.conn, &work.tournament.id, &part.player_id)? {
            let is_built_on_it = about.basis().any(|number| number == fallen.number);
            if !is_built_on_it || !is_in_force(later.state) || !flagged.insert(later.number) {
                continue;
            }
            later.flagged_at = Some(work.at);
            later.version += 1;
            rulings::update(work.conn, &later)?;
            effects.say(say::ruling_effects::was_built_on(later.number));
        }
    }
    Ok(())
}
