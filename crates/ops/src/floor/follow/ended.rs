//! The games of a table's match that have ended, as the rules of the match count them (T2, T3).

use super::{FollowedTable, ReplayedGame};
use crate::OpError;
use podium_event::{GameResult, PlayerIx, Stage};
use podium_melee::{LeaveReason, Outcome, Seat};
use podium_rules::match_games::EndedGame;
use say::refused_games as t;

/// Returns whether time allows another game: it was not called (T2), or the match is a playoff match, which needs a winner
/// (T17).
pub fn time_is_left(table: &FollowedTable, game: &ReplayedGame) -> bool {
    !game.game.time().is_called() || table.round.stage.stage() == Stage::Playoff
}

/// Lists the ended games of a table's match: the confirmed ones, then `last`, which is about to be confirmed, with the
/// seats that conceded the match in it. `PlayerIx(i)` is the player of the table's place `i`.
///
/// # Errors
/// A player of a game does not sit at the table any more.
pub fn ended_games(
    games_to_win: u32,
    table: &FollowedTable,
    last: Option<(&ReplayedGame, &[Seat])>,
) -> Result<Vec<EndedGame>, OpError> {
    let others = table.games.iter().chain(last.map(|(game, _)| game));
    let mut games = Vec::new();
    for game in table.confirmed() {
        // Match concessions are not stored: such players are missing from the next game, even if that game was given
        // up.
        let after = others
            .clone()
            // By time, not by number: a game that was given up has the number of the one that replaced it.
            .filter(|other| other.row.started_at > game.row.started_at);
        let after = after.min_by_key(|other| other.row.started_at);
        let is_out = |seat: &Seat| after.is_some_and(|after| !after.keys().contains(&game.keys()[seat.index()]));
        let out: Vec<Seat> = left_because(game, LeaveReason::Conceded).filter(is_out).collect();
        games.push(ended(games_to_win, table, game, &out)?);
    }
    if let Some((game, conceded_match)) = last {
        games.push(ended(games_to_win, table, game, conceded_match)?);
    }
    Ok(games)
}

fn ended(
    games_to_win: u32,
    table: &FollowedTable,
    game: &ReplayedGame,
    conceded_match: &[Seat],
) -> Result<EndedGame, OpError> {
    let player = |seat: Seat| -> Result<PlayerIx, OpError> {
        let key = &game.keys()[seat.index()];
        let place = table.players.iter().position(|player| player.key == *key);
        place
            .map(|ix| PlayerIx(ix as u32))
            .ok_or_else(|| OpError::refused(t::paired_again(table.pod.table_number)))
    };
    let result = match game.game.outcome() {
        Some(Outcome::Winner(seat)) => GameResult::Won(player(*seat)?),
        // Only games that are over are confirmed.
        _ => GameResult::Drawn,
    };
    // T2: in a match of one game, conceding the game concedes the match.
    let conceded = left_because(game, LeaveReason::Conceded)
        .filter(|seat| games_to_win == 1 || conceded_match.contains(seat))
        .map(player)
        .collect::<Result<_, _>>()?;
    let match_losses = left_because(game, LeaveReason::MatchLoss)
        .map(player)
        .collect::<Result<_, _>>()?;
    Ok(EndedGame {
        result,
        conceded,
        match_losses,
    })
}

fn left_because(game: &ReplayedGame, why: LeaveReason) -> impl Iterator<Item = Seat> {
    let table = game.game.table();
    table
        .all_seats()
        .filter(move |seat| table.leave_reason(*seat) == Some(why))
}
