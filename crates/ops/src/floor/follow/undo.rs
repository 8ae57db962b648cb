//! Undoing: steps of a followed game are marked as undone, a game is given up, a confirmation is withdrawn.

use super::act::by_player;
use super::labels::{LogNames, action_text};
use super::read::{is_aside, is_draw};
use super::{FollowedTable, GameVersion, ReplayedGame, SeenSteps, open_table, seen_game, store, table_only};
use crate::floor::game_state::Shown;
use crate::floor::rulings::steps_of_rulings;
use crate::run::clock::tell_table;
use crate::{OpError, Work};
use podium_melee::{Action, Seat, StatusChange};
use podium_store::FollowState;
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::floor::rulings;
use say::refused_games as t;

/// Undoes all steps from `from` on that its page has shown; `None`: those of the last command as the staff left the record. What the
/// table's players did since stays.
///
/// # Errors
/// A judge has acted in the game since the form was made, or a player has done something that the undo would change; there is nothing
/// to undo.
pub fn undo(work: &mut Work<'_, '_>, at: GameVersion, from: Option<i64>) -> Result<(), OpError> {
    let (table, mut game) = seen_game(work, at)?;
    table_only(work, &table);
    // All actions of one button are undone together.
    let (from, at) = match from {
        Some(from) => (Some(from), at),
        None => behind(at, &game),
    };
    let rulings = rulings::players_of_pod(work.conn, &work.tournament.id, table.round.number, &table.pod.id)?;
    let ruled = steps_of_rulings(&rulings, &game.row.id);
    let last = at.seen.map_or(i64::MAX, |seen| seen.last);
    let is_asked = |step: &ActionRow| from.is_some_and(|from| (from..=last).contains(&step.number));
    let steps: Vec<ActionRow> = game
        .standing()
        .filter(|step| is_asked(step) && !ruled.contains(&step.number) && !is_draw(step))
        .cloned()
        .collect();
    if steps.is_empty() {
        let asked: Vec<&ActionRow> = game.standing().filter(|step| is_asked(step)).collect();
        return Err(OpError::refused(match asked.is_empty() {
            true => t::no_step(),
            false if asked.iter().all(|step| is_draw(step)) => t::draw_stays(),
            false => t::ruling_took_out(),
        }));
    }
    if at.seen.is_some() {
        refuse_counted_on(&table, &game, &steps)?;
        if steps.iter().any(|step| !is_aside(step)) {
            at.refuse_moved(&game)?;
        }
    }
    let names = LogNames {
        table: &table,
        game: &game,
    };
    // the document holds the steps that were not undone, in their order
    let (mut replayed, mut left) = (game.document.start(), game.document.start());
    let (mut clauses, mut undoes_time) = (Vec::new(), false);
    for (step, action) in game.acted() {
        if !steps.contains(step) {
            // What a ruling did stays, and so does what was drawn, although it came later.
            left.apply(action).map_err(|refusal| OpError::Refused {
                rule: refusal.rule(),
                message: t::ruling_would_not_fit(),
            })?;
        } else {
            undoes_time |= matches!(action, Action::CallTime { .. });
            // each in the game as it was then, so that it names the player whose turn it was
            clauses.push(action_text(action, &replayed, &names).to_string());
        }
        // it was legal when it was done
        replayed.apply(action).ok();
    }
    let changed = work.game_changed();
    for mut step in steps {
        step.changed = changed;
        step.undone_by.clone_from(&work.actor.account_id);
        step.undone_by_player = work.player.as_ref().map(|player| player.id.clone());
        step.undone_at = Some(work.at);
        // Marked, not deleted: the history shows what was undone.
        follow::update_action(work.conn, &step)?;
    }
    let number = game.row.number;
    store(work, &mut game)?;
    if undoes_time {
        // an early call has replaced the message for the end of the clock
        tell_table(work, &table.pod.id, 0)?;
    }
    work.only_in_game(work.player.is_some() && Shown::of(&game.game) == Shown::of(&left));
    let by = by_player(work);
    work.log(
        "game.undo",
        format!("Table {}, game {number}{by}, undone: {}.", at.table, clauses.join("; ")),
    );
    Ok(())
}

