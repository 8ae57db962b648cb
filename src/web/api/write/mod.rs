//! Calls that change something: tournaments, players, rounds and results. Each call leads to the same command as a form
//! of the pages: the same right, the same log, the same sentences.

pub mod answers;
pub mod attendance;
mod beside;
pub mod bodies;
pub mod described;
pub(in crate::web::api) mod doors;
mod player_bodies;
pub mod players;
pub mod results;
pub mod rounds;
pub(in crate::web::api) mod sent;
pub mod settings;
pub mod steps;
pub mod tournaments;

use crate::web::frame::answer::router::{Routes, handler};
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .post("/api/v1/tournaments", handler!(tournaments::create))
        .patch("/api/v1/tournaments/{slug}", handler!(tournaments::change))
        .post("/api/v1/tournaments/{slug}/open", handler!(steps::open))
        .post("/api/v1/tournaments/{slug}/cut", handler!(steps::announce_cut))
        .delete("/api/v1/tournaments/{slug}/cut", handler!(steps::take_back_cut))
        .post("/api/v1/tournaments/{slug}/finish", handler!(steps::finish))
        .post("/api/v1/tournaments/{slug}/reopen", handler!(steps::reopen))
        .post("/api/v1/tournaments/{slug}/cancel", handler!(steps::cancel))
        .post("/api/v1/tournaments/{slug}/players", handler!(players::add))
        .patch("/api/v1/tournaments/{slug}/players/{number}", handler!(players::edit))
        .delete("/api/v1/tournaments/{slug}/players/{number}", handler!(players::remove))
        .post(
            "/api/v1/tournaments/{slug}/players/{number}/admit",
            handler!(players::admit),
        )
        .post(
            "/api/v1/tournaments/{slug}/players/{number}/check-in",
            handler!(attendance::check_in),
        )
        .post(
            "/api/v1/tournaments/{slug}/players/{number}/drop",
            handler!(attendance::drop),
        )
        .post(
            "/api/v1/tournaments/{slug}/players/{number}/undo-drop",
            handler!(attendance::undo_drop),
        )
        .post(
            "/api/v1/tournaments/{slug}/check-ins",
            handler!(attendance::check_in_many),
        )
        .post("/api/v1/tournaments/{slug}/rounds", handler!(rounds::draft))
        .delete("/api/v1/tournaments/{slug}/rounds/{number}", handler!(rounds::discard))
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/keep",
            handler!(rounds::keep),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/redraft",
            handler!(rounds::redraft),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/publish",
            handler!(rounds::publish),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/unpublish",
            handler!(rounds::unpublish),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/start",
            handler!(rounds::start),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/unstart",
            handler!(rounds::unstart),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/finish",
            handler!(rounds::finish),
        )
        .post(
            "/api/v1/tournaments/{slug}/rounds/{number}/reopen",
            handler!(rounds::reopen),
        )
        .put(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result",
            handler!(results::set),
        )
        .delete(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result",
            handler!(results::take_back),
        );
}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(
    tournaments::create,
    tournaments::change,
    steps::open,
    steps::announce_cut,
    steps::take_back_cut,
    steps::finish,
    steps::reopen,
    steps::cancel,
    players::add,
    players::edit,
    players::remove,
    players::admit,
    attendance::check_in,
    attendance::check_in_many,
    attendance::drop,
    attendance::undo_drop,
    rounds::draft,
    rounds::discard,
    rounds::redraft,
    rounds::keep,
    rounds::publish,
    rounds::unpublish,
    rounds::start,
    rounds::unstart,
    rounds::finish,
    rounds::reopen,
    results::set,
    results::take_back,
))]
pub struct Described;
