//! What goes wrong while clients act, one after the other, chosen by a seed.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use podium_base::config::DatabaseAddress;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::instance::{Instance, Setting};
use super::proxy::Proxy;
use super::sender::Doors;
use super::server::Server;
use super::system::{Disk, Library, System};
use crate::harness::TestDb;

/// How far clocks jump.
const JUMP_SECONDS: i64 = 3_600;
/// Commits whose answers are lost in a row.
const LOST_IN_A_ROW: usize = 6;
/// How often it is looked whether one was lost, before it is let be.
const LOOKS_FOR_A_COMMIT: usize = 12;
/// The share of faults that are kills whatever is chosen, as a fraction.
const KILLS: (u32, u32) = (2, 3);

/// A fault. Each is over when the next one comes, but for clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// SIGKILL of an instance.
    Kill,
    /// SIGSTOP of an instance, and SIGCONT.
    Pause,
    /// All processes of the PostgreSQL server end at once.
    Crash,
    Delay,
    Cut,
    HalfClose,
    LoseCommits,
    FullDisk,
    ReadOnlyDisk,
    ClockAhead,
    ClockBehind,
}

impl Fault {
    const ON_SQLITE: [Self; 6] = [
        Self::Kill,
        Self::Pause,
        Self::FullDisk,
        Self::ReadOnlyDisk,
        Self::ClockAhead,
        Self::ClockBehind,
    ];
    const ON_POSTGRES: [Self; 9] = [
        Self::Kill,
        Self::Pause,
        Self::Crash,
        Self::Delay,
        Self::Cut,
        Self::HalfClose,
        Self::LoseCommits,
        Self::ClockAhead,
        Self::ClockBehind,
    ];

    /// Its name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Kill => "SIGKILL",
            Self::Pause => "SIGSTOP",
            Self::Crash => "PostgreSQL crashed",
            Self::Delay => "network slow",
            Self::Cut => "network cut",
            Self::HalfClose => "network half closed",
            Self::LoseCommits => "answers to COMMIT lost",
            Self::FullDisk => "disk full",
            Self::ReadOnlyDisk => "disk read-only",
            Self::ClockAhead => "clock an hour ahead",
            Self::ClockBehind => "clock an hour behind",
        }
    }
}

/// The instances with everything around them.
pub struct Cluster {
    instances: Vec<Instance>,
    /// One for each instance on PostgreSQL.
    proxies: Vec<Proxy>,
    pub doors: Arc<Doors>,
    kinds: Vec<Fault>,
    /// How often each fault was there.
    pub done: BTreeMap<Fault, u64>,
}

impl Cluster {
    /// One instance on SQLite, two on a server.
    pub fn start(db: &TestDb, server: Option<&Server>) -> Self {
        let library = Library::build(db.folder());
        let (count, kinds) = match server {
            None => (1, Fault::ON_SQLITE.to_vec()),
            Some(_) => (2, Fault::ON_POSTGRES.to_vec()),
        };
        let doors = Arc::new(Doors::new(count));
        let proxies: Vec<Proxy> = server
            .iter()
            .flat_map(|server| (0..count).map(|_| Proxy::start(server.address())))
            .collect();
        let instances = (0..count).map(|number| {
            let setting = Setting {
                data: db.folder().to_owned(),
                database_url: proxies.get(number).map(|proxy| through(&db.address, proxy)),
            };
            let system = System::new(&library, faults_file(db.folder(), number));
            Instance::start(number, setting, system, &doors)
        });
        Self {
            instances: instances.collect(),
            proxies,
            doors,
            kinds,
            done: BTreeMap::new(),
        }
    }

    /// Every kind of fault once and some more kills, in any order.
    pub fn each_once(&self, chance: &mut StdRng) -> Vec<Fault> {
        let mut faults = [&self.kinds[..], &[Fault::Kill; 3]].concat();
        faults.shuffle(chance);
        faults
    }

