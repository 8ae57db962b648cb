//! `podium simulate`: simulated events, to measure how good and how fast pairing is.

use std::time::Instant;

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use super::{Failure, input, output};
use crate::rules::draws::Draws;
use crate::rules::pairing::{Pairing, Request, pair};
use crate::rules::profile::{Level, UnevenPods};
use crate::rules::{PlayerIx, Problem, Profile, simulation};

#[derive(Debug, Args)]
pub struct Arguments {
    /// Number of players
    #[arg(long, value_name = "N", required_unless_present = "events", conflicts_with = "events",
          value_parser = clap::value_parser!(u32).range(3..=100_000))]
    players: Option<u32>,
    /// Number of Swiss rounds
    #[arg(long, value_name = "N", required_unless_present = "events", conflicts_with = "events",
          value_parser = clap::value_parser!(u32).range(1..=40))]
    rounds: Option<u32>,
    /// Text that decides every draw and every outcome
    #[arg(long, value_name = "TEXT", default_value = "podium", conflicts_with = "events")]
    seed: String,
    /// What happens to players who do not fill a pod
    #[arg(long, value_enum, default_value = "byes", conflicts_with = "events")]
    uneven_pods: UnevenPodsArgument,
    /// One JSON line a round instead of a table
    #[arg(long)]
    jsonl: bool,
    /// Many events from a JSON file (- is standard input): a list of {"id", "players", "rounds", "seed", "uneven_pods"}
    #[arg(long, value_name = "FILE")]
    events: Option<String>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum UnevenPodsArgument {
    Byes,
    #[value(name = "smaller_pods", alias = "smaller-pods")]
    SmallerPods,
}

/// An event to simulate.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Simulation {
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

/// Simulates the events and prints a row for each round.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    for plan in plans(arguments)? {
        if !arguments.jsonl {
            output::print(&heading(&plan))?;
        }
        simulate(&plan, |pairing, ms| {
            output::print(&if arguments.jsonl {
                line(&plan, pairing, ms)
            } else {
                row(pairing, ms)
            })
        })?;
    }
    Ok(())
}

fn plans(arguments: &Arguments) -> Result<Vec<Simulation>, Failure> {
    if let Some(path) = &arguments.events {
        let wrong = |error: serde_json::Error| Failure::input(format!("{}: {error}.", input::name(path)));
        return serde_json::from_slice(&input::bytes(path)?).map_err(wrong);
    }
    Ok(vec![Simulation {
        id: arguments.seed.clone(),
        players: arguments.players.unwrap_or_default(),
        rounds: arguments.rounds.unwrap_or_default(),
        seed: arguments.seed.clone(),
        uneven_pods: match arguments.uneven_pods {
            UnevenPodsArgument::Byes => UnevenPods::Byes,
            UnevenPodsArgument::SmallerPods => UnevenPods::SmallerPods,
        },
    }])
}

/// Simulates one event. Calls `each` for every round, with the milliseconds that its standings and pairing took.
fn simulate(plan: &Simulation, mut each: impl FnMut(&Pairing, f64) -> Result<(), Failure>) -> Result<(), Failure> {
    let wrong = |what: String| Failure::input(format!("Event {}: {what}", plan.id));
    let problems = |problems: Vec<Problem>| {
        let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
        wrong(sentences.join("; "))
    };
    let draws = Draws::new(plan.seed.as_bytes());
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = plan.uneven_pods;
    profile.swiss_rounds = Some(plan.rounds);
    let mut event = simulation::event(plan.players, profile).map_err(problems)?;
    for _ in 0..plan.rounds {
        // From the finished results to the pods: what the organizer waits for.
        let start = Instant::now();
        let pairing =
            pair(&event, &Request::new(&draws, Some(plan.rounds))).map_err(|refusal| wrong(refusal.message))?;
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        each(&pairing, ms)?;
        event = simulation::play(event, &pairing, &plan.seed).map_err(problems)?;
    }
    Ok(())
}

/// Returns a round as a line of JSON.
fn line(plan: &Simulation, pairing: &Pairing, ms: f64) -> String {
    let numbers = |players: &[PlayerIx]| players.iter().map(|player| player.0).collect::<Vec<_>>();
    let line = json!({
        "event": plan.id,
        "round": pairing.round,
        // Microseconds: more digits are noise.
        "ms": (ms * 1000.0).round() / 1000.0,
        "pods": pairing.pods.iter().map(|pod| numbers(&pod.seats)).collect::<Vec<_>>(),
        "byes": numbers(&pairing.byes),
    });
    format!("{line}\n")
}

/// Returns the heading of an event's table.
fn heading(plan: &Simulation) -> String {
    format!(
        "{}: {} players, {} rounds\n\
         round   pods  byes  repeats (least)   spread (bound)   wide pods         ms\n",
        plan.id, plan.players, plan.rounds
    )
}

/// Returns a round as a row of the table.
fn row(pairing: &Pairing, ms: f64) -> String {
    let report = &pairing.report;
    let least = report
        .least_repeats
        .map_or_else(|| "?".to_owned(), |least| least.to_string());
    format!(
        "{:5} {:6} {:5} {:8} {:>8} {:8} {:>8} {:11} {ms:10.2}\n",
        pairing.round,
        pairing.pods.len(),
        pairing.byes.len(),
        report.repeats,
        format!("({least})"),
        report.spread,
        format!("({})", report.spread_bound),
        report.wide_pods,
    )
}
