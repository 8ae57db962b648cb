//! The metrics of this process for Prometheus, in its names and units. Events are counted where they happen
//! ([`podium_base::measure`]); values that can be looked up are looked up on request.

use std::path::Path;

use prometheus::{Encoder, Registry, TextEncoder};

use crate::live::Hub;
use crate::web::frame::load::lanes::{self, Lanes};
use podium_base::clock;
use podium_base::measure::process::Process;
use podium_base::measure::{self, HistogramVec, IntCounterVec, IntGauge, IntGaugeVec, Measures, number};
use podium_store::Database;

/// The metrics of this process.
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    answers: IntCounterVec,
    seconds: HistogramVec,
    running: IntGauge,
    sign_ins: IntCounterVec,
    now: Now,
}

/// Values that are looked up on request.
struct Now {
    ready: IntGauge,
    writable: IntGauge,
    listeners: IntGauge,
    listener_places: IntGauge,
    jobs: IntGaugeVec,
    waiting: IntGaugeVec,
    places: IntGaugeVec,
    connections: IntGaugeVec,
    connection_places: IntGaugeVec,
    kept: IntGaugeVec,
    /// Only for the embedded database.
    file: Option<File>,
    process: Process,
}

/// The file of the embedded database.
struct File {
    size: IntGauge,
    free: IntGauge,
}

/// The sources of the values.
pub struct Seen<'s> {
    pub db: &'s Database,
    pub lanes: &'s Lanes,
    pub live: &'s Hub,
    /// Caches and their bytes.
    pub kept: &'s [(&'static str, u64)],
    /// Whether the database answers, and no thread is down.
    pub ready: bool,
    /// Whether it would store something.
    pub writable: bool,
}

/// The outcome of a sign-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignInOutcome {
    SignedIn,
    /// The password was correct, and a code is required.
    CodeAsked,
    /// Name and password, or the code, were wrong.
    Wrong,
    /// The account is disabled.
    Disabled,
    /// Too many attempts: it was not checked.
    Limited,
}

impl SignInOutcome {
    const ALL: [Self; 5] = [
        Self::SignedIn,
        Self::CodeAsked,
        Self::Wrong,
        Self::Disabled,
        Self::Limited,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::SignedIn => "signed_in",
            Self::CodeAsked => "code_asked",
            Self::Wrong => "wrong",
            Self::Disabled => "disabled",
            Self::Limited => "limited",
        }
    }
}

/// The class of an answer, as far as service levels and alerts distinguish: each class starts at 0, so that the first
/// error of a process shows as an increase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnswerClass {
    Success,
    Redirect,
    /// The target does not exist, is not allowed, or the input has to be corrected.
    ClientError,
    ServerError,
}

impl AnswerClass {
    const ALL: [Self; 4] = [Self::Success, Self::Redirect, Self::ClientError, Self::ServerError];

    fn of(status: u16) -> Self {
        match status {
            ..300 => Self::Success,
            300..400 => Self::Redirect,
            400..500 => Self::ClientError,
            500.. => Self::ServerError,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Redirect => "redirect",
            Self::ClientError => "client_error",
            Self::ServerError => "server_error",
        }
    }
}

impl Metrics {
    /// Creates the metrics of a starting process, including those of its parts.
    pub fn new(parts: impl IntoIterator<Item = Measures>, embedded: bool) -> Self {
        let requests = measure::counts(
            "podium_http_requests_total",
            "Requests answered, by method, route and status",
            // the route's pattern: addresses contain secret links, and each would be a separate series
            &["method", "route", "status"],
        );
        let answers = measure::counts(
            "podium_http_answers_total",
            "Requests answered, by the class of their status; without probes, and without streams that found no place",
            &["class"],
        );
        for class in AnswerClass::ALL {
            answers.with_label_values(&[class.label()]);
        }
        let seconds = measure::seconds_by(
            "podium_http_request_duration_seconds",
            "Time to answer, by method, route and class of status; of a stream of events until it is open",
            &["method", "route", "class"],
        );
        let running = measure::level("podium_http_requests_running", "Requests being answered");
        let sign_ins = measure::counts(
            "podium_sign_ins_total",
            "Tries to sign in, by what they came to",
            &["outcome"],
        );
        for outcome in SignInOutcome::ALL {
            // present from the start, so that the first one shows as an increase from 0
            sign_ins.with_label_values(&[outcome.label()]);
        }
        let build = measure::levels("podium_build_info", "Always 1, with the version", &["version"]);
        build.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        let now = Now::new(embedded);
        let own: Measures = vec![
            Box::new(requests.clone()),
            Box::new(answers.clone()),
            Box::new(seconds.clone()),
            Box::new(running.clone()),
            Box::new(sign_ins.clone()),
            Box::new(build),
        ];
        let registry = Registry::new();
        for measured in parts.into_iter().chain([own, now.measures()]).flatten() {
            registry.register(measured).expect("each name is given once");
        }
        Self {
            registry,
            requests,
            answers,
            seconds,
            running,
            sign_ins,
            now,
        }
    }

    /// Counts a request that begins; it is counted as running until the guard is dropped.
    pub fn begin(&self) -> Running {
        self.running.inc();
        Running(self.running.clone())
    }

