//! Queries on webhook deliveries: one row for each webhook and event, sent in order.

use std::time::Duration;

use chrono::TimeDelta;
use diesel::prelude::*;

use super::webhooks::Webhook;
use crate::schema::{deliveries, webhooks};
use crate::{
    CHUNK, Database, DbError, DeliveryState, Reader, WebhookEvent, WebhookState, Writer, each, execute, new_id,
};
use podium_base::clock::Moment;

/// How long a delivery is retried.
pub const TRIED_FOR: TimeDelta = TimeDelta::hours(48);

/// An event to be sent to a webhook.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = deliveries, treat_none_as_default_value = false)]
pub struct Delivery {
    pub id: String,
    pub webhook_id: String,
    /// Its number at the webhook.
    pub sequence: i64,
    pub event: WebhookEvent,
    /// JSON without names or texts that people typed.
    pub what: String,
    /// The public version of the tournament, or the version of the community, after the command.
    pub tournament_version: i64,
    pub made_at: Moment,
    /// The moment before which it is not sent.
    pub due_from: Moment,
    /// The moment after which it is not retried.
    pub expires_at: Moment,
    pub state: DeliveryState,
    pub done_at: Option<Moment>,
    pub tries: i64,
    pub next_try_at: Moment,
    /// The HTTP status of the answer to the last try.
    pub status: Option<i64>,
    /// The beginning of that answer.
    pub answer: Option<String>,
    /// The reason why there was no answer.
    pub error: Option<String>,
    /// That of its webhook.
    pub tournament_id: Option<String>,
}

impl Delivery {
    /// Creates a delivery that waits to be sent.
    pub fn new(webhook: &Webhook, event: WebhookEvent, what: String, at: Moment) -> Self {
        Self {
            id: new_id(),
            webhook_id: webhook.id.clone(),
            sequence: 0,
            event,
            what,
            tournament_version: 0,
            made_at: at,
            due_from: at,
            expires_at: at + TRIED_FOR,
            state: DeliveryState::Waiting,
            done_at: None,
            tries: 0,
            next_try_at: at,
            status: None,
            answer: None,
            error: None,
            tournament_id: webhook.tournament_id.clone(),
        }
    }

    /// Returns the same delivery, not to be sent before a moment.
    #[must_use]
    pub fn later(self, due: Moment) -> Self {
        Self {
            due_from: due,
            next_try_at: due,
            expires_at: due + TRIED_FOR,
            ..self
        }
    }
}

impl Database {
    /// Notifies this process's sender that deliveries were stored.
    pub fn announce_deliveries(&self) {
        self.outbox.ring();
    }

    /// Waits until deliveries were announced more than `known` times, or until `longest` has passed; returns how often
    /// they were.
    pub fn wait_for_deliveries(&self, known: u64, longest: Duration) -> u64 {
        self.outbox.wait(known, longest)
    }
}

pub fn insert(conn: &mut Writer<'_>, rows: &[Delivery]) -> Result<(), DbError> {
    for chunk in rows.chunks(CHUNK) {
        execute!(conn, diesel::insert_into(deliveries::table).values(chunk))?;
    }
    Ok(())
}

/// The latest deliveries to a webhook, the newest first.
pub fn latest(conn: &mut Reader<'_>, webhook: &str, most: i64) -> Result<Vec<Delivery>, DbError> {
    each!(conn, |c| deliveries::table
        .filter(deliveries::webhook_id.eq(webhook))
        .order(deliveries::sequence.desc())
        .select(Delivery::as_select())
        .limit(most)
        .load(c))
}

/// A delivery to a webhook.
pub fn by_id(conn: &mut Reader<'_>, webhook: &str, id: &str) -> Result<Option<Delivery>, DbError> {
    each!(conn, |c| deliveries::table
        .find(id)
        .filter(deliveries::webhook_id.eq(webhook))
        .select(Delivery::as_select())
        .get_result(c)
        .optional())
}

/// Returns the delivery that is next at a webhook: none is sent before the earlier ones are done.
pub fn head(conn: &mut Reader<'_>, webhook: &str, at: Moment) -> Result<Option<Delivery>, DbError> {
    each!(conn, |c| deliveries::table
        .filter(deliveries::webhook_id.eq(webhook))
        .filter(deliveries::state.eq(DeliveryState::Waiting))
        .filter(deliveries::due_from.le(at))
        .order((deliveries::due_from, deliveries::sequence))
        .select(Delivery::as_select())
        .limit(1)
        .get_result(c)
        .optional())
}

/// Returns when the first of the scheduled deliveries becomes due.
pub fn next_due(conn: &mut Reader<'_>, webhook: &str) -> Result<Option<Moment>, DbError> {
    each!(conn, |c| deliveries::table
        .filter(deliveries::webhook_id.eq(webhook))
        .filter(deliveries::state.eq(DeliveryState::Waiting))
        .select(diesel::dsl::min(deliveries::due_from))
        .get_result(c))
}

