//! Public pages: no account, no script needed, the same bytes for everybody. Each is made from a
//! [`View`](crate::web::shared::view::View), which contains only public data, and is cached until the tournament's version changes.

pub mod bracket;
pub mod card;
pub mod changes;
pub mod explanation;
pub mod exports;
pub mod fairness;
pub mod finished;
pub mod front;
pub mod home;
pub mod pairings;
pub mod planned_cut;
pub mod player;
pub mod players;
pub mod profile;
pub mod projector;
pub mod stage;
pub mod standings;
pub mod statistics;

use actix_web::web::get;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of the public pages.
pub fn routes(routes: &mut Routes) {
    routes
        .route("/", get().to(handler!(front::front)))
        .route("/t/{slug}", get().to(handler!(home::home)))
        .route("/t/{slug}/pairings", get().to(handler!(pairings::latest)))
        .route("/t/{slug}/pairings/{round}", get().to(handler!(pairings::round)))
        .route(
            "/t/{slug}/pairings/{round}/names",
            get().to(handler!(pairings::paper::names)),
        )
        .route(
            "/t/{slug}/pairings/{round}/slips",
            get().to(handler!(pairings::paper::slips)),
        )
        .route("/t/{slug}/standings", get().to(handler!(standings::latest)))
        .route("/t/{slug}/standings/{round}", get().to(handler!(standings::after)))
        .route(
            "/t/{slug}/standings/{round}/{player}",
            get().to(handler!(explanation::explanation)),
        )
        .route("/t/{slug}/bracket", get().to(handler!(bracket::bracket)))
        .route("/t/{slug}/players", get().to(handler!(players::players)))
        .route("/t/{slug}/players/{player}", get().to(handler!(player::player)))
        .route("/t/{slug}/profile", get().to(handler!(profile::profile)))
        .route("/t/{slug}/changes", get().to(handler!(changes::changes)))
        .route("/t/{slug}/fairness", get().to(handler!(fairness::fairness)))
        .route("/t/{slug}/export/standings.csv", get().to(handler!(exports::standings)))
        .route("/t/{slug}/export/pairings.csv", get().to(handler!(exports::pairings)))
        .route("/t/{slug}/export/event.json", get().to(handler!(exports::event)))
        .route("/t/{slug}/export/topdeck.json", get().to(handler!(exports::topdeck)));
}
