//! The form to begin following a game, with the rules that players may have agreed on.

use crate::web::frame::form::Choice;

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
        let choices = |all: &[(&str, &str)]| all.iter().map(|(word, label)| Choice::new(*word, *label)).collect();
        Self {
            players,
            is_grand_melee: players >= 10,
            variants: choices(&[
                ("", "By the number of players"),
                ("free_for_all", "Free-for-All"),
                ("grand_melee", "Grand Melee"),
            ]),
            ranges: choices(&[
                ("", "The variant's"),
                ("unlimited", "Unlimited"),
                ("1", "1"),
                ("2", "2"),
                ("3", "3"),
            ]),
            attacks: choices(&[
                ("", "The variant's"),
                ("left", "Left"),
                ("right", "Right"),
                ("multiple", "Several players"),
            ]),
            editions: choices(&[("cr807", "Current rules (CR 807)"), ("cr608_2007", "2007 (608)")]),
        }
    }
}
