//! Queries on rounds, pods, places and games.

use std::collections::BTreeMap;

use crate::values::{Label, OptionalLabel};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use crate::schema::{clocks, games, places, pods, rounds};
use crate::tournaments::Tournament;
use crate::{
    CHUNK, DbError, Lookup, OutcomeWord, PlaceKind, Reader, ResultKind, RoundState, StageWord, TournamentState, Writer,
    each, execute, new_id,
};
use podium_base::clock::Moment;
use podium_event::profile::EndOfRound;
use podium_event::round_names::{Playoff, RoundName, RoundNames};

/// A round as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = rounds, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct RoundRow {
    pub id: String,
    pub tournament_id: String,
    pub number: i64,
    pub stage: StageWord,
    #[diesel(serialize_as = Label<RoundState>, deserialize_as = Label<RoundState>)]
    pub state: RoundState,
    pub draw_counter: i64,
    pub created_at: Moment,
    pub published_at: Option<Moment>,
    pub started_at: Option<Moment>,
    pub finished_at: Option<Moment>,
}

impl RoundRow {
    /// Creates a draft, drawn once.
    pub fn new(tournament: &str, number: i64, stage: StageWord, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            number,
            stage,
            state: RoundState::Draft,
            draw_counter: 1,
            created_at: at,
            published_at: None,
            started_at: None,
            finished_at: None,
        }
    }
}

/// When a round of any tournament was last published or finished.
pub fn newest_step(conn: &mut Reader<'_>) -> Result<Option<Moment>, DbError> {
    let (published, finished): (Option<Moment>, Option<Moment>) = each!(conn, |c| rounds::table
        .select((
            diesel::dsl::max(rounds::published_at),
            diesel::dsl::max(rounds::finished_at),
        ))
        .get_result(c))?;
    Ok(published.max(finished))
}

/// A pod as stored; its players are [`PlaceRow`]s.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
// without treat_none_as_null diesel leaves out what is `None`: a result could not be cleared
#[diesel(table_name = pods, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PodRow {
    pub id: String,
    pub round_id: String,
    pub position: i64,
    pub table_number: i64,
    pub result: Option<ResultKind>,
    pub reported_by: Option<String>,
    pub reported_at: Option<Moment>,
    pub note: Option<String>,
    pub version: i64,
    /// The way the table ends its round, if it differs from the tournament's profile (MTR-A 2.5A).
    #[diesel(serialize_as = OptionalLabel<EndOfRound>, deserialize_as = OptionalLabel<EndOfRound>)]
    pub end_of_round: Option<EndOfRound>,
    /// The reason for the difference; set if and only if there is one.
    pub end_of_round_reason: Option<String>,
    /// Whether the staff chose it for the stage; true for at most one pod of a round.
    pub featured: bool,
    /// Who left the table before the match had a result, as JSON; see [`PodRow::left`].
    pub left_seats: Option<String>,
}

/// A player who left a table, and the seat they had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftSeat {
    pub player: String,
    /// From 1.
    pub seat: i64,
}

impl PodRow {
    /// A pod without a result.
    pub fn new(round: &str, position: i64, table: i64) -> Self {
        Self {
            id: new_id(),
            round_id: round.to_owned(),
            position,
            table_number: table,
            result: None,
            reported_by: None,
            reported_at: None,
            note: None,
            version: 1,
            end_of_round: None,
            end_of_round_reason: None,
            featured: false,
            left_seats: None,
        }
    }

    /// Returns who left the table, in the order in which they did.
    pub fn left(&self) -> Vec<LeftSeat> {
        let read = |list: &String| serde_json::from_str(list).ok();
        self.left_seats.as_ref().and_then(read).unwrap_or_default()
    }

    /// Sets who left the table.
    pub fn set_left(&mut self, left: &[LeftSeat]) {
        let list = || serde_json::to_string(left).expect("ids and numbers have a form in JSON");
        self.left_seats = (!left.is_empty()).then(list);
    }
}

/// A player's place in a round: a seat, a bye or a match loss.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = places, treat_none_as_default_value = false)]
pub struct PlaceRow {
    pub round_id: String,
    pub tournament_id: String,
    pub player_id: String,
    pub kind: PlaceKind,
    pub pod_id: Option<String>,
    pub seat: Option<i64>,
    pub outcome: Option<OutcomeWord>,
    pub conceded: bool,
    pub match_loss: bool,
    /// The place in a match that scores by places (T45); those who left together have the first of theirs.
    pub place: Option<i64>,
    /// Since when a judge has noted that the player is missing; a result ends it.
    pub missing_since: Option<Moment>,
}

impl PlaceRow {
    /// A place without a seat.
    pub fn new(tournament: &str, round: &str, player: &str, kind: PlaceKind) -> Self {
        Self {
            round_id: round.to_owned(),
            tournament_id: tournament.to_owned(),
            player_id: player.to_owned(),
            kind,
            pod_id: None,
            seat: None,
            outcome: None,
            conceded: false,
            match_loss: false,
            place: None,
            missing_since: None,
        }
    }

