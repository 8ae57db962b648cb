//! A person, for the staff: their data, what is public, their link, merging, and the removal of their data.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::own::{ShowsFields, played, sent};
use super::page::shell;
use super::people::input;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{CommunityForm, Field, FormKeys, Returned, back, confirmed, proof};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::{Players, Privacy, Records, Right};
use crate::web::frame::state::{App, read};
use podium_ops::community::entry::current;
use podium_ops::community::erase::{Erased, erase, may_also_be};
use podium_ops::community::link::{self, link_path};
use podium_ops::community::merge::merge;
use podium_ops::community::person as ops;
use podium_ops::{FieldProblem, OpError, SecurityEvent};
use podium_store::community::finishes;
use podium_store::community::people::{self, PersonRow};
use podium_store::tournaments;
use podium_store::{DbError, Reader, SecurityEventKind};
use say::{Message, community_desk as t};

/// The word that confirms the removal of personal data, in all languages.
const ERASE_WORD: say::Plain = say::confirm_words::remove;
/// Slug and number in the address of a person.
pub(super) type PersonPath = Path<(String, String)>;

/// Returns the number in the address; 0, which nobody has, if it is too large.
pub(super) fn number_in(path: &PersonPath) -> i64 {
    path.1.parse().unwrap_or(0)
}

#[derive(Template)]
#[template(path = "community/edit.html")]
struct EditPage {
    shell: Shell,
    keys: FormKeys,
    /// The address of the person: `/c/SLUG/people/17`.
    at: String,
    /// The list.
    list: String,
    name: String,
    number: i64,
    fields: PersonFields,
    /// The form that merges: the number of the other person, and the reason.
    merging: (Field, Field),
    /// The finished tournaments: names with links, and places.
    events: Vec<(Link, Message)>,
    /// Whether the reader may see and renew the secret link, which opens entries in all tournaments.
    may_link: bool,
    may_erase: bool,
    /// Entries that may also be theirs, by id.
    also: Vec<(String, Message)>,
    confirm: Field,
}

/// The fields of a person.
struct PersonFields {
    name: Field,
    sorted_under: Field,
    /// `None` for staff who may not see mail addresses.
    email: Option<Field>,
    shows: ShowsFields,
}

impl PersonFields {
    fn new(returned: &Returned<'_>, person: &PersonRow, with_email: bool) -> Self {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        Self {
            name: returned.field("name", &person.name),
            sorted_under: returned.field("sorted_under", text(&person.sorted_under)),
            email: with_email.then(|| returned.field("email", text(&person.email))),
            shows: ShowsFields::new(returned, person),
        }
    }
}

/// What came back of the page's forms: at most one was refused.
#[derive(Default)]
struct Refused<'f> {
    data: Returned<'f>,
    merge: Returned<'f>,
}

impl EditPage {
    /// Returns the address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET /c/{slug}/people/{number}/edit`: those who manage people.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Players>, path: PersonPath) -> WebResult {
    edit_page(&app, &request, &desk, number_in(&path), &Refused::default()).await
}

async fn edit_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Players>,
    number: i64,
    refused: &Refused<'_>,
) -> WebResult {
    let (returned, merge) = (&refused.data, &refused.merge);
    let person = person_of(app, desk, number).await?;
    let (row, erases) = (person.clone(), desk.may::<Privacy>());
    let (events, also) = read(app, move |conn: &mut Reader<'_>| {
        let also = if erases { also_theirs(conn, &row)? } else { Vec::new() };
        Ok::<_, DbError>((finishes::of_person(conn, &row.id)?, also))
    })
    .await?;
    let mut shell = shell(desk, request, person.name.as_str());
    shell.notice = returned.notice().or(merge.notice()).or(shell.notice);
    let edited = EditPage {
        shell,
        keys: desk.keys(app, person.version),
        at: desk.at(&format!("people/{}", person.number)),
        list: desk.at("people"),
        name: person.name.clone(),
        number: person.number,
        merging: (merge.field("other", ""), merge.field("reason", "")),
        fields: PersonFields::new(returned, &person, desk.may::<Records>()),
        events: played(&events, |event| {
            format!("/t/{}/desk/players/{}", event.slug, event.number)
        }),
        may_link: desk.may::<Records>(),
        may_erase: desk.may::<Privacy>(),
        also,
        confirm: Field::empty("confirm"),
    };
    page::with_status(returned.status().max(merge.status()), &edited)
}

/// Reads the entries that may also be a person's, for the form that removes personal data.
fn also_theirs(conn: &mut Reader<'_>, person: &PersonRow) -> Result<Vec<(String, Message)>, DbError> {
    let mut also = Vec::new();
    for row in may_also_be(conn, &person.community_id, person)? {
        if let Some(tournament) = tournaments::by_id(conn, &row.tournament_id)? {
            also.push((row.id, t::entry_in(row.name, row.number, tournament.name)));
        }
    }
    Ok(also)
}

/// Reads a person, or the one they were merged into.
async fn person_of<R: Right>(app: &App, desk: &CommunityDesk<R>, number: i64) -> Result<PersonRow, WebError> {
    let id = desk.community.id.clone();
    let found = read(app, move |conn: &mut Reader<'_>| {
        let found = people::by_number(conn, &id, number)?;
        found.map(|row| current(conn, row)).transpose()
    });
    let found: Option<PersonRow> = found.await?;
    found.filter(PersonRow::is_live).ok_or_else(|| {
        WebError::not_found(say::refused_people::no_such_person(number)).way_on(t::back_to_people(), desk.at("people"))
    })
}

