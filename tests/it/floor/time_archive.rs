//! Round clocks and given time in the archive: a round that runs goes on elsewhere with the time it has.

use podium_document::event::{read, write};
use podium_ops::run::clock::{Change, begin_deck_check, change, end_deck_check, extend, withdraw};
use podium_ops::tournaments::archive::import;
use podium_store::floor::clocks::RoundClock;

use super::archive::exported;
use super::*;
use crate::harness::both_databases;

fn clock_of(db: &TestDb, slug: &str) -> RoundClock {
    let loaded = db.load(slug);
    let round = &loaded.rounds[0].row;
    let profile = loaded.tournament.profile().expect("a profile");
    let found: Result<Option<RoundClock>, DbError> = db.db.read(|conn| clocks::of_running(conn, round, &profile));
    found.expect("clocks are read").expect("the round runs")
}

/// What is left of the whole round and of each table at a moment, in seconds.
fn left(db: &TestDb, slug: &str, at: clock::Moment) -> Vec<Option<i64>> {
    let clock = clock_of(db, slug);
    let pods = db.load(slug).rounds[0].pods.clone();
    let tables = pods.iter().map(|pod| clock.of_pod(&pod.id));
    let all = std::iter::once(clock.of_all()).chain(tables);
    all.map(|clock| clock.time_left(at.and_utc()).map(|left| left.num_seconds()))
        .collect()
}

/// A paused round after an addition, with time given and withdrawn, and deck checks that ended and run.
fn timed(db: &TestDb) -> String {
    let slug = running(db, 3);
    let version = |db: &TestDb| clock_of(db, &slug).row.version;
    for change_to in [Change::Add(-5), Change::Pause, Change::Resume, Change::Pause] {
        let version = version(db);
        db.act(&slug, |work| change(work, 1, version, change_to, "Fire alarm"))
            .expect("changed");
    }
    db.act(&slug, |work| extend(work, 1, 1, 7, "A long ruling"))
        .expect("given");
    db.act(&slug, |work| extend(work, 1, 2, 9, "The wrong table"))
        .expect("given");
    db.act(&slug, |work| begin_deck_check(work, 1, 1, &[], ""))
        .expect("begun");
    let given = clock_of(db, &slug).extensions;
    db.act(&slug, |work| withdraw(work, &given[1].id, "It was table 1"))
        .expect("withdrawn");
    db.act(&slug, |work| end_deck_check(work, &given[2].id, &[]))
        .expect("ended");
    db.act(&slug, |work| begin_deck_check(work, 1, 3, &[], "At random"))
        .expect("begun");
    slug
}

both_databases! {
    fn a_running_round_keeps_its_time(db) {
        let slug = timed(db);
        let first = exported(db, &slug, true);
        let document = read(first.as_bytes()).expect("sound");
        assert_eq!(write(&document), first);

        let elsewhere = TestDb::sqlite();
        let there = import(&elsewhere.db, &document, "somebody").ok().expect("imported");
        assert_eq!(exported(&elsewhere, &there, true), first, "the same bytes");
        let at = clock::now();
        assert_eq!(left(&elsewhere, &there, at), left(db, &slug, at));
        // the deck check that runs is ended there, and the clock goes on
        let runs = clock_of(&elsewhere, &there).extensions.into_iter().find(|given| given.is_running());
        let runs = runs.expect("one runs").id;
        elsewhere.act(&there, |work| end_deck_check(work, &runs, &[])).expect("ended");
        let version = clock_of(&elsewhere, &there).row.version;
        elsewhere.act(&there, |work| change(work, 1, version, Change::Resume, "")).expect("it runs again");
    }

    fn everybody_reads_of_no_clock(db) {
        let slug = timed(db);
        let public = exported(db, &slug, false);
        for word in ["\"clock\"", "extensions", "A long ruling"] {
            assert!(!public.contains(word), "{word}");
        }
    }
}

#[test]
fn time_that_cannot_be_is_refused_with_its_place() {
    let document = |clock: &str, given: &str, state: &str| {
        format!(
            r#"{{"format": "podium-event/1", "tournament": {{"name": "A"}}, "players": [{{"id": "p1", "name": "Ann"}},
            {{"id": "p2", "name": "Bo"}}, {{"id": "p3", "name": "Cleo"}}],
            "rounds": [{{"number": 1, "state": "{state}", "clock": {clock},
            "pods": [{{"seats": ["p1", "p2", "p3"], "extensions": [{given}]}}]}}]}}"#
        )
    };
    let at = r#""started_at": "2026-11-20T09:00:00Z""#;
    let ended = r#""ended_at": "2026-11-20T09:10:00Z""#;
    let clock = |more: &str| document(&format!("{{{at}{more}}}"), "", "running");
    let given = |given: &str| document(&format!("{{{at}}}"), given, "running");
    let runs = format!(r#"{{"kind": "deck_check", {at}}}"#);
    for (document, pointer, says) in [
        (document("{}", "", "running"), "/rounds/0/clock", "started_at"),
        (
            clock(r#", "limit_minutes": 0"#),
            "/rounds/0/clock/limit_minutes",
            "1 to 1440",
        ),
        (
            clock(r#", "limit_minutes": 5, "added_minutes": -5"#),
            "/rounds/0/clock",
            "a minute at least",
        ),
        (clock(r#", "by": "Jo""#), "/rounds/0/clock/by", ""),
        (
            given(r#"{"kind": "given"}"#),
            "/rounds/0/pods/0/extensions/0",
            "started_at",
        ),
        (
            given(&format!(r#"{{"kind": "given", {at}}}"#)),
            "/rounds/0/pods/0/extensions/0",
            "ended_at",
        ),
        (
            given(&format!(r#"{{"kind": "deck_check", {at}, {ended}}}"#)),
            "/rounds/0/pods/0/extensions/0",
            "minutes",
        ),
        (
            given(&format!(r#"{{"kind": "ruling", {at}}}"#)),
            "/rounds/0/pods/0/extensions/0/kind",
            "deck_check",
        ),
        (
            given(&format!("{runs}, {runs}")),
            "/rounds/0/pods/0/extensions/1",
            "one deck check",
        ),
    ] {
        let problems = read(document.as_bytes()).expect_err("it is refused");
        let found = problems
            .iter()
            .any(|problem| problem.pointer.starts_with(pointer) && problem.message.to_string().contains(says));
        assert!(found, "{document}: {problems:?}");
    }
    let begun = read(given(&runs).as_bytes()).expect("sound");
    let db = TestDb::sqlite();
    assert!(import(&db.db, &begun, "somebody").is_ok());
    let not_begun = read(document(&format!("{{{at}}}"), "", "published").as_bytes()).expect("a valid document");
    match import(&db.db, &not_begun, "somebody") {
        Err(podium_ops::tournaments::archive::NotImported::Problems(problems)) => {
            assert_eq!(problems[0].pointer, "/rounds/0/clock", "{problems:?}");
        }
        _ => panic!("a round that has not begun has no clock"),
    }
}
