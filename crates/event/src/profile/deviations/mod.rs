//! Deviations: the settings and readings in which a tournament departs from the addendum. Pages list them publicly.

use super::house::rules::HouseRule;
use super::settings::{EndOfRound, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods};
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

impl From<HouseRule> for Deviation {
    fn from(rule: HouseRule) -> Self {
        Self::setting(rule.what, rule.addendum, rule.here, rule.rule)
    }
}

impl Profile {
    /// Lists the deviations, settings first, then readings. Those of rounds and cut depend on the number of players:
    /// `rounds::deviations` of the rules.
    #[must_use]
    pub fn deviations(&self) -> Vec<Deviation> {
        let mut deviations = self.setting_deviations();
        deviations.extend(self.house_rules().into_iter().map(Deviation::from));
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
            self.uneven_pods != UnevenPods::Byes && self.smaller_pods_at == SmallerPodsAt::Highest,
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
        if self.uneven_pods.gives_byes() {
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
        UnevenPods::LargerPods => t::in_larger_pods(),
        UnevenPods::SmallerPodsThenByes => t::in_smaller_pods_then_byes(),
    }
}

#[cfg(test)]
mod tests;
