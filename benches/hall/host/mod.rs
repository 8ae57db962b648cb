//! A host with thousands of tournaments: what its lists, its staff and its upkeep cost, and what the staff of one tournament
//! notices of visitors who ask for the most expensive public pages.

pub mod fill;
mod floods;

use std::fs;
use std::net::SocketAddr;
use std::process::{Command as Process, Stdio};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use podium_ops::people::players::{PlayerInput, add as add_player};
use podium_ops::site::accounts::{NewAccount, add, sign_in};
use podium_ops::{Command, Sender};
use podium_store::SiteRole;
use tokio::time::sleep;

use super::client::Browser;
use super::cost::House;
use super::database::Home;
use super::event::{self, Session};
use super::figures::{Times, head, row, span};
use super::phone::staff;
use super::{Kind, Options, Result};
use fill::{Made, Raw, fill};

/// Milliseconds within which 99 % of the staff's pages should be answered.
const GOAL: f64 = 200.0;
/// Questions for each page.
const QUESTIONS: usize = 100;
/// Between two questions for a page, and between two changes of some tournament.
const PAUSE: Duration = Duration::from_millis(20);
const CHANGE: Duration = Duration::from_millis(100);

pub async fn run(options: &Options) -> Result<()> {
    let home = options.home()?;
    let made = fill(&home, options)?;
    let desk = event::make(&home, options.players[0], 1)?;
    event::publish(&home, &desk)?;
    let organizer = event::organizer(&home, &desk.slug)?;
    let administrator = administrator(&home)?;
    println!(
        "\n{} tournaments of {} players, {} of {}, {} running; filled in {:.0} s",
        options.tournaments,
        options.entries,
        fill::LARGE,
        options.players[0],
        fill::RUNNING,
        made.took.as_secs_f64()
    );
    let house = Rc::new(House::start(home, options.instances)?);
    let pages = Pages {
        address: house.servers[0].address,
        made,
        desk: desk.slug,
        organizer,
        administrator,
    };
    head(&["started in", "memory"]);
    row(&[
        span(house.servers[0].started_in.as_secs_f64() * 1_000.0),
        format!("{:.0} MB", house.usage()?.megabytes),
    ]);
    measure_pages(&house, &pages).await?;
    floods::measure(&house, &pages).await?;
    house.report_complaints()?;
    drop(pages);
    match options.database {
        Kind::Sqlite => upkeep(house),
        Kind::Postgres => Ok(()),
    }
}

/// Makes a site administrator, signed in.
fn administrator(home: &Home) -> Result<Session> {
    let password = "five well-read otters";
    let new = NewAccount::choose("ada", password)?;
    Command::on_site(Sender::CommandLine).run_on_site(&home.db, |work| add(work, &new, SiteRole::Administrator))?;
    let secrets = home.secrets()?;
    let session = sign_in(&home.db, &secrets, "ada", password, [127, 0, 0, 1].into(), None)?;
    Ok(Session {
        csrf: secrets.form_token(&session.token),
        token: session.token,
    })
}

/// What is asked for.
struct Pages {
    address: SocketAddr,
    made: Made,
    /// The tournament whose staff is at work.
    desk: String,
    organizer: Session,
    administrator: Session,
}

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Visitor,
    Organizer,
    Administrator,
}

/// Pages of a kind: its name, who asks, and the addresses, by the number of the question.
type Asked<'p> = (&'static str, Who, Box<dyn Fn(usize) -> String + 'p>);

impl Pages {
    async fn browser(&self, who: Who) -> Browser {
        match who {
            Who::Visitor => Browser::new(self.address),
            Who::Organizer => staff(self.address, &self.organizer),
            Who::Administrator => staff(self.address, &self.administrator),
        }
    }

    /// A choice of large finished tournaments, another one for each number.
    fn choice(&self, number: usize) -> String {
        let large = &self.made.large;
        let chosen: Vec<&str> = (large.iter().enumerate())
            .filter(|(at, _)| (number % 255 + 1) & (1 << at) != 0)
            .map(|(_, slug)| slug.as_str())
            .collect();
        chosen.join(",")
    }

    /// Pages that show many tournaments, or that somebody on a host's staff opens.
    fn of_host(&self) -> Vec<Asked<'_>> {
        let desk = |page: &'static str| {
            Box::new(move |_| format!("/t/{}/desk{page}", self.desk)) as Box<dyn Fn(usize) -> String>
        };
        let always = |path: &'static str| Box::new(move |_| path.to_owned()) as Box<dyn Fn(usize) -> String>;
        let running = &self.made.running;
        vec![
            ("front page", Who::Visitor, always("/")),
            (
                "front page, later pages",
                Who::Visitor,
                Box::new(|n| format!("/?page={}", n % 90 + 2)),
            ),
            ("calendar", Who::Visitor, always("/calendar.ics")),
            ("statistics: the choice", Who::Visitor, always("/statistics")),
            (
                "statistics of up to 8 large ones",
                Who::Visitor,
                Box::new(|n| format!("/statistics?of={}", self.choice(n))),
            ),
            ("list of the API", Who::Visitor, always("/api/v1/tournaments")),
            (
                "search for a player",
                Who::Visitor,
                Box::new(|n| format!("/en/t/{}/players?q=p{n}", running[n % running.len()])),
            ),
            (
                "standings",
                Who::Visitor,
                Box::new(|n| format!("/en/t/{}/standings", running[n % running.len()])),
            ),
            ("own tournaments", Who::Organizer, always("/tournaments")),
            (
                "all tournaments, administrator",
                Who::Administrator,
                always("/tournaments"),
            ),
            ("all accounts, administrator", Who::Administrator, always("/accounts")),
            (
                "security log, administrator",
                Who::Administrator,
                always("/security-log"),
            ),
            ("desk", Who::Organizer, desk("")),
            ("desk: floor", Who::Organizer, desk("/floor")),
            ("desk: table", Who::Organizer, desk("/floor/3")),
            ("desk: calls", Who::Organizer, desk("/calls")),
            ("desk: clock", Who::Organizer, desk("/clock")),
            ("desk: round", Who::Organizer, desk("/rounds/2")),
            ("desk: quick entry", Who::Organizer, desk("/results")),
            ("desk: players", Who::Organizer, desk("/players")),
            ("desk: staff", Who::Organizer, desk("/staff")),
            ("desk: times", Who::Organizer, desk("/times")),
        ]
    }
}

