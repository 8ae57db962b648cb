//! A player's own pages, reached by their secret link without an account. No other address contains the link's token.
//! In a browser without a link, players choose a name instead (see `my_table`).

pub(super) mod call;
mod chances;
mod commander;
mod dashboard;
mod deck;
mod link;
mod penalties;
mod report;
mod result;
mod standing;
mod tap;

use actix_web::http::header;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest, HttpResponse};

use super::my_table;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::see_other;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{OwnPlayer, PlayerForm, Returned, VisitorForm, is_confirmed};
use crate::web::frame::look::address;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::request::{person_cookie, player_cookie};
use crate::web::frame::state::{App, act, read, snapshots};
use crate::web::shared::people::forgetting::forget_person;
use podium_ops::people::players as ops;
use podium_ops::tournaments::push;
use podium_ops::{Command, FieldProblem, OpError, Sender, Work};
use podium_snapshot::Snapshot;
use podium_store::tournaments;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, dashboard as t};

/// The word that confirms a drop, in all languages.
const DROP_WORD: say::Plain = say::confirm_words::drop;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/me", handler!(show))
        .get("/p/{token}", handler!(open))
        .post("/p/{token}", handler!(change))
        .get("/t/{slug}/p/{code}", handler!(open_typed))
        .post("/t/{slug}/me/check-in", handler!(check_in))
        .get("/t/{slug}/me/deck", handler!(deck::show))
        .post("/t/{slug}/me/deck", handler!(deck::hand_in))
        .get("/t/{slug}/me/commander", handler!(commander::show))
        .post("/t/{slug}/me/commander", handler!(commander::name))
        .get("/t/{slug}/me/link", handler!(link::show))
        .get("/t/{slug}/me/call", handler!(call::show))
        .post("/t/{slug}/me/call", handler!(call::call))
        .post("/t/{slug}/me/call/take-back", handler!(call::take_back))
        .get("/t/{slug}/me/result", handler!(result::show))
        .post("/t/{slug}/me/report", handler!(report::report))
        .post("/t/{slug}/me/confirm", handler!(report::confirm))
        .post("/t/{slug}/me/conceded", handler!(report::conceded))
        .post("/t/{slug}/me/dispute", handler!(report::dispute))
        .post("/t/{slug}/me/withdraw", handler!(report::withdraw))
        .post("/t/{slug}/me/drop", handler!(drop))
        .post("/t/{slug}/me/forget", handler!(forget));
}

fn no_such_link() -> WebError {
    WebError::not_found(say::own_link::no_such_link())
}

/// Returns the player of a secret link, and the slug of their tournament.
async fn found(app: &App, token: Path<String>) -> Result<(PlayerRow, String), WebError> {
    let secrets = app.secrets.clone();
    let token = token.into_inner();
    let found = read(app, move |conn| {
        let Some(row) = ops::player_of_link(conn, &secrets, &token)? else {
            return Ok(None);
        };
        let tournament = tournaments::by_id(conn, &row.tournament_id)?;
        Ok::<_, WebError>(tournament.map(|tournament| (row, tournament.slug)))
    })
    .await?;
    found.ok_or_else(no_such_link)
}

/// `GET /p/{token}`: stores the secret link in a cookie and redirects to an address without it. A browser that holds
/// another player's link is asked first: any page can lead here, and its reader would act for somebody else without
/// noticing.
async fn open(app: App, request: HttpRequest, token: Path<String>) -> WebResult {
    let (row, slug) = found(&app, token).await?;
    if let Some((held, snapshot)) = player_cookie::player(&app, &request, &slug).await?
        && held.id != row.id
    {
        let visitor = Visitor::extract(&request).await?;
        return link::question(&app, &request, &visitor, link::Change { held, row, snapshot });
    }
    Ok(take(&app, &request, &row, &slug))
}

/// `GET /t/{slug}/p/{code}`: the address on a player's card that can be typed; leads to the secret link.
async fn open_typed(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, typed) = path.into_inner();
    let client = address::client(&app, &request);
    let opened = act(&app, move |state| {
        let (slug, typed, secrets) = (&slug, &typed, &state.secrets);
        let address = ops::TypedAddress {
            slug,
            typed,
            client,
            secrets,
        };
        address.open(&state.db)
    });
    Ok(to_secret(opened.await?.ok_or_else(no_such_link)?))
}

/// Redirects to a secret link, which no other page learns about.
fn to_secret(link: String) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, link))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .finish()
}

/// `POST /p/{token}`: switches this browser to the link's player, whoever's it was, and ends the news of the one before.
async fn change(form: VisitorForm, token: Path<String>) -> WebResult {
    let (row, slug) = found(&form.app, token).await?;
    end_news(&form, &slug).await?;
    Ok(take(&form.app, &form.request, &row, &slug))
}

