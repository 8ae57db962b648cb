//! What the desk has shown of a game's steps, which its forms send back: a correction names the steps that it undoes, and nothing acts
//! on a turn that its sender has not seen.

use crate::web::shared::floor::game_history::HistoryLine;
use podium_ops::floor::follow::ReplayedGame;
use say::Message;

/// The part of the history that a page has shown, from which later changes are determined.
#[derive(Debug, Clone, Copy, Default)]
pub struct Seen {
    /// The number of the last step.
    pub last: i64,
    /// How many steps were not undone.
    pub standing: usize,
    /// How often the table's players had changed turns, players or time.
    pub moved: usize,
}

impl Seen {
    /// Returns what there is of a game now.
    pub fn of(game: &ReplayedGame) -> Self {
        Self {
            last: game.steps.last().map_or(0, |step| step.number),
            standing: game.standing().count(),
            moved: game.moved(),
        }
    }
}

/// What undoing the last button undoes.
pub struct UndoLast {
    /// Its first step.
    pub from: i64,
    pub what: Message,
}

impl UndoLast {
    /// Returns the last command of a game that can be undone; `None` without one. The command's first step may be before the lines
    /// that are shown: then it is not described, and undone with others.
    pub fn of(game: &ReplayedGame, shown: &[HistoryLine]) -> Option<Self> {
        let from = *game.last_command().first()?;
        let line = shown.iter().find(|line| line.number == from)?;
        Some(Self {
            from,
            what: line.what.clone(),
        })
    }
}
