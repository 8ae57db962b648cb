//! Communities: the pages for everybody, a person's own page, and the pages of the staff.

mod desk;
mod doubts;
mod edit;
mod free;
mod home;
mod links;
mod log;
mod mentions;
mod merges;
mod own;
mod page;
mod people;
mod person;
mod ratings;
mod season;
mod season_desk;
mod settings;
mod staff;
mod webhooks;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/communities/new", handler!(settings::new))
        .post("/communities/new", handler!(settings::create))
        .get("/c/{slug}", handler!(home::show))
        .get("/c/{slug}/desk", handler!(desk::show))
        .post("/c/{slug}/evening", handler!(desk::start))
        .get("/c/{slug}/people", handler!(people::show))
        .post("/c/{slug}/people", handler!(people::add))
        .get("/c/{slug}/people.csv", handler!(people::csv))
        .get("/c/{slug}/people/links", handler!(links::all))
        .get("/c/{slug}/people/{number:[0-9]+}", handler!(person::show))
        .get("/c/{slug}/people/{number:[0-9]+}/edit", handler!(edit::show))
        .post("/c/{slug}/people/{number:[0-9]+}/edit", handler!(edit::save))
        .get("/c/{slug}/people/{number:[0-9]+}/link", handler!(edit::show_link))
        .post("/c/{slug}/people/{number:[0-9]+}/link", handler!(edit::renew))
        .post("/c/{slug}/people/{number:[0-9]+}/merge", handler!(edit::merge_into))
        .post("/c/{slug}/people/{number:[0-9]+}/erase", handler!(edit::remove_data))
        .get("/c/{slug}/people/{number:[0-9]+}/mentions", handler!(mentions::show))
        .post("/c/{slug}/people/{number:[0-9]+}/mentions", handler!(mentions::settle))
        .get("/c/{slug}/doubts", handler!(doubts::show))
        .post("/c/{slug}/doubts", handler!(doubts::settle_called))
        .post("/c/{slug}/doubts/{id}", handler!(doubts::settle))
        .get("/c/{slug}/merges", handler!(merges::show))
        .post("/c/{slug}/merges/{number:[0-9]+}/undo", handler!(merges::undo))
        .get("/c/{slug}/log", handler!(log::show))
        .get("/c/{slug}/staff", handler!(staff::show))
        .post("/c/{slug}/staff", handler!(staff::give))
        .post("/c/{slug}/staff/remove", handler!(staff::remove))
        .get("/c/{slug}/settings", handler!(settings::show))
        .post("/c/{slug}/settings", handler!(settings::save))
        .get("/c/{slug}/me", handler!(own::show))
        .post("/c/{slug}/me", handler!(own::save))
        .post("/c/{slug}/me/forget", handler!(own::forget))
        .get("/c/{slug}/p/{token}", handler!(own::open))
        .post("/c/{slug}/p/{token}", handler!(own::change))
        .configure(free::routes)
        .configure(ratings::routes)
        .configure(season::routes)
        .configure(season_desk::routes)
        .configure(webhooks::routes);
}
