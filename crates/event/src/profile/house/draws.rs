//! Drawn matches and the seats of a playoff: who shares a draw (T3), who advances from a drawn elimination match (T17,
//! T43), how the seats of a playoff match are found (MTR-A 2.2B, T14), and the places below the champion (T38, T60).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::Profile;
use super::draw_choices::{DrawSharedBy, DrawnElimination, PlayoffSeats};
use super::rules::HouseRule;
use crate::Problem;

impl Profile {
    /// Returns whether a drawn playoff match stands: somebody advances by seed (T43).
    #[must_use]
    pub fn playoff_may_be_drawn(&self) -> bool {
        self.house.drawn_elimination == DrawnElimination::HighestSeed
    }

    /// Returns whether only those still in a game share its draw.
    #[must_use]
    pub fn shares_draw_still_in(&self) -> bool {
        self.house.draw_shared_by == DrawSharedBy::StillIn
    }

    /// Lists who shares a draw, who advances from one, and where players sit in the playoff, where that is not the
    /// addendum's.
    pub(super) fn draw_rules(&self) -> Vec<HouseRule> {
        let mut found = Vec::new();
        if self.playoff_may_be_drawn() {
            found.push(HouseRule {
                name: "drawn_elimination",
                what: words::drawn_elimination(),
                addendum: words::drawn_replayed(),
                here: words::drawn_best_seed(),
                means: means::drawn_best_seed_means(),
                rule: "MTR-A 2.5B",
            });
        }
        if self.shares_draw_still_in() {
            found.push(HouseRule {
                name: "draw_shared_by",
                what: words::draw_shared_by(),
                addendum: words::shared_by_all(),
                here: words::shared_by_still_in(),
                // where places score, who has left has a place instead
                means: match self.scores_places() {
                    true => means::place_points_means(),
                    false => means::shared_by_still_in_means(),
                },
                rule: "MTR-A 2.1",
            });
        }
        let seats = match self.house.playoff_seats {
            PlayoffSeats::Seed => None,
            PlayoffSeats::Random => Some((words::at_random(), means::playoff_seats_random_means())),
            PlayoffSeats::BestSeedChooses => Some((words::playoff_seats_chosen(), means::playoff_seats_chosen_means())),
        };
        found.extend(seats.map(|(here, means)| HouseRule {
            name: "playoff_seats",
            what: words::playoff_seats(),
            addendum: words::seats_by_seed(),
            here,
            means,
            rule: "MTR-A 2.2B",
        }));
        if self.house.playoff_places {
            found.push(HouseRule {
                name: "playoff_places",
                what: words::playoff_places(),
                addendum: words::places_by_seed(),
                here: words::places_played(),
                means: means::playoff_places_means(),
                rule: "MTR-A 10.4A",
            });
        }
        found
    }

    /// Finds what is wrong with the settings of draws, each with its JSON pointer in the event document.
    pub(super) fn draw_problems(&self) -> Vec<Problem> {
        // T2: after a drawn game everybody in the match plays the next one, so nobody is out of a longer match.
        let is_longer = self.games_to_win > 1;
        let wrong = |field: &str, message: Message| Problem::new(format!("/tournament/{field}"), message);
        let shared = (self.shares_draw_still_in() && is_longer)
            .then(|| wrong("draw_shared_by", t::still_in_of_one_game(self.games_to_win)));
        let places = (self.house.playoff_places && is_longer)
            .then(|| wrong("playoff_places", t::places_of_one_game(self.games_to_win)));
        shared.into_iter().chain(places).collect()
    }
}
