//! Queries on webhooks, and the claim that lets only one instance at a time send to each.

use diesel::prelude::*;

use crate::schema::{deliveries, webhooks};
use crate::{DbError, Reader, WebhookEvent, WebhookReason, WebhookShape, WebhookState, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// Whose events a webhook sends, by its id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    Tournament(String),
    Community(String),
}

impl Source {
    /// Returns the id.
    pub fn id(&self) -> &str {
        match self {
            Self::Tournament(id) | Self::Community(id) => id,
        }
    }
}

/// An address that receives the events of a tournament or a community.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = webhooks, treat_none_as_default_value = false)]
pub struct Webhook {
    pub id: String,
    pub shape: WebhookShape,
    /// Sealed with a key of the installation.
    pub address: String,
    /// Names of events, separated by spaces: read by [`Webhook::wants`].
    pub events: String,
    /// The generation of the signing secret.
    pub generation: i64,
    /// When that secret replaced the previous one.
    pub rotated_at: Option<Moment>,
    pub state: WebhookState,
    /// Why it is disabled.
    pub reason: Option<WebhookReason>,
    /// When it entered its state.
    pub since: Moment,
    /// The first failure since the last success.
    pub failing_since: Option<Moment>,
    pub created_by: Option<String>,
    pub created_at: Moment,
    /// The number of its last delivery.
    pub last_sequence: i64,
    /// When the next delivery is due.
    pub due_at: Option<Moment>,
    /// The instance that is sending now.
    pub claimed_by: Option<String>,
    pub claimed_until: Option<Moment>,
    pub version: i64,
    /// Its name as people know it; may be empty.
    pub name: String,
    /// The generation of the oldest secret that still signs beside the current one, until a day after
    /// [`Webhook::rotated_at`].
    pub signs_from: i64,
    /// The one of these two that is there is its source.
    pub tournament_id: Option<String>,
    pub community_id: Option<String>,
}

impl Webhook {
    /// Creates a webhook without events and address.
    pub fn new(source: &Source, shape: WebhookShape, at: Moment) -> Self {
        let (tournament_id, community_id) = match source.clone() {
            Source::Tournament(id) => (Some(id), None),
            Source::Community(id) => (None, Some(id)),
        };
        Self {
            id: new_id(),
            shape,
            address: String::new(),
            events: String::new(),
            generation: 1,
            rotated_at: None,
            state: WebhookState::Active,
            reason: None,
            since: at,
            failing_since: None,
            created_by: None,
            created_at: at,
            last_sequence: 0,
            due_at: None,
            claimed_by: None,
            claimed_until: None,
            version: 1,
            name: String::new(),
            signs_from: 1,
            tournament_id,
            community_id,
        }
    }

    /// Returns whose events it sends.
    pub fn source(&self) -> Source {
        match (&self.tournament_id, &self.community_id) {
            (Some(id), _) => Source::Tournament(id.clone()),
            // the table's rows have one of the two
            (None, id) => Source::Community(id.clone().unwrap_or_default()),
        }
    }

    /// Returns whose quota of simultaneous sends it counts against.
    pub fn share(&self) -> Share {
        Share {
            source: self.source().id().to_owned(),
            creator: self.created_by.clone(),
            failing: self.failing_since.is_some(),
        }
    }

    /// Returns the events that it receives.
    pub fn wanted(&self) -> impl Iterator<Item = WebhookEvent> {
        self.events.split(' ').filter_map(WebhookEvent::parse)
    }

    /// Returns whether it receives an event.
    pub fn wants(&self, event: WebhookEvent) -> bool {
        self.wanted().any(|wanted| event.chosen_as().contains(&wanted))
    }

    /// Returns the end of its id, which distinguishes it from others: nobody may read its address.
    pub fn mark(&self) -> String {
        let start = self.id.char_indices().rev().nth(3).map_or(0, |(at, _)| at);
        format!("…{}", &self.id[start..])
    }

    /// Returns what sentences and log lines call it: "“League site” (…8f21)", or without a name "…8f21".
    pub fn called(&self) -> String {
        match self.name.is_empty() {
            true => self.mark(),
            false => format!("“{}” ({})", self.name, self.mark()),
        }
    }

    pub fn is_active(&self) -> bool {
        self.state == WebhookState::Active
    }
}

