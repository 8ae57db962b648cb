//! Webhooks: addresses that receive the events of a tournament or a community. This module has the commands on them;
//! events are stored by `outbox`, and sent by `deliver` with [`sending`].

mod address;
pub mod happened;
pub mod in_community;
pub mod not_sent;
pub(crate) mod outbox;
mod owner;
mod queue;
mod secret;
pub mod sending;

pub use address::{is_public, shortened};
pub use owner::Owner;
pub use queue::{Queue, WaitsFor};
pub use secret::{address, old_secret_until, signatures, signing, signing_secret};
pub(crate) use secret::{opened, sealed};

use self::happened::Happened;
use crate::command::text;
use crate::site::secrets::Secrets;
use crate::{FieldProblem, OpError};
use podium_base::clock::Moment;
use podium_store::tournaments::deliveries::{self, Delivery};
use podium_store::tournaments::webhooks::{self, Source, Webhook};
use podium_store::{DeliveryState, WebhookEvent, WebhookShape};
use say::refused_settings as t;
use serde_json::json;

/// Webhooks of a tournament, and of a community.
const MOST: usize = 10;
/// Longest name, in characters.
const NAME_LENGTH: usize = 60;
/// The most secrets of a webhook that sign at the same time.
const MOST_SECRETS: usize = 5;

/// The values chosen for a webhook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// May be empty.
    pub name: String,
    /// Empty for a webhook whose address does not change.
    pub address: String,
    pub shape: WebhookShape,
    pub events: Vec<WebhookEvent>,
    /// Whether this installation lets webhooks reach its own network.
    pub private: bool,
}

/// The events that can be chosen for a webhook of a source.
pub fn choices(source: &Source) -> impl Iterator<Item = WebhookEvent> {
    let of_community = matches!(source, Source::Community(_));
    let all = WebhookEvent::ALL.iter().copied();
    all.filter(move |event| event.is_chosen() && event.is_of_community() == of_community)
}

impl Chosen {
    /// Returns the name as it is stored.
    fn name(&self) -> Result<String, FieldProblem> {
        text::line("name", say::field_names::field_name(), &self.name, NAME_LENGTH)
    }

    /// Returns the events as they are stored.
    fn events(&self, source: &Source) -> Result<String, FieldProblem> {
        let all: Vec<WebhookEvent> = choices(source).collect();
        if let Some(other) = self.events.iter().find(|event| !all.contains(event)) {
            return Err(FieldProblem::new("events", t::no_event_here(other.as_str())));
        }
        let chosen = all.iter().filter(|event| self.events.contains(event));
        let chosen: Vec<&str> = chosen.map(|event| event.as_str()).collect();
        match chosen.is_empty() {
            true => Err(FieldProblem::new("events", t::choose_events())),
            false => Ok(chosen.join(" ")),
        }
    }
}

