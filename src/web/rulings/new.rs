//! The page of a new ruling, in the order a judge works: table, players, infraction and proposal, what happened, answer, time.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::detail::with_names;
use super::ruling_form::{NewRulingView, ProposedPenalty, RulingForm, field, shown};
use crate::clock;
use crate::db::Role;
use crate::ops::rulings as ops;
use crate::ops::{FieldProblem, OpError};
use crate::web::desk::{Desk, Floor};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys, StaffForm};
use crate::web::page;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, read};

#[derive(Template)]
#[template(path = "rulings/new.html")]
struct NewPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the form.
    at: String,
    shown: NewRulingView,
    table: Field,
    also: Field,
    what: Field,
    answer: Field,
    rule: Field,
    minutes: Field,
    /// Whether the reader is the head judge, whose rulings never wait.
    is_head: bool,
    references: String,
}

impl NewPage {
    /// Whether the fields for players from elsewhere are open: they are filled in, or there is no table to choose from.
    fn opens_elsewhere(&self) -> bool {
        !self.also.value.is_empty() || self.also.is_wrong() || self.shown.seated.is_empty()
    }

    /// Whether a proposal would wait for the head judge.
    fn waits(&self, proposal: &ProposedPenalty) -> bool {
        proposal.for_head_judge && !self.is_head
    }

    fn minutes_hint(&self) -> String {
        let since = self.shown.since_call.map_or(String::new(), |minutes| {
            format!("{minutes} min since the call was taken. ")
        });
        format!("{since}A ruling over one minute gives its length (T21).")
    }
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Query {
    table: Option<String>,
    call: Option<String>,
    player: Option<i64>,
}

/// Answers with the page, as it opens or with what was typed and what is wrong with it.
async fn respond(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Floor>,
    typed: RulingForm,
    status: StatusCode,
    problems: &[FieldProblem],
) -> WebResult {
    let tournament = desk.tournament.clone();
    let named = problems.to_vec();
    let shown = read(app, move |conn| shown(conn, &tournament, typed, clock::now(), &named)).await?;
    let typed = shown.typed.clone();
    let mut shell = desk.shell(request, "New ruling");
    if let Some(first) = problems.first() {
        let more = match problems.len() {
            1 => String::new(),
            n => format!(" And {} more below.", n - 1),
        };
        shell.notice = Some(Notice::bad(format!("Nothing was recorded. {}{more}", first.message)));
    }
    let page = NewPage {
        shell,
        keys: desk.keys(app, ""),
        at: desk.at("desk/rulings/new"),
        table: field("table", &typed.table, problems),
        also: field("also", &typed.also, problems),
        what: field("what", &typed.what, problems),
        answer: field("answer", &typed.answer, problems),
        rule: field("rule", &typed.rule, problems),
        minutes: field("minutes", &typed.minutes, problems),
        is_head: desk.role == Some(Role::HeadJudge),
        references: desk.at("desk/references"),
        shown,
    };
    page::with_status(status, &page)
}

/// `GET …/desk/rulings/new`: judges; begun with a table, a call, a player.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Floor>, query: web::Query<Query>) -> WebResult {
    let query = query.into_inner();
    let typed = RulingForm {
        table: query.table.unwrap_or_default().trim().chars().take(10).collect(),
        call: query.call.filter(|call| !call.is_empty()),
        chosen: query.player.into_iter().collect(),
        ..RulingForm::default()
    };
    respond(&app, &request, &desk, typed, StatusCode::OK, &[]).await
}

/// `POST …/desk/rulings/new`: judges; with `propose` it only shows what is proposed.
pub(super) async fn record(form: StaffForm<Floor>) -> WebResult {
    let StaffForm {
        app,
        request,
        sender: desk,
        fields,
    } = &form;
    let typed = RulingForm::read(fields);
    // Before the fields are checked: a judge asks for the proposal with half of them empty.
    if !fields.text("propose").is_empty() {
        return respond(app, request, desk, typed, StatusCode::OK, &[]).await;
    }
    let rulings = form.at("desk/rulings");
    let done = match typed.ruling() {
        Err(problems) => Err(problems),
        Ok(new) => form.run(&rulings, move |work| ops::record(work, &new)).await,
    };
    match done {
        Ok(recorded) => {
            let effects = with_names(app, &desk.tournament.id, recorded.done).await?;
            let text = format!("Ruling {} is recorded. {effects}", recorded.number);
            form.done(text.trim(), &format!("{rulings}/{}", recorded.number))
        }
        Err(OpError::Invalid(problems)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            respond(app, request, desk, typed, status, &problems).await
        }
        // On the form, not on an error page: what was typed would be lost.
        Err(OpError::Refused { rule, message }) => {
            let message = match rule {
                "" => message,
                rule => format!("{message} ({rule})"),
            };
            let problems = [FieldProblem::new("", message)];
            respond(app, request, desk, typed, StatusCode::CONFLICT, &problems).await
        }
        Err(error) => Err(WebError::from(error).way_on("To the rulings", rulings)),
    }
}
