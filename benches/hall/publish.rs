//! The start of a round: from publishing until the last phone has its table.

use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::stream::{self, StreamExt};
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

use super::Result;
use super::client::{Browser, field_after};
use super::cost::{Cost, House};
use super::event::{self, Event, Session};
use super::figures::{Times, head, row, span};
use super::phone::{Counts, Hall, OpenPage, staff};
use super::server::Usage;
use super::visitor::{Seen, Visitor};

/// Phones that connect at once while the hall fills.
const CONNECTING: usize = 32;
/// After this long no phone is waited for any more.
const PATIENCE: Duration = Duration::from_secs(180);
/// The hall is left alone for this long before the round is published.
const QUIET: Duration = Duration::from_secs(1);

/// What was measured.
pub struct Published {
    /// From asking to publish until each phone had its table.
    pub tables: Times,
    /// Phones that never showed their table.
    pub missing: usize,
    /// How long the answer to publishing took.
    pub answered: Duration,
    /// How long the phones took to connect.
    pub connected: Duration,
    pub pages: Counts,
    pub seen: Seen,
    pub cost: Cost,
    pub at_rest: Usage,
    pub listening: Usage,
    /// With all phones listening still.
    pub later: Usage,
    /// As long after the last phone has left.
    pub left: Usage,
}

/// The columns of [`Published::print`].
pub fn print_head(later: Duration) {
    let after = format!("{} s later", later.as_secs());
    head(&[
        "players",
        "on",
        "publishing answered",
        "tables p50",
        "p99",
        "last",
        "asked, 503, failed",
        "MB sent",
        "memory before, at most, then",
        "threads at most, then",
        "processor: server, PostgreSQL, client",
        "a kept page meanwhile p50, last",
        "`/healthz` last",
        &after,
    ]);
}

impl Published {
    pub fn print(&self, on: &str) {
        let pages = &self.pages;
        row(&[
            format!("{}", self.tables.count() + self.missing),
            on.to_owned(),
            span(self.answered.as_secs_f64() * 1_000.0),
            span(self.tables.within(0.5)),
            span(self.tables.within(0.99)),
            match self.missing {
                0 => span(self.tables.within(1.0)),
                missing => format!("{missing} never"),
            },
            format!(
                "{}, {}, {}",
                pages.asked,
                pages.refused,
                pages.failed + self.seen.failed
            ),
            format!("{:.1}", pages.bytes as f64 / 1e6),
            format!("{:.0}, {:.0} MB", self.listening.megabytes, self.seen.most.peak),
            format!("{}", self.seen.most.threads),
            format!(
                "{:.2}, {:.2}, {:.2} s",
                self.cost.server, self.cost.postgres, self.cost.client
            ),
            format!(
                "{}, {}",
                span(self.seen.kept().within(0.5)),
                span(self.seen.kept().within(1.0))
            ),
            span(self.seen.health().within(1.0)),
            format!("{:.0} MB, {} threads", self.later.megabytes, self.later.threads),
        ]);
        println!(
            "<!-- at rest {:.0} MB, {} threads; as long after all have left {:.0} MB; {} phones connected in {:.1} s; {} statements, {} \
             transactions{} -->",
            self.at_rest.megabytes,
            self.at_rest.threads,
            self.left.megabytes,
            self.tables.count(),
            self.connected.as_secs_f64(),
            self.cost.statements,
            self.cost.transactions,
            pages
                .first_failure
                .as_ref()
                .map_or_else(String::new, |failure| format!("; {failure}")),
        );
    }
}

/// A hall in which all players have their pages open.
pub struct Full {
    hall: Rc<Hall>,
    phones: Vec<JoinHandle<()>>,
    at_rest: Usage,
    connected: Duration,
}

