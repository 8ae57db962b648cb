//! The fields that say how rounds and games end.

use super::{SetupField, choice, optional, setting, tick};
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
            overtime_shown: Choice::each(OvertimeShown::ALL, OvertimeShown::words),
            unfinished: Choice::each(UnfinishedGames::ALL, UnfinishedGames::words),
            drawn: Choice::each(DrawnGames::ALL, DrawnGames::words),
            conceding: Choice::each(Conceding::ALL, Conceding::words),
        }
    }
}

/// In the order in which they are read.
pub const FIELDS: &[SetupField] = &[
    setting!(overtime_minutes in profile.house, deviations::overtime, optional, number(MAX_OVERTIME_MINUTES.into())),
    choice!(overtime_shown in profile.house, deviations::overtime_shown),
    setting!(end_step_turn in profile.house, deviations::end_step_turn, tick, ticked()),
    choice!(unfinished_games in profile.house, deviations::unfinished_games),
    choice!(drawn_games in profile.house, deviations::drawn_games),
    choice!(conceding in profile.house, deviations::conceding),
    setting!(
        no_show_minutes in profile.house,
        deviations::no_show_minutes,
        optional,
        number(MAX_NO_SHOW_MINUTES.into())
    ),
];
