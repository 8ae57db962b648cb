//! Self-registration: the form for everybody while registration is open, and the page that shows the new secret link.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::{Path, ServiceConfig, get, post};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use askama::Template;

use super::error::{WebError, WebResult};
use super::form::{Field, Fields, Form, FormKeys, FormSender, Returned};
use super::me::cookie;
use super::page;
use super::shell::{Door, Shell, bar};
use super::state::{App, read};
use super::visitor::Visitor;
use super::{address, qr};
use crate::db::players::PlayerRow;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerStatus, Registration, players, tournaments};
use crate::ops::players::{self as ops, PlayerInput, link_path, registration_refusal};
use crate::ops::{Command, OpError, Sender};

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

struct Found {
    tournament: Tournament,
    is_full: bool,
}

/// Reads the tournament of the address and whether all its places are taken.
async fn find(app: &App, slug: &str) -> Result<Found, WebError> {
    let slug = slug.to_owned();
    read(app, move |conn| {
        let tournament = tournaments::by_slug(conn, &slug)?
            .ok_or_else(|| WebError::not_found("There is no tournament at this address."))?;
        let rows = players::of_tournament(conn, &tournament.id)?;
        let is_full = ops::free_places(&tournament, &rows).is_some_and(|free| free <= 0);
        Ok(Found { tournament, is_full })
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
fn form_page(found: &Found, keys: FormKeys, already: Option<String>, returned: &Returned<'_>) -> FormPage {
    let tournament = &found.tournament;
    let field = |name| returned.field(name, "");
    let means = match (tournament.registration, found.is_full) {
        // Before the places are asked about: who waits for approval takes none.
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

/// `GET …/register`: the empty form.
async fn form(app: App, request: HttpRequest, visitor: Visitor, slug: Path<String>) -> WebResult {
    let found = find(&app, &slug).await?;
    let already = cookie::player(&app, &request, &slug).await?.map(|(row, _)| row.name);
    let keys = visitor.form_keys(&app, "");
    page::private(&form_page(&found, keys, already, &Returned::default()))
}

/// `POST …/register`: registers a player and shows their secret link once.
async fn register(form: Form<Registrant>) -> WebResult {
    let slug = &form.sender.slug;
    let fine = form.fields.ticked("same_name");
    let done = match input(&form.fields).check_by_player() {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(data) => {
            // the command says whom it leads to: a player who does not exist yet
            form.run("", move |work| ops::register(work, &data, fine)).await
        }
    };
    match done {
        Ok(row) => done_page(&form, &row).await,
        Err(OpError::Invalid(problems)) => {
            let found = find(&form.app, slug).await?;
            let keys = form.sender.visitor.form_keys(&form.app, "");
            let returned = Returned::wrong(&form.fields, problems);
            page::with_status(returned.status(), &form_page(&found, keys, None, &returned))
        }
        Err(OpError::Repeated(player)) => to_link_of(&form.app, player).await,
        Err(other) => Err(WebError::from(other).way_on("To the tournament", format!("/t/{slug}"))),
    }
}

/// Leads whoever sent a form again to the link of the player it made.
async fn to_link_of(app: &App, player: String) -> WebResult {
    let row = read(app, move |conn| Ok::<_, WebError>(players::by_id(conn, &player)?)).await?;
    let row = row.ok_or_else(|| WebError::not_found("This registration is gone."))?;
    Ok(HttpResponse::SeeOther()
        .insert_header(("location", link_path(&app.secrets, &row)))
        // the location is a secret link
        .insert_header(("cache-control", "no-store"))
        .finish())
}

fn input(fields: &Fields) -> PlayerInput {
    let text = |name| fields.raw(name).to_owned();
    PlayerInput {
        name: text("name"),
        team_mate: text("team_mate"),
        pronouns: text("pronouns"),
        decklist: text("decklist"),
        // mail, fixed table and group are the staff's to set, whatever a form sends
        ..PlayerInput::default()
    }
}

/// Keeps the new player's link in the browser and shows it.
async fn done_page(form: &Form<Registrant>, row: &PlayerRow) -> WebResult {
    let slug = &form.sender.slug;
    let found = find(&form.app, slug).await?;
    cookie::keep(&form.app, &form.request, slug, row);
    let base = address::base(&form.app, &form.request);
    let link = format!("{base}{}", link_path(&form.app.secrets, row));
    page::private(&DonePage {
        shell: shell(&found.tournament, "Registered"),
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
    })
}

/// Somebody who registers themselves. The command is a player's, also where the browser is signed in to an account.
struct Registrant {
    visitor: Visitor,
    slug: String,
}

impl FormSender for Registrant {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        Command::on(&self.slug, Sender::Visitor)
    }
}

impl FromRequest for Registrant {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            Ok(Self {
                visitor: Visitor::extract(&request).await?,
                slug: request.match_info().get("slug").unwrap_or_default().to_owned(),
            })
        })
    }
}
