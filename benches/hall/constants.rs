//! The constants of the capacity model in `docs/performance.md`: what one phone, desk, listener, result and publishing costs.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

use super::client::{Browser, Events};
use super::cost::{Cost, House};
use super::event::{self, Event, Session};
use super::figures::{head, row};
use super::model::{Each, Measured};
use super::phone::{player, staff};
use super::publish::Form;
use super::{Options, Result};

/// Questions for the cost of a page.
const PAGES: usize = 2_000;
/// Requests that measure the cost of a page that is rendered for each reader.
const STAFF_PAGES: usize = 200;
/// Writes for the cost of one.
const WRITES: usize = 60;
/// How long listeners are left alone.
const IDLE: Duration = Duration::from_secs(10);
/// Between two announcements: faster changes would share a notification.
const PAUSE: Duration = Duration::from_millis(60);

/// The house that they are measured on.
struct Bench {
    house: House,
    event: Event,
    session: Session,
}

/// Measures and prints all of them.
pub async fn run(options: &Options, players: usize) -> Result<()> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?;
    let session = event::organizer(&home, &made.slug)?;
    let bench = Bench {
        house: House::start(home, options.instances)?,
        event: made,
        session,
    };
    println!("\nConstants at {players} players on {}:", options.on());
    head(&[
        "what",
        "processor time: server",
        "PostgreSQL",
        "statements",
        "transactions",
        "bytes sent",
        "memory",
    ]);
    let publish = bench.publishing().await?;
    let (listen, idle, notified) = bench.listeners().await?;
    let [me, floor] = bench.pages().await?;
    let making = bench.making().await?;
    let (result, report) = bench.results().await?;
    let connections = bench.house.home.postgres_usage()?.connections;
    println!(
        "\nConnections to PostgreSQL of {} instances and this client: {connections}",
        options.instances
    );
    bench.house.report_complaints()?;
    let measured = Measured {
        publish,
        listen,
        idle,
        notified,
        me,
        floor,
        making,
        result,
        report,
    };
    measured.print(options.events_at_once, options.each);
    Ok(())
}

/// Prints and returns what each of so many took.
fn each(what: &str, cost: Cost, count: usize, bytes: u64, megabytes: f64) -> Each {
    let count = count as f64;
    let each = Each {
        server: cost.server / count,
        postgres: cost.postgres / count,
        bytes: bytes as f64 / count,
        memory: megabytes * 1_048_576.0 / count,
    };
    let filled = |value: f64| {
        if value > 0.0 {
            format!("{:.1} KB", value / 1e3)
        } else {
            String::new()
        }
    };
    row(&[
        what.to_owned(),
        processor(each.server),
        processor(each.postgres),
        format!("{:.1}", cost.statements as f64 / count),
        format!("{:.1}", cost.transactions as f64 / count),
        filled(each.bytes),
        filled(each.memory),
    ]);
    each
}

/// Processor time as people read it.
fn processor(seconds: f64) -> String {
    match seconds * 1e6 {
        us if us < 0.005 => String::new(),
        us if us >= 9_950.0 => format!("{:.0} ms", us / 1e3),
        us if us >= 995.0 => format!("{:.1} ms", us / 1e3),
        us if us >= 9.95 => format!("{us:.0} µs"),
        us => format!("{us:.2} µs"),
    }
}

