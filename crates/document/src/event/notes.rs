//! `notes` of judges about players and tables. Only an organizer's document contains them; the judges are in the log.

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::ids::Ids;
use super::{Place, floor};
use crate::cursor::Cursor;
use podium_event::Round;
use say::document_problems as t;

/// Longest note, in characters.
const TEXT: usize = 4_000;

/// A note about a player, a table, or a player at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    pub at: DateTime<Utc>,
    /// The id of the player whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The table where it was written.
    #[serde(flatten)]
    pub place: Option<Place>,
    pub text: String,
}

/// Reads the notes of a document.
pub(super) fn read(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, rounds: &[Round]) -> Vec<Note> {
    let Some(cursor) = cursor else { return Vec::new() };
    cursor.items().filter_map(|item| note(&item, ids, rounds)).collect()
}

fn note(cursor: &Cursor<'_>, ids: &Ids<'_>, rounds: &[Round]) -> Option<Note> {
    let object = cursor.object()?;
    let at = object.need("at").and_then(|at| at.moment());
    let player = object.get("player").and_then(|id| {
        ids.player(&id);
        id.value.as_str().map(str::to_owned)
    });
    let place = floor::place(cursor, &object, rounds, t::note_place);
    let text = object.need("text").and_then(|text| text.text(TEXT));
    object.finish();
    if player.is_none() && place.is_none() {
        cursor.say(t::note_about());
    }
    Some(Note {
        at: at?,
        player,
        place,
        text: text?,
    })
}
