//! A look at the database and the process, between two tournaments: what must hold, and figures to put side by side.

use podium_base::clock::Stopwatch;
use podium_base::config::DatabaseAddress;
use podium_store::Role;
use serde_json::json;

use super::people::{House, People};
use crate::harness::TestDb;
use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::raw::Raw;

/// What docs/operations.md promises of the largest event, in MB.
const MOST_MEMORY: f64 = 150.0;
const MB: f64 = 1_048_576.0;

/// A tournament that stays in its first round, to be measured.
pub struct Yardstick<'h> {
    people: People<'h>,
    phone: Visitor,
    /// Samples of each latency.
    samples: usize,
}

/// What was seen.
pub struct Look {
    /// Tournaments that were played before.
    pub played: usize,
    size: f64,
    kept: [f64; 2],
    player: [f64; 2],
    result: [f64; 2],
    megabytes: f64,
    most: f64,
    threads: usize,
}

impl<'h> Yardstick<'h> {
    pub fn make(house: &'h House<'h>, samples: usize) -> Self {
        let slug = house.db.in_database_tournament("Yardstick", 16);
        house.join(&slug);
        house.db.in_database_join(&slug, "ora", Role::Organizer);
        house.db.next_round(&slug);
        let mut people = People::of(house, &slug);
        let phone = people.phone(1);
        Self { people, phone, samples }
    }

    /// Looks at everything, when nobody else asks for anything.
    ///
    /// # Panics
    /// When something is not as it must be.
    pub fn look(&self, db: &TestDb, process: &Process, played: usize) -> Look {
        assert_eq!(damage(db), Vec::<String>::new(), "after {played} tournaments");
        let anybody = Visitor::new(&process.base, None);
        let (standings, me) = (self.people.at("standings"), self.people.at("me"));
        anybody.see(&standings);
        let look = Look {
            played,
            size: size(db),
            kept: latencies(self.samples, || drop(anybody.see(&standings))),
            player: latencies(self.samples, || drop(self.phone.see(&me))),
            result: self.results(),
            megabytes: process.memory("VmRSS:"),
            most: process.memory("VmHWM:"),
            threads: process.threads().len(),
        };
        assert!(look.most <= MOST_MEMORY, "{} MB after {played} tournaments", look.most);
        look
    }

    /// Reports table 1, each time with another winner.
    fn results(&self) -> [f64; 2] {
        let at = format!("/tournaments/{}/rounds/1/tables/1", self.people.slug);
        let seen = self.people.program.see(&at);
        let winners = [0, 1].map(|seat| seen["players"][seat]["number"].clone());
        let mut version = seen["version"].clone();
        let mut times = 0;
        latencies(self.samples, || {
            times += 1;
            let games = json!([{"winner": winners[times % 2]}]);
            let body = json!({"games": games, "version": version});
            let answer = self.people.program.send("PUT", &format!("{at}/result"), &body);
            assert_eq!(answer.status, 200, "{answer:?}");
            version = answer.json["version"].clone();
        })
    }
}

impl Look {
    /// In one line of figures.
    pub fn line(&self, of: usize) -> String {
        let ms = |[half, most]: [f64; 2]| format!("{:.1}, {:.1} ms", half * 1e3, most * 1e3);
        format!(
            "soak | years: {} of {of} tournaments | {:.1} MB stored | kept page {} | player's page {} | result {} | {:.0} MB, {:.0} at most | \
             {} threads",
            self.played,
            self.size,
            ms(self.kept),
            ms(self.player),
            ms(self.result),
            self.megabytes,
            self.most,
            self.threads
        )
    }
}

/// The times that half and 99 % of the samples took at most, in seconds.
fn latencies(samples: usize, mut ask: impl FnMut()) -> [f64; 2] {
    let mut times: Vec<f64> = (0..samples)
        .map(|_| {
            let begun = Stopwatch::start();
            ask();
            begun.seconds()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    [times[samples / 2], times[samples * 99 / 100]]
}

/// What the database takes of the disk, in MB.
fn size(db: &TestDb) -> f64 {
    let bytes = match &db.address {
        DatabaseAddress::Sqlite(path) => {
            let of = |end: &str| std::fs::metadata(format!("{}{end}", path.display())).map_or(0, |file| file.len());
            of("") + of("-wal")
        }
        DatabaseAddress::Postgres(_) => {
            let lines = Raw::connect(&db.address).lines("SELECT pg_database_size(current_database())::text AS line");
            lines[0].parse().expect("a number of bytes")
        }
    };
    bytes as f64 / MB
}

/// What is wrong with the database as it is stored: pages and indexes that are damaged, rows that lead to no row.
pub fn damage(db: &TestDb) -> Vec<String> {
    let mut raw = Raw::connect(&db.address);
    let mut found = match &raw {
        Raw::Sqlite(_) => {
            let mut found = raw.lines("SELECT integrity_check AS line FROM pragma_integrity_check");
            found.retain(|line| line != "ok");
            found.extend(raw.lines("SELECT \"table\" || ' → ' || parent AS line FROM pragma_foreign_key_check"));
            return found;
        }
        Raw::Pg(_) => {
            raw.execute("CREATE EXTENSION IF NOT EXISTS amcheck");
            // it raises an error at the first damage
            let checked = raw.try_execute(CHECK_INDEXES);
            checked
                .err()
                .map(|error| error.to_string())
                .into_iter()
                .collect::<Vec<_>>()
        }
    };
    for query in raw.lines(ORPHANS) {
        found.extend(raw.lines(&query));
    }
    found
}

/// Every index has exactly the rows of its table, in order.
const CHECK_INDEXES: &str = "SELECT bt_index_check(i.indexrelid, true)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
    WHERE a.amname = 'btree' AND c.relnamespace = 'public'::regnamespace";

/// For each foreign key a query for the rows that lead nowhere.
const ORPHANS: &str = "SELECT format(
        'SELECT %L AS line FROM %s c WHERE %s AND NOT EXISTS (SELECT 1 FROM %s p WHERE %s) LIMIT 1',
        k.conrelid::regclass::text || ' → ' || k.confrelid::regclass::text, k.conrelid::regclass,
        string_agg(format('c.%I IS NOT NULL', ours.attname), ' AND '), k.confrelid::regclass,
        string_agg(format('p.%I = c.%I', theirs.attname, ours.attname), ' AND ')) AS line
    FROM pg_constraint k, unnest(k.conkey, k.confkey) AS pair (ours, theirs), pg_attribute ours, pg_attribute theirs
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
        AND ours.attrelid = k.conrelid AND ours.attnum = pair.ours
        AND theirs.attrelid = k.confrelid AND theirs.attnum = pair.theirs
    GROUP BY k.oid, k.conrelid, k.confrelid";
