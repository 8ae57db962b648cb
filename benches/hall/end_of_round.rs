//! The last five minutes of a round, in less time: at every table a player reports and another confirms on their phones,
//! desks enter the rest, and pages that are open on the floor and on phones ask for themselves again with each change.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use rand::RngExt;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep_until;

use super::client::{Browser, field_after};
use super::cost::{Cost, House};
use super::event::{self, Event, Player, Session};
use super::figures::{Times, head, row, span};
use super::phone::{Counts, Hall, OpenPage, player, staff};
use super::visitor::{Seen, Visitor};
use super::{Options, Result};

/// What is played through: the last five minutes.
const MINUTES: Duration = Duration::from_secs(300);
/// Between a report and its confirmation at the table.
const TO_CONFIRM: Duration = Duration::from_secs(20);
/// Of so many tables one is entered by the staff.
const STAFF_SHARE: usize = 10;
const DESKS: usize = 4;
/// Devices that have the floor open.
const FLOOR_DEVICES: usize = 20;

/// What people did, and what it took.
#[derive(Default)]
struct Notes {
    /// Reports, confirmations and entries, from sending to the answer.
    writes: RefCell<Vec<Duration>>,
    /// Pages that people asked for themselves.
    pages: RefCell<Vec<Duration>>,
    /// Answers other than expected.
    counts: RefCell<Counts>,
}

struct Ended {
    tables: usize,
    writes: Times,
    pages: Times,
    own: Counts,
    phones: Counts,
    floor: Counts,
    seen: Seen,
    cost: Cost,
    took: Duration,
}

pub fn print_head(options: &Options) {
    println!(
        "\nThe last five minutes of a round in {} s ({} times as fast), {} phones of each table open:",
        (MINUTES / options.faster).as_secs(),
        options.faster,
        options.open_phones
    );
    head(&[
        "tables",
        "on",
        "writes",
        "p50",
        "p99",
        "last",
        "own pages p50, p99",
        "503, failed",
        "open pages asked, 503, failed",
        "memory at most",
        "threads at most",
        "processor: server, PostgreSQL, client",
        "a kept page meanwhile p50, last",
    ]);
}

impl Ended {
    fn print(&self, on: &str) {
        let (phones, floor) = (&self.phones, &self.floor);
        row(&[
            format!("{}", self.tables),
            on.to_owned(),
            format!("{}", self.writes.count()),
            span(self.writes.within(0.5)),
            span(self.writes.within(0.99)),
            span(self.writes.within(1.0)),
            format!("{}, {}", span(self.pages.within(0.5)), span(self.pages.within(0.99))),
            format!("{}, {}", self.own.refused, self.own.failed),
            format!(
                "{}, {}, {}",
                phones.asked + floor.asked,
                phones.refused + floor.refused,
                phones.failed + floor.failed
            ),
            format!("{:.0} MB", self.seen.most.peak),
            format!("{}", self.seen.most.threads),
            format!(
                "{:.2}, {:.2}, {:.2} of {:.1} s",
                self.cost.server,
                self.cost.postgres,
                self.cost.client,
                self.took.as_secs_f64()
            ),
            format!(
                "{}, {}",
                span(self.seen.kept().within(0.5)),
                span(self.seen.kept().within(1.0))
            ),
        ]);
        for failure in [&self.own, phones, floor]
            .into_iter()
            .filter_map(|c| c.first_failure.as_ref())
        {
            println!("<!-- {failure} -->");
        }
    }
}

/// Makes an event whose round is published, and measures the end of the round.
pub async fn run(options: &Options, players: usize) -> Result<()> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?.in_languages(options.languages);
    event::publish(&home, &made)?;
    let session = event::organizer(&home, &made.slug)?;
    let house = Rc::new(House::start(home, options.instances)?);
    measure(&house, &made, &session, options).await?.print(&options.on());
    house.report_complaints()
}

async fn measure(house: &Rc<House>, event: &Event, session: &Session, options: &Options) -> Result<Ended> {
    let (phones, floor) = (Rc::new(Hall::default()), Rc::new(Hall::default()));
    let open = open_pages(house, event, session, options, [&phones, &floor]).await?;
    for server in &house.servers {
        server.forget_peak()?;
    }
    let before = house.counters().await?;
    let visitor = Visitor::begin(house, &event.slug);
    let begun = Instant::now();
    let notes = Rc::new(Notes::default());
    join_all(acts(house, event, session, options, &notes)).await;
    let took = begun.elapsed();
    let cost = before.until(house.counters().await?);
    let seen = visitor.end().await;
    open.iter().for_each(JoinHandle::abort);
    let counts = |hall: &Hall| hall.counts.borrow().clone();
    let left = event::outstanding(&house.home, event)?;
    if left > 0 {
        notes.counts.borrow_mut().fail(&format!("{left} tables have no result"));
    }
    Ok(Ended {
        tables: event.tables().len(),
        writes: notes.writes.borrow().iter().copied().collect(),
        pages: notes.pages.borrow().iter().copied().collect(),
        own: notes.counts.borrow().clone(),
        phones: counts(&phones),
        floor: counts(&floor),
        seen,
        cost,
        took,
    })
}

