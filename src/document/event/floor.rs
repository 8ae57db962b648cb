//! `calls` for a judge, and who covered which table: what an archive keeps of the judges' floor. Judges stand there by
//! the names of their accounts.

use chrono::{DateTime, Utc};

use super::longest;
use super::read::Ids;
use crate::document::cursor::{Cursor, Object, moment_text};
use crate::document::tree::{Fields, Tree};
use crate::rules::event::{MAX_ROUNDS, MAX_TABLE, Round};

/// Where a call for a judge stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallState {
    Waiting,
    Claimed,
    /// Waits for the head judge.
    Escalated,
    Resolved,
    Withdrawn,
}

impl CallState {
    /// Every state with its word.
    pub const WORDS: &'static [(&'static str, Self)] = &[
        ("waiting", Self::Waiting),
        ("claimed", Self::Claimed),
        ("escalated", Self::Escalated),
        ("resolved", Self::Resolved),
        ("withdrawn", Self::Withdrawn),
    ];

    /// The state's word.
    #[must_use]
    pub fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(_, state)| *state == self);
        found.map(|(word, _)| *word).expect("every state has its word")
    }

    fn is_ended(self) -> bool {
        matches!(self, Self::Resolved | Self::Withdrawn)
    }
}

/// Something that was done at a moment, by an account of this name where it is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    pub at: DateTime<Utc>,
    pub by: Option<String>,
}

/// A call for a judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    pub made_at: DateTime<Utc>,
    /// Round and table; `None`: away from the tables.
    pub place: Option<(u32, u32)>,
    /// Id of the player who called.
    pub player: Option<String>,
    /// Who of the staff noted it.
    pub noted_by: Option<String>,
    pub what: Option<String>,
    pub state: CallState,
    pub claimed: Option<Done>,
    pub escalated: Option<Done>,
    pub ended: Option<Done>,
    pub answer: Option<String>,
}

/// Who covers or covered a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    pub by: String,
    pub since: DateTime<Utc>,
}

/// Calls, oldest first. `rounds` are those of the document, whose tables the calls name.
pub(super) fn calls(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, rounds: &[Round]) -> Vec<Call> {
    let Some(cursor) = cursor else { return Vec::new() };
    cursor.items().filter_map(|item| call(&item, ids, rounds)).collect()
}

fn call(cursor: &Cursor<'_>, ids: &Ids<'_>, rounds: &[Round]) -> Option<Call> {
    let object = cursor.object()?;
    let name = |field| object.get(field).and_then(|name: Cursor<'_>| name.text(longest::NAME));
    let note = |field| object.get(field).and_then(|text: Cursor<'_>| text.text(longest::NOTE));
    let made_at = object.need("made_at").and_then(|at| at.moment());
    let place = place(cursor, &object, rounds);
    let player = object.get("player").and_then(|player| {
        ids.player(&player);
        player.value.as_str().map(str::to_owned)
    });
    let noted_by = name("noted_by");
    let what = note("what");
    let state = object.need("state").and_then(|state| state.one_of(CallState::WORDS));
    let claimed = done(&object, "claimed_at", "claimed_by");
    let escalated = done(&object, "escalated_at", "escalated_by");
    let ended = done(&object, "ended_at", "ended_by");
    let answer = note("answer");
    object.finish();
    let call = Call {
        made_at: made_at?,
        place,
        player,
        noted_by,
        what,
        state: state?,
        claimed,
        escalated,
        ended,
        answer,
    };
    if call.state.is_ended() != call.ended.is_some() {
        cursor.say("A call that was resolved or withdrawn has \"ended_at\", an open one has not.");
    }
    if call.state == CallState::Claimed && call.claimed.is_none() {
        cursor.say("A call that is claimed has \"claimed_at\".");
    }
    if call.state == CallState::Escalated && call.escalated.is_none() {
        cursor.say("A call that is escalated has \"escalated_at\".");
    }
    Some(call)
}

fn place(cursor: &Cursor<'_>, object: &Object<'_>, rounds: &[Round]) -> Option<(u32, u32)> {
    let (round, table) = (object.get("round"), object.get("table"));
    if round.is_some() != table.is_some() {
        cursor.say("A call at a table has \"round\" and \"table\", one away from the tables has neither.");
    }
    let round = round?.whole(1..=MAX_ROUNDS)?;
    let at = table?;
    let table = at.whole(1..=MAX_TABLE)?;
    let is_there = |found: &Round| found.number == round && found.pods.iter().any(|pod| pod.table == table);
    if !rounds.iter().any(is_there) {
        at.say(format!("Round {round} has no table {table}."));
    }
    Some((round, table))
}

fn done(object: &Object<'_>, at: &'static str, by: &'static str) -> Option<Done> {
    let who = object.get(by);
    let Some(at) = object.get(at) else {
        if let Some(who) = who {
            who.say(format!("\"{by}\" stands beside \"{at}\"."));
        }
        return None;
    };
    Some(Done {
        at: at.moment()?,
        by: who.and_then(|who| who.text(longest::NAME)),
    })
}

/// Who covers a pod's table.
pub(super) fn cover(cursor: Option<Cursor<'_>>) -> Option<Cover> {
    let cursor = cursor?;
    let object = cursor.object()?;
    let by = object.need("by").and_then(|by| by.text(longest::NAME));
    let since = object.need("since").and_then(|since| since.moment());
    object.finish();
    Some(Cover { by: by?, since: since? })
}

/// The calls as they are written.
pub(super) fn write_calls(calls: &[Call]) -> Vec<Tree> {
    calls.iter().map(call_tree).collect()
}

fn call_tree(call: &Call) -> Tree {
    let mut fields = Fields::default();
    fields.put("made_at", moment_text(call.made_at));
    fields.some("round", call.place.map(|(round, _)| round));
    fields.some("table", call.place.map(|(_, table)| table));
    fields.some("player", call.player.as_deref());
    fields.some("noted_by", call.noted_by.as_deref());
    fields.some("what", call.what.as_deref());
    fields.put("state", call.state.word());
    let dones = [
        ("claimed_at", "claimed_by", &call.claimed),
        ("escalated_at", "escalated_by", &call.escalated),
        ("ended_at", "ended_by", &call.ended),
    ];
    for (at, by, done) in dones {
        fields.some(at, done.as_ref().map(|done| moment_text(done.at)));
        fields.some(by, done.as_ref().and_then(|done| done.by.as_deref()));
    }
    fields.some("answer", call.answer.as_deref());
    Tree::Object(fields.0)
}

/// Who covers a table, as it is written.
pub(super) fn write_cover(cover: &Cover) -> Tree {
    let mut fields = Fields::default();
    fields.put("by", cover.by.as_str());
    fields.put("since", moment_text(cover.since));
    Tree::Object(fields.0)
}
