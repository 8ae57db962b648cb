//! The commanders of a season.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_rules::Ratio;
use podium_snapshot::season::CommanderLine;
use say::{Message, season as t};

use super::view::{Head, Tab, View};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::format;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Lines on one page.
const LINES: usize = 250;

/// `GET /c/{slug}/s/{season}/commanders`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    kept::list(&app, &request, &at, CommandersPage::new).await
}

/// The commanders.
#[derive(Debug, Template)]
#[template(path = "community/season/commanders.html")]
struct CommandersPage {
    shell: Shell,
    head: Head,
    shown: Shown,
    lines: Vec<Line>,
}

/// A commander's line.
#[derive(Debug)]
struct Line {
    name: String,
    entries: u64,
    evenings_won: u64,
    matches: u64,
    /// The share of the matches that were won.
    won: Message,
}

impl CommandersPage {
    fn new(view: &View<'_>, part: PartQuery) -> Result<Self, WebError> {
        let all: Vec<&CommanderLine> = view.snapshot.commanders.iter().collect();
        let numbers: Vec<u32> = (1..=all.len() as u32).collect();
        let address = ListAddress::new(view.at("/commanders"));
        let shown = Parts::by_number(&numbers, LINES).shown(part, &address, |_| None)?;
        let line = |line: &CommanderLine| Line {
            name: line.names.join(" / "),
            entries: line.entries,
            evenings_won: line.evenings_won,
            matches: line.matches,
            won: format::percent(Ratio::new(line.wins.into(), line.matches.into())),
        };
        Ok(Self {
            shell: view.shell(t::page_commanders()),
            head: view.head(Some(Tab::Commanders)),
            lines: shown.take(all).into_iter().map(line).collect(),
            shown,
        })
    }
}
