//! The game desk: follows a pod's game with the engine. Every legal action is a button; every step is in the history;
//! the outcome becomes the match result when a judge confirms it. A finished game can be replayed step by step.

mod actions;
mod history;
mod offers;
mod outcome;
mod page;
mod parse;
mod query;
mod replay;
mod resubmission;
mod seats;
mod start_form;
mod time;
mod turns;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/game/{table}", web::get().to(handler!(page::show)))
        .route(
            "/t/{slug}/desk/game/{table}/start",
            web::post().to(handler!(actions::start)),
        )
        .route(
            "/t/{slug}/desk/game/{table}/act",
            web::post().to(handler!(actions::act)),
        )
        .route(
            "/t/{slug}/desk/game/{table}/undo",
            web::post().to(handler!(actions::undo)),
        )
        .route(
            "/t/{slug}/desk/game/{table}/give-up",
            web::post().to(handler!(actions::give_up)),
        )
        .route(
            "/t/{slug}/desk/game/{table}/confirm",
            web::post().to(handler!(actions::confirm)),
        )
        .route(
            "/t/{slug}/desk/game/{table}/reopen",
            web::post().to(handler!(actions::reopen)),
        )
        .route("/t/{slug}/desk/games", web::get().to(handler!(replay::list::staff)))
        .route(
            "/t/{slug}/desk/games/publish",
            web::post().to(handler!(replay::list::publish)),
        )
        .route(
            "/t/{slug}/desk/games/{round}/{table}/{game}/{step}",
            web::get().to(handler!(replay::page::staff)),
        )
        .route("/t/{slug}/games", web::get().to(handler!(replay::list::everybody)))
        .route(
            "/t/{slug}/games/{round}/{table}/{game}/{step}",
            web::get().to(handler!(replay::page::everybody)),
        );
}
