//! The records of a season: who has the most of what.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_rules::season::{PersonIx, SeasonRow};
use podium_snapshot::season::SeasonSnapshot;
use say::{Message, season as t};

use super::view::{Head, Tab, View};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// The most people who are named for a record that they share.
const HOLDERS: usize = 5;

/// `GET /c/{slug}/s/{season}/records`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    let caching = Caching::page(page::path(&request));
    kept::of_snapshot(&app, &request, &at, caching, |view| {
        view.render(&RecordsPage::new(view))
    })
    .await
}

/// The records.
#[derive(Debug, Template)]
#[template(path = "community/season/records.html")]
struct RecordsPage {
    shell: Shell,
    head: Head,
    records: Vec<Record>,
}

/// A record and who has it.
#[derive(Debug)]
struct Record {
    what: Message,
    number: u64,
    who: Message,
}

impl RecordsPage {
    fn new(view: &View<'_>) -> Self {
        let season = view.snapshot;
        let all = [
            record(view, t::record_evenings_won(), |row| row.evenings_won() as u64),
            record(view, t::record_best_evening(), |row| row.best_evening),
            record(view, t::record_evenings(), |row| row.evenings.into()),
            record(view, t::record_match_wins(), |row| row.wins.into()),
            record(view, t::record_streak(), |row| streak(season, row.person)),
        ];
        Self {
            shell: view.shell(t::page_records()),
            head: view.head(Some(Tab::Records)),
            records: all.into_iter().flatten().collect(),
        }
    }
}

/// Returns the record of a number; `None` while nobody has any.
fn record(view: &View<'_>, what: Message, of: impl Fn(&SeasonRow) -> u64) -> Option<Record> {
    let rows = view.snapshot.standings.rows();
    let most = rows.iter().map(&of).max().filter(|most| *most > 0)?;
    let holders: Vec<&SeasonRow> = rows.iter().filter(|row| of(row) == most).collect();
    let named = holders.iter().take(HOLDERS).map(|row| view.name(row.person));
    let named: Vec<Message> = named.collect();
    Some(Record {
        what,
        number: most,
        who: match holders.len() - named.len() {
            0 => say::list(named),
            more => say::common::names_and_more(Message::joined(named, ", "), more),
        },
    })
}

/// Returns the longest series of evenings that a person took part in without missing one.
fn streak(season: &SeasonSnapshot, person: PersonIx) -> u64 {
    let (mut longest, mut now) = (0, 0);
    for evening in &season.results {
        now = if evening.of(person).is_some() { now + 1 } else { 0 };
        longest = longest.max(now);
    }
    longest
}
