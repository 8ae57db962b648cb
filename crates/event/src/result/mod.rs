//! Results of games and matches (T2, T3).

pub mod possible;

use crate::player::PlayerIx;

/// Result of one game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    Won(PlayerIx),
    Drawn,
}

impl GameResult {
    /// Returns the winner of the game; `None` if it was drawn.
    #[must_use]
    pub fn winner(&self) -> Option<PlayerIx> {
        match self {
            Self::Won(winner) => Some(*winner),
            Self::Drawn => None,
        }
    }
}

/// Result of a pod. One enum, so that no two fields can contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PodResult {
    #[default]
    NotReported,
    /// The match was won.
    Won(PlayerIx),
    /// The match was drawn. The players listed, in seat order, score a draw; the others of the pod score 0 (T3).
    Drawn(Vec<PlayerIx>),
    /// The games of the match, and the players who conceded the match or got a match loss. The outcome of the match
    /// follows from them (T2).
    Games {
        games: Vec<GameResult>,
        conceded: Vec<PlayerIx>,
        match_losses: Vec<PlayerIx>,
    },
    /// Who left the game in which order (T45): groups from the first place on. Players who left together share a group;
    /// several in the first one share a draw. A player of the pod who is in none has a match loss.
    Places(Vec<Vec<PlayerIx>>),
}

/// Outcome of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Won(PlayerIx),
    /// The players who score the draw, in seat order; the others of the pod score 0 (T3).
    Drawn(Vec<PlayerIx>),
}

impl PodResult {
    /// Returns the outcome of the match; `None` while it is not reported (T2, T3).
    ///
    /// `seats` are the pod's players, `games_to_win` is the number of game wins that end a match.
    #[must_use]
    pub fn outcome(&self, seats: &[PlayerIx], games_to_win: u32) -> Option<Outcome> {
        match self {
            Self::NotReported => None,
            Self::Won(winner) => Some(Outcome::Won(*winner)),
            Self::Drawn(players) => Some(Outcome::Drawn(players.clone())),
            Self::Places(groups) => Some(match groups.first().map_or(&[][..], Vec::as_slice) {
                [winner] => Outcome::Won(*winner),
                sharing => Outcome::Drawn(sharing.to_vec()),
            }),
            Self::Games {
                games,
                conceded,
                match_losses,
            } => {
                // A player who conceded the match or got a match loss can neither win it (T2) nor share its draw (T3).
                // In seat order, which the list of a drawn match keeps.
                let mut in_match: Vec<(PlayerIx, u32)> = seats
                    .iter()
                    .filter(|player| !conceded.contains(player) && !match_losses.contains(player))
                    .map(|&player| (player, 0))
                    .collect();
                // T2: the only player left in the match wins it, no matter who won the games.
                if let [(last, _)] = in_match[..] {
                    return Some(Outcome::Won(last));
                }
                for game in games {
                    let GameResult::Won(winner) = game else { continue };
                    if let Some((_, wins)) = in_match.iter_mut().find(|(player, _)| player == winner) {
                        *wins += 1;
                        // `==` and at once: games after the decisive one cannot change who was first (T2).
                        if *wins == games_to_win {
                            return Some(Outcome::Won(*winner));
                        }
                    }
                }
                // T2: without enough game wins the most wins decide; equally many are a draw.
                let most = in_match.iter().map(|&(_, wins)| wins).max().unwrap_or(0);
                let mut best = in_match.iter().filter(|&&(_, wins)| wins == most);
                match (best.next(), best.next()) {
                    (Some(&(winner, _)), None) => Some(Outcome::Won(winner)),
                    _ => Some(Outcome::Drawn(in_match.into_iter().map(|(player, _)| player).collect())),
                }
            }
        }
    }

    /// Returns the places of a match of one game: groups from the first place on (T45). Those of a result that names only
    /// its winner, or who shares its draw, have left together; who has a match loss has no place. `still_in`: only those
    /// who were still in a drawn game share it, so that the others have left and not lost the match. `None` without a
    /// result.
    #[must_use]
    pub fn places(&self, seats: &[PlayerIx], still_in: bool) -> Option<Vec<Vec<PlayerIx>>> {
        if let Self::Places(groups) = self {
            return Some(groups.clone());
        }
        let first = match self.outcome(seats, 1)? {
            Outcome::Won(winner) => vec![winner],
            Outcome::Drawn(sharing) => sharing,
        };
        let has_place = |player: &&PlayerIx| match self {
            Self::Drawn(_) => still_in,
            Self::Games { match_losses, .. } => !match_losses.contains(player),
            _ => true,
        };
        let others = seats.iter().filter(|player| !first.contains(player)).filter(has_place);
        let others: Vec<PlayerIx> = others.copied().collect();
        Some([first, others].into_iter().filter(|group| !group.is_empty()).collect())
    }

    /// Returns the players of the match who got a match loss, as far as the result says; where it says places, those who
    /// have none (T45).
    #[must_use]
    pub fn match_losses(&self, seats: &[PlayerIx]) -> Vec<PlayerIx> {
        let has_place = |groups: &[Vec<PlayerIx>], player: &PlayerIx| groups.iter().any(|group| group.contains(player));
        match self {
            Self::Games { match_losses, .. } => match_losses.clone(),
            Self::Places(groups) => seats.iter().filter(|seat| !has_place(groups, seat)).copied().collect(),
            Self::NotReported | Self::Won(_) | Self::Drawn(_) => Vec::new(),
        }
    }

