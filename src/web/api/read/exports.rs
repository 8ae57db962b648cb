//! The tournament in other formats, the same bytes as its pages' exports: `GET /api/v1/tournaments/{slug}/event` and
//! `…/topdeck`.

use actix_web::HttpRequest;

use super::answers::{counted_for, path};
use super::query::slug;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::cache::Extra;
use crate::web::exports::public_document;
use crate::web::page;
use crate::web::public::topdeck::document;
use crate::web::public::view::View;
use crate::web::state::App;

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
            Ok(public_document(conn, snapshot)?.into_bytes())
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
        let render = page::public_data(&app, &request, &slug, path(&request), |snapshot| {
            let text = document(&View::of(snapshot)).to_string();
            Ok((text.into_bytes(), Extra::default()))
        });
        Ok(render.await?)
    };
    counted_for(&app, &caller, &slug, answer).await
}
