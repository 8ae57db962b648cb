//! The database's part in sending: which instance sends to which webhook, the outcomes of tries, and the times of
//! retries. The instance that has the claim of a webhook sends its deliveries one after the other, so that they arrive
//! in order.

use std::collections::BTreeSet;

use chrono::TimeDelta;

use super::not_sent::NotSent;
use podium_base::clock::Moment;
use podium_store::community::log::{self as community_log, CommunityLine};
use podium_store::community::{self, Changed};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::deliveries::{self, Delivery, TRIED_FOR};
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::webhooks::{self, Full, Share, Source, Webhook};
use podium_store::{Database, DbError, DeliveryState, WebhookReason, Writer, tournaments};

/// How long a claim is valid without being extended: longer than a try takes, and short enough for another instance to
/// take over soon if one has died.
const CLAIM: TimeDelta = TimeDelta::seconds(15);
/// How long a webhook may fail before it is disabled.
const FAILS_FOR: TimeDelta = TimeDelta::days(7);
/// How long deliveries are kept after they are done.
const KEPT_FOR: TimeDelta = TimeDelta::days(30);
/// Seconds between tries; the last value repeats until the time is over.
const PAUSES: [i64; 8] = [5, 30, 120, 600, 3_600, 4 * 3_600, 8 * 3_600, 12 * 3_600];
/// The most due webhooks that are considered at a time.
const LOOKED_AT: i64 = 256;

/// A delivery to send, with the claim for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    pub webhook: Webhook,
    pub delivery: Delivery,
}

/// The outcome of a try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tried {
    /// An answer with a status, and its beginning.
    Answered { status: u16, beginning: String },
    /// No answer.
    Failed(NotSent),
    /// There is nothing to send any more.
    Void,
    /// The address was sealed with another key.
    Unreadable,
}

impl Tried {
    /// Returns whether it arrived.
    pub fn is_success(&self) -> bool {
        matches!(self, Self::Answered { status: 200..=299, .. })
    }

    /// Returns the reason to disable the webhook, if there is one.
    fn disables(&self, failing_since: Option<Moment>, at: Moment) -> Option<WebhookReason> {
        match self {
            Self::Unreadable => Some(WebhookReason::Unreadable),
            Self::Answered { status: 410, .. } => Some(WebhookReason::Gone),
            Self::Void => None,
            _ if self.is_success() => None,
            _ => failing_since
                .is_some_and(|since| at - since >= FAILS_FOR)
                .then_some(WebhookReason::Failing),
        }
    }
}

/// The limits on simultaneous sends of an instance. A receiver that does not answer holds its place until the time-out,
/// so nobody may have all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    pub all: usize,
    /// The places for webhooks that fail: they run into their time-outs, and the others must not wait for them.
    pub failing: usize,
    /// The places for one tournament, and for one community.
    pub source: usize,
    /// The places for webhooks that one account has added, in all tournaments and communities.
    pub creator: usize,
}

impl Places {
    /// Returns the limits that are reached by the current sends.
    fn full(self, taken: &[Share]) -> Full {
        let count = |is: &dyn Fn(&Share) -> bool| taken.iter().filter(|share| is(share)).count();
        let mut full = Full {
            failing: count(&|share| share.failing) >= self.failing,
            ..Full::default()
        };
        for share in taken {
            if count(&|other| other.source == share.source) >= self.source {
                full.sources.push(share.source.clone());
            }
            let Some(creator) = &share.creator else { continue };
            if count(&|other| other.creator.as_ref() == Some(creator)) >= self.creator {
                full.creators.push(creator.clone());
            }
        }
        full
    }
}

/// Claims due webhooks, for an instance that is already sending to those in `taken`. Tournaments and communities with
/// fewer current sends come first.
///
/// # Errors
/// The database does not answer.
pub fn claim(db: &Database, by: &str, at: Moment, places: Places, taken: &[Share]) -> Result<Vec<Claimed>, DbError> {
    let (mut taken, mut claimed, mut asked) = (taken.to_vec(), Vec::new(), BTreeSet::new());
    while taken.len() < places.all {
        let full = places.full(&taken);
        // On a reading connection: mostly there is nothing due, and looking must not cost a writing transaction.
        let mut due = db.read(|conn| webhooks::due(conn, at, &full, LOOKED_AT))?;
        due.retain(|(id, _)| !asked.contains(id));
        let at_it = |source: &String| taken.iter().filter(|share| share.source == *source).count();
        let first = due
            .into_iter()
            .min_by_key(|(_, share)| (share.failing, at_it(&share.source)));
        let Some((id, _)) = first else { break };
        let one = db.write(|conn| match webhooks::claim(conn, &id, by, at, at + CLAIM)? {
            Some(webhook) => next(conn, webhook, at),
            None => Ok::<_, DbError>(None),
        })?;
        asked.insert(id);
        if let Some(one) = one {
            taken.push(one.webhook.share());
            claimed.push(one);
        }
    }
    Ok(claimed)
}

