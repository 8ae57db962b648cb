//! The cookie that stores a player's secret link: one for each tournament, so that a browser can hold several.

use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::request::cookies::Cookies;
use crate::web::frame::request::{current, person_cookie};
use crate::web::frame::state::{App, read, snapshots};
use podium_ops::people::players::{entry_of_link, id_in_link, link_opens, link_token, player_of_link};
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{DbError, Reader};

/// Days for which a browser stores a link.
const KEPT_DAYS: i64 = 120;

/// What the names of these cookies begin with; the slug of the tournament follows.
const BEGINNING: &str = "podium_player_";

fn name(slug: &str) -> String {
    format!("{BEGINNING}{slug}")
}

/// Stores a player's link in the browser.
pub fn keep(app: &App, request: &HttpRequest, slug: &str, row: &PlayerRow) {
    let (cookies, days) = (Cookies::of(app), Duration::days(KEPT_DAYS));
    cookies.set(request, &name(slug), &link_token(&app.secrets, row), Some(days));
    // the script requests `/whoami.json` only if it sees this cookie; it proves nothing
    cookies.set_known(request, days);
}

/// Forgets the link of a tournament.
pub fn forget(app: &App, request: &HttpRequest, slug: &str) {
    Cookies::of(app).forget(request, &name(slug));
}

/// Forgets the links of all entries of a person.
///
/// # Errors
/// The database does not answer.
pub async fn forget_of_person(app: &App, request: &HttpRequest, person: &str) -> Result<(), WebError> {
    let held = Cookies::of(app).beginning(request, BEGINNING);
    let (secrets, person) = (app.secrets.clone(), person.to_owned());
    let theirs = read(app, move |conn: &mut Reader<'_>| {
        let mut theirs = Vec::new();
        for (slug, token) in held {
            let entry = player_of_link(conn, &secrets, &token)?;
            if entry.is_some_and(|row| row.person_id.as_ref() == Some(&person)) {
                theirs.push(slug);
            }
        }
        Ok::<_, DbError>(theirs)
    });
    for slug in theirs.await? {
        forget(app, request, &slug);
    }
    Ok(())
}

/// Returns the player whose link this browser holds for a tournament, with the tournament's current snapshot, and
/// forgets a link that was renewed. A registration whose player the staff had entered before becomes that player. Without a
/// player's link, the link of a person of the tournament's community opens the entry that is theirs at the moment.
pub async fn player(
    app: &App,
    request: &HttpRequest,
    slug: &str,
) -> Result<Option<(PlayerRow, Arc<Snapshot>)>, WebError> {
    let held = held(app, request, slug);
    if held.is_none() && !person_cookie::holds_any(app, request) {
        return Ok(None);
    }
    let snapshot = match snapshots::current(app, slug).await {
        Ok(snapshot) => snapshot,
        // the link may outlive a tournament that was removed or renamed
        Err(error) if error.is_not_found() => return Ok(None),
        Err(error) => return Err(error),
    };
    let tournament = &snapshot.loaded.tournament;
    current::set_usual_language(&tournament.language);
    let Some(held) = held else {
        // read by key: the link of a person is not that of the entry, which may be somebody else's by now
        let entry = person_cookie::entry(app, request, &snapshot).await?;
        return Ok(entry.map(|row| (row, snapshot)));
    };
    let row = id_in_link(&held).and_then(|id| snapshot.row_of(id));
    if let Some(entry) = row.and_then(|row| entry_of_link(&app.secrets, &held, row)) {
        let row = snapshot.row_of(&entry.player_id).filter(|row| entry.has_link_of(row));
        // the entry's own link from now on: renewing it ends this one too
        return Ok(row.cloned().map(|row| {
            keep(app, request, slug, &row);
            (row, snapshot)
        }));
    }
    // The id only finds the row; the token tells whether the link was renewed since.
    let row = row.filter(|row| link_opens(&app.secrets, &held, row)).cloned();
    if row.is_none() {
        forget(app, request, slug);
    }
    match row {
        Some(row) => Ok(Some((row, snapshot))),
        // an old link of theirs, or of somebody who used this browser
        None => {
            let entry = person_cookie::entry(app, request, &snapshot).await?;
            Ok(entry.map(|row| (row, snapshot)))
        }
    }
}

/// Returns the link that this browser holds for a tournament.
fn held(app: &App, request: &HttpRequest, slug: &str) -> Option<String> {
    let (cookies, name) = (Cookies::of(app), name(slug));
    // A link under the cookie's older name still counts, because links are shown only once: opening a link in a browser
    // without one sets it too, so planting the older name gains nothing.
    cookies
        .get(request, &name)
        .or_else(|| cookies.get_older(request, &name))
}
