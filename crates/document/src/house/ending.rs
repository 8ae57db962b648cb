//! How rounds and games end (T44, T47, T48; MTR-A 2.1, 2.3 and 2.5).

use crate::cursor::Object;
use podium_event::profile::{
    Conceding, DrawnGames, HouseRules, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames,
};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.overtime_minutes = object
        .get("overtime_minutes")
        .and_then(|minutes| minutes.whole(1..=MAX_OVERTIME_MINUTES));
    house.overtime_shown = object
        .get("overtime_shown")
        .and_then(|word| word.one_of(OvertimeShown::LABELS))
        .unwrap_or_default();
    house.end_step_turn = object
        .get("end_step_turn")
        .and_then(|turn| turn.boolean())
        .unwrap_or(false);
    house.unfinished_games = object
        .get("unfinished_games")
        .and_then(|word| word.one_of(UnfinishedGames::LABELS))
        .unwrap_or_default();
    house.drawn_games = object
        .get("drawn_games")
        .and_then(|word| word.one_of(DrawnGames::LABELS))
        .unwrap_or_default();
    house.conceding = object
        .get("conceding")
        .and_then(|word| word.one_of(Conceding::LABELS))
        .unwrap_or_default();
    house.no_show_minutes = object
        .get("no_show_minutes")
        .and_then(|minutes| minutes.whole(1..=MAX_NO_SHOW_MINUTES));
}
