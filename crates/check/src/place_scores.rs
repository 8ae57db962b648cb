//! The points of each seat where places score (T45).

use podium_event::event::Pod;
use podium_event::player::PlayerIx;
use podium_event::profile::{DrawSharedBy, HouseRules, PlacePoints};
use podium_event::result::PodResult;

/// Returns the list of points of a pod of so many players: that of the smallest size which is large enough, else of the
/// largest size.
fn list(points: &PlacePoints, players: usize) -> Vec<u32> {
    let mut best: Option<(u32, &Vec<u32>)> = None;
    for (size, list) in &points.0 {
        let fits = *size as usize >= players;
        if best.is_none_or(|(other, _)| (other as usize) < players || (fits && *size < other)) {
            best = Some((*size, list));
        }
    }
    best.map(|(_, list)| list.clone()).unwrap_or_default()
}

/// Returns the points of the first place of a pod.
pub(crate) fn first(points: &PlacePoints, players: usize) -> u32 {
    list(points, players).first().copied().unwrap_or(0)
}

/// Returns the points of each seat of a pod with a result; `marks` are above 0 for the winner and for those who share a
/// draw. `None` where places do not score.
pub(crate) fn scores(house: &HouseRules, pod: &Pod, marks: &[u32]) -> Option<Vec<u32>> {
    let points = list(house.place_points.as_ref()?, pod.seats.len());
    // How many leave before a seat does, and how many of the pod share a draw at the end.
    let is_lost = |player: &PlayerIx| match &pod.result {
        PodResult::Places(groups) => !groups.iter().any(|group| group.contains(player)),
        PodResult::Games { match_losses, .. } => match_losses.contains(player),
        PodResult::Drawn(sharing) => house.draw_shared_by == DrawSharedBy::All && !sharing.contains(player),
        _ => false,
    };
    let rank = |seat: usize| -> usize {
        match &pod.result {
            PodResult::Places(groups) => groups
                .iter()
                .take_while(|group| !group.contains(&pod.seats[seat]))
                .count(),
            _ => usize::from(marks[seat] == 0),
        }
    };
    let lost: Vec<bool> = pod.seats.iter().map(is_lost).collect();
    let seats = 0..pod.seats.len();
    let ranks: Vec<usize> = seats.clone().map(rank).collect();
    let score = |seat: usize| {
        if lost[seat] {
            return 0;
        }
        let others = seats.clone().filter(|&other| !lost[other]);
        let last_place = others.clone().filter(|&other| ranks[other] <= ranks[seat]).count();
        let level = others.filter(|&other| ranks[other] == ranks[seat]).count();
        let drawn = house
            .draw_points
            .as_ref()
            .and_then(|draws| draws.0.get(&(level as u32)));
        match drawn {
            Some(each) if level > 1 && marks[seat] > 0 => *each,
            _ => points.get(last_place - 1).copied().unwrap_or(0),
        }
    };
    Some(seats.clone().map(score).collect())
}
