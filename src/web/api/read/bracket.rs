//! The playoff: `GET /api/v1/tournaments/{slug}/bracket`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{everybody, path};
use super::seen::{PlayerRef, Seen};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::state::App;
use crate::web::shared::picture::{BracketPod, BracketSeat, BracketStage, SeatState};
use crate::web::shared::view::bracket::{SeedLine, seeds, stages};
use podium_event::event::Round;

/// The playoff of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Playoff {
    /// How many players made the cut; null before it is announced, and without a playoff.
    pub cut: Option<usize>,
    pub champion: Option<PlayerRef>,
    /// Best first; empty before the cut is announced.
    pub seeds: Vec<Seed>,
    /// In the order in which they are played; empty before the cut is announced.
    pub stages: Vec<PlayoffStage>,
}

/// A player of the cut.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seed {
    /// From 1.
    pub seed: usize,
    pub player: PlayerRef,
    /// Match points of the Swiss rounds.
    pub points: u32,
    /// Whether the player has left since.
    pub left: bool,
}

/// A stage of the playoff.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayoffStage {
    /// "Semi-finals".
    pub name: String,
    /// The number of its round; null until that is published.
    pub round: Option<u32>,
    pub pods: Vec<PlayoffPod>,
    /// Seeds that skip this stage, best first.
    pub waiting: Vec<PlayoffSeat>,
}

/// A table of a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayoffPod {
    /// Null until the round is published.
    pub table: Option<u32>,
    /// In turn order; of a stage that is not paired yet, who is known to sit here and whose winners join them.
    pub seats: Vec<PlayoffSeat>,
}

/// A seat, or somebody who waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayoffSeat {
    /// Null while it is not known who sits here.
    pub player: Option<PlayerRef>,
    /// The player's seed; null in the same cases.
    pub seed: Option<u32>,
    /// Who will sit here, as the page says it: a name, "Winner of table 1".
    pub words: String,
    pub state: PlayoffState,
    /// The index, from 0, of the pod in the stage before whose winner will sit here.
    pub winner_of: Option<usize>,
}

/// How a stage ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayoffState {
    /// Plays, or waits.
    Open,
    /// Won the table.
    Won,
    /// The match was drawn, and the player advances as the best seed.
    BySeed,
    /// Lost.
    Lost,
    /// Left the tournament; nobody replaces them.
    Out,
    /// It is not known yet who will sit here.
    Awaited,
}

impl From<SeatState> for PlayoffState {
    fn from(state: SeatState) -> Self {
        match state {
            SeatState::Open => Self::Open,
            SeatState::Won => Self::Won,
            SeatState::BySeed => Self::BySeed,
            SeatState::Lost => Self::Lost,
            SeatState::Out => Self::Out,
            SeatState::Awaited => Self::Awaited,
        }
    }
}

impl Playoff {
    /// The playoff as everybody sees it.
    pub fn of(seen: &Seen<'_>) -> Self {
        let view = &seen.view;
        let seed = |line: SeedLine| Seed {
            seed: line.seed,
            player: PlayerRef {
                number: line.player,
                name: line.name.to_string(),
            },
            points: line.points,
            left: line.left,
        };
        let swiss = view.event().swiss().len();
        let stage = |(at, stage): (usize, BracketStage)| {
            let round = view.rounds().nth(swiss + at);
            let tables: Vec<u32> = round.map(|round| tables(round.round)).unwrap_or_default();
            let pod = |(pod, shown): (usize, &BracketPod)| PlayoffPod {
                table: tables.get(pod).copied(),
                seats: shown.seats.iter().map(|shown| seat(seen, shown)).collect(),
            };
            PlayoffStage {
                name: stage.title.to_string(),
                round: round.map(|round| round.number),
                pods: stage.pods.iter().enumerate().map(pod).collect(),
                waiting: stage.waiting.iter().map(|shown| seat(seen, shown)).collect(),
            }
        };
        Self {
            cut: view.event().cut().map(<[_]>::len),
            champion: view.champion().map(|player| seen.player(player)),
            seeds: seeds(view).into_iter().map(seed).collect(),
            stages: stages(view).into_iter().enumerate().map(stage).collect(),
        }
    }
}

/// The numbers of a round's tables in the order in which the bracket shows them.
fn tables(round: &Round) -> Vec<u32> {
    let mut tables: Vec<u32> = round.pods.iter().map(|pod| pod.table).collect();
    tables.sort_unstable();
    tables
}

fn seat(seen: &Seen<'_>, shown: &BracketSeat) -> PlayoffSeat {
    let index = (shown.seed as usize).checked_sub(1);
    let player = index.and_then(|index| seen.view.event().cut()?.get(index).copied());
    PlayoffSeat {
        player: player.map(|player| seen.player(player)),
        seed: player.map(|_| shown.seed),
        words: shown.name.to_string(),
        state: shown.state.into(),
        winner_of: shown.from,
    }
}

/// The playoff
///
/// Its seeds and stages. Stages that are not played yet name the seeds that enter there and the tables whose winners
/// advance to it.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/bracket",
    tag = "standings",
    responses((status = 200, description = "The playoff", body = Playoff))
)]
pub async fn bracket(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    everybody(&app, &request, &caller, path(&request), |seen| Ok(Playoff::of(seen))).await
}
