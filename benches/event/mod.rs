//! Events for the benchmarks.
#![allow(dead_code)] // each bench uses its part

use std::error::Error;
use std::path::Path;

use podium_base::clock;
use podium_base::config::DatabaseAddress;
use podium_event::profile::Level;
use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds;
use podium_ops::tournaments::{Settings, create, open};
use podium_ops::{Command, OpError, Sender};
use podium_store::Database;
use podium_store::tournaments::events;
use podium_store::tournaments::players::{self, PlayerRow};

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Creates an embedded database in a folder.
pub fn database(folder: &Path) -> Result<Database> {
    let address = DatabaseAddress::from_settings(None, folder)?;
    let db = Database::open(&address)?;
    db.migrate(&address)?;
    Ok(db)
}

/// Creates a tournament with its players before the first round. Returns its slug.
pub fn tournament(db: &Database, players: usize) -> Result<String> {
    let settings = Settings {
        time_zone: "Europe/Lisbon".to_owned(),
        ..Settings::standard("A Tournament to Measure", Level::Regular)
    };
    let slug = Command::on_site(Sender::CommandLine).run_on_site(db, |work| create(work, &settings))?;
    let version = structure(db, &slug)?;
    Command::on(&slug, Sender::CommandLine).run(db, |work| open(work, version))?;
    let id = db.read(|conn| events::load(conn, &slug))?.tournament.id;
    let rows: Vec<PlayerRow> = (1..=players as i64).map(|number| player(&id, number)).collect();
    #[allow(clippy::disallowed_methods)] // thousands of rows, without a line of the log for each
    db.write(|conn| Ok::<_, OpError>(players::insert(conn, &rows)?))?;
    Ok(slug)
}

fn structure(db: &Database, slug: &str) -> Result<i64> {
    Ok(db.read(|conn| events::load(conn, slug))?.tournament.structure_version)
}

/// Pairs and publishes the next round.
pub fn publish_round(db: &Database, slug: &str) -> Result<()> {
    let house = Command::on(slug, Sender::CommandLine);
    let version = structure(db, slug)?;
    let number = house.run(db, |work| rounds::draft(work, version, ""))?;
    let version = structure(db, slug)?;
    Ok(house.run(db, |work| rounds::publish(work, version, number))?)
}

/// Returns the tables of the last round.
pub fn tables(db: &Database, slug: &str) -> Result<Vec<i64>> {
    let loaded = db.read(|conn| events::load(conn, slug))?;
    let pods = loaded.rounds.last().map_or(&[][..], |round| &round.pods);
    Ok(pods.iter().map(|pod| pod.table_number).collect())
}

/// Reports the result of a table; every seventh is drawn.
pub fn report_table(db: &Database, slug: &str, table: i64) -> std::result::Result<(), OpError> {
    let games = if table % 7 == 0 {
        "D".to_owned()
    } else {
        (table % 3 + 1).to_string()
    };
    let typed = Typed {
        games,
        ..Typed::default()
    };
    Command::on(slug, Sender::CommandLine)
        .run(db, |work| report(work, table, &typed, None))
        .map(|_| ())
}

/// Finishes the last round.
pub fn finish_round(db: &Database, slug: &str) -> Result<()> {
    let loaded = db.read(|conn| events::load(conn, slug))?;
    let number = loaded.rounds.last().map_or(0, |round| round.row.number);
    Ok(Command::on(slug, Sender::CommandLine).run(db, |work| {
        rounds::finish(work, loaded.tournament.structure_version, number)
    })?)
}

fn player(tournament: &str, number: i64) -> PlayerRow {
    PlayerRow {
        checked_in: true,
        ..PlayerRow::new(
            tournament,
            number,
            &format!("Firstname{number} Lastname{}", number * 7919 % 512),
            clock::now(),
        )
    }
}
