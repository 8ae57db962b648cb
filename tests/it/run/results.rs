//! Results by the buttons of the tables' cards: pressed, undone by who pressed, confirmed, refused, in place.

use podium_event::PodResult;
use podium_ops::OpError;
use podium_ops::run::clock;
use podium_ops::run::reports::{Reported, report};
use podium_ops::run::results::{self, Typed};
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::log;
use podium_store::{DbError, ReportState, Role};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// A tournament whose players report, with a published round of so many players. Returns its slug.
fn published(db: &TestDb, name: &str, players: usize) -> String {
    let slug = db.in_database_tournament(name, players);
    db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
    db.next_round(&slug);
    slug
}

fn result(db: &TestDb, slug: &str, table: u32) -> PodResult {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.result.clone()
}

/// The seat, from 1, that won a table; 0 for any other result.
fn winner(db: &TestDb, slug: &str, table: u32) -> usize {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    match &pod.result {
        PodResult::Won(winner) => pod.seats.iter().position(|seat| seat == winner).map_or(0, |ix| ix + 1),
        _ => 0,
    }
}

/// The numbers of the players at a table, in seat order.
fn at_table(db: &TestDb, slug: &str, table: u32) -> Vec<i64> {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

fn says(db: &TestDb, slug: &str, number: i64, games: &str) -> Result<Reported, OpError> {
    let typed = Typed {
        games: games.to_owned(),
        ..Typed::default()
    };
    db.act_as(slug, db.player(slug, number), |work| report(work, &typed))
}

fn newest_report(db: &TestDb, slug: &str) -> ReportRow {
    let id = db.load(slug).tournament.id;
    let rows = db.db.read(|conn| reports::of_tournament(conn, &id));
    rows.expect("the reports").pop().expect("a report")
}

fn results(slug: &str) -> String {
    format!("/t/{slug}/desk/results")
}

/// Presses a button of a card on the page as the visitor sees it now.
fn press(visitor: &Visitor, slug: &str, name: &str, value: &str) -> Page {
    press_on(visitor, &visitor.see(&results(slug)), name, value)
}

fn press_on(visitor: &Visitor, page: &Page, name: &str, value: &str) -> Page {
    let mut form = page.form("/desk/results");
    form.fields
        .retain(|(name, _)| !matches!(name.as_str(), "table" | "result" | "marks"));
    visitor.send(&form.set(name, value))
}

/// The value of the first button of this name for a table.
fn button(page: &Page, name: &str, table: u32) -> Option<String> {
    let wanted = format!("name=\"{name}\" value=\"{table}.");
    let (_, rest) = page.body.split_once(&wanted)?;
    Some(format!("{table}.{}", rest.split_once('"')?.0))
}

both_databases! {
    /// Two have a table's page open that has no result yet: who sends second has not seen what the first stored.
    fn a_result_that_came_since_the_page_is_not_gone_over(db) {
        let slug = published(db, "Meanwhile", 8);
        let enter = |seat: &str| {
            let place = results::TableVersion { round: 1, table: 1, version: 1 };
            let typed = Typed { games: seat.to_owned(), ..Typed::default() };
            db.act(&slug, |work| results::enter(work, place, Some(&typed), &[], "misread slip"))
        };
        enter("1").expect("the first is stored");
        let second = enter("2");
        assert!(matches!(second, Err(OpError::Conflict(_))), "{second:?}");
        assert_eq!(winner(db, &slug, 1), 1);
    }

    fn a_seat_that_is_pressed_has_won_and_is_undone_by_who_pressed(db) {
        let slug = published(db, "Pressed", 12);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let seen = keeper.see(&results(&slug));
        assert!(seen.text().contains("the first result starts the round and its clock"), "{}", seen.text());
        assert!(button(&seen, "undo", 2).is_none() && seen.body.contains("name=\"won\" value=\"2.4\""));
        let sent = press_on(&keeper, &seen, "won", "2.3");
        assert_eq!((sent.status, sent.location.as_str()), (303, results(&slug).as_str()));
        assert_eq!(winner(db, &slug, 2), 3);
        let page = keeper.see(&results(&slug));
        assert!(page.text().contains("Table 2 is reported.") && !page.text().contains("not started"), "{}", page.text());
        let undo = button(&page, "undo", 2).expect("it can be undone");
        let other = judge.see(&results(&slug));
        assert!(button(&other, "undo", 2).is_none() && !other.text().contains("is reported."), "only by who entered it");
        let refused = press_on(&judge, &other, "undo", &undo);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("who entered a result undoes it"), "{}", refused.text());
        assert_eq!(winner(db, &slug, 2), 3);

        let before = db.load(&slug).tournament;
        assert_eq!(press_on(&keeper, &page, "undo", &undo).status, 303);
        let now = db.load(&slug).tournament;
        assert_eq!((now.version, now.floor_version), (before.version, before.floor_version + 1), "only the floor sees it");
        assert_eq!(result(db, &slug, 2), PodResult::NotReported);
        let lines = db.db.read(|conn| log::of_tournament(conn, &now.id)).expect("the log");
        let line = lines.last().expect("a line");
        assert_eq!(line.verb, "result.undo");
        assert!(line.before.is_some() && line.after.is_none() && !line.public);
        // twice does nothing twice, and what was undone does not come back with the first press
        assert_eq!(press_on(&keeper, &page, "undo", &undo).status, 303);
        assert_eq!(press_on(&keeper, &seen, "won", "2.3").status, 303);
        assert_eq!(result(db, &slug, 2), PodResult::NotReported);
        assert_eq!(press(&keeper, &slug, "won", "2.d").status, 303);
        assert!(matches!(result(db, &slug, 2), PodResult::Drawn(_)));
        let late = press(&keeper, &slug, "undo", &undo);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("has changed meanwhile"), "{}", late.text());
    }

    fn later_an_entry_is_changed_and_not_undone(db) {
        let slug = published(db, "Late", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        press(&keeper, &slug, "won", "1.1");
        let undo = button(&keeper.see(&results(&slug)), "undo", 1).expect("at first");
        // an hour ago
        for sql in ["UPDATE pods SET reported_at = '2020-01-01 00:00:00' WHERE result IS NOT NULL", "UPDATE log SET at = '2020-01-01 00:00:00'"] {
            Raw::connect(&db.address).execute(sql);
        }
        let refused = press(&keeper, &slug, "undo", &undo);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("Change it at its table, with a reason"), "{}", refused.text());
        assert_eq!(winner(db, &slug, 1), 1);
    }

    fn what_was_overruled_or_corrected_is_not_undone(db) {
        let slug = published(db, "Overruled", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        press(&keeper, &slug, "won", "1.1");
        let table = keeper.see(&format!("{}/1/1", results(&slug)));
        let form = table.form("/results/1/1").set("result", "2").set("reason", "the slip was misread");
        assert_eq!(keeper.send(&form).status, 303);
        let page = keeper.see(&results(&slug));
        assert!(button(&page, "undo", 1).is_none(), "the earlier result would not come back");
        let version = db.load(&slug).rounds[0].pods[0].version;
        assert_eq!(press_on(&keeper, &page, "undo", &format!("1.{version}")).status, 422);
        assert_eq!(winner(db, &slug, 1), 2);
    }

    fn another_result_is_said_on_the_card_with_the_way_to_overrule_it(db) {
        let slug = published(db, "Two slips", 8);
        let service = Service::start(db);
        let (keeper, judge) = (
            service.in_database_staff(&slug, Role::Scorekeeper),
            service.in_database_staff(&slug, Role::Judge),
        );
        let old = judge.see(&results(&slug));
        press(&keeper, &slug, "won", "2.4");
        let same = press_on(&judge, &old, "won", "2.4");
        assert_eq!(same.status, 303);
        assert!(judge.see(&results(&slug)).text().contains("Table 2 had this result already."));
        let other = press_on(&judge, &old, "won", "2.1");
        assert_eq!(other.status, 409);
        let text = other.text();
        assert!(text.contains("Somebody reported it before") && text.contains("Yours is not stored"), "{text}");
        assert_eq!(winner(db, &slug, 2), 4);
        let way = format!("{}/1/2?result=1", results(&slug));
        assert!(other.body.contains(&way), "{}", other.body);
        let overrule = judge.see(&way);
        assert!(overrule.text().contains("Overrule"), "{}", overrule.text());
        let form = overrule.form("/results/1/2");
        assert_eq!(form.value("result"), "1");
        assert_eq!(judge.send(&form.set("reason", "both players say so")).status, 303);
        assert_eq!(winner(db, &slug, 2), 1);
    }

    fn a_page_of_an_earlier_round_stores_nothing(db) {
        let slug = published(db, "Old page", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let old = keeper.see(&results(&slug));
        for table in ["1.1", "2.1"] {
            press(&keeper, &slug, "won", table);
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, structure, 1)).expect("finished");
        db.next_round(&slug);
        let late = press_on(&keeper, &old, "won", "1.2");
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Round 2 takes results now"), "{}", late.text());
        let typed = keeper.send(&old.form("/desk/results").set("table", "1").set("result", "2"));
        assert_eq!(typed.status, 409);
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);
    }

    fn what_players_report_is_confirmed_by_one_press_and_waits_again_when_undone(db) {
        let slug = published(db, "Confirmed", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let (first, second) = (at_table(db, &slug, 1), at_table(db, &slug, 2));
        says(db, &slug, first[0], "2").expect("reported");
        let page = keeper.see(&results(&slug));
        assert!(page.text().contains("Nobody of the table has confirmed it yet"), "{}", page.text());
        let said = button(&page, "said", 1).expect("a button");
        assert_eq!(press_on(&keeper, &page, "said", &said).status, 303);
        assert_eq!(winner(db, &slug, 1), 2);
        assert_eq!(newest_report(db, &slug).state, ReportState::Overtaken);
        let page = keeper.see(&results(&slug));
        let undo = button(&page, "undo", 1).expect("undone like any other");
        assert_eq!(press_on(&keeper, &page, "undo", &undo).status, 303);
        let waits = newest_report(db, &slug);
        assert_eq!((waits.state, waits.answered_at), (ReportState::Waiting, None), "the players need not say it again");
        // withdrawn by the player who reported it, while the page still offers it
        let page = keeper.see(&results(&slug));
        db.act_as(&slug, db.player(&slug, first[0]), |work| podium_ops::run::reports::withdraw(work, &waits.id)).expect("withdrawn");
        let gone = press_on(&keeper, &page, "said", &said);
        assert_eq!(gone.status, 409);
        assert!(gone.text().contains("withdrawn their report"), "{}", gone.text());
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);

        // a dispute that the staff decided is a dispute again
        says(db, &slug, second[0], "1").expect("reported");
        says(db, &slug, second[1], "2").expect("disputed");
        let page = keeper.see(&results(&slug));
        assert!(page.text().contains("Disputed") && page.text().contains(" reported: "), "{}", page.text());
        assert_eq!(press_on(&keeper, &page, "won", "2.2").status, 303);
        assert_eq!(newest_report(db, &slug).state, ReportState::Overtaken);
        let page = keeper.see(&results(&slug));
        press_on(&keeper, &page, "undo", &button(&page, "undo", 2).expect("a button"));
        assert_eq!(newest_report(db, &slug).state, ReportState::Disputed);
    }

    fn a_new_report_is_the_newest_although_the_clock_was_ahead_before(db) {
        let slug = published(db, "Set back", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let pod = at_table(db, &slug, 1);
        says(db, &slug, pod[0], "1").expect("reported");
        let first = newest_report(db, &slug);
        db.act_as(&slug, db.player(&slug, pod[0]), |work| podium_ops::run::reports::withdraw(work, &first.id)).expect("withdrawn");
        let ahead = ReportRow {
            id: format!("{}0", "f".repeat(31)),
            ..newest_report(db, &slug)
        };
        let stored: Result<(), DbError> = db.db.write(|conn| reports::insert(conn, &ahead));
        stored.expect("a report of a clock that was ahead");
        says(db, &slug, pod[0], "2").expect("reported again");
        assert_eq!(newest_report(db, &slug).state, ReportState::Waiting);
        let said = button(&keeper.see(&results(&slug)), "said", 1).expect("a button");
        assert_eq!(press(&keeper, &slug, "said", &said).status, 303);
        let undo = button(&keeper.see(&results(&slug)), "undo", 1).expect("a button");
        assert_eq!(press(&keeper, &slug, "undo", &undo).status, 303);
        assert_eq!(newest_report(db, &slug).state, ReportState::Waiting, "it waits again");

        // of rows from before ids were kept in order, the one that the entry had overtaken comes back
        let older = newest_report(db, &slug);
        let greatest = ReportRow {
            id: "f".repeat(32),
            ..ahead
        };
        let stored: Result<(), DbError> = db.db.write(|conn| reports::insert(conn, &greatest));
        stored.expect("a report that is older and sorts last");
        let said = button(&keeper.see(&results(&slug)), "said", 1).expect("a button");
        assert_eq!(press(&keeper, &slug, "said", &said).status, 303);
        let undo = button(&keeper.see(&results(&slug)), "undo", 1).expect("a button");
        assert_eq!(press(&keeper, &slug, "undo", &undo).status, 303);
        let id = db.load(&slug).tournament.id;
        let rows: Result<Vec<ReportRow>, DbError> = db.db.read(|conn| reports::of_tournament(conn, &id));
        let again = rows.expect("the reports").into_iter().find(|row| row.id == older.id).expect("the report");
        assert_eq!(again.state, ReportState::Waiting, "it waits once more");
    }

    fn games_of_a_match_are_kept_until_it_is_decided(db) {
        let slug = db.in_database_tournament("Matches", 8);
        db.in_database_profile(&slug, |profile| profile.games_to_win = 2);
        db.next_round(&slug);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let step = |page: &Page, name: &str, value: &str, games: &str| {
            let mut form = page.form("/desk/results");
            form.fields.retain(|(name, _)| !matches!(name.as_str(), "table" | "result" | "marks"));
            let sent = keeper.send(&form.set(name, value).set("games", games));
            assert_eq!(sent.status, 303, "{}", sent.text());
            (keeper.see(&sent.location), sent.location)
        };
        let page = keeper.see(&results(&slug));
        let (page, at) = step(&page, "won", "1.3", "");
        assert!(at.ends_with("?games=1%3A3"), "{at}");
        assert!(page.text().contains("1 game") && page.body.contains("name=\"games\" value=\"1:3\""), "{}", page.body);
        let (page, _) = step(&page, "won", "1.D", "1:3");
        assert!(page.text().contains("2 games, 1 drawn"), "{}", page.text());
        let (page, at) = step(&page, "back", "1", "1:3 D");
        assert!(at.ends_with("?games=1%3A3"), "{at}");
        // the games of one table are not another's
        let (page, at) = step(&page, "won", "2.1", "1:3");
        assert!(at.ends_with("?games=2%3A1"), "{at}");
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);
        let (page, _) = step(&page, "won", "1.3", "1:3");
        assert!(matches!(result(db, &slug, 1), PodResult::Games { games, .. } if games.len() == 2), "decided");
        step(&page, "done", "2", "2:1");
        assert!(matches!(result(db, &slug, 2), PodResult::Games { games, .. } if games.len() == 1), "as far as it came");
    }

    /// A slip names who drops: result and drop are one act, in quick entry and on the table's page (T10).
    fn a_disqualified_player_wins_no_result_that_is_entered_later(db) {
        let slug = published(db, "No win", 8);
        let typed = |games: &str| Typed { games: games.to_owned(), ..Typed::default() };
        db.act(&slug, |work| results::report(work, 1, &typed("1"), None)).expect("won by seat 1");
        let number = at_table(db, &slug, 1)[1];
        db.act(&slug, |work| podium_ops::people::players::disqualify(work, number, "Bribery", false)).expect("disqualified");
        let version = db.load(&slug).rounds[0].pods[0].version;
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("2"), Some(version))).expect_err("seat 2 wins");
        assert!(refused.to_string().contains("was disqualified and cannot win"), "{refused}");
        assert_eq!(winner(db, &slug, 1), 1, "the result stays");
        db.act(&slug, |work| results::report(work, 1, &typed("3"), Some(version))).expect("seat 3 won");
    }

    fn drops_by_seat_are_recorded_with_the_result(db) {
        let slug = published(db, "Slips", 12);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let type_in = |table: &str, result: &str, marks: &str| {
            let form = keeper.see(&results(&slug)).form("/desk/results");
            keeper.send(&form.set("table", table).set("result", result).set("marks", marks))
        };
        let dropped = |table: u32| {
            let (loaded, numbers) = (db.load(&slug), at_table(db, &slug, table));
            let after = |number: &i64| loaded.players.iter().find(|row| row.number == *number).and_then(|row| row.dropped_after);
            numbers.iter().map(after).collect::<Vec<_>>()
        };
        let refused = type_in("1", "1", "d5");
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("Table 1: there is no seat 5 to drop. Type a seat from 1 to 4."), "{}", refused.text());
        assert_eq!((result(db, &slug, 1), dropped(1)), (PodResult::NotReported, vec![None; 4]), "both or nothing");
        let stored = type_in("1", "1", "c3 D2");
        assert_eq!(stored.status, 303);
        let said = keeper.see(&stored.location).text();
        assert!(said.contains(" drops at the end of round 1. Undo clears the result only"), "{said}");
        assert_eq!(dropped(1), [None, Some(1), None, None]);
        // the same slip once more
        let again = type_in("1", "1", "c3 d2");
        assert_eq!(again.status, 303);
        assert!(keeper.see(&again.location).text().contains("had this result already"));
        // another result is stored: who overrules it sends the drop with it
        let differs = type_in("1", "2", "d4");
        assert_eq!((differs.status, dropped(1)[3]), (409, None));
        let form = differs.form("/desk/results/1/1");
        assert!(form.fields.contains(&("marks".to_owned(), "d4".to_owned())), "{form:?}");
        let overruled = keeper.send(&form.set("do", "save").set("reason", "misread slip"));
        assert_eq!(overruled.status, 303, "{}", overruled.text());
        assert_eq!((winner(db, &slug, 1), dropped(1)), (2, vec![None, Some(1), None, Some(1)]));

        // on the page of a table, with the result or after it
        let page = format!("{}/1/2", results(&slug));
        let save = |marks: &str| {
            let form = keeper.see(&page).form("/desk/results/1/2");
            keeper.send(&form.set("result", "3").set("marks", marks).set("do", "save"))
        };
        assert!(keeper.see(&page).text().contains("D and a seat drops after this round"));
        assert_eq!(save("d1").status, 303);
        assert_eq!(save("d2").status, 303, "the result stays as it is");
        assert_eq!((winner(db, &slug, 2), dropped(2)), (3, vec![Some(1), Some(1), None, None]));
        let undo = button(&keeper.see(&results(&slug)), "undo", 2).expect("a button");
        assert_eq!(press(&keeper, &slug, "undo", &undo).status, 303);
        assert_eq!((result(db, &slug, 2), dropped(2)), (PodResult::NotReported, vec![Some(1), Some(1), None, None]));

        // nobody drops in a round that is over
        for table in [2, 3] {
            type_in(&table.to_string(), "1", "");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, structure, 1)).expect("finished");
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        let form = judge.see(&format!("{}/1/3", results(&slug))).form("/desk/results/1/3");
        let late = judge.send(&form.set("result", "2").set("marks", "d1").set("reason", "misread").set("do", "save"));
        assert_eq!(late.status, 422);
        assert!(late.text().contains("Drop players on their own pages."), "{}", late.text());
        assert_eq!(winner(db, &slug, 3), 1);
    }

    fn what_is_no_button_is_refused_and_changes_nothing(db) {
        let slug = published(db, "Odd", 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        for (name, value, status) in [
            ("won", "1.5", 422),
            ("won", "1.", 422),
            ("won", "99.1", 422),
            ("won", "x.1", 422),
            ("said", "1.nobody", 409),
            ("undo", "1.1", 409),
            ("undo", "1.x", 409),
            ("done", "1", 422),
        ] {
            let answer = press(&keeper, &slug, name, value);
            assert_eq!(answer.status, status, "{name} {value}: {}", answer.text());
        }
        for table in [1, 2] {
            assert_eq!(result(db, &slug, table), PodResult::NotReported);
        }
    }
}

/// The keys that are named are those that the largest pod has.
#[test]
fn the_hint_names_the_seats_of_the_pods() {
    let db = TestDb::sqlite();
    let slug = published(&db, "Hint", 8);
    let service = Service::start(&db);
    let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
    let page = keeper.see(&results(&slug));
    assert!(page.text().contains("1 – 4 that seat won"), "{}", page.text());
    assert!(page.body.contains("data-key=\"4\"") && !page.body.contains("data-key=\"5\""));
    // on a card its time, and what was given to it
    let typed = Typed {
        games: "1".to_owned(),
        ..Typed::default()
    };
    db.act(&slug, |work| results::report(work, 1, &typed, None))
        .expect("the round has begun");
    db.act(&slug, |work| clock::extend(work, 1, 2, 6, "a spilled drink"))
        .expect("extended");
    let page = keeper.see(&results(&slug));
    assert!(
        page.body.contains("data-ends") && page.body.contains("<b>+6</b>"),
        "{}",
        page.body
    );
}
