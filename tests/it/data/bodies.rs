//! The bodies of forms: what is read of them, how much of all of them at a time, and for how long.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use podium_base::config::FormRoom;
use podium_event::deck::Format;
use podium_ops::people::decks::{NewRules, Upload, set_rules};
use podium_store::Role;

use crate::harness::TestDb;
use crate::harness::http::{Page, Service, Visitor};

/// A multipart body with one file of so many bytes, and the header that goes with it.
fn with_file(csrf: &str, bytes: usize) -> ((&'static str, &'static str), Vec<u8>) {
    let head = format!(
        "--b\r\ncontent-disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n--b\r\n\
         content-disposition: form-data; name=\"file\"; filename=\"players.csv\"\r\n\r\n"
    );
    let mut body = head.into_bytes();
    body.extend(std::iter::repeat_n(b'x', bytes));
    body.extend_from_slice(b"\r\n--b--\r\n");
    (("content-type", "multipart/form-data; boundary=b"), body)
}

fn send_file(by: &Visitor, path: &str, csrf: &str, bytes: usize) -> Page {
    let (kind, body) = with_file(csrf, bytes);
    by.request("POST", path, &[kind], Some(&body))
}

#[test]
fn only_forms_with_a_file_are_read_as_such() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let visitor = service.anonymous();
    let csrf = visitor.see("/sign-in").form("/sign-in").value("csrf").to_owned();
    let refused = send_file(&visitor, "/sign-in", &csrf, 10);
    assert_eq!(refused.status, 415, "{refused:?}");
    assert!(refused.text().contains("takes no file"), "{}", refused.text());
}

/// Every page with a file leads to a route that takes one.
#[test]
fn what_a_page_sends_with_a_file_is_taken() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 8);
    let service = Service::start(&db);
    let organizer = service.in_database_staff(&slug, Role::Organizer);
    for page in ["page/pictures", "players/list", "decks/rules", "settings/penalties"] {
        let page = organizer.see(&format!("/t/{slug}/desk/{page}"));
        let with_file: Vec<&str> = page
            .body
            .split("<form")
            .filter(|form| form.contains("multipart/form-data"))
            .collect();
        assert!(!with_file.is_empty(), "{}", page.body);
        for form in with_file {
            let action = form
                .split("action=\"")
                .nth(1)
                .and_then(|rest| rest.split('"').next())
                .expect("an action");
            let csrf = page.form(action).value("csrf").to_owned();
            let answer = send_file(&organizer, action, &csrf, 10);
            assert!(matches!(answer.status, 200 | 303 | 422), "{action}: {answer:?}");
        }
    }
}

/// What all uploads hold is bounded, and given back.
#[test]
fn uploads_share_their_room() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 8);
    let service = Service::start_with(&db, |settings| settings.bodies.uploads_in_all = 100_000);
    let organizer = service.in_database_staff(&slug, Role::Organizer);
    let list = format!("/t/{slug}/desk/players/list");
    let csrf = organizer.see(&list).form("/list").value("csrf").to_owned();
    for _ in 0..3 {
        let refused = send_file(&organizer, &list, &csrf, 150_000);
        assert_eq!(
            (refused.status, refused.header("retry-after")),
            (503, "5"),
            "{refused:?}"
        );
        assert!(refused.text().contains("nothing was saved"), "{}", refused.text());
        let taken = send_file(&organizer, &list, &csrf, 60_000);
        assert_ne!(taken.status, 503, "what was held is free again: {taken:?}");
    }
}

/// Names of parts count as their content does, and a form has few of them: a player's form cannot fill the memory.
#[test]
fn empty_parts_with_long_names_are_too_much() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 8);
    let asked = NewRules {
        format: Format::Commander,
        deadline: None,
        banned: Upload::Keep,
        cards: Upload::Keep,
        highest_bracket: None,
    };
    db.act(&slug, |work| set_rules(work, 0, &asked)).expect("asked for");
    let service = Service::start(&db);
    let ann = service.in_database_player(&slug, 1);
    let at = format!("/t/{slug}/me/deck");
    let csrf = ann.see(&at).form("/me/deck").value("csrf").to_owned();
    let send = |parts: usize, name: usize, as_file: &str| {
        let name = "x".repeat(name);
        let part = format!("--b\r\ncontent-disposition: form-data; name=\"{name}\"{as_file}\r\n\r\n\r\n");
        let body = format!(
            "--b\r\ncontent-disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n{}--b--\r\n",
            part.repeat(parts)
        );
        let kind = ("content-type", "multipart/form-data; boundary=b");
        ann.request("POST", &at, &[kind], Some(body.as_bytes())).status
    };
    for (parts, name) in [(4, 30_000), (40, 10)] {
        assert_eq!(send(parts, name, ""), 413, "{parts} parts");
        assert_eq!(send(parts, name, "; filename=\"\""), 413, "{parts} files");
    }
    assert_eq!(send(20, 10, ""), 422, "an empty list is refused, and the form is read");
}

