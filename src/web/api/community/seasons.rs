//! Seasons: `GET /api/v1/communities/{community}/seasons` and what is below it.

use actix_web::HttpRequest;
use podium_store::Reader;
use podium_store::season;

use super::address::{CommunityPath, SeasonPath};
use super::kept::of_season;
use super::season_shapes::{PersonSeasonShown, SeasonInList, SeasonShown, SeasonStandingsShown, Seasons};
use crate::web::api::answer::{JSON, bytes};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::kept::SnapshotAt;
use crate::web::frame::answer::page;
use crate::web::frame::request::query::number;
use crate::web::frame::state::ratings::{RatingsAt, community};
use crate::web::frame::state::{App, read};

/// The seasons of a community
///
/// Those that go on first, then the latest.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/seasons",
    tag = "communities",
    params(CommunityPath),
    responses(
        (status = 200, description = "The seasons", body = Seasons),
        (status = 404, description = "No such community"),
    )
)]
pub async fn seasons(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    let slug = request.match_info().get("community").unwrap_or_default().to_owned();
    let known = community(&app, &slug).await?;
    let now = RatingsAt::version(&known);
    let make = async || {
        let rows = read(&app, move |conn: &mut Reader<'_>| season::of_community(conn, &known.id)).await?;
        let seasons = rows.iter().map(SeasonInList::of).collect();
        let body = bytes(&Seasons { seasons })?;
        Ok::<_, WebError>(Rendered::new(&now, JSON, body).of_no_tournament())
    };
    let key = page::path(&request);
    let kept = app.cache.get(&key, |kept| kept == now, make);
    Ok(kept.await?.respond(&request))
}

/// A season
///
/// How it scores, its evenings, and what it leads to with the lines as they are now.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/seasons/{season}",
    tag = "communities",
    operation_id = "season",
    params(SeasonPath),
    responses(
        (status = 200, description = "The season", body = SeasonShown),
        (status = 404, description = "No such season"),
    )
)]
pub async fn season(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    of_season(&app, &request, |season| Ok(SeasonShown::of(season))).await
}

/// The standings of a season
///
/// Everybody who took part in an evening, by rank.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/seasons/{season}/standings",
    tag = "communities",
    operation_id = "season_standings",
    params(SeasonPath),
    responses(
        (status = 200, description = "The standings", body = SeasonStandingsShown),
        (status = 404, description = "No such season"),
    )
)]
pub async fn standings(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    of_season(&app, &request, |season| Ok(SeasonStandingsShown::of(season))).await
}

/// A person's season
///
/// Every number of their row with what it comes from, and their chances. Only of people who show their results.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/seasons/{season}/people/{number}",
    tag = "communities",
    operation_id = "season_of_person",
    params(SeasonPath, ("number" = i64, Path, description = "The person's number in the community")),
    responses(
        (status = 200, description = "The person's season", body = PersonSeasonShown),
        (status = 404, description = "No such season, or nobody with this number who shows their results"),
    )
)]
pub async fn person(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    let asked = i64::from(number(request.match_info().get("number").unwrap_or_default()));
    of_season(&app, &request, move |season| {
        let person = season.person(asked).filter(|person| season.of(*person).shows_results);
        let shown = person.and_then(|person| PersonSeasonShown::of(season, person));
        shown.ok_or_else(|| WebError::not_found(say::season::not_in_season(asked)))
    })
    .await
}
