//! Calls that change something: once for a key, from a version, with a body that can be read, and who may when they act.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::{Value, json};

use crate::access::in_database_account;
use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

const PLAYERS: &str = "/tournaments/spring/players";

fn keyed(program: &Program, key: &str, body: &Value) -> Answer {
    program.call("POST", PLAYERS, &[("idempotency-key", key)], Some(body))
}

fn players(db: &TestDb) -> usize {
    db.load("spring").players.len()
}

/// A service with a tournament of four players, and a program of its scorekeeper.
fn prepared(db: &TestDb) -> (Service<'_>, Program) {
    let service = Service::start(db);
    let slug = db.in_database_tournament("spring", 4);
    service.in_database_staff(&slug, Role::Scorekeeper);
    let program = service.in_database_program("scorekeeper", &[Scope::Players, Scope::Read], None);
    (service, program)
}

both_databases! {
    fn a_call_under_a_key_acts_once(db) {
        let (service, program) = prepared(db);
        let ann = json!({"name": "Ann Late"});
        let first = keyed(&program, "key-1", &ann);
        assert_eq!(first.status, 201, "{first:?}");
        let again = keyed(&program, "key-1", &ann);
        assert_eq!((again.status, &again.page.body), (201, &first.page.body));
        assert_eq!(again.header("etag"), first.header("etag"));
        assert_eq!(players(db), 5);
        let other = keyed(&program, "key-1", &json!({"name": "Bob Late"}));
        assert_eq!((other.status, other.problem()), (422, "key-reused"));
        // the same key at another address is another call, under the same key
        let elsewhere = [("idempotency-key", "key-1")];
        let elsewhere = program.call("POST", &format!("{PLAYERS}/1/drop"), &elsewhere, Some(&json!({})));
        assert_eq!((elsewhere.status, elsewhere.problem()), (422, "key-reused"), "{elsewhere:?}");
        // a key is its token's own
        let second = service.in_database_program("scorekeeper", &[Scope::Players], None);
        assert_eq!(keyed(&second, "key-1", &json!({"name": "Cid Late"})).status, 201);
        assert_eq!(players(db), 6);
        for wrong in ["", "with a space", &"k".repeat(256)] {
            let refused = keyed(&program, wrong, &json!({"name": "Dee Late"}));
            assert_eq!((refused.status, refused.problem()), (400, "unreadable"), "{wrong:?}");
        }
        // what was refused may be corrected and sent again under its key
        let refused = keyed(&program, "key-2", &json!({"name": ""}));
        assert_eq!((refused.status, refused.problem()), (422, "invalid"));
        assert_eq!(keyed(&program, "key-2", &json!({"name": "Dee Late"})).status, 201);
        assert_eq!(players(db), 7);
        // after a day a key is free
        Raw::connect(&db.address).execute("UPDATE forms_used SET at = '2026-01-02 03:04:05.000006' WHERE content IS NOT NULL");
        assert_eq!(keyed(&program, "key-1", &json!({"name": "Eve Late"})).status, 201);
        assert_eq!(players(db), 8);
    }

    fn of_two_calls_at_once_under_a_key_one_acts(db) {
        let (service, program) = prepared(db);
        let token = program.token.clone();
        let base = service.base.clone();
        let answers: Vec<Answer> = std::thread::scope(|scope| {
            let tries: Vec<_> = (0..4)
                .map(|_| scope.spawn(|| keyed(&Program::new(&base, token.clone()), "twice", &json!({"name": "Ann Late"}))))
                .collect();
            tries.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        for answer in &answers {
            assert_eq!((answer.status, &answer.json), (201, &answers[0].json));
        }
        assert_eq!(players(db), 5);
    }

    /// Nothing is locked for a call on no tournament: there the database finds the key used.
    fn of_two_new_tournaments_at_once_under_a_key_one_is_made(db) {
        let service = Service::start(db);
        db.in_database_session("ora", podium_store::SiteRole::Organizer);
        let token = service.in_database_program("ora", &[Scope::Settings], None).token;
        let base = service.base.clone();
        let make = || {
            let body = json!({"name": "Spring Open", "players": [{"name": "Ann Ash"}]});
            Program::new(&base, token.clone()).call("POST", "/tournaments", &[("idempotency-key", "once")], Some(&body))
        };
        let answers: Vec<Answer> = std::thread::scope(|scope| {
            let tries: Vec<_> = (0..4).map(|_| scope.spawn(make)).collect();
            tries.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        for answer in &answers {
            assert_eq!((answer.status, &answer.page.body), (201, &answers[0].page.body), "{answer:?}");
        }
        let made = db.db.read(podium_store::tournaments::all).expect("the tournaments");
        assert_eq!(made.iter().map(|one| one.slug.as_str()).collect::<Vec<_>>(), ["spring-open"]);
        assert_eq!(db.load("spring-open").players.len(), 1);
    }

    fn kept_answers_lose_personal_data_with_the_rest(db) {
        let (service, program) = prepared(db);
        let body = json!({"name": "Zenobia Queen"});
        let number = keyed(&program, "key-1", &body).json["number"].as_i64().expect("a number");
        let kept = || Raw::connect(&db.address).lines("SELECT answer AS line FROM forms_used");
        // a call on another tournament
        let other = service.in_database_program("ann", &[Scope::Players], None);
        db.in_database_tournament("autumn", 4);
        db.in_database_join("autumn", "ann", Role::Scorekeeper);
        let elsewhere = || other.call("POST", "/tournaments/autumn/players", &[("idempotency-key", "key-1")], Some(&json!({"name": "Bo Birch"})));
        let first = elsewhere();
        assert_eq!(first.status, 201, "{first:?}");
        assert!(kept().iter().any(|answer| answer.contains("Zenobia")));
        db.act("spring", |work| podium_ops::people::players::forget(work, number, "asked for it")).expect("removed");
        assert!(!kept().iter().any(|answer| answer.contains("Zenobia")), "{:?}", kept());
        // it still does not act twice
        let again = keyed(&program, "key-1", &body);
        assert_eq!((again.status, again.problem(), &again.json["title"]), (409, "answer-gone", &json!("Done before")));
        assert_eq!(db.load("spring").players.len(), 5);
        // what others were answered elsewhere stays
        assert_eq!((elsewhere().status, elsewhere().page.body), (201, first.page.body));
    }

    fn a_change_names_the_version_that_it_was_made_from(db) {
        let (service, program) = prepared(db);
        let player = format!("{PLAYERS}/1");
        let seen = program.get(&player);
        let (tag, version) = (seen.header("etag").to_owned(), seen.json["staff"]["version"].as_i64().expect("a version"));
        assert!(tag.starts_with(&format!("\"player-1-{version}.")), "{tag}");
        let change = |headers: &[(&str, &str)], body: Value| program.call("PATCH", &player, headers, Some(&body));
        let missing = change(&[], json!({"pronouns": "they"}));
        assert_eq!((missing.status, missing.problem()), (428, "version-required"));
        // the tag of something else, though its version is the same number
        let public = service.program().get("/tournaments/spring/rounds");
        let others = [
            format!("\"tournament-{version}\""),
            format!("\"rounds-{version}.0a1b\""),
            format!("\"player-2-{version}.0a1b\""),
            format!("\"{version}\""),
            public.header("etag").to_owned(),
            "\"abc\"".to_owned(),
            "*".to_owned(),
        ];
        for other in &others {
            let refused = change(&[("if-match", other)], json!({"pronouns": "they"}));
            assert_eq!((refused.status, refused.problem()), (428, "version-required"), "{other}");
            let said = refused.json["detail"].as_str().expect("a sentence");
            assert!(said.contains("takes the ETag of GET /api/v1/tournaments/spring/players/1, read with a token"), "{said}");
        }
        let differ = change(&[("if-match", &tag)], json!({"pronouns": "they", "version": version + 1}));
        assert_eq!((differ.status, differ.problem()), (422, "invalid"));
        assert_eq!(differ.json["errors"][0]["pointer"], "/version");
        let done = change(&[("if-match", &tag)], json!({"pronouns": "they"}));
        assert_eq!(done.status, 200, "{done:?}");
        let old = change(&[("if-match", &tag)], json!({"pronouns": "she"}));
        assert_eq!((old.status, old.problem()), (412, "outdated"), "{old:?}");
        let newer = done.json["version"].as_i64().expect("a version");
        assert_eq!(change(&[], json!({"pronouns": "she", "version": newer})).status, 200);
        // the tag without its hash, as a weak one: what compresses answers on their way makes it so
        let now = program.see(&player)["staff"]["version"].as_i64().expect("a version");
        assert_eq!(change(&[("if-match", &format!("W/\"player-1-{now}\""))], json!({"pronouns": "he"})).status, 200);
    }

    fn a_body_that_cannot_be_read_is_refused_with_the_place(db) {
        let (_service, program) = prepared(db);
        let send = |content_type: &str, body: &[u8]| {
            let headers = [("content-type", content_type)];
            let answer = program.raw("POST", PLAYERS, &headers, Some(body));
            (answer.status, answer.problem().to_owned(), answer.json["errors"][0]["pointer"].as_str().map(str::to_owned))
        };
        let json = "application/json";
        assert_eq!(send("text/plain", b"{}").1, "media-type");
        assert_eq!(send("application/x-www-form-urlencoded", b"name=Ann").0, 415);
        for broken in [&b""[..], b"{", b"{\"name\": \"Ann\"} x", b"\xff"] {
            assert_eq!(send(json, broken).1, "unreadable", "{broken:?}");
        }
        assert_eq!(send(json, b"{\"name\": \"A\\u0000nn\"}").0, 400);
        assert_eq!(send(json, b"{\"name\": 5}"), (422, "invalid".into(), Some("/name".into())));
        // in our sentences, and not in the parser's
        for (body, detail) in [
            (&br#"{"players": [{"name": 5}]}"#[..], "players[0].name: a text is needed, a number was sent."),
            (b"{}", "name: this is needed, and missing."),
            (b"[]", "The body: an object is needed, a list was sent."),
            (b"{\"name\": \"Ann\", \"nonsense\": 5}", "nonsense: there is no such member; there are name, sorted_under, team_mate, pronouns, email, decklist, commanders, fixed_table, avoid_group, awarded_byes, same_name."),
            (b"{", "The body is no JSON: it ends before it is complete."),
            (b"", "The body is empty. Send it as JSON."),
            (b"{\"name\": x}", "The body is no JSON: look at line 1, character 10."),
        ] {
            let answer = program.raw("POST", PLAYERS, &[("content-type", json)], Some(body));
            assert_eq!(answer.json["detail"], detail, "{answer:?}");
        }
        assert_eq!(send(json, b"{\"name\": \"Ann\", \"nonsense\": 5}").1, "invalid");
        let row = br#"{"players": [{"name": "Ann Late"}, {"name": "Bob Late", "fixed_table": "x"}]}"#;
        assert_eq!(send(json, row).2.as_deref(), Some("/players/1/fixed_table"));
        let large = format!("{{\"name\": \"{}\"}}", "x".repeat(600 << 10));
        assert_eq!((send(json, large.as_bytes()).0, send(json, large.as_bytes()).1.as_str()), (413, "too-large"));
        assert_eq!(players(db), 4);
    }

    fn a_call_held_open_does_not_keep_a_right(db) {
        let (service, program) = prepared(db);
        let body = json!({"name": "Ann Late"}).to_string();
        let held = |taken: &dyn Fn()| {
            let token = program.token.as_deref().expect("a token");
            let host = service.base.trim_start_matches("http://");
            let mut socket = TcpStream::connect(host).expect("it listens");
            let head = format!(
                "POST /api/v1{PLAYERS} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\n\
                 content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{}",
                body.len(),
                &body[..5]
            );
            socket.write_all(head.as_bytes()).expect("the first part is sent");
            // Long enough to be let in. Otherwise the sender would be turned away as well, only earlier.
            std::thread::sleep(Duration::from_millis(300));
            taken();
            socket.write_all(&body.as_bytes()[5..]).expect("the rest is sent");
            let mut answer = String::new();
            socket.read_to_string(&mut answer).expect("an answer");
            answer
        };
        let done = held(&|| {});
        assert!(done.starts_with("HTTP/1.1 201"), "{done}");
        let (tournament, account) = (db.load("spring").tournament.id, in_database_account(db, "scorekeeper").id);
        let refused = held(&|| db.db.write(|conn| podium_store::site::accounts::remove_staff(conn, &tournament, &account)).expect("stored"));
        assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
        db.in_database_join("spring", "scorekeeper", Role::Scorekeeper);
        let revoke = || db.db.write(|conn| podium_store::site::access_tokens::revoke_all(conn, &account)).map(|_| ()).expect("stored");
        let refused = held(&revoke);
        assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
        assert_eq!(players(db), 5);
    }

    fn the_log_says_by_which_token(db) {
        let (service, program) = prepared(db);
        assert_eq!(program.send("POST", PLAYERS, &json!({"name": "Ann Late"})).status, 201);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        let who = "scorekeeper, by the token “scorekeeper's program”";
        let page = head_judge.see("/t/spring/desk/log");
        assert!(page.text().contains(who), "{}", page.text());
        let file = head_judge.see("/t/spring/desk/log.csv");
        assert!(file.body.contains(who), "{}", file.body);
        // the event document keeps its form
        let export = db.load("spring").tournament.id;
        let lines = db.db.read(|conn| podium_store::tournaments::log::of_tournament(conn, &export)).expect("the log");
        assert_eq!(lines.iter().filter(|line| line.token.is_some()).count(), 1);
    }
}
