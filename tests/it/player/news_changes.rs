//! News that time is called, at the end of each table's own time, and that a seat has changed.

use chrono::TimeDelta;
use podium_base::clock::{self, Moment};
use podium_ops::floor::follow::{FollowedTable, GameVersion, Tap, table_of_round, tap};
use podium_ops::run::clock::{Change as ClockChange, change, extend};
use podium_ops::run::rounds::{self, Change, no_show};
use podium_store::DbError;
use podium_store::floor::clocks::{self, ClockRow};
use serde_json::Value;

use super::news::Sending;
use crate::harness::{TestDb, both_databases};
use crate::run::reports::{at_table, says};

/// Minutes of a round.
const ROUND: i64 = 75;

fn after(minutes: i64) -> Moment {
    clock::now() + TimeDelta::minutes(minutes)
}

/// Sends what is due some minutes from now; to whom, and about what.
fn sent_after(sending: &Sending<'_>, minutes: i64) -> Vec<String> {
    sending.send_at(after(minutes));
    sending.arrived()
}

fn change_clock(db: &TestDb, slug: &str, by: ClockChange) {
    let round = db.load(slug).rounds[0].row.id.clone();
    let found: Result<Option<ClockRow>, DbError> = db.db.read(|conn| clocks::of_round(conn, &round));
    let version = found.expect("clocks are read").expect("a clock").version;
    db.act(slug, |work| change(work, 1, version, by, "a fire alarm"))
        .expect("the clock changes");
}

/// Changes the published round by hand.
fn by_hand(db: &TestDb, slug: &str, by: Change) {
    let structure = db.load(slug).tournament.structure_version;
    db.act(slug, |work| {
        rounds::change_draft(work, structure, 1, by, "a broken table")
    })
    .expect("changed");
}

/// The version of the game that is followed at table 1.
fn followed(db: &TestDb, slug: &str) -> i64 {
    let round = db.load(slug).rounds[0].row.clone();
    let table: Result<Option<FollowedTable>, DbError> = db.db.read(|conn| table_of_round(conn, &round, 1));
    let table = table.expect("tables are read").expect("the table");
    table.open().expect("a game").row.version
}

/// Messages about something to players, as [`Sending::arrived`] returns them.
fn to(players: &[i64], topic: &str) -> Vec<String> {
    let mut all: Vec<String> = players.iter().map(|number| format!("{number} {topic}")).collect();
    all.sort();
    all
}

