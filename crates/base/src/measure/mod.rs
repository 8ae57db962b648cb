//! What a process measures of itself: counts, levels and durations in Prometheus' types. Each is made where it is counted,
//! with its name; `src/web/frame/state/metrics.rs` gathers them. Counting is an addition or two on an atomic number.

pub mod process;

pub use prometheus::{Histogram, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec};
use prometheus::{HistogramOpts, Opts};

/// Upper bounds of measured durations, in seconds.
const SECONDS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];
/// Why making one cannot fail.
const NAMED: &str = "names and labels are written here as Prometheus wants them, and bounds rise";

/// What a part of the process measures, to be gathered.
pub type Measures = Vec<Box<dyn prometheus::core::Collector>>;

/// Of what a measure is one part, as `("cache", "pages")`: the other parts have the same name and help.
pub type Part = (&'static str, &'static str);

/// A count that only grows; its name ends in `_total`.
pub fn count(name: &str, help: &str) -> IntCounter {
    IntCounter::new(name, help).expect(NAMED)
}

/// Counts by the values of labels, of which there are few.
pub fn counts(name: &str, help: &str, labels: &[&str]) -> IntCounterVec {
    IntCounterVec::new(Opts::new(name, help), labels).expect(NAMED)
}

/// A count of one part.
pub fn count_of(part: Part, name: &str, help: &str) -> IntCounter {
    IntCounter::with_opts(Opts::new(name, help).const_label(part.0, part.1)).expect(NAMED)
}

/// A number that rises and falls.
pub fn level(name: &str, help: &str) -> IntGauge {
    IntGauge::new(name, help).expect(NAMED)
}

/// Numbers that rise and fall, by the values of labels.
pub fn levels(name: &str, help: &str, labels: &[&str]) -> IntGaugeVec {
    IntGaugeVec::new(Opts::new(name, help), labels).expect(NAMED)
}

/// A number of one part that rises and falls.
pub fn level_of(part: Part, name: &str, help: &str) -> IntGauge {
    IntGauge::with_opts(Opts::new(name, help).const_label(part.0, part.1)).expect(NAMED)
}

/// Durations; the name ends in `_seconds`.
pub fn seconds(name: &str, help: &str) -> Histogram {
    sizes(name, help, &SECONDS)
}

/// Durations by the values of labels.
pub fn seconds_by(name: &str, help: &str, labels: &[&str]) -> HistogramVec {
    HistogramVec::new(HistogramOpts::new(name, help).buckets(SECONDS.to_vec()), labels).expect(NAMED)
}

/// Durations of one part.
pub fn seconds_of(part: Part, name: &str, help: &str) -> Histogram {
    let opts = HistogramOpts::new(name, help).const_label(part.0, part.1);
    Histogram::with_opts(opts.buckets(SECONDS.to_vec())).expect(NAMED)
}

/// Numbers, counted by upper bounds of one's own.
pub fn sizes(name: &str, help: &str, bounds: &[f64]) -> Histogram {
    Histogram::with_opts(HistogramOpts::new(name, help).buckets(bounds.to_vec())).expect(NAMED)
}

/// A number as Prometheus' types take it.
pub fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