/// `POST /c/{slug}/people/{number}/edit`: those who manage people.
pub(super) async fn save(form: CommunityForm<Players>, path: PersonPath) -> WebResult {
    let (number, version) = (number_in(&path), form.fields.version());
    let (input, shows) = (input(&form.fields, form.sender.may::<Records>()), sent(&form.fields));
    let to = form.at(&format!("people/{number}/edit"));
    let run = form.run_in_community(&to, move |work| ops::edit(work, number, version, &input, shows));
    match run.await {
        Ok(_) => form.done(t::saved(), &to),
        Err(error) => not_saved(&form, number, error).await,
    }
}

/// Shows the page with what was typed, and why it is not saved.
async fn not_saved(form: &CommunityForm<Players>, number: i64, error: OpError) -> WebResult {
    let to = form.at(&format!("people/{number}/edit"));
    let data = form.returned_or_back(error, to)?;
    let refused = Refused {
        data,
        ..Refused::default()
    };
    edit_page(&form.app, &form.request, &form.sender, number, &refused).await
}

#[derive(Template)]
#[template(path = "community/link.html")]
struct LinkPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    at: String,
    person: String,
    link: String,
    /// An `<svg>` element.
    code: qr::Svg,
}

/// `GET /c/{slug}/people/{number}/link`: the secret link on the screen, for organizers and head judges, with their password:
/// it opens entries in tournaments in which they have no role.
pub(super) async fn show_link(
    app: App,
    request: HttpRequest,
    desk: CommunityDesk<Records>,
    path: PersonPath,
) -> WebResult {
    let number = number_in(&path);
    proof::ask_before(&app, &desk.visitor, &desk.at(&format!("people/{number}/link")))?;
    let person = person_of(&app, &desk, number).await?;
    let shown = SecurityEvent::new(SecurityEventKind::PlayerLinksShown).with(1);
    desk.visitor.record(&app, &request, None, shown).await?;
    page::private(&LinkPage::new(&app, &request, &desk, person))
}

impl LinkPage {
    fn new(app: &App, request: &HttpRequest, desk: &CommunityDesk<Records>, person: PersonRow) -> Self {
        let path = link_path(&app.secrets, &desk.community, &person);
        let link = format!("{}{path}", address::base(app, request));
        Self {
            shell: shell(desk, request, t::link()),
            keys: desk.keys(app, None),
            at: desk.at(&format!("people/{}/link", person.number)),
            person: desk.at(&format!("people/{}/edit", person.number)),
            name: person.name,
            code: qr::svg(&link),
            link,
        }
    }
}

/// `POST /c/{slug}/people/{number}/link`: organizers and head judges. Renews the person's links.
pub(super) async fn renew(form: CommunityForm<Records>, path: PersonPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("people/{number}/link"));
    let run = form.run_in_community(&to, move |work| link::renew(work, number));
    run.await.map_err(back(&to))?;
    form.done(t::renewed(), &to)
}

/// `POST /c/{slug}/people/{number}/merge`: merges another person into this one.
pub(super) async fn merge_into(form: CommunityForm<Players>, path: PersonPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("people/{number}/edit"));
    let other = form.fields.text("other").parse().unwrap_or(0);
    let reason = form.fields.text("reason").to_owned();
    let run = form.run_in_community(&to, move |work| merge(work, number, other, &reason));
    match run.await {
        Ok(merged) => form.done(t::merged(merged.number), &to),
        Err(error) => not_merged(&form, number, error).await,
    }
}

/// Shows the page with what was typed, and why the two are not merged.
async fn not_merged(form: &CommunityForm<Players>, number: i64, error: OpError) -> WebResult {
    let merge = match error {
        OpError::Refused { message, .. } | OpError::NotFound(message) => {
            Returned::wrong(&form.fields, vec![FieldProblem::new("other", message)])
        }
        other => form.returned(other)?,
    };
    let refused = Refused {
        merge,
        ..Refused::default()
    };
    edit_page(&form.app, &form.request, &form.sender, number, &refused).await
}

/// `POST /c/{slug}/people/{number}/erase`: organizers, with their password, once the word was typed.
pub(super) async fn remove_data(form: CommunityForm<Privacy>, path: PersonPath) -> WebResult {
    let number = number_in(&path);
    let page = form.at(&format!("people/{number}/edit"));
    confirmed(&form.fields, ERASE_WORD, &page)?;
    let reason = form.fields.text("reason").to_owned();
    let also: Vec<String> = form.fields.all("also").map(str::to_owned).collect();
    let to = form.at("people");
    let run = form.run_in_community(&to, move |work| erase(work, number, &reason, &also));
    let done = run.await.map_err(back(&page))?;
    let to = match done.in_community {
        0 => to,
        _ => form.at(&format!("people/{number}/mentions")),
    };
    form.done(erased_sentence(&done), &to)
}

/// Returns what was removed, and where the name may still be.
fn erased_sentence(done: &Erased) -> Message {
    let left = |count: usize, said: fn(usize) -> Message| (count > 0).then(|| said(count));
    let said = [
        Some(t::erased(done.entries)),
        left(done.mentions, t::erased_mentions),
        left(done.in_community, t::erased_in_community),
    ];
    Message::joined(said.into_iter().flatten(), " ")
}
