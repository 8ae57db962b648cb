//! Queries on the results that players report themselves.

use crate::values::Label;
use diesel::prelude::*;

use crate::schema::{pods, reports};
use crate::{DbError, Reader, ReportState, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A result that a player reported; it counts when another player of the pod confirms it.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = reports, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ReportRow {
    pub id: String,
    pub pod_id: String,
    pub tournament_id: String,
    pub player_id: String,
    /// As typed: one token a game, a seat or `D`.
    pub games: String,
    /// JSON list of seats.
    pub conceded: String,
    pub at: Moment,
    #[diesel(serialize_as = Label<ReportState>, deserialize_as = Label<ReportState>)]
    pub state: ReportState,
    pub answered_by: Option<String>,
    pub answered_at: Option<Moment>,
    /// The objection of the player who disputes it.
    pub objection: Option<String>,
    pub version: i64,
}

impl ReportRow {
    /// Creates a report that waits for a second player, without concessions.
    pub fn new(tournament: &str, pod: &str, player: &str, games: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            pod_id: pod.to_owned(),
            tournament_id: tournament.to_owned(),
            player_id: player.to_owned(),
            games: games.to_owned(),
            conceded: "[]".to_owned(),
            at,
            state: ReportState::Waiting,
            answered_by: None,
            answered_at: None,
            objection: None,
            version: 1,
        }
    }
}

/// All reports of a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<ReportRow>, DbError> {
    each!(conn, |c| ReportRow::query()
        .filter(reports::tournament_id.eq(tournament))
        .order(reports::id)
        .load(c))
}

/// All reports of a round, oldest first.
pub fn of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<ReportRow>, DbError> {
    each!(conn, |c| ReportRow::query()
        .filter(reports::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .order(reports::id)
        .load(c))
}

/// All reports of a pod, oldest first.
pub fn of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<ReportRow>, DbError> {
    each!(conn, |c| ReportRow::query()
        .filter(reports::pod_id.eq(pod))
        .order(reports::id)
        .load(c))
}

/// Returns the reports of a pod that wait or are disputed, oldest first.
pub fn open_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<ReportRow>, DbError> {
    each!(conn, |c| ReportRow::query()
        .filter(
            reports::pod_id
                .eq(pod)
                .and(reports::state.eq_any([ReportState::Waiting, ReportState::Disputed].map(Label)))
        )
        .order(reports::id)
        .load(c))
}

/// Stores a report.
pub fn insert(conn: &mut Writer<'_>, row: &ReportRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(reports::table).values(row.clone()))
}

/// Stores every column of a report.
pub fn update(conn: &mut Writer<'_>, row: &ReportRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(reports::table.find(&row.id)).set(row.clone()))
}
