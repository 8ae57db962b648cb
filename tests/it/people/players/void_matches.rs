//! What becomes of the matches of somebody who leaves: they stay, the unplayed one is void, or all are.

use podium_check::Severity;
use podium_event::{Event, PlayerIx};
use podium_ops::floor::rulings::disqualify_directly;
use podium_ops::people::players::{Matches, drop_with, undo_disqualification, undo_drop};
use podium_ops::run::rounds::no_show;
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_rules::standings::standings;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

/// What the checker calls wrong.
fn wrong(event: &Event) -> Vec<String> {
    let report = podium_check::check(event, 3, &[]);
    let wrong = report
        .findings
        .into_iter()
        .filter(|one| one.severity == Severity::Wrong);
    wrong.map(|finding| finding.message).collect()
}

/// Points and matches of each player by number, in the standings of now.
fn sums(play: &Play<'_>) -> Vec<(i64, u32, u32, u32)> {
    let loaded = play.load();
    let table = standings(&loaded.event, None);
    let rows = table.rows().iter();
    rows.map(|row| {
        (
            loaded.row(row.player).number,
            row.rank,
            row.match_points,
            row.matches_played,
        )
    })
    .collect()
}

/// The numbers of the players at a table of the newest round.
fn at_table(play: &Play<'_>, table: u32) -> Vec<i64> {
    let loaded = play.load();
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

fn index(play: &Play<'_>, number: i64) -> PlayerIx {
    play.load().player_of_number(number).expect("a player")
}

/// Chooses what becomes of a player's matches on their page; the page that asks.
fn asked(visitor: &Visitor, play: &Play<'_>, number: i64, form: &str, matches: &str) -> Page {
    let page = visitor.see(&play.at(&format!("/desk/players/{number}")));
    let sent = visitor.send(&page.form(&format!("/{form}")).set("their_matches", matches));
    assert_eq!(sent.status, 200, "{}", sent.text());
    sent
}

/// Confirms it, with a reason.
fn confirmed(visitor: &Visitor, asked: &Page, form: &str) -> Page {
    let form = asked.form(&format!("/{form}"));
    visitor.send(&form.set("reason", "Had to leave at once").set("confirm", "Void"))
}

/// The whole tournament as its organizer exports it.
fn exported(db: &TestDb, slug: &str) -> String {
    let text: Result<String, podium_ops::OpError> = db.db.read(|conn| export(conn, slug, Audience::Organizer));
    text.expect("exported")
}

both_databases! {
    fn who_leaves_with_the_unplayed_match_void_leaves_the_table(db) {
        let play = Play::of(db, 12);
        play.set(|settings| settings.profile.swiss_rounds = Some(3));
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        play.publish(number);
        let seats = at_table(&play, 1);
        let page = asked(&organizer, &play, seats[1], "drop", "unplayed");
        let text = page.text();
        assert!(text.contains("leaves table 1 now: the 3 others play on"), "{text}");
        // nothing without the word, and what was typed stays
        let form = page.form("/drop").set("reason", "Had to leave at once");
        let unconfirmed = organizer.send(&form.set("confirm", "yes"));
        assert_eq!(unconfirmed.status, 422);
        assert_eq!(unconfirmed.form("/drop").value("reason"), "Had to leave at once");
        assert_eq!(at_table(&play, 1), seats);
        assert_eq!(confirmed(&organizer, &page, "drop").status, 303);
        assert_eq!(at_table(&play, 1), [seats[0], seats[2], seats[3]], "the others play on");
        let row = play.load().row(index(&play, seats[1])).clone();
        assert_eq!((row.dropped_after, row.void_after), (Some(1), None));
        let public = service.anonymous().see(&play.at("/changes")).text();
        assert!(public.contains("left table 1, round 2"), "{public}");

        // two would be too few
        let page = asked(&organizer, &play, seats[2], "drop", "unplayed");
        assert!(page.text().contains("Only 2 players would be left at table 1"), "{}", page.text());
        assert_eq!(confirmed(&organizer, &page, "drop").status, 303);
        assert_eq!(at_table(&play, 1), [seats[0], seats[2], seats[3]]);

        play.report_all();
        play.finish(number);
        let matches = |player: i64| sums(&play).into_iter().find(|row| row.0 == player).expect("a row").3;
        assert_eq!((matches(seats[1]), matches(seats[0])), (1, 2), "no match and no loss is counted");
        assert_eq!(wrong(&play.load().event), Vec::<String>::new());
        db.act(&play.slug, |work| undo_drop(work, seats[1], "A slip")).expect("back");
        play.round();
        assert_eq!(wrong(&play.load().event), Vec::<String>::new());
    }

    fn who_comes_back_has_the_seat_that_they_left(db) {
        let play = Play::of(db, 16);
        play.round();
        let number = play.draft();
        play.publish(number);
        let seats = at_table(&play, 2);
        let before = play.load().event;
        let left = || play.load().event.rounds()[1].pods[1].left.len();
        // void, and taken out for not coming
        for absence in ["void", "did not come"] {
            db.act(&play.slug, |work| match absence {
                "void" => drop_with(work, seats[1], Matches::UnplayedVoid, "Had to leave").map(|_| ()),
                _ => no_show(work, 2, seats[1]).map(|_| ()),
            })
            .expect("gone");
            assert_eq!((at_table(&play, 2), left()), (vec![seats[0], seats[2], seats[3]], 1));
            assert_eq!(wrong(&play.load().event), Vec::<String>::new(), "{absence}");
            db.act(&play.slug, |work| undo_drop(work, seats[1], "")).expect("back");
            assert_eq!(play.load().event, before, "{absence}");
        }
        // the match was played without them
        db.act(&play.slug, |work| drop_with(work, seats[3], Matches::UnplayedVoid, "Had to leave")).expect("gone");
        play.report_all();
        db.act(&play.slug, |work| undo_drop(work, seats[3], "")).expect("back");
        let round = play.load().event.rounds()[1].clone();
        assert_eq!((round.match_losses, left()), (vec![index(&play, seats[3])], 1));
        play.finish(number);
        play.round();
        assert_eq!(wrong(&play.load().event), Vec::<String>::new());
        // the file says who left
        let document = exported(db, &play.slug);
        let elsewhere = TestDb::sqlite();
        let read = podium_document::event::read(document.as_bytes()).expect("sound");
        let there = import(&elsewhere.db, &read, "somebody").ok().expect("imported");
        assert_eq!(exported(&elsewhere, &there), document, "the same bytes");
    }

    fn programs_choose_what_becomes_of_matches(db) {
        let play = Play::of(db, 12);
        play.round();
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Organizer);
        let program = service.in_database_program("organizer", &[Scope::Players], None);
        let seats = at_table(&play, 1);
        let address = format!("/tournaments/{}/players/{}/drop", play.slug, seats[0]);
        let drops = |body: serde_json::Value| program.send("POST", &address, &body);
        let silent = drops(serde_json::json!({"matches": "all_void"}));
        assert_eq!(silent.status, 422, "{silent:?}");
        assert!(silent.json.to_string().contains("Say why: everybody can read it."), "{silent:?}");
        assert_eq!(drops(serde_json::json!({"matches": "gone", "reason": "Left"})).status, 422);
        assert_eq!(drops(serde_json::json!({"matches": "all_void", "reason": "Left"})).status, 200);
        assert_eq!(play.load().row(index(&play, seats[0])).void_after, Some(1));
    }

    fn all_matches_are_void_for_everybody_at_their_tables_until_it_is_undone(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        play.round_won_by("2");
        let before = sums(&play);
        let (winner, here) = {
            let loaded = play.load();
            let pod = &loaded.event.rounds()[0].pods[0];
            (loaded.row(pod.seats[0]).number, pod.table)
        };
        let loser = {
            let loaded = play.load();
            loaded.row(loaded.event.rounds()[0].pods[0].seats[3]).number
        };
        let page = asked(&organizer, &play, loser, "drop", "all");
        let text = page.text();
        assert!(text.contains(&format!("Round 1: table {here} is void")) && text.contains("standings change"), "{text}");
        assert!(text.contains(&format!("First{winner} ")), "who loses points is named: {text}");
        assert_eq!(sums(&play), before, "nothing has happened yet");
        assert_eq!(confirmed(&organizer, &page, "drop").status, 303);

        let after = sums(&play);
        let of = |rows: &[(i64, u32, u32, u32)], player: i64| rows.iter().find(|row| row.0 == player).copied().expect("a row");
        assert_eq!(of(&after, winner).2 + 5, of(&before, winner).2, "the winner of a void table has no points of it");
        assert_eq!((of(&after, loser).2, of(&after, loser).3), (0, 0));
        let anybody = service.anonymous();
        for (address, says) in [("/pairings/1", "Void: the match counts for nobody"), ("/changes", "are void: they count for nobody")] {
            let text = anybody.see(&play.at(address)).text();
            assert!(text.contains(says), "{address}: {text}");
        }
        assert!(anybody.see(&play.at("/changes")).text().contains("Had to leave at once"), "with its reason");
        let table = Program::new(&service.base, None).see(&format!("/tournaments/{}/rounds/1/tables/{here}", play.slug));
        assert_eq!(table["void"], true);
        let staff = organizer.see(&play.at(&format!("/desk/results/1/{here}"))).text();
        assert!(staff.contains("Void: the match counts for nobody"), "{staff}");
        // the next round is paired by what counts, and players of void tables have met
        play.round();
        assert_eq!(wrong(&play.load().event), Vec::<String>::new());

        let document = exported(db, &play.slug);
        let elsewhere = TestDb::sqlite();
        let read = podium_document::event::read(document.as_bytes()).expect("sound");
        let there = import(&elsewhere.db, &read, "somebody").ok().expect("imported");
        let (here, copy) = (play.load(), elsewhere.load(&there));
        assert_eq!(standings(&here.event, None), standings(&copy.event, None));
        assert_eq!(exported(&elsewhere, &there), document, "the same bytes");

        let player = organizer.see(&play.at(&format!("/desk/players/{loser}")));
        assert_eq!(organizer.send(&player.form("/undo-drop")).status, 303);
        let text = anybody.see(&play.at("/changes")).text();
        assert!(text.contains("are no longer void"), "{text}");
        assert!(!anybody.see(&play.at("/pairings/1")).text().contains("Void"));
    }

    /// Two players of one or two tables leave: once both are back the standings are those of before.
    fn void_and_undone_is_as_before(db) {
        let play = Play::of(db, 16);
        play.round();
        play.round_won_by("3");
        let before = standings(&play.load().event, None);
        let tables = [at_table(&play, 1), at_table(&play, 2)].concat();
        for (one, two) in tables.iter().zip(tables.iter().skip(3)) {
            let leave = || {
                db.act(&play.slug, |work| drop_with(work, *one, Matches::AllVoid, "Left")).expect("dropped");
                db.act(&play.slug, |work| disqualify_directly(work, *two, Matches::AllVoid, "Cheating", true)).expect("disqualified");
            };
            leave();
            let without_both = sums(&play);
            db.act(&play.slug, |work| undo_drop(work, *one, "")).expect("back");
            assert_ne!(sums(&play), without_both, "the other one's stay void");
            db.act(&play.slug, |work| undo_disqualification(work, *two, "")).expect("back");
            assert_eq!(standings(&play.load().event, None), before, "{one} and {two}");
        }
        // a second way of leaving keeps the first one's choice
        let one = tables[0];
        db.act(&play.slug, |work| drop_with(work, one, Matches::AllVoid, "Left")).expect("dropped");
        db.act(&play.slug, |work| disqualify_directly(work, one, Matches::Stay, "Cheating", true)).expect("disqualified");
        db.act(&play.slug, |work| undo_disqualification(work, one, "")).expect("undone");
        let row = play.load().row(index(&play, one)).clone();
        assert_eq!((row.dropped_after, row.void_after), (Some(2), Some(2)));
        let silent = db.act(&play.slug, |work| drop_with(work, tables[1], Matches::AllVoid, " "));
        assert!(silent.is_err(), "not without a reason");
    }
}