    /// Returns the pod's result for the player.
    pub fn mark(&self) -> Mark {
        Mark {
            outcome: self.outcome,
            conceded: self.conceded,
            match_loss: self.match_loss,
            place: self.place,
            missing_since: self.missing_since,
        }
    }

    /// A seat of a pod, first player 1.
    #[must_use]
    pub fn at_seat(self, pod: &str, seat: i64) -> Self {
        Self {
            pod_id: Some(pod.to_owned()),
            seat: Some(seat),
            ..self
        }
    }
}

/// The result of a pod for one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, AsChangeset)]
#[diesel(table_name = places, treat_none_as_null = true)]
pub struct Mark {
    pub outcome: Option<OutcomeWord>,
    pub conceded: bool,
    pub match_loss: bool,
    pub place: Option<i64>,
    pub missing_since: Option<Moment>,
}

/// One game of a pod's match.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = games, treat_none_as_default_value = false)]
pub struct GameRow {
    pub pod_id: String,
    pub number: i64,
    /// `None` = drawn.
    pub winner_id: Option<String>,
}

/// The rounds of a tournament by number.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<RoundRow>, DbError> {
    each!(conn, |c| RoundRow::query()
        .filter(rounds::tournament_id.eq(tournament))
        .order(rounds::number)
        .load(c))
}

/// Returns the name of a tournament's round as players say it.
///
/// # Errors
/// The tournament's profile cannot be read.
pub fn name(conn: &mut Reader<'_>, tournament: &Tournament, number: i64) -> Result<RoundName, DbError> {
    Ok(names(conn, tournament)?.name(number))
}

/// Returns the facts from which the names of a tournament's rounds follow.
///
/// # Errors
/// The tournament's profile cannot be read.
pub fn names(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<RoundNames, DbError> {
    // Before the cut there are only Swiss rounds, so nothing has to be read.
    if matches!(
        tournament.state,
        TournamentState::Setup | TournamentState::Registration | TournamentState::Swiss
    ) {
        return Ok(RoundNames::default());
    }
    let all = of_tournament(conn, &tournament.id)?;
    let playoff = Playoff {
        swiss: all.iter().filter(|row| row.stage == StageWord::Swiss).count() as u32,
        cut: tournament.cut_size.map(|size| size as usize),
        pod_size: tournament.profile()?.pod_size,
    };
    Ok(RoundNames { playoff: Some(playoff) })
}

pub fn by_number(conn: &mut Reader<'_>, tournament: &str, number: i64) -> Result<Option<RoundRow>, DbError> {
    each!(conn, |c| RoundRow::query()
        .filter(rounds::tournament_id.eq(tournament).and(rounds::number.eq(number)))
        .one(c))
}

/// What a draft was made from, as [`set_basis`] stored it.
pub fn basis(conn: &mut Reader<'_>, round: &str) -> Result<Option<String>, DbError> {
    each!(conn, |c| rounds::table.find(round).select(rounds::basis).get_result(c))
}

/// All pods of a tournament, by position.
pub fn pods_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PodRow>, DbError> {
    each!(conn, |c| pods::table
        .inner_join(rounds::table)
        .filter(rounds::tournament_id.eq(tournament))
        .order((rounds::number, pods::position))
        .select(PodRow::as_select())
        .load(c))
}

pub fn pods_of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<PodRow>, DbError> {
    each!(conn, |c| PodRow::query()
        .filter(pods::round_id.eq(round))
        .order(pods::position)
        .load(c))
}

pub fn pod_at_table(conn: &mut Reader<'_>, round: &str, table: i64) -> Result<Option<PodRow>, DbError> {
    each!(conn, |c| PodRow::query()
        .filter(pods::round_id.eq(round).and(pods::table_number.eq(table)))
        .one(c))
}

/// Returns all places of a tournament: pods' in seat order, the rest by player.
pub fn places_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PlaceRow>, DbError> {
    each!(conn, |c| PlaceRow::query()
        // by its rounds, whose places have an index: by tournament, the places of all tournaments would be scanned
        .filter(
            places::round_id.eq_any(
                rounds::table
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(rounds::id)
            )
        )
        // NULL sorts first on SQLite and last on PostgreSQL: callers must not depend on where places without a pod are
        .order((places::pod_id, places::seat, places::player_id))
        .load(c))
}

pub fn places_of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<PlaceRow>, DbError> {
    each!(conn, |c| PlaceRow::query()
        .filter(places::round_id.eq(round))
        .order((places::pod_id, places::seat, places::player_id))
        .load(c))
}

/// The places of one pod in seat order.
pub fn places_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<PlaceRow>, DbError> {
    each!(conn, |c| PlaceRow::query()
        .filter(places::pod_id.eq(pod))
        .order(places::seat)
        .load(c))
}

/// The place of a player in a round.
pub fn place_of(conn: &mut Reader<'_>, round: &str, player: &str) -> Result<Option<PlaceRow>, DbError> {
    each!(conn, |c| PlaceRow::query().find((round, player)).one(c))
}

/// A pod by its id.
pub fn pod_by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<PodRow>, DbError> {
    each!(conn, |c| PodRow::query().find(id).one(c))
}

/// All games of a tournament's matches by number.
pub fn games_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<GameRow>, DbError> {
    each!(conn, |c| GameRow::query()
        .filter(
            games::pod_id.eq_any(
                pods::table
                    .inner_join(rounds::table)
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(pods::id),
            )
        )
        .order((games::pod_id, games::number))
        .load(c))
}

/// The games of a round's matches by number.
pub fn games_of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<GameRow>, DbError> {
    each!(conn, |c| GameRow::query()
        .filter(games::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .order((games::pod_id, games::number))
        .load(c))
}

pub fn games_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<GameRow>, DbError> {
    each!(conn, |c| GameRow::query()
        .filter(games::pod_id.eq(pod))
        .order(games::number)
        .load(c))
}

pub fn insert_round(conn: &mut Writer<'_>, round: &RoundRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(rounds::table).values(round.clone()))
}

/// Stores every column of a round.
pub fn update_round(conn: &mut Writer<'_>, round: &RoundRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(rounds::table.find(&round.id)).set(round.clone()))
}

/// Stores what a draft was made from, as JSON.
pub fn set_basis(conn: &mut Writer<'_>, round: &str, basis: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(rounds::table.find(round)).set(rounds::basis.eq(basis))
    )
}

/// Deletes a pod without places.
pub fn delete_pod(conn: &mut Writer<'_>, pod: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(pods::table.find(pod)))
}

pub fn insert_pods(conn: &mut Writer<'_>, rows: &[PodRow]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(pods::table).values(chunk.to_vec())))
}

/// Stores every column of a pod.
pub fn update_pod(conn: &mut Writer<'_>, row: &PodRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(pods::table.find(&row.id)).set(row.clone()))
}

/// Chooses the one pod of a round that the stage shows.
pub fn feature(conn: &mut Writer<'_>, round: &str, pod: &str) -> Result<(), DbError> {
    // first, so that there are never two
    execute!(
        conn,
        diesel::update(pods::table.filter(pods::round_id.eq(round).and(pods::featured))).set(pods::featured.eq(false))
    )?;
    execute!(conn, diesel::update(pods::table.find(pod)).set(pods::featured.eq(true)))
}

pub fn insert_places(conn: &mut Writer<'_>, rows: &[PlaceRow]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(places::table).values(chunk)))
}

/// Stores a result for everybody at a pod.
pub fn mark_pod(conn: &mut Writer<'_>, pod: &str, mark: Mark) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(places::table.filter(places::pod_id.eq(pod))).set(mark)
    )
}

