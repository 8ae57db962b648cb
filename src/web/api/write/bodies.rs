//! The bodies of writing calls about players, rounds and results.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use super::sent;
use crate::ops::FieldProblem;
use crate::ops::players::{Amendment, PlayerData, PlayerInput};
use crate::ops::results::Typed;

/// Most players of one list.
pub const LIST: usize = 5_000;

/// A player to add.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    #[schema(min_length = 1, max_length = 200, example = "Ann Ash")]
    pub name: String,
    /// The second member of a team.
    #[schema(max_length = 200)]
    pub team_mate: Option<String>,
    #[schema(max_length = 60)]
    pub pronouns: Option<String>,
    /// For the organizer; on no public page.
    #[schema(max_length = 254)]
    pub email: Option<String>,
    /// A link (http or https) or a text.
    #[schema(max_length = 20_000)]
    pub decklist: Option<String>,
    /// The table at which the player sits in every round.
    #[schema(minimum = 1, maximum = 1_000_000)]
    pub fixed_table: Option<i64>,
    /// Players of one group do not meet in round 1 where that is possible.
    #[schema(max_length = 200)]
    pub avoid_group: Option<String>,
    /// Allows a name that another player has.
    #[serde(default)]
    pub same_name: bool,
}

/// A list of players to add.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayers {
    /// All of them are added, or nobody where one row is wrong.
    #[schema(min_items = 1, max_items = 5_000)]
    pub players: Vec<NewPlayer>,
    /// What to do with names that are in the tournament already, or twice in the list.
    #[serde(default)]
    pub same_names: SameNames,
}

/// What to do with names that are in the tournament already, or twice in the list: refuse the list, leave these out, or add
/// them, for they are different people. `same_name` of a row allows it for that row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SameNames {
    #[default]
    Refuse,
    LeaveOut,
    Add,
}

/// One player to add, or a list of them.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "it describes a body that is read as one of the two")]
pub enum PlayersBody {
    One(NewPlayer),
    Many(NewPlayers),
}

/// Changes of a player. What is left out stays as it is; null takes it out.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChange {
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// The second member of a team.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    pub team_mate: Option<Option<String>>,
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 60)]
    pub pronouns: Option<Option<String>>,
    /// For those who may read the private exports.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 254)]
    pub email: Option<Option<String>>,
    /// A link (http or https) or a text; where lists are handed in and checked, it changes on their page.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 20_000)]
    pub decklist: Option<Option<String>>,
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 1_000_000)]
    pub fixed_table: Option<Option<i64>>,
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    pub avoid_group: Option<Option<String>>,
    /// Allows a name that another player has.
    #[serde(default)]
    pub same_name: bool,
    /// The player's version that the change was made from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

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

/// A step of the tournament or of a round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextStep {
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// A step that is explained.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplainedStep {
    /// Why; it is recorded, and everybody can read it.
    #[serde(default)]
    pub reason: String,
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The end of a round.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FinishRound {
    /// How many open calls for a judge at the round's tables are known of; where there are more, it is not finished.
    #[serde(default)]
    pub open_calls: usize,
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
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
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
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
    /// Tables whose pods stay as they are; it takes a reason.
    #[serde(default)]
    pub keep: Vec<i64>,
    /// Why; it is recorded, and everybody can read it.
    #[serde(default)]
    pub reason: String,
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
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
    /// The `structure_version` that the step was decided from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

/// The result of a table.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// For each game the seat that won it, or "D" where it was drawn; in a match of one game that is one entry. An empty list
    /// where only one player is left. Null takes the result back, with a reason; a body without this member is refused.
    #[serde(deserialize_with = "sent::or_null")]
    #[schema(required = true)]
    pub games: Option<Vec<ReportedGame>>,
    #[serde(default)]
    #[schema(schema_with = sent::conceding_seats)]
    pub conceded: Vec<usize>,
    #[serde(default)]
    #[schema(schema_with = sent::losing_seats)]
    pub match_losses: Vec<usize>,
    /// Why the result changes. Needed to take one back, and to correct one of a finished round.
    #[serde(default)]
    pub reason: String,
    /// The table's version, unless the header `If-Match` has it. Needed to replace another result, not to report a table
    /// that has none.
    pub version: Option<i64>,
}

/// Who won a game: the seat, or nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportedGame {
    Seat(u32),
    Drawn,
}

impl ReportedGame {
    /// Reads one as a result is typed.
    pub fn read(typed: &str) -> Self {
        typed.parse().map_or(Self::Drawn, Self::Seat)
    }
}

impl Serialize for ReportedGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => serializer.serialize_u32(*seat),
            Self::Drawn => serializer.serialize_str("D"),
        }
    }
}

impl<'de> Deserialize<'de> for ReportedGame {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let sent = serde_json::Value::deserialize(from)?;
        let seat = sent.as_u64().and_then(|seat| u32::try_from(seat).ok());
        match (seat, sent.as_str()) {
            (Some(seat), _) => Ok(Self::Seat(seat)),
            (None, Some("D" | "d")) => Ok(Self::Drawn),
            _ => Err(D::Error::custom(
                "a game is the number of the seat that won it, or \"D\"",
            )),
        }
    }
}

