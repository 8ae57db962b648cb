//! Rulings, penalties, appeals on the staff's pages (T30).

mod detail;
mod labels;
mod list;
mod new;
mod new_view;
mod offers;
mod penalties;
mod ruling_form;
mod ruling_sheet;

use crate::web::router::Routes;
use actix_web::web;

pub use labels::{Chip, History, history, state};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/rulings", web::get().to(list::list))
        .route("/t/{slug}/desk/rulings.csv", web::get().to(ruling_sheet::csv))
        .route("/t/{slug}/desk/rulings/new", web::get().to(new::show))
        .route("/t/{slug}/desk/rulings/new", web::post().to(new::record))
        .route("/t/{slug}/desk/rulings/{number:[0-9]+}", web::get().to(detail::show))
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/appeal",
            web::post().to(detail::appeal),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/decide",
            web::post().to(detail::decide),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/withdraw",
            web::post().to(detail::withdraw),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/words",
            web::post().to(detail::describe),
        )
        .route("/t/{slug}/desk/settings/penalties", web::get().to(penalties::show))
        .route("/t/{slug}/desk/settings/penalties", web::post().to(penalties::save))
        .route(
            "/t/{slug}/desk/settings/penalties/replace",
            web::post().to(penalties::replace),
        )
        .route(
            "/t/{slug}/desk/settings/penalties/standard",
            web::post().to(penalties::standard),
        )
        .route("/t/{slug}/desk/settings/penalties.json", web::get().to(penalties::json));
}
