//! What the system says of this process: memory, threads, open files, processor time. Under the names that every exporter
//! gives them, so that dashboards made for others show them too.

use std::sync::{Mutex, PoisonError};

use prometheus::Counter;

use super::{IntGauge, Measures, level};

/// Ticks of processor time a second in `/proc`: part of Linux' interface, the same on every machine.
const TICKS_A_SECOND: f64 = 100.0;

/// The measures of this process. They are read when somebody asks, and are 0 where the system does not tell.
pub struct Process {
    memory: IntGauge,
    threads: IntGauge,
    open_files: IntGauge,
    most_files: IntGauge,
    started: IntGauge,
    processor: Counter,
    /// Locked while they are read: two readers at once would both add to the processor time.
    looking: Mutex<()>,
}

/// What was read of it.
#[derive(Debug, Default, PartialEq)]
struct Reading {
    memory_bytes: i64,
    threads: i64,
    open_files: i64,
    most_files: i64,
    processor_seconds: f64,
}

impl Process {
    /// The measures of a process that began at a Unix time.
    pub fn new(started: i64) -> Self {
        let own = Self {
            memory: level(
                "process_resident_memory_bytes",
                "Memory of the process that is resident",
            ),
            threads: level("process_threads", "Threads of the process"),
            open_files: level("process_open_fds", "Open files of the process, connections among them"),
            most_files: level("process_max_fds", "Files that the process may open"),
            started: level(
                "process_start_time_seconds",
                "When the process began, in seconds of Unix time",
            ),
            processor: Counter::new(
                "process_cpu_seconds_total",
                "Processor time that the process has taken, in seconds",
            )
            .expect(super::NAMED),
            looking: Mutex::default(),
        };
        own.started.set(started);
        own
    }

    /// All of them, to be gathered.
    pub fn measures(&self) -> Measures {
        vec![
            Box::new(self.memory.clone()),
            Box::new(self.threads.clone()),
            Box::new(self.open_files.clone()),
            Box::new(self.most_files.clone()),
            Box::new(self.started.clone()),
            Box::new(self.processor.clone()),
        ]
    }

    /// Reads them again.
    pub fn look(&self) {
        let text = |file: &str| std::fs::read_to_string(format!("/proc/self/{file}")).unwrap_or_default();
        let _alone = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        let mut seen = Reading::of(&text("status"), &text("stat"), &text("limits"));
        seen.open_files = std::fs::read_dir("/proc/self/fd").map_or(0, |files| super::number(files.count()));
        self.memory.set(seen.memory_bytes);
        self.threads.set(seen.threads);
        self.open_files.set(seen.open_files);
        self.most_files.set(seen.most_files);
        // a count only grows: also one that is read while this is done
        let more = seen.processor_seconds - self.processor.get();
        if more > 0.0 {
            self.processor.inc_by(more);
        }
    }
}

impl Reading {
    fn of(status: &str, stat: &str, limits: &str) -> Self {
        let line = |text: &str, key: &str| -> i64 {
            let found = text.lines().find_map(|line| line.strip_prefix(key));
            let word = found.and_then(|rest| rest.split_whitespace().next());
            match word {
                Some("unlimited") => i64::MAX,
                word => word.and_then(|word| word.parse().ok()).unwrap_or(0),
            }
        };
        // The program's name, in parentheses, may hold anything; what follows it begins with the third field.
        let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks: f64 = after_name
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<f64>().ok())
            .sum();
        Self {
            memory_bytes: line(status, "VmRSS:") << 10,
            threads: line(status, "Threads:"),
            open_files: 0,
            most_files: line(limits, "Max open files"),
            processor_seconds: ticks / TICKS_A_SECOND,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_is_read() {
        let status = "Name:\tpodium\nVmHWM:\t   60000 kB\nVmRSS:\t   51200 kB\nThreads:\t20\n";
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 900 0 3 0 150 50 0 0 20 0 20 0 123456 1000 12800\n";
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
                      Max open files            65536                65536                files\n";
        let seen = Reading {
            memory_bytes: 50 << 20,
            threads: 20,
            open_files: 0,
            most_files: 65_536,
            processor_seconds: 2.0,
        };
        assert_eq!(Reading::of(status, stat, limits), seen);
        assert_eq!(
            Reading::of("", "", ""),
            Reading::default(),
            "another system tells nothing"
        );
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn processor_time_never_falls_while_several_look() {
        let process = Process::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut last = 0.0;
                    for _ in 0..100 {
                        process.look();
                        let now = process.processor.get();
                        assert!(now >= last, "{now} after {last}");
                        last = now;
                    }
                });
            }
        });
        let text = |file: &str| std::fs::read_to_string(format!("/proc/self/{file}")).unwrap();
        let reading = Reading::of(&text("status"), &text("stat"), &text("limits"));
        assert!(
            process.processor.get() <= reading.processor_seconds + 0.001,
            "nothing is added twice"
        );
    }
}
