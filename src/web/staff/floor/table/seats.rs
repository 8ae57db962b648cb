//! The seats of a table's page, and what a judge still has to carry out there.

use crate::web::frame::request::desk::{Desk, Floor, Right};
use crate::web::shared::pods::SeatResult;
use crate::web::staff::floor::row;
use crate::web::staff::floor::words::name;
use podium_event::penalties::Penalty;
use podium_ops::floor::Board;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::rulings::ToCarryOut;
use podium_store::OutcomeWord;
use podium_store::tournaments::rounds::PlaceRow;
use say::{Message, one_table as t};

/// A seat of the table.
pub struct SeatLine {
    pub number: usize,
    pub name: Message,
    pub player: i64,
    pub href: String,
    /// `None` for those who neither won nor were out, and without a result.
    pub state: Option<SeatResult>,
    /// Why the player is out of the game, and the ruling that says so.
    pub out: Option<(Message, Option<i64>)>,
    /// Whether the player is noted as missing.
    pub is_missing: bool,
}

/// A penalty that a judge still has to carry out, or to undo, at the table.
pub struct Task {
    pub ruling: i64,
    pub what: Message,
    /// What the judge does at the table.
    pub means: Message,
}

impl Task {
    pub fn of(board: &Board, table: &BoardTable, task: &ToCarryOut) -> Self {
        Self {
            ruling: task.ruling,
            what: row::task_words(board, table, task),
            means: match (task.undone, task.penalty) {
                (None, Penalty::SkipTurn) => t::task_skip_turn(),
                (None, Penalty::GameLoss) => t::task_game_loss(),
                (None, _) => t::task_match_loss(),
                (Some(_), penalty) => undoing(table, task, penalty),
            },
        }
    }
}

/// Returns what a judge does about a penalty that does not stand any more.
fn undoing(table: &BoardTable, task: &ToCarryOut, penalty: Penalty) -> Message {
    let place = table.places.iter().position(|place| place.player_id == task.player_id);
    let is_out = |place: usize| table.game.as_ref().is_some_and(|game| game.out[place].is_some());
    match (&table.game, penalty) {
        (_, Penalty::SkipTurn) => t::undo_skip_turn(),
        (Some(_), _) if place.is_some_and(is_out) => t::undo_went_on(),
        (Some(_), _) => t::undo_followed(),
        (None, _) => t::undo_not_followed(),
    }
}

/// Returns the seats of a table.
pub fn seats<R: Right>(board: &Board, table: &BoardTable, desk: &Desk<R>) -> Vec<SeatLine> {
    let line = |(number, place): (usize, &PlaceRow)| {
        let player = board.players.get(&place.player_id).map_or(0, |row| row.number);
        SeatLine {
            number,
            name: name(board, place),
            player,
            // A judge who taps a name is about to make a ruling.
            href: match desk.may::<Floor>() {
                true => desk.at(&format!("desk/rulings/new?table={}&player={player}", table.number())),
                false => desk.at(&format!("desk/players/{player}")),
            },
            state: match place.outcome {
                Some(OutcomeWord::Won) => Some(SeatResult::Won),
                _ if place.conceded || place.match_loss => Some(SeatResult::Out),
                _ => None,
            },
            out: table.out(number - 1).filter(|_| table.outcome.is_none()).map(|why| {
                let ruling = table.ruled[number - 1].as_ref();
                (why, ruling.map(|out| out.ruling))
            }),
            is_missing: table.missing.contains(&(number - 1)),
        }
    };
    (1..).zip(&table.places).map(line).collect()
}
