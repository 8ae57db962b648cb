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

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/me/code", handler!(own_code::show))
        .get("/t/{slug}/desk/check-in", handler!(door::show))
        .post("/t/{slug}/desk/check-in", handler!(press::press))
        .post("/t/{slug}/desk/check-in/everybody", handler!(everybody::check_in))
        .post("/t/{slug}/desk/check-in/nobody", handler!(everybody::check_out))
        .post("/t/{slug}/desk/check-in/drop-absent", handler!(everybody::drop_absent))
        .get(
            "/t/{slug}/desk/check-in/{number:[0-9]+}/{code}",
            handler!(scanned::show),
        )
        .post(
            "/t/{slug}/desk/check-in/{number:[0-9]+}/{code}",
            handler!(scanned::check_in),
        );
}
