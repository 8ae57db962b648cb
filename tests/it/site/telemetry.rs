//! What operators rely on: health, readiness, request ids, counts under route patterns.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use crate::harness::http::{Service, Visitor};
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};

both_databases! {
    fn the_process_and_the_database_answer(db) {
        let service = Service::start(db);
        let health = service.anonymous().see("/healthz");
        assert_eq!(health.body, "ok\n");
        let ready = service.anonymous().see("/readyz");
        assert_eq!(ready.body, "ready\n");
        assert_eq!(ready.header("cache-control"), "no-store");
    }

    fn every_answer_names_its_request(db) {
        let service = Service::start(db);
        let visitor = service.anonymous();
        let ids: Vec<String> = (0..3).map(|_| visitor.get("/healthz").header("x-request-id").to_owned()).collect();
        assert!(ids.iter().all(|id| id.len() == 32), "{ids:?}");
        assert!(ids[0] != ids[1] && ids[1] != ids[2], "{ids:?}");
        let lost = visitor.get("/no/such/page");
        assert_eq!(lost.status, 404);
        let id = lost.header("x-request-id");
        assert!(id.len() == 32 && lost.text().contains(id), "the error page names its request: {}", lost.text());
    }
}

/// Addresses hold secret links: neither the log nor the metrics repeat one.
#[test]
fn logs_and_metrics_know_route_patterns_only() {
    let db = TestDb::sqlite();
    let flags = ["--metrics-listen", "127.0.0.1:0", "--log-format", "json"];
    let process = Process::serve_with(&db, &flags);
    let metrics = process.says("Metrics are at ");
    let visitor = Visitor::new(&process.base, None);
    let secret = "0123456789abcdef";
    visitor.get(&format!("/link/{secret}?also={secret}"));
    visitor.get(&format!("/no/{secret}"));
    visitor.request("TRACE", "/healthz", &[], None);
    assert_eq!(visitor.get("/metrics").status, 404, "the service itself has no metrics");

    let (base, path) = metrics.rsplit_once('/').expect("an address");
    let counts = Visitor::new(base, None).see(&format!("/{path}")).body;
    let log = process.log();
    assert!(!counts.contains(secret), "{counts}");
    assert!(!log.contains(secret), "{log}");
    assert!(counts.contains("route=\"/link/{token}\""), "{counts}");
    assert!(counts.contains("method=\"OTHER\""), "{counts}");
    let queries = counts
        .lines()
        .find_map(|line| line.strip_prefix("podium_database_queries_total "));
    let queries: u64 = queries
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{counts}"));
    assert!(queries > 0, "looking for the link asks the database");
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect();
    let linked = lines.iter().find(|line| line["fields"]["route"] == "/link/{token}");
    let linked = linked.unwrap_or_else(|| panic!("the link's line is missing: {log}"));
    assert_eq!(linked["fields"]["method"], "GET");
    assert_eq!(linked["span"]["id"].as_str().map(str::len), Some(32), "{linked}");
}

/// A service whose database is gone is alive, but not ready.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_lost_database_is_not_ready() {
    let db = TestDb::postgres();
    let service = Service::start(&db);
    db.lose();
    let visitor = service.anonymous();
    assert_eq!(visitor.see("/healthz").body, "ok\n");
    let ready = visitor.get("/readyz");
    assert_eq!(
        (ready.status, ready.body.as_str()),
        (503, "the database does not answer\n")
    );
}

/// A word that is not a level would be taken for a module of the program, and silence all others, failed copies too; so would an
/// unknown module.
#[test]
fn a_log_of_no_level_or_part_is_refused() {
    let db = TestDb::sqlite();
    for (filter, says) in [
        ("inof", "\"inof\" is no level"),
        (
            "podium::nosuch=info",
            "podium::nosuch is no part of the program (check, cli, ",
        ),
    ] {
        let mut podium = std::process::Command::new(env!("CARGO_BIN_EXE_podium"));
        podium.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
        podium
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(db.folder());
        let ended = podium.env("PODIUM_LOG", filter).output().expect("it ends");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.code() == Some(2) && said.contains(says), "{said}");
    }
}

/// A log that cannot be written takes no request with it, and the program still ends when it is asked to.
#[test]
fn a_log_that_cannot_be_written_stops_nothing() {
    let db = TestDb::sqlite();
    let process = Process::serve_with_full_disk(&db);
    let visitor = Visitor::new(&process.base, None);
    assert_eq!(visitor.see("/healthz").body, "ok\n");
    assert_eq!(visitor.get("/no/such/page").status, 404);
    process.ask_to_end();
    assert!(process.wait().success());
}

/// Nonsense from a client does not fill the operator's log with errors.
#[test]
fn what_cannot_be_read_is_no_error_of_the_service() {
    let db = TestDb::sqlite();
    nonsense_is_no_error(&db);
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn what_cannot_be_read_is_no_error_of_the_service_on_postgres() {
    let db = TestDb::postgres();
    nonsense_is_no_error(&db);
}

fn nonsense_is_no_error(db: &TestDb) {
    let process = Process::serve(db);
    let endless = format!(
        "GET / HTTP/1.1\r\nhost: localhost\r\nx: {}\r\n\r\n",
        "x".repeat(200_000)
    );
    for nonsense in [
        "\u{1}\u{2}\u{3}\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: localhost\r\nno colon\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: x\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        "POST /sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n",
        &endless,
    ] {
        let mut socket = TcpStream::connect(process.socket()).expect("the service listens");
        socket
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("a timeout");
        socket.write_all(nonsense.as_bytes()).ok();
        socket.shutdown(Shutdown::Write).ok();
        // until it closes, with an answer or without
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).ok();
    }
    let visitor = Visitor::new(&process.base, None);
    for path in [
        "/t/%00/standings",
        "/p/%00.x",
        "/whoami.json?tournament=%00",
        "/t/x?%00",
        "/%ff",
        "/t/%ff%fe",
    ] {
        let status = visitor.get(path).status;
        assert!((400..500).contains(&status), "{path}: {status}");
    }
    let form = visitor.see("/sign-in").form("/sign-in");
    let sent = visitor.send(&form.set("name", "a\0b").set("password", "x"));
    assert_eq!(sent.status, 422, "{sent:?}");
    visitor.see("/healthz");
    let errors: Vec<String> = process
        .log()
        .lines()
        .filter(|line| line.contains("ERROR"))
        .map(str::to_owned)
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
}
