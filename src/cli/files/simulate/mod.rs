//! `podium simulate`: simulated events, to measure how good and how fast pairing is, and to have whole events to try
//! things on.

mod whole;

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use serde::Deserialize;
use serde_json::json;
use sha2::Digest;

use crate::cli::{Failure, input, output};
use podium_event::profile::{Level, UnevenPods};
use podium_event::{Event, PlayerIx, Problem, Profile};
use podium_rules::draws::{Drawn, Draws};
use podium_rules::pairing::{Pairing, Request, pair};
use podium_rules::simulation;

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
    /// Text that decides every draw and every outcome [default: podium]
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// What happens to players who do not fill a pod [default: byes]
    #[arg(long, value_enum, conflicts_with = "events")]
    uneven_pods: Option<UnevenPodsArgument>,
    /// Play by the settings of an event document (- is standard input)
    #[arg(long, value_name = "FILE", conflicts_with = "uneven_pods")]
    like: Option<String>,
    /// Print one JSON line per round instead of a table
    #[arg(long)]
    jsonl: bool,
    /// Simulate N random events, in which players drop and come late; or those of a JSON file (- is standard input) with a
    /// list of {"id", "players", "rounds", "seed", "uneven_pods"}
    #[arg(long, value_name = "N|FILE")]
    events: Option<String>,
    /// Write each event, with its playoff, as an event document into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "jsonl")]
    out: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum UnevenPodsArgument {
    Byes,
    #[value(name = "smaller_pods", alias = "smaller-pods")]
    SmallerPods,
    #[value(name = "larger_pods", alias = "larger-pods")]
    LargerPods,
    #[value(name = "smaller_pods_then_byes", alias = "smaller-pods-then-byes")]
    SmallerPodsThenByes,
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
    /// The settings to play by, which decide about `uneven_pods` too.
    #[serde(skip)]
    like: Option<Profile>,
    /// Whether players leave and come late.
    #[serde(skip)]
    is_random: bool,
}

/// What a simulation came to.
struct Played {
    event: Event,
    draws: Vec<Drawn>,
}

/// The seed where none is given.
const SEED: &str = "podium";
/// Most random events of one run.
const MOST: u32 = 100_000;

fn byes() -> UnevenPods {
    UnevenPods::Byes
}

/// Simulates the events and prints a row for each round.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let like = arguments.like.as_deref().map(settings_of).transpose()?;
    for mut plan in plans(arguments)? {
        plan.like.clone_from(&like);
        if let Some(folder) = &arguments.out {
            let played = simulate(&plan, |_, _| Ok(()))?;
            output::print(&whole::write(folder, &plan, played)?)?;
            continue;
        }
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

/// Reads the settings of an event document.
fn settings_of(file: &str) -> Result<Profile, Failure> {
    let bytes = input::bytes(file)?;
    let document =
        podium_document::event::read(&bytes).map_err(|problems| Failure::input(input::all(file, &problems)))?;
    Ok(document.event.profile().clone())
}

fn plans(arguments: &Arguments) -> Result<Vec<Simulation>, Failure> {
    let seed = arguments.seed.as_deref().unwrap_or(SEED);
    if let Some(events) = &arguments.events {
        if let Ok(number) = events.parse::<u32>() {
            if number > MOST {
                return Err(Failure::usage(format!("--events: {MOST} at most in one run.")));
            }
            return Ok((1..=number).map(|number| random(seed, number)).collect());
        }
        if arguments.seed.is_some() {
            return Err(Failure::usage(
                "--seed is for random events: those of a file have their own.",
            ));
        }
        let wrong = |error: serde_json::Error| Failure::input(format!("{}: {error}.", input::name(events)));
        return serde_json::from_slice(&input::bytes(events)?).map_err(wrong);
    }
    Ok(vec![Simulation {
        id: seed.to_owned(),
        players: arguments.players.unwrap_or_default(),
        rounds: arguments.rounds.unwrap_or_default(),
        seed: seed.to_owned(),
        uneven_pods: match arguments.uneven_pods.unwrap_or(UnevenPodsArgument::Byes) {
            UnevenPodsArgument::Byes => UnevenPods::Byes,
            UnevenPodsArgument::SmallerPods => UnevenPods::SmallerPods,
            UnevenPodsArgument::LargerPods => UnevenPods::LargerPods,
            UnevenPodsArgument::SmallerPodsThenByes => UnevenPods::SmallerPodsThenByes,
        },
        like: None,
        is_random: false,
    }])
}

/// A random event: 8 to 71 players, two to six rounds, byes or smaller pods.
fn random(seed: &str, number: u32) -> Simulation {
    let seed = format!("{seed}:{number}");
    let [players, rounds, uneven, ..]: [u8; 32] = sha2::Sha256::digest(&seed).into();
    Simulation {
        id: format!("event-{number}"),
        players: 8 + u32::from(players % 64),
        rounds: 2 + u32::from(rounds % 5),
        uneven_pods: match uneven % 2 {
            0 => UnevenPods::Byes,
            _ => UnevenPods::SmallerPods,
        },
        like: None,
        seed,
        is_random: true,
    }
}

/// Simulates one event. Calls `each` for every round, with the milliseconds that its standings and pairing took.
fn simulate(plan: &Simulation, mut each: impl FnMut(&Pairing, f64) -> Result<(), Failure>) -> Result<Played, Failure> {
    let wrong = |what: String| Failure::input(format!("Event {}: {what}", plan.id));
    let problems = |problems: Vec<Problem>| {
        let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
        wrong(sentences.join("; "))
    };
    let draws = Draws::new(plan.seed.as_bytes());
    let usual = || Profile {
        uneven_pods: plan.uneven_pods,
        ..Profile::standard(Level::Competitive)
    };
    let mut profile = plan.like.clone().unwrap_or_else(usual);
    profile.swiss_rounds = Some(plan.rounds);
    let mut event = simulation::event(plan.players, profile).map_err(problems)?;
    let mut recorded = Vec::new();
    for _ in 0..plan.rounds {
        if plan.is_random {
            event = simulation::come_and_go(event, &plan.seed).map_err(problems)?;
        }
        // From the finished results to the pods: the time that the organizer waits.
        let start = Instant::now();
        let pairing = pair(&event, &Request::new(&draws, Some(plan.rounds)))
            .map_err(|refusal| wrong(refusal.message.to_string()))?;
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        each(&pairing, ms)?;
        event = simulation::play(event, &pairing, &plan.seed).map_err(problems)?;
        recorded.extend(pairing.draws);
    }
    Ok(Played { event, draws: recorded })
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
         round   pods  byes  repeats (least)  third   spread (bound)   wide pods         ms\n",
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
        "{:5} {:6} {:5} {:8} {:>8} {:6} {:8} {:>8} {:11} {ms:10.2}\n",
        pairing.round,
        pairing.pods.len(),
        pairing.byes.len(),
        report.repeats,
        format!("({least})"),
        report.third_meetings().count(),
        report.spread,
        format!("({})", report.spread_bound),
        report.wide_pods,
    )
}
