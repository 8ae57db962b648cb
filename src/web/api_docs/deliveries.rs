//! What webhooks are told, event by event, with an example of each body.

use crate::db::WebhookEvent;

/// A body on each line; a test compares them with what is sent.
const EXAMPLES: &str = include_str!("../../../docs/examples/webhooks.jsonl");

/// An event as the page describes it.
pub(super) struct Told {
    pub word: &'static str,
    /// When it is told, and what is in `data`.
    pub what: &'static str,
    /// A body.
    pub example: String,
}

/// All of them.
pub(super) fn all() -> Vec<Told> {
    let told = |event: &WebhookEvent| Told {
        word: event.as_str(),
        what: what(*event),
        example: example(event.as_str()),
    };
    WebhookEvent::ALL.iter().map(told).collect()
}

fn what(event: WebhookEvent) -> &'static str {
    match event {
        WebhookEvent::RoundPublished => {
            "The tables of a round are public. “round”: its number, “name”: as the pages call it, “tables”: how many."
        }
        WebhookEvent::RoundStarted => "A round runs. “round”: its number, “name”: as the pages call it.",
        WebhookEvent::RoundFinished => "A round is finished. “round”: its number, “name”: as the pages call it.",
        WebhookEvent::Result => {
            "A table's result came, changed or was taken back. “round” and “table”: their numbers. “reported”: false where \
             it was taken back. “winner”: a player's number and name; null for a draw, and where it was taken back."
        }
        WebhookEvent::Cut => "The cut to the play-off is announced. “size”: how many players play on.",
        WebhookEvent::Champion => "The tournament is finished and has a winner. “player”: number and name.",
        WebhookEvent::Announcement => {
            "An announcement to everybody, when it is shown first. “id”: the announcement's, “text”, “pinned”: whether it \
             stays on top."
        }
        WebhookEvent::Player => {
            "Players came, left or changed their names. “change”: added, changed, dropped, disqualified, returned or \
             removed. “count”: how many players. “players”: number and name of at most 50 of them."
        }
        WebhookEvent::Test => "Somebody sends a test. “message”: a sentence.",
    }
}

/// The example of an event, in lines that fit a page.
fn example(word: &str) -> String {
    let start = format!("{{\"type\": \"{word}\"");
    let line = EXAMPLES.lines().find(|line| line.starts_with(&start));
    line.unwrap_or_default()
        .replace(" \"data\": {", "\n \"data\": {")
        .replace(" \"tournament\":", "\n   \"tournament\":")
        .replace(" \"url\":", "\n   \"url\":")
}
