//! Rulings, penalties, appeals on the staff's pages (T30).

mod form;
mod list;
mod new;
mod one;
mod sheet;
mod table;
mod words;

use actix_web::web::{self, ServiceConfig};

pub use words::{History, history};

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/rulings", web::get().to(list::list))
        .route("/t/{slug}/desk/rulings.csv", web::get().to(sheet::csv))
        .route("/t/{slug}/desk/rulings/new", web::get().to(new::show))
        .route("/t/{slug}/desk/rulings/new", web::post().to(new::record))
        .route("/t/{slug}/desk/rulings/{number:[0-9]+}", web::get().to(one::show))
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/appeal",
            web::post().to(one::appeal),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/decide",
            web::post().to(one::decide),
        )
        .route(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/withdraw",
            web::post().to(one::withdraw),
        )
        .route("/t/{slug}/desk/settings/penalties", web::get().to(table::show))
        .route("/t/{slug}/desk/settings/penalties", web::post().to(table::save))
        .route(
            "/t/{slug}/desk/settings/penalties/replace",
            web::post().to(table::replace),
        )
        .route(
            "/t/{slug}/desk/settings/penalties/standard",
            web::post().to(table::standard),
        )
        .route("/t/{slug}/desk/settings/penalties.json", web::get().to(table::json));
}
