//! Notifications of changes, as server-sent events: `GET /api/v1/tournaments/{slug}/events`.

use actix_web::HttpRequest;
use futures_util::FutureExt;

use super::answers::staff;
use super::query::slug;
use crate::live::Ear;
use crate::web::api::caller::Caller;
use crate::web::api::problem::{ApiResult, Kind, Problem};
use crate::web::frame::answer::live::{FULL_SECONDS, Holds, Versions, numbers, place, stream};
use crate::web::frame::state::App;

/// The header by which a client that comes back says which event it had last.
const LAST_EVENT_ID: &str = "last-event-id";

/// Whether a caller's token still holds and its account is still of the staff.
async fn still_staff(app: App, caller: Caller, slug: String) -> bool {
    match caller.again(&app).await {
        Ok(caller) => matches!(staff(&app, &caller, &slug).await, Ok(Some(_))),
        Err(_) => false,
    }
}

/// The check that a stream of the staff makes at each beat.
fn holds_for_staff(app: App, caller: Caller, slug: String) -> Holds {
    Box::new(move || still_staff(app.clone(), caller.clone(), slug.clone()).boxed_local())
}

/// The refusal of a stream for which there is no place.
fn no_place() -> Problem {
    let detail = "Too many streams are open. Try again later.";
    Problem::new(Kind::Unavailable, detail).retry_after(FULL_SECONDS)
}

/// Events of a tournament
///
/// Server-sent events: `event: version`, `data: {"version":12}` when something has changed that the caller may see. Who shows
/// an older version, which every answer of the tournament names in its header `x-podium-version`, asks for it again, at a
/// random time within `spread` milliseconds where the event names them. A caller's stream and answers count alike: without
/// a token what everybody sees, with a token of the staff every change. An event versions that something has changed, and
/// never what. `event: beat` with the server's time in milliseconds comes every twenty seconds; a stream of the staff ends
/// with the next one once its token is revoked or its account has lost the role.
///
/// The version comes at once, and then with each change. A client that comes back names the last event's id in
/// `Last-Event-ID`, as it was: with the latest one it hears of the next change only. A stream ends after half an hour.
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
    let (ear, versions) = match is_staff {
        true => (Ear::Staff, Versions::Floor),
        false => (Ear::Everybody, Versions::Public),
    };
    // a page's sentence about reloading is for browsers
    let place = place(&app, &request).map_err(|_| no_place())?;
    let numbers = numbers(&app, &slug).await?;
    let last = request.headers().get(LAST_EVENT_ID).and_then(|id| id.to_str().ok());
    let listener = app.live.listen(place, &slug, ear, numbers);
    let holds = is_staff.then(|| holds_for_staff(app, caller, slug));
    Ok(stream(listener, versions, last.unwrap_or_default(), holds))
}
