//! Each number of `/metrics` moves when what it counts happens, in a running service.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::channel;
use std::time::Duration;

use podium::web::frame::load::lanes::{Job, Lane};
use podium_ops::tournaments::push::subscribe;
use podium_store::{Role, SiteRole, WebhookShape};

use super::scrape::{Exporter, Scrape, started};
use crate::harness::http::{PASSWORD, Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};
use crate::player::news::Phone;
use crate::site::webhooks::receiver::{Manner, Receiver};
use crate::site::webhooks::{everything, hook};

/// What never moves while a service runs.
const CONSTANT: [&str; 9] = [
    // no backup is scheduled here: `recovery` has them
    "podium_backup_failures_total",
    "podium_backup_last_success_timestamp_seconds",
    "podium_build_info",
    "podium_database_connection_places",
    "podium_lane_places",
    "podium_live_places",
    "podium_thread_places",
    "process_max_fds",
    "process_start_time_seconds",
];
/// What other tests move: it takes a rush, a replica (`replica.rs`), or a database that is gone.
const ELSEWHERE: [&str; 10] = [
    "podium_cache_waiting",
    "podium_database_replica_failures_total",
    "podium_database_replica_reads_total",
    "podium_database_writable",
    "podium_lane_refused_total",
    "podium_lane_running",
    "podium_lane_waiting",
    "podium_ready",
    // `threads.rs`
    "podium_thread_restarts_total",
    "podium_thread_up",
];
/// How often a test checks for something that a thread of the service does later.
const LOOKS: usize = 300;

/// For how long something is held that a command waits for.
const HELD: Duration = Duration::from_secs(2);

/// Somebody who looks at the metrics again and again.
struct Watcher {
    metrics: String,
    last: Scrape,
    moved: BTreeSet<String>,
}

impl Watcher {
    fn new(metrics: String) -> Self {
        Self {
            last: Scrape::of(&metrics),
            metrics,
            moved: BTreeSet::new(),
        }
    }

    /// Looks again; what was before.
    fn look(&mut self) -> Scrape {
        let now = Scrape::of(&self.metrics);
        self.moved.extend(now.moved_since(&self.last));
        std::mem::replace(&mut self.last, now)
    }

    /// Looks again, and says by how much a number has risen.
    #[track_caller]
    fn rose(&mut self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let before = self.look();
        let rise = self.last.value(name, labels) - before.value(name, labels);
        assert!(rise > 0.0, "{name} {labels:?} rose by {rise}");
        rise
    }

