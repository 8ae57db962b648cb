//! What players do in the game of their table, each on a phone: the same record that judges keep at the game desk.
//! A tap says what it was made from, and is refused if that is no longer so; taps of two phones that do not contradict each
//! other both count.

use super::act::perform;
use super::confirm::{Next, Verdict, confirm};
use super::kept::{closed, full, needs_another, not_started, turn_is_known, undoable};
use super::start::{AgreedRules, start};
use super::taps::{MOST_LIFE, SeenRecord, TableTap, action_of, in_document, is_so_already, refuse_unknown_seats};
use super::undo::undo;
use super::{
    DeskAction, FollowedTable, GameVersion, ReplayedGame, ShownNames, TimeCall, action_text, open_table, table_only,
};
use crate::floor::rulings::{ruled_out_of_pod, slow_players, steps_of_rulings};
use crate::run::reports::at_table;
use crate::{OpError, Work};
use podium_melee::{Action, Naming, Seat, StatusChange};
use podium_store::floor::follow::ActionRow;
use podium_store::floor::{clocks, rulings};
use podium_store::tournaments::players::PlayerRow;
use say::Message;
use say::refused_table as t;

/// Begins the record of the sender's table, unless it is kept already, and sets the life totals that it does not know.
///
/// # Errors
/// The tables of the tournament keep no games, the sender has no table, its record is closed to the players, or cannot begin.
pub fn open_at_table(work: &mut Work<'_, '_>, life: i32) -> Result<(), OpError> {
    if !(1..=MOST_LIFE).contains(&life) {
        return Err(OpError::field("life", t::life_range(1, MOST_LIFE)));
    }
    let (_, table) = own_table(work)?;
    let number = table.pod.table_number;
    // The seats of a later game are drawn as it begins, which is public (T32).
    let draws_seats = table.open().is_none() && !table.confirmed().is_empty();
    if table.open().is_none() {
        let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, table.round.number, &table.pod.id)?;
        if let Some(why) = not_started(&work.tournament.profile()?, &table, &rulings) {
            return Err(OpError::refused(why));
        }
        start(work, number, &AgreedRules::default())?;
    }
    let mut table = open_table(work, number)?;
    if !draws_seats {
        table_only(work, &table);
    }
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
    // somebody else at the table was faster
    if unknown.is_empty() {
        work.unchanged();
        return Ok(());
    }
    perform(work, &table, &mut game, &unknown)
}

/// Carries out a tap of a player in the game of their table.
///
/// # Errors
/// The tap was made from another state that it depends on, the action is not legal now, or the record is closed to the players.
pub fn tap_at_table(work: &mut Work<'_, '_>, seen: &SeenRecord, tap: &TableTap) -> Result<(), OpError> {
    let (player, mut table) = own_table(work)?;
    let is_of_table = table.games.iter().any(|game| game.row.id == seen.game);
    let Some(mut game) = table.take_open() else {
        return Err(OpError::Conflict(match is_of_table {
            true => t::no_record(table.pod.table_number),
            false => t::another_round(),
        }));
    };
    if game.row.id != seen.game {
        return Err(OpError::Conflict(match is_of_table {
            true => t::another_game(game.row.number),
            false => t::another_round(),
        }));
    }
    refuse_unknown_seats(&game, tap)?;
    if is_so_already(&game, tap) {
        // without a network the page showed an older turn than the one that was meant
        if let TableTap::EndTurn { of, .. } = tap
            && seen.late
        {
            let names = ShownNames {
                table: &table,
                game: &game,
            };
            return Err(OpError::Conflict(t::passed_since(names.player(*of))));
        }
        work.unchanged();
        return Ok(());
    }
    if let Some(why) = full(&game).filter(|_| !matches!(tap, TableTap::Undo { .. } | TableTap::NextGame)) {
        return Err(OpError::refused(why));
    }
    let action = match tap {
        TableTap::Undo { step } => return undo_last(work, &table, &game, *step),
        TableTap::NextGame => return next_game(work, &player, &table, &game),
        TableTap::CallTime { turn } => call_time(work, &table, &game, *turn)?,
        other => {
            let action = action_of(&table, &game, &player, seen, other)?;
            in_document(&game, &action)
        }
    };
    table_only(work, &table);
    perform(work, &table, &mut game, &[action])
}