    /// Any fault, mostly a kill.
    pub fn any(&self, chance: &mut StdRng) -> Fault {
        match chance.random_ratio(KILLS.0, KILLS.1) {
            true => Fault::Kill,
            false => self.kinds[chance.random_range(0..self.kinds.len())],
        }
    }

    /// Lets a fault happen, for a while; then all is well again, but for a clock.
    pub fn suffer(&mut self, fault: Fault, server: Option<&Server>, chance: &mut StdRng) {
        let chosen = chance.random_range(0..self.instances.len());
        let some_time = |chance: &mut StdRng| std::thread::sleep(Duration::from_millis(chance.random_range(50..400)));
        let instance = &self.instances[chosen];
        let proxy = self.proxies.get(chosen);
        let disk = |state: Disk, chance: &mut StdRng| {
            instance.system.set_disk(state);
            some_time(chance);
            instance.system.set_disk(Disk::Fine);
        };
        match (fault, proxy, server) {
            (Fault::Kill, ..) => {
                instance.kill();
                instance.start_again(&self.doors);
            }
            // shorter and longer than clients wait
            (Fault::Pause, ..) => instance.pause(Duration::from_millis(chance.random_range(100..3_000))),
            (Fault::FullDisk, ..) => disk(Disk::Full, chance),
            (Fault::ReadOnlyDisk, ..) => disk(Disk::ReadOnly, chance),
            (Fault::ClockAhead, ..) => instance.system.move_clock(JUMP_SECONDS),
            (Fault::ClockBehind, ..) => instance.system.move_clock(-JUMP_SECONDS),
            (Fault::Crash, _, Some(server)) => server.crash(),
            (Fault::Delay, Some(proxy), _) => {
                proxy.delay(Duration::from_millis(chance.random_range(5..150)));
                some_time(chance);
                proxy.delay(Duration::ZERO);
            }
            (Fault::Cut, Some(proxy), _) => proxy.cut(),
            (Fault::HalfClose, Some(proxy), _) => {
                proxy.half_close();
                some_time(chance);
                proxy.cut();
            }
            (Fault::LoseCommits, Some(proxy), _) => {
                let before = proxy.lost_commits();
                proxy.lose_commits(LOST_IN_A_ROW);
                // somebody has to write in this while
                for _ in 0..LOOKS_FOR_A_COMMIT {
                    some_time(chance);
                    if proxy.lost_commits() > before {
                        break;
                    }
                }
                proxy.lose_commits(0);
            }
            (fault, ..) => panic!("{} has nowhere to happen", fault.name()),
        }
        *self.done.entry(fault).or_default() += 1;
    }

    /// Ends all instances, and what they left on the way.
    pub fn kill_all(&mut self) {
        for instance in &self.instances {
            instance.kill();
            *self.done.entry(Fault::Kill).or_default() += 1;
        }
        self.proxies.iter().for_each(Proxy::cut);
    }

    /// Starts them again, with the right time.
    pub fn start_all(&self) {
        for instance in &self.instances {
            instance.system.move_clock(0);
            instance.start_again(&self.doors);
        }
    }

    /// Answers to COMMIT that were lost.
    pub fn lost_commits(&self) -> u64 {
        self.proxies.iter().map(Proxy::lost_commits).sum()
    }

    /// What the instances wrote of panics: none may be there.
    pub fn panics(&self) -> Vec<String> {
        let logs: Vec<String> = self.instances.iter().map(Instance::log).collect();
        let lines = logs.iter().flat_map(|log| log.lines());
        lines
            .filter(|line| line.contains("panicked at"))
            .map(str::to_owned)
            .collect()
    }
}

fn faults_file(folder: &Path, number: usize) -> std::path::PathBuf {
    folder.join(format!("faults-{number}"))
}

/// The address of the database through a proxy.
pub fn through(address: &DatabaseAddress, proxy: &Proxy) -> String {
    let DatabaseAddress::Postgres(url) = address else {
        panic!("a proxy leads to a server");
    };
    let (user, rest) = url.rsplit_once('@').expect("user@host");
    let (_, database) = rest.split_once('/').expect("host/database");
    format!("{user}@{}/{database}", proxy.address)
}
