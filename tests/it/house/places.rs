//! Points by place: set in the form or by a program, entered by the staff, players and programs, scored and explained.

use std::collections::BTreeMap;

use podium_document::event::read;
use podium_event::profile::{DrawPoints, PlacePoints, Points, TiedPlaces};
use podium_event::{PlayerIx, PodResult};
use podium_ops::OpError;
use podium_ops::floor::follow::{self, AgreedRules, DeskAction, GameVersion, Next, Verdict};
use podium_ops::run::results;
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::run::reports::{all, at_table, published, says, typed, waiting};

/// A round by places: an order, two who left together with one who has a match loss, a draw of two, and a bye.
const PLACES: &str = r#"{"format": "podium-event/1",
 "tournament": {"name": "Store", "slug": "store", "state": "swiss", "uneven_pods": "smaller_pods", "swiss_rounds": 3,
                "place_points": {"4": [6, 3, 2, 1], "3": [6, 3, 2]}, "draw_points": {"2": 3, "3": 2, "4": 2}},
 "players": [{"id": "a", "name": "Ann"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cy"}, {"id": "d", "name": "Di"},
             {"id": "e", "name": "Ed"}, {"id": "f", "name": "Flo"}, {"id": "g", "name": "Gus"}, {"id": "h", "name": "Hal"},
             {"id": "i", "name": "Ida"}, {"id": "j", "name": "Joe"}, {"id": "k", "name": "Kim"}],
 "rounds": [{"number": 1, "state": "finished",
             "pods": [{"seats": ["a", "b", "c", "d"], "result": {"places": [["c"], ["a"], ["d"], ["b"]]}},
                      {"seats": ["e", "f", "g", "h"], "result": {"places": [["h"], ["e", "g"]]}},
                      {"seats": ["i", "j", "k"], "result": {"places": [["i", "k"], ["j"]]}}]}]}"#;

/// A tournament in which places score, with a published round of two tables.
pub(super) fn by_places(db: &TestDb, name: &str) -> String {
    let slug = published(db, name, 8);
    db.in_database_profile(&slug, |profile| {
        profile.house.place_points = Some(PlacePoints(BTreeMap::from([(4, vec![6, 3, 2, 1])])));
        profile.points = profile.usual_points();
    });
    slug
}

/// The places of a table by seats from 1, as they are typed.
pub(super) fn places(db: &TestDb, slug: &str, table: u32) -> String {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    let seat = |player: &PlayerIx| {
        pod.seats
            .iter()
            .position(|seat| seat == player)
            .map_or(0, |ix| ix + 1)
            .to_string()
    };
    match &pod.result {
        PodResult::Places(groups) => {
            let groups = groups
                .iter()
                .map(|group| group.iter().map(seat).collect::<Vec<_>>().join("="));
            groups.collect::<Vec<_>>().join(">")
        }
        other => format!("{other:?}"),
    }
}

