//! Stages of a tournament: what is asked of a result depends on it.

use serde::Serialize;

/// Stage of a tournament. Playoff rounds follow the Swiss rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Swiss,
    Playoff,
}
