//! `rulings` of judges, with penalties and appeals. Only an organizer's document contains them; the judges are in the
//! log.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::ids::Ids;
use super::longest;
use crate::cursor::{Cursor, Object};
use podium_event::Round;
use podium_event::event::{MAX_ROUNDS, MAX_TABLE};
use podium_event::labels::{PenaltyEffect, RulingState};
use podium_event::penalties::{MAX_CODE, Penalty};
use say::document_problems as t;

/// Longest texts of a ruling, and of its citation, in characters.
const TEXT: usize = 4_000;
const CITATION: usize = 200;
/// Highest number of a ruling.
const MAX_NUMBER: u32 = 1_000_000;
/// Most rulings that an upgrade counts.
const MAX_BASIS: usize = 1_000;
/// Most minutes of an extension.
const MAX_MINUTES: u32 = 1_440;

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// The short number people see.
    pub number: u32,
    /// 0 = before the first round.
    pub round: u32,
    /// A table of that round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    pub at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<RulingPlayer>,
    /// Empty: not written down.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Minutes that the table got with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    pub state: RulingState,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appealed_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
    /// Since when a ruling that it was built on is no longer in force, until the head judge reviews it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flagged_at: Option<DateTime<Utc>>,
    #[serde(flatten)]
    pub withdrawn: Option<Withdrawal>,
    /// What was changed later, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierText>,
    /// What players and witnesses said, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub statements: Vec<Statement>,
}

/// Who withdrew a ruling, when and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Withdrawal {
    #[serde(rename = "withdrawn_at")]
    pub at: DateTime<Utc>,
    /// Their name; `None`: the command line.
    #[serde(rename = "withdrawn_by", skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    #[serde(rename = "withdrawn_reason", skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A text or a penalty of a ruling that was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EarlierText {
    /// "what", "answer", "rule", "decision" or "penalty".
    pub part: &'static str,
    pub text: String,
    /// When it was changed.
    pub at: DateTime<Utc>,
    /// The name of who changed it; `None`: the command line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// What somebody said about a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Statement {
    pub at: DateTime<Utc>,
    /// The id of the player who said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Who said it, if it was no player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witness: Option<String>,
    pub text: String,
}

/// A player of a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RulingPlayer {
    /// The player's id.
    pub player: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infraction: Option<String>,
    /// `None` for no penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Penalty>,
    /// The penalty that the desk proposed, if the judge decided otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed: Option<Penalty>,
    /// Whether the player is dropped with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub drops: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<PenaltyEffect>,
    /// Numbers of the earlier rulings that an upgrade counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub built_on: Vec<u32>,
    /// When a judge had carried it out at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done_at: Option<DateTime<Utc>>,
    /// The round of the match that it is carried out in, if it was given between matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due_round: Option<u32>,
}

/// Reads the rulings of a document.
pub(super) fn read(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, rounds: &[Round]) -> Vec<Ruling> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut numbers = HashSet::new();
    let all = cursor
        .items()
        .filter_map(|item| ruling(&item, ids, rounds, &mut numbers));
    all.collect()
}

