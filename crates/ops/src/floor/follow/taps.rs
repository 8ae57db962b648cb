//! Taps of players in the game of their table: what each was made from, and the action of the game that it stands for. A tap whose
//! state is gone is refused; one that would do again what somebody else has just done does nothing.

use super::time_mode::{Left, refuse_over_stack};
use super::{DeskAction, FollowedTable, ReplayedGame, ShownNames};
use crate::OpError;
use podium_melee::{
    Action, CoinFace, Commander, DieSides, LeaveReason, MarkerNumber, Naming, PlayerCounter, Seat, SeatSet, Status,
    StatusChange, Title,
};
use podium_store::floor::follow::ActionRow;
use podium_store::tournaments::players::PlayerRow;
use say::Message;
use say::refused_table as t;

/// The most life that a game begins with, and the most that one tap changes.
pub const MOST_LIFE: i32 = 999;

/// The record that a tap was made from, and how much of it its page showed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenRecord {
    /// The id of the record: a later game of the match is another one.
    pub game: String,
    /// The number of its last step, undone or not.
    pub step: i64,
    /// Whether the tap was kept on the phone for a while, as without a network.
    pub late: bool,
}

/// What a player does in their table's game. Seats are those of the game, from 0, and need not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableTap {
    /// A turn ends: that of this seat with this marker, the nth that it has begun.
    EndTurn { marker: MarkerNumber, of: Seat, turn: u32 },
    /// A value of a player's status changes by a difference.
    Status { player: Seat, part: StatusPart, by: i32 },
    /// A player becomes the monarch or takes the initiative.
    Title(Title, Seat),
    /// A player takes an extra turn.
    ExtraTurn(Seat),
    /// The sender, who has this seat, rolls a die.
    Roll { player: Seat, sides: u64 },
    /// The sender, who has this seat, flips a coin, with what they called.
    Flip { player: Seat, call: Option<CoinFace> },
    /// Players leave the game at the same moment. Anybody at the table says that somebody has lost, and only the player that they
    /// concede.
    Leave { players: SeatSet, why: Left },
    /// The table's time is up: the turns after it are counted. `turn`: whose turn it is, where the record does not know that.
    CallTime { turn: Option<Seat> },
    /// The last step that was done at the table was a mistake.
    Undo { step: i64 },
    /// The next game of the match begins.
    NextGame,
}

/// A value of a player's status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatusPart {
    Life,
    Poison,
    /// Counters of another kind.
    Counter(PlayerCounter),
    /// Combat damage by a commander, which is lost life too.
    Damage(Commander),
    /// Casts of the player's own commander; `true`: of the second one.
    Casts(bool),
}

/// Refuses seats that the game does not have: an old or a made-up form may name any.
pub(super) fn refuse_unknown_seats(game: &ReplayedGame, tap: &TableTap) -> Result<(), OpError> {
    let named: SeatSet = match tap {
        TableTap::EndTurn { of, .. } => SeatSet::only(*of),
        TableTap::Status {
            player,
            part: StatusPart::Damage(from),
            ..
        } => [*player, from.owner].into_iter().collect(),
        TableTap::Status { player, .. }
        | TableTap::Title(_, player)
        | TableTap::ExtraTurn(player)
        | TableTap::Roll { player, .. }
        | TableTap::Flip { player, .. } => SeatSet::only(*player),
        TableTap::Leave { players, .. } => *players,
        TableTap::CallTime { turn } => turn.iter().copied().collect(),
        TableTap::Undo { .. } | TableTap::NextGame => SeatSet::EMPTY,
    };
    let seats = game.keys().len();
    match named.iter().find(|seat| seat.index() >= seats) {
        Some(unknown) => Err(OpError::field("act", t::no_seat(unknown.index() + 1, seats))),
        None => Ok(()),
    }
}

