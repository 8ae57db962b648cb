//! The statistics of an event, `GET /api/v1/tournaments/{slug}/statistics`, and of several finished ones together, `GET
//! /api/v1/statistics`.

use std::sync::Arc;

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{path, staff};
use super::counted::Counted;
use super::query::slug;
use super::seen::Seen;
use crate::web::api::answer::{Answer, JSON, bytes, private};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Kind, Problem};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read};
use crate::web::shared::counted::Shown;
use crate::web::shared::counted::chosen::{Chosen, kept};
use crate::web::shared::view::RoundView;
use podium_document::fairness::verify;
use podium_ops::tournaments::archive::{self, Audience};
use podium_rules::draws::Draws;
use podium_rules::event_numbers::EventNumbers;
use podium_snapshot::names;
use podium_store::Reader;

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
    /// Seats, draws, endings, lengths, commanders and players, as the page of statistics has them: null until the
    /// tournament is
    /// finished; to its staff at any time, with the results of a running round.
    pub counted: Option<Counted>,
}

/// The outcome of a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundStatistics {
    pub round: u32,
    /// "Round 3".
    pub name: String,
    pub tables: usize,
    pub byes: usize,
    /// Whole minutes from its start until it was finished; null where that is not known.
    pub minutes: Option<u32>,
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
    fn read(conn: &mut Reader<'_>, seen: &Seen<'_>) -> Result<Self, WebError> {
        let numbers = EventNumbers::of(seen.view.event());
        let round = |round: RoundView<'_>| RoundStatistics {
            round: round.number,
            name: seen.view.title(round.round).to_string(),
            tables: round.round.pods.len(),
            byes: round.round.byes.len(),
            minutes: round.minutes(),
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
            counted: match seen.statistics() {
                Some(subject) => Some(Counted::of(&Shown::read(conn, &[subject])?)),
                None => None,
            },
        })
    }
}

impl Fairness {
    fn read(conn: &mut Reader<'_>, seen: &Seen<'_>) -> Result<Self, WebError> {
        let tournament = seen.view.tournament();
        let how = seen.view.names_shown();
        let name = move |row: &_| names::of_player(row, how);
        let document = archive::document(conn, &tournament.slug, Audience::Everybody(&name))?;
        let secret = tournament.secret_bytes()?;
        // T32: before the end, it would reveal every future draw
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
/// Matches, draws, seats, players, minutes, and the data to verify the random draws. After the end, and for its staff
/// before, all numbers of the statistics page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/statistics",
    tag = "standings",
    responses((status = 200, description = "The numbers", body = Statistics))
)]
pub async fn statistics(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let slug = slug(&request);
    let Some((snapshot, staff)) = staff(&app, &caller, &slug).await? else {
        let answer = page::public_data_reading(&app, &request, &slug, path(&request), |conn, snapshot| {
            bytes(&Statistics::read(conn, &Seen::by_everybody(snapshot))?)
        });
        return Ok(answer.await?);
    };
    let shown = Arc::clone(&snapshot);
    let value = read(&app, move |conn| {
        Statistics::read(conn, &Seen::by_staff(&snapshot, staff))
    })
    .await?;
    private(&request, Some(&shown), &Answer::plain(value))
}

/// The numbers of several tournaments together
///
/// The numbers of the statistics page for the named finished tournaments. Players with the same name count as one
/// person, unless two of them are in one tournament.
#[utoipa::path(
    get,
    path = "/api/v1/statistics",
    tag = "standings",
    params((
        "of" = String, Query, description = "Slugs of the tournaments, separated by commas; at most 24",
        example = "spring-open,autumn-open"
    )),
    responses(
        (status = 200, description = "The numbers", body = Counted),
        (status = 304, description = "Nothing has changed"),
        (status = 400, description = "No tournament is named, or too many"),
        (status = 404, description = "One of them is not a finished tournament"),
    )
)]
pub async fn of_several(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    let chosen = Chosen::of(&PublicQuery::of(&request))?;
    if chosen.is_empty() {
        let detail = "of: send the parts of addresses of finished tournaments, as spring-open,autumn-open.";
        return Err(Problem::new(Kind::Unreadable, detail));
    }
    let address = chosen.address(&page::path(&request));
    let found = chosen.look_up(&app).await?.all()?;
    let answer = kept(&app, &request, found, &address, JSON, move |conn| {
        bytes(&Counted::of(&chosen.count(conn)?))
    });
    Ok(answer.await?)
}
