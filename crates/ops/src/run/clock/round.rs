//! The commands on a round's clock: start, pause, resume, change of length, restart.

use serde_json::{Value, json};

use super::{REASON, minutes, round, running, tell_round};
use crate::command::text;
use crate::run::rounds::begin;
use crate::{FieldProblem, OpError, Work};
use podium_base::clock::Moment;
use podium_event::round_names::RoundName;
use podium_store::RoundState;
use podium_store::floor::clocks::{self, ClockRow};
use say::refused_clock as t;

/// Minutes that may be added to a round at once; negative values take time away.
const ADDED: std::ops::RangeInclusive<i64> = -60..=120;
/// Minutes a round may have.
const LIMIT: std::ops::RangeInclusive<i64> = 1..=600;

/// What is done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Pause,
    Resume,
    /// Minutes for all tables; negative values take time away.
    Add(i64),
    /// Time limit of this round in minutes; `None`: no limit.
    Limit(Option<i64>),
    /// Begins again with the full time: pauses and additions are forgotten.
    Restart,
}

/// Starts a published round and its clock, and returns its name. Unlike starting it on its page, this takes no version of
/// the rounds.
///
/// # Errors
/// The round is in another state.
pub fn start(work: &mut Work<'_, '_>, number: i64) -> Result<RoundName, OpError> {
    let mut row = round(work, number)?;
    match row.state {
        RoundState::Published => {
            begin(work, &mut row)?;
            // a form made before the round ran must not act on the running round
            work.mark_structural();
            work.round_name(number)
        }
        RoundState::Finished => {
            let name = work.round_name(number)?;
            Err(OpError::refused(name.heads(say::refused_rounds::is_finished)))
        }
        // `round` gives no drafts, so here the round runs.
        RoundState::Draft | RoundState::Running => {
            let name = work.round_name(number)?;
            Err(OpError::refused(name.heads(t::running_already)))
        }
    }
}

/// Changes the clock of a running round; `version` is the clock's version that the form was made from.
///
/// # Errors
/// The round is not running, somebody changed the clock meanwhile, or the change is not possible.
pub fn change(work: &mut Work<'_, '_>, number: i64, version: i64, change: Change, reason: &str) -> Result<(), OpError> {
    let reason = check(change, reason)?;
    let (_, mut clock) = running(work, number)?;
    if clock.version != version {
        let round = work.round_name(number)?.inside();
        return Err(OpError::Conflict(match clock.paused_at {
            Some(_) => t::changed_stands(round),
            None => t::changed_runs(round),
        }));
    }
    let before = clock.clone();
    let (verb, what) = apply(&mut clock, change, work.at)?;
    clock.version += 1;
    clocks::update(work.conn, &clock)?;
    tell_round(work, number, Some(&before), &clock)?;
    let name = work.round_name(number)?.inside();
    work.log(verb, format!("Clock of {name}: {what}."))
        .before(log_value(&before))
        .after(log_value(&clock))
        .reason(&reason);
    Ok(())
}

/// Returns the reason, after checking it and the numbers of the change.
fn check(change: Change, reason: &str) -> Result<String, OpError> {
    let mut problems = Vec::new();
    let reason = text::block("reason", say::field_names::reason(), reason, REASON).unwrap_or_else(|problem| {
        problems.push(problem);
        String::new()
    });
    match change {
        Change::Add(0) => problems.push(FieldProblem::new("minutes", t::minutes_missing())),
        Change::Add(added) if !ADDED.contains(&added) => problems.push(FieldProblem::new(
            "minutes",
            t::minutes_out_of_range(added, ADDED.start(), ADDED.end()),
        )),
        Change::Limit(Some(limit)) if !LIMIT.contains(&limit) => problems.push(FieldProblem::new(
            "limit",
            t::limit_out_of_range(limit, LIMIT.start(), LIMIT.end()),
        )),
        _ => {}
    }
    // Both change how long everybody plays; a pause or a new limit explains itself.
    let needs_reason = matches!(change, Change::Add(_) | Change::Restart);
    if needs_reason && reason.is_empty() && problems.iter().all(|problem| problem.field != "reason") {
        problems.push(FieldProblem::new("reason", t::reason_missing()));
    }
    if problems.is_empty() {
        Ok(reason)
    } else {
        Err(OpError::Invalid(problems))
    }
}

fn apply(clock: &mut ClockRow, change: Change, at: Moment) -> Result<(&'static str, String), OpError> {
    match change {
        Change::Pause => {
            if clock.paused_at.is_some() {
                return Err(OpError::refused(t::stands_already()));
            }
            clock.paused_at = Some(at);
            Ok(("clock.pause", "paused".to_owned()))
        }
        Change::Resume => {
            let Some(stood) = clock.resume(at) else {
                return Err(OpError::refused(t::runs_already()));
            };
            let seconds = stood / 1_000_000;
            let what = format!("runs again after {}:{:02}", seconds / 60, seconds % 60);
            Ok(("clock.resume", what))
        }
        Change::Add(added) => {
            let Some(limit) = clock.limit_minutes else {
                return Err(OpError::refused(t::no_limit()));
            };
            // Time cannot be up before it began; to end a round, the staff calls time.
            if limit + clock.added_minutes + added < 1 {
                let all = limit + clock.added_minutes;
                return Err(OpError::field("minutes", t::too_many_taken(all)));
            }
            clock.added_minutes += added;
            let what = match added {
                0.. => format!("{} more for all tables", minutes(added)),
                _ => format!("{} less for all tables", minutes(-added)),
            };
            Ok(("clock.add", what))
        }
        Change::Limit(limit) => {
            if limit.is_some_and(|limit| limit + clock.added_minutes < 1) {
                return Err(OpError::field("limit", t::limit_too_short(-clock.added_minutes)));
            }
            clock.limit_minutes = limit;
            let what = limit.map_or_else(
                || "no time limit".to_owned(),
                |limit| format!("limit {}", minutes(limit)),
            );
            Ok(("clock.limit", what))
        }
        Change::Restart => {
            clock.started_at = at;
            clock.paused_at = None;
            clock.paused_microseconds = 0;
            "[]".clone_into(&mut clock.pauses);
            clock.added_minutes = 0;
            Ok(("clock.restart", "started again from the full time".to_owned()))
        }
    }
}

/// Returns a clock as the log keeps it.
fn log_value(clock: &ClockRow) -> Value {
    let moment = |at: Moment| at.and_utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    json!({
        "started_at": moment(clock.started_at),
        "limit_minutes": clock.limit_minutes,
        "added_minutes": clock.added_minutes,
        "paused_at": clock.paused_at.map(moment),
        // The log is read by people.
        "paused_seconds": clock.paused_microseconds / 1_000_000,
    })
}
