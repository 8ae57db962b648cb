//! Histories under faults: clients act on the real program at once, while it is killed, stopped, cut off and lied to about
//! disk and time. The replies are judged at the end, thing by thing, and compared with the database and its log.
//!
//! Shortly here; for minutes by `bash tests/soak.sh`, which sets [`MINUTES`] for each database.

mod at_tables;
mod faults;
mod history;
mod instance;
mod judge_call;
mod ledger;
mod linear;
mod officials;
mod planted;
mod planted_in_real;
mod proxy;
mod rounds;
mod sender;
mod server;
mod site;
mod system;
mod table;
mod unanswered;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use self::at_tables::AtTables;
use self::faults::{Cluster, Fault};
use self::history::{Counts, Heard};
use self::ledger::Found;
use self::officials::Official;
use self::sender::Doors;
use self::server::Server;
use self::site::{JUDGES, Site};
use crate::harness::TestDb;

/// Minutes of the long run; the short one where it is not set.
const MINUTES: &str = "PODIUM_SOAK_MINUTES";
/// What the run's choices are made from. When exactly a fault meets a call is still chance.
const SEED: &str = "PODIUM_SOAK_SEED";
/// Desks, phones and organizers, beside the judges.
const DESKS: u32 = 4;
const PHONES: u32 = 4;
const ORGANIZERS: u32 = 2;
/// Who looks at everything at the end.
const LAST: u32 = 1_000;
/// How long the looks at the end go on until everything was shown.
const LAST_LOOKS: Duration = Duration::from_secs(60);
/// How long there are no faults at the end while nearly nothing was acknowledged.
const CALM: Duration = Duration::from_secs(30);
/// How late what another instance has changed may show: the API's guide promises it.
const ANOTHERS: Duration = Duration::from_secs(1);
/// Calls that are acknowledged in the short run at the least.
const LEAST: u64 = 20;

/// The length of a run and what it is made from.
struct Plan {
    /// `None`: each fault once.
    until: Option<Instant>,
    seed: u64,
}

impl Plan {
    fn of_environment() -> Self {
        let number = |name: &str| {
            std::env::var(name)
                .ok()
                .map(|text| text.parse::<u64>().expect("a number"))
        };
        Self {
            until: number(MINUTES).map(|minutes| Instant::now() + Duration::from_secs(60 * minutes)),
            seed: number(SEED).unwrap_or_else(|| match number(MINUTES) {
                Some(_) => rand::random(),
                None => 18,
            }),
        }
    }
}

#[test]
fn sqlite() {
    run("SQLite", &TestDb::sqlite(), None);
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn postgres() {
    let server = Server::start();
    run("PostgreSQL", &TestDb::postgres_on(&server.url), Some(&server));
}

/// Nobody listens, so that the clients go on until they are stopped.
#[test]
fn a_panic_beside_the_clients_ends_them() {
    let db = TestDb::sqlite();
    let site = Site::make(&db, 1, Instant::now());
    let mut cluster = Cluster::start(&db, None);
    cluster.kill_all();
    let fails = |_: &mut Cluster| -> bool { panic!("a fault cannot happen") };
    let acted = catch_unwind(AssertUnwindSafe(|| clients(&site, &mut cluster, 18, fails)));
    assert!(acted.is_err() && site.is_stopped());
    assert_eq!(Counts::of(&site.counts.acknowledged), 0);
}

#[test]
fn the_script_refuses_parts_that_it_does_not_know() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/soak.sh");
    for only in ["history", "histories fuz", " "] {
        let mut command = std::process::Command::new("bash");
        let ended = command.args([script, "1"]).env("PODIUM_SOAK_ONLY", only).output();
        let ended = ended.expect("bash is there");
        assert_eq!(ended.status.code(), Some(2), "{only:?}: {ended:?}");
    }
}

