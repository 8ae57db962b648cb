//! The possible results of a pod (T2): the one check of both stored and submitted results.

use say::Message;
use say::refused_results as t;

use super::{GameResult, PodResult};
use crate::player::PlayerIx;

/// Most games of a match that are recorded.
pub const MAX_GAMES: usize = 100;

/// An impossible part of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// Its JSON pointer inside the result, such as `/games/2`.
    pub pointer: String,
    pub fault: Fault,
}

/// The problem of a part of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    NotSeated(PlayerIx),
    /// The player is already in the same list.
    Twice,
    /// Nobody has this place.
    EmptyPlace,
    /// The match was decided by this game, counted from 1, and another one follows.
    Decided(usize),
    /// This number of games exceeds [`MAX_GAMES`].
    TooManyGames(usize),
}

impl Fault {
    /// Returns the problem in a sentence.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::NotSeated(_) => t::not_seated(),
            Self::Twice => t::twice(),
            Self::EmptyPlace => t::empty_place(),
            Self::Decided(game) => t::decided_before(game),
            Self::TooManyGames(games) => t::too_many_games(MAX_GAMES, games),
        }
    }
}

/// Lists all problems of the result of a pod, in the order of the result; a result without problems can be stored and
/// read again. `seats` are the pod's players, `games_to_win` is the number of game wins that end a match.
#[must_use]
pub fn wrong(result: &PodResult, seats: &[PlayerIx], games_to_win: u32) -> Vec<Wrong> {
    let mut found = Found {
        seats,
        wrong: Vec::new(),
    };
    match result {
        PodResult::NotReported => {}
        PodResult::Won(winner) => found.seated("/winner".to_owned(), *winner),
        PodResult::Drawn(players) => found.list("/draw", players),
        PodResult::Places(groups) => found.places(groups),
        PodResult::Games {
            games,
            conceded,
            match_losses,
        } => {
            let is_out = |player: &PlayerIx| conceded.contains(player) || match_losses.contains(player);
            found.games(games, games_to_win, is_out);
            found.list("/conceded", conceded);
            found.list("/match_losses", match_losses);
        }
    }
    found.wrong
}

/// Returns the first game with which a player who conceded the match or got a match loss would have won it, counted from
/// 0: nobody enters such a result (T2). A match loss by a ruling may follow a match that its player had won.
#[must_use]
pub fn won_by_who_is_out<P: PartialEq>(
    games: &[Option<P>],
    is_out: impl Fn(&P) -> bool,
    games_to_win: u32,
) -> Option<usize> {
    (0..games.len()).find(|&game| {
        games[game].as_ref().is_some_and(|winner| {
            let wins = games[..=game].iter().flatten().filter(|other| *other == winner).count();
            is_out(winner) && wins >= games_to_win as usize
        })
    })
}

struct Found<'s> {
    seats: &'s [PlayerIx],
    wrong: Vec<Wrong>,
}

impl Found<'_> {
    fn say(&mut self, pointer: String, fault: Fault) {
        self.wrong.push(Wrong { pointer, fault });
    }

    fn seated(&mut self, pointer: String, player: PlayerIx) {
        if !self.seats.contains(&player) {
            self.say(pointer, Fault::NotSeated(player));
        }
    }

    fn list(&mut self, pointer: &str, players: &[PlayerIx]) {
        for (ix, player) in players.iter().enumerate() {
            let pointer = format!("{pointer}/{ix}");
            self.seated(pointer.clone(), *player);
            if players[..ix].contains(player) {
                self.say(pointer, Fault::Twice);
            }
        }
    }

    fn places(&mut self, groups: &[Vec<PlayerIx>]) {
        if groups.is_empty() {
            self.say("/places".to_owned(), Fault::EmptyPlace);
        }
        let mut earlier = Vec::new();
        for (place, group) in groups.iter().enumerate() {
            if group.is_empty() {
                self.say(format!("/places/{place}"), Fault::EmptyPlace);
            }
            for (ix, player) in group.iter().enumerate() {
                let pointer = format!("/places/{place}/{ix}");
                self.seated(pointer.clone(), *player);
                if earlier.contains(player) {
                    self.say(pointer, Fault::Twice);
                }
                earlier.push(*player);
            }
        }
    }

    fn games(&mut self, games: &[GameResult], games_to_win: u32, is_out: impl Fn(&PlayerIx) -> bool) {
        let mut wins = vec![0; self.seats.len()];
        let mut over: Option<usize> = None;
        for (ix, game) in games.iter().enumerate() {
            if let Some(decided) = over {
                self.say(format!("/games/{ix}"), Fault::Decided(decided));
                return;
            }
            if ix == MAX_GAMES {
                self.say(format!("/games/{ix}"), Fault::TooManyGames(games.len()));
                return;
            }
            // T2: only game wins decide a match; after a drawn game another one follows.
            let GameResult::Won(winner) = game else { continue };
            self.seated(format!("/games/{ix}/winner"), *winner);
            if let Some(seat) = self.seats.iter().position(|player| player == winner) {
                wins[seat] += 1;
                // T2: a player who conceded the match or got a match loss cannot win it, so the match goes on.
                if !is_out(winner) && wins[seat] == games_to_win {
                    over = Some(ix + 1);
                }
            }
        }
    }
}