    /// Returns the winner of each game, in order; `None` for a drawn one. Empty without a result.
    #[must_use]
    pub fn winners(&self) -> Vec<Option<PlayerIx>> {
        match self {
            Self::NotReported => Vec::new(),
            Self::Won(winner) => vec![Some(*winner)],
            Self::Drawn(_) => vec![None],
            Self::Games { games, .. } => games.iter().map(GameResult::winner).collect(),
            Self::Places(groups) => match groups.first().map_or(&[][..], Vec::as_slice) {
                [winner] => vec![Some(*winner)],
                _ => vec![None],
            },
        }
    }

    /// Whether the pod's match has a result.
    #[must_use]
    pub fn is_reported(&self) -> bool {
        *self != Self::NotReported
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Vec<PlayerIx> {
        (0..4).map(PlayerIx).collect()
    }

    fn games(games: &[GameResult], conceded: &[u32], match_losses: &[u32]) -> PodResult {
        PodResult::Games {
            games: games.to_vec(),
            conceded: conceded.iter().copied().map(PlayerIx).collect(),
            match_losses: match_losses.iter().copied().map(PlayerIx).collect(),
        }
    }

    const fn won(player: u32) -> GameResult {
        GameResult::Won(PlayerIx(player))
    }

    fn drawn_among(players: &[u32]) -> Option<Outcome> {
        Some(Outcome::Drawn(players.iter().copied().map(PlayerIx).collect()))
    }

    #[test]
    fn a_pod_without_result_has_no_outcome() {
        assert_eq!(PodResult::NotReported.outcome(&seats(), 1), None);
    }

    #[test]
    fn the_match_goes_to_who_reached_the_game_wins() {
        let result = games(&[won(1), won(2), won(1)], &[], &[]);
        assert_eq!(result.outcome(&seats(), 2), Some(Outcome::Won(PlayerIx(1))));
    }

    #[test]
    fn else_to_who_won_the_most_games() {
        let result = games(&[won(3), GameResult::Drawn], &[], &[]);
        assert_eq!(result.outcome(&seats(), 2), Some(Outcome::Won(PlayerIx(3))));
    }

    #[test]
    fn equal_most_wins_are_a_draw_for_everyone_in_the_match() {
        let result = games(&[won(3), won(1), GameResult::Drawn], &[], &[]);
        assert_eq!(result.outcome(&seats(), 2), drawn_among(&[0, 1, 2, 3]));
    }

    #[test]
    fn a_drawn_game_in_best_of_one_is_shared_but_not_with_those_who_conceded_or_lost_the_match() {
        let result = games(&[GameResult::Drawn], &[2], &[0]);
        assert_eq!(result.outcome(&seats(), 1), drawn_among(&[1, 3]));
    }

    #[test]
    fn a_new_game_after_a_drawn_one_decides() {
        let result = games(&[GameResult::Drawn, won(2)], &[], &[]);
        assert_eq!(result.outcome(&seats(), 1), Some(Outcome::Won(PlayerIx(2))));
    }

    #[test]
    fn who_conceded_cannot_win_with_the_most_games() {
        let result = games(&[won(0), won(1)], &[0], &[]);
        assert_eq!(result.outcome(&seats(), 2), Some(Outcome::Won(PlayerIx(1))));
    }

    #[test]
    fn the_only_player_left_in_the_match_wins_it() {
        let result = games(&[], &[0, 2], &[3]);
        assert_eq!(result.outcome(&seats(), 2), Some(Outcome::Won(PlayerIx(1))));
    }

    #[test]
    fn only_one_player_in_the_first_place_has_won() {
        let places = |groups: &[&[u32]]| {
            let groups = groups.iter().map(|group| group.iter().copied().map(PlayerIx).collect());
            PodResult::Places(groups.collect())
        };
        let won = places(&[&[2], &[0, 3], &[1]]);
        assert_eq!(won.outcome(&seats(), 1), Some(Outcome::Won(PlayerIx(2))));
        assert_eq!(
            places(&[&[1, 2], &[0], &[3]]).outcome(&seats(), 1),
            drawn_among(&[1, 2])
        );
        let short = PodResult::Won(PlayerIx(2)).places(&seats(), false);
        assert_eq!(short.map(PodResult::Places), Some(places(&[&[2], &[0, 1, 3]])));
        let lost = games(&[GameResult::Won(PlayerIx(2))], &[0], &[1]).places(&seats(), false);
        assert_eq!(
            lost.map(PodResult::Places),
            Some(places(&[&[2], &[0, 3]])),
            "a match loss has no place"
        );
    }

    #[test]
    fn a_match_that_nobody_is_left_in_is_won_by_nobody() {
        let result = games(&[], &[0, 1, 2, 3], &[]);
        assert_eq!(result.outcome(&seats(), 1), drawn_among(&[]));
    }
}
