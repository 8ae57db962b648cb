//! A model beside the service: a small state machine of a tournament, from registration to the champion, as the rulings and
//! the design describe it. Random courses are played by both. Of every command they must say the same, accepted or refused
//! (and as what, where the model foretells it), and after it everything that is seen must be the same: who is in, rounds,
//! results, standings with their ranks and order, reports, the cut, the champion. Who sits with whom is the pairing's; of it
//! only the sizes are checked, the byes, and that everybody has one place.
//!
//! A course on which they differ is made as short as it gets and left in `tests/cases/model/`, a command a line after the
//! settings, from where it is played again first of all. `PODIUM_MODEL_COMMANDS=100000` plays as many new commands.

mod command;
mod facts;
mod generate;
mod people;
mod play;
mod playoff;
mod points;
mod results;
mod rounds;
mod service;
mod steps;
mod tournament;

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};

use podium_base::clock::Stopwatch;
use podium_base::config::DatabaseAddress;
use podium_ops::site::secrets::random_token;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use proptest_state_machine::ReferenceStateMachine;
use sha2::{Digest, Sha256};

use self::generate::Machine;
use self::play::{Course, play};
use self::tournament::Misreading;
use crate::harness::{TestDb, both_databases};

/// Commands of the long run; the short run where it is not set.
const COMMANDS: &str = "PODIUM_MODEL_COMMANDS";
/// What the courses are made from, to have the same ones again.
const SEED: &str = "PODIUM_MODEL_SEED";
/// Commands of the short run.
const SHORT: usize = 900;
/// Commands of which the share that is accepted is judged.
const MANY: usize = 10_000;
/// Commands of a course.
const COURSE: std::ops::RangeInclusive<usize> = 30..=150;
/// Commands that are left, at most, of a course on which a wrong reading differs.
const LONGEST_WRONG: usize = 20;
/// Tries to make a course shorter.
const SHRINKING: u32 = 600;

both_databases! {
    fn courses_that_failed_once_and_new_ones_agree_with_the_model(db) {
        for (path, course) in kept() {
            if let Err(difference) = play(db, &course, Misreading::None, &Cell::new(0)) {
                panic!("{} fails again: {difference}", path.display());
            }
        }
        let long = std::env::var(COMMANDS).ok();
        let wanted = long.as_ref().map_or(SHORT, |commands| commands.parse().expect("PODIUM_MODEL_COMMANDS is a number"));
        // the same ones each time: a test that fails now and then helps nobody
        let seed = match &long {
            Some(_) => std::env::var(SEED).unwrap_or_else(|_| random_token()[..16].to_owned()),
            None => String::from("short"),
        };
        let begun = Stopwatch::start();
        let run = match try_courses(db, Misreading::None, wanted, &seed) {
            Ok(run) => run,
            Err(Failure { course, difference }) => {
                let path = keep(&course);
                panic!("they differ (seed {seed}), see {}:\n{difference}", path.display());
            }
        };
        // of few commands the share is chance
        assert!(run.accepted * 4 > run.played || run.played < MANY, "most commands are refused: {run:?}");
        assert!(run.champions > 0 || wanted < SHORT, "no course has a champion: {run:?}");
        if long.is_some() {
            let server = match db.address {
                DatabaseAddress::Sqlite(_) => "SQLite",
                DatabaseAddress::Postgres(_) => "PostgreSQL",
            };
            println!(
                "soak | model beside the service, {server} | {} commands in {} courses, {} accepted, {} champions | {:.0} s, seed {seed}",
                run.played, run.courses, run.accepted, run.champions, begun.seconds(),
            );
        }
    }

    fn a_wrong_reading_is_found_and_made_short(db) {
        for misreading in [
            Misreading::ConcedingPlayersShareDraws,
            Misreading::ResultsDoNotKeepPublication,
        ] {
            let failure = try_courses(db, misreading, 20_000, "wrong").expect_err("a wrong reading is found");
            let Failure { course, difference } = failure;
            let of = format!("{misreading:?}: {difference}\n{}", course.write());
            assert!(course.commands.len() <= LONGEST_WRONG, "it is not made short: {of}");
            let read = Course::read(&course.write()).expect("a course is read as it was written");
            assert_eq!(read, course, "{of}");
            let seen = Cell::new(0);
            play(db, &read, misreading, &seen).expect_err("a wrong reading is wrong again");
            play(db, &read, Misreading::None, &seen).expect("the right reading is right");
        }
    }
}

/// What a run came to.
#[derive(Debug, Default)]
struct Run {
    courses: usize,
    played: usize,
    accepted: usize,
    champions: usize,
}

/// A course on which model and service differ, as short as it gets.
struct Failure {
    course: Course,
    difference: String,
}

/// Plays new courses until so many commands were played.
fn try_courses(db: &TestDb, misreading: Misreading, wanted: usize, seed: &str) -> Result<Run, Failure> {
    let strategy = Machine::sequential_strategy(COURSE);
    let config = Config {
        max_shrink_iters: SHRINKING,
        failure_persistence: None,
        ..Config::default()
    };
    let seed: [u8; 32] = Sha256::digest(seed).into();
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let all = RefCell::new(Run::default());
    while all.borrow().played < wanted {
        let tree = strategy.new_tree(&mut runner).expect("nothing is rejected");
        let ran = runner.run_one(tree, |(first, commands, counter)| {
            let course = Course {
                setup: first.setup,
                commands,
            };
            let seen = Cell::new(0);
            let played = play(db, &course, misreading, &seen);
            if let Some(counter) = counter {
                counter.store(seen.get(), std::sync::atomic::Ordering::SeqCst);
            }
            let played = played.map_err(TestCaseError::fail)?;
            let mut all = all.borrow_mut();
            all.courses += 1;
            all.played += seen.get();
            all.accepted += played.accepted;
            all.champions += usize::from(played.has_champion);
            Ok(())
        });
        if let Err(TestError::Fail(difference, (first, commands, _))) = ran {
            return Err(Failure {
                course: Course {
                    setup: first.setup,
                    commands,
                },
                difference: difference.to_string(),
            });
        }
    }
    Ok(all.into_inner())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/model")
}

/// The courses that failed once, with their files.
fn kept() -> Vec<(PathBuf, Course)> {
    let Ok(entries) = std::fs::read_dir(folder()) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a course is read");
            let course = Course::read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
            (path, course)
        })
        .collect()
}

fn keep(course: &Course) -> PathBuf {
    let text = course.write();
    let name: String = Sha256::digest(&text)[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let path = folder().join(format!("{name}.jsonl"));
    std::fs::create_dir_all(folder()).expect("a folder for courses");
    std::fs::write(&path, text).expect("the course is left");
    path
}
