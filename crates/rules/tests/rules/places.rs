//! Points by place, computed a second time from the text of a document.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::standings::ids;

/// Returns the points of the places of a pod of so many players; `None` where places do not score.
pub(super) fn place_list(settings: &Value, players: usize) -> Option<Vec<i128>> {
    let lists = settings.get("place_points")?.as_object()?;
    let sizes: BTreeMap<usize, &Value> = lists
        .iter()
        .map(|(size, list)| (size.parse().expect("a size"), list))
        .collect();
    let (_, list) = sizes.range(players..).next().or(sizes.last_key_value())?;
    Some(
        list.as_array()?
            .iter()
            .map(|points| i128::from(points.as_u64().expect("points")))
            .collect(),
    )
}

/// Returns the points of a player's place at a table: everyone takes a seat in a queue, the winner first, and those who
/// left together are paid like the last of them.
pub(super) fn by_place(
    settings: &Value,
    pod: &Value,
    id: &str,
    winner: &Option<String>,
    shared: &[String],
) -> Option<i128> {
    let seats = ids(&pod["seats"]);
    let list = place_list(settings, seats.len())?;
    let lost = |other: &String| match &pod["result"] {
        result if result.get("draw").is_some() => settings["draw_shared_by"] != "still_in" && !shared.contains(other),
        result => ids(&result["match_losses"]).contains(other),
    };
    let queue: Vec<Vec<String>> = match pod["result"]["places"].as_array() {
        Some(groups) => groups.iter().map(ids).collect(),
        None => {
            let first: Vec<String> = winner.iter().cloned().chain(shared.iter().cloned()).collect();
            let rest = seats
                .iter()
                .filter(|seat| !first.contains(seat) && !lost(seat))
                .cloned()
                .collect();
            vec![first, rest]
        }
    };
    let mut before = 0;
    for (at, group) in queue.iter().filter(|group| !group.is_empty()).enumerate() {
        before += group.len();
        if !group.iter().any(|other| other == id) {
            continue;
        }
        let drawn = settings["draw_points"][group.len().to_string()].as_u64().filter(|_| {
            at == 0 && group.len() > 1 && (shared.iter().any(|other| other == id) || !pod["result"]["places"].is_null())
        });
        return Some(drawn.map_or_else(|| list.get(before - 1).copied().unwrap_or(0), i128::from));
    }
    Some(0)
}
