//! What everyone needs for what a season leads to, as a whole table on paper.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_rules::season::SeasonRow;
use say::{Message, season as t};

use super::view::{Head, View};
use super::words::{self, ChanceInWords};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Paper, Shell};
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Lines on one page: with several rewards each has several sentences.
const LINES: usize = 100;
/// Bytes that the lines of a page may take, and those of a line without rewards and of a reward.
const BYTES: usize = 100_000;
const OF_LINE: usize = 300;
const OF_REWARD: usize = 280;

/// `GET /c/{slug}/s/{season}/needs`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    kept::list(&app, &request, &at, NeedsPage::new).await
}

/// The table.
#[derive(Debug, Template)]
#[template(path = "community/season/needs.html")]
struct NeedsPage {
    shell: Shell,
    head: Head,
    /// Season and page, on each printed sheet.
    heading: Message,
    left: Message,
    shown: Shown,
    rewards: Vec<Message>,
    lines: Vec<NeedLine>,
}

#[derive(Debug)]
struct NeedLine {
    rank: u32,
    name: Message,
    points: u64,
    /// For each reward.
    chances: Vec<ChanceInWords>,
}

impl NeedsPage {
    fn new(view: &View<'_>, part: PartQuery) -> Result<Self, WebError> {
        let season = view.snapshot;
        let rows: Vec<&SeasonRow> = season.standings.rows().iter().collect();
        let places: Vec<u32> = (1..=rows.len() as u32).collect();
        let line_of = |number: i64| view.place_of(&rows, number);
        let address = ListAddress::new(view.at("/needs"));
        let shown =
            Parts::by_number(&places, lines(season.rules.parts().rewards.len())).shown(part, &address, line_of)?;
        let line = |row: &SeasonRow| NeedLine {
            rank: row.rank,
            name: view.name(row.person),
            points: row.points,
            chances: season
                .chances(row.person)
                .iter()
                .map(|(_, chance)| words::chance(season, chance))
                .collect(),
        };
        let rewards = &season.rules.parts().rewards;
        Ok(Self {
            shell: view.shell(t::page_needs()).on_paper(Paper::Sheet),
            head: view.head(None),
            heading: Message::joined([(&season.season.name).into(), t::page_needs()], " · "),
            left: words::evenings_left(season),
            lines: shown.take(rows).into_iter().map(line).collect(),
            shown,
            rewards: rewards.iter().map(words::reward_and_line).collect(),
        })
    }

    /// Returns the number of columns.
    fn width(&self) -> usize {
        3 + self.rewards.len()
    }
}

/// Returns how many lines a page has.
fn lines(rewards: usize) -> usize {
    (BYTES / (OF_LINE + rewards * OF_REWARD)).clamp(1, LINES)
}
