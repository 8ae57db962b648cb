//! Never all at once: what a flood of one kind of request leaves to the others, and what it costs the process. Lanes are
//! held by jobs that wait for the test, so nothing here depends on how fast anything is.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use actix_web::web::Data;
use podium::web::frame::answer::page;
use podium::web::frame::load::lanes::{ALL, Lane};
use podium::web::frame::state::{State, read_in};
use podium_store::site::settings;
use podium_store::{DbError, Role};

use crate::harness::http::{PASSWORD, Service};
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};
use crate::site::operations::scrape::{Scrape, started};

/// More requests than any lane takes, running and waiting together.
const MORE_THAN_FITS: usize = 4_200;
/// Requests in flight while threads are counted.
const FLOOD: usize = 2_000;
/// The kinds of threads as `podium_thread_places` counts them, and what the system shows their names begin with.
const KINDS: [(&str, &str); 13] = [
    ("main", "podium"),
    ("worker", "actix-rt|system"),
    ("accept", "actix-server ac"),
    ("blocking", "tokio-rt-worker"),
    ("lane", "lane"),
    ("database", "r2d2-worker-"),
    ("live", "live"),
    ("deliver-one", "deliver-one"),
    ("deliver", "deliver"),
    ("push-one", "push-one"),
    ("push", "push"),
    ("backup", "backup"),
    // of the system that all workers run in
    ("worker", "actix-rt"),
];

/// A lane that is full: all its threads run jobs that wait, and its queue takes nobody.
pub struct Full {
    gate: Option<Arc<RwLock<bool>>>,
    release: mpsc::Sender<()>,
    threads: Vec<JoinHandle<()>>,
}

impl Full {
    pub fn lane(state: &Data<State>, lane: Lane) -> Self {
        let gate = Arc::new(RwLock::new(false));
        let (release, released) = mpsc::channel::<()>();
        let (closed, is_closed) = mpsc::channel();
        let held = Arc::clone(&gate);
        let holder = std::thread::spawn(move || {
            let _closed = held.write().expect("the gate");
            closed.send(()).expect("the test waits");
            released.recv().ok();
        });
        is_closed.recv().expect("the gate is closed");
        let (tell, refused) = mpsc::channel();
        let (state, at_gate) = (state.clone(), Arc::clone(&gate));
        let jobs = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async {
                let jobs = (0..MORE_THAN_FITS).map(|_| {
                    let (at_gate, tell) = (Arc::clone(&at_gate), tell.clone());
                    let job = read_in(lane, &state, move |_| {
                        Ok::<_, DbError>(*at_gate.read().expect("the gate"))
                    });
                    async move {
                        if matches!(job.await, Err(DbError::Busy(_))) {
                            tell.send(()).ok();
                        }
                    }
                });
                futures_util::future::join_all(jobs).await;
            });
        });
        refused.recv_timeout(Duration::from_secs(30)).expect("the lane is full");
        Self {
            gate: Some(gate),
            release,
            threads: vec![holder, jobs],
        }
    }
}

impl Drop for Full {
    fn drop(&mut self) {
        self.release.send(()).ok();
        self.gate.take();
        for thread in self.threads.drain(..) {
            thread.join().ok();
        }
    }
}

