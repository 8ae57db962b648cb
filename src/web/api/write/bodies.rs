//! The bodies of writing calls about rounds, results and attendance.

use utoipa::ToSchema;

use super::sent;
use crate::web::api::read::pods::{Game, MatchEnd, PodOutcome};
use podium_ops::people::players::Matches;
use podium_ops::run::results::ByNumber;
use podium_ops::{FieldProblem, OpError};

/// Maximum players of one list.
pub const LIST: usize = 5_000;

/// Whether somebody is here.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckIn {
    /// False checks out.
    #[serde(default = "yes")]
    pub here: bool,
}

impl Default for CheckIn {
    fn default() -> Self {
        Self { here: true }
    }
}

/// Who is here.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckIns {
    /// Players by number: all of them, or nobody where one cannot be.
    #[schema(min_items = 1, max_items = 5_000)]
    pub numbers: Vec<i64>,
    /// False checks out.
    #[serde(default = "yes")]
    pub here: bool,
}

fn yes() -> bool {
    true
}

/// Why something is done.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Why; it is recorded.
    #[serde(default)]
    pub reason: String,
}

/// A departure.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Departure {
    /// What becomes of the player's Swiss matches. `stay`, or null: all of them count, and the player finishes the one that they are in.
    /// `unplayed_void`: they leave the match that has no result, and the others play it without them; where too few would be
    /// left, or its game was followed, it stays. `all_void`: none of their matches counts for anybody.
    #[schema(inline)]
    pub matches: Option<Fate>,
    /// Why; it is recorded. Needed where matches are void, and then everybody can read it.
    #[serde(default)]
    pub reason: String,
}

/// What becomes of the matches of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Stay,
    UnplayedVoid,
    AllVoid,
}

impl From<Fate> for Matches {
    fn from(fate: Fate) -> Self {
        match fate {
            Fate::Stay => Self::Stay,
            Fate::UnplayedVoid => Self::UnplayedVoid,
            Fate::AllVoid => Self::AllVoid,
        }
    }
}

/// A step of the tournament or of a round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextStep {
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// A step that is explained.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplainedStep {
    /// Why; it is recorded, and everybody can read it.
    #[serde(default)]
    pub reason: String,
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The end of a round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FinishRound {
    /// How many open calls for a judge at the round's tables are known of; where there are more, it is not finished.
    #[serde(default)]
    pub open_calls: usize,
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The next round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Who is paired in round 1 where only some are checked in: they alone (everybody else is dropped), or everybody. Needed
    /// there, and nowhere else.
    #[schema(inline)]
    pub who: Option<Who>,
    /// Why a first round below the minimums of the level is played; needed there, and recorded.
    #[serde(default)]
    pub reason: String,
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// Who is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Here,
    All,
}

/// Another draft of the same round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Redraft {
    /// Tables of the draft whose pods stay as they are. To keep any, `reason` is needed.
    #[serde(default)]
    pub keep: Vec<i64>,
    /// Why; needed with `keep`. It is recorded, and everybody can read it.
    #[serde(default)]
    pub reason: String,
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The cut to the playoff.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// How many players; null: as planned.
    #[schema(minimum = 2, maximum = 100_000)]
    pub size: Option<u32>,
    /// Why the planned Swiss rounds are not played to their end; needed there, and everybody can read it.
    #[serde(default)]
    pub reason: String,
    /// The `version` of the rounds that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The result of a table, in the shape in which reads show it.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// For each game in order the number of the player who won it, or null where it was drawn: in a match of one game that is
    /// one entry. An empty list where only one player is left in the match.
    #[schema(max_items = 100)]
    pub games: Vec<Game>,
    /// Who left the game in which order, where places score: the numbers of players from the first place on, in one list those
    /// who left together. With it `games` says nothing more and may be empty.
    #[serde(default)]
    #[schema(max_items = 256)]
    pub places: Option<Vec<Vec<i64>>>,
    /// The numbers of players who conceded the match.
    #[serde(default)]
    #[schema(max_items = 256)]
    pub conceded: Vec<i64>,
    /// The numbers of players who got a match loss.
    #[serde(default)]
    #[schema(max_items = 256)]
    pub match_losses: Vec<i64>,
    /// How the match ended. This, `winner` and `drawn` may be left out; what is sent has to be what the games say.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false)]
    pub outcome: Option<MatchEnd>,
    /// The number of the player who won the match; null for a draw.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<i64>)]
    pub winner: Option<Option<i64>>,
    /// The numbers of the players who score the draw, in turn order. Where only those still in a game share its draw, they
    /// are these players.
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, max_items = 256)]
    pub drawn: Option<Vec<i64>>,
    /// Why the result changes. Needed to correct one of a finished round.
    #[serde(default)]
    pub reason: String,
    /// The table's version, unless the header `If-Match` has it. Needed to replace another result, not to report a table
    /// that has none.
    pub version: Option<i64>,
}

/// A result to clear.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// Why; it is recorded.
    #[serde(default)]
    pub reason: String,
    /// The table's version, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

impl TableResult {
    /// What was sent, by the numbers of players.
    pub fn by_number(&self) -> ByNumber {
        ByNumber {
            games: self.games.iter().map(|game| game.winner).collect(),
            conceded: self.conceded.clone(),
            match_losses: self.match_losses.clone(),
            drawn: self.drawn.clone(),
            places: self.places.clone(),
        }
    }

    /// Refuses what was sent of the outcome where the stored result says something else.
    ///
    /// # Errors
    /// Each member that differs.
    pub fn refuse_other(&self, stored: &PodOutcome) -> Result<(), OpError> {
        let mut wrong = Vec::new();
        let mut differs = |is: bool, member: &str, words: String| {
            if is {
                wrong.push(FieldProblem::new(member, words));
            }
        };
        let says = match stored.winner {
            Some(winner) => format!("by its games player {winner} won the match"),
            None => format!("by its games the match is drawn among the players {:?}", stored.drawn),
        };
        let sentence = |member: &str| format!("{member}: {says}. Send that, or leave {member} out.");
        differs(
            self.outcome.is_some_and(|sent| sent != stored.outcome),
            "outcome",
            sentence("outcome"),
        );
        differs(
            self.winner.is_some_and(|sent| sent != stored.winner),
            "winner",
            sentence("winner"),
        );
        differs(
            self.drawn.as_ref().is_some_and(|sent| *sent != stored.drawn),
            "drawn",
            sentence("drawn"),
        );
        match wrong.is_empty() {
            true => Ok(()),
            false => Err(OpError::Invalid(wrong)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(body: serde_json::Value) -> Result<TableResult, serde_json::Error> {
        serde_json::from_value(body)
    }

    #[test]
    fn games_name_their_winners_or_nobody() {
        let sent = result(serde_json::json!({"games": [{"winner": null}, {"winner": 12}]})).expect("two games");
        assert_eq!(sent.by_number().games, [None, Some(12)]);
        for wrong in [
            serde_json::json!({}),
            serde_json::json!({"games": null}),
            serde_json::json!({"games": [{}]}),
            serde_json::json!({"games": ["D"]}),
            serde_json::json!({"games": [], "outcome": null}),
        ] {
            assert!(result(wrong.clone()).is_err(), "{wrong}");
        }
    }
}
