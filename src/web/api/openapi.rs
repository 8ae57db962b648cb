//! The description of the API (OpenAPI 3.1), made from its code.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header;
use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder, SecurityRequirement,
};
use utoipa::{Modify, OpenApi};

use super::answer::JSON;
use super::problem::{Mistake, PROBLEM_JSON, ProblemBody};
use super::{read, webhooks, write};

/// The parts of the description that are in no other file.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Podium",
        version = "1",
        description = "Tournaments of multiplayer Magic: players, rounds, results, standings. The same commands and the same \
                       visibility as the pages.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/", description = "This service")),
    paths(super::me::me, described),
    components(schemas(ProblemBody, Mistake)),
    tags(
        (name = "tokens", description = "What a token is and may do"),
        (name = "tournaments", description = "Tournaments and what they show"),
        (name = "players", description = "Players"),
        (name = "rounds", description = "Rounds and their tables"),
        (name = "results", description = "Results of tables"),
        (name = "standings", description = "Standings, the playoff, statistics"),
        (name = "streams", description = "For streams: the clock, the stage, events"),
        (name = "exports", description = "The tournament in other formats"),
        (name = "webhooks", description = "Webhooks and their deliveries"),
        (name = "description", description = "This description"),
    ),
    modifiers(&Token),
)]
struct Described;

/// The security scheme.
struct Token;

/// What every call may be answered, whatever it does.
const FOR_ALL: [(&str, &str); 3] = [
    ("429", "Too many calls: wait as long as `Retry-After` says"),
    ("500", "Something went wrong on our side"),
    ("503", "It could not be done now: wait as long as `Retry-After` says"),
];
/// And every call that looks at the token.
const BY_CALLER: (&str, &str) = ("401", "There is no token, or one that does not hold");
/// The operation that looks at no token and is not counted.
const UNCOUNTED: &str = "openapi";

/// Adds to an operation what holds for all, unless it says so itself.
fn complete(operation: &mut Operation, reads: bool) {
    if operation.operation_id.as_deref() == Some(UNCOUNTED) {
        return;
    }
    let responses = &mut operation.responses.responses;
    for (status, what) in FOR_ALL.into_iter().chain([BY_CALLER]) {
        responses.entry(status.to_owned()).or_insert_with(|| problem(what));
    }
    // public reads take a token too, and show more to it
    let both = || {
        vec![
            SecurityRequirement::default(),
            SecurityRequirement::new::<_, [&str; 0], &str>("token", []),
        ]
    };
    operation.security.get_or_insert_with(both);
    // an endless stream of events has no tag
    let is_whole = matches!(responses.get("200"), Some(RefOr::T(found)) if found.content.contains_key(JSON));
    if reads && is_whole {
        let known = || RefOr::T(ResponseBuilder::new().description("It is as the client has it").build());
        responses.entry("304".to_owned()).or_insert_with(known);
        let tag = ParameterBuilder::new()
            .name("If-None-Match")
            .parameter_in(ParameterIn::Header)
            .description(Some(
                "The `ETag` of the answer that the client has: one that has not changed since is 304",
            ))
            .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
            .build();
        operation.parameters.get_or_insert_default().push(RefOr::T(tag));
    }
}

fn problem(what: &str) -> RefOr<Response> {
    let content = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name("Problem")))
        .build();
    let response = ResponseBuilder::new().description(what).content(PROBLEM_JSON, content);
    RefOr::T(response.build())
}

impl Modify for Token {
    fn modify(&self, document: &mut Document) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "An access token of an account, `podium_…`, made on the account's page.",
            ))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The description as a document.
pub fn document() -> &'static Document {
    static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
        let mut document = Described::openapi();
        document.merge(read::Described::openapi());
        document.merge(write::Described::openapi());
        document.merge(webhooks::Described::openapi());
        for item in document.paths.paths.values_mut() {
            let reading = item.get.iter_mut().map(|operation| (operation, true));
            let writing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
            let writing = writing.into_iter().flatten().map(|operation| (operation, false));
            for (operation, reads) in reading.chain(writing) {
                complete(operation, reads);
            }
        }
        document
    });
    &DOCUMENT
}

/// The description as it is sent, and kept in `docs/openapi.json`.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let json = document().to_pretty_json().expect("a description is JSON");
        json + "\n"
    });
    &TEXT
}

/// This description
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    tag = "description",
    operation_id = "openapi",
    responses((status = 200, description = "The description of the API (OpenAPI 3.1)", content_type = "application/json")),
)]
pub(super) async fn described() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .content_type(JSON)
        .body(text())
}
