//! What players do in the game of their table, each on a phone: the same record that judges keep at the game desk.
//! A tap says what it was made from, and is refused if that is no longer so; taps of two phones that do not contradict each
//! other both count.

use chrono::TimeDelta;

use super::act::perform;
use super::confirm::{Next, Verdict, confirm};
use super::start::{AgreedRules, start};
use super::time_mode::{Left, refuse_over_stack};
use super::undo::undo;
use super::{
    DeskAction, FollowedTable, GameVersion, ReplayedGame, ShownNames, TimeCall, action_text, open_round, open_table,
    table_only,
};
use crate::floor::rulings::{slow_players, steps_of_rulings};
use crate::{OpError, Work};
use podium_melee::{
    Action, CoinFace, Commander, DieSides, LeaveReason, MarkerNumber, Naming, Seat, SeatSet, Status, StatusChange,
    Title,
};
use podium_store::floor::follow::ActionRow;
use podium_store::floor::{clocks, reports, rulings};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds;
use podium_store::{PlaceKind, ReportState};
use say::Message;
use say::refused_table as t;

/// The most life that a game begins with.
pub const MOST_LIFE: i32 = 999;

/// The record that a tap was made from, and how much of it its page showed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenRecord {
    /// The id of the record: a later game of the match is another one.
    pub game: String,
    /// The number of its last step, undone or not.
    pub step: i64,
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
    /// A die is rolled for a player.
    Roll { player: Seat, sides: u64 },
    /// A coin is flipped for a player, with what they called.
    Flip { player: Seat, call: Option<CoinFace> },
    /// The sender leaves the game. Nobody leaves it for somebody else.
    Leave(Left),
    /// The table's time is up: the turns after it are counted.
    CallTime,
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
    /// Combat damage by a commander, which is lost life too.
    Damage(Commander),
    /// Casts of the player's own commander; `true`: of the second one.
    Casts(bool),
}

/// Begins the record of the sender's table, unless it is kept already, and sets the life totals that it does not know.
///
/// # Errors
/// The tables of the tournament keep no games, the sender has no table, or its result is reported or stored.
pub fn open_at_table(work: &mut Work<'_, '_>, life: i32) -> Result<(), OpError> {
    if !(1..=MOST_LIFE).contains(&life) {
        return Err(OpError::field("life", t::life_range(1, MOST_LIFE)));
    }
    let (_, table) = own_table(work)?;
    let number = table.pod.table_number;
    if table.open().is_none() {
        start(work, number, &AgreedRules::default())?;
    }
    let mut table = open_table(work, number)?;
    let Some(mut game) = table.take_open() else {
        return Ok(());
    };
    let is_unknown = |seat: &Seat| game.game.status(*seat).is_none_or(|status| status.life.is_none());
    let unknown: Vec<DeskAction> = (game.game.table().playing().iter())
        .filter(is_unknown)
        .map(|player| {
            let change = StatusChange {
                life: Some(life),
                ..StatusChange::default()
            };
            in_document(&game, &Action::SetStatus { player, change })
        })
        .collect();
    match unknown.is_empty() {
        // somebody else at the table was faster
        true => Ok(()),
        false => {
            // the seats of a later game were drawn for it, which is public (T32)
            if table.confirmed().is_empty() {
                table_only(work, &table);
            }
            perform(work, &table, &mut game, &unknown)
        }
    }
}

/// Carries out a tap of a player in the game of their table.
///
/// # Errors
/// The tap was made from another state that it depends on, the action is not legal now, or the result of the table is
/// reported or stored.
pub fn tap_at_table(work: &mut Work<'_, '_>, seen: &SeenRecord, tap: &TableTap) -> Result<(), OpError> {
    let (player, mut table) = own_table(work)?;
    let Some(mut game) = table.take_open() else {
        return Err(OpError::Conflict(t::no_record(table.pod.table_number)));
    };
    if game.row.id != seen.game {
        return Err(OpError::Conflict(t::another_game(game.row.number)));
    }
    refuse_unknown_seats(&game, tap)?;
    let action = match tap {
        TableTap::Undo { step } => return undo_last(work, &table, &game, *step),
        TableTap::NextGame => return next_game(work, &table, &game),
        TableTap::CallTime => call_time(work, &table, &game)?,
        other => {
            let action = action_of(&table, &game, &player, seen, other)?;
            in_document(&game, &action)
        }
    };
    table_only(work, &table);
    perform(work, &table, &mut game, &[action])
}

