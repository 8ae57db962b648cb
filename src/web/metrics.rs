//! The counts of this process for Prometheus, in its names and units.

use prometheus::{
    Encoder, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder,
};

use super::lanes::{self, Lanes};
use crate::db::Database;
use crate::deliver;
use crate::ops::backups;

/// Upper bounds of the durations counted, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// The counts of this process.
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    seconds: HistogramVec,
    running: IntGauge,
    listeners: IntGauge,
    queries: IntCounter,
    commits: IntCounter,
    replica_reads: IntCounter,
    jobs: IntGaugeVec,
    waiting: IntGaugeVec,
    refused: IntCounter,
    deliveries: IntCounterVec,
    undelivered: IntGauge,
    last_backup: IntGauge,
    backup_failures: IntCounter,
}

impl Metrics {
    fn new() -> prometheus::Result<Self> {
        let registry = Registry::new();
        let requests = IntCounterVec::new(
            Opts::new(
                "podium_http_requests_total",
                "Requests answered, by method, route and status",
            ),
            // the route's pattern: addresses hold secret links, and each would be a series of its own
            &["method", "route", "status"],
        )?;
        let seconds = HistogramVec::new(
            HistogramOpts::new(
                "podium_http_request_duration_seconds",
                "Time to answer, by method and route",
            )
            .buckets(BUCKETS.to_vec()),
            &["method", "route"],
        )?;
        let running = IntGauge::new("podium_http_requests_running", "Requests being answered")?;
        let listeners = IntGauge::new("podium_live_listeners", "Open streams of events")?;
        let commits = IntCounter::new(
            "podium_database_commits_total",
            "Writing transactions committed by this process; commands that came at once share one",
        )?;
        let replica_reads = IntCounter::new(
            "podium_database_replica_reads_total",
            "Tournaments read from the replica by this process",
        )?;
        let queries = IntCounter::new(
            "podium_database_queries_total",
            "Statements sent to the database by this process",
        )?;
        let jobs = IntGaugeVec::new(
            Opts::new("podium_lane_running", "Jobs that run off the async threads, by lane"),
            &["lane"],
        )?;
        let waiting = IntGaugeVec::new(
            Opts::new("podium_lane_waiting", "Requests that wait for a place in a lane"),
            &["lane"],
        )?;
        let refused = IntCounter::new(
            "podium_lane_refused_total",
            "Requests answered 503 because their lane had no place",
        )?;
        let deliveries = IntCounterVec::new(
            Opts::new(
                "podium_webhook_deliveries_total",
                "Tries to deliver to webhooks by this process, by what they came to",
            ),
            &["outcome"],
        )?;
        let undelivered = IntGauge::new(
            "podium_webhook_deliveries_waiting",
            "Deliveries to webhooks that wait, of all instances",
        )?;
        let last_backup = IntGauge::new(
            "podium_backup_last_success_timestamp_seconds",
            "When the newest scheduled copy of the database was begun; 0 without one",
        )?;
        let backup_failures = IntCounter::new(
            "podium_backup_failures_total",
            "Scheduled copies of the database that failed",
        )?;
        let version = IntGauge::with_opts(
            Opts::new("podium_build_info", "Always 1").const_label("version", env!("CARGO_PKG_VERSION")),
        )?;
        version.set(1);
        registry.register(Box::new(requests.clone()))?;
        registry.register(Box::new(seconds.clone()))?;
        registry.register(Box::new(running.clone()))?;
        registry.register(Box::new(listeners.clone()))?;
        registry.register(Box::new(queries.clone()))?;
        registry.register(Box::new(commits.clone()))?;
        registry.register(Box::new(replica_reads.clone()))?;
        registry.register(Box::new(jobs.clone()))?;
        registry.register(Box::new(waiting.clone()))?;
        registry.register(Box::new(refused.clone()))?;
        registry.register(Box::new(deliveries.clone()))?;
        registry.register(Box::new(undelivered.clone()))?;
        registry.register(Box::new(last_backup.clone()))?;
        registry.register(Box::new(backup_failures.clone()))?;
        registry.register(Box::new(version))?;
        Ok(Self {
            registry,
            requests,
            seconds,
            running,
            listeners,
            queries,
            commits,
            replica_reads,
            jobs,
            waiting,
            refused,
            deliveries,
            undelivered,
            last_backup,
            backup_failures,
        })
    }

    /// Counts a request that begins; it is counted as running until the guard is dropped.
    pub fn begin(&self) -> Running {
        self.running.inc();
        Running(self.running.clone())
    }

    /// Counts an answered request.
    pub fn answered(&self, method: &str, route: &str, status: u16, seconds: f64) {
        self.requests
            .with_label_values(&[method, route, &status.to_string()])
            .inc();
        self.seconds.with_label_values(&[method, route]).observe(seconds);
    }

    /// The counts in Prometheus' text format; `listeners` is the number of open event streams.
    ///
    /// # Errors
    /// They cannot be written as text.
    pub fn text(
        &self,
        listeners: usize,
        db: &Database,
        lanes: &Lanes,
        sent: &deliver::Counts,
        copied: &backups::Counts,
    ) -> prometheus::Result<Vec<u8>> {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.listeners.set(number(listeners));
        for lane in lanes::ALL {
            let labels = &[lane.label()];
            self.jobs.with_label_values(labels).set(number(lanes.running(lane)));
            self.waiting.with_label_values(labels).set(number(lanes.waiting(lane)));
        }
        self.undelivered.set(sent.waiting());
        self.last_backup.set(copied.last());
        self.deliveries.reset();
        for (outcome, count) in [("sent", sent.sent()), ("failed", sent.failed())] {
            self.deliveries.with_label_values(&[outcome]).inc_by(count);
        }
        // The database and the lanes count by themselves, from the start.
        for (counter, count) in [
            (&self.queries, db.queries()),
            (&self.commits, db.commits()),
            (&self.replica_reads, db.replica_reads()),
            (&self.refused, lanes.refused()),
            (&self.backup_failures, copied.failures()),
        ] {
            counter.reset();
            counter.inc_by(count);
        }
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text)?;
        Ok(text)
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new().expect("a new registry has none of these names yet")
    }
}

/// A running request. Dropping it lowers the count however the answer ends, even when the client hangs up.
pub struct Running(IntGauge);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.dec();
    }
}
