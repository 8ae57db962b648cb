//! Points by place: who left a game in which order (T45).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::{MAX_POD_SIZE, MIN_POD_SIZE, Points, Profile};
use super::place_points::{MAX_PLACE_POINTS, TiedPlaces};
use super::rules::HouseRule;
use super::scoring_choices::WinPointsBy;
use crate::Problem;

impl Profile {
    /// Returns whether results score by places (T45).
    #[must_use]
    pub fn scores_places(&self) -> bool {
        self.house.place_points.is_some()
    }

    /// Returns whether players who left together have an order among them, by turn order.
    #[must_use]
    pub fn orders_tied_places(&self) -> bool {
        self.scores_places() && self.house.tied_places == TiedPlaces::TurnOrder
    }

    /// Returns the points of the places of pods of each size that has its own, the larger ones first: "places in a pod of
    /// 4 score 6, 3, 2, 1; places in a pod of 3 score 6, 3, 2".
    #[must_use]
    pub fn place_points_in_words(&self) -> Message {
        let sizes = self.house.place_points.iter().flat_map(|points| points.0.iter().rev());
        let each = sizes.map(|(size, list)| {
            let points: Vec<String> = list.iter().map(u32::to_string).collect();
            words::places_score(*size, points.join(", "))
        });
        Message::joined(each, "; ")
    }

    /// Lists how places score, where they do.
    #[must_use]
    pub fn place_rules(&self) -> Vec<HouseRule> {
        if !self.scores_places() {
            return Vec::new();
        }
        let Points { win, draw, .. } = Points::standard(self.pod_size);
        let mut found = vec![HouseRule {
            name: "place_points",
            what: words::place_points(),
            addendum: words::win_and_draw_score(win, draw),
            here: self.place_points_in_words(),
            means: means::place_points_means(),
            rule: "MTR-A Appendix C",
        }];
        if let Some(points) = &self.house.draw_points {
            let each = points.0.iter().map(|(left, points)| words::left_score(*left, *points));
            found.push(HouseRule {
                name: "draw_points",
                what: words::draw_points(),
                addendum: words::shared_by_all(),
                here: Message::joined(each, "; "),
                means: means::draw_points_means(),
                rule: "MTR-A Appendix C",
            });
        }
        if self.orders_tied_places() {
            found.push(HouseRule {
                name: "tied_places",
                what: words::tied_places(),
                addendum: words::no_places(),
                here: words::tied_by_turn_order(),
                means: means::tied_places_means(),
                rule: "MTR-A Appendix C",
            });
        }
        found
    }

    /// Finds what is wrong with the settings of places, each with its JSON pointer in the event document.
    pub(super) fn place_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        let house = &self.house;
        let Some(points) = &house.place_points else {
            if house.draw_points.is_some() {
                wrong("draw_points", t::needs_place_points(words::draw_points()));
            }
            if house.tied_places != TiedPlaces::Last {
                wrong("tied_places", t::needs_place_points(words::tied_places()));
            }
            return problems;
        };
        let sound = |size: &u32, list: &[u32]| {
            let size_fits = (MIN_POD_SIZE..=MAX_POD_SIZE).contains(size) && list.len() <= *size as usize;
            // Descending, so that the winner of a match has the most: a percentage is then at most 100 %.
            let first = list.first().is_some_and(|first| (1..=MAX_PLACE_POINTS).contains(first));
            size_fits && first && list.is_sorted_by(|above, below| above >= below)
        };
        if points.0.is_empty() || !points.0.iter().all(|(size, list)| sound(size, list)) {
            wrong("place_points", t::place_points_lists(MIN_POD_SIZE, MAX_PLACE_POINTS));
            return problems;
        }
        let least_first = points.0.values().filter_map(|list| list.first()).min().copied();
        let draws = house.draw_points.iter().flat_map(|draws| &draws.0);
        if let Some(first) = least_first
            && draws.into_iter().any(|(left, each)| *left < 2 || *each > first)
        {
            wrong("draw_points", t::draw_points_range(first));
        }
        if house.win_points_by != WinPointsBy::Tournament {
            wrong("win_points_by", t::place_points_beside(words::win_points_by()));
        }
        if house.wager.is_some() {
            wrong("wager", t::place_points_beside(words::wager()));
        }
        if self.games_to_win > 1 {
            wrong("place_points", t::places_of_one_game(self.games_to_win));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::super::place_points::{DrawPoints, PlacePoints};
    use super::*;
    use crate::level::Level;
    use std::collections::BTreeMap;

    fn profile(lists: &[(u32, &[u32])]) -> Profile {
        let mut profile = Profile::standard(Level::Regular);
        let lists = lists.iter().map(|(size, list)| (*size, list.to_vec()));
        profile.house.place_points = Some(PlacePoints(lists.collect()));
        profile.points = profile.usual_points();
        profile
    }

    #[test]
    fn a_first_place_is_worth_what_a_win_is() {
        let profile = profile(&[(4, &[6, 3, 2, 1]), (3, &[5, 3, 2])]);
        assert_eq!(profile.problems(), []);
        assert_eq!([3, 4, 5].map(|size| profile.win_points(size)), [5, 6, 6]);
        assert_eq!((profile.points.win, profile.points.bye), (6, 6));
    }

    #[test]
    fn contradicting_settings_are_refused() {
        let pointers = |profile: &Profile| -> Vec<String> {
            profile.problems().into_iter().map(|problem| problem.pointer).collect()
        };
        for lists in [
            &[(4, &[1, 2][..])][..],
            &[],
            &[(4, &[])],
            &[(3, &[4, 3, 2, 1])],
            &[(1, &[1])],
            &[(4, &[0])],
        ] {
            assert!(
                pointers(&profile(lists)).contains(&"/tournament/place_points".to_owned()),
                "{lists:?}"
            );
        }
        let mut wrong = profile(&[(4, &[6, 3, 2, 1])]);
        wrong.house.draw_points = Some(DrawPoints(BTreeMap::from([(2, 7)])));
        assert_eq!(pointers(&wrong), ["/tournament/draw_points"]);
        let mut wrong = profile(&[(4, &[6, 3, 2, 1])]);
        wrong.points.win = 5;
        assert_eq!(pointers(&wrong), ["/tournament/points/win"]);
        let mut wrong = Profile::standard(Level::Regular);
        wrong.house.tied_places = TiedPlaces::TurnOrder;
        assert_eq!(pointers(&wrong), ["/tournament/tied_places"]);
    }
}
