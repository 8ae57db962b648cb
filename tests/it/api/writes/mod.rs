//! What programs change: an event from its making to its champion by tokens alone, and what each call refuses.

mod players;
mod results;
mod rounds;
mod settings;

use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::{Role, SiteRole};
use serde_json::{Value, json};

use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};
use crate::harness::{TestDb, both_databases};

/// A program of somebody with a role in the tournament.
fn staff(service: &Service<'_>, slug: &str, role: Role, scopes: &[Scope]) -> Program {
    service.in_database_staff(slug, role);
    service.in_database_program(role.as_str(), scopes, None)
}

/// The version that the next step of the tournament has to name.
fn structure(db: &TestDb, slug: &str) -> i64 {
    db.load(slug).tournament.structure_version
}

fn log_of(db: &TestDb, slug: &str) -> Vec<LogLine> {
    let id = db.load(slug).tournament.id;
    db.db.read(|conn| log::of_tournament(conn, &id)).expect("the log")
}

/// Where the mistakes of a body are.
fn pointers(answer: &Answer) -> Vec<&str> {
    let errors = answer.json["errors"].as_array().expect("errors");
    errors
        .iter()
        .map(|error| error["pointer"].as_str().expect("a pointer"))
        .collect()
}

/// Sends what is carried out.
fn done(answer: Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{answer:?}");
    if let Some(version) = answer.json["version"].as_i64() {
        let tag = answer.header("etag");
        // of a step of the tournament it is the tag of its rounds
        let versions = [Some(version), answer.json["rounds"]["version"].as_i64()];
        assert!(
            versions
                .into_iter()
                .flatten()
                .any(|version| tag.contains(&format!("-{version}."))),
            "{tag} is not of version {version}"
        );
    }
    if status == 201 && answer.json["location"].is_string() {
        assert_eq!(answer.header("location"), answer.json["location"]);
    }
    answer.json
}

/// The names of some players: "Player 001", …
fn named(count: usize) -> Vec<Value> {
    (1..=count).map(|n| json!({"name": format!("Player {n:03}")})).collect()
}

both_databases! {
    fn tokens_alone_play_an_event_to_its_champion(db) {
        let service = Service::start(db);
        db.in_database_session("ora", SiteRole::Organizer);
        let of = |scope| service.in_database_program("ora", &[scope], None);
        let [settings, players] = [Scope::Settings, Scope::Players].map(of);
        let [rounds, results] = [Scope::Rounds, Scope::Results].map(of);
        let new = json!({"name": "Spring Open", "level": "competitive", "swiss_rounds": 2, "cut": 4});
        let made = done(settings.send("POST", "/tournaments", &new), 201);
        assert_eq!((&made["slug"], &made["state"]), (&json!("spring-open"), &json!("setup")));
        assert_eq!(made["location"], "/api/v1/tournaments/spring-open");
        let at = "/tournaments/spring-open";
        let step = |program: &Program, path: &str, seen: &Value, status| {
            let rounds = seen.get("rounds").unwrap_or(seen);
            done(program.send("POST", &format!("{at}{path}"), &json!({"version": rounds["version"]})), status)
        };
        let mut now = step(&settings, "/open", &made, 200);
        assert_eq!(now["state"], "registration");
        let added = done(players.send("POST", &format!("{at}/players"), &json!({"players": named(16)})), 201);
        let numbers: Vec<Value> = added["added"].as_array().expect("players").iter().map(|p| p["number"].clone()).collect();
        assert_eq!((numbers.len(), &added["waiting"]), (16, &json!(0)));
        let here = done(players.send("POST", &format!("{at}/check-ins"), &json!({"numbers": numbers})), 200);
        assert_eq!(here["changed"], 16);
        let mut champion = None;
        while champion.is_none() {
            let drafted = step(&rounds, "/rounds", &now, 201);
            let number = drafted["round"].as_i64().expect("its number");
            let round = format!("/rounds/{number}");
            assert_eq!(drafted["state"], "draft");
            let published = step(&rounds, &format!("{round}/publish"), &drafted, 200);
            let running = step(&rounds, &format!("{round}/start"), &published, 200);
            for table in running["outstanding"].as_array().expect("tables") {
                let table = format!("{at}{round}/tables/{table}");
                let winner = &service.program().see(&table)["players"][1]["number"];
                let games = json!([{"winner": winner}]);
                let set = done(results.send("PUT", &format!("{table}/result"), &json!({"games": games})), 200);
                assert_eq!((&set["changed"], &set["result"]["games"]), (&json!(true), &games));
            }
            now = step(&rounds, &format!("{round}/finish"), &running, 200);
            assert_eq!((&now["state"], &now["outstanding"]), (&json!("finished"), &json!([])));
            match number {
                1 => {}
                2 => {
                    now = step(&rounds, "/cut", &now, 200);
                    assert_eq!(now["state"], "cut_announced");
                }
                _ => {
                    assert_eq!((&now["name"], &now["stage"]), (&json!("Final"), &json!("playoff")));
                    let pod = &service.program().see(&format!("{at}{round}"))["pods"][0];
                    let winner = &pod["players"][1];
                    champion = Some(json!({"number": winner["number"], "name": winner["name"]}));
                }
            }
        }
        let over = step(&rounds, "/finish", &now, 200);
        assert_eq!(over["state"], "finished");
        let shown = service.program().see(at);
        assert_eq!(shown["champions"], json!([champion]));
        // each line says by which token
        for line in log_of(db, "spring-open") {
            let verb = line.verb.as_str();
            assert_eq!(line.token.as_deref(), Some("ora's program"), "{verb}");
            assert!(line.account_id.is_some(), "{verb}");
        }
    }

    fn a_call_with_a_key_acts_once(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 0);
        let players = staff(&service, &slug, Role::Scorekeeper, &[Scope::Players]);
        let path = format!("/tournaments/{slug}/players");
        let list = json!({"players": named(3)});
        let key = [("idempotency-key", "monday-import")];
        let first = players.call("POST", &path, &key, Some(&list));
        let again = players.call("POST", &path, &key, Some(&list));
        assert_eq!((first.status, &first.json), (201, &again.json));
        assert_eq!(again.status, 201);
        assert_eq!(db.load(&slug).players.len(), 3);
        let other = players.call("POST", &path, &key, Some(&json!({"players": named(4)})));
        assert_eq!((other.status, other.problem()), (422, "key-reused"));
        let one = json!({"name": "Zoe"});
        let key = [("idempotency-key", "zoe")];
        let first = players.call("POST", &path, &key, Some(&one));
        let again = players.call("POST", &path, &key, Some(&one));
        for answer in [&first, &again] {
            assert_eq!((answer.status, answer.header("location")), (201, "/api/v1/tournaments/spring/players/4"));
            assert!(!answer.header("etag").is_empty());
        }
        assert_eq!(db.load(&slug).players.len(), 4);
        // what was refused has not acted: the key is free
        let key = [("idempotency-key", "refused")];
        let same = players.call("POST", &path, &key, Some(&one));
        assert_eq!((same.status, pointers(&same)), (422, vec!["/same_name"]));
        let other = players.call("POST", &path, &key, Some(&json!({"name": "Zoe", "same_name": true})));
        assert_eq!(other.status, 201, "{other:?}");
    }
}
