//! What a result is worth: points of a win by the size of the pod (T58), and wagered points (T59).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::{MIN_POD_SIZE, Points, Profile, Tiebreaker};
use super::rules::HouseRule;
use super::scoring_choices::{MAX_WAGER_START, WinPointsBy};
use crate::Problem;

impl Profile {
    /// Returns the points of a win in a pod of so many players (T1, T58).
    #[must_use]
    pub fn win_points(&self, players: usize) -> u32 {
        if let Some(points) = &self.house.place_points {
            return points.of(players, 1);
        }
        // a size that was not checked yet may be any number
        let players = u32::try_from(players).unwrap_or(u32::MAX);
        match self.house.win_points_by {
            WinPointsBy::Tournament => self.points.win,
            WinPointsBy::PodSizePlus1 => players.saturating_add(1),
            WinPointsBy::TwicePodSizeMinus1 => players.saturating_mul(2).saturating_sub(1),
        }
    }

    /// Returns the points of each result in a pod of so many players.
    #[must_use]
    pub fn points_in(&self, players: usize) -> Points {
        Points {
            win: self.win_points(players),
            ..self.points
        }
    }

    /// Returns the points of a tournament that names none: the addendum's of the standard pod size (T1), or those of
    /// [`WinPointsBy`] or of the first place (T45) for a win and a bye.
    #[must_use]
    pub fn usual_points(&self) -> Points {
        let standard = Points::standard(self.pod_size);
        if self.house.win_points_by == WinPointsBy::Tournament && !self.scores_places() {
            return standard;
        }
        let win = self.win_points(self.pod_size as usize);
        Points {
            win,
            bye: win,
            ..standard
        }
    }

    /// Returns the match points of a bye: none where points are wagered (T59).
    #[must_use]
    pub fn bye_points(&self) -> u32 {
        match self.house.wager {
            Some(_) => 0,
            None => self.points.bye,
        }
    }

    /// Returns by how much a win lifts a player, in match points: two of them make a pod wide (T13). Where points are
    /// wagered it is what the winner of a pod of the standard size gains in round 1 (T59).
    #[must_use]
    pub fn win_step(&self) -> u32 {
        match self.house.wager {
            Some(wager) => wager
                .staked(wager.start)
                .saturating_mul(self.pod_size.saturating_sub(1)),
            None => self.points.win,
        }
    }

    /// Lists how results are scored, where that is not by the addendum.
    pub(super) fn scoring_rules(&self) -> Vec<HouseRule> {
        let mut found = Vec::new();
        if self.house.win_points_by != WinPointsBy::Tournament {
            found.push(HouseRule {
                name: "win_points_by",
                what: words::win_points_by(),
                addendum: words::win_in_every_pod(Points::standard(self.pod_size).win),
                here: self.win_points_in_words(),
                means: means::win_by_size_means(),
                rule: "MTR-A Appendix C",
            });
        }
        if let Some(wager) = self.house.wager {
            let Points { win, draw, loss, .. } = self.points;
            found.push(HouseRule {
                name: "wager",
                what: words::wager(),
                addendum: words::results_score(),
                here: words::wagered(wager.start, wager.stake.percent()),
                means: means::wager_means(win, draw, loss),
                rule: "MTR-A Appendix C",
            });
        }
        found
    }

    /// Returns what a win is worth in a pod of the standard size and in one with a player less, or more where there is
    /// no smaller pod: "5 in a pod of 3, 7 in a pod of 4".
    #[must_use]
    pub fn win_points_in_words(&self) -> Message {
        let fewer = self.pod_size.saturating_sub(1).max(MIN_POD_SIZE);
        let more = self.pod_size.max(fewer.saturating_add(1));
        let [small, large] = [fewer, more].map(|size| self.win_points(size as usize));
        words::win_by_size(small, fewer, large, more)
    }