/// Returns whether a tap wants what is so already, because somebody else at the table was faster: the turn has ended, the step is
/// undone, the players are out, or the player has the title.
pub(super) fn is_so_already(game: &ReplayedGame, tap: &TableTap) -> bool {
    let table = game.game.table();
    match tap {
        TableTap::EndTurn { marker, of, turn } => {
            let begun = table.turns_begun(*of);
            let found = game.game.marker(*marker);
            let is_in_it = found.is_some_and(|found| found.seat() == *of && found.turn().is_some());
            found.is_some() && (begun > *turn || begun == *turn && !is_in_it)
        }
        TableTap::Undo { step } => {
            let named = game.steps.iter().find(|row| row.number == *step);
            named.is_some_and(|row| row.player_id.is_some() && row.undone_at.is_some())
        }
        TableTap::Leave { players, why } => are_out(game, players, reason(*why)),
        TableTap::Title(title, player) => game.game.holder(*title) == Some(*player),
        TableTap::CallTime { .. } => game.game.time().is_called(),
        _ => false,
    }
}

/// Returns whether players are out for this reason, and left together: those who left one after the other have other places (T45).
fn are_out(game: &ReplayedGame, players: &SeatSet, why: LeaveReason) -> bool {
    let table = game.game.table();
    let mut actions = game.document.actions().iter();
    let took_all = |action: &Action| matches!(action, Action::Leave { players: gone, .. } if players.is_subset(gone));
    players.iter().all(|seat| table.leave_reason(seat) == Some(why)) && (players.len() == 1 || actions.any(took_all))
}

/// Returns an action as a button of the desk has it.
pub(super) fn in_document(game: &ReplayedGame, action: &Action) -> DeskAction {
    DeskAction::Do(game.document.write_action(action))
}

/// Returns the action of a tap of a player; what it was made from is checked.
///
/// # Errors
/// That has changed, or the tap does not stand for one action.
pub(super) fn action_of(
    table: &FollowedTable,
    game: &ReplayedGame,
    player: &PlayerRow,
    seen: &SeenRecord,
    tap: &TableTap,
) -> Result<Action, OpError> {
    Ok(match tap {
        TableTap::EndTurn { marker, of, turn } => {
            refuse_over_stack(table, game, *marker)?;
            refuse_other_turn(table, game, seen, (*marker, *of, *turn))?;
            Action::EndTurn { marker: *marker }
        }
        TableTap::Status { player, part, by } => {
            refuse_set_by_judge(table, game, seen, (*player, *part))?;
            let status = game.game.status(*player).cloned().unwrap_or_default();
            let name = ShownNames { table, game }.player(*player);
            Action::SetStatus {
                player: *player,
                change: changed_by(&status, *part, *by, name)?,
            }
        }
        TableTap::Title(title, player) => Action::TakeTitle {
            title: *title,
            player: *player,
        },
        TableTap::ExtraTurn(player) => Action::ExtraTurn { player: *player },
        TableTap::Roll { player: asker, sides } => {
            refuse_other_asker(game, player, *asker)?;
            Action::Roll {
                player: *asker,
                sides: DieSides::new(*sides).ok_or_else(|| OpError::field("act", t::no_die(*sides as i64)))?,
            }
        }
        TableTap::Flip { player: asker, call } => {
            refuse_other_asker(game, player, *asker)?;
            Action::Flip {
                player: *asker,
                call: *call,
                agreed_die: None,
            }
        }
        TableTap::Leave { players, why } => {
            // T3, T53: a concession costs a point, and is the player's own word
            let other = players.iter().find(|seat| game.keys()[seat.index()] != player.key);
            if let Some(other) = other.filter(|_| *why == Left::Conceded) {
                return Err(OpError::refused(t::concedes_alone(
                    ShownNames { table, game }.player(other),
                )));
            }
            Action::Leave {
                players: *players,
                why: reason(*why),
                defer_to: None,
            }
        }
        TableTap::CallTime { .. } | TableTap::Undo { .. } | TableTap::NextGame => {
            return Err(OpError::field("act", t::no_tap()));
        }
    })
}

/// Refuses a die or a coin in the name of somebody else: the record says who asked for it (T31).
fn refuse_other_asker(game: &ReplayedGame, sender: &PlayerRow, asker: Seat) -> Result<(), OpError> {
    match game.keys()[asker.index()] == sender.key {
        true => Ok(()),
        false => Err(OpError::field("act", t::no_tap())),
    }
}

fn reason(why: Left) -> LeaveReason {
    match why {
        Left::Lost => LeaveReason::Lost,
        Left::Conceded => LeaveReason::Conceded,
    }
}

