//! Matches of several games: the result of the match after each game, and whether it goes on (T2, T3).

use podium_event::player::PlayerIx;
use podium_event::result::{GameResult, Outcome, PodResult};
use podium_event::{Profile, Stage};

/// When a match is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchLength {
    /// The games that win it.
    pub games_to_win: u32,
    /// Whether the match is drawn with its first drawn game (MTR-A 2.1); otherwise another game follows while there is
    /// time.
    pub ends_with_draw: bool,
}

impl MatchLength {
    /// Returns the length of the matches of a stage. A playoff match needs a winner (T17), unless the best seed advances
    /// from a drawn one (T43).
    #[must_use]
    pub fn of(profile: &Profile, stage: Stage) -> Self {
        Self {
            games_to_win: profile.games_to_win,
            ends_with_draw: !profile.replays_drawn_games() && (stage == Stage::Swiss || profile.playoff_may_be_drawn()),
        }
    }

    /// Returns a result as it counts: a drawn game among those of a match that ends with one makes it a draw, and the
    /// winners of the games before make no difference.
    #[must_use]
    pub fn counted(&self, result: PodResult, seats: &[PlayerIx]) -> PodResult {
        let PodResult::Games {
            games,
            conceded,
            match_losses,
        } = &result
        else {
            return result;
        };
        let is_drawn = self.ends_with_draw && games.contains(&GameResult::Drawn);
        let is_out = |player: &&PlayerIx| conceded.contains(player) || match_losses.contains(player);
        let left: Vec<PlayerIx> = seats.iter().filter(|player| !is_out(player)).copied().collect();
        match result.outcome(seats, self.games_to_win) {
            // T2: the only player left in the match wins it
            Some(Outcome::Won(_)) if is_drawn && left.len() > 1 => PodResult::Drawn(left),
            _ => result,
        }
    }
}

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
pub fn standing(seats: &[PlayerIx], games: &[EndedGame], length: &MatchLength) -> MatchStanding {
    let games_to_win = length.games_to_win;
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
    let is_drawn = length.ends_with_draw && results.contains(&GameResult::Drawn);
    let decided = is_drawn || left.len() <= 1 || left.iter().any(|player| wins(player) >= games_to_win);
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
    MatchStanding {
        result: length.counted(result, seats),
        left,
        decided,
    }
}

#[cfg(test)]
mod tests;
