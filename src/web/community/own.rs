//! A person's own page, by their secret link: their open events, what everybody sees of them, and the link itself. No other
//! address contains the link's token.

use actix_web::http::header;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use askama::Template;

use super::home;
use super::page::public_shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{Field, Fields, FormKeys, PersonForm, Returned, VisitorForm, back};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::{OwnPerson, of_slug};
use crate::web::frame::request::person_cookie;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, read};
use crate::web::shared::people::forgetting::forget_person;
use podium_ops::community::link::{link_path, person_of_link};
use podium_ops::community::person::{self as ops, Shows};
use podium_ops::people::players::holds_place;
use podium_store::community::entered::{self, OpenEntry};
use podium_store::community::finishes::{self, Event};
use podium_store::community::people::PersonRow;
use podium_store::community::{self, Community};
use podium_store::season::free;
use podium_store::{Reader, Registration, TournamentState};
use say::{Message, community as t};

/// Finished tournaments that are listed.
const PLAYED: usize = 100;

/// The page of a browser that holds a person's link.
#[derive(Template)]
#[template(path = "community/own.html")]
struct OwnPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    community: Link,
    /// Tournaments that are open, each with where the person goes.
    open: Vec<Open>,
    /// Finished tournaments, also those that nobody else sees here.
    played: Vec<(Link, Message)>,
    shows: ShowsFields,
    /// The address of this page.
    at: String,
    /// The person's public page.
    public: String,
    link: String,
    /// An `<svg>` element.
    code: qr::Svg,
}

/// A tournament that is not over.
struct Open {
    name: String,
    /// "My table", or "Register" without an entry.
    link: Link,
    /// Where a press checks the person in, while that is possible.
    check_in: Option<String>,
}

impl Open {
    /// Creates the line of a tournament in which the person has an entry.
    fn entered(entry: OpenEntry) -> Self {
        let at = |path: &str| format!("/t/{}/me{path}", entry.slug);
        let may_check_in = entry.state == TournamentState::Registration && holds_place(&entry.player);
        Self {
            link: Link::new(t::my_table(), at("")),
            check_in: (may_check_in && !entry.player.checked_in).then(|| at("/check-in")),
            name: entry.tournament,
        }
    }

    fn new(name: String, link: Link) -> Self {
        Self {
            name,
            link,
            check_in: None,
        }
    }
}

impl OwnPage {
    fn new(app: &App, request: &HttpRequest, own: &OwnPerson, (open, events): (Vec<Open>, Vec<Event>)) -> Self {
        let OwnPerson {
            visitor,
            community,
            person,
        } = own;
        let link = format!(
            "{}{}",
            address::base(app, request),
            link_path(&app.secrets, community, person)
        );
        let mut shell = public_shell(community, t::own_title());
        shell.notice = visitor.notice(request);
        Self {
            shell,
            keys: visitor.form_keys(app, None),
            name: person.name.clone(),
            community: Link::new(community.name.as_str(), format!("/c/{}", community.slug)),
            open,
            played: played(&events, |event| format!("/t/{}/players/{}", event.slug, event.number)),
            shows: ShowsFields::new(&Returned::default(), person),
            at: format!("/c/{}/me", community.slug),
            public: format!("/c/{}/people/{}", community.slug, person.number),
            code: qr::svg(&link),
            link,
        }
    }

    /// Returns the address of the form that removes the link from the browser.
    fn forget(&self) -> String {
        format!("{}/forget", self.at)
    }
}

/// The checkboxes of what everybody sees of a person.
pub(super) struct ShowsFields {
    pub name: Field,
    pub results: Field,
    pub tables: Field,
    pub commanders: Field,
    pub rating: Field,
}

impl ShowsFields {
    /// Creates the checkboxes of a refused form, or else those of what the person shows.
    pub(super) fn new(returned: &Returned<'_>, person: &PersonRow) -> Self {
        let shows = Shows::of(person);
        let tick = |name, ticked| returned.field(name, if ticked { "on" } else { "" });
        Self {
            name: tick("shows_name", shows.name),
            results: tick("shows_results", shows.results),
            tables: tick("shows_tables", shows.tables),
            commanders: tick("shows_commanders", shows.commanders),
            rating: tick("shows_rating", shows.rating),
        }
    }
}

/// Reads what a form says of what everybody sees.
pub(super) fn sent(fields: &Fields) -> Shows {
    Shows {
        name: fields.ticked("shows_name"),
        results: fields.ticked("shows_results"),
        tables: fields.ticked("shows_tables"),
        commanders: fields.ticked("shows_commanders"),
        rating: fields.ticked("shows_rating"),
    }
}

/// `GET /c/{slug}/me`: for a browser that holds the link.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPerson) -> WebResult {
    let (community, person) = (own.community.clone(), own.person.clone());
    let found = read(&app, move |conn: &mut Reader<'_>| {
        let open = open_events(conn, &community, &person)?;
        Ok::<_, WebError>((open, finishes::of_person(conn, &person.id)?))
    })
    .await?;
    page::private(&OwnPage::new(&app, &request, &own, found))
}

