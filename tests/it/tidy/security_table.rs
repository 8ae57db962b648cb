//! Tables that name the tests which show a point, as `docs/security.md`: every test that they name is there.

use super::source::files;

/// The names as `held_open::a_disabled_account_does_not_act` in a text: a file and a function.
fn named(text: &str) -> Vec<(&str, &str)> {
    let quoted = text.split('`').skip(1).step_by(2);
    let is_name = |word: &str| {
        !word.is_empty()
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    quoted
        .filter_map(|quoted| quoted.split_once("::"))
        .filter(|(file, function)| is_name(file) && is_name(function) && function.contains('_'))
        .collect()
}

/// Reads a file of docs, and asserts that it names so many tests at least, and none that is not there.
fn table_of_tests(file: &str, least: usize) -> String {
    let table = std::fs::read_to_string(format!("{}/docs/{file}", env!("CARGO_MANIFEST_DIR"))).expect("the table");
    let named = named(&table);
    assert!(
        named.len() >= least,
        "docs/{file}: only {} tests are named",
        named.len()
    );
    let sources = files(&["src", "crates", "tests/it"], &[".rs"]);
    let missing: Vec<String> = named
        .into_iter()
        .filter(|(file, function)| {
            !sources.iter().any(|source| {
                let path = source.path.trim_end_matches(".rs");
                let path = path.trim_end_matches("/mod").trim_end_matches("/main");
                path.ends_with(&format!("/{file}")) && source.text.contains(&format!("fn {function}("))
            })
        })
        .map(|(file, function)| format!("{file}::{function}"))
        .collect();
    assert!(
        missing.is_empty(),
        "docs/{file} names what is no test:\n{}",
        missing.join("\n")
    );
    table
}

#[test]
fn every_test_that_the_security_table_names_is_there() {
    let table = table_of_tests("security.md", 50);
    for chapter in 1..=17 {
        assert!(
            table.contains(&format!("\n## V{chapter} ")),
            "chapter V{chapter} of the standard is missing"
        );
    }
}

#[test]
fn every_test_of_the_pairing_checklist_and_of_imports_is_there() {
    let list = table_of_tests("pairing-checklist.md", 10);
    for check in 1..=10 {
        assert!(list.contains(&format!("\n| {check} | ")), "check {check} has no row");
    }
    table_of_tests("formats/import.md", 3);
}
