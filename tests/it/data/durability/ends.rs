//! The program ends in the middle of its work, by SIGKILL and by SIGTERM.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Mutex;

use podium_store::{Role, SiteRole};

use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};

const TABLES: usize = 100;
const SCOREKEEPERS: usize = 4;

/// Results that the database holds, by table.
fn reported(db: &TestDb, slug: &str) -> BTreeSet<i64> {
    let round = db.load(slug).rounds.remove(0);
    let reported = round.pods.iter().filter(|pod| pod.result.is_some());
    reported.map(|pod| pod.table_number).collect()
}

both_databases! {
    /// SIGKILL while results are posted: every one that was acknowledged is there after a restart.
    fn an_acknowledged_result_survives_a_kill(db) {
        let slug = db.in_database_tournament("Killed", TABLES * 4);
        db.next_round(&slug);
        let session = db.in_database_session("Keeper", SiteRole::Staff);
        db.in_database_join(&slug, "Keeper", Role::Scorekeeper);

        let process = Process::serve(db);
        let base = process.base.clone();
        let acknowledged = Mutex::new(BTreeSet::new());
        // Bounded, so that they cannot be done before the kill, however slow it comes.
        let (tell, receiver) = std::sync::mpsc::sync_channel(TABLES / 3);
        std::thread::scope(|scope| {
            for keeper in 0..SCOREKEEPERS {
                let (slug, base, session, acknowledged, tell) = (&slug, &base, &session, &acknowledged, tell.clone());
                scope.spawn(move || {
                    let visitor = Visitor::signed_in(base, session);
                    for table in (1..=TABLES).filter(|table| table % SCOREKEEPERS == keeper) {
                        let number = table.to_string();
                        let sent = visitor.try_post(&format!("/t/{slug}/desk/results"), &[("table", &number), ("result", "2")]);
                        let Ok(answer) = sent else { break };
                        assert_eq!(answer.status, 303, "table {table}: {}", answer.text());
                        acknowledged.lock().expect("no keeper panicked").insert(table as i64);
                        tell.send(()).ok();
                    }
                });
            }
            // In the middle of it: a third is acknowledged, the rest is on its way or not sent yet.
            for _ in 0..TABLES / 3 {
                receiver.recv().expect("results are acknowledged");
            }
            process.kill();
            drop(receiver);
        });
        let acknowledged = acknowledged.into_inner().expect("no keeper panicked");
        assert!(acknowledged.len() < TABLES, "the kill came too late to show anything");

        let restarted = Process::serve(db);
        let stored = reported(db, &slug);
        let lost: Vec<_> = acknowledged.difference(&stored).collect();
        assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
        let page = Visitor::signed_in(&restarted.base, &session).see(&format!("/t/{slug}/desk/results"));
        let counted = format!("{} of {TABLES} reported", stored.len());
        assert!(page.text().contains(&counted), "{counted}: {}", page.text());
    }

    /// SIGTERM while a form is on its way: it is taken to its end, and then the program ends well.
    fn a_running_request_is_finished_when_asked_to_end(db) {
        let slug = db.in_database_tournament("Ended", 16);
        db.next_round(&slug);
        let session = db.in_database_session("Keeper", SiteRole::Staff);
        db.in_database_join(&slug, "Keeper", Role::Scorekeeper);
        let process = Process::serve(db);
        let (head, body) = Visitor::signed_in(&process.base, &session)
            .written_post(&format!("/t/{slug}/desk/results"), &[("table", "1"), ("result", "d")]);

        let mut socket = TcpStream::connect(process.socket()).expect("it listens");
        let head = format!("{head}expect: 100-continue\r\nconnection: close\r\n\r\n");
        socket.write_all(head.as_bytes()).expect("the head is sent");
        let mut answers = BufReader::new(socket.try_clone().expect("a second handle"));
        let mut line = String::new();
        answers.read_line(&mut line).expect("an answer");
        assert!(line.contains(" 100 "), "the request is being read: {line}");

        process.ask_to_end();
        // It listens no longer, and so has heard.
        while TcpStream::connect(process.socket()).is_ok() {
            std::thread::yield_now();
        }
        assert_eq!(reported(db, &slug).len(), 0);
        socket.write_all(body.as_bytes()).expect("the form is sent");
        let mut answer = String::new();
        answers.read_to_string(&mut answer).expect("the answer");
        assert!(answer.contains("HTTP/1.1 303"), "{answer}");
        assert_eq!(reported(db, &slug), BTreeSet::from([1]));
        assert!(process.wait().success());
    }
}