/// Returns the first step of the last command as the staff left the record, and the version whose page had shown that. An undo that
/// names no step was kept without a network behind another act: its sender has not seen what the table's players did after that act.
fn behind(at: GameVersion, game: &ReplayedGame) -> (Option<i64>, GameVersion) {
    let by_staff = |step: &&ActionRow| match step.undone_at {
        Some(_) => step.undone_by_player.is_none(),
        None => step.player_id.is_none(),
    };
    let acted = game.steps.iter().filter(by_staff).map(|step| step.changed).max();
    // without an act of theirs, everything is as they left it
    let until = acted.unwrap_or(i64::MAX);
    let is_known = |step: &ActionRow| step.changed <= until;
    let known = game.steps.iter().filter(|step| is_known(step));
    let since = game.steps.iter().filter(|step| !is_known(step));
    let moved = since.filter(|step| step.player_id.is_some() && !is_aside(step));
    let seen = SeenSteps {
        last: known.map(|step| step.number).max().unwrap_or_default(),
        moved: game.moved() - moved.count(),
    };
    let from = game.last_command_among(is_known).first().copied();
    let seen = Some(seen);
    (from, GameVersion { seen, ..at })
}

/// Refuses to undo a step below a later one that set the same value of a player: that would go on counting it.
fn refuse_counted_on(table: &FollowedTable, game: &ReplayedGame, undone: &[ActionRow]) -> Result<(), OpError> {
    let values = |action: &Action| match action {
        Action::SetStatus { player, change } => Some((*player, change.clone())),
        _ => None,
    };
    let of_undone: Vec<(i64, Seat, StatusChange)> = game
        .acted()
        .filter(|(step, _)| undone.contains(step))
        .filter_map(|(step, action)| values(action).map(|(player, change)| (step.number, player, change)))
        .collect();
    let kept = game.acted().filter(|(step, _)| !undone.contains(step));
    for (step, action) in kept {
        let Some((player, later)) = values(action) else {
            continue;
        };
        let mut below = of_undone
            .iter()
            .filter(|(number, of, _)| *number < step.number && *of == player);
        if below.any(|(_, _, change)| sets_same(change, &later)) {
            return Err(OpError::Conflict(t::changed_not_done(table.pod.table_number)));
        }
    }
    Ok(())
}

/// Returns whether two changes of a player's status set the same value.
fn sets_same(one: &StatusChange, other: &StatusChange) -> bool {
    let casts = one.commander_casts.iter().zip(&other.commander_casts);
    let counters = one.counters.iter().zip(&other.counters);
    one.life.is_some() && other.life.is_some()
        || one.poison.is_some() && other.poison.is_some()
        || counters
            .chain(casts)
            .any(|(one, other)| one.is_some() && other.is_some())
        || (one.commander_damage.iter()).any(|(from, _)| other.commander_damage.iter().any(|(of, _)| of == from))
}

/// Stops following a game; its history stays.
///
/// # Errors
/// The game is not in the version that the form showed.
pub fn give_up(work: &mut Work<'_, '_>, at: GameVersion) -> Result<(), OpError> {
    let (table, mut game) = seen_game(work, at)?;
    table_only(work, &table);
    game.row.state = FollowState::Abandoned;
    game.row.closed_by.clone_from(&work.actor.account_id);
    game.row.closed_at = Some(work.at);
    let number = game.row.number;
    store(work, &mut game)?;
    work.only_in_game(false);
    work.log(
        "game.give_up",
        format!("Table {}, game {number} is no longer followed.", at.table),
    );
    Ok(())
}

/// Withdraws the confirmation of the last game, which is followed again. `at.version` is that game's version.
///
/// # Errors
/// Another game is followed, the table has a result, or the game is not in the version that the form showed.
pub fn reopen(work: &mut Work<'_, '_>, at: GameVersion) -> Result<(), OpError> {
    let table = open_table(work, at.table)?;
    table_only(work, &table);
    // The result was made from this game and would contradict it once reopened.
    if table.pod.result.is_some() {
        return Err(OpError::refused(t::clear_result_first(at.table)));
    }
    // The schema allows one open game at a table (`one_open_game`).
    if let Some(game) = table.open() {
        return Err(OpError::refused(t::give_up_first(game.row.number)));
    }
    // Only the last: an earlier one would leave the later games without the match that led to them.
    let Some(last) = table.confirmed().last().map(|game| game.row.clone()) else {
        return Err(OpError::refused(t::none_confirmed()));
    };
    if last.version != at.version {
        return Err(OpError::Conflict(t::changed(at.table)));
    }
    let row = FollowedRow {
        state: FollowState::Open,
        closed_by: None,
        closed_at: None,
        version: last.version + 1,
        changed: work.game_changed(),
        ..last
    };
    follow::update(work.conn, &row)?;
    work.only_in_game(false);
    work.log(
        "game.reopen",
        format!("Table {}: the end of game {} was undone.", at.table, row.number),
    );
    Ok(())
}