/// Reads the sender and their table, whose record is not closed to its players.
fn own_table(work: &mut Work<'_, '_>) -> Result<(PlayerRow, FollowedTable), OpError> {
    let player = work.own_player()?.clone();
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let profile = work.tournament.profile()?;
    let Some(mut at) = at_table(work.conn, &work.tournament, &player)? else {
        return Err(OpError::refused(match profile.keeps_games_at_tables() {
            true => t::no_table(),
            false => t::not_here(),
        }));
    };
    let out = ruled_out_of_pod(work.conn, &work.tournament.id, at.round.number, &at.pod.id)?;
    at.drop_impossible(&out, profile.games_to_win);
    match closed(&profile, &at) {
        Some(why) => Err(OpError::refused(why)),
        None => Ok((player, super::read::table(work.conn, at.round, at.pod)?)),
    }
}

/// Returns the call of time, once the table's own time is up.
fn call_time(
    work: &mut Work<'_, '_>,
    table: &FollowedTable,
    game: &ReplayedGame,
    turn: Option<Seat>,
) -> Result<DeskAction, OpError> {
    let profile = work.tournament.profile()?;
    let clock = clocks::of_running(work.conn, &table.round, &profile)?;
    let clock = clock.map(|clock| clock.of_pod(&table.pod.id));
    if !clock.is_some_and(|clock| clock.is_up(work.at.and_utc())) {
        return Err(OpError::refused(t::time_is_not_up(table.pod.table_number)));
    }
    if turn.is_none() && !turn_is_known(game, work.at) {
        return Err(OpError::field("act", t::whose_turn()));
    }
    let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, table.round.number, &table.pod.id)?;
    let slow = slow_players(&rulings);
    let is_slow = |seat: &Seat| {
        let player = table.player(&game.keys()[seat.index()]);
        player.is_some_and(|player| slow.contains(&player.id))
    };
    Ok(DeskAction::CallTime(TimeCall {
        turn,
        not_counted: game.game.table().playing().iter().filter(is_slow).collect(),
        ..TimeCall::default()
    }))
}

/// Undoes the last command at the table, whose first step is `from`.
fn undo_last(work: &mut Work<'_, '_>, table: &FollowedTable, game: &ReplayedGame, from: i64) -> Result<(), OpError> {
    let Some(named) = game.steps.iter().find(|step| step.number == from) else {
        return Err(OpError::refused(t::no_step()));
    };
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
    undoable(game, &rulings).map_err(OpError::refused)?;
    undo(work, GameVersion::now(table, game), Some(from))
}

/// Describes a standing step as it was when it was done.
fn step_words(table: &FollowedTable, game: &ReplayedGame, wanted: &ActionRow) -> Option<Message> {
    let mut replayed = game.document.start();
    for (step, action) in game.acted() {
        if step.number == wanted.number {
            return Some(action_text(action, &replayed, &ShownNames { table, game }));
        }
        replayed.apply(action).ok()?;
    }
    None
}

/// Lets the outcome of a game count in the match, and begins the next one.
fn next_game(
    work: &mut Work<'_, '_>,
    player: &PlayerRow,
    table: &FollowedTable,
    game: &ReplayedGame,
) -> Result<(), OpError> {
    if let Some(why) = needs_another(game, &player.id) {
        return Err(OpError::refused(why));
    }
    let verdict = Verdict {
        next: Next::Game,
        conceded_match: Vec::new(),
        overrule: None,
    };
    confirm(work, GameVersion::now(table, game), &verdict).map(|_| ())
}
