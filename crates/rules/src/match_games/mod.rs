//! Matches of several games: the result of the match after each game, and whether it goes on (T2, T3).

use podium_event::player::PlayerIx;
use podium_event::result::{GameResult, PodResult};

/// A finished game of a match, as a judge confirmed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedGame {
    pub result: GameResult,
    /// Players who conceded the match in this game. In a match of one game conceding the game concedes the match.
    pub conceded: Vec<PlayerIx>,
    /// Players who got a match loss in this game.
    pub match_losses: Vec<PlayerIx>,
}

/// The state of a match after some games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchStanding {
    /// The result of the pod if the match ends now.
    pub result: PodResult,
    /// The players still in the match, in seat order: all who began it, also if eliminated in a game, except those who
    /// conceded the match or got a match loss.
    pub left: Vec<PlayerIx>,
    /// Whether the match is over: a player has enough game wins, or at most one player is left in it.
    pub decided: bool,
}

/// Returns the state of a match. `seats` are the players who began it, `games` the finished games in order.
#[must_use]
pub fn standing(seats: &[PlayerIx], games: &[EndedGame], games_to_win: u32) -> MatchStanding {
    let losses = |player: &PlayerIx| games.iter().any(|game| game.match_losses.contains(player));
    // A player is in one list only; the match loss takes precedence because it is recorded even after a won game (T3),
    // where conceding leaves no mark.
    let conceded = |player: &PlayerIx| !losses(player) && games.iter().any(|game| game.conceded.contains(player));
    let seated = |condition: &dyn Fn(&PlayerIx) -> bool| -> Vec<PlayerIx> {
        seats.iter().filter(|player| condition(player)).copied().collect()
    };
    let left = seated(&|player| !losses(player) && !conceded(player));
    let results: Vec<GameResult> = games.iter().map(|game| game.result).collect();
    let wins = |player: &PlayerIx| {
        let won = results.iter().filter(|result| **result == GameResult::Won(*player));
        // A match has a few games; the number of wins is u32 because the profile's is.
        u32::try_from(won.count()).unwrap_or(u32::MAX)
    };
    // T2: the only player left wins the match, whatever the games say.
    let decided = left.len() <= 1 || left.iter().any(|player| wins(player) >= games_to_win);
    let won_at_once = |winner: &PlayerIx| games_to_win == 1 && left.contains(winner);
    let match_losses = seated(&losses);
    let result = match (&results[..], match_losses.is_empty()) {
        ([], _) => PodResult::NotReported,
        // In a match of one game, conceding a game that somebody else wins is a plain loss, with no mark to record.
        ([GameResult::Won(winner)], true) if won_at_once(winner) => PodResult::Won(*winner),
        ([GameResult::Won(winner)], false) if won_at_once(winner) => PodResult::Games {
            games: results,
            conceded: Vec::new(),
            match_losses,
        },
        // T3: as long as nobody conceded, everyone who began shares the draw.
        ([GameResult::Drawn], true) if games_to_win == 1 && left.len() == seats.len() => {
            PodResult::Drawn(seats.to_vec())
        }
        _ => PodResult::Games {
            games: results,
            conceded: seated(&conceded),
            match_losses,
        },
    };
    MatchStanding { result, left, decided }
}

#[cfg(test)]
mod tests;
