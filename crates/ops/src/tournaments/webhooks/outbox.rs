//! The outbox: events are stored for the webhooks that receive them, in the transaction of the command that caused
//! them.

use super::happened::Happened;
use super::in_community::InCommunities;
use crate::OpError;
use podium_base::clock::Moment;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::{self, Webhook};
use podium_store::{TournamentState, Writer, community};

/// Stores the events of a tournament for each of its webhooks that receives them; returns whether there is one.
/// `tournament`: with its new versions.
pub(crate) fn store(
    conn: &mut Writer<'_>,
    tournament: &Tournament,
    happened: &[Happened],
    at: Moment,
) -> Result<bool, OpError> {
    // before it is opened, nothing announces it to outsiders, although a person who knows its address can see it
    if happened.is_empty() || tournament.state == TournamentState::Setup {
        return Ok(false);
    }
    put_wanted(conn, (&tournament.id, tournament.version), happened, at)
}

/// Stores the events of communities for each of their webhooks that receives them; returns whether there is one. Called
/// after the versions of the communities were counted.
pub(crate) fn store_in_communities(
    conn: &mut Writer<'_>,
    happened: InCommunities,
    at: Moment,
) -> Result<bool, OpError> {
    let mut any = false;
    for (id, events) in happened.by_community() {
        let Some(row) = community::by_id(conn, &id)? else {
            continue;
        };
        let events: Vec<Happened> = events.into_iter().map(Happened::InCommunity).collect();
        any |= put_wanted(conn, (&id, row.version), &events, at)?;
    }
    Ok(any)
}

/// Stores events for each active webhook of a source that receives them; returns whether there is one.
fn put_wanted(
    conn: &mut Writer<'_>,
    (source, version): (&str, i64),
    happened: &[Happened],
    at: Moment,
) -> Result<bool, OpError> {
    let mut any = false;
    for webhook in webhooks::of_source(conn, source)? {
        let wanted = happened.iter().filter(|one| webhook.wants(one.event()));
        let wanted: Vec<&Happened> = wanted.filter(|_| webhook.is_active()).collect();
        if !wanted.is_empty() {
            put(conn, &webhook, version, &wanted, at)?;
            any = true;
        }
    }
    Ok(any)
}

/// Stores deliveries; returns them. `version`: of the tournament or the community.
pub(super) fn put(
    conn: &mut Writer<'_>,
    webhook: &Webhook,
    version: i64,
    happened: &[&Happened],
    at: Moment,
) -> Result<Vec<Delivery>, OpError> {
    let row = |one: &&Happened| {
        let what = serde_json::to_string(one)
            .map_err(|e| OpError::refused(say::refused_settings::event_not_stored(e.to_string())))?;
        let row = Delivery {
            tournament_version: version,
            ..Delivery::new(webhook, one.event(), what, at)
        };
        Ok(match one.due_from() {
            Some(later) => row.later(later),
            None => row,
        })
    };
    let mut rows = happened.iter().map(row).collect::<Result<Vec<Delivery>, OpError>>()?;
    let due = rows.iter().map(|row| row.due_from).min().unwrap_or(at);
    let last = webhooks::count_up(conn, &webhook.id, rows.len() as i64, due)?;
    for (row, number) in rows.iter_mut().rev().zip((1..=last).rev()) {
        row.sequence = number;
    }
    deliveries::insert(conn, &rows)?;
    Ok(rows)
}
