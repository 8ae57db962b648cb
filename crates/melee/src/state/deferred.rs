//! Departures that wait for the end of a phase (MTR-A 2.4B, T23).

use super::marker_number::MarkerNumber;
use super::seat::Seat;
use super::table::LeaveReason;
use serde::Serialize;

/// A departure that waits for the end of a phase (MTR-A 2.4B, T23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DeferredDeparture {
    /// Who will leave.
    pub player: Seat,
    /// Why.
    pub why: LeaveReason,
    /// They leave at the end of the current phase of this marker's turn.
    pub marker: MarkerNumber,
}
