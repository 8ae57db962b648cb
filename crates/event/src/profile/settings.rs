//! The settings of a profile, with the addendum's defaults and the limits that the software sets (T1, T11–T14,
//! T17–T20).

use std::borrow::Cow;

use say::{Message, event_problems as t, terms};
use serde::{Deserialize, Serialize};

use super::breaks::{self, Break};
use super::house::rules::HouseRules;
use crate::Problem;
use crate::level::Level;
use crate::limits::{MAX_PLAYERS, MAX_ROUNDS};
use crate::penalties::PenaltyTable;
use crate::ruleset::Ruleset;

/// The problem of a number that is out of its range: least, most, given.
type Range = fn(u32, u32, u32) -> Message;

/// Smallest standard pod size; two players are not multiplayer (MTR-A 1.1A).
pub const MIN_POD_SIZE: u32 = 3;
/// Largest standard pod size.
pub const MAX_POD_SIZE: u32 = 128;
/// Most points for a result (T9: 128-bit integers suffice for the tiebreakers).
pub const MAX_POINTS: u32 = 2_000;
/// Most game wins that a match may require.
pub const MAX_GAMES_TO_WIN: u32 = 10;
/// Longest time limit: a day.
pub const MAX_ROUND_MINUTES: u32 = 1_440;
/// The largest value of `long_turn_minutes`.
pub const MAX_LONG_TURN_MINUTES: u32 = 120;
/// The largest value of `own_time_minutes`.
pub const MAX_OWN_TIME_MINUTES: u32 = 240;
/// Longest code of conduct, in characters.
pub const MAX_CODE_OF_CONDUCT: usize = 20_000;

crate::labels! {
    /// How players are treated who do not fill a pod of the standard size (MTR-A 10.4A; T11, T12).
    UnevenPods {
        Byes = "byes",
        SmallerPods = "smaller_pods",
        // The remainder sits in pods of one player more; what that does not solve is in smaller pods.
        LargerPods = "larger_pods",
        // Pods of one player less, so that at most one player has a bye.
        SmallerPodsThenByes = "smaller_pods_then_byes",
    }

    /// Which end of the pairing has the smaller pods (T12: the lowest by default).
    #[derive(Default)]
    SmallerPodsAt {
        #[default]
        Lowest = "lowest",
        Highest = "highest",
    }

    /// What is played after time is called (MTR-A 2.5AA, 2.5AB; T20, T22).
    EndOfRound { ExtraTurns = "extra_turns", FinishTurn = "finish_turn" }

    /// How Swiss seats are assigned (T14). `Balanced` is a deviation.
    #[derive(Default)]
    Seating {
        #[default]
        Random = "random",
        Balanced = "balanced",
    }

    /// One of the numbers that rank players, in the order in which a profile lists them: the addendum's four (MTR-A 3.1A;
    /// T4–T9), then those of other rules (T57).
    Tiebreaker {
        MatchPoints = "match_points",
        MatchWinPercentage = "match_win_percentage",
        OpponentsAverageMatchPoints = "opponents_average_match_points",
        OpponentsMatchWinPercentage = "opponents_match_win_percentage",
        // Points over possible points, with each bye as a won match (T49).
        WinPercentage = "win_percentage",
        OpponentsWinPercentage = "opponents_win_percentage",
        // Match points against each other among all who are equal so far, if all of them have met.
        HeadToHead = "head_to_head",
        // The mean seat of a player's matches; the later seat is the worse one, so more is better.
        AverageSeat = "average_seat",
        // Games won at tables.
        GamesWon = "games_won",
    }
}

impl UnevenPods {
    /// Returns whether players may have a bye because they do not fill a pod.
    #[must_use]
    pub fn gives_byes(self) -> bool {
        matches!(self, Self::Byes | Self::SmallerPodsThenByes)
    }
}

impl EndOfRound {
    /// Returns the other procedure.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::ExtraTurns => Self::FinishTurn,
            Self::FinishTurn => Self::ExtraTurns,
        }
    }

    /// Returns its description as a message.
    #[must_use]
    pub fn term(self) -> Message {
        match self {
            Self::ExtraTurns => terms::end_extra_turns(),
            Self::FinishTurn => terms::end_finish_turn(),
        }
    }

    /// Returns its description in the list of deviations.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::ExtraTurns => "one more turn for each player still in the game",
            Self::FinishTurn => "the turn in progress is finished",
        }
    }
}