/// Reads one of the webhooks, including the command's changes so far.
///
/// # Errors
/// There is none with this id.
pub fn get(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<Webhook, OpError> {
    work.webhook(id)
}

/// Refuses an address that one of these webhooks has.
fn only_once(secrets: &Secrets, others: &[Webhook], address: &str) -> Result<(), FieldProblem> {
    let same = |other: &&Webhook| secret::address(secrets, other).is_some_and(|known| known == address);
    match others.iter().find(same) {
        Some(other) => Err(FieldProblem::new("address", t::address_taken(other.called()))),
        None => Ok(()),
    }
}

/// Adds a webhook.
///
/// # Errors
/// Its address may not be reached; no event is chosen; there are too many.
pub fn add(work: &mut Owner<'_, '_, '_>, secrets: &Secrets, chosen: &Chosen) -> Result<Webhook, OpError> {
    work.staff_only();
    let at = work.at();
    let (name, address, events) = (
        chosen.name(),
        address::check(&chosen.address, chosen.private),
        chosen.events(&work.source()),
    );
    let (name, address, events) = match (name, address, events) {
        (Ok(name), Ok(address), Ok(events)) => {
            address::fits(&address, chosen.shape).map_err(|problem| OpError::Invalid(vec![problem]))?;
            (name, address, events)
        }
        (name, address, events) => {
            let problems = [name.err(), address.err(), events.err()];
            return Err(OpError::Invalid(problems.into_iter().flatten().collect()));
        }
    };
    let there = work.webhooks()?;
    only_once(secrets, &there, &address).map_err(|problem| OpError::Invalid(vec![problem]))?;
    if there.len() >= MOST {
        return Err(OpError::refused(t::too_many_webhooks(MOST)));
    }
    let mut row = Webhook::new(&work.source(), chosen.shape, at);
    row.address = secret::sealed(secrets, &row.id, &address);
    row.name = name;
    row.events = events;
    row.created_by = work.account();
    webhooks::insert(work.conn(), &row)?;
    let after = json!({"shape": row.shape.as_str(), "events": row.events});
    let what = format!("Webhook {} was added.", row.called());
    work.log_change("webhook.add", what, (None, after));
    Ok(row)
}

/// Changes a webhook; `version` is the one that the form was made from.
///
/// # Errors
/// See [`add`]; somebody else has changed it meanwhile.
pub fn edit(
    work: &mut Owner<'_, '_, '_>,
    secrets: &Secrets,
    id: &str,
    version: i64,
    chosen: &Chosen,
) -> Result<Webhook, OpError> {
    work.staff_only();
    let before = work.webhook(id)?;
    let mut row = before.clone();
    let mut problems = Vec::new();
    if !chosen.address.trim().is_empty() {
        match address::check(&chosen.address, chosen.private) {
            Ok(address) => {
                let mut others = work.webhooks()?;
                others.retain(|other| other.id != row.id);
                problems.extend(only_once(secrets, &others, &address).err());
                row.address = secret::sealed(secrets, &row.id, &address);
            }
            Err(problem) => problems.push(problem),
        }
    }
    if let Some(address) = secret::address(secrets, &row) {
        problems.extend(address::fits(&address, chosen.shape).err());
    }
    match chosen.name() {
        Ok(name) => row.name = name,
        Err(problem) => problems.push(problem),
    }
    match chosen.events(&before.source()) {
        Ok(events) => row.events = events,
        Err(problem) => problems.push(problem),
    }
    row.shape = chosen.shape;
    if version != before.version {
        return Err(OpError::Conflict(t::webhook_changed()));
    }
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    if row == before {
        return Ok(row);
    }
    row.version += 1;
    webhooks::edit(work.conn(), &row)?;
    let after = json!({
        "shape": row.shape.as_str(), "events": row.events, "new_address": row.address != before.address,
    });
    let before = json!({"shape": before.shape.as_str(), "events": before.events});
    let what = format!("Webhook {} was changed.", row.called());
    work.log_change("webhook.change", what, (Some(before), after));
    Ok(row)
}

/// Makes a new signing secret. The previous ones also sign for another day, as receivers of Standard Webhooks expect
/// it: a receiver that has not switched yet still accepts deliveries.
///
/// # Errors
/// There is no such webhook, or too many of its secrets sign.
pub fn rotate(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<Webhook, OpError> {
    work.staff_only();
    let at = work.at();
    let mut row = work.webhook(id)?;
    if secret::signing(&row, at).count() >= MOST_SECRETS {
        return Err(OpError::refused(t::too_many_secrets(MOST_SECRETS)));
    }
    row.signs_from = secret::signing(&row, at).min().unwrap_or(row.generation);
    row.generation += 1;
    row.rotated_at = Some(at);
    row.version += 1;
    webhooks::edit(work.conn(), &row)?;
    work.log(
        "webhook.rotate",
        format!("The signing secret of webhook {} was renewed.", row.called()),
    );
    Ok(row)
}

/// Enables a disabled webhook; deliveries that have waited for two days are not sent any more.
///
/// # Errors
/// There is no such webhook, or it is active.
pub fn enable(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<Webhook, OpError> {
    work.staff_only();
    let at = work.at();
    let row = work.webhook(id)?;
    if row.is_active() {
        return Err(OpError::refused(t::webhook_active()));
    }
    webhooks::enable(work.conn(), &row.id, at)?;
    deliveries::try_now(work.conn(), &row.id, at)?;
    work.sends();
    work.log("webhook.enable", format!("Webhook {} was enabled again.", row.called()));
    work.webhook(id)
}

/// Removes a webhook with its deliveries: waiting ones are not sent.
///
/// # Errors
/// There is no such webhook.
pub fn remove(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<(), OpError> {
    work.staff_only();
    let row = work.webhook(id)?;
    webhooks::delete(work.conn(), &row.id)?;
    work.log("webhook.remove", format!("Webhook {} was removed.", row.called()));
    Ok(())
}

/// Sends a test event to a webhook; returns the delivery.
///
/// # Errors
/// There is no such webhook, or it is disabled.
pub fn test(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<Delivery, OpError> {
    work.staff_only();
    let at = work.at();
    let row = active(work, id)?;
    let version = work.version();
    let mut put = outbox::put(work.conn(), &row, version, &[&Happened::Test], at)?;
    // it follows the waiting deliveries, so they are retried at once too
    deliveries::try_now(work.conn(), &row.id, at)?;
    work.sends();
    work.log("webhook.test", format!("A test was sent to webhook {}.", row.called()));
    Ok(put.pop().expect("one was stored"))
}

/// Sends a delivery again, whatever its state; one that waits is retried at once. Returns it in its new state.
///
/// # Errors
/// There is no such webhook or delivery, or the webhook is disabled.
pub fn resend(work: &mut Owner<'_, '_, '_>, id: &str, delivery: &str) -> Result<Delivery, OpError> {
    work.staff_only();
    let at = work.at();
    let row = active(work, id)?;
    let delivery =
        deliveries::by_id(work.conn(), &row.id, delivery)?.ok_or_else(|| OpError::NotFound(t::no_delivery()))?;
    if delivery.state == DeliveryState::Waiting && delivery.due_from > at {
        return Err(OpError::refused(t::not_public_yet()));
    }
    // This locks the row first: a sender finds the changes that follow.
    webhooks::count_up(work.conn(), &row.id, 0, at)?;
    let again = sending::again(delivery, at);
    deliveries::tried(work.conn(), &again)?;
    // waiting deliveries before it would delay it
    deliveries::try_now(work.conn(), &row.id, at)?;
    work.sends();
    work.log(
        "webhook.resend",
        format!("Something was sent to webhook {} once more.", row.called()),
    );
    Ok(again)
}

/// Returns how many deliveries are sent to its webhook before this one.
///
/// # Errors
/// The database does not answer.
pub fn before(work: &mut Owner<'_, '_, '_>, delivery: &Delivery) -> Result<usize, OpError> {
    let (due, sequence, at) = (delivery.due_from, delivery.sequence, work.at());
    Ok(deliveries::waiting_before(
        work.conn(),
        &delivery.webhook_id,
        due,
        sequence,
        at,
    )?)
}

/// Returns how many deliveries of a webhook wait to be sent at once.
///
/// # Errors
/// The database does not answer.
pub fn waiting(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<usize, OpError> {
    let at = work.at();
    Ok(deliveries::waiting_before(work.conn(), id, at, i64::MAX, at)?)
}

/// Returns when a delivery is tried next, including the command's changes.
///
/// # Errors
/// The database does not answer.
pub fn next_try(work: &mut Owner<'_, '_, '_>, delivery: &Delivery) -> Result<Option<Moment>, OpError> {
    let webhook = work.webhook(&delivery.webhook_id)?;
    let at = work.at();
    Ok(Queue::read(work.conn(), &webhook, at)?.next_try(delivery))
}

fn active(work: &mut Owner<'_, '_, '_>, id: &str) -> Result<Webhook, OpError> {
    let row = work.webhook(id)?;
    match row.is_active() {
        true => Ok(row),
        false => Err(OpError::refused(t::webhook_disabled())),
    }
}
