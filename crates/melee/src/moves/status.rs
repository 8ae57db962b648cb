//! Setting a player's status (MTR-A 4.1, T29).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::seat::Seat;
use crate::state::status::{Status, StatusChange};

impl Game {
    pub(super) fn set_status(&mut self, player: Seat, change: &StatusChange, events: &mut Vec<Event>) {
        // Filled at the first change: until then a copy of the game has no statuses.
        if self.status.is_empty() {
            self.status = vec![Status::default(); self.table.seats()];
        }
        let Some(status) = self.status.get_mut(player.index()) else {
            return;
        };
        status.life = change.life.or(status.life);
        status.poison = change.poison.unwrap_or(status.poison);
        for (count, new) in status.counters.iter_mut().zip(change.counters) {
            *count = new.unwrap_or(*count);
        }
        for (casts, new) in status.commander_casts.iter_mut().zip(change.commander_casts) {
            *casts = new.unwrap_or(*casts);
        }
        for (commander, damage) in &change.commander_damage {
            status.commander_damage.retain(|(known, _)| known != commander);
            // Without zeros a corrected entry leaves no trace, so that the status can be the default again.
            if *damage > 0 {
                status.commander_damage.push((*commander, *damage));
            }
        }
        // Equal statuses must be equal values: the same game with another order of entries must compare equal.
        status.commander_damage.sort_unstable();
        events.push(Event::StatusSet { player });
        // T29: the judge decides about a loss; the status only proposes it.
        events.extend(status.losses().map(|loss| Event::LossProposed { player, loss }));
        // T47: a game whose turns are over may have waited for this life total.
        self.end_if_time_is_over(events);
    }
}