/// Reads the sender and their table, whose game is kept and goes on.
fn own_table(work: &mut Work<'_, '_>) -> Result<(PlayerRow, FollowedTable), OpError> {
    let player = work.own_player()?.clone();
    if !work.tournament.profile()?.keeps_games_at_tables() {
        return Err(OpError::refused(t::not_here()));
    }
    let round = open_round(work)?;
    let place = rounds::place_of(work.conn, &round.id, &player.id)?.filter(|place| place.kind == PlaceKind::Seat);
    let pod = match place.and_then(|place| place.pod_id) {
        Some(pod) => rounds::pod_by_id(work.conn, &pod)?,
        // a bye, or a match loss
        None => None,
    };
    let Some(pod) = pod else {
        return Err(OpError::refused(t::no_table()));
    };
    if player.disqualified_after.is_some() {
        return Err(OpError::refused(t::disqualified()));
    }
    if pod.result.is_some() {
        return Err(OpError::refused(t::has_result(pod.table_number)));
    }
    // Results are settled on what the table looked at: the record does not change below a report.
    match reports::open_of_pod(work.conn, &pod.id)?
        .last()
        .map(|report| report.state)
    {
        None => {}
        Some(ReportState::Disputed) => return Err(OpError::refused(t::disputed(pod.table_number))),
        Some(_) => return Err(OpError::refused(t::reported(pod.table_number))),
    }
    Ok((player, super::read::table(work.conn, round, pod)?))
}

/// Refuses seats that the game does not have: an old or a made-up form may name any.
fn refuse_unknown_seats(game: &ReplayedGame, tap: &TableTap) -> Result<(), OpError> {
    let named = match tap {
        TableTap::EndTurn { of, .. } => [Some(*of), None],
        TableTap::Status {
            player,
            part: StatusPart::Damage(from),
            ..
        } => [Some(*player), Some(from.owner)],
        TableTap::Status { player, .. }
        | TableTap::Title(_, player)
        | TableTap::ExtraTurn(player)
        | TableTap::Roll { player, .. }
        | TableTap::Flip { player, .. } => [Some(*player), None],
        TableTap::Leave(_) | TableTap::CallTime | TableTap::Undo { .. } | TableTap::NextGame => [None, None],
    };
    let seats = game.keys().len();
    match named.into_iter().flatten().find(|seat| seat.index() >= seats) {
        Some(unknown) => Err(OpError::field("act", t::no_seat(unknown.index() + 1, seats))),
        None => Ok(()),
    }
}

/// Returns an action as a button of the desk has it.
fn in_document(game: &ReplayedGame, action: &Action) -> DeskAction {
    DeskAction::Do(game.document.write_action(action))
}