/// The answer to a form of which the test sends only what it wants to.
fn answer_to(mut socket: TcpStream) -> String {
    let mut answer = String::new();
    socket
        .read_to_string(&mut answer)
        .expect("an answer comes, and the connection is closed");
    answer
}

/// Sends the head and half of the body of a form.
fn half_sent(service: &Service<'_>) -> TcpStream {
    half_sent_from(service, "127.0.0.1")
}

/// As [`half_sent`], from the address that a proxy names.
fn half_sent_from(service: &Service<'_>, from: &str) -> TcpStream {
    let visitor = service.anonymous();
    visitor.see("/sign-in");
    let (head, body) = visitor.written_post("/sign-in", &[("name", "ann"), ("password", &"x".repeat(8_000))]);
    let mut socket = TcpStream::connect(service.base.trim_start_matches("http://")).expect("it listens");
    socket
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    let half = &body[..body.len() / 2];
    write!(
        socket,
        "{head}x-forwarded-for: {from}\r\nconnection: close\r\n\r\n{half}"
    )
    .expect("the first half is sent");
    socket
}

#[test]
fn a_form_that_stalls_is_given_up() {
    let db = TestDb::sqlite();
    let service = Service::start_with(&db, |settings| settings.bodies.chunk = Duration::from_millis(50));
    let answer = answer_to(half_sent(&service));
    assert!(
        answer.starts_with("HTTP/1.1 408 ") && answer.contains("did not arrive in time"),
        "{answer}"
    );
}

/// One byte now and then keeps no form open for ever.
#[test]
fn a_form_that_drips_is_given_up() {
    let db = TestDb::sqlite();
    let service = Service::start_with(&db, |settings| settings.bodies.whole = Duration::from_millis(200));
    let mut socket = half_sent(&service);
    socket.set_nonblocking(true).expect("it can be looked at");
    let mut look = [0; 1];
    let answered = (0..3_000).any(|_| {
        // there is nothing to wait for but time itself
        std::thread::sleep(Duration::from_millis(10));
        socket.write_all(b"x").ok();
        socket.peek(&mut look).is_ok()
    });
    assert!(answered, "the form is given up");
    socket.set_nonblocking(false).expect("it waits again");
    assert!(answer_to(socket).starts_with("HTTP/1.1 408 "));
}

/// Many forms that stall do not keep out another address: it has its own share of the room.
#[test]
fn forms_of_one_address_leave_room_for_others() {
    let db = TestDb::sqlite();
    let service = Service::start_with(&db, |settings| {
        settings.bodies.visitors = FormRoom {
            in_all: 40_000,
            each: 10_000,
        };
        settings.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let sign_in = |visitor: &Visitor, from: &str| {
        let csrf = visitor.see("/sign-in").form("/sign-in").value("csrf").to_owned();
        let body = format!("csrf={csrf}&name=ann&password={}", "x".repeat(4_000));
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("x-forwarded-for", from),
        ];
        visitor
            .request("POST", "/sign-in", &headers, Some(body.as_bytes()))
            .status
    };
    let visitor = service.anonymous();
    assert_ne!(sign_in(&visitor, "192.0.2.1"), 503);
    let mut stalled: Vec<TcpStream> = (0..8).map(|_| half_sent_from(&service, "192.0.2.1")).collect();
    // all of them have arrived once the address has no room: there is nothing to wait for but that
    let full = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        sign_in(&visitor, "192.0.2.1") == 503
    });
    assert!(full, "one address has a part of the room");
    assert_ne!(sign_in(&visitor, "192.0.2.2"), 503, "another one has its own");
    stalled.clear();
    let free = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        sign_in(&visitor, "192.0.2.1") != 503
    });
    assert!(free, "what was held is free again");
}

/// Forms of visitors that stall keep out nobody who is signed in or has a player's link, from the same address too.
#[test]
fn forms_of_nobody_leave_room_for_who_is_known() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 8);
    let service = Service::start_with(&db, |settings| {
        settings.bodies.visitors = FormRoom {
            in_all: 10_000,
            each: 10_000,
        };
    });
    let organizer = service.in_database_staff(&slug, Role::Organizer);
    let player = service.in_database_player(&slug, 2);
    let announcements = format!("/t/{slug}/desk/announcements");
    let call = format!("/t/{slug}/me/call");
    let anybody = service.anonymous();
    let stalled: Vec<TcpStream> = (0..8).map(|_| half_sent(&service)).collect();
    // all of them have arrived once visitors have no room: there is nothing to wait for but that
    let full = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        let csrf = anybody.see("/sign-in").form("/sign-in").value("csrf").to_owned();
        let password = "x".repeat(4_000);
        let fields = [("csrf", csrf.as_str()), ("name", "ann"), ("password", &password)];
        anybody.post("/sign-in", &fields).status == 503
    });
    assert!(full, "visitors have no room");
    let form = organizer.see(&announcements).form("/announcements");
    let announced = organizer.send(&form.set("text", &"Lunch. ".repeat(100)));
    assert_eq!(announced.status, 303, "{announced:?}");
    let called = player.post(&call, &[("what", &"x".repeat(4_000))]);
    assert_ne!(called.status, 503, "{called:?}");
    drop(stalled);
}
