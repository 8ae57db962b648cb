//! An evening of free pods for the staff: who waits, pods by one press, results.

use std::collections::HashSet;

use actix_web::HttpRequest;
use askama::Template;
use podium_ops::season::free::{self, Whose, pods, queue, results};
use podium_snapshot::season::{FreeNow, WaitingNow};
use podium_store::Reader;
use podium_store::community::people::{self, PersonRow};
use say::{Message, free as t};

use super::fields::{bracket, brackets};
use super::own::FreePath;
use super::pods::{PodView, Reads, achieved, pod_at, tapped};
use super::show::{line, no_evening};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::{Rounds, Settings};
use crate::web::frame::state::{App, read};

/// The most people who are offered to be added, in the order of lists; of the others the name or the number is typed.
const OFFERED: i64 = 1_000;

/// The page.
#[derive(Template)]
#[template(path = "community/free/desk.html")]
struct FreeDeskPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    line: Message,
    /// The address of its forms.
    at: String,
    links: Vec<Link>,
    is_open: bool,
    waiting: Vec<WaitingLine>,
    /// Whom to add: a name or a number.
    person: Field,
    /// Names that are offered.
    people: Vec<Choice>,
    brackets: Vec<Choice>,
    has_achievements: bool,
    playing: Vec<DeskPod>,
    ended: Vec<DeskPod>,
}

struct WaitingLine {
    number: i64,
    name: Message,
    /// "Bracket 3"; empty for any.
    wants: Message,
}

/// A pod with the keys of its forms.
struct DeskPod {
    pod: PodView,
    keys: FormKeys,
}

impl FreeDeskPage {
    fn new(app: &App, request: &HttpRequest, desk: &CommunityDesk<Rounds>, now: &FreeNow, people: Vec<Choice>) -> Self {
        let at = desk.at(&format!("e/{}", now.evening.number));
        let settings = Link::new(t::settings(), format!("{at}/settings"));
        let waiting = |one: &WaitingNow| WaitingLine {
            number: one.number,
            name: (&one.names.full).into(),
            wants: one.bracket.map(t::bracket).unwrap_or_default(),
        };
        let pod = |pod| DeskPod {
            pod: PodView::of(now, pod, Reads::Staff),
            keys: desk.keys(app, pod.version),
        };
        Self {
            shell: shell(desk, request, now.evening.name.as_str()),
            keys: desk.keys(app, None),
            name: now.evening.name.clone(),
            line: line(now),
            links: [
                Some(Link::new(t::everybody(), at.clone())),
                desk.may::<Settings>().then_some(settings),
            ]
            .into_iter()
            .flatten()
            .collect(),
            at: format!("{at}/desk"),
            is_open: now.evening.closed_at.is_none(),
            waiting: now.waiting.iter().map(waiting).collect(),
            person: Field::empty("person"),
            people,
            brackets: brackets(),
            has_achievements: !now.achievements.is_empty(),
            playing: now.pods.iter().filter(|pod| pod.is_open()).map(pod).collect(),
            ended: now.pods.iter().rev().filter(|pod| !pod.is_open()).map(pod).collect(),
        }
    }

