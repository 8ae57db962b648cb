//! `podium verify EVENT`: recomputing every draw of a finished event from its secret (T32).

use clap::Args;

use crate::cli::{Failure, input, output};
use podium_document::fairness::verify;
use podium_rules::fairness::{Check, summary};

#[derive(Debug, Args)]
pub struct Arguments {
    /// An event document; - is standard input
    event: String,
    /// The secret as text, for rounds that were paired with `podium pair --seed` [default: the one in the document]
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Print a JSON list
    #[arg(long)]
    json: bool,
}

/// Prints which draws agree.
///
/// # Errors
/// Fails if a draw does not agree, or if the document has no secret yet.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let document = input::event(&arguments.event)?;
    let secret = match (&arguments.seed, &document.about.secret) {
        // T32: on the command line the bytes of the text are the secret.
        (Some(seed), _) => seed.as_bytes().to_vec(),
        (None, Some(secret)) => bytes_of(secret),
        (None, None) => {
            return Err(Failure::input(
                "The document has no secret: it is published when the tournament is finished. \
                 If the rounds were paired with `podium pair`, give the same --seed.",
            ));
        }
    };
    let checks = verify(&document, &secret);
    output::print(&if arguments.json {
        output::json(&serde_json::json!(checks))
    } else {
        text(&checks)
    })?;
    // Differences that the record explains are not failures of the draw (T32).
    match checks.iter().filter(|check| !check.is_fine()).count() {
        0 => Ok(()),
        1 => Err(Failure::input("1 draw does not agree.")),
        wrong => Err(Failure::input(format!("{wrong} draws do not agree."))),
    }
}

/// Converts hexadecimal digits, which the reader of the document has checked, to bytes.
fn bytes_of(hex: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).unwrap_or_default() as u8;
    hex.as_bytes()
        .chunks_exact(2)
        .map(|pair| digit(pair[0]) * 16 + digit(pair[1]))
        .collect()
}

/// Returns one line per check and the summary.
fn text(checks: &[Check]) -> String {
    let mut text = String::new();
    for check in checks {
        let verdict = match (check.agrees, check.explained) {
            // As wide as the others, so that the lines are aligned.
            (true, _) => "agrees ",
            (_, true) => "changed",
            _ => "DIFFERS",
        };
        text.push_str(&format!("{verdict}  {}", check.what));
        if !check.note.is_empty() {
            text.push_str(&format!(" – {}", check.note));
        }
        text.push('\n');
    }
    text.push_str(&summary(checks));
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn secrets_are_read_from_hexadecimal() {
        assert_eq!(super::bytes_of("00ff1a"), [0, 255, 26]);
    }
}
