//! The bodies of writing calls about players.

use utoipa::ToSchema;

use super::bodies::LIST;
use super::sent;
use podium_ops::FieldProblem;
use podium_ops::people::players::{Amendment, PlayerData, PlayerInput, as_members};
use say::Message;

/// A player to add.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    #[schema(min_length = 1, max_length = 200, example = "Ann Ash")]
    pub name: String,
    /// Under what lists by last name have the player; left out, they read it from the name.
    #[schema(max_length = 200, example = "Ash, Ann")]
    pub sorted_under: Option<String>,
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
    /// The card that leads the player's deck, or the two that lead it together. Left out, a decklist in this body
    /// names them.
    #[schema(max_items = 2, example = json!(["Tymna the Weaver", "Thrasios, Triton Hero"]))]
    pub commanders: Option<Vec<String>>,
    /// The table at which the player sits in every round.
    #[schema(minimum = 1, maximum = 1_000_000)]
    pub fixed_table: Option<i64>,
    /// Players of one group do not meet in round 1 where that is possible.
    #[schema(max_length = 200)]
    pub avoid_group: Option<String>,
    /// For how many of the first rounds the player has a bye that was awarded before the tournament.
    #[schema(minimum = 0, maximum = 3)]
    pub awarded_byes: Option<u32>,
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

/// What to do with names that are in the tournament already, or twice in the list: refuse the list, leave these out,
/// or add
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

/// Changes of a player. Omitted members stay as they are; null removes a value.
#[derive(Debug, Clone, Default, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChange {
    #[serde(default, deserialize_with = "sent::value")]
    #[schema(nullable = false, min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// Under what lists by last name have the player; null: they read it from the name.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    pub sorted_under: Option<Option<String>>,
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
    /// The card that leads the player's deck, or the two that lead it together. Where lists are handed in and checked
    /// they are
    /// the players' own until the deadline.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<Vec<String>>, max_items = 2)]
    pub commanders: Option<Option<Vec<String>>>,
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 1_000_000)]
    pub fixed_table: Option<Option<i64>>,
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    pub avoid_group: Option<Option<String>>,
    /// For how many of the first rounds the player has an awarded bye; null: none.
    #[serde(default, deserialize_with = "sent::nullable")]
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 3)]
    pub awarded_byes: Option<Option<u32>>,
    /// Allows a name that another player has.
    #[serde(default)]
    pub same_name: bool,
    /// The player's version that the change was made from, unless the header `If-Match` has it.
    pub version: Option<i64>,
}

impl NewPlayer {
    /// Checks it.
    ///
    /// # Errors
    /// All that is wrong, each with the name of its member.
    pub fn check(&self) -> Result<PlayerData, Vec<FieldProblem>> {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let mut input = PlayerInput {
            name: self.name.clone(),
            sorted_under: text(&self.sorted_under),
            team_mate: text(&self.team_mate),
            pronouns: text(&self.pronouns),
            email: text(&self.email),
            decklist: text(&self.decklist),
            fixed_table: self.fixed_table.map(|table| table.to_string()).unwrap_or_default(),
            avoid_group: text(&self.avoid_group),
            awarded_byes: self.awarded_byes.map(|byes| byes.to_string()).unwrap_or_default(),
            ..PlayerInput::default()
        };
        let named = input.name_commanders(self.commanders.as_deref().unwrap_or_default());
        let mut problems: Vec<FieldProblem> = named.err().into_iter().collect();
        match input.check() {
            Ok(data) if problems.is_empty() => return Ok(data),
            Ok(_) => {}
            Err(more) => problems.extend(as_members(more)),
        }
        Err(problems)
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

/// Lists the rows whose name somebody has already, by what [`podium_ops::people::players::same_names`] found.
pub fn same_name_problems(rows: &[NewPlayer], found: &[Option<Message>]) -> Vec<FieldProblem> {
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
            sorted_under: text(&self.sorted_under),
            team_mate: text(&self.team_mate),
            pronouns: text(&self.pronouns),
            email: text(&self.email),
            decklist: text(&self.decklist),
            commanders: self.commanders.clone().map(Option::unwrap_or_default),
            fixed_table: table.map(|table| table.map(|table| table.to_string()).unwrap_or_default()),
            avoid_group: text(&self.avoid_group),
            awarded_byes: (self.awarded_byes).map(|byes| byes.map(|byes| byes.to_string()).unwrap_or_default()),
            same_name_is_fine: self.same_name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