    /// Returns the address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET /c/{slug}/e/{number}/desk`: who pairs rounds.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Rounds>, path: FreePath) -> WebResult {
    let (slug, number) = path.into_inner();
    let found = read(&app, move |conn: &mut Reader<'_>| found(conn, &slug, number));
    let (now, people) = found.await?;
    page::private(&FreeDeskPage::new(&app, &request, &desk, &now, people))
}

/// Reads an evening, and the people who can be added.
fn found(conn: &mut Reader<'_>, slug: &str, number: i64) -> Result<(FreeNow, Vec<Choice>), WebError> {
    let now = FreeNow::read(conn, slug, number).map_err(|error| no_evening(error, number))?;
    let all = people::page(conn, &now.community.id, 0, OFFERED)?;
    let choices = offered(&now, &all);
    Ok((now, choices))
}

/// Returns those of some people who can be added: who neither waits nor plays.
fn offered(now: &FreeNow, all: &[PersonRow]) -> Vec<Choice> {
    let open = now.pods.iter().filter(|pod| pod.is_open());
    let playing = open.flat_map(|pod| &pod.seats).map(|seat| seat.id.as_str());
    let waiting = now.waiting.iter().map(|one| one.id.as_str());
    let here: HashSet<&str> = waiting.chain(playing).collect();
    let others = all
        .iter()
        .filter(|row| row.is_live() && !here.contains(row.id.as_str()));
    others
        .map(|row| Choice::new(&row.name, t::person(&row.name, row.number)))
        .collect()
}

/// The page to which the forms lead.
fn here(path: &FreePath) -> String {
    format!("/c/{}/e/{}/desk", path.0, path.1)
}

/// Returns the person whom a form is about.
fn whose(form: &CommunityForm<Rounds>) -> Whose {
    Whose::Person(form.fields.text("person").parse().unwrap_or(0))
}

/// `POST /c/{slug}/e/{number}/desk/join`: somebody who is there without a phone.
pub(super) async fn join(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (number, bracket, to) = (path.1, bracket(&form.fields), here(&path));
    let typed = form.fields.text("person").to_owned();
    let run = form.run_in_community(&to, move |work| {
        let whose = queue::typed(work, &typed)?;
        queue::join(work, number, whose, bracket)
    });
    let name = run.await.map_err(back(&to))?;
    form.done(t::waits_now(name), &to)
}

/// `POST /c/{slug}/e/{number}/desk/leave`: somebody who has gone home.
pub(super) async fn leave(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (number, whose, to) = (path.1, whose(&form), here(&path));
    let run = form.run_in_community(&to, move |work| queue::leave(work, number, whose));
    let name = run.await.map_err(back(&to))?;
    form.done(t::waits_no_longer(name), &to)
}

/// `POST /c/{slug}/e/{number}/desk/pods`: forms pods from those who wait.
pub(super) async fn form_pods(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (number, to) = (path.1, here(&path));
    let formed = form.run_in_community(&to, move |work| pods::form(work, number)).await;
    form.done(t::pods_formed(formed.map_err(back(&to))?), &to)
}

/// `POST /c/{slug}/e/{number}/desk/result`: a result that counts at once.
pub(super) async fn enter(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (at, places, to) = (pod_at(&form.fields, path.1), tapped(&form.fields), here(&path));
    let reason = form.fields.text("reason").to_owned();
    let run = form.run_in_community(&to, move |work| results::enter(work, at, &places, &reason));
    run.await.map_err(back(&to))?;
    form.done(t::result_counts(), &to)
}

/// `POST /c/{slug}/e/{number}/desk/void`: a pod that counts for nobody.
pub(super) async fn declare_void(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (at, to) = (pod_at(&form.fields, path.1), here(&path));
    let reason = form.fields.text("reason").to_owned();
    let run = form.run_in_community(&to, move |work| results::declare_void(work, at, &reason));
    run.await.map_err(back(&to))?;
    form.done(t::is_void_now(), &to)
}

/// `POST /c/{slug}/e/{number}/desk/achieved`: achievements of somebody.
pub(super) async fn tap(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (at, tapped, to) = (pod_at(&form.fields, path.1), achieved(&form.fields), here(&path));
    let (whose, person) = (whose(&form), form.fields.text("person").parse().unwrap_or(0));
    let run = form.run_in_community(&to, move |work| results::tap(work, at, whose, person, &tapped));
    run.await.map_err(back(&to))?;
    form.done(t::achievements_saved(), &to)
}

/// `POST /c/{slug}/e/{number}/desk/close`: the evening is over.
pub(super) async fn close(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (number, to) = (path.1, here(&path));
    let run = form.run_in_community(&to, move |work| free::close(work, number, true));
    run.await.map_err(back(&to))?;
    form.done(t::evening_closed(), &to)
}

/// `POST /c/{slug}/e/{number}/desk/open`: it goes on.
pub(super) async fn reopen(form: CommunityForm<Rounds>, path: FreePath) -> WebResult {
    let (number, to) = (path.1, here(&path));
    let run = form.run_in_community(&to, move |work| free::close(work, number, false));
    run.await.map_err(back(&to))?;
    form.done(t::evening_reopened(), &to)
}
