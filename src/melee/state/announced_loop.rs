//! A loop that was announced on a stack and is being agreed on (MTR-A 4.4A, T28).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// Where a loop is to stop: after a point of an iteration, both counted from 1. Earlier stops order first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Stop {
    /// The iteration, from 1.
    pub iteration: u32,
    /// The point of it, from 1.
    pub point: u32,
}

/// A loop that was announced and is being agreed on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Loop {
    /// Who announced it.
    pub announcer: Seat,
    /// How often it is to run.
    pub iterations: u32,
    /// At how many points of an iteration a player may intervene.
    pub points: u32,
    /// The earliest stop that was proposed, and who proposed it first.
    pub earliest: Option<(Stop, Seat)>,
    /// Who has nothing earlier to propose than that.
    pub(in crate::melee) agreed: SeatSet,
}

impl Loop {
    /// The end everybody agrees to unless somebody stops it earlier.
    pub fn end(&self) -> Stop {
        self.earliest.map_or(
            Stop {
                iteration: self.iterations,
                point: self.points,
            },
            |(stop, _)| stop,
        )
    }

    /// Whether a stop may be proposed: a point of the loop that comes before the agreed end. The very end of the loop
    /// as announced is no stop.
    pub fn is_earlier(&self, stop: Stop) -> bool {
        stop.iteration >= 1 && stop.point >= 1 && stop.point <= self.points && stop < self.end()
    }
}