/// Changes some tournament again and again, until it is dropped: what is cached does not last.
struct Life(Arc<AtomicBool>, Arc<AtomicUsize>);

impl Life {
    fn begin(home: &Home, slugs: &[String]) -> Self {
        let (over, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let (db, slugs) = (home.db.clone(), slugs.to_vec());
        let (until, count) = (Arc::clone(&over), Arc::clone(&done));
        std::thread::spawn(move || {
            for (number, slug) in slugs.iter().cycle().enumerate() {
                if until.load(Ordering::Relaxed) {
                    return;
                }
                let input = PlayerInput {
                    name: format!("Late {number}"),
                    ..PlayerInput::default()
                };
                let added = input.check().ok().map(|data| {
                    Command::on(slug, Sender::CommandLine).run(&db, |work| add_player(work, &data, true).map(drop))
                });
                count.fetch_add(usize::from(matches!(added, Some(Ok(())))), Ordering::Relaxed);
                std::thread::sleep(CHANGE);
            }
        });
        Self(over, done)
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

async fn measure_pages(house: &Rc<House>, pages: &Pages) -> Result<()> {
    let life = Life::begin(&house.home, &pages.made.coming);
    head(&[
        "page",
        "p50",
        "p99",
        "p99 : goal of 200 ms",
        "size",
        "processor time for each",
        "status",
    ]);
    for (name, who, address) in pages.of_host() {
        let mut browser = pages.browser(who).await;
        let mut times = Vec::with_capacity(QUESTIONS);
        let (mut bytes, mut status) = (0, 0);
        let before = house.counters().await?;
        for number in 0..QUESTIONS {
            let begun = Instant::now();
            let answer = browser.get(&address(number)).await?;
            times.push(begun.elapsed());
            (bytes, status) = (answer.bytes(), answer.status);
            sleep(PAUSE).await;
        }
        let cost = before.until(house.counters().await?);
        let times: Times = times.into_iter().collect();
        row(&[
            name.to_owned(),
            span(times.within(0.5)),
            span(times.within(0.99)),
            format!("{:.2}", times.within(0.99) / GOAL),
            format!("{:.1} KB", bytes as f64 / 1e3),
            span(cost.server * 1e3 / QUESTIONS as f64),
            format!("{status}"),
        ]);
    }
    let usage = house.usage()?;
    println!(
        "<!-- {} changes meanwhile; memory {:.0} MB, at most {:.0} MB, {} threads -->",
        life.1.load(Ordering::Relaxed),
        usage.megabytes,
        usage.peak,
        usage.threads
    );
    Ok(())
}

/// Migration of indexes, which is undone and made again, with the indexes.
const INDEXES: (&str, [&str; 12]) = (
    "20261123000008",
    [
        "reports_of_tournament",
        "watches_of_tournament",
        "calls_of_pod",
        "rulings_of_pod",
        "rulings_of_call",
        "rulings_of_extension",
        "announcements_to_player",
        "links_of_tournament",
        "links_of_account",
        "ruling_players_of_tournament",
        "sessions_by_expiry",
        "sign_in_failures_by_age",
    ],
);

/// Times a backup while the service runs, and a migration after it, which begins with a copy; with the program itself.
fn upkeep(house: Rc<House>) -> Result<()> {
    let mut house = Rc::try_unwrap(house).map_err(|_| "somebody is still asking")?;
    let folder = house.home.path().to_owned();
    let copy = folder.join("copy.db");
    let program = std::env::var_os("PODIUM_PROGRAM");
    let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_podium").into());
    let timed = |arguments: &[&str]| -> Result<Duration> {
        let begun = Instant::now();
        let status = Process::new(&program)
            .args(arguments)
            .arg("--data")
            .arg(&folder)
            .env_remove("DATABASE_URL")
            .stdout(Stdio::null())
            .status()?;
        match status.success() {
            true => Ok(begun.elapsed()),
            false => Err(format!("podium {} failed", arguments.join(" ")).into()),
        }
    };
    let backup = timed(&["backup", &copy.to_string_lossy()])?;
    house.servers.clear();
    let mut raw = Raw::open(&house.home.address)?;
    for index in INDEXES.1 {
        raw.run(&format!("DROP INDEX {index}"))?;
    }
    raw.run(&format!(
        "DELETE FROM __diesel_schema_migrations WHERE version = '{}'",
        INDEXES.0
    ))?;
    drop(raw);
    let migration = timed(&["migrate"])?;
    head(&["backup", "its size", "migration with the copy before it"]);
    row(&[
        span(backup.as_secs_f64() * 1e3),
        format!("{:.0} MB", fs::metadata(&copy)?.len() as f64 / 1e6),
        span(migration.as_secs_f64() * 1e3),
    ]);
    Ok(())
}
