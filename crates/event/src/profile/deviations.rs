//! Deviations: the settings and readings in which a tournament departs from the addendum. Pages list them publicly.

use super::settings::{EndOfRound, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods};
use crate::penalties::{PenaltyTable, STANDARD};

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
    pub what: String,
    /// What the addendum says.
    pub addendum: String,
    /// What applies in this tournament.
    pub here: String,
    /// Number of the rule in question.
    pub rule: &'static str,
}

impl Deviation {
    /// Creates the deviation of a setting.
    pub fn setting(
        what: impl Into<String>,
        addendum: impl Into<String>,
        here: impl Into<String>,
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

    fn reading(what: &str, addendum: &str, here: &str, rule: &'static str) -> Self {
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
        deviations.extend(self.readings());
        deviations
    }

    fn setting_deviations(&self) -> Vec<Deviation> {
        let mut found = Vec::new();
        let mut say = |departs: bool, what: &str, addendum: String, here: String, rule| {
            if departs {
                found.push(Deviation::setting(what, addendum, here, rule));
            }
        };
        // Byes, round time and end of round follow the level (T11, T12, T20).
        let standard = Self::standard(self.level);
        say(
            self.pod_size != 4,
            "Pod size",
            "4 players".to_owned(),
            format!("{} players", self.pod_size),
            "MTR-A X.1B",
        );
        say(
            self.uneven_pods != standard.uneven_pods,
            "Players that fill no pod",
            uneven(standard.uneven_pods).to_owned(),
            uneven(self.uneven_pods).to_owned(),
            "MTR-A 10.4A",
        );
        say(
            // Without smaller pods the setting changes nothing.
            self.uneven_pods == UnevenPods::SmallerPods && self.smaller_pods_at == SmallerPodsAt::Highest,
            "Smaller pods",
            "among the lowest scores".to_owned(),
            "among the highest scores".to_owned(),
            "MTR-A 10.4A",
        );
        say(
            self.games_to_win != 1,
            "Game wins to win a match",
            "1".to_owned(),
            self.games_to_win.to_string(),
            "MTR-A 2.1A",
        );
        // T1: the addendum's points follow the pod size of this tournament.
        let points = Points::standard(self.pod_size);
        for (what, addendum, here) in [
            ("Match points for a win", points.win, self.points.win),
            ("Match points for a draw", points.draw, self.points.draw),
            ("Match points for a loss", points.loss, self.points.loss),
            ("Match points for a bye", points.bye, self.points.bye),
        ] {
            say(
                addendum != here,
                what,
                addendum.to_string(),
                here.to_string(),
                "MTR-A Appendix C",
            );
        }
        say(
            self.tiebreakers != Tiebreaker::STANDARD,
            "Tiebreakers",
            in_order(&Tiebreaker::STANDARD),
            in_order(&self.tiebreakers),
            "MTR-A 3.1A",
        );
        say(
            self.round_minutes != standard.round_minutes,
            "Round time",
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
                "End of a Swiss round",
                recommended.words().to_owned(),
                self.end_of_round.words().to_owned(),
                "MTR-A 2.5A",
            );
        }
        say(
            self.playoff_minutes.is_some(),
            "Playoff time",
            minutes(None),
            minutes(self.playoff_minutes),
            "MTR-A 2.5B",
        );
        say(
            self.seating == Seating::Balanced,
            "Swiss seats",
            "at random".to_owned(),
            "spread evenly over a player's rounds".to_owned(),
            "MTR-A 2.2A",
        );
        say(
            self.draft_pods_in_round_one,
            "Pods of round 1",
            "at random".to_owned(),
            "those of the draft".to_owned(),
            "MTR-A 10.4A",
        );
        say(
            // A table of one's own is named even where it equals the built-in one: it does not follow its next version.
            self.penalties.is_some(),
            "Penalties",
            format!("the table {STANDARD}"),
            self.penalties.as_ref().map_or(String::new(), PenaltyTable::differences),
            "IPG",
        );
        found
    }

    /// Lists the readings that affect this tournament.
    fn readings(&self) -> Vec<Deviation> {
        // T7
        let mut readings = vec![Deviation::reading(
            "Opponent met twice (tiebreakers)",
            "does not say how often such an opponent counts",
            "counts once",
            "MTR-A Appendix C",
        )];
        // T11
        if self.uneven_pods == UnevenPods::Byes {
            readings.push(Deviation::reading(
                "Byes",
                "go to the lowest in the standings",
                "no second bye before everyone had one; drawn at random in round 1",
                "MTR-A 10.4A",
            ));
        }
        // T18
        if self.pod_size == 4 {
            readings.push(Deviation::reading(
                "Recommended rounds at 1,024 players",
                "6 by the formula, 7 by the note beside it",
                "6, and 7 from 1,025 players on",
                "MTR-A Appendix E",
            ));
        }
        // T22
        if self.end_of_round == EndOfRound::ExtraTurns {
            readings.push(Deviation::reading(
                "Active player had said they pass when time is called",
                "settled for finishing the turn only",
                "the next player's turn is the one in progress, also before extra turns",
                "MTR-A 2.5AA",
            ));
        }
        // G5; G21: Grand Melee is the default for pods of ten and more.
        if self.pod_size >= 10 {
            readings.push(Deviation::reading(
                "When a Grand Melee turn may begin",
                "does not say how empty seats and a player already taking a turn count",
                "an empty seat counts while a marker lies on it; nobody takes two turns at once",
                "CR 807.4d",
            ));
        }
        readings
    }
}

impl Tiebreaker {
    /// Returns the short name for headings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::MatchPoints => "Match points",
            Self::MatchWinPercentage => "MW%",
            Self::OpponentsAverageMatchPoints => "OAMP",
            Self::OpponentsMatchWinPercentage => "OMW%",
        }
    }
}

fn in_order(tiebreakers: &[Tiebreaker]) -> String {
    let names: Vec<_> = tiebreakers.iter().map(|tiebreaker| tiebreaker.name()).collect();
    names.join(", then ")
}

fn minutes(limit: Option<u32>) -> String {
    limit.map_or("no limit".to_owned(), |minutes| format!("{minutes} minutes"))
}

fn uneven(uneven: UnevenPods) -> &'static str {
    match uneven {
        UnevenPods::Byes => "have byes",
        UnevenPods::SmallerPods => "play in smaller pods",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    fn settings(profile: &Profile) -> Vec<String> {
        let deviations = profile.deviations().into_iter();
        let settings = deviations.filter(|deviation| deviation.kind == DeviationKind::Setting);
        settings.map(|deviation| deviation.what).collect()
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
                "Penalties"
            ]
        );
    }

    #[test]
    fn a_longer_round_with_its_own_end_departs_in_its_time_only() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.round_minutes = Some(90);
        profile.end_of_round = EndOfRound::FinishTurn;
        assert_eq!(settings(&profile), ["Round time"]);
    }
}
