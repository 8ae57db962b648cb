//! Everybody's pages: no account, no script needed, the same bytes for everybody. Each is made from a [`view::View`],
//! which holds only what everybody may know, and kept until the tournament's version changes.

pub mod bracket;
pub mod changes;
pub mod exports;
pub mod fairness;
#[cfg(test)]
pub mod fixture;
pub mod front;
pub mod home;
pub mod pairings;
pub mod player;
pub mod players;
pub mod profile;
pub mod standings;
pub mod topdeck;
pub mod view;
pub mod why;
pub mod words;

use actix_web::HttpRequest;
use actix_web::web::{ServiceConfig, get};

use super::names::NameSearch;

/// The routes of everybody's pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/", get().to(front::front))
        .route("/t/{slug}", get().to(home::home))
        .route("/t/{slug}/pairings", get().to(pairings::latest))
        .route("/t/{slug}/pairings/{round}", get().to(pairings::round))
        .route("/t/{slug}/pairings/{round}/names", get().to(pairings::paper::names))
        .route("/t/{slug}/pairings/{round}/slips", get().to(pairings::paper::slips))
        .route("/t/{slug}/standings", get().to(standings::latest))
        .route("/t/{slug}/standings/{round}", get().to(standings::after))
        .route("/t/{slug}/standings/{round}/{player}", get().to(why::why))
        .route("/t/{slug}/bracket", get().to(bracket::bracket))
        .route("/t/{slug}/players", get().to(players::players))
        .route("/t/{slug}/players/{player}", get().to(player::player))
        .route("/t/{slug}/profile", get().to(profile::profile))
        .route("/t/{slug}/changes", get().to(changes::changes))
        .route("/t/{slug}/fairness", get().to(fairness::fairness))
        .route("/t/{slug}/export/standings.csv", get().to(exports::standings))
        .route("/t/{slug}/export/pairings.csv", get().to(exports::pairings))
        .route("/t/{slug}/export/topdeck.json", get().to(topdeck::topdeck));
}

/// What a public page takes from the part of its address after the question mark; anything else there is ignored.
#[derive(Debug, Clone, Default)]
pub struct Asked {
    pairs: Vec<(String, String)>,
}

impl Asked {
    /// Reads what was asked.
    pub fn of(request: &HttpRequest) -> Self {
        Self {
            pairs: serde_urlencoded::from_str(request.query_string()).unwrap_or_default(),
        }
    }

    /// The value of a name; empty when it is not there.
    pub fn get(&self, name: &str) -> &str {
        self.pairs
            .iter()
            .find(|(key, _)| key == name)
            .map_or("", |(_, value)| value.as_str())
    }

    /// The search.
    pub fn search(&self) -> NameSearch {
        NameSearch::new(self.get("q"))
    }
}

/// A number in an address. What is no number is nobody's: the page then says that there is none.
fn number(text: &str) -> u32 {
    text.parse().unwrap_or(0)
}
