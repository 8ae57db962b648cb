//! Slow-play watches at a table, and the time that a call's table gets with its answer.

use podium_ops::floor::{CallTime, claim, resolve};
use podium_ops::run::results::{self, Typed};
use podium_store::floor::calls::update;
use podium_store::floor::watches::{self, WatchRow};

use super::*;
use crate::harness::both_databases;
use crate::harness::http::Page;

fn follow(visitor: &Visitor, answer: &Page) -> Page {
    assert_eq!(answer.status, 303, "{}", answer.text());
    visitor.see(&answer.location)
}

/// The number of the player in a seat of a table.
fn seat(db: &TestDb, slug: &str, table: u32, seat: usize) -> i64 {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    loaded.row(pod.seats[seat]).number
}

fn watches_at(db: &TestDb, slug: &str, table: i64) -> Vec<WatchRow> {
    let pod = db.pod_id(slug, table);
    let rows: Result<_, DbError> = db.db.read(|conn| watches::of_pod(conn, &pod));
    rows.expect("watches are read")
}

/// Makes a judge have the only call for so many seconds already.
fn in_database_taken(db: &TestDb, slug: &str, seconds: i64) -> CallRow {
    let call = all_calls(db, slug).pop().expect("a call");
    let taken = CallRow {
        claimed_at: Some(clock::now() - chrono::Duration::seconds(seconds)),
        first_taken_at: Some(clock::now() - chrono::Duration::seconds(seconds)),
        ..call
    };
    let stored: Result<(), DbError> = db.db.write(|conn| update(conn, &taken));
    stored.expect("stored");
    taken
}

/// Minutes given at a table of the floor.
fn extension(db: &TestDb, slug: &str, table: i64) -> u32 {
    board(db, slug).table(table).expect("the table").extension()
}

