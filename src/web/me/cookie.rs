//! The cookie that keeps a player's secret link: one for each tournament, so that a browser can hold several.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time::Duration};

use crate::config::PublicUrl;
use crate::db::players::PlayerRow;
use crate::db::tournaments;
use crate::ops::players::{link_token, player_of_link};
use crate::web::error::WebError;
use crate::web::headers::set_cookie;
use crate::web::state::{App, read};
use crate::web::visitor::KNOWN_COOKIE;

/// Days for which a browser keeps a link.
const KEPT_DAYS: i64 = 120;

fn name(slug: &str) -> String {
    format!("podium_player_{slug}")
}

fn cookie(app: &App, name: String, value: String, age: Duration, http_only: bool) -> Cookie<'static> {
    let https = app.settings.public_url.as_ref().is_some_and(PublicUrl::is_https);
    Cookie::build(name, value)
        .path("/")
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
pub async fn player(app: &App, request: &HttpRequest, slug: &str) -> Result<Option<PlayerRow>, WebError> {
    let Some(held) = request.cookie(&name(slug)).filter(|c| !c.value().is_empty()) else {
        return Ok(None);
    };
    let (secrets, token, tournament) = (app.secrets.clone(), held.value().to_owned(), slug.to_owned());
    let found = read(app, move |conn| {
        let tournament = tournaments::by_slug(conn, &tournament)?;
        let row = player_of_link(conn, &secrets, &token)?;
        Ok::<_, WebError>(row.filter(|row| tournament.is_some_and(|t| t.id == row.tournament_id)))
    })
    .await?;
    if found.is_none() {
        forget(app, request, slug);
    }
    Ok(found)
}
