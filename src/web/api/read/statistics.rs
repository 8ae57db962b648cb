//! The numbers of an event: `GET /api/v1/tournaments/{slug}/statistics`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{counted_for, path};
use super::query::slug;
use super::seen::Seen;
use crate::db::Conn;
use crate::document::fairness::verify;
use crate::ops::archive::{self, Audience};
use crate::rules::draws::Draws;
use crate::rules::event_numbers::EventNumbers;
use crate::snapshot::names;
use crate::web::api::answer::bytes;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::error::WebError;
use crate::web::page;
use crate::web::public::finished::minutes;
use crate::web::public::round_view::RoundView;
use crate::web::state::App;

/// What an event comes to in numbers, of its published rounds and the results of finished ones.
#[derive(Debug, Serialize, ToSchema)]
pub struct Statistics {
    /// Players who had a place in a round.
    pub players: usize,
    pub swiss_rounds: usize,
    pub playoff_rounds: usize,
    /// Matches with a result.
    pub matches: usize,
    /// Those of them that were drawn.
    pub drawn: usize,
    /// Matches won from each seat, the first seat first.
    pub won_from_seat: Vec<usize>,
    pub rounds: Vec<RoundStatistics>,
    pub fairness: Fairness,
}

/// What a round came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundStatistics {
    pub round: u32,
    /// "Round 3".
    pub name: String,
    pub tables: usize,
    pub byes: usize,
    /// Whole minutes from its start until it was finished; null where that is not known.
    pub minutes: Option<i64>,
}

/// What everybody needs to check the draws.
#[derive(Debug, Serialize, ToSchema)]
pub struct Fairness {
    /// SHA-256 of the secret from which everything is drawn, in lower-case hex; public before the first draw.
    pub commitment: String,
    /// The secret in lower-case hex; null until the tournament is finished. It stays public where it is reopened.
    pub secret: Option<String>,
    /// How many draws are recorded; the event document holds them.
    pub draws: usize,
    /// What recomputing them found; null while the secret is.
    pub checks: Option<FairnessChecks>,
}

/// What recomputing the draws found.
#[derive(Debug, Serialize, ToSchema)]
pub struct FairnessChecks {
    /// How many were recomputed.
    pub recomputed: usize,
    pub agree: usize,
    /// How many differ, and the public record explains it: a change by hand, players kept apart.
    pub changed: usize,
    /// How many differ without an explanation.
    pub differ: usize,
}

impl Statistics {
    fn read(conn: &mut Conn<'_>, seen: &Seen<'_>) -> Result<Self, WebError> {
        let numbers = EventNumbers::of(seen.view.event());
        let round = |round: RoundView<'_>| RoundStatistics {
            round: round.number,
            name: seen.view.title(round.round),
            tables: round.round.pods.len(),
            byes: round.round.byes.len(),
            minutes: minutes(round),
        };
        Ok(Self {
            players: numbers.players,
            swiss_rounds: numbers.swiss_rounds,
            playoff_rounds: numbers.playoff_rounds,
            matches: numbers.matches,
            drawn: numbers.drawn,
            won_from_seat: numbers.won_from_seat,
            rounds: seen.view.rounds().map(round).collect(),
            fairness: Fairness::read(conn, seen)?,
        })
    }
}

impl Fairness {
    fn read(conn: &mut Conn<'_>, seen: &Seen<'_>) -> Result<Self, WebError> {
        let tournament = seen.view.tournament();
        let how = seen.view.names_shown();
        let name = move |row: &_| names::of_player(row, how);
        let document = archive::document(conn, &tournament.slug, Audience::Everybody(&name))?;
        let secret = tournament.secret_bytes()?;
        // T32: before the end it would foretell every draw to come
        let shown = document.about.secret.clone();
        let checks = shown.as_ref().map(|_| verify(&document, &secret));
        Ok(Self {
            commitment: Draws::new(&secret).commitment(),
            secret: shown,
            draws: document.about.draws.len(),
            checks: checks.map(|checks| FairnessChecks {
                recomputed: checks.len(),
                agree: checks.iter().filter(|check| check.agrees).count(),
                changed: checks.iter().filter(|check| !check.agrees && check.explained).count(),
                differ: checks.iter().filter(|check| !check.is_fine()).count(),
            }),
        })
    }
}

/// The numbers of the event
///
/// Matches, draws, seats, players, minutes, and what is needed to check the random draws.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/statistics",
    tag = "standings",
    responses((status = 200, description = "The numbers", body = Statistics))
)]
pub async fn statistics(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let slug = slug(&request);
    let answer = async {
        let render = page::public_data_reading(&app, &request, &slug, path(&request), |conn, snapshot| {
            bytes(&Statistics::read(conn, &Seen::by_everybody(snapshot))?)
        });
        Ok(render.await?)
    };
    counted_for(&app, &caller, &slug, answer).await
}
