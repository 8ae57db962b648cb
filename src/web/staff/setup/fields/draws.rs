//! The fields of drawn matches and playoff seats.

use super::{SetupField, choice, setting, tick};
use say::deviations;

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    choice!(draw_shared_by in profile.house, deviations::draw_shared_by),
    choice!(drawn_elimination in profile.house, deviations::drawn_elimination),
    choice!(playoff_seats in profile.house, deviations::playoff_seats),
    setting!(playoff_places in profile.house, deviations::playoff_places, tick, ticked()),
];
