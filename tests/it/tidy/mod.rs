//! Tests that read the sources: layers, length of files and lines, forbidden words, short handlers, one style of module
//! files, files that nobody uses; the documents; what it is built from, and what its security is said to be shown by.

mod circles;
mod documents;
mod layers;
mod lists;
mod own_readings;
mod rooms;
mod security_table;
mod sentences;
mod source;
mod supply_chain;
mod words;

use std::collections::BTreeSet;

use source::{code_of, files, has_word, is_for_tests, without_tests};

/// Lines of a file.
const LONGEST: usize = 500;

#[test]
fn no_file_is_too_long() {
    let exempt = ["crates/store/src/schema.rs", "tests/browser/package-lock.json"];
    let kinds = [".rs", ".html", ".txt", ".css", ".js", ".mjs", ".json", ".sh"];
    let long: Vec<String> = files(&["src", "crates", "templates", "static", "tests", "benches"], &kinds)
        .into_iter()
        .filter(|f| !exempt.contains(&f.path.as_str()) && f.text.lines().count() > LONGEST)
        .map(|f| format!("{}: {} lines", f.path, f.text.lines().count()))
        .collect();
    assert!(long.is_empty(), "more than {LONGEST} lines:\n{}", long.join("\n"));
}

/// Characters of a template's line.
const WIDEST: usize = 160;

#[test]
fn no_line_of_a_template_is_too_wide() {
    let mut wide = Vec::new();
    for file in files(&["templates"], &[".html"]) {
        for (number, line) in (1..).zip(file.text.lines()) {
            let characters = line.chars().count();
            if characters > WIDEST {
                wide.push(format!("{}:{number}: {characters} characters", file.path));
            }
        }
    }
    assert!(wide.is_empty(), "more than {WIDEST} characters:\n{}", wide.join("\n"));
}

/// A condition of several terms has a name: a method of the page, where it can say why and be tested.
#[test]
fn templates_ask_one_thing_at_a_time() {
    let mut problems = Vec::new();
    let mut looked_at = 0;
    for file in files(&["templates"], &[".html"]) {
        for tag in file.text.split("{%").skip(1) {
            let tag = tag.split("%}").next().unwrap_or_default().trim_matches(['-', '~', ' ']);
            if tag.starts_with("if ") || tag.starts_with("else if ") {
                looked_at += 1;
                if tag.contains("&&") || tag.contains("||") {
                    problems.push(format!("{}: {tag}", file.path));
                }
            }
        }
    }
    assert!(looked_at > 500, "only {looked_at} conditions were read");
    assert!(problems.is_empty(), "methods of their pages:\n{}", problems.join("\n"));
}

/// Lines of a handler's body: it extracts, asks and answers; what it does is elsewhere and has a name.
const LONGEST_HANDLER: usize = 15;

#[test]
fn handlers_are_short() {
    let sources = files(&["src/web"], &[".rs"]);
    // by module and name: `handler!(table::show)`, or `handler!(show)` in the module itself
    let mut registered = BTreeSet::new();
    for file in &sources {
        for path in file.text.split("handler!(").skip(1) {
            let path = path.split([')', '<']).next().unwrap_or_default();
            let mut names = path.trim().trim_end_matches("::").rsplit("::");
            let name = names.next().unwrap_or_default();
            registered.insert((names.next().unwrap_or(module_of(&file.path)), name));
        }
    }
    let mut looked_at = 0;
    let mut problems = Vec::new();
    for file in &sources {
        let mut lines = file.text.lines();
        while let Some(line) = lines.next() {
            let Some((_, rest)) = line.split_once("async fn ").filter(|_| !line.starts_with(' ')) else {
                continue;
            };
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            if !registered.contains(&(module_of(&file.path), name)) {
                continue;
            }
            looked_at += 1;
            let mut rest = std::iter::once(line)
                .chain(lines.by_ref())
                .skip_while(|line| !line.ends_with('{'));
            let length = rest.by_ref().skip(1).take_while(|line| *line != "}").count();
            if length > LONGEST_HANDLER {
                problems.push(format!("{}: {name}: {length} lines", file.path));
            }
        }
    }
    assert!(looked_at > 300, "only {looked_at} handlers found");
    assert!(
        problems.is_empty(),
        "more than {LONGEST_HANDLER} lines:\n{}",
        problems.join("\n")
    );
}

