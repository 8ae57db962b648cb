//! Data of a round's rows on time: the turns of followed games, tables that went to time, calls.

use std::collections::BTreeMap;

use crate::floor::follow::{ReplayedGame, TurnTimes, seconds};
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_melee::{Event, LeaveReason, Procedure};
use podium_rules::time_statistics::{GameTimes, TableTimes};
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::clocks::{self, ClockRow, Pause};
use podium_store::floor::follow::{self, ActionRow};
use podium_store::tournaments::events::LoadedRound;
use podium_store::tournaments::rounds::{PodRow, RoundRow};
use podium_store::{DbError, FollowState, Reader, RoundState};

/// The tables of a round with their times, and the calls away from them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimesOfRound {
    /// By table number.
    pub tables: Vec<TableTimes>,
    /// How long each call away from the tables waited.
    pub away: Vec<u32>,
}

/// A followed game, with the data on time from its record.
struct Followed {
    pod: String,
    times: GameTimes,
    time_was_called: bool,
}

/// Reads the times of each of some rounds of a tournament, as of a moment.
///
/// # Errors
/// [`DbError::Corrupt`] if the rows of a followed game are not a game.
pub fn times(
    conn: &mut Reader<'_>,
    rounds: &[LoadedRound],
    chosen: &[i64],
    profile: &Profile,
    now: Moment,
) -> Result<Vec<TimesOfRound>, DbError> {
    let Some(first) = rounds.first() else {
        return Ok(Vec::new());
    };
    let calls = calls::of_tournament(conn, &first.row.tournament_id)?;
    let mut all = Vec::new();
    for round in rounds.iter().filter(|round| chosen.contains(&round.row.number)) {
        let mut times = of_round(conn, round, profile, now)?;
        for (table, pod) in times.tables.iter_mut().zip(by_table(round)) {
            let at_table = calls.iter().filter(|call| call.pod_id.as_ref() == Some(&pod.id));
            table.waits = at_table.map(|call| waited(call, now)).collect();
        }
        let away = calls.iter().filter(|call| call.pod_id.is_none());
        times.away = away
            .filter(|call| played_at(rounds, call.made_at) == Some(round.row.number))
            .map(|call| waited(call, now))
            .collect();
        all.push(times);
    }
    Ok(all)
}

/// Returns the round that was being played at a moment: the last one published before.
fn played_at(rounds: &[LoadedRound], at: Moment) -> Option<i64> {
    let published = |round: &&LoadedRound| round.row.published_at.is_some_and(|published| published <= at);
    rounds.iter().rfind(published).map(|round| round.row.number)
}

/// Returns how long a call waited until a judge was there, or until it ended; until now while it waits.
fn waited(call: &CallRow, now: Moment) -> u32 {
    let ends = [call.escalated_at, call.claimed_at, call.resolved_at];
    seconds(call.made_at, ends.into_iter().flatten().min().unwrap_or(now))
}

/// The pods of a round by table number.
fn by_table(round: &LoadedRound) -> Vec<&PodRow> {
    let mut pods: Vec<&PodRow> = round.pods.iter().collect();
    pods.sort_by_key(|pod| pod.table_number);
    pods
}

fn of_round(
    conn: &mut Reader<'_>,
    round: &LoadedRound,
    profile: &Profile,
    now: Moment,
) -> Result<TimesOfRound, DbError> {
    let id = &round.row.id;
    let clock = clocks::of_round(conn, id)?.or_else(|| ClockRow::implied(&round.row, profile));
    let given = clocks::extensions_of_round(conn, id)?;
    let pauses = clock.as_ref().map_or_else(Vec::new, |clock| clock.pauses(now));
    let followed = followed(conn, id, &pauses)?;
    let tables = by_table(round).into_iter().map(|pod| {
        let own = || followed.iter().filter(|game| game.pod == pod.id);
        let clock = clock
            .as_ref()
            .map(|clock| clock.at_table(given.iter().filter(|given| given.pod_id == pod.id)));
        let ends_at = clock
            .and_then(|clock| clock.time_is_called_at())
            .map(|at| at.naive_utc());
        TableTimes {
            table: pod.table_number,
            games: own().map(|game| game.times.clone()).collect(),
            went_to_time: match own().any(|game| game.time_was_called) {
                true => Some(true),
                false => ends_at.and_then(|ends| went_to_time(&round.row, pod, ends, now)),
            },
            extension_minutes: clock.map_or(0, |clock| clock.extension_minutes),
            waits: Vec::new(),
        }
    });
    Ok(TimesOfRound {
        tables: tables.collect(),
        away: Vec::new(),
    })
}

