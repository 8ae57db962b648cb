//! `podium simulate`: whole events by hash, to see how good and how fast pairing is.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::{Deserialize, Serialize};

use super::{Failure, read};
use crate::rules::draws::Draws;
use crate::rules::pairing::{Pairing, Request, pair};
use crate::rules::profile::{Level, UnevenPods};
use crate::rules::{Profile, simulation};

/// Plays whole events with outcomes by hash and prints how well and how fast they were paired.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Number of players.
    #[arg(long, required_unless_present = "events", conflicts_with = "events")]
    players: Option<u32>,
    /// Number of Swiss rounds.
    #[arg(long, required_unless_present = "events", conflicts_with = "events")]
    rounds: Option<u32>,
    /// Text that decides every draw and every outcome.
    #[arg(long, default_value = "podium", conflicts_with = "events")]
    seed: String,
    /// What happens to players who do not fill a pod.
    #[arg(long, value_enum, default_value = "byes", conflicts_with = "events")]
    uneven_pods: Uneven,
    /// One JSON line a round instead of a table.
    #[arg(long)]
    jsonl: bool,
    /// Many events from a JSON file (`-`: standard input): `[{"id", "players", "rounds", "seed", "uneven_pods"}]`.
    #[arg(long)]
    events: Option<String>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Uneven {
    Byes,
    #[value(name = "smaller_pods", alias = "smaller-pods")]
    SmallerPods,
}

/// One event to be played.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    id: String,
    players: u32,
    rounds: u32,
    seed: String,
    #[serde(default = "byes")]
    uneven_pods: UnevenPods,
}

fn byes() -> UnevenPods {
    UnevenPods::Byes
}

/// A line of `--jsonl`.
#[derive(Debug, Serialize)]
struct Line<'a> {
    event: &'a str,
    round: u32,
    ms: f64,
    pods: Vec<Vec<u32>>,
    byes: Vec<u32>,
}

/// Plays the events.
///
/// # Errors
/// A file that cannot be read, an event that cannot be paired.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let plans = match &arguments.events {
        Some(path) => serde_json::from_str(&read(path)?).map_err(|error| Failure::input(format!("{path}: {error}")))?,
        None => vec![Plan {
            id: arguments.seed.clone(),
            players: arguments.players.unwrap_or_default(),
            rounds: arguments.rounds.unwrap_or_default(),
            seed: arguments.seed.clone(),
            uneven_pods: match arguments.uneven_pods {
                Uneven::Byes => UnevenPods::Byes,
                Uneven::SmallerPods => UnevenPods::SmallerPods,
            },
        }],
    };
    let mut out = std::io::stdout().lock();
    for plan in &plans {
        if !arguments.jsonl {
            heading(&mut out, plan)?;
        }
        simulate(plan, |pairing, ms| {
            if arguments.jsonl {
                line(&mut out, plan, pairing, ms)
            } else {
                row(&mut out, pairing, ms)
            }
        })?;
    }
    Ok(())
}

/// Plays one event, telling `each` every round with the milliseconds of its standings and pairing.
fn simulate(plan: &Plan, mut each: impl FnMut(&Pairing, f64) -> std::io::Result<()>) -> Result<(), Failure> {
    let wrong = |what: String| Failure::input(format!("event {}: {what}", plan.id));
    let problems = |problems: Vec<crate::rules::Problem>| {
        let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
        wrong(sentences.join("; "))
    };
    let draws = Draws::new(plan.seed.as_bytes());
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = plan.uneven_pods;
    profile.swiss_rounds = Some(plan.rounds);
    let mut event = simulation::event(plan.players, profile).map_err(problems)?;
    for _ in 0..plan.rounds {
        let start = Instant::now();
        let pairing = pair(&event, &Request::new(&draws, Some(plan.rounds))).map_err(|refusal| wrong(refusal.message))?;
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        each(&pairing, ms)?;
        event = simulation::play(event, &pairing, &plan.seed).map_err(problems)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, plan: &Plan, pairing: &Pairing, ms: f64) -> std::io::Result<()> {
    let line = Line {
        event: &plan.id,
        round: pairing.round,
        ms: (ms * 1000.0).round() / 1000.0,
        pods: pairing.pods.iter().map(|pod| pod.seats.iter().map(|player| player.0).collect()).collect(),
        byes: pairing.byes.iter().map(|player| player.0).collect(),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

fn heading(out: &mut impl Write, plan: &Plan) -> std::io::Result<()> {
    writeln!(out, "{}: {} players, {} rounds", plan.id, plan.players, plan.rounds)?;
    writeln!(out, "round   pods  byes  repeats (least)   spread (bound)   wide pods         ms")
}

fn row(out: &mut impl Write, pairing: &Pairing, ms: f64) -> std::io::Result<()> {
    let report = &pairing.report;
    let least = report.least_repeats.map_or_else(|| "?".to_owned(), |least| least.to_string());
    writeln!(
        out,
        "{:5} {:6} {:5} {:8} {:>8} {:8} {:>8} {:11} {:10.2}",
        pairing.round,
        pairing.pods.len(),
        pairing.byes.len(),
        report.repeats,
        format!("({least})"),
        report.spread,
        format!("({})", report.spread_bound),
        report.wide_pods,
        ms
    )
}
