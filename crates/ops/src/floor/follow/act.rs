//! Actions in a followed game: a button of the desk stands for one or several actions, each stored as one row.

use serde_json::{Value, json};

use super::labels::{LogNames, ShownNames, action_text};
use super::read::is_aside_of_turns;
use super::time::{self, TimeCall};
use super::{FollowedTable, GameVersion, ReplayedGame, open_table, seen_game, store, table_only};
use crate::floor::game_state::Shown;
use crate::run::clock::tell_early;
use crate::{OpError, Work};
use podium_melee::{Action, Declaration, LeaveReason, Seat, SeatSet};
use podium_store::floor::follow::{self, ActionRow};
use say::Message;
use say::refused_games as t;

/// The effect of a button of the desk.
#[derive(Debug, Clone, PartialEq)]
pub enum DeskAction {
    /// One action of `podium-game/1`; players by their keys.
    Do(Value),
    /// Ends turns until this seat's turn, for a judge who begins to follow late. Only with one turn at a time.
    TurnTo(Seat),
    /// Lets this seat win: all others leave, having lost.
    Won(Seat),
    /// Draws the game by agreement of all players in it (CR 104.4i).
    AgreedDraw,
    /// Calls time by the table's procedure.
    CallTime(TimeCall),
}

/// Carries out actions in the game followed at a table, all of them or none.
///
/// # Errors
/// The game is not in the version that the form showed, or the action is not legal now: with the rule.
pub fn act(work: &mut Work<'_, '_>, at: GameVersion, actions: &[DeskAction]) -> Result<(), OpError> {
    let (table, mut game) = seen_game(work, at)?;
    if actions.iter().any(DeskAction::depends_on_turns) {
        at.refuse_moved(&game)?;
    }
    table_only(work, &table);
    perform(work, &table, &mut game, actions)
}

impl DeskAction {
    /// Returns whether it means something else after another turn has begun, or a player has left.
    fn depends_on_turns(&self) -> bool {
        match self {
            Self::Do(action) => {
                let is_of_player = matches!(action["do"].as_str(), Some("leave" | "extra_turn"));
                !(is_aside_of_turns(action) || is_of_player && action["defer_to"].is_null())
            }
            Self::TurnTo(_) | Self::CallTime(_) => true,
            // they end the game
            Self::Won(_) | Self::AgreedDraw => false,
        }
    }
}

/// Carries out actions in the game followed at a table as part of another command (a ruling); `false` if no game is
/// followed there. The caller decides whether its change is public.
///
/// # Errors
/// The action is not legal now: with the rule.
pub fn in_open_game(work: &mut Work<'_, '_>, table: i64, actions: &[DeskAction]) -> Result<bool, OpError> {
    let mut table = open_table(work, table)?;
    let Some(mut game) = table.take_open() else {
        return Ok(false);
    };
    perform(work, &table, &mut game, actions)?;
    // a ruling shows on other pages, too
    work.only_in_game(false);
    Ok(true)
}

/// Carries out actions in a game and stores it. A step of a player names its player.
///
/// # Errors
/// An action is not legal now: with the rule.
pub(super) fn perform(
    work: &mut Work<'_, '_>,
    table: &FollowedTable,
    game: &mut ReplayedGame,
    actions: &[DeskAction],
) -> Result<(), OpError> {
    let before = Shown::of(&game.game);
    let changed = work.game_changed();
    // All steps, including undone ones: numbers are never reused.
    let mut number = game.steps.last().map_or(0, |step| step.number);
    let mut rows = Vec::new();
    let mut clauses = Vec::new();
    for desk_action in actions {
        for action in actions_of(work, table, game, desk_action)? {
            if let Action::CallTime { procedure, .. } = &action {
                time::refuse_other_procedure(work, table, *procedure)?;
                tell_early(work, &table.pod.id, &game.row.id)?;
            }
            // before it is applied: afterwards a marker has moved on, and "the turn of" would name the next player
            clauses.push(action_text(&action, &game.game, &LogNames { table, game }).to_string());
            // Each action is applied before the next is read, because a button's later actions depend on the earlier
            // ones.
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
                player_id: work.player.as_ref().map(|player| player.id.clone()),
                changed,
                ..ActionRow::new(
                    &game.row.id,
                    number,
                    game.document.write_action(&action).to_string(),
                    work.at,
                )
            });
        }
    }
    // "The turn goes to …", but it is there already.
    if rows.is_empty() {
        return Err(OpError::refused(t::so_already()));
    }
    follow::insert_actions(work.conn, &rows)?;
    store(work, game)?;
    // Cards of the floor act on the version that a judge has raised; those of a phone's tap stay valid.
    work.only_in_game(work.player.is_some() && before == Shown::of(&game.game));
    let at = format!("Table {}, game {}", table.pod.table_number, game.row.number);
    let by = by_player(work);
    work.log("game.act", format!("{at}{by}: {}.", clauses.join("; ")))
        // By the numbers, an undone step can be found in the log.
        .after(json!(rows.iter().map(|row| row.number).collect::<Vec<_>>()));
    Ok(())
}

/// Names the player who acts at the table, for a line of the log; empty for anybody else.
pub(super) fn by_player(work: &Work<'_, '_>) -> String {
    let player = work.player.as_ref();
    player.map_or_else(String::new, |player| format!(", by {{player:{}}}", player.id))
}

/// Expands a button into actions for the game's current state.
fn actions_of(
    work: &mut Work<'_, '_>,
    table: &FollowedTable,
    game: &mut ReplayedGame,
    desk_action: &DeskAction,
) -> Result<Vec<Action>, OpError> {
    match desk_action {
        DeskAction::CallTime(call) => time::actions(work, table, game, call),
        DeskAction::Do(value) => match game.document.parse_action(value) {
            Ok(action) => Ok(vec![action]),
            Err(problems) => {
                let all = problems.into_iter().map(|problem| problem.message);
                Err(OpError::field("action", Message::joined(all, " ")))
            }
        },
        DeskAction::TurnTo(seat) => time::turn_to(game, *seat),
        // CR 104.2a: the last player left wins, so all others leave; there is no action that names a winner.
        DeskAction::Won(seat) => {
            let others = game.game.table().playing().without(&SeatSet::only(*seat));
            if !game.game.table().is_playing(*seat) {
                return Err(OpError::Refused {
                    rule: "CR 104.2",
                    message: t::only_in_game_wins(),
                });
            }
            Ok(vec![Action::Leave {
                players: others,
                why: LeaveReason::Lost,
                defer_to: None,
            }])
        }
        DeskAction::AgreedDraw => Ok(vec![Action::Declare {
            effect: Declaration::Draw,
            controllers: *game.game.table().playing(),
        }]),
    }
}
