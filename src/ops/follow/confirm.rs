//! A followed game has ended and a judge says so: its outcome goes into the match by T2 and T3, and the match into the
//! pod's result by the same way as a report; or the next game begins.

use super::start::{Agreed, begin_game};
use super::{At, Followed, FollowedTable, seen_game, store};
use crate::db::{Database, FollowState, RoundState};
use crate::melee::{LeaveReason, Outcome, Seat};
use crate::ops::results::{self, Reported};
use crate::ops::rounds::begin;
use crate::ops::{Actor, Once, OpError, command};
use crate::rules::match_games::{EndedGame, standing};
use crate::rules::{GameResult, PlayerIx, Stage};

/// How the match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// It ends with this game.
    End,
    /// There is time left: another game begins, with seats drawn anew (T2, T14).
    Game,
}

/// What a judge confirms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub next: Next,
    /// In a match of several games: who of those who conceded this game conceded the whole match, by seat of the game.
    pub conceded_match: Vec<Seat>,
    /// The version of the pod whose other result is overruled, by who has seen it.
    pub overrule: Option<i64>,
}

/// What confirming came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirmed {
    /// The pod has its result.
    Result,
    /// The next game is followed.
    NextGame,
    /// Somebody had entered another result; the pod's version, for who overrules it. Nothing is changed.
    Differs { version: i64 },
}

/// Confirms the outcome of the game that is followed at a table.
///
/// # Errors
/// The game is not over or not as the form saw it, a playoff match would be drawn (T17), or the next game cannot begin.
pub fn confirm(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    at: At,
    verdict: &Verdict,
) -> Result<Confirmed, OpError> {
    command(db, slug, actor, once, |work| {
        let (mut table, mut game) = seen_game(work, at)?;
        if game.game.outcome().is_none() {
            return Err(OpError::refused(format!(
                "Game {} of table {} is not over.",
                game.row.number, at.table
            )));
        }
        let games_to_win = work.tournament.profile()?.games_to_win;
        let games = ended_games(games_to_win, &table, Some((&game, &verdict.conceded_match)))?;
        let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
        let stands = standing(&seats, &games, games_to_win);
        let number = game.row.number;
        if verdict.next == Next::Game && stands.decided {
            return Err(OpError::refused(format!(
                "The match of table {} is decided with game {number}: no other game follows.",
                at.table
            )));
        }
        if verdict.next == Next::Game && !time_is_left(&table, &game) {
            return Err(OpError::Refused {
                rule: "T2",
                message: format!(
                    "Time was called in game {number} of table {}: no other game follows.",
                    at.table
                ),
            });
        }
        if verdict.next == Next::End {
            let settled = results::settle(work, &table.round, &table.pod, &stands.result, verdict.overrule)?;
            if let Reported::Differs { version } = settled {
                work.floor_only();
                return Ok(Confirmed::Differs { version });
            }
            if table.round.state == RoundState::Published {
                begin(work, &mut table.round)?;
            }
        }
        game.row.state = FollowState::Confirmed;
        game.row.closed_by.clone_from(&work.actor.account_id);
        game.row.closed_at = Some(work.at);
        store(work, &mut game)?;
        let how = match game.game.outcome() {
            Some(Outcome::Winner(seat)) => match table.player(&game.keys()[seat.index()]) {
                Some(player) => format!("won by {{player:{}}}", player.id),
                None => "won".to_owned(),
            },
            _ => "drawn".to_owned(),
        };
        work.log(
            "game.confirm",
            format!("Table {}, game {number} confirmed: {how}.", at.table),
        );
        if verdict.next == Next::End {
            return Ok(Confirmed::Result);
        }
        let setup = game.game.setup();
        let agreed = Agreed {
            variant: Some(setup.variant()).filter(|_| setup.seats() == table.players.len()),
            edition: setup.edition(),
            reach: None,
            attack: None,
        };
        table.games.push(game);
        begin_game(work, &mut table, &stands.left, &agreed)?;
        Ok(Confirmed::NextGame)
    })
}

/// Whether another game may begin as far as time goes (T2): not once it was called, but that a playoff match needs a
/// winner (T17).
pub fn time_is_left(table: &FollowedTable, game: &Followed) -> bool {
    !game.game.time().is_called() || table.round.stage.stage() == Stage::Playoff
}

/// The games of a table's match that ended: those confirmed, then `last`, which a judge is about to confirm with who
/// conceded the match in it. `PlayerIx(i)` is the player of the table's place `i`.
///
/// # Errors
/// A player of a game does not sit at the table any more.
pub fn ended_games(
    games_to_win: u32,
    table: &FollowedTable,
    last: Option<(&Followed, &[Seat])>,
) -> Result<Vec<EndedGame>, OpError> {
    let others = table.games.iter().chain(last.map(|(game, _)| game));
    let mut games = Vec::new();
    for game in table.confirmed() {
        // Who conceded the match in a game of several is not at the next one, be that given up or not.
        let after = others
            .clone()
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
    game: &Followed,
    conceded_match: &[Seat],
) -> Result<EndedGame, OpError> {
    let player = |seat: Seat| -> Result<PlayerIx, OpError> {
        let key = &game.keys()[seat.index()];
        let place = table.players.iter().position(|player| player.key == *key);
        place.map(|ix| PlayerIx(ix as u32)).ok_or_else(|| {
            OpError::refused(format!(
                "Table {} was paired anew since its game was followed. Enter the result at the table's result page.",
                table.pod.table_number
            ))
        })
    };
    let result = match game.game.outcome() {
        Some(Outcome::Winner(seat)) => GameResult::Won(player(*seat)?),
        _ => GameResult::Drawn,
    };
    // T2: in a match of one game who concedes the game concedes the match.
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

fn left_because(game: &Followed, why: LeaveReason) -> impl Iterator<Item = Seat> {
    let table = game.game.table();
    table
        .all_seats()
        .filter(move |seat| table.leave_reason(*seat) == Some(why))
}
