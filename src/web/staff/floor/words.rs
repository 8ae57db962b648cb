//! A table in words: its players, and the game that is followed there.

use crate::web::frame::look::local_time::clock_time;
use podium_ops::floor::board::{Board, BoardTable};
use podium_ops::floor::table_game::{TableGame, TableTurn};
use podium_snapshot::names;
use podium_store::NamesShown;
use podium_store::tournaments::rounds::PlaceRow;
use say::{Message, floor_tables as t, staff_words};

/// Returns the full name of the player in a seat.
pub fn name(board: &Board, place: &PlaceRow) -> Message {
    let row = board.players.get(&place.player_id);
    row.map_or_else(staff_words::a_player, |row| {
        names::of_player(row, NamesShown::Full).into()
    })
}

/// Returns the name of the player at a place; somebody else's if nobody sits there any more.
fn name_at(board: &Board, table: &BoardTable, place: Option<usize>) -> Message {
    let place = place.and_then(|place| table.places.get(place));
    place.map_or_else(staff_words::a_player, |place| name(board, place))
}

/// Says what takes long at a table, one line each: "Cleo has taken 12 min for this turn", "Cleo has used up their own time: 27 of 25
/// min".
pub fn takes_long(board: &Board, table: &BoardTable) -> Vec<Message> {
    let name = |place| name_at(board, table, place);
    let (turn, used_up) = (table.takes_long.turn.iter(), table.takes_long.used_up.iter());
    let turn = turn.map(|turn| t::long_turn(name(turn.place), turn.minutes));
    let used_up = used_up.map(|used| t::own_time_used(name(Some(used.place)), used.minutes, used.own));
    turn.chain(used_up).collect()
}

/// Describes the game that is followed at a table: "Turn 9", "Ann since 14:05", "Ann 31, Bo 12, Cleo out".
pub fn game_line(board: &Board, table: &BoardTable) -> Option<Message> {
    let game = table.game.as_ref()?;
    let turn = say::our_table::turn_number(game.begun);
    let turns = game.in_turn().map(|turn| turn_since(board, table, turn));
    let parts = std::iter::once(turn).chain(turns).chain([lives(board, table, game)]);
    Some(Message::joined(parts, " · "))
}

/// Says whose turn it is, and since when.
pub fn turn_since(board: &Board, table: &BoardTable, turn: &TableTurn) -> Message {
    let name = name_at(board, table, turn.place);
    match turn.since {
        Some(since) => t::turn_since(name, clock_time(since, &board.tournament.time_zone)),
        None => t::turn_of(name),
    }
}

/// Lists the life totals of a game, and who is out.
fn lives(board: &Board, table: &BoardTable, game: &TableGame) -> Message {
    let of_place = |(place, row): (usize, &PlaceRow)| {
        let name = name(board, row);
        match (game.out[place], game.life[place]) {
            (Some(_), _) => t::is_out(name),
            (None, Some(life)) => t::has_life(name, life),
            (None, None) => name,
        }
    };
    Message::joined(table.places.iter().enumerate().map(of_place), ", ")
}
