//! Statistics of several finished tournaments together, as chosen by the reader.

use std::collections::BTreeSet;

use actix_web::HttpRequest;
use askama::Template;

use super::shown::{Shown, Subject};
use super::{CSV, StatisticsPage, file, part};
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, DbError, TournamentState};
use crate::rules::format::listed;
use crate::snapshot::Snapshot;
use crate::web::cache::{Rendered, hash};
use crate::web::error::{WebError, WebResult};
use crate::web::page;
use crate::web::public::PublicQuery;
use crate::web::public::format::{count, when_and_where};
use crate::web::shell::Shell;
use crate::web::state::{App, read};

/// The most tournaments that are counted together: each is read completely.
pub const MOST_EVENTS: usize = 24;
/// Tournaments that are offered.
const MOST_OFFERED: usize = 100;

/// The tournaments to choose from.
#[derive(Debug, Default)]
pub(super) struct Chooser {
    pub tournaments: Vec<Offered>,
    /// The number of older ones that are not offered.
    pub more: usize,
    /// The reasons why some of the requested tournaments are not counted, a sentence each.
    pub notices: Vec<String>,
}

/// A tournament to choose.
#[derive(Debug)]
pub(super) struct Offered {
    pub slug: String,
    pub name: String,
    /// Date and place.
    pub when: Option<String>,
    pub chosen: bool,
}

impl Chooser {
    pub fn chosen(&self) -> impl Iterator<Item = &Offered> {
        self.tournaments.iter().filter(|one| one.chosen)
    }

    fn of(finished: Vec<Tournament>, chosen: &Chosen, notices: Vec<String>) -> Self {
        // an unlisted one can be chosen by readers who know its address
        let is_offered = |one: &Tournament| one.listed || chosen.0.contains(&one.slug);
        let mut all: Vec<Offered> = finished
            .into_iter()
            .filter(is_offered)
            .map(|one| Offered {
                when: when_and_where(&one),
                chosen: chosen.0.contains(&one.slug),
                slug: one.slug,
                name: one.name,
            })
            .collect();
        // before the ones that are cut off
        all.sort_by_key(|one| !one.chosen);
        let more = all.len().saturating_sub(MOST_OFFERED);
        all.truncate(MOST_OFFERED);
        Self {
            tournaments: all,
            more,
            notices,
        }
    }
}

/// The chosen tournaments, by their slugs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen(BTreeSet<String>);

impl Chosen {
    /// Reads `of=a,b` or `of=a&of=b`, without checks.
    fn asked(query: &PublicQuery) -> Self {
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
            Some(sentence) => Err(WebError::bad_request(sentence).way_on("To the statistics", "/statistics")),
            None => Ok(asked),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the sentence if there are too many.
    fn too_many(&self) -> Option<String> {
        let all = self.0.len();
        (all > MOST_EVENTS).then(|| format!("{all} tournaments are too many: choose {MOST_EVENTS} at most."))
    }

    /// Returns those that are among the finished ones, and the other slugs.
    fn among(self, finished: &[Tournament]) -> (Self, Vec<String>) {
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
    pub fn count(&self, conn: &mut Conn<'_>) -> Result<Shown, WebError> {
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
    WebError::not_found(nothing_at(&[slug.to_owned()])).way_on("To the statistics", "/statistics")
}

/// Returns the sentence about slugs without a finished tournament.
fn nothing_at(slugs: &[String]) -> String {
    let mut places: Vec<String> = (slugs.iter().take(MOST_EVENTS))
        .map(|slug| format!("/t/{slug}"))
        .collect();
    let more = slugs.len().saturating_sub(MOST_EVENTS);
    places.extend((more > 0).then(|| format!("{more} other addresses")));
    format!(
        "There is no finished tournament at {}. Choose among those that are.",
        listed(&places, "or")
    )
}

/// `GET /statistics?of=a,b`: everybody. Counts what it can of the requested tournaments, and says what it cannot count.
pub(super) async fn show(app: App, request: HttpRequest) -> WebResult {
    let query = PublicQuery::of(&request);
    let asked = Chosen::asked(&query);
    // this is how the form sends an empty choice
    let is_unticked = asked.is_empty() && query.has("of");
    let address = match is_unticked {
        true => "/statistics?of=".to_owned(),
        false => asked.address("/statistics"),
    };
    page::at_one_address(&request, &address)?;
    kept(&app, &request, &address, page::HTML, move |conn| {
        Ok(page_of(conn, asked, is_unticked)?.render()?.into_bytes())
    })
    .await
}

/// Returns the page of the requested tournaments; `is_unticked`: whether the form was sent without a choice.
fn page_of(conn: &mut Conn<'_>, asked: Chosen, is_unticked: bool) -> Result<StatisticsPage, WebError> {
    let mut finished = tournaments::all(conn)?;
    finished.retain(|one| one.state == TournamentState::Finished);
    let (chosen, left_out) = asked.among(&finished);
    let too_many = chosen.too_many();
    let is_counted = !chosen.is_empty() && too_many.is_none();
    let unticked = is_unticked.then(|| "Nothing was chosen: tick at least one tournament.".to_owned());
    let left_out = (!left_out.is_empty()).then(|| nothing_at(&left_out));
    let line = match is_counted {
        true => format!("of {}", count(chosen.0.len(), "tournament", "tournaments")),
        false => String::new(),
    };
    let nothing = "Choose finished tournaments: they are counted together.";
    let notices = [unticked, too_many, left_out].into_iter().flatten().collect();
    let page = StatisticsPage {
        chooser: Some(Chooser::of(finished, &chosen, notices)),
        ..StatisticsPage::new(Shell::new("Statistics"), line, nothing)
    };
    Ok(match is_counted {
        true => page.with(&chosen.count(conn)?, &chosen.address("/statistics.csv")),
        false => page,
    })
}

/// `GET /statistics.csv?of=a,b&table=seats`: everybody.
pub(super) async fn csv(app: App, request: HttpRequest) -> WebResult {
    let query = PublicQuery::of(&request);
    let (chosen, part) = (Chosen::of(&query)?, part(&query));
    if chosen.is_empty() {
        return Err(
            WebError::not_found("Choose finished tournaments first.").way_on("To the statistics", "/statistics")
        );
    }
    let address = format!("{}&table={part}", chosen.address("/statistics.csv"));
    page::at_one_address(&request, &address)?;
    kept(&app, &request, &address, CSV, move |conn| {
        file(&chosen.count(conn)?, part)
    })
    .await
}

/// Returns an answer that depends only on finished tournaments, cached until one of them changes. Anybody may ask for
/// any combination, so it is cached with the searches.
///
/// # Errors
/// The error of `render`.
pub async fn kept(
    app: &App,
    request: &HttpRequest,
    address: &str,
    content_type: &'static str,
    render: impl FnOnce(&mut Conn<'_>) -> Result<Vec<u8>, WebError> + Send + 'static,
) -> WebResult {
    let now = read(app, version).await?;
    let make = async || {
        read(app, move |conn| {
            // read again in the transaction that renders: the answer is cached under the version that it shows
            let version = version(conn)?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, render(conn)?))
        })
        .await
    };
    let answer = app.searches.get(address, |version| version == now, make).await?;
    Ok(answer.respond(request))
}

/// The version of all finished tournaments.
fn version(conn: &mut Conn<'_>) -> Result<String, DbError> {
    let all = tournaments::versions_of_finished(conn)?;
    let text: Vec<String> = all.iter().map(|(id, version)| format!("{id} {version}")).collect();
    Ok(hash(text.join("\n").as_bytes()))
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
