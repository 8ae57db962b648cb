//! The playoff by other rules: the best seed chooses who begins (T14), and the final is played on for the places (T60).

use podium_document::event::read;
use podium_event::PodResult;
use podium_ops::OpError;
use podium_ops::floor::follow::{self, DeskAction, GameVersion, Left, Tap};
use podium_ops::run::results;
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::archive::{Audience, export};
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::{Value, json};

use super::draws::cut_of_four;
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};
use crate::run::reports::typed;

const CHOOSES: &str = r#""playoff_seats": "best_seed_chooses""#;
const PLAYS_ON: &str = r#""playoff_places": true"#;

/// The ids of the players at the only table of the latest round, by seat.
fn seated(db: &TestDb, slug: &str) -> Vec<String> {
    let event = db.load(slug).event;
    let pod = &event.rounds().last().expect("a round").pods[0];
    pod.seats.iter().map(|seat| event.player(*seat).id.clone()).collect()
}

/// The number of the player with an id.
fn number(db: &TestDb, slug: &str, id: &str) -> i64 {
    let loaded = db.load(slug);
    let player = loaded
        .event
        .indices()
        .find(|player| loaded.event.player(*player).id == id);
    loaded.row(player.expect("the player")).number
}

/// Presses the button that a player begins, on a page of the desk.
fn begins(who: &Visitor, db: &TestDb, slug: &str, page: &str, id: &str) -> u16 {
    let number = number(db, slug, id).to_string();
    who.send(
        &who.see(&format!("/t/{slug}/desk/{page}"))
            .form("/rounds/1/first")
            .set("first", &number),
    )
    .status
}

/// Finishes the final and the tournament.
fn finish(db: &TestDb, slug: &str, round: i64) {
    let structure = || db.load(slug).tournament.structure_version;
    let at = structure();
    db.act(slug, |work| podium_ops::run::rounds::finish(work, at, round))
        .expect("the final is finished");
    let at = structure();
    db.act(slug, |work| podium_ops::run::playoff::finish_tournament(work, at, ""))
        .expect("it has a champion");
}

/// The names in the order of their final places.
fn places(db: &TestDb, slug: &str) -> Vec<String> {
    let loaded = db.load(slug);
    let places = podium_rules::playoff::final_places(&loaded.event);
    places
        .given()
        .iter()
        .map(|place| loaded.row(place.player).name.clone())
        .collect()
}

fn exported(db: &TestDb, slug: &str) -> Value {
    let text: Result<String, OpError> = db.db.read(|conn| export(conn, slug, Audience::Organizer));
    serde_json::from_str(&text.expect("exported")).expect("JSON")
}