impl PartialSchema for ReportedGame {
    fn schema() -> RefOr<Schema> {
        let seat = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(1))
            .maximum(Some(256));
        let drawn = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["D"]));
        OneOfBuilder::new()
            .item(seat)
            .item(drawn)
            .description(Some("The seat that won the game, or \"D\" where it was drawn."))
            .into()
    }
}

impl ToSchema for ReportedGame {}

impl TableResult {
    /// As somebody at the desk would type it; `None` takes the result back.
    pub fn typed(&self) -> Option<Typed> {
        let games = self.games.as_ref()?;
        let tokens = games.iter().map(|game| match game {
            ReportedGame::Seat(seat) => seat.to_string(),
            ReportedGame::Drawn => "D".to_owned(),
        });
        let mut games = tokens.collect::<Vec<_>>().join(",");
        if !games.is_empty() {
            // so that "12" is one seat and not two games
            games.push(',');
        }
        Some(Typed {
            games,
            conceded: self.conceded.clone(),
            match_losses: self.match_losses.clone(),
        })
    }
}

impl NewPlayer {
    /// Checks it.
    ///
    /// # Errors
    /// All that is wrong, each with the name of its member.
    pub fn check(&self) -> Result<PlayerData, Vec<FieldProblem>> {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let input = PlayerInput {
            name: self.name.clone(),
            team_mate: text(&self.team_mate),
            pronouns: text(&self.pronouns),
            email: text(&self.email),
            decklist: text(&self.decklist),
            fixed_table: self.fixed_table.map(|table| table.to_string()).unwrap_or_default(),
            avoid_group: text(&self.avoid_group),
        };
        input.check()
    }
}

/// Checks the rows of a list.
///
/// # Errors
/// All that is wrong, each with its pointer: `/players/3/name`.
pub fn checked(rows: &[NewPlayer]) -> Result<Vec<PlayerData>, Vec<FieldProblem>> {
    if rows.is_empty() || rows.len() > LIST {
        let many = format!("{} players: a list has 1 to {LIST}. Send it in parts.", rows.len());
        return Err(vec![FieldProblem::new("players", many)]);
    }
    let mut list = Vec::with_capacity(rows.len());
    let mut problems = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        match row.check() {
            Ok(data) => list.push(data),
            Err(wrong) => problems.extend(wrong.into_iter().map(|problem| in_row(place, problem))),
        }
    }
    match problems.is_empty() {
        true => Ok(list),
        false => Err(problems),
    }
}

fn in_row(place: usize, problem: FieldProblem) -> FieldProblem {
    FieldProblem {
        field: format!("/players/{place}/{}", problem.field),
        ..problem
    }
}

/// Lists the rows whose name somebody has already, by what [`crate::ops::players::same_names`] found.
pub fn same_name_problems(rows: &[NewPlayer], found: &[Option<String>]) -> Vec<FieldProblem> {
    let rows = rows.iter().zip(found).enumerate();
    rows.filter(|(_, (row, _))| !row.same_name)
        .filter_map(|(place, (_, same))| {
            let who = same.as_ref()?;
            Some(FieldProblem::new(
                format!("/players/{place}/name"),
                format!(
                    "The same name as {who}. If these are two people, send same_name with this row; else leave it out."
                ),
            ))
        })
        .collect()
}

impl PlayerChange {
    /// The fields that were sent.
    pub fn amendment(&self) -> Amendment {
        let text = |sent: &Option<Option<String>>| sent.as_ref().map(|text| text.clone().unwrap_or_default());
        let table = self.fixed_table;
        Amendment {
            name: self.name.clone(),
            team_mate: text(&self.team_mate),
            pronouns: text(&self.pronouns),
            email: text(&self.email),
            decklist: text(&self.decklist),
            fixed_table: table.map(|table| table.map(|table| table.to_string()).unwrap_or_default()),
            avoid_group: text(&self.avoid_group),
            same_name_is_fine: self.same_name,
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
    fn games_are_seats_or_drawn() {
        let sent = result(serde_json::json!({"games": ["D", 12]})).expect("two games");
        assert_eq!(sent.typed().map(|typed| typed.games).as_deref(), Some("D,12,"));
        let none = result(serde_json::json!({"games": [], "conceded": [1, 2, 3]})).expect("nobody won a game");
        assert_eq!(none.typed().map(|typed| typed.games).as_deref(), Some(""));
        assert_eq!(
            result(serde_json::json!({"games": null})).expect("taken back").typed(),
            None
        );
        for wrong in [
            serde_json::json!({}),
            serde_json::json!({"games": ["x"]}),
            serde_json::json!({"games": [-1]}),
            serde_json::json!({"games": "D"}),
        ] {
            assert!(result(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_wrong_row_is_named() {
        let row = |name: &str| NewPlayer {
            name: name.to_owned(),
            email: Some("ann".to_owned()).filter(|_| name == "Bo"),
            ..NewPlayer::default()
        };
        let problems = checked(&[row("Ann"), row(" "), row("Bo")]).expect_err("two rows are wrong");
        let fields: Vec<&str> = problems.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(fields, ["/players/1/name", "/players/2/email"]);
        assert!(checked(&[]).is_err());
        let same = same_name_problems(&[row("Ann"), row("Ann")], &[None, Some("row 1 of this list".into())]);
        assert_eq!(same[0].field, "/players/1/name");
    }
}