fn run(on: &str, db: &TestDb, server: Option<&Server>) {
    let (plan, start) = (Plan::of_environment(), Instant::now());
    let mut chance = StdRng::seed_from_u64(plan.seed);
    let mut cluster = Cluster::start(db, server);
    let mut left = cluster.each_once(&mut chance);
    let (mut found, mut heard) = (Found::default(), [0; 4]);
    if server.is_some() {
        found.late = ANOTHERS;
    }
    for part in 1.. {
        let site = Site::make(db, part, start);
        let seed = plan.seed.wrapping_add(part as u64);
        let next_fault = |cluster: &mut Cluster| {
            let fault = match (left.pop(), plan.until) {
                (Some(fault), _) => fault,
                (None, Some(until)) if Instant::now() < until => cluster.any(&mut chance),
                _ => return false,
            };
            cluster.suffer(fault, server, &mut chance);
            std::thread::sleep(Duration::from_millis(chance.random_range(50..400)));
            true
        };
        let name = format!("{on}-{}-{part}", plan.seed);
        let acted = catch_unwind(AssertUnwindSafe(|| {
            clients(&site, &mut cluster, seed, next_fault);
            let looked = last_looks(&site, &cluster.doors);
            cluster.kill_all();
            looked
        }));
        match acted {
            Ok(looked) => found.silent.extend(looked.err()),
            // an unexpected answer, or an instance that ended without being stopped: what was called until then is kept
            Err(panic) => {
                ledger::keep(&site, &name);
                resume_unwind(panic)
            }
        }
        settle(db);
        found.close(db, &site, &name);
        let counts = site.counts.all();
        heard = [0, 1, 2, 3].map(|class| heard[class] + counts[class]);
        let over = plan.until.is_none_or(|until| Instant::now() >= until);
        if over && left.is_empty() || !found.is_sound() {
            break;
        }
        cluster.start_all();
    }
    if plan.until.is_some() {
        report(on, &plan, &cluster, &found, heard);
    }
    assert!(found.is_sound(), "seed {}: {found:?}", plan.seed);
    assert_eq!(cluster.panics(), Vec::<String>::new(), "seed {}", plan.seed);
    assert!(heard[0] >= LEAST, "{heard:?} shows nothing");
}

/// Tells all clients to stop when it goes, however it goes: who panics beside them would wait for them for ever.
struct Stops<'s>(&'s AtomicBool);

impl Drop for Stops<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Carries a client's part out; where it panics, everybody stops.
fn until_a_panic(site: &Site, act: impl FnOnce()) {
    let stops = Stops(&site.stopped);
    act();
    std::mem::forget(stops);
}

/// Lets all clients act until they are done, while faults happen one after the other until there are none left.
fn clients(site: &Site, cluster: &mut Cluster, seed: u64, mut next_fault: impl FnMut(&mut Cluster) -> bool) {
    let doors = Arc::clone(&cluster.doors);
    std::thread::scope(|scope| {
        let _stops = Stops(&site.stopped);
        let clients = start_clients(site, &doors, seed, scope);
        let done = || site.is_stopped() || clients.iter().all(ScopedJoinHandle::is_finished);
        while !done() && next_fault(cluster) {}
        // without faults for a moment: then there is somebody to acknowledge
        let calm = Instant::now();
        while !done() && calm.elapsed() < CALM && Counts::of(&site.counts.acknowledged) < LEAST {
            std::thread::sleep(Duration::from_millis(20));
        }
    });
}

/// Starts everybody who acts.
fn start_clients<'scope, 'env: 'scope>(
    site: &'env Site,
    doors: &'env Doors,
    seed: u64,
    scope: &'scope std::thread::Scope<'scope, 'env>,
) -> Vec<ScopedJoinHandle<'scope, ()>> {
    let mut clients = Vec::new();
    for id in 0..DESKS {
        clients.push(scope.spawn(move || until_a_panic(site, || AtTables::new(site, doors, id, seed).keep_desk())));
    }
    for id in 100..100 + PHONES {
        clients.push(scope.spawn(move || until_a_panic(site, || AtTables::new(site, doors, id, seed).hold_phone())));
    }
    for judge in 0..JUDGES as u8 {
        let id = 200 + u32::from(judge);
        clients.push(scope.spawn(move || until_a_panic(site, || Official::new(site, doors, id, seed).judge(judge))));
    }
    for id in 300..300 + ORGANIZERS {
        clients.push(scope.spawn(move || until_a_panic(site, || Official::new(site, doors, id, seed).organize())));
    }
    clients
}

