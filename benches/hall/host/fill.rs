//! A host's database: some tournaments are played through the program, and copied in the database until there are
//! thousands, which takes seconds.

use std::time::{Duration, Instant};

use chrono::Days;
use diesel::prelude::*;
use diesel::sql_types::Text;
use podium_base::clock;
use podium_base::config::DatabaseAddress;
use podium_ops::run::playoff;
use podium_ops::run::rounds;
use podium_ops::site::accounts::{NewAccount, add};
use podium_ops::{Command, Sender};
use podium_store::SiteRole;
use podium_store::tournaments::events;

use super::super::database::Home;
use super::super::event;
use super::super::{Options, Result};
use crate::made;

/// Tournaments that are running, and that are open for registration; all others are finished.
pub const RUNNING: usize = 50;
pub const COMING: usize = 50;
/// Rounds that the finished ones played.
const ROUNDS: usize = 3;
/// Tournaments of a week.
const A_WEEK: usize = 50;
/// Tournaments that are as large as the largest that a visitor may ask for.
pub const LARGE: usize = 8;

/// The tables of a tournament in the order of their references, each with the condition that finds its rows.
const TABLES: [(&str, &str); 9] = [
    ("tournaments", "t.id = '{}'"),
    ("players", "t.tournament_id = '{}'"),
    ("rounds", "t.tournament_id = '{}'"),
    (
        "pods",
        "t.round_id IN (SELECT id FROM rounds WHERE tournament_id = '{}')",
    ),
    ("places", "t.tournament_id = '{}'"),
    (
        "games",
        "t.pod_id IN (SELECT pods.id FROM pods JOIN rounds ON rounds.id = pods.round_id WHERE rounds.tournament_id = '{}')",
    ),
    (
        "clocks",
        "t.round_id IN (SELECT id FROM rounds WHERE tournament_id = '{}')",
    ),
    ("log", "t.tournament_id = '{}'"),
    ("finishes", "t.tournament_id = '{}'"),
];
/// The columns that are another one's in a copy.
const IDS: [&str; 7] = [
    "id",
    "slug",
    "tournament_id",
    "player_id",
    "round_id",
    "pod_id",
    "winner_id",
];
/// Between the identifier of the original and the number of a copy; no tournament that is created gets such a slug.
pub const COPY: &str = "-copy-";

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
}

/// What was made.
pub struct Made {
    /// Slugs by kind; the first of each is the one that was copied.
    pub finished: Vec<String>,
    pub running: Vec<String>,
    pub coming: Vec<String>,
    /// The largest finished ones.
    pub large: Vec<String>,
    pub took: Duration,
}

/// A separate connection, because copies are not commands.
pub enum Raw {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Raw {
    pub fn open(address: &DatabaseAddress) -> Result<Self> {
        Ok(match address {
            DatabaseAddress::Postgres(url) => Self::Postgres(PgConnection::establish(url)?),
            DatabaseAddress::Sqlite(path) => Self::Sqlite(SqliteConnection::establish(&path.to_string_lossy())?),
        })
    }

    pub fn run(&mut self, sql: &str) -> Result<usize> {
        let query = diesel::sql_query(sql);
        Ok(match self {
            Self::Sqlite(connection) => query.execute(connection)?,
            Self::Postgres(connection) => query.execute(connection)?,
        })
    }

    /// The columns of a table.
    pub fn columns(&mut self, table: &str) -> Result<Vec<String>> {
        let found: Vec<Column> = match self {
            Self::Sqlite(connection) => {
                diesel::sql_query(format!("SELECT name FROM pragma_table_info('{table}')")).load(connection)?
            }
            Self::Postgres(connection) => diesel::sql_query(format!(
                "SELECT column_name::text AS name FROM information_schema.columns \
                 WHERE table_name = '{table}' AND table_schema = current_schema()"
            ))
            .load(connection)?,
        };
        Ok(found.into_iter().map(|column| column.name).collect())
    }

