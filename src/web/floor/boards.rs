//! The board of the floor as the devices of all judges share it: read once for each change, or once a second.

use std::sync::Arc;

use chrono::TimeDelta;

use super::super::rounds::title;
use crate::clock;
use crate::db::StageWord;
use crate::ops::floor::board::{self as ops, Board};
use crate::snapshot::shared::{Room, Shared};
use crate::web::error::WebError;
use crate::web::snapshots;
use crate::web::state::{App, read};

/// Some tournaments of a thousand tables.
const ROOM: Room = Room {
    bytes: 16 << 20,
    values: 32,
};
/// Age at which a board is read again: what its states say of the time left is that old at the most, and the name of an
/// account that was changed.
const FRESH: TimeDelta = TimeDelta::seconds(1);

/// The floor of a tournament at a moment.
pub struct FloorNow {
    pub board: Board,
    /// The title of its round: "Round 3", "Semi-final".
    pub title: Option<String>,
}

/// The boards of this process, by tournament id.
pub struct Boards(Shared<Arc<FloorNow>>);

impl Default for Boards {
    fn default() -> Self {
        // measured: a table takes about 5 kB with its places, players and states
        Self(Shared::new(ROOM, |now| 4_096 + now.board.tables.len() * 5_000))
    }
}

/// Returns the floor of a tournament as it is now.
///
/// # Errors
/// There is no tournament at this address.
pub(crate) async fn read_board(app: &App, slug: &str) -> Result<Arc<FloorNow>, WebError> {
    let snapshot = snapshots::current(app, slug).await?;
    let floor = snapshot.numbers().floor;
    let holds = |now: &Arc<FloorNow>| {
        let age = clock::now() - now.board.at;
        // below zero: the clock was set back
        now.board.tournament.floor_version >= floor && age >= TimeDelta::zero() && age < FRESH
    };
    let make = async |_| {
        let snapshot = Arc::clone(&snapshot);
        let now = read(app, move |conn| {
            let board = ops::board(conn, snapshot.loaded.tournament.clone(), clock::now())?;
            let title = board.round.as_ref().map(|round| match round.stage {
                StageWord::Swiss => format!("Round {}", round.number),
                // what a playoff round is called follows from the whole bracket
                StageWord::Playoff => title(&snapshot.loaded, round.number),
            });
            Ok::<_, WebError>(FloorNow { board, title })
        });
        now.await.map(Arc::new)
    };
    app.boards.0.get(&snapshot.loaded.tournament.id, holds, make).await
}
