//! The fields that say what a win is worth, and whether points are wagered.

use super::{SetupField, field, follow_points, optional, word};
use podium_event::profile::WinPointsBy;
use say::{deviations, setup_form};

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    field(
        "win_points_by",
        deviations::win_points_by,
        |s| word(&s.profile.house.win_points_by),
        |r, s| {
            r.choose(&mut s.profile.house.win_points_by);
            // They follow from the size of the pod.
            if s.profile.house.win_points_by != WinPointsBy::Tournament {
                follow_points(r, s);
            }
        },
    ),
    field(
        "wager_start",
        setup_form::wager_start,
        |s| optional(s.profile.house.wager.map(|wager| wager.start)),
        |r, s| s.profile.house.wager = r.wager("wager_stake"),
    ),
    field(
        "wager_stake",
        setup_form::wager_stake,
        |s| optional(s.profile.house.wager.map(|wager| wager.stake)),
        // read with the points to begin with
        |_, _| {},
    ),
];
