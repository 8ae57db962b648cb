//! The capacity model of `docs/performance.md`: measured constants carried to many events at once.

use super::figures::{head, row};

/// Share of a machine's processor time that is planned for: the rest is for the moments that are worse.
const PLANNED: f64 = 0.6;
/// Cores of an instance.
const CORES: f64 = 2.0;
/// Memory of an instance without listeners, in bytes.
const AT_REST: f64 = 80e6;
/// Seconds within which all events publish their rounds, at the worst.
const PUBLISHING: f64 = 60.0;
/// Seconds within which all tables of all events report, at the worst.
const REPORTING: f64 = 300.0;
/// Share of tables that report by phone, with two writes: a report and a confirmation. The staff enters the others.
const BY_PHONE: f64 = 0.9;
/// Players of a table: their pages hear of its reports.
const TABLE: f64 = 4.0;
/// Devices of an event that have the floor open.
const FLOOR_DEVICES: f64 = 5.0;
/// The shortest time between two questions of a device on the floor, in seconds.
const GAP: f64 = 0.6;
/// How often a second an instance reads the numbers of its tournaments at the most: it collects announcements so often.
const COLLECTED: f64 = 12.5;

/// What one of something costs: seconds of processor time, bytes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Each {
    pub server: f64,
    pub postgres: f64,
    /// Sent.
    pub bytes: f64,
    pub memory: f64,
}

/// The constants.
pub struct Measured {
    pub publish: Each,
    /// A phone that connects, with the memory of its stream.
    pub listen: Each,
    /// A listener, for a second.
    pub idle: Each,
    /// A change sent to a listener.
    pub notified: Each,
    /// A phone's page.
    pub me: Each,
    pub floor: Each,
    /// What the first reader of a version pays beside their page.
    pub making: Each,
    pub result: Each,
    pub report: Each,
}

/// Cores that a rush needs.
#[derive(Debug, Clone, Copy, Default)]
struct Load {
    server: f64,
    postgres: f64,
    /// Bytes a second.
    sent: f64,
}

impl Load {
    fn add(&mut self, each: Each, a_second: f64) {
        self.server += each.server * a_second;
        self.postgres += each.postgres * a_second;
        self.sent += each.bytes * a_second;
    }

    fn instances(self) -> f64 {
        (self.server / (CORES * PLANNED)).ceil().max(1.0)
    }
}

impl Measured {
    /// Prints what so many events of so many players need.
    pub fn print(&self, events: usize, players: usize) {
        let (events, players) = (events as f64, players as f64);
        let phones = events * players;
        println!(
            "\n{events:.0} events of {players:.0} players, every phone open; instances of {CORES:.0} cores, planned to {:.0} %:",
            PLANNED * 100.0
        );
        head(&[
            "moment",
            "phones' pages a second",
            "writes a second",
            "instances, each event on one",
            "instances, events spread over all",
            "cores of PostgreSQL (spread)",
            "sent",
        ]);
        let quiet = self.quiet(phones);
        let start = self.start(events, phones);
        let end = self.end(events, players);
        for (moment, pages, writes, on_one) in [
            ("a round is played", 0.0, 0.0, quiet),
            (
                "all publish within a minute",
                phones / PUBLISHING,
                events / PUBLISHING,
                start,
            ),
            (
                "all tables report within five minutes",
                pages_at_end(events, players),
                writes_at_end(events, players),
                end,
            ),
        ] {
            let spread = self.spread(on_one, writes);
            row(&[
                moment.to_owned(),
                format!("{pages:.0}"),
                format!("{writes:.0}"),
                format!("{:.0}", on_one.instances()),
                spread.map_or("does not end".to_owned(), |load| format!("{:.0}", load.instances())),
                format!(
                    "{:.1} ({})",
                    on_one.postgres,
                    spread.map_or("–".to_owned(), |load| format!("{:.1}", load.postgres))
                ),
                format!("{:.0} MB/s", on_one.sent / 1e6),
            ]);
        }
        let most = [quiet, start, end]
            .iter()
            .map(|load| load.instances())
            .fold(1.0, f64::max);
        println!(
            "\nMemory: {:.0} MB for all listeners, {:.0} MB for each of {most:.0} instances. Announcements: {:.0} a second, each \
             to every instance; numbers are read {:.0} times a second by all of them.",
            phones * self.listen.memory / 1e6,
            AT_REST / 1e6 + phones * self.listen.memory / most / 1e6,
            writes_at_end(events, players),
            COLLECTED.min(writes_at_end(events, players)) * most
        );
    }

    /// Everybody listens and nothing happens.
    fn quiet(&self, phones: f64) -> Load {
        let mut load = Load::default();
        // what PostgreSQL does meanwhile is an instance's asking and no listener's
        let idle = Each {
            postgres: 0.0,
            ..self.idle
        };
        load.add(idle, phones);
        load
    }

    fn start(&self, events: f64, phones: f64) -> Load {
        let mut load = self.quiet(phones);
        load.add(self.publish, events / PUBLISHING);
        load.add(self.making, events / PUBLISHING);
        load.add(self.notified, phones / PUBLISHING);
        load.add(self.me, phones / PUBLISHING);
        load
    }

    fn end(&self, events: f64, players: f64) -> Load {
        let mut load = self.quiet(events * players);
        let tables = tables_at_end(events, players);
        // a player's form is checked against what is shared, so its cost has the making in it
        load.add(self.report, 2.0 * BY_PHONE * tables);
        load.add(self.result, (1.0 - BY_PHONE) * tables);
        load.add(self.making, (1.0 - BY_PHONE) * tables);
        let pages = pages_at_end(events, players);
        load.add(self.notified, pages);
        load.add(self.me, pages);
        load.add(
            self.floor,
            events * FLOOR_DEVICES * writes_at_end(1.0, players).min(1.0 / GAP),
        );
        load
    }

    /// The same where the phones of each event are spread over all instances: each makes what its readers share. `None`
    /// where more instances would need still more.
    fn spread(&self, on_one: Load, writes: f64) -> Option<Load> {
        let each_more = self.making.server * writes;
        let room = CORES * PLANNED - each_more;
        if room <= 0.0 {
            return None;
        }
        let instances = ((on_one.server - each_more) / room).ceil().max(1.0);
        Some(Load {
            server: on_one.server + each_more * (instances - 1.0),
            postgres: on_one.postgres + self.making.postgres * writes * (instances - 1.0),
            sent: on_one.sent,
        })
    }
}

/// Tables a second whose result comes in, while all report.
fn tables_at_end(events: f64, players: f64) -> f64 {
    events * players / TABLE / REPORTING
}

fn writes_at_end(events: f64, players: f64) -> f64 {
    tables_at_end(events, players) * (1.0 + BY_PHONE)
}

/// Phones' pages a second: those of the table with each write.
fn pages_at_end(events: f64, players: f64) -> f64 {
    writes_at_end(events, players) * TABLE
}