/// Looks at everything once more at each instance, as everybody who has a page for themselves: nobody may be shown
/// what is over. An error is what was not shown.
fn last_looks(site: &Site, doors: &Doors) -> Result<(), String> {
    let begun = Instant::now();
    let until_shown = |what: String, look: &dyn Fn() -> bool| {
        while !look() {
            if begun.elapsed() > LAST_LOOKS {
                return Err(format!("{what} was not shown"));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    };
    for door in 0..2 {
        for table in &site.tables {
            let seats = 1..=table.phones.len() as u8;
            let looks = std::iter::once(table::Act::Read).chain(seats.map(|seat| table::Act::Look { seat }));
            for act in looks {
                until_shown(format!("table {} at door {door}, {act:?}", table.number), &|| {
                    let send = || at_tables::send(site, doors, door, table, &act);
                    let heard = table
                        .history
                        .call(&site.counts, LAST, act.clone(), send, table::Outcome::is_refusal);
                    matches!(heard, Heard::Outcome(_))
                })?;
            }
        }
        for call in &site.calls {
            for judge in 0..JUDGES as u8 {
                until_shown(format!("a call at door {door}, judge {judge}"), &|| {
                    let act = judge_call::Act::Look { judge };
                    let send = || officials::send_to_call(site, &doors.any(door), call, &act);
                    let heard = call.history.call(&site.counts, LAST, act.clone(), send, |_| false);
                    matches!(heard, Heard::Outcome(_))
                })?;
            }
        }
        for stage in &site.stages {
            until_shown(format!("{} at door {door}", stage.slug), &|| {
                let send = || officials::read_rounds(site, &doors.any(door), stage);
                let heard =
                    stage
                        .history
                        .call(&site.counts, LAST, rounds::Act::Read, send, rounds::Outcome::is_refusal);
                matches!(heard, Heard::Outcome(_))
            })?;
        }
    }
    Ok(())
}

/// Waits until the server has ended what the killed instances have left with it.
fn settle(db: &TestDb) {
    use crate::harness::raw::Raw;
    if db.db.is_sqlite() {
        return;
    }
    let mut server = Raw::connect(&db.address);
    for _ in 0..600 {
        let busy = server.lines(
            "SELECT query AS line FROM pg_stat_activity
             WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle'",
        );
        if busy.is_empty() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("the server goes on with what was killed");
}

/// Prints the figures that `tests/soak.sh` puts into its table.
fn report(on: &str, plan: &Plan, cluster: &Cluster, found: &Found, heard: [u64; 4]) {
    let [acknowledged, refused, unknown, unsent] = heard;
    println!(
        "soak | histories on {on}, seed {} | {} judged",
        plan.seed, found.histories
    );
    println!(
        "soak | answers on {on} | {acknowledged} acknowledged, {refused} refused, {unknown} unknown; nobody listened {unsent} times"
    );
    let faults: Vec<String> = cluster
        .done
        .iter()
        .map(|(fault, times)| match fault {
            Fault::LoseCommits => format!("{} {}", fault.name(), cluster.lost_commits()),
            _ => format!("{} {times}", fault.name()),
        })
        .collect();
    println!("soak | faults on {on} | {}", faults.join(", "));
    let Found {
        lost, doubled, stale, ..
    } = found;
    println!("soak | found on {on} | {lost} lost, {doubled} doubled, {stale} stale");
}
