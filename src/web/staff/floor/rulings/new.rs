//! The page of a new ruling, in a judge's order of work: table, players, infraction and proposal, what happened,
//! answer, time.

use std::iter;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::new_view::{NewRulingView, Opening, shown};
use super::ruling_form::{Choosing, MOST_PLAYERS, RulingForm, TypedPenalty, field};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, FormKeys, StaffForm};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::current::language;
use crate::web::frame::request::desk::{Desk, Floor};
use crate::web::frame::state::{App, read};
use podium_base::clock;
use podium_ops::floor::rulings as ops;
use podium_ops::floor::rulings::Recorded;
use podium_ops::{FieldProblem, OpError};
use say::{Message, new_ruling as t};

#[derive(Template)]
#[template(path = "staff/floor/rulings/new.html")]
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
    confirmed: Field,
    disqualify_word: Field,
    /// Address of the rulings.
    list: String,
    /// Address of the players.
    players: String,
    references: String,
}

impl NewPage {
    /// Returns whether the fields for players from elsewhere are unfolded: they are filled in, or there is no table to
    /// choose from.
    fn opens_elsewhere(&self) -> bool {
        !self.also.value.is_empty() || self.also.is_wrong() || self.shown.seated.is_empty()
    }

    /// Returns the player whom the ruling is about, if there is exactly one.
    fn only_player(&self) -> Option<&Message> {
        match self.shown.chosen.as_slice() {
            [one] => Some(&one.name),
            _ => None,
        }
    }

    /// Returns whether the choice of players is unfolded: none is chosen yet, or something is wrong with it.
    fn opens_players(&self) -> bool {
        self.shown.chosen.is_empty() || self.table.is_wrong() || self.also.is_wrong()
    }

    /// Returns whether the form asks for the word that confirms a disqualification.
    fn asks_to_disqualify(&self) -> bool {
        self.shown.act.disqualifies || self.disqualify_word.is_wrong()
    }

    /// Returns whether a penalty has to be chosen at Regular, which has few.
    fn names_regular_penalties(&self) -> bool {
        self.shown.regular && !self.shown.chosen.is_empty()
    }

    /// Returns whether the texts are unfolded: something is typed or wrong there, or there is no infraction that could
    /// say everything.
    fn opens_words(&self) -> bool {
        let fields = [&self.what, &self.answer, &self.rule, &self.minutes];
        self.shown.chosen.is_empty() || fields.iter().any(|field| field.is_in_use())
    }
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Query {
    table: Option<String>,
    call: Option<String>,
    /// The numbers of the players, as "3" or "3,12".
    player: Option<String>,
    /// The observed infraction, by its code.
    infraction: Option<String>,
    /// The penalty that a judge has in mind.
    penalty: Option<String>,
}

impl Query {
    /// Returns the form as the address prefills it.
    fn prefilled(self) -> RulingForm {
        let infraction = self.infraction.unwrap_or_default();
        let penalty = self.penalty.unwrap_or_default();
        let part = |number: &i64| TypedPenalty {
            number: *number,
            infraction: Choosing::read(&infraction),
            penalty: penalty.clone(),
            ..TypedPenalty::default()
        };
        let numbers = self.player.unwrap_or_default();
        let numbers = numbers.split(',').filter_map(|number| number.trim().parse().ok());
        let chosen: Vec<i64> = numbers.take(MOST_PLAYERS).collect();
        RulingForm {
            table: self.table.unwrap_or_default().trim().chars().take(10).collect(),
            call: self.call.filter(|call| !call.is_empty()),
            parts: chosen.iter().map(part).collect(),
            chosen,
            is_new: true,
            ..RulingForm::default()
        }
    }
}

/// Answers with the page, either newly opened or with what was typed and its problems.
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
    let account = desk.visitor.account.as_ref().map(|account| account.id.clone());
    let language = language();
    let shown = read(app, move |conn| {
        let opening = Opening {
            account: account.as_deref(),
            now: clock::now(),
            problems: &named,
            language,
        };
        shown(conn, &tournament, typed, &opening)
    })
    .await?;
    let typed = shown.typed.clone();
    let mut shell = desk.shell(request, say::rulings::new_ruling());
    if let Some(first) = problems.first() {
        let more = match problems.len() {
            1 => Message::default(),
            n => t::more_below(n - 1),
        };
        let sentences = [t::nothing_recorded(), first.message.clone(), more];
        shell.notice = Some(Notice::bad(Message::joined(sentences, " ")));
    }
    let page = NewPage {
        shell,
        keys: desk.keys(app, None),
        at: desk.at("desk/rulings/new"),
        table: field("table", &typed.table, problems),
        also: field("also", &typed.also, problems),
        what: field("what", &typed.what, problems),
        answer: field("answer", &typed.answer, problems),
        rule: field("rule", &typed.rule, problems),
        minutes: Field {
            name: "other_minutes",
            ..field("minutes", shown.other_minutes(), problems)
        },
        confirmed: field("confirmed", "", problems),
        disqualify_word: field("disqualify_word", "", problems),
        list: desk.at("desk/rulings"),
        players: desk.at("desk/players"),
        references: desk.at("desk/references"),
        shown,
    };
    page::with_status(status, &page)
}

/// `GET …/desk/rulings/new`: judges; prefilled with a table, a call, a player, or the times of a slow-play watch.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Floor>, query: web::Query<Query>) -> WebResult {
    let typed = query.into_inner().prefilled();
    respond(&app, &request, &desk, typed, StatusCode::OK, &[]).await
}

/// `POST …/desk/rulings/new`: judges; with `propose` it only shows the proposal.
pub(super) async fn record(form: StaffForm<Floor>) -> WebResult {
    let typed = RulingForm::read(&form.fields);
    // Before the fields are checked: a judge may ask for the proposal with half of them empty.
    if !form.fields.text("propose").is_empty() {
        return respond(&form.app, &form.request, &form.sender, typed, StatusCode::OK, &[]).await;
    }
    let rulings = form.at("desk/rulings");
    let done = match typed.ruling() {
        Err(problems) => Err(problems),
        Ok(new) => form.run(&rulings, move |work| ops::record(work, &new)).await,
    };
    match done {
        Ok(recorded) => answer(&form, recorded),
        Err(error) => come_back(&form, typed, error).await,
    }
}

/// Redirects to the new ruling, with a notice of what was carried out.
fn answer(form: &StaffForm<Floor>, recorded: Recorded) -> WebResult {
    let text = Message::joined(iter::once(t::recorded(recorded.number)).chain(recorded.done), " ");
    form.done(text, &form.at(&format!("desk/rulings/{}", recorded.number)))
}

/// Shows the page again, with what was typed and its problems.
async fn come_back(form: &StaffForm<Floor>, typed: RulingForm, error: OpError) -> WebResult {
    let (status, problems) = match error {
        OpError::Invalid(problems) => (StatusCode::UNPROCESSABLE_ENTITY, problems),
        // On the form, not on an error page, which would lose what was typed.
        OpError::Refused { .. } => (StatusCode::CONFLICT, vec![FieldProblem::new("", error.in_words())]),
        error => return Err(WebError::from(error).way_on(say::rulings::to_rulings(), form.at("desk/rulings"))),
    };
    respond(&form.app, &form.request, &form.sender, typed, status, &problems).await
}
