//! A scrape of `/metrics`, read as strictly as the format's description allows: Prometheus itself forgives more.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::mpsc::channel;
use std::thread::JoinHandle;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use podium::web::frame::state::State;
use podium::web::serve;

use crate::harness::http::Visitor;
use crate::harness::process::Process;

/// The server of metrics of a service of this process.
pub struct Exporter {
    address: String,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
}

impl Exporter {
    pub fn start(state: &Data<State>) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let at = listener.local_addr().expect("an address");
        let (tell, receiver) = channel();
        let served = state.clone();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = serve::metrics(served, listener).expect("the socket is free");
                tell.send(server.handle()).expect("the test waits");
                server.await.expect("it ends well");
            });
        });
        Self {
            address: format!("http://{at}/metrics"),
            handle: receiver.recv().expect("it starts"),
            thread: Some(thread),
        }
    }

    pub fn scrape(&self) -> Scrape {
        Scrape::of(&self.address)
    }
}

impl Drop for Exporter {
    fn drop(&mut self) {
        let stopping = self.handle.stop(false);
        std::thread::spawn(move || actix_web::rt::System::new().block_on(stopping))
            .join()
            .ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// One line.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// With what a histogram's lines end in.
    pub name: String,
    pub labels: BTreeMap<String, String>,
    pub value: f64,
}

/// What has one name, and its lines.
#[derive(Debug, Clone, PartialEq)]
pub struct Family {
    pub kind: String,
    pub samples: Vec<Sample>,
}

/// All that was exported at a moment, by name.
#[derive(Debug, Clone, PartialEq)]
pub struct Scrape(pub BTreeMap<String, Family>);

impl Scrape {
    /// What a running program exports; it was started with `--metrics-listen`.
    pub fn of(metrics: &str) -> Self {
        let (base, path) = metrics.rsplit_once('/').expect("an address");
        let page = Visitor::new(base, None).see(&format!("/{path}"));
        assert_eq!(page.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
        Self::read(&page.body).unwrap_or_else(|why| panic!("{why}:\n{}", page.body))
    }

    /// Reads the text format, version 0.0.4, and holds it to the conventions of names and units.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut all = BTreeMap::new();
        let mut helped = None;
        let mut open: Option<String> = None;
        if !text.ends_with('\n') {
            return Err("the last line has no end".to_owned());
        }
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("# HELP ") {
                let (name, help) = rest.split_once(' ').ok_or_else(|| format!("no help: {line}"))?;
                if help.trim().is_empty() || all.contains_key(name) {
                    return Err(format!("help is empty, or comes twice: {line}"));
                }
                helped = Some(name.to_owned());
            } else if let Some(rest) = line.strip_prefix("# TYPE ") {
                let (name, kind) = rest.split_once(' ').ok_or_else(|| format!("no type: {line}"))?;
                if helped.take().as_deref() != Some(name) {
                    return Err(format!("a type without its help before it: {line}"));
                }
                is_well_named(name, kind)?;
                let (kind, samples) = (kind.to_owned(), Vec::new());
                all.insert(name.to_owned(), Family { kind, samples });
                open = Some(name.to_owned());
            } else {
                let sample = Sample::read(line)?;
                let name = open.as_ref().ok_or_else(|| format!("a line of no family: {line}"))?;
                let family = all.get_mut(name).ok_or("the family that is open is there")?;
                if !family.has(name, &sample.name) {
                    return Err(format!("{line} is not a sample of {name}"));
                }
                family.samples.push(sample);
            }
        }
        for (name, family) in &all {
            family.holds(name)?;
        }
        Ok(Self(all))
    }

    /// The sum of the lines of this name that have these labels; with the ending of a histogram's lines, if it is one.
    pub fn value(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let samples = self.0.values().flat_map(|family| &family.samples);
        let wanted = samples.filter(|sample| {
            let has = |(label, value): &(&str, &str)| sample.labels.get(*label).is_some_and(|own| own == value);
            sample.name == name && labels.iter().all(has)
        });
        wanted.map(|sample| sample.value).sum()
    }

    /// The lines of a name, as an expression of Prometheus would find them.
    pub fn samples(&self, name: &str) -> Vec<&Sample> {
        let all = self.0.values().flat_map(|family| &family.samples);
        all.filter(|sample| sample.name == name).collect()
    }

    /// The families that have other values than they had then.
    pub fn moved_since(&self, before: &Self) -> BTreeSet<String> {
        let moved = self
            .0
            .iter()
            .filter(|(name, family)| before.0.get(*name) != Some(family));
        moved.map(|(name, _)| name.clone()).collect()
    }
}

impl Sample {
    fn read(line: &str) -> Result<Self, String> {
        let wrong = || format!("not a line of the format: {line}");
        let (series, value) = line.rsplit_once(' ').ok_or_else(wrong)?;
        let value: f64 = value.parse().map_err(|_| wrong())?;
        let (name, mut rest) = match series.split_once('{') {
            Some((name, rest)) => (name, rest.strip_suffix('}').ok_or_else(wrong)?),
            None => (series, ""),
        };
        let mut labels = BTreeMap::new();
        while !rest.is_empty() {
            let (label, quoted) = rest.split_once("=\"").ok_or_else(wrong)?;
            // no value of ours holds a quotation mark or a backslash: labels have few values, and all are known
            let (value, after) = quoted.split_once('"').ok_or_else(wrong)?;
            if !is_name(label) || label.contains(':') || value.contains('\\') {
                return Err(wrong());
            }
            if labels.insert(label.to_owned(), value.to_owned()).is_some() {
                return Err(format!("a label twice: {line}"));
            }
            rest = match after.strip_prefix(',') {
                Some(more) if !more.is_empty() => more,
                None if after.is_empty() => after,
                _ => return Err(wrong()),
            };
        }
        match is_name(name) {
            true => Ok(Self {
                name: name.to_owned(),
                labels,
                value,
            }),
            false => Err(wrong()),
        }
    }

