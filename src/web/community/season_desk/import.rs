//! History that comes along: files are looked at first, with everybody who is in them; the form contains them, so that any
//! instance can take the next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::NaiveDate;
use podium_ops::OpError;
use podium_ops::season::history::{self, Answer, Answers, History, Imported, Proposal};
use podium_store::Reader;
use podium_store::season::Season;
use say::{Message, season_import as t};

use super::read_files::{Content, Looked, look_at, sent};
use super::settings::{SeasonPath, season_of};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, Fields, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, compute, read};

/// The most problems of files that are listed.
const NAMED: usize = 20;
/// The most people who are offered for a name.
const OFFERED: usize = 5;

/// The page that takes files.
#[derive(Template)]
#[template(path = "community/season_desk/import.html")]
struct ImportPage {
    shell: Shell,
    keys: FormKeys,
    season: Link,
    action: String,
    name: Field,
    held_on: Field,
    text: Field,
    problems: Vec<Message>,
    /// How many more there are.
    more: usize,
}

/// What is in the files.
#[derive(Template)]
#[template(path = "community/season_desk/import_preview.html")]
struct PreviewPage {
    shell: Shell,
    keys: FormKeys,
    season: Link,
    action: String,
    again: String,
    evenings: Vec<EveningLine>,
    known: Message,
    new: Message,
    unclear: Vec<Unclear>,
    /// The files, to be sent again.
    texts: Vec<String>,
    /// Name and day of an evening in a table without them.
    usual_name: String,
    held_on: String,
}

/// An evening in the files.
struct EveningLine {
    name: String,
    date: Message,
    what: Message,
    notes: Vec<Message>,
}

/// Somebody of whom it is not clear who they are.
struct Unclear {
    name: String,
    choices: Vec<Choice>,
    chosen: String,
}

/// `GET /c/{slug}/seasons/{season}/import`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&app, &desk, &path.1).await?;
    page::private(&ImportPage::new(&app, &request, &desk, &row))
}

impl ImportPage {
    fn new(app: &App, request: &HttpRequest, desk: &CommunityDesk<Settings>, row: &Season) -> Self {
        Self {
            shell: shell(desk, request, t::title()),
            keys: desk.keys(app, None),
            season: Link::new(row.name.as_str(), desk.at(&format!("seasons/{}/evenings", row.slug))),
            action: desk.at(&format!("seasons/{}/import", row.slug)),
            name: Field::empty("name"),
            held_on: Field::empty("held_on"),
            text: Field::empty("text"),
            problems: Vec::new(),
            more: 0,
        }
    }

    /// Returns the same page with what was typed, and the problems of the files.
    fn with(mut self, fields: &Fields, problems: &[Message]) -> Self {
        self.name = fields.field("name", &[]);
        self.held_on = fields.field("held_on", &[]);
        self.text = fields.field("text", &[]);
        self.problems = problems.iter().take(NAMED).cloned().collect();
        self.more = problems.len().saturating_sub(NAMED);
        self
    }
}

/// `POST /c/{slug}/seasons/{season}/import`: organizers. Looks at the files; nothing is stored.
pub(super) async fn preview(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&form.app, &form.sender, &path.1).await?;
    let (contents, looked) = read_sent(&form).await?;
    if !looked.problems.is_empty() {
        return come_back(&form, &row, &looked.problems);
    }
    let (id, names) = (form.sender.community.id.clone(), looked.history.names());
    let found = read(&form.app, move |conn: &mut Reader<'_>| {
        history::proposals(conn, &id, &names)
    })
    .await?;
    let preview = PreviewPage::new(&form, &row, contents, &looked, &found);
    page::private_large(&form.app, move || preview).await
}

/// Reads the files of a form, off the async threads: a large event takes some time.
async fn read_sent(
    form: &CommunityForm<Settings>,
) -> Result<(Vec<Content>, Looked), crate::web::frame::answer::error::WebError> {
    let sent = sent(&form.fields);
    let name = form.fields.text("name").to_owned();
    let held_on = form.fields.text("held_on").parse::<NaiveDate>().ok();
    compute(&form.app, move |_| Ok(look_at(sent, &name, held_on))).await
}

/// Shows the page again, with the problems of the files.
fn come_back(form: &CommunityForm<Settings>, row: &Season, problems: &[Message]) -> WebResult {
    let empty = ImportPage::new(&form.app, &form.request, &form.sender, row);
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &empty.with(&form.fields, problems))
}

