//! How a game ended (CR 104, T3).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The last player in the game won it, or the one with the most life at the end of time (T47).
    Winner(Seat),
    /// The game was drawn. These players share the draw: all who began it, except those who conceded or have a match
    /// loss (T3).
    Draw(SeatSet),
}
