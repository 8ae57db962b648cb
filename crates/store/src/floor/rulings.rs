//! Rulings, and the players they are about.

use crate::values::{Label, OptionalLabel};
use diesel::prelude::*;

use crate::schema::{places, ruling_players, rulings};
use crate::{DbError, Lookup, PenaltyEffect, Reader, RulingState, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = rulings, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct RulingRow {
    pub id: String,
    pub tournament_id: String,
    /// The short number people see.
    pub number: i64,
    /// 0 = before the first round.
    pub round: i64,
    pub pod_id: Option<String>,
    pub call_id: Option<String>,
    pub what: String,
    pub answer: String,
    pub rule: String,
    #[diesel(serialize_as = Label<RulingState>, deserialize_as = Label<RulingState>)]
    pub state: RulingState,
    pub made_by: Option<String>,
    pub made_at: Moment,
    pub appealed_at: Option<Moment>,
    pub decided_by: Option<String>,
    pub decided_at: Option<Moment>,
    /// The head judge's decision.
    pub decision: Option<String>,
    /// The time extension that it gave.
    pub extension_id: Option<String>,
    pub version: i64,
    /// When a ruling that it was built on was overturned; `None` once the head judge has looked at it again.
    pub flagged_at: Option<Moment>,
    pub withdrawn_by: Option<String>,
    pub withdrawn_at: Option<Moment>,
    pub withdrawn_reason: Option<String>,
    /// What was changed later, as JSON, oldest first.
    pub earlier_texts: Option<String>,
    /// Who withdrew it, if it was imported: a document has no accounts.
    pub withdrawn_name: Option<String>,
}

impl RulingRow {
    /// A ruling that holds, without text or table.
    pub fn new(tournament: &str, number: i64, round: i64, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            number,
            round,
            pod_id: None,
            call_id: None,
            what: String::new(),
            answer: String::new(),
            rule: String::new(),
            state: RulingState::Given,
            made_by: None,
            made_at: at,
            appealed_at: None,
            decided_by: None,
            decided_at: None,
            decision: None,
            extension_id: None,
            version: 1,
            flagged_at: None,
            withdrawn_by: None,
            withdrawn_at: None,
            withdrawn_reason: None,
            earlier_texts: None,
            withdrawn_name: None,
        }
    }
}

/// A player of a ruling.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = ruling_players, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(ruling_id, player_id))]
pub struct RulingPlayerRow {
    pub ruling_id: String,
    pub tournament_id: String,
    pub player_id: String,
    /// A code of the tournament's penalty table.
    pub infraction: Option<String>,
    /// `caution` … `disqualification` (T30).
    pub penalty: Option<String>,
    /// The penalty that the desk proposed, if the judge decided otherwise; `none` for no penalty.
    pub proposed: Option<String>,
    /// Whether the player is dropped with it.
    pub drops: bool,
    /// How the penalty was carried out; `None`: nothing to carry out, or it waits for the head judge.
    #[diesel(serialize_as = OptionalLabel<PenaltyEffect>, deserialize_as = OptionalLabel<PenaltyEffect>)]
    pub effect: Option<PenaltyEffect>,
    /// The followed game that it was entered in, which may be gone since, and the number of its action there.
    pub game_id: Option<String>,
    pub game_action: Option<i64>,
    /// Numbers of the earlier rulings that the upgrade counted, as "1 3".
    pub built_on: String,
    /// The account that carried it out at the table, and when; `None` while a judge still has to.
    pub done_by: Option<String>,
    pub done_at: Option<Moment>,
    /// The round of the match that a penalty is carried out in, if it was given between matches; `None`: that of its ruling,
    /// or the player has had no match since.
    pub due_round: Option<i64>,
    /// The penalty that a judge still has to undo at the table, because it does not stand any more.
    pub to_undo: Option<String>,
}

impl RulingPlayerRow {
    /// Creates a ruling's player without a penalty.
    pub fn new(ruling: &RulingRow, player: &str) -> Self {
        Self {
            ruling_id: ruling.id.clone(),
            tournament_id: ruling.tournament_id.clone(),
            player_id: player.to_owned(),
            infraction: None,
            penalty: None,
            proposed: None,
            drops: false,
            effect: None,
            game_id: None,
            game_action: None,
            built_on: String::new(),
            done_by: None,
            done_at: None,
            due_round: None,
            to_undo: None,
        }
    }

    /// Returns whether the ruling concerns the player in a round: it was given in it, or is carried out in it.
    pub fn is_in(&self, ruling: &RulingRow, round: i64) -> bool {
        self.due_round.unwrap_or(ruling.round) == round
    }

    /// Returns the numbers of the earlier rulings that the upgrade counted.
    pub fn basis(&self) -> impl Iterator<Item = i64> {
        self.built_on.split(' ').filter_map(|number| number.parse().ok())
    }
}

/// All rulings of a tournament by number.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<RulingRow>, DbError> {
    each!(conn, |c| RulingRow::query()
        .filter(rulings::tournament_id.eq(tournament))
        .order(rulings::number)
        .load(c))
}

