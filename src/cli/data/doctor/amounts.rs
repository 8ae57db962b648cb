//! Amounts as `podium doctor` writes them.

use chrono::TimeDelta;

/// Bytes for people.
pub fn megabytes(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{} KB", bytes >> 10),
        many => format!("{many} MB"),
    }
}

/// A span of time for people.
pub fn span(of: TimeDelta) -> String {
    match of.num_seconds() {
        seconds @ 0..=119 => format!("{seconds} s"),
        seconds @ 120..=7_199 => format!("{} min", seconds / 60),
        seconds @ 7_200..=172_799 => format!("{} h", seconds / 3_600),
        seconds => format!("{} days", seconds / 86_400),
    }
}
