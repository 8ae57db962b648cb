//! Podium's additions to the format, for a lossless round trip: settings, players, seeds, match losses outside a pod,
//! draws that not everybody shares, and places.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::cursor::{Cursor, Problems};
use crate::event::{About, EventPart, read_part};
use podium_event::Problem;

/// The member as it was parsed.
pub(super) struct Own {
    /// Settings and players; `None` if the member is not an object.
    pub part: Option<EventPart>,
    /// The tournament's own data.
    pub about: About,
    /// Ids, best first.
    pub seeds: Option<Vec<String>>,
    /// Ids by round.
    pub match_losses: BTreeMap<u32, Vec<String>>,
    /// Ids of those who share a draw, by round and table.
    pub draws: BTreeMap<(u32, u32), Vec<String>>,
    /// Ids of the players in the order of their places, by round and table; those who left together share a group.
    pub places: BTreeMap<(u32, u32), Vec<Vec<String>>>,
}

/// Reads the member; its mistakes become problems.
pub(super) fn read(value: &Value, found: &mut Vec<Problem>) -> Own {
    let problems = Problems::default();
    let root = Cursor::root(value, &problems);
    let mut own = Own {
        part: None,
        about: About::default(),
        seeds: None,
        match_losses: BTreeMap::new(),
        draws: BTreeMap::new(),
        places: BTreeMap::new(),
    };
    if let Some(object) = root.object() {
        own.part = Some(read_part(
            object.need("tournament"),
            object.need("players"),
            &mut own.about,
        ));
        own.seeds = object.get("seeds").map(|seeds| ids(&seeds));
        for item in object.get("match_losses").iter().flat_map(|list| list.items()) {
            let Some(object) = item.object() else { continue };
            let round = object.need("round").and_then(|round| round.whole(1..=u32::MAX));
            let players = object.need("players").map(|players| ids(&players));
            object.finish();
            own.match_losses.extend(round.zip(players));
        }
        for item in object.get("draws").iter().flat_map(|list| list.items()) {
            let Some(object) = item.object() else { continue };
            let round = object.need("round").and_then(|round| round.whole(1..=u32::MAX));
            let table = object.need("table").and_then(|table| table.whole(1..=u32::MAX));
            let players = object.need("players").map(|players| ids(&players));
            object.finish();
            own.draws.extend(round.zip(table).zip(players));
        }
        for item in object.get("places").iter().flat_map(|list| list.items()) {
            let Some(object) = item.object() else { continue };
            let round = object.need("round").and_then(|round| round.whole(1..=u32::MAX));
            let table = object.need("table").and_then(|table| table.whole(1..=u32::MAX));
            let groups = object.need("places");
            let groups = groups.map(|groups| groups.items().map(|group| ids(&group)).collect());
            object.finish();
            own.places.extend(round.zip(table).zip(groups));
        }
        object.finish();
    }
    let inside = problems.into_inner().into_iter().map(|problem| Problem {
        pointer: format!("/{}{}", super::OWN, problem.pointer),
        ..problem
    });
    found.extend(inside);
    own
}

fn ids(list: &Cursor<'_>) -> Vec<String> {
    list.items().filter_map(|id| id.string().map(str::to_owned)).collect()
}