    /// Finds what is wrong with the settings of scores, each with its JSON pointer in the event document.
    pub(super) fn scoring_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        let by_size = self.win_points(self.pod_size as usize);
        if by_size != self.points.win {
            let message = t::win_points_by_size(self.pod_size, by_size, self.points.win);
            wrong("points/win", message);
        }
        let Some(wager) = self.house.wager else { return problems };
        if !(1..=MAX_WAGER_START).contains(&wager.start) {
            wrong("wager/start", t::wager_start_range(1, MAX_WAGER_START, wager.start));
        }
        if wager.stake.numerator() == 0 {
            wrong("wager/stake", t::wager_stake_none());
        }
        if self.house.win_points_by != WinPointsBy::Tournament {
            wrong("win_points_by", t::wager_beside(words::win_points_by()));
        }
        // T59: a bye changes nothing, so other points than the usual ones are a contradiction.
        if ![0, Points::standard(self.pod_size).bye].contains(&self.points.bye) {
            wrong("points/bye", t::wager_bye());
        }
        // By the addendum they divide match points by those of a win (T4).
        for tiebreaker in [Tiebreaker::MatchWinPercentage, Tiebreaker::OpponentsMatchWinPercentage] {
            if self.tiebreakers.contains(&tiebreaker) {
                wrong("tiebreakers", t::wager_tiebreaker(tiebreaker.name()));
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;
    use crate::profile::{Share, Wager};

    fn profile(by: WinPointsBy, pod_size: u32) -> Profile {
        let mut profile = Profile::standard(Level::Competitive);
        profile.pod_size = pod_size;
        profile.house.win_points_by = by;
        profile.points = profile.usual_points();
        profile
    }

    #[test]
    fn a_win_counts_by_the_players_at_the_table() {
        for (by, of_three, of_four, of_five) in [
            (WinPointsBy::Tournament, 5, 5, 5),
            (WinPointsBy::PodSizePlus1, 4, 5, 6),
            (WinPointsBy::TwicePodSizeMinus1, 5, 7, 9),
        ] {
            let profile = profile(by, 4);
            assert_eq!(profile.problems(), []);
            assert_eq!(
                [3, 4, 5].map(|size| profile.win_points(size)),
                [of_three, of_four, of_five]
            );
            assert_eq!(profile.points.bye, of_four);
        }
        let words = |by, size| profile(by, size).win_points_in_words().to_string();
        assert_eq!(
            words(WinPointsBy::TwicePodSizeMinus1, 4),
            "5 in a pod of 3, 7 in a pod of 4"
        );
        assert_eq!(words(WinPointsBy::PodSizePlus1, 3), "4 in a pod of 3, 5 in a pod of 4");
    }

    #[test]
    fn other_points_of_a_win_than_those_of_the_pod_size_are_refused() {
        let mut profile = profile(WinPointsBy::TwicePodSizeMinus1, 4);
        profile.points.win = 5;
        let found = profile.problems();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].pointer, "/tournament/points/win");
        assert_eq!(
            found[0].message,
            "By the size of the pod a win at a table of 4 is worth 7 points, not 5. Change one of the two settings."
        );
    }

    #[test]
    fn a_wager_is_refused_with_what_contradicts_it() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.house.wager = Some(Wager {
            start: 0,
            stake: Share::ZERO,
        });
        profile.points.bye = 3;
        profile.house.win_points_by = WinPointsBy::PodSizePlus1;
        let found: Vec<String> = profile.problems().into_iter().map(|problem| problem.pointer).collect();
        assert_eq!(
            found,
            [
                "/tournament/wager/start",
                "/tournament/wager/stake",
                "/tournament/win_points_by",
                "/tournament/points/bye",
                "/tournament/tiebreakers",
                "/tournament/tiebreakers",
            ]
        );
        profile = Profile::standard(Level::Competitive);
        profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsWinPercentage];
        profile.house.wager = Some(Wager {
            start: MAX_WAGER_START,
            stake: Share::new(1, 10).expect("a share"),
        });
        assert_eq!(profile.problems(), []);
        assert_eq!((profile.win_step(), profile.bye_points()), (3_000, 0));
    }
}