impl Full {
    pub async fn of(house: &House, event: &Event) -> Result<Self> {
        let hall = Rc::new(Hall::default());
        let at_rest = house.usage()?;
        let begun = Instant::now();
        let phones = fill(house, event, &hall).await?;
        Ok(Self {
            hall,
            phones,
            at_rest,
            connected: begun.elapsed(),
        })
    }
}

/// Measures the start of the drafted round; `later` is how long afterwards memory and threads are looked at again.
pub async fn measure(
    house: &Rc<House>,
    event: &Event,
    session: &Session,
    full: Full,
    later: Duration,
) -> Result<Published> {
    let Full {
        hall,
        phones,
        at_rest,
        connected,
    } = full;
    let mut desk = staff(house.servers[0].address, session);
    let form = Form::read(&mut desk, event).await?;
    sleep(QUIET).await;
    let listening = house.usage()?;
    for server in &house.servers {
        server.forget_peak()?;
    }
    let before = house.counters().await?;
    let visitor = Visitor::begin(house, &event.slug);
    let published = Instant::now();
    form.send(&mut desk).await?;
    let answered = published.elapsed();
    hall.wait_for(event.players.len(), PATIENCE).await;
    let cost = before.until(house.counters().await?);
    let seen = visitor.end().await;
    let pages = hall.counts.borrow().clone();
    sleep(later).await;
    let after = house.usage()?;
    let tables: Times = hall
        .up_to_date
        .borrow()
        .iter()
        .map(|at| at.duration_since(published))
        .collect();
    phones.iter().for_each(JoinHandle::abort);
    sleep(later).await;
    let left = house.usage()?;
    Ok(Published {
        missing: event.players.len() - tables.count(),
        tables,
        answered,
        connected,
        pages,
        seen,
        cost,
        at_rest,
        listening,
        later: after,
        left,
    })
}

/// Opens the pages of all players, spread over the instances.
pub async fn fill(house: &House, event: &Event, hall: &Rc<Hall>) -> Result<Vec<JoinHandle<()>>> {
    let pages = event.players.iter().enumerate().map(|(at, player)| {
        let address = house.servers[at % house.servers.len()].address;
        OpenPage::of_player(address, event, player)
    });
    let mut opened = stream::iter(pages).buffer_unordered(CONNECTING);
    let mut phones = Vec::with_capacity(event.players.len());
    while let Some(page) = opened.next().await {
        phones.push(spawn_local(page?.stay(Rc::clone(hall))));
    }
    Ok(phones)
}

/// The form that publishes the drafted round.
pub struct Form {
    path: String,
    fields: Vec<(&'static str, String)>,
}

impl Form {
    pub async fn read(desk: &mut Browser, event: &Event) -> Result<Self> {
        let round = format!("/t/{}/desk/rounds/{}", event.slug, event.round);
        let path = format!("{round}/publish");
        let page = desk.get(&round).await?.text();
        let field = |name: &'static str| {
            let value = field_after(page, &format!("action=\"{path}\""), name);
            Ok((name, value.ok_or("the round cannot be published")?.to_owned()))
        };
        let fields = ["csrf", "form_id", "version"].into_iter().map(field);
        let fields = fields.collect::<Result<_>>()?;
        Ok(Self { path, fields })
    }

    pub async fn send(&self, desk: &mut Browser) -> Result<()> {
        let fields: Vec<(&str, &str)> = self.fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        match desk.post(&self.path, &fields).await?.status {
            303 => Ok(()),
            status => Err(format!("{} answered {status}", self.path).into()),
        }
    }
}

/// Makes an event of so many players, starts the instances and measures the start of its round.
pub async fn run(options: &super::Options, players: usize) -> Result<Published> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?.in_languages(options.languages);
    let session = event::organizer(&home, &made.slug)?;
    let house = Rc::new(House::start(home, options.instances)?);
    let full = Full::of(&house, &made).await?;
    let published = measure(&house, &made, &session, full, options.later()).await?;
    house.report_complaints()?;
    Ok(published)
}