    /// Counts an answered request. A probe's answer reflects the state of the database, not the service to readers.
    pub fn answered(&self, method: &str, route: &str, status: u16, seconds: f64, is_apart: bool) {
        self.requests
            .with_label_values(&[method, route, &status.to_string()])
            .inc();
        let class = AnswerClass::of(status).label();
        if !is_apart {
            self.answers.with_label_values(&[class]).inc();
        }
        self.seconds.with_label_values(&[method, route, class]).observe(seconds);
    }

    /// Counts a sign-in.
    pub fn tried_to_sign_in(&self, outcome: SignInOutcome) {
        self.sign_ins.with_label_values(&[outcome.label()]).inc();
    }

    /// Returns all metrics in Prometheus' text format.
    ///
    /// # Errors
    /// They cannot be encoded as text.
    pub fn text(&self, seen: &Seen<'_>) -> prometheus::Result<Vec<u8>> {
        self.now.look(seen);
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text)?;
        Ok(text)
    }
}

impl Now {
    fn new(embedded: bool) -> Self {
        Self {
            ready: measure::level(
                "podium_ready",
                "1 while the database answers and all threads live that have to, else 0: what /readyz says",
            ),
            writable: measure::level(
                "podium_database_writable",
                "1 while something could be stored, else 0: tried at most every ten seconds",
            ),
            listeners: measure::level("podium_live_listeners", "Open streams of events"),
            listener_places: measure::level("podium_live_places", "Streams of events that may be open"),
            jobs: measure::levels(
                "podium_lane_running",
                "Jobs that run off the async threads, by lane",
                &["lane"],
            ),
            waiting: measure::levels(
                "podium_lane_waiting",
                "Requests that wait for a place in a lane",
                &["lane"],
            ),
            places: measure::levels("podium_lane_places", "Jobs of a lane that may run at a time", &["lane"]),
            connections: measure::levels(
                "podium_database_connections",
                "Connections to the database, by pool and whether somebody works with them",
                &["pool", "state"],
            ),
            connection_places: measure::levels(
                "podium_database_connection_places",
                "Connections that a pool may have",
                &["pool"],
            ),
            kept: measure::levels("podium_cache_bytes", "About how much a cache takes", &["cache"]),
            file: embedded.then(|| File {
                size: measure::level(
                    "podium_data_size_bytes",
                    "Size of the embedded database with its log of writes",
                ),
                free: measure::level(
                    "podium_data_free_bytes",
                    "Room that the disk of the embedded database has left",
                ),
            }),
            process: Process::new(clock::now().and_utc().timestamp()),
        }
    }

    fn measures(&self) -> Measures {
        let mut all: Measures = vec![
            Box::new(self.ready.clone()),
            Box::new(self.writable.clone()),
            Box::new(self.listeners.clone()),
            Box::new(self.listener_places.clone()),
            Box::new(self.jobs.clone()),
            Box::new(self.waiting.clone()),
            Box::new(self.places.clone()),
            Box::new(self.connections.clone()),
            Box::new(self.connection_places.clone()),
            Box::new(self.kept.clone()),
        ];
        if let Some(file) = &self.file {
            all.push(Box::new(file.size.clone()));
            all.push(Box::new(file.free.clone()));
        }
        all.extend(self.process.measures());
        all
    }

    fn look(&self, seen: &Seen<'_>) {
        self.ready.set(seen.ready.into());
        self.writable.set(seen.writable.into());
        self.listeners.set(number(seen.live.listeners()));
        self.listener_places.set(number(seen.live.places()));
        for lane in lanes::ALL {
            let labels = &[lane.label()];
            self.jobs
                .with_label_values(labels)
                .set(number(seen.lanes.running(lane)));
            self.waiting
                .with_label_values(labels)
                .set(number(seen.lanes.waiting(lane)));
            self.places
                .with_label_values(labels)
                .set(number(seen.lanes.places(lane)));
        }
        for pool in seen.db.pools() {
            for (state, count) in [("used", pool.used), ("idle", pool.idle)] {
                self.connections
                    .with_label_values(&[pool.pool, state])
                    .set(count.into());
            }
            self.connection_places
                .with_label_values(&[pool.pool])
                .set(pool.places.into());
        }
        for (cache, bytes) in seen.kept {
            let bytes = i64::try_from(*bytes).unwrap_or(i64::MAX);
            self.kept.with_label_values(&[cache]).set(bytes);
        }
        if let (Some(file), Some(path)) = (&self.file, seen.db.file()) {
            file.look(path);
        }
        self.process.look();
    }
}

impl File {
    fn look(&self, path: &Path) {
        let size = |path: &Path| path.metadata().map_or(0, |file| file.len());
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let bytes = size(path) + size(Path::new(&log));
        self.size.set(i64::try_from(bytes).unwrap_or(i64::MAX));
        match rustix::fs::statvfs(path) {
            Ok(disk) => {
                let free = disk.f_bavail.saturating_mul(disk.f_frsize);
                self.free.set(i64::try_from(free).unwrap_or(i64::MAX));
            }
            Err(error) => tracing::debug!(%error, "the disk does not say what room it has"),
        }
    }
}

/// A running request. Dropping it decrements the count however the answer ends, even when the client hangs up.
pub struct Running(IntGauge);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.dec();
    }
}
