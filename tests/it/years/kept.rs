//! What is left of a tournament: its export is a tournament again elsewhere, with the same bytes and standings, and the
//! pairing checker finds nothing in it.

use serde_json::Value;

use super::people::House;
use crate::access::command_line::{podium, right};
use crate::harness::TestDb;
use crate::harness::http::Visitor;

/// Takes a tournament along to another database, by the commands that people run, and lets the pairing checker read it.
pub fn taken_along(house: &House<'_>, slug: &str, elsewhere: &TestDb) {
    let export = house.organizer().see(&format!("/t/{slug}/desk/export/event.json")).body;
    let imported = right(podium(elsewhere, &["import", "-"], &export));
    assert_eq!(imported, format!("{slug}\n"));
    let again = right(podium(elsewhere, &["export", slug], ""));
    assert!(
        again == export,
        "{slug} is another tournament once it is exported and imported"
    );
    finds_nothing(elsewhere, slug, &export);
}

/// The pairing checker's findings are errors; its remarks may have a reason that the document does not say.
fn finds_nothing(db: &TestDb, slug: &str, export: &str) {
    let checked = podium(db, &["check", "-", "--json"], export);
    let report: Value = serde_json::from_str(&checked.out).unwrap_or_else(|e| panic!("{slug}: {e}: {}", checked.error));
    let findings = report["findings"].as_array().expect("findings");
    let wrong: Vec<&Value> = findings
        .iter()
        .filter(|finding| finding["severity"] != "remark")
        .collect();
    assert!(wrong.is_empty(), "{slug}: {wrong:?}");
    assert_eq!(checked.status, 0, "{slug}: {}", checked.error);
    let rounds = report["rounds"].as_array().expect("rounds");
    assert!(!rounds.is_empty(), "{slug}: nothing was checked");
}

/// The standings and the bracket that a service shows of a tournament.
pub fn standings(base: &str, slug: &str) -> [String; 2] {
    let anybody = Visitor::new(base, None);
    [
        anybody.see(&format!("/t/{slug}/export/standings.csv")).body,
        anybody.see(&format!("/api/v1/tournaments/{slug}/bracket")).body,
    ]
}
