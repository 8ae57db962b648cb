//! An evening of free pods for a person, by their own link: the queue, their table, what they tap.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_event::season::FreePodState;
use podium_ops::season::free::{Whose, queue, results};
use podium_snapshot::season::{FreeNow, PodNow};
use podium_store::Reader;
use say::{Message, free as t};

use super::fields::{bracket, brackets};
use super::pods::{PodView, Reads, achieved, pod_at, tapped};
use super::show::{line, no_evening};
use crate::web::community::page::public_shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, FormKeys, PersonForm, back};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::OwnPerson;
use crate::web::frame::state::{App, read};

/// Slug of the community and number of the evening in an address.
pub(super) type FreePath = Path<(String, i64)>;

/// The page.
#[derive(Template)]
#[template(path = "community/free/own.html")]
struct OwnFreePage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    line: Message,
    person: String,
    /// The address of its forms.
    at: String,
    links: Vec<Link>,
    is_open: bool,
    /// The place in the queue, from 1.
    waits: Option<Message>,
    bracket: String,
    brackets: Vec<Choice>,
    table: Option<OwnTable>,
}

/// The pod at which the person plays.
struct OwnTable {
    pod: PodView,
    /// With the version of the pod.
    keys: FormKeys,
    /// Whether a result was tapped that somebody else confirms; whether this person may.
    is_reported: bool,
    may_confirm: bool,
}

impl OwnFreePage {
    fn new(app: &App, request: &HttpRequest, own: &OwnPerson, now: &FreeNow) -> Self {
        let (slug, id) = (&own.community.slug, &own.person.id);
        let at = format!("/c/{slug}/e/{}", now.evening.number);
        let mut shell = public_shell(&own.community, now.evening.name.as_str());
        shell.notice = own.visitor.notice(request);
        let place = now.waiting.iter().position(|one| one.id == *id);
        let table = |pod: &PodNow| OwnTable {
            keys: own.visitor.form_keys(app, pod.version),
            is_reported: pod.state == FreePodState::Reported,
            may_confirm: pod.reported_by.as_ref() != Some(id),
            pod: PodView::of(now, pod, Reads::Table),
        };
        Self {
            shell,
            keys: own.visitor.form_keys(app, None),
            name: now.evening.name.clone(),
            line: line(now),
            person: own.person.name.clone(),
            links: vec![
                Link::new(t::everybody(), at.clone()),
                Link::new(say::community::own_title(), format!("/c/{slug}/me")),
            ],
            at: format!("{at}/me"),
            is_open: now.evening.closed_at.is_none(),
            bracket: place
                .and_then(|at| now.waiting[at].bracket)
                .map(|one| one.to_string())
                .unwrap_or_default(),
            waits: place.map(|at| t::waits(at + 1, now.waiting.len())),
            brackets: brackets(),
            table: now.pod_of(id).map(table),
        }
    }

    /// Returns what the button of the queue says.
    fn join_button(&self) -> Message {
        match self.waits {
            Some(_) => t::change_wish(),
            None => t::join(),
        }
    }

    /// Returns whether there is something to tap.
    fn has_achievements(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.pod.seats.iter().any(|seat| !seat.taps.is_empty()))
    }

    /// Returns the address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET /c/{slug}/e/{number}/me`: for a browser that holds the link.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPerson, path: FreePath) -> WebResult {
    let (slug, number) = path.into_inner();
    let now = read(&app, move |conn: &mut Reader<'_>| {
        FreeNow::read(conn, &slug, number).map_err(|error| no_evening(error, number))
    });
    page::private(&OwnFreePage::new(&app, &request, &own, &now.await?))
}

/// The page to which the forms lead.
fn here(path: &FreePath) -> String {
    format!("/c/{}/e/{}/me", path.0, path.1)
}

/// `POST /c/{slug}/e/{number}/me/join`: waits for a pod.
pub(super) async fn join(form: PersonForm, path: FreePath) -> WebResult {
    let (number, bracket, to) = (path.1, bracket(&form.fields), here(&path));
    let run = form.run_in_community(&to, move |work| queue::join(work, number, Whose::Own, bracket));
    run.await.map_err(back(&to))?;
    form.done(t::joined(), &to)
}

/// `POST /c/{slug}/e/{number}/me/leave`: waits no longer.
pub(super) async fn leave(form: PersonForm, path: FreePath) -> WebResult {
    let (number, to) = (path.1, here(&path));
    let run = form.run_in_community(&to, move |work| queue::leave(work, number, Whose::Own));
    run.await.map_err(back(&to))?;
    form.done(t::left(), &to)
}

/// `POST /c/{slug}/e/{number}/me/result`: what the table came to.
pub(super) async fn report(form: PersonForm, path: FreePath) -> WebResult {
    let (at, places, to) = (pod_at(&form.fields, path.1), tapped(&form.fields), here(&path));
    let run = form.run_in_community(&to, move |work| results::report(work, at, &places));
    run.await.map_err(back(&to))?;
    form.done(t::result_tapped(), &to)
}

/// `POST /c/{slug}/e/{number}/me/confirm`: the result that somebody else tapped.
pub(super) async fn confirm(form: PersonForm, path: FreePath) -> WebResult {
    let (at, to) = (pod_at(&form.fields, path.1), here(&path));
    let run = form.run_in_community(&to, move |work| results::confirm(work, at));
    run.await.map_err(back(&to))?;
    form.done(t::result_counts(), &to)
}

/// `POST /c/{slug}/e/{number}/me/achieved`: achievements of somebody at the table.
pub(super) async fn tap(form: PersonForm, path: FreePath) -> WebResult {
    let (at, tapped, to) = (pod_at(&form.fields, path.1), achieved(&form.fields), here(&path));
    let person = form.fields.text("person").parse().unwrap_or(0);
    let run = form.run_in_community(&to, move |work| results::tap(work, at, Whose::Own, person, &tapped));
    run.await.map_err(back(&to))?;
    form.done(t::achievements_saved(), &to)
}
