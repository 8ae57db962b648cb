//! What has changed, as server-sent events: `GET /api/v1/tournaments/{slug}/events`.

use actix_web::HttpRequest;

use super::answers::staff;
use super::query::slug;
use crate::live::Ear;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::live::{numbers, place, stream};
use crate::web::state::App;

/// The header by which a client that comes back says which event it had last.
const LAST_EVENT_ID: &str = "last-event-id";

/// Events of a tournament
///
/// Server-sent events: `event: version`, `data: {"version":12}` when what everybody sees has changed; who shows an older
/// version (header `x-podium-version`) asks for it again, at a random time within `spread` milliseconds where the event
/// names them. With a token of the staff the data also have `floor`, which counts every change. An event tells that
/// something has changed, and never what. `event: beat` with the server's time in milliseconds comes every twenty seconds.
///
/// The versions come at once, and then with each change. A client that comes back names the last event's id in
/// `Last-Event-ID`: with the latest one it hears of the next change only. A stream ends after half an hour.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/events",
    tag = "streams",
    params(
        ("last-event-id" = Option<String>, Header, nullable = false, description = "The id of the last event that the client has"),
    ),
    responses(
        (status = 200, description = "The stream", body = String, content_type = "text/event-stream"),
        (status = 503, description = "There is no place for another stream now; `Retry-After` says when to try again"),
    )
)]
pub async fn events(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let slug = slug(&request);
    let is_staff = staff(&app, &caller, &slug).await?.is_some();
    let place = place(&app, &request)?;
    let numbers = numbers(&app, &slug).await?;
    let ear = match is_staff {
        true => Ear::Staff,
        false => Ear::Everybody,
    };
    let last = request.headers().get(LAST_EVENT_ID).and_then(|id| id.to_str().ok());
    let listener = app.live.listen(place, &slug, ear, numbers);
    Ok(stream(listener, is_staff, last.unwrap_or_default()))
}
