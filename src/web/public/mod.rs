//! Public pages: no account, no script needed, the same bytes for everybody. Each is made from a
//! [`View`](crate::web::shared::view::View), which contains only public data, and is cached until the tournament's version changes.

pub mod bracket;
pub mod card;
pub mod changes;
pub mod explanation;
pub mod exports;
pub mod fairness;
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
pub mod story;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of the public pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/", handler!(front::front))
        .get("/t/{slug}", handler!(home::home))
        .get("/t/{slug}/pictures/{file}", handler!(home::picture))
        .get("/t/{slug}/story", handler!(story::story))
        .get("/t/{slug}/pairings", handler!(pairings::latest))
        .get("/t/{slug}/pairings/{round}", handler!(pairings::round))
        .get("/t/{slug}/pairings/{round}/names", handler!(pairings::paper::names))
        .get("/t/{slug}/pairings/{round}/slips", handler!(pairings::paper::slips))
        .get("/t/{slug}/standings", handler!(standings::latest))
        .get("/t/{slug}/standings/{round}", handler!(standings::after))
        .get(
            "/t/{slug}/standings/{round}/{player}",
            handler!(explanation::explanation),
        )
        .get("/t/{slug}/bracket", handler!(bracket::bracket))
        .get("/t/{slug}/players", handler!(players::players))
        .get("/t/{slug}/players/{player}", handler!(player::player))
        .get("/t/{slug}/profile", handler!(profile::profile))
        .get("/t/{slug}/changes", handler!(changes::changes))
        .get("/t/{slug}/fairness", handler!(fairness::fairness))
        .get("/t/{slug}/export/standings.csv", handler!(exports::standings))
        .get("/t/{slug}/export/pairings.csv", handler!(exports::pairings))
        .get("/t/{slug}/export/event.json", handler!(exports::event))
        .get("/t/{slug}/export/topdeck.json", handler!(exports::topdeck));
}
