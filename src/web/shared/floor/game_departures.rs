//! Who left a game that is over: in which order, in which turn, and why.

use podium_melee::{Action, Event, LeaveReason, Naming, Outcome, Seat, Variant};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, departure_label};
use say::{Message, game_desk as t};

/// Players who left at the same time for the same reason.
struct Departure {
    players: Vec<Seat>,
    why: LeaveReason,
    /// How many turns had begun.
    turn: usize,
}

/// Says who left a game, the first one out first, and how it ended: "Out of the game, in order: Ann (turn 3, lost), Bo and Cleo (turn
/// 7, conceded). Eve won the game." `None` while it goes on, and where nobody left it before its end.
pub fn who_left(table: &FollowedTable, game: &ReplayedGame) -> Option<Message> {
    let names = ShownNames { table, game };
    let mut all: Vec<Departure> = Vec::new();
    let mut turn = 1;
    let end = game.document.replay_with(|_, events| {
        let earlier = all.len();
        for event in events {
            match event {
                Event::TurnBegan { .. } => turn += 1,
                Event::PlayerLeft { player, why } => {
                    if let Some(departure) = all[earlier..].iter_mut().find(|departure| departure.why == *why) {
                        departure.players.push(*player);
                    } else {
                        let players = vec![*player];
                        all.push(Departure {
                            players,
                            why: *why,
                            turn,
                        });
                    }
                }
                _ => {}
            }
        }
    });
    let ended = match end.game.outcome()? {
        Outcome::Winner(seat) => t::won_the_game(names.player(*seat)),
        Outcome::Draw(_) => t::game_is_drawn(),
    };
    if all.is_empty() {
        return None;
    }
    let counts_turns = counts_turns(game);
    let parts = all.iter().map(|departure| {
        let players = say::list(departure.players.iter().map(|seat| names.player(*seat)).collect());
        match counts_turns {
            true => t::out_in_turn(players, departure.turn, departure_label(departure.why)),
            false => t::out_because(players, departure_label(departure.why)),
        }
    });
    let left = t::out_in_order(Message::joined(parts, ", "));
    Some(Message::joined([left, ended], " "))
}

/// Says [`who_left`] of each game of a table that counts or is kept now, in their order.
pub fn who_left_at(table: &FollowedTable) -> Vec<Message> {
    let games: Vec<&ReplayedGame> = table.confirmed().into_iter().chain(table.open()).collect();
    let said = |game: &&ReplayedGame| {
        let left = who_left(table, game)?;
        Some(match games.len() {
            1 => left,
            _ => Message::joined([t::game(game.row.number), left], ": "),
        })
    };
    games.iter().filter_map(said).collect()
}

/// Returns whether the number of a turn says something: one turn is taken at a time, somebody said when turns end, and the record
/// did not begin later than the game (T40).
fn counts_turns(game: &ReplayedGame) -> bool {
    let setup = game.document.setup();
    let ends_turn = |action: &Action| matches!(action, Action::EndTurn { .. });
    let is_from_start = setup.variant() == Variant::FreeForAll && setup.starting() == setup.first();
    is_from_start && game.document.actions().iter().any(ends_turn)
}