both_databases! {
    fn a_hall_that_reads_holds_nobody_else_up(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        service.in_database_account("ann", podium_store::SiteRole::Organizer);
        let visitor = service.anonymous();
        let kept = visitor.see("/t/spring/players").body;
        let head_judge = service.in_database_staff(&slug, Role::HeadJudge);
        let player = service.in_database_player(&slug, 2);
        let own = player.see("/t/spring/me").form("/me/drop");
        let sign_in = visitor.see("/sign-in").form("/sign-in").set("name", "ann").set("password", PASSWORD);
        let full = Full::lane(&service.state, Lane::Pages);

        let refused = visitor.get("/t/spring/profile");
        assert_eq!(refused.status, 503, "{refused:?}");
        let seconds = refused.header("retry-after");
        assert!(seconds.parse::<u64>().is_ok_and(|s| s > 0), "{refused:?}");
        assert_eq!(refused.header("refresh"), seconds, "the page asks again without a script");
        assert!(refused.text().contains("This page tries again in"), "{}", refused.text());

        assert_eq!(visitor.see("/healthz").body, "ok\n");
        visitor.see("/readyz");
        assert_eq!(visitor.see("/t/spring/players").body, kept, "what is kept is answered");
        visitor.see("/t/spring/players?q=007");
        assert_eq!(visitor.send(&sign_in).status, 303, "who signs in is let in");
        let announced = head_judge.post("/t/spring/desk/announcements", &[("text", "Lunch is at one.")]);
        assert_eq!(announced.status, 303, "the staff writes: {announced:?}");
        head_judge.see("/t/spring/desk/announcements");
        assert_eq!(player.send(&own.set("confirm", "drop")).status, 303, "players write");
        let listener = visitor.listen("/t/spring/live");
        assert!(listener.head.contains("text/event-stream"));

        drop(full);
        visitor.see("/t/spring/profile");
    }

    /// A form that found no place has done nothing, says so, and acts when it is sent again.
    fn a_form_that_is_not_taken_is_not_lost(db) {
        let slug = db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let head_judge = service.in_database_staff(&slug, Role::HeadJudge);
        let form = head_judge.see("/t/spring/desk/announcements").form("/desk/announcements").set("text", "Lunch is at one.");
        let before = db.load(&slug).tournament.version;
        let full = Full::lane(&service.state, Lane::StaffWrites);
        let refused = head_judge.send(&form);
        assert_eq!(refused.status, 503, "{refused:?}");
        assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|s| s > 0), "{refused:?}");
        assert_eq!(refused.header("refresh"), "", "nobody but its sender sends a form again");
        assert!(refused.text().contains("nothing was saved"), "{}", refused.text());
        assert!(refused.body.contains("data-not-done"), "with the script the form stays as it was filled in");
        drop(full);
        assert_eq!(db.load(&slug).tournament.version, before);
        assert_eq!(head_judge.send(&form).status, 303);
        assert_eq!(db.load(&slug).tournament.version, before + 1);
    }
}

both_databases! {
    /// All connections of all other lanes are in use, and stay so: what is read in a lane finds its own.
    fn no_lane_waits_for_the_connections_of_another(db) {
        let service = Service::start(db);
        // decoding a picture reads nothing
        let readers: Vec<Lane> = ALL.into_iter().filter(|lane| lane.share().connections() > 0).collect();
        for lane in readers.iter().copied() {
            let (open, opened) = mpsc::channel::<()>();
            let opened = Arc::new(Mutex::new(opened));
            let (tell, holds) = mpsc::channel();
            let others: Vec<Lane> = readers.iter().copied().filter(|other| *other != lane).collect();
            let places = |lane: &Lane| service.state.lanes.places(*lane);
            let held: usize = others.iter().map(|other| places(other).min(other.share().connections() as usize)).sum();
            let state = service.state.clone();
            let holders = std::thread::spawn(move || {
                let jobs = others.iter().flat_map(|other| std::iter::repeat_n(*other, state.lanes.places(*other)));
                let jobs = jobs.map(|other| {
                    let (opened, tell) = (Arc::clone(&opened), tell.clone());
                    read_in(other, &state, move |_| {
                        tell.send(()).ok();
                        // until the test drops the sender
                        let _ = opened.lock().map(|opened| opened.recv());
                        Ok::<_, DbError>(())
                    })
                });
                actix_web::rt::System::new().block_on(futures_util::future::join_all(jobs));
            });
            for _ in 0..held {
                holds.recv_timeout(Duration::from_secs(20)).expect("each lane has its own connections");
            }
            let read = read_in(lane, &service.state, |conn| settings::get(conn, "none"));
            let read = actix_web::rt::System::new().block_on(read);
            drop(open);
            holders.join().expect("the others go on");
            assert!(read.is_ok(), "{}: {read:?}", lane.label());
        }
    }
}

/// A page that says which thread rendered it.
#[derive(askama::Template)]
#[template(source = "{{ self.thread() }}", ext = "txt")]
struct RenderedBy;

impl RenderedBy {
    fn thread(&self) -> String {
        std::thread::current().name().unwrap_or_default().to_owned()
    }
}

