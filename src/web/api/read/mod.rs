//! Calls that read: the content of the public pages, and with a token of the staff that of the staff's pages.

mod answers;
mod bracket;
mod clock;
mod clock_now;
mod counted;
mod events;
mod exports;
mod player;
mod players;
pub(in crate::web::api) mod pods;
mod query;
mod rounds;
mod seen;
mod stage;
mod standings;
mod statistics;
mod tournament;
mod tournaments;

pub use players::PlayerEntry;
pub use seen::Staff;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web::get;
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/api/v1/tournaments", get().to(handler!(tournaments::tournaments)))
        .route("/api/v1/tournaments/{slug}", get().to(handler!(tournament::tournament)))
        .route(
            "/api/v1/tournaments/{slug}/players",
            get().to(handler!(players::players)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}",
            get().to(handler!(player::player)),
        )
        .route("/api/v1/tournaments/{slug}/rounds", get().to(handler!(rounds::rounds)))
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}",
            get().to(handler!(rounds::round)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}",
            get().to(handler!(rounds::table)),
        )
        .route(
            "/api/v1/tournaments/{slug}/standings",
            get().to(handler!(standings::standings)),
        )
        .route(
            "/api/v1/tournaments/{slug}/bracket",
            get().to(handler!(bracket::bracket)),
        )
        .route("/api/v1/tournaments/{slug}/clock", get().to(handler!(clock_now::clock)))
        .route(
            "/api/v1/tournaments/{slug}/statistics",
            get().to(handler!(statistics::statistics)),
        )
        .route("/api/v1/statistics", get().to(handler!(statistics::of_several)))
        .route("/api/v1/tournaments/{slug}/event", get().to(handler!(exports::event)))
        .route(
            "/api/v1/tournaments/{slug}/topdeck",
            get().to(handler!(exports::topdeck)),
        )
        .route("/api/v1/tournaments/{slug}/stage", get().to(handler!(stage::stage)))
        .route("/api/v1/tournaments/{slug}/events", get().to(handler!(events::events)));
}

/// Their description.
#[derive(OpenApi)]
#[openapi(
    paths(
        tournaments::tournaments,
        tournament::tournament,
        players::players,
        player::player,
        rounds::rounds,
        rounds::round,
        rounds::table,
        standings::standings,
        bracket::bracket,
        clock_now::clock,
        statistics::statistics,
        statistics::of_several,
        exports::event,
        exports::topdeck,
        stage::stage,
        events::events,
    ),
    // the schema of a parameter, which is not collected automatically
    components(schemas(tournaments::Group))
)]
pub struct Described;
