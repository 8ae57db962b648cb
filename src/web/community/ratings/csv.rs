//! The ratings as a CSV file.

use actix_web::HttpRequest;
use actix_web::web::Path;
use podium_snapshot::rating::Ratings;

use crate::web::frame::answer::csv_cell::harmless;
use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::state::App;
use crate::web::frame::state::ratings::RatingsAt;

/// `GET /c/{slug}/ratings.csv`: for everybody; the people who show their rating.
pub(super) async fn ratings(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::csv(page::path(&request));
    let at = RatingsAt(slug.into_inner());
    kept::of_snapshot(&app, &request, &at, caching, |rated| {
        rated.settings()?;
        Ok(file(rated.snapshot))
    })
    .await
}

/// Returns the ratings, a line for each person.
fn file(ratings: &Ratings) -> String {
    let mut csv = CsvFile::crlf(["rank", "number", "name", "rating", "uncertainty", "games"]);
    for person in ratings.people.iter().filter(|person| person.is_public) {
        csv.line([
            person.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            person.number.to_string(),
            harmless(&person.name),
            person.rating.shown().to_string(),
            person.rating.shown_uncertainty().to_string(),
            person.rating.games.to_string(),
        ]);
    }
    csv.text()
}
