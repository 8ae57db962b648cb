//! Comparison of crates/store/src/schema.rs, which is written by hand, with what the migrations make of both databases.

use std::collections::BTreeMap;

use crate::harness::both_databases;
use crate::harness::raw::Raw;

/// Reads schema.rs as text: the columns of each table as the catalogue names them.
fn written_by_hand() -> BTreeMap<String, Vec<String>> {
    let source = include_str!("../../../crates/store/src/schema.rs");
    let mut tables = BTreeMap::new();
    for block in source.split("diesel::table! {").skip(1) {
        let (head, body) = block.split_once('{').expect("a table has a body");
        let (name, keys) = head.trim().split_once(" (").expect("a table names its key");
        let keys: Vec<&str> = keys.trim_end_matches(')').split(", ").collect();
        let body = body.split_once('}').expect("a body ends").0;
        let columns = body.split(',').map(str::trim).filter(|c| !c.is_empty()).map(|column| {
            let (column, written) = column.split_once(" -> ").expect("a column has a type");
            let inner = written.strip_prefix("Nullable<").map(|t| t.trim_end_matches('>'));
            let kind = match inner.unwrap_or(written) {
                "Text" => "text",
                "BigInt" => "bigint",
                "Bool" => "boolean",
                "Timestamp" => "timestamp",
                "Date" => "date",
                // a name that SQLite takes too
                "Binary" => "bytea",
                other => panic!("{name}.{column}: {other} is not one of the portable types"),
            };
            let nullable = if inner.is_some() { " nullable" } else { "" };
            let key = if keys.contains(&column) { " key" } else { "" };
            format!("{column} {kind}{nullable}{key}")
        });
        tables.insert(name.to_owned(), columns.collect());
    }
    tables
}

both_databases! {
    fn schema_rs_is_the_database(db) {
        let written = written_by_hand();
        assert!(written.len() >= 17, "only {} tables were read from schema.rs", written.len());
        let mut raw = Raw::connect(&db.address);
        let found: BTreeMap<String, Vec<String>> =
            raw.tables().into_iter().map(|t| (t.clone(), raw.columns(&t))).collect();
        for (table, columns) in &written {
            assert_eq!(Some(columns), found.get(table), "table {table}: schema.rs on the left, the database on the right");
        }
        assert_eq!(written.len(), found.len(), "the database has a table that schema.rs does not name");
    }
}

/// The two databases refuse the same wrong rows: what the schema promises holds on both.
mod wrong_states {
    use super::*;
    use crate::data::migrations::with_sample_rows;

    /// A statement that would make an impossible state of the sample rows.
    const REFUSED: &[(&str, &str)] = &[
        ("a state with no name", "UPDATE tournaments SET state = 'paused'"),
        (
            "a cut announced without its size",
            "UPDATE tournaments SET cut_size = NULL",
        ),
        (
            "finished without a time",
            "UPDATE tournaments SET state = 'finished', finished_at = NULL",
        ),
        (
            "a round published without a time",
            "UPDATE rounds SET published_at = NULL",
        ),
        (
            "two open rounds",
            "UPDATE rounds SET state = 'running', finished_at = NULL",
        ),
        (
            "a player twice at a table",
            "UPDATE places SET seat = 1 WHERE kind = 'seat'",
        ),
        (
            "a bye with a seat",
            "UPDATE places SET kind = 'bye' WHERE kind = 'seat'",
        ),
        (
            "a seat of no pod",
            "UPDATE places SET pod_id = NULL WHERE kind = 'seat'",
        ),
        (
            "two winners of a pod",
            "UPDATE places SET outcome = 'won', conceded = FALSE, match_loss = FALSE WHERE kind = 'seat'",
        ),
        (
            "a result without a time",
            "UPDATE pods SET reported_at = NULL WHERE result IS NOT NULL",
        ),
        ("a pod of no round", "UPDATE pods SET round_id = 'nowhere'"),
        (
            "a player of no tournament",
            "UPDATE players SET tournament_id = 'nowhere'",
        ),
        ("players without a name", "UPDATE players SET name = ''"),
        ("one number twice", "UPDATE players SET number = 1"),
        (
            "a claimed call that nobody claimed",
            "UPDATE calls SET claimed_by = NULL, claimed_at = NULL",
        ),
        (
            "a game that is over but open",
            "UPDATE followed_games SET closed_at = started_at",
        ),
        (
            "two open games at a table",
            "INSERT INTO followed_games SELECT 'm2', pod_id, 2, setup, state, started_by, started_at, closed_by, closed_at, version FROM followed_games",
        ),
        (
            "a penalty for nothing",
            "UPDATE ruling_players SET infraction = NULL WHERE penalty = 'warning'",
        ),
        (
            "a report confirmed by who made it",
            "UPDATE reports SET state = 'confirmed', answered_by = player_id, answered_at = at",
        ),
        (
            "an extension without its minutes",
            "UPDATE time_extensions SET minutes = NULL WHERE kind = 'ruling'",
        ),
        ("a tournament taken from under its players", "DELETE FROM tournaments"),
    ];

    both_databases! {
        fn are_refused(db) {
            with_sample_rows(db);
            let mut raw = Raw::connect(&db.address);
            if let Raw::Sqlite(_) = raw {
                raw.execute("PRAGMA foreign_keys = ON");
            }
            let before = raw.rows();
            for (what, statement) in REFUSED {
                assert!(raw.try_execute(statement).is_err(), "{what} was allowed: {statement}");
            }
            assert_eq!(raw.rows(), before);
        }
    }
}
