//! The monarch and the initiative: at most one player has each (CR 725, 726).

use super::seat::Seat;
use serde::Serialize;

/// What one player of the game has at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// CR 725.
    Monarch,
    /// CR 726.
    Initiative,
}

impl Title {
    /// Both.
    pub const ALL: [Title; 2] = [Title::Monarch, Title::Initiative];
}

/// Who has each title; nobody until a player takes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub(crate) struct Titles {
    monarch: Option<Seat>,
    initiative: Option<Seat>,
}

impl Titles {
    pub(crate) fn holder(&self, title: Title) -> Option<Seat> {
        match title {
            Title::Monarch => self.monarch,
            Title::Initiative => self.initiative,
        }
    }

    pub(crate) fn give(&mut self, title: Title, player: Seat) {
        match title {
            Title::Monarch => self.monarch = Some(player),
            Title::Initiative => self.initiative = Some(player),
        }
    }
}