/// Returns the next delivery of a claimed webhook; if there is none now, the claim is released.
fn next(conn: &mut Writer<'_>, webhook: Webhook, at: Moment) -> Result<Option<Claimed>, DbError> {
    // deliveries that could not be sent in time, for example while it was disabled
    deliveries::expire(conn, &webhook.id, at)?;
    let due = match deliveries::head(conn, &webhook.id, at)? {
        Some(delivery) if delivery.next_try_at <= at => return Ok(Some(Claimed { webhook, delivery })),
        Some(delivery) => Some(delivery.next_try_at),
        None => deliveries::next_due(conn, &webhook.id)?,
    };
    webhooks::release(conn, &webhook.id, due)?;
    Ok(None)
}

/// Stores the outcome of a try. Returns the next delivery for the same webhook, with the claim, or nothing: then the
/// claim is released.
///
/// # Errors
/// The database does not answer: the claim expires, and the delivery is sent again.
pub fn settle(
    db: &Database,
    by: &str,
    claimed: &Claimed,
    tried: &Tried,
    at: Moment,
) -> Result<Option<Claimed>, DbError> {
    let disables = tried.disables(claimed.webhook.failing_since, at);
    db.write(|conn| {
        let locked = match disables {
            // Before the webhook's row, as in every command: in the other order the two could deadlock.
            Some(_) => Locked::of(conn, &claimed.webhook)?,
            None => None,
        };
        // The webhook was removed or disabled, or another instance has the claim and stores its own outcome.
        let Some(webhook) = webhooks::keep_claim(conn, &claimed.webhook.id, by, at + CLAIM)? else {
            return Ok(None);
        };
        let Some(delivery) = deliveries::by_id(conn, &webhook.id, &claimed.delivery.id)? else {
            return next(conn, webhook, at);
        };
        deliveries::tried(conn, &after(delivery, tried, at))?;
        let failing = match tried {
            Tried::Void => webhook.failing_since,
            _ if tried.is_success() => None,
            _ => webhook.failing_since.or(Some(at)),
        };
        if failing != webhook.failing_since {
            webhooks::set_failing(conn, &webhook.id, failing)?;
        }
        let webhook = Webhook {
            failing_since: failing,
            ..webhook
        };
        let (Some(reason), Some(locked)) = (disables, locked) else {
            return next(conn, webhook, at);
        };
        webhooks::disable(conn, &webhook.id, reason, at)?;
        let what = format!("Webhook {} was disabled: {}", webhook.called(), sentence(reason));
        locked.note(conn, what, at)?;
        Ok(None)
    })
}

/// The source of a webhook, locked.
enum Locked {
    Tournament(Box<Tournament>),
    /// By its id.
    Community(String),
}

impl Locked {
    /// Locks it; `None` if it is gone.
    fn of(conn: &mut Writer<'_>, webhook: &Webhook) -> Result<Option<Self>, DbError> {
        Ok(match webhook.source() {
            Source::Tournament(id) => tournaments::lock_by_id(conn, &id)?.map(|row| Self::Tournament(Box::new(row))),
            Source::Community(id) => community::lock(conn, &id)?.map(|row| Self::Community(row.id)),
        })
    }

    /// Writes to its log that a webhook was disabled.
    fn note(self, conn: &mut Writer<'_>, what: String, at: Moment) -> Result<(), DbError> {
        const ACTOR: &str = "webhooks";
        const VERB: &str = "webhook.disable";
        match self {
            Self::Tournament(mut row) => {
                log::append(conn, &[LogLine::new(&row.id, at, ACTOR, VERB, what)])?;
                row.floor_version += 1;
                tournaments::set_versions(conn, &row)
            }
            Self::Community(id) => {
                let line = CommunityLine::new(&id, at, ACTOR, VERB, what);
                community_log::append(conn, &id, &[line])?;
                community::changed(conn, &id, Changed::Home)
            }
        }
    }
}

/// Returns why a webhook was disabled, for the log.
fn sentence(reason: WebhookReason) -> &'static str {
    match reason {
        WebhookReason::Gone => "its receiver answered that it is gone (410).",
        WebhookReason::Failing => "nothing has arrived there for a week.",
        WebhookReason::Unreadable => "its address cannot be read with the keys of this installation.",
    }
}

