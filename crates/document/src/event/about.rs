//! Reading `cut`, `announcements`, `draws` and `log`.

use serde_json::Value;

use super::ids::Ids;
use super::{About, Announcement, LogEntry, floor, longest};
use crate::cursor::Cursor;
use podium_event::PlayerIx;
use podium_event::event::{MAX_ROUNDS, Round};
use podium_rules::draws::{Drawn, Purpose};
use say::document_problems as t;

const PURPOSES: &[(&str, Purpose)] = &[
    ("order", Purpose::Order),
    ("tie", Purpose::Tie),
    ("bye", Purpose::Bye),
    ("seats", Purpose::Seats),
    ("flip", Purpose::Flip),
    ("die", Purpose::Die),
];

/// Most sides of a die.
const MAX_SIDES: u32 = 256;

/// Reads the seeds of the announced cut.
pub(super) fn cut(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, about: &mut About) -> Option<Vec<PlayerIx>> {
    let cursor = cursor?;
    let object = cursor.object()?;
    let seeds = ids.list(object.need("seeds"));
    about.cut_announced_at = object.get("announced_at").and_then(|at| at.moment());
    // a size beside the seeds may be given but must not contradict them
    if let Some(size) = object.get("size")
        && size.value.as_u64() != Some(seeds.len() as u64)
    {
        size.say(t::cut_size(seeds.len()));
    }
    object.finish();
    Some(seeds)
}

/// Reads the announcements; `rounds` are those of the document, whose tables they name.
pub(super) fn announcements(cursor: Option<Cursor<'_>>, ids: &Ids<'_>, rounds: &[Round]) -> Vec<Announcement> {
    let Some(cursor) = cursor else { return Vec::new() };
    let announcement = |item: Cursor<'_>| {
        let object = item.object()?;
        let at = object.need("at").and_then(|at| at.moment());
        let shown_from = object.get("shown_from").and_then(|from| from.moment());
        let pinned = object.get("pinned").and_then(|pinned| pinned.boolean());
        let place = floor::place(&item, &object, rounds, t::announcement_place);
        let player = object.get("player").and_then(|player| {
            ids.player(&player);
            player.value.as_str().map(str::to_owned)
        });
        let text = object.need("text").and_then(|text| text.text(longest::NOTE));
        object.finish();
        if place.is_some() && player.is_some() {
            item.say(t::announcement_for_one());
        }
        Some(Announcement {
            at: at?,
            shown_from,
            pinned: pinned.unwrap_or(false),
            place,
            player,
            text: text?,
        })
    };
    cursor.items().filter_map(announcement).collect()
}

pub(super) fn draws(cursor: Option<Cursor<'_>>, ids: &Ids<'_>) -> Vec<Drawn> {
    let Some(cursor) = cursor else { return Vec::new() };
    let draw = |item: Cursor<'_>| {
        let object = item.object()?;
        let purpose = object.need("purpose").and_then(|word| word.one_of(PURPOSES));
        let round = object.need("round").and_then(|round| round.whole(0..=MAX_ROUNDS));
        let counter = object.need("counter").and_then(|counter| counter.whole(0..=u32::MAX));
        // T32: coins and dice have a number, the other draws an order.
        let rolls = matches!(purpose, Some(Purpose::Flip | Purpose::Die));
        let mut drawn = Drawn::order(purpose?, round?, counter?, Vec::new());
        if rolls {
            drawn.sides = object.need("sides").and_then(|sides| sides.whole(1..=MAX_SIDES));
            drawn.rolled = object
                .need("rolled")
                // If the sides are unreadable, the rolled side is still checked as far as possible.
                .and_then(|side| side.whole(1..=drawn.sides.unwrap_or(MAX_SIDES)));
        } else if let Some(list) = object.need("drawn") {
            for id in list.items() {
                // Only to report an unknown id: the draw itself is about ids (T32), so no index is kept.
                ids.player(&id);
                drawn.order.extend(id.value.as_str().map(str::to_owned));
            }
        }
        object.finish();
        Some(drawn)
    };
    cursor.items().filter_map(draw).collect()
}

pub(super) fn log(cursor: Option<Cursor<'_>>) -> Vec<LogEntry> {
    let Some(cursor) = cursor else { return Vec::new() };
    let entry = |item: Cursor<'_>| {
        let object = item.object()?;
        let text = |name, longest| object.get(name).and_then(|text| text.text(longest));
        let need = |name, longest| object.need(name).and_then(|text| text.text(longest));
        let any = |name| object.get(name).map(|any: Cursor<'_>| any.value.clone());
        let at = object.need("at").and_then(|at| at.moment());
        let by = need("by", longest::NAME);
        let verb = text("verb", longest::SLUG);
        let what = need("what", longest::TEXT);
        let why = text("why", longest::NOTE);
        let (before, after) = (any("before"), any("after"));
        let public = object
            .get("public")
            .and_then(|public| public.boolean())
            // Lines are private unless they say otherwise.
            .unwrap_or(false);
        object.finish();
        Some(LogEntry {
            at: at?,
            by: by?,
            verb,
            what: what?,
            why,
            // null means nothing: written again, it would be omitted
            before: before.filter(|value: &Value| !value.is_null()),
            after: after.filter(|value: &Value| !value.is_null()),
            public,
        })
    };
    cursor.items().filter_map(entry).collect()
}
