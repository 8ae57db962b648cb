//! Calls about communities: their people, and their seasons and ratings as the public pages show them.

pub(super) mod address;
mod free;
mod kept;
pub mod people;
mod ratings;
mod season_shapes;
mod seasons;

use utoipa::OpenApi;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/api/v1/communities/{community}/seasons", handler!(seasons::seasons))
        .get(
            "/api/v1/communities/{community}/seasons/{season}",
            handler!(seasons::season),
        )
        .get(
            "/api/v1/communities/{community}/seasons/{season}/standings",
            handler!(seasons::standings),
        )
        .get(
            "/api/v1/communities/{community}/seasons/{season}/people/{number}",
            handler!(seasons::person),
        )
        .get(
            "/api/v1/communities/{community}/evenings/{number}",
            handler!(free::evening),
        )
        .get("/api/v1/communities/{community}/ratings", handler!(ratings::ratings))
        .configure(people::routes);
}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(
    seasons::seasons,
    seasons::season,
    seasons::standings,
    seasons::person,
    free::evening,
    ratings::ratings,
))]
pub struct Described;
