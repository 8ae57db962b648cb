//! The table of layers in src/lib.rs, kept.

use std::collections::BTreeSet;

use super::source::{Source, code_of, files, has_word, names_after, without_tests};

/// A room directly under src, the other rooms it may name and the crates it may use.
struct Layer {
    room: &'static str,
    rooms: &'static [&'static str],
    crates: &'static [&'static str],
}

/// Crates that are pure: no I/O, no clock, no randomness that is not given.
const PURE: &[&str] = &[
    "serde",
    "serde_json",
    "thiserror",
    "chrono",
    "sha2",
    "hmac",
    "rand",
    "rand_chacha",
    "deunicode",
];

/// Whoever is not here may use every crate but diesel's and actix's, and no room at all.
const LAYERS: &[Layer] = &[
    Layer {
        room: "rules",
        rooms: &["rules"],
        crates: PURE,
    },
    Layer {
        room: "melee",
        rooms: &["melee"],
        crates: PURE,
    },
    Layer {
        room: "check",
        rooms: &["check", "rules"],
        crates: &["serde"],
    },
    Layer {
        room: "document",
        rooms: &["document", "rules", "melee"],
        crates: &[
            "serde",
            "serde_json",
            "thiserror",
            "chrono",
            "chrono_tz",
            "sha2",
            "deunicode",
        ],
    },
    Layer {
        room: "clock",
        rooms: &[],
        crates: &["chrono"],
    },
    Layer {
        room: "memory",
        rooms: &[],
        crates: &["libc", "tracing"],
    },
    Layer {
        room: "measure",
        rooms: &[],
        crates: &["prometheus"],
    },
    Layer {
        room: "config",
        rooms: &[],
        crates: &["chrono", "rustix"],
    },
    Layer {
        room: "db",
        rooms: &["db", "rules", "melee", "config", "clock", "measure", "each"],
        crates: &[
            "diesel",
            "diesel_migrations",
            "libsqlite3_sys",
            "parking_lot",
            "pq_sys",
            "chrono",
            "rustix",
            "serde",
            "serde_json",
            "thiserror",
            "uuid",
            "tracing",
        ],
    },
    Layer {
        room: "ops",
        rooms: &["ops", "db", "config", "document", "rules", "melee", "clock", "measure"],
        crates: &[
            "argon2",
            "chrono",
            "chrono_tz",
            "csv",
            "deunicode",
            "getrandom",
            "hmac",
            "ring",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "totp_rs",
            "tracing",
            "uuid",
            "tokio",
            "zxcvbn",
        ],
    },
    Layer {
        room: "snapshot",
        rooms: &["snapshot", "rules", "melee", "db", "clock", "measure"],
        crates: &["chrono", "deunicode", "parking_lot", "quick_cache", "tokio"],
    },
    Layer {
        room: "live",
        rooms: &[
            "live", "ops", "db", "rules", "melee", "document", "clock", "config", "measure",
        ],
        crates: &["tokio", "futures_util", "serde", "serde_json", "tracing"],
    },
    Layer {
        room: "deliver",
        rooms: &["deliver", "snapshot", "ops", "db", "rules", "clock", "measure"],
        crates: &["chrono", "serde", "serde_json", "tracing", "ureq", "utoipa"],
    },
    Layer {
        room: "web",
        rooms: &[
            "web",
            "deliver",
            "live",
            "snapshot",
            "ops",
            "db",
            "rules",
            "melee",
            "document",
            "clock",
            "measure",
            "memory",
            "config",
            "telemetry",
        ],
        crates: NOT_DIESEL,
    },
    Layer {
        room: "telemetry",
        rooms: &["telemetry", "config", "db"],
        crates: NOT_DIESEL,
    },
    Layer {
        room: "cli",
        rooms: &[
            "cli",
            "web",
            "deliver",
            "live",
            "snapshot",
            "ops",
            "db",
            "rules",
            "check",
            "melee",
            "document",
            "clock",
            "memory",
            "config",
            "telemetry",
        ],
        crates: NOT_DIESEL,
    },
    Layer {
        room: "main",
        rooms: &[],
        crates: &["podium"],
    },
];

