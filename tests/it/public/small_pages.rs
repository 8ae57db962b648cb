//! Pages that stay small: in a hall of 4,096 players at 1,024 tables no page for a screen is larger than a phone on bad
//! Wi-Fi can load, and everybody can be found: in one part of each list, by its links, and on paper.

use std::collections::BTreeSet;

use podium_document::event::read_value;
use podium_ops::tournaments::archive::import;
use serde_json::{Value, json};

use crate::access::routes::registered;
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};

const PLAYERS: usize = 4_096;
const TABLES: usize = PLAYERS / 4;
/// Tables of a hall in which every list has three parts or more: the reported and the outstanding tables, a hundred in a part,
/// and the tables of the floor, 200 in a part.
const TABLES_IN_PARTS: usize = 608;
/// Bytes of a page before compression.
const MOST: usize = 150_000;

/// Routes whose answers grow with the players by their purpose: to be printed, to be read by programs, or without end.
const NOT_FOR_SCREENS: [&str; 4] = ["/names", "/slips", "/live", "/export/"];

/// One finished round, and one that runs or is a draft. Of the running one every third table is reported.
fn hall(second: &str, tables: usize) -> Value {
    let all = 4 * tables;
    let id = |number: usize| format!("p{number:04}");
    let players: Vec<Value> = (0..all)
        .map(|number| {
            let name = format!("Firstname{number} Lastname{}", number * 2_731 % all);
            let decklist = format!("https://decks.example/{number}");
            json!({"id": id(number), "name": name, "checked_in": true, "decklist": decklist})
        })
        .collect();
    // `turn` decides who meets: odd numbers give every player one place
    let round = |number: usize, turn: usize, state: &str| -> Value {
        let pods: Vec<Value> = (0..tables)
            .map(|table| {
                let seats: Vec<String> = (0..4).map(|seat| id((table + seat * tables * turn) % all)).collect();
                let reported = number == 1 || (state == "running" && table % 3 == 0);
                match reported {
                    true => json!({"table": table + 1, "result": {"winner": seats[table % 4]}, "seats": seats}),
                    false => json!({"table": table + 1, "seats": seats}),
                }
            })
            .collect();
        json!({"number": number, "stage": "swiss", "state": state, "pods": pods})
    };
    let drawn: Vec<String> = (0..all).map(id).collect();
    let draw = |purpose: &str, round: usize| json!({"purpose": purpose, "round": round, "counter": 1, "drawn": drawn});
    json!({
        "format": "podium-event/1",
        "tournament": {
            "name": "A Hall", "slug": format!("hall-{second}"), "rules_enforcement_level": "regular", "state": "swiss",
            "decklists": {"format": "other"},
        },
        "players": players,
        "rounds": [round(1, 1, "finished"), round(2, 3, second)],
        "draws": [draw("order", 1), draw("seats", 1), draw("seats", 2)],
    })
}

fn stored(db: &TestDb, second: &str, tables: usize) -> String {
    let document =
        read_value(&hall(second, tables)).unwrap_or_else(|problems| panic!("a sound document: {problems:?}"));
    import(&db.db, &document, "a test").ok().expect("imported")
}

/// Every page of a tournament that somebody opens on a screen, with the parts of addresses filled in.
fn screens(slug: &str) -> Vec<String> {
    let mut pages = Vec::new();
    for route in registered() {
        let is_screen = !NOT_FOR_SCREENS.iter().any(|part| route.pattern.contains(part));
        let is_file = [".csv", ".json", ".svg"].iter().any(|end| route.pattern.ends_with(end));
        if route.method != "GET" || !route.pattern.starts_with("/t/{slug}") || !is_screen || is_file {
            continue;
        }
        let page = route.pattern.replace("{slug}", slug).replace("{round}", "1");
        let page = page.replace(":[0-9]+}", "}");
        let page = ["{player}", "{number}", "{table}"]
            .iter()
            .fold(page, |page, part| page.replace(part, "17"));
        pages.push(page);
    }
    assert!(pages.len() > 50, "only {pages:?}");
    pages
}

/// The values of an attribute, in order.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let marker = format!("{attribute}=\"");
    let rest = page.split(marker.as_str()).skip(1);
    rest.filter_map(|rest| rest.split_once('"'))
        .map(|(value, _)| value)
        .collect()
}