/// The quota of simultaneous sends that a webhook counts against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Share {
    /// The id of the tournament or the community.
    pub source: String,
    /// The account that added it.
    pub creator: Option<String>,
    /// Whether it is failing: each try may take the whole timeout.
    pub failing: bool,
}

/// The exhausted quotas: nothing more is sent under them for the moment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Full {
    /// The ids of tournaments and communities.
    pub sources: Vec<String>,
    pub creators: Vec<String>,
    /// Whether the quota of all failing webhooks is exhausted.
    pub failing: bool,
}

/// The webhooks of a tournament or a community, by its id, in the order they were made.
pub fn of_source(conn: &mut Reader<'_>, source: &str) -> Result<Vec<Webhook>, DbError> {
    each!(conn, |c| webhooks::table
        .filter(webhooks::tournament_id.eq(source).or(webhooks::community_id.eq(source)))
        .order(webhooks::id)
        .select(Webhook::as_select())
        .load(c))
}

/// A webhook of a tournament or a community.
pub fn by_id(conn: &mut Reader<'_>, source: &str, id: &str) -> Result<Option<Webhook>, DbError> {
    each!(conn, |c| webhooks::table
        .find(id)
        .filter(webhooks::tournament_id.eq(source).or(webhooks::community_id.eq(source)))
        .select(Webhook::as_select())
        .get_result(c)
        .optional())
}

pub fn insert(conn: &mut Writer<'_>, row: &Webhook) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(webhooks::table).values(row))
}

/// Stores what its page lets people change, and counts its version. Not its state: a sender may disable it at any moment,
/// and counts too.
pub fn edit(conn: &mut Writer<'_>, row: &Webhook) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(webhooks::table.find(&row.id))
            .set((
                webhooks::name.eq(&row.name),
                webhooks::shape.eq(row.shape),
                webhooks::address.eq(&row.address),
                webhooks::events.eq(&row.events),
                webhooks::generation.eq(row.generation),
                webhooks::signs_from.eq(row.signs_from),
                webhooks::rotated_at.eq(row.rotated_at),
                webhooks::version.eq(webhooks::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Makes it active again and resets its failures.
pub fn enable(conn: &mut Writer<'_>, id: &str, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(webhooks::table.find(id)).set((
            webhooks::state.eq(WebhookState::Active),
            webhooks::reason.eq(None::<WebhookReason>),
            webhooks::since.eq(at),
            webhooks::failing_since.eq(None::<Moment>),
            webhooks::due_at.eq(at),
            webhooks::version.eq(webhooks::version + 1),
        ))
    )
}

/// Disables it, so that nothing more is sent to it.
pub fn disable(conn: &mut Writer<'_>, id: &str, reason: WebhookReason, at: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(webhooks::table.find(id)).set((
            webhooks::state.eq(WebhookState::Disabled),
            webhooks::reason.eq(Some(reason)),
            webhooks::since.eq(at),
            webhooks::claimed_by.eq(None::<String>),
            webhooks::claimed_until.eq(None::<Moment>),
            webhooks::version.eq(webhooks::version + 1),
        ))
    )
}

/// Deletes a webhook with its deliveries.
pub fn delete(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(deliveries::table.filter(deliveries::webhook_id.eq(id)))
    )?;
    execute!(conn, diesel::delete(webhooks::table.find(id)))
}

/// Counts `more` further deliveries, the first of them due at a moment; returns the number of the last one.
pub fn count_up(conn: &mut Writer<'_>, id: &str, more: i64, due: Moment) -> Result<i64, DbError> {
    each!(conn, |c| {
        // The first statement locks the row: a sender finds either these deliveries or the moment set below.
        let last = diesel::update(webhooks::table.find(id))
            .set(webhooks::last_sequence.eq(webhooks::last_sequence + more))
            .returning(webhooks::last_sequence)
            .get_result(c)?;
        let later = webhooks::due_at.is_null().or(webhooks::due_at.gt(due));
        diesel::update(webhooks::table.filter(webhooks::id.eq(id)).filter(later))
            .set(webhooks::due_at.eq(due))
            .execute(c)?;
        Ok(last)
    })
}

