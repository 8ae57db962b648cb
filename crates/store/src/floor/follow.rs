//! Queries on the games that judges follow: a setup and its list of actions.

use crate::values::Label;
use diesel::prelude::*;

use crate::schema::{followed_games, game_actions, places, players, pods, rounds};
use crate::tournaments::{self, players::PlayerRow};
use crate::{CHUNK, DbError, FollowState, Lookup, Reader, Writer, each, execute, in_chunks, new_id};
use podium_base::clock::Moment;

/// A game of a pod that is or was followed.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
// without treat_none_as_null diesel leaves out what is `None`: a reopened game would stay closed
#[diesel(table_name = followed_games, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct FollowedRow {
    pub id: String,
    pub pod_id: String,
    /// The number of the game in its match, from 1.
    pub number: i64,
    /// `podium-game/1` without actions.
    pub setup: String,
    #[diesel(serialize_as = Label<FollowState>, deserialize_as = Label<FollowState>)]
    pub state: FollowState,
    pub started_by: Option<String>,
    pub started_at: Moment,
    /// The person who confirmed its outcome, or gave it up.
    pub closed_by: Option<String>,
    pub closed_at: Option<Moment>,
    /// A counter of what judges did in it, and of its openings and ends: their forms are made from it.
    pub version: i64,
    /// The tournament's `games_version` with its last change.
    pub changed: i64,
}

impl FollowedRow {
    /// Creates an open game.
    pub fn new(pod: &str, number: i64, setup: String, at: Moment) -> Self {
        Self {
            id: new_id(),
            pod_id: pod.to_owned(),
            number,
            setup,
            state: FollowState::Open,
            started_by: None,
            started_at: at,
            closed_by: None,
            closed_at: None,
            version: 1,
            changed: 0,
        }
    }
}

/// One action of a followed game; an undone one stays and is marked.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = game_actions, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(game_id, number))]
pub struct ActionRow {
    pub game_id: String,
    /// In the order they were done, from 1.
    pub number: i64,
    /// An action of `podium-game/1`.
    pub action: String,
    pub account_id: Option<String>,
    pub at: Moment,
    pub undone_by: Option<String>,
    pub undone_at: Option<Moment>,
    /// The player who did it at the table itself.
    pub player_id: Option<String>,
    pub undone_by_player: Option<String>,
    /// The tournament's `games_version` when it was done, undone or rewritten last.
    pub changed: i64,
}

impl ActionRow {
    /// Creates an action that counts.
    pub fn new(game: &str, number: i64, action: String, at: Moment) -> Self {
        Self {
            game_id: game.to_owned(),
            number,
            action,
            account_id: None,
            at,
            undone_by: None,
            undone_at: None,
            player_id: None,
            undone_by_player: None,
            changed: 0,
        }
    }
}

/// All followed games of a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<FollowedRow>, DbError> {
    each!(conn, |c| FollowedRow::query()
        .filter(
            followed_games::pod_id.eq_any(
                pods::table
                    .inner_join(rounds::table)
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(pods::id),
            )
        )
        // By age: an id begins with its time (UUIDv7).
        .order(followed_games::id)
        .load(c))
}

/// A followed game by its id.
pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<FollowedRow>, DbError> {
    each!(conn, |c| FollowedRow::query().find(id).one(c))
}

/// All followed games of a round, oldest first.
pub fn of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<FollowedRow>, DbError> {
    each!(conn, |c| FollowedRow::query()
        .filter(followed_games::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .order(followed_games::id)
        .load(c))
}

/// The followed games of a round that have changed after a value of the tournament's `games_version`, oldest first.
pub fn changed_in_round(conn: &mut Reader<'_>, round: &str, after: i64) -> Result<Vec<FollowedRow>, DbError> {
    each!(conn, |c| FollowedRow::query()
        .filter(followed_games::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .filter(followed_games::changed.gt(after))
        .order(followed_games::id)
        .load(c))
}

/// The players at the tables of a tournament whose games have changed after a value of its `games_version`, up to and including
/// another one: the number of the table, and the player's id.
pub fn players_of_changed(
    conn: &mut Reader<'_>,
    slug: &str,
    after: i64,
    up_to: i64,
) -> Result<Vec<(i64, String)>, DbError> {
    let Some(tournament) = tournaments::stamp(conn, slug)? else {
        return Ok(Vec::new());
    };
    each!(conn, |c| followed_games::table
        .inner_join(pods::table.inner_join(rounds::table))
        .inner_join(places::table.on(places::pod_id.eq(followed_games::pod_id.nullable())))
        .filter(followed_games::changed.gt(after).and(followed_games::changed.le(up_to)))
        .filter(rounds::tournament_id.eq(&tournament.id))
        .select((pods::table_number, places::player_id))
        .load(c))
}

/// All followed games of a pod, oldest first.
pub fn of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<FollowedRow>, DbError> {
    each!(conn, |c| FollowedRow::query()
        .filter(followed_games::pod_id.eq(pod))
        .order(followed_games::id)
        .load(c))
}

/// Returns the players of a pod in seat order.
pub fn players_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<PlayerRow>, DbError> {
    each!(conn, |c| players::table
        .inner_join(places::table.on(places::player_id.eq(players::id)))
        .filter(places::pod_id.eq(pod))
        .order(places::seat)
        .select(PlayerRow::as_select())
        .load(c))
}

/// Deletes the followed games of a pod.
pub fn delete_of_pod(conn: &mut Writer<'_>, pod: &str) -> Result<(), DbError> {
    let games = || followed_games::table.filter(followed_games::pod_id.eq(pod));
    let of_pod = games().select(followed_games::id);
    execute!(
        conn,
        diesel::delete(game_actions::table.filter(game_actions::game_id.eq_any(of_pod)))
    )?;
    execute!(conn, diesel::delete(games()))
}

/// Inserts a followed game.
pub fn insert(conn: &mut Writer<'_>, row: &FollowedRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(followed_games::table).values(row.clone()))
}

/// Stores every column of a followed game.
pub fn update(conn: &mut Writer<'_>, row: &FollowedRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(followed_games::table.find(&row.id)).set(row.clone())
    )
}

/// Stores only that a followed game has changed, because one of its actions was rewritten.
pub fn set_changed(conn: &mut Writer<'_>, id: &str, changed: i64) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(followed_games::table.find(id)).set(followed_games::changed.eq(changed))
    )
}