/// Returns whether a table was still playing when its time was up; `None` while that is unknown.
fn went_to_time(round: &RoundRow, pod: &PodRow, ends_at: Moment, now: Moment) -> Option<bool> {
    let reported = match (pod.reported_at, round.finished_at) {
        // a result corrected after the round was reported once before its end
        (Some(reported), Some(finished)) => Some(reported.min(finished)),
        (reported, finished) => reported.or(finished),
    };
    match reported {
        // imported without the time of its report
        Some(reported) if round.started_at == Some(reported) => None,
        Some(reported) => Some(reported > ends_at),
        None => (round.state == RoundState::Running && now > ends_at).then_some(true),
    }
}

/// Returns the games of a round that were followed and not given up.
fn followed(conn: &mut Reader<'_>, round: &str, pauses: &[Pause]) -> Result<Vec<Followed>, DbError> {
    let mut rows = follow::of_round(conn, round)?;
    rows.retain(|row| row.state != FollowState::Abandoned);
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let mut steps: BTreeMap<String, Vec<ActionRow>> = BTreeMap::new();
    for step in follow::actions_of_played_games(conn, round)? {
        steps.entry(step.game_id.clone()).or_default().push(step);
    }
    rows.into_iter()
        .map(|row| {
            let steps = steps.remove(&row.id).unwrap_or_default();
            Ok(of_game(&ReplayedGame::new(row, steps)?, pauses))
        })
        .collect()
}

fn of_game(game: &ReplayedGame, pauses: &[Pause]) -> Followed {
    let started = game.row.started_at;
    let mut moments = std::iter::once(started).chain(game.standing().map(|step| step.at));
    let mut called_at = None;
    let mut extra_turns = None;
    let (mut over_at, mut conceded) = (None, false);
    game.document.replay_with(|_, events| {
        let at = moments.next().unwrap_or(started);
        // turn 0 may begin with the call itself, if the turn before it was passed (T22)
        let counts = called_at.is_some();
        for event in events {
            match event {
                Event::TurnBegan { .. } => {
                    if let Some(turns) = extra_turns.as_mut().filter(|_| counts) {
                        *turns += 1;
                    }
                }
                Event::TimeCalled { procedure, .. } => {
                    called_at = Some(at);
                    extra_turns = (*procedure == Procedure::ExtraTurns).then_some(0);
                }
                Event::PlayerLeft { why, .. } => conceded |= *why == LeaveReason::Conceded,
                Event::GameWon { .. } | Event::GameDrawn => over_at = Some(at),
                _ => {}
            }
        }
    });
    // A record that begins with the time call begins in the middle of a game, and of a turn.
    let is_whole = called_at != Some(started);
    let mut turns = TurnTimes::of(game, pauses).ended;
    turns.retain(|(began, _)| is_whole || *began != started);
    Followed {
        pod: game.row.pod_id.clone(),
        times: GameTimes {
            turns: turns.into_iter().map(|(_, turn)| turn).collect(),
            is_whole,
            length: over_at.filter(|_| is_whole).map(|over| seconds(started, over)),
            extra_turns,
            conceded: over_at.map(|_| conceded),
        },
        time_was_called: called_at.is_some(),
    }
}