impl PreviewPage {
    fn new(
        form: &CommunityForm<Settings>,
        row: &Season,
        contents: Vec<Content>,
        looked: &Looked,
        found: &[Proposal],
    ) -> Self {
        let desk = &form.sender;
        let clear = |has_person: bool| {
            let clear = found.iter().filter(|one| one.is_clear);
            clear.filter(|one| one.alike.is_empty() != has_person).count()
        };
        let at = desk.at(&format!("seasons/{}/import", row.slug));
        Self {
            shell: shell(desk, &form.request, t::preview_title()),
            keys: desk.keys(&form.app, None),
            season: Link::new(row.name.as_str(), desk.at(&format!("seasons/{}/evenings", row.slug))),
            action: format!("{at}/store"),
            again: at,
            evenings: looked.evenings().collect(),
            known: t::known_people(clear(true)),
            new: t::new_people(clear(false)),
            unclear: found.iter().filter(|one| !one.is_clear).map(Unclear::of).collect(),
            texts: contents.into_iter().map(|content| content.text).collect(),
            usual_name: form.fields.text("name").to_owned(),
            held_on: form.fields.text("held_on").to_owned(),
        }
    }
}

impl Unclear {
    fn of(proposal: &Proposal) -> Self {
        let person = |row: &podium_store::community::people::PersonRow| {
            Choice::new(row.number, t::this_person(&row.name, row.number))
        };
        let others = [Choice::new("new", t::somebody_new()), Choice::new("guest", t::nobody())];
        Self {
            name: proposal.name.clone(),
            choices: proposal.alike.iter().take(OFFERED).map(person).chain(others).collect(),
            chosen: String::new(),
        }
    }
}

impl Looked {
    /// Returns the evenings that were found.
    fn evenings(&self) -> impl Iterator<Item = EveningLine> {
        let documents = self.history.documents.iter().zip(&self.notes);
        let events = documents.map(|(document, notes)| EveningLine {
            name: document.about.name.clone(),
            date: document.about.date.map(say::date).unwrap_or_default(),
            what: t::whole_event(document.event.players().len()),
            notes: notes.clone(),
        });
        let places = self.history.evenings.iter().map(|evening| EveningLine {
            name: evening.name.clone(),
            date: say::date(evening.held_on),
            what: t::places_alone(evening.places.len()),
            notes: Vec::new(),
        });
        events.chain(places)
    }
}

/// `POST /c/{slug}/seasons/{season}/import/store`: organizers.
pub(super) async fn store(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&form.app, &form.sender, &path.1).await?;
    let page = form.at(&format!("seasons/{}/import", row.slug));
    // read again: the files in the form may not be those that were looked at
    let (_, looked) = read_sent(&form).await?;
    if !looked.problems.is_empty() {
        return come_back(&form, &row, &looked.problems);
    }
    let to = form.at(&format!("seasons/{}/evenings", row.slug));
    let imported = run_store(&form, &row, looked.history, &to).await.map_err(back(&page))?;
    form.done(done(imported), &to)
}

async fn run_store(
    form: &CommunityForm<Settings>,
    row: &Season,
    history: History,
    to: &str,
) -> Result<Imported, OpError> {
    let (slug, answers) = (row.slug.clone(), answers(&form.fields));
    let history = History { answers, ..history };
    form.run_in_community(to, move |work| history::import(work, &slug, &history))
        .await
}

/// Returns who the people are whose names were not clear.
fn answers(fields: &Fields) -> Answers {
    let mut answers = Answers::default();
    for (name, answer) in fields.all("unclear").zip(fields.all("answer")) {
        match (answer, answer.parse()) {
            ("new", _) => answers.say(name, Answer::New),
            ("guest", _) => answers.say(name, Answer::Guest),
            (_, Ok(number)) => answers.say(name, Answer::Person(number)),
            // it is asked again
            (_, Err(_)) => {}
        }
    }
    answers
}

/// Returns a sentence about what was imported.
fn done(imported: Imported) -> Message {
    let unfinished = (imported.unfinished > 0).then(|| t::unfinished(imported.unfinished));
    let people = (imported.people > 0).then(|| t::people_added(imported.people));
    let parts = [t::imported(imported.evenings)]
        .into_iter()
        .chain(people)
        .chain(unfinished);
    Message::joined(parts, " ")
}
