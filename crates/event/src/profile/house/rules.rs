//! The house rules as data, and one of them in words.

use say::Message;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use super::draw_choices::{DrawSharedBy, DrawnElimination, PlayoffSeats};
use super::ending_choices::{Conceding, DrawnGames, OvertimeShown, UnfinishedGames};
use super::imaginary::ImaginaryOpponents;
use super::place_points::{DrawPoints, PlacePoints, TiedPlaces};
use super::round_kinds::RoundKinds;
use super::round_table::RoundTable;
use super::scoring_choices::{Wager, WinPointsBy};
use super::share::Share;

/// The house rules of a tournament, with the names that they have in documents. The default is the addendum's of each.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseRules {
    /// Imaginary opponents that each bye adds (T42); `None` adds none.
    pub bye_opponents: Option<ImaginaryOpponents>,
    /// Imaginary opponents that each match in a pod below the standard size adds (T42).
    pub smaller_pod_opponents: Option<ImaginaryOpponents>,
    /// Whether a bye counts as a won match in the percentage that opponents get (T49); otherwise it is no match.
    pub byes_in_percentages: bool,
    /// Decimals of a percentage as a fraction of 1, to which it is rounded half up before it is compared (T50); `None`
    /// compares exactly. 4 is 31.50 %.
    pub percentage_decimals: Option<u32>,
    /// The least that an opponent's percentage counts; `None` is 1 / points of a win (T6, [`Profile::floor`](crate::Profile::floor)), 0 is no
    /// floor.
    pub percentage_floor: Option<Share>,
    /// What follows a drawn playoff match (T17, T43).
    pub drawn_elimination: DrawnElimination,
    /// Who shares a drawn match (T3).
    pub draw_shared_by: DrawSharedBy,
    /// How the seats of the first game of a playoff match are found (T14).
    pub playoff_seats: PlayoffSeats,
    /// Whether the other finalists play on for the places below the champion (T60).
    pub playoff_places: bool,
    /// Whether players who sat in a smaller pod are spared right after repeats (T13, the sixth goal).
    pub smaller_pods_once: bool,
    /// Rounds and cuts by number of players; `None` is Appendix E (T18).
    pub round_table: Option<RoundTable>,
    /// How the pods of each round are made (T13); `None` is round 1 at random, then by points.
    pub round_kinds: Option<RoundKinds>,
    /// What the points of a win depend on (T1, T58).
    pub win_points_by: WinPointsBy,
    /// Wagered points (T59); `None` scores each result.
    pub wager: Option<Wager>,
    /// Points by place, for pods by their number of players (T45); `None` scores wins and draws.
    pub place_points: Option<PlacePoints>,
    /// Points of each player still in a drawn game, by how many they are (T45); `None` scores the last of their places.
    pub draw_points: Option<DrawPoints>,
    /// How players who left a game together are placed (T45).
    pub tied_places: TiedPlaces,
    /// Minutes after time is called at a table within which its turn in progress is finished (T44); `None` is no limit.
    pub overtime_minutes: Option<u32>,
    /// Who sees how much of the overtime is left.
    pub overtime_shown: OvertimeShown,
    /// Whether the next turn is the last if somebody was acting in the end step when time was called (T48).
    pub end_step_turn: bool,
    /// What becomes of a game without a winner when it is over (T47).
    pub unfinished_games: UnfinishedGames,
    /// What follows a drawn game while there is time (MTR-A 2.1).
    pub drawn_games: DrawnGames,
    /// When players may concede (MTR-A 2.5).
    pub conceding: Conceding,
    /// Minutes into the round after which a game starts without a missing player; `None`: not said.
    pub no_show_minutes: Option<u32>,
}

/// A house rule that a tournament has, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRule {
    /// The name of its setting in documents.
    pub name: &'static str,
    /// Topic, such as "Imaginary opponents for a bye".
    pub what: Message,
    /// What the addendum says.
    pub addendum: Message,
    /// What applies in this tournament.
    pub here: Message,
    /// What it means for players: a sentence.
    pub means: Message,
    /// Number of the rule in question.
    pub rule: &'static str,
}

impl HouseRules {
    /// Those that may change after round 1 is paired: nothing that was decided depends on them.
    pub const FREE: &'static [&'static str] = &["conceding", "no_show_minutes"];

    /// Returns the names and values that are not as usual.
    #[must_use]
    pub fn unusual(&self) -> Map<String, Value> {
        let usual = Self::default().members();
        let mut members = self.members();
        members.retain(|name, value| usual.get(name) != Some(value));
        members
    }

    /// Writes the members that are not as usual.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn write_unusual<S: Serializer>(house: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        house.unusual().serialize(serializer)
    }

    /// Returns all names and values.
    #[must_use]
    pub fn members(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(members)) => members,
            _ => Map::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_rules_are_not_written() {
        assert_eq!(HouseRules::default().unusual(), Map::new());
        let one = HouseRules {
            percentage_decimals: Some(4),
            ..HouseRules::default()
        };
        assert_eq!(
            Value::Object(one.unusual()),
            serde_json::json!({"percentage_decimals": 4})
        );
    }
}
