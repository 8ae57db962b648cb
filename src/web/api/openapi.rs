//! The description of the API (OpenAPI 3.1): made from its code, and sent as it is committed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    Content, ContentBuilder, OpenApi as Document, Ref, RefOr, Required, ResponseBuilder, SecurityRequirement,
};
use utoipa::{Modify, OpenApi};

use super::answer::JSON;
use super::problem::{Mistake, PROBLEM_JSON, ProblemBody};
use super::{read, webhooks, write};
use crate::web::frame::answer::cache::Rendered;

/// The methods that calls of the API have.
const METHODS_DESCRIBED: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/// The version of the API.
const VERSION: &str = "1";

/// The parts of the description that are in no other file.
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
/// And every call below a tournament's address.
const NO_TOURNAMENT: (&str, &str) = ("404", "No such tournament");
/// The operation that looks at no token and is not counted.
const UNCOUNTED: &str = "openapi";

/// Adds to an operation what holds for all of its kind, unless it says so itself.
fn complete(path: &str, operation: &mut Operation, reads: bool) {
    let is_counted = operation.operation_id.as_deref() != Some(UNCOUNTED);
    let is_below_tournament = path.contains("{slug}");
    let for_all = FOR_ALL.into_iter().chain([BY_CALLER]).filter(|_| is_counted);
    let failures = for_all.chain(is_below_tournament.then_some(NO_TOURNAMENT));
    let responses = &mut operation.responses.responses;
    for (status, what) in failures {
        let response = || RefOr::T(ResponseBuilder::new().description(what).build());
        responses.entry(status.to_owned()).or_insert_with(response);
    }
    for (status, response) in responses.iter_mut() {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
        {
            response.content.entry(PROBLEM_JSON.to_owned()).or_insert_with(problem);
        }
    }
    if is_counted {
        // public reads accept a token too, and show more with it
        let both = || {
            vec![
                SecurityRequirement::default(),
                SecurityRequirement::new::<_, [&str; 0], &str>("token", []),
            ]
        };
        operation.security.get_or_insert_with(both);
    }
    let parameters = operation.parameters.get_or_insert_default();
    if is_below_tournament {
        let slug = parameter("slug", ParameterIn::Path, "The tournament's part of addresses");
        parameters.insert(0, RefOr::T(slug));
    }
    // an endless stream of events has no tag
    let is_whole = matches!(responses.get("200"), Some(RefOr::T(found)) if found.content.contains_key(JSON));
    if reads && is_whole {
        let known = || RefOr::T(ResponseBuilder::new().description("It is as the client has it").build());
        responses.entry("304".to_owned()).or_insert_with(known);
        let tag = parameter(
            "If-None-Match",
            ParameterIn::Header,
            "The `ETag` of the answer that the client has: one that has not changed since is 304",
        );
        parameters.push(RefOr::T(tag));
    }
}

/// A parameter that is text.
fn parameter(name: &str, place: ParameterIn, what: &str) -> Parameter {
    let required = match place {
        ParameterIn::Path => Required::True,
        _ => Required::False,
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(place)
        .required(required)
        .description(Some(what))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
        .build()
}

/// What every refusal is sent as.
fn problem() -> RefOr<Content> {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
    RefOr::T(content.build())
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

/// The description as the code makes it. Only a test calls this, which holds `docs/openapi.json` to it: what builds it is a
/// megabyte of code, which the program does without.
pub fn made() -> String {
    let mut document = Described::openapi();
    document.merge(read::Described::openapi());
    document.merge(write::Described::openapi());
    document.merge(webhooks::Described::openapi());
    for (path, item) in &mut document.paths.paths {
        let reading = item.get.iter_mut().map(|operation| (operation, true));
        let writing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        let writing = writing.into_iter().flatten().map(|operation| (operation, false));
        for (operation, reads) in reading.chain(writing) {
            complete(path, operation, reads);
        }
    }
    webhooks::told::describe(&mut document);
    document.to_pretty_json().expect("a description is JSON") + "\n"
}

/// The description as it is sent.
pub const TEXT: &str = include_str!("../../../docs/openapi.json");

/// The methods of each address that the description has, in upper case.
pub fn methods() -> &'static BTreeMap<String, Vec<String>> {
    static METHODS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        let description: Value = serde_json::from_str(TEXT).expect("the description is JSON");
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
    static SENT: LazyLock<Rendered> = LazyLock::new(|| Rendered::new(VERSION, JSON, TEXT).of_no_tournament());
    SENT.respond(&request)
}
