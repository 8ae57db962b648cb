//! Rulings, penalties, appeals on the staff's pages (T30).

mod detail;
mod list;
mod new;
mod new_view;
mod offers;
mod penalties;
mod ruling_form;
mod ruling_sheet;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/rulings", web::get().to(handler!(list::list)))
        .route("/t/{slug}/desk/rulings.csv", web::get().to(handler!(ruling_sheet::csv)))
        .route("/t/{slug}/desk/rulings/new", web::get().to(handler!(new::show)))
        .route("/t/{slug}/desk/rulings/new", web::post().to(handler!(new::record)))
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}",
            web::get().to(handler!(detail::show)),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/appeal",
            web::post().to(handler!(detail::appeal)),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/decide",
            web::post().to(handler!(detail::decide)),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/withdraw",
            web::post().to(handler!(detail::withdraw)),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/words",
            web::post().to(handler!(detail::describe)),
        )
        .route(
            "/t/{slug}/desk/settings/penalties",
            web::get().to(handler!(penalties::show)),
        )
        .route(
            "/t/{slug}/desk/settings/penalties",
            web::post().to(handler!(penalties::save)),
        )
        .route(
            "/t/{slug}/desk/settings/penalties/replace",
            web::post().to(handler!(penalties::replace)),
        )
        .route(
            "/t/{slug}/desk/settings/penalties/standard",
            web::post().to(handler!(penalties::standard)),
        )
        .route(
            "/t/{slug}/desk/settings/penalties.json",
            web::get().to(handler!(penalties::json)),
        );
}
