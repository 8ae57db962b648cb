//! A player's own commander: set and changed on their page until the rounds begin.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, FormKeys, OwnPlayer, PlayerForm};
use crate::web::frame::look::shell::{Door, Notice, Shell};
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_base::clock;
use podium_event::deck::in_one_line;
use podium_event::profile::CommandersShown;
use podium_ops::people::decks::Terms;
use podium_ops::people::players as ops;
use podium_ops::people::players::commander_refusal;
use podium_ops::{FieldProblem, OpError};
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, own_commander as t};

#[derive(Template)]
#[template(path = "player/me/commander.html")]
struct CommanderPage {
    shell: Shell,
    keys: FormKeys,
    me: String,
    at: String,
    /// "A / B"; `None` while none is named.
    named: Option<String>,
    /// Why nothing can be changed now.
    refusal: Option<Message>,
    /// A sentence about who sees it, and when.
    seen: Message,
    commander: Field,
    second: Field,
}

/// The commander on the player's page, while they may set it.
pub(super) struct CommanderPart {
    /// "A / B"; `None` while none is named.
    pub named: Option<String>,
}

impl CommanderPart {
    pub fn of(snapshot: &Snapshot, row: &PlayerRow) -> Option<Self> {
        refusal(snapshot, row).is_none().then(|| Self { named: named(row) })
    }
}

/// What the player named, in one line.
fn named(row: &PlayerRow) -> Option<String> {
    Some(in_one_line(&row.commanders())).filter(|line| !line.is_empty())
}

fn refusal(snapshot: &Snapshot, row: &PlayerRow) -> Option<Message> {
    let tournament = &snapshot.loaded.tournament;
    let decks = snapshot.floor.decks.as_deref();
    let terms = decks.map(|decks| Terms::at(&decks.terms, tournament, clock::now()));
    commander_refusal(terms.as_ref(), tournament, row)
}

fn commander_page(app: &App, request: &HttpRequest, own: &OwnPlayer) -> CommanderPage {
    let (row, snapshot) = (&own.row, &own.snapshot);
    let me = format!("/t/{}/me", own.slug);
    let mut shell = View::of(snapshot).own_shell(t::your_commander(), Door::MyTable, "");
    shell.noindex = true;
    shell.live = None;
    shell.notice = own.visitor.notice(request);
    CommanderPage {
        shell,
        keys: own.visitor.form_keys(app, None),
        at: format!("{me}/commander"),
        me,
        named: named(row),
        refusal: refusal(snapshot, row),
        seen: match snapshot.loaded.event.profile().commanders_shown() {
            CommandersShown::Never => t::only_staff(),
            CommandersShown::WithPairings => t::with_pairings(),
            CommandersShown::AfterEvent => t::after_event(),
        },
        commander: Field::of("commander", &row.commander),
        second: Field::of("second_commander", &row.second_commander),
    }
}

/// `GET …/me/commander`.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    page::private(&commander_page(&app, &request, &own))
}

/// `POST …/me/commander`: sets or clears the commander.
pub(super) async fn name(form: PlayerForm) -> WebResult {
    let me = form.own_page();
    let typed = |field| form.fields.raw(field).to_owned();
    let (first, second) = (typed("commander"), typed("second_commander"));
    let done = form
        .run(&me, move |work| ops::name_own_commander(work, &first, &second))
        .await;
    match done {
        Ok(row) => form.done(notice(&row), &me),
        Err(OpError::Invalid(problems)) => come_back(&form, &problems),
        Err(error) => Err(WebError::from(error).way_on(t::back_to_commander(), format!("{me}/commander"))),
    }
}

/// Returns a sentence about what was saved.
fn notice(row: &PlayerRow) -> Message {
    match named(row) {
        None => t::removed(),
        Some(named) => t::saved(named),
    }
}

/// Shows the page again, with the problems of the names.
fn come_back(form: &PlayerForm, problems: &[FieldProblem]) -> WebResult {
    let mut page = commander_page(&form.app, &form.request, &form.sender);
    page.commander = form.fields.field("commander", problems);
    page.second = form.fields.field("second_commander", problems);
    page.shell.notice = Some(Notice::bad(t::nothing_saved()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}
