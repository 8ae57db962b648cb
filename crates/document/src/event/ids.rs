//! Players by the ids in a document.

use std::collections::HashMap;

use crate::cursor::Cursor;
use podium_event::event::{Player, PlayerIx};
use say::document_problems as t;

/// Players by id; if two have the same id, the first.
pub(super) struct Ids<'a>(HashMap<&'a str, PlayerIx>);

/// A placeholder for an unknown player; the problem was reported at the id.
// Beyond every list of players, so that the rules' check finds it too; `merge` drops that second problem.
pub(super) const NOBODY: PlayerIx = PlayerIx(u32::MAX);

impl<'a> Ids<'a> {
    pub fn new(players: impl Iterator<Item = &'a Player>) -> Self {
        let mut ids = HashMap::new();
        for (ix, player) in (0..).zip(players) {
            // A second player with the id is a separate problem, found by the rules.
            ids.entry(player.id.as_str()).or_insert(PlayerIx(ix));
        }
        Self(ids)
    }

    /// Returns the player whose id is at the cursor; reports an unknown id.
    pub fn player(&self, cursor: &Cursor<'_>) -> PlayerIx {
        let Some(id) = cursor.string() else { return NOBODY };
        self.0.get(id).copied().unwrap_or_else(|| {
            // Ids have at most 100 characters; anything longer is shortened.
            cursor.say(t::no_player_with_id(id.chars().take(100).collect::<String>()));
            NOBODY
        })
    }

    /// Returns the players of a list of ids.
    pub fn list(&self, cursor: Option<Cursor<'_>>) -> Vec<PlayerIx> {
        let Some(cursor) = cursor else { return Vec::new() };
        cursor.items().map(|item| self.player(&item)).collect()
    }
}
