//! News that wait: who gets them, and what they say, is decided when they are sent.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use chrono::TimeDelta;
use podium_base::clock::{self, Moment};
use podium_ops::people::players::renew_link;
use podium_ops::run::reports;
use podium_ops::run::rounds::{self, Change};
use podium_ops::tournaments::notices::NewAnnouncement;
use podium_ops::tournaments::push::news::News;
use podium_ops::tournaments::push::sending::{Claimed, Tried, claim, settle};
use podium_store::tournaments::pushes::{self, PushMessage};
use podium_store::{DbError, ReportState};

use super::news::{Phone, Sending};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};
use crate::run::reports::{all, at_table, says};
use crate::site::webhooks::receiver::Manner;

/// A message as a command stores it.
fn message(browser: &str, at: Moment) -> PushMessage {
    let what = serde_json::json!(News::Waits).to_string();
    PushMessage::new(browser, what, "waits", at, at + TimeDelta::minutes(5))
}

/// Two players of the open round change places.
fn change_places(db: &TestDb, slug: &str, one: i64, other: i64) {
    let structure = db.load(slug).tournament.structure_version;
    db.act(slug, |work| {
        rounds::change_draft(work, structure, 1, Change::Swap(one, other), "a wrong table")
    })
    .expect("changed");
}

/// An announcement that is shown later, to everybody, to a table or to a player.
fn scheduled(from: Moment, table: &str, player: &str) -> NewAnnouncement {
    NewAnnouncement {
        text: "Lunch".to_owned(),
        shown_from: Some(from),
        table: table.to_owned(),
        player: player.to_owned(),
        ..NewAnnouncement::default()
    }
}

