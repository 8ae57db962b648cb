//! How a game ended (CR 104, T3).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The last player in the game won it.
    Winner(Seat),
    /// Drawn among these: everybody who began it, except who conceded or has a match loss (T3).
    Draw(SeatSet),
}
