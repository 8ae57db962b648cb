//! Random points by place, and random results that are places.

use podium_event::profile::{DrawPoints, PlacePoints, TiedPlaces, WinPointsBy};
use podium_event::{PlayerIx, PodResult, Profile};

use crate::choices::Choices;

/// Lets places score, in half of the profiles in which they can, and finals be played on for them.
pub fn score_places(choices: &mut Choices<'_>, profile: &mut Profile) {
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
pub fn order(choices: &mut Choices<'_>, seats: &[PlayerIx]) -> PodResult {
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
