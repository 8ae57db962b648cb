//! The game desk: follows a pod's game with the engine. What is legal now is a button; every step is in the history;
//! the outcome becomes the match result when a judge confirms it.

mod deeds;
mod history;
mod offers;
mod outcome;
mod seats;
mod sent;
mod show;
mod turns;

use actix_web::web::{self, ServiceConfig};

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/game/{table}", web::get().to(show::show))
        .route("/t/{slug}/desk/game/{table}/start", web::post().to(deeds::start))
        .route("/t/{slug}/desk/game/{table}/act", web::post().to(deeds::act))
        .route("/t/{slug}/desk/game/{table}/undo", web::post().to(deeds::undo))
        .route("/t/{slug}/desk/game/{table}/give-up", web::post().to(deeds::give_up))
        .route("/t/{slug}/desk/game/{table}/confirm", web::post().to(deeds::confirm))
        .route("/t/{slug}/desk/game/{table}/reopen", web::post().to(deeds::reopen));
}