/// Opens the floor on its devices, and the pages of so many phones of each table.
async fn open_pages(
    house: &House,
    event: &Event,
    session: &Session,
    options: &Options,
    [phones, floor]: [&Rc<Hall>; 2],
) -> Result<Vec<JoinHandle<()>>> {
    let mut open = Vec::new();
    let desk = format!("/t/{}/desk", event.slug);
    for device in 0..FLOOR_DEVICES {
        let address = house.servers[device % house.servers.len()].address;
        let page = OpenPage::of_staff(address, session, &format!("{desk}/floor"), &format!("{desk}/live")).await?;
        open.push(spawn_local(page.stay(Rc::clone(floor))));
    }
    let is_open = |player: &Player| player.seat.is_some_and(|(_, seat)| seat <= options.open_phones);
    for (at, player) in event.players.iter().filter(|player| is_open(player)).enumerate() {
        let address = house.servers[at % house.servers.len()].address;
        let page = OpenPage::of_player(address, event, player).await?.with_table();
        open.push(spawn_local(page.stay(Rc::clone(phones))));
    }
    Ok(open)
}

/// What happens at the tables and at the desks, each at its moment.
fn acts(
    house: &Rc<House>,
    event: &Event,
    session: &Session,
    options: &Options,
    notes: &Rc<Notes>,
) -> Vec<JoinHandle<()>> {
    let begin = Instant::now();
    let moment = || begin + rand::rng().random_range(Duration::ZERO..MINUTES) / options.faster;
    let mut desks: Vec<Vec<(Instant, i64)>> = vec![Vec::new(); DESKS];
    let mut acts = Vec::new();
    for (at, (table, seats)) in event.tables().into_iter().enumerate() {
        if at % STAFF_SHARE == 0 {
            desks[at / STAFF_SHARE % DESKS].push((moment(), table));
            continue;
        }
        let table = Table {
            slug: event.slug.clone(),
            addresses: [0, 1].map(|second| house.servers[(at + second) % house.servers.len()].address),
            tokens: [seats[0].token.clone(), seats[1].token.clone()],
            moment: moment(),
            to_confirm: TO_CONFIRM / options.faster,
        };
        acts.push(spawn_local(table.play(Rc::clone(notes))));
    }
    for (number, mut tables) in desks.into_iter().enumerate() {
        tables.sort();
        let browser = staff(house.servers[number % house.servers.len()].address, session);
        let path = format!("/t/{}/desk/results", event.slug);
        acts.push(spawn_local(enter(
            browser,
            path,
            session.clone(),
            tables,
            Rc::clone(notes),
        )));
    }
    acts
}

/// Enters the results of tables at their moments.
async fn enter(mut desk: Browser, path: String, session: Session, tables: Vec<(Instant, i64)>, notes: Rc<Notes>) {
    for (moment, table) in tables {
        sleep_until(moment.into()).await;
        let (table, form) = (table.to_string(), format!("{:032x}", rand::random::<u128>()));
        let fields = [
            ("csrf", session.csrf.as_str()),
            ("form_id", &form),
            ("table", &table),
            ("result", "1"),
        ];
        notes.write(&mut desk, &path, &fields).await;
        notes.page(&mut desk, &path).await;
    }
}

/// A table at which one player reports and another confirms.
struct Table {
    slug: String,
    addresses: [std::net::SocketAddr; 2],
    tokens: [String; 2],
    moment: Instant,
    to_confirm: Duration,
}

impl Table {
    async fn play(self, notes: Rc<Notes>) {
        let me = format!("/t/{}/me", self.slug);
        for (act, (address, token)) in self.addresses.iter().zip(&self.tokens).enumerate() {
            sleep_until((self.moment + self.to_confirm * act as u32).into()).await;
            let mut phone = match player(*address, token).await {
                Ok(phone) => phone,
                Err(error) => return notes.fail(&error.to_string()),
            };
            let step = ["report", "confirm"][act];
            let path = format!("{me}/{step}");
            let action = format!("action=\"{path}\"");
            let field = if act == 0 {
                ("winner", Some("1".to_owned()))
            } else {
                ("report", None)
            };
            let Some(page) = notes.page(&mut phone, &me).await else {
                return;
            };
            let value = |name: &str| field_after(&page, &action, name).map(str::to_owned);
            let (Some(csrf), Some(form), Some(last)) =
                (value("csrf"), value("form_id"), field.1.or_else(|| value(field.0)))
            else {
                return notes.fail(&format!("{me} has no form to {step}"));
            };
            let fields = [("csrf", csrf.as_str()), ("form_id", &form), (field.0, &last)];
            notes.write(&mut phone, &path, &fields).await;
            notes.page(&mut phone, &me).await;
        }
    }
}

impl Notes {
    fn fail(&self, failure: &str) {
        self.counts.borrow_mut().fail(failure);
    }

    async fn write(&self, browser: &mut Browser, path: &str, fields: &[(&str, &str)]) {
        let sent = Instant::now();
        match browser.post(path, fields).await {
            Ok(answer) if answer.status == 303 => self.writes.borrow_mut().push(sent.elapsed()),
            Ok(answer) if answer.status == 503 => self.counts.borrow_mut().refused += 1,
            Ok(answer) => self.fail(&format!("{path} answered {}", answer.status)),
            Err(error) => self.fail(&format!("{path}: {error}")),
        }
    }

    async fn page(&self, browser: &mut Browser, path: &str) -> Option<String> {
        let sent = Instant::now();
        match browser.get(path).await {
            Ok(answer) if answer.status == 200 => {
                self.pages.borrow_mut().push(sent.elapsed());
                return Some(answer.text().to_owned());
            }
            Ok(answer) if answer.status == 503 => self.counts.borrow_mut().refused += 1,
            Ok(answer) => self.fail(&format!("{path} answered {}", answer.status)),
            Err(error) => self.fail(&format!("{path}: {error}")),
        }
        None
    }
}
