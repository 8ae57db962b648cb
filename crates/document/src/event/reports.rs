//! `reports` of a pod, which players made themselves, and `tournament.decklists`.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::Value;

use super::longest;
use crate::cursor::Cursor;
use podium_event::deck::{BannedList, CardData, Format};
use podium_event::event::MAX_POD_SEATS;
use podium_event::labels::ReportState;
use say::document_problems as t;

/// A result that a player reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayersReport {
    /// A player's id.
    pub by: String,
    pub at: DateTime<Utc>,
    pub state: ReportState,
    /// As typed: one token a game; empty if all others conceded.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub games: String,
    /// The seats that conceded.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objection: Option<String>,
}

/// Reads the reports of a pod; `seats` are the ids of its players.
pub(super) fn read(cursor: Option<Cursor<'_>>, seats: &Value) -> Vec<PlayersReport> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut reports: Vec<PlayersReport> = Vec::new();
    for item in cursor.items() {
        let Some(report) = report(&item, seats) else { continue };
        if report.state == ReportState::Waiting && reports.iter().any(|other| other.state == ReportState::Waiting) {
            item.say(t::one_report());
        }
        reports.push(report);
    }
    reports
}

fn report(cursor: &Cursor<'_>, seats: &Value) -> Option<PlayersReport> {
    let object = cursor.object()?;
    let at_table = |cursor: Cursor<'_>| {
        let id = cursor.string()?;
        // By the ids as written: unknown ones are reported where the seats are read.
        if !seats.as_array().is_some_and(|all| all.iter().any(|seat| seat == id)) {
            cursor.say(t::report_not_seated());
        }
        Some(id.to_owned())
    };
    let by = object.need("by").and_then(at_table);
    let at = object.need("at").and_then(|at| at.moment());
    let state = object.need("state").and_then(|state| state.one_of(ReportState::LABELS));
    let games = object.get("games").and_then(|games| games.text(longest::NAME));
    let conceded = object.get("conceded").map_or_else(Vec::new, |list| {
        let seats = list.items();
        seats.filter_map(|seat| seat.whole(1..=MAX_POD_SEATS as u32)).collect()
    });
    let answered_by = object.get("answered_by").and_then(at_table);
    let answered_at = object.get("answered_at").and_then(|at| at.moment());
    let objection = object.get("objection").and_then(|text| text.text(longest::NOTE));
    object.finish();
    let report = PlayersReport {
        by: by?,
        at: at?,
        state: state?,
        games: games.unwrap_or_default(),
        conceded,
        answered_by,
        answered_at,
        objection,
    };
    if (report.state == ReportState::Waiting) != report.answered_at.is_none() {
        cursor.say(t::report_answered());
    }
    let answered = matches!(report.state, ReportState::Confirmed | ReportState::Disputed);
    if answered && report.answered_by.is_none() || report.answered_by.as_ref() == Some(&report.by) {
        cursor.say(t::report_answered_by());
    }
    Some(report)
}

/// The rules for decklists.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Decklists {
    pub format: Format,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<DateTime<Utc>>,
    /// Lines of the banned list; `None`: not loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banned: Option<Vec<String>>,
    /// Card data as it was loaded; `None`: not loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Value>,
    /// The highest bracket that is allowed; `None`: any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highest_bracket: Option<u8>,
}

/// Reads `tournament.decklists`.
pub(super) fn read_decklists(cursor: Option<Cursor<'_>>) -> Option<Decklists> {
    let cursor = cursor?;
    let object = cursor.object()?;
    let format = object.need("format").and_then(|format| format.one_of(Format::LABELS));
    let deadline = object.get("deadline").and_then(|deadline| deadline.moment());
    let banned = object.get("banned").map(|banned| {
        let names: Vec<String> = banned.items().filter_map(|name| name.text(longest::NAME)).collect();
        // Parsed only to check it: the lines are kept as they were loaded.
        if let Err(message) = BannedList::read(&names.join("\n")) {
            banned.say(message);
        }
        names
    });
    let cards = object.get("cards").map(|cards| {
        // As above: fields that only a later version understands must not be lost by an export.
        if let Err(message) = CardData::read(&cards.value.to_string()) {
            cards.say(message);
        }
        cards.value.clone()
    });
    let highest_bracket = object.whole("highest_bracket", 1..=5);
    object.finish();
    Some(Decklists {
        format: format?,
        deadline,
        banned,
        cards,
        highest_bracket: highest_bracket.and_then(|bracket| u8::try_from(bracket).ok()),
    })
}
