//! Calls as a table and several judges share them: one call for all phones of a table, passed on with a line, handed to a
//! colleague, ended by the ruling that was written from it; and what else waits for a judge.

use podium_store::CallState;

use super::*;
use crate::harness::both_databases;
use crate::harness::form::Form;

/// The numbers of the players of a table, in seat order.
fn players_at(db: &TestDb, slug: &str, table: i64) -> Vec<i64> {
    let floor = board(db, slug);
    let places = &floor.table(table).expect("the table").places;
    places
        .iter()
        .map(|place| floor.players[&place.player_id].number)
        .collect()
}

fn only_call(db: &TestDb, slug: &str) -> CallRow {
    let mut calls = all_calls(db, slug);
    assert_eq!(calls.len(), 1, "one call: {calls:?}");
    calls.remove(0)
}

/// Makes a call one that judges have had for so many seconds.
fn in_database_taken(db: &TestDb, call: &CallRow, seconds: i64) {
    let first_taken_at = Some(clock::now() - chrono::Duration::seconds(seconds));
    let row = CallRow {
        first_taken_at,
        ..call.clone()
    };
    let stored: Result<(), DbError> = db.db.write(|conn| rows::update(conn, &row));
    stored.expect("the call is stored");
}

fn title(visitor: &Visitor, slug: &str) -> String {
    let page = visitor.see(&format!("/t/{slug}/desk/references")).body;
    let title = page.split("<title>").nth(1).and_then(|rest| rest.split('<').next());
    title.expect("a title").to_owned()
}

fn forms(page: &str, end: &str) -> usize {
    Form::all(page).iter().filter(|form| form.action.ends_with(end)).count()
}

