//! The page for creating a tournament from a file: Podium's own document, or an event in TopDeck's JSON. The file is
//! previewed first, with the data that would be lost; the form contains the file, so that any instance can take the
//! next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::create::creator;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, FormKeys, MemberForm, back};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::member::Member;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, compute};
use podium_document::file::{EventFile, read_file};
use podium_event::{Event, PodResult, Problem, Round};
use podium_ops::tournaments::archive;
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;
use say::{Message, common, event_file as t, setup_form, staff_nav};

/// The most problems of a file that are listed.
const NAMED: usize = 20;
/// Places that the preview shows.
const BEST: usize = 8;

#[derive(Template)]
#[template(path = "staff/setup/from_file.html")]
struct FromFilePage {
    shell: Shell,
    keys: FormKeys,
    file: Field,
    /// The problems of the uploaded file.
    problems: Vec<Message>,
    /// How many more there are.
    more: usize,
}

/// A line of the standings.
struct Best {
    place: u32,
    name: String,
    points: u32,
}

#[derive(Template)]
#[template(path = "staff/setup/from_file_preview.html")]
struct PreviewPage {
    shell: Shell,
    keys: FormKeys,
    /// The file, to be sent again.
    text: String,
    name: String,
    /// A summary of the file: pairs of a word and a text.
    facts: Vec<(Message, Message)>,
    /// The data that is not kept.
    lost: Vec<Message>,
    is_foreign: bool,
    best: Vec<Best>,
    players: usize,
}

/// `GET /tournaments/from-file`: organizers and administrators of the site.
pub(super) async fn choose(app: App, request: HttpRequest, member: Member) -> WebResult {
    creator(&member, &request)?;
    page::private(&FromFilePage::new(&app, &request, &member))
}

impl FromFilePage {
    fn new(app: &App, request: &HttpRequest, visitor: &Visitor) -> Self {
        Self {
            shell: crate::web::shared::account_page::shell(visitor, request, t::title()),
            keys: visitor.form_keys(app, None),
            file: Field::empty("file"),
            problems: Vec::new(),
            more: 0,
        }
    }
}

/// Shows the page again, with the problems of the file.
fn come_back(form: &MemberForm, problems: &[Problem]) -> WebResult {
    let mut page = FromFilePage::new(&form.app, &form.request, &form.sender);
    match problems {
        [] => page.file = Field::empty("file").wrong(t::choose_file()),
        problems => {
            page.problems = problems.iter().take(NAMED).map(Problem::in_words).collect();
            page.more = problems.len().saturating_sub(NAMED);
        }
    }
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// Reads the submission: a file, or the text of one.
async fn sent(form: &MemberForm) -> Result<Result<EventFile, Vec<Problem>>, WebError> {
    let bytes = match form.fields.file("file") {
        Some(file) => file.bytes.clone(),
        None => form.fields.raw("text").to_owned().into(),
    };
    if bytes.is_empty() {
        return Ok(Err(Vec::new()));
    }
    // off the async threads, because a large event takes some time
    compute(&form.app, move |_| {
        Ok(
            read_file(&bytes).and_then(|file| match archive::problems(&file.document) {
                problems if problems.is_empty() => Ok(file),
                problems => Err(problems),
            }),
        )
    })
    .await
}

/// `POST /tournaments/from-file`: organizers and administrators of the site. Previews the file; nothing is stored.
pub(super) async fn preview(form: MemberForm) -> WebResult {
    creator(&form.sender, &form.request)?;
    match sent(&form).await? {
        Ok(file) => page::private(&PreviewPage::new(&form, file)),
        Err(problems) => come_back(&form, &problems),
    }
}

impl PreviewPage {
    fn new(form: &MemberForm, file: EventFile) -> Self {
        let event = &file.document.event;
        Self {
            shell: crate::web::shared::account_page::shell(&form.sender, &form.request, t::preview_title()),
            keys: form.sender.form_keys(&form.app, None),
            text: match form.fields.file("file") {
                // JSON that was parsed is UTF-8
                Some(file) => String::from_utf8_lossy(&file.bytes).into_owned(),
                None => form.fields.raw("text").to_owned(),
            },
            name: file.document.about.name.clone(),
            facts: facts(&file),
            best: best(event),
            players: event.players().len(),
            lost: file.lost,
            is_foreign: file.is_foreign,
        }
    }
}

/// `POST /tournaments/from-file/create`: organizers and administrators of the site.
pub(super) async fn create(form: MemberForm) -> WebResult {
    creator(&form.sender, &form.request)?;
    // parsed again: the file in the form may not be the previewed one
    let document = match sent(&form).await? {
        Ok(file) => file.document,
        Err(problems) => return come_back(&form, &problems),
    };
    let notice = notice(&document.event);
    let slug = form
        .run_on_site("/", move |work| archive::import_as(work, &document))
        .await
        .map_err(back("/tournaments/from-file"))?;
    form.done(&notice, &format!("/t/{slug}/desk"))
}

/// Returns a sentence about an imported event.
fn notice(event: &Event) -> Message {
    let (players, rounds) = (event.players().len(), event.rounds().len());
    t::imported(common::players(players), t::rounds(rounds))
}

fn facts(file: &EventFile) -> Vec<(Message, Message)> {
    let (event, about) = (&file.document.event, &file.document.about);
    let written = match file.is_foreign {
        true => t::written_topdeck(),
        false => t::written_podium(),
    };
    let missing = |round: &&Round| round.pods.iter().any(|pod| pod.result == PodResult::NotReported);
    let mut rounds = match event.playoff().len() {
        0 => t::rounds_swiss(event.swiss().len()),
        playoff => t::rounds_and_playoff(event.swiss().len(), playoff),
    };
    if event.rounds().iter().any(|round| missing(&round)) {
        rounds = t::rounds_unfinished(rounds);
    }
    let points = &event.profile().points;
    let mut facts = vec![(t::written_as(), written)];
    facts.extend(about.date.map(|date| (setup_form::date(), date.to_string().into())));
    facts.push((common::page_players(), event.players().len().into()));
    facts.push((staff_nav::rounds(), rounds));
    let worth = match event.profile().house.wager {
        Some(wager) => say::deviations::wagered(wager.start, wager.stake.percent()),
        None => t::points(points.win, points.draw, points.bye),
    };
    facts.push((common::column_points(), worth));
    facts
}

/// Returns the first of the final places, or of the standings if there are none.
fn best(event: &Event) -> Vec<Best> {
    let table = standings(event, None);
    let row = |place: u32, player| {
        table.row(player).map(|row| Best {
            place,
            name: event.player(player).name.clone(),
            points: row.match_points,
        })
    };
    let places = final_places(event);
    if places.is_complete() && !event.playoff().is_empty() {
        let given = places.given().iter().take(BEST);
        return given.filter_map(|place| row(place.place, place.player)).collect();
    }
    let rows = table.rows().iter().take(BEST);
    rows.filter_map(|line| row(line.rank, line.player)).collect()
}
