//! The staff's pages about players: the list, adding one or many, the details of a player with the actions on them,
//! secret links, the link for registration.

mod actions;
mod add;
mod bulk_add;
mod detail;
mod labels;
mod links;
mod list;
mod mentions;
mod registration;

use actix_web::web::{Path, get, post};

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::router::{Routes, handler};
use podium_ops::OpError;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/players", get().to(handler!(list::show)))
        .route("/t/{slug}/desk/players/approve", post().to(handler!(list::approve)))
        .route(
            "/t/{slug}/desk/players/refuse-all",
            post().to(handler!(list::refuse_all)),
        )
        .route(
            "/t/{slug}/desk/players/refuse-all/undo",
            post().to(handler!(list::bring_back)),
        )
        .route("/t/{slug}/desk/players/add", get().to(handler!(add::form)))
        .route("/t/{slug}/desk/players/add", post().to(handler!(add::add)))
        .route("/t/{slug}/desk/players/list", get().to(handler!(bulk_add::form)))
        .route("/t/{slug}/desk/players/list", post().to(handler!(bulk_add::preview)))
        .route("/t/{slug}/desk/players/list/add", post().to(handler!(bulk_add::add)))
        .route("/t/{slug}/desk/players/links", get().to(handler!(links::all)))
        .route(
            "/t/{slug}/desk/players/registration",
            get().to(handler!(registration::show)),
        )
        .route(
            "/t/{slug}/desk/players/registration.svg",
            get().to(handler!(registration::picture)),
        )
        .route(
            "/t/{slug}/desk/players/registration/code",
            post().to(handler!(registration::renew_code)),
        )
        .route(
            "/t/{slug}/desk/players/registration/no-code",
            post().to(handler!(registration::drop_code)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}",
            get().to(handler!(detail::show)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}",
            post().to(handler!(detail::save)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/link",
            get().to(handler!(links::of_player)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/link",
            post().to(handler!(links::renew)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/admit",
            post().to(handler!(actions::admit)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/refuse",
            post().to(handler!(actions::refuse)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/remove",
            post().to(handler!(actions::remove)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/drop",
            post().to(handler!(actions::drop)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/undo-drop",
            post().to(handler!(actions::undo_drop)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/disqualify",
            post().to(handler!(actions::disqualify)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/undo-disqualification",
            post().to(handler!(actions::undo_disqualification)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/forget",
            post().to(handler!(actions::forget)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/mentions",
            get().to(handler!(mentions::show)),
        )
        .route(
            "/t/{slug}/desk/players/{number:[0-9]+}/mentions",
            post().to(handler!(mentions::settle)),
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
    move |error| WebError::from(error).way_on("Back to the players", list)
}