/// Returns the steps since a page was shown, undone or not, with their actions.
fn since<'g>(game: &'g ReplayedGame, seen: &SeenRecord) -> impl Iterator<Item = (&'g ActionRow, Option<Action>)> {
    let mut document = game.document.clone();
    let shown = seen.step;
    let later = game.steps.iter().filter(move |step| step.number > shown);
    later.map(move |step| {
        let action = serde_json::from_str(&step.action).ok();
        (step, action.and_then(|action| document.parse_action(&action).ok()))
    })
}

/// Refuses to end a turn that is not in progress, or that the sender saw before time was called (T22: turn 0 ends once more), or
/// before it was passed and the pass undone.
fn refuse_other_turn(
    table: &FollowedTable,
    game: &ReplayedGame,
    seen: &SeenRecord,
    (number, of, turn): (MarkerNumber, Seat, u32),
) -> Result<(), OpError> {
    let name = || ShownNames { table, game }.player(of);
    let marker = game.game.marker(number).filter(|marker| marker.turn().is_some());
    let is_now = marker.is_some_and(|marker| marker.seat() == of && game.game.table().turns_begun(of) == turn);
    if !is_now {
        return Err(OpError::Conflict(t::not_their_turn(name())));
    }
    for (step, action) in since(game, seen) {
        match action {
            Some(Action::CallTime { .. }) if step.undone_at.is_none() => {
                return Err(OpError::Conflict(t::time_called_since(name())));
            }
            Some(Action::EndTurn { marker }) if marker == number && step.undone_at.is_some() => {
                return Err(OpError::Conflict(t::pass_undone_since(name())));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Refuses a difference to a value that a judge has set since the page was shown: the judge has counted it.
fn refuse_set_by_judge(
    table: &FollowedTable,
    game: &ReplayedGame,
    seen: &SeenRecord,
    (player, part): (Seat, StatusPart),
) -> Result<(), OpError> {
    let mut of_judge = since(game, seen).filter(|(step, _)| step.account_id.is_some() && step.undone_at.is_none());
    let sets = |action: Action| match action {
        Action::SetStatus { player: of, change } if of == player => sets_part(&change, part),
        _ => false,
    };
    match of_judge.any(|(_, action)| action.is_some_and(sets)) {
        true => Err(OpError::Conflict(t::set_by_judge(
            ShownNames { table, game }.player(player),
        ))),
        false => Ok(()),
    }
}

/// Returns whether a change of a status sets a value, or one that it changes with it.
fn sets_part(change: &StatusChange, part: StatusPart) -> bool {
    match part {
        StatusPart::Life => change.life.is_some(),
        StatusPart::Poison => change.poison.is_some(),
        StatusPart::Counter(of) => change.counters().any(|(counter, _)| counter == of),
        StatusPart::Damage(from) => {
            change.life.is_some() || change.commander_damage.iter().any(|(commander, _)| *commander == from)
        }
        StatusPart::Casts(second) => change.commander_casts[usize::from(second)].is_some(),
    }
}

/// Returns the new values of a status.
fn changed_by(status: &Status, part: StatusPart, by: i32, name: Message) -> Result<StatusChange, OpError> {
    if !(-MOST_LIFE..=MOST_LIFE).contains(&by) {
        return Err(OpError::field("act", t::difference_range(MOST_LIFE)));
    }
    let count = |before: u32| {
        let after = before.checked_add_signed(by);
        after.ok_or_else(|| OpError::refused(t::below_zero()))
    };
    let life = |by: i32| {
        let before = status.life.ok_or_else(|| OpError::refused(t::life_unknown(&name)))?;
        let after = before.checked_add(by);
        after.ok_or_else(|| OpError::field("act", t::difference_range(MOST_LIFE)))
    };
    let mut change = StatusChange::default();
    match part {
        StatusPart::Life => change.life = Some(life(by)?),
        StatusPart::Poison => change.poison = Some(count(status.poison)?),
        StatusPart::Counter(of) => change.counters[of.index()] = Some(count(status.counters[of.index()])?),
        StatusPart::Damage(from) => {
            let known = status.commander_damage.iter().find(|(commander, _)| *commander == from);
            change.commander_damage = vec![(from, count(known.map_or(0, |(_, damage)| *damage))?)];
            // combat damage is lost life, too
            change.life = Some(life(-by)?);
        }
        StatusPart::Casts(second) => {
            let at = usize::from(second);
            change.commander_casts[at] = Some(count(status.commander_casts[at])?);
        }
    }
    Ok(change)
}
