//! Years of tournaments in one database: simulated people play them through HTTP to their champions, several at a time,
//! against the program in a separate process. A few here, of three kinds; with `PODIUM_YEARS_TOURNAMENTS` that many, of all
//! sizes, and figures of the beginning and the end. `PODIUM_YEARS_SEED` repeats a run.

mod desk;
mod evening;
mod kept;
mod looks;
mod people;
mod plan;
mod tables;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use podium_base::clock::Stopwatch;
use podium_ops::site::secrets;

use self::looks::Yardstick;
use self::people::House;
use self::plan::Plan;
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};

/// Tournaments of the long form; the short form where it is not set.
const TOURNAMENTS: &str = "PODIUM_YEARS_TOURNAMENTS";
/// What the long form's tournaments are drawn by.
const SEED: &str = "PODIUM_YEARS_SEED";
/// Tournaments of the short form.
const SHORT: usize = 3;
/// Tournaments that are played at once.
const AT_ONCE: usize = 4;
/// Looks at the database and the process after the first one, and samples of each latency, in the long form.
const LOOKS: usize = 5;
const SAMPLES: usize = 200;

/// What is played.
struct Run {
    count: usize,
    seed: String,
    is_long: bool,
}

impl Run {
    fn from_environment() -> Self {
        match std::env::var(TOURNAMENTS) {
            Ok(count) => Self {
                count: count.parse().expect("PODIUM_YEARS_TOURNAMENTS is a number"),
                seed: std::env::var(SEED).unwrap_or_else(|_| secrets::random_token()[..16].to_owned()),
                is_long: true,
            },
            // the same ones each time: a test that fails now and then helps nobody
            Err(_) => Self {
                count: SHORT,
                seed: String::from("short"),
                is_long: false,
            },
        }
    }

    /// Looks after the first one, and samples of each latency: in the short form they are there to fail, not to be read.
    fn looks(&self) -> (usize, usize) {
        match self.is_long {
            true => (LOOKS, SAMPLES),
            false => (1, 10),
        }
    }

    /// Prints a line of figures, in the long form.
    fn say(&self, line: &str) {
        if self.is_long {
            println!("{line}");
        }
    }

    /// Plays the tournaments of these numbers, several at once; the slugs and how many played.
    fn play(&self, house: &House<'_>, elsewhere: &TestDb, numbers: std::ops::Range<usize>) -> Vec<(String, usize)> {
        // when one fails the others take no more: the failure is reported soon
        struct Ends<'n>(&'n AtomicUsize);
        impl Drop for Ends<'_> {
            fn drop(&mut self) {
                self.0.store(usize::MAX / 2, Ordering::Relaxed);
            }
        }
        let next = AtomicUsize::new(numbers.start);
        let played = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..AT_ONCE {
                scope.spawn(|| {
                    let _ends = Ends(&next);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= numbers.end {
                            break;
                        }
                        let plan = Plan::draw(&self.seed, number, self.count, self.is_long);
                        let players = plan.players;
                        let slug = desk::play(house, plan);
                        kept::taken_along(house, &slug, elsewhere);
                        played.lock().expect("no other failed").push((slug, players));
                    }
                });
            }
        });
        played.into_inner().expect("none failed")
    }
}

both_databases! {
    fn tournaments_are_played_to_their_champions(db) {
        let run = Run::from_environment();
        let begun = Stopwatch::start();
        let calls = ["--api-reads", "1000000", "--api-writes", "1000000"];
        let process = Process::serve_with(db, &calls);
        let house = House::new(db, &process.base);
        let elsewhere = TestDb::sqlite();
        let (parts, samples) = run.looks();
        let yardstick = Yardstick::make(&house, samples);
        let mut looks = vec![yardstick.look(db, &process, 0)];
        let mut played = Vec::new();
        for part in 1..=parts {
            let until = run.count * part / parts;
            if until > played.len() {
                played.extend(run.play(&house, &elsewhere, played.len()..until));
                looks.push(yardstick.look(db, &process, until));
            }
        }
        assert_eq!(played.len(), run.count);
        let copy = Process::serve_with(&elsewhere, &calls);
        for (slug, _) in &played {
            assert_eq!(kept::standings(&process.base, slug), kept::standings(&copy.base, slug), "{slug}");
        }
        for look in &looks {
            run.say(&look.line(run.count));
        }
        let players: usize = played.iter().map(|(_, players)| players).sum();
        let largest = played.iter().map(|(_, players)| players).max().expect("one was played");
        run.say(&format!(
            "soak | years: played to champions | {} tournaments, {players} players, {largest} in the largest | {} results | {:.0} s | seed {}",
            played.len(),
            house.results(),
            begun.seconds(),
            run.seed
        ));
    }

    /// A look sees what it is there to see.
    fn a_row_that_leads_to_no_row_is_damage(db) {
        use crate::harness::raw::Raw;

        db.in_database_tournament("Sound", 8);
        assert_eq!(looks::damage(db), Vec::<String>::new());
        let mut raw = Raw::connect(&db.address);
        let off = match &raw {
            Raw::Sqlite(_) => "PRAGMA foreign_keys = OFF",
            Raw::Pg(_) => "SET session_replication_role = replica",
        };
        raw.execute(off);
        raw.execute("DELETE FROM tournaments");
        let found = looks::damage(db);
        assert!(found.iter().any(|line| line == "players → tournaments"), "{found:?}");
    }
}
