//! Round clocks, and the time given to single tables (T20, T21).

use crate::values::Label;
use chrono::{DateTime, TimeDelta};
use diesel::prelude::*;

use crate::schema::{clocks, pods, rounds, time_extensions};
use crate::tournaments::rounds::RoundRow;
use crate::{DbError, ExtensionKind, Lookup, Reader, RoundState, Writer, each, execute, new_id};
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_event::round_clock::{self, TableClock};

/// A pause of a round's clock: from when until when.
pub type Pause = (Moment, Moment);

/// The clock of a round that has begun.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
// without treat_none_as_null diesel leaves out what is `None`: a resumed clock would stay paused
#[diesel(table_name = clocks, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(round_id))]
pub struct ClockRow {
    pub round_id: String,
    /// `None` = untimed.
    pub limit_minutes: Option<i64>,
    pub started_at: Moment,
    /// When it was paused; `None` while it runs.
    pub paused_at: Option<Moment>,
    /// How long it was paused before, in microseconds.
    pub paused_microseconds: i64,
    /// The minutes added to the limit of every table; negative if time was taken away.
    pub added_minutes: i64,
    pub version: i64,
    /// The pauses that have ended, as far as they were stored: read them by [`ClockRow::pauses`].
    pub pauses: String,
}

/// Time given to one table, or a deck check that still runs.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = time_extensions, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ExtensionRow {
    pub id: String,
    pub pod_id: String,
    #[diesel(serialize_as = Label<ExtensionKind>, deserialize_as = Label<ExtensionKind>)]
    pub kind: ExtensionKind,
    /// The moment at which the deck check began or the time was given.
    pub started_at: Moment,
    /// `None` while the deck check runs.
    pub ended_at: Option<Moment>,
    pub minutes: Option<i64>,
    pub reason: String,
    pub made_by: Option<String>,
    pub withdrawn: bool,
}

impl ExtensionRow {
    /// An extension that has not ended and gives no minutes yet.
    pub fn new(pod: &str, kind: ExtensionKind, reason: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            pod_id: pod.to_owned(),
            kind,
            started_at: at,
            ended_at: None,
            minutes: None,
            reason: reason.to_owned(),
            made_by: None,
            withdrawn: false,
        }
    }

    /// Creates the extension for the minutes that a ruling gives at once.
    pub fn of_ruling(pod: &str, ruling: i64, minutes: i64, at: Moment) -> Self {
        Self {
            ended_at: Some(at),
            minutes: Some(minutes),
            ..Self::new(pod, ExtensionKind::Ruling, &format!("Ruling {ruling}"), at)
        }
    }
}

/// The clock of a running round, and the time given to its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundClock {
    pub row: ClockRow,
    /// Including withdrawn ones, and deck checks that still run.
    pub extensions: Vec<ExtensionRow>,
}

impl RoundClock {
    /// Returns the clock of a table without an extension.
    pub fn of_all(&self) -> TableClock {
        self.row.at_table([])
    }

    /// Returns the clock of a pod's table.
    pub fn of_pod(&self, pod: &str) -> TableClock {
        self.row
            .at_table(self.extensions.iter().filter(|given| given.pod_id == pod))
    }
}

impl ClockRow {
    /// Starts the clock of a round with its stage's limit (T20).
    pub fn begun(round: &RoundRow, profile: &Profile, at: Moment) -> Self {
        Self {
            round_id: round.id.clone(),
            limit_minutes: round_clock::limit(profile, round.stage.stage()).map(i64::from),
            started_at: at,
            paused_at: None,
            paused_microseconds: 0,
            added_minutes: 0,
            version: 1,
            pauses: "[]".to_owned(),
        }
    }

    /// Returns the clock of a running round that has no stored one because it was imported, or began before clocks were
    /// stored.
    pub fn implied(round: &RoundRow, profile: &Profile) -> Option<Self> {
        // Only a running round has a clock; a finished one needs none.
        let started = round.started_at.filter(|_| round.state == RoundState::Running)?;
        Some(Self::begun(round, profile, started))
    }

    /// Returns the pauses until a moment, oldest first, with the one that has not ended.
    pub fn pauses(&self, now: Moment) -> Vec<Pause> {
        let moment = |at: i64| DateTime::from_timestamp_micros(at).map(|at| at.naive_utc());
        let ended: Vec<(i64, i64)> = serde_json::from_str(&self.pauses).unwrap_or_default();
        let ended = ended
            .into_iter()
            .filter_map(|(from, until)| Some((moment(from)?, moment(until)?)));
        ended.chain(self.paused_at.map(|at| (at, now))).collect()
    }

    /// Ends the current pause at a moment, and returns how long it was, in microseconds; `None` if there is none.
    pub fn resume(&mut self, at: Moment) -> Option<i64> {
        let since = self.paused_at.take()?;
        // negative if the server's clock was set back meanwhile: the pause then counts as zero
        let stood = (at - since).num_microseconds().unwrap_or(0).max(0);
        // Summed up: the end of the round is start + limit + pauses.
        self.paused_microseconds += stood;
        let mut ended: Vec<(i64, i64)> = serde_json::from_str(&self.pauses).unwrap_or_default();
        let from = since.and_utc().timestamp_micros();
        ended.push((from, from + stood));
        self.pauses = serde_json::json!(ended).to_string();
        Some(stood)
    }

