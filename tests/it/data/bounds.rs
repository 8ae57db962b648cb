//! Never all at once: what a flood of one kind of request leaves to the others, and what it costs the process. Lanes are
//! held by jobs that wait for the test, so nothing here depends on how fast anything is.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use actix_web::web::Data;
use podium::web::frame::load::lanes::{ALL, Lane};
use podium::web::frame::state::{State, read_in};
use podium_store::site::settings;
use podium_store::{DbError, Role};

use crate::harness::http::{PASSWORD, Service};
use crate::harness::process::Process;
use crate::harness::{TestDb, both_databases};

/// More requests than any lane takes, running and waiting together.
const MORE_THAN_FITS: usize = 4_200;
/// Requests in flight while threads are counted.
const FLOOD: usize = 2_000;
/// Threads that the process may have whatever comes.
const THREADS: usize = 40;

/// A lane that is full: all its threads run jobs that wait, and its queue takes nobody.
struct Full {
    gate: Option<Arc<RwLock<bool>>>,
    release: mpsc::Sender<()>,
    threads: Vec<JoinHandle<()>>,
}

impl Full {
    fn lane(state: &Data<State>, lane: Lane) -> Self {
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
        assert!(refused.text().contains("This page asks again in"), "{}", refused.text());

        assert_eq!(visitor.see("/healthz").body, "ok\n");
        visitor.see("/readyz");
        assert_eq!(visitor.see("/t/spring/players").body, kept, "what is kept is answered");
        visitor.see("/t/spring/players?q=007");
        assert_eq!(visitor.send(&sign_in).status, 303, "who signs in is let in");
        let told = head_judge.post("/t/spring/desk/announcements", &[("text", "Lunch is at one.")]);
        assert_eq!(told.status, 303, "the staff writes: {told:?}");
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
        assert!(refused.text().contains("nothing of this was stored"), "{}", refused.text());
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
        for lane in ALL {
            let (open, opened) = mpsc::channel::<()>();
            let opened = Arc::new(Mutex::new(opened));
            let (tell, holds) = mpsc::channel();
            let others: Vec<Lane> = ALL.into_iter().filter(|other| *other != lane).collect();
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
                holds.recv_timeout(Duration::from_secs(20)).expect("each lane has connections of its own");
            }
            let read = read_in(lane, &service.state, |conn| settings::get(conn, "none"));
            let read = actix_web::rt::System::new().block_on(read);
            drop(open);
            holders.join().expect("the others go on");
            assert!(read.is_ok(), "{}: {read:?}", lane.label());
        }
    }
}

/// Two thousand requests that compute, all sent before the first answer is read.
#[test]
fn a_flood_does_not_grow_the_process() {
    let db = TestDb::sqlite();
    db.in_database_tournament("spring", 8);
    let process = Process::serve(&db);
    let mut most = process.threads();
    let sockets: Vec<TcpStream> = (0..FLOOD)
        .map(|number| {
            let mut socket = TcpStream::connect(process.socket()).expect("the service takes connections");
            socket
                .set_read_timeout(Some(Duration::from_secs(60)))
                .expect("a timeout");
            let request =
                format!("GET /t/spring/players?q={number:03} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
            socket.write_all(request.as_bytes()).expect("it takes requests");
            most = most.max(process.threads());
            socket
        })
        .collect();
    let mut computed = 0;
    for mut socket in sockets {
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).expect("every request is answered");
        let answer = String::from_utf8_lossy(&answer);
        match answer.get(9..12) {
            Some("200") => computed += 1,
            Some("503") => assert!(answer.contains("retry-after: "), "{answer}"),
            _ => panic!("{answer}"),
        }
        most = most.max(process.threads());
    }
    assert!(computed > 0, "some found a place");
    assert!(most <= THREADS, "{most} threads");
}