/// When the players' commanders become public, the most secret option first. Before round 1 is published they never
/// are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CommandersShown {
    Never,
    /// Once the tournament is finished.
    AfterEvent,
    /// From the first published pairing on.
    WithPairings,
}

impl CommandersShown {
    /// Every value with its label.
    pub const LABELS: &'static [(&'static str, Self)] = &[
        ("never", Self::Never),
        ("with_pairings", Self::WithPairings),
        ("after_event", Self::AfterEvent),
    ];
}

/// Match points for each result (T1). Win and bye default to pod size + 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Points {
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
    pub bye: u32,
}

impl Points {
    /// Returns the addendum's points for a standard pod size (T1).
    #[must_use]
    pub fn standard(pod_size: u32) -> Self {
        // a size that was not checked yet may be any number
        let win = pod_size.saturating_add(1);
        Self {
            win,
            draw: 1,
            loss: 0,
            bye: win,
        }
    }
}

impl Tiebreaker {
    /// The addendum's order (T9).
    pub const STANDARD: [Self; 4] = [
        Self::MatchPoints,
        Self::MatchWinPercentage,
        Self::OpponentsAverageMatchPoints,
        Self::OpponentsMatchWinPercentage,
    ];
}

/// The settings of a tournament: [`Profile::standard`], changed field by field. One from outside is checked by
/// [`Profile::problems`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    pub level: Level,
    /// The copy of the ruleset that it was made from; `None` is the addendum. Its settings are in the other members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruleset: Option<Box<Ruleset>>,
    /// N, the standard pod size; at least 3.
    pub pod_size: u32,
    pub uneven_pods: UnevenPods,
    pub smaller_pods_at: SmallerPodsAt,
    pub games_to_win: u32,
    pub points: Points,
    pub tiebreakers: Vec<Tiebreaker>,
    /// Swiss time limit in minutes; `None` is untimed.
    pub round_minutes: Option<u32>,
    pub end_of_round: EndOfRound,
    /// Playoff time limit in minutes; `None` (the default) is untimed (MTR-A 2.5B, T17).
    pub playoff_minutes: Option<u32>,
    pub seating: Seating,
    /// Planned Swiss rounds; `None` follows the recommendation (T18).
    pub swiss_rounds: Option<u32>,
    /// Planned cut; `None` follows the recommendation (T18), `Some(0)` means no playoff.
    pub playoff_cut: Option<u32>,
    /// Whether the pods of a card draft play the first round (MTR-A X.6A, T35).
    pub draft_pods_in_round_one: bool,
    /// The organizer's code of conduct (MTR-A 5.4, T35).
    pub code_of_conduct: Option<String>,
    /// Whether players report their results themselves; `None` follows the level ([`Profile::players_may_report`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players_report: Option<bool>,
    /// Whether the results of a running round are public as they come in (T39); `None` follows the level
    /// ([`Profile::shows_running_results`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running_results_public: Option<bool>,
    /// Whether everybody may replay the followed games once the tournament is finished.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub games_public: bool,
    /// Whether everybody sees the game of the feature table while it is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub feature_game_public: bool,
    /// Whether players may keep their table's game on their phones; `None` follows the level
    /// ([`Profile::keeps_games_at_tables`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables_keep_games: Option<bool>,
    /// The minutes after which judges see that a turn is long; `None`: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long_turn_minutes: Option<u32>,
    /// Whether the table sees that, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub long_turns_at_table: bool,
    /// The minutes that a player's turns may take in a game until judges see that they have used up their own time; `None`: the
    /// time that they have taken is only shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_time_minutes: Option<u32>,
    /// When the players' commanders become public; `None` follows the level ([`Profile::commanders_shown`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commanders_public: Option<CommandersShown>,
    /// Whether the decklists are public once the tournament is finished ([`Profile::opens_decklists`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub decklists_public: bool,
    /// Planned breaks, by round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<Break>,
    /// The organizer's table of infractions and penalties; `None` uses the built-in one (T30).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalties: Option<PenaltyTable>,
    /// What the addendum does not have: none by default.
    #[serde(flatten, serialize_with = "HouseRules::write_unusual")]
    pub house: HouseRules,
}

