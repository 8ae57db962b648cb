//! Evenings of free pods: `GET /api/v1/communities/{community}/evenings/{number}`.

use actix_web::HttpRequest;
use podium_snapshot::season::{FreeNow, PodNow, SeatNow};
use podium_store::{DbError, Reader};
use serde::Serialize;
use utoipa::ToSchema;

use super::address::CommunityPath;
use super::season_shapes::PersonRef;
use crate::web::api::answer::{JSON, bytes};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page;
use crate::web::frame::request::query::number;
use crate::web::frame::state::ratings::community;
use crate::web::frame::state::{App, read};
use podium_store::community::Community;

/// An evening of free pods.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeEveningShown {
    /// Counted in the community.
    pub number: i64,
    pub name: String,
    #[schema(format = Date, example = "2026-11-20")]
    pub date: String,
    /// The slug of the season that it counts for.
    pub season: Option<String>,
    pub closed: bool,
    /// How many people came.
    pub came: usize,
    /// The names of those who wait for a pod, the longest first.
    pub waiting: Vec<String>,
    pub pods: Vec<FreePodShown>,
}

/// A free pod.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreePodShown {
    /// Counted on the evening.
    pub number: i64,
    pub table: i64,
    /// `playing`, `reported`, `confirmed` (it counts) or `void`.
    pub state: String,
    pub seats: Vec<FreeSeatShown>,
}

/// A seat of a free pod.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeSeatShown {
    /// Null for somebody who does not show their results, once the pod has ended.
    pub person: Option<PersonRef>,
    /// The first of the places that they share; null while there is no result.
    pub place: Option<i64>,
    pub achievements: Vec<AchievedNow>,
}

/// What somebody has achieved in a free pod.
#[derive(Debug, Serialize, ToSchema)]
pub struct AchievedNow {
    pub name: String,
    pub times: i64,
}

impl FreeEveningShown {
    fn of(now: &FreeNow) -> Self {
        Self {
            number: now.evening.number,
            name: now.evening.name.clone(),
            date: now.evening.held_on.to_string(),
            season: now.season.as_ref().map(|season| season.slug.clone()),
            closed: now.evening.closed_at.is_some(),
            came: now.came,
            waiting: now.waiting.iter().map(|one| one.names.public.clone()).collect(),
            pods: now.pods.iter().map(|pod| FreePodShown::of(now, pod)).collect(),
        }
    }
}

impl FreePodShown {
    fn of(now: &FreeNow, pod: &PodNow) -> Self {
        Self {
            number: pod.number,
            table: pod.table,
            state: pod.state.as_str().to_owned(),
            seats: pod.seats.iter().map(|seat| FreeSeatShown::of(now, pod, seat)).collect(),
        }
    }
}

impl FreeSeatShown {
    fn of(now: &FreeNow, pod: &PodNow, seat: &SeatNow) -> Self {
        let public = pod.is_open().then(|| seat.names.public.clone());
        let name = public.or_else(|| seat.names.in_results.clone());
        let times = |id: &str| seat.tapped.get(id).copied().unwrap_or(0);
        let achieved = now.achievements.iter().filter(|one| times(&one.id) > 0);
        Self {
            person: name.map(|name| PersonRef {
                number: seat.number,
                name,
            }),
            place: seat.place,
            achievements: achieved
                .map(|one| AchievedNow {
                    name: one.name.clone(),
                    times: times(&one.id),
                })
                .collect(),
        }
    }
}

/// Returns the version under which an answer is kept.
fn version(community: &Community) -> String {
    format!("{}-{}-{}", community.id, community.version, community.settings_version)
}

/// Writes the answer.
fn render(conn: &mut Reader<'_>, slug: &str, evening: i64) -> Result<Rendered, WebError> {
    let read = FreeNow::read(conn, slug, evening).map_err(|error| match error {
        DbError::NotFound => WebError::not_found(say::refused_free::no_such_evening(evening)),
        other => other.into(),
    })?;
    let body = bytes(&FreeEveningShown::of(&read))?;
    Ok(Rendered::new(&version(&read.community), JSON, body).of_no_tournament())
}

/// An evening of free pods
///
/// Who waits, the pods, and what they came to.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/evenings/{number}",
    tag = "communities",
    operation_id = "free_evening",
    params(CommunityPath, ("number" = i64, Path, description = "The number of the evening")),
    responses(
        (status = 200, description = "The evening", body = FreeEveningShown),
        (status = 404, description = "No such evening"),
    )
)]
pub async fn evening(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    let named = |name: &str| request.match_info().get(name).unwrap_or_default().to_owned();
    let (slug, evening) = (named("community"), i64::from(number(&named("number"))));
    let known = community(&app, &slug).await?;
    let now = version(&known);
    let make = async || read(&app, move |conn| render(conn, &slug, evening)).await;
    let key = page::path(&request);
    let kept = app.cache.get(&key, |kept| kept == now, make);
    Ok(kept.await?.respond(&request))
}
