//! The game desk: follows a pod's game with the engine. Every legal action is a button; every step is in the history;
//! the outcome becomes the match result when a judge confirms it. A finished game can be replayed step by step.

mod actions;
mod asking;
mod offers;
mod page;
mod parse;
mod query;
mod replay;
mod resubmission;
mod seats;
mod seen;
mod start_form;
mod time;
mod turns;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/game/{table}", handler!(page::show))
        .post("/t/{slug}/desk/game/{table}/start", handler!(actions::start))
        .post("/t/{slug}/desk/game/{table}/act", handler!(actions::act))
        .post("/t/{slug}/desk/game/{table}/undo", handler!(actions::undo))
        .post("/t/{slug}/desk/game/{table}/give-up", handler!(actions::give_up))
        .post("/t/{slug}/desk/game/{table}/confirm", handler!(actions::confirm))
        .post("/t/{slug}/desk/game/{table}/reopen", handler!(actions::reopen))
        .get("/t/{slug}/desk/games", handler!(replay::list::staff))
        .post("/t/{slug}/desk/games/publish", handler!(replay::list::publish))
        .get(
            "/t/{slug}/desk/games/{round}/{table}/{game}/{step}",
            handler!(replay::page::staff),
        )
        .get("/t/{slug}/games", handler!(replay::list::everybody))
        .get(
            "/t/{slug}/games/{round}/{table}/{game}/{step}",
            handler!(replay::page::everybody),
        );
}
