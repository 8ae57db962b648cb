//! A loop that was announced on a stack and is being agreed on (MTR-A 4.4A, T28).

use super::seat::{Seat, SeatSet};
use serde::Serialize;

/// Where a loop is to stop: after a point of an iteration. Earlier stops compare as less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct LoopStop {
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
    /// How many iterations were announced.
    pub iterations: u32,
    /// The number of points in an iteration at which a player may intervene.
    pub points: u32,
    /// The earliest stop that was proposed, and who proposed it first.
    pub earliest: Option<(LoopStop, Seat)>,
    /// Who has declined to propose anything earlier than that.
    pub(crate) agreed: SeatSet,
}

impl Loop {
    /// Returns where the loop ends unless somebody proposes an earlier stop.
    pub fn end(&self) -> LoopStop {
        self.earliest.map_or(
            LoopStop {
                iteration: self.iterations,
                point: self.points,
            },
            |(stop, _)| stop,
        )
    }

    /// Whether a stop may be proposed: it must be a point of the loop before the current end. The end of the loop as
    /// announced is not a stop.
    pub fn is_earlier(&self, stop: LoopStop) -> bool {
        stop.iteration >= 1 && stop.point >= 1 && stop.point <= self.points && stop < self.end()
    }
}