    /// Copies a tournament with numbers `from` to `to`, all on a day.
    pub fn copy(&mut self, id: &str, from: usize, to: usize, day: &str) -> Result<()> {
        for (table, condition) in TABLES {
            let columns = self.columns(table)?;
            let value = |column: &String| match column.as_str() {
                name if IDS.contains(&name) => format!("t.{name} || '{COPY}' || n.i"),
                "name" if table == "tournaments" => "t.name || ' ' || n.i".to_owned(),
                "held_on" => day.to_owned(),
                name => format!("t.{name}"),
            };
            let values: Vec<String> = columns.iter().map(value).collect();
            self.run(&format!(
                "WITH RECURSIVE n(i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM n WHERE i < {to}) \
                 INSERT INTO {table} ({}) SELECT {} FROM {table} t CROSS JOIN n WHERE {}",
                columns.join(", "),
                values.join(", "),
                condition.replace("{}", id)
            ))?;
        }
        Ok(())
    }

    /// Copies an account, and makes copies of it organizers: one for each tournament.
    fn accounts(&mut self, name: &str, number: usize) -> Result<()> {
        let columns = self.columns("accounts")?;
        let value = |column: &String| match column.as_str() {
            name @ ("id" | "name" | "name_key") => format!("t.{name} || '-' || n.i"),
            name => format!("t.{name}"),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        self.run(&format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {number}) \
             INSERT INTO accounts ({}) SELECT {} FROM accounts t CROSS JOIN n WHERE t.name_key = '{name}'",
            columns.join(", "),
            values.join(", ")
        ))?;
        self.run(&format!(
            "INSERT INTO staff (tournament_id, account_id, role, since) \
             SELECT t.id, a.id, 'organizer', t.created_at \
             FROM (SELECT id, created_at, row_number() OVER (ORDER BY id) AS i FROM tournaments) t \
             JOIN (SELECT id, row_number() OVER (ORDER BY id) AS i FROM accounts WHERE name_key LIKE '{name}-%') a \
             ON a.i = t.i"
        ))?;
        Ok(())
    }
}

/// Plays a tournament; `finished`: to its end.
pub fn play(home: &Home, players: usize, rounds: usize, finished: bool) -> Result<String> {
    let made = event::make(home, players, rounds)?;
    let house = Command::on(&made.slug, Sender::CommandLine);
    if finished {
        let version = event::structure(home, &made.slug)?;
        house.run(&home.db, |work| rounds::discard(work, version, made.round))?;
        let version = event::structure(home, &made.slug)?;
        house.run(&home.db, |work| playoff::finish_tournament(work, version, "measured"))?;
    } else {
        event::publish(home, &made)?;
    }
    Ok(made.slug)
}

/// Fills a database with `options.tournaments` tournaments of `options.entries` players.
pub fn fill(home: &Home, options: &Options) -> Result<Made> {
    let begun = Instant::now();
    let new = NewAccount::choose("host", "four thoughtful herons")?;
    Command::on_site(Sender::CommandLine).run_on_site(&home.db, |work| add(work, &new, SiteRole::Organizer))?;
    let finished = play(home, options.entries, ROUNDS, true)?;
    let running = play(home, options.entries, 1, false)?;
    let coming = made::tournament(&home.db, options.entries)?;
    let largest = play(home, options.players[0], ROUNDS, true)?;
    let over = options.tournaments.saturating_sub(RUNNING + COMING + LARGE);
    let today = clock::now().date();
    let mut raw = Raw::open(&home.address)?;
    let mut copies = |slug: &str, number: usize, in_the_past: bool| -> Result<Vec<String>> {
        let id = home.db.read(|conn| events::load(conn, slug))?.tournament.id;
        let mut slugs = vec![slug.to_owned()];
        let mut from = 1;
        while from < number {
            let to = (from + A_WEEK - 1).min(number - 1);
            let days = Days::new(7 * (from / A_WEEK) as u64 + 1);
            let day = if in_the_past { today - days } else { today + days };
            raw.run("BEGIN")?;
            raw.copy(&id, from, to, &format!("'{day}'"))?;
            raw.run("COMMIT")?;
            slugs.extend((from..=to).map(|number| format!("{slug}{COPY}{number}")));
            from = to + 1;
        }
        Ok(slugs)
    };
    let made = Made {
        finished: copies(&finished, over, true)?,
        running: copies(&running, RUNNING, false)?,
        coming: copies(&coming, COMING, false)?,
        large: copies(&largest, LARGE, true)?,
        took: Duration::ZERO,
    };
    raw.accounts("host", options.tournaments)?;
    Ok(Made {
        took: begun.elapsed(),
        ..made
    })
}
