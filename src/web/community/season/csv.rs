//! The standings of a season as a CSV file.

use actix_web::HttpRequest;
use actix_web::web::Path;
use podium_snapshot::season::SeasonSnapshot;

use crate::web::frame::answer::csv_cell::harmless;
use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// The headings of the file.
const HEAD: [&str; 10] = [
    "rank",
    "number",
    "name",
    "points",
    "evenings",
    "evenings won",
    "best evening",
    "matches",
    "wins",
    "draws",
];

/// Somebody who does not show their results.
const NAMELESS: &str = "a player";

/// `GET /c/{slug}/s/{season}/standings.csv`: for everybody.
pub async fn standings(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let caching = Caching::csv(page::path(&request));
    let at = SeasonAt::new(&path.0, &path.1);
    kept::of_snapshot(&app, &request, &at, caching, |view| Ok(file(view.snapshot))).await
}

/// Returns the standings, a line for each person.
fn file(season: &SeasonSnapshot) -> String {
    let mut csv = CsvFile::crlf(HEAD);
    for row in season.standings.rows() {
        let of = season.of(row.person);
        csv.line([
            row.rank.to_string(),
            // without a name the number would lead to it
            of.public_name
                .as_ref()
                .map(|_| of.number.to_string())
                .unwrap_or_default(),
            harmless(of.public_name.as_deref().unwrap_or(NAMELESS)),
            row.points.to_string(),
            row.evenings.to_string(),
            row.evenings_won().to_string(),
            row.best_evening.to_string(),
            row.matches.to_string(),
            row.wins.to_string(),
            row.draws.to_string(),
        ]);
    }
    csv.text()
}
