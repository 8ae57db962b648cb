//! The description of the API (OpenAPI 3.1): made from its code, and sent as it is committed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;
use utoipa::OpenApi;

use super::answer::JSON;
use super::problem::{Mistake, ProblemBody};
use super::texts;
use crate::web::frame::answer::cache::Rendered;

/// The methods that calls of the API have.
const METHODS_DESCRIBED: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/// The version of the API.
const VERSION: &str = "1";

/// The parts of the description that are in no other file. A test puts them together with those of `read`, `write` and
/// `webhooks`, and holds `docs/openapi.json` to it: what builds it is a megabyte of code, which the program does without.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Podium",
        version = "1",
        description = "Tournaments of multiplayer Magic: players, rounds, results, standings. The same commands and the same \
                       visibility as the pages. What answers GET answers HEAD too, but for streams of events.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/", description = "This service")),
    paths(super::me::me, described),
    components(schemas(ProblemBody, Mistake)),
    tags(
        (name = "tokens", description = "What a token is and may do"),
        (name = "tournaments", description = "Tournaments and what they show"),
        (name = "players", description = "Who plays: registered, checked in, dropped"),
        (name = "rounds", description = "Rounds and their tables"),
        (name = "results", description = "Results of tables"),
        (name = "standings", description = "Standings, the playoff, statistics"),
        (name = "communities", description = "Communities, their seasons and ratings"),
        (name = "streams", description = "For streams: the clock, the stage, events"),
        (name = "exports", description = "The tournament in other formats"),
        (name = "webhooks", description = "Webhooks and their deliveries"),
        (name = "description", description = "This description"),
    ),
)]
pub struct Described;

/// Returns the description as it is sent.
pub fn text() -> &'static str {
    texts::of("openapi.json")
}

/// The methods of each address that the description has, in upper case.
pub fn methods() -> &'static BTreeMap<String, Vec<String>> {
    static METHODS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        let description: Value = serde_json::from_str(text()).expect("the description is JSON");
        let paths = description["paths"].as_object().into_iter().flatten();
        let methods = paths.map(|(path, item)| {
            let members = item
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| name.to_uppercase());
            let methods = members.filter(|name| METHODS_DESCRIBED.contains(&name.as_str()));
            (path.clone(), methods.collect())
        });
        methods.collect()
    });
    &METHODS
}

/// This description
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    tag = "description",
    operation_id = "openapi",
    responses((status = 200, description = "The description of the API (OpenAPI 3.1)", body = Object)),
)]
pub(super) async fn described(request: HttpRequest) -> HttpResponse {
    // it changes only with the program
    static SENT: LazyLock<Rendered> = LazyLock::new(|| Rendered::new(VERSION, JSON, text()).of_no_tournament());
    SENT.respond(&request)
}