impl Bench {
    fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.event.slug)
    }

    fn desk(&self) -> Browser {
        staff(self.house.servers[0].address, &self.session)
    }

    async fn publishing(&self) -> Result<Each> {
        let mut desk = self.desk();
        let form = Form::read(&mut desk, &self.event).await?;
        let before = self.house.counters().await?;
        form.send(&mut desk).await?;
        let cost = before.until(self.house.counters().await?);
        Ok(each("publishing a round", cost, 1, 0, 0.0))
    }

    /// Connecting and listening, listening for a second, receiving a change.
    async fn listeners(&self) -> Result<(Each, Each, Each)> {
        let live = self.at("me/live");
        let players = &self.event.players;
        let memory = self.house.usage()?.megabytes;
        let before = self.house.counters().await?;
        let mut streams: Vec<Events> = Vec::with_capacity(players.len());
        for (at, one) in players.iter().enumerate() {
            let server = &self.house.servers[at % self.house.servers.len()];
            let mut stream = player(server.address, &one.token).await?.listen(&live).await?;
            stream.next().await?;
            streams.push(stream);
        }
        let cost = before.until(self.house.counters().await?);
        sleep(Duration::from_secs(1)).await;
        let memory = self.house.usage()?.megabytes - memory;
        let listen = each("a phone connects and listens", cost, players.len(), 0, memory);

        let before = self.house.counters().await?;
        sleep(IDLE).await;
        let cost = before.until(self.house.counters().await?);
        let seconds = players.len() * IDLE.as_secs() as usize;
        let idle = each("a listener, for a second", cost, seconds, 0, 0.0);

        let heard = Rc::new(Cell::new(0));
        let listening: Vec<JoinHandle<()>> = streams
            .into_iter()
            .map(|stream| spawn_local(count(stream, Rc::clone(&heard))))
            .collect();
        let with_listeners = self.announce(WRITES, None).await?;
        listening.iter().for_each(JoinHandle::abort);
        sleep(IDLE / 10).await;
        let alone = self.announce(WRITES, None).await?;
        each("an announcement, nobody listens", alone, WRITES, 0, 0.0);
        let notified = alone.until(with_listeners);
        let notified = each("a change sent to a listener", notified, heard.get().max(1), 0, 0.0);
        Ok((listen, idle, notified))
    }

    /// A phone's page and the floor; others are printed for comparison.
    async fn pages(&self) -> Result<[Each; 2]> {
        let address = self.house.servers[0].address;
        let mut phone = player(address, &self.event.players[0].token).await?;
        let own = self.at("me");
        let me = self.page("a phone asks for its page", &mut phone, &own, PAGES).await?;
        let mut reader = Browser::new(address);
        let standings = format!("/en{}", self.at("standings"));
        self.page("a kept page (standings)", &mut reader, &standings, PAGES)
            .await?;
        let fixed = super::flood::static_file(address).await?;
        self.page("a static file (the style sheet)", &mut reader, &fixed, PAGES)
            .await?;
        let mut desk = self.desk();
        let (floor, entry) = (self.at("desk/floor"), self.at("desk/results"));
        let floor = self
            .page("a device asks for the floor", &mut desk, &floor, STAFF_PAGES)
            .await?;
        self.page("a desk asks for quick entry", &mut desk, &entry, STAFF_PAGES)
            .await?;
        Ok([me, floor])
    }

    async fn page(&self, what: &str, browser: &mut Browser, path: &str, times: usize) -> Result<Each> {
        browser.get(path).await?;
        let received = browser.received;
        let before = self.house.counters().await?;
        for _ in 0..times {
            let status = browser.get(path).await?.status;
            if status != 200 {
                return Err(format!("{path} answered {status}").into());
            }
        }
        let cost = before.until(self.house.counters().await?);
        Ok(each(what, cost, times, browser.received - received, 0.0))
    }

    /// Announces something so many times; after each, a phone asks for its page where one is given.
    async fn announce(&self, times: usize, mut phone: Option<&mut Browser>) -> Result<Cost> {
        let mut desk = self.desk();
        let path = self.at("desk/announcements");
        let before = self.house.counters().await?;
        for number in 0..times {
            let (form, text) = (form_id(), format!("Announcement {number}"));
            let fields = [
                ("csrf", self.session.csrf.as_str()),
                ("form_id", &form),
                ("text", &text),
            ];
            expect(desk.post(&path, &fields).await?.status, &path)?;
            if let Some(phone) = phone.as_deref_mut() {
                phone.get(&self.at("me")).await?;
            }
            sleep(PAUSE).await;
        }
        Ok(before.until(self.house.counters().await?))
    }

    /// The first page of a new version: whatever pages share is made for it.
    async fn making(&self) -> Result<Each> {
        let alone = self.announce(WRITES, None).await?;
        let mut phone = player(self.house.servers[0].address, &self.event.players[0].token).await?;
        phone.get(&self.at("me")).await?;
        let with_page = self.announce(WRITES, Some(&mut phone)).await?;
        let making = alone.until(with_page);
        Ok(each("the first page of a new version", making, WRITES, 0, 0.0))
    }

    /// A result from a desk, and a report or confirmation by phone.
    async fn results(&self) -> Result<(Each, Each)> {
        let tables = self.event.tables();
        let (by_desk, by_phone): (Vec<_>, Vec<_>) = tables.into_iter().partition(|(table, _)| table % 2 == 0);
        let mut desk = self.desk();
        let path = self.at("desk/results");
        let before = self.house.counters().await?;
        for (table, _) in by_desk.iter().take(WRITES) {
            let (form, table) = (form_id(), table.to_string());
            let keys = [("csrf", self.session.csrf.as_str()), ("form_id", form.as_str())];
            let fields = [keys[0], keys[1], ("table", &table), ("result", "1")];
            expect(desk.post(&path, &fields).await?.status, &path)?;
        }
        let cost = before.until(self.house.counters().await?);
        let result = each("a result from a desk", cost, by_desk.len().min(WRITES), 0, 0.0);

        let path = self.at("me/report");
        let mut phones = Vec::new();
        for (_, seats) in by_phone.iter().take(WRITES) {
            for one in &seats[..2] {
                let mut phone = player(self.house.servers[0].address, &one.token).await?;
                let page = phone.get(&self.at("me")).await?.text().to_owned();
                let csrf = super::client::field_after(&page, "/me/report\"", "csrf").ok_or("no form to report")?;
                let csrf = csrf.to_owned();
                phone.hang_up();
                phones.push((phone, csrf));
            }
        }
        let before = self.house.counters().await?;
        for (phone, csrf) in &mut phones {
            let form = form_id();
            let fields = [("csrf", csrf.as_str()), ("form_id", &form), ("winner", "1")];
            expect(phone.post(&path, &fields).await?.status, &path)?;
        }
        let cost = before.until(self.house.counters().await?);
        let report = each("a report or confirmation by phone", cost, phones.len(), 0, 0.0);
        Ok((result, report))
    }
}

/// Counts what a stream tells.
async fn count(mut stream: Events, heard: Rc<Cell<usize>>) {
    while stream.next().await.is_ok() {
        heard.set(heard.get() + 1);
    }
}

fn form_id() -> String {
    format!("{:032x}", rand::random::<u128>())
}

fn expect(status: u16, path: &str) -> Result<()> {
    match status {
        303 => Ok(()),
        status => Err(format!("{path} answered {status}").into()),
    }
}