/// The outer layers use what they need, but not the database's or (in `cli`, by its own row) a client's crates.
const NOT_DIESEL: &[&str] = &[
    "actix_multipart",
    "ab_glyph",
    "actix_web",
    "askama",
    "chrono",
    "chrono_tz",
    "clap",
    "csv",
    "deunicode",
    "flate2",
    "futures_util",
    "getrandom",
    "governor",
    "hmac",
    "icalendar",
    "png",
    "prometheus",
    "pulldown_cmark",
    "qrcode",
    // not the crate: the engine's file of this name
    "ring",
    "rust_embed",
    "rustix",
    "serde",
    "serde_json",
    "serde_path_to_error",
    "serde_urlencoded",
    "sha2",
    "thiserror",
    "tokio",
    "tracing",
    "tracing_subscriber",
    "utoipa",
    "uuid",
];

/// Names of the crates that both manifests name, as code writes them.
fn dependencies() -> BTreeSet<String> {
    let manifests = [
        include_str!("../../../Cargo.toml"),
        include_str!("../../../src/Cargo.toml"),
    ];
    let sections = manifests.map(|manifest| {
        let section = manifest.split("\n[dependencies]").nth(1).expect("dependencies");
        section.split("\n[").next().unwrap_or_default()
    });
    let names = sections
        .iter()
        .flat_map(|section| section.lines())
        .filter_map(|line| line.split_once(['=', '.']))
        .map(|(name, _)| name.trim().replace('-', "_"));
    names
        .chain(["podium".to_owned()])
        .filter(|n| !n.starts_with('#'))
        .collect()
}

/// The room a file is in: the first name under src.
fn room(source: &Source) -> &str {
    let inside = source.path.strip_prefix("src/").expect("a file of src");
    inside
        .split_once('/')
        .map_or(inside.trim_end_matches(".rs"), |(room, _)| room)
}

/// How many modules deep a file is: `super::` repeated so often names the top of the crate.
fn depth(source: &Source) -> usize {
    let inside = source
        .path
        .trim_start_matches("src/")
        .trim_end_matches(".rs")
        .trim_end_matches("/mod");
    inside.split('/').count()
}

fn rust_of_src() -> Vec<(Source, String)> {
    let sources = files(&["src"], &[".rs"]);
    assert!(sources.len() > 30, "only {} files were read", sources.len());
    sources
        .into_iter()
        .map(|s| {
            let code = code_of(&s.text);
            (s, code)
        })
        .collect()
}

