//! Players in public lists by name.

use std::borrow::Cow;

use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_snapshot::names::{self, Parts};

impl View<'_> {
    /// Returns a player's entries in lists by name: one, or two of a team (T25).
    pub fn listed(&self, player: PlayerIx) -> Vec<Parts> {
        names::entries(self.row(player), self.names_shown(), self.name(player))
    }

    /// Returns what a search by name compares.
    pub fn searched(&self, player: PlayerIx) -> Cow<'_, str> {
        names::searched(self.row(player), self.names_shown(), self.name(player))
    }
}
