//! Cells of CSV files, made harmless for spreadsheets.

/// A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe.
pub fn cell(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn formulas_are_text() {
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("@cmd"), "'@cmd");
        assert_eq!(cell("Ann"), "Ann");
        assert_eq!(cell(""), "");
    }
}
