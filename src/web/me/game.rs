//! The followed game of the player's table: who is out of it, and the turns after time.

use std::collections::BTreeMap;

use crate::db::{Conn, DbError};
use crate::ops::floor::game_state::game_state;
use crate::ops::floor::state::{GameState, ReportStatus, TableFacts, table_state};
use crate::ops::follow::{FollowedTable, departure_label, table_of_round};
use crate::ops::reports::AtTable;

/// What the players of a pod see of their followed game. Nobody else sees it while it runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct GamePart {
    /// The state of the game after time is called.
    pub line: Option<String>,
    /// Who is out of the game (T24), by player id, and why.
    pub out: BTreeMap<String, &'static str>,
}

/// Reads the game of the player's table; empty where none is followed or the pod has its result.
pub(super) fn read(conn: &mut Conn<'_>, at: Option<&AtTable>) -> Result<GamePart, DbError> {
    let Some(at) = at.filter(|at| at.pod.result.is_none()) else {
        return Ok(GamePart::default());
    };
    let table = table_of_round(conn, &at.round, at.pod.table_number)?;
    Ok(table.as_ref().map(part).unwrap_or_default())
}

fn part(table: &FollowedTable) -> GamePart {
    let Some(followed) = table.open() else {
        return GamePart::default();
    };
    let game = followed.game.table();
    let out = game
        .all_seats()
        .zip(followed.keys())
        .filter_map(|(seat, key)| Some((table.player(key)?.id.clone(), departure_label(game.leave_reason(seat)?))))
        .collect();
    let state = game_state(followed);
    let line = match state {
        GameState::Playing => None,
        GameState::Won | GameState::Drawn => Some("The game has ended; the judge confirms it.".to_owned()),
        GameState::Turns { .. } | GameState::FinishTurn => {
            let known = TableFacts {
                has_result: false,
                reported: ReportStatus::None,
                game: Some(state),
                clock: None,
            };
            // the procedure needs no clock any more
            Some(format!(
                "Time is called: {}.",
                table_state(&known, chrono::DateTime::UNIX_EPOCH).label()
            ))
        }
    };
    GamePart { line, out }
}
