//! The staff's pages about players: the list, adding one or many, the details of a player with the actions on them,
//! secret links, the link for registration.

mod actions;
mod add;
mod bulk_add;
mod community;
mod detail;
mod labels;
mod leaving;
mod links;
mod list;
pub mod looked_at;
mod mentions;
mod registration;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web::Path;
use podium_ops::OpError;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/players", handler!(list::show))
        .post("/t/{slug}/desk/players/approve", handler!(list::approve))
        .post("/t/{slug}/desk/players/refuse-all", handler!(list::refuse_all))
        .post("/t/{slug}/desk/players/refuse-all/undo", handler!(list::bring_back))
        .get("/t/{slug}/desk/players/add", handler!(add::form))
        .post("/t/{slug}/desk/players/add", handler!(add::add))
        .post("/t/{slug}/desk/players/regulars", handler!(community::add_regulars))
        .post("/t/{slug}/desk/players/called", handler!(community::say_called))
        .get("/t/{slug}/desk/players/list", handler!(bulk_add::form))
        .post("/t/{slug}/desk/players/list", handler!(bulk_add::preview))
        .post("/t/{slug}/desk/players/list/add", handler!(bulk_add::add))
        .get("/t/{slug}/desk/players/links", handler!(links::all))
        .get("/t/{slug}/desk/players/registration", handler!(registration::show))
        .get(
            "/t/{slug}/desk/players/registration.svg",
            handler!(registration::picture),
        )
        .post(
            "/t/{slug}/desk/players/registration/code",
            handler!(registration::renew_code),
        )
        .post(
            "/t/{slug}/desk/players/registration/no-code",
            handler!(registration::drop_code),
        )
        .get("/t/{slug}/desk/players/{number:[0-9]+}", handler!(detail::show))
        .post("/t/{slug}/desk/players/{number:[0-9]+}", handler!(detail::save))
        .get(
            "/t/{slug}/desk/players/{number:[0-9]+}/link",
            handler!(links::of_player),
        )
        .post("/t/{slug}/desk/players/{number:[0-9]+}/link", handler!(links::renew))
        .get(
            "/t/{slug}/desk/players/{number:[0-9]+}/person",
            handler!(community::who),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/person",
            handler!(community::say_who),
        )
        .post("/t/{slug}/desk/players/{number:[0-9]+}/admit", handler!(actions::admit))
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/same-person",
            handler!(list::same_person),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/refuse",
            handler!(actions::refuse),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/remove",
            handler!(actions::remove),
        )
        .post("/t/{slug}/desk/players/{number:[0-9]+}/drop", handler!(actions::drop))
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/undo-drop",
            handler!(actions::undo_drop),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/disqualify",
            handler!(actions::disqualify),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/undo-disqualification",
            handler!(actions::undo_disqualification),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/forget",
            handler!(actions::forget),
        )
        .get(
            "/t/{slug}/desk/players/{number:[0-9]+}/mentions",
            handler!(mentions::show),
        )
        .post(
            "/t/{slug}/desk/players/{number:[0-9]+}/mentions",
            handler!(mentions::settle),
        );
}

/// Slug and number in the address of a player.
type PlayerPath = Path<(String, String)>;

/// Returns the number of the player in the address; 0, which no player has, if it is too large.
fn number_in(path: &PlayerPath) -> i64 {
    path.1.parse().unwrap_or(0)
}

/// Creates an error page that leads back to the list of players.
fn to_players(list: &str) -> impl FnOnce(OpError) -> WebError {
    let list = list.to_owned();
    move |error| WebError::from(error).way_on(say::player_words::back_to_players(), list)
}
