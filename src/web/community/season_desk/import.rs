//! History that comes along: files are looked at first, with everybody who is in them; the form contains them, so that any
//! instance can take the next step.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::NaiveDate;
use podium_ops::OpError;
use podium_ops::season::history::{self, Answer, Answers, Fate, Fates, History, Imported, Proposal};
use podium_store::season::Season;
use podium_store::{DbError, Reader};
use say::{Message, season_import as t};

use super::read_files::{Content, Looked, NAMED, look_at, sent};
use super::settings::{SeasonPath, season_of};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, Fields, FormKeys};
use crate::web::frame::look::shell::{Link, Notice, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, compute, read};

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
    /// What was sent, to be edited and sent again; one empty text at first.
    texts: Vec<TextLine>,
    problems: Vec<Message>,
    /// How many more there are.
    more: usize,
}

/// A text that was sent.
struct TextLine {
    /// The name of its file; empty for one that was pasted.
    name: String,
    text: String,
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
    /// People whose names the files do not have.
    nameless: usize,
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
    /// What the answer names them by.
    token: String,
    name: String,
    /// The evening, where two on it have the name.
    on: Message,
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
            texts: vec![TextLine {
                name: String::new(),
                text: String::new(),
            }],
            problems: Vec::new(),
            more: 0,
        }
    }

    /// Returns the same page with what was sent, and the problems of the files.
    fn with(mut self, fields: &Fields, contents: Vec<Content>, problems: &[Message]) -> Self {
        self.name = fields.field("name", &[]);
        self.held_on = fields.field("held_on", &[]);
        if !contents.is_empty() {
            let line = |content: Content| TextLine {
                name: content.name,
                text: content.text,
            };
            self.texts = contents.into_iter().map(line).collect();
        }
        self.problems = problems.iter().take(NAMED).cloned().collect();
        self.more = problems.len().saturating_sub(NAMED);
        self
    }
}

/// `POST /c/{slug}/seasons/{season}/import`: organizers. Looks at the files; nothing is stored.
pub(super) async fn preview(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&form.app, &form.sender, &path.1).await?;
    let (contents, looked) = read_sent(&form).await?;
    match looked.problems.is_empty() {
        true => preview_page(&form, &row, (contents, looked), None).await,
        false => come_back(&form, &row, contents, &looked.problems),
    }
}

