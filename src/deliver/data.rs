//! The `data` of webhooks' bodies as types, from which both the bodies and the API's description are made.

use serde::Serialize;
use utoipa::ToSchema;

/// What every event in a tournament has as `data`, some with more.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventData {
    /// The tournament, as in its address.
    #[schema(example = "spring-open")]
    pub tournament: String,
    /// The public version of the tournament after what happened.
    pub version: i64,
    /// The page about it.
    #[schema(format = "uri")]
    pub url: String,
}

/// What every event in a community has as `data`, some with more.
#[derive(Debug, Serialize, ToSchema)]
pub struct CommunityEventData {
    /// The community, as in its address.
    #[schema(example = "friday-night")]
    pub community: String,
    /// The version of the community after what happened: of two deliveries, the larger is the newer.
    pub version: i64,
    /// The page about it.
    #[schema(format = "uri")]
    pub url: String,
}

/// A round that is published.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundPublishedData {
    /// The round's number.
    pub round: i64,
    /// Its name on the pages.
    #[schema(example = "Round 3")]
    pub name: String,
    /// How many tables it has.
    pub tables: usize,
}

/// A round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundData {
    /// The round's number.
    pub round: i64,
    /// Its name on the pages.
    #[schema(example = "Round 3")]
    pub name: String,
}

/// A table's result.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultData {
    /// The round's number.
    pub round: i64,
    /// The table's number.
    pub table: i64,
    /// False if the result was cleared.
    pub reported: bool,
    /// Who won; null for a draw, and if it was cleared.
    pub winner: Option<NamedPlayer>,
}

/// The cut.
#[derive(Debug, Serialize, ToSchema)]
pub struct CutData {
    /// How many players play on.
    pub size: u32,
}

/// A finished tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentFinishedData {
    /// Who won; null where nobody did, as after Swiss rounds that end in a tie.
    pub champion: Option<NamedPlayer>,
}

/// The winner of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChampionData {
    /// Who won.
    pub player: NamedPlayer,
}

/// An announcement to everybody.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnnouncementData {
    /// The announcement's id.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Whether it stays on top.
    pub pinned: bool,
}

/// An announcement that is not shown any more.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnnouncementWithdrawnData {
    /// The announcement's id.
    pub id: String,
}

/// A change of players.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerData {
    /// What became of them: `added`, `changed` (another name), `dropped`, `disqualified`, `returned` or `removed`.
    #[schema(example = "added")]
    pub change: &'static str,
    /// How many players.
    pub count: usize,
    /// At most 50 of them.
    #[schema(max_items = 50)]
    pub players: Vec<NamedPlayer>,
}

/// An evening of a community.
#[derive(Debug, Serialize, ToSchema)]
pub struct EveningData {
    /// What it is: `tournament`, or `free` for an evening of free pods.
    #[schema(example = "tournament")]
    pub kind: &'static str,
    /// The tournament, as in its address; null for an evening of free pods.
    pub slug: Option<String>,
    /// The number of the evening of free pods in the community; null for a tournament.
    pub evening: Option<i64>,
    /// Its name on the pages.
    pub name: String,
    /// Its day; null if it has none.
    #[schema(format = Date, example = "2026-11-27")]
    pub date: Option<String>,
}

/// A season of a community.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeasonData {
    /// The season, as in its address.
    #[schema(example = "winter")]
    pub season: String,
    /// Its name on the pages.
    pub name: String,
}

/// A free pod as it is now.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreePodData {
    /// The number of the evening in the community.
    pub evening: i64,
    /// The number of the pod on the evening.
    pub pod: i64,
    /// The number of its table.
    pub table: i64,
    /// `confirmed` (its result counts) or `void`.
    #[schema(example = "confirmed")]
    pub state: String,
    /// By seat.
    pub seats: Vec<FreeSeatData>,
}

/// A seat of a free pod.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeSeatData {
    /// Null for somebody who does not show their results.
    pub person: Option<NamedPerson>,
    /// The first of the places that they share; null without a result.
    pub place: Option<i64>,
}

/// A person of a community as public pages show them at the moment of sending.
#[derive(Debug, Serialize, ToSchema)]
pub struct NamedPerson {
    /// Their number in the community.
    pub number: i64,
    /// The name, as far as the community shows names.
    #[schema(example = "Ann Ash")]
    pub name: String,
}

/// A test.
#[derive(Debug, Serialize, ToSchema)]
pub struct TestData {
    /// A sentence.
    pub message: &'static str,
}

/// A player as public pages show them at the moment of sending.
#[derive(Debug, Serialize, ToSchema)]
pub struct NamedPlayer {
    /// The player's short number in the tournament.
    pub number: i64,
    /// The name, as far as the tournament shows names. It is left out of who is on no public page any more, as of the
    /// removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Ann Ash", nullable = false)]
    pub name: Option<String>,
}