/// The name of the module in a file.
fn module_of(path: &str) -> &str {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.rsplit('/').next().unwrap_or(path)
}

/// A module with children is `name/mod.rs`, one without is `name.rs`.
#[test]
fn module_files_have_one_style() {
    let sources = files(&["src", "crates", "tests/it"], &[".rs"]);
    let beside: Vec<&str> = sources
        .iter()
        .filter(|file| {
            let folder = format!("{}/", file.path.trim_end_matches(".rs"));
            sources.iter().any(|other| other.path.starts_with(&folder))
        })
        .map(|file| file.path.as_str())
        .collect();
    assert!(
        beside.is_empty(),
        "each belongs into the folder of its name, as mod.rs:\n{}",
        beside.join("\n")
    );
}

#[test]
fn nothing_is_left_undone() {
    // Split, so that this file does not hold them.
    let macros = [
        ["to", "do"].concat(),
        ["unimple", "mented"].concat(),
        ["db", "g"].concat(),
    ];
    let words = [
        ["FIX", "ME"].concat(),
        ["TO", "DO"].concat(),
        ["XX", "X"].concat(),
        ["HA", "CK"].concat(),
    ];
    let mut problems = Vec::new();
    for file in files(
        &["src", "crates", "templates", "static", "tests", "migrations", "benches"],
        &[".rs", ".html", ".css", ".js", ".mjs", ".sql", ".sh"],
    ) {
        for word in words.iter().filter(|w| has_word(&file.text, w)) {
            problems.push(format!("{}: {word}", file.path));
        }
        if file.path.ends_with(".rs") {
            let code = code_of(&file.text);
            for name in macros.iter().filter(|m| code.contains(&format!("{m}!("))) {
                problems.push(format!("{}: {name}!", file.path));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn a_panic_has_its_reason_written() {
    let mut problems = Vec::new();
    let all = files(&["src", "crates"], &[".rs"]);
    for file in &all {
        let code = code_of(&file.text);
        if is_for_tests(file, &all) {
            continue;
        }
        let code = without_tests(&code);
        for (number, line) in (1..).zip(code.lines()) {
            if line.contains(".unwrap()") {
                problems.push(format!("{}:{number}", file.path));
            }
        }
    }
    assert!(
        problems.is_empty(),
        "expect with the invariant, or an error:\n{}",
        problems.join("\n")
    );
}

/// A player without a name is `say::common::nameless`, which each reader sees in their language. Players of tests, examples and
/// simulations have such names.
#[test]
fn nobody_is_named_by_a_number_in_english() {
    const MADE_UP: [&str; 4] = [
        "/tests/",
        "/examples/",
        "crates/testing/",
        "crates/rules/src/simulation.rs",
    ];
    let all = files(&["src", "crates"], &[".rs"]);
    let mut problems = Vec::new();
    for file in all
        .iter()
        .filter(|file| !is_for_tests(file, &all) && !MADE_UP.iter().any(|part| file.path.contains(part)))
    {
        for (number, line) in (1..).zip(without_tests(&file.text).lines()) {
            if line.contains("\"Player {") && !line.trim_start().starts_with("//") {
                problems.push(format!("{}:{number}", file.path));
            }
        }
    }
    assert!(problems.is_empty(), "say::common::nameless:\n{}", problems.join("\n"));
}

/// The macros that print panic where nobody reads on, as behind `head`: `src/cli/output.rs` does not.
#[test]
fn nothing_is_printed_by_macros_that_panic() {
    let mut problems = Vec::new();
    let all = files(&["src", "crates"], &[".rs"]);
    let is_of_program = |path: &str| !path.contains("/examples/");
    for file in all
        .iter()
        .filter(|file| is_of_program(&file.path) && !is_for_tests(file, &all))
        // a build's program talks to cargo
        .filter(|file| !file.path.contains("/build/"))
    {
        let code = code_of(&file.text);
        for (number, line) in (1..).zip(without_tests(&code).lines()) {
            if line.contains("print!(") || line.contains("println!(") {
                problems.push(format!("{}:{number}", file.path));
            }
        }
    }
    assert!(
        problems.is_empty(),
        "print or tell of src/cli/output.rs:\n{}",
        problems.join("\n")
    );
}

#[test]
fn an_ignored_test_says_what_it_needs() {
    let mut ignored = 0;
    for file in files(&["src", "crates", "tests"], &[".rs"]) {
        // Both spellings are split, so that this file does not hold them.
        let attribute = ["#[ig", "nore"].concat();
        for (at, _) in file.text.match_indices(&attribute) {
            ignored += 1;
            let reason = &file.text[at + attribute.len()..];
            assert!(
                reason.starts_with(" = \"needs ")
                    && reason
                        .lines()
                        .next()
                        .is_some_and(|l| l.ends_with(": bash tests/all.sh\"]")),
                "{}: an ignored test says `needs …: bash tests/all.sh`",
                file.path
            );
        }
    }
    assert!(ignored > 0);
}

/// The root files of the libraries in `crates`, and of their examples and tests.
fn libraries() -> Vec<String> {
    let is_root =
        |path: &str| path.ends_with("/src/lib.rs") || ["/examples/", "/tests/"].iter().any(|at| path.contains(at));
    let all = files(&["crates"], &[".rs"]).into_iter().map(|file| file.path);
    all.filter(|path| is_root(path)).collect()
}

/// Every Rust file is a module of a crate or of the tests.
#[test]
fn every_rust_file_is_reachable() {
    let all = files(&["src", "crates", "tests/it"], &[".rs"]);
    let programs = ["src/main.rs", "crates/messages/build/main.rs"];
    let roots = ["src/lib.rs", "tests/it/main.rs"]
        .into_iter()
        .chain(programs)
        .map(str::to_owned);
    let mut reached: BTreeSet<String> = roots.chain(libraries()).collect();
    let mut to_read: Vec<String> = reached.iter().cloned().collect();
    while let Some(path) = to_read.pop() {
        let file = all
            .iter()
            .find(|f| f.path == path)
            .unwrap_or_else(|| panic!("{path} is not there"));
        let stem = path.trim_end_matches(".rs");
        let is_root = ["/lib", "/main", "/mod"].iter().any(|root| stem.ends_with(root));
        let folder = if is_root {
            stem.rsplit_once('/').map_or("", |(folder, _)| folder)
        } else {
            stem
        };
        let directory = path.rsplit_once('/').map_or("", |(directory, _)| directory);
        let named = file
            .text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("#[path = \"")?.strip_suffix("\"]"));
        let mut found: Vec<String> = named.map(|name| format!("{directory}/{name}")).collect();
        for line in code_of(&file.text).lines() {
            let Some((_, rest)) = line.split_once("mod ") else {
                continue;
            };
            let Some(name) = rest.trim_end().strip_suffix(';') else {
                continue;
            };
            found.extend([format!("{folder}/{name}.rs"), format!("{folder}/{name}/mod.rs")]);
        }
        for found in found.into_iter().filter(|p| all.iter().any(|f| &f.path == p)) {
            if reached.insert(found.clone()) {
                to_read.push(found);
            }
        }
    }
    let lost: Vec<&str> = all
        .iter()
        .map(|f| f.path.as_str())
        .filter(|p| !reached.contains(*p))
        .collect();
    assert!(lost.is_empty(), "no module names them:\n{}", lost.join("\n"));
}

/// Every template is a page's or another template's, or the test's that writes `docs/api`; every static file is named by a page, a style or a script, or is
/// one of the numbered files of a folder that `src/web/frame/answer/assets.rs` serves together.
#[test]
fn every_template_and_static_file_is_used() {
    let templates = files(&["templates"], &[""]);
    let sources = files(&["src", "tests/it/api/description"], &[".rs"]);
    let statics = files(&["static"], &[".css", ".js", ".svg", ".html", ".txt"]);
    let mentions = |name: &str, but: &str| {
        templates
            .iter()
            .chain(&sources)
            .chain(&statics)
            .any(|f| f.path != but && f.text.contains(name))
    };
    let mut lost = Vec::new();
    for file in &templates {
        let name = file.path.trim_start_matches("templates/");
        if !mentions(&format!("\"{name}\""), &file.path) {
            lost.push(file.path.as_str());
        }
    }
    let together = |path: &str| {
        ["static/css/", "static/js/"].iter().any(|folder| {
            let name = path.rsplit('/').next().unwrap_or_default();
            path.starts_with(folder) && name.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    for file in statics.iter().filter(|f| !together(&f.path)) {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        if !mentions(name, &file.path) {
            lost.push(file.path.as_str());
        }
    }
    assert!(lost.is_empty(), "nobody uses them:\n{}", lost.join("\n"));
}
