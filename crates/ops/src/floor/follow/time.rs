//! Time called at a table (MTR-A 2.5A; T20–T22, T40): by the procedure of the tournament, or by the table's own, which the
//! head judge chose with a reason that everybody can read.

use chrono::TimeDelta;

use super::read::setup_text;
use super::{FollowedTable, ReplayedGame, open_table};
use crate::command::text;
use crate::{OpError, Work};
use podium_event::Profile;
use podium_event::profile::EndOfRound;
use podium_melee::{Action, Game, MarkerNumber, MarkerSet, Outcome, Procedure, Seat, SeatSet};
use podium_store::floor::clocks;
use podium_store::tournaments::rounds::{self, PodRow};
use say::{Message, player_state, refused_games as t};

/// Longest reason of a table's own procedure.
const REASON: usize = 300;

/// A call of time at a table, as a judge describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TimeCall {
    /// The player whose turn it is, if there is one turn at a time; `None`: the record says it.
    pub turn: Option<Seat>,
    /// Markers whose players had already said that they pass (T22).
    pub passing: MarkerSet,
    /// Players who are not counted and take no more turns, for Slow Play (T22).
    pub not_counted: SeatSet,
    /// Whether somebody was acting in the end step, so that the next turn is the last (T48).
    pub end_step: bool,
    /// Whether time is called although the table's clock has time left.
    pub early: bool,
}

/// Returns how a table ends its round: as the tournament does, unless the head judge chose otherwise for it.
pub fn end_of_round(profile: &Profile, pod: &PodRow) -> EndOfRound {
    pod.end_of_round.unwrap_or(profile.end_of_round)
}

/// Returns what the players of a table read when its time is up.
pub fn time_is_up(profile: &Profile, pod: &PodRow) -> Message {
    let end = end_of_round(profile, pod);
    match (end, profile.overtime_for_players(end)) {
        (EndOfRound::ExtraTurns, _) => player_state::time_is_up_extra_turns(),
        (EndOfRound::FinishTurn, Some(minutes)) => player_state::time_is_up_overtime(minutes),
        (EndOfRound::FinishTurn, None) => player_state::time_is_up_finish_turn(),
    }
}

/// Returns whether a judge who calls time at a table can say that somebody is acting in the end step (T48).
pub fn may_be_in_end_step(profile: &Profile, pod: &PodRow) -> bool {
    profile.house.end_step_turn && end_of_round(profile, pod) == EndOfRound::FinishTurn
}

fn procedure(work: &Work<'_, '_>, pod: &PodRow, end_step: bool) -> Result<Procedure, OpError> {
    let profile = work.tournament.profile()?;
    if end_step && !may_be_in_end_step(&profile, pod) {
        return Err(OpError::Refused {
            rule: "MTR-A 2.5A",
            message: t::ends_as_all(pod.table_number),
        });
    }
    Ok(match end_of_round(&profile, pod) {
        EndOfRound::ExtraTurns => Procedure::ExtraTurns,
        EndOfRound::FinishTurn if end_step => Procedure::NextTurn,
        EndOfRound::FinishTurn => Procedure::FinishTurn,
    })
}

/// Refuses a call of time by a procedure other than the table's.
pub(super) fn refuse_other_procedure(
    work: &Work<'_, '_>,
    table: &FollowedTable,
    called: Procedure,
) -> Result<(), OpError> {
    if called == procedure(work, &table.pod, called == Procedure::NextTurn)? {
        return Ok(());
    }
    Err(OpError::Refused {
        rule: "MTR-A 2.5A",
        message: t::ends_as_all(table.pod.table_number),
    })
}

/// Lists the actions of a call of time. A record without a turn begins with the turn that was named (T40).
///
/// # Errors
/// The table has time left and the call does not say "early", or the named turn no longer comes.
pub(super) fn actions(
    work: &mut Work<'_, '_>,
    table: &FollowedTable,
    game: &mut ReplayedGame,
    call: &TimeCall,
) -> Result<Vec<Action>, OpError> {
    if !call.early {
        refuse_early(work, table)?;
    }
    let mut actions = match call.turn {
        // T40: turns that nobody followed are unknown, and none are invented
        Some(turn) if game.begin_with(turn) => Vec::new(),
        Some(turn) => turn_to(game, turn)?,
        None => Vec::new(),
    };
    actions.push(Action::CallTime {
        procedure: procedure(work, &table.pod, call.end_step)?,
        passing: call.passing,
        not_counted: call.not_counted,
    });
    Ok(actions)
}

