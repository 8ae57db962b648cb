//! How rounds and games end (T44, T47, T48; MTR-A 2.1, 2.3 and 2.5).

use crate::cursor::Object;
use podium_event::profile::{
    Conceding, DrawnGames, HouseRules, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames,
};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.overtime_minutes = object.whole("overtime_minutes", 1..=MAX_OVERTIME_MINUTES);
    house.overtime_shown = object.word("overtime_shown", OvertimeShown::LABELS);
    house.end_step_turn = object.flag("end_step_turn");
    house.unfinished_games = object.word("unfinished_games", UnfinishedGames::LABELS);
    house.drawn_games = object.word("drawn_games", DrawnGames::LABELS);
    house.conceding = object.word("conceding", Conceding::LABELS);
    house.no_show_minutes = object.whole("no_show_minutes", 1..=MAX_NO_SHOW_MINUTES);
}
