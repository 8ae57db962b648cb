//! A player's own pages, reached by their secret link without an account. The link's token is in no other address. A
//! browser without a link chooses a name instead (see `my_table`).

mod call;
mod chances;
pub mod cookie;
mod dashboard;
mod deck;
mod form;
mod game;
mod link;
mod report;

use actix_web::http::header;
use actix_web::web::{Path, ServiceConfig, get, post};
use actix_web::{FromRequest, HttpRequest, HttpResponse};

use self::dashboard::Returned;
use super::error::{WebError, WebResult};
use super::form::PlayerForm;
use super::my_table;
use super::page::see_other;
use super::posted::Posted;
use super::state::{App, act, read};
use super::visitor::Visitor;
use crate::db::players::PlayerRow;
use crate::db::tournaments;
use crate::ops::Actor;
use crate::ops::players as ops;

/// A state on the player's page: the kind and the word of its chip, and a sentence beside it.
pub(super) struct StateLine {
    pub kind: &'static str,
    pub word: String,
    pub sentence: String,
}

impl StateLine {
    fn new(kind: &'static str, word: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self {
            kind,
            word: word.into(),
            sentence: sentence.into(),
        }
    }
}

/// The word that confirms a drop.
const DROP_WORD: &str = "drop";

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/p/{token}", get().to(open))
        .route("/t/{slug}/me", get().to(show))
        .route("/t/{slug}/me/check-in", post().to(check_in))
        .route("/t/{slug}/me/deck", get().to(deck::show))
        .route("/t/{slug}/me/deck", post().to(deck::hand_in))
        .route("/t/{slug}/me/link", get().to(link::show))
        .route("/t/{slug}/me/call", post().to(call::call))
        .route("/t/{slug}/me/call/take-back", post().to(call::take_back))
        .route("/t/{slug}/me/report", post().to(report::report))
        .route("/t/{slug}/me/confirm", post().to(report::confirm))
        .route("/t/{slug}/me/dispute", post().to(report::dispute))
        .route("/t/{slug}/me/withdraw", post().to(report::withdraw))
        .route("/t/{slug}/me/drop", post().to(drop))
        .route("/t/{slug}/me/forget", post().to(forget));
}

fn no_such_link() -> WebError {
    WebError::not_found(
        "This link leads to no player. It may have been copied only in part, or it was renewed: ask the staff for the new one.",
    )
}

/// `GET /p/{token}`: keeps the secret link in a cookie and leads to an address without it.
async fn open(app: App, request: HttpRequest, token: Path<String>) -> WebResult {
    let secrets = app.secrets.clone();
    let token = token.into_inner();
    let found = read(&app, move |conn| {
        let Some(row) = ops::player_of_link(conn, &secrets, &token)? else {
            return Ok(None);
        };
        let tournament = tournaments::by_id(conn, &row.tournament_id)?;
        Ok::<_, WebError>(tournament.map(|tournament| (row, tournament.slug)))
    })
    .await?;
    let (row, slug) = found.ok_or_else(no_such_link)?;
    cookie::keep(&app, &request, &slug, &row);
    Ok(HttpResponse::SeeOther()
        .insert_header((header::LOCATION, format!("/t/{slug}/me")))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .finish())
}

/// `GET /t/{slug}/me`: the player's page; without a link the choice of a name.
async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    match cookie::player(&app, &request, &slug).await? {
        None => my_table::start(app, request, slug).await,
        Some(row) => {
            let visitor = Visitor::extract(&request).await?;
            dashboard::page(&app, &request, &visitor, &slug, row, Returned::Nothing).await
        }
    }
}

/// Returns the player whose browser sent a form.
async fn sender(app: &App, request: &HttpRequest, slug: &str) -> Result<PlayerRow, WebError> {
    cookie::player(app, request, slug).await?.ok_or_else(|| {
        WebError::forbidden("This browser does not know whose page this was. Open your secret link again.")
            .way_on("To the tournament", format!("/t/{slug}"))
    })
}

async fn check_in(form: PlayerForm) -> WebResult {
    let to = form.own_page();
    form.run(&to, ops::check_in_by_player)
        .await
        .map_err(|error| form.error(error))?;
    form.done("You are checked in.", &to)
}

async fn drop(app: App, request: HttpRequest, visitor: Visitor, slug: Path<String>, posted: Posted) -> WebResult {
    let row = sender(&app, &request, &slug).await?;
    if !posted.text("confirm").eq_ignore_ascii_case(DROP_WORD) {
        return dashboard::page(&app, &request, &visitor, &slug, row, Returned::Unconfirmed(&posted)).await;
    }
    let at = format!("/t/{slug}/me");
    let (slug, number, once) = (slug.into_inner(), row.number, posted.once(&at));
    let done = act(&app, move |state| {
        ops::drop(&state.db, &slug, &Actor::player(), &once, number, "")
    })
    .await
    .map_err(|error| WebError::from(error).way_on("Back to your page", &at))?;
    let notice = match done.playing {
        Some(round) => format!("You drop at the end of round {round}. Play your match first."),
        None => "You have dropped.".to_owned(),
    };
    visitor.tell_next(&request, &notice);
    Ok(see_other(&at))
}

/// `POST …/me/forget`: this browser forgets the link.
async fn forget(request: HttpRequest, app: App, visitor: Visitor, slug: Path<String>, _posted: Posted) -> WebResult {
    cookie::forget(&app, &request, &slug);
    visitor.tell_next(&request, "This browser has forgotten the link.");
    Ok(see_other(&format!("/t/{slug}/me")))
}
