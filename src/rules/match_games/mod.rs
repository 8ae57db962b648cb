//! From the games of a match to its result (T2, T3): what a game's end means for the match, and whether it goes on.

use super::{GameResult, PlayerIx, PodResult};

/// How a game of a match ended, as a judge confirmed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedGame {
    pub result: GameResult,
    /// Who left the match with this game by conceding it. In a match of one game whoever concedes the game does.
    pub conceded: Vec<PlayerIx>,
    /// Who got a match loss during this game.
    pub match_losses: Vec<PlayerIx>,
}

/// Where a match stands after some games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchStanding {
    /// The result of the pod if the match ends now.
    pub result: PodResult,
    /// The players still in the match, in seat order: everybody who began it, also those eliminated in a game, but for
    /// who conceded the match or got a match loss.
    pub left: Vec<PlayerIx>,
    /// The match is over: somebody reached the game wins, or at most one player is left in it.
    pub decided: bool,
}

/// Where a match stands. `seats` began it; `games` are the games that ended, in order.
#[must_use]
pub fn standing(seats: &[PlayerIx], games: &[EndedGame], games_to_win: u32) -> MatchStanding {
    let losses = |player: &PlayerIx| games.iter().any(|game| game.match_losses.contains(player));
    let conceded = |player: &PlayerIx| !losses(player) && games.iter().any(|game| game.conceded.contains(player));
    let of = |wanted: &dyn Fn(&PlayerIx) -> bool| -> Vec<PlayerIx> {
        seats.iter().filter(|player| wanted(player)).copied().collect()
    };
    let left = of(&|player| !losses(player) && !conceded(player));
    let results: Vec<GameResult> = games.iter().map(|game| game.result).collect();
    let wins = |player: &PlayerIx| {
        let won = results.iter().filter(|result| **result == GameResult::Won(*player));
        u32::try_from(won.count()).unwrap_or(u32::MAX)
    };
    let decided = left.len() <= 1 || left.iter().any(|player| wins(player) >= games_to_win);
    let won_at_once = |winner: &PlayerIx| games_to_win == 1 && left.contains(winner);
    let match_losses = of(&losses);
    let result = match (&results[..], match_losses.is_empty()) {
        ([], _) => PodResult::NotReported,
        // Who concedes the game that somebody wins loses it like everybody else: no mark to record.
        ([GameResult::Won(winner)], true) if won_at_once(winner) => PodResult::Won(*winner),
        ([GameResult::Won(winner)], false) if won_at_once(winner) => PodResult::Games {
            games: results,
            conceded: Vec::new(),
            match_losses,
        },
        ([GameResult::Drawn], true) if games_to_win == 1 && left.len() == seats.len() => {
            PodResult::Drawn(seats.to_vec())
        }
        _ => PodResult::Games {
            games: results,
            conceded: of(&conceded),
            match_losses,
        },
    };
    MatchStanding { result, left, decided }
}

#[cfg(test)]
mod tests;