both_databases! {
    fn the_form_sets_points_by_place(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Places", 11);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        for (name, value, sentence) in [
            ("place_points", "4 6 3 2 1", "is no line of points"),
            ("place_points", "4: 1 2", "no place scores more than the one before"),
            ("place_points", "4: 6 3 2 1\n4: 5 3 2 1", "two lines are for 4 players"),
            ("draw_points", "2: 3", "only has an effect where places score"),
            ("tied_places", "turn_order", "only has an effect where places score"),
        ] {
            let wrong = send(&[(name, value)]);
            assert_eq!(wrong.status, 422, "{name} {value}");
            assert!(wrong.text().contains(sentence), "{sentence}: {}", wrong.text());
        }
        let chosen = [("place_points", "4: 6 3 2 1\n3: 6, 3, 2"), ("draw_points", "2: 3"), ("tied_places", "turn_order")];
        let longer = send(&[&chosen[..], &[("games_to_win", "2")]].concat());
        assert!(longer.status == 422 && longer.text().contains("needs 2 game wins"), "{}", longer.text());
        let done = send(&chosen);
        assert_eq!(done.status, 303, "{}", done.text());
        let profile = Settings::of(&db.load(&slug).tournament).expect("settings").profile;
        assert_eq!(profile.house.place_points, Some(PlacePoints([(4, vec![6, 3, 2, 1]), (3, vec![6, 3, 2])].into())));
        assert_eq!(profile.house.draw_points, Some(DrawPoints([(2, 3)].into())));
        assert_eq!(profile.house.tied_places, TiedPlaces::TurnOrder);
        assert_eq!(profile.points, Points { win: 6, draw: 1, loss: 0, bye: 6 });
        let text = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for said in ["places in a pod of 4 score 6, 3, 2, 1; places in a pod of 3 score 6, 3, 2", "by place, match loss 0, bye 6", "2 players: 3 each", "the one furthest from the active player"] {
            assert!(text.contains(said), "{said}: {text}");
        }
        let judge = service.in_database_staff(&slug, Role::Judge);
        let end = judge.see(&format!("/t/{slug}/desk/references/end-of-round")).text();
        for said in ["Points by place: places in a pod of 4 score 6, 3, 2, 1;", "the last one in it has the first place", "2 players: 3 each", "the one furthest from the active player"] {
            assert!(end.contains(said), "{said}: {end}");
        }
        assert!(!end.contains("A won match gives") && !end.contains("A drawn match gives"), "{end}");
        db.next_round(&slug);
        let late = send(&[("place_points", "4: 5 3 2 1")]);
        assert!(late.status == 422 && late.text().contains("Points by place"), "{}", late.text());
    }

    fn a_document_with_places_scores_them_and_comes_back(db) {
        let document = read(PLACES.as_bytes()).unwrap_or_else(|problems| panic!("a sound document: {problems:?}"));
        let slug = import(&db.db, &document, "somebody").ok().expect("imported");
        let service = Service::start(db);
        let program = service.program();
        let rows = program.see(&format!("/tournaments/{slug}/standings"));
        let points: BTreeMap<i64, u64> = (0..11)
            .filter_map(|row| Some((rows["rows"][row]["number"].as_i64().or(rows["rows"][row]["player"]["number"].as_i64())?, rows["rows"][row]["match_points"].as_u64()?)))
            .collect();
        let expected = [(1, 3), (2, 1), (3, 6), (4, 2), (5, 2), (6, 0), (7, 2), (8, 6), (9, 3), (10, 2), (11, 3)];
        assert_eq!(points, BTreeMap::from(expected), "{rows}");
        let round = program.see(&format!("/tournaments/{slug}/rounds/1"));
        assert_eq!(round["pods"][1]["result"]["places"], json!([[8], [5, 7]]), "{round}");
        let page = service.anonymous().see(&format!("/t/{slug}/pairings/1")).text();
        assert!(page.contains("places: 1. Cy, 2. Ann, 3. Di and 4. Bo"), "{page}");
        let why = service.anonymous().see(&format!("/t/{slug}/standings/1/5")).text();
        assert!(why.contains("2 of the 6 points that 1 match could bring."), "{why}");
        let again: Result<String, OpError> = db.db.read(|conn| export(conn, &slug, Audience::Organizer));
        let again = again.expect("exported");
        let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
        let before: serde_json::Value = serde_json::from_str(PLACES).expect("JSON");
        for pod in 0..3 {
            assert_eq!(again["rounds"][0]["pods"][pod]["result"], before["rounds"][0]["pods"][pod]["result"]);
        }
        let checked = podium_check::standings(&db.load(&slug).event, None);
        let mut checked: Vec<u32> = checked.iter().map(|place| place.points).collect();
        checked.sort_unstable();
        assert_eq!(checked, [0, 1, 2, 2, 2, 2, 3, 3, 3, 6, 6]);
    }

    fn the_staff_numbers_the_players(db) {
        let slug = by_places(db, "Desk");
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let list = format!("/t/{slug}/desk/results");
        let page = keeper.see(&list);
        assert!(page.body.contains("/desk/results/1/1#places") && !page.body.contains("value=\"1.1\""), "{}", page.body);
        let table = format!("{list}/1/1");
        let numbered = |numbers: [&str; 4]| {
            let form = keeper.see(&table).form("/desk/results/1/1");
            let fields = ["place_1", "place_2", "place_3", "place_4"].into_iter().zip(numbers);
            keeper.send(&fields.fold(form, |form, (name, value)| form.set(name, value)).set("do", "save"))
        };
        let missing = numbered(["2", "", "1", "3"]);
        assert!(missing.status == 422 && missing.text().contains("All seats are needed, 1 to 4"), "{}", missing.text());
        assert_eq!(numbered(["2", "4", "1", "2"]).status, 303);
        assert_eq!(places(db, &slug, 1), "3>1=4>2");
        let form = keeper.see(&table).form("/desk/results/1/1");
        assert_eq!((form.value("place_3"), form.value("place_4"), form.value("place_2")), ("1", "2", "4"));
        let quick = |result: &str| keeper.send(&keeper.see(&list).form("/desk/results").set("table", "2").set("result", result));
        let winner = quick("2");
        assert!(winner.status == 422 && winner.text().contains("3>1=4>2"), "{}", winner.text());
        assert_eq!(quick("2>1>4>3").status, 303);
        assert_eq!(places(db, &slug, 2), "2>1>4>3");
        let scores = podium_rules::standings::standings(&db.load(&slug).event, None);
        let points: Vec<u32> = scores.rows().iter().map(|row| row.match_points).collect();
        assert_eq!(points, [6, 6, 3, 2, 2, 2, 1, 1]);
    }

    fn an_order_is_asked_for_where_turn_order_places(db) {
        let slug = by_places(db, "Ordered");
        db.in_database_profile(&slug, |profile| profile.house.tied_places = TiedPlaces::TurnOrder);
        let report = |games: &str| db.act(&slug, |work| results::report(work, 1, &typed(games), None));
        let refused = report("1>2=3>4").expect_err("they have an order");
        assert!(format!("{refused:?}").contains("say-turn-order"), "{refused:?}");
        report("1=2>3>4").expect("a draw of two, and the others in order");
        assert_eq!(places(db, &slug, 1), "1=2>3>4");
        let service = Service::start(db);
        let page = service.in_database_staff(&slug, Role::Scorekeeper).see(&format!("/t/{slug}/desk/results/1/1"));
        assert!(page.text().contains("the one furthest from the active player in turn order left first"), "{}", page.text());
    }

    fn turn_order_places_who_left_a_followed_game_together(db) {
        let slug = by_places(db, "Followed");
        db.in_database_profile(&slug, |profile| profile.house.tied_places = TiedPlaces::TurnOrder);
        let begun = |table| db.act(&slug, |work| follow::start(work, table, &AgreedRules::default())).expect("followed");
        let acts = |table, version, actions: &[serde_json::Value]| {
            let actions: Vec<DeskAction> = actions.iter().cloned().map(DeskAction::Do).collect();
            db.act(&slug, |work| follow::act(work, GameVersion::new(table, version), &actions)).expect("legal");
            let verdict = Verdict { next: Next::End, conceded_match: Vec::new(), overrule: None };
            let at = GameVersion::new(table, version + 1);
            db.act(&slug, |work| follow::confirm(work, at, &verdict)).expect("confirmed");
        };
        let loaded = db.load(&slug);
        let keys = |table: usize| -> Vec<String> {
            let pods = &loaded.event.rounds()[0].pods;
            pods[table - 1].seats.iter().map(|seat| loaded.row(*seat).key.clone()).collect()
        };
        begun(1);
        let seats = keys(1);
        // in the turn of seat 3 it kills 1, 2 and itself in one event: itself last, then turn order
        let gone = json!({"do": "leave", "players": [seats[0], seats[1], seats[2]], "why": "lost"});
        acts(1, 1, &[json!({"do": "end_turn", "marker": 1}), json!({"do": "end_turn", "marker": 1}), gone]);
        assert_eq!(places(db, &slug, 1), "4>3>1>2");
        begun(2);
        let seats = keys(2);
        let two = json!({"do": "leave", "players": [seats[3], seats[1]], "why": "lost"});
        acts(2, 1, &[two, json!({"do": "leave", "players": [seats[0]], "why": "conceded"})]);
        assert_eq!(places(db, &slug, 2), "3>1>2>4", "in the turn of seat 1");
    }

    fn players_number_themselves(db) {
        let slug = by_places(db, "Reported");
        let service = Service::start(db);
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let asked = ann.see(&format!("/t/{slug}/me/result?winner=2"));
        assert!(asked.text().contains("Who left the game in which order?"), "{}", asked.text());
        // a form that asks for the next page is sent by GET
        let winner = asked.body.split("name=\"place_2\"").nth(1).and_then(|rest| rest.split('>').next());
        assert!(winner.is_some_and(|rest| rest.contains("value=\"1\"")), "the tapped winner is first: {}", asked.body);
        let page = ann.see(&format!("/t/{slug}/me/result?place_1=2&place_2=1&place_3=2&place_4=4"));
        assert!(page.text().contains("places: 1. "), "{}", page.text());
        assert_eq!(ann.send(&page.form("/me/report")).status, 303);
        assert_eq!(all(db, &slug).last().expect("a report").games, "2>1=3>4");
        let report = waiting(db, &slug);
        db.act_as(&slug, db.player(&slug, pod[1]), |work| podium_ops::run::reports::confirm(work, &report)).expect("confirmed");
        assert_eq!(places(db, &slug, 1), "2>1=3>4");
        let other = at_table(db, &slug, 2);
        says(db, &slug, other[0], "2").expect_err("a winner alone says too little");
    }

    fn one_press_for_each_who_goes_out(db) {
        let slug = by_places(db, "Pressed");
        let service = Service::start(db);
        // on a phone: the last one left is first, and the page asks whether that is right
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let first = ann.see(&format!("/t/{slug}/me/result"));
        assert_eq!(first.body.matches("name=\"out\"").count(), 4, "{}", first.text());
        let some = ann.see(&format!("/t/{slug}/me/result?out=3+1"));
        assert!(some.body.contains("name=\"out\" value=\"3 1 2\"") && some.body.contains("name=\"out\" value=\"3\""), "{}", some.body);
        let all_out = ann.see(&format!("/t/{slug}/me/result?out=3+1+4"));
        assert!(all_out.text().contains("places: 1. "), "{}", all_out.text());
        assert_eq!(ann.send(&all_out.form("/me/report")).status, 303);
        assert_eq!(all(db, &slug).last().expect("a report").games, "2>4>1>3");
        // at the page of a table
        let staff = service.in_database_staff(&slug, Role::Scorekeeper);
        let page = staff.see(&format!("/t/{slug}/desk/results/1/2?out=4+2+1"));
        assert_eq!(staff.send(&page.form("/desk/results/1/2").set("do", "save")).status, 303);
        assert_eq!(places(db, &slug, 2), "3>1>2>4");
        // on paper and in a file
        let everybody = service.anonymous();
        let slips = everybody.see(&format!("/t/{slug}/pairings/1/slips"));
        assert!(slips.text().contains("Place") && !slips.text().contains("Won"), "{}", slips.text());
        let csv = everybody.see(&format!("/t/{slug}/export/pairings.csv")).body;
        assert!(csv.lines().next().is_some_and(|head| head.trim().ends_with("place 1,place 2,place 3,place 4")), "{csv}");
    }

    fn judges_press_who_goes_out_on_the_floor(db) {
        let slug = by_places(db, "Floor");
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let floor = format!("/t/{slug}/desk/floor?show=time");
        let press = |name: &str, value: &str| {
            let page = judge.see(&floor);
            let button = format!("name=\"{name}\" value=\"{value}\"");
            assert!(page.body.contains(&button), "no {button} in {}", page.text());
            assert_eq!(judge.send(&page.form("/desk/floor").set(name, value)).status, 303, "{button}");
        };
        assert!(judge.see(&floor).text().contains("Press each player when they leave the game."));
        for (version, seat) in [(0, 4), (2, 1), (3, 3)] {
            press("out", &format!("1.{seat}.{version}"));
        }
        press("won", "1.2.4");
        assert_eq!(places(db, &slug, 1), "2>3>1>4");
    }

    fn the_floor_takes_no_result_that_leaves_places_open(db) {
        let slug = by_places(db, "Open");
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let floor = format!("/t/{slug}/desk/floor?show=time");
        let page = judge.see(&floor);
        assert!(!page.body.contains("value=\"1.D.0\"") && page.body.contains("/desk/results/1/1#places"), "{}", page.text());
        let forged = |value: &str| judge.send(&judge.see(&floor).form("/desk/floor").set("won", value));
        let drawn = forged("1.D.0");
        assert!(drawn.text().contains("enter the draw on the page of results"), "{}", drawn.text());
        // time is called, and nobody has said who left
        assert_eq!(judge.send(&judge.see(&floor).form("/desk/floor").set("early", "1.1.0")).status, 303);
        let page = judge.see(&floor);
        assert!(!page.body.contains("name=\"won\" value=\"1.2.2\""), "{}", page.text());
        let won = forged("1.2.2");
        assert!(won.text().contains("places score here"), "{}", won.text());
        assert_eq!(places(db, &slug, 1), "NotReported");
    }

    fn programs_send_places(db) {
        let slug = by_places(db, "Programs");
        let service = Service::start(db);
        let program = service.in_database_program("ora", &[Scope::Results], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let pod = at_table(db, &slug, 1);
        let path = format!("/tournaments/{slug}/rounds/1/tables/1/result");
        let body = json!({"games": [], "places": [[pod[3]], [pod[0], pod[2]], [pod[1]]]});
        let set = program.send("PUT", &path, &body);
        assert_eq!(set.status, 200, "{}", set.json);
        assert_eq!(places(db, &slug, 1), "4>1=3>2");
        assert_eq!(program.send("PUT", &path, &body).status, 200, "the same again");
        let winner = json!({"games": [{"winner": pod[0]}], "version": 99});
        assert_eq!(program.send("PUT", &path, &winner).status, 422, "a winner alone says too little");
    }

    fn where_places_do_not_score_nobody_types_them(db) {
        let slug = published(db, "Usual", 8);
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("1>2>3>4"), None)).expect_err("not here");
        assert!(format!("{refused:?}").contains("no-places-here"), "{refused:?}");
    }
}
