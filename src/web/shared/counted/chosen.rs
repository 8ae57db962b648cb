//! Finished tournaments that a reader chooses to count together.

use std::collections::BTreeSet;

use actix_web::HttpRequest;
use say::{Message, counted};

use super::{Shown, Subject};
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read_in};
use podium_snapshot::Snapshot;
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, Reader};

/// The most tournaments that are counted together: each is read completely.
pub const MOST_EVENTS: usize = 24;

/// The chosen tournaments, by their slugs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen(BTreeSet<String>);

impl Chosen {
    /// Reads `of=a,b` or `of=a&of=b`, without checks.
    pub fn asked(query: &PublicQuery) -> Self {
        let slugs = query.all("of").flat_map(|list| list.split(',')).map(str::trim);
        Self(slugs.filter(|slug| !slug.is_empty()).map(str::to_owned).collect())
    }

    /// Reads `of=a,b` or `of=a&of=b`.
    ///
    /// # Errors
    /// There are too many, or an impossible slug.
    pub fn of(query: &PublicQuery) -> Result<Self, WebError> {
        let asked = Self::asked(query);
        let is_plain = |slug: &String| slug.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if let Some(slug) = asked.0.iter().find(|slug| !is_plain(slug)) {
            return Err(no_such(slug));
        }
        match asked.too_many() {
            Some(sentence) => {
                Err(WebError::bad_request(sentence).way_on(say::statistics::to_statistics(), "/statistics"))
            }
            None => Ok(asked),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn slugs(&self) -> Vec<&str> {
        self.0.iter().map(String::as_str).collect()
    }

    /// Returns the sentence if there are too many.
    pub fn too_many(&self) -> Option<Message> {
        let all = self.0.len();
        (all > MOST_EVENTS).then(|| counted::too_many(all, MOST_EVENTS))
    }

    /// Returns the version of all finished tournaments, and the chosen slugs that are of none of them. One small read
    /// for any address: what is counted is cached under addresses without such slugs.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn look_up(&self, app: &App) -> Result<Found, DbError> {
        let slugs = self.0.clone();
        read_in(Lane::Versions, app, move |conn| {
            let asked: Vec<&str> = slugs.iter().take(MOST_EVENTS).map(String::as_str).collect();
            let there: BTreeSet<String> = tournaments::finished_among(conn, &asked)?.into_iter().collect();
            Ok(Found {
                version: lists::version(conn, List::Finished)?,
                unknown: slugs.difference(&there).cloned().collect(),
            })
        })
        .await
    }

    /// Returns those that are among the finished ones, and the other slugs.
    pub fn among(self, finished: &[Tournament]) -> (Self, Vec<String>) {
        let there: BTreeSet<&str> = finished.iter().map(|one| one.slug.as_str()).collect();
        let is_there = |slug: &String| there.contains(slug.as_str());
        let (chosen, others): (BTreeSet<String>, BTreeSet<String>) = self.0.into_iter().partition(is_there);
        (Self(chosen), others.into_iter().collect())
    }

    /// Returns the canonical address with these tournaments: sorted, each once.
    pub fn address(&self, path: &str) -> String {
        if self.is_empty() {
            return path.to_owned();
        }
        let slugs: Vec<&str> = self.0.iter().map(String::as_str).collect();
        let query = serde_urlencoded::to_string([("of", slugs.join(","))]).unwrap_or_default();
        // no slug contains a comma: commas separate them, and are more readable
        format!("{path}?{}", query.replace("%2C", ","))
    }

    /// Computes their statistics.
    ///
    /// # Errors
    /// One of them does not exist, or is not finished.
    pub fn count(&self, conn: &mut Reader<'_>) -> Result<Shown, WebError> {
        let mut snapshots = Vec::with_capacity(self.0.len());
        for slug in &self.0 {
            let snapshot = match Snapshot::read(conn, slug, None) {
                Err(DbError::NotFound) => return Err(no_such(slug)),
                read => read?,
            };
            snapshots.push(snapshot);
        }
        let mut subjects = Vec::with_capacity(snapshots.len());
        for (slug, snapshot) in self.0.iter().zip(&snapshots) {
            subjects.push(Subject::of_everybody(snapshot).ok_or_else(|| no_such(slug))?);
        }
        Ok(Shown::read(conn, &subjects)?)
    }
}

fn no_such(slug: &str) -> WebError {
    WebError::not_found(nothing_at(&[slug.to_owned()])).way_on(say::statistics::to_statistics(), "/statistics")
}

/// Returns the sentence about slugs without a finished tournament.
pub fn nothing_at(slugs: &[String]) -> Message {
    let mut places: Vec<Message> = (slugs.iter().take(MOST_EVENTS))
        .map(|slug| format!("/t/{slug}").into())
        .collect();
    let more = slugs.len().saturating_sub(MOST_EVENTS);
    places.extend((more > 0).then(|| counted::other_addresses(more)));
    let last = places.pop().unwrap_or_default();
    counted::nothing_at(match places.is_empty() {
        true => last,
        false => counted::places_or(Message::joined(places, ", "), last),
    })
}

/// What there is of the chosen tournaments.
pub struct Found {
    version: String,
    /// The slugs without a finished tournament.
    pub unknown: Vec<String>,
}

impl Found {
    /// Refuses slugs without a finished tournament.
    ///
    /// # Errors
    /// There is one.
    pub fn all(self) -> Result<Self, WebError> {
        match self.unknown.first() {
            Some(slug) => Err(no_such(slug)),
            None => Ok(self),
        }
    }

