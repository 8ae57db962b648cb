//! What the pages and commands of a community ask for is found by an index: thousands of people and evenings make none of them slow.

use std::collections::BTreeSet;

use podium_ops::community::asked::Asked;
use podium_ops::community::merge::{merge, split};
use podium_ops::community::names::find;
use podium_ops::community::regulars::{add_person, add_regulars, last_evening};
use podium_ops::community::settle::clear_in;
use podium_ops::community::{evening, link};
use podium_ops::people::players::{PlayerData, add};
use podium_store::community::{self, entered, finishes, log, merges, people};
use podium_store::{DbError, TournamentState};

use super::EIGHT;
use crate::harness::TestDb;
use crate::harness::asked::asked;
use crate::harness::raw::Raw;

/// The statements of pages, and of commands that are run in the hall.
fn statements(db: &TestDb) -> BTreeSet<String> {
    db.community("Friday");
    let first = db.evening_of("friday", "Friday 1", &EIGHT);
    let second = db.evening_of("friday", "Friday 2", &["Annie Ash", "Zo Zed"]);
    let id = db.community_of("friday").id;
    let tournament = db.load(&second).tournament;
    let named = |name: &str| PlayerData {
        name: name.to_owned(),
        email: Some(format!("{}@mail.example", name.len())),
        ..PlayerData::default()
    };
    let ((), statements) = asked(|| {
        db.act(&second, |work| add(work, &named("Ann Ash"), false))
            .expect("added");
        db.act(&second, |work| add_person(work, 2, false)).expect("Bo comes");
        db.play(&first);
        let done = db
            .in_community("friday", |work| merge(work, 1, 10, ""))
            .expect("merged");
        db.in_community("friday", |work| split(work, done.number, ""))
            .expect("undone");
        db.act(&second, add_regulars).expect("added");
        db.in_community("friday", |work| link::renew(work, 1)).expect("renewed");
        db.in_community("friday", |work| evening::start(work, None))
            .expect("started");
        let read: Result<(), DbError> = db.db.read(|conn| {
            community::by_slug(conn, "friday")?;
            community::count_listed(conn, &id, &[TournamentState::Finished])?;
            community::listed_of(conn, &id, &[TournamentState::Finished], 0, 50)?;
            let listed = people::page(conn, &id, 0, 50)?;
            people::count(conn, &id)?;
            let ids: Vec<String> = listed.iter().map(|row| row.id.clone()).collect();
            entered::attendances(conn, &ids)?;
            entered::open_entries(conn, &ids[0])?;
            find(conn, &id, "ash", 8)?;
            let own = finishes::of_person(conn, &ids[0])?;
            let entries: Vec<&str> = own.iter().map(|event| event.finish.player_id.as_str()).collect();
            finishes::opponents(conn, &ids[0], &entries, 20)?;
            Asked::open(conn, &id, 50)?;
            clear_in(conn, &tournament)?;
            merges::page(conn, &id, i64::MAX, 50)?;
            log::page(conn, &id, i64::MAX, 100)?;
            last_evening(conn, &tournament)?;
            Ok(())
        });
        read.expect("read");
    });
    BTreeSet::from_iter(statements)
}

#[test]
fn what_a_community_asks_for_is_found_by_an_index() {
    let db = TestDb::sqlite();
    let statements = statements(&db);
    let mut raw = Raw::connect(&db.address);
    raw.execute("PRAGMA foreign_keys = ON");
    let verbs = ["SELECT", "INSERT", "UPDATE", "DELETE"];
    let statements = statements
        .iter()
        .filter(|text| verbs.iter().any(|verb| text.starts_with(verb)));
    let read: Vec<(&String, BTreeSet<String>)> = statements
        .map(|text| (text, raw.read_from_end_to_end(text)))
        .filter(|(_, read)| !read.is_empty())
        .collect();
    assert!(read.is_empty(), "{read:#?}");
}