impl Profile {
    /// Returns the addendum's settings for a level, with pods of four.
    #[must_use]
    pub fn standard(level: Level) -> Self {
        // T11, T12, T20: the level decides about byes and the round time.
        let regular = level == Level::Regular;
        let round_minutes = if regular { 90 } else { 75 };
        Self {
            level,
            ruleset: None,
            pod_size: 4,
            uneven_pods: if regular {
                UnevenPods::SmallerPods
            } else {
                UnevenPods::Byes
            },
            smaller_pods_at: SmallerPodsAt::default(),
            games_to_win: 1,
            points: Points::standard(4),
            tiebreakers: Tiebreaker::STANDARD.to_vec(),
            round_minutes: Some(round_minutes),
            end_of_round: Self::end_of_round_for(round_minutes),
            playoff_minutes: None,
            seating: Seating::default(),
            swiss_rounds: None,
            playoff_cut: None,
            draft_pods_in_round_one: false,
            code_of_conduct: None,
            players_report: None,
            running_results_public: None,
            games_public: false,
            feature_game_public: false,
            tables_keep_games: None,
            long_turn_minutes: None,
            long_turns_at_table: false,
            own_time_minutes: None,
            commanders_public: None,
            decklists_public: false,
            breaks: Vec::new(),
            penalties: None,
            house: HouseRules::default(),
        }
    }

