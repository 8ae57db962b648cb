//! A new ruling, in the order a judge works: table, players, infraction and proposal, what happened, the answer, time.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::form::{Shown, Typed, field, shown};
use super::one::with_names;
use crate::clock;
use crate::db::Role;
use crate::ops::rulings as ops;
use crate::ops::{FieldProblem, OpError};
use crate::web::desk::{Desk, Floor};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys};
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act, read};

#[derive(Template)]
#[template(path = "rulings/new.html")]
struct NewPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the form.
    at: String,
    shown: Shown,
    table: Field,
    also: Field,
    what: Field,
    answer: Field,
    rule: Field,
    minutes: Field,
    /// Who reads is head judge: nothing waits.
    is_head: bool,
    references: String,
}

impl NewPage {
    fn minutes_hint(&self) -> String {
        let since = self.shown.since_call.map_or(String::new(), |minutes| {
            format!("{minutes} min since the call was taken. ")
        });
        format!("{since}A ruling over one minute gives its length (T21).")
    }
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    table: Option<String>,
    call: Option<String>,
    player: Option<i64>,
}

async fn respond(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Floor>,
    typed: Typed,
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
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Floor>, wanted: web::Query<Wanted>) -> WebResult {
    let wanted = wanted.into_inner();
    let typed = Typed {
        table: wanted.table.unwrap_or_default().trim().chars().take(10).collect(),
        call: wanted.call.unwrap_or_default(),
        chosen: wanted.player.into_iter().collect(),
        ..Typed::default()
    };
    respond(&app, &request, &desk, typed, StatusCode::OK, &[]).await
}

/// `POST …/desk/rulings/new`: judges; with `propose` it only shows what is proposed.
pub(super) async fn record(app: App, request: HttpRequest, desk: Desk<Floor>, posted: Posted) -> WebResult {
    let typed = Typed::read(&posted);
    if !posted.text("propose").is_empty() {
        return respond(&app, &request, &desk, typed, StatusCode::OK, &[]).await;
    }
    let rulings = desk.at("desk/rulings");
    let done = match typed.ruling() {
        Err(problems) => Err(problems),
        Ok(new) => {
            let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&rulings));
            act(&app, move |s| ops::record(&s.db, &slug, &actor, &once, &new)).await
        }
    };
    match done {
        Ok(recorded) => {
            let said = with_names(&app, &desk.tournament.id, recorded.done).await?;
            let text = format!("Ruling {} is recorded. {said}", recorded.number);
            desk.visitor.tell_next(&request, text.trim());
            Ok(page::see_other(&format!("{rulings}/{}", recorded.number)))
        }
        Err(OpError::Invalid(problems)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            respond(&app, &request, &desk, typed, status, &problems).await
        }
        Err(OpError::Refused { rule, message }) => {
            let message = match rule {
                "" => message,
                rule => format!("{message} ({rule})"),
            };
            let problems = [FieldProblem::new("", message)];
            respond(&app, &request, &desk, typed, StatusCode::CONFLICT, &problems).await
        }
        Err(error) => Err(WebError::from(error).way_on("To the rulings", rulings)),
    }
}
