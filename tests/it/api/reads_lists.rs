//! Lists in parts: each item comes once, also while others are added.

use chrono::NaiveDate;
use podium_ops::people::players::{SameNames, bulk_add, read_names};
use podium_ops::tournaments;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::Value;

use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};
use crate::harness::{TestDb, both_databases};

/// Adds a player.
fn somebody_comes(db: &TestDb, slug: &str, name: &str) {
    let list = read_names(name).whole().expect("a name");
    db.act(slug, |work| bulk_add(work, &list, SameNames::Add))
        .expect("added");
}

/// The address of the next part, as the header says.
fn next(answer: &Answer) -> Option<String> {
    let link = answer.header("link");
    let address = link
        .strip_prefix('<')
        .and_then(|rest| rest.strip_suffix(">; rel=\"next\""));
    assert_eq!(address.is_some(), !link.is_empty(), "{link}");
    let cursor = answer.json["next"].as_str();
    assert_eq!(
        cursor.is_some(),
        address.is_some(),
        "the body says what the header does"
    );
    if let Some((cursor, address)) = cursor.zip(address) {
        assert!(address.ends_with(&format!("cursor={cursor}")), "{address}");
    }
    address.map(str::to_owned)
}

/// Every item of a list, part by part; before each part something happens.
fn walk(program: &Program, first: &str, mut before: impl FnMut(usize)) -> Vec<Value> {
    let mut items = Vec::new();
    let mut address = Some(first.to_owned());
    let mut parts = 0;
    while let Some(path) = address {
        before(parts);
        let answer = program.get(&path);
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        items.extend(answer.json["items"].as_array().expect("items").clone());
        address = next(&answer);
        parts += 1;
        assert!(parts < 100, "it ends");
    }
    items
}

fn numbers(items: &[Value]) -> Vec<i64> {
    items
        .iter()
        .map(|item| item["number"].as_i64().expect("a number"))
        .collect()
}

fn slugs(items: &[Value]) -> Vec<&str> {
    items
        .iter()
        .map(|item| item["slug"].as_str().expect("a slug"))
        .collect()
}

both_databases! {
    fn players_come_once_each_while_others_register(db) {
        let slug = db.in_database_tournament("spring", 30);
        let service = Service::start(db);
        service.in_database_staff(&slug, Role::Scorekeeper);
        let staff = service.in_database_program("scorekeeper", &[Scope::Read], Some(&slug));
        let mut all = 30;
        for (who, program) in [("everybody", service.program()), ("staff", staff)] {
            let found = walk(&program, &format!("/tournaments/{slug}/players?limit=7"), |part| {
                // some before the part, and the last walk has been there
                if part % 2 == 1 {
                    all += 1;
                    somebody_comes(db, &slug, &format!("{who} {part}"));
                }
            });
            assert_eq!(numbers(&found), (1..=all).collect::<Vec<i64>>(), "{who}");
        }
        let whole = service.program().get(&format!("/tournaments/{slug}/players"));
        assert_eq!(numbers(whole.json["items"].as_array().expect("items")), (1..=all).collect::<Vec<i64>>());
        assert_eq!((whole.header("link"), whole.json.get("next")), ("", None));
    }

    fn tournaments_are_listed_as_on_the_front_page_and_the_own_ones_beside(db) {
        let held = |name: &str, day: Option<&str>, listed: bool| {
            let slug = db.in_database_tournament(name, 8);
            let row = db.load(&slug).tournament;
            let mut settings = tournaments::Settings::of(&row).expect("settings");
            settings.held_on = day.map(|day| day.parse::<NaiveDate>().expect("a day"));
            settings.listed = listed;
            db.act(&slug, |work| tournaments::change(work, row.settings_version, &settings)).expect("changed");
            slug
        };
        let may = held("may", Some("2026-05-01"), true);
        let june = held("june", Some("2026-06-01"), true);
        let hidden = held("hidden", Some("2026-06-02"), false);
        let someday = held("someday", None, true);
        let july = held("july", Some("2026-07-01"), true);
        db.next_round(&june);
        let service = Service::start(db);
        let anybody = service.program();
        let walked = |program: &Program, query: &str| {
            let items = walk(program, &format!("/tournaments?limit=2{query}"), |_| {});
            slugs(&items).into_iter().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(walked(&anybody, ""), [&july, &june, &may, &someday].map(String::as_str));
        assert_eq!(walked(&anybody, "&state=upcoming"), [&july, &may, &someday].map(String::as_str));
        assert_eq!(walked(&anybody, "&state=running"), [june.as_str()]);
        assert!(walked(&anybody, "&state=finished").is_empty());
        assert_eq!(walked(&anybody, "&from=2026-06-01"), [&july, &june].map(String::as_str));
        service.in_database_staff(&hidden, Role::Judge);
        let judge = |scopes: &[Scope], only: Option<&str>| service.in_database_program("judge", scopes, only);
        let with_own = [&july, &hidden, &june, &may, &someday].map(String::as_str);
        assert_eq!(walked(&judge(&[Scope::Read], None), ""), with_own);
        assert_eq!(walked(&judge(&[Scope::Read], Some(&hidden)), ""), with_own);
        assert_eq!(walked(&judge(&[Scope::Results], None), "").len(), 4, "it may not read");
        let listed = judge(&[Scope::Read], None).see("/tournaments");
        let own = &listed["items"][1];
        assert_eq!((&own["role"], &own["players"]), (&"judge".into(), &8.into()));
        assert_eq!(listed["items"][0]["role"], Value::Null);
    }
}
