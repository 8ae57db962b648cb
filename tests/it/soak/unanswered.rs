//! A lost answer to COMMIT: Podium never says that nothing was changed, and the same request sent again acts once. Where the disk
//! takes nothing, everyone is answered so.

use podium_base::config::DatabaseAddress;
use podium_store::tournaments::log;
use podium_store::{Role, SiteRole};

use super::faults::through;
use super::instance::{Instance, Setting};
use super::proxy::Proxy;
use super::sender::Doors;
use super::system::{Disk, Library, System};
use crate::harness::TestDb;
use crate::harness::http::Visitor;

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn no_answer_claims_that_nothing_was_changed() {
    let db = TestDb::postgres();
    let slug = db.in_database_tournament("Unanswered", 8);
    db.next_round(&slug);
    let session = db.in_database_session("Keeper", SiteRole::Staff);
    db.in_database_join(&slug, "Keeper", Role::Scorekeeper);
    let DatabaseAddress::Postgres(url) = &db.address else {
        panic!("a server");
    };
    let (_, place) = url.rsplit_once('@').expect("user@host");
    let (server, _) = place.split_once('/').expect("host/database");
    let proxy = Proxy::start(server.parse().expect("an address"));
    let doors = Doors::new(1);
    let setting = Setting {
        data: db.folder().to_owned(),
        database_url: Some(through(&db.address, &proxy)),
    };
    let system = System::new(&Library::build(db.folder()), db.folder().join("faults"));
    let _running = Instance::start(0, setting, system, &doors);
    let keeper = Visitor::signed_in(&doors.any(0), &session);
    let path = format!("/t/{slug}/desk/results");
    let fields = [("table", "1"), ("result", "2"), ("form_id", "the same form")];
    // what else the program writes for a session is written now
    keeper.see(&path);
    proxy.lose_commits(1);
    let unanswered = keeper.post(&path, &fields);
    assert_eq!(proxy.lost_commits(), 1);
    let said = unanswered.text();
    assert_eq!(unanswered.status, 500, "{said}");
    assert!(
        said.contains("Send the same form again") && !said.contains("othing was changed"),
        "{said}"
    );
    let again = keeper.post(&path, &fields);
    assert_eq!(again.status, 303, "{}", again.text());
    let id = db.load(&slug).tournament.id;
    let lines = db.db.read(|conn| log::of_tournament(conn, &id)).expect("the log");
    let reports = lines.iter().filter(|line| line.verb == "result.report");
    assert_eq!(reports.count(), 1, "it acted once");
}

/// A disk that takes nothing has stored nothing, and the sender is answered so.
#[test]
fn a_disk_that_has_become_read_only_stores_nothing() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Still", 8);
    db.next_round(&slug);
    let session = db.in_database_session("Keeper", SiteRole::Staff);
    db.in_database_join(&slug, "Keeper", Role::Scorekeeper);
    let doors = Doors::new(1);
    let setting = Setting {
        data: db.folder().to_owned(),
        database_url: None,
    };
    let system = System::new(&Library::build(db.folder()), db.folder().join("faults"));
    let running = Instance::start(0, setting, system, &doors);
    let keeper = Visitor::signed_in(&doors.any(0), &session);
    let path = format!("/t/{slug}/desk/results");
    let fields = [("table", "1"), ("result", "2"), ("form_id", "the same form")];
    // what else the program writes for a session is written now
    keeper.see(&path);
    let version = || db.load(&slug).tournament.version;
    let before = version();
    running.system.set_disk(Disk::ReadOnly);
    let refused = keeper.post(&path, &fields);
    let said = refused.text();
    assert_eq!(refused.status, 503, "{said}");
    // the second where a file that SQLite needs for a moment could not be made: here no disk takes one
    let outcome = ["can only be read", "does not answer"];
    assert!(
        outcome.iter().any(|outcome| said.contains(outcome)) && said.to_lowercase().contains("nothing was changed"),
        "{said}"
    );
    assert!(!refused.header("retry-after").is_empty(), "{refused:?}");
    running.system.set_disk(Disk::Fine);
    assert_eq!(version(), before);
    let again = keeper.post(&path, &fields);
    assert_eq!(again.status, 303, "{}", again.text());
    assert!(version() > before, "it is stored now");
}
