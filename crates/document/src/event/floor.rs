//! `calls` for a judge. The judges who handled them are in the log, because a document has no accounts.

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::ids::Ids;
use super::longest;
use crate::cursor::{Cursor, Object};
use podium_event::event::{MAX_ROUNDS, MAX_TABLE, Round};
use podium_event::labels::CallState;
use say::{Message, document_problems as t};

/// A table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Place {
    pub round: u32,
    pub table: u32,
}

/// A call for a judge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Call {
    pub made_at: DateTime<Utc>,
    /// `None`: away from the tables.
    #[serde(flatten)]
    pub place: Option<Place>,
    /// Id of the player who called; `None`: the staff noted it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Ids of the other players of the table who called too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    pub state: CallState,
    /// When the first judge took it, where another one has it since.
    #[serde(rename = "first_claimed_at", skip_serializing_if = "Option::is_none")]
    pub first_claimed: Option<DateTime<Utc>>,
    #[serde(rename = "claimed_at", skip_serializing_if = "Option::is_none")]
    pub claimed: Option<DateTime<Utc>>,
    #[serde(rename = "escalated_at", skip_serializing_if = "Option::is_none")]
    pub escalated: Option<DateTime<Utc>>,
    /// What was passed on to the head judge with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub escalated_note: Option<String>,
    #[serde(rename = "ended_at", skip_serializing_if = "Option::is_none")]
    pub ended: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// Reads the calls, oldest first; `rounds` are those of the document, whose tables the calls name.
pub(super) fn calls(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, rounds: &[Round]) -> Vec<Call> {
    let Some(cursor) = cursor else { return Vec::new() };
    cursor.items().filter_map(|item| call(&item, ids, rounds)).collect()
}

fn call(cursor: &Cursor<'_>, ids: &Ids<'_>, rounds: &[Round]) -> Option<Call> {
    let object = cursor.object()?;
    let moment = |field| object.get(field).and_then(|at: Cursor<'_>| at.moment());
    let note = |field| object.get(field).and_then(|text: Cursor<'_>| text.text(longest::NOTE));
    let made_at = object.need("made_at").and_then(|at| at.moment());
    let place = place(cursor, &object, rounds, t::call_place);
    let player = object.get("player").and_then(|player| {
        ids.player(&player);
        player.value.as_str().map(str::to_owned)
    });
    let joined = object.get("joined").map_or(Vec::new(), |joined: Cursor<'_>| {
        let ids = joined.items().filter_map(|player| {
            ids.player(&player);
            player.value.as_str().map(str::to_owned)
        });
        ids.collect()
    });
    let what = note("what");
    let state = object.need("state").and_then(|state| state.one_of(CallState::LABELS));
    let first_claimed = moment("first_claimed_at");
    let claimed = moment("claimed_at");
    let escalated = moment("escalated_at");
    let escalated_note = note("escalated_note");
    let ended = moment("ended_at");
    let answer = note("answer");
    object.finish();
    let call = Call {
        made_at: made_at?,
        place,
        player,
        joined,
        what,
        state: state?,
        first_claimed,
        claimed,
        escalated,
        escalated_note,
        ended,
        answer,
    };
    let is_ended = matches!(call.state, CallState::Resolved | CallState::Withdrawn);
    // The database has the same conditions; here each becomes a sentence with a place.
    if is_ended != call.ended.is_some() {
        cursor.say(t::call_ended());
    }
    if call.state == CallState::Claimed && call.claimed.is_none() {
        cursor.say(t::call_claimed());
    }
    if call.state == CallState::Escalated && call.escalated.is_none() {
        cursor.say(t::call_escalated());
    }
    Some(call)
}

/// Reads `round` and `table`, either both or neither; `problem`: the sentence for only one of them.
pub(super) fn place(
    cursor: &Cursor<'_>,
    object: &Object<'_>,
    rounds: &[Round],
    problem: fn() -> Message,
) -> Option<Place> {
    let (round, table) = (object.get("round"), object.get("table"));
    if round.is_some() != table.is_some() {
        cursor.say(problem());
    }
    let round = round?.whole(1..=MAX_ROUNDS)?;
    let at = table?;
    let table = at.whole(1..=MAX_TABLE)?;
    let is_there = |found: &Round| found.number == round && found.pods.iter().any(|pod| pod.table == table);
    if !rounds.iter().any(is_there) {
        at.say(t::round_has_no_table(round, table));
    }
    Some(Place { round, table })
}
