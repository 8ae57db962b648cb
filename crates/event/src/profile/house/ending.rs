//! How rounds and games end by other rules: overtime after the turn in progress (T44), time called in an end step (T48),
//! unfinished and drawn games (T47, MTR-A 2.1), conceding (MTR-A 2.5) and missing players (MTR-A 2.3).

use say::{Message, deviations as words, event_problems as t, profile as means};

use super::super::settings::{EndOfRound, Profile};
use super::ending_choices::{
    Conceding, DrawnGames, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames,
};
use super::rules::HouseRule;
use crate::Problem;

impl Profile {
    /// Returns the minutes of overtime at a table that ends its round so; `None` without a limit (T44).
    #[must_use]
    pub fn overtime(&self, end: EndOfRound) -> Option<u32> {
        self.house.overtime_minutes.filter(|_| end == EndOfRound::FinishTurn)
    }

    /// Returns the minutes of overtime that players see at a table that ends its round so.
    #[must_use]
    pub fn overtime_for_players(&self, end: EndOfRound) -> Option<u32> {
        self.overtime(end)
            .filter(|_| self.house.overtime_shown == OvertimeShown::Everyone)
    }

    /// Returns whether a game without a winner is won by the player with the most life when it is over (T47).
    #[must_use]
    pub fn most_life_wins(&self) -> bool {
        self.house.unfinished_games == UnfinishedGames::MostLife
    }

    /// Returns whether a drawn game is followed by another one while there is time (MTR-A 2.1).
    #[must_use]
    pub fn replays_drawn_games(&self) -> bool {
        self.house.drawn_games == DrawnGames::Replayed
    }

    /// Lists how rounds and games end, where that is not by the addendum.
    #[must_use]
    pub fn ending_rules(&self) -> Vec<HouseRule> {
        let house = &self.house;
        let overtime = house.overtime_minutes.map(|minutes| HouseRule {
            name: "overtime_minutes",
            what: words::overtime(),
            addendum: words::no_limit(),
            here: words::limit_minutes(minutes),
            means: means::overtime_means(minutes),
            rule: "MTR-A 2.5AB",
        });
        let shown = (house.overtime_shown == OvertimeShown::Staff).then(|| HouseRule {
            name: "overtime_shown",
            what: words::overtime_shown(),
            addendum: OvertimeShown::Everyone.words(),
            here: house.overtime_shown.words(),
            means: means::overtime_staff_means(),
            rule: "MTR-A 2.5AB",
        });
        let end_step = house.end_step_turn.then(|| HouseRule {
            name: "end_step_turn",
            what: words::end_step_turn(),
            addendum: words::that_turn_is_last(),
            here: words::next_turn_is_last(),
            means: means::end_step_means(),
            rule: "MTR-A 2.5AB",
        });
        let unfinished = self.most_life_wins().then(|| HouseRule {
            name: "unfinished_games",
            what: words::unfinished_games(),
            addendum: UnfinishedGames::Drawn.words(),
            here: house.unfinished_games.words(),
            means: means::most_life_means(),
            rule: "MTR-A 2.5A",
        });
        let drawn = (!self.replays_drawn_games()).then(|| HouseRule {
            name: "drawn_games",
            what: words::drawn_games(),
            addendum: DrawnGames::Replayed.words(),
            here: house.drawn_games.words(),
            means: means::drawn_games_mean(),
            rule: "MTR-A 2.1",
        });
        let conceding = (house.conceding == Conceding::OwnTurn).then(|| HouseRule {
            name: "conceding",
            what: words::conceding(),
            addendum: Conceding::AnyTime.words(),
            here: house.conceding.words(),
            means: means::own_turn_means(),
            rule: "MTR-A 2.5",
        });
        let no_show = house.no_show_minutes.map(|minutes| HouseRule {
            name: "no_show_minutes",
            what: words::no_show_minutes(),
            addendum: words::no_time_said(),
            here: words::limit_minutes(minutes),
            means: means::no_show_means(minutes),
            rule: "MTR-A 2.3",
        });
        let all = [overtime, shown, end_step, unfinished, drawn, conceding, no_show];
        all.into_iter().flatten().collect()
    }

    /// Finds what is wrong with the settings of endings, each with its JSON pointer in the event document.
    pub(super) fn ending_problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/tournament/{field}"), message));
        };
        let house = &self.house;
        for (field, what, minutes, most) in [
            (
                "overtime_minutes",
                words::overtime(),
                house.overtime_minutes,
                MAX_OVERTIME_MINUTES,
            ),
            (
                "no_show_minutes",
                words::no_show_minutes(),
                house.no_show_minutes,
                MAX_NO_SHOW_MINUTES,
            ),
        ] {
            if let Some(minutes) = minutes.filter(|minutes| !(1..=most).contains(minutes)) {
                wrong(field, t::minutes_range(what, 1, most, minutes));
            }
        }
        let counts_turns = self.end_of_round == EndOfRound::ExtraTurns;
        if counts_turns && house.overtime_minutes.is_some() {
            wrong("overtime_minutes", t::needs_finish_turn(words::overtime()));
        }
        if counts_turns && house.end_step_turn {
            wrong("end_step_turn", t::needs_finish_turn(words::end_step_turn()));
        }
        if house.overtime_shown == OvertimeShown::Staff && house.overtime_minutes.is_none() {
            wrong("overtime_shown", t::overtime_shown_unused());
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    fn wrong(profile: &Profile) -> Vec<String> {
        profile.problems().into_iter().map(|problem| problem.pointer).collect()
    }

    #[test]
    fn overtime_and_end_steps_need_the_turn_to_be_finished() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.end_of_round = EndOfRound::ExtraTurns;
        profile.house.overtime_minutes = Some(20);
        profile.house.end_step_turn = true;
        assert_eq!(
            wrong(&profile),
            ["/tournament/overtime_minutes", "/tournament/end_step_turn"]
        );
        assert_eq!(profile.overtime(EndOfRound::ExtraTurns), None);
        profile.end_of_round = EndOfRound::FinishTurn;
        profile.house.overtime_shown = OvertimeShown::Staff;
        assert_eq!(wrong(&profile), Vec::<String>::new());
        assert_eq!(profile.overtime(EndOfRound::FinishTurn), Some(20));
        assert_eq!(profile.overtime_for_players(EndOfRound::FinishTurn), None);
        assert_eq!(
            profile.overtime(EndOfRound::ExtraTurns),
            None,
            "a table with its own end"
        );
        profile.house.overtime_minutes = None;
        assert_eq!(wrong(&profile), ["/tournament/overtime_shown"]);
    }

    #[test]
    fn minutes_have_limits() {
        let mut profile = Profile::standard(Level::Competitive);
        profile.end_of_round = EndOfRound::FinishTurn;
        profile.house.overtime_minutes = Some(MAX_OVERTIME_MINUTES + 1);
        profile.house.no_show_minutes = Some(0);
        let found = profile.problems();
        assert_eq!(found[0].message, "Overtime: 1 to 120 minutes, not 121.");
        assert_eq!(found[1].pointer, "/tournament/no_show_minutes");
        profile.house.overtime_minutes = Some(MAX_OVERTIME_MINUTES);
        profile.house.no_show_minutes = Some(1);
        assert_eq!(wrong(&profile), Vec::<String>::new());
    }
}
