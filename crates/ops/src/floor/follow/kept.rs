//! Whether the players of a table may keep its game now. The page of the table offers what these functions do not refuse, and the
//! commands refuse the rest.

use chrono::TimeDelta;

use super::read::is_draw;
use super::start::next_players;
use super::{FollowedTable, ReplayedGame};
use crate::floor::rulings::{Ruled, steps_of_rulings};
use crate::run::reports::AtTable;
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_melee::{Action, Variant};
use podium_store::RoundState;
use say::Message;
use say::refused_table as t;

/// The steps that the players of a table may do in one record.
pub const MOST_STEPS: usize = 2_000;

/// How long after a pass the record says whose turn it is when time is called. A table that counts only life passes no turns.
const BELIEVED: TimeDelta = TimeDelta::minutes(10);

/// Returns why the players of a table may not change its record, or start one; `None`: they may. `at`: without a report that a
/// ruling made impossible ([`AtTable::drop_impossible`]).
pub fn closed(profile: &Profile, at: &AtTable) -> Option<Message> {
    let table = at.pod.table_number;
    if !profile.keeps_games_at_tables() {
        return Some(t::not_here());
    }
    if at.is_disqualified() {
        return Some(t::disqualified());
    }
    if at.pod.result.is_some() {
        return Some(t::has_result(table));
    }
    // Results are settled on what the table looked at: the record does not change below a report.
    match (at.disputed(), at.waiting()) {
        (Some(_), _) => Some(t::disputed(table)),
        (None, Some(_)) => Some(t::reported(table)),
        (None, None) => None,
    }
}

/// Returns why the players of a table may not start its next record, although it is not closed to them; `None`: they may.
pub fn not_started(profile: &Profile, table: &FollowedTable, rulings: &[Ruled]) -> Option<Message> {
    // Until then the organizer may still change the table, and its time has not begun.
    if table.round.state != RoundState::Running {
        return Some(t::not_begun());
    }
    let players = next_players(profile, table, rulings);
    players.err().map(|error| error.in_words())
}

/// Returns why the players of a table may do no more steps in its record; `None`: they may.
pub fn full(game: &ReplayedGame) -> Option<Message> {
    let steps = game.steps.iter().filter(|step| step.player_id.is_some());
    (steps.count() >= MOST_STEPS).then(|| t::full(MOST_STEPS))
}

/// Returns whether the record says whose turn it is when time is called at a moment. If not, the caller names the player
/// (T40). Where several turns are in progress at once, nobody can.
pub fn turn_is_known(game: &ReplayedGame, now: Moment) -> bool {
    let mut standing = game.acted().rev();
    let passed = standing.find(|(_, action)| matches!(action, Action::EndTurn { .. }));
    game.game.setup().variant() != Variant::FreeForAll || passed.is_some_and(|(step, _)| now - step.at <= BELIEVED)
}

/// Returns the first step of the last command in a record, if players may undo it: one of them did it. A call of time stays,
/// because the number of turns after it is fixed (T22), and so does what was drawn or ruled.
pub fn undoable(game: &ReplayedGame, rulings: &[Ruled]) -> Result<Option<i64>, Message> {
    let last = game.last_command_but(&steps_of_rulings(rulings, &game.row.id));
    let Some(first) = last.first().copied() else {
        return Ok(None);
    };
    let mut steps = game.acted().filter(|(step, _)| last.contains(&step.number));
    if steps.clone().any(|(step, _)| step.player_id.is_none()) {
        return Err(t::step_of_judge());
    }
    match steps.any(|(_, action)| matches!(action, Action::CallTime { .. })) {
        true => Err(t::time_stays()),
        false => Ok(Some(first)),
    }
}

/// Returns why a player may not begin the next game of a match with the outcome of this one; `None`: they may. Players who left say
/// themselves how a game ended; where time or life totals ended it, somebody else confirms that, as with a report.
pub fn needs_another(game: &ReplayedGame, player: &str) -> Option<Message> {
    let mut standing = game.acted().rev();
    let (last, action) = standing.find(|(step, _)| !is_draw(step))?;
    let ended_it = last.player_id.as_deref() == Some(player) && !matches!(action, Action::Leave { .. });
    ended_it.then(|| t::another_begins(game.row.number))
}
