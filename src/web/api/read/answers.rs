//! Answers to reads: a public one, cached like a page under the version that it shows, and one for the staff, which is
//! not cached.

use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::http::header::HeaderValue;
use serde::Serialize;

use super::query::slug;
use super::seen::{Seen, Staff};
pub use crate::web::api::answer::Answer;
use crate::web::api::answer::{VERSION, at, private, public_at, public_until};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::{self, CacheStore, Caching};
use crate::web::frame::request::desk::{Inside, Records};
use crate::web::frame::state::{App, compute};
use podium_base::clock::Moment;
use podium_snapshot::Snapshot;
use podium_store::Database;

/// Answers with the public view of a tournament: the same bytes for everyone.
pub async fn everybody<T, F>(app: &App, request: &HttpRequest, caller: &Caller, caching: Caching, show: F) -> ApiResult
where
    T: Serialize,
    F: FnOnce(&Seen<'_>) -> Result<T, WebError> + Send + 'static,
{
    everybody_until(app, request, caller, caching, move |_, seen| Ok((show(seen)?, None))).await
}

/// As [`everybody`], for what may show rows that no snapshot contains: `show` also returns until when the answer is kept at most.
pub async fn everybody_until<T, F>(
    app: &App,
    request: &HttpRequest,
    caller: &Caller,
    caching: Caching,
    show: F,
) -> ApiResult
where
    T: Serialize,
    F: FnOnce(&Database, &Seen<'_>) -> Result<(T, Option<Moment>), WebError> + Send + 'static,
{
    let show = move |db: &Database, snapshot: &Snapshot| {
        let (value, until) = show(db, &Seen::by_everybody(snapshot))?;
        Ok((Answer::plain(value), until))
    };
    let slug = slug(request);
    counted_for(app, caller, &slug, public_until(app, request, &slug, caching, show)).await
}

/// Answers a caller who knows a secret address, with what it shows beside the public view; nobody keeps that. Its version is
/// the public one, or that of the caller's stream.
pub async fn by_secret<T, F>(
    app: &App,
    request: &HttpRequest,
    caller: &Caller,
    snapshot: Arc<Snapshot>,
    show: F,
) -> ApiResult
where
    T: Serialize + Send + 'static,
    F: FnOnce(&Database, &Seen<'_>) -> Result<T, WebError> + Send + 'static,
{
    let version = snapshot.numbers().version;
    let answer = async {
        let value = compute(app, move |state| show(&state.db, &Seen::by_everybody(&snapshot))).await?;
        let mut response = private(request, None, &Answer::plain(value))?;
        response.headers_mut().insert(VERSION, HeaderValue::from(version));
        Ok(response)
    };
    counted_for(app, caller, &slug(request), answer).await
}

/// Puts the number of the caller's stream on an answer that is the same for everybody. A token of the staff hears of every
/// change: it would ask for ever for an answer that counts only what the public sees.
pub async fn counted_for(app: &App, caller: &Caller, slug: &str, answer: impl Future<Output = ApiResult>) -> ApiResult {
    // read before the answer is made, which therefore shows this version or a newer one
    let floor = staff(app, caller, slug)
        .await?
        .map(|(snapshot, _)| snapshot.numbers().floor);
    let mut response = answer.await?;
    if let Some(floor) = floor {
        response.headers_mut().insert(VERSION, HeaderValue::from(floor));
    }
    Ok(response)
}

/// How an answer that depends on its path alone is kept.
pub fn path(request: &HttpRequest) -> Caching {
    at(page::path(request), CacheStore::Pages)
}

/// Answers with what a tournament shows to the caller: to its staff more than to everybody.
pub async fn seen<T, F>(app: &App, request: &HttpRequest, caller: &Caller, show: F) -> ApiResult
where
    T: Serialize + Send + 'static,
    F: FnOnce(&Seen<'_>) -> Result<Answer<T>, WebError> + Send + 'static,
{
    seen_at(app, request, caller, path(request), show).await
}

/// As [`seen`], if the answer depends on the query too: `caching` as of [`public_at`].
pub async fn seen_at<T, F>(app: &App, request: &HttpRequest, caller: &Caller, caching: Caching, show: F) -> ApiResult
where
    T: Serialize + Send + 'static,
    F: FnOnce(&Seen<'_>) -> Result<Answer<T>, WebError> + Send + 'static,
{
    let Some((snapshot, staff)) = staff(app, caller, &slug(request)).await? else {
        let show = move |snapshot: &Snapshot| show(&Seen::by_everybody(snapshot));
        return public_at(app, request, &slug(request), caching, show).await;
    };
    let shown = Arc::clone(&snapshot);
    let answer = compute(app, move |_| show(&Seen::by_staff(&snapshot, staff))).await?;
    private(request, Some(&shown), &answer.within(&shown.loaded.tournament.id))
}

/// The tournament as its staff sees it; `None` for everybody else.
pub async fn staff(app: &App, caller: &Caller, slug: &str) -> Result<Option<(Arc<Snapshot>, Staff)>, Problem> {
    if caller.account().is_none() {
        return Ok(None);
    }
    let view = caller.view(app, slug).await?;
    let staff = Staff {
        records: view.may::<Records>(),
    };
    Ok(view.may::<Inside>().then(|| (Arc::clone(&view.snapshot), staff)))
}
