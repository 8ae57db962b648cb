//! Points by place, computed a second time from the text of a document; and random ones.

use std::collections::BTreeMap;

use podium_event::profile::{DrawPoints, PlacePoints, TiedPlaces, WinPointsBy};
use podium_event::{PlayerIx, PodResult, Profile};
use serde_json::Value;

use super::choices::Choices;
use super::standings::ids;

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

/// Lets places score, in half of the profiles in which they can, and finals be played on for them.
pub(super) fn score_places(choices: &mut Choices<'_>, profile: &mut Profile) {
    profile.house.playoff_places = choices.chance(2) && profile.games_to_win == 1;
    let can = profile.games_to_win == 1 && profile.house.wager.is_none();
    if !can || profile.house.win_points_by != WinPointsBy::Tournament || choices.chance(2) {
        return;
    }
    let mut list = |size: u32| {
        let mut points: Vec<u32> = (0..=choices.below(size as usize))
            .map(|_| 3 + choices.number(7))
            .collect();
        points.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
        (size, points)
    };
    profile.house.place_points = Some(PlacePoints([list(3), list(5)].into()));
    // not above any first place
    let draws = |choices: &mut Choices<'_>| DrawPoints([2, 3].map(|left| (left, choices.number(4))).into());
    profile.house.draw_points = choices.some(draws);
    profile.house.tied_places = choices.one(TiedPlaces::ALL);
}

/// Makes a result: an order in which the players of a pod left; the last one has a match loss now and then.
pub(super) fn order(choices: &mut Choices<'_>, seats: &[PlayerIx]) -> PodResult {
    let mut rest = seats.to_vec();
    choices.shuffle(&mut rest);
    let mut groups = Vec::new();
    let lost = usize::from(choices.chance(5));
    while rest.len() > lost {
        let together = 1 + choices.below(2).min(rest.len() - lost - 1);
        groups.push(rest.drain(..together).collect());
    }
    PodResult::Places(groups)
}