    /// Looks until a number is what it should be.
    #[track_caller]
    fn becomes(&mut self, name: &str, labels: &[(&str, &str)], is: impl Fn(f64) -> bool) {
        for _ in 0..LOOKS {
            self.look();
            if is(self.last.value(name, labels)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("{name} {labels:?} stays at {}", self.last.value(name, labels));
    }
}

fn tries_to_sign_in(visitor: &Visitor, name: &str, password: &str) -> u16 {
    let form = visitor.see("/sign-in").form("/sign-in");
    visitor.send(&form.set("name", name).set("password", password)).status
}

both_databases! {
    fn every_number_moves_with_what_it_counts(db) {
        let slug = db.in_database_tournament("spring", 8);
        let session = db.in_database_session("ada", SiteRole::Administrator);
        let (well, badly) = (Receiver::start(Manner::Answers(204)), Receiver::start(Manner::Answers(500)));
        for receiver in [&well, &badly] {
            hook(db, &slug, &receiver.address, WebhookShape::Standard, everything());
        }
        let (process, metrics) = started(db, &["--streams-per-address", "1", "--webhooks-private-addresses"]);
        let visitor = Visitor::new(&process.base, None);
        let mut watcher = Watcher::new(metrics);

        visitor.see("/healthz");
        let healthz = [("method", "GET"), ("route", "/healthz")];
        assert_eq!(watcher.rose("podium_http_requests_total", &[healthz[0], healthz[1], ("status", "200")]), 1.0);
        let quick = [healthz[0], healthz[1], ("class", "success")];
        assert_eq!(watcher.last.value("podium_http_request_duration_seconds_count", &quick), 1.0);
        // each class is there from the start, and a probe is in none
        let answers = watcher.last.samples("podium_http_answers_total");
        assert!(answers.len() == 4 && answers.iter().all(|one| one.value == 0.0), "{answers:?}");

        // a form whose end has not come
        let mut slow = TcpStream::connect(process.socket()).expect("it listens");
        let head = "POST /sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n";
        write!(slow, "{head}content-length: 100\r\n\r\nname=").expect("it takes requests");
        watcher.becomes("podium_http_requests_running", &[], |running| running == 1.0);
        drop(slow);
        watcher.becomes("podium_http_requests_running", &[], |running| running == 0.0);

        // a snapshot is made for the first reader, and the page for the second is there
        visitor.see("/en/t/spring");
        assert_eq!(watcher.rose("podium_cache_making_seconds_count", &[("cache", "snapshots")]), 1.0);
        let bytes = watcher.last.value("podium_cache_bytes", &[("cache", "snapshots")]);
        assert!(bytes > 1_000.0, "{bytes}");
        assert!(watcher.last.value("podium_lane_job_seconds_count", &[("lane", "snapshots")]) > 0.0);
        visitor.see("/en/t/spring");
        watcher.rose("podium_cache_hits_total", &[("cache", "pages")]);
        visitor.see("/en/t/spring/players");
        watcher.rose("podium_cache_hits_total", &[("cache", "snapshots")]);

        // tries to sign in, each of which writes
        // beside the one whose end has not come
        let refused = [("class", "client_error")];
        let before = watcher.last.value("podium_http_answers_total", &refused);
        assert_eq!(tries_to_sign_in(&visitor, "ada", "wrong"), 422);
        assert_eq!(watcher.rose("podium_sign_ins_total", &[("outcome", "wrong")]), 1.0);
        assert_eq!(watcher.last.value("podium_http_answers_total", &refused) - before, 1.0);
        let writes = ["podium_database_write_wait_seconds_count", "podium_database_commit_seconds_count",
            "podium_database_group_commands_count", "podium_database_commits_total"];
        for name in writes {
            assert!(watcher.last.value(name, &[]) >= 2.0, "{name}");
        }
        assert!(watcher.last.value("podium_lane_job_seconds_count", &[("lane", "passwords")]) >= 1.0);
        assert_eq!(tries_to_sign_in(&visitor, "ada", PASSWORD), 303);
        assert_eq!(watcher.rose("podium_sign_ins_total", &[("outcome", "signed_in")]), 1.0);
        assert_eq!(watcher.last.value("podium_http_answers_total", &[("class", "redirect")]), 1.0);
        let guesser = Visitor::new(&process.base, None);
        let limited = (0..30).find(|_| tries_to_sign_in(&guesser, "nobody", "wrong") == 429);
        assert!(limited.is_some(), "tries have a limit");
        assert_eq!(watcher.rose("podium_sign_ins_total", &[("outcome", "limited")]), 1.0);

        // who listens, who finds no place, and what the first receives
        let mut listener = visitor.listen("/t/spring/live");
        watcher.rose("podium_live_listeners", &[]);
        let refused = Visitor::new(&process.base, None).get("/t/spring/live");
        assert_eq!(refused.status, 503);
        assert_eq!(watcher.rose("podium_live_refused_total", &[]), 1.0);
        assert_eq!(watcher.last.value("podium_http_answers_total", &[("class", "server_error")]), 0.0);
        Visitor::signed_in(&process.base, &session).see("/t/spring/desk");
        watcher.rose("podium_lane_job_seconds_count", &[("lane", "staff")]);
        db.next_round(&slug);
        listener.hears(db.load(&slug).tournament.version);
        watcher.becomes("podium_live_changes_total", &[], |count| count >= 1.0);

        // one webhook is sent what happened in the round, and the other is not
        well.next();
        watcher.becomes("podium_webhook_deliveries_total", &[("outcome", "sent")], |sent| sent >= 1.0);
        watcher.becomes("podium_webhook_deliveries_total", &[("outcome", "failed")], |failed| failed >= 1.0);
        watcher.becomes("podium_webhook_deliveries_waiting", &[], |waiting| waiting >= 1.0);
        watcher.becomes("podium_webhook_oldest_waiting_seconds", &[], |age| age >= 1.0);

        // a phone gets a message, and another one cannot be reached
        for (number, receiver) in [(1, &well), (2, &badly)] {
            let browser = Phone::new(receiver, "phone").subscription();
            db.act_as(&slug, db.player(&slug, number), |work| subscribe(work, &browser, true)).expect("subscribed");
        }
        watcher.becomes("podium_push_messages_total", &[("outcome", "sent")], |sent| sent >= 1.0);
        watcher.becomes("podium_push_messages_total", &[("outcome", "failed")], |failed| failed >= 1.0);
        watcher.becomes("podium_push_messages_waiting", &[], |waiting| waiting >= 1.0);

        // a table that is gone: an error of the database, and nobody can be notified of changes
        let mut raw = Raw::connect(&db.address);
        raw.execute("ALTER TABLE tournaments RENAME TO gone");
        assert!(Visitor::new(&process.base, None).get("/t/summer").status >= 500);
        watcher.rose("podium_database_errors_total", &[("kind", "other")]);
        assert!(watcher.last.value("podium_http_answers_total", &[("class", "server_error")]) >= 1.0);
        watcher.becomes("podium_live_failures_total", &[], |failed| failed >= 1.0);
        raw.execute("ALTER TABLE gone RENAME TO tournaments");

        watcher.becomes("process_cpu_seconds_total", &[], |seconds| seconds > 0.0);
        assert!(watcher.last.value("process_resident_memory_bytes", &[]) > 5e6);
        assert!((5.0..=40.0).contains(&watcher.last.value("process_threads", &[])));
        let connections = watcher.last.value("podium_database_connections", &[]);
        assert!((1.0..=12.0).contains(&connections), "{connections}");
        let fixed: Vec<&str> = watcher.last.0.keys().map(String::as_str)
            .filter(|name| !CONSTANT.contains(name) && !ELSEWHERE.contains(name))
            .filter(|name| !watcher.moved.contains(*name)).collect();
        // the room on the disk is others', too, and may stay as it is; all connections may be open at the first look
        let may_stay = ["podium_data_free_bytes", "podium_database_connections"];
        assert!(fixed.iter().all(|name| may_stay.contains(name)), "these never moved: {fixed:?}");
        assert_eq!(watcher.last.0.contains_key("podium_data_size_bytes"), db.db.is_sqlite());
        drop(listener);
    }
}

both_databases! {
    /// Somebody else holds what a command needs to write: the command is answered when it is free, and its wait is measured.
    fn a_wait_for_the_turn_to_write_is_measured(db) {
        let slug = db.in_database_tournament("spring", 8);
        db.next_round(&slug);
        let keeper = db.in_database_session("keeper", SiteRole::Staff);
        db.in_database_join(&slug, "keeper", Role::Scorekeeper);
        let (process, metrics) = started(db, &[]);
        let keeper = Visitor::signed_in(&process.base, &keeper);
        keeper.see("/t/spring/desk/results");
        let waited = |scrape: &Scrape| scrape.value("podium_database_write_wait_seconds_sum", &[]);
        let before = waited(&Scrape::of(&metrics));
        let mut other = Raw::connect(&db.address);
        other.execute(match db.db.is_sqlite() {
            true => "BEGIN IMMEDIATE",
            false => "BEGIN; SELECT slug FROM tournaments FOR UPDATE",
        });
        let fields = [("table", "1"), ("result", "2"), ("form_id", "a form")];
        std::thread::scope(|scope| {
            let sent = scope.spawn(move || keeper.post("/t/spring/desk/results", &fields).status);
            std::thread::sleep(HELD);
            other.execute("COMMIT");
            assert_eq!(sent.join().expect("it is answered"), 303);
        });
        // less than it was held: the moment at which the command arrived is unknown
        assert!(waited(&Scrape::of(&metrics)) - before > HELD.as_secs_f64() / 2.0);
    }
}

/// Nobody has sent anything, and the numbers say that nothing could be stored: the folder takes no file. They say so until it
/// is tried again, and meanwhile a file stays locked: no error without a name, for who sent something may send it again.
#[test]
fn a_folder_that_takes_nothing_and_a_file_that_stays_locked_are_reported() {
    let db = TestDb::sqlite();
    // where the file would be that is written to find out
    let probe = db.folder().join("podium.probe");
    std::fs::create_dir(&probe).expect("a folder");
    let (process, metrics) = started(&db, &[]);
    let mut watcher = Watcher::new(metrics.clone());
    assert_eq!(watcher.last.value("podium_ready", &[]), 1.0);
    assert_eq!(watcher.last.value("podium_database_writable", &[]), 0.0);
    std::fs::remove_dir(&probe).expect("it is empty");
    let visitor = Visitor::new(&process.base, None);
    let form = visitor.see("/sign-in").form("/sign-in");
    let waits = |scrape: &Scrape| scrape.value("podium_database_write_wait_seconds_count", &[]);
    let before = waits(&Scrape::of(&metrics));
    let mut other = Raw::connect(&db.address);
    other.execute("BEGIN IMMEDIATE");
    let refused = visitor.send(&form.set("name", "ada").set("password", "wrong"));
    other.execute("ROLLBACK");
    assert_eq!(refused.status, 503, "{}", refused.text());
    assert!(
        refused.header("retry-after").parse::<u64>().is_ok_and(|s| s > 0),
        "{refused:?}"
    );
    assert!(refused.text().contains("Another program writes"), "{}", refused.text());
    let after = Scrape::of(&metrics);
    assert!(after.value("podium_database_errors_total", &[("kind", "locked")]) >= 1.0);
    assert!(waits(&after) > before, "a failed wait counts");
    watcher.becomes("podium_database_writable", &[], |writable| writable == 1.0);
}

/// Two jobs run, as many wait as may, and one is turned away.
#[test]
fn a_full_lane_is_counted() {
    const THREADS: usize = 2;
    const QUEUE: usize = 64;
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let of_passwords = |scrape: &Scrape, name: &str| scrape.value(name, &[("lane", "passwords")]);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let (open, opened) = channel::<()>();
    let opened = std::sync::Arc::new(std::sync::Mutex::new(opened));
    let before = Exporter::start(&service.state).scrape();
    assert_eq!(of_passwords(&before, "podium_lane_refused_total"), 0.0);
    let jobs: Vec<_> = (0..THREADS + QUEUE)
        .map(|_| {
            let (state, opened) = (service.state.clone(), opened.clone());
            let job: Job = Box::new(move || {
                // until the sender is gone
                let _ = opened.lock().map(|opened| opened.recv());
                Box::new(())
            });
            runtime.spawn(async move { state.lanes.run(Lane::Passwords, job).await.is_ok() })
        })
        .collect();
    let state = service.state.clone();
    let refused = runtime.block_on(async move {
        // after all that were spawned before it
        for _ in 0..=THREADS + QUEUE {
            tokio::task::yield_now().await;
        }
        let one_more: Job = Box::new(|| Box::new(()));
        state.lanes.run(Lane::Passwords, one_more).await.is_err()
    });
    assert!(refused, "the lane is full");
    let full = Exporter::start(&service.state).scrape();
    assert_eq!(of_passwords(&full, "podium_lane_running"), 2.0);
    assert_eq!(of_passwords(&full, "podium_lane_places"), 2.0);
    assert_eq!(of_passwords(&full, "podium_lane_waiting"), 64.0);
    assert_eq!(of_passwords(&full, "podium_lane_refused_total"), 1.0);
    drop(open);
    let done = runtime.block_on(async {
        let mut done = 0;
        for job in jobs {
            done += usize::from(job.await.expect("it ends"));
        }
        done
    });
    assert_eq!(done, THREADS + QUEUE);
    let after = Exporter::start(&service.state).scrape();
    assert_eq!(of_passwords(&after, "podium_lane_wait_seconds_count"), 66.0);
    assert_eq!(of_passwords(&after, "podium_lane_job_seconds_count"), 66.0);
    assert_eq!(of_passwords(&after, "podium_lane_waiting"), 0.0);
}

/// The counts say what `/readyz` says, also that the database is gone.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_lost_database_is_counted() {
    let db = TestDb::postgres();
    let (process, metrics) = started(&db, &[]);
    let before = Scrape::of(&metrics);
    let unreachable = |scrape: &Scrape| scrape.value("podium_database_errors_total", &[("kind", "unreachable")]);
    assert_eq!((before.value("podium_ready", &[]), unreachable(&before)), (1.0, 0.0));
    assert_eq!(before.value("podium_database_writable", &[]), 1.0);
    db.lose();
    let lost = Scrape::of(&metrics);
    assert_eq!(lost.value("podium_ready", &[]), 0.0);
    assert_eq!(lost.value("podium_database_writable", &[]), 0.0);
    assert!(unreachable(&lost) >= 1.0);
    // nothing was sent: the page retries automatically
    let page = Visitor::new(&process.base, None).get("/t/summer");
    let said = page.text();
    assert_eq!(page.status, 503, "{said}");
    assert!(
        said.contains("does not answer") && !said.contains("Not stored"),
        "{said}"
    );
    assert!(
        !page.header("retry-after").is_empty() && !page.header("refresh").is_empty(),
        "{page:?}"
    );
}

/// What waits for the database all the time does not keep the service from its end.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_database_that_hangs_holds_no_stop_up() {
    let db = TestDb::postgres();
    let (process, _) = started(&db, &[]);
    let mut other = Raw::connect(&db.address);
    other.execute("BEGIN; LOCK TABLE deliveries IN ACCESS EXCLUSIVE MODE");
    // longer than the interval at which the sender of webhooks checks for work
    std::thread::sleep(HELD * 2);
    process.ask_to_end();
    assert!(process.wait().success());
    other.execute("ROLLBACK");
}

/// A client that is no scraper learns nothing from the other addresses of that socket.
#[test]
fn the_socket_of_the_metrics_has_nothing_else() {
    let db = TestDb::sqlite();
    let (_process, metrics) = started(&db, &[]);
    let socket = metrics
        .trim_start_matches("http://")
        .trim_end_matches("/metrics")
        .to_owned();
    let mut stream = TcpStream::connect(socket).expect("it listens");
    write!(stream, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("it takes requests");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 404 "), "{answer}");
}
