//! Durability: what has been answered is on the disk.

mod ends;
mod together;

use podium_base::config::DatabaseAddress;
use podium_ops::OpError;
use podium_ops::run::results::{Typed, report};
use podium_store::{DbError, Role};

use crate::harness::TestDb;
use crate::harness::http::Service;
use crate::harness::raw::Raw;

/// SIGKILL cannot show it (the kernel keeps what was written), so the setting itself is looked at.
#[test]
fn sqlite_syncs_fully_and_writes_ahead() {
    let db = TestDb::sqlite();
    let durability = db.db.sqlite_durability().expect("the pragmas answer");
    const FULL: i64 = 2;
    assert_eq!(durability, Some((FULL, "wal".to_owned())));
}

/// A full disk refuses with a sentence and leaves what was there; with room again it goes on.
#[test]
fn a_full_disk_changes_nothing() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Full", 8);
    let rows = Raw::connect(&db.address).rows();
    let mut refused = 0;
    let mut stored = 0;
    for n in 0..100 {
        // Pages that are in use count as the least. Each time, for a connection that failed is replaced by a new one.
        db.db.limit_sqlite_pages(1).expect("a pragma");
        match announce(&db, &slug, &format!("{n} {}", "x".repeat(1900))) {
            Ok(()) => stored += 1,
            Err(OpError::Db(DbError::Full)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert!(refused > 50, "{refused} refused, {stored} stored");
    let now = Raw::connect(&db.address).rows();
    assert_eq!(now["announcements"].len(), stored);
    assert_eq!(now["players"], rows["players"]);
    db.db.limit_sqlite_pages(1_000_000).expect("a pragma");
    announce(&db, &slug, "Room again").expect("there is room again");
}

#[test]
fn a_read_only_database_changes_nothing() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Still", 8);
    let rows = Raw::connect(&db.address).rows();
    db.db.make_sqlite_read_only(true).expect("a pragma");
    let refused = announce(&db, &slug, "Lunch");
    assert!(matches!(refused, Err(OpError::Db(DbError::ReadOnly))), "{refused:?}");
    assert_eq!(Raw::connect(&db.address).rows(), rows);
    db.db.make_sqlite_read_only(false).expect("a pragma");
    announce(&db, &slug, "Lunch").expect("it can be written again");
}

/// The restore drill: a copy is made while results come in; a service starts with it and has everything up to a moment.
#[test]
fn a_backup_is_a_database_to_start_with() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Copied", 400);
    db.next_round(&slug);
    let copy = db.folder().join("restored").join(podium_base::config::SQLITE_FILE);
    std::fs::create_dir(db.folder().join("restored")).expect("a folder");
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for table in 1..=100 {
                report_won(&db, &slug, table);
            }
        });
        // in the middle of it
        while db.load(&slug).rounds[0]
            .pods
            .iter()
            .filter(|p| p.result.is_some())
            .count()
            < 20
        {
            std::thread::yield_now();
        }
        db.db.backup(&copy).expect("a copy");
    });
    let again = db.db.backup(&copy).expect_err("a copy overwrites nothing");
    assert!(again.to_string().contains("exists already"), "{again}");

    let address = DatabaseAddress::from_settings(None, &db.folder().join("restored")).expect("a folder");
    let restored = podium_store::Database::open(&address).expect("the copy opens");
    assert_eq!(
        restored.migrate(&address).expect("nothing to migrate").ran,
        Vec::<String>::new()
    );
    let loaded = restored
        .read(|conn| podium_store::tournaments::events::load(conn, &slug))
        .expect("the tournament is in it");
    let reported = loaded.rounds[0].pods.iter().filter(|p| p.result.is_some()).count();
    assert!((20..=100).contains(&reported), "{reported} results");
    // Results, log and version are of one moment.
    let lines = restored
        .read(|conn| podium_store::tournaments::log::of_tournament(conn, &loaded.tournament.id))
        .expect("the log");
    assert_eq!(lines.iter().filter(|l| l.verb == "result.report").count(), reported);
    assert!(Raw::connect(&address).lines("SELECT integrity_check AS line FROM pragma_integrity_check") == ["ok"]);
}

fn announce(db: &TestDb, slug: &str, text: &str) -> Result<(), OpError> {
    db.act(slug, |work| podium_ops::tournaments::notices::announce(work, text))
}

fn report_won(db: &TestDb, slug: &str, table: i64) {
    let typed = Typed {
        games: "1".to_owned(),
        ..Typed::default()
    };
    db.act(slug, |work| report(work, table, &typed, None))
        .expect("a result is stored");
}

/// What someone at the desk reads when the disk is full or read-only.
#[test]
fn a_full_or_read_only_database_is_a_clear_page() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Refused", 16);
    db.next_round(&slug);
    let service = Service::start(&db);
    let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
    let results = format!("/t/{slug}/desk/results");
    let refused = |result: &str, sentence: &str| {
        let rows = Raw::connect(&db.address).rows();
        let page = keeper.post(&results, &[("table", "1"), ("result", result)]);
        assert_eq!(page.status, 503, "{}", page.text());
        assert!(page.text().contains(sentence), "{}", page.text());
        assert_eq!(
            Raw::connect(&db.address).rows(),
            rows,
            "{sentence}: something was changed"
        );
    };
    db.db.make_sqlite_read_only(true).expect("a pragma");
    refused("1", "can only be read");
    db.db.make_sqlite_read_only(false).expect("a pragma");
    fill(&db, &slug);
    db.db.limit_sqlite_pages(1).expect("a pragma");
    refused("2", "is full");
    keeper.see(&results);
    db.db.limit_sqlite_pages(1_000_000).expect("a pragma");
    assert_eq!(keeper.post(&results, &[("table", "1"), ("result", "3")]).status, 303);
}

/// Writes until the pages in use hold nothing more.
fn fill(db: &TestDb, slug: &str) {
    for size in [1900, 1] {
        let mut full = 0;
        for _ in 0..300 {
            db.db.limit_sqlite_pages(1).expect("a pragma");
            full += usize::from(announce(db, slug, &"x".repeat(size)).is_err());
        }
        assert!(full > 0, "300 announcements fit");
    }
}
