//! Answers about seasons and ratings, which are the same for everybody: kept like the pages.

use actix_web::HttpRequest;
use podium_snapshot::season::SeasonSnapshot;
use serde::Serialize;

use crate::web::api::answer::{JSON, bytes};
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::kept::{SnapshotAt, rendered};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Answers with what `show` makes of the season of an address.
///
/// # Errors
/// There is no such season; the error of `show`.
pub async fn of_season<T: Serialize>(
    app: &App,
    request: &HttpRequest,
    show: impl FnOnce(&SeasonSnapshot) -> Result<T, WebError> + Send + 'static,
) -> ApiResult {
    let named = |name: &str| request.match_info().get(name).unwrap_or_default();
    let at = SeasonAt::new(named("community"), named("season"));
    of_snapshot(app, request, &at, show).await
}

/// Answers with what `show` makes of a snapshot, at whatever form of its address was requested.
///
/// # Errors
/// There is nothing at this address; the error of `show`.
pub async fn of_snapshot<A: SnapshotAt, T: Serialize>(
    app: &App,
    request: &HttpRequest,
    at: &A,
    show: impl FnOnce(&A::Snapshot) -> Result<T, WebError> + Send + 'static,
) -> ApiResult {
    let stamp = at.stamp(app).await?;
    let now = A::version(&stamp);
    let caching = Caching {
        content_type: JSON,
        ..Caching::page(page::path(request))
    };
    let make = async || rendered(app, at, &stamp, &caching, move |snapshot| bytes(&show(snapshot)?)).await;
    let kept = app.cache.get(&caching.address, |kept| kept == now, make);
    Ok(kept.await?.respond(request))
}
