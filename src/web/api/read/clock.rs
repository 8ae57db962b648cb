//! The clock of the round, as the projector shows it.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::seen::Seen;
use crate::web::api::words::RoundWord;
use crate::web::frame::look::countdown::timestamp;
use crate::web::shared::view::RoundView;
use podium_event::Pod;
use podium_event::round_clock::TableClock;
use podium_store::RoundState;

/// The clock of the newest published round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundClock {
    /// The number of the newest published round; null before the first.
    pub round: Option<u32>,
    /// "Round 3"; null before the first.
    pub name: Option<String>,
    pub state: Option<RoundWord>,
    pub mode: ClockMode,
    /// Minutes of the round with what was added to it for all tables; null without a limit.
    pub limit_minutes: Option<u32>,
    #[schema(format = DateTime)]
    pub started_at: Option<String>,
    /// When time is called at tables without an extension; null unless it runs down.
    #[schema(format = DateTime)]
    pub ends_at: Option<String>,
    /// Since when it is paused.
    #[schema(format = DateTime)]
    pub paused_at: Option<String>,
    /// Whole seconds that a paused clock has left, below zero after time was called.
    pub seconds_left: Option<i64>,
    /// The break between two rounds, once it has begun; null otherwise.
    #[serde(rename = "break")]
    pub break_now: Option<BreakClock>,
    /// The tables that have more time, for the staff; null for everybody else.
    pub extensions: Option<Vec<TableExtension>>,
}

/// A break that has begun. It lasts until the next round is started.
#[derive(Debug, Serialize, ToSchema)]
pub struct BreakClock {
    /// "Lunch", or "Break".
    pub name: String,
    #[schema(format = DateTime)]
    pub began_at: String,
    #[schema(format = DateTime)]
    pub ends_at: String,
}

/// What a clock does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockMode {
    /// No round is played.
    None,
    /// The round is published and has not begun.
    Waiting,
    /// It runs down, or has.
    Running,
    Paused,
    /// The round runs without a time limit.
    Untimed,
}

/// A table with more time than the others.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableExtension {
    pub table: u32,
    /// Minutes given to it.
    pub minutes: u32,
    /// When time is called there; null unless the clock runs down.
    #[schema(format = DateTime)]
    pub ends_at: Option<String>,
}

impl RoundClock {
    /// The clock as everybody sees it.
    pub fn of(seen: &Seen<'_>) -> Self {
        let round = seen.view.rounds().next_back();
        let clock = round.and_then(|round| round.clock).map(|clock| clock.of_all());
        let mode = match (round.map(|round| round.state), clock) {
            (Some(RoundState::Published), _) => ClockMode::Waiting,
            (Some(RoundState::Running), Some(clock)) if clock.paused_since.is_some() => ClockMode::Paused,
            (Some(RoundState::Running), Some(clock)) if clock.limit_minutes.is_some() => ClockMode::Running,
            (Some(RoundState::Running), _) => ClockMode::Untimed,
            (None | Some(RoundState::Finished | RoundState::Draft), _) => ClockMode::None,
        };
        let paused = clock.and_then(|clock| clock.paused_since);
        Self {
            round: round.map(|round| round.number),
            name: round.map(|round| seen.view.title(round.round).to_string()),
            state: round.map(|round| RoundWord(round.state)),
            mode,
            limit_minutes: clock.and_then(|clock| clock.limit_minutes),
            started_at: clock.map(|clock| timestamp(clock.started_at)),
            ends_at: clock.and_then(ends),
            paused_at: paused.map(timestamp),
            seconds_left: paused.and_then(|since| seconds_left(clock?, since)),
            break_now: seen.view.break_now().map(|now| BreakClock {
                name: now.name.to_string(),
                began_at: timestamp(now.began_at.and_utc()),
                ends_at: timestamp(now.ends_at.and_utc()),
            }),
            // no public page shows them: a table's extension is between its judge and its players
            extensions: seen.for_staff(round.map(extensions).unwrap_or_default()),
        }
    }
}

fn ends(clock: TableClock) -> Option<String> {
    clock.time_is_called_at().map(timestamp)
}

fn seconds_left(clock: TableClock, at: DateTime<Utc>) -> Option<i64> {
    let left = clock.time_left(at)?;
    // rounded up: it never shows less time than is left
    Some(
        (left + TimeDelta::milliseconds(999))
            .num_milliseconds()
            .div_euclid(1_000),
    )
}

fn extensions(round: RoundView<'_>) -> Vec<TableExtension> {
    let of = |(at, pod): (usize, &Pod)| {
        let clock = round.clock_of(at)?;
        (clock.extension_minutes > 0).then(|| TableExtension {
            table: pod.table,
            minutes: clock.extension_minutes,
            ends_at: ends(clock),
        })
    };
    let mut all: Vec<TableExtension> = round.round.pods.iter().enumerate().filter_map(of).collect();
    all.sort_by_key(|given| given.table);
    all
}
