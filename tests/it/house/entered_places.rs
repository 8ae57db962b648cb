//! Places that are entered with mistakes, disputed, opened again, or asked for beside other rules.

use podium_event::profile::{DrawSharedBy, TiedPlaces};
use podium_ops::run::reports::Reported;
use podium_ops::run::results::{self, Typed};
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use super::places::{by_places, places};
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::Service;
use crate::run::reports::{at_table, says, typed};

both_databases! {
    fn a_refused_report_keeps_the_numbers(db) {
        let slug = by_places(db, "Refused");
        db.in_database_profile(&slug, |profile| profile.house.tied_places = TiedPlaces::TurnOrder);
        let service = Service::start(db);
        let ann = service.in_database_player(&slug, at_table(db, &slug, 1)[0]);
        let asked = ann.see(&format!("/t/{slug}/me/result?place_1=2&place_2=1&place_3=2&place_4=4"));
        let refused = ann.send(&asked.form("/me/report"));
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("players who left together are placed by turn order here"), "{}", refused.text());
        for (seat, place) in [(1, "2"), (2, "1"), (3, "2"), (4, "4")] {
            let field = refused.body.split(&format!("name=\"place_{seat}\"")).nth(1).and_then(|rest| rest.split('>').next());
            assert!(field.is_some_and(|rest| rest.contains(&format!("value=\"{place}\""))), "{seat}: {}", refused.body);
        }
        assert!(!refused.body.contains("2&gt;1=3&gt;4"), "numbers are no list of games");
    }

    fn the_staff_counts_either_of_two_orders(db) {
        let slug = by_places(db, "Disputed");
        let pod = at_table(db, &slug, 1);
        says(db, &slug, pod[0], "1>2>3>4").expect("reported");
        assert_eq!(says(db, &slug, pod[1], "2>1=3>4").expect("reported"), Reported::Disputed);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let page = keeper.see(&format!("/t/{slug}/desk/results/1/1"));
        assert!(page.text().contains("places: 1. "), "{}", page.text());
        let second = page.body.split("name=\"said\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let second = second.last().expect("a button").to_owned();
        let form = page.form("/desk/results").set("said", &second);
        assert_eq!(keeper.send(&form).status, 303);
        assert_eq!(places(db, &slug, 1), "2>1=3>4");
    }

    fn places_are_asked_where_only_those_still_in_share_a_draw_too(db) {
        let slug = by_places(db, "Both");
        db.in_database_profile(&slug, |profile| profile.house.draw_shared_by = DrawSharedBy::StillIn);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let list = format!("/t/{slug}/desk/results");
        let page = keeper.see(&list);
        assert!(page.body.contains("/1/1#places") && !page.body.contains("#draw"), "{}", page.body);
        assert!(!page.text().contains("= and seats") && page.body.contains("data-places"), "{}", page.text());
        let table = keeper.see(&format!("{list}/1/1"));
        assert!(!table.body.contains("name=\"still_in\"") && table.body.contains("name=\"place_1\""), "{}", table.body);
        let ann = service.in_database_player(&slug, at_table(db, &slug, 1)[0]);
        let asked = ann.see(&format!("/t/{slug}/me/result?winner=D"));
        assert!(!asked.body.contains("name=\"still_in\"") && asked.body.contains("name=\"place_1\""), "{}", asked.body);
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("=12"), None)).expect_err("places");
        assert!(format!("{refused:?}").contains("say-places"), "{refused:?}");
        db.act(&slug, |work| results::report(work, 1, &typed("1=2>3>4"), None)).expect("they say who was still in");
        // a draw of all, as the API shows it, is the same again
        db.act(&slug, |work| results::report(work, 2, &typed("D"), None)).expect("drawn by all");
        let program = service.in_database_program("ora", &[Scope::Read, Scope::Results], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let round = program.see(&format!("/tournaments/{slug}/rounds/1"));
        let table = round["pods"].as_array().and_then(|pods| pods.iter().find(|one| one["table"] == 2)).expect("the table");
        let set = program.send("PUT", &format!("/tournaments/{slug}/rounds/1/tables/2/result"), &table["result"]);
        assert_eq!((set.status, &set.json["changed"]), (200, &json!(false)), "{}", set.json);
        let scores = podium_rules::standings::standings(&db.load(&slug).event, None);
        let points: Vec<u32> = scores.rows().iter().take(4).map(|row| row.match_points).collect();
        assert_eq!(points, [3, 3, 2, 1]);
    }

    fn a_stored_draw_opens_with_its_places(db) {
        let slug = by_places(db, "Reopened");
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let list = format!("/t/{slug}/desk/results");
        db.act(&slug, |work| results::report(work, 1, &typed("D"), None)).expect("drawn by all");
        let open = || keeper.see(&format!("{list}/1/1")).form("/desk/results/1/1").set("do", "save");
        let numbers = |form: &Form| ["place_1", "place_2", "place_3", "place_4"].map(|field| form.value(field).to_owned());
        assert_eq!(numbers(&open()), ["1", "1", "1", "1"]);
        // a place beside a match loss is not dropped unseen
        let both = keeper.send(&open().set("marks", "m2").set("reason", "Late"));
        assert_eq!(both.status, 422);
        assert!(both.text().contains("seat 2 has a match loss, so it has no place"), "{}", both.text());
        assert_eq!(keeper.send(&open().set("marks", "m2").set("place_2", "").set("reason", "Late")).status, 303);
        assert_eq!(places(db, &slug, 1), "1=3=4");
        let form = open();
        assert_eq!((numbers(&form), form.value("marks")), (["1", "", "1", "1"].map(str::to_owned), "m2"));
        let again = keeper.send(&form.set("place_2", "4").set("reason", "They came"));
        assert_eq!(again.status, 422);
        assert!(again.text().contains("or the mark m2"), "{}", again.text());
        let named = service.in_database_staff(&slug, Role::Judge).see(&list).text();
        assert!(named.contains("match loss"), "{named}");
        // a draw of quick entry with a match loss too
        db.act(&slug, |work| {
            let lost = Typed { match_losses: vec![3], ..typed("D") };
            results::report(work, 2, &lost, None)
        }).expect("drawn by three");
        let form = keeper.see(&format!("{list}/1/2")).form("/desk/results/1/2");
        assert_eq!(numbers(&form), ["1", "1", "", "1"]);
    }

    fn a_table_of_places_names_its_match_losses_to_programs(db) {
        let slug = by_places(db, "Lost");
        let service = Service::start(db);
        let program = service.in_database_program("ora", &[Scope::Read, Scope::Results], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let pod = at_table(db, &slug, 1);
        db.act(&slug, |work| {
            let lost = Typed { match_losses: vec![4], ..typed("2>1=3") };
            results::report(work, 1, &lost, None)
        }).expect("one has a match loss");
        let round = program.see(&format!("/tournaments/{slug}/rounds/1"));
        let table = round["pods"].as_array().and_then(|pods| pods.iter().find(|one| one["table"] == 1)).expect("the table").clone();
        assert_eq!(table["result"]["match_losses"], json!([pod[3]]), "{table}");
        let mut body = table["result"].clone();
        body["version"] = table["version"].clone();
        let set = program.send("PUT", &format!("/tournaments/{slug}/rounds/1/tables/1/result"), &body);
        assert_eq!((set.status, &set.json["changed"]), (200, &json!(false)), "{}", set.json);
    }
}
