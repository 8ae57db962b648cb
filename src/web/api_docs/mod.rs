//! `/api/docs`: the documentation of the API, made of its own description. It is the same for everybody.

mod deliveries;
mod kinds;
pub mod reference;
mod words;

use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::api::openapi;
use super::api::problem::Kind;
use super::cache::Rendered;
use super::error::{WebError, WebResult};
use super::page;
use super::shell::Shell;
use super::state::{App, compute};
use crate::config::CallLimits;
use crate::ops::access_tokens::Scope;
use reference::Reference;

/// Where the page is.
const ADDRESS: &str = "/api/docs";
/// It changes with the program alone.
const VERSION: &str = "0";
/// The service in examples, where nobody has said at which address it is: the page is the same for everybody.
const LOCAL: &str = "http://your-podium";

/// A program that plays a whole event; a test runs it as it stands.
const BOT: &str = include_str!("../../../docs/examples/bot.py");
/// A function that checks signatures; a test runs it as it stands.
const VERIFY: &str = include_str!("../../../docs/examples/verify_webhook.py");

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/api/docs", web::get().to(show))
        .route("/api", web::get().to(lead));
}

/// `GET /api`: everybody. `/api/v1` is a problem as any address of no call is, which names the page too.
async fn lead() -> HttpResponse {
    page::see_other(ADDRESS)
}

/// A kind of problem as the page lists it.
struct KindOfProblem {
    word: &'static str,
    status: u16,
    title: &'static str,
    meaning: &'static str,
}

#[derive(Template)]
#[template(path = "api_docs/page.html")]
struct ApiDocsPage {
    shell: Shell,
    /// The service's own address.
    base: String,
    /// Whether it is known.
    has_address: bool,
    limits: CallLimits,
    scopes: Vec<(&'static str, &'static str)>,
    kinds: Vec<KindOfProblem>,
    reference: Reference,
    bot: &'static str,
    verify: &'static str,
    told: Vec<deliveries::Told>,
}

/// `GET /api/docs`: everybody.
async fn show(app: App, request: HttpRequest) -> WebResult {
    page::at_one_address(&request, ADDRESS)?;
    let render = async || {
        compute(&app, |state| {
            let settings = &state.settings;
            let base = settings.public_url.as_ref().map(|url| url.as_str());
            let page = ApiDocsPage::new(base, settings.calls)?;
            Ok(Rendered::new(VERSION, page::HTML, page.render()?))
        })
        .await
    };
    let kept = app.cache.get(ADDRESS, |version| version == VERSION, render);
    Ok(kept.await?.respond(&request))
}

impl ApiDocsPage {
    fn new(base: Option<&str>, limits: CallLimits) -> Result<Self, WebError> {
        let description = serde_json::to_value(openapi::document()).map_err(|error| {
            tracing::error!(%error, "the description of the API is no JSON");
            WebError::not_found("The description of the API is not here.")
        })?;
        let kind = |kind: &Kind| KindOfProblem {
            word: kind.word(),
            status: kind.status().as_u16(),
            title: kind.title(),
            meaning: kinds::meaning(*kind),
        };
        Ok(Self {
            shell: Shell::new("API"),
            base: base.unwrap_or(LOCAL).to_owned(),
            has_address: base.is_some(),
            limits,
            scopes: Scope::ALL.iter().map(|scope| (scope.as_str(), scope.what())).collect(),
            kinds: Kind::ALL.iter().map(kind).collect(),
            reference: Reference::of(&description),
            bot: BOT,
            verify: VERIFY,
            told: deliveries::all(),
        })
    }
}
