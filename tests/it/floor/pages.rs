//! The pages of the floor, as each of the staff uses them.

use podium_ops::floor::{note, take};

use super::*;
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::Page;

/// The tables of the floor in their order, with the views each is in and whether it is shown.
fn rows(page: &Page) -> Vec<(i64, Vec<String>, bool)> {
    let rows = page.body.split("<li data-row=\"t").skip(1);
    rows.map(|row| {
        let head = row.split('>').next().unwrap_or_default();
        let value = |name: &str| {
            head.split_once(&format!("{name}=\""))
                .and_then(|(_, v)| v.split('"').next())
        };
        let number = value("data-table").and_then(|n| n.parse().ok()).expect("a number");
        let is = value("data-is")
            .unwrap_or_default()
            .split(' ')
            .map(str::to_owned)
            .collect();
        (number, is, !head.contains(" hidden"))
    })
    .collect()
}

fn shown(page: &Page) -> Vec<i64> {
    rows(page)
        .into_iter()
        .filter(|(_, _, shown)| *shown)
        .map(|(number, _, _)| number)
        .collect()
}

/// The page that an answer leads to.
fn follow(visitor: &Visitor, answer: &Page) -> Page {
    assert_eq!(answer.status, 303, "{}", answer.text());
    visitor.see(&answer.location)
}

fn forms(page: &Page, end: &str) -> usize {
    Form::all(&page.body)
        .iter()
        .filter(|form| form.action.ends_with(end))
        .count()
}