#[test]
fn each_room_uses_only_what_its_layer_may() {
    let dependencies = dependencies();
    assert!(dependencies.contains("actix_web") && dependencies.contains("diesel"));
    let mut problems = Vec::new();
    for (source, code) in rust_of_src() {
        let room = room(&source);
        if ["lib", "core"].contains(&room) {
            continue;
        }
        let Some(layer) = LAYERS.iter().find(|l| l.room == room) else {
            problems.push(format!("{}: the table of layers has no row for {room}", source.path));
            continue;
        };
        let to_the_top = "super::".repeat(depth(&source));
        let mut named = names_after(&code, "crate::");
        named.extend(names_after(&code, &to_the_top));
        for other in named {
            if other != "super" && !layer.rooms.contains(&other.as_str()) {
                problems.push(format!("{}: {room} may not use {other}", source.path));
            }
        }
        // Tests inside a room may bring a crate for testing; they name no other room all the same.
        for dependency in &dependencies {
            let used = !names_after(without_tests(&code), &format!("{dependency}::")).is_empty()
                || has_word(without_tests(&code), &format!("use {dependency}"));
            if used && !layer.crates.contains(&dependency.as_str()) {
                problems.push(format!("{}: {room} may not use the crate {dependency}", source.path));
            }
        }
    }
    problems.sort();
    problems.dedup();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// In the engine data uses no question and no move, and a question no move: a circle would begin with one of these.
#[test]
fn the_engine_keeps_its_storeys() {
    let mut looked_at = 0;
    for (source, code) in rust_of_src() {
        let Some(file) = source.path.strip_prefix("src/melee/") else {
            continue;
        };
        let (prefix, above): (&str, &[&str]) = match file.split_once('/') {
            Some(("state", _)) => (
                "crate::melee::",
                &["action", "choices", "event", "refusal", "questions", "moves"],
            ),
            Some(("questions", _)) => ("crate::melee::", &["moves"]),
            Some(_) => continue,
            None if file == "mod.rs" => continue,
            None => ("super::", &["questions", "moves"]),
        };
        looked_at += 1;
        for name in names_after(&code, prefix) {
            assert!(!above.contains(&name.as_str()), "{} may not use {name}", source.path);
        }
    }
    assert!(looked_at > 20, "only {looked_at} files");
}

/// The pairing checker reads an event's data for itself: what pairs, counts and divides in `rules` it does not name.
#[test]
fn the_checker_shares_no_code_with_what_it_judges() {
    const JUDGED: &[&str] = &[
        "pairing",
        "standings",
        "pods",
        "ratio",
        "outlook",
        "seat_history",
        "simulation",
        "fairness",
        "tables",
        "plan",
        "rounds",
        "match_games",
    ];
    let mut looked_at = 0;
    for (source, code) in rust_of_src() {
        if room(&source) != "check" {
            continue;
        }
        looked_at += 1;
        for named in names_after(&code, "crate::rules::") {
            assert!(!JUDGED.contains(&named.as_str()), "{} may not use {named}", source.path);
        }
        for own in [".outcome(", "standings::standings", "split(", "Ratio"] {
            assert!(!code.contains(own), "{} may not use {own}", source.path);
        }
    }
    assert!(looked_at > 5, "only {looked_at} files");
}

/// No clock, no I/O, no threads in the pure rooms.
#[test]
fn the_pure_rooms_are_pure() {
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
        ("src/document/json.rs", "f64"),
        ("src/document/layout.rs", "std::io"),
        ("src/document/cards.rs", "std::io"),
    ];
    let mut problems = Vec::new();
    let mut looked_at = 0;
    for (source, code) in rust_of_src() {
        if !["rules", "melee", "check", "document"].contains(&room(&source)) {
            continue;
        }
        looked_at += 1;
        let code = without_tests(&code);
        // Numbers in a file may be fractions, until they are checked.
        let floats = ["f32", "f64"].iter().filter(|_| room(&source) != "document");
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

/// Only `ops` writes. The one way to a connection that can write is `Database::write`: `read` lends connections that
/// the databases themselves keep from writing (`query_only`; a read-only transaction), which
/// `a_reading_connection_cannot_write` shows; the connections themselves are private to `db`.
#[test]
fn only_ops_writes() {
    let mut writers = 0;
    for (source, code) in rust_of_src() {
        let writes = code.contains(".write(");
        match room(&source) {
            "ops" => writers += usize::from(writes),
            "db" => {}
            // a room that cannot name the database writes something else
            room if !LAYERS.iter().any(|l| l.room == room && l.rooms.contains(&"db")) => {}
            _ => assert!(!writes, "{}: only ops may call Database::write", source.path),
        }
        let lends = ["PgConnection", "SqliteConnection", "diesel::"]
            .iter()
            .any(|name| code.contains(name));
        assert!(
            room(&source) == "db" || !lends,
            "{}: connections stay in db",
            source.path
        );
    }
    assert!(writers > 0, "ops writes, or this test looks for the wrong thing");
}