    /// Returns the clock of a table that got the extensions `given`.
    pub fn at_table<'r>(&self, given: impl IntoIterator<Item = &'r ExtensionRow>) -> TableClock {
        // The minutes taken away may exceed the limit: then time is up, never negative.
        let whole = |minutes: i64| u32::try_from(minutes.max(0)).unwrap_or(u32::MAX);
        let counts = given.into_iter().filter(|extension| !extension.withdrawn);
        TableClock {
            started_at: self.started_at.and_utc(),
            limit_minutes: self.limit_minutes.map(|limit| whole(limit + self.added_minutes)),
            paused: TimeDelta::microseconds(self.paused_microseconds),
            paused_since: self.paused_at.map(|at| at.and_utc()),
            // A deck check that still runs has no minutes yet (T21 gives them at its end).
            extension_minutes: whole(counts.filter_map(|extension| extension.minutes).sum()),
        }
    }
}

impl ExtensionRow {
    /// Returns whether it is a deck check that still runs.
    pub fn is_running(&self) -> bool {
        self.minutes.is_none() && !self.withdrawn
    }
}

/// Returns the numbers of a pod's round and table.
pub fn place_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<(i64, i64), DbError> {
    each!(conn, |c| pods::table
        .inner_join(rounds::table)
        .filter(pods::id.eq(pod))
        .select((rounds::number, pods::table_number))
        .get_result(c))
}

/// The clocks of a tournament's rounds, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<ClockRow>, DbError> {
    each!(conn, |c| ClockRow::query()
        .filter(
            clocks::round_id.eq_any(
                rounds::table
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(rounds::id)
            )
        )
        .order(clocks::started_at)
        .load(c))
}

/// The clock of a round.
pub fn of_round(conn: &mut Reader<'_>, round: &str) -> Result<Option<ClockRow>, DbError> {
    each!(conn, |c| ClockRow::query().find(round).one(c))
}

/// Deletes the clock of a round whose start was undone.
pub fn delete(conn: &mut Writer<'_>, round: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(clocks::table.find(round)))
}

/// Returns the clock of a round and the time given in it, while the round runs.
pub fn of_running(conn: &mut Reader<'_>, round: &RoundRow, profile: &Profile) -> Result<Option<RoundClock>, DbError> {
    if round.state != RoundState::Running {
        return Ok(None);
    }
    let Some(row) = of_round(conn, &round.id)?.or_else(|| ClockRow::implied(round, profile)) else {
        return Ok(None);
    };
    let extensions = extensions_of_round(conn, &round.id)?;
    Ok(Some(RoundClock { row, extensions }))
}

/// Inserts the clock of a round.
pub fn insert(conn: &mut Writer<'_>, row: &ClockRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(clocks::table).values(row))
}

/// Stores every column of a clock.
pub fn update(conn: &mut Writer<'_>, row: &ClockRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(clocks::table.find(&row.round_id)).set(row))
}

/// All time given in a tournament, oldest first, including what was withdrawn.
pub fn extensions_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<ExtensionRow>, DbError> {
    each!(conn, |c| ExtensionRow::query()
        .filter(
            time_extensions::pod_id.eq_any(
                pods::table
                    .inner_join(rounds::table)
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(pods::id),
            )
        )
        .order(time_extensions::id)
        .load(c))
}

/// All time given in a round, oldest first, including what was withdrawn.
pub fn extensions_of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<ExtensionRow>, DbError> {
    each!(conn, |c| ExtensionRow::query()
        .filter(time_extensions::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .order(time_extensions::id)
        .load(c))
}

/// All time given to a pod, oldest first, including what was withdrawn.
pub fn extensions_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<ExtensionRow>, DbError> {
    each!(conn, |c| ExtensionRow::query()
        .filter(time_extensions::pod_id.eq(pod))
        .order(time_extensions::id)
        .load(c))
}

/// Returns an extension or a deck check of a tournament.
pub fn extension(conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<ExtensionRow>, DbError> {
    each!(conn, |c| ExtensionRow::query()
        .filter(
            time_extensions::id.eq(id).and(
                time_extensions::pod_id.eq_any(
                    pods::table
                        .inner_join(rounds::table)
                        .filter(rounds::tournament_id.eq(tournament))
                        .select(pods::id)
                )
            )
        )
        .one(c))
}

/// Inserts an extension, or a deck check that begins.
pub fn give(conn: &mut Writer<'_>, row: &ExtensionRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(time_extensions::table).values(row.clone()))
}

/// Stores every column of an extension.
pub fn update_extension(conn: &mut Writer<'_>, row: &ExtensionRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(time_extensions::table.find(&row.id)).set(row.clone())
    )
}
