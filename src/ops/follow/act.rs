//! Something happens in a followed game: one action, one row; or several that one button stands for.

use serde_json::{Value, json};

use super::words::{LogNames, ShownNames, action_words};
use super::{At, Followed, FollowedTable, open_table, seen_game, store};
use crate::db::Database;
use crate::db::follow::{self, ActionRow};
use crate::melee::{Action, Declaration, LeaveReason, MarkerNumber, Outcome, Seat, SeatSet};
use crate::ops::{Actor, Once, OpError, Work, command};

/// What a button of the desk does.
#[derive(Debug, Clone, PartialEq)]
pub enum Deed {
    /// One action of `podium-game/1`; players by their keys.
    Do(Value),
    /// Turns end until it is this seat's turn: for a judge who comes to a table later. One turn at a time only.
    TurnTo(Seat),
    /// This seat won: all others leave, having lost.
    Won(Seat),
    /// Everybody in the game agrees to draw it (CR 104.4i).
    Agreed,
}

/// Does something in the game that is followed at a table; all of it or nothing.
///
/// # Errors
/// The game is not as the form saw it, or the action is not legal now: with the rule.
pub fn act(db: &Database, slug: &str, actor: &Actor, once: &Once, at: At, deeds: &[Deed]) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        work.floor_only();
        let (table, mut game) = seen_game(work, at)?;
        perform(work, &table, &mut game, deeds)
    })
}

/// Does something in the game that is followed at a table, as part of another command (a ruling); `false` when no game
/// is followed there. The caller says whether its command is quiet.
///
/// # Errors
/// The action is not legal now: with the rule.
pub fn in_open_game(work: &mut Work<'_, '_>, table: i64, deeds: &[Deed]) -> Result<bool, OpError> {
    let mut table = open_table(work, table)?;
    let Some(mut game) = table.take_open() else {
        return Ok(false);
    };
    perform(work, &table, &mut game, deeds)?;
    Ok(true)
}

fn perform(work: &mut Work<'_, '_>, table: &FollowedTable, game: &mut Followed, deeds: &[Deed]) -> Result<(), OpError> {
    let mut number = game.steps.last().map_or(0, |step| step.number);
    let mut rows = Vec::new();
    let mut told = Vec::new();
    for deed in deeds {
        for action in actions_of(game, deed)? {
            told.push(action_words(&action, &game.game, &LogNames { table, game }));
            let refused = game.game.apply(&action).err();
            if let Some(refusal) = refused {
                return Err(OpError::Refused {
                    rule: refusal.rule(),
                    message: refusal.message(&ShownNames { table, game }),
                });
            }
            number += 1;
            rows.push(ActionRow {
                account_id: work.actor.account_id.clone(),
                ..ActionRow::new(
                    &game.row.id,
                    number,
                    game.document.write_action(&action).to_string(),
                    work.at,
                )
            });
        }
    }
    if rows.is_empty() {
        return Err(OpError::refused("That is so already: nothing was done."));
    }
    follow::insert_actions(work.conn, &rows)?;
    store(work, game)?;
    let at = format!("Table {}, game {}", table.pod.table_number, game.row.number);
    work.log("game.act", format!("{at}: {}.", told.join("; ")))
        .after(json!(rows.iter().map(|row| row.number).collect::<Vec<_>>()));
    Ok(())
}

/// The actions that a deed stands for, as the game is now.
fn actions_of(game: &mut Followed, deed: &Deed) -> Result<Vec<Action>, OpError> {
    match deed {
        Deed::Do(value) => match game.document.parse_action(value) {
            Ok(action) => Ok(vec![action]),
            Err(problems) => {
                let all: Vec<String> = problems.into_iter().map(|problem| problem.message).collect();
                Err(OpError::field("action", all.join(" ")))
            }
        },
        Deed::TurnTo(seat) => turn_to(game, *seat),
        Deed::Won(seat) => {
            let others = game.game.table().playing().without(&SeatSet::only(*seat));
            if !game.game.table().is_playing(*seat) {
                return Err(OpError::Refused {
                    rule: "CR 104.2",
                    message: "Only a player who is in the game wins it.".to_owned(),
                });
            }
            Ok(vec![Action::Leave {
                players: others,
                why: LeaveReason::Lost,
                defer_to: None,
            }])
        }
        Deed::Agreed => Ok(vec![Action::Declare {
            effect: Declaration::Draw,
            controllers: *game.game.table().playing(),
        }]),
    }
}

/// Turns end one after the other until this player's has begun.
fn turn_to(game: &Followed, seat: Seat) -> Result<Vec<Action>, OpError> {
    let refused = |message: &str| OpError::Refused {
        rule: "CR 500.1",
        message: message.to_owned(),
    };
    let marker = MarkerNumber(1);
    let mut ahead = game.game.clone();
    if ahead.markers().len() > 1 || !ahead.table().is_playing(seat) {
        return Err(refused(
            "The turn goes to a player who is in the game, where one turn at a time is taken.",
        ));
    }
    let mut actions = Vec::new();
    // Every player once, and what extra and skipped turns may add.
    for _ in 0..4 * game.game.setup().seats() {
        let here = ahead.markers().first().filter(|found| found.turn().is_some());
        if here.is_some_and(|found| found.seat() == seat) {
            return Ok(actions);
        }
        let action = Action::EndTurn { marker };
        if ahead.apply(&action).is_err() || matches!(ahead.outcome(), Some(Outcome::Draw(_))) {
            break;
        }
        actions.push(action);
    }
    Err(refused("That player's turn does not come any more."))
}
