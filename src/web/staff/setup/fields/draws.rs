//! The fields of drawn matches and playoff seats.

use super::{SetupField, field, tick, word};
use say::deviations;

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    field(
        "draw_shared_by",
        deviations::draw_shared_by,
        |s| word(&s.profile.house.draw_shared_by),
        |r, s| r.choose(&mut s.profile.house.draw_shared_by),
    ),
    field(
        "drawn_elimination",
        deviations::drawn_elimination,
        |s| word(&s.profile.house.drawn_elimination),
        |r, s| r.choose(&mut s.profile.house.drawn_elimination),
    ),
    field(
        "playoff_seats",
        deviations::playoff_seats,
        |s| word(&s.profile.house.playoff_seats),
        |r, s| r.choose(&mut s.profile.house.playoff_seats),
    ),
    field(
        "playoff_places",
        deviations::playoff_places,
        |s| tick(s.profile.house.playoff_places),
        |r, s| s.profile.house.playoff_places = r.ticked(),
    ),
];
