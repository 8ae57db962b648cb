//! The own table's game, when a judge follows it: who is out of it, and the turns after time.

use std::collections::BTreeMap;

use crate::db::{Conn, DbError};
use crate::ops::floor::followed::game_state;
use crate::ops::floor::state::{GameState, Known, Reported, table_state};
use crate::ops::follow::{FollowedTable, table_of_round, why_words};
use crate::ops::reports::AtTable;

/// What the players of a pod see of their followed game; nothing of it is for anybody else while it runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct GamePart {
    /// Where the game stands after time is called; empty before.
    pub line: String,
    /// Who is out, by player id, and why.
    pub out: BTreeMap<String, &'static str>,
}

/// Reads the game of the own table.
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
        .all()
        .zip(followed.keys())
        .filter_map(|(seat, key)| Some((table.player(key)?.id.clone(), why_words(game.left(seat)?))))
        .collect();
    let state = game_state(followed);
    let line = match state {
        GameState::Playing => String::new(),
        GameState::Won | GameState::Drawn => "The game has ended; the judge confirms it.".to_owned(),
        GameState::Turns { .. } | GameState::FinishTurn => {
            let known = Known {
                has_result: false,
                reported: Reported::No,
                game: Some(state),
                clock: None,
            };
            // the procedure needs no clock any more
            format!(
                "Time is called: {}.",
                table_state(&known, chrono::DateTime::UNIX_EPOCH).words()
            )
        }
    };
    GamePart { line, out }
}
