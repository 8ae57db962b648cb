//! Releases: the licences of all parts and the bill of materials are complete.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn every_part_has_an_allowed_licence_and_its_text() {
    output("python3", "release/parts.py check");
    let texts = output("python3", "release/parts.py licences");
    for name in packages_by_cargo() {
        assert!(texts.contains(&format!("  {name}: ")), "{name} is not in the licences");
    }
}

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn the_bill_of_materials_holds_what_cargo_builds() {
    let bom: Value = serde_json::from_str(&output("python3", "release/parts.py sbom")).expect("JSON");
    let components = bom["components"].as_array().expect("components");
    let text = |component: &Value, field: &str| component[field].as_str().expect("text").to_owned();
    let listed: BTreeSet<String> = components
        .iter()
        .filter(|c| text(c, "purl").starts_with("pkg:cargo/"))
        .map(|c| format!("{} {}", text(c, "name"), text(c, "version")))
        .collect();
    assert_eq!(packages_by_cargo(), listed);

    let checksums = checksums();
    let mut known = BTreeSet::new();
    for component in components {
        let name = format!("{} {}", text(component, "name"), text(component, "version"));
        assert!(component["licenses"][0]["expression"].is_string(), "{name}");
        if listed.contains(&name) {
            assert_eq!(
                component["hashes"][0]["content"].as_str(),
                checksums.get(&name).map(String::as_str),
                "{name}"
            );
        }
        assert!(known.insert(text(component, "bom-ref")), "{name} is there twice");
    }
    for library in ["sqlite", "postgresql"] {
        let purl = format!("pkg:generic/{library}@");
        assert!(known.iter().any(|known| known.starts_with(&purl)), "{library}");
    }
    known.insert(text(&bom["metadata"]["component"], "bom-ref"));
    for dependency in bom["dependencies"].as_array().expect("dependencies") {
        for needed in dependency["dependsOn"].as_array().expect("dependsOn") {
            assert!(known.contains(needed.as_str().expect("text")), "{needed}");
        }
    }
}

/// Returns `name version` of each package that the program is built from, as `cargo tree` tells it.
fn packages_by_cargo() -> BTreeSet<String> {
    let tree = output(
        env!("CARGO"),
        "tree --locked --edges normal,build --prefix none --format {p}",
    );
    tree.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("podium"))
        .map(|line| {
            let mut words = line.split(' ');
            let name = words.next().expect("a name");
            let version = words.next().expect("a version").trim_start_matches('v');
            format!("{name} {version}")
        })
        .collect()
}

/// Returns the checksum of each package in the lock file, by `name version`.
fn checksums() -> BTreeMap<String, String> {
    let lock = std::fs::read_to_string(format!("{PROJECT}/Cargo.lock")).expect("Cargo.lock");
    let value = |package: &str, key: &str| {
        let line = package
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{key} = ")))?;
        Some(line.trim_matches('"').to_owned())
    };
    lock.split("[[package]]")
        .filter_map(|package| {
            let name = format!("{} {}", value(package, "name")?, value(package, "version")?);
            Some((name, value(package, "checksum")?))
        })
        .collect()
}

fn output(program: &str, arguments: &str) -> String {
    let output = Command::new(program)
        .args(arguments.split(' '))
        .current_dir(PROJECT)
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(
        output.status.success(),
        "{program} {arguments}:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}
