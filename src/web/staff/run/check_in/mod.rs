//! Check-in: the page for the door, where the staff find a player by name, number or code, and the code that players show.

mod code;
mod door;
mod everybody;
mod own_code;
mod press;
mod row;
mod scanned;
mod typed;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web::{get, post};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/me/code", get().to(handler!(own_code::show)))
        .route("/t/{slug}/desk/check-in", get().to(handler!(door::show)))
        .route("/t/{slug}/desk/check-in", post().to(handler!(press::press)))
        .route(
            "/t/{slug}/desk/check-in/everybody",
            post().to(handler!(everybody::check_in)),
        )
        .route(
            "/t/{slug}/desk/check-in/nobody",
            post().to(handler!(everybody::check_out)),
        )
        .route(
            "/t/{slug}/desk/check-in/drop-absent",
            post().to(handler!(everybody::drop_absent)),
        )
        .route(
            "/t/{slug}/desk/check-in/{number:[0-9]+}/{code}",
            get().to(handler!(scanned::show)),
        )
        .route(
            "/t/{slug}/desk/check-in/{number:[0-9]+}/{code}",
            post().to(handler!(scanned::check_in)),
        );
}
