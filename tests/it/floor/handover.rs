//! Handover: what a judge has in hand goes to somebody else in one act.

use podium_ops::floor::handover::{Handover, ShiftEnd, hand_over};
use podium_ops::floor::{CallTime, claim, escalate, resolve, take, watch};
use podium_store::CallState;
use podium_store::floor::watches::{self, WatchRow};

use super::*;
use crate::harness::both_databases;

fn id(actor: &Actor) -> String {
    actor.account_id.clone().expect("an account")
}

fn to(actor: &Actor) -> ShiftEnd {
    ShiftEnd {
        to: Some(id(actor)),
        ..ShiftEnd::default()
    }
}

fn ends(db: &TestDb, slug: &str, who: &Actor, end: &ShiftEnd) -> Result<Handover, OpError> {
    by(db, slug, who, |work| hand_over(work, end))
}

/// The tables that somebody covers.
fn covered(db: &TestDb, slug: &str, by: &Actor) -> Vec<i64> {
    let floor = board(db, slug);
    let own = floor.tables.iter().filter(|table| table.cover == by.account_id);
    own.map(|table| table.number()).collect()
}

both_databases! {
    fn tables_and_calls_go_to_another_judge_in_one_act(db) {
        let slug = running(db, 4);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        by(db, &slug, &jo, |work| take(work, "1-3")).expect("taken");
        by(db, &slug, &kim, |work| take(work, "4")).expect("taken");
        let first = a_call(db, &slug, first_at(db, &slug, 1));
        by(db, &slug, &jo, |work| claim(work, &seen(&first))).expect("taken");
        let other = a_call(db, &slug, first_at(db, &slug, 2));
        by(db, &slug, &kim, |work| claim(work, &seen(&other))).expect("taken");
        a_call(db, &slug, first_at(db, &slug, 3));
        let before = db.load(&slug).tournament.version;
        let held = all_calls(db, &slug)[0].clone();

        let end = ShiftEnd { note: "Table 2 plays slowly.".into(), ..to(&kim) };
        let done = ends(db, &slug, &jo, &end).expect("handed over");
        assert_eq!((done.tables.clone(), done.calls.len()), (vec![1, 2, 3], 1));
        assert_eq!(done.in_words(), "tables 1–3, 1 call");
        assert_eq!(covered(db, &slug, &kim), [1, 2, 3, 4]);
        assert!(covered(db, &slug, &jo).is_empty());
        let calls = all_calls(db, &slug);
        assert_eq!((calls[0].state, &calls[0].claimed_by), (CallState::Claimed, &kim.account_id));
        assert_eq!(calls[0].claimed_at, held.claimed_at, "since when a judge is at it stays");
        assert_eq!(calls[2].state, CallState::Waiting, "nobody had it");
        assert_eq!(db.load(&slug).tournament.version, before, "public pages do not show it");

        // what Jo still has on the screen acts no more
        let stale = by(db, &slug, &jo, |work| resolve(work, &seen(&held), "Yes.", CallTime::None));
        assert!(refused(stale).contains("Kim has the call"), "it says who");
        let line = log_of(db, &slug).into_iter().find(|line| line.verb == "shift.hand_over").expect("a line");
        assert_eq!(line.what, "Handed over tables 1–3, 1 call");
        assert_eq!(line.reason.as_deref(), Some("Table 2 plays slowly."));
        assert!(line.after.is_some_and(|after| after.contains(&id(&jo)) && after.contains(&id(&kim))));
        assert!(refused(ends(db, &slug, &jo, &end)).contains("nothing to hand over"));
    }

    fn without_a_successor_tables_are_free_and_calls_wait_again(db) {
        let slug = running(db, 2);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        by(db, &slug, &jo, |work| take(work, "1")).expect("taken");
        let call = a_call(db, &slug, 1);
        by(db, &slug, &jo, |work| claim(work, &seen(&call))).expect("taken");
        ends(db, &slug, &jo, &ShiftEnd::default()).expect("ended");
        assert!(covered(db, &slug, &jo).is_empty());
        let call = all_calls(db, &slug).remove(0);
        assert_eq!((call.state, call.claimed_by, call.claimed_at), (CallState::Waiting, None, None));
    }

    fn a_watch_goes_on_with_who_takes_over_and_ends_without(db) {
        let slug = running(db, 2);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let loaded = db.load(&slug);
        let seat = loaded.event.rounds()[0].pods[0].seats[1];
        let (table, number) = (i64::from(loaded.event.rounds()[0].pods[0].table), loaded.row(seat).number);
        by(db, &slug, &jo, |work| watch(work, table, number)).expect("watched");
        let running = || -> Vec<WatchRow> {
            let rows: Result<_, DbError> = db.db.read(|conn| watches::running_in(conn, &loaded.tournament.id));
            rows.expect("watches are read")
        };
        let began = running().remove(0).started_at;
        let done = ends(db, &slug, &jo, &to(&kim)).expect("handed over");
        assert_eq!(done.in_words(), "1 watch");
        let watch = running().remove(0);
        assert_eq!((Some(watch.account_id), watch.started_at), (kim.account_id.clone(), began));
        ends(db, &slug, &kim, &ShiftEnd::default()).expect("ended");
        assert!(running().is_empty(), "nobody times any more");
    }

    fn what_the_head_judge_decides_goes_to_who_may(db) {
        let slug = running(db, 2);
        let (hal, jo) = (staff(db, &slug, "Hal", Role::HeadJudge), staff(db, &slug, "Jo", Role::Judge));
        let olga = staff(db, &slug, "Olga", Role::Organizer);
        let call = a_call(db, &slug, 1);
        by(db, &slug, &jo, |work| escalate(work, &seen(&call), &Passing::default())).expect("passed on");
        let taken = || all_calls(db, &slug).remove(0);
        by(db, &slug, &hal, |work| claim(work, &seen(&taken()))).expect("taken");
        ends(db, &slug, &hal, &to(&olga)).expect("handed over");
        assert_eq!((taken().state, taken().claimed_by), (CallState::Claimed, olga.account_id.clone()));
        ends(db, &slug, &olga, &to(&jo)).expect("handed over");
        assert_eq!((taken().state, taken().claimed_by), (CallState::Escalated, None), "it waits for the head judge");
    }

    fn who_may_end_whose_shift(db) {
        let slug = running(db, 2);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let (hal, sam) = (staff(db, &slug, "Hal", Role::HeadJudge), staff(db, &slug, "Sam", Role::Scorekeeper));
        by(db, &slug, &jo, |work| take(work, "1")).expect("taken");
        let of_jo = |to: &Actor| ShiftEnd { from: Some(id(&jo)), ..self::to(to) };
        assert!(matches!(ends(db, &slug, &kim, &of_jo(&kim)), Err(OpError::Forbidden(_))));
        assert!(refused(ends(db, &slug, &jo, &to(&sam))).contains("who judges here"));
        assert!(refused(ends(db, &slug, &jo, &to(&jo))).contains("somebody else"));
        let long = ShiftEnd { note: "x".repeat(501), ..to(&kim) };
        assert!(refused(ends(db, &slug, &jo, &long)).contains("too many"));
        assert_eq!(covered(db, &slug, &jo), [1], "nothing was changed");
        ends(db, &slug, &hal, &of_jo(&kim)).expect("the head judge ends anybody's");
        assert_eq!(covered(db, &slug, &kim), [1]);
    }

    fn the_page_says_what_is_in_hand_and_hands_it_over(db) {
        let slug = running(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let kim = visits(&service, &slug, "Kim", Role::Judge);
        let at = format!("/t/{slug}/desk/shift");
        assert!(jo.see(&at).text().contains("Nothing in hand"));
        db.act_as(&slug, db.staff::<Floor>("Jo"), |work| take(work, "1-2").map(drop)).expect("taken");
        let call = a_call(db, &slug, 1);
        db.act_as(&slug, db.staff::<Floor>("Jo"), |work| claim(work, &seen(&call))).expect("taken");
        let page = jo.see(&at);
        assert!(page.text().contains("tables 1, 2, 1 call"), "{}", page.text());

        let empty = jo.send(&page.form(&at));
        assert_eq!(empty.status, 422, "{}", empty.text());
        assert!(empty.text().contains("Who takes over"), "{}", empty.text());
        let kims = db.db.read(|conn| podium_store::site::accounts::by_name_key(conn, "kim"));
        let kims = kims.expect("accounts are read").expect("Kim").id;
        let check = jo.see(&format!("/t/{slug}/desk/floor/3")).form("/clock/deck-checks");
        assert_eq!(jo.send(&check).status, 303);
        assert!(jo.see(&at).text().contains("tables 1, 2, 1 call, 1 deck check"), "{}", jo.see(&at).text());
        let form = page.form(&at).set("to", &kims).set("note", "Back at four");
        assert_eq!(jo.send(&form).status, 303);
        let after = jo.see(&at).text();
        assert!(after.contains("Handed over: tables 1, 2, 1 call, 1 deck check."), "{after}");
        assert!(after.contains("Nothing in hand") && after.contains("Back at four"), "{after}");
        let hers = kim.see(&at).text();
        assert!(hers.contains("tables 1, 2, 1 call, 1 deck check") && hers.contains("Jo → Kim"), "{hers}");
        assert!(!hers.contains("Shifts of others"), "{hers}");
        assert!(jo.see(&format!("/t/{slug}/desk/floor/3")).text().contains("by Kim"), "she ends the deck check");
        let hal = visits(&service, &slug, "Hal", Role::HeadJudge);
        assert!(hal.see(&at).text().contains("Shifts of others"));
        let of_kim = hal.see(&format!("{at}?of={kims}"));
        assert!(of_kim.text().contains("Shift of Kim"), "{}", of_kim.text());
        assert_eq!(hal.send(&of_kim.form(&at).set("to", "nobody")).status, 303);
        assert!(kim.see(&at).text().contains("Nothing in hand"));
    }
}
