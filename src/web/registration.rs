//! Self-registration: the form for everybody while registration is open, and the page that shows the new secret link.

use actix_web::http::StatusCode;
use actix_web::web::{Path, ServiceConfig, get, post};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::error::{WebError, WebResult};
use super::form::{Field, FormKeys};
use super::me::cookie;
use super::page;
use super::posted::Posted;
use super::shell::{Door, Shell, bar};
use super::state::{App, act, read};
use super::visitor::Visitor;
use super::{address, qr};
use crate::db::tournaments::Tournament;
use crate::db::{PlayerStatus, Registration, players, tournaments};
use crate::ops::players::{self as ops, PlayerInput, link_path, registration_refusal};
use crate::ops::{FieldProblem, OpError};

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/register", get().to(form))
        .route("/t/{slug}/register", post().to(register));
}

#[derive(Template)]
#[template(path = "registration/form.html")]
struct FormPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    home: String,
    tournament: String,
    /// Why nobody can register now.
    closed: Option<&'static str>,
    /// A sentence: what comes of registering.
    means: &'static str,
    /// The player whose link this browser holds already.
    already: Option<String>,
    name: Field,
    team_mate: Field,
    pronouns: Field,
    decklist: Field,
    same_name: Field,
}

#[derive(Template)]
#[template(path = "registration/done.html")]
struct DonePage {
    shell: Shell,
    name: String,
    number: i64,
    /// A sentence: whether the player has a place.
    status: &'static str,
    link: String,
    code: String,
    own: String,
}

/// Reads the tournament of the address and whether all its places are taken.
async fn find(app: &App, slug: &str) -> Result<(Tournament, bool), WebError> {
    let slug = slug.to_owned();
    read(app, move |conn| {
        let tournament = tournaments::by_slug(conn, &slug)?
            .ok_or_else(|| WebError::not_found("There is no tournament at this address."))?;
        let rows = players::of_tournament(conn, &tournament.id)?;
        let is_full = ops::free_places(&tournament, &rows).is_some_and(|free| free <= 0);
        Ok((tournament, is_full))
    })
    .await
}

fn shell(tournament: &Tournament, title: &str) -> Shell {
    Shell {
        tournament: Some(bar(tournament)),
        here: Door::None,
        ..Shell::new(title)
    }
}

/// The form, empty or as it comes back.
fn form_page(
    (tournament, is_full): &(Tournament, bool),
    keys: FormKeys,
    already: Option<String>,
    returned: Option<(&Posted, &[FieldProblem])>,
) -> FormPage {
    let field = |name| match returned {
        None => Field::empty(name),
        Some((posted, problems)) => posted.field(name, problems),
    };
    let means = match (tournament.registration, is_full) {
        (Registration::Approval, _) => "The organizer approves each registration.",
        (_, true) => "All places are taken: you will be on the waiting list and get a place as soon as one is free.",
        _ => "You will have a place at once.",
    };
    FormPage {
        shell: shell(tournament, "Register"),
        keys,
        at: format!("/t/{}/register", tournament.slug),
        home: format!("/t/{}", tournament.slug),
        tournament: tournament.name.clone(),
        closed: registration_refusal(tournament.state, tournament.registration),
        means,
        already,
        name: field("name"),
        team_mate: field("team_mate"),
        pronouns: field("pronouns"),
        decklist: field("decklist"),
        same_name: field("same_name"),
    }
}

async fn form(app: App, request: HttpRequest, visitor: Visitor, slug: Path<String>) -> WebResult {
    let found = find(&app, &slug).await?;
    let already = cookie::player(&app, &request, &slug).await?;
    let already = already.map(|row| row.name);
    page::private(&form_page(&found, visitor.form_keys(&app, ""), already, None))
}

async fn register(app: App, request: HttpRequest, visitor: Visitor, slug: Path<String>, posted: Posted) -> WebResult {
    let text = |name| posted.raw(name).to_owned();
    let input = PlayerInput {
        name: text("name"),
        team_mate: text("team_mate"),
        pronouns: text("pronouns"),
        decklist: text("decklist"),
        ..PlayerInput::default()
    };
    let done = match input.check_by_player() {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(data) => {
            let (once, fine, slug) = (posted.once(""), posted.ticked("same_name"), slug.clone());
            act(&app, move |state| {
                ops::register(&state.db, &state.secrets, &slug, &once, &data, fine)
            })
            .await
        }
    };
    match done {
        Ok(row) => {
            let found = find(&app, &slug).await?;
            cookie::keep(&app, &request, &slug, &row);
            let link = format!("{}{}", address::base(&app, &request), link_path(&app.secrets, &row));
            let page = DonePage {
                shell: shell(&found.0, "Registered"),
                name: row.name.clone(),
                number: row.number,
                status: match row.status {
                    PlayerStatus::Pending => "The organizer still has to approve it.",
                    PlayerStatus::Waitlisted => {
                        "All places are taken: you are on the waiting list and get a place as soon as one is free."
                    }
                    _ => "You have a place.",
                },
                code: qr::svg(&link),
                link,
                own: format!("/t/{slug}/me"),
            };
            page::private(&page)
        }
        Err(OpError::Invalid(problems)) => {
            let found = find(&app, &slug).await?;
            let keys = visitor.form_keys(&app, "");
            let page = form_page(&found, keys, None, Some((&posted, &problems)));
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(OpError::Repeated(link)) => Ok(HttpResponse::SeeOther()
            .insert_header(("location", link))
            .insert_header(("cache-control", "no-store"))
            .finish()),
        Err(other) => Err(WebError::from(other).way_on("To the tournament", format!("/t/{slug}"))),
    }
}
