//! Calls that change something: tournaments, players, rounds and results. Each call leads to the same command as a form
//! of the pages: the same right, the same log, the same sentences.

pub mod answers;
pub mod attendance;
mod beside;
pub mod bodies;
pub mod described;
mod doors;
mod player_bodies;
pub mod players;
pub mod results;
pub mod rounds;
mod sent;
pub mod settings;
pub mod steps;
pub mod tournaments;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web::{delete, patch, post, put};
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/api/v1/tournaments", post().to(handler!(tournaments::create)))
        .route("/api/v1/tournaments/{slug}", patch().to(handler!(tournaments::change)))
        .route("/api/v1/tournaments/{slug}/open", post().to(handler!(steps::open)))
        .route(
            "/api/v1/tournaments/{slug}/cut",
            post().to(handler!(steps::announce_cut)),
        )
        .route(
            "/api/v1/tournaments/{slug}/cut",
            delete().to(handler!(steps::take_back_cut)),
        )
        .route("/api/v1/tournaments/{slug}/finish", post().to(handler!(steps::finish)))
        .route("/api/v1/tournaments/{slug}/reopen", post().to(handler!(steps::reopen)))
        .route("/api/v1/tournaments/{slug}/cancel", post().to(handler!(steps::cancel)))
        .route("/api/v1/tournaments/{slug}/players", post().to(handler!(players::add)))
        .route(
            "/api/v1/tournaments/{slug}/players/{number}",
            patch().to(handler!(players::edit)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}",
            delete().to(handler!(players::remove)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}/admit",
            post().to(handler!(players::admit)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}/check-in",
            post().to(handler!(attendance::check_in)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}/drop",
            post().to(handler!(attendance::drop)),
        )
        .route(
            "/api/v1/tournaments/{slug}/players/{number}/undo-drop",
            post().to(handler!(attendance::undo_drop)),
        )
        .route(
            "/api/v1/tournaments/{slug}/check-ins",
            post().to(handler!(attendance::check_in_many)),
        )
        .route("/api/v1/tournaments/{slug}/rounds", post().to(handler!(rounds::draft)))
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}",
            delete().to(handler!(rounds::discard)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/keep",
            post().to(handler!(rounds::keep)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/redraft",
            post().to(handler!(rounds::redraft)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/publish",
            post().to(handler!(rounds::publish)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/unpublish",
            post().to(handler!(rounds::unpublish)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/start",
            post().to(handler!(rounds::start)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/unstart",
            post().to(handler!(rounds::unstart)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/finish",
            post().to(handler!(rounds::finish)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/reopen",
            post().to(handler!(rounds::reopen)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result",
            put().to(handler!(results::set)),
        )
        .route(
            "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result",
            delete().to(handler!(results::take_back)),
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