    /// Everything but the bound of a histogram's line.
    fn series(&self) -> Vec<(&String, &String)> {
        self.labels.iter().filter(|(label, _)| *label != "le").collect()
    }
}

impl Family {
    fn has(&self, name: &str, line: &str) -> bool {
        match line.strip_prefix(name) {
            Some("") => self.kind != "histogram",
            Some("_bucket" | "_sum" | "_count") => self.kind == "histogram",
            _ => false,
        }
    }

    fn holds(&self, name: &str) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        for sample in &self.samples {
            if !seen.insert((&sample.name, &sample.labels)) {
                return Err(format!("twice: {sample:?}"));
            }
            if self.kind != "gauge" && (sample.value < 0.0 || !sample.value.is_finite()) {
                return Err(format!("a count below zero: {sample:?}"));
            }
        }
        if self.samples.is_empty() {
            return Err(format!("{name} has no lines"));
        }
        match self.kind.as_str() {
            "histogram" => self.buckets_add_up(name),
            _ => Ok(()),
        }
    }

    /// The bounds rise, the counts do not fall, and the last is the count of all.
    fn buckets_add_up(&self, name: &str) -> Result<(), String> {
        let (bucket, count) = (format!("{name}_bucket"), format!("{name}_count"));
        let mut buckets: BTreeMap<_, Vec<&Sample>> = BTreeMap::new();
        for sample in self.samples.iter().filter(|sample| sample.name == bucket) {
            buckets.entry(sample.series()).or_default().push(sample);
        }
        for whole in self.samples.iter().filter(|sample| sample.name == count) {
            let mut before = (f64::NEG_INFINITY, 0.0);
            for sample in buckets.remove(&whole.series()).unwrap_or_default() {
                let bound = sample.labels.get("le").ok_or_else(|| format!("no bound: {sample:?}"))?;
                let bound: f64 = bound
                    .replace("+Inf", "inf")
                    .parse()
                    .map_err(|_| format!("{sample:?}"))?;
                if bound <= before.0 || sample.value < before.1 {
                    return Err(format!("out of order: {sample:?}"));
                }
                before = (bound, sample.value);
            }
            if before != (f64::INFINITY, whole.value) {
                return Err(format!("{name}: the last of the buckets is not all: {whole:?}"));
            }
        }
        Ok(())
    }
}

fn is_name(text: &str) -> bool {
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(legal)
}

/// Prometheus' conventions: a prefix, base units, `_total` for counts and for nothing else.
fn is_well_named(name: &str, kind: &str) -> Result<(), String> {
    let is_count = name.ends_with("_total");
    let known = ["counter", "gauge", "histogram"].contains(&kind);
    let prefixed = name.starts_with("podium_") || name.starts_with("process_");
    let unit = [
        "_ms",
        "_milliseconds",
        "_minutes",
        "_kb",
        "_megabytes",
        "_percent",
        "_count",
        "_sum",
        "_bucket",
    ];
    let odd = unit.iter().any(|unit| name.ends_with(unit));
    match is_name(name) && known && prefixed && !odd && is_count == (kind == "counter") {
        true => Ok(()),
        false => Err(format!("{name} is no name of a {kind}")),
    }
}

#[test]
fn the_format_is_read_strictly() {
    let head = "# HELP podium_a_seconds What.\n# TYPE podium_a_seconds histogram\n";
    let lines = "podium_a_seconds_bucket{le=\"1\"} 2\npodium_a_seconds_bucket{le=\"+Inf\"} 3\npodium_a_seconds_sum 4\n";
    let good = format!("{head}{lines}podium_a_seconds_count 3\n");
    let scrape = Scrape::read(&good).expect("it is right");
    assert_eq!(scrape.value("podium_a_seconds_bucket", &[("le", "1")]), 2.0);
    for wrong in [
        good.trim_end().to_owned(),
        lines.to_owned(),
        format!("{good}{good}"),
        format!("{head}{lines}podium_a_seconds_count 4\n"),
        good.replace("} 2", "} 5"),
        good.replace("le=\"1\"", "le=\"one\""),
        good.replace("le=\"1\"", "le=1"),
        good.replace("_seconds", "_ms"),
        good.replace("# HELP podium_a_seconds What.\n", ""),
        good.replace("histogram", "counter"),
        good.replace("podium_a_seconds_sum", "podium_b_seconds_sum"),
        "# HELP podium_a What.\n# TYPE podium_a counter\npodium_a 1\n".to_owned(),
        "# HELP podium_a_total What.\n# TYPE podium_a_total gauge\npodium_a_total 1\n".to_owned(),
        "# HELP podium_a What.\n# TYPE podium_a gauge\npodium_a 1\npodium_a 2\n".to_owned(),
        "# HELP podium_a What.\n# TYPE podium_a gauge\npodium_a one\n".to_owned(),
        "# HELP podium_a What.\n# TYPE podium_a gauge\n".to_owned(),
    ] {
        assert!(Scrape::read(&wrong).is_err(), "{wrong}");
    }
}

/// Starts the program with its metrics on a separate port; their address.
pub fn started(db: &crate::harness::TestDb, flags: &[&str]) -> (Process, String) {
    let flags = [&["--metrics-listen", "127.0.0.1:0"], flags].concat();
    let process = Process::serve_with(db, &flags);
    let metrics = process.says("Metrics are at ");
    (process, metrics)
}
