//! What stays and what goes when a round is over: tables, notices, calls; and who is asked before round 1.

use podium_ops::people::players;
use podium_ops::run::{results, rounds};
use podium_store::Role;

use crate::harness::http::{Page, Service};
use crate::harness::{TestDb, both_databases};

fn structure(db: &TestDb, slug: &str) -> i64 {
    db.load(slug).tournament.structure_version
}

/// Enters a result at every table of the newest round.
fn report_all(db: &TestDb, slug: &str) {
    for pod in &db.load(slug).rounds.last().expect("a round").pods {
        let typed = results::Typed {
            games: "1".into(),
            ..results::Typed::default()
        };
        db.act(slug, |work| results::report(work, pod.table_number, &typed, None))
            .expect("reported");
    }
}

fn finish(db: &TestDb, slug: &str, number: i64) {
    db.act(slug, |work| rounds::finish(work, structure(db, slug), number))
        .expect("finished");
}

/// The notices above a page.
fn notices(page: &Page) -> &str {
    let from = page.body.split("data-notices").nth(1).expect("the place of notices");
    from.split("data-live-part").next().unwrap_or_default()
}

both_databases! {
    fn a_call_is_shown_in_its_place_and_outlives_its_round_with_its_table(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Calls", 8);
        db.next_round(&slug);
        let (me, desk) = (format!("/t/{slug}/me"), format!("/t/{slug}/desk"));
        let staff = service.in_database_staff(&slug, Role::Organizer);
        assert!(!staff.see(&desk).text().contains("for a judge"));
        let ann = service.in_database_player(&slug, 1);
        assert_eq!(ann.send(&ann.see(&me).form("/me/call").set("what", "A trigger")).status, 303);
        let called = ann.see(&me);
        assert!(called.text().contains("Stay where you are") && !notices(&called).contains("judge"), "{}", notices(&called));
        // item: the organizer's desk and navigation show the call
        for page in [desk.clone(), format!("{desk}/players")] {
            assert!(staff.see(&page).text().contains("Calls 1 waiting"), "{page}");
        }
        assert!(staff.see(&desk).text().contains("1 call waits for a judge"));
        report_all(db, &slug);
        let round = staff.see(&format!("{desk}/rounds/1")).text();
        assert!(round.contains("A judge is called at table") && round.contains("stays open"), "{round}");
        finish(db, &slug, 1);
        let calls = staff.see(&format!("{desk}/calls")).text();
        assert!(calls.contains("Round 1, table ") && !calls.contains("Away –"), "{calls}");
        assert_eq!(ann.send(&ann.see(&me).form("/call/take-back")).status, 303);
        let after = ann.see(&me);
        assert!(!after.text().contains("withdrawn"), "{}", after.text());
    }

    fn between_rounds_no_page_shows_the_last_table_as_a_place_to_sit(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Between", 8);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let ann = service.in_database_player(&slug, 1);
        let playing = ann.see(&me);
        assert!(playing.body.contains("giant") && playing.text().contains("Seats in turn order"));
        assert!(playing.body.contains("data-notices-of=\"Round 1"), "a notice ends with its round");
        report_all(db, &slug);
        finish(db, &slug, 1);
        for page in [ann.see(&me), service.anonymous().see(&format!("{me}/1"))] {
            assert!(!page.body.contains("giant") && !page.body.contains("Seats in turn order"), "{}", page.text());
            assert!(page.text().contains("Your next table will be here"), "{}", page.text());
        }
        assert!(ann.see(&me).body.contains("data-notices-of=\"After round 1"));
    }

    fn who_pairs_round_1_is_asked_about_those_who_are_not_here(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Check-in", 12);
        let desk = format!("/t/{slug}/desk");
        let staff = service.in_database_staff(&slug, Role::Organizer);
        assert!(staff.see(&desk).text().contains("Pair round 1"), "everybody is here");
        for number in 9..=12 {
            db.act(&slug, |work| players::check_in(work, number, false)).expect("not here");
        }
        let page = staff.see(&desk);
        assert!(page.text().contains("8 of 12 are checked in"), "{}", page.text());
        assert!(page.text().contains("Pair the 8 who are here") && page.text().contains("Pair all 12"), "{}", page.text());
        let form = page.form("/desk/rounds").set("reason", "A test");
        let unasked = staff.send(&form.clone().set("form_id", "1"));
        assert!(unasked.status == 422 && unasked.text().contains("8 of 12 players are checked in"), "{}", unasked.text());
        assert_eq!(unasked.form("/desk/rounds").value("reason"), "A test", "what was typed is kept");
        let all = staff.send(&form.clone().set("form_id", "2").set("who", "all"));
        assert!(staff.see(&all.location).text().contains("8 of the 12 players in this draft are checked in"));
        db.act(&slug, |work| rounds::discard(work, structure(db, &slug), 1)).expect("discarded");
        let here = staff.see(&desk).form("/desk/rounds").set("reason", "A test").set("who", "here");
        assert_eq!(staff.send(&here).status, 303);
        let loaded = db.load(&slug);
        let seated: usize = loaded.event.rounds()[0].pods.iter().map(|pod| pod.seats.len()).sum();
        assert_eq!((seated, loaded.event.rounds()[0].byes.len()), (8, 0));
    }

    fn who_waits_gets_the_place_that_was_left_when_the_draft_of_round_1_is_discarded(db) {
        let slug = db.in_database_tournament("Waiting", 8);
        let row = db.load(&slug).tournament;
        let mut settings = podium_ops::tournaments::Settings::of(&row).expect("settings");
        settings.max_players = Some(8);
        db.act(&slug, |work| podium_ops::tournaments::change(work, row.settings_version, &settings)).expect("changed");
        let two = ["Ida", "Jon"].map(|name| players::PlayerData { name: name.to_owned(), ..players::PlayerData::default() });
        db.act(&slug, |work| players::bulk_add(work, &two, players::SameNames::Add)).expect("they wait");
        db.next_round(&slug);
        db.act(&slug, |work| players::drop(work, 1, "")).expect("dropped");
        db.act(&slug, |work| rounds::unpublish(work, structure(db, &slug), 1)).expect("unpublished");
        db.act(&slug, |work| rounds::discard(work, structure(db, &slug), 1)).expect("discarded");
        let loaded = db.load(&slug);
        let is_in = |number: i64| loaded.players.iter().any(|row| row.number == number);
        assert!(is_in(9) && !is_in(10), "one place is free, for the first who waits");
    }

    fn a_round_that_is_paired_again_refuses_kept_pods_of_who_left_and_tells_when_they_were_disqualified(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Kept", 8);
        db.next_round(&slug);
        db.act(&slug, |work| players::disqualify(work, 3, "Collusion", true)).expect("disqualified");
        db.act(&slug, |work| rounds::unpublish(work, structure(db, &slug), 1)).expect("unpublished");
        let loaded = db.load(&slug);
        let third = loaded.player_of_number(3).expect("a player");
        let theirs = loaded.event.rounds()[0].pods.iter().find(|pod| pod.seats.contains(&third)).expect("a pod");
        let kept = [i64::from(theirs.table)];
        let refused = db.act(&slug, |work| rounds::redraft(work, structure(db, &slug), 1, &kept, "They sit already"));
        let refused = refused.expect_err("one of them has left").to_string();
        assert!(refused.contains("Player 003") && refused.contains("may not play this round"), "{refused}");
        assert_eq!(db.load(&slug).rounds[0].pods.len(), 2, "nothing was changed");
        db.act(&slug, |work| rounds::redraft(work, structure(db, &slug), 1, &[], "")).expect("paired again");
        let changes = service.anonymous().see(&format!("/t/{slug}/changes")).text();
        assert!(changes.contains("Player 003 was disqualified before round 1, not in it."), "{changes}");
    }

    fn changes_name_undone_steps_a_changed_plan_and_a_disqualification(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Changes", 8);
        db.next_round(&slug);
        report_all(db, &slug);
        finish(db, &slug, 1);
        db.act(&slug, |work| rounds::reopen(work, structure(db, &slug), 1)).expect("reopened");
        let row = db.load(&slug).tournament;
        let mut settings = podium_ops::tournaments::Settings::of(&row).expect("settings");
        settings.profile.swiss_rounds = Some(4);
        db.act(&slug, |work| podium_ops::tournaments::change(work, row.settings_version, &settings)).expect("changed");
        db.act(&slug, |work| players::disqualify(work, 3, "Collusion, says a judge", true)).expect("disqualified");
        let changes = service.anonymous().see(&format!("/t/{slug}/changes")).text();
        for line in ["Round 1 reopened.", "Plan changed: Swiss rounds 4", "Player 003 was disqualified in round 1."] {
            assert!(changes.contains(line), "{line}: {changes}");
        }
        assert!(!changes.contains("Collusion"), "why is the staff's");
    }
}
