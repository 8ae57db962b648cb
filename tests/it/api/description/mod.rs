//! The description of the API as the code makes it, and what `/api/docs` shows of it: what the committed files are
//! held to.

mod events;
pub mod page;
mod reference;
mod shapes;
mod values;
mod webhooks;
mod words;

use podium::web::api;
use podium::web::api::openapi;
use podium::web::api::problem::PROBLEM_JSON;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    Content, ContentBuilder, OpenApi as Document, Ref, RefOr, Required, ResponseBuilder, SecurityRequirement,
};

const JSON: &str = "application/json";

/// What every call may be answered, also one without parameters: a query may have control characters.
const UNREADABLE: (&str, &str) = ("400", "The request cannot be read");
/// And every call that is counted.
const FOR_ALL: [(&str, &str); 3] = [
    ("429", "Too many calls: wait as long as `Retry-After` says"),
    ("500", "Something went wrong on our side"),
    ("503", "Not possible at the moment: wait as long as `Retry-After` says"),
];
/// And every call that looks at the token.
const BY_CALLER: (&str, &str) = ("401", "The token is missing or invalid");
/// And every call below a tournament's address.
const NO_TOURNAMENT: (&str, &str) = ("404", "No such tournament");
/// The operation that looks at no token and is not counted.
const UNCOUNTED: &str = "openapi";

/// Adds to an operation what holds for all of its kind, unless it says so itself.
fn complete(path: &str, operation: &mut Operation, reads: bool) {
    let is_counted = operation.operation_id.as_deref() != Some(UNCOUNTED);
    let is_below_tournament = path.contains("{slug}");
    let for_all = FOR_ALL.into_iter().chain([BY_CALLER]).filter(|_| is_counted);
    let failures = for_all
        .chain([UNREADABLE])
        .chain(is_below_tournament.then_some(NO_TOURNAMENT));
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
        let slug = parameter("slug", ParameterIn::Path, "The tournament's slug");
        parameters.insert(0, RefOr::T(slug));
    }
    // an endless stream of events has no tag
    let is_whole = matches!(responses.get("200"), Some(RefOr::T(found)) if found.content.contains_key(JSON));
    if reads && is_whole {
        let known = || RefOr::T(ResponseBuilder::new().description("Nothing has changed").build());
        responses.entry("304".to_owned()).or_insert_with(known);
        let tag = parameter(
            "If-None-Match",
            ParameterIn::Header,
            "The `ETag` of the client's copy: the answer is 304 if nothing has changed",
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

/// Adds the security scheme.
fn add_token(document: &mut Document) {
    let scheme = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some(
            "An access token of an account, `podium_…`, made on the account's page.",
        ))
        .build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("token", SecurityScheme::Http(scheme));
}

/// The description as the code makes it.
pub fn made() -> String {
    let mut document = openapi::Described::openapi();
    add_token(&mut document);
    document.merge(api::read::Described::openapi());
    document.merge(api::community::Described::openapi());
    document.merge(api::community::people::Described::openapi());
    document.merge(api::write::Described::openapi());
    document.merge(api::webhooks::of_tournament::Described::openapi());
    document.merge(api::webhooks::of_community::Described::openapi());
    for (path, item) in &mut document.paths.paths {
        let reading = item.get.iter_mut().map(|operation| (operation, true));
        let writing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        let writing = writing.into_iter().flatten().map(|operation| (operation, false));
        for (operation, reads) in reading.chain(writing) {
            complete(path, operation, reads);
        }
    }
    webhooks::describe(&mut document);
    document.to_pretty_json().expect("a description is JSON") + "\n"
}