both_databases! {
    fn a_call_that_an_administrator_took_names_them(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let root = service.administrator();
        a_call(db, &slug, 1);
        let at = format!("/t/{slug}/desk/calls");
        let claim = Form::all(&root.see(&at).body).into_iter().find(|form| form.action.ends_with("/claim"));
        assert_eq!(root.send(&claim.expect("a button to take it")).status, 303);
        let seen = jo.see(&at).text();
        assert!(seen.contains("root has it since") && !seen.contains("somebody"), "{seen}");
    }

    fn the_floor_shows_every_table_and_what_waits_first(db) {
        let slug = running(db, 4);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let actor = staff(db, &slug, "Jo", Role::Judge);
        in_database_clock(db, &slug, 10, Some(75));
        let at = format!("/t/{slug}/desk/floor");
        let quiet = jo.see(&at);
        assert_eq!(shown(&quiet), [1, 2, 3, 4]);
        assert!(quiet.text().contains("4 of 4 outstanding"), "{}", quiet.text());
        by(db, &slug, &actor, |work| note(work, Some(3), "Deck <b>problem</b>")).expect("noted");
        by(db, &slug, &actor, |work| take(work, "2")).expect("covered");
        let page = jo.see(&at);
        assert_eq!(shown(&page), [3, 1, 2, 4], "who calls stands first");
        assert!(page.text().contains("Player 001"), "who sits there");
        assert!(page.body.contains("data-ends"), "time left counts down");
        assert_eq!(shown(&jo.see(&format!("{at}?show=calls"))), [3]);
        assert_eq!(shown(&jo.see(&format!("{at}?show=mine"))), [2]);
        let sam = visits(&service, &slug, "Sam", Role::Scorekeeper);
        assert!(shown(&sam.see(&format!("{at}?show=time"))).is_empty());
        assert!(sam.see(&format!("{at}?show=time")).text().contains("No table matches."));
        assert_eq!(shown(&jo.see(&format!("{at}?show=out"))), [3, 1, 2, 4]);
        assert_eq!(shown(&jo.see(&format!("{at}?show=nonsense"))), [3, 1, 2, 4]);
        assert_eq!(jo.get(&format!("{at}?table=3")).location, format!("{at}/3"));
        let none = jo.see(&format!("{at}?table=99"));
        assert!(none.text().contains("There is no table 99"), "{}", none.text());
        assert!(jo.see(&format!("{at}?table=x%3Cy")).text().contains("There is no table x<y"));
        assert_eq!(Form::all(&page.body).len(), 0, "the page is sent compressed: it holds no token");
        assert_eq!(page.header("cache-control"), "no-store");
    }

    fn a_phone_takes_the_floor_compressed(db) {
        let slug = running(db, 60);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let at = format!("/t/{slug}/desk/floor");
        let plain = jo.request("GET", &at, &[("accept-encoding", "identity")], None);
        assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
        assert_eq!(rows(&plain).len(), 60);
        assert!(plain.body.len() / 60 < 700, "{} bytes for 60 tables", plain.body.len());
        let packed = jo.request("GET", &at, &[("accept-encoding", "gzip")], None);
        assert_eq!(packed.header("content-encoding"), "gzip");
        assert_eq!(packed.header("vary"), "accept-encoding");
    }

    fn a_call_from_the_page_to_its_answer(db) {
        let slug = running(db, 2);
        let made = a_call(db, &slug, 1);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Kim", Role::Judge));
        let hal = visits(&service, &slug, "Hal", Role::HeadJudge);
        let at = format!("/t/{slug}/desk/calls");
        let (jos, kims) = (jo.see(&at), kim.see(&at));
        assert!(jos.text().contains("Player 001") && jos.text().contains("waits for a judge"));
        assert!(jos.body.contains(&format!("/desk/rulings/new?table={}&amp;call={}", 1, made.id))
            || jos.body.contains(&format!("&#38;call={}", made.id)), "a ruling begins here");
        let taken = jo.send(&jos.form("/claim"));
        assert!(follow(&jo, &taken).text().contains("The call is yours."));
        let late = kim.send(&kims.form("/claim"));
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Jo has the call since") && late.text().contains("Nothing was changed"));
        assert_eq!(forms(&late, "/claim"), 0, "the page as it is now");
        assert_eq!(forms(&late, "/resolve"), 0, "it is Jo's to resolve");
        let up = jo.send(&jo.see(&at).form("/escalate"));
        assert!(follow(&jo, &up).text().contains("The head judge is called."));
        let below = jo.see(&at);
        assert_eq!((forms(&below, "/claim"), forms(&below, "/resolve")), (0, 0));
        let refused = jo.post(&format!("{at}/{}/resolve", made.id), &[("version", "3")]);
        assert_eq!(refused.status, 403, "{}", refused.text());
        hal.send(&hal.see(&at).form("/claim"));
        let done = hal.send(&hal.see(&at).form("/resolve").set("answer", "The trigger <happens>"));
        let page = follow(&hal, &done);
        assert!(page.text().contains("Answer: The trigger <happens>"), "{}", page.text());
        assert!(page.text().contains("Hal resolved it at"));
        assert!(page.text().contains("none open"));
    }

    fn a_call_is_noted_and_mistakes_keep_what_was_typed(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let at = format!("/t/{slug}/desk/calls");
        let wrong = jo.send(&jo.see(&at).form("/calls").set("table", "7").set("what", "Marked cards"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("no table 7 in round 1"), "{}", wrong.text());
        assert_eq!(wrong.form("/calls").value("what"), "Marked cards");
        let right = jo.send(&wrong.form("/calls").set("table", "2"));
        let page = follow(&jo, &right);
        assert!(page.text().contains("The call is noted.") && page.text().contains("noted by you"));
    }

    fn the_page_of_a_table_leads_to_all_a_judge_does_there(db) {
        let slug = running(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        in_database_clock(db, &slug, 10, Some(75));
        let at = format!("/t/{slug}/desk/floor/2");
        let page = jo.see(&at);
        let desk = format!("/t/{slug}/desk");
        for to in ["/floor/1", "/floor/3", "/floor", "/game/2", "/results/1/2", "/rulings/new?table=2"] {
            assert!(page.body.contains(&format!("href=\"{desk}{to}\"")), "{to}");
        }
        let covered = jo.send(&page.form("/covers").set("do", "take"));
        let page = follow(&jo, &covered);
        assert!(page.text().contains("You cover this table"), "{}", page.text());
        let noted = jo.send(&page.form("/desk/calls").set("what", "A question"));
        assert_eq!(noted.location, at);
        let page = follow(&jo, &noted);
        assert!(page.text().contains("A question"));
        let taken = jo.send(&page.form("/claim"));
        assert_eq!(taken.location, at, "back to the table");
        let other = visits(&service, &slug, "Kim", Role::Judge);
        let late = other.send(&page.form("/claim").set("csrf", &token_of(&other, &at)));
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Table 2: Jo has the call since"), "{}", late.text());
        let stale = page.form("/resolve").set("answer", "The <b>older</b> one first");
        let late = jo.send(&stale);
        assert_eq!((late.status, late.form("/resolve").value("answer")), (409, "The <b>older</b> one first"));
        // What is wrong is said at the table's own form: the clock's would give the time to every table.
        let wrong = jo.send(&jo.see(&at).form("/clock/tables").set("minutes", "3 min").set("reason", "A long ruling"));
        assert!(wrong.status == 422 && wrong.text().contains("Minutes: give a number"), "{}", wrong.text());
        let again = wrong.form("/clock/tables");
        assert_eq!((again.value("table"), again.value("minutes"), again.value("reason")), ("2", "3 min", "A long ruling"));
        assert!(Form::all(&wrong.body).iter().all(|form| !form.action.ends_with("/clock/add")));
        let given = jo.send(&again.set("minutes", "3"));
        assert_eq!(given.location, at);
        let page = follow(&jo, &given);
        assert!(page.text().contains("with 3 min extension") && page.text().contains("A long ruling"), "{}", page.text());
        let begun = jo.send(&page.form("/clock/deck-checks"));
        let page = follow(&jo, &begun);
        assert!(page.text().contains("Deck check since"), "{}", page.text());
        assert!(jo.see(&format!("/t/{slug}/desk/floor")).text().contains("Deck check since"));
        let ended = jo.send(&page.form("/end"));
        assert!(follow(&jo, &ended).text().contains("with 7 min extension"), "its length and four minutes");
        let gone = jo.get(&format!("/t/{slug}/desk/floor/9"));
        assert_eq!(gone.status, 404);
        assert!(gone.text().contains("no table 9 in round 1"));
    }

    fn tables_are_covered_from_the_page(db) {
        let slug = running(db, 5);
        let service = Service::start(db);
        let (jo, hal) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Hal", Role::HeadJudge));
        let at = format!("/t/{slug}/desk/covers");
        let wrong = jo.send(&jo.see(&at).form("/covers").set("tables", "1 to 3").set("do", "take"));
        assert_eq!((wrong.status, wrong.form("/covers").value("tables")), (422, "1 to 3"));
        let done = jo.send(&wrong.form("/covers").set("tables", "1-3").set("do", "take"));
        let page = follow(&jo, &done);
        assert!(page.text().contains("Tables 1–3: yours."), "{}", page.text());
        assert!(page.text().contains("Nobody Tables 4, 5") || page.text().contains("4, 5"));
        let give = hal.see(&at);
        let give = Form::all(&give.body).into_iter().find(|f| f.fields.iter().any(|(n, _)| n == "given"));
        let jo_id = staff(db, &slug, "Jo", Role::Judge).account_id.expect("an account");
        let done = hal.send(&give.expect("the head judge gives").set("judge", &jo_id).set("given", "4").set("do", "assign"));
        assert!(follow(&hal, &done).text().contains("Table 4: given."));
        let floor = hal.see(&format!("/t/{slug}/desk/floor"));
        assert!(floor.text().contains("1–4"), "the head judge sees who covers what: {}", floor.text());
        let nothing = jo.post(&at, &[("tables", "1")]);
        assert_eq!(nothing.status, 422);
    }

    fn a_scorekeeper_looks_and_does_not_act(db) {
        let slug = running(db, 2);
        a_call(db, &slug, 1);
        let service = Service::start(db);
        let sam = visits(&service, &slug, "Sam", Role::Scorekeeper);
        for path in ["floor", "calls", "covers"] {
            let page = sam.see(&format!("/t/{slug}/desk/{path}"));
            assert_eq!(Form::all(&page.body).len(), 0, "{path}: {:?}", Form::all(&page.body));
        }
        assert_eq!(forms(&sam.see(&format!("/t/{slug}/desk/floor/1")), "/claim"), 0);
    }

    fn a_judges_desk_leads_to_the_floor(db) {
        let slug = running(db, 2);
        a_call(db, &slug, 1);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let home = jo.see(&format!("/t/{slug}/desk"));
        let primary = home.body.find("class=\"button primary\"").expect("a primary action");
        assert!(home.body[primary..].starts_with(&format!("class=\"button primary\" href=\"/t/{slug}/desk/floor\"")));
        assert!(home.text().contains("1 call waits for a judge"), "{}", home.text());
        let nothing = service.anonymous().get(&format!("/t/{slug}/desk/floor"));
        assert!(nothing.location.starts_with("/sign-in"));
    }

    fn between_rounds_the_floor_says_so(db) {
        let slug = db.in_database_tournament("Early", 8);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let page = jo.see(&format!("/t/{slug}/desk/floor"));
        assert!(page.text().contains("No round is at the tables"));
        let actor = staff(db, &slug, "Jo", Role::Judge);
        by(db, &slug, &actor, |work| note(work, None, "At the door")).expect("noted");
        let page = jo.see(&format!("/t/{slug}/desk/floor"));
        assert!(page.text().contains("Calls away from the tables") && page.text().contains("At the door"));
        assert_eq!(jo.get(&format!("/t/{slug}/desk/floor/1")).status, 404);
        assert!(jo.see(&format!("/t/{slug}/desk/covers")).text().contains("No round is at the tables"));
    }
}

/// The token that a visitor's own forms carry.
fn token_of(visitor: &Visitor, at: &str) -> String {
    visitor.see(at).form("/desk/calls").value("csrf").to_owned()
}
