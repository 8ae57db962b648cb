//! The tournament in other formats, the same bytes as its pages' exports: `GET /api/v1/tournaments/{slug}/event` and
//! `…/topdeck`.

use actix_web::HttpRequest;

use super::answers::{counted_for, path};
use super::query::slug;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::cache::Extra;
use crate::web::frame::answer::page;
use crate::web::frame::state::App;
use crate::web::shared::documents;
use crate::web::shared::view::View;

/// The event document
///
/// The whole tournament as `podium-event/1`, the format that Podium imports, with what its public pages show.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/event",
    tag = "exports",
    responses((status = 200, description = "The document", body = Object))
)]
pub async fn event(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let slug = slug(&request);
    let answer = async {
        let render = page::public_data_reading(&app, &request, &slug, path(&request), |conn, snapshot| {
            Ok(documents::event(conn, snapshot)?.into_bytes())
        });
        Ok(render.await?)
    };
    counted_for(&app, &caller, &slug, answer).await
}

/// The tournament for statistics sites
///
/// In the format of TopDeck.gg's API.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/topdeck",
    tag = "exports",
    responses((status = 200, description = "The document", body = Object))
)]
pub async fn topdeck(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let slug = slug(&request);
    let answer = async {
        let render = page::public_data(&app, &request, &slug, path(&request), |_, snapshot| {
            let text = documents::topdeck::document(&View::of(snapshot)).to_string();
            Ok((text.into_bytes(), Extra::default(), None))
        });
        Ok(render.await?)
    };
    counted_for(&app, &caller, &slug, answer).await
}
