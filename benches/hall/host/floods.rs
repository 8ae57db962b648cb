//! The staff of a tournament at work, while visitors ask for public pages as fast as they come: first for those that cost the
//! most, then for every public route.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};
use podium::web::frame::request::language;
use say::Language;
use tokio::time::sleep;

use super::super::Result;
use super::super::client::Browser;
use super::super::cost::House;
use super::super::figures::{Times, head, row, span};
use super::{Asked, GOAL, Life, PAUSE, Pages, Who};

/// How long the staff works beside a flood of one of the most expensive pages, and of one route.
const LONG: Duration = Duration::from_secs(10);
const SHORT: Duration = Duration::from_secs(3);
/// Visitors of a flood, each with a connection.
const VISITORS: usize = 12;
/// Every route, and who may use it.
const ROUTES: &str = include_str!("../../../tests/cases/access.txt");

impl Pages {
    /// Public pages that cost the most, each with another address whenever there are several.
    fn worst(&self) -> Vec<Asked<'_>> {
        let own = &self.desk;
        vec![
            ("nothing", Who::Visitor, Box::new(|_| String::new())),
            (
                "statistics",
                Who::Visitor,
                Box::new(|n| format!("/statistics?of={}", self.choice(n))),
            ),
            (
                "statistics of unknown ones",
                Who::Visitor,
                Box::new(|n| format!("/statistics?of={},no-{n}", self.choice(n))),
            ),
            (
                "statistics as a file",
                Who::Visitor,
                Box::new(|n| format!("/statistics.csv?of={}&table=seats", self.choice(n))),
            ),
            (
                "front pages",
                Who::Visitor,
                Box::new(|n| format!("/?page={}", n % 10_000)),
            ),
            ("calendar", Who::Visitor, Box::new(|_| "/calendar.ics".to_owned())),
            (
                "the API's lists",
                Who::Visitor,
                Box::new(|n| {
                    format!(
                        "/api/v1/tournaments?limit=500&from=20{:02}-01-{:02}",
                        n % 90 + 10,
                        n % 28 + 1
                    )
                }),
            ),
            (
                "searches",
                Who::Visitor,
                Box::new(move |n| format!("/en/t/{own}/players?q=p{n}")),
            ),
            (
                "finished tournaments, all of them",
                Who::Visitor,
                Box::new(|n| format!("/en/t/{}/standings", self.made.finished[n % self.made.finished.len()])),
            ),
            (
                "players' pages",
                Who::Visitor,
                Box::new(|n| {
                    format!(
                        "/en/t/{}/players/{}",
                        self.made.finished[n % self.made.finished.len()],
                        n % 40 + 1
                    )
                }),
            ),
            (
                "exports",
                Who::Visitor,
                Box::new(|n| {
                    format!(
                        "/t/{}/export/standings.csv",
                        self.made.finished[n % self.made.finished.len()]
                    )
                }),
            ),
            (
                "cards",
                Who::Visitor,
                Box::new(|n| format!("/t/{}/card.png", self.made.finished[n % self.made.finished.len()])),
            ),
            (
                "links that lead nowhere",
                Who::Visitor,
                Box::new(|n| format!("/link/{n:032x}")),
            ),
        ]
    }
    /// Every page that is for everybody, by its pattern; each question has another address if the pattern has parts, and a
    /// query that is different each time. Streams are left out, because they do not end.
    fn routes(&self) -> Vec<Asked<'_>> {
        let patterns = ROUTES
            .lines()
            .filter_map(|line| line.strip_prefix("GET ")?.strip_suffix(": everybody"));
        let pages = patterns.filter(|pattern| !pattern.ends_with("/live") && !pattern.ends_with("/events"));
        pages
            .map(|pattern| -> Asked<'_> { (pattern, Who::Visitor, Box::new(|n| self.address(pattern, n))) })
            .collect()
    }

    /// Fills the parts of a pattern.
    fn address(&self, pattern: &str, n: usize) -> String {
        let part = |part: &str| match part {
            "{slug}" if n.is_multiple_of(2) => self.desk.clone(),
            "{slug}" => self.made.finished[n % self.made.finished.len()].clone(),
            "{round}" | "{number}" => (n % 2 + 1).to_string(),
            "{player}" => (n % 40 + 1).to_string(),
            "{table}" => (n % 9 + 1).to_string(),
            "{part}" => "players".to_owned(),
            name if name.starts_with('{') => format!("{n:032x}"),
            name => name.to_owned(),
        };
        let parts: Vec<String> = pattern.split('/').map(part).collect();
        let address = format!("{}?q=p{n}&page={n}", parts.join("/"));
        language::local(Some(Language::English), address)
    }
}

/// Asks for the staff's pages beside each flood.
pub(super) async fn measure(house: &Rc<House>, pages: &Pages) -> Result<()> {
    measure_each(house, pages, pages.worst(), LONG).await?;
    measure_each(house, pages, pages.routes(), SHORT).await
}

async fn measure_each(house: &Rc<House>, pages: &Pages, floods: Vec<Asked<'_>>, lasts: Duration) -> Result<()> {
    let _life = Life::begin(&house.home, &pages.made.coming);
    head(&[
        "beside a flood of",
        "staff's pages p50",
        "p99",
        "p99 : goal",
        "flood: answers per second",
        "503",
        "memory at most",
    ]);
    for (name, _, address) in floods {
        house.servers.iter().try_for_each(|server| server.forget_peak())?;
        let (over, answers, refused) = (Cell::new(name == "nothing"), Cell::new(0_u32), Cell::new(0_u32));
        let visitors = (0..VISITORS).map(|visitor| {
            let (over, answers, refused, address) = (&over, &answers, &refused, &address);
            async move {
                let mut browser = Browser::new(pages.address);
                let mut number = visitor;
                while !over.get() {
                    number += VISITORS;
                    match browser.get(&address(number)).await {
                        Ok(answer) if answer.status == 503 => refused.set(refused.get() + 1),
                        Ok(_) => answers.set(answers.get() + 1),
                        Err(_) => browser.hang_up(),
                    }
                }
            }
        });
        let times = RefCell::new(Vec::new());
        let begun = Instant::now();
        let work = async {
            let desk = ["", "/floor", "/floor/3", "/results", "/rounds/2", "/players", "/clock"];
            let mut browser = pages.browser(Who::Organizer).await;
            for page in desk.iter().cycle() {
                if begun.elapsed() > lasts {
                    break;
                }
                let asked = Instant::now();
                if browser
                    .get(&format!("/t/{}/desk{page}", pages.desk))
                    .await
                    .is_ok_and(|answer| answer.status == 200)
                {
                    times.borrow_mut().push(asked.elapsed());
                }
                sleep(PAUSE).await;
            }
            over.set(true);
        };
        join(work, join_all(visitors)).await;
        let times: Times = times.take().into_iter().collect();
        row(&[
            name.to_owned(),
            span(times.within(0.5)),
            span(times.within(0.99)),
            format!("{:.2}", times.within(0.99) / GOAL),
            format!("{:.0}", f64::from(answers.get()) / begun.elapsed().as_secs_f64()),
            format!("{}", refused.get()),
            format!("{:.0} MB", house.usage()?.peak),
        ]);
    }
    Ok(())
}
