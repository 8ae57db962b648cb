//! The cookie that keeps a player's secret link: one for each tournament, so that a browser can hold several.

use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time::Duration};

use crate::config::PublicUrl;
use crate::db::players::PlayerRow;
use crate::ops::players::{id_in_link, link_opens, link_token};
use crate::snapshot::Snapshot;
use crate::web::error::WebError;
use crate::web::headers::set_cookie;
use crate::web::snapshots;
use crate::web::state::App;
use crate::web::visitor::KNOWN_COOKIE;

/// Days for which a browser keeps a link.
const KEPT_DAYS: i64 = 120;

fn name(slug: &str) -> String {
    format!("podium_player_{slug}")
}

fn cookie(app: &App, name: String, value: String, age: Duration, http_only: bool) -> Cookie<'static> {
    let https = app.settings.public_url.as_ref().is_some_and(PublicUrl::is_https);
    Cookie::build(name, value)
        // `/whoami.json` and `/p/…`, which need it, are outside of `/t/`.
        .path("/")
        // With `Strict` a page opened from a messenger would not know its player.
        .same_site(SameSite::Lax)
        .http_only(http_only)
        .secure(https)
        .max_age(age)
        .finish()
}

/// Keeps a player's link in the browser.
pub fn keep(app: &App, request: &HttpRequest, slug: &str, row: &PlayerRow) {
    let days = Duration::days(KEPT_DAYS);
    let token = link_token(&app.secrets, row);
    set_cookie(request, cookie(app, name(slug), token, days, true));
    // the script asks `/whoami.json` only where it sees this cookie; it proves nothing
    set_cookie(
        request,
        cookie(app, KNOWN_COOKIE.to_owned(), "1".to_owned(), days, false),
    );
}

/// Forgets the link of a tournament.
pub fn forget(app: &App, request: &HttpRequest, slug: &str) {
    set_cookie(request, cookie(app, name(slug), String::new(), Duration::ZERO, true));
}

/// Returns the player whose link this browser holds for a tournament, and forgets a link that was renewed.
/// With the tournament that they are in, as it is now.
pub async fn player(
    app: &App,
    request: &HttpRequest,
    slug: &str,
) -> Result<Option<(PlayerRow, Arc<Snapshot>)>, WebError> {
    let Some(held) = request.cookie(&name(slug)).filter(|c| !c.value().is_empty()) else {
        return Ok(None);
    };
    let snapshot = match snapshots::current(app, slug).await {
        Ok(snapshot) => snapshot,
        // the link outlives a tournament that was removed or renamed
        Err(error) if error.is_not_found() => return Ok(None),
        Err(error) => return Err(error),
    };
    let row = id_in_link(held.value()).and_then(|id| snapshot.row_of(id));
    // The id only finds the row; whether the link was renewed since, the token tells.
    let row = row.filter(|row| link_opens(&app.secrets, held.value(), row)).cloned();
    match row {
        Some(row) => Ok(Some((row, snapshot))),
        None => {
            forget(app, request, slug);
            Ok(None)
        }
    }
}
