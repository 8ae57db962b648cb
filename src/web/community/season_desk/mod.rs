//! Seasons for the organizers of a community: their list, settings, evenings, and what came before Podium.

mod evenings;
mod fields;
mod finals;
mod import;
mod list;
mod read_files;
mod settings;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/c/{slug}/seasons", handler!(list::show))
        .post("/c/{slug}/ratings", handler!(list::set_ratings))
        .get("/c/{slug}/new-season", handler!(settings::show_new))
        .post("/c/{slug}/new-season", handler!(settings::create))
        .get("/c/{slug}/seasons/{season}", handler!(settings::show))
        .post("/c/{slug}/seasons/{season}", handler!(settings::save))
        .post("/c/{slug}/seasons/{season}/close", handler!(settings::close))
        .post("/c/{slug}/seasons/{season}/open", handler!(settings::open))
        .post("/c/{slug}/seasons/{season}/delete", handler!(settings::delete))
        .get("/c/{slug}/seasons/{season}/evenings", handler!(evenings::show))
        .post("/c/{slug}/seasons/{season}/evenings", handler!(evenings::add))
        .post("/c/{slug}/seasons/{season}/weight", handler!(evenings::set_weight))
        .post("/c/{slug}/seasons/{season}/remove", handler!(evenings::remove))
        .get("/c/{slug}/seasons/{season}/final", handler!(finals::show))
        .post("/c/{slug}/seasons/{season}/final", handler!(finals::enter))
        .get("/c/{slug}/seasons/{season}/import", handler!(import::show))
        .post("/c/{slug}/seasons/{season}/import", handler!(import::preview))
        .post("/c/{slug}/seasons/{season}/import/store", handler!(import::store));
}
