//! `podium check EVENT`: the pairing checker. It judges every Swiss round without the program's own pairing.

use clap::Args;
use serde_json::json;

use crate::cli::{Failure, input, output};
use podium_check::{Finding, Known, Report, Severity, Stated, check, standings};
use podium_event::Event;
use podium_rules::plan::plan;
use podium_rules::standings as own;

#[derive(Debug, Args)]
pub struct Arguments {
    /// An event document, or an event in TopDeck's JSON; - is standard input
    event: String,
    /// Planned Swiss rounds: a round may have been paired with later ones in mind
    /// [default: the event's plan, or as recommended]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=40))]
    rounds: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the report.
///
/// # Errors
/// Fails if a rule is broken, or something better was possible.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let file = input::file(&arguments.event)?;
    let event = &file.document.event;
    // at least as many rounds were planned as were played
    let planned = arguments
        .rounds
        .unwrap_or_else(|| plan(event).swiss_rounds.max(event.swiss().len() as u32));
    let stated: Vec<Stated> = file
        .stated
        .iter()
        .map(|line| Stated {
            player: line.player,
            points: line.points,
        })
        .collect();
    let mut report = check(event, planned, &stated);
    compare_standings(event, &mut report);
    if !file.lost.is_empty() {
        // another program's event: it promised no repeats, and pairing by points; the limits on wide pods are our own
        // goal
        let spreads = report.findings.iter_mut().filter(|finding| finding.check == 8);
        spreads.for_each(|finding| finding.severity = Severity::Remark);
    }
    let name = &file.document.about.name;
    output::print(&if arguments.json {
        let mut value = json!(report);
        value["name"] = json!(name);
        value["lost"] = file.lost.iter().map(ToString::to_string).collect();
        output::json(&value)
    } else {
        text(name, &report, &file.lost)
    })?;
    match report.wrong() {
        0 => Ok(()),
        1 => Err(Failure::input("1 thing is wrong.")),
        wrong => Err(Failure::input(format!("{wrong} things are wrong."))),
    }
}

/// Checklist 10: the program's own standings are those that the checker reads.
fn compare_standings(event: &Event, report: &mut Report) {
    for round in event.swiss() {
        let read = standings(event, Some(round.number));
        let counted = own::standings(event, Some(round.number));
        let differs = read.len() != counted.rows().len()
            || read.iter().zip(counted.rows()).any(|(place, row)| {
                (place.rank, place.player, place.points) != (row.rank, row.player.ix(), row.match_points)
            });
        if differs {
            report.findings.push(Finding {
                check: 10,
                rule: "T9",
                round: round.number,
                table: None,
                severity: Severity::Wrong,
                message: "Podium's standings after this round are not those that follow from its results: report this as a mistake of \
                          the program."
                    .to_owned(),
                players: Vec::new(),
                instead: Vec::new(),
            });
        }
    }
}

/// The report for people.
fn text(name: &str, report: &Report, lost: &[say::Message]) -> String {
    let mut text = format!("{name}: {} Swiss rounds\n", report.rounds.len());
    for sentence in lost {
        text.push_str(&format!("Read from another program's file: {sentence}\n"));
    }
    let head = [
        "Round",
        "Players",
        "Pods",
        "Byes",
        "Repeats",
        "Least",
        "Third",
        "Wide pods",
        "Spread",
        "Least",
    ];
    let rows: Vec<Vec<String>> = report
        .rounds
        .iter()
        .map(|round| {
            let least = match round.known {
                // the search may have missed one with fewer
                Known::Searched => format!("{}?", round.least_repeats),
                _ => round.least_repeats.to_string(),
            };
            vec![
                round.round.to_string(),
                round.players.to_string(),
                round.pods.len().to_string(),
                round.byes.len().to_string(),
                round.repeats.to_string(),
                least,
                round.third_meetings.to_string(),
                round.wide_pods.to_string(),
                round.spread.to_string(),
                round.least_spread.to_string(),
            ]
        })
        .collect();
    text.push_str(&output::table(&head.map(str::to_owned), &rows, &[]));
    text.push_str("Least: the fewest repeats that are possible, and the smallest sum of spreads by points alone, which repeats may forbid.\n");
    text.push_str("Third: the repeats of pairs who had met twice or more.\n");
    for finding in &report.findings {
        let kind = match finding.severity {
            Severity::Wrong => "WRONG ",
            Severity::Remark => "remark",
        };
        text.push_str(&format!(
            "{kind}  Round {}, check {} ({}): {}\n",
            finding.round, finding.check, finding.rule, finding.message
        ));
    }
    let remarks = report.findings.len() - report.wrong();
    text.push_str(&match (report.wrong(), remarks) {
        (0, 0) => "Nothing is wrong.\n".to_owned(),
        (0, _) => "Nothing is wrong; remarks may have a reason that the file does not say.\n".to_owned(),
        (wrong, _) => {
            format!("Wrong: {wrong}. Remarks: {remarks}. docs/pairing-checklist.md says what each check is.\n")
        }
    });
    text
}
