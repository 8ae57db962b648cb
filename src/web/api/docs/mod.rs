//! `/api/docs`: the documentation of the API: the guide, a page for the routes of each tag, and everything on one page for
//! printing. What shows the API's description is in `docs/api`, which a test writes. It is the same for everybody.

mod examples;
mod kinds;
mod whole;

use std::borrow::Cow;

use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::web::api::problem::Kind;
use crate::web::api::texts;
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, State, compute};
use examples::Example;
use podium_base::config::{CallLimits, ServeSettings};
use podium_store::site::access_tokens::Scope;

/// The address of the guide.
const ADDRESS: &str = "/api/docs";
/// The address of the single page with everything.
const WHOLE: &str = "/api/docs/all";
/// These pages change only with the program.
const VERSION: &str = "0";
/// The service's address in examples, if none is configured: the page is the same for everybody.
const LOCAL: &str = "http://your-podium";

/// A program that plays a whole event; a test runs it unchanged.
const BOT: &str = include_str!("../../../../docs/examples/bot.py");
/// A function that checks signatures; a test runs it unchanged.
const VERIFY: &str = include_str!("../../../../docs/examples/verify_webhook.py");

/// The tags of the description, each with a page.
const PARTS: [&str; 11] = [
    "tokens",
    "tournaments",
    "players",
    "rounds",
    "results",
    "standings",
    "communities",
    "streams",
    "exports",
    "webhooks",
    "description",
];

pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/docs", handler!(guide))
        .get("/api/docs/all", handler!(whole))
        .get("/api/docs/{part}", handler!(part))
        .get("/api", handler!(lead));
}

/// `GET /api`: everybody. `/api/v1` answers with a problem, like any address without a call, which names this page too.
async fn lead() -> HttpResponse {
    page::see_other(ADDRESS)
}

/// `GET /api/docs`: everybody.
async fn guide(app: App, request: HttpRequest) -> WebResult {
    let page = |settings: &_| ApiDocsPage {
        guide: Some(Guide::of(settings)),
        ..ApiDocsPage::new("API", ADDRESS, of_guide())
    };
    kept(&app, &request, ADDRESS.to_owned(), page).await
}

/// `GET /api/docs/all`: everybody.
async fn whole(app: App, request: HttpRequest) -> WebResult {
    let page = |settings: &_| ApiDocsPage {
        guide: Some(Guide::of(settings)),
        is_whole: true,
        ..ApiDocsPage::new("API", WHOLE, whole::text(&PARTS.map(of_part), of_guide()))
    };
    kept(&app, &request, WHOLE.to_owned(), page).await
}

/// `GET /api/docs/{part}`: everybody.
async fn part(app: App, request: HttpRequest, name: web::Path<String>) -> WebResult {
    let Some(&name) = PARTS.iter().find(|part| **part == *name) else {
        let none = WebError::not_found("The API's documentation has no part of this name.");
        return Err(none.way_on("API", ADDRESS));
    };
    let address = format!("{ADDRESS}/{name}");
    let at = address.clone();
    let page = move |_: &_| ApiDocsPage::new(&format!("API: {name}"), &at, of_part(name));
    kept(&app, &request, address, page).await
}

/// Returns what the page of a tag shows.
fn of_part(part: &str) -> &'static str {
    texts::of(&format!("{part}.html"))
}

/// Returns all routes as links, and the schemas of problems: below the guide.
fn of_guide() -> &'static str {
    of_part("guide")
}

/// Returns a page from the cache, or renders it.
async fn kept(
    app: &App,
    request: &HttpRequest,
    address: String,
    made: impl FnOnce(&ServeSettings) -> ApiDocsPage + Send + 'static,
) -> WebResult {
    page::at_one_address(request, &address)?;
    let render = async || {
        let rendered = move |state: &State| Ok(Rendered::new(VERSION, page::HTML, made(&state.settings).render()?));
        compute(app, rendered).await
    };
    let kept = app.cache.get(&address, |version| version == VERSION, render);
    Ok(kept.await?.respond(request))
}

/// A kind of problem as the page lists it.
struct KindOfProblem {
    word: &'static str,
    status: u16,
    title: &'static str,
    meaning: &'static str,
}

/// The values in the text of the guide.
struct Guide {
    /// The service's own address.
    base: String,
    /// Whether its address is known.
    has_address: bool,
    limits: CallLimits,
    scopes: Vec<(&'static str, &'static str)>,
    kinds: Vec<KindOfProblem>,
    bot: &'static str,
    verify: &'static str,
    events: &'static str,
    examples: [Example; 3],
}

/// The guide, the routes of a tag, or everything.
#[derive(Template)]
#[template(path = "api/docs/page.html")]
struct ApiDocsPage {
    shell: Shell,
    heading: String,
    /// The parts of the documentation; the current one is marked.
    parts: Vec<Link>,
    guide: Option<Guide>,
    /// Whether everything is on this page.
    is_whole: bool,
    /// What it shows of the description, as HTML.
    text: Cow<'static, str>,
}

impl ApiDocsPage {
    fn new(heading: &str, here: &str, text: impl Into<Cow<'static, str>>) -> Self {
        let parts = PARTS.iter().map(|name| {
            let title = name[..1].to_uppercase() + &name[1..];
            Link::new(title, format!("{ADDRESS}/{name}")).at(here)
        });
        Self {
            shell: Shell::new(heading),
            heading: heading.to_owned(),
            parts: [Link::new("Guide", ADDRESS).at(here)]
                .into_iter()
                .chain(parts)
                .collect(),
            guide: None,
            is_whole: false,
            text: text.into(),
        }
    }
}

impl Guide {
    fn of(settings: &ServeSettings) -> Self {
        let base = settings.public_url.as_ref().map(|url| url.as_str());
        let kind = |kind: &Kind| KindOfProblem {
            word: kind.word(),
            status: kind.status().as_u16(),
            title: kind.title(),
            meaning: kinds::meaning(*kind),
        };
        Self {
            base: base.unwrap_or(LOCAL).to_owned(),
            has_address: base.is_some(),
            limits: settings.calls,
            scopes: Scope::ALL.iter().map(|scope| (scope.as_str(), scope.what())).collect(),
            kinds: Kind::ALL.iter().map(kind).collect(),
            bot: BOT,
            verify: VERIFY,
            // the events of webhooks
            events: of_part("events"),
            examples: examples::all(),
        }
    }
}
