//! `clock` of a round and `extensions` of its pods: with them a running round can continue elsewhere with its time.
//! Only the staff's export contains them; `end_of_round` of a pod is public. Time that came with a ruling is in the
//! ruling; the judges who gave time are in the log.

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::ids::Ids;
use super::longest;
use crate::cursor::Cursor;
use podium_event::labels::ExtensionKind;
use podium_event::profile::EndOfRound;
use say::document_problems as t;

/// Most minutes of a limit, and of time given to one table.
const MINUTES: i64 = 1_440;
/// The most minutes added for all tables, or taken away.
const ADDED: i64 = 100_000;
/// Longest pause of a clock, in microseconds: ten years.
// Adding it to a moment must not leave what both databases can store.
const MAX_PAUSE: i64 = 10 * 366 * 24 * 3_600 * 1_000_000;
/// Time that is given without a ruling.
const KINDS: &[(&str, ExtensionKind)] = &[
    (ExtensionKind::Given.as_str(), ExtensionKind::Given),
    (ExtensionKind::DeckCheck.as_str(), ExtensionKind::DeckCheck),
];

/// The clock of a round that has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clock {
    pub started_at: DateTime<Utc>,
    /// `None`: untimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit_minutes: Option<i64>,
    /// The minutes added to the limit of every table; negative if time was taken away.
    #[serde(skip_serializing_if = "is_zero")]
    pub added_minutes: i64,
    /// When it was paused; `None` while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused_at: Option<DateTime<Utc>>,
    /// How long it was paused before.
    #[serde(skip_serializing_if = "is_zero")]
    pub paused_microseconds: i64,
}

/// Time given to a table, or a deck check there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Extension {
    /// Never [`ExtensionKind::Ruling`].
    pub kind: ExtensionKind,
    pub started_at: DateTime<Utc>,
    /// `None`: a deck check that has not ended.
    #[serde(flatten)]
    pub ended: Option<Ended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// The decks of a deck check.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<CheckedDeck>,
}

/// A deck that was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckedDeck {
    /// The id of the player whose deck it is.
    pub player: String,
    /// What was found; `None`: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
}

/// The end-of-round procedure of a table, if it differs from the profile (MTR-A 2.5A).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableEnd {
    pub procedure: EndOfRound,
    pub reason: String,
}

/// When the time was given, and how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ended {
    #[serde(rename = "ended_at")]
    pub at: DateTime<Utc>,
    pub minutes: i64,
}

/// Reads the clock of a round.
pub(super) fn read(cursor: &Cursor<'_>) -> Option<Clock> {
    let object = cursor.object()?;
    let moment = |at: Cursor<'_>| at.moment();
    let started_at = object.need("started_at").and_then(moment);
    let limit_minutes = object.get("limit_minutes").and_then(|limit| limit.integer(1..=MINUTES));
    let added_minutes = object
        .get("added_minutes")
        .and_then(|added| added.integer(-ADDED..=ADDED));
    let paused_at = object.get("paused_at").and_then(moment);
    let paused = object
        .get("paused_microseconds")
        .and_then(|paused| paused.integer(0..=MAX_PAUSE));
    object.finish();
    let clock = Clock {
        started_at: started_at?,
        limit_minutes,
        added_minutes: added_minutes.unwrap_or(0),
        paused_at,
        paused_microseconds: paused.unwrap_or(0),
    };
    // An untimed round may have added minutes too: they count once it gets a limit.
    if clock.limit_minutes.is_some_and(|limit| limit + clock.added_minutes < 1) {
        cursor.say(t::timed_round());
    }
    Some(clock)
}

/// Reads how a table ends its round.
pub(super) fn end_of_round(cursor: &Cursor<'_>) -> Option<TableEnd> {
    let object = cursor.object()?;
    let procedure = object.need("procedure").and_then(|end| end.one_of(EndOfRound::LABELS));
    let reason = object.need("reason").and_then(|reason| reason.text(longest::NOTE));
    object.finish();
    Some(TableEnd {
        procedure: procedure?,
        reason: reason?,
    })
}

/// Reads the time given to a table, oldest first.
pub(super) fn extensions(cursor: Option<Cursor<'_>>, ids: &Ids<'_>) -> Vec<Extension> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut all: Vec<Extension> = Vec::new();
    for item in cursor.items() {
        let Some(given) = extension(&item, ids) else { continue };
        // Like in the service: a second deck check at a table begins after the first has ended.
        let runs = |given: &Extension| given.ended.is_none() && !given.withdrawn;
        if runs(&given) && all.iter().any(runs) {
            item.say(t::one_deck_check());
        }
        all.push(given);
    }
    all
}

fn checked(cursor: &Cursor<'_>, ids: &Ids<'_>) -> Option<CheckedDeck> {
    let object = cursor.object()?;
    let player = object.need("player").and_then(|id| {
        ids.player(&id);
        id.value.as_str().map(str::to_owned)
    });
    let found = object.get("found").and_then(|found| found.text(longest::NOTE));
    object.finish();
    Some(CheckedDeck { player: player?, found })
}

fn extension(cursor: &Cursor<'_>, ids: &Ids<'_>) -> Option<Extension> {
    let object = cursor.object()?;
    let moment = |at: Cursor<'_>| at.moment();
    let kind = object.need("kind").and_then(|kind| kind.one_of(KINDS));
    let started_at = object.need("started_at").and_then(moment);
    let ended_at = object.get("ended_at").and_then(moment);
    let minutes = object.get("minutes").and_then(|minutes| minutes.integer(1..=MINUTES));
    let reason = object.get("reason").and_then(|reason| reason.text(longest::NOTE));
    let withdrawn = object.get("withdrawn").and_then(|withdrawn| withdrawn.boolean());
    let mut decks: Vec<CheckedDeck> = Vec::new();
    if let Some(list) = object.get("decks") {
        for item in list.items() {
            let Some(deck) = checked(&item, ids) else { continue };
            // The database has one row for each deck of a check.
            if decks.iter().any(|other| other.player == deck.player) {
                item.say(t::deck_in_check());
            }
            decks.push(deck);
        }
    }
    object.finish();
    let ended = match (ended_at, minutes) {
        (Some(at), Some(minutes)) => Some(Ended { at, minutes }),
        // Also for an unreadable kind: its own problem is reported, and a second one would only be a guess.
        (None, None) if kind != Some(ExtensionKind::Given) => None,
        _ => {
            cursor.say(t::extension_ended());
            None
        }
    };
    Some(Extension {
        kind: kind?,
        started_at: started_at?,
        ended,
        reason,
        withdrawn: withdrawn.unwrap_or(false),
        decks,
    })
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn is_zero(number: &i64) -> bool {
    *number == 0
}
