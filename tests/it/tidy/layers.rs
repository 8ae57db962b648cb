//! What Cargo cannot keep of the layers: that the pure crates do nothing impure with the standard library, and the storeys
//! of the engine. Which crate may use which is in their manifests.

use super::source::{Source, code_of, files, has_word, names_after, without_tests};

/// The sources of the pure crates.
const PURE: [&str; 6] = [
    "crates/check/src",
    "crates/document/src",
    "crates/event/src",
    "crates/melee/src",
    "crates/rating/src",
    "crates/rules/src",
];

/// Those with floating-point numbers. Numbers in a file may be fractions, until they are checked, and those of a document's
/// free parts (log, reports) are passed on as they are. Ratings are estimates, rounded after each round.
const WITH_FLOATS: [&str; 2] = ["crates/document/", "crates/rating/"];

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

/// What a pure crate may not use of the standard library, however its name is brought in.
const IMPURE: [&str; 8] = ["fs", "io", "net", "env", "process", "thread", "time", "sync"];

/// Other names that stand for a clock, for printing or for chance. That nobody reads the time through chrono is held by
/// `clippy.toml`.
const BANNED: [&str; 9] = [
    "Instant",
    "SystemTime",
    "Local",
    "println",
    "eprintln",
    "unsafe",
    "thread_rng",
    "from_os_rng",
    "OsRng",
];

/// What a code uses that a pure one may not.
fn impurities(code: &str) -> Vec<String> {
    let code = &code.replace("::std::", " std::");
    let of_std = names_after(code, "std::")
        .into_iter()
        .filter(|name| IMPURE.contains(&name.as_str()));
    let mut found: Vec<String> = of_std.map(|name| format!("std::{name}")).collect();
    // by another name, or all at once, nothing would be recognized
    found.extend(
        ["std as ", "std::*", "extern crate"]
            .into_iter()
            .filter(|whole| code.contains(whole))
            .map(str::to_owned),
    );
    found.extend(
        BANNED
            .into_iter()
            .filter(|name| has_word(code, name))
            .map(str::to_owned),
    );
    found
}

#[test]
fn an_impurity_is_found_however_it_is_written() {
    for (code, found) in [
        ("use std::fs;", "std::fs"),
        ("use std::{fs, collections::BTreeMap};", "std::fs"),
        (
            "use std::{\n    collections::{BTreeMap, BTreeSet},\n    io::{self, Read},\n};",
            "std::io",
        ),
        ("fn f() { ::std::thread::sleep(d) }", "std::thread"),
        ("use std::time::Duration as D;", "std::time"),
        ("use std as s;", "std as "),
        ("use std::*;", "std::*"),
        ("use std::{time as t};", "std::time"),
        ("use chrono::Local as Here;", "Local"),
        ("fn f() { println!(\"\") }", "println"),
    ] {
        assert_eq!(impurities(code), [found], "{code}");
    }
    let pure = "use std::{collections::BTreeMap, fmt}; fn iota() {} let fs = my_std::io; use chrono::NaiveDate;";
    assert_eq!(impurities(pure), [""; 0]);
}

/// The pure crates use no clock, no I/O and no threads.
#[test]
fn the_pure_crates_are_pure() {
    // The layout of documents is a serde_json formatter, whose trait writes to an `io::Write`; it is given a string in memory.
    // Files of card data are too large for memory: they are read from an `io::Read` that is given.
    const EXCEPT: [(&str, &str); 2] = [
        ("crates/document/src/layout.rs", "std::io"),
        ("crates/document/src/cards.rs", "std::io"),
    ];
    let mut problems = Vec::new();
    let mut looked_at = 0;
    for (source, code) in rust_of(&PURE) {
        looked_at += 1;
        let code = without_tests(&code);
        let mut found = impurities(code);
        if !WITH_FLOATS.iter().any(|of| source.path.starts_with(of)) {
            found.extend(
                ["f32", "f64"]
                    .into_iter()
                    .filter(|name| has_word(code, name))
                    .map(str::to_owned),
            );
        }
        found.retain(|found| !EXCEPT.contains(&(source.path.as_str(), found.as_str())));
        problems.extend(found.iter().map(|found| format!("{}: {found}", source.path)));
    }
    assert!(looked_at > 10, "only {looked_at} files");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The path by which `clippy.toml` forbids writing outside of `ops` is the compiler's own: clippy passes over one that is
/// not there.
#[test]
fn the_ban_of_writing_names_what_writes() {
    let path = format!("{}::write", std::any::type_name::<podium_store::Database>());
    let ban = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/clippy.toml")).expect("clippy.toml");
    assert!(ban.contains(&format!("{{ path = \"{path}\"")), "{path} is not banned");
    // each crate that writes has its own list, and no other crate has one
    let own = files(&["src", "crates"], &["clippy.toml"]);
    let own: Vec<&str> = own.iter().map(|file| file.path.as_str()).collect();
    assert_eq!(own, ["crates/ops/clippy.toml", "crates/store/clippy.toml"]);
}

/// Threads are started where they are counted, and restarted if they have to live.
#[test]
fn threads_are_started_by_their_one_helper() {
    // the others start the senders of deliveries and of messages, whose places are bounded
    const STARTS: [&str; 3] = [
        "crates/base/src/watched.rs",
        "src/deliver/mod.rs",
        "src/deliver/push/mod.rs",
    ];
    let starts = |code: &str| {
        ["thread::Builder", "thread::spawn"]
            .iter()
            .any(|word| has_word(code, word))
    };
    let found: Vec<String> = rust_of(&["src", "crates"])
        .into_iter()
        .filter(|(_, code)| starts(without_tests(code)))
        .map(|(source, _)| source.path)
        .collect();
    assert_eq!(found, STARTS);
}
