//! Calls for a judge, and which judge covers which table.

use crate::values::Label;
use diesel::prelude::*;

use crate::schema::{calls, covers, pods};
use crate::{CallState, DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;
use podium_event::round_clock::ruling_extension;

/// The most minutes that a table gets for its call, in case the call was forgotten.
pub const LONGEST_CALL: i64 = 120;

/// A call for a judge.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
// without treat_none_as_null diesel leaves out what is `None`: a call given back would keep its judge
#[diesel(table_name = calls, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct CallRow {
    pub id: String,
    pub tournament_id: String,
    /// The pod; `None`: the call came from away from the tables.
    pub pod_id: Option<String>,
    /// The player who called; `None`: the staff noted the call.
    pub player_id: Option<String>,
    /// The judge who noted it.
    pub made_by: Option<String>,
    pub made_at: Moment,
    pub what: String,
    #[diesel(serialize_as = Label<CallState>, deserialize_as = Label<CallState>)]
    pub state: CallState,
    pub claimed_by: Option<String>,
    pub claimed_at: Option<Moment>,
    pub escalated_by: Option<String>,
    pub escalated_at: Option<Moment>,
    pub resolved_by: Option<String>,
    pub resolved_at: Option<Moment>,
    /// How it was resolved.
    pub answer: Option<String>,
    pub version: i64,
    /// Ids of the other players of the table who called too, separated by spaces, in their order.
    pub joined: String,
    /// When the first judge took it; `None` again once it was given back to all judges.
    pub first_taken_at: Option<Moment>,
    /// What was passed on to the head judge with it.
    pub escalated_note: Option<String>,
    /// The judge who stays at the table until the head judge comes.
    pub stays_by: Option<String>,
    /// The judge who handed it to `claimed_by`, until that judge has taken it.
    pub handed_by: Option<String>,
}

impl CallRow {
    /// Creates a call that waits for a judge and is not tied to a table.
    pub fn new(tournament: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            pod_id: None,
            player_id: None,
            made_by: None,
            made_at: at,
            what: String::new(),
            state: CallState::Waiting,
            claimed_by: None,
            claimed_at: None,
            escalated_by: None,
            escalated_at: None,
            resolved_by: None,
            resolved_at: None,
            answer: None,
            version: 1,
            joined: String::new(),
            first_taken_at: None,
            escalated_note: None,
            stays_by: None,
            handed_by: None,
        }
    }

    /// Returns whether it is neither resolved nor withdrawn.
    pub fn is_open(&self) -> bool {
        !matches!(self.state, CallState::Resolved | CallState::Withdrawn)
    }

    /// The ids of the players who called, the first one first.
    pub fn callers(&self) -> impl Iterator<Item = &str> {
        self.player_id
            .as_deref()
            .into_iter()
            .chain(self.joined.split_whitespace())
    }

    /// Returns whether a player is among those who called.
    pub fn is_of(&self, player: &str) -> bool {
        self.callers().any(|caller| caller == player)
    }

    /// Returns the minutes that T21 gives for the call: from the moment the first judge took it until it was resolved,
    /// or until now; `None` for up to one minute, or while no judge has taken it.
    pub fn ruling_minutes(&self, now: Moment) -> Option<u32> {
        let until = self.resolved_at.unwrap_or(now);
        // the server's clock may have been set back, or the call forgotten overnight
        let seconds = (until - self.first_taken_at?).num_seconds().clamp(0, LONGEST_CALL * 60);
        ruling_extension(u32::try_from(seconds).unwrap_or(0))
    }
}

/// The assignment of a staff member to a table.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = covers, treat_none_as_null = true, treat_none_as_default_value = false)]
#[diesel(primary_key(pod_id))]
pub struct CoverRow {
    pub pod_id: String,
    pub account_id: String,
    pub since: Moment,
}

/// All calls of a tournament, oldest first.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<CallRow>, DbError> {
    each!(conn, |c| CallRow::query()
        .filter(calls::tournament_id.eq(tournament))
        .order(calls::id)
        .load(c))
}

/// The calls that are neither resolved nor withdrawn, oldest first.
pub fn open(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<CallRow>, DbError> {
    let open = [CallState::Waiting, CallState::Claimed, CallState::Escalated].map(Label);
    each!(conn, |c| CallRow::query()
        .filter(calls::tournament_id.eq(tournament).and(calls::state.eq_any(open)))
        .order(calls::id)
        .load(c))
}

/// A call of a tournament.
pub fn by_id(conn: &mut Reader<'_>, tournament: &str, id: &str) -> Result<Option<CallRow>, DbError> {
    each!(conn, |c| CallRow::query()
        .filter(calls::id.eq(id).and(calls::tournament_id.eq(tournament)))
        .one(c))
}

/// Inserts a call.
pub fn insert(conn: &mut Writer<'_>, row: &CallRow) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(calls::table).values(row.clone()))
}

/// Stores every column of a call.
pub fn update(conn: &mut Writer<'_>, row: &CallRow) -> Result<(), DbError> {
    execute!(conn, diesel::update(calls::table.find(&row.id)).set(row.clone()))
}

/// Returns the covers of a round.
pub fn covers_of_round(conn: &mut Reader<'_>, round: &str) -> Result<Vec<CoverRow>, DbError> {
    each!(conn, |c| CoverRow::query()
        .filter(covers::pod_id.eq_any(pods::table.filter(pods::round_id.eq(round)).select(pods::id)))
        .order(covers::since)
        .load(c))
}

/// Sets the staff member who covers a table; `None`: nobody.
pub fn set_cover(conn: &mut Writer<'_>, pod: &str, row: Option<&CoverRow>) -> Result<(), DbError> {
    each!(conn, |c| {
        // Deleted and inserted: a table has one cover, no matter who had it before.
        diesel::delete(covers::table.find(pod)).execute(c)?;
        if let Some(row) = row {
            diesel::insert_into(covers::table).values(row).execute(c)?;
        }
        Ok(())
    })
}