/// The actions of a game in the order they were done.
pub fn actions(conn: &mut Reader<'_>, game: &str) -> Result<Vec<ActionRow>, DbError> {
    each!(conn, |c| ActionRow::query()
        .filter(game_actions::game_id.eq(game))
        .order(game_actions::number)
        .load(c))
}

/// The actions of some games, game by game in the order they were done.
pub fn actions_of_games(conn: &mut Reader<'_>, games: &[&str]) -> Result<Vec<ActionRow>, DbError> {
    in_chunks(games, |chunk| {
        each!(conn, |c| ActionRow::query()
            .filter(game_actions::game_id.eq_any(chunk.iter().copied()))
            .order((game_actions::game_id, game_actions::number))
            .load(c))
    })
}

/// The actions of some games that were done or undone after a value of the tournament's `games_version`, game by game in their
/// order.
pub fn actions_changed(conn: &mut Reader<'_>, games: &[&str], after: i64) -> Result<Vec<ActionRow>, DbError> {
    in_chunks(games, |chunk| {
        each!(conn, |c| ActionRow::query()
            .filter(game_actions::game_id.eq_any(chunk.iter().copied()))
            .filter(game_actions::changed.gt(after))
            .order((game_actions::game_id, game_actions::number))
            .load(c))
    })
}

/// Adds what was read later to the actions of a game: an action that was undone or rewritten since takes the place of the earlier one.
pub fn merged(known: &[ActionRow], added: Vec<ActionRow>) -> Vec<ActionRow> {
    let mut all = known.to_vec();
    for row in added {
        match all.binary_search_by_key(&row.number, |known| known.number) {
            Ok(at) => all[at] = row,
            Err(at) => all.insert(at, row),
        }
    }
    all
}

/// The actions of every game of a round that was not given up, game by game in the order they were done.
pub fn actions_of_played_games(conn: &mut Reader<'_>, round: &str) -> Result<Vec<ActionRow>, DbError> {
    each!(conn, |c| game_actions::table
        .inner_join(followed_games::table.inner_join(pods::table))
        .filter(
            pods::round_id
                .eq(round)
                .and(followed_games::state.ne(Label(FollowState::Abandoned)))
        )
        .order((game_actions::game_id, game_actions::number))
        .select(ActionRow::as_select())
        .load(c))
}

/// The actions of all games of a pod, game by game in the order they were done.
pub fn actions_of_pod(conn: &mut Reader<'_>, pod: &str) -> Result<Vec<ActionRow>, DbError> {
    each!(conn, |c| game_actions::table
        .inner_join(followed_games::table)
        .filter(followed_games::pod_id.eq(pod))
        .order((game_actions::game_id, game_actions::number))
        .select(ActionRow::as_select())
        .load(c))
}

/// All actions of a tournament's followed games, game by game in the order they were done.
pub fn actions_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<ActionRow>, DbError> {
    each!(conn, |c| game_actions::table
        .inner_join(followed_games::table.inner_join(pods::table.inner_join(rounds::table)))
        .filter(rounds::tournament_id.eq(tournament))
        .order((game_actions::game_id, game_actions::number))
        .select(ActionRow::as_select())
        .load(c))
}

/// Adds actions to games.
pub fn insert_actions(conn: &mut Writer<'_>, rows: &[ActionRow]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(game_actions::table).values(chunk)))
}

/// Stores every column of an action.
pub fn update_action(conn: &mut Writer<'_>, row: &ActionRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(game_actions::table.find((&row.game_id, row.number))).set(row)
    )
}
