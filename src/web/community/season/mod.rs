//! A season for everybody: its standings, a person's season, evenings, records, what everyone needs, and how it scores.

mod commanders;
mod csv;
mod evenings;
mod needs;
mod person;
mod records;
mod rules;
mod standings;
mod view;
pub mod words;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/c/{slug}/s/{season}", handler!(standings::show))
        .get("/c/{slug}/s/{season}/commanders", handler!(commanders::show))
        .get("/c/{slug}/s/{season}/evenings", handler!(evenings::show))
        .get("/c/{slug}/s/{season}/needs", handler!(needs::show))
        .get("/c/{slug}/s/{season}/people/{number:[0-9]+}", handler!(person::show))
        .get("/c/{slug}/s/{season}/records", handler!(records::show))
        .get("/c/{slug}/s/{season}/rules", handler!(rules::show))
        .get("/c/{slug}/s/{season}/standings.csv", handler!(csv::standings));
}