#[test]
fn large_pages_are_rendered_in_a_lane() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let body = actix_web::rt::System::new().block_on(async {
        let answer = page::private_large(&service.state, || RenderedBy).await;
        actix_web::body::to_bytes(answer.expect("a page").into_body()).await
    });
    assert_eq!(body.expect("its text"), "lane");
}

/// The threads of a process by kind; for a moment, a new one has the name of the thread that has started it.
fn threads_by_kind(process: &Process) -> BTreeMap<&'static str, usize> {
    let mut running = BTreeMap::new();
    for name in process.threads() {
        let kind = KINDS.iter().find(|(_, beginning)| name.starts_with(beginning));
        let (kind, _) = kind.unwrap_or_else(|| panic!("nobody counts the thread {name:?}"));
        *running.entry(*kind).or_default() += 1;
    }
    running
}

/// Two thousand requests of all kinds, all sent before the first answer is read.
#[test]
fn a_flood_does_not_grow_the_process() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let (process, metrics) = started(&db, &["--workers", "4", "--backup-every", "1h"]);
    let places = Scrape::of(&metrics);
    let most = places.value("podium_thread_places", &[]);
    let check_all = || {
        let running: usize = threads_by_kind(&process).values().sum();
        assert!(running as f64 <= most, "{running} threads, of which {most} are counted");
    };
    let pages = [
        "/en/t/spring/players?q=",
        "/en/t/spring/players/",
        "/en/statistics?of=",
        "/link/",
        "/t/spring/desk?x=",
    ];
    let sockets: Vec<TcpStream> = (0..FLOOD)
        .map(|number| {
            let mut socket = TcpStream::connect(process.socket()).expect("the service takes connections");
            socket
                .set_read_timeout(Some(Duration::from_secs(60)))
                .expect("a timeout");
            let head = "host: localhost\r\nconnection: close\r\ncookie: podium_session=none";
            let request = match number % 6 {
                5 => format!("POST /t/spring/register HTTP/1.1\r\n{head}\r\ncontent-length: 0\r\n\r\n"),
                kind => format!("GET {}{number:03} HTTP/1.1\r\n{head}\r\n\r\n", pages[kind]),
            };
            socket.write_all(request.as_bytes()).expect("it takes requests");
            if number % 50 == 0 {
                check_all();
            }
            socket
        })
        .collect();
    let mut computed = 0;
    for (number, mut socket) in sockets.into_iter().enumerate() {
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).expect("every request is answered");
        let answer = String::from_utf8_lossy(&answer);
        match answer.get(9..12) {
            Some("200") => computed += 1,
            Some("503") => assert!(answer.contains("retry-after: "), "{answer}"),
            Some("303" | "400" | "403" | "404" | "422") => {}
            _ => panic!("{answer}"),
        }
        if number % 50 == 0 {
            check_all();
        }
    }
    assert!(computed > 0, "some found a place");
    // those that the flood has started wait for more, and have their names
    for (kind, threads) in threads_by_kind(&process) {
        let most = places.value("podium_thread_places", &[("thread", kind)]);
        assert!(
            threads as f64 <= most,
            "{threads} threads of the kind {kind}, of which {most} are counted"
        );
    }
}

/// The number of threads in the documents is what the code that starts them counts.
#[test]
fn the_documents_say_how_many_threads_there_are() {
    let db = TestDb::sqlite();
    let (process, metrics) = started(&db, &["--workers", "4", "--backup-every", "1h"]);
    let places = Scrape::of(&metrics);
    // fewer on one core
    let pages = places.value("podium_lane_places", &[("lane", "pages")]);
    let most = places.value("podium_thread_places", &[]) + 4.0 - pages;
    for (file, sentence) in [
        (
            "docs/configuration.md",
            format!("The process has {most} threads at most"),
        ),
        ("deploy/podium.service", format!("It has {most} threads at most")),
    ] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = std::fs::read_to_string(path).expect("a file of the repository");
        assert!(text.contains(&sentence), "{file} does not say: {sentence}");
        let allowed = text.lines().find_map(|line| line.strip_prefix("TasksMax="));
        let allowed = allowed.map_or(Ok(f64::INFINITY), str::parse);
        let allowed = allowed.expect("systemd counts the threads that it allows");
        assert!(allowed > most, "{file} allows only {allowed} threads");
    }
    drop(process);
}
