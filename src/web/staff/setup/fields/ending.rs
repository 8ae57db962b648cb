//! The fields that say how rounds and games end.

use super::{SetupField, field, optional, tick, word};
use crate::web::frame::form::Choice;
use podium_event::profile::{
    Conceding, DrawnGames, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames,
};
use say::deviations;

/// The choices of these fields, in the words of the profile.
pub struct Endings {
    pub overtime_shown: Vec<Choice>,
    pub unfinished: Vec<Choice>,
    pub drawn: Vec<Choice>,
    pub conceding: Vec<Choice>,
}

impl Endings {
    pub fn new() -> Self {
        Self {
            overtime_shown: OvertimeShown::ALL
                .iter()
                .map(|one| Choice::new(one.as_str(), one.words()))
                .collect(),
            unfinished: UnfinishedGames::ALL
                .iter()
                .map(|one| Choice::new(one.as_str(), one.words()))
                .collect(),
            drawn: DrawnGames::ALL
                .iter()
                .map(|one| Choice::new(one.as_str(), one.words()))
                .collect(),
            conceding: Conceding::ALL
                .iter()
                .map(|one| Choice::new(one.as_str(), one.words()))
                .collect(),
        }
    }
}

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    field(
        "overtime_minutes",
        deviations::overtime,
        |s| optional(s.profile.house.overtime_minutes),
        |r, s| s.profile.house.overtime_minutes = r.number(MAX_OVERTIME_MINUTES.into()),
    ),
    field(
        "overtime_shown",
        deviations::overtime_shown,
        |s| word(&s.profile.house.overtime_shown),
        |r, s| r.choose(&mut s.profile.house.overtime_shown),
    ),
    field(
        "end_step_turn",
        deviations::end_step_turn,
        |s| tick(s.profile.house.end_step_turn),
        |r, s| s.profile.house.end_step_turn = r.ticked(),
    ),
    field(
        "unfinished_games",
        deviations::unfinished_games,
        |s| word(&s.profile.house.unfinished_games),
        |r, s| r.choose(&mut s.profile.house.unfinished_games),
    ),
    field(
        "drawn_games",
        deviations::drawn_games,
        |s| word(&s.profile.house.drawn_games),
        |r, s| r.choose(&mut s.profile.house.drawn_games),
    ),
    field(
        "conceding",
        deviations::conceding,
        |s| word(&s.profile.house.conceding),
        |r, s| r.choose(&mut s.profile.house.conceding),
    ),
    field(
        "no_show_minutes",
        deviations::no_show_minutes,
        |s| optional(s.profile.house.no_show_minutes),
        |r, s| s.profile.house.no_show_minutes = r.number(MAX_NO_SHOW_MINUTES.into()),
    ),
];
