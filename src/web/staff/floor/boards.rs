//! Reading the board of the floor, which all judges' devices share.

use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::boards::FloorNow;
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::terms;
use podium_base::clock;
use podium_ops::floor::{Board, board as ops, board_again};
use podium_store::tournaments::{Tournament, games_version};

/// Returns the current floor of a tournament.
///
/// # Errors
/// There is no tournament at this address.
pub(crate) async fn read_board(app: &App, slug: &str) -> Result<Arc<FloorNow>, WebError> {
    board_with(app, slug, 0).await
}

/// Returns the current floor of a tournament, with the last step of every game: otherwise it may be a second old.
///
/// # Errors
/// There is no tournament at this address.
pub(crate) async fn read_games(app: &App, slug: &str) -> Result<Arc<FloorNow>, WebError> {
    let games = snapshots::stamp(app, slug).await?.stamp.numbers.games;
    board_with(app, slug, games).await
}

async fn board_with(app: &App, slug: &str, games: i64) -> Result<Arc<FloorNow>, WebError> {
    let snapshot = snapshots::current(app, slug).await?;
    let tournament = &snapshot.loaded.tournament;
    let make = async |earlier: Option<Arc<FloorNow>>| {
        let snapshot = Arc::clone(&snapshot);
        read(app, move |conn| {
            let tournament = &snapshot.loaded.tournament;
            let (now, earlier) = (clock::now(), earlier.as_ref().map(|now| &now.board));
            // first: what is read after it is at least as new
            let games = games_version(conn, &tournament.slug)?;
            let is_same = |earlier: &&Board| {
                let before = &earlier.tournament;
                let counters = |of: &Tournament| (of.version, of.floor_version);
                before.id == tournament.id && counters(before) == counters(tournament)
            };
            let board = match earlier.filter(is_same) {
                Some(earlier) => board_again(conn, earlier, now, games)?,
                None => ops::board_after(conn, tournament.clone(), now, earlier, games)?,
            };
            let round = board.round.as_ref();
            let title = round.map(|round| terms::round(&snapshot.loaded.round_name(round.number)));
            Ok::<_, WebError>(FloorNow { board, title })
        })
        .await
    };
    let shows = (tournament.floor_version, games);
    app.boards.get(&tournament.id, shows, make).await
}