fn ruling(cursor: &Cursor<'_>, ids: &Ids<'_>, rounds: &[Round], numbers: &mut HashSet<u32>) -> Option<Ruling> {
    let object = cursor.object()?;
    let number = object.need("number").and_then(|number| {
        let found = number.whole(1..=MAX_NUMBER)?;
        if !numbers.insert(found) {
            number.say(t::ruling_twice(found));
        }
        Some(found)
    });
    let round = object.need("round").and_then(|round| round.whole(0..=MAX_ROUNDS));
    let table = object.get("table").and_then(|table| {
        let found = table.whole(1..=MAX_TABLE)?;
        // A ruling before the first round (0) has no table at all.
        let played = rounds.iter().find(|played| Some(played.number) == round);
        if !played.is_some_and(|played| played.pods.iter().any(|pod| pod.table == found)) {
            table.say(t::ruling_table(found));
        }
        Some(found)
    });
    let at = object.need("at").and_then(|at| at.moment());
    let mut about = HashSet::new();
    let mut players = Vec::new();
    if let Some(list) = object.get("players") {
        for item in list.items() {
            if let Some(player) = ruling_player(&item, ids) {
                // The database has one row for each player of a ruling.
                if !about.insert(player.player.clone()) {
                    item.say(t::ruling_player_twice());
                }
                players.push(player);
            }
        }
    }
    let text = |name, longest| object.get(name).and_then(|text: Cursor<'_>| text.text(longest));
    let (what, answer, rule) = (text("what", TEXT), text("answer", TEXT), text("rule", CITATION));
    let minutes = object.get("minutes").and_then(|minutes| {
        if table.is_none() {
            minutes.say(t::ruling_minutes());
        }
        minutes.whole(1..=MAX_MINUTES)
    });
    let state = object.need("state").and_then(|state| state.one_of(RulingState::LABELS));
    let moment = |name| object.get(name).and_then(|at: Cursor<'_>| at.moment());
    let (appealed_at, decided_at, flagged_at) = (moment("appealed_at"), moment("decided_at"), moment("flagged_at"));
    let decision = text("decision", TEXT);
    let withdrawn = withdrawal(cursor, &object, state);
    let earlier = object.get("earlier").map_or_else(Vec::new, |list| {
        list.items().filter_map(|item| earlier(&item)).collect()
    });
    let statements = object.get("statements").map_or_else(Vec::new, |list| {
        list.items().filter_map(|item| statement(&item, ids)).collect()
    });
    object.finish();
    let is_decided = matches!(state, Some(RulingState::Upheld | RulingState::Overturned));
    if state.is_some() && is_decided != decided_at.is_some() {
        cursor.say(t::ruling_decided());
    }
    if (is_decided || state == Some(RulingState::Appealed)) && appealed_at.is_none() {
        cursor.say(t::ruling_appealed());
    }
    Some(Ruling {
        number: number?,
        round: round?,
        table,
        at: at?,
        players,
        what: what.unwrap_or_default(),
        answer,
        rule,
        minutes,
        state: state?,
        appealed_at,
        decided_at,
        decision,
        flagged_at,
        withdrawn,
        earlier,
        statements,
    })
}

/// Reads who withdrew a ruling; documents from before say only that it was.
fn withdrawal(cursor: &Cursor<'_>, object: &Object<'_>, state: Option<RulingState>) -> Option<Withdrawal> {
    let at = object.get("withdrawn_at").and_then(|at| at.moment());
    let by = object.get("withdrawn_by").and_then(|by| by.text(longest::NAME));
    let reason = object.get("withdrawn_reason").and_then(|reason| reason.text(TEXT));
    let is_withdrawn = state == Some(RulingState::Withdrawn);
    if (at.is_some() && !is_withdrawn) || (at.is_none() && (by.is_some() || reason.is_some())) {
        cursor.say(t::ruling_withdrawn());
    }
    Some(Withdrawal { at: at?, by, reason })
}

/// The parts of a ruling whose earlier text is kept.
const PARTS: [(&str, &str); 5] = [
    ("what", "what"),
    ("answer", "answer"),
    ("rule", "rule"),
    ("decision", "decision"),
    ("penalty", "penalty"),
];

fn earlier(cursor: &Cursor<'_>) -> Option<EarlierText> {
    let object = cursor.object()?;
    let part = object.need("part").and_then(|part| part.one_of(&PARTS));
    let text = object.need("text").and_then(|text| text.text(TEXT));
    let at = object.need("at").and_then(|at| at.moment());
    let by = object.get("by").and_then(|by| by.text(longest::NAME));
    object.finish();
    Some(EarlierText {
        part: part?,
        text: text?,
        at: at?,
        by,
    })
}

fn statement(cursor: &Cursor<'_>, ids: &Ids<'_>) -> Option<Statement> {
    let object = cursor.object()?;
    let at = object.need("at").and_then(|at| at.moment());
    let player = object.get("player").and_then(|id| {
        ids.player(&id);
        id.value.as_str().map(str::to_owned)
    });
    let witness = object.get("witness").and_then(|witness| witness.text(longest::NAME));
    let text = object.need("text").and_then(|text| text.text(TEXT));
    object.finish();
    if player.is_some() == witness.is_some() {
        cursor.say(t::statement_by());
    }
    Some(Statement {
        at: at?,
        player,
        witness,
        text: text?,
    })
}

fn ruling_player(cursor: &Cursor<'_>, ids: &Ids<'_>) -> Option<RulingPlayer> {
    let object = cursor.object()?;
    let player = object.need("player").and_then(|id| {
        ids.player(&id);
        id.value.as_str().map(str::to_owned)
    });
    let infraction = object.get("infraction").and_then(|code| code.text(MAX_CODE));
    let penalty = object.get("penalty").and_then(|penalty| {
        let found = penalty.one_of(Penalty::LABELS)?;
        // Only one form for no penalty, so that a document that is read and written again is the same.
        if found == Penalty::None {
            penalty.say(t::no_penalty());
        }
        Some(found)
    });
    // Here "none" is allowed: the table may propose no penalty where the judge gave one.
    let proposed = object.get("proposed").and_then(|word| word.one_of(Penalty::LABELS));
    let drops = object.flag("drops");
    let effect = object
        .get("effect")
        .and_then(|effect| effect.one_of(PenaltyEffect::LABELS));
    let built_on = object.get("built_on").map_or(Vec::new(), |list| {
        let numbers = list.items().filter_map(|number| number.whole(1..=MAX_NUMBER));
        numbers.take(MAX_BASIS).collect()
    });
    let done_at = object.get("done_at").and_then(|at| at.moment());
    let due_round = object.whole("due_round", 1..=MAX_ROUNDS);
    object.finish();
    if penalty.is_some() && infraction.is_none() {
        cursor.say(t::penalty_infraction());
    }
    Some(RulingPlayer {
        player: player?,
        infraction,
        penalty,
        proposed,
        drops,
        effect,
        built_on,
        done_at,
        due_round,
    })
}
