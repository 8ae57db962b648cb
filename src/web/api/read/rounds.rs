//! The rounds of a tournament: `GET /api/v1/tournaments/{slug}/rounds` and `…/rounds/{number}`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Answer, seen};
use super::pods::Pod;
use super::query::{number, number_of};
use super::seen::{PlayerRef, Seen, SeenRound, time};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use crate::web::api::words::{RoundWord, StageName};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::App;

/// The rounds of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rounds {
    /// The published rounds in order; for the staff also the draft.
    pub rounds: Vec<RoundSummary>,
    /// The version of the rounds: pairing, publishing, starting and finishing have to name it. Null but for the staff.
    pub version: Option<i64>,
}

/// A round without its tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundSummary {
    /// From 1; playoff rounds continue the count of the Swiss rounds.
    pub number: u32,
    /// As players say it: "Round 3", "Semi-finals".
    pub name: String,
    pub stage: StageName,
    pub state: RoundWord,
    #[schema(format = DateTime)]
    pub published_at: Option<String>,
    #[schema(format = DateTime)]
    pub started_at: Option<String>,
    #[schema(format = DateTime)]
    pub finished_at: Option<String>,
    pub tables: usize,
    /// How many tables have a result. Null while a round runs whose results are not public; the staff always sees it.
    pub reported: Option<usize>,
    /// The table that a stream shows: chosen by the staff, until then the first one.
    pub feature_table: Option<u32>,
}

/// A round with its tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct Round {
    #[serde(flatten)]
    pub summary: RoundSummary,
    /// By table number.
    pub pods: Vec<Pod>,
    /// Who has no table and scores a bye.
    pub byes: Vec<PlayerRef>,
    /// Who has no table and gets a match loss.
    pub match_losses: Vec<PlayerRef>,
    /// The version of all rounds, as the list of rounds has it. Null but for the staff.
    pub version: Option<i64>,
}

impl Rounds {
    fn of(seen: &Seen<'_>) -> Self {
        Self {
            rounds: seen.rounds().map(|round| RoundSummary::of(seen, round)).collect(),
            version: structure(seen),
        }
    }
}

impl RoundSummary {
    /// A round as somebody may see it.
    pub fn of(seen: &Seen<'_>, round: SeenRound<'_>) -> Self {
        let row = &round.stored.row;
        let number = round.round.number;
        let published = seen.view.rounds().find(|published| published.number == number);
        let feature = published.and_then(|published| published.feature());
        Self {
            number,
            name: seen.loaded().round_name(row.number).to_string(),
            stage: StageName(row.stage),
            state: RoundWord(row.state),
            published_at: row.published_at.map(time),
            started_at: row.started_at.map(time),
            finished_at: row.finished_at.map(time),
            tables: round.round.pods.len(),
            reported: round.reported(),
            feature_table: feature.map(|pod| round.round.pods[pod].table),
        }
    }
}

impl Round {
    fn of(seen: &Seen<'_>, round: SeenRound<'_>) -> Self {
        let players = |all: &[_]| all.iter().map(|&player| seen.player(player)).collect();
        Self {
            summary: RoundSummary::of(seen, round),
            pods: round
                .by_table()
                .into_iter()
                .map(|pod| Pod::of(seen, round, pod))
                .collect(),
            byes: players(&round.round.byes),
            match_losses: players(&round.round.match_losses),
            version: structure(seen),
        }
    }
}

/// The version of the rounds. Drafts count it, which are the staff's.
fn structure(seen: &Seen<'_>) -> Option<i64> {
    seen.for_staff(seen.loaded().tournament.structure_version)
}

/// The rounds of a tournament
///
/// Published ones; with a token of its staff also the draft, and how many results are in.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds",
    tag = "rounds",
    responses((status = 200, description = "The rounds", body = Rounds))
)]
pub async fn rounds(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    seen(&app, &request, &caller, |seen| {
        let rounds = Rounds::of(seen);
        Ok(Answer::of(
            rounds.version.map(|version| Thing::Rounds.at(version)),
            rounds,
        ))
    })
    .await
}

/// A round
///
/// With its tables by number, their players in turn order, and the results that the caller may see.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds/{number}",
    tag = "rounds",
    params(("number" = i64, Path, description = "The round's number, from 1")),
    responses(
        (status = 200, description = "The round", body = Round),
        (status = 404, description = "No such tournament, or no such round that the caller may see"),
    )
)]
pub async fn round(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let wanted = number(&request)?;
    seen(&app, &request, &caller, move |seen| {
        let round = Round::of(seen, seen.round(wanted)?);
        Ok(Answer::of(
            round.version.map(|version| Thing::Rounds.at(version)),
            round,
        ))
    })
    .await
}

/// A table of a round
///
/// Its players in turn order, and its result if the caller may see it. With a staff token, its `ETag` is the one for
/// changing the result.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}",
    tag = "rounds",
    params(
        ("number" = i64, Path, description = "The round's number, from 1"),
        ("table" = i64, Path, description = "The table's number"),
    ),
    responses(
        (status = 200, description = "The table", body = Pod),
        (status = 404, description = "No such tournament, or no such round or table that the caller may see"),
    )
)]
pub async fn table(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let (wanted, table) = (number(&request)?, number_of(&request, "table")?);
    seen(&app, &request, &caller, move |seen| {
        let round = seen.round(wanted)?;
        let pod = Pod::of(seen, round, pod_at(seen, round, table)?);
        let tag = pod
            .version
            .map(|version| Thing::Table { round: wanted, table }.at(version));
        Ok(Answer::of(tag, pod))
    })
    .await
}

/// The index of the pod at a table of a round.
///
/// # Errors
/// The round has no such table.
fn pod_at(seen: &Seen<'_>, round: SeenRound<'_>, table: i64) -> Result<usize, WebError> {
    let at_table = round.by_table().into_iter();
    let mut pods = at_table.filter(|&pod| i64::from(round.round.pods[pod].table) == table);
    pods.next().ok_or_else(|| {
        let name = seen.loaded().round_name(i64::from(round.round.number));
        WebError::not_found(format!("There is no table {table} in {}.", name.inside()))
    })
}
