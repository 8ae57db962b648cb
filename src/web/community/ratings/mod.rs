//! Ratings of a community: of the people who show theirs, of commanders, and of one person as a picture.

mod commanders;
mod csv;
mod people;
mod person;
mod view;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/c/{slug}/ratings", handler!(people::show))
        .get("/c/{slug}/ratings/commanders", handler!(commanders::show))
        .get("/c/{slug}/ratings/people/{number:[0-9]+}", handler!(person::show))
        .get("/c/{slug}/ratings.csv", handler!(csv::ratings));
}
