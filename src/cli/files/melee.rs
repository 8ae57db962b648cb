//! `podium melee`: replaying game documents.

use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};

use clap::Args;
use serde_json::json;

use crate::cli::{Failure, input};
use podium_document::game::GameDocument;
use podium_event::Problem;
use podium_melee::{Event, Game};

/// What `podium melee` is asked to do.
#[derive(Debug, Args)]
pub struct MeleeArguments {
    /// The game document; `-` is standard input, as is no document with --lines.
    #[arg(value_name = "GAME", required_unless_present = "lines")]
    game: Option<String>,
    /// Print every state, not only the last one.
    #[arg(long)]
    trace: bool,
    /// Read one document per line and write one trace per line.
    #[arg(long, conflicts_with = "trace")]
    lines: bool,
}

/// Replays games.
///
/// # Errors
/// Fails if the input cannot be read, is no game document, or contains an action that is not possible.
pub fn run(arguments: &MeleeArguments) -> Result<(), Failure> {
    let stdout = BufWriter::new(io::stdout().lock());
    // clap has checked which of the forms go together.
    let path = arguments.game.as_deref();
    if arguments.lines {
        replay_lines(path.unwrap_or("-"), stdout)
    } else {
        replay_file(path.unwrap_or("-"), arguments.trace, stdout)
    }
}

/// Converts the result of writing to the output.
fn write_result(done: io::Result<()>) -> Result<(), Failure> {
    match done {
        // A closed pipe is not a failure: its reader has read enough, as `head` does.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::input(error)),
        _ => Ok(()),
    }
}

fn read_document(path: &str) -> Result<GameDocument, Failure> {
    GameDocument::read(&input::bytes(path)?).map_err(|problems| Failure::input(input::all(path, &problems)))
}

/// Replays one document and prints its last state, or every state.
fn replay_file(path: &str, trace: bool, mut out: impl Write) -> Result<(), Failure> {
    let document = read_document(path)?;
    let mut states = Vec::new();
    let replay = document.replay_with(|game, events| {
        if trace {
            states.push(serde_json::to_string(&document.state(game, events)));
        }
    });
    let illegal = replay
        .illegal
        .as_ref()
        .map(|(index, refusal)| document.illegal(*index, refusal).to_string());
    let text = match (&illegal, trace) {
        (Some(last), false) => Ok(last.clone()),
        (None, false) => serde_json::to_string_pretty(&document.state(&replay.game, &[])),
        // One state a line, so that two traces can be compared line by line.
        (_, true) => array(states, illegal.clone(), ",\n "),
    };
    let done = text
        .map_err(io::Error::from)
        .and_then(|text| writeln!(out, "{text}"))
        .and_then(|()| out.flush());
    // The trace first: the steps before the impossible action are of interest.
    write_result(done)?;
    match &replay.illegal {
        None => Ok(()),
        Some((index, refusal)) => {
            let reason = refusal.message(document.names());
            Err(Failure::input(format!(
                "{path}: action {index} is not possible ({}): {reason}",
                refusal.rule()
            )))
        }
    }
}

type JsonText = Result<String, serde_json::Error>;

/// Joins the states of a trace, and the impossible action that ended it, to a JSON array.
fn array(states: Vec<JsonText>, illegal: Option<String>, between: &str) -> JsonText {
    let elements = states
        .into_iter()
        .chain(illegal.map(Ok))
        .collect::<Result<Vec<String>, _>>()?;
    Ok(format!("[{}]", elements.join(between)))
}

/// Reads one document per line and writes one trace per line. An impossible action is part of the line's trace; only a
/// line that is no game document makes the command fail, and its output names the problems.
fn replay_lines(path: &str, mut out: impl Write) -> Result<(), Failure> {
    let lines: Box<dyn BufRead> = if path == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = fs::File::open(path);
        Box::new(BufReader::new(file.map_err(|error| {
            Failure::input(format!("{path} cannot be read: {error}"))
        })?))
    };
    let mut wrong = Vec::new();
    // By bytes: a line that is not UTF-8 is an invalid document and must not end the others.
    for (index, line) in lines.split(b'\n').enumerate() {
        let line = line.map_err(Failure::input)?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = match GameDocument::read(&line) {
            Ok(document) => {
                let mut states = Vec::new();
                let seen = |game: &Game, events: &[Event]| {
                    states.push(serde_json::to_string(&document.state(game, events)));
                };
                let illegal = document.replay_with(seen).illegal;
                let last = illegal.map(|(index, refusal)| document.illegal(index, &refusal).to_string());
                array(states, last, ",")
            }
            Err(problems) => {
                wrong.push(input::all(&format!("Line {}", index + 1), &problems));
                let place =
                    |problem: &Problem| json!({"pointer": problem.pointer, "message": problem.message.to_string()});
                Ok(json!({"errors": problems.iter().map(place).collect::<Vec<_>>()}).to_string())
            }
        };
        let done = answer
            .map_err(io::Error::from)
            .and_then(|answer| writeln!(out, "{answer}"));
        // A closed pipe ends the command: nobody reads the other lines.
        if done.is_err() {
            return write_result(done);
        }
    }
    write_result(out.flush())?;
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::input(wrong.join("\n")))
    }
}
