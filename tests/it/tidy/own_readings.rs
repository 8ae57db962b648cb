//! The codes of this project's own readings of the rules (T21, G16) are for those who read the code: no page shows them, and
//! `docs/design/readings.md` explains each.

use std::collections::BTreeSet;

use super::documents::documents;
use super::source::{Source, files, is_for_tests, without_tests};

/// The page of the readings, with a row for each.
const PAGE: &str = "docs/design/readings.md";

/// Returns the first code in a text that a page could show: in brackets, as "(T21)" or "(MTR-A 2.4B, T23)".
fn code_in(text: &str) -> Option<&str> {
    text.match_indices(['T', 'G']).find_map(|(at, _)| {
        let digits = text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let before = text[..at].chars().next_back()?;
        let is_code = digits > 0 && matches!(before, '(' | ' ') && text[at + 1 + digits..].starts_with(')');
        is_code.then(|| &text[at..=at + digits])
    })
}

fn without_comments(template: &str) -> String {
    let mut shown = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{#") {
        shown += before;
        rest = after.split_once("#}").map_or("", |(_, after)| after);
    }
    shown + rest
}

#[test]
fn no_page_shows_a_code_of_our_own() {
    let mut found = Vec::new();
    let templates = files(&["templates", "docs/handbook", "static/js"], &[".html", ".md", ".js"]);
    for file in &templates {
        let text = without_comments(&file.text);
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        found.extend(lines.filter_map(|line| Some(format!("{}: {}", file.path, code_in(line)?))));
    }
    let sources: Vec<Source> = files(
        &["src/web", "crates/ops/src", "crates/event/src", "crates/rules/src"],
        &[".rs"],
    );
    for file in sources.iter().filter(|file| !is_for_tests(file, &sources)) {
        let lines = without_tests(&file.text).lines();
        let code = lines.map(|line| line.split("//").next().unwrap_or_default());
        found.extend(code.filter_map(|line| Some(format!("{}: {}", file.path, code_in(line)?))));
    }
    assert!(
        found.is_empty(),
        "cite the rule by its number, or say it:\n{}",
        found.join("\n")
    );
    assert_eq!(code_in("its length (T21)."), Some("T21"));
    assert_eq!(
        (code_in("(MTR-A 2.4B, T23)"), code_in("a (T) or G16")),
        (Some("T23"), None)
    );
}

/// Returns the codes in a text: T or G and one or two digits, as a whole word.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| {
        let digits = word.strip_prefix(['T', 'G']).unwrap_or_default();
        matches!(digits.len(), 1 | 2) && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

#[test]
fn every_reading_that_is_cited_has_a_row() {
    let page = std::fs::read_to_string(PAGE).expect("the readings");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| <a id=\""));
    let mut explained = BTreeSet::new();
    for row in rows {
        let code = codes(row).next().unwrap_or_default();
        let begins = format!("{}\"></a>{code} | ", code.to_lowercase());
        assert!(row.starts_with(&begins), "{PAGE}: not the row of one code: {row}");
        assert!(explained.insert(code), "{PAGE}: two rows of {code}");
    }
    let mut sources = files(&["src", "crates", "tests"], &[".rs"]);
    sources.extend(documents());
    sources.retain(|file| ![PAGE, "tests/it/tidy/own_readings.rs"].contains(&file.path.as_str()));
    let (mut cited, mut unexplained) = (BTreeSet::new(), Vec::new());
    for file in &sources {
        for code in codes(&file.text) {
            cited.insert(code);
            if !explained.contains(code) {
                unexplained.push(format!("{}: {code}", file.path));
            }
        }
    }
    assert!(unexplained.is_empty(), "not in {PAGE}:\n{}", unexplained.join("\n"));
    let lost: Vec<_> = explained.difference(&cited).collect();
    assert!(lost.is_empty(), "nothing cites these rows of {PAGE}: {lost:?}");
}
