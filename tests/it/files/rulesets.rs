//! `podium rulesets`, and a host's own rulesets.

use std::fs;
use std::process::Output;

use super::commands::{podium, printed, refused};
use crate::harness::TestDb;

const OWN: &str = r#"{"format": "podium-ruleset/1", "id": "north-league", "name": "North League", "version": "2",
 "language": "nb", "summary": "Uavgjort er uavgjort.", "settings": {"round_minutes": 80, "playoff_minutes": 120}}"#;
const WRONG: &str = r#"{"format": "podium-ruleset/1", "id": "south", "name": "South", "version": "1", "language": "en",
 "summary": "Wrong.", "settings": {"round_minuts": 80, "points": {"win": "five"}}}"#;

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn rulesets_are_listed_shown_and_compared() {
    let list = printed(&["rulesets", "list"], "");
    assert!(
        list.lines().nth(1).is_some_and(|line| line.starts_with("mtr-a-2023 ")),
        "{list}"
    );
    assert_eq!(list.lines().count(), 8, "{list}");
    let shown = printed(&["rulesets", "show", "topdeck"], "");
    for part in [
        "TopDeck.gg (topdeck)",
        "Imaginary opponents for a bye: 3 at 20.00 % each (addendum: none)",
        "Applied by staff:\n  2.3: ",
        "Not known; the addendum applies:",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let compared = printed(&["rulesets", "compare", "mtr-a-2023", "mtr-a-2026"], "");
    let win = compared
        .lines()
        .find(|line| line.starts_with("Match points for a win "));
    assert!(
        win.is_some_and(|line| line.contains(" 5 ") && line.trim_end().ends_with('7')),
        "{compared}"
    );
    let same = printed(&["rulesets", "compare", "mtr-a-2023", "cedh-uk"], "");
    assert_eq!(same, "Their settings are the same.\n");
    let unknown = refused(&["rulesets", "show", "chess"], "");
    assert!(
        unknown.contains("There is no ruleset \"chess\"") && unknown.contains("mtr-a-2023, "),
        "{unknown}"
    );
}

#[test]
fn a_file_is_checked_with_all_its_mistakes() {
    assert_eq!(
        printed(&["rulesets", "check", "-"], OWN),
        "north-league: no mistakes.\n"
    );
    let wrong = refused(&["rulesets", "check", "-"], WRONG);
    for part in [
        "2 mistakes",
        "/settings/points/win: Expected a whole number",
        "/settings/round_minuts: ",
    ] {
        assert!(wrong.contains(part), "{part}: {wrong}");
    }
}

#[test]
fn a_hosts_own_rulesets_are_beside_the_shipped_ones_and_wrong_ones_stop_the_start() {
    let db = TestDb::sqlite();
    let folder = db.folder().join("rules");
    fs::create_dir(&folder).expect("a folder");
    let own = folder.to_str().expect("a path");
    fs::write(folder.join("a.json"), OWN).expect("written");
    fs::write(folder.join("notes.txt"), "not a ruleset").expect("written");
    let list = printed(&["rulesets", "--rulesets", own, "list"], "");
    assert!(list.contains("north-league"), "{list}");

    fs::write(folder.join("b.json"), WRONG).expect("written");
    fs::write(folder.join("c.json"), OWN).expect("written");
    let data = db.folder().join("data");
    let data = data.to_str().expect("a path");
    let start = podium(
        &["serve", "--data", data, "--listen", "127.0.0.1:0", "--rulesets", own],
        "",
    );
    assert_eq!(start.status.code(), Some(1));
    for part in [
        "b.json has 2 mistakes",
        "/settings/round_minuts",
        "c.json has a mistake",
        "another ruleset with the id",
    ] {
        assert!(said(&start).contains(part), "{part}: {}", said(&start));
    }
    assert!(!fs::exists(data).expect("the disk answers"), "nothing was made");
    let missing = podium(&["serve", "--data", data, "--rulesets", "/nowhere/rules"], "");
    assert!(
        said(&missing).contains("The folder of rulesets /nowhere/rules cannot be read"),
        "{}",
        said(&missing)
    );
}