both_databases! {
    fn a_scheduled_announcement_is_for_those_who_are_there_when_it_is_sent(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let later = clock::now() + TimeDelta::minutes(10);
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        let [leaves, stays, comes] = [one[0], one[1], other[0]];
        let early = sending.phone_of(leaves);
        for new in [scheduled(later, "", ""), scheduled(later, "1", ""), scheduled(later, "", &comes.to_string())] {
            sending.announce(&new);
        }
        // these players ask later, and one of them another time
        sending.phone_of(stays);
        sending.phone_of(comes);
        sending.subscribe(db.player(slug, leaves), &early).expect("again");
        assert_eq!(sending.sent(), [format!("{leaves} begun")]);
        change_places(db, slug, leaves, comes);
        let mut seats = [leaves, comes].map(|number| format!("{number} seat"));
        seats.sort();
        assert_eq!(sending.sent(), seats);
        sending.send_at(later + TimeDelta::seconds(1));
        let mut all = [leaves, stays, stays, comes, comes, comes].map(|number| format!("{number} announcement"));
        all.sort();
        assert_eq!(sending.arrived(), all, "everybody, the table, and the player");
    }

    fn a_phone_whose_link_was_renewed_gets_nothing_that_waits(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let later = clock::now() + TimeDelta::minutes(10);
        sending.phone_of(1);
        sending.announce(&scheduled(later, "", "1"));
        sending.announce(&scheduled(later, "", ""));
        db.act(slug, |work| renew_link(work, 1).map(|_| ())).expect("renewed");
        sending.send_at(later + TimeDelta::seconds(1));
        assert_eq!(sending.arrived(), [""; 0], "another person may have had the old link");
        // with the new link, the phone gets what is still to come
        sending.subscribe(db.player(slug, 1), &Phone::new(&sending.service, "1")).expect("subscribed");
        assert_eq!(sending.sent(), ["1 begun"]);
        sending.send_at(later + TimeDelta::seconds(1));
        assert_eq!(sending.arrived(), ["1 announcement"; 2]);
    }

    fn a_seat_that_changed_meanwhile_is_shown_as_it_is(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        let phone = sending.phone_of(1);
        db.next_round(slug);
        let begun = clock::now();
        sending.service.behave(Manner::Answers(503));
        assert_eq!(sending.sent(), ["1 seat"], "the phone does not get it yet");
        let tables = [1, 2].map(|table| at_table(db, slug, table));
        let elsewhere = tables.iter().find(|seats| !seats.contains(&1)).expect("another table")[0];
        change_places(db, slug, 1, elsewhere);
        let place = |table: u32| at_table(db, slug, table).iter().position(|number| *number == 1);
        let (table, seat) = [1, 2].into_iter().find_map(|table| Some((table, place(table)? + 1))).expect("a seat");
        sending.service.behave(Manner::Answers(201));
        assert_eq!(sending.send_at(begun + TimeDelta::minutes(1)), 1);
        let shown = phone.opens(&sending.service.next());
        assert_eq!(shown["body"], format!("Round 1: table {table}, seat {seat}"));
    }

    fn a_result_that_waits_no_more_is_not_sent(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        for number in [one[1], one[2], other[1]] {
            sending.phone_of(number);
        }
        says(db, slug, one[0], "1").expect("reported");
        says(db, slug, one[1], "1").expect("confirmed");
        says(db, slug, other[0], "1").expect("reported");
        let waits = all(db, slug).into_iter().find(|report| report.state == ReportState::Waiting).expect("a report");
        db.act_as(slug, db.player(slug, other[0]), |work| reports::withdraw(work, &waits.id)).expect("withdrawn");
        assert_eq!(sending.sent(), [""; 0], "confirmed, and withdrawn");
        says(db, slug, other[0], "2").expect("reported");
        assert_eq!(sending.sent(), [format!("{} waits", other[1])]);
    }

    fn a_phone_may_be_gone_while_a_command_stores_a_message_for_it(db) {
        let sending = Sending::playing(db);
        sending.phone_of(1);
        sending.announce(&NewAnnouncement { text: "Lunch".to_owned(), ..NewAnnouncement::default() });
        let at = clock::now();
        let claimed = claim(&db.db, at, 10).expect("the database answers");
        let gone: Vec<(Claimed, Tried)> = claimed.into_iter().map(|one| (one, Tried::Gone)).collect();
        let browser = gone.first().expect("a message").0.browser.id.clone();
        let (database, (stores, stored), (let_go, go_on)) = (db.db.clone(), mpsc::channel(), mpsc::channel::<()>());
        let storing = thread::spawn(move || database.write(|conn| {
            pushes::insert_messages(conn, "waits", vec![message(&browser, at)])?;
            stores.send(()).ok();
            go_on.recv().ok();
            Ok::<_, DbError>(())
        }));
        stored.recv().expect("a message is stored");
        let mut beside = Raw::connect(&db.address);
        thread::scope(|scope| {
            let forgetting = scope.spawn(|| settle(&db.db, &gone, at));
            // on a server it waits for the row that the other transaction refers to; the embedded database takes turns
            while !db.db.is_sqlite() && !forgetting.is_finished() && !beside.somebody_waits() {
                thread::sleep(Duration::from_millis(1));
            }
            let_go.send(()).ok();
            forgetting.join().expect("no panic").expect("the phone is forgotten");
        });
        storing.join().expect("no panic").expect("the command succeeds");
        assert_eq!(sending.browsers(), []);
        assert_eq!(sending.send_at(at + TimeDelta::minutes(10)), 0, "nothing is left of it");
    }

    fn a_message_for_a_phone_that_is_gone_meanwhile_is_left_out(db) {
        let sending = Sending::playing(db);
        sending.phone_of(1);
        sending.phone_of(2);
        // as a command has read them
        let read: Vec<String> = sending.browsers().into_iter().map(|browser| browser.id).collect();
        let at = clock::now();
        let stored: Result<[bool; 2], DbError> = db.db.write(|conn| {
            pushes::delete(conn, &[read[0].as_str()])?;
            let both = read.iter().map(|id| message(id, at)).collect();
            let any = pushes::insert_messages(conn, "waits", both)?;
            Ok([any, pushes::insert_messages(conn, "waits", vec![message(&read[0], at)])?])
        });
        assert_eq!(stored.expect("stored"), [true, false]);
        assert_eq!(sending.send_at(at), 1, "for the other one");
    }
}