/// Shows what is in the files, with the answers of the form; `refused`: why they were not stored.
async fn preview_page(
    form: &CommunityForm<Settings>,
    row: &Season,
    (contents, looked): (Vec<Content>, Looked),
    refused: Option<OpError>,
) -> WebResult {
    let (id, season, history) = (form.sender.community.id.clone(), row.clone(), looked.history.clone());
    let found = read(&form.app, move |conn: &mut Reader<'_>| {
        let fates = Fates::of(conn, &season, &history)?;
        Ok::<_, DbError>((history::proposals(conn, &id, &history)?, fates))
    });
    let (found, fates) = found.await?;
    let mut page = PreviewPage::new(form, row, contents, &looked, (&found, &fates));
    match refused {
        None => page::private_large(&form.app, move || page).await,
        // whatever was wrong: files and answers are not sent again
        Some(OpError::Refused { message, .. }) => {
            page.shell.notice = Some(Notice::bad(message));
            page::with_status(StatusCode::CONFLICT, &page)
        }
        Some(error) => {
            let returned = form.returned(error)?;
            page.shell.notice = returned.notice();
            page::with_status(returned.status(), &page)
        }
    }
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
fn come_back(form: &CommunityForm<Settings>, row: &Season, contents: Vec<Content>, problems: &[Message]) -> WebResult {
    let empty = ImportPage::new(&form.app, &form.request, &form.sender, row);
    let page = empty.with(&form.fields, contents, problems);
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

impl PreviewPage {
    fn new(
        form: &CommunityForm<Settings>,
        row: &Season,
        contents: Vec<Content>,
        looked: &Looked,
        (found, fates): (&[Proposal], &Fates),
    ) -> Self {
        let desk = &form.sender;
        let answers = answers(&form.fields);
        let clear = |has_person: bool| {
            let clear = found.iter().filter(|one| one.is_clear && !one.is_nameless);
            clear.filter(|one| one.alike.is_empty() != has_person).count()
        };
        let at = desk.at(&format!("seasons/{}/import", row.slug));
        Self {
            shell: shell(desk, &form.request, t::preview_title()),
            keys: desk.keys(&form.app, None),
            season: Link::new(row.name.as_str(), desk.at(&format!("seasons/{}/evenings", row.slug))),
            action: format!("{at}/store"),
            again: at,
            evenings: looked.evenings(fates).collect(),
            known: t::known_people(clear(true)),
            new: t::new_people(clear(false)),
            nameless: found.iter().filter(|one| one.is_clear && one.is_nameless).count(),
            unclear: (found.iter().filter(|one| !one.is_clear))
                .map(|one| Unclear::of(one, &answers))
                .collect(),
            texts: contents.into_iter().map(|content| content.text).collect(),
            usual_name: form.fields.text("name").to_owned(),
            held_on: form.fields.text("held_on").to_owned(),
        }
    }
}

impl Unclear {
    fn of(proposal: &Proposal, answers: &Answers) -> Self {
        let person = |row: &podium_store::community::people::PersonRow| {
            Choice::new(row.number, t::this_person(&row.name, row.number))
        };
        let others = [Choice::new("new", t::somebody_new()), Choice::new("guest", t::nobody())];
        Self {
            token: proposal.who.token.clone(),
            name: proposal.who.name.clone(),
            on: proposal.who.on.as_ref().map(t::on_evening).unwrap_or_default(),
            choices: proposal.alike.iter().take(OFFERED).map(person).chain(others).collect(),
            // what was answered before stays
            chosen: match answers.of(&proposal.who.token) {
                Some(Answer::Person(number)) => number.to_string(),
                Some(Answer::New) => "new".to_owned(),
                Some(Answer::Guest) => "guest".to_owned(),
                None => String::new(),
            },
        }
    }
}

/// Returns what is to be said of an evening that the community has already.
fn fate_note(fate: &Fate) -> Option<Message> {
    match fate {
        Fate::New => None,
        Fate::Replaces(_) => Some(t::replaces()),
        Fate::Tournament(_) | Fate::Had => Some(t::is_tournament()),
        Fate::Twice => Some(t::is_twice()),
    }
}

impl Looked {
    /// Returns the evenings that were found.
    fn evenings(&self, fates: &Fates) -> impl Iterator<Item = EveningLine> {
        let documents = self.history.documents.iter().zip(&self.notes).zip(&fates.documents);
        let events = documents.map(|((document, notes), fate)| EveningLine {
            name: document.about.name.clone(),
            date: document.about.date.map(say::date).unwrap_or_default(),
            what: t::whole_event(document.event.players().len()),
            notes: notes.iter().cloned().chain(fate_note(fate)).collect(),
        });
        let places = self.history.evenings.iter().zip(&fates.evenings);
        let places = places.map(|(evening, fate)| EveningLine {
            name: evening.name.clone(),
            date: say::date(evening.held_on),
            what: t::places_alone(evening.places.len()),
            notes: fate_note(fate).into_iter().collect(),
        });
        events.chain(places)
    }
}

/// `POST /c/{slug}/seasons/{season}/import/store`: organizers.
pub(super) async fn store(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&form.app, &form.sender, &path.1).await?;
    // read again: the files in the form may not be those that were looked at
    let (contents, looked) = read_sent(&form).await?;
    if !looked.problems.is_empty() {
        return come_back(&form, &row, contents, &looked.problems);
    }
    let to = form.at(&format!("seasons/{}/evenings", row.slug));
    match run_store(&form, &row, looked.history.clone(), &to).await {
        Ok(imported) => form.done(done(imported), &to),
        Err(error) => preview_page(&form, &row, (contents, looked), Some(error)).await,
    }
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
    for (token, answer) in fields.all("unclear").zip(fields.all("answer")) {
        match (answer, answer.parse()) {
            ("new", _) => answers.say(token, Answer::New),
            ("guest", _) => answers.say(token, Answer::Guest),
            (_, Ok(number)) => answers.say(token, Answer::Person(number)),
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
    let replaced = (imported.replaced > 0).then(|| t::replaced(imported.replaced));
    let had = (imported.had > 0).then(|| t::had(imported.had));
    let parts = [t::imported(imported.evenings)]
        .into_iter()
        .chain(replaced)
        .chain(had)
        .chain(people)
        .chain(unfinished);
    Message::joined(parts, " ")
}