/// Returns the unclaimed webhooks with something due, without those whose quota is exhausted: first those that are not
/// failing, longest due first.
pub fn due(conn: &mut Reader<'_>, at: Moment, full: &Full, most: i64) -> Result<Vec<(String, Share)>, DbError> {
    type Row = (String, Option<String>, Option<String>, Option<String>, Option<Moment>);
    let rows: Vec<Row> = each!(conn, |c| {
        let may_fail = (!full.failing).into_sql::<diesel::sql_types::Bool>();
        webhooks::table
            .filter(webhooks::state.eq(WebhookState::Active))
            .filter(webhooks::due_at.le(at))
            .filter(webhooks::claimed_until.is_null().or(webhooks::claimed_until.le(at)))
            .filter(
                webhooks::tournament_id
                    .is_null()
                    .or(webhooks::tournament_id.ne_all(&full.sources)),
            )
            .filter(
                webhooks::community_id
                    .is_null()
                    .or(webhooks::community_id.ne_all(&full.sources)),
            )
            .filter(
                webhooks::created_by
                    .is_null()
                    .or(webhooks::created_by.ne_all(&full.creators)),
            )
            .filter(webhooks::failing_since.is_null().or(may_fail))
            .order((webhooks::failing_since.is_not_null(), webhooks::due_at))
            .select((
                webhooks::id,
                webhooks::tournament_id,
                webhooks::community_id,
                webhooks::created_by,
                webhooks::failing_since,
            ))
            .limit(most)
            .load(c)
    })?;
    let due = rows.into_iter().map(|(id, tournament, community, creator, since)| {
        let share = Share {
            source: tournament.or(community).unwrap_or_default(),
            creator,
            failing: since.is_some(),
        };
        (id, share)
    });
    Ok(due.collect())
}

/// Claims a webhook for sending until a moment; `None` if another instance has the claim, or nothing is due.
pub fn claim(conn: &mut Writer<'_>, id: &str, by: &str, at: Moment, until: Moment) -> Result<Option<Webhook>, DbError> {
    each!(conn, |c| {
        let free = webhooks::claimed_until.is_null().or(webhooks::claimed_until.le(at));
        // One statement checks and claims: if two instances come at once, the second finds the first one's mark.
        diesel::update(
            webhooks::table
                .filter(webhooks::id.eq(id))
                .filter(webhooks::state.eq(WebhookState::Active))
                .filter(webhooks::due_at.le(at))
                .filter(free),
        )
        .set((webhooks::claimed_by.eq(by), webhooks::claimed_until.eq(until)))
        .returning(Webhook::as_returning())
        .get_result(c)
        .optional()
    })
}

/// Extends a claim until a moment; `None` if it was lost, or the webhook is gone or disabled.
pub fn keep_claim(conn: &mut Writer<'_>, id: &str, by: &str, until: Moment) -> Result<Option<Webhook>, DbError> {
    each!(conn, |c| diesel::update(
        webhooks::table
            .filter(webhooks::id.eq(id))
            .filter(webhooks::state.eq(WebhookState::Active))
            .filter(webhooks::claimed_by.eq(by)),
    )
    .set(webhooks::claimed_until.eq(until))
    .returning(Webhook::as_returning())
    .get_result(c)
    .optional())
}

/// Releases a claim; `due`: when the next delivery is due.
pub fn release(conn: &mut Writer<'_>, id: &str, due: Option<Moment>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(webhooks::table.find(id)).set((
            webhooks::due_at.eq(due),
            webhooks::claimed_by.eq(None::<String>),
            webhooks::claimed_until.eq(None::<Moment>),
        ))
    )
}

/// Stores since when a webhook has been failing; `None`: it is not.
pub fn set_failing(conn: &mut Writer<'_>, id: &str, since: Option<Moment>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(webhooks::table.find(id)).set(webhooks::failing_since.eq(since))
    )
}

/// Returns the webhooks of a tournament or a community that are disabled, or have been failing since before a moment, in
/// the order they were made.
pub fn troubled(conn: &mut Reader<'_>, source: &str, before: Moment) -> Result<Vec<Webhook>, DbError> {
    let is_disabled = webhooks::state.eq(WebhookState::Disabled);
    each!(conn, |c| webhooks::table
        .filter(webhooks::tournament_id.eq(source).or(webhooks::community_id.eq(source)))
        .filter(
            is_disabled.or(webhooks::failing_since
                .is_not_null()
                .and(webhooks::failing_since.assume_not_null().le(before)))
        )
        .order(webhooks::id)
        .select(Webhook::as_select())
        .load(c))
}
