//! The fields that say how percentages count.

use super::{SetupField, field, optional, setting, tick};
use say::deviations;

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    field(
        "bye_opponents",
        deviations::bye_opponents,
        |s| optional(s.profile.house.bye_opponents.map(|opponents| opponents.count)),
        |r, s| s.profile.house.bye_opponents = r.imaginary("bye_opponents_percentage"),
    ),
    field(
        "bye_opponents_percentage",
        deviations::bye_opponents,
        |s| {
            optional(
                s.profile
                    .house
                    .bye_opponents
                    .map(|opponents| opponents.match_win_percentage),
            )
        },
        // read with their number
        |_, _| {},
    ),
    field(
        "smaller_pod_opponents",
        deviations::smaller_pod_opponents,
        |s| optional(s.profile.house.smaller_pod_opponents.map(|opponents| opponents.count)),
        |r, s| s.profile.house.smaller_pod_opponents = r.imaginary("smaller_pod_opponents_percentage"),
    ),
    field(
        "smaller_pod_opponents_percentage",
        deviations::smaller_pod_opponents,
        |s| {
            let opponents = s.profile.house.smaller_pod_opponents;
            optional(opponents.map(|opponents| opponents.match_win_percentage))
        },
        // read with their number
        |_, _| {},
    ),
    setting!(byes_in_percentages in profile.house, deviations::byes_in_percentages, tick, ticked()),
    setting!(percentage_decimals in profile.house, deviations::percentage_decimals, optional, number(9)),
    setting!(percentage_floor in profile.house, deviations::percentage_floor, optional, share()),
];