/// Refuses to call time at a table whose own time is not up (T21).
fn refuse_early(work: &mut Work<'_, '_>, table: &FollowedTable) -> Result<(), OpError> {
    let profile = work.tournament.profile()?;
    let clock = clocks::of_running(work.conn, &table.round, &profile)?;
    let left = clock.and_then(|clock| clock.of_pod(&table.pod.id).time_left(work.at.and_utc()));
    let Some(left) = left.filter(|left| *left > TimeDelta::zero()) else {
        return Ok(());
    };
    // rounded up, as clocks show it
    let minutes = left.num_seconds() / 60 + 1;
    Err(OpError::Refused {
        rule: "T21",
        message: t::has_time_left(table.pod.table_number, minutes),
    })
}

/// Chooses how one table ends its round; `None`: like the tournament. The choice is public with its reason.
///
/// # Errors
/// There is no such table, time was called there, no reason is given, or the choice is the same already.
pub fn choose_end_of_round(
    work: &mut Work<'_, '_>,
    table: i64,
    chosen: Option<EndOfRound>,
    reason: &str,
) -> Result<(), OpError> {
    let at = open_table(work, table)?;
    let profile = work.tournament.profile()?;
    // the tournament's own procedure is not a choice for the table
    let chosen = chosen.filter(|end| *end != profile.end_of_round);
    let reason = text::block("end_reason", say::field_names::reason(), reason, REASON)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    if reason.is_empty() {
        return Err(OpError::field("end_reason", t::end_reason()));
    }
    if at.pod.result.is_some() {
        return Err(OpError::refused(t::has_result_already(table)));
    }
    if at.open().is_some_and(|game| game.game.time().is_called()) {
        return Err(OpError::refused(t::undo_call_first(table)));
    }
    if at.pod.end_of_round == chosen {
        return Err(OpError::refused(t::ends_so_already(table)));
    }
    let (before, after) = (end_of_round(&profile, &at.pod), chosen.unwrap_or(profile.end_of_round));
    let mut pod = at.pod;
    pod.end_of_round = chosen;
    pod.end_of_round_reason = chosen.map(|_| reason.clone());
    rounds::update_pod(work.conn, &pod)?;
    let round = work.round_name(at.round.number)?.label();
    work.log(
        "table.end_of_round",
        format!("Table {table}, {round}: when time is called, {}.", after.words()),
    )
    .before(before.as_str().into())
    .after(after.as_str().into())
    .reason(&reason)
    .public();
    Ok(())
}

/// Lists the turns that end until this player's turn begins.
pub(super) fn turn_to(game: &ReplayedGame, seat: Seat) -> Result<Vec<Action>, OpError> {
    let refused = |message| OpError::Refused {
        rule: "CR 500.1",
        message,
    };
    let marker = MarkerNumber(1);
    // tried on a copy, so that a turn that never comes leaves the game unchanged
    let mut ahead = game.game.clone();
    let is_here = |game: &Game| {
        let here = game.markers().first().filter(|found| found.turn().is_some());
        here.is_some_and(|found| found.seat() == seat)
    };
    // T56: the turn of a player who has left in it is still that turn
    if ahead.markers().len() == 1 && is_here(&ahead) {
        return Ok(Vec::new());
    }
    if ahead.markers().len() > 1 || !ahead.table().is_playing(seat) {
        return Err(refused(t::turn_to_player()));
    }
    let mut actions = Vec::new();
    // Each player's turn comes once in a round; extra and skipped turns make it take longer.
    // Bounded: with enough skips the turn never comes.
    for _ in 0..4 * game.game.setup().seats() {
        if is_here(&ahead) {
            return Ok(actions);
        }
        let action = Action::EndTurn { marker };
        if ahead.apply(&action).is_err() || matches!(ahead.outcome(), Some(Outcome::Draw(_))) {
            break;
        }
        actions.push(action);
    }
    Err(refused(t::turn_does_not_come()))
}

impl ReplayedGame {
    /// Makes the record begin with a player's turn, if none of its turns was followed yet; returns whether it does so
    /// now.
    fn begin_with(&mut self, turn: Seat) -> bool {
        let Some(begun) = self.beginning_with(turn) else {
            return false;
        };
        self.row.setup = setup_text(&begun);
        self.game = begun.replay().game;
        self.document = begun;
        true
    }
}
