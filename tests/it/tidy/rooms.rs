//! Rooms of the house: the storeys of `src/web`, how many entries a folder has, and the table in ARCHITECTURE.md that leads
//! from an address to its file.

use crate::access::routes::registered_in;
use std::collections::BTreeMap;
use std::path::PathBuf;

use super::circles::House;
use super::source::files;

/// The folders of `src/web`, each with its storey. A file may use what is in a lower storey, and its own folder. What is
/// directly in `src/web` puts all together.
const STOREYS: [(&str, u8); 8] = [
    ("frame", 0),
    ("shared", 1),
    ("public", 2),
    ("player", 2),
    ("community", 2),
    ("staff", 2),
    ("site", 2),
    ("api", 2),
];

#[test]
fn no_page_imports_from_a_higher_storey_or_from_another_room() {
    let house = House::read();
    let storeys = BTreeMap::from(STOREYS);
    let mut problems = Vec::new();
    let mut crossings = 0;
    for ((from, to), names) in &house.arrows() {
        let Some((above, below)) = room_of(from).zip(room_of(to)) else {
            continue;
        };
        if above == below || above.ends_with(".rs") {
            continue;
        }
        crossings += 1;
        let heights = storeys.get(above).zip(storeys.get(below));
        if heights.is_none_or(|(from, to)| from <= to) {
            problems.push(format!("{from} -> {to}: {names:?}"));
        }
    }
    assert!(crossings > 500, "only {crossings} imports were found");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The folder or file directly in `src/web`.
fn room_of(file: &str) -> Option<&str> {
    file.strip_prefix("src/web/")?.split('/').next()
}

/// Entries of a folder.
const MOST: usize = 20;

/// Migrations, cases and pictures are lists; what the top of the project holds is where tools look for it.
#[test]
fn no_folder_is_crowded() {
    let exempt = ["migrations", "tests/cases"];
    let tops = [
        "src",
        "crates",
        "templates",
        "static",
        "tests",
        "benches",
        "docs",
        "deploy",
        "release",
    ];
    let mut to_read: Vec<PathBuf> = tops.map(PathBuf::from).into();
    let (mut looked_at, mut crowded) = (0, Vec::new());
    while let Some(folder) = to_read.pop() {
        looked_at += 1;
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        let entries: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        let is_exempt = exempt.iter().any(|of| folder.starts_with(of)) || folder.ends_with("pictures");
        if entries.len() > MOST && !is_exempt {
            crowded.push(format!("{}: {}", folder.display(), entries.len()));
        }
        // what the tests install and draw is not the project's
        let made = ["node_modules", "screenshots"];
        let folders = entries.into_iter().filter(|path| path.is_dir());
        to_read.extend(folders.filter(|path| !made.iter().any(|name| path.ends_with(name))));
    }
    assert!(looked_at > 100, "only {looked_at} folders were read");
    assert!(crowded.is_empty(), "more than {MOST} entries:\n{}", crowded.join("\n"));
}

/// The rows of the table "From an address to its file": what an address begins with, and where it is registered.
fn address_table() -> Vec<(String, String)> {
    let text = std::fs::read_to_string(format!("{}/ARCHITECTURE.md", env!("CARGO_MANIFEST_DIR"))).expect("it is read");
    let table = text
        .split("## From an address to its file")
        .nth(1)
        .expect("the chapter");
    let table = table.split("\n## ").next().unwrap_or_default();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let quoted = rows.map(|row| row.split('`').step_by(2).map(str::to_owned).collect::<Vec<_>>());
    let mut places = Vec::new();
    for mut texts in quoted {
        let place = texts.pop().expect("a row names a file");
        places.extend(texts.into_iter().map(|start| (start, place.clone())));
    }
    places
}

#[test]
fn an_address_leads_to_its_file() {
    let table = address_table();
    assert!(table.len() > 40, "only {} rows were read", table.len());
    let mut problems = Vec::new();
    let mut looked_at = 0;
    let mut used: Vec<&str> = Vec::new();
    for file in files(&["src/web"], &[".rs"])
        .iter()
        .filter(|file| !file.path.ends_with("/router.rs"))
    {
        for (_, pattern) in registered_in(&file.path, &file.text) {
            looked_at += 1;
            let rows = table.iter().filter(|(start, _)| begins_with(pattern, start));
            let Some((start, place)) = rows.max_by_key(|(start, _)| start.len()) else {
                problems.push(format!("{pattern} ({}) has no row", file.path));
                continue;
            };
            used.push(start);
            if !file.path.starts_with(&format!("src/web/{place}")) {
                problems.push(format!("{pattern} is in {}, and the table says {place}", file.path));
            }
        }
    }
    for (start, _) in table.iter().filter(|(start, _)| !used.contains(&start.as_str())) {
        problems.push(format!("no route begins with {start}"));
    }
    assert!(looked_at > 200, "only {looked_at} routes were read");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Whether an address is a row's, or goes on below it.
fn begins_with(pattern: &str, start: &str) -> bool {
    let rest = pattern.strip_prefix(start);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']) || start.ends_with('/'))
}

/// Every path that ARCHITECTURE.md and the lists of a field's places name is there.
#[test]
fn the_map_names_what_is_there() {
    let project = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(project.join(path)).expect("it is read");
    let texts = ["ARCHITECTURE.md", "docs/design/adding-a-field.md"].map(read);
    let tops = ["src/", "crates/", "tests/", "docs/", "templates/", "static/"];
    let named: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.split('`').skip(1).step_by(2))
        .filter(|name| tops.iter().any(|top| name.starts_with(top)) && !name.contains(['{', '…', ' ']))
        .collect();
    assert!(named.len() > 130, "only {} paths were read", named.len());
    let missing: Vec<&str> = named.into_iter().filter(|name| !project.join(name).exists()).collect();
    assert!(missing.is_empty(), "not there:\n{}", missing.join("\n"));
}
