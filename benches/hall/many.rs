//! Many tournaments in one database: their rounds published one after the other and all at once, which should cost the
//! same; and how long the program takes to start on so full a database.

use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::client::Browser;
use super::cost::{Cost, House};
use super::event::{self, Event, Session};
use super::figures::{Times, head, row, span};
use super::phone::{Hall, player, staff};
use super::publish::{Form, fill};
use super::server::Server;
use super::visitor::Visitor;
use super::{Options, Result};

const PATIENCE: Duration = Duration::from_secs(300);
/// Starts on the full database.
const STARTS: usize = 5;

/// A rush of one or several tournaments.
struct Rush {
    tables: Times,
    cost: Cost,
    failed: u64,
    refused: u64,
}

/// Makes the events on a database.
fn make(options: &Options) -> Result<(House, Vec<Event>, Session)> {
    let home = options.home()?;
    let mut events = Vec::with_capacity(options.events);
    for _ in 0..options.events {
        events.push(event::make(&home, options.each, 1)?);
    }
    let mut session = None;
    for event in &events {
        session = Some(event::organizer(&home, &event.slug)?);
    }
    let house = House::start(home, options.instances)?;
    Ok((house, events, session.ok_or("no events")?))
}

pub async fn run(options: &Options) -> Result<()> {
    let (house, events, session) = make(options)?;
    let house = Rc::new(house);
    let mut sum = Cost::default();
    let mut slowest = 0.0_f64;
    for event in &events {
        let alone = rush(&house, std::slice::from_ref(event), &session).await?;
        sum = sum.and(alone.cost);
        slowest = slowest.max(alone.tables.within(0.99));
        event::unpublish(&house.home, event)?;
    }
    sleep(Duration::from_secs(1)).await;
    for server in &house.servers {
        server.forget_peak()?;
    }
    let visitor = Visitor::begin(&house, &events[0].slug);
    let all = rush(&house, &events, &session).await?;
    let seen = visitor.end().await;
    head(&[
        "tournaments",
        "on",
        "one after the other: processor, slowest p99",
        "all at once: processor, p50, p99, last",
        "cost",
        "503, failed",
        "memory at most",
        "threads at most",
    ]);
    row(&[
        format!("{} of {}", options.events, options.each),
        options.on(),
        format!("{:.2} s, {}", sum.server, span(slowest)),
        format!("{:.2} s, {}", all.cost.server, all.tables.in_words()),
        format!("{:.0} % of the sum", 100.0 * all.cost.server / sum.server),
        format!("{}, {}", all.refused, all.failed + seen.failed),
        format!("{:.0} MB", seen.most.peak),
        format!("{}", seen.most.threads),
    ]);
    house.report_complaints()
}

/// Publishes the drafted rounds of these events at once, and waits for all their phones.
async fn rush(house: &Rc<House>, events: &[Event], session: &Session) -> Result<Rush> {
    let hall = Rc::new(Hall::of_many_events());
    let mut phones = Vec::new();
    let mut desks = Vec::new();
    for (at, event) in events.iter().enumerate() {
        phones.extend(fill(house, event, &hall).await?);
        let address = house.servers[at % house.servers.len()].address;
        desks.push((staff(address, session), event));
    }
    let mut forms = Vec::new();
    for (desk, event) in &mut desks {
        forms.push(Form::read(desk, event).await?);
    }
    sleep(Duration::from_secs(1)).await;
    let before = house.counters().await?;
    let published = Instant::now();
    let publishing = desks.iter_mut().zip(&forms).map(|((desk, _), form)| form.send(desk));
    join_all(publishing).await.into_iter().collect::<Result<()>>()?;
    hall.wait_for(phones.len(), PATIENCE).await;
    let cost = before.until(house.counters().await?);
    phones.iter().for_each(JoinHandle::abort);
    let counts = hall.counts.borrow().clone();
    let shown = hall.up_to_date.borrow();
    Ok(Rush {
        tables: shown.iter().map(|at| at.duration_since(published)).collect(),
        cost,
        failed: counts.failed + (phones.len() - shown.len()) as u64,
        refused: counts.refused,
    })
}

/// Starts the program on the full database again and again.
pub async fn run_cold(options: &Options) -> Result<()> {
    let (mut house, events, _) = make(options)?;
    event::publish(&house.home, &events[0])?;
    let mut times: [Vec<Duration>; 3] = Default::default();
    for _ in 0..STARTS {
        house.servers.clear();
        let begun = Instant::now();
        let server = Server::start(&house.home.address, house.home.path(), 0)?;
        times[0].push(server.started_in);
        let slug = &events[0].slug;
        let mut browser = Browser::new(server.address);
        browser.get(&format!("/en/t/{slug}/standings")).await?;
        times[1].push(begun.elapsed());
        let mut phone = player(server.address, &events[0].players[0].token).await?;
        phone.get(&format!("/t/{slug}/me")).await?;
        times[2].push(begun.elapsed());
        house.servers.push(server);
    }
    let middle = |times: &Vec<Duration>| span(times.iter().copied().collect::<Times>().within(0.5));
    head(&[
        "a cold start with",
        "on",
        "says where it is",
        "has shown standings",
        "has shown a player's page",
    ]);
    row(&[
        format!("{} events of {}", options.events, options.each),
        options.on(),
        middle(&times[0]),
        middle(&times[1]),
        middle(&times[2]),
    ]);
    Ok(())
}
