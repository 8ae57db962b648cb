//! What the program is built from: licences, sources and bans of `deny.toml`, read from `cargo metadata`; checksums; base
//! images by exact version. Advisories need the network: `bash release/deny.sh`.

use std::process::Command;

use serde_json::Value;

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");
/// Whether a package is the project's own.
fn is_own(name: &str) -> bool {
    name == "podium" || name.starts_with("podium-")
}

fn file(path: &str) -> String {
    std::fs::read_to_string(format!("{PROJECT}/{path}")).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The texts of a list in `deny.toml`, as `allow` in `[licenses]`.
fn list(section: &str, name: &str) -> Vec<String> {
    let policy = file("deny.toml");
    let section = policy
        .split(&format!("[{section}]"))
        .nth(1)
        .and_then(|rest| rest.split("\n[").next())
        .unwrap_or_else(|| panic!("deny.toml has no [{section}]"));
    let list = section
        .split(&format!("\n{name} = ["))
        .nth(1)
        .and_then(|rest| rest.split(']').next())
        .unwrap_or_else(|| panic!("deny.toml has no {name}"));
    let lines = list.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines
        .flat_map(|line| {
            line.split('"')
                .skip(1)
                .step_by(2)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect()
}

/// Every package of the lock file that some system needs, as cargo tells it.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--all-features", "--format-version", "1"])
        .current_dir(PROJECT)
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let all: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    all["packages"].as_array().expect("packages").clone()
}

fn text<'v>(package: &'v Value, field: &str) -> &'v str {
    package[field].as_str().unwrap_or_default()
}

/// Whether an SPDX expression can be met with these licences alone: one side of OR, both sides of AND.
fn is_met(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let met = either(&mut rest, allowed);
    assert!(rest.is_empty(), "{expression:?} cannot be read");
    met
}

fn either(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut met = both(words, allowed);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        met |= both(words, allowed);
    }
    met
}

fn both(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut met = one(words, allowed);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        met &= one(words, allowed);
    }
    met
}

fn one(words: &mut &[&str], allowed: &[String]) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let met = either(words, allowed);
            *words = words.strip_prefix(&[")"]).expect("a bracket is closed");
            met
        }
        [licence, "WITH", exception, rest @ ..] => {
            *words = rest;
            allowed.contains(&format!("{licence} WITH {exception}"))
        }
        [licence, rest @ ..] => {
            *words = rest;
            allowed.iter().any(|a| a == licence)
        }
        [] => false,
    }
}

#[test]
fn expressions_of_licences_are_read() {
    let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for (expression, met) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("Unlicense/MIT", true),
        ("MIT AND GPL-3.0", false),
        ("(MIT OR GPL-3.0) AND Zlib", true),
        ("MIT AND (GPL-3.0 OR LGPL-3.0)", false),
        ("Apache-2.0 WITH LLVM-exception OR GPL-3.0", true),
        ("Apache-2.0", false),
        ("", false),
    ] {
        assert_eq!(is_met(expression, &allowed), met, "{expression:?}");
    }
}

#[test]
fn every_part_has_an_allowed_licence_and_comes_from_an_allowed_source() {
    let licences = list("licenses", "allow");
    let banned = list("bans", "deny");
    let sources = list("sources", "allow-registry");
    assert!(licences.len() > 5 && banned.contains(&"openssl-sys".to_owned()) && sources.len() == 1);
    let mut problems = Vec::new();
    let all = packages();
    assert!(all.len() > 200, "only {} packages", all.len());
    for package in &all {
        let name = format!("{} {}", text(package, "name"), text(package, "version"));
        if !is_met(text(package, "license"), &licences) {
            problems.push(format!(
                "{name}: the licence {:?} is not allowed",
                text(package, "license")
            ));
        }
        if banned.iter().any(|banned| banned == text(package, "name")) {
            problems.push(format!("{name} is banned"));
        }
        // the project's own has none
        let source = text(package, "source").trim_start_matches("registry+");
        if !is_own(text(package, "name")) && !sources.iter().any(|allowed| allowed == source) {
            problems.push(format!("{name} comes from {source:?}"));
        }
    }
    assert!(problems.is_empty(), "see deny.toml:\n{}", problems.join("\n"));
}

#[test]
fn the_lock_file_has_a_checksum_for_every_part() {
    let lock = file("Cargo.lock");
    for package in lock
        .split("[[package]]")
        .skip(1)
        .filter(|package| !package.contains("name = \"podium"))
    {
        assert!(package.contains("\nchecksum = \""), "{package}");
    }
}

/// "17" or "latest" is another image tomorrow.
#[test]
fn base_images_have_an_exact_version() {
    let (dockerfile, compose) = (file("Dockerfile"), file("compose.yaml"));
    let from = dockerfile.lines().filter_map(|line| line.strip_prefix("FROM "));
    let images = compose.lines().filter_map(|line| line.trim().strip_prefix("image: "));
    let named: Vec<&str> = from
        .chain(images)
        .map(|image| image.split(' ').next().unwrap_or_default())
        .collect();
    assert!(named.len() >= 3, "{named:?}");
    for image in named {
        let version = image
            .split_once(':')
            .map_or("", |(_, tag)| tag.split('-').next().unwrap_or_default());
        let numbers: Vec<&str> = version.split('.').collect();
        let is_exact = numbers.len() >= 2 && numbers.iter().all(|n| n.parse::<u32>().is_ok());
        assert!(is_exact, "{image}");
    }
    assert!(!dockerfile.contains("# syntax="), "a syntax line fetches an image too");
}
