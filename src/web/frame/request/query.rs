//! The query of a public page's address.

use actix_web::HttpRequest;

use crate::web::frame::look::parts::PartQuery;
use podium_snapshot::names::NameSearch;

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
pub fn number(text: &str) -> u32 {
    // not "+2", which would be another form of the same address
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).unwrap_or(0)
}
