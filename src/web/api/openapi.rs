//! The description of the API (OpenAPI 3.1), made from its code.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header;
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::answer::JSON;
use super::problem::{Mistake, ProblemBody};
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
        (name = "rounds", description = "Rounds, tables and results"),
        (name = "webhooks", description = "Webhooks and their deliveries"),
        (name = "description", description = "This description"),
    ),
    modifiers(&Token),
)]
struct Described;

/// The security scheme.
struct Token;

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
        document
    });
    &DOCUMENT
}

/// The description as it is sent, and kept in `docs/openapi.json`.
pub fn text() -> String {
    let json = document().to_pretty_json().expect("a description is JSON");
    json + "\n"
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
