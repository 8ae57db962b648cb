//! The cost of a reported result: `cargo bench --bench writes`. Prints figures and asserts nothing.
//!
//! Goal: a result is durable when it is answered, at 500 or more per second on the embedded database. For comparison,
//! the limit of the disk is measured: one small block appended and synchronized, again and again. With a server of
//! PostgreSQL to fill: `PODIUM_POSTGRES_DURABLE=1 bash tests/with-postgres.sh cargo bench --bench writes`.

mod event;

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use event::Result;
use podium_base::config::DatabaseAddress;
use podium_ops::OpError;
use podium_store::Database;

const PLAYERS: usize = 4_096;
const AT_ONCE: usize = 8;
const SYNCS: usize = 1_000;

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let disk = syncs(folder.path())?;
    let db = event::database(folder.path())?;
    let rate = results(&db, "the embedded database")?;
    println!(
        "the disk alone, a block appended and synchronized: {disk:.0} a second ({:.0} %)",
        100.0 * rate / disk
    );
    if let Ok(server) = std::env::var("PODIUM_TEST_POSTGRES") {
        let address = DatabaseAddress::from_settings(Some(&format!("{server}/postgres")), folder.path())?;
        let db = Database::open(&address)?;
        db.migrate(&address)?;
        results(&db, "PostgreSQL")?;
    }
    Ok(())
}

/// Reports every table of one tournament's round, from many desks at once. Returns how many results a second.
fn results(db: &Database, on: &str) -> Result<f64> {
    let slug = event::tournament(db, PLAYERS)?;
    event::publish_round(db, &slug)?;
    let tables = event::tables(db, &slug)?;
    let next = AtomicUsize::new(0);
    let (commits, queries) = (db.commits(), db.queries());
    let start = Instant::now();
    std::thread::scope(|scope| {
        let desks: Vec<_> = (0..AT_ONCE)
            .map(|_| {
                scope.spawn(|| -> std::result::Result<(), OpError> {
                    while let Some(&table) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
                        event::report_table(db, &slug, table)?;
                    }
                    Ok(())
                })
            })
            .collect();
        for desk in desks {
            desk.join()
                .map_err(|_| "a desk failed")?
                .map_err(|error| error.to_string())?;
        }
        Ok::<_, String>(())
    })?;
    let rate = tables.len() as f64 / start.elapsed().as_secs_f64();
    println!(
        "{on}: {} results from {AT_ONCE} desks at once: {rate:.0} a second, each on the disk when answered; {} commits, {:.1} statements a result",
        tables.len(),
        db.commits() - commits,
        (db.queries() - queries) as f64 / tables.len() as f64,
    );
    Ok(rate)
}

/// Returns how often per second the disk synchronizes a small block.
fn syncs(folder: &Path) -> Result<f64> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(folder.join("blocks"))?;
    let start = Instant::now();
    for _ in 0..SYNCS {
        file.write_all(&[0x5a; 4_096])?;
        file.sync_data()?;
    }
    Ok(SYNCS as f64 / start.elapsed().as_secs_f64())
}
