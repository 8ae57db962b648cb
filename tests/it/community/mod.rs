//! Communities: who an entry is, merging, links, evenings, seasons, the removal of people, and the pages.

mod api;
mod entries;
mod erasing;
mod evenings;
mod links;
mod merges;
mod pages;
mod season;
mod size;
mod staff;
mod visibility;
mod webhooks;

use podium_ops::OpError;
use podium_store::community::doubts::{self, Doubt};
use podium_store::community::log::{self, CommunityLine};
use podium_store::community::people::{self, PersonRow};

use crate::harness::TestDb;

/// Eight names.
const EIGHT: [&str; 8] = [
    "Ann Ash",
    "Bo Birch",
    "Cy Cedar",
    "Di Dale",
    "Ed Elm",
    "Fay Fir",
    "Gus Gum",
    "Hal Holly",
];

/// The sentence of a refusal.
fn refused<T: std::fmt::Debug>(result: Result<T, OpError>) -> String {
    match result.expect_err("refused") {
        OpError::Db(error) => panic!("no refusal: {error}"),
        other => other.to_string(),
    }
}

/// The people of a community who were not merged into others, by number.
fn people(db: &TestDb, community: &str) -> Vec<PersonRow> {
    let id = db.community_of(community).id;
    let mut found = db.db.read(|conn| people::page(conn, &id, 0, i64::MAX)).expect("read");
    found.sort_by_key(|row| row.number);
    found
}

/// Their names, by number.
fn names(db: &TestDb, community: &str) -> Vec<String> {
    people(db, community).into_iter().map(|row| row.name).collect()
}

/// The open doubts of a community.
fn open_doubts(db: &TestDb, community: &str) -> Vec<Doubt> {
    let id = db.community_of(community).id;
    db.db.read(|conn| doubts::open(conn, &id, 100)).expect("read")
}

/// The community's log, the oldest line first.
fn log_of(db: &TestDb, community: &str) -> Vec<CommunityLine> {
    let id = db.community_of(community).id;
    db.db.read(|conn| log::all(conn, &id)).expect("read")
}

/// The person of an entry.
fn person_of(db: &TestDb, slug: &str, number: i64) -> Option<String> {
    db.entry(slug, number).person_id
}