both_databases! {
    fn a_watch_times_a_player_and_feeds_a_ruling_of_slow_play(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, sam) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Sam", Role::Scorekeeper));
        let at = format!("/t/{slug}/desk/floor/2");
        let (one, other) = (seat(db, &slug, 2, 0), seat(db, &slug, 2, 1));
        let page = jo.see(&at);
        let before = db.load(&slug).tournament;
        let page = follow(&jo, &jo.send(&page.form("/watches").set("player", &one.to_string())));
        assert!(page.text().contains("Slow-play watch: Player"), "{}", page.text());
        assert_eq!(watches_at(db, &slug, 2).len(), 1);
        // the next decision is another player's: one press
        let page = follow(&jo, &jo.send(&page.form("/watches").set("player", &other.to_string())));
        let rows = watches_at(db, &slug, 2);
        assert_eq!(rows.iter().map(|row| row.ended_at.is_some()).collect::<Vec<_>>(), [true, false]);
        let again = jo.send(&page.form("/watches").set("player", &other.to_string()));
        assert_eq!((again.status, watches_at(db, &slug, 2).len()), (303, 2), "pressed twice it runs on");
        let after = db.load(&slug).tournament;
        assert_eq!(after.version, before.version, "no public page shows it");
        let page = follow(&jo, &jo.send(&jo.see(&at).form("/watches/stop")));
        assert!(page.text().contains("Their time is noted."), "{}", page.text());
        assert_eq!(jo.post(&format!("/t/{slug}/desk/watches/stop"), &[("table", "2")]).status, 409);
        let stranger = seat(db, &slug, 1, 0).to_string();
        let wrong = jo.post(&format!("/t/{slug}/desk/watches"), &[("table", "2"), ("player", &stranger)]);
        assert!(wrong.status == 422 && wrong.text().contains("does not sit at table 2"), "{}", wrong.text());
        let rule = format!("/t/{slug}/desk/rulings/new?table=2&player={one}&infraction=3.3");
        assert!(page.body.replace("&#38;", "&").replace("&amp;", "&").contains(&rule), "{}", page.body);
        let form = jo.see(&rule);
        assert!(form.body.contains("Timed at the table: 0:0"), "{}", form.text());
        assert!(form.text().contains("Record: Warning"), "{}", form.text());
        assert_eq!(jo.send(&form.form("/rulings/new")).status, 303);
        assert!(!sam.see(&at).body.contains("/watches"), "for judges");
        assert_eq!(sam.post(&format!("/t/{slug}/desk/watches"), &[("table", "2"), ("player", "1")]).status, 403);
    }

    fn a_ruling_of_slow_play_ends_the_watch(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let one = seat(db, &slug, 1, 0);
        jo.send(&jo.see(&format!("/t/{slug}/desk/floor/1")).form("/watches").set("player", &one.to_string()));
        let form = jo.see(&format!("/t/{slug}/desk/rulings/new?table=1&player={one}&infraction=3.3")).form("/rulings/new");
        assert_eq!(jo.send(&form).status, 303);
        assert!(watches_at(db, &slug, 1)[0].ended_at.is_some());
    }

    fn a_call_that_is_resolved_offers_its_length(db) {
        let slug = running(db, 2);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        let take = |seconds| {
            let call = all_calls(db, &slug).pop().expect("a call");
            by(db, &slug, &jo, |work| claim(work, &seen(&call))).expect("taken");
            in_database_taken(db, &slug, seconds)
        };
        let given = |player, seconds, time| {
            a_call(db, &slug, player);
            let call = take(seconds);
            by(db, &slug, &jo, |work| resolve(work, &seen(&call), "", time)).expect("resolved")
        };
        let (one, other) = (seat(db, &slug, 1, 0), seat(db, &slug, 2, 0));
        assert_eq!(given(one, 200, CallTime::Length), Some(4), "a begun minute counts whole");
        assert_eq!(extension(db, &slug, 1), 4);
        assert_eq!(given(one, 40, CallTime::Length), None, "T21: over a minute");
        assert_eq!(given(one, 300, CallTime::None), None);
        assert_eq!(given(other, 30, CallTime::Minutes(5)), Some(5));
        assert_eq!((extension(db, &slug, 1), extension(db, &slug, 2)), (4, 5));
        // time that was given for it already, as with a ruling, is not given again
        a_call(db, &slug, other);
        let call = take(180);
        db.act(&slug, |work| podium_ops::run::clock::extend(work, 1, 2, 3, "A ruling")).expect("given");
        assert_eq!(by(db, &slug, &jo, |work| resolve(work, &seen(&call), "", CallTime::Length)).expect("resolved"), None);
        assert_eq!(extension(db, &slug, 2), 8);
        // a table that has reported needs none
        a_call(db, &slug, one);
        let call = take(180);
        let won = Typed { games: "1".to_owned(), ..Typed::default() };
        db.act(&slug, |work| results::report(work, 1, &won, None)).expect("reported");
        assert_eq!(by(db, &slug, &jo, |work| resolve(work, &seen(&call), "", CallTime::Length)).expect("resolved"), None);
    }

    fn the_stopwatch_runs_from_take_it_and_chips_give_the_time(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        a_call(db, &slug, seat(db, &slug, 1, 0));
        let at = format!("/t/{slug}/desk/calls");
        let page = jo.see(&at);
        assert!(!page.body.contains("data-length"), "nobody has it yet");
        let page = follow(&jo, &jo.send(&page.form("/claim")));
        assert!(page.body.contains("data-since") && page.body.contains("data-length"));
        assert_eq!(page.form("/resolve").value("time"), "length", "T21 preselected");
        let done = follow(&jo, &jo.send(&page.form("/resolve").set("time", "5")));
        assert!(done.text().contains("Resolved. The table has 5 min more."), "{}", done.text());
        assert_eq!(extension(db, &slug, 1), 5);
        // the table's own form has the usual minutes and reasons
        let table = format!("/t/{slug}/desk/floor/1");
        let form = jo.see(&table).form("/clock/tables");
        assert_eq!(form.value("why"), "Judge call");
        let done = follow(&jo, &jo.send(&form.set("time", "3")));
        assert!(done.text().contains("with 8 min extension") && done.text().contains("Judge call"), "{}", done.text());
        let none = jo.send(&jo.see(&table).form("/clock/tables"));
        assert!(none.status == 422 && none.text().contains("Minutes: give a number"), "{}", none.text());
    }
}
