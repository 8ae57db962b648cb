//! A hall of phones: the rushes of a tournament on the real program, measured from outside: `cargo bench --bench hall`.
//! Prints figures and asserts nothing.
//!
//! `cargo bench --bench hall -- --players 512,2048 --only publish`; on two instances and one PostgreSQL
//! `bash tests/with-postgres.sh cargo bench --bench hall -- --database postgres --instances 2`.
//!
//! `cargo bench --bench hall -- --players 2048 --only kept` publishes while two phones each keep the game of every fourth
//! table of another tournament of that size; `--kept-of`, `--tap-every` and `--taps` say at which tables, how fast and how
//! often they tap.
//!
//! `cargo bench --bench hall -- --players 2048 --only push` publishes while all players get notifications from a push service
//! on this machine; `--push-answers-after` says how many milliseconds it takes for an answer.
//!
//! `PODIUM_PROGRAM` names another build of the program, so that two versions are measured by one tool.
//!
//! The client shares the machine with the servers. Its own processor time is printed beside theirs.

mod client;
mod community;
mod constants;
mod cost;
mod database;
mod end_of_round;
mod event;
mod figures;
mod flood;
mod host;
mod kept;
#[path = "../event/mod.rs"]
mod made;
mod many;
mod model;
mod phone;
mod publish;
mod push;
mod server;
mod visitor;

use std::error::Error;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::task::LocalSet;

use database::Home;

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What is measured, and how.
#[derive(Debug, Clone, Parser)]
struct Options {
    /// Players of the event; several sizes make a row each
    #[arg(long, value_delimiter = ',', default_value = "512")]
    players: Vec<usize>,
    /// Languages that they read, at most 10
    #[arg(long, default_value_t = 1)]
    languages: usize,
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    database: Kind,
    /// Instances on one PostgreSQL, over which the phones are spread
    #[arg(long, default_value_t = 1)]
    instances: usize,
    /// Parts to measure; without it all
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
    /// Rounds that are finished before the measured one
    #[arg(long, default_value_t = 2)]
    played: usize,
    /// Seconds after the rush until memory and threads are looked at again
    #[arg(long, default_value_t = 60)]
    later: u64,
    /// How many times as fast the last five minutes of a round pass
    #[arg(long, default_value_t = 10)]
    faster: u32,
    /// Phones of each table whose page is open at the end of the round
    #[arg(long, default_value_t = 4)]
    open_phones: usize,
    /// Of so many tables one is kept by two phones
    #[arg(long, default_value_t = 4)]
    kept_of: usize,
    /// Seconds between two taps at such a table
    #[arg(long, default_value_t = 5)]
    tap_every: u64,
    /// Taps at such a table
    #[arg(long, default_value_t = 8)]
    taps: u32,
    /// Milliseconds that the push service takes for an answer; several make a row each
    #[arg(long, value_delimiter = ',', default_value = "0,20")]
    push_answers_after: Vec<u64>,
    /// Tournaments at once, and for a cold start
    #[arg(long, default_value_t = 20)]
    events: usize,
    /// Players of each of them
    #[arg(long, default_value_t = 500)]
    each: usize,
    /// Events at once to which `constants` is carried, each of `each` players
    #[arg(long, default_value_t = 1_000)]
    events_at_once: usize,
    /// Tournaments of a host
    #[arg(long, default_value_t = 5_000)]
    tournaments: usize,
    /// Players of each of them
    #[arg(long, default_value_t = 40)]
    entries: usize,
    /// What `cargo bench` passes to every bench
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Sqlite,
    /// On the server that PODIUM_TEST_POSTGRES names
    Postgres,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// From publishing a round until the last phone has its table
    Publish,
    /// The same, while tables of another tournament keep their games on two phones each
    Kept,
    /// From publishing a round until a push service has taken the notifications of all players
    Push,
    /// The last five minutes of a round
    End,
    /// Personal pages as fast as they come, beside kept and static ones
    Flood,
    /// Tournaments at once against their sum
    Many,
    /// A start on a full database
    Cold,
    /// A host of thousands of tournaments: its lists, its staff, floods of public pages beside it, its upkeep
    Host,
    /// A community of 5,000 people and 1,000 evenings in ten seasons: its pages, and a correction of an old result
    Community,
    /// What a phone, a desk, a listener, a result and publishing cost, for docs/performance.md
    Constants,
}

impl Options {
    fn home(&self) -> Result<Home> {
        Home::new(self.database == Kind::Postgres)
    }

    fn later(&self) -> Duration {
        Duration::from_secs(self.later)
    }

    fn measures(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }

    /// What the instances run on, for a table's cell.
    fn on(&self) -> String {
        match self.database {
            Kind::Sqlite => "SQLite".to_owned(),
            Kind::Postgres => format!("PostgreSQL, {}", self.instances),
        }
    }
}

fn main() -> Result<()> {
    let options = Options::parse();
    if options.database == Kind::Sqlite && options.instances != 1 {
        return Err("several instances need --database postgres".into());
    }
    let limit = getrlimit(Resource::Nofile);
    setrlimit(
        Resource::Nofile,
        Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        },
    )?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, run(&options))
}

async fn run(options: &Options) -> Result<()> {
    if options.measures(Part::Publish) {
        publish::print_head(options.later());
        for &players in &options.players {
            publish::run(options, players).await?.print(&options.on());
        }
    }
    if options.measures(Part::Kept) {
        for &players in &options.players {
            kept::run(options, players).await?;
        }
    }
    if options.measures(Part::Push) {
        for &players in &options.players {
            push::run(options, players).await?;
        }
    }
    if options.measures(Part::End) {
        end_of_round::print_head(options);
        for &players in &options.players {
            end_of_round::run(options, players).await?;
        }
    }
    if options.measures(Part::Flood) {
        flood::print_head();
        for &players in &options.players {
            flood::run(options, players).await?;
        }
    }
    if options.measures(Part::Many) {
        many::run(options).await?;
    }
    if options.measures(Part::Cold) {
        many::run_cold(options).await?;
    }
    if options.measures(Part::Host) {
        host::run(options).await?;
    }
    if options.measures(Part::Community) {
        community::run(options).await?;
    }
    if options.measures(Part::Constants) {
        for &players in &options.players {
            constants::run(options, players).await?;
        }
    }
    Ok(())
}
