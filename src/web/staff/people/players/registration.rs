//! The link for registration, to show and to print, and the code that may be required.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{FormKeys, StaffForm, back};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside, Players, Settings};
use crate::web::frame::state::App;
use podium_ops::people::players as ops;
use podium_ops::people::players::{CodeChange, registration_code};
use podium_store::tournaments::Tournament;
use podium_store::{Registration, TournamentState};
use say::{Message, registration_link as t};

#[derive(Template)]
#[template(path = "staff/people/players/registration.html")]
struct RegistrationPage {
    shell: Shell,
    at: String,
    tournament: String,
    link: String,
    code: qr::Svg,
    /// Whether registration is open, in a sentence.
    state: Message,
    /// The address of the settings, for readers who may change them, while registration is closed.
    settings: Option<String>,
    /// The code that registration requires, which is in the link.
    typed: Option<String>,
    keys: FormKeys,
    may_manage: bool,
}

impl RegistrationPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Inside>) -> Self {
        let tournament = &desk.tournament;
        let link = registration_link(app, request, tournament);
        Self {
            shell: desk.shell(request, t::title()),
            at: desk.at("desk/players"),
            tournament: tournament.name.clone(),
            code: qr::svg(&link),
            link,
            state: state(tournament),
            typed: registration_code(&app.secrets, tournament),
            keys: desk.keys(app, None),
            may_manage: desk.may::<Players>(),
            settings: (!is_open(tournament) && desk.may::<Settings>()).then(|| desk.at("desk/settings")),
        }
    }

    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/registration/{form}", self.at)
    }
}

/// Returns whether registration is open, in a sentence.
fn state(tournament: &Tournament) -> Message {
    match (tournament.state, tournament.registration) {
        (TournamentState::Setup, Registration::Closed) => t::off(),
        (TournamentState::Setup, _) => t::opens_later(),
        (TournamentState::Registration, Registration::Open) => t::open(),
        (TournamentState::Registration, Registration::Approval) => t::open_approval(),
        (TournamentState::Registration, Registration::Closed) => t::closed(),
        _ => t::over(),
    }
}

fn is_open(tournament: &Tournament) -> bool {
    tournament.state == TournamentState::Registration && tournament.registration != Registration::Closed
}

fn registration_link(app: &App, request: &HttpRequest, tournament: &Tournament) -> String {
    let link = format!("{}/t/{}/register", address::base(app, request), tournament.slug);
    match registration_code(&app.secrets, tournament) {
        Some(code) => format!("{link}?code={code}"),
        None => link,
    }
}

/// Renders the link for registration, large, to show and to print.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&RegistrationPage::new(&app, &request, &desk))
}

/// Returns the same QR code as a file, for posters.
pub(super) async fn picture(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let link = registration_link(&app, &request, &desk.tournament);
    let name = format!("attachment; filename=\"register-{}.svg\"", desk.tournament.slug);
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_DISPOSITION, name))
        .content_type("image/svg+xml")
        .body(qr::svg(&link).to_string()))
}

/// `POST …/registration/code`: makes registration require a new code.
pub(super) async fn renew_code(form: StaffForm<Players>) -> WebResult {
    change_code(form, CodeChange::Renew, t::asks_code()).await
}

/// `POST …/registration/no-code`: makes registration require no code any more.
pub(super) async fn drop_code(form: StaffForm<Players>) -> WebResult {
    change_code(form, CodeChange::Drop, t::asks_no_code()).await
}

async fn change_code(form: StaffForm<Players>, change: CodeChange, done: Message) -> WebResult {
    let to = form.at("desk/players/registration");
    form.run(&to, move |work| ops::change_code(work, change))
        .await
        .map_err(back(&to))?;
    form.done(done, &to)
}
