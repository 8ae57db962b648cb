//! An evening of free pods for everybody: who waits, which pods play, and what they came to.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_snapshot::season::FreeNow;
use podium_store::DbError;
use say::{Language, Message, free as t};

use super::pods::{PodView, Reads};
use crate::web::community::page::{self, Shows, public_shell};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::language;
use crate::web::frame::state::App;

/// The most pods that ended which are listed, the latest ones.
const ENDED: usize = 200;
/// The most people who are listed.
const WAITING: usize = 500;

/// The page.
#[derive(Debug, Template)]
#[template(path = "community/free/show.html")]
struct FreePage {
    shell: Shell,
    name: String,
    line: Message,
    links: Vec<Link>,
    is_open: bool,
    /// The page of the person whose link the browser has.
    own: String,
    waiting: Vec<Message>,
    playing: Vec<PodView>,
    ended: Vec<PodView>,
}

/// `GET /c/{slug}/e/{number}`: for everybody.
pub(super) async fn show(app: App, request: HttpRequest, path: Path<(String, i64)>) -> WebResult {
    let (slug, number) = path.into_inner();
    let at = format!("/c/{slug}/e/{number}");
    page::kept(
        &app,
        &request,
        (&slug.clone(), at),
        Shows::Home,
        move |conn, _, page| {
            let now = FreeNow::read(conn, &slug, number).map_err(|error| no_evening(error, number))?;
            Ok(FreePage::new(&now, page.language).render_with_values(page)?)
        },
    )
    .await
}

/// Returns the error of an evening that could not be read.
pub(super) fn no_evening(error: DbError, number: i64) -> WebError {
    match error {
        DbError::NotFound => WebError::not_found(say::refused_free::no_such_evening(number)),
        other => other.into(),
    }
}

impl FreePage {
    fn new(now: &FreeNow, language: Language) -> Self {
        let at = |path: String| language::local(Some(language), path);
        let community = &now.community.slug;
        let season = now
            .season
            .as_ref()
            .map(|season| Link::new(season.name.as_str(), at(format!("/c/{community}/s/{}", season.slug))));
        let home = Link::new(now.community.name.as_str(), at(format!("/c/{community}")));
        let pod = |pod| PodView::of(now, pod, Reads::Everybody);
        let waiting = now.waiting.iter().map(|one| Message::from(&one.names.public));
        Self {
            shell: public_shell(&now.community, now.evening.name.as_str()),
            name: now.evening.name.clone(),
            line: line(now),
            links: [home].into_iter().chain(season).collect(),
            is_open: now.evening.closed_at.is_none(),
            own: format!("/c/{community}/e/{}/me", now.evening.number),
            waiting: waiting.take(WAITING).collect(),
            playing: now.pods.iter().filter(|pod| pod.is_open()).map(pod).collect(),
            ended: now
                .pods
                .iter()
                .rev()
                .filter(|pod| !pod.is_open())
                .take(ENDED)
                .map(pod)
                .collect(),
        }
    }
}

/// Returns the day, how many people came, and whether it is over.
pub(super) fn line(now: &FreeNow) -> Message {
    let closed = now.evening.closed_at.map(|_| t::closed());
    let parts = [say::date(now.evening.held_on), say::season::people(now.came)];
    Message::joined(parts.into_iter().chain(closed), " · ")
}
