//! Answers to reads: one for everybody, kept like a page under the version that it shows; another for the staff, which
//! nobody keeps.

use std::sync::Arc;

use actix_web::HttpRequest;
use serde::Serialize;

use super::query::slug;
use super::seen::{Seen, Staff};
use crate::snapshot::Snapshot;
use crate::web::api::answer::{at, public_at, versioned};
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Problem};
use crate::web::desk::{Inside, Records};
use crate::web::error::WebError;
use crate::web::page::{self, Caching, Kept};
use crate::web::state::{App, compute};

/// What a read shows of a tournament.
pub struct Answer<T> {
    /// Of what is shown: the beginning of the staff's tag.
    version: i64,
    value: T,
}

impl<T> Answer<T> {
    /// What is shown, with its version.
    pub fn of(version: i64, value: T) -> Self {
        Self { version, value }
    }
}

/// Answers with what a tournament shows to everybody, whoever asks: the same bytes for all.
pub async fn everybody<T, F>(app: &App, request: &HttpRequest, caching: Caching, show: F) -> ApiResult
where
    T: Serialize,
    F: FnOnce(&Seen<'_>) -> Result<T, WebError> + Send + 'static,
{
    let show = move |snapshot: &Snapshot| show(&Seen::by_everybody(snapshot));
    public_at(app, request, &slug(request), caching, show).await
}

/// How an answer that depends on its path alone is kept.
pub fn path(request: &HttpRequest) -> Caching {
    at(page::path(request), Kept::Pages)
}

/// Answers with what a tournament shows to the caller: to its staff more than to everybody.
pub async fn seen<T, F>(app: &App, request: &HttpRequest, caller: &Caller, show: F) -> ApiResult
where
    T: Serialize + Send + 'static,
    F: FnOnce(&Seen<'_>) -> Result<Answer<T>, WebError> + Send + 'static,
{
    seen_at(app, request, caller, path(request), show).await
}

/// As [`seen`], where the answer depends on the query too: `caching` as of [`everybody`].
pub async fn seen_at<T, F>(app: &App, request: &HttpRequest, caller: &Caller, caching: Caching, show: F) -> ApiResult
where
    T: Serialize + Send + 'static,
    F: FnOnce(&Seen<'_>) -> Result<Answer<T>, WebError> + Send + 'static,
{
    let Some((snapshot, staff)) = staff(app, caller, &slug(request)).await? else {
        return everybody(app, request, caching, move |seen| Ok(show(seen)?.value)).await;
    };
    let answer = compute(app, move |_| show(&Seen::by_staff(&snapshot, staff))).await?;
    versioned(request, answer.version, &answer.value)
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
