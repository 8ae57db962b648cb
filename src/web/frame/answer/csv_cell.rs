//! Cells of CSV files that no spreadsheet treats as a formula.

/// Returns a cell's text; one that a spreadsheet would evaluate gets an apostrophe, which makes it text.
pub fn harmless(cell: &str) -> String {
    // the last four are the full-width signs, which East Asian spreadsheets treat like the plain ones
    let formula = cell
        .trim_start()
        .starts_with(['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}']);
    if formula || cell.starts_with(['\t', '\r']) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn cells_that_a_spreadsheet_would_run_are_text() {
        for cell in ["=1", "+1", "-1", "@x", "\tx", " =1", "\u{ff1d}1", "=1+1", "@cmd"] {
            assert_eq!(harmless(cell), format!("'{cell}"));
        }
        for cell in ["Ann", "", "1–0–0", "O'Neill"] {
            assert_eq!(harmless(cell), cell);
        }
    }
}
