//! The constants of the capacity model in `docs/scale.md`: what one phone, desk, listener, result and publishing costs.

use std::time::Duration;

use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

use super::client::{Browser, Events};
use super::cost::{Cost, House};
use super::event::{self, Event, Session};
use super::figures::{head, row};
use super::phone::{player, staff};
use super::publish::Form;
use super::{Options, Result};

/// Questions for the cost of a page.
const PAGES: usize = 2_000;
/// Writes for the cost of one.
const WRITES: usize = 60;
/// How long listeners are left alone.
const IDLE: Duration = Duration::from_secs(10);
/// What the instances need after a change until everybody is told.
const TELLING: Duration = Duration::from_millis(700);

struct Constants {
    house: House,
    event: Event,
    session: Session,
}

/// Measures and prints all of them.
pub async fn run(options: &Options, players: usize) -> Result<()> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?;
    let session = event::organizer(&home, &made.slug)?;
    let constants = Constants {
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
    constants.publishing().await?;
    constants.listeners().await?;
    constants.pages().await?;
    constants.changes().await?;
    constants.results().await?;
    let connections = constants.house.home.postgres_usage()?.connections;
    println!(
        "\nConnections to PostgreSQL of {} instances and this client: {connections}",
        options.instances
    );
    constants.house.report_complaints()
}

/// Prints what each of so many took.
fn print(what: &str, cost: Cost, count: usize, bytes: u64, memory: Option<f64>) {
    let each = |all: f64| all / count as f64;
    let time = |seconds: f64| match each(seconds) * 1e6 {
        us if us >= 9_950.0 => format!("{:.0} ms", us / 1e3),
        us if us >= 995.0 => format!("{:.1} ms", us / 1e3),
        us => format!("{us:.0} µs"),
    };
    row(&[
        what.to_owned(),
        time(cost.server),
        time(cost.postgres),
        format!("{:.1}", each(cost.statements as f64)),
        format!("{:.1}", each(cost.transactions as f64)),
        match bytes {
            0 => String::new(),
            bytes => format!("{:.1} KB", each(bytes as f64) / 1e3),
        },
        memory.map_or_else(String::new, |megabytes| format!("{:.1} KB", each(megabytes) * 1_024.0)),
    ]);
}

impl Constants {
    fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.event.slug)
    }

    fn desk(&self) -> Browser {
        staff(self.house.servers[0].address, &self.session)
    }

    async fn publishing(&self) -> Result<()> {
        let mut desk = self.desk();
        let form = Form::read(&mut desk, &self.event).await?;
        let before = self.house.counters().await?;
        form.send(&mut desk).await?;
        let cost = before.until(self.house.counters().await?);
        print("publishing a round", cost, 1, 0, None);
        Ok(())
    }

    async fn listeners(&self) -> Result<()> {
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
        print("a phone connects and listens", cost, players.len(), 0, Some(memory));

        let before = self.house.counters().await?;
        sleep(IDLE).await;
        let cost = before.until(self.house.counters().await?);
        let seconds = players.len() * IDLE.as_secs() as usize;
        print("a listener, for a second", cost, seconds, 0, None);

        let listening: Vec<JoinHandle<()>> = streams
            .into_iter()
            .map(|mut stream| spawn_local(async move { while stream.next().await.is_ok() {} }))
            .collect();
        let with_listeners = self.announce(WRITES, None).await?;
        listening.iter().for_each(JoinHandle::abort);
        sleep(TELLING).await;
        let alone = self.announce(WRITES, None).await?;
        print("an announcement, nobody listens", alone, WRITES, 0, None);
        let told = alone.until(with_listeners);
        print("a change told to a listener", told, WRITES * players.len(), 0, None);
        Ok(())
    }

    async fn pages(&self) -> Result<()> {
        let address = self.house.servers[0].address;
        let mut phone = player(address, &self.event.players[0].token).await?;
        self.page("a phone asks for its page", &mut phone, &self.at("me"), PAGES)
            .await?;
        let mut reader = Browser::new(address);
        let standings = self.at("standings");
        self.page("a kept page (standings)", &mut reader, &standings, PAGES)
            .await?;
        let fixed = super::flood::static_file(address).await?;
        self.page("a static file (the style sheet)", &mut reader, &fixed, PAGES)
            .await?;
        let mut desk = self.desk();
        self.page(
            "a device asks for the floor",
            &mut desk,
            &self.at("desk/floor"),
            PAGES / 10,
        )
        .await?;
        self.page(
            "a desk asks for quick entry",
            &mut desk,
            &self.at("desk/results"),
            PAGES / 10,
        )
        .await
    }

    async fn page(&self, what: &str, browser: &mut Browser, path: &str, times: usize) -> Result<()> {
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
        print(what, cost, times, browser.received - received, None);
        Ok(())
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
        }
        sleep(TELLING).await;
        Ok(before.until(self.house.counters().await?))
    }

    async fn changes(&self) -> Result<()> {
        let alone = self.announce(WRITES, None).await?;
        let mut phone = player(self.house.servers[0].address, &self.event.players[0].token).await?;
        phone.get(&self.at("me")).await?;
        let with_page = self.announce(WRITES, Some(&mut phone)).await?;
        print(
            "the first page of a new version",
            alone.until(with_page),
            WRITES,
            0,
            None,
        );
        Ok(())
    }

    async fn results(&self) -> Result<()> {
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
        print("a result from a desk", cost, by_desk.len().min(WRITES), 0, None);

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
        print("a report or confirmation by phone", cost, phones.len(), 0, None);
        Ok(())
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
