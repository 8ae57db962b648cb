//! `podium pair EVENT --seed TEXT`: the next Swiss round, with the reasons for it.

use clap::Args;
use serde_json::json;

use crate::cli::{Failure, input, output};
use podium_event::{Event, PlayerIx};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Pairing, Request, pair};
use podium_rules::plan::plan;
use podium_rules::tables::Tables;

#[derive(Debug, Args)]
pub struct Arguments {
    /// An event document; - is standard input
    event: String,
    /// Secret text from which everything random is drawn (docs/formats/draws.md)
    #[arg(long, value_name = "TEXT", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    seed: String,
    /// Number of this draft's draws: one higher each time the round is paired again
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    counter: u32,
    /// Planned Swiss rounds, to look ahead [default: the event's plan, or as recommended]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=40))]
    rounds: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the next round.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let document = input::event(&arguments.event)?;
    let event = &document.event;
    let draws = Draws::new(arguments.seed.as_bytes());
    // T13 looks over the planned rounds, so the default is the plan of the event.
    let planned = arguments.rounds.unwrap_or_else(|| plan(event).swiss_rounds);
    let mut request = Request::new(&draws, Some(planned));
    // T32: the same counter gives the same draft, so that a draft can be recomputed.
    request.draw_counter = arguments.counter;
    request.tables = Tables {
        first: document.about.first_table.unwrap_or(1),
        skipped: document.about.skipped_tables,
    };
    let pairing = pair(event, &request).map_err(Failure::input)?;
    output::print(&if arguments.json {
        json(event, &pairing)
    } else {
        text(event, &pairing)
    })
}

/// Returns the pairing as JSON, with players by id.
fn json(event: &Event, pairing: &Pairing) -> String {
    let ids = |players: &[PlayerIx]| {
        let id = |&player: &PlayerIx| event.player(player).id.clone();
        players.iter().map(id).collect::<Vec<_>>()
    };
    let pods = pairing
        .pods
        .iter()
        .map(|pod| json!({"table": pod.table, "seats": ids(&pod.seats)}));
    output::json(&json!({
        "round": pairing.round,
        "pods": pods.collect::<Vec<_>>(),
        "byes": ids(&pairing.byes),
        "report": pairing.report,
    }))
}

/// Returns the pairing as a table, with its reasons.
fn text(event: &Event, pairing: &Pairing) -> String {
    let names = |players: &[PlayerIx]| {
        let name = |&player: &PlayerIx| event.player(player).name.as_str();
        players.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let head = ["Table", "Seats", "Why"].map(str::to_owned);
    let rows = pairing.pods.iter().zip(&pairing.report.pods);
    let rows = rows.map(|(pod, line)| vec![pod.table.to_string(), names(&pod.seats), line.why.to_string()]);
    let mut text = format!("Round {}\n\n", pairing.round);
    text.push_str(&output::table(&head, &rows.collect::<Vec<_>>(), &[1, 2]));
    if !pairing.byes.is_empty() {
        text.push_str(&format!("\nByes: {}\n", names(&pairing.byes)));
    }
    text.push('\n');
    for sentence in &pairing.report.sentences {
        text.push_str(&format!("{sentence}\n"));
    }
    text
}
