//! The confirmation of a followed game that ended: its outcome counts in the match (T2, T3), and the match either
//! becomes the pod's result, as a report does, or continues with the next game.

use super::ended::{ended_games, match_length, shared, time_is_left};
use super::start::{AgreedRules, begin_game};
use super::{GameVersion, seen_game, store, table_only};
use crate::run::results::{self, Reported};
use crate::{OpError, Work};
use podium_event::PlayerIx;
use podium_melee::{Outcome, Seat};
use podium_rules::match_games::standing;
use podium_store::{FollowState, RoundState};
use say::Message;
use say::refused_games as t;

/// How the match goes on after the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// It ends with this game.
    End,
    /// There is time left: another game begins, with newly drawn seats (T2, T14).
    Game,
}

/// The content of a judge's confirmation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub next: Next,
    /// In a match of several games: the players who conceded not only this game but the match, by seat of the game.
    pub conceded_match: Vec<Seat>,
    /// The version of the pod whose entered result is overruled.
    pub overrule: Option<i64>,
}

/// The result of confirming.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirmed {
    /// The pod has its result.
    Result,
    /// The next game is followed.
    NextGame,
    /// Another result is entered, and nothing was changed. The pod's version is for overruling it.
    Differs {
        version: i64,
        /// The entered result and who entered it.
        stored: Message,
    },
}

/// Confirms the outcome of the game followed at a table.
///
/// # Errors
/// The game is not over or not as the form saw it, a playoff match would be drawn (T17), or the next game cannot begin.
pub fn confirm(work: &mut Work<'_, '_>, at: GameVersion, verdict: &Verdict) -> Result<Confirmed, OpError> {
    let (mut table, mut game) = seen_game(work, at)?;
    if game.game.outcome().is_none() {
        return Err(OpError::refused(t::not_over(game.row.number, at.table)));
    }
    let profile = work.tournament.profile()?;
    let length = match_length(&profile, &table);
    let games = ended_games(length.games_to_win, &table, Some((&game, &verdict.conceded_match)))?;
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let standing = standing(&seats, &games, &length);
    let number = game.row.number;
    // T2: a decided match has no further game.
    if verdict.next == Next::Game && standing.decided {
        return Err(OpError::refused(t::decided_with_game(at.table, number)));
    }
    if verdict.next == Next::Game && !time_is_left(&table, &game, &profile) {
        return Err(OpError::Refused {
            rule: "T2",
            message: t::time_called_in_game(number, at.table),
        });
    }
    if verdict.next == Next::End {
        // the first result starts the round, which everybody sees
        let begins = table.round.state == RoundState::Published;
        let name = work.round_name(table.round.number)?;
        let result = shared(&profile, &name, &table, &game, &standing.result)?;
        let settled = results::settle(work, &mut table.round, &table.pod, &result, verdict.overrule)?;
        // an entered result is not overruled silently: the judge sees both and decides
        if let Reported::Differs { version, stored } = settled {
            table_only(work, &table);
            return Ok(Confirmed::Differs { version, stored });
        }
        // no public page shows a result before its round is finished
        if !begins {
            table_only(work, &table);
        }
    }
    game.row.state = FollowState::Confirmed;
    game.row.closed_by.clone_from(&work.actor.account_id);
    game.row.closed_at = Some(work.at);
    store(work, &mut game)?;
    work.only_in_game(false);
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
    let agreed = AgreedRules {
        // with fewer players G21 may give another variant, so it is determined again
        variant: Some(setup.variant()).filter(|_| setup.seats() == table.players.len()),
        edition: setup.edition(),
        reach: None,
        attack: None,
    };
    table.games.push(game);
    begin_game(work, &mut table, &standing.left, &agreed)?;
    Ok(Confirmed::NextGame)
}