/// Returns the action of a tap; what it was made from is checked.
fn action_of(
    table: &FollowedTable,
    game: &ReplayedGame,
    player: &PlayerRow,
    seen: &SeenRecord,
    tap: &TableTap,
) -> Result<Action, OpError> {
    Ok(match tap {
        TableTap::EndTurn { marker, of, turn } => {
            refuse_over_stack(table, game, *marker)?;
            refuse_other_turn(table, game, *marker, (*of, *turn))?;
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
        TableTap::Roll { player, sides } => Action::Roll {
            player: *player,
            sides: DieSides::new(*sides).ok_or_else(|| OpError::field("act", t::no_die(*sides as i64)))?,
        },
        TableTap::Flip { player, call } => Action::Flip {
            player: *player,
            call: *call,
            agreed_die: None,
        },
        TableTap::Leave(why) => {
            let own = game
                .keys()
                .iter()
                .position(|key| *key == player.key)
                .and_then(Seat::new);
            let own = own.ok_or_else(|| OpError::refused(t::not_in_game(game.row.number)))?;
            Action::Leave {
                players: SeatSet::only(own),
                why: match why {
                    Left::Lost => LeaveReason::Lost,
                    Left::Conceded => LeaveReason::Conceded,
                },
                defer_to: None,
            }
        }
        TableTap::CallTime | TableTap::Undo { .. } | TableTap::NextGame => {
            return Err(OpError::field("act", t::no_tap()));
        }
    })
}

/// Refuses to end a turn that is over: a second press, or another phone, has ended it, and the next one has begun.
fn refuse_other_turn(
    table: &FollowedTable,
    game: &ReplayedGame,
    number: MarkerNumber,
    (of, turn): (Seat, u32),
) -> Result<(), OpError> {
    let marker = game.game.marker(number).filter(|marker| marker.turn().is_some());
    let is_now = marker.is_some_and(|marker| marker.seat() == of && game.game.table().turns_begun(of) == turn);
    match is_now {
        true => Ok(()),
        false => Err(OpError::Conflict(t::turn_is_over(
            ShownNames { table, game }.player(of),
        ))),
    }
}

/// Refuses a difference to a value that a judge has set since the page was shown: the judge has counted it.
fn refuse_set_by_judge(
    table: &FollowedTable,
    game: &ReplayedGame,
    seen: &SeenRecord,
    (player, part): (Seat, StatusPart),
) -> Result<(), OpError> {
    let standing = game.standing().zip(game.document.actions());
    let of_judge = standing.filter(|(step, _)| step.number > seen.step && step.account_id.is_some());
    let sets = |action: &Action| match action {
        Action::SetStatus { player: of, change } if *of == player => match part {
            StatusPart::Life => change.life.is_some(),
            StatusPart::Poison => change.poison.is_some(),
            StatusPart::Damage(from) => {
                change.life.is_some() || change.commander_damage.iter().any(|(commander, _)| *commander == from)
            }
            StatusPart::Casts(second) => change.commander_casts[usize::from(second)].is_some(),
        },
        _ => false,
    };
    let mut of_judge = of_judge;
    match of_judge.any(|(_, action)| sets(action)) {
        true => Err(OpError::Conflict(t::set_by_judge(
            ShownNames { table, game }.player(player),
        ))),
        false => Ok(()),
    }
}

/// Returns the new values of a status.
fn changed_by(status: &Status, part: StatusPart, by: i32, name: Message) -> Result<StatusChange, OpError> {
    let count = |before: u32| {
        let after = before.checked_add_signed(by);
        after.ok_or_else(|| OpError::refused(t::below_zero()))
    };
    let life = |by: i32| {
        let before = status.life.ok_or_else(|| OpError::refused(t::life_unknown(&name)))?;
        before.checked_add(by).ok_or_else(|| OpError::refused(t::below_zero()))
    };
    let mut change = StatusChange::default();
    match part {
        StatusPart::Life => change.life = Some(life(by)?),
        StatusPart::Poison => change.poison = Some(count(status.poison)?),
        StatusPart::Damage(from) => {
            let known = status.commander_damage.iter().find(|(commander, _)| *commander == from);
            change.commander_damage = vec![(from, count(known.map_or(0, |(_, damage)| *damage))?)];
            // combat damage is lost life, too
            change.life = Some(life(by.saturating_neg())?);
        }
        StatusPart::Casts(second) => {
            let at = usize::from(second);
            change.commander_casts[at] = Some(count(status.commander_casts[at])?);
        }
    }
    Ok(change)
}

/// Returns the call of time, once the table's own time is up.
fn call_time(work: &mut Work<'_, '_>, table: &FollowedTable, game: &ReplayedGame) -> Result<DeskAction, OpError> {
    let profile = work.tournament.profile()?;
    let clock = clocks::of_running(work.conn, &table.round, &profile)?;
    let clock = clock.map(|clock| clock.of_pod(&table.pod.id));
    let left = clock.filter(|clock| clock.paused_since.is_none());
    let left = left.and_then(|clock| clock.time_left(work.at.and_utc()));
    if left.is_none_or(|left| left > TimeDelta::zero()) {
        return Err(OpError::refused(t::time_is_not_up(table.pod.table_number)));
    }
    let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, table.round.number, &table.pod.id)?;
    let slow = slow_players(&rulings);
    let is_slow = |seat: &Seat| {
        let player = table.player(&game.keys()[seat.index()]);
        player.is_some_and(|player| slow.contains(&player.id))
    };
    Ok(DeskAction::CallTime(TimeCall {
        not_counted: game.game.table().playing().iter().filter(is_slow).collect(),
        ..TimeCall::default()
    }))
}

/// Undoes the last command at the table, whose first step is `from`.
fn undo_last(work: &mut Work<'_, '_>, table: &FollowedTable, game: &ReplayedGame, from: i64) -> Result<(), OpError> {
    let named = game.steps.iter().find(|step| step.number == from);
    let Some(named) = named else {
        return Err(OpError::refused(t::no_step()));
    };
    if named.undone_at.is_some() {
        return Err(OpError::Conflict(t::undone_already()));
    }
    if named.player_id.is_none() {
        return Err(OpError::refused(t::step_of_judge()));
    }
    let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, table.round.number, &table.pod.id)?;
    let last = game.last_command_but(&steps_of_rulings(&rulings, &game.row.id));
    if last.first() != Some(&from) {
        let since = game.standing().find(|step| last.first() == Some(&step.number));
        let since = since.and_then(|step| step_words(table, game, step));
        return Err(OpError::Conflict(match since {
            Some(words) => t::done_since(words),
            None => t::no_step(),
        }));
    }
    let at = GameVersion {
        table: table.pod.table_number,
        version: game.row.version,
    };
    undo(work, at, Some(from))
}

/// Describes a standing step as it was when it was done.
fn step_words(table: &FollowedTable, game: &ReplayedGame, wanted: &ActionRow) -> Option<Message> {
    let mut replayed = game.document.start();
    for (step, action) in game.standing().zip(game.document.actions()) {
        if step.number == wanted.number {
            return Some(action_text(action, &replayed, &ShownNames { table, game }));
        }
        replayed.apply(action).ok()?;
    }
    None
}

/// Lets the outcome of a game count in the match, and begins the next one.
fn next_game(work: &mut Work<'_, '_>, table: &FollowedTable, game: &ReplayedGame) -> Result<(), OpError> {
    let at = GameVersion {
        table: table.pod.table_number,
        version: game.row.version,
    };
    let verdict = Verdict {
        next: Next::Game,
        conceded_match: Vec::new(),
        overrule: None,
    };
    confirm(work, at, &verdict).map(|_| ())
}
