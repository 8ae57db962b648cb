//! Figures: percentiles, and rows of a Markdown table.

use std::time::Duration;

/// Times in milliseconds, in their order.
#[derive(Debug, Clone, Default)]
pub struct Times(Vec<f64>);

impl FromIterator<Duration> for Times {
    fn from_iter<I: IntoIterator<Item = Duration>>(times: I) -> Self {
        let mut times: Vec<f64> = times.into_iter().map(|time| time.as_secs_f64() * 1_000.0).collect();
        times.sort_by(f64::total_cmp);
        Self(times)
    }
}

impl Times {
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which this share of all were done, as 0.99; 0 without any.
    pub fn within(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let at = (self.0.len() as f64 * share).ceil() as usize;
        self.0.get(at.saturating_sub(1).min(last)).copied().unwrap_or(0.0)
    }

    /// "p50 12 ms, p99 40 ms, last 41 ms".
    pub fn in_words(&self) -> String {
        format!(
            "p50 {}, p99 {}, last {}",
            span(self.within(0.5)),
            span(self.within(0.99)),
            span(self.within(1.0))
        )
    }
}

/// Milliseconds as people read them.
pub fn span(milliseconds: f64) -> String {
    match milliseconds {
        ms if ms >= 9_950.0 => format!("{:.0} s", ms / 1_000.0),
        ms if ms >= 995.0 => format!("{:.2} s", ms / 1_000.0),
        ms if ms >= 9.95 => format!("{ms:.0} ms"),
        ms => format!("{ms:.1} ms"),
    }
}

/// Prints a table's head.
pub fn head(columns: &[&str]) {
    println!("\n| {} |", columns.join(" | "));
    println!("|{}", "---|".repeat(columns.len()));
}

/// Prints one of its rows.
pub fn row(cells: &[String]) {
    println!("| {} |", cells.join(" | "));
}