    /// Returns the table of infractions and penalties of this tournament (T30).
    #[must_use]
    pub fn penalty_table(&self) -> Cow<'_, PenaltyTable> {
        match &self.penalties {
            Some(table) => Cow::Borrowed(table),
            None => Cow::Owned(PenaltyTable::standard()),
        }
    }

    /// Returns whether players report their results themselves: the organizer's choice, by default at Regular only.
    /// Above it results come from the staff or from signed slips.
    #[must_use]
    pub fn players_may_report(&self) -> bool {
        // `None` and not a stored default, so that a later change of level is followed.
        self.players_report.unwrap_or(self.level == Level::Regular)
    }

    /// Returns whether the results of a running round are public as they come in: the organizer's choice, by default at
    /// Regular only (T39).
    #[must_use]
    pub fn shows_running_results(&self) -> bool {
        self.running_results_public.unwrap_or(self.level == Level::Regular)
    }

    /// Returns whether players may keep their table's game on their phones: the organizer's choice, by default at Regular
    /// only. Above it, only judges follow games.
    #[must_use]
    pub fn keeps_games_at_tables(&self) -> bool {
        self.tables_keep_games.unwrap_or(self.level == Level::Regular)
    }

    /// Returns when the players' commanders become public: the organizer's choice, by default with the pairings at
    /// Regular, and after the event at higher levels, where knowing an opponent's deck is an advantage.
    #[must_use]
    pub fn commanders_shown(&self) -> CommandersShown {
        self.commanders_public.unwrap_or(match self.level {
            Level::Regular => CommandersShown::WithPairings,
            Level::Competitive | Level::Professional => CommandersShown::AfterEvent,
        })
    }

    /// Returns whether the players' commanders are public in a tournament that has a `published` round, or is
    /// `finished`.
    #[must_use]
    pub fn shows_commanders(&self, published: bool, finished: bool) -> bool {
        match self.commanders_shown() {
            CommandersShown::Never => false,
            CommandersShown::WithPairings => published,
            CommandersShown::AfterEvent => finished,
        }
    }

    /// Returns whether the decklists are public once the tournament is finished. A list names its commander: if
    /// commanders are never public, lists stay closed, whatever an older tournament's setting says.
    #[must_use]
    pub fn opens_decklists(&self) -> bool {
        self.decklists_public && self.commanders_shown() != CommandersShown::Never
    }

    /// Returns the end of round for a time limit: extra turns up to 75 minutes, above that the turn is finished (MTR-A
    /// 2.5AA, 2.5AB; T20).
    #[must_use]
    pub fn end_of_round_for(round_minutes: u32) -> EndOfRound {
        if round_minutes <= 75 {
            EndOfRound::ExtraTurns
        } else {
            EndOfRound::FinishTurn
        }
    }

    /// Finds the problems of the settings, each with its JSON pointer in the event document.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut range = |field: &str, message: Range, value: u32, least: u32, most: u32| {
            if !(least..=most).contains(&value) {
                let message = message(least, most, value);
                problems.push(Problem::new(format!("/tournament/{field}"), message));
            }
        };
        range("pod_size", t::pod_size_range, self.pod_size, MIN_POD_SIZE, MAX_POD_SIZE);
        range(
            "games_to_win",
            t::games_to_win_range,
            self.games_to_win,
            1,
            MAX_GAMES_TO_WIN,
        );
        // T4: the match-win percentage divides by the points of a win, so they are at least 1.
        range("points/win", t::points_win_range, self.points.win, 1, MAX_POINTS);
        range("points/draw", t::points_draw_range, self.points.draw, 0, MAX_POINTS);
        range("points/loss", t::points_loss_range, self.points.loss, 0, MAX_POINTS);
        range("points/bye", t::points_bye_range, self.points.bye, 0, MAX_POINTS);
        for (field, minutes) in [
            ("round_minutes", self.round_minutes),
            ("playoff_minutes", self.playoff_minutes),
        ] {
            if let Some(minutes) = minutes {
                range(field, t::time_limit_range, minutes, 1, MAX_ROUND_MINUTES);
            }
        }
        if let Some(minutes) = self.long_turn_minutes {
            range(
                "long_turn_minutes",
                t::long_turn_range,
                minutes,
                1,
                MAX_LONG_TURN_MINUTES,
            );
        }
        if let Some(minutes) = self.own_time_minutes {
            range("own_time_minutes", t::own_time_range, minutes, 1, MAX_OWN_TIME_MINUTES);
        }
        if let Some(rounds) = self.swiss_rounds {
            range("swiss_rounds", t::swiss_rounds_range, rounds, 0, MAX_ROUNDS);
        }
        if let Some(cut) = self.playoff_cut {
            range("playoff_cut", t::cut_range, cut, 0, MAX_PLAYERS as u32);
        }
        if self.tiebreakers.is_empty() {
            problems.push(Problem::new("/tournament/tiebreakers", t::tiebreaker_needed()));
        }
        for (ix, tiebreaker) in self.tiebreakers.iter().enumerate() {
            if self.tiebreakers[..ix].contains(tiebreaker) {
                problems.push(Problem::new(
                    format!("/tournament/tiebreakers/{ix}"),
                    t::tiebreaker_twice(),
                ));
            }
        }
        if let Some(text) = &self.code_of_conduct
            && text.chars().nth(MAX_CODE_OF_CONDUCT).is_some()
        {
            problems.push(Problem::new(
                "/tournament/code_of_conduct",
                t::code_of_conduct_too_long(text.chars().count(), MAX_CODE_OF_CONDUCT),
            ));
        }
        problems.extend(self.house_problems());
        problems.extend(breaks::problems(&self.breaks));
        // The table names its problems from its own root.
        let in_table = self.penalties.iter().flat_map(PenaltyTable::problems);
        problems.extend(in_table.map(|problem| Problem {
            pointer: format!("/tournament/penalties{}", problem.pointer),
            ..problem
        }));
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_results_are_public_at_regular_unless_the_organizer_chose_otherwise() {
        for (level, usual) in [
            (Level::Regular, true),
            (Level::Competitive, false),
            (Level::Professional, false),
        ] {
            let mut profile = Profile::standard(level);
            assert_eq!(profile.shows_running_results(), usual);
            for chosen in [true, false] {
                profile.running_results_public = Some(chosen);
                assert_eq!(profile.shows_running_results(), chosen);
            }
        }
    }

    #[test]
    fn tables_keep_their_games_at_regular_unless_the_organizer_chose_otherwise() {
        for (level, usual) in [
            (Level::Regular, true),
            (Level::Competitive, false),
            (Level::Professional, false),
        ] {
            let mut profile = Profile::standard(level);
            assert_eq!(profile.keeps_games_at_tables(), usual);
            for chosen in [true, false] {
                profile.tables_keep_games = Some(chosen);
                assert_eq!(profile.keeps_games_at_tables(), chosen);
            }
        }
    }
}
