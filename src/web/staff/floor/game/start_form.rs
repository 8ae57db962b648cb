//! The form to begin following a game, with the rules that players may have agreed on.

use crate::web::frame::form::Choice;
use say::{Message, game_desk as t};

/// The form to begin following a game.
pub struct StartForm {
    pub players: usize,
    /// Whether Grand Melee is the default for this number of players (G21).
    pub is_grand_melee: bool,
    pub variants: Vec<Choice>,
    pub ranges: Vec<Choice>,
    pub attacks: Vec<Choice>,
    pub editions: Vec<Choice>,
}

impl StartForm {
    pub fn new(players: usize) -> Self {
        let choices = |all: &[(&str, Message)]| all.iter().map(|(word, label)| Choice::new(*word, label)).collect();
        Self {
            players,
            is_grand_melee: players >= 10,
            variants: choices(&[
                ("", t::by_number_of_players()),
                ("free_for_all", t::free_for_all()),
                ("grand_melee", t::grand_melee()),
            ]),
            ranges: choices(&[
                ("", t::of_variant()),
                ("unlimited", t::unlimited()),
                ("1", 1.into()),
                ("2", 2.into()),
                ("3", 3.into()),
            ]),
            attacks: choices(&[
                ("", t::of_variant()),
                ("left", t::attack_left()),
                ("right", t::attack_right()),
                ("multiple", t::attack_several()),
            ]),
            editions: choices(&[("cr807", t::edition_now()), ("cr608_2007", t::edition_2007())]),
        }
    }
}
