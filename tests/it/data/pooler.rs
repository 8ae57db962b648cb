//! A pooler in transaction mode between the program and PostgreSQL: what a transaction needs is within it, and only hearing
//! of changes needs a session that bypasses the pooler.

use diesel::prelude::*;
use diesel::sql_query;
use podium_base::config::DatabaseAddress;
use podium_ops::tournaments::notices;
use podium_ops::{Command, Sender};
use podium_store::{Database, DbError, Reader, Watch};

use crate::harness::TestDb;
use crate::harness::raw::Raw;

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    count: i64,
}

/// How many prepared statements the session keeps that the next transaction gets.
fn kept_statements(db: &Database) -> i64 {
    let count: Result<Count, DbError> = db.read(|conn| {
        let Reader::Pg(server) = conn else {
            panic!("not PostgreSQL");
        };
        Ok(sql_query("SELECT count(*) AS count FROM pg_prepared_statements").get_result(*server)?)
    });
    count.expect("the session is asked").count
}

fn announce(db: &Database) {
    let command = Command::on("spring", Sender::CommandLine);
    command
        .run(db, |work| notices::announce(work, "Lunch"))
        .expect("it is announced");
}

/// Waits until something is heard, for half a minute at the most.
fn hears(watch: &mut Watch) -> bool {
    (0..400).any(|_| watch.wait())
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_session_keeps_nothing_between_transactions() {
    let test = TestDb::postgres();
    test.in_database_tournament("spring", 8);
    let DatabaseAddress::Postgres(url) = &test.address else {
        panic!("not PostgreSQL");
    };
    // the name of its sessions shows which connection bypasses the pooler
    let direct = DatabaseAddress::Postgres(format!("{url}&application_name=direct"));
    let pooled = Database::open_behind_pooler(&test.address, &direct).expect("it opens");
    pooled.migrate(&test.address).expect("there is nothing to do");
    announce(&pooled);
    assert_eq!(kept_statements(&pooled), 0);
    announce(&test.db);
    assert!(
        kept_statements(&test.db) > 0,
        "without a pooler statements are prepared once"
    );

    let mut watch = pooled.watch();
    assert!(hears(&mut watch), "it connects");
    let mut server = Raw::connect(&test.address);
    let of_database = "FROM pg_stat_activity WHERE datname = current_database()";
    let listening = server.lines(&format!(
        "SELECT application_name AS line {of_database} AND query LIKE 'LISTEN%'"
    ));
    assert_eq!(listening, ["direct"]);
    // of this database: other tests migrate theirs on the same server meanwhile
    let locks = "SELECT locktype AS line FROM pg_locks WHERE locktype = 'advisory' AND database = \
                 (SELECT oid FROM pg_database WHERE datname = current_database())";
    assert!(server.lines(locks).is_empty(), "a lock stays with a session");
    announce(&test.db);
    assert!(hears(&mut watch), "what another process writes is heard");
}
