//! What a pod's match ended in (T2, T3).

use super::PlayerIx;

/// One game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    Won(PlayerIx),
    Drawn,
}

/// A pod's result: one enum, so that no two fields can contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PodResult {
    #[default]
    NotReported,
    /// The match was won.
    Won(PlayerIx),
    /// The match was drawn; those listed score a draw, the others of the pod score 0 (T3). In seat order.
    Drawn(Vec<PlayerIx>),
    /// The match game by game, with who conceded the match or got a match loss (T2). The match's outcome follows from it.
    Games {
        games: Vec<GameResult>,
        conceded: Vec<PlayerIx>,
        match_losses: Vec<PlayerIx>,
    },
}