/// Stores a result for one player at a pod.
pub fn mark_place(conn: &mut Writer<'_>, place: &PlaceRow, mark: Mark) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(places::table.find((&place.round_id, &place.player_id))).set(mark)
    )
}

/// Stores since when a player is missing from their table; `None`: they are there.
pub fn set_missing(conn: &mut Writer<'_>, place: &PlaceRow, since: Option<Moment>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(places::table.find((&place.round_id, &place.player_id))).set(places::missing_since.eq(since))
    )
}

/// Replaces the games of a pod.
pub fn set_games(conn: &mut Writer<'_>, pod: &str, rows: &[GameRow]) -> Result<(), DbError> {
    // otherwise a shorter match would leave the games of a longer one behind
    execute!(conn, diesel::delete(games::table.filter(games::pod_id.eq(pod))))?;
    execute!(conn, diesel::insert_into(games::table).values(rows))
}

/// Deletes one player's place in a round.
pub fn delete_place(conn: &mut Writer<'_>, round: &str, player: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(places::table.find((round, player))))
}

/// Deletes the pods and places of a round, which can then be placed again.
pub fn clear_round(conn: &mut Writer<'_>, round: &str) -> Result<(), DbError> {
    // First: both databases refuse to delete pods that something refers to.
    let pods: Vec<String> = pods_of_round(conn, round)?.into_iter().map(|pod| pod.id).collect();
    crate::floor::board::detach_pods(conn, &pods)?;
    execute!(
        conn,
        diesel::delete(
            games::table.filter(games::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id))),
        )
    )?;
    execute!(conn, diesel::delete(clocks::table.find(round)))?;
    execute!(conn, diesel::delete(places::table.filter(places::round_id.eq(round))))?;
    execute!(conn, diesel::delete(pods::table.filter(pods::round_id.eq(round))))
}

/// Deletes a round.
pub fn delete_round(conn: &mut Writer<'_>, round: &str) -> Result<(), DbError> {
    clear_round(conn, round)?;
    execute!(conn, diesel::delete(rounds::table.find(round)))
}

/// Returns the round and the table of every pod of a tournament, by its id.
pub fn places_of_pods(conn: &mut Reader<'_>, tournament: &str) -> Result<BTreeMap<String, (i64, i64)>, DbError> {
    let rows: Vec<(String, i64, i64)> = each!(conn, |c| pods::table
        .inner_join(rounds::table)
        .filter(rounds::tournament_id.eq(tournament))
        .select((pods::id, rounds::number, pods::table_number))
        .load(c))?;
    Ok(rows
        .into_iter()
        .map(|(pod, round, table)| (pod, (round, table)))
        .collect())
}
