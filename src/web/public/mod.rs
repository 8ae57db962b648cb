//! Public pages: no account, no script needed, the same bytes for everybody. Each is made from a [`view::View`], which
//! contains only public data, and is cached until the tournament's version changes.

pub mod bracket;
pub mod changes;
pub mod commanders;
pub mod explanation;
pub mod exports;
pub mod fairness;
pub mod finished;
#[cfg(test)]
pub mod fixture;
pub mod format;
pub mod front;
pub mod home;
pub mod pairings;
pub mod planned_cut;
pub mod player;
pub mod players;
pub mod profile;
pub mod round_view;
pub mod search_box;
pub mod standings;
pub mod topdeck;
pub mod view;

use actix_web::HttpRequest;
use actix_web::web::get;

use super::parts::PartQuery;
use crate::snapshot::names::NameSearch;
use crate::web::router::{Routes, handler};

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
        .route("/t/{slug}/export/topdeck.json", get().to(handler!(topdeck::topdeck)));
}

/// The query of a public page's address. Unknown names are ignored, and unreadable values count as empty: a public page
/// never refuses an address because of its query.
#[derive(Debug, Clone, Default)]
pub struct PublicQuery {
    pairs: Vec<(String, String)>,
}

impl PublicQuery {
    /// Reads the query of a request.
    pub fn of(request: &HttpRequest) -> Self {
        Self {
            pairs: serde_urlencoded::from_str(request.query_string()).unwrap_or_default(),
        }
    }

    /// Returns whether a name is present, with a value or without.
    pub fn has(&self, name: &str) -> bool {
        self.pairs.iter().any(|(key, _)| key == name)
    }

    /// Returns the value of a name; empty if it is absent.
    pub fn get(&self, name: &str) -> &str {
        self.pairs
            .iter()
            .find(|(key, _)| key == name)
            .map_or("", |(_, value)| value.as_str())
    }

    /// Returns all values of a name, in their order.
    pub fn all<'q>(&'q self, name: &'q str) -> impl Iterator<Item = &'q str> {
        let named = self.pairs.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    }

    /// Returns the part of a long list.
    pub fn part(&self) -> PartQuery {
        PartQuery::new(self.get("part"), self.get("player"))
    }

    /// Returns the search for a name.
    pub fn search(&self) -> NameSearch {
        NameSearch::new(self.get("q"))
    }
}

/// Parses a number in an address. Anything else becomes 0, which no round and no player has: then the page says that
/// there is none.
pub(super) fn number(text: &str) -> u32 {
    // not "+2", which would be another form of the same address
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).unwrap_or(0)
}
