//! The cookie that stores the secret link of a person of a community: one for each community. It opens the person's own page,
//! and their entry in each of the community's tournaments.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::request::cookies::Cookies;
use crate::web::frame::state::{App, read};
use podium_ops::community::link::{link_token, person_of_link};
use podium_snapshot::Snapshot;
use podium_store::Reader;
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments::players::PlayerRow;

/// Days for which a browser stores a link: a regular comes back after a summer.
const KEPT_DAYS: i64 = 360;

fn name(community: &str) -> String {
    format!("podium_person_{community}")
}

/// Stores a person's link in the browser.
pub fn keep(app: &App, request: &HttpRequest, person: &PersonRow) {
    let (cookies, days) = (Cookies::of(app), Duration::days(KEPT_DAYS));
    let token = link_token(&app.secrets, person);
    cookies.set(request, &name(&person.community_id), &token, Some(days));
    // the script requests `/whoami.json` only if it sees this cookie; it proves nothing
    cookies.set_known(request, days);
}

/// Forgets the link of a community.
pub fn forget(app: &App, request: &HttpRequest, community: &str) {
    Cookies::of(app).forget(request, &name(community));
}

/// Returns the person whose link this browser holds for a community, and forgets a link that is void.
///
/// # Errors
/// The database does not answer.
pub async fn person(app: &App, request: &HttpRequest, community: &str) -> Result<Option<PersonRow>, WebError> {
    let Some(held) = Cookies::of(app).get(request, &name(community)) else {
        return Ok(None);
    };
    let (secrets, id) = (app.secrets.clone(), community.to_owned());
    let found = read(app, move |conn: &mut Reader<'_>| {
        person_of_link(conn, &secrets, &id, &held)
    });
    let found = found.await?;
    if found.is_none() {
        forget(app, request, community);
    }
    Ok(found)
}

/// Returns the entry of the person whose link this browser holds, in a tournament of their community. The person is read by key;
/// their entry is in the snapshot, unless it became theirs by a merge since.
///
/// # Errors
/// The database does not answer.
pub async fn entry(app: &App, request: &HttpRequest, snapshot: &Snapshot) -> Result<Option<PlayerRow>, WebError> {
    let tournament = &snapshot.loaded.tournament;
    let Some(community) = &tournament.community_id else {
        return Ok(None);
    };
    let Some(person) = person(app, request, community).await? else {
        return Ok(None);
    };
    if let Some(row) = snapshot.row_of_person(&person.id) {
        return Ok(Some(row.clone()));
    }
    let id = tournament.id.clone();
    Ok(read(app, move |conn: &mut Reader<'_>| {
        people::entry_in(conn, &person.id, &id)
    })
    .await?)
}

/// Returns whether the browser holds the link of any person: without one, no tournament is looked up for it.
pub fn holds_any(app: &App, request: &HttpRequest) -> bool {
    Cookies::of(app).has_beginning(request, "podium_person_")
}
