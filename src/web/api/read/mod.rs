//! Calls that read: the content of the public pages, and with a token of the staff that of the staff's pages.

mod answers;
mod bracket;
mod clock;
mod clock_now;
mod counted;
mod events;
mod exports;
pub(in crate::web::api) mod house;
mod player;
mod players;
pub(in crate::web::api) mod pods;
pub(in crate::web::api) mod query;
mod rounds;
mod seen;
mod stage;
mod standings;
mod statistics;
pub mod tournament;
mod tournaments;

pub use players::PlayerEntry;
pub use seen::{Staff, time};

use crate::web::frame::answer::router::{Routes, handler};
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/v1/tournaments", handler!(tournaments::tournaments))
        .get("/api/v1/tournaments/{slug}", handler!(tournament::tournament))
        .get("/api/v1/tournaments/{slug}/players", handler!(players::players))
        .get("/api/v1/tournaments/{slug}/players/{number}", handler!(player::player))
        .get("/api/v1/tournaments/{slug}/rounds", handler!(rounds::rounds))
        .get("/api/v1/tournaments/{slug}/rounds/{number}", handler!(rounds::round))
        .get(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}",
            handler!(rounds::table),
        )
        .get("/api/v1/tournaments/{slug}/standings", handler!(standings::standings))
        .get("/api/v1/tournaments/{slug}/bracket", handler!(bracket::bracket))
        .get("/api/v1/tournaments/{slug}/clock", handler!(clock_now::clock))
        .get(
            "/api/v1/tournaments/{slug}/statistics",
            handler!(statistics::statistics),
        )
        .get("/api/v1/statistics", handler!(statistics::of_several))
        .get("/api/v1/tournaments/{slug}/event", handler!(exports::event))
        .get("/api/v1/tournaments/{slug}/topdeck", handler!(exports::topdeck))
        .get("/api/v1/tournaments/{slug}/stage", handler!(stage::stage))
        .get("/api/v1/tournaments/{slug}/events", handler!(events::events));
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
