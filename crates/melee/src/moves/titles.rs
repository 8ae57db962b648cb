//! Becoming the monarch, taking the initiative, and who has them after their holder left (CR 725, 726).

use crate::event::Event;
use crate::state::game::Game;
use crate::state::seat::{Seat, SeatSet};
use crate::state::title::Title;

impl Game {
    pub(super) fn take_title(&mut self, title: Title, player: Seat, events: &mut Vec<Event>) {
        self.titles.give(title, player);
        events.push(Event::TitleTaken { title, player });
    }

    /// Passes on the titles of players who have just left (CR 725.4, 726.4).
    pub(super) fn pass_titles(&mut self, leavers: &SeatSet, events: &mut Vec<Event>) {
        for title in Title::ALL {
            let holder = self.titles.holder(title).filter(|holder| leavers.contains(*holder));
            if let Some(next) = holder.and_then(|holder| self.successor(holder)) {
                self.take_title(title, next, events);
            }
        }
    }

    /// Returns who takes over from a player who left: the active player, or the next in turn order if that is who left.
    fn successor(&self, leaver: Seat) -> Option<Seat> {
        let playing = self.table.playing();
        if let [only] = self.markers.as_slice() {
            return playing.at_or_left_of(only.seat);
        }
        let in_turn = self.markers.iter().filter(|marker| marker.is_in_turn());
        let in_turn: SeatSet = in_turn.map(|marker| marker.seat).collect();
        let active = in_turn.without(&in_turn.without(playing));
        // With several turns in progress, the nearest active player to the left, as for a choice (CR 801.5c).
        match in_turn.contains(leaver) || active.is_empty() {
            true => playing.left_of(leaver),
            false => active.left_of(leaver),
        }
    }
}
