//! Output of the commands: tables and JSON for a terminal.

use std::fmt::Display;
use std::io::{self, Write};

use serde_json::Value;

use super::Failure;

/// Prints to standard output. A closed pipe is no failure: its reader has read enough, as `head` does.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::input(format!("Standard output cannot be written: {error}.")))
        }
        _ => Ok(()),
    }
}

/// Says a line on standard error. Whether it can be written there is nobody's to know: what the command does goes on.
pub fn note(line: impl Display) {
    writeln!(io::stderr().lock(), "{line}").ok();
}

/// Formats a table with aligned columns: those in `left` to the left, the others, numbers, to the right.
#[must_use]
pub fn table(head: &[String], rows: &[Vec<String>], left: &[usize]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .chain(head.get(column))
            // Characters, not bytes: names have accents.
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let line = |cells: &[String]| {
        let aligned = cells.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if left.contains(&column) {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let line = aligned.collect::<Vec<_>>().join("  ");
        // The padding of the last column would make lines wrap in a narrow terminal.
        format!("{}\n", line.trim_end())
    };
    let mut text = line(head);
    for row in rows {
        text.push_str(&line(row));
    }
    text
}

/// Formats a JSON value: a list with one item per line, anything else on one line, with a line break at the end.
#[must_use]
pub fn json(value: &Value) -> String {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let items: Vec<_> = items.iter().map(ToString::to_string).collect();
            format!("[{}]\n", items.join(",\n "))
        }
        value => format!("{value}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_characters() {
        let cells = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let rows = [cells(&["1", "Zoë", "10"]), cells(&["12", "Al", "5"])];
        assert_eq!(
            table(&cells(&["#", "Player", "P"]), &rows, &[1]),
            " #  Player   P\n 1  Zoë     10\n12  Al       5\n"
        );
    }

    #[test]
    fn a_list_has_an_item_a_line() {
        assert_eq!(json(&serde_json::json!([{"a": 1}, 2])), "[{\"a\":1},\n 2]\n");
        assert_eq!(json(&serde_json::json!([])), "[]\n");
    }
}
