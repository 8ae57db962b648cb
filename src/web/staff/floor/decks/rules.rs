//! The form for the rules of decklists: format, deadline, banned list, card data.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm};
use crate::web::frame::look::local_time::{field_time, typed_moment};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, read};
use crate::web::shared::deck_check::{bracket_field, brackets, day, sent_bracket};
use podium_event::deck::{BannedList, Bracket, CardData, Format};
use podium_ops::people::decks as ops;
use podium_ops::people::decks::{NewRules, Upload};
use podium_ops::people::players::decode;
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::cards::{self, CardFile, CardFileKind};
use podium_store::tournaments::decks::{self, DeckRulesRow};
use say::{Message, deck_rules as t};

#[derive(Template)]
#[template(path = "staff/floor/decks/rules.html")]
struct RulesPage {
    shell: Shell,
    at: String,
    keys: FormKeys,
    asked_for: bool,
    deadline_hint: Message,
    formats: Vec<Choice>,
    format: Field,
    brackets: Vec<Choice>,
    highest_bracket: Field,
    deadline: Field,
    banned: Field,
    cards: Field,
    /// How many names the loaded list has.
    banned_loaded: Option<usize>,
    /// How many cards the loaded data has.
    cards_loaded: Option<usize>,
    /// The site's banned list and card data, which are used if the tournament has none.
    site_banned: Option<SiteList>,
    site_cards: Option<SiteList>,
}

/// What is loaded for all tournaments of the site.
struct SiteList {
    names: i64,
    day: Message,
}

async fn stored(app: &App, desk: &Desk<Settings>) -> Result<(Option<DeckRulesRow>, Vec<CardFile>), WebError> {
    let id = desk.tournament.id.clone();
    read(app, move |conn| {
        Ok::<_, WebError>((decks::of_tournament(conn, &id)?, cards::files(conn)?))
    })
    .await
}

async fn rules_page(app: &App, request: &HttpRequest, desk: &Desk<Settings>) -> Result<RulesPage, WebError> {
    let (row, files) = stored(app, desk).await?;
    let of_site = |kind: CardFileKind| {
        let file = files.iter().find(|file| file.kind == kind.as_str())?;
        Some(SiteList {
            names: file.names,
            day: day(file.dated),
        })
    };
    let time_zone = desk.tournament.time_zone.clone();
    let local = |at| field_time(at, &time_zone);
    Ok(RulesPage {
        shell: desk.shell(request, t::title()),
        at: desk.at("desk/decks"),
        // 0 says that there were no rules yet.
        keys: desk.keys(app, row.as_ref().map_or(0, |row| row.version)),
        asked_for: row.is_some(),
        formats: vec![
            Choice::new("commander", t::commander()).hint(t::commander_hint()),
            Choice::new("commander_draft", t::commander_draft()).hint(t::commander_draft_hint()),
            Choice::new("other", t::another()).hint(t::another_hint()),
        ],
        format: Field::of("format", row.as_ref().map_or("commander", |row| row.format.as_str())),
        brackets: brackets(t::any_bracket()),
        highest_bracket: bracket_field(
            "highest_bracket",
            row.as_ref().and_then(|row| row.highest_bracket).and_then(Bracket::new),
        ),
        deadline: Field::of(
            "deadline",
            row.as_ref().and_then(|row| row.deadline).map(local).unwrap_or_default(),
        ),
        banned: Field::empty("banned"),
        cards: Field::empty("cards"),
        banned_loaded: row
            .as_ref()
            .and_then(|row| BannedList::read(row.banned.as_deref()?).ok())
            .map(|list| list.len()),
        cards_loaded: row
            .as_ref()
            .and_then(|row| CardData::read(row.cards.as_deref()?).ok())
            .map(|cards| cards.len()),
        site_banned: of_site(CardFileKind::Banned),
        site_cards: of_site(CardFileKind::Cards),
        deadline_hint: t::deadline_hint(&time_zone),
    })
}

/// `GET …/desk/decks/rules`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page::private(&rules_page(&app, &request, &desk).await?)
}

/// `POST …/desk/decks/rules`: asks for decklists, or changes the rules for them.
pub(super) async fn change(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/decks");
    let version = form.fields.version();
    let done = match new_rules(&form.fields, &form.sender.tournament.time_zone) {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(new) => form.run(&to, move |work| ops::set_rules(work, version, &new)).await,
    };
    match done {
        Ok(()) => form.done(t::saved(), &to),
        Err(OpError::Invalid(problems)) => come_back(&form, &problems).await,
        Err(error) => Err(WebError::from(error).way_on(t::back_to_rules(), form.at("desk/decks/rules"))),
    }
}

/// Answers with the page as it was typed, and its problems.
async fn come_back(form: &StaffForm<Settings>, problems: &[FieldProblem]) -> WebResult {
    let mut page = rules_page(&form.app, &form.request, &form.sender).await?;
    page.format = form.fields.field("format", problems);
    page.highest_bracket = form.fields.field("highest_bracket", problems);
    page.deadline = form.fields.field("deadline", problems);
    page.banned = form.fields.field("banned", problems);
    // browsers do not fill in a file again
    if let Some(problem) = problems.iter().find(|problem| problem.field == "cards") {
        page.cards.error = Some(problem.message.clone());
    }
    page.shell.notice = Some(Notice::bad(say::setup_form::nothing_saved()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// `POST …/desk/decks/stop`: stops asking for decklists.
pub(super) async fn stop(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/decks");
    let version = form.fields.version();
    form.run(&to, move |work| ops::stop(work, version))
        .await
        .map_err(|error| WebError::from(error).way_on(t::back_to_rules(), form.at("desk/decks/rules")))?;
    form.done(t::stopped(), &to)
}

fn new_rules(fields: &Fields, time_zone: &str) -> Result<NewRules, Vec<FieldProblem>> {
    let mut problems = Vec::new();
    let format = Format::parse(fields.text("format"));
    if format.is_none() {
        problems.push(FieldProblem::new("format", t::choose_format()));
    }
    let highest_bracket = sent_bracket(fields, "highest_bracket").unwrap_or_else(|problem| {
        problems.push(problem);
        None
    });
    let deadline = match typed_moment(fields.text("deadline"), time_zone) {
        Ok(deadline) => deadline,
        Err(problem) => {
            problems.push(FieldProblem::new("deadline", t::deadline_problem(problem)));
            None
        }
    };
    let load = |text: &str, forget: bool| match text {
        // an empty field does not ask for removal: browsers cannot fill in the loaded file again
        "" if forget => Upload::Remove,
        "" => Upload::Keep,
        text => Upload::Replace(text.replace("\r\n", "\n")),
    };
    let cards = match fields.file("cards").map(|file| decode(&file.bytes)) {
        None => load("", fields.ticked("forget_cards")),
        // An empty file counts as none.
        Some(Ok(file)) => load(file.text.trim(), fields.ticked("forget_cards")),
        Some(Err(message)) => {
            problems.push(FieldProblem::new("cards", message));
            Upload::Keep
        }
    };
    let banned = load(fields.text("banned"), fields.ticked("forget_banned"));
    // All problems of the form are reported at once.
    match format.filter(|_| problems.is_empty()) {
        Some(format) => Ok(NewRules {
            format,
            deadline,
            banned,
            cards,
            highest_bracket,
        }),
        None => Err(problems),
    }
}
