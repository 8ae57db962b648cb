//! The parameters of an address: the tournament, numbers, the part of a list.

use std::str::FromStr;

use actix_web::HttpRequest;

use crate::web::api::answer::{Cursor, Part, USUAL_LIMIT, at};
use crate::web::api::problem::{Kind, Problem};
use crate::web::frame::answer::page::{CacheStore, Caching};
use crate::web::frame::request::query::PublicQuery;

/// The tournament's part of an address.
pub fn slug(request: &HttpRequest) -> String {
    request.match_info().get("slug").unwrap_or_default().to_owned()
}

/// The number in an address.
///
/// # Errors
/// It is invalid, so that there is nothing at this address.
pub fn number(request: &HttpRequest) -> Result<i64, Problem> {
    number_of(request, "number")
}

/// Another number in an address, by the name that the route gives it.
///
/// # Errors
/// As [`number`].
pub fn number_of(request: &HttpRequest, name: &str) -> Result<i64, Problem> {
    let text = request.match_info().get(name).unwrap_or_default();
    digits(text).ok_or_else(|| Problem::not_found(format!("There is nothing at this address: {text} is no number.")))
}

/// A number of digits alone: not "+2", which would be another form of the same address.
fn digits<T: FromStr>(text: &str) -> Option<T> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

/// The query of an address. Names that a read does not know are ignored; what it knows and cannot read is refused.
pub struct ApiQuery(PublicQuery);

impl ApiQuery {
    /// Reads the query of a request.
    pub fn of(request: &HttpRequest) -> Self {
        Self(PublicQuery::of(request))
    }

    /// The value of a name; `None` when it is not there.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.has(name).then(|| self.0.get(name))
    }

    /// A number.
    ///
    /// # Errors
    /// What is there is none.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Problem> {
        let read = |text: &str| digits(text).ok_or_else(|| unreadable(name, "a whole number"));
        self.text(name).map(read).transpose()
    }

    /// The part of a list that is asked for.
    ///
    /// # Errors
    /// The limit is out of range, or the cursor is not of this list.
    pub fn part<K: Cursor>(&self) -> Result<Part<K>, Problem> {
        Part::of(self.number("limit")?, self.text("cursor"))
    }

    /// How a part of the list at an address is kept. The first part is a page; the others are kept apart, for anybody may ask
    /// for any part, and they must not push out the pages.
    pub fn caching(&self, list: &str, limit: usize) -> Caching {
        // a valid cursor has only hexadecimal digits
        let cursor = self
            .text("cursor")
            .map(|cursor| format!("cursor={}", cursor.to_lowercase()));
        let limit = (limit != USUAL_LIMIT).then(|| format!("limit={limit}"));
        let part: Vec<String> = limit.into_iter().chain(cursor).collect();
        let mark = if list.contains('?') { '&' } else { '?' };
        match part.is_empty() {
            true => at(list, CacheStore::Pages),
            false => at(format!("{list}{mark}{}", part.join("&")), CacheStore::Searches),
        }
    }
}

/// A value of the query that cannot be read.
pub fn unreadable(name: &str, wanted: &str) -> Problem {
    Problem::new(Kind::Unreadable, format!("{name}: send {wanted}."))
}
