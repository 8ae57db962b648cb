//! Statistics for people: of one tournament, public once it is finished and for its staff before, and of several
//! finished ones. As pictures, as tables and as CSV.

mod matches;
mod people;
mod section;
pub mod several;
mod table;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;
use say::statistics as t;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Records};
use crate::web::frame::request::link::Link;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, compute, read, snapshots};
use crate::web::shared::counted::{Shown, Subject, chosen};
use crate::web::shared::view::View;
pub use section::Figure;
use section::Section;
use several::Chooser;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/statistics", handler!(several::show))
        .get("/statistics.csv", handler!(several::csv))
        .get("/t/{slug}/statistics", handler!(show))
        .get("/t/{slug}/export/statistics.csv", handler!(csv))
        .get("/t/{slug}/desk/statistics", handler!(show_staff))
        .get("/t/{slug}/desk/statistics.csv", handler!(csv_staff));
}

/// The page of statistics, of one tournament or of several.
#[derive(Template)]
#[template(path = "public/statistics/page.html")]
struct StatisticsPage {
    shell: Shell,
    /// Its subject, beside the heading.
    line: Message,
    /// The tournaments to choose from, on the page of several.
    chooser: Option<Chooser>,
    /// Numbers, each with its word.
    stats: Vec<(Message, Message)>,
    sections: Vec<Section>,
    /// The prefix of the addresses of the files, before the name of the section.
    files: String,
    /// The text if nothing is counted.
    nothing: Message,
    /// A link to the statistics of several tournaments.
    several: Option<Link>,
}

impl StatisticsPage {
    /// Creates a page without numbers.
    fn new(shell: Shell, line: Message, nothing: Message) -> Self {
        Self {
            shell,
            line,
            chooser: None,
            stats: Vec::new(),
            sections: Vec::new(),
            files: String::new(),
            nothing,
            several: None,
        }
    }

    /// Returns the same page with statistics; `files`: the address of the files, with or without a query.
    fn with(mut self, shown: &Shown, files: &str) -> Self {
        let mark = if files.contains('?') { '&' } else { '?' };
        self.files = format!("{files}{mark}table=");
        self.stats = stats(shown);
        // before the first result there is nothing to compare except the players' commanders
        let sections = match shown.statistics.matches {
            0 => vec![people::entries(&shown.statistics.commanders)],
            _ => sections(shown).to_vec(),
        };
        self.sections = sections
            .into_iter()
            .filter(|section| !section.table.lines.is_empty())
            .collect();
        self
    }
}

fn stats(shown: &Shown) -> Vec<(Message, Message)> {
    let statistics = &shown.statistics;
    let (matches, drawn) = (statistics.matches, statistics.drawn);
    let stat = |number: u64, word: fn(u64) -> Message| (Message::from(number), word(number));
    let share = (drawn * 100 + matches / 2).checked_div(matches);
    let events = (statistics.events > 1).then(|| stat(statistics.events as u64, t::stat_tournaments));
    let drawn = share.map(|share| (say::percent(share.to_string()), t::stat_drawn()));
    events
        .into_iter()
        .chain([
            stat(statistics.commanders.entries, t::stat_entries),
            stat(matches, t::stat_matches),
        ])
        .chain(drawn)
        .collect()
}

/// Returns all sections, some of which may be empty.
fn sections(shown: &Shown) -> [Section; 7] {
    let statistics = &shown.statistics;
    [
        matches::seats(&statistics.seats),
        matches::draws(&statistics.course.rounds),
        matches::endings(&statistics.course),
        matches::lengths(&statistics.course),
        people::commanders(&statistics.commanders),
        people::pairs(&statistics.commanders),
        people::players(shown),
    ]
}

/// Returns the pictures of seats and of commanders, for the story of one tournament.
pub fn pictures(shown: &Shown) -> Vec<Figure> {
    let statistics = &shown.statistics;
    let sections = [
        matches::seats(&statistics.seats),
        people::commanders(&statistics.commanders),
    ];
    sections.into_iter().flat_map(|section| section.figures).collect()
}

/// Returns the name of the requested section; by default, or for an unknown name, the first one's.
fn part(query: &PublicQuery) -> &'static str {
    let asked = query.get("table");
    let all = sections(&Shown::default()).map(|section| section.id);
    all.into_iter().find(|part| *part == asked).unwrap_or(all[0])
}

/// Returns a section as CSV; only the header if it is empty.
fn file(shown: &Shown, part: &str) -> String {
    let found = sections(shown).into_iter().find(|section| section.id == part);
    found.map_or_else(String::new, |section| section.table.csv())
}

/// `GET /t/{slug}/statistics`: everybody, once the tournament is finished.
async fn show(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::page(page::path(&request));
    page::public_reading(&app, &request, &slug, caching, |conn, snapshot| {
        let view = View::shown(snapshot);
        let shell = view.shell(say::common::page_statistics(), Door::More, &view.at("statistics"));
        let page = StatisticsPage::new(shell, Message::default(), t::not_yet());
        let Some(subject) = Subject::of_everybody(snapshot.snapshot) else {
            return snapshot.render(&page);
        };
        let mut page = page.with(&Shown::read(conn, &[subject])?, &view.at("export/statistics.csv"));
        let others = format!("/statistics?of={}", view.tournament().slug);
        page.several = Some(Link::new(t::with_others(), others));
        snapshot.render(&page)
    })
    .await
}

/// `GET /t/{slug}/export/statistics.csv`: everybody; `?table=` names a section; until the tournament is finished, there
/// is only its header.
async fn csv(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let part = part(&PublicQuery::of(&request));
    let caching = Caching::csv(format!("{}?table={part}", page::path(&request)));
    page::public_reading(&app, &request, &slug, caching, move |conn, snapshot| {
        let shown = match Subject::of_everybody(snapshot.snapshot) {
            Some(subject) => Shown::read(conn, &[subject])?,
            None => Shown::default(),
        };
        Ok(file(&shown, part))
    })
    .await
}

/// `GET …/desk/statistics`: staff; including the results of a running round.
async fn show_staff(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let shown = read_staff(&app, &desk).await?;
    let line = match shown.statistics.matches {
        0 => Message::default(),
        matches => t::matches_so_far(matches),
    };
    let page = StatisticsPage::new(
        desk.shell(&request, say::common::page_statistics()),
        line,
        t::not_yet_staff(),
    );
    let files = desk.at("desk/statistics.csv");
    page::private_large(&app, move || page.with(&shown, &files)).await
}

/// `GET …/desk/statistics.csv`: staff; `?table=` names a section.
async fn csv_staff(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let part = part(&PublicQuery::of(&request));
    let shown = read_staff(&app, &desk).await?;
    let body = compute(&app, move |_| Ok(file(&shown, part))).await?;
    Ok(page::private_csv(&format!("{}-{part}", desk.tournament.slug), body))
}

async fn read_staff(app: &App, desk: &Desk<Inside>) -> Result<Shown, WebError> {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let records = desk.may::<Records>();
    read(app, move |conn| {
        Ok::<_, WebError>(Shown::read(conn, &[Subject::of_staff(&snapshot, records)])?)
    })
    .await
}
