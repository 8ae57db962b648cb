//! Reading from a replica of PostgreSQL: only what it has already, and never instead of an answer.

use podium_ops::tournaments::notices::announce;
use podium_store::tournaments::{self, Stamp, Tournament};
use podium_store::{Database, DbError, Reader};
use prometheus::{Encoder, Registry, TextEncoder};

use crate::harness::TestDb;
use crate::harness::http::Service;
use crate::site::operations::scrape::Scrape;

fn stamp(db: &Database, slug: &str) -> Stamp {
    let found = db.read(|conn| tournaments::stamp(conn, slug));
    found.expect("the database answers").expect("the tournament is there")
}

fn row(conn: &mut Reader<'_>, slug: &str) -> Result<Tournament, DbError> {
    tournaments::by_slug(conn, slug)?.ok_or(DbError::NotFound)
}

fn url(db: &TestDb) -> String {
    match &db.address {
        podium_base::config::DatabaseAddress::Postgres(url) => url.clone(),
        podium_base::config::DatabaseAddress::Sqlite(_) => panic!("no replica of SQLite"),
    }
}

/// How often the replica failed, as Prometheus sees it.
fn failures(db: &Database) -> f64 {
    let registry = Registry::new();
    for measured in db.measures() {
        registry.register(measured).expect("each name is given once");
    }
    let mut text = Vec::new();
    TextEncoder::new().encode(&registry.gather(), &mut text).expect("text");
    let text = String::from_utf8(text).expect("text");
    Scrape::read(&text)
        .expect("the format")
        .value("podium_database_replica_failures_total", &[])
}

/// Whether a tournament with these changes comes from the replica; it has them in any case.
fn from_replica(db: &Database, slug: &str, wanted: &Stamp) -> bool {
    let before = db.replica_reads();
    let read = db
        .read_at_least(slug, wanted, |conn| row(conn, slug))
        .expect("it is read");
    assert!(read.floor_version >= wanted.numbers.floor, "older than asked for");
    db.replica_reads() > before
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_replica_is_read_once_it_has_the_changes() {
    let primary = TestDb::postgres();
    let slug = primary.in_database_tournament("Replicated", 8);
    let then = stamp(&primary.db, &slug);
    // Stands for one that was restored a while ago: nothing comes after it.
    let stale = TestDb::postgres();
    let copied = primary.load(&slug).tournament;
    let copy = |row: &Tournament| {
        let row = row.clone();
        let stored: Result<(), DbError> = stale.db.write(|conn| match tournaments::by_slug(conn, &slug)? {
            Some(_) => tournaments::update(conn, &row),
            None => tournaments::insert(conn, &row),
        });
        stored.expect("the row is copied");
    };
    let db = primary.db.clone().with_replica(&url(&stale));
    assert!(
        !from_replica(&db, &slug, &then),
        "the replica has no such tournament yet"
    );
    copy(&copied);
    assert!(
        from_replica(&db, &slug, &then),
        "the replica has all that was asked for"
    );
    primary.act(&slug, |work| announce(work, "Lunch")).expect("announced");
    let now = stamp(&primary.db, &slug);
    assert!(now.numbers.floor > then.numbers.floor);
    assert!(!from_replica(&db, &slug, &now), "the replica lags behind");
    assert!(from_replica(&db, &slug, &then), "which it may for what is older");
    copy(&primary.load(&slug).tournament);
    assert!(from_replica(&db, &slug, &now), "it has caught up");
    let other = Stamp {
        id: "another".to_owned(),
        ..then.clone()
    };
    let before = db.replica_reads();
    db.read_at_least(&slug, &other, |conn| row(conn, &slug)).expect("read");
    assert_eq!(
        db.replica_reads(),
        before,
        "the address may mean another tournament there"
    );
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn what_fails_at_the_replica_is_answered_by_the_database() {
    let primary = TestDb::postgres();
    let slug = primary.in_database_tournament("Replicated", 8);
    let then = stamp(&primary.db, &slug);
    let gone = TestDb::postgres();
    let db = primary.db.clone().with_replica(&url(&gone));
    gone.lose();
    for _ in 0..3 {
        assert!(!from_replica(&db, &slug, &then), "the replica is gone");
    }
    assert!(failures(&db) >= 1.0, "it is known that it has gone");
    // Rows that are behind the tournament's own there, as in a database that is restored step by step.
    let db = primary.db.clone().with_replica(&url(&primary));
    let mut tries = 0;
    let read = db.read_at_least(&slug, &then, |conn| {
        tries += 1;
        match tries {
            1 => Err(DbError::Corrupt("half of it".to_owned())),
            _ => row(conn, &slug),
        }
    });
    assert_eq!((read.expect("read").slug, db.replica_reads()), (slug, 0));
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn pages_are_made_from_the_replica() {
    let mut primary = TestDb::postgres();
    let slug = primary.in_database_tournament("Replicated", 8);
    primary.next_round(&slug);
    primary.db = primary.db.clone().with_replica(&url(&primary));
    let service = Service::start(&primary);
    let page = service.anonymous().see(&format!("/t/{slug}/players"));
    assert!(page.text().contains("Player 001"), "{}", page.text());
    assert!(primary.db.replica_reads() > 0, "the snapshot is read from the replica");
}

#[test]
fn without_a_replica_the_database_itself_is_read() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("Alone", 8);
    assert!(!from_replica(&db.db, &slug, &stamp(&db.db, &slug)));
}
