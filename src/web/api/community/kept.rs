//! Answers about seasons and ratings, which are the same for everybody: kept like the pages.

use actix_web::HttpRequest;
use podium_snapshot::season::SeasonSnapshot;
use serde::Serialize;

use crate::web::api::answer::{JSON, bytes};
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page;
use crate::web::frame::request::current::asker;
use crate::web::frame::state::seasons::{SeasonAt, at_least, stamp, version};
use crate::web::frame::state::{App, off_thread};

/// Answers with what `show` makes of the season of an address.
///
/// # Errors
/// There is no such season; the error of `show`.
pub async fn of_season<T, F>(app: &App, request: &HttpRequest, show: F) -> ApiResult
where
    T: Serialize,
    F: FnOnce(&SeasonSnapshot) -> Result<T, WebError> + Send + 'static,
{
    let named = |name: &str| request.match_info().get(name).unwrap_or_default().to_owned();
    let at = SeasonAt::new(&named("community"), &named("season"));
    let stamp = stamp(app, &at).await?;
    let now = version(&stamp);
    let make = async || {
        let season = at_least(app, &at, &stamp).await?;
        off_thread(asker().reads(), app, move |_| {
            let body = bytes(&show(&season)?)?;
            Ok::<_, WebError>(Rendered::new(&version(&season.stamp), JSON, body).of_no_tournament())
        })
        .await
    };
    let key = page::path(request);
    let kept = app.cache.get(&key, |kept| kept == now, make);
    Ok(kept.await?.respond(request))
}
