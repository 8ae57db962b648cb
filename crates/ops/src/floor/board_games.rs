//! The games on the board of the floor: of a board whose tournament has not changed otherwise, only what was added to its games is
//! read, and what depends on the time is found again.

use super::board::Board;
use super::state::table_state;
use super::table_game::TableGame;
use super::takes_long::TakesLong;
use podium_base::clock::Moment;
use podium_store::floor::follow;
use podium_store::site::accounts;
use podium_store::{DbError, Reader};

/// Returns a board as it is at a later moment, at which the tournament has the same `floor_version`. `games`: its `games_version` from
/// before.
///
/// # Errors
/// [`DbError::Corrupt`] if the rows of a game are not a game.
pub fn board_again(conn: &mut Reader<'_>, earlier: &Board, at: Moment, games: i64) -> Result<Board, DbError> {
    let mut board = earlier.clone();
    board.at = at;
    let profile = board.tournament.profile()?;
    let changed = match &board.round {
        Some(round) => follow::changed_in_round(conn, &round.id, board.games.as_of)?,
        None => Vec::new(),
    };
    board.games = board.games.with_changes(conn, &changed, games)?;
    let pauses = board.clock.as_ref().map_or_else(Vec::new, |clock| clock.pauses(at));
    for table in &mut board.tables {
        let row = changed.iter().find(|row| row.pod_id == table.pod.id);
        if let Some((row, game)) = row.zip(board.games.of_pod(&table.pod.id)) {
            let game = TableGame::new(game, &table.places, &board.players, &board.rulings);
            table.facts.game = Some(game.state);
            table.game = Some(game);
            let followed = table.followed.iter_mut().find(|known| known.id == row.id);
            followed.into_iter().for_each(|known| known.clone_from(row));
        }
        table.state = table_state(&table.facts, at.and_utc());
        table.takes_long = TakesLong::of(&profile, &table.facts, table.game.as_ref(), (at, &pauses));
    }
    // an account can be renamed without a change of the tournament
    board.accounts = accounts::names(conn, board.named())?;
    Ok(board)
}
