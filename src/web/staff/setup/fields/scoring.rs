//! The fields that say what a win is worth, and whether points are wagered.

use super::{SetupField, field, optional, word};
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
            // They follow from the size of the pod unless they were typed.
            if s.profile.house.win_points_by != WinPointsBy::Tournament {
                let usual = s.profile.usual_points();
                if r.is_empty("points_win") {
                    s.profile.points.win = usual.win;
                }
                if r.is_empty("points_bye") {
                    s.profile.points.bye = usual.bye;
                }
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
        |s| {
            let wager = s.profile.house.wager;
            wager.map(|wager| wager.stake.to_string()).unwrap_or_default()
        },
        // read with the points to begin with
        |_, _| {},
    ),
];
