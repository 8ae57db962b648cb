//! The boards of the floor that this process caches: read once for each change, or once a second, for all readers.

use std::sync::Arc;

use chrono::TimeDelta;

use crate::web::frame::answer::error::WebError;
use podium_base::clock;
use podium_base::measure::Measures;
use podium_ops::floor::board::Board;
use podium_snapshot::shared::{Room, Shared};
use say::Message;

/// Room for some tournaments of a thousand tables.
const ROOM: Room = Room {
    bytes: 8 << 20,
    values: 32,
};
/// The age at which a board is read again: the time-dependent states and changed account names are at most this old.
const FRESH: TimeDelta = TimeDelta::seconds(1);

/// The floor of a tournament at a moment.
pub struct FloorNow {
    pub board: Board,
    /// The title of its round: "Round 3", "Semi-finals".
    pub title: Option<Message>,
}

/// The boards of this process, by tournament id.
pub struct Boards(Shared<Arc<FloorNow>>);

impl Default for Boards {
    fn default() -> Self {
        // measured: a table takes about 5 kB with its places, players and states
        Self(Shared::new("boards", ROOM, |now| {
            4_096 + now.board.tables.len() * 5_000 + now.board.steps() * 400
        }))
    }
}

impl Boards {
    /// Returns the cache's name in the counts, and its approximate size in bytes.
    pub fn kept(&self) -> (&'static str, u64) {
        self.0.kept()
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }

    /// Returns the board of a tournament that shows at least the changes counted by `floor`, and those in games counted by
    /// `games`, or the one that `read` finds, from the one before.
    ///
    /// # Errors
    /// The error of `read`.
    pub async fn get(
        &self,
        tournament: &str,
        (floor, games): (i64, i64),
        read: impl AsyncFnOnce(Option<Arc<FloorNow>>) -> Result<FloorNow, WebError>,
    ) -> Result<Arc<FloorNow>, WebError> {
        let holds = |now: &Arc<FloorNow>| {
            let age = clock::now() - now.board.at;
            // negative: the clock was set back
            let shows = now.board.tournament.floor_version >= floor && now.board.games_version() >= games;
            shows && age >= TimeDelta::zero() && age < FRESH
        };
        self.0
            .get(tournament, holds, async |earlier| read(earlier).await.map(Arc::new))
            .await
    }
}
