//! Departures that wait for the end of a phase (MTR-A 2.4B, T23).

use super::marker_number::MarkerNumber;
use super::seat::Seat;
use super::table::Why;
use serde::Serialize;

/// A departure that waits for the end of a phase (MTR-A 2.4B, T23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deferred {
    /// Who will leave.
    pub player: Seat,
    /// Why.
    pub why: Why,
    /// The marker at the end of whose current phase they leave.
    pub marker: MarkerNumber,
}
