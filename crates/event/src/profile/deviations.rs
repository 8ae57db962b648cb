//! Deviations: the settings and readings in which a tournament departs from the addendum. Pages list them publicly.

use super::imaginary::ImaginaryOpponents;
use super::settings::{EndOfRound, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods};
use super::share::Share;
use crate::penalties::{PenaltyTable, STANDARD};
use say::deviations as t;
use say::{Message, penalty_words, terms};

/// Origin of a deviation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviationKind {
    /// The organizer chose another setting.
    Setting,
    /// The software reads the addendum more strictly or more widely than its text.
    Reading,
}

/// One deviation from the addendum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deviation {
    pub kind: DeviationKind,
    /// Topic, such as "Round time".
    pub what: Message,
    /// What the addendum says.
    pub addendum: Message,
    /// What applies in this tournament.
    pub here: Message,
    /// Number of the rule in question.
    pub rule: &'static str,
}

impl Deviation {
    /// Creates the deviation of a setting.
    pub fn setting(
        what: impl Into<Message>,
        addendum: impl Into<Message>,
        here: impl Into<Message>,
        rule: &'static str,
    ) -> Self {
        Self {
            kind: DeviationKind::Setting,
            what: what.into(),
            addendum: addendum.into(),
            here: here.into(),
            rule,
        }
    }

    fn reading(what: Message, addendum: Message, here: Message, rule: &'static str) -> Self {
        Self {
            kind: DeviationKind::Reading,
            ..Self::setting(what, addendum, here, rule)
        }
    }
}

impl Profile {
    /// Lists the deviations, settings first, then readings. Those of rounds and cut depend on the number of players:
    /// `rounds::deviations` of the rules.
    #[must_use]
    pub fn deviations(&self) -> Vec<Deviation> {
        let mut deviations = self.setting_deviations();
        deviations.extend(self.percentage_deviations());
        deviations.extend(self.readings());
        deviations
    }

    fn setting_deviations(&self) -> Vec<Deviation> {
        let mut found = Vec::new();
        let mut say = |departs: bool, what: Message, addendum: Message, here: Message, rule| {
            if departs {
                found.push(Deviation::setting(what, addendum, here, rule));
            }
        };
        // Byes, round time and end of round follow the level (T11, T12, T20).
        let standard = Self::standard(self.level);
        say(
            self.pod_size != 4,
            t::pod_size(),
            t::players_at_table(4),
            t::players_at_table(self.pod_size),
            "MTR-A X.1B",
        );
        say(
            self.uneven_pods != standard.uneven_pods,
            t::uneven_pods(),
            uneven(standard.uneven_pods),
            uneven(self.uneven_pods),
            "MTR-A 10.4A",
        );
        say(
            // Without smaller pods the setting changes nothing.
            self.uneven_pods == UnevenPods::SmallerPods && self.smaller_pods_at == SmallerPodsAt::Highest,
            t::smaller_pods(),
            t::among_lowest(),
            t::among_highest(),
            "MTR-A 10.4A",
        );
        say(
            self.games_to_win != 1,
            t::games_to_win(),
            1_u32.into(),
            self.games_to_win.into(),
            "MTR-A 2.1A",
        );
        // T1: the addendum's points follow the pod size of this tournament.
        let points = Points::standard(self.pod_size);
        for (what, addendum, here) in [
            (t::points_win(), points.win, self.points.win),
            (t::points_draw(), points.draw, self.points.draw),
            (t::points_loss(), points.loss, self.points.loss),
            (t::points_bye(), points.bye, self.points.bye),
        ] {
            say(addendum != here, what, addendum.into(), here.into(), "MTR-A Appendix C");
        }
        say(
            self.tiebreakers != Tiebreaker::STANDARD,
            t::tiebreakers(),
            in_order(&Tiebreaker::STANDARD),
            in_order(&self.tiebreakers),
            "MTR-A 3.1A",
        );
        say(
            self.round_minutes != standard.round_minutes,
            t::round_time(),
            minutes(standard.round_minutes),
            minutes(self.round_minutes),
            "MTR-A Appendix B",
        );
        // T20: the recommended end of round follows from this tournament's own time limit.
        // An untimed round has no end by time.
        if let Some(limit) = self.round_minutes {
            let recommended = Self::end_of_round_for(limit);
            say(
                self.end_of_round != recommended,
                t::end_of_round(),
                recommended.term(),
                self.end_of_round.term(),
                "MTR-A 2.5A",
            );
        }
        say(
            self.playoff_minutes.is_some(),
            t::playoff_time(),
            minutes(None),
            minutes(self.playoff_minutes),
            "MTR-A 2.5B",
        );
        say(
            self.seating == Seating::Balanced,
            t::swiss_seats(),
            t::at_random(),
            t::seats_balanced(),
            "MTR-A 2.2A",
        );
        say(
            self.draft_pods_in_round_one,
            t::first_pods(),
            t::at_random(),
            t::pods_of_draft(),
            "MTR-A 10.4A",
        );
        say(
            // A table of one's own is named even where it equals the built-in one: it does not follow its next version.
            self.penalties.is_some(),
            t::penalties(),
            penalty_words::the_table(STANDARD),
            self.penalties
                .as_ref()
                .map(PenaltyTable::differences)
                .unwrap_or_default(),
            "IPG",
        );
        found
    }

