//! The fields that say how percentages count.

use super::{SetupField, field, optional, tick};
use podium_event::profile::Share;
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
            percentage(
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
            percentage(opponents.map(|opponents| opponents.match_win_percentage))
        },
        // read with their number
        |_, _| {},
    ),
    field(
        "byes_in_percentages",
        deviations::byes_in_percentages,
        |s| tick(s.profile.house.byes_in_percentages),
        |r, s| s.profile.house.byes_in_percentages = r.ticked(),
    ),
    field(
        "percentage_decimals",
        deviations::percentage_decimals,
        |s| optional(s.profile.house.percentage_decimals),
        |r, s| s.profile.house.percentage_decimals = r.number(9),
    ),
    field(
        "percentage_floor",
        deviations::percentage_floor,
        |s| percentage(s.profile.house.percentage_floor),
        |r, s| s.profile.house.percentage_floor = r.share(),
    ),
];

fn percentage(share: Option<Share>) -> String {
    share.map(|share| share.to_string()).unwrap_or_default()
}
