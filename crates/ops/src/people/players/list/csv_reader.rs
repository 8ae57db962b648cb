//! CSV files as other programs write them: separator, quotes, line ends. The meaning of columns is determined in `import`.

use std::borrow::Cow;

use say::{Message, refused_lists as t};

/// The most rows of a list.
// limits what one form makes the server hold; a larger field of players is sent in parts
pub(crate) const MAX_ROWS: usize = 10_000;

/// A line of a file, split into its cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// The line of the file on which it begins, from 1.
    pub number: u64,
    pub cells: Vec<String>,
}

/// Returns a text with `\n` alone at the end of its lines: old programs for the Mac write `\r` alone.
pub(crate) fn with_line_ends(text: &str) -> Cow<'_, str> {
    match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n").into(),
        false => text.into(),
    }
}

/// Splits a CSV text into its non-empty lines; cells are trimmed, and a line break within one is a space.
///
/// # Errors
/// A sentence, with the line, about what cannot be read.
pub(crate) fn lines(text: &str) -> Result<Vec<Line>, Message> {
    // pasted text may begin with the mark too, which `decode` takes from files
    let text = with_line_ends(text.trim_start_matches('\u{feff}'));
    let (separator, is_named) = separator(&text);
    let mut lines = lines_separated_by(&text, separator)?;
    if is_named {
        lines.remove(0);
    }
    Ok(lines)
}

/// Splits a text with `\n` alone at its line ends as [`lines`] does, by a given separator.
///
/// # Errors
/// See [`lines`].
pub(super) fn lines_separated_by(text: &str, separator: u8) -> Result<Vec<Line>, Message> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        // a row of another length is a problem of its line, reported with all others, and does not end the reading
        .flexible(true)
        .delimiter(separator)
        .from_reader(text.as_bytes());
    let mut lines = Vec::new();
    let (mut counted, mut line) = (0, 1);
    for record in reader.records() {
        let record = record.map_err(|error| t::unreadable(error.to_string()))?;
        // the reader's own position is before the empty lines that it skipped
        let mut start = record.position().map_or(0, |at| at.byte() as usize).min(text.len());
        start += text.as_bytes()[start..]
            .iter()
            .take_while(|b| matches!(**b, b'\n' | b'\r'))
            .count();
        line += text.as_bytes()[counted..start].iter().filter(|b| **b == b'\n').count() as u64;
        counted = start;
        let cells: Vec<String> = record.iter().map(|cell| cell.trim().replace('\n', " ")).collect();
        // Spreadsheets write rows of separators below a table.
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if lines.len() >= MAX_ROWS {
            // Refused, not truncated: a truncated list looks complete.
            return Err(too_long());
        }
        lines.push(Line { number: line, cells });
    }
    Ok(lines)
}

/// Folds a header to lower case with single spaces: "E-Mail", "e_mail" and "e mail" are one.
pub(crate) fn folded(head: &str) -> String {
    let spaced = head.trim().to_lowercase().replace(['_', '-', '.'], " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    words.join(" ")
}

/// The sentence about a list that is too long.
pub(crate) fn too_long() -> Message {
    t::too_long(MAX_ROWS)
}

/// Returns the separator, and whether the first line names it, as Excel's `sep=;` does. Otherwise it is the most frequent one
/// in the first non-empty line, outside of quotes.
fn separator(text: &str) -> (u8, bool) {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    if let Some(named) = named_separator(first) {
        return (named, true);
    }
    // In this order: tabs come from pasted cells, and on a tie the first wins; a comma may be part of a name.
    let mut counts = [(b'\t', 0), (b';', 0), (b',', 0)];
    let mut quoted = false;
    for byte in text.trim_start().bytes() {
        if byte == b'"' {
            quoted = !quoted;
        } else if byte == b'\n' && !quoted {
            break;
        } else if !quoted && let Some((_, count)) = counts.iter_mut().find(|(separator, _)| *separator == byte) {
            *count += 1;
        }
    }
    // a list of names alone has no separator: any will do
    let mut best = (b',', 0);
    for candidate in counts {
        if candidate.1 > best.1 {
            best = candidate;
        }
    }
    (best.0, false)
}

/// Returns the separator that a line `sep=;` names; a program that copied it may have filled the line up with separators.
fn named_separator(line: &str) -> Option<u8> {
    let line = line.trim().trim_matches('"');
    let (start, rest) = line.split_at_checked("sep=".len())?;
    let first = rest.bytes().next().filter(|_| start.eq_ignore_ascii_case("sep="))?;
    let is_one = b"\t;,|".contains(&first) && rest.bytes().all(|byte| byte == first);
    is_one.then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        lines(text).expect("readable").into_iter().map(|l| l.cells).collect()
    }

    #[test]
    fn separators_and_quotes_of_other_programs_are_read() {
        let expected = [["name", "table"], ["Ash; Ann, \"A\"", "5"]];
        for text in [
            "name,table\r\n\"Ash; Ann, \"\"A\"\"\",5\r\n",
            "name;table\n\"Ash; Ann, \"\"A\"\"\" ; 5\n",
            "\u{feff}name\ttable\n\n\"Ash; Ann, \"\"A\"\"\"\t5\n",
        ] {
            assert_eq!(cells(text), expected, "{text}");
        }
        assert_eq!(cells("\"a,b\";c"), [["a,b", "c"]]);
    }

    #[test]
    fn lines_count_as_an_editor_counts_them() {
        let read = lines("name\n\nAnn\n;;\n\"B\no\"\nCleo\n").expect("readable");
        let numbers: Vec<u64> = read.iter().map(|l| l.number).collect();
        assert_eq!(numbers, [1, 3, 4, 5, 7]);
    }

    #[test]
    fn the_line_in_which_excel_names_the_separator_is_no_row() {
        for text in [
            "sep=;\nname;table\nAnn;5\n",
            "SEP=;;\r\nname;table\r\nAnn;5\r\n",
            "\"sep=|\"\nname|table\nAnn|5",
        ] {
            assert_eq!(cells(text), [["name", "table"], ["Ann", "5"]], "{text}");
        }
        assert_eq!(lines("sep=;\nname\nAnn").expect("readable")[1].number, 3);
        assert_eq!(cells("Sep=tember\nAnn"), [["Sep=tember"], ["Ann"]]);
    }

    #[test]
    fn line_breaks_are_those_of_any_program() {
        assert_eq!(cells("name\rAnn\rBo"), [["name"], ["Ann"], ["Bo"]]);
        assert_eq!(lines("name\r\rAnn").expect("readable")[1].number, 3);
        assert_eq!(cells("\"Ann\r\nAsh\";5"), [["Ann Ash", "5"]]);
    }
}
