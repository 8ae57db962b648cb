//! The pages of ratings: who is shown, and that no order of entering makes a difference.

use std::collections::BTreeMap;

use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::season::ratings;
use podium_store::Role;

use super::EIGHT;
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::Service;

fn show_all(db: &TestDb) {
    (1..=8).for_each(|number| show(db, number));
}

/// Lets everybody see a person's rating.
fn show(db: &TestDb, number: i64) {
    let row = db.person("friday", number);
    let input = PersonInput {
        name: row.name.clone(),
        ..PersonInput::default()
    };
    let shows = Shows {
        rating: true,
        ..Shows::of(&row)
    };
    db.in_community("friday", |work| person::edit(work, number, row.version, &input, shows))
        .expect("saved");
}

/// The ratings of everybody who shows theirs, by name, as their file has them.
fn rated(service: &Service<'_>, community: &str) -> BTreeMap<String, String> {
    let file = service.anonymous().see(&format!("/c/{community}/ratings.csv")).body;
    let mut reader = csv::Reader::from_reader(file.as_bytes());
    let head = reader.headers().expect("a head").clone();
    let at = |wanted: &str| head.iter().position(|name| name == wanted).expect("the column");
    let (name, rating) = (at("name"), at("rating"));
    let lines = reader.records().map(|line| line.expect("a line"));
    lines
        .map(|line| (line[name].to_owned(), line[rating].to_owned()))
        .collect()
}

both_databases! {
    fn a_community_decides_and_each_person_too(db) {
        db.community("Friday");
        let evening = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&evening);
        let service = Service::start(db);
        let anybody = service.anonymous();
        for path in ["", "/commanders", ".csv"] {
            assert_eq!(anybody.get(&format!("/c/friday/ratings{path}")).status, 404, "{path}");
        }
        let ora = service.organizer();
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
        let form = ora.see("/c/friday/seasons").form("/c/friday/ratings");
        let wrong = ora.send(&form.clone().set("wanted", "on").set("least_games", "0"));
        assert!(wrong.status == 422 && wrong.text().contains("1 to 1000"), "{}", wrong.text());
        assert_eq!(ora.send(&form.set("wanted", "on").set("least_games", "1")).status, 303);
        assert!(anybody.see("/c/friday/ratings").text().contains("No ratings yet"));
        assert_eq!(anybody.get("/c/friday/ratings/people/1").status, 404);
        show_all(db);
        let page = anybody.see("/c/friday/ratings");
        assert!(EIGHT.iter().all(|name| page.text().contains(name)), "{}", page.text());
        assert!(anybody.see("/c/friday/ratings/people/1").text().contains("Ann Ash"));
        // who has not played has no rating
        let ivy = PersonInput { name: "Ida Ivy".to_owned(), ..PersonInput::default() };
        db.in_community("friday", |work| person::add(work, &ivy, false)).expect("added");
        show(db, 9);
        assert_eq!(anybody.get("/c/friday/ratings/people/9").status, 404);
        let links = |number: i64| {
            let page = anybody.see(&format!("/c/friday/people/{number}"));
            page.body.contains(&format!("/c/friday/ratings/people/{number}\""))
        };
        assert_eq!((links(1), links(9)), (true, false));
        let api = anybody.see("/api/v1/communities/friday/ratings").body;
        assert!(api.contains("Ann Ash"), "{api}");
        // a correction moves ratings too
        let before = rated(&service, "friday");
        db.correct_the_first_table(&evening);
        assert_ne!(rated(&service, "friday"), before);
    }

    /// The same two evenings, imported in one order and in the other.
    fn the_order_of_imports_makes_no_difference(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let second = db.evening("friday", "Friday 2");
        db.act(&second, podium_ops::community::regulars::add_regulars).expect("added");
        db.play(&second);
        let service = Service::start(db);
        let document = |slug: &str| service.anonymous().see(&format!("/t/{slug}/export/event.json")).body;
        let earlier = on(&document(&first), "2026-09-04");
        let later = on(&document(&second), "2026-09-11");
        // nothing says which of two of one day was played first
        let same_day = on(&document(&second), "2026-09-04");
        let mut found = Vec::new();
        let orders = [[&earlier, &later], [&later, &earlier], [&earlier, &same_day], [&same_day, &earlier]];
        for (ix, order) in orders.into_iter().enumerate() {
            let slug = db.community(&format!("Community {ix}")).slug;
            let season = db.season(&slug, "All", &crate::harness::season::three_places(), &[]);
            for document in order {
                let file = podium_document::file::read_file(document.as_bytes()).expect("a document");
                let history = podium_ops::season::history::History {
                    documents: vec![file.document],
                    ..Default::default()
                };
                db.in_community(&slug, |work| podium_ops::season::history::import(work, &season, &history))
                    .expect("imported");
            }
            db.in_community(&slug, |work| ratings::set(work, Some(1), false)).expect("wanted");
            let id = db.community_of(&slug).id;
            let made = db.db.read(|conn| {
                let made = podium_snapshot::rating::Ratings::read(conn, &slug, None)?;
                assert_eq!(made.community.id, id);
                let all = made.people.iter().map(|person| (person.name.clone(), person.rating));
                Ok::<_, podium_store::DbError>(all.collect::<BTreeMap<_, _>>())
            });
            found.push(made.expect("read"));
        }
        assert_eq!(found[0].len(), 8);
        assert_eq!((&found[0], &found[2]), (&found[1], &found[3]));
        assert!(found[0].values().all(|rating| rating.games == 2));
        // and the order of the days does make one
        assert_ne!(found[0], found[2]);
    }

    /// With one Ann who plays a commander, of whom a small evening would tell.
    fn a_hidden_commander_is_in_no_list(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        for number in 1..=8 {
            let mut row = db.entry(&slug, number);
            row.commander = if number == 1 { "Kess, Dissident Mage" } else { "Tymna the Weaver" }.to_owned();
            let stored: Result<(), podium_store::DbError> =
                db.db.write(|conn| podium_store::tournaments::players::update(conn, &row));
            stored.expect("stored");
        }
        db.play(&slug);
        let season = db.season("friday", "Autumn", &crate::harness::season::three_places(), &[&slug]);
        db.in_community("friday", |work| ratings::set(work, Some(1), true)).expect("wanted");
        let service = Service::start(db);
        let pages = || {
            let paths = [format!("/c/friday/s/{season}/commanders"), "/c/friday/ratings/commanders".to_owned()];
            paths.map(|path| service.anonymous().see(&path).body).concat()
        };
        assert!(pages().contains("Kess, Dissident Mage") && pages().contains("Tymna the Weaver"), "{}", pages());
        let row = db.person("friday", 1);
        let input = PersonInput { name: row.name.clone(), ..PersonInput::default() };
        let shows = Shows { commanders: false, ..Shows::of(&row) };
        db.in_community("friday", |work| person::edit(work, 1, row.version, &input, shows)).expect("saved");
        assert!(!pages().contains("Kess") && pages().contains("Tymna the Weaver"), "{}", pages());
    }
}

/// An event's document with another date.
fn on(document: &str, date: &str) -> String {
    let mut document: serde_json::Value = serde_json::from_str(document).expect("JSON");
    document["tournament"]["date"] = date.into();
    document.to_string()
}
