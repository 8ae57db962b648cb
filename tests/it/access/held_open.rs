//! A request held open does not keep a right: who acts is read again when the command runs.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use podium_store::site::accounts;
use podium_store::tournaments::players;
use podium_store::{DbError, Role};

use super::{in_database_account, in_database_tournament};
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// A form whose head and first half arrived, so that the service waits for the rest.
struct HeldOpen {
    socket: TcpStream,
    rest: String,
}

impl HeldOpen {
    fn post(service: &Service<'_>, by: &Visitor, path: &str, fields: &[(&str, &str)]) -> Self {
        // the service answers: its workers are up
        by.see("/healthz");
        by.see("/healthz");
        let (head, body) = by.written_post(path, fields);
        let (first, rest) = body.split_at(body.len() / 2);
        let mut socket = TcpStream::connect(service.base.trim_start_matches("http://")).expect("it listens");
        socket
            .write_all(format!("{head}connection: close\r\n\r\n{first}").as_bytes())
            .expect("the first half is sent");
        // Long enough to be let in. Otherwise the sender would be turned away as well, only earlier.
        std::thread::sleep(Duration::from_millis(300));
        Self {
            socket,
            rest: rest.to_owned(),
        }
    }

    /// Sends the rest; the answer.
    fn finish(mut self) -> String {
        self.socket.write_all(self.rest.as_bytes()).expect("the rest is sent");
        let mut answer = String::new();
        self.socket.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

/// Whether an answer leads on as after an action: not to the sign-in page, and no error.
fn acted(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 303") && !answer.contains("location: /sign-in")
}

fn announcements(db: &TestDb, slug: &str) -> usize {
    let id = db.load(slug).tournament.id;
    let all = db
        .db
        .read(|conn| podium_store::tournaments::notices::announcements(conn, &id));
    all.expect("announcements are read").len()
}

fn in_database(db: &TestDb, change: impl Fn(&mut podium_store::Writer<'_>) -> Result<(), DbError>) {
    db.db.write(|conn| change(conn)).expect("stored");
}

const PAGE: &str = "/t/spring/desk/announcements";
const TEXT: [(&str, &str); 1] = [("text", "Everybody out")];

both_databases! {
    fn a_role_that_was_taken_away_does_not_act(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        let held = HeldOpen::post(&service, &judge, PAGE, &TEXT);
        let (tournament, account) = (db.load(&slug).tournament.id, in_database_account(db, "head_judge").id);
        in_database(db, |conn| accounts::remove_staff(conn, &tournament, &account));
        let answer = held.finish();
        assert!(!acted(&answer), "{answer}");
        assert_eq!(announcements(db, &slug), 0);
    }

    fn a_disabled_account_does_not_act(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        let held = HeldOpen::post(&service, &judge, PAGE, &TEXT);
        let account = in_database_account(db, "head_judge").id;
        in_database(db, |conn| accounts::set_disabled(conn, &account, true));
        let answer = held.finish();
        assert!(!acted(&answer), "{answer}");
        assert_eq!(announcements(db, &slug), 0);
    }

    fn a_renewed_player_link_does_not_act(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        let mut row = db.load(&slug).players.remove(0);
        row.checked_in = false;
        in_database(db, |conn| players::update(conn, &row));
        let player = service.in_database_player(&slug, row.number);
        let held = HeldOpen::post(&service, &player, "/t/spring/me/check-in", &[]);
        row.link_generation += 1;
        in_database(db, |conn| players::update(conn, &row));
        let answer = held.finish();
        assert!(!acted(&answer), "{answer}");
        assert!(!db.load(&slug).players[0].checked_in);
    }

    fn those_who_may_still_act_can_act(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        let answer = HeldOpen::post(&service, &judge, PAGE, &TEXT).finish();
        assert!(acted(&answer), "{answer}");
        assert_eq!(announcements(db, &slug), 1);
    }
}
