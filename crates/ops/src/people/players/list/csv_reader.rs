//! CSV files as other programs write them: encoding, separator, quotes. The meaning of columns is determined in
//! `import`.

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

/// Decodes an uploaded file: UTF-8, with or without a byte order mark.
///
/// # Errors
/// A sentence that names the line with the first byte that is not UTF-8.
pub fn decode(bytes: &[u8]) -> Result<String, String> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    // This is the "Unicode text" of spreadsheets; as UTF-8 it would fail at its first byte with no hint.
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Err("The file is written in UTF-16. Save it as \"CSV UTF-8\" and send it again.".into());
    }
    match std::str::from_utf8(bytes) {
        // A spreadsheet file renamed to .csv.
        Ok(text) if text.contains('\0') => {
            Err("That is no text file. Save the table as \"CSV UTF-8\" and send that.".into())
        }
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count();
            Err(format!(
                "Line {line} is not written in UTF-8. Save the table as \"CSV UTF-8\" and send it again."
            ))
        }
    }
}

/// Splits a CSV text into its non-empty lines; cells are trimmed.
///
/// # Errors
/// A sentence, with the line, about what cannot be read.
pub(crate) fn lines(text: &str) -> Result<Vec<Line>, String> {
    // pasted text may begin with the mark too, which `decode` takes from files
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        // a row of another length is a problem of its line, reported with all others, and does not end the reading
        .flexible(true)
        .delimiter(separator(text))
        .from_reader(text.as_bytes());
    let mut lines = Vec::new();
    let (mut counted, mut line) = (0, 1);
    for record in reader.records() {
        let record = record.map_err(|error| format!("The table cannot be read: {error}."))?;
        // the reader's own position is before the empty lines that it skipped
        let mut start = record.position().map_or(0, |at| at.byte() as usize).min(text.len());
        start += text.as_bytes()[start..]
            .iter()
            .take_while(|b| matches!(**b, b'\n' | b'\r'))
            .count();
        line += text.as_bytes()[counted..start].iter().filter(|b| **b == b'\n').count() as u64;
        counted = start;
        let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
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
pub(crate) fn too_long() -> String {
    format!("A list has at most {MAX_ROWS} rows. Send it in parts.")
}

/// Guesses the separator: the most frequent one in the first non-empty line, outside of quotes.
fn separator(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    // In this order: tabs come from pasted cells, and on a tie the first wins; a comma may be part of a name.
    let mut counts = [(b'\t', 0), (b';', 0), (b',', 0)];
    let mut quoted = false;
    for byte in first.bytes() {
        if byte == b'"' {
            quoted = !quoted;
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
    best.0
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
    fn other_encodings_are_named() {
        assert_eq!(decode(b"\xef\xbb\xbfAnn"), Ok("Ann".to_owned()));
        assert!(decode(b"Ann\nJ\xfcrg").expect_err("latin 1").contains("Line 2"));
        assert!(decode(b"\xff\xfeA\0").expect_err("utf-16").contains("UTF-16"));
        assert!(decode(b"PK\0\x01").expect_err("a program").contains("no text file"));
    }
}