both_databases! {
    fn two_phones_at_a_table_are_one_call(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (here, elsewhere) = (players_at(db, &slug, 1), players_at(db, &slug, 2));
        let [ann, bo, cleo] = [0, 1, 2].map(|seat| service.in_database_player(&slug, here[seat]));
        let me = format!("/t/{slug}/me");
        let names: Vec<String> = here.iter().map(|number| format!("Player {number:03}")).collect();
        let both = [ann.see(&me).form("/me/call"), bo.see(&me).form("/me/call").set("what", "He is slow")];
        assert_eq!((ann.send(&both[0]).status, bo.send(&both[1]).status), (303, 303), "the second one joins");
        let call = only_call(db, &slug);
        assert_eq!((call.state, call.callers().count(), call.what.as_str()), (CallState::Waiting, 2, "He is slow"));
        // who called may withdraw; the others read who called, and can add a note
        assert_eq!(forms(&bo.see(&me).body, "/me/call/take-back"), 1);
        let others = cleo.see(&me);
        assert!(others.text().contains("Judge called") && others.text().contains(&format!("by {}", names[0])), "{}", others.text());
        assert_eq!((forms(&others.body, "/me/call"), forms(&others.body, "/take-back")), (0, 0));
        assert!(others.text().contains("Add a note"));
        let away = service.in_database_player(&slug, elsewhere[0]).see(&me);
        assert!(!away.text().contains("Judge called") && forms(&away.body, "/me/call") == 1, "{}", away.text());

        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let list = jo.see(&format!("/t/{slug}/desk/calls"));
        assert!(list.text().contains(&format!("{}, {}", names[0], names[1])), "{}", list.text());
        assert_eq!(jo.send(&list.form("/claim")).status, 303);
        for phone in [&ann, &bo, &cleo] {
            assert!(phone.see(&me).text().contains("Jo is coming"), "{}", phone.see(&me).text());
        }
        // one of two who called withdraws: the other's call stays
        assert_eq!(ann.send(&ann.see(&me).form("/take-back")).status, 303);
        let call = only_call(db, &slug);
        assert_eq!((call.state, call.callers().count()), (CallState::Claimed, 1));
        assert!(ann.see(&me).text().contains(&format!("by {}", names[1])));
        assert_eq!(bo.send(&bo.see(&me).form("/take-back")).status, 303);
        assert_eq!(only_call(db, &slug).state, CallState::Withdrawn);
        assert_eq!(forms(&ann.see(&me).body, "/me/call"), 1, "the table may call again");
    }

    fn a_call_that_was_kept_is_never_for_another_table(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (here, elsewhere) = (players_at(db, &slug, 1)[0], players_at(db, &slug, 2)[0]);
        let [ann, bo] = [here, elsewhere].map(|number| service.in_database_player(&slug, number));
        let me = format!("/t/{slug}/me");
        let form = ann.see(&me).form("/me/call");
        let pod = form.value("pod").to_owned();
        assert!(!pod.is_empty());
        assert_eq!(ann.see(&format!("{me}/call")).form("/me/call").value("pod"), pod);
        let other = bo.see(&me).form("/me/call").value("pod").to_owned();
        // made at another table, or before there were tables
        for kept in [other.as_str(), ""] {
            let answer = ann.send(&form.clone().set("pod", kept));
            assert_eq!(answer.status, 409, "{kept}");
            assert!(answer.text().contains("You called a judge before your table changed, so nobody comes."), "{}", answer.text());
        }
        assert!(all_calls(db, &slug).is_empty());
        // a page from before forms had the field
        let mut old = form.clone();
        old.fields.retain(|(name, _)| name != "pod");
        assert_eq!(ann.send(&old).status, 303);
        assert_eq!(ann.send(&ann.see(&me).form("/take-back")).status, 303);
        assert_eq!(ann.send(&ann.see(&me).form("/me/call")).status, 303);
        assert_eq!(all_calls(db, &slug).len(), 2);
    }

    fn a_call_is_passed_to_the_head_judge_with_a_line_and_ends_with_its_ruling(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, hal) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Hal", Role::HeadJudge));
        let number = players_at(db, &slug, 1)[0];
        let player = service.in_database_player(&slug, number);
        let (me, at) = (format!("/t/{slug}/me"), format!("/t/{slug}/desk/calls"));
        a_call(db, &slug, number);
        jo.send(&jo.see(&at).form("/claim"));
        in_database_taken(db, &only_call(db, &slug), 7 * 60 + 15);
        let passed = jo.send(&jo.see(&at).form("/escalate").set("note", "Which <zone>?"));
        assert_eq!(passed.status, 303, "{}", passed.text());
        let said = player.see(&me).text();
        assert!(said.contains("The head judge has been called. Jo stays at your table."), "{said}");
        assert!(!said.contains("is coming"), "{said}");
        let asked = hal.see(&at).text();
        assert!(asked.contains("Jo asks: Which <zone>?") && asked.contains("Jo stays at the table."), "{asked}");
        // who is sent there reads it, too
        let kim = visits(&service, &slug, "Kim", Role::Judge);
        let kims = staff(db, &slug, "Kim", Role::Judge).account_id.expect("an account");
        assert_eq!(hal.send(&hal.see(&at).form("/hand").set("to", &kims)).status, 303);
        assert!(kim.see(&at).text().contains("Jo asks: Which <zone>?"), "{}", kim.see(&at).text());
        hal.send(&hal.see(&at).form("/claim"));
        assert!(player.see(&me).text().contains("Hal is coming"), "{}", player.see(&me).text());
        // the time counts since the first judge came, and the ruling ends the call
        let call = only_call(db, &slug);
        let new = format!("/t/{slug}/desk/rulings/new");
        let form = hal.see(&format!("{new}?table=1&call={}", call.id));
        assert_eq!(form.form("/rulings/new").value("minutes"), "length", "{}", form.text());
        let done = hal.send(&form.form("/rulings/new").set("what", "The trigger happens"));
        assert_eq!(done.status, 303, "{}", done.text());
        let shown = hal.see(&done.location).text();
        assert!(shown.contains("The table has 8 min more. The call is ended."), "{shown}");
        let call = only_call(db, &slug);
        assert_eq!((call.state, call.answer.as_deref()), (CallState::Resolved, Some("Ruling 1")));
        assert_eq!(board(db, &slug).table(1).expect("table 1").extension(), 8);
        assert!(!player.see(&me).text().contains("Judge called"), "{}", player.see(&me).text());
        assert!(hal.see(&at).text().contains("Answer: Ruling 1"));
        // a second ruling from the same call neither ends it again nor gives its time twice
        let again = hal.see(&format!("{new}?table=1&call={}", call.id));
        assert_ne!(again.form("/rulings/new").value("minutes"), "length");
    }

    fn a_ruling_leaves_a_call_that_another_judge_has(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Kim", Role::Judge));
        let at = format!("/t/{slug}/desk/calls");
        let call = a_call(db, &slug, players_at(db, &slug, 1)[0]);
        jo.send(&jo.see(&at).form("/claim"));
        let done = kim.post(
            &format!("/t/{slug}/desk/rulings/new"),
            &[("table", "1"), ("what", "A slip"), ("call", &call.id)],
        );
        assert!(kim.see(&done.location).text().contains("The call stays open: another judge has it."));
        assert_eq!(only_call(db, &slug).state, CallState::Claimed);
    }

    fn a_call_is_handed_to_a_named_colleague(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Kim", Role::Judge));
        let sam = visits(&service, &slug, "Sam", Role::Scorekeeper);
        let number = players_at(db, &slug, 1)[0];
        let (me, at) = (format!("/t/{slug}/me"), format!("/t/{slug}/desk/calls"));
        a_call(db, &slug, number);
        jo.send(&jo.see(&at).form("/claim"));
        let account = |name: &str| staff(db, &slug, name, Role::Judge).account_id.expect("an account");
        let hand = jo.see(&at).form("/hand");
        assert!(!jo.see(&at).text().contains("Hand it to Sam"), "a scorekeeper takes no calls");
        assert_eq!(jo.send(&hand.clone().set("to", &account("Jo")).set("form_id", "own")).status, 422);
        assert_eq!(jo.send(&hand.set("to", &account("Kim"))).status, 303);
        assert!(jo.see(&at).text().contains("You handed it to Kim at"), "{}", jo.see(&at).text());
        assert!(kim.see(&at).text().contains("Jo handed it to you at"), "{}", kim.see(&at).text());
        assert!(title(&kim, &slug).starts_with("(1) ") && !title(&jo, &slug).starts_with('('), "it waits for Kim alone");
        let player = service.in_database_player(&slug, number).see(&me).text();
        assert!(player.contains("Kim is coming"), "{player}");
        assert_eq!(forms(&sam.see(&at).body, "/claim"), 0);
        assert_eq!(kim.send(&kim.see(&at).form("/claim")).status, 303);
        assert!(kim.see(&at).text().contains("You have it since") && !title(&kim, &slug).starts_with('('));
    }

    fn a_dispute_waits_for_judges_and_both_sides_are_read_with_names(db) {
        let slug = running(db, 2);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let here = players_at(db, &slug, 1);
        for (seat, winner) in [(0, "1"), (1, "2")] {
            let typed = podium_ops::run::results::Typed { games: winner.to_owned(), ..Default::default() };
            by_player(db, &slug, here[seat], |work| podium_ops::run::reports::report(work, &typed)).expect("reported");
        }
        assert!(title(&jo, &slug).starts_with("(1) "), "{}", title(&jo, &slug));
        let (first, second) = (format!("Player {:03}", here[0]), format!("Player {:03}", here[1]));
        let table = jo.see(&format!("/t/{slug}/desk/floor/1")).text();
        assert!(table.contains(&format!("{first} reported at")) && table.contains(&format!("{first} won.")), "{table}");
        assert!(table.contains(&format!("{second} reported: {second} won.")), "{table}");
        let calls = jo.see(&format!("/t/{slug}/desk/calls")).text();
        assert!(calls.contains("1 disputed") && calls.contains(&format!("{second} reported: {second} won.")), "{calls}");
        let floor = jo.see(&format!("/t/{slug}/desk/floor?show=calls"));
        assert!(floor.body.contains("data-table=\"1\" data-is=\"all out calls"), "{}", floor.body);
        // the phones read both sides too
        let phone = service.in_database_player(&slug, here[2]).see(&format!("/t/{slug}/me")).text();
        assert!(phone.contains(&format!("{second} reported: {second} won.")), "{phone}");
    }

    fn an_open_call_of_the_last_round_is_not_away_from_the_tables(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        a_call(db, &slug, players_at(db, &slug, 2)[0]);
        for table in [1, 2] {
            let typed = podium_ops::run::results::Typed { games: "1".to_owned(), ..Default::default() };
            db.act(&slug, |work| podium_ops::run::results::report(work, table, &typed, None).map(drop)).expect("reported");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, structure, 1).map(drop)).expect("finished");
        let floor = jo.see(&format!("/t/{slug}/desk/floor")).text();
        assert!(floor.contains("Calls of an earlier round") && floor.contains("Round 1, table 2"), "{floor}");
        assert!(!floor.contains("away from the tables") && !floor.contains("Away from"), "{floor}");
        let calls = jo.see(&format!("/t/{slug}/desk/calls")).text();
        assert!(calls.contains("Round 1, table 2"), "{calls}");
        // for the player it ends with the next pairings: they may call again
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, structure, "a test")).expect("drafted");
        assert!(jo.see(&format!("/t/{slug}/desk/game/1")).text().contains("Table 1"), "a draft does not hide the round before it");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::publish(work, structure, 2)).expect("published");
        let called = only_call(db, &slug).player_id.expect("a player");
        let players = db.load(&slug).players;
        let caller = players.iter().find(|row| row.id == called).expect("there");
        let (player, me) = (service.in_database_player(&slug, caller.number), format!("/t/{slug}/me"));
        let page = player.see(&me);
        assert!(!page.text().contains("Stay where you are"), "{}", page.text());
        assert_eq!(player.send(&page.form("/me/call")).status, 303);
        assert!(player.see(&me).text().contains("Judge called"));
        assert!(jo.see(&format!("/t/{slug}/desk/floor")).text().contains("Calls of an earlier round"));
    }
}