/// Returns a delivery as it is after a try.
fn after(delivery: Delivery, tried: &Tried, at: Moment) -> Delivery {
    let tries = delivery.tries + 1;
    let again = at + pause(&delivery.id, tries);
    let (state, next_try_at) = match tried {
        Tried::Void => (DeliveryState::Dropped, at),
        _ if tried.is_success() => (DeliveryState::Sent, at),
        _ if again >= delivery.expires_at => (DeliveryState::GivenUp, at),
        _ => (DeliveryState::Waiting, again),
    };
    let (status, answer, error) = match tried {
        Tried::Answered { status, beginning } => (Some(i64::from(*status)), Some(beginning.clone()), None),
        Tried::Failed(why) => (None, None, Some(*why)),
        Tried::Void => (None, None, Some(NotSent::Withdrawn)),
        Tried::Unreadable => (None, None, Some(NotSent::AddressUnreadable)),
    };
    Delivery {
        state,
        done_at: (state != DeliveryState::Waiting).then_some(at),
        tries,
        next_try_at,
        status,
        answer: answer.filter(|answer| !answer.is_empty()),
        error: error.map(|why| why.as_str().to_owned()),
        ..delivery
    }
}

/// Returns the time until the next try, varied by a fifth in either direction: receivers that failed together are not
/// retried together.
fn pause(delivery: &str, tries: i64) -> TimeDelta {
    let step = usize::try_from(tries - 1).unwrap_or(0).min(PAUSES.len() - 1);
    // the end of an id is random
    let random: i64 = delivery.bytes().rev().take(6).map(i64::from).sum::<i64>() * 37 + tries * 101;
    let per_mille = 800 + random % 401;
    TimeDelta::milliseconds(PAUSES[step] * per_mille)
}

/// Releases a claim so that other webhooks get their turn: its next delivery is due at once.
///
/// # Errors
/// The database does not answer: the claim expires.
pub fn give_turn(db: &Database, by: &str, claimed: &Claimed, at: Moment) -> Result<(), DbError> {
    db.write(|conn| match webhooks::keep_claim(conn, &claimed.webhook.id, by, at)? {
        Some(webhook) => webhooks::release(conn, &webhook.id, Some(at)),
        None => Ok(()),
    })
}

/// Deletes deliveries that were done long ago.
///
/// # Errors
/// The database does not answer.
pub fn forget_old(db: &Database, at: Moment) -> Result<usize, DbError> {
    db.write(|conn| deliveries::delete_done_before(conn, at - KEPT_FOR))
}

/// Returns a delivery to be sent again, at once and for as long as a new one.
pub(super) fn again(delivery: Delivery, at: Moment) -> Delivery {
    Delivery {
        state: DeliveryState::Waiting,
        done_at: None,
        tries: 0,
        next_try_at: at,
        expires_at: at + TRIED_FOR,
        ..delivery
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_base::clock;
    use podium_store::{WebhookEvent, WebhookShape, new_id};

    #[test]
    fn a_delivery_is_tried_for_two_days_with_longer_and_longer_pauses() {
        let begun = clock::now();
        let source = Source::Tournament("t".to_owned());
        let webhook = Webhook::new(&source, WebhookShape::Standard, begun);
        let mut delivery = Delivery::new(&webhook, WebhookEvent::Result, "{}".to_owned(), begun);
        let failed = Tried::Failed(NotSent::NoAnswer);
        let (mut at, mut pauses) = (begun, Vec::new());
        while delivery.state == DeliveryState::Waiting {
            delivery = after(delivery, &failed, at);
            pauses.push(delivery.next_try_at - at);
            at = delivery.next_try_at;
        }
        assert_eq!(delivery.state, DeliveryState::GivenUp);
        assert_eq!(delivery.done_at, Some(at));
        assert!(
            at - begun > TimeDelta::hours(24) && at - begun < TRIED_FOR,
            "{}",
            at - begun
        );
        assert!(pauses[0] >= TimeDelta::seconds(4) && pauses[0] <= TimeDelta::seconds(6));
        assert!((8..=13).contains(&pauses.len()), "{pauses:?}");
    }

    #[test]
    fn pauses_differ_between_deliveries() {
        let pauses: std::collections::BTreeSet<TimeDelta> = (0..50).map(|_| pause(&new_id(), 5)).collect();
        assert!(pauses.len() > 10, "{pauses:?}");
        assert!(
            pauses
                .iter()
                .all(|pause| (2_880..=4_320).contains(&pause.num_seconds()))
        );
    }

    #[test]
    fn a_week_of_failures_or_410_disables() {
        let at = clock::now();
        let answered = |status| Tried::Answered {
            status,
            beginning: String::new(),
        };
        let ago = |days| Some(at - TimeDelta::days(days));
        assert_eq!(answered(410).disables(None, at), Some(WebhookReason::Gone));
        assert_eq!(answered(500).disables(ago(6), at), None);
        assert_eq!(answered(500).disables(ago(7), at), Some(WebhookReason::Failing));
        assert_eq!(answered(302).disables(ago(8), at), Some(WebhookReason::Failing));
        assert_eq!(answered(204).disables(ago(8), at), None);
    }
}