/// Returns since when rulings of a tournament have waited for the head judge, one moment for each: appealed, to be
/// confirmed, or built on one that was overturned.
pub fn waiting_since(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Moment>, DbError> {
    let rows: Vec<(Moment, Option<Moment>, Option<Moment>)> = each!(conn, |c| rulings::table
        .filter(
            rulings::tournament_id.eq(tournament).and(
                rulings::state
                    .eq(Label(RulingState::Appealed))
                    .or(rulings::flagged_at.is_not_null())
            )
        )
        .select((rulings::made_at, rulings::appealed_at, rulings::flagged_at))
        .load(c))?;
    Ok(rows
        .into_iter()
        .map(|(made, appealed, flagged)| flagged.or(appealed).unwrap_or(made))
        .collect())
}

/// A ruling of a tournament.
pub fn by_number(conn: &mut Reader<'_>, tournament: &str, number: i64) -> Result<Option<RulingRow>, DbError> {
    each!(conn, |c| RulingRow::query()
        .filter(rulings::number.eq(number).and(rulings::tournament_id.eq(tournament)))
        .one(c))
}

/// The players of all rulings of a tournament, ruling by ruling.
pub fn players_of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<RulingPlayerRow>, DbError> {
    each!(conn, |c| RulingPlayerRow::query()
        .filter(ruling_players::tournament_id.eq(tournament))
        .order((ruling_players::ruling_id, ruling_players::player_id))
        .load(c))
}

/// The players of a ruling.
pub fn players_of(conn: &mut Reader<'_>, ruling: &str) -> Result<Vec<RulingPlayerRow>, DbError> {
    each!(conn, |c| RulingPlayerRow::query()
        .filter(ruling_players::ruling_id.eq(ruling))
        .order(ruling_players::player_id)
        .load(c))
}

/// The penalties of a tournament that were given between matches and have not been carried out in one, with their rulings,
/// oldest first.
pub fn without_match(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(RulingRow, RulingPlayerRow)>, DbError> {
    each!(conn, |c| rulings::table
        .inner_join(ruling_players::table)
        .filter(rulings::tournament_id.eq(tournament))
        .filter(
            ruling_players::penalty
                .is_not_null()
                .and(ruling_players::effect.is_null())
        )
        .order((rulings::number, ruling_players::player_id))
        .select((RulingRow::as_select(), RulingPlayerRow::as_select()))
        .load(c))
}

/// The players of all rulings of a tournament, with their rulings, oldest first.
pub fn with_players(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(RulingRow, RulingPlayerRow)>, DbError> {
    each!(conn, |c| rulings::table
        .inner_join(ruling_players::table)
        .filter(rulings::tournament_id.eq(tournament))
        .order((rulings::number, ruling_players::player_id))
        .select((RulingRow::as_select(), RulingPlayerRow::as_select()))
        .load(c))
}

/// The players of the rulings that were given in a round or are carried out in it, with their rulings.
pub fn players_of_round(
    conn: &mut Reader<'_>,
    tournament: &str,
    round: i64,
) -> Result<Vec<(RulingRow, RulingPlayerRow)>, DbError> {
    each!(conn, |c| rulings::table
        .inner_join(ruling_players::table)
        .filter(rulings::tournament_id.eq(tournament))
        .filter(
            // given in the round, or carried out in it
            ruling_players::due_round.eq(Some(round)).or(rulings::round
                .eq(round)
                .and(ruling_players::due_round.is_null())
                .nullable()),
        )
        .order((rulings::number, ruling_players::player_id))
        .select((RulingRow::as_select(), RulingPlayerRow::as_select()))
        .load(c))
}

/// Returns the players of a pod who are in rulings of its round, with those rulings.
pub fn players_of_pod(
    conn: &mut Reader<'_>,
    tournament: &str,
    round: i64,
    pod: &str,
) -> Result<Vec<(RulingRow, RulingPlayerRow)>, DbError> {
    each!(conn, |c| {
        // By the players, not by the ruling's table: a ruling may name a player who was at no table when it was given.
        let seated = places::table.filter(places::pod_id.eq(pod)).select(places::player_id);
        rulings::table
            .inner_join(ruling_players::table)
            .filter(rulings::tournament_id.eq(tournament))
            .filter(
                // given in the round, or carried out in it
                ruling_players::due_round.eq(Some(round)).or(rulings::round
                    .eq(round)
                    .and(ruling_players::due_round.is_null())
                    .nullable()),
            )
            .filter(ruling_players::player_id.eq_any(seated))
            .order((rulings::number, ruling_players::player_id))
            .select((RulingRow::as_select(), RulingPlayerRow::as_select()))
            .load(c)
    })
}

/// The rulings about a player, each with the player's part in it, oldest first.
pub fn about_player(
    conn: &mut Reader<'_>,
    tournament: &str,
    player: &str,
) -> Result<Vec<(RulingRow, RulingPlayerRow)>, DbError> {
    each!(conn, |c| rulings::table
        .inner_join(ruling_players::table)
        .filter(
            rulings::tournament_id
                .eq(tournament)
                .and(ruling_players::player_id.eq(player))
        )
        .order(rulings::number)
        .select((RulingRow::as_select(), RulingPlayerRow::as_select()))
        .load(c))
}

/// The number the next ruling gets.
pub fn next_number(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    let highest: Option<i64> = each!(conn, |c| rulings::table
        .filter(rulings::tournament_id.eq(tournament))
        .select(diesel::dsl::max(rulings::number))
        .get_result(c))?;
    Ok(highest.unwrap_or(0) + 1)
}

/// Records a ruling.
pub fn insert(conn: &mut Writer<'_>, row: &RulingRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(rulings::table).values(row.clone()))
}

/// Stores every column of a ruling.
pub fn update(conn: &mut Writer<'_>, row: &RulingRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(rulings::table.find(&row.id)).set(row.clone()))
}

/// Adds a player to a ruling.
pub fn insert_player(conn: &mut Writer<'_>, row: &RulingPlayerRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(ruling_players::table).values(row.clone()))
}

/// Stores every column of a ruling's player.
pub fn update_player(conn: &mut Writer<'_>, row: &RulingPlayerRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(ruling_players::table.find((&row.ruling_id, &row.player_id))).set(row.clone())
    )
}
