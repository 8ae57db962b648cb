//! Data of an event's rows on how it was played, beyond its results: minutes, time, extra turns, concessions.

use crate::tournaments::time_statistics::{TimesOfRound, times};
use podium_base::clock::Moment;
use podium_rules::statistics::{HowPlayed, RoundPlayed};
use podium_rules::time_statistics::TableTimes;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::rounds::PodRow;
use podium_store::{DbError, Reader, RoundState};

/// Minutes after which somebody probably forgot to finish a round, or to report.
const FORGOTTEN: i64 = 24 * 60;

/// Reads how the rounds of a tournament were played, in their order, without drafts.
///
/// # Errors
/// [`DbError::Corrupt`] if the rows of a followed game are not a game.
pub fn rounds_played(conn: &mut Reader<'_>, loaded: &Loaded, now: Moment) -> Result<Vec<RoundPlayed>, DbError> {
    let published = || {
        loaded
            .rounds
            .iter()
            .filter(|round| round.row.state != RoundState::Draft)
    };
    let numbers: Vec<i64> = published().map(|round| round.row.number).collect();
    let times = times(conn, &loaded.rounds, &numbers, loaded.event.profile(), now)?;
    Ok(published()
        .zip(&times)
        .map(|(round, times)| round_played(round, times))
        .collect())
}

/// Returns the whole minutes between two moments; `None` if one is unknown, or if nobody recorded the end.
pub fn minutes(from: Option<Moment>, until: Option<Moment>) -> Option<u32> {
    let minutes = (until? - from?).num_minutes();
    let minutes = Some(minutes).filter(|minutes| (1..FORGOTTEN).contains(minutes));
    minutes.and_then(|minutes| u32::try_from(minutes).ok())
}

fn round_played(round: &LoadedRound, times: &TimesOfRound) -> RoundPlayed {
    let matches = round.pods.iter().filter_map(|pod| {
        let table = u32::try_from(pod.table_number).ok()?;
        let of_table = times.tables.iter().find(|times| times.table == pod.table_number)?;
        Some((table, how_played(round, pod, of_table)))
    });
    RoundPlayed {
        minutes: minutes(round.row.started_at, round.row.finished_at),
        matches: matches.collect(),
    }
}

fn how_played(round: &LoadedRound, pod: &PodRow, times: &TableTimes) -> HowPlayed {
    let ended = match (pod.reported_at, round.row.finished_at) {
        // a result corrected after the round was reported once before its end
        (Some(reported), Some(finished)) => Some(reported.min(finished)),
        (reported, _) => reported,
    };
    let extra_turns = times.games.iter().filter_map(|game| game.extra_turns);
    let conceded = times.games.iter().filter_map(|game| game.conceded);
    let lengths = times.games.iter().filter_map(|game| game.length);
    HowPlayed {
        went_to_time: times.went_to_time,
        extra_turns: extra_turns.max(),
        conceded: conceded.max(),
        minutes: minutes(round.row.started_at, ended),
        game_minutes: lengths.map(|seconds| seconds / 60).collect(),
    }
}