fn take(app: &App, request: &HttpRequest, row: &PlayerRow, slug: &str) -> HttpResponse {
    player_cookie::keep(app, request, slug, row);
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, format!("/t/{slug}/me")))
        // The address contains the secret, so the page that it leads to must not learn it.
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .finish()
}

/// `GET /t/{slug}/me`: the player's page; without a link, the choice of a name.
async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    match player_cookie::player(&app, &request, &slug).await? {
        None => my_table::start(app, request, slug).await,
        Some((row, snapshot)) => {
            let visitor = Visitor::extract(&request).await?;
            let slug = slug.into_inner();
            let own = OwnPlayer {
                visitor,
                slug,
                row,
                snapshot,
            };
            dashboard::page(&app, &request, &own, &Returned::default()).await
        }
    }
}

/// Runs a command of a form of the player's page. The page itself shows the outcome, in its place and for as long as it
/// is true.
async fn answer(
    form: PlayerForm,
    command: impl Fn(&mut Work<'_, '_>) -> Result<(), OpError> + Send + 'static,
) -> WebResult {
    let to = form.own_page();
    match form.run(&to, command).await {
        Ok(()) => Ok(see_other(&to)),
        Err(error) => Err(form.error(error)),
    }
}

/// Shows the player's page with the problems of a form.
async fn come_back(form: &PlayerForm, problems: Vec<FieldProblem>) -> WebResult {
    let returned = Returned::wrong(&form.fields, problems);
    dashboard::page(&form.app, &form.request, &form.sender, &returned).await
}

/// Shows the player's page as it is now, with why a form is too late and what was typed in it, if anything.
async fn outdated(form: &PlayerForm, error: OpError, typed: &str) -> WebResult {
    let why = match error {
        OpError::Conflict(why) | OpError::Refused { rule: "", message: why } => why,
        other => return Err(form.error(other)),
    };
    let said = match typed.is_empty() {
        true => why,
        false => Message::joined([why, t::you_wrote(typed)], " "),
    };
    match form.returned(OpError::Conflict(said)) {
        Ok(returned) => dashboard::page(&form.app, &form.request, &form.sender, &returned).await,
        Err(error) => Err(form.error(error)),
    }
}

/// `POST …/me/check-in`.
async fn check_in(form: PlayerForm) -> WebResult {
    answer(form, |work| ops::check_in_by_player(work).map(|_| ())).await
}

/// `POST …/me/drop`, once the word was typed.
async fn drop(form: PlayerForm) -> WebResult {
    if !is_confirmed(&form.fields, "confirm", DROP_WORD) {
        let sentence = t::not_dropped(DROP_WORD());
        return come_back(&form, vec![FieldProblem::new("confirm", sentence)]).await;
    }
    answer(form, |work| ops::drop_by_player(work).map(|_| ())).await
}

/// Ends the player's news in the browser of a form, if it gets some.
async fn end_news(form: &VisitorForm, slug: &str) -> Result<(), WebError> {
    let address = form.fields.text("address").to_owned();
    let own = player_cookie::player(&form.app, &form.request, slug).await?;
    let Some((row, _)) = own.filter(|_| !address.is_empty()) else {
        return Ok(());
    };
    let command = Command::on(slug, Sender::player(&row));
    act(&form.app, move |state| {
        command.run(&state.db, |work| push::stop(work, &address))
    })
    .await?;
    Ok(())
}

/// Removes the links that open a player's page in the browser of a form: that of the player, and that of the person, with what
/// the browser has of them besides, if it opens the same page.
async fn forget_links(form: &VisitorForm, slug: &str, snapshot: &Snapshot) -> Result<(), WebError> {
    let (app, request) = (&form.app, &form.request);
    let shown = player_cookie::player(app, request, slug).await?;
    let entry = person_cookie::entry(app, request, snapshot).await?;
    if let (Some((row, _)), Some(entry), Some(community)) = (shown, entry, &snapshot.loaded.tournament.community_id)
        && row.id == entry.id
        && let Some(person) = person_cookie::person(app, request, community).await?
    {
        forget_person(form, &person).await?;
    }
    player_cookie::forget(app, request, slug);
    Ok(())
}

/// `POST …/me/forget`: removes the link from this browser.
async fn forget(form: VisitorForm, slug: Path<String>) -> WebResult {
    // the address goes into a header of the answer, so it must be that of a tournament
    let snapshot = snapshots::current(&form.app, &slug).await?;
    end_news(&form, &slug).await?;
    forget_links(&form, &slug, &snapshot).await?;
    Ok(see_other(&my_table::after_forgetting(&slug)))
}