both_databases! {
    fn time_is_called_once_at_the_end_of_each_tables_own_time(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        let early = sending.phone_of(1);
        db.next_round(slug);
        assert_eq!(sending.sent(), ["1 seat"]);
        let structure = db.load(slug).tournament.structure_version;
        db.act(slug, |work| rounds::start(work, structure, 1)).expect("started");
        let (with_more, other) = match at_table(db, slug, 1).contains(&1) {
            true => (2, at_table(db, slug, 2)),
            false => (1, at_table(db, slug, 1)),
        };
        // this player asks later
        let later = other[0];
        sending.phone_of(later);
        db.act(slug, |work| extend(work, 1, with_more, 5, "a long ruling")).expect("given");
        assert_eq!(sent_after(&sending, ROUND - 1), [""; 0]);
        sending.send_at(after(ROUND));
        let received = sending.service.next();
        assert!(received.path.ends_with("/1"), "{}", received.path);
        let shown = early.opens(&received);
        assert!(shown["body"].as_str().is_some_and(|body| body.starts_with("Time is up.")), "{shown}");
        assert_eq!(shown["topic"], Value::from(format!("{slug}-time")));
        assert_eq!(sent_after(&sending, ROUND + 4), [""; 0]);
        assert_eq!(sent_after(&sending, ROUND + 5), to(&[later], "time"));
        assert_eq!(sent_after(&sending, ROUND + 60), [""; 0]);
    }

    fn a_clock_that_changed_calls_time_at_its_new_end(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        sending.phone_of(1);
        change_clock(db, slug, ClockChange::Pause);
        assert_eq!(sent_after(&sending, ROUND), [""; 0], "the clock is paused");
        change_clock(db, slug, ClockChange::Resume);
        change_clock(db, slug, ClockChange::Add(10));
        assert_eq!(sent_after(&sending, ROUND + 1), [""; 0]);
        assert_eq!(sent_after(&sending, ROUND + 10), ["1 time"]);
        change_clock(db, slug, ClockChange::Add(-30));
        assert_eq!(sent_after(&sending, ROUND - 20), ["1 time"]);
        assert_eq!(sent_after(&sending, ROUND + 10), [""; 0], "there is one end");
        change_clock(db, slug, ClockChange::Limit(None));
        assert_eq!(sent_after(&sending, ROUND + 100), [""; 0]);
        change_clock(db, slug, ClockChange::Limit(Some(50)));
        change_clock(db, slug, ClockChange::Restart);
        assert_eq!(sent_after(&sending, 50), ["1 time"]);
    }

    fn who_has_played_gets_no_call_of_time(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        for number in [one[0], one[1], other[0]] {
            sending.phone_of(number);
        }
        says(db, slug, one[0], "1").expect("reported");
        assert_eq!(sending.sent(), to(&[one[1]], "waits"));
        assert_eq!(sent_after(&sending, ROUND), to(&[other[0]], "time"));
    }

    fn a_round_whose_start_was_undone_calls_no_time(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        sending.phone_of(1);
        let structure = db.load(slug).tournament.structure_version;
        db.act(slug, |work| rounds::unstart(work, structure, 1)).expect("not started");
        assert_eq!(sent_after(&sending, ROUND), [""; 0]);
        let structure = db.load(slug).tournament.structure_version;
        db.act(slug, |work| rounds::start(work, structure, 1)).expect("started again");
        assert_eq!(sent_after(&sending, ROUND), ["1 time"]);
    }

    fn a_judge_who_calls_time_early_calls_it_at_that_table(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        sending.phone_of(one[0]);
        sending.phone_of(other[0]);
        let called = Tap::Call { turn: Some(0), not_counted: Vec::new(), end_step: false, early: true };
        let call = |version: i64| db.act(slug, |work| tap(work, GameVersion::new(1, version), &called)).expect("called");
        let undo = |version: i64| db.act(slug, |work| tap(work, GameVersion::new(1, version), &Tap::Undo(None))).expect("undone");
        call(0);
        assert_eq!(sending.sent(), to(&[one[0]], "time"));
        assert_eq!(sent_after(&sending, ROUND), to(&[other[0]], "time"), "the other table");
        // a call that is undone at once is not sent, and the clock calls time again
        undo(followed(db, slug));
        call(followed(db, slug));
        undo(followed(db, slug));
        assert_eq!(sending.sent(), [""; 0]);
        assert_eq!(sent_after(&sending, ROUND), to(&[one[0]], "time"));
    }

    fn who_has_another_seat_reads_it_once(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        db.next_round(slug);
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        let moves = sending.phone_of(one[0]);
        for number in [one[1], other[0], other[2]] {
            sending.phone_of(number);
        }
        by_hand(db, slug, Change::Swap(one[0], other[0]));
        assert_eq!(sending.send_at(clock::now()), 2);
        let mut received = [sending.service.next(), sending.service.next()];
        received.sort_by_key(|message| !message.path.ends_with(&format!("/{}", one[0])));
        assert_eq!(moves.opens(&received[0])["body"], "Round 1: table 2, seat 1");
        assert!(received[1].path.ends_with(&format!("/{}", other[0])), "{}", received[1].path);
        by_hand(db, slug, Change::MoveTable { from: 1, to: 9 });
        assert_eq!(sending.sent(), to(&[other[0], one[1]], "seat"));
        // who sat behind a player who did not come moves up
        db.act(slug, |work| no_show(work, 2, other[1]).map(|_| ())).expect("dropped");
        assert_eq!(sending.sent(), to(&[other[2]], "seat"));
        assert_eq!(sending.sent(), [""; 0], "once");
    }

    fn who_changes_tables_plays_by_the_time_of_the_new_one(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        sending.phone_of(one[0]);
        sending.phone_of(other[0]);
        db.act(slug, |work| extend(work, 1, 2, 5, "a long ruling")).expect("given");
        by_hand(db, slug, Change::Swap(one[0], other[0]));
        assert_eq!(sending.sent(), to(&[one[0], other[0]], "seat"));
        assert_eq!(sent_after(&sending, ROUND + 1), to(&[other[0]], "time"), "they sit at table 1 now");
        assert_eq!(sent_after(&sending, ROUND + 5), to(&[one[0]], "time"));
    }
}
