//! A player with their rounds: `GET /api/v1/tournaments/{slug}/players/{number}`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Answer, seen};
use super::players::Player;
use super::query::number;
use super::seen::{PlayerRef, Seen, SeenRound};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::App;
use podium_event::event::PlayerIx;
use podium_event::result::Outcome;
use podium_rules::standings::{RoundScore, Scored, round_scores};
use podium_store::RoundState;

/// A player with their rounds.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerWithRounds {
    #[serde(flatten)]
    pub player: Player,
    /// The rounds in which the player has a place, in order.
    pub rounds: Vec<PlayedRound>,
}

/// A round of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedRound {
    pub round: u32,
    /// "Round 3".
    pub name: String,
    /// Null outside a pod.
    pub table: Option<u32>,
    /// From 1; null outside a pod.
    pub seat: Option<usize>,
    /// The others at the table in turn order.
    pub opponents: Vec<PlayerRef>,
    pub result: PlayedResult,
    /// Match points scored in it; null in the playoff and until it is finished.
    pub points: Option<u32>,
    /// What the player staked, where points are wagered: `points` are then what they took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub staked: Option<u32>,
    /// The rank after it; null in the same cases.
    pub rank: Option<u32>,
}

/// How a round ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayedResult {
    Won,
    Drawn,
    Lost,
    Bye,
    /// A match loss outside a pod.
    MatchLoss,
    /// The round has not begun.
    Seated,
    /// The round runs, and there is no result that the caller may know.
    Playing,
    /// The round ended without a result at the table.
    None,
    /// The match counts for nobody, because a player of it was removed with all of their matches.
    Void,
}

impl From<Scored> for PlayedResult {
    fn from(scored: Scored) -> Self {
        match scored {
            Scored::Won => Self::Won,
            Scored::Drawn => Self::Drawn,
            Scored::Lost => Self::Lost,
            Scored::Bye => Self::Bye,
            Scored::MatchLoss => Self::MatchLoss,
        }
    }
}

impl PlayerWithRounds {
    /// The player with a number.
    ///
    /// # Errors
    /// There is none whom the caller may see.
    pub fn of(seen: &Seen<'_>, number: i64) -> Result<Self, WebError> {
        let loaded = seen.loaded();
        let Some(player) = loaded.player_of_number(number) else {
            let waiting = loaded.unregistered.iter().find(|row| row.number == number);
            let Some(row) = waiting.filter(|_| seen.staff.is_some()) else {
                let name = &loaded.tournament.name;
                return Err(WebError::not_found(format!(
                    "{name} has no player with the number {number}."
                )));
            };
            return Ok(Self {
                player: Player::of(seen, row, None),
                rounds: Vec::new(),
            });
        };
        let scores = round_scores(seen.view.event(), Some(seen.view.finished_swiss()), player);
        Ok(Self {
            player: Player::of(seen, loaded.row(player), Some(player)),
            rounds: seen
                .rounds()
                .filter_map(|round| PlayedRound::of(seen, round, player, &scores))
                .collect(),
        })
    }
}

impl PlayedRound {
    /// `None` when the player has no place in it.
    fn of(seen: &Seen<'_>, round: SeenRound<'_>, player: PlayerIx, scores: &[RoundScore]) -> Option<Self> {
        let number = round.round.number;
        let score = scores.iter().find(|score| score.round == number);
        let mut played = Self {
            round: number,
            name: seen.loaded().round_name(i64::from(number)).to_string(),
            table: None,
            seat: None,
            opponents: Vec::new(),
            result: PlayedResult::None,
            points: score.map(|score| score.points),
            staked: score.and_then(|score| Some(score.wagered?.stake)),
            rank: score.and_then(|_| Some(seen.view.standings(number).row(player)?.rank)),
        };
        if round.round.byes.contains(&player) {
            played.result = PlayedResult::Bye;
        } else if round.round.match_losses.contains(&player) {
            played.result = PlayedResult::MatchLoss;
        } else {
            let pods = &round.round.pods;
            let at = pods.iter().position(|pod| pod.seats.contains(&player))?;
            let seats = &pods[at].seats;
            played.table = Some(pods[at].table);
            played.seat = seats.iter().position(|&seated| seated == player).map(|seat| seat + 1);
            let others = seats.iter().filter(|&&other| other != player);
            played.opponents = others.map(|&other| seen.player(other)).collect();
            let outcome = round.outcome(at, seen.event().profile().games_to_win);
            played.result = match (outcome, round.state()) {
                _ if seen.event().is_void(round.round, &pods[at]) => PlayedResult::Void,
                (Some(Outcome::Won(winner)), _) if winner == player => PlayedResult::Won,
                (Some(Outcome::Won(_)), _) => PlayedResult::Lost,
                (Some(Outcome::Drawn(_)), _) => PlayedResult::Drawn,
                (None, RoundState::Draft | RoundState::Published) => PlayedResult::Seated,
                (None, RoundState::Running) => PlayedResult::Playing,
                (None, RoundState::Finished) => PlayedResult::None,
            };
        }
        if let Some(score) = score {
            // a player who conceded a drawn match has lost it
            played.result = score.scored.into();
        }
        Some(played)
    }
}

/// A player
///
/// With their rounds: table, seat, opponents and result of each.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/players/{number}",
    tag = "players",
    params(("number" = i64, Path, description = "The player's number")),
    responses(
        (status = 200, description = "The player", body = PlayerWithRounds),
        (status = 404, description = "No such tournament or player"),
    )
)]
pub async fn player(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let wanted = number(&request)?;
    seen(&app, &request, &caller, move |seen| {
        let player = PlayerWithRounds::of(seen, wanted)?;
        let version = player.player.entry.staff.as_ref().map(|staff| staff.version);
        Ok(Answer::of(
            version.map(|version| Thing::Player(wanted).at(version)),
            player,
        ))
    })
    .await
}
