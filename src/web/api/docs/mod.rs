//! `/api/docs`: the documentation of the API, generated from its own description: the guide, a page for the routes of
//! each tag, and everything on one page for printing. It is the same for everybody.

mod deliveries;
mod examples;
mod kinds;
pub mod reference;
mod shapes;
mod values;
mod words;

use std::sync::LazyLock;

use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::web::api::openapi;
use crate::web::api::problem::Kind;
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
use reference::{Group, Reference};
use shapes::Schema;

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

pub fn routes(routes: &mut Routes) {
    routes
        .route("/api/docs", web::get().to(handler!(guide)))
        .route("/api/docs/all", web::get().to(handler!(whole)))
        .route("/api/docs/{part}", web::get().to(handler!(part)))
        .route("/api", web::get().to(handler!(lead)));
}

/// `GET /api`: everybody. `/api/v1` answers with a problem, like any address without a call, which names this page too.
async fn lead() -> HttpResponse {
    page::see_other(ADDRESS)
}

/// `GET /api/docs`: everybody.
async fn guide(app: App, request: HttpRequest) -> WebResult {
    kept(&app, &request, ADDRESS.to_owned(), ApiDocsPage::of_guide).await
}

/// `GET /api/docs/all`: everybody.
async fn whole(app: App, request: HttpRequest) -> WebResult {
    kept(&app, &request, WHOLE.to_owned(), ApiDocsPage::of_all).await
}

/// `GET /api/docs/{part}`: everybody.
async fn part(app: App, request: HttpRequest, name: web::Path<String>) -> WebResult {
    let Some(group) = reference().group(&name) else {
        let none = WebError::not_found("The API's documentation has no part of this name.");
        return Err(none.way_on("API", ADDRESS));
    };
    kept(&app, &request, group.href(), |_| ApiDocsPage::of_group(group)).await
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

/// Returns the parsed description.
fn reference() -> &'static Reference {
    static REFERENCE: LazyLock<Reference> = LazyLock::new(|| {
        let description = serde_json::from_str(openapi::TEXT).expect("the description is JSON");
        Reference::of(&description)
    });
    &REFERENCE
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
    told: Vec<deliveries::Told>,
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
    /// The groups whose routes are on this page.
    groups: Vec<&'static Group>,
    /// The schemas on this page.
    schemas: Vec<&'static Schema>,
    /// All groups, if the page is the guide, which links to their pages.
    elsewhere: &'static [Group],
}

impl ApiDocsPage {
    /// Returns whether the page lists the routes of a group as links: on its own page, if there are several.
    fn lists_routes(&self, group: &Group) -> bool {
        self.guide.is_none() && group.routes.len() > 1
    }

    fn of_guide(settings: &ServeSettings) -> Self {
        let mut named = reference().of_problems.clone();
        named.extend(deliveries::NAMED.map(str::to_owned));
        Self {
            guide: Some(Guide::of(settings)),
            schemas: reference().named(&named),
            elsewhere: &reference().groups,
            ..Self::new("API", ADDRESS)
        }
    }

    fn of_group(group: &'static Group) -> Self {
        Self {
            groups: vec![group],
            schemas: reference().named(&group.named),
            ..Self::new(&format!("API: {}", group.name), &group.href())
        }
    }

    fn of_all(settings: &ServeSettings) -> Self {
        Self {
            guide: Some(Guide::of(settings)),
            groups: reference().groups.iter().collect(),
            schemas: reference().schemas.iter().collect(),
            ..Self::new("API", WHOLE)
        }
    }

    fn new(heading: &str, here: &str) -> Self {
        let groups = reference().groups.iter();
        let groups = groups.map(|group| Link::new(group.title(), group.href()).at(here));
        Self {
            shell: Shell::new(heading),
            heading: heading.to_owned(),
            parts: [Link::new("Guide", ADDRESS).at(here)]
                .into_iter()
                .chain(groups)
                .collect(),
            guide: None,
            groups: Vec::new(),
            schemas: Vec::new(),
            elsewhere: &[],
        }
    }

    /// Returns the prefix of addresses of the guide's sections.
    fn to_guide(&self) -> &'static str {
        match self.guide {
            Some(_) => "",
            None => ADDRESS,
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
            told: deliveries::all(),
            examples: examples::all(),
        }
    }
}