    /// Makes an answer, in the lane of lists: anybody may choose the largest tournaments, in any combination.
    ///
    /// # Errors
    /// The error of `render`.
    pub async fn made(
        &self,
        app: &App,
        content_type: &'static str,
        render: impl FnOnce(&mut Reader<'_>) -> Result<Vec<u8>, WebError> + Send + 'static,
    ) -> Result<Rendered, WebError> {
        read_in(Lane::Lists, app, move |conn| {
            // read again in the transaction that renders: the answer is cached under the version that it shows
            let version = lists::version(conn, List::Finished)?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, render(conn)?).of_no_tournament())
        })
        .await
    }
}

/// Returns an answer that depends only on finished tournaments, cached until one of them changes. It is
/// cached with the searches.
///
/// # Errors
/// The error of `render`.
pub async fn kept(
    app: &App,
    request: &HttpRequest,
    found: Found,
    address: &str,
    content_type: &'static str,
    render: impl FnOnce(&mut Reader<'_>) -> Result<Vec<u8>, WebError> + Send + 'static,
) -> WebResult {
    let make = async || found.made(app, content_type, render).await;
    let holds = |version: &str| version == found.version;
    let answer = app.searches.get(address, holds, make).await?;
    Ok(answer.respond(request))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(query: &str) -> Result<Chosen, WebError> {
        let request = actix_web::test::TestRequest::with_uri(&format!("/statistics?{query}")).to_http_request();
        Chosen::of(&PublicQuery::of(&request))
    }

    #[test]
    fn chosen_tournaments_have_one_address() {
        for query in ["of=b,a", "of=a&of=b", "of=b&of=a,b,&x=1", "of=%20a%2Cb"] {
            let address = chosen(query).expect("they can be read").address("/statistics");
            assert_eq!(address, "/statistics?of=a,b", "{query}");
        }
        assert_eq!(chosen("of=").expect("none").address("/statistics"), "/statistics");
    }

    #[test]
    fn whatever_is_asked_for_has_one_address() {
        let asked = |query: &str| {
            let request = actix_web::test::TestRequest::with_uri(&format!("/statistics?{query}")).to_http_request();
            Chosen::asked(&PublicQuery::of(&request)).address("/statistics")
        };
        let address = asked("of=b&of=%2F%2Fevil%26x,a");
        assert_eq!(address, "/statistics?of=%2F%2Fevil%26x,a,b");
        assert_eq!(asked("of=%2F%2Fevil%26x,a,b"), address, "asked for again");
    }

    #[test]
    fn what_no_tournament_is_called_and_what_is_too_much_is_refused() {
        assert!(chosen("of=a,%2F%2Fevil").is_err());
        let many: Vec<String> = (0..=MOST_EVENTS).map(|number| format!("t-{number}")).collect();
        assert!(chosen(&format!("of={}", many.join(","))).is_err());
    }
}