/// Returns the latest finished tournaments with links, and the places there.
pub(super) fn played(events: &[Event], at: impl Fn(&Event) -> String) -> Vec<(Link, Message)> {
    let line = |event: &Event| {
        let place = event.finish.place.map(|place| t::place_of(place, event.finish.players));
        let link = Link::new(event.name.as_str(), at(event));
        (link, place.unwrap_or_else(t::disqualified))
    };
    events.iter().take(PLAYED).map(line).collect()
}

/// Returns the tournaments of a community that are not over: with a table for those with an entry, else with the
/// registration.
fn open_events(conn: &mut Reader<'_>, community: &Community, person: &PersonRow) -> Result<Vec<Open>, WebError> {
    let entries = entered::open_entries(conn, &person.id)?;
    let entered: Vec<String> = entries.iter().map(|entry| entry.slug.clone()).collect();
    let mut open: Vec<Open> = entries.into_iter().map(Open::entered).collect();
    for evening in free::open_of(conn, &community.id)? {
        let at = format!("/c/{}/e/{}/me", community.slug, evening.number);
        open.push(Open::new(evening.name, Link::new(say::free::take_part(), at)));
    }
    let states = [TournamentState::Registration];
    for tournament in community::listed_of(conn, &community.id, &states, 0, i64::MAX)? {
        if tournament.registration != Registration::Closed && !entered.contains(&tournament.slug) {
            let at = format!("/t/{}/register", tournament.slug);
            open.push(Open::new(tournament.name, Link::new(t::register(), at)));
        }
    }
    Ok(open)
}

/// `POST /c/{slug}/me`: changes what everybody sees.
pub(super) async fn save(form: PersonForm) -> WebResult {
    let to = format!("/c/{}/me", form.sender.community.slug);
    let shows = sent(&form.fields);
    let done = form.run_in_community(&to, move |work| ops::show(work, shows)).await;
    done.map_err(back(&to))?;
    form.done(t::public_saved(), &to)
}

/// `POST /c/{slug}/me/forget`: removes the link from this browser, with what it has of the person besides.
pub(super) async fn forget(form: VisitorForm, slug: Path<String>) -> WebResult {
    let community = of_slug(&form.app, &slug).await?;
    if let Some(person) = person_cookie::person(&form.app, &form.request, &community.id).await? {
        forget_person(&form, &person).await?;
    }
    Ok(page::see_other(&home::after_forgetting(&community.slug)))
}

#[derive(Template)]
#[template(path = "community/change.html")]
struct ChangePage {
    shell: Shell,
    keys: FormKeys,
    held: String,
    name: String,
    /// The address that the answer is sent to: the link itself.
    at: String,
    me: String,
}

/// Returns the person of a secret link, and their community.
async fn found(app: &App, path: Path<(String, String)>) -> Result<(PersonRow, Community), WebError> {
    let (slug, token) = path.into_inner();
    let community = of_slug(app, &slug).await?;
    let (secrets, id) = (app.secrets.clone(), community.id.clone());
    let found = read(app, move |conn: &mut Reader<'_>| {
        person_of_link(conn, &secrets, &id, &token)
    });
    let person = found.await?.ok_or_else(|| WebError::not_found(t::no_such_link()))?;
    Ok((person, community))
}

/// `GET /c/{slug}/p/{token}`: stores the secret link in a cookie, and redirects to an address without it. A browser that holds
/// another person's link is asked first.
pub(super) async fn open(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (person, community) = found(&app, path).await?;
    let held = person_cookie::person(&app, &request, &community.id).await?;
    if let Some(held) = held.filter(|held| held.id != person.id) {
        let visitor = Visitor::extract(&request).await?;
        return page::private(&ChangePage {
            shell: public_shell(&community, t::whose_page()),
            keys: visitor.form_keys(&app, None),
            held: held.name,
            name: person.name,
            at: request.path().to_owned(),
            me: format!("/c/{}/me", community.slug),
        });
    }
    Ok(take(&app, &request, &person, &community))
}

/// `POST /c/{slug}/p/{token}`: changes this browser to the link's person, and forgets the one before.
pub(super) async fn change(form: VisitorForm, path: Path<(String, String)>) -> WebResult {
    let (person, community) = found(&form.app, path).await?;
    let held = person_cookie::person(&form.app, &form.request, &community.id).await?;
    if let Some(held) = held.filter(|held| held.id != person.id) {
        forget_person(&form, &held).await?;
    }
    Ok(take(&form.app, &form.request, &person, &community))
}

fn take(app: &App, request: &HttpRequest, person: &PersonRow, community: &Community) -> HttpResponse {
    person_cookie::keep(app, request, person);
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, format!("/c/{}/me", community.slug)))
        // the address contains the secret, so the page that it leads to must not learn it
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .finish()
}