both_databases! {
    fn the_form_sets_who_begins_and_whether_the_final_is_played_on(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Playoff", 9);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        let chosen = [("playoff_seats", "best_seed_chooses"), ("playoff_places", "yes")];
        let longer = send(&[&chosen[..], &[("games_to_win", "2")]].concat());
        assert!(longer.status == 422 && longer.text().contains("Places are those of one game"), "{}", longer.text());
        let done = send(&chosen);
        assert_eq!(done.status, 303, "{}", done.text());
        let house = Settings::of(&db.load(&slug).tournament).expect("settings").profile.house;
        assert!(house.playoff_places);
        let said = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for sentence in ["the best seed at the table chooses who begins", "Places below the champion", "the others play on until one is left"] {
            assert!(said.contains(sentence), "{sentence}: {said}");
        }
    }

    fn the_best_seed_chooses_who_begins(db) {
        let slug = cut_of_four(db, "Choice", CHOOSES);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, structure, "")).expect("drafted");
        let drawn = seated(db, &slug);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let draft = keeper.see(&format!("/t/{slug}/desk/rounds/1")).text();
        assert!(draft.contains("Cy, the best seed here, chooses who begins."), "{draft}");
        // the others follow as drawn
        let turned = |first: usize| -> Vec<String> { [&drawn[first..], &drawn[..first]].concat() };
        assert_eq!(begins(&keeper, db, &slug, "rounds/1", &drawn[2]), 303);
        assert_eq!(seated(db, &slug), turned(2));

        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::publish(work, structure, 1)).expect("published");
        let pairings = service.anonymous().see(&format!("/t/{slug}/pairings/1")).text();
        assert!(pairings.contains("Cy, the best seed here, chooses who begins."), "{pairings}");
        let phone = service.in_database_player(&slug, number(db, &slug, "a")).see(&format!("/t/{slug}/me")).text();
        assert!(phone.contains("Cy, the best seed here, chooses who begins."), "{phone}");
        // another choice, by a judge at the table; what players reported by seat is void
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(begins(&judge, db, &slug, "results/1/1", &drawn[1]), 303);
        assert_eq!(seated(db, &slug), turned(1));
        let changes = service.anonymous().see(&format!("/t/{slug}/changes")).text();
        assert!(changes.contains("begins at table 1, as the best seed there chose."), "{changes}");
        let sheet = keeper.see(&format!("/t/{slug}/desk/rounds/1")).text();
        assert!(sheet.contains("Print"), "{sheet}");

        let asked = judge.see(&format!("/t/{slug}/desk/results/1/1")).form("/rounds/1/first");
        let nobody = judge.send(&asked.clone().set("first", "99"));
        assert_eq!(nobody.status, 404, "{}", nobody.text());
        db.act(&slug, |work| results::report(work, 1, &typed("1"), None)).expect("won");
        let late = judge.send(&asked.set("first", &number(db, &slug, "a").to_string()));
        assert!(late.status == 422 || late.status == 409, "{}", late.text());
        assert_eq!(seated(db, &slug), turned(1), "the seats of a result stay");
        let page = judge.see(&format!("/t/{slug}/desk/results/1/1"));
        assert!(!page.body.contains("/rounds/1/first"), "{}", page.body);
    }

    fn a_game_that_has_begun_keeps_its_first_player(db) {
        let slug = cut_of_four(db, "Begun", CHOOSES);
        db.next_round(&slug);
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let start = judge.see(&format!("/t/{slug}/desk/game/1")).form("/game/1/start");
        assert_eq!(judge.send(&start).status, 303);
        let before = seated(db, &slug);
        let at = GameVersion::new(1, 1);
        db.act(&slug, |work| follow::act(work, at, &[DeskAction::AgreedDraw])).expect("it has begun");
        let form = judge.see(&format!("/t/{slug}/desk/results/1/1")).form("/rounds/1/first");
        let refused = judge.send(&form.set("first", &number(db, &slug, &before[3]).to_string()));
        assert!(refused.text().contains("The followed game at table 1 has begun"), "{}", refused.text());
        assert_eq!(seated(db, &slug), before);
    }

    fn nobody_chooses_where_seats_are_drawn_or_by_seed(db) {
        for (name, rules) in [("Drawn", r#""playoff_seats": "random""#), ("Seeds", r#""playoff_seats": "seed""#)] {
            let slug = cut_of_four(db, name, rules);
            db.next_round(&slug);
            let structure = db.load(&slug).tournament.structure_version;
            let first = number(db, &slug, "a");
            let refused = db
                .act(&slug, |work| podium_ops::run::rounds::choose_first(work, structure, 1, 1, first))
                .expect_err("nobody chooses");
            assert!(format!("{refused:?}").contains("nobody-chooses-first"), "{refused:?}");
        }
    }

    fn the_final_is_played_on_for_the_places(db) {
        let slug = cut_of_four(db, "Final", PLAYS_ON);
        let round = db.next_round(&slug);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        // seats are by seed: Cy, Ann, Di, Bo
        let alone = db.act(&slug, |work| results::report(work, 1, &typed("3"), None)).expect_err("a winner says too little");
        assert!(alone.to_string().contains("3>1=4>2"), "{alone:?}");
        let list = keeper.see(&format!("/t/{slug}/desk/results"));
        assert!(list.body.contains("#places"), "{}", list.body);
        let form = keeper.see(&format!("/t/{slug}/desk/results/{round}/1")).form("/results/1/1");
        let numbers = [("place_1", "4"), ("place_2", "2"), ("place_3", "1"), ("place_4", "2")];
        let sent = numbers.iter().fold(form, |form, (name, place)| form.set(name, place)).set("do", "save");
        assert_eq!(keeper.send(&sent).status, 303);
        finish(db, &slug, round);
        // Ann and Bo left together: by seed
        assert_eq!(places(db, &slug), ["Di", "Ann", "Bo", "Cy"]);
        let document = exported(db, &slug);
        let order: Vec<&str> = (0..4).filter_map(|ix| document["final_places"][ix]["player"].as_str()).collect();
        assert_eq!(order, ["d", "a", "b", "c"]);
        let mut wrong = document.clone();
        wrong["tournament"]["playoff_places"] = json!(false);
        let problems = read(wrong.to_string().as_bytes()).expect_err("places without the rule");
        assert!(format!("{problems:?}").contains("/rounds/0/pods/0/result/places"), "{problems:?}");
        let mut wrong = document.clone();
        wrong["final_places"][1]["player"] = json!("c");
        let problems = read(wrong.to_string().as_bytes()).expect_err("by seed Cy would be second");
        assert!(format!("{problems:?}").contains("/final_places/1"), "{problems:?}");
        read(document.to_string().as_bytes()).unwrap_or_else(|problems| panic!("{problems:?}"));

        let topdeck: Value = serde_json::from_str(&service.anonymous().see(&format!("/t/{slug}/export/topdeck.json")).body).expect("JSON");
        let again = podium_document::topdeck::read_value(&topdeck);
        let again = again.unwrap_or_else(|problems| panic!("{problems:?}")).document.event;
        let order = podium_rules::playoff::final_places(&again);
        let order: Vec<&str> = order.given().iter().map(|place| again.player(place.player).name.as_str()).collect();
        assert_eq!(order, ["Di", "Ann", "Bo", "Cy"], "through TopDeck's JSON");
    }

    fn players_and_programs_say_who_left_the_final_when(db) {
        let slug = cut_of_four(db, "Reported", &format!(r#"{PLAYS_ON}, "players_report": true"#));
        db.next_round(&slug);
        let service = Service::start(db);
        let ann = service.in_database_player(&slug, number(db, &slug, "a"));
        let asked = ann.see(&format!("/t/{slug}/me/result?winner=2"));
        assert!(asked.text().contains("Who left the game in which order?"), "{}", asked.text());
        let program = service.in_database_program("ora", &[Scope::Results], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let ids = ["c", "a", "d", "b"].map(|id| number(db, &slug, id));
        let path = format!("/tournaments/{slug}/rounds/1/tables/1/result");
        let winner = json!({"games": [{"winner": ids[0]}]});
        assert_eq!(program.send("PUT", &path, &winner).status, 422);
        let set = program.send("PUT", &path, &json!({"games": [], "places": [[ids[1]], [ids[3]], [ids[2]], [ids[0]]]}));
        assert_eq!(set.status, 200, "{}", set.json);
        finish(db, &slug, 1);
        assert_eq!(places(db, &slug), ["Ann", "Bo", "Di", "Cy"]);
    }

    fn a_followed_final_knows_who_left_when(db) {
        let slug = cut_of_four(db, "Followed", PLAYS_ON);
        db.next_round(&slug);
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(judge.send(&judge.see(&format!("/t/{slug}/desk/game/1")).form("/game/1/start")).status, 303);
        let tap = |version: i64, tap: Tap| {
            db.act(&slug, |work| follow::tap(work, GameVersion::new(1, version), &tap)).expect("tapped");
        };
        // Ann is out first, then Cy and Bo with the winner's last spell
        tap(1, Tap::Out(1, Left::Lost));
        tap(2, Tap::Result(Some(2)));
        let event = db.load(&slug).event;
        let result = &event.rounds()[0].pods[0].result;
        let PodResult::Places(groups) = result else { panic!("{result:?}") };
        let groups: Vec<Vec<&str>> = groups
            .iter()
            .map(|group| group.iter().map(|player| event.player(*player).id.as_str()).collect())
            .collect();
        assert_eq!(groups, [vec!["d"], vec!["c", "b"], vec!["a"]]);
    }

    fn without_the_rule_a_final_has_a_winner(db) {
        let slug = cut_of_four(db, "Usual", r#""playoff_seats": "seed""#);
        db.next_round(&slug);
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("1>2>3>4"), None)).expect_err("not here");
        assert!(format!("{refused:?}").contains("no-places-here"), "{refused:?}");
        db.act(&slug, |work| results::report(work, 1, &typed("3"), None)).expect("won");
        finish(db, &slug, 1);
        assert_eq!(places(db, &slug), ["Di", "Cy", "Ann", "Bo"], "the others by seed");
    }
}
