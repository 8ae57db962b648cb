//! Fuzzing: made-up inputs for everything that reads what strangers send. Each target runs shortly here, always with the
//! same inputs, and long by `bash tests/fuzz.sh`, with new ones. An input that fails is made as small as it gets and left
//! in `tests/cases/fuzz/TARGET/`, from where every later run of the tests tries it first.
//!
//! What reads bytes from outside, and the targets that try it:
//!
//! * documents: `events`, `foreign` (TopDeck's JSON), `games`, `penalties`;
//! * lists and texts: `players`, `programs` (melee.gg and EventLink), `decks`, `cards` (card data and banned lists of a
//!   tournament), `bulk` (card data for all), `results`;
//! * pages: `forms` (urlencoded and with files), `queries`, `headers` (cookies, hosts, what proxies say), `tokens` (of forms,
//!   browsers and links);
//! * programs: `calls` (bodies, tokens, `Idempotency-Key`, `If-Match`, `Last-Event-ID`), `answers` (of webhooks' receivers);
//! * operators: `keys` (the keys' file and `PODIUM_KEYS`), `addresses` (of databases, of the service, in `security.txt`).

mod answers;
mod bulk;
mod calls;
mod documents;
mod lists;
mod pages;
mod settings;
mod site;
mod steps;
mod tokens;
mod values;
mod world;

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use podium_base::clock::Stopwatch;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use sha2::{Digest, Sha256};

use podium_testing::choices::Choices;

/// Inputs of the long run, for each target; the short run where it is not set.
const INPUTS: &str = "PODIUM_FUZZ_INPUTS";
/// What the long run's inputs are made from, to have the same ones again.
const SEED: &str = "PODIUM_FUZZ_SEED";
/// Inputs after which the long run says how far it is.
const REPORTED_AFTER: usize = 50_000;
/// Tries to make a failing input smaller.
const SHRINKING: u32 = 2_000;

/// Something that reads what strangers send.
struct Target<'t> {
    /// The folder of its failed inputs.
    name: &'static str,
    /// Inputs of the short run.
    short: usize,
    /// Parts of an input, one per line; each counts as one input.
    parts: usize,
    /// Choices that make a part, at most.
    choices: usize,
    /// Makes a part from choices.
    part: fn(&mut Choices<'_>) -> Vec<u8>,
    /// Reads an input: how many of its parts were fit to be taken.
    read: &'t dyn Fn(&[u8]) -> Result<usize, String>,
}

impl Target<'_> {
    /// Tries the inputs that failed once, then new ones.
    ///
    /// # Panics
    /// When one fails, with its file.
    fn run(&self) {
        for (path, input) in self.failed_once() {
            if let Err(problem) = self.outcome(&input) {
                panic!("{} fails again: {problem}", path.display());
            }
        }
        let (wanted, seed) = match std::env::var(INPUTS) {
            Ok(inputs) => {
                let inputs = inputs.parse().expect("PODIUM_FUZZ_INPUTS is a number");
                let seed =
                    std::env::var(SEED).unwrap_or_else(|_| podium_ops::site::secrets::random_token()[..16].to_owned());
                (inputs, seed)
            }
            // the same ones each time: a test that fails now and then helps nobody
            Err(_) => (self.short, String::from("short")),
        };
        let part = vec(any::<u8>(), 0..self.choices);
        let strategy = vec(part, 1..=self.parts);
        let config = Config {
            max_shrink_iters: SHRINKING,
            failure_persistence: None,
            ..Config::default()
        };
        let seed_bytes: [u8; 32] = Sha256::digest(&seed).into();
        let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed_bytes));
        let (tried, taken, bytes) = (Cell::new(0), Cell::new(0), Cell::new(0));
        let smallest = RefCell::new(None);
        let begun = Stopwatch::start();
        let figures = || {
            let (seconds, tried, taken) = (begun.seconds(), tried.get(), taken.get());
            println!(
                "{:<10} {tried:>9} inputs, {taken:>8} taken, {:>6} bytes each, {seconds:>7.1} s, {:>8.0} a second, seed {seed}",
                self.name,
                bytes.get() / tried.max(1),
                tried as f64 / seconds.max(0.001),
            );
        };
        // a run that is stopped before its end has said how far it came
        let mut report_at = REPORTED_AFTER;
        while tried.get() < wanted {
            let tree = strategy.new_tree(&mut runner).expect("nothing is rejected");
            let ran = runner.run_one(tree, |parts| {
                let input = self.input(&parts);
                tried.set(tried.get() + parts.len());
                bytes.set(bytes.get() + input.len());
                match self.outcome(&input) {
                    Ok(parts) => taken.set(taken.get() + parts),
                    Err(problem) => {
                        smallest.replace(Some(input));
                        return Err(TestCaseError::fail(problem));
                    }
                }
                Ok(())
            });
            if let Err(TestError::Fail(problem, parts)) = ran {
                // the smallest may not fail again where it depends on chance: then the last one that did
                let input = Some(self.input(&parts)).filter(|input| self.outcome(input).is_err());
                let path = self.keep(&input.or(smallest.take()).expect("one failed"));
                panic!("{} fails (seed {seed}), see {}: {problem}", self.name, path.display());
            }
            if tried.get() >= report_at && tried.get() < wanted {
                figures();
                report_at += REPORTED_AFTER;
            }
        }
        figures();
    }

    /// The input that lists of choices make.
    fn input(&self, parts: &[Vec<u8>]) -> Vec<u8> {
        let made: Vec<Vec<u8>> = parts
            .iter()
            .map(|choices| (self.part)(&mut Choices(choices.iter())))
            .collect();
        made.join(&b'\n')
    }

    /// What comes of an input; a panic is a failure like any other.
    fn outcome(&self, input: &[u8]) -> Result<usize, String> {
        catch_unwind(AssertUnwindSafe(|| (self.read)(input))).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied());
            Err(format!("it panics: {}", text.unwrap_or("without a word")))
        })
    }

    fn folder(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/cases/fuzz")
            .join(self.name)
    }

    fn failed_once(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let Ok(entries) = std::fs::read_dir(self.folder()) else {
            return Vec::new();
        };
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        let read = |path: PathBuf| {
            let input = std::fs::read(&path).expect("a failed input is read");
            (path, input)
        };
        paths.into_iter().map(read).collect()
    }

    fn keep(&self, input: &[u8]) -> PathBuf {
        let mut name = String::new();
        for byte in &Sha256::digest(input)[..6] {
            write!(name, "{byte:02x}").expect("a text grows");
        }
        let path = self.folder().join(name);
        std::fs::create_dir_all(self.folder()).expect("a folder for failed inputs");
        std::fs::write(&path, input).expect("the failed input is left");
        path
    }
}