    /// Lists how percentages count, where they count otherwise than by the addendum (T6, T42, T49, T50).
    #[must_use]
    pub fn percentage_deviations(&self) -> Vec<Deviation> {
        let mut found = Vec::new();
        let mut say = |departs: bool, what: Message, addendum: Message, here: Message| {
            if departs {
                found.push(Deviation::setting(what, addendum, here, "MTR-A Appendix C"));
            }
        };
        for (what, opponents) in [
            (t::bye_opponents(), self.bye_opponents),
            (t::smaller_pod_opponents(), self.smaller_pod_opponents),
        ] {
            say(opponents.is_some(), what, t::no_opponents(), imaginary(opponents));
        }
        say(
            self.byes_in_percentages,
            t::byes_in_percentages(),
            t::byes_left_out(),
            t::byes_as_wins(),
        );
        say(
            self.percentage_decimals.is_some(),
            t::percentage_decimals(),
            t::compared_exactly(),
            // decimals of the number before the per cent sign
            self.percentage_decimals.map_or_else(t::compared_exactly, |decimals| {
                t::rounded_to(decimals.saturating_sub(2))
            }),
        );
        let usual = Self {
            percentage_floor: None,
            ..self.clone()
        };
        say(
            self.floor() != usual.floor(),
            t::percentage_floor(),
            usual.floor().percent(),
            match self.floor() {
                Share::ZERO => t::no_floor(),
                floor => floor.percent(),
            },
        );
        found
    }

    /// Lists the readings that affect this tournament.
    fn readings(&self) -> Vec<Deviation> {
        // T7
        let mut readings = vec![Deviation::reading(
            t::met_twice(),
            t::counts_unsaid(),
            t::counts_once(),
            "MTR-A Appendix C",
        )];
        // T11
        if self.uneven_pods == UnevenPods::Byes {
            readings.push(Deviation::reading(
                t::byes(),
                t::byes_to_lowest(),
                t::byes_here(),
                "MTR-A 10.4A",
            ));
        }
        // T18
        if self.pod_size == 4 {
            readings.push(Deviation::reading(
                t::rounds_at_1024(),
                t::rounds_by_formula(),
                t::rounds_here(),
                "MTR-A Appendix E",
            ));
        }
        // T22
        if self.end_of_round == EndOfRound::ExtraTurns {
            readings.push(Deviation::reading(
                t::passed_player(),
                t::pass_settled(),
                t::pass_here(),
                "MTR-A 2.5AA",
            ));
        }
        // G5; G21: Grand Melee is the default for pods of ten and more.
        if self.pod_size >= 10 {
            readings.push(Deviation::reading(
                t::grand_melee_turn(),
                t::melee_unsaid(),
                t::melee_here(),
                "CR 807.4d",
            ));
        }
        readings
    }
}

impl Tiebreaker {
    /// Returns the short name as a message.
    #[must_use]
    pub fn term(self) -> Message {
        match self {
            Self::MatchPoints => terms::tiebreaker_match_points(),
            Self::MatchWinPercentage => terms::tiebreaker_match_win(),
            Self::OpponentsAverageMatchPoints => terms::tiebreaker_opponents_points(),
            Self::OpponentsMatchWinPercentage => terms::tiebreaker_opponents_match_win(),
            Self::WinPercentage => terms::tiebreaker_win(),
            Self::OpponentsWinPercentage => terms::tiebreaker_opponents_win(),
            Self::HeadToHead => terms::tiebreaker_head_to_head(),
            Self::AverageSeat => terms::tiebreaker_average_seat(),
            Self::GamesWon => terms::tiebreaker_games_won(),
        }
    }

    /// Returns the short name for headings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::MatchPoints => "Match points",
            Self::MatchWinPercentage => "MW%",
            Self::OpponentsAverageMatchPoints => "OAMP",
            Self::OpponentsMatchWinPercentage => "OMW%",
            Self::WinPercentage => "W%",
            Self::OpponentsWinPercentage => "OW%",
            Self::HeadToHead => "H2H",
            Self::AverageSeat => "Seat",
            Self::GamesWon => "Games won",
        }
    }
}

fn imaginary(opponents: Option<ImaginaryOpponents>) -> Message {
    opponents.map_or_else(t::no_opponents, |opponents| {
        t::imaginary_opponents(opponents.count, opponents.match_win_percentage.percent())
    })
}