/// The values of an attribute in all parts of a list, as the links lead from one to the next.
fn in_parts(visitor: &Visitor, first: &str, attribute: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut address = first.to_owned();
    let mut seen = BTreeSet::new();
    loop {
        assert!(seen.insert(address.clone()), "{address} leads back to itself");
        let page = visitor.see(&address).body;
        assert!(page.len() <= MOST, "{address}: {} bytes", page.len());
        found.extend(values(&page, attribute).into_iter().map(str::to_owned));
        match page.split_once("rel=\"next\" href=\"") {
            Some((_, rest)) => {
                address = rest
                    .split('"')
                    .next()
                    .unwrap_or_default()
                    .replace("&#38;", "&")
                    .replace("&amp;", "&")
            }
            None => break,
        }
    }
    // a first one, a last one, and one between them
    assert!(seen.len() >= 3, "{first} is not in parts");
    found
}

/// Each number from 1 exactly once; letters before it ("p17") do not count.
fn assert_each_once(what: &str, found: Vec<String>, all: usize) {
    let number = |value: &String| value.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    let numbers: BTreeSet<usize> = found.iter().filter_map(number).collect();
    assert_eq!(found.len(), all, "{what}");
    assert!(numbers == (1..=all).collect(), "{what}");
}

both_databases! {
    fn no_page_for_a_screen_is_large(db) {
        let running = stored(db, "running", TABLES);
        let draft = stored(db, "draft", TABLES);
        let service = Service::start(db);
        let organizer = service.organizer();
        for slug in [&running, &draft] {
            db.in_database_join(slug, "ora", podium_store::Role::Organizer);
        }
        let (anybody, player) = (service.anonymous(), service.in_database_player(&running, 17));
        let mut pages: Vec<(&Visitor, String)> = screens(&running).into_iter().map(|page| (&organizer, page)).collect();
        for page in ["pairings?by=name", "pairings/2", "standings?q=a", "players?q=a", "pairings?q=a", "pairings?by=name&q=a", "me", "me?q=a"] {
            pages.push((&anybody, format!("/t/{running}/{page}")));
        }
        for page in ["desk/rounds/2", "desk/results?show=reported", "desk/floor?show=out", "desk/players?sort=number", "desk/decks?q=a"] {
            pages.push((&organizer, format!("/t/{running}/{page}")));
        }
        for page in ["desk", "desk/rounds", "desk/rounds/2", "desk/results"] {
            pages.push((&organizer, format!("/t/{draft}/{page}")));
        }
        pages.push((&player, format!("/t/{running}/me")));
        // full parts behind the first, where all numbers are long
        for page in ["pairings/2?part=10", "pairings/2?by=name&part=13", "standings/1?part=10", "players?part=13", "me?part=13"] {
            pages.push((&anybody, format!("/t/{running}/{page}")));
        }
        for page in ["rounds/2?part=10", "results?part=5", "results?show=reported&part=4", "floor?part=5", "players?part=20", "players?sort=number&part=20", "decks?part=13"] {
            pages.push((&organizer, format!("/t/{running}/desk/{page}")));
        }
        let large: Vec<String> = pages
            .iter()
            .map(|(visitor, page)| (page, visitor.get(page)))
            .inspect(|(page, answer)| assert!(answer.status < 500, "{page}: {answer:?}"))
            .inspect(|(page, answer)| assert!(answer.status == 200 || !page.contains("part="), "{page}: {answer:?}"))
            .filter(|(_, answer)| answer.body.len() > MOST)
            .map(|(page, answer)| format!("{page}: {} bytes", answer.body.len()))
            .collect();
        assert!(large.is_empty(), "{large:#?}");
    }

    fn everybody_is_in_one_part_and_on_paper(db) {
        let (tables, players) = (TABLES_IN_PARTS, 4 * TABLES_IN_PARTS);
        let slug = stored(db, "running", tables);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let organizer = service.organizer();
        db.in_database_join(&slug, "ora", podium_store::Role::Organizer);
        let at = |page: &str| format!("/t/{slug}/{page}");
        assert_each_once("tables", in_parts(&anybody, &at("pairings/2"), "data-table"), tables);
        let lists = ["pairings/2", "pairings/2?by=name", "standings/1", "players", "me"];
        for list in lists {
            assert_each_once(list, in_parts(&anybody, &at(list), "data-player"), players);
        }
        assert_each_once("round", in_parts(&organizer, &at("desk/rounds/2"), "data-table"), tables);
        assert_each_once("floor", in_parts(&organizer, &at("desk/floor"), "data-table"), tables);
        assert_each_once("desk", in_parts(&organizer, &at("desk/players"), "<tr id"), players);
        let by_number = at("desk/players?sort=number");
        assert_each_once("by number", in_parts(&organizer, &by_number, "<tr id"), players);
        assert_each_once("decks", in_parts(&organizer, &at("desk/decks"), "<tr data-row"), players);
        let mut results = in_parts(&organizer, &at("desk/results"), "data-table");
        results.extend(in_parts(&organizer, &at("desk/results?show=reported"), "data-table"));
        assert_each_once("results", results, tables);
        for (list, parameter) in [("pairings/2", "?"), ("pairings/2?by=name", "&"), ("standings/1", "?"), ("players", "?")] {
            let whole = anybody.see(&at(&format!("{list}{parameter}part=all"))).body;
            let found = values(&whole, "data-player").into_iter().map(str::to_owned).collect();
            assert_each_once(list, found, players);
        }
    }

    fn everybody_is_found_at_the_door(db) {
        let mut document = hall("door", TABLES);
        document["tournament"]["state"] = json!("registration");
        (document["rounds"], document["draws"]) = (json!([]), json!([]));
        let document = read_value(&document).unwrap_or_else(|problems| panic!("a sound document: {problems:?}"));
        let slug = import(&db.db, &document, "a test").ok().expect("imported");
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&slug, "ora", podium_store::Role::Organizer);
        let door = format!("/t/{slug}/desk/check-in");
        assert_each_once("the door", in_parts(&organizer, &door, "<li data-row"), PLAYERS);
        let found = organizer.see(&format!("{door}?q=first")).body;
        assert!(found.len() <= MOST && found.contains("40 of"), "{} bytes", found.len());
        assert!(organizer.see(&format!("{door}?q=4096")).body.contains("tap-4096"));
    }

    fn a_part_has_one_address_and_a_player_is_led_to_theirs(db) {
        let slug = stored(db, "running", TABLES);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let at = |page: &str| format!("/t/{slug}/{page}");
        for (asked, answered) in [
            ("pairings/2?part=99", "pairings/2?part=11"),
            ("pairings/2?part=11", ""),
            ("pairings/2?part=1", "pairings/2"),
            ("pairings/2?part=x&y=z", "pairings/2"),
            ("players?part=all", ""),
            ("me?part=all", "me"),
            // player 1 is id p0000, at table 1; player 1024 at table 1024
            ("pairings/2?player=1", "pairings/2"),
            ("pairings/2?player=1024", "pairings/2?part=11"),
            ("pairings/2?player=99999", "pairings/2"),
        ] {
            let answer = anybody.get(&at(asked));
            let expected = if answered.is_empty() { (200, String::new()) } else { (303, at(answered)) };
            assert_eq!((answer.status, answer.location), expected, "{asked}");
        }
        let page = anybody.see(&anybody.get(&at("pairings/2?by=name&player=77")).location).body;
        assert!(page.contains("data-player=\"77\""));
    }

    fn a_result_is_entered_from_any_part_and_leads_back_to_it(db) {
        let slug = stored(db, "running", TABLES);
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&slug, "ora", podium_store::Role::Organizer);
        let at = |page: &str| format!("/t/{slug}/{page}");
        // the third part of the outstanding tables; table 2 is in the first
        let page = organizer.see(&at("desk/results?part=3"));
        assert!(!values(&page.body, "data-table").contains(&"2"));
        let lookup = values(&page.body, "data-tables")[0].to_owned();
        let looked_up = organizer.see(&format!("{lookup}2")).body;
        assert!(looked_up.contains("data-table=\"2\"") && looked_up.contains("data-seat=\"4\""));
        let form = page.form("desk/results").set("table", "2").set("result", "9");
        let refused = organizer.send(&form);
        assert_eq!(refused.status, 422);
        assert_eq!(values(&refused.body, "data-table"), values(&page.body, "data-table"));
        let sent = organizer.send(&refused.form("desk/results").set("result", "1"));
        assert_eq!((sent.status, sent.location), (303, at("desk/results?part=3")));
        let named = organizer.see(&at("desk/results?table=1000")).body;
        assert!(values(&named, "data-table").contains(&"1000"));
    }
}