/// Gives up the deliveries whose time is over.
pub fn expire(conn: &mut Writer<'_>, webhook: &str, at: Moment) -> Result<usize, DbError> {
    each!(conn, |c| diesel::update(
        deliveries::table
            .filter(deliveries::webhook_id.eq(webhook))
            .filter(deliveries::state.eq(DeliveryState::Waiting))
            .filter(deliveries::expires_at.le(at)),
    )
    .set((deliveries::state.eq(DeliveryState::GivenUp), deliveries::done_at.eq(at),))
    .execute(c))
}

/// Stores the outcome of a try: the delivery's state, the time of the next try, and the answer.
pub fn tried(conn: &mut Writer<'_>, row: &Delivery) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(deliveries::table.find(&row.id)).set((
            deliveries::state.eq(row.state),
            deliveries::done_at.eq(row.done_at),
            deliveries::tries.eq(row.tries),
            deliveries::next_try_at.eq(row.next_try_at),
            deliveries::expires_at.eq(row.expires_at),
            deliveries::status.eq(row.status),
            deliveries::answer.eq(&row.answer),
            deliveries::error.eq(&row.error),
        ))
    )
}

/// Counts the waiting deliveries of a webhook that are sent before the one that is due at `due` and has the number
/// `sequence`.
pub fn waiting_before(
    conn: &mut Reader<'_>,
    webhook: &str,
    due: Moment,
    sequence: i64,
    at: Moment,
) -> Result<usize, DbError> {
    let same = deliveries::due_from.eq(due).and(deliveries::sequence.lt(sequence));
    let count: i64 = each!(conn, |c| deliveries::table
        .filter(deliveries::webhook_id.eq(webhook))
        .filter(deliveries::state.eq(DeliveryState::Waiting))
        .filter(deliveries::expires_at.gt(at))
        .filter(deliveries::due_from.lt(due).or(same))
        .count()
        .get_result(c))?;
    Ok(usize::try_from(count).unwrap_or(0))
}

/// Makes failed deliveries due at once.
pub fn try_now(conn: &mut Writer<'_>, webhook: &str, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(
            deliveries::table
                .filter(deliveries::webhook_id.eq(webhook))
                .filter(deliveries::state.eq(DeliveryState::Waiting))
                .filter(deliveries::due_from.le(at)),
        )
        .set(deliveries::next_try_at.eq(at))
    )
}

/// Deletes the receivers' answers stored in a tournament: an answer may repeat a name.
pub fn forget_answers(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(
            deliveries::table
                .filter(deliveries::tournament_id.eq(tournament))
                .filter(deliveries::answer.is_not_null()),
        )
        .set(deliveries::answer.eq(None::<String>))
    )
}

/// Deletes the receivers' answers stored in a community, as [`forget_answers`] does.
pub fn forget_answers_in_community(conn: &mut Writer<'_>, community: &str) -> Result<(), DbError> {
    for webhook in super::webhooks::of_source(conn, community)? {
        execute!(
            conn,
            diesel::update(
                deliveries::table
                    .filter(deliveries::webhook_id.eq(&webhook.id))
                    .filter(deliveries::answer.is_not_null()),
            )
            .set(deliveries::answer.eq(None::<String>))
        )?;
    }
    Ok(())
}

/// Deletes those that were done before a moment.
pub fn delete_done_before(conn: &mut Writer<'_>, before: Moment) -> Result<usize, DbError> {
    each!(conn, |c| diesel::delete(
        deliveries::table.filter(deliveries::done_at.lt(before))
    )
    .execute(c))
}

/// Counts the deliveries of all webhooks that are due and waiting, and returns since when the first of them has been
/// due. Above `most` the count is approximate, because those of a dead receiver pile up for days. Deliveries of
/// disabled webhooks do not count as waiting.
pub fn waiting(conn: &mut Reader<'_>, at: Moment, most: usize) -> Result<(usize, Option<Moment>), DbError> {
    let active: Vec<String> = each!(conn, |c| webhooks::table
        .filter(webhooks::state.eq(WebhookState::Active))
        .select(webhooks::id)
        .load(c))?;
    let (mut count, mut since) = (0, None);
    for webhook in active {
        // at least one of each: the oldest may belong to any webhook
        let left = most.saturating_sub(count).max(1);
        let due: Vec<Moment> = each!(conn, |c| deliveries::table
            .filter(deliveries::webhook_id.eq(&webhook))
            .filter(deliveries::state.eq(DeliveryState::Waiting))
            .filter(deliveries::due_from.le(at))
            .filter(deliveries::expires_at.gt(at))
            .order((deliveries::due_from, deliveries::sequence))
            .select(deliveries::due_from)
            .limit(i64::try_from(left).unwrap_or(i64::MAX))
            .load(c))?;
        count += due.len();
        since = since.into_iter().chain(due.first().copied()).min();
    }
    Ok((count, since))
}