fn in_order(tiebreakers: &[Tiebreaker]) -> Message {
    let names = tiebreakers.iter().map(|tiebreaker| tiebreaker.term());
    names.reduce(t::tiebreakers_in_order).unwrap_or_default()
}

fn minutes(limit: Option<u32>) -> Message {
    limit.map_or_else(t::no_limit, t::limit_minutes)
}

fn uneven(uneven: UnevenPods) -> Message {
    match uneven {
        UnevenPods::Byes => t::have_byes(),
        UnevenPods::SmallerPods => t::in_smaller_pods(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    fn settings(profile: &Profile) -> Vec<String> {
        let deviations = profile.deviations().into_iter();
        let settings = deviations.filter(|deviation| deviation.kind == DeviationKind::Setting);
        settings.map(|deviation| deviation.what.to_string()).collect()
    }

    #[test]
    fn the_standard_profiles_depart_in_readings_only() {
        for level in [Level::Regular, Level::Competitive, Level::Professional] {
            let profile = Profile::standard(level);
            assert_eq!(settings(&profile), Vec::<String>::new());
            assert!(!profile.deviations().is_empty());
        }
    }

    #[test]
    fn readings_are_listed_where_they_touch_the_tournament() {
        let readings = |level| {
            let deviations = Profile::standard(level).deviations();
            deviations.into_iter().map(|reading| reading.rule).collect::<Vec<_>>()
        };
        assert_eq!(readings(Level::Regular), ["MTR-A Appendix C", "MTR-A Appendix E"]);
        assert_eq!(
            readings(Level::Competitive),
            ["MTR-A Appendix C", "MTR-A 10.4A", "MTR-A Appendix E", "MTR-A 2.5AA"]
        );
    }

    #[test]
    fn every_changed_setting_is_listed() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.pod_size = 5; // with the points of pods of four
        profile.uneven_pods = UnevenPods::SmallerPods;
        profile.smaller_pods_at = SmallerPodsAt::Highest;
        profile.games_to_win = 2;
        profile.points.draw = 0;
        profile.points.loss = 1;
        profile.tiebreakers.truncate(1);
        profile.round_minutes = Some(80);
        profile.playoff_minutes = Some(120);
        profile.seating = Seating::Balanced;
        profile.draft_pods_in_round_one = true;
        profile.bye_opponents = Some(ImaginaryOpponents {
            count: 3,
            match_win_percentage: share("1/5"),
        });
        profile.smaller_pod_opponents = Some(ImaginaryOpponents {
            count: 1,
            match_win_percentage: share("1/7"),
        });
        profile.byes_in_percentages = true;
        profile.percentage_decimals = Some(4);
        profile.percentage_floor = Some(share("1/3"));
        let mut table = PenaltyTable::standard();
        table.infractions.pop();
        profile.penalties = Some(table);
        assert_eq!(
            settings(&profile),
            [
                "Pod size",
                "Players that fill no pod",
                "Smaller pods",
                "Game wins to win a match",
                "Match points for a win",
                "Match points for a draw",
                "Match points for a loss",
                "Match points for a bye",
                "Tiebreakers",
                "Round time",
                "End of a Swiss round",
                "Playoff time",
                "Swiss seats",
                "Pods of round 1",
                "Penalties",
                "Imaginary opponents for a bye",
                "Imaginary opponents for a smaller pod",
                "Byes in opponents' percentages",
                "Rounding of percentages",
                "Lowest percentage of an opponent",
            ]
        );
        let here: Vec<String> = (profile.percentage_deviations().iter())
            .map(|one| format!("{} | {}", one.addendum, one.here))
            .collect();
        assert_eq!(
            here,
            [
                "none | 3 at 20.00 % each",
                "none | 1 at 14.29 %",
                "do not count | count as won matches",
                "compared exactly | rounded to 2 decimals",
                "20.00 % | 33.33 %",
            ]
        );
    }

    #[test]
    fn the_usual_floor_by_its_own_number_is_no_deviation() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.percentage_floor = Some(share("1/5"));
        assert_eq!(settings(&profile), Vec::<String>::new());
        profile.percentage_floor = Some(Share::ZERO);
        assert_eq!(profile.percentage_deviations()[0].here, "none");
        profile.percentage_floor = Some(share("1/5"));
        profile.points.win = 7;
        assert_eq!(profile.percentage_deviations()[0].addendum, "14.29 %");
    }

    fn share(text: &str) -> Share {
        text.parse().expect("a share")
    }

    #[test]
    fn a_longer_round_with_its_own_end_departs_in_its_time_only() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.round_minutes = Some(90);
        profile.end_of_round = EndOfRound::FinishTurn;
        assert_eq!(settings(&profile), ["Round time"]);
    }
}
