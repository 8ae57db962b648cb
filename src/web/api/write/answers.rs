//! Answers of writing calls: the changed resource in its new state, with the version that the next change must name.

use serde::Serialize;
use utoipa::ToSchema;

use crate::web::api::read::pods::PodOutcome;
use crate::web::api::read::{PlayerEntry, Staff};
use crate::web::api::tag::{Tag, Tagged, Thing};
use podium_event::PlayerIx;
use podium_ops::people::players::Attendance;
use podium_ops::run::results::TableNow;
use podium_ops::run::rounds::{self, RoundNow};
use podium_ops::{OpError, Work};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::PlayerRow;

/// A tournament after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChangedTournament {
    /// Its part of addresses.
    pub slug: String,
    pub name: String,
    /// Its state, as `setup`, `registration` or `swiss`.
    pub state: &'static str,
    /// The version of its settings: the next change of them has to name it.
    pub version: i64,
    /// Its rounds, of which the next step of the tournament or of a round has to name the version.
    pub rounds: RoundsNow,
    /// The address of the tournament in this API.
    pub location: String,
    /// Which of both was changed.
    #[serde(skip)]
    changed: Thing,
    #[serde(skip)]
    id: String,
}

/// The rounds after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RoundsNow {
    /// Their version, as `GET …/rounds` has it.
    pub version: i64,
}

/// A player after a change, as the staff reads them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChangedPlayer {
    #[serde(flatten)]
    pub entry: PlayerEntry,
    /// The version to name in an edit.
    pub version: i64,
    /// The address of the player in this API.
    pub location: String,
    /// Players who got a place by this from the waiting list, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub promoted: Vec<i64>,
}

/// Players who were added together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AddedPlayers {
    /// In the order of the list.
    pub added: Vec<ChangedPlayer>,
    /// How many of them are on the waiting list.
    pub waiting: usize,
    /// Names that were left out because they already exist; possibly all.
    pub left_out: Vec<String>,
}

/// Players who were checked in or out at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CheckedIn {
    /// In the order of the list.
    pub players: Vec<ChangedPlayer>,
    /// How many of them were not so before.
    pub changed: usize,
}

/// A round after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChangedRound {
    /// Its number.
    pub round: i64,
    /// Its name as players say it, as "Round 3" or "Final".
    pub name: String,
    /// `swiss` or `playoff`.
    pub stage: &'static str,
    /// `draft`, `published`, `running` or `finished`.
    pub state: &'static str,
    /// How many tables it has.
    pub tables: usize,
    /// How many players have a bye.
    pub byes: usize,
    /// The tables without a result, in order.
    pub outstanding: Vec<i64>,
    /// The version of the rounds: the next step has to name it.
    pub version: i64,
    /// The address of the round in this API.
    pub location: String,
}

/// The result of a table after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChangedResult {
    pub round: i64,
    pub table: i64,
    /// As `GET …/rounds/{number}` shows it to the staff; match losses that rulings gave are in it. Null: there is none.
    pub result: Option<PodOutcome>,
    /// Whether it replaced another result.
    pub changed: bool,
    /// The version of the table: an overruling or a correction has to name it.
    pub version: i64,
}

/// The address of a tournament in the API.
fn address(slug: &str) -> String {
    format!("/api/v1/tournaments/{slug}")
}

impl ChangedTournament {
    /// A tournament whose settings were changed, or that was made.
    pub fn settings(row: &Tournament, structure_version: i64) -> Self {
        Self {
            slug: row.slug.clone(),
            name: row.name.clone(),
            state: row.state.as_str(),
            version: row.settings_version,
            rounds: RoundsNow {
                version: structure_version,
            },
            location: address(&row.slug),
            changed: Thing::Tournament,
            id: row.id.clone(),
        }
    }

    /// A tournament that went a step on or back.
    pub fn step(work: &Work<'_, '_>) -> Self {
        Self {
            changed: Thing::Rounds,
            ..Self::settings(work.tournament(), work.structure_version())
        }
    }
}

impl ChangedPlayer {
    /// A player as a command has left them.
    pub fn of(work: &Work<'_, '_>, row: &PlayerRow) -> Self {
        let tournament = work.tournament();
        // contact data can be read, but is not stored with answers
        let staff = Staff { records: false };
        Self {
            entry: PlayerEntry::of(row, tournament.names_shown, Some(staff)),
            version: row.version,
            location: format!("{}/players/{}", address(&tournament.slug), row.number),
            promoted: Vec::new(),
        }
    }

    /// The same, with who got a place from the waiting list.
    #[must_use]
    pub fn promoting(mut self, rows: &[PlayerRow]) -> Self {
        self.promoted = rows.iter().map(|row| row.number).collect();
        self
    }
}

impl CheckedIn {
    /// Players whom a command checked in or out.
    pub fn of(work: &Work<'_, '_>, done: &[Attendance]) -> Self {
        Self {
            players: done.iter().map(|one| ChangedPlayer::of(work, &one.row)).collect(),
            changed: done.iter().filter(|one| one.changed).count(),
        }
    }
}

impl ChangedRound {
    /// A round as a command has left it.
    ///
    /// # Errors
    /// There is no such round.
    pub fn of(work: &mut Work<'_, '_>, number: i64) -> Result<Self, OpError> {
        let RoundNow {
            name,
            stage,
            state,
            tables,
            byes,
            outstanding,
            ..
        } = rounds::now(work, number)?;
        Ok(Self {
            round: number,
            name: name.to_string(),
            stage: stage.as_str(),
            state: state.as_str(),
            tables,
            byes,
            outstanding,
            version: work.structure_version(),
            location: format!("{}/rounds/{number}", address(&work.tournament().slug)),
        })
    }
}

impl ChangedResult {
    /// A table as a command has left it.
    pub fn of(round: i64, table: i64, now: &TableNow) -> Self {
        let number = |player: &PlayerIx| now.numbers[player.ix()];
        let seats: Vec<PlayerIx> = (0..now.numbers.len() as u32).map(PlayerIx).collect();
        let made = |outcome| PodOutcome::made(&now.result, &seats, outcome, now.games_to_win, number);
        Self {
            round,
            table,
            result: now.outcome.as_ref().map(made),
            changed: now.changed,
            version: now.version,
        }
    }
}

impl Tagged for ChangedTournament {
    fn tag(&self) -> Option<Tag> {
        let version = match self.changed {
            Thing::Rounds => self.rounds.version,
            _ => self.version,
        };
        Some(self.changed.clone().at(version).within(&self.id))
    }
}

impl Tagged for ChangedPlayer {
    fn tag(&self) -> Option<Tag> {
        Some(Thing::Player(self.entry.number).at(self.version))
    }
}

impl Tagged for AddedPlayers {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

impl Tagged for CheckedIn {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

impl Tagged for ChangedRound {
    fn tag(&self) -> Option<Tag> {
        Some(Thing::Rounds.at(self.version))
    }
}

impl Tagged for ChangedResult {
    fn tag(&self) -> Option<Tag> {
        let (round, table) = (self.round, self.table);
        Some(Thing::Table { round, table }.at(self.version))
    }
}
