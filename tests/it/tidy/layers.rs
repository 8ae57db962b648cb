//! What Cargo cannot keep of the layers: that the pure crates do nothing impure with the standard library, and the storeys
//! of the engine. Which crate may use which is in their manifests.

use super::source::{Source, code_of, files, has_word, names_after, without_tests};

/// The sources of the pure crates.
const PURE: [&str; 5] = [
    "crates/check/src",
    "crates/document/src",
    "crates/event/src",
    "crates/melee/src",
    "crates/rules/src",
];

/// The Rust files of some folders, each with its code.
fn rust_of(folders: &[&str]) -> Vec<(Source, String)> {
    let sources = files(folders, &[".rs"]);
    assert!(sources.len() > 30, "only {} files were read", sources.len());
    let with_code = |source: Source| {
        let code = code_of(&source.text);
        (source, code)
    };
    sources.into_iter().map(with_code).collect()
}

/// In the engine data uses no question and no move, and a question no move: a circle would begin with one of these.
#[test]
fn the_engine_keeps_its_storeys() {
    let mut looked_at = 0;
    for (source, code) in rust_of(&["crates/melee/src"]) {
        let Some(file) = source.path.strip_prefix("crates/melee/src/") else {
            continue;
        };
        let (prefix, above): (&str, &[&str]) = match file.split_once('/') {
            Some(("state", _)) => (
                "crate::",
                &["action", "choices", "event", "refusal", "questions", "moves"],
            ),
            Some(("questions", _)) => ("crate::", &["moves"]),
            Some(_) => continue,
            None if file == "lib.rs" => continue,
            None => ("super::", &["questions", "moves"]),
        };
        looked_at += 1;
        for name in names_after(&code, prefix) {
            assert!(!above.contains(&name.as_str()), "{} may not use {name}", source.path);
        }
    }
    assert!(looked_at > 20, "only {looked_at} files");
}

/// The pure crates use no clock, no I/O and no threads.
#[test]
fn the_pure_crates_are_pure() {
    const BANNED: &[&str] = &[
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "std::time",
        "std::sync",
        "Utc::now",
        "Local::now",
        "Instant",
        "SystemTime",
        "println!",
        "eprintln!",
        "unsafe",
        "rand::rng",
        "thread_rng",
        "from_os_rng",
        "OsRng",
    ];
    // Any number of a document's free parts (log, reports) is passed on as it stands; nothing is computed with it.
    // The layout of documents is a serde_json formatter, whose trait writes to an `io::Write`; it is given a string in memory.
    // Files of card data are too large for memory: they are read from an `io::Read` that is given.
    const EXCEPT: [(&str, &str); 3] = [
        ("crates/document/src/json.rs", "f64"),
        ("crates/document/src/layout.rs", "std::io"),
        ("crates/document/src/cards.rs", "std::io"),
    ];
    let mut problems = Vec::new();
    let mut looked_at = 0;
    for (source, code) in rust_of(&PURE) {
        looked_at += 1;
        let code = without_tests(&code);
        // Numbers in a file may be fractions, until they are checked.
        let floats = ["f32", "f64"]
            .iter()
            .filter(|_| !source.path.starts_with("crates/document/"));
        for banned in BANNED
            .iter()
            .chain(floats)
            .filter(|b| has_word(code, b.trim_end_matches('!')) && code.contains(**b))
            .filter(|b| !EXCEPT.contains(&(source.path.as_str(), **b)))
        {
            problems.push(format!("{}: {banned}", source.path));
        }
    }
    assert!(looked_at > 10, "only {looked_at} files");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
