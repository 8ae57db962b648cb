//! Builders of small events: players are letters, pods are words of them.
//!
//! `event("abcdefgh").round().pod("abcd", won('a')).pod("efgh", drawn("efgh")).build()`

use podium_event::profile::Level;
use podium_event::{Event, EventParts, GameResult, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};

/// Result of a pod, by letters.
#[derive(Debug, Clone, Copy)]
pub enum TestResult {
    NotReported,
    Won(char),
    /// The players who share the draw.
    Drawn(&'static str),
    /// The winner of each game, `-` for a drawn one; the players who conceded; those with a match loss.
    Games(&'static str, &'static str, &'static str),
}

pub fn unreported() -> TestResult {
    TestResult::NotReported
}

pub fn won(winner: char) -> TestResult {
    TestResult::Won(winner)
}

pub fn drawn(players: &'static str) -> TestResult {
    TestResult::Drawn(players)
}

pub fn games(winners: &'static str, conceded: &'static str, match_losses: &'static str) -> TestResult {
    TestResult::Games(winners, conceded, match_losses)
}

/// Builder of an event.
#[derive(Debug, Clone)]
pub struct Builder {
    letters: Vec<char>,
    parts: EventParts,
}

/// Starts an event of these players at Regular level, without rounds.
pub fn event(players: &str) -> Builder {
    let letters: Vec<char> = players.chars().collect();
    let players = letters.iter().map(|letter| Player {
        id: letter.to_string(),
        name: format!("Player {letter}"),
        ..Player::default()
    });
    Builder {
        parts: EventParts {
            profile: Profile::standard(Level::Regular),
            players: players.collect(),
            rounds: Vec::new(),
            cut: None,
        },
        letters,
    }
}

impl Builder {
    /// Changes the profile.
    pub fn profile(mut self, change: impl FnOnce(&mut Profile)) -> Self {
        change(&mut self.parts.profile);
        self
    }

    /// Changes a player: drops, disqualifications, late entries.
    pub fn player(mut self, letter: char, change: impl FnOnce(&mut Player)) -> Self {
        let player = self.ix(letter);
        change(&mut self.parts.players[player.ix()]);
        self
    }

    /// Adds a Swiss round.
    pub fn round(self) -> Self {
        self.stage(Stage::Swiss)
    }

    /// Adds a playoff round.
    pub fn playoff_round(self) -> Self {
        self.stage(Stage::Playoff)
    }

    fn stage(mut self, stage: Stage) -> Self {
        self.parts.rounds.push(Round {
            number: u32::try_from(self.parts.rounds.len()).expect("few rounds") + 1,
            stage,
            pods: Vec::new(),
            byes: Vec::new(),
            match_losses: Vec::new(),
        });
        self
    }

    fn last(&mut self) -> &mut Round {
        self.parts.rounds.last_mut().expect("a round before its pods")
    }

    /// Adds a pod to the last round, at the next table, in seat order.
    pub fn pod(mut self, seats: &str, result: TestResult) -> Self {
        let seats = self.all(seats);
        let result = match result {
            TestResult::NotReported => PodResult::NotReported,
            TestResult::Won(winner) => PodResult::Won(self.ix(winner)),
            TestResult::Drawn(players) => PodResult::Drawn(self.all(players)),
            TestResult::Games(winners, conceded, match_losses) => PodResult::Games {
                games: winners
                    .chars()
                    .map(|winner| match winner {
                        '-' => GameResult::Drawn,
                        winner => GameResult::Won(self.ix(winner)),
                    })
                    .collect(),
                conceded: self.all(conceded),
                match_losses: self.all(match_losses),
            },
        };
        let table = u32::try_from(self.last().pods.len()).expect("few pods") + 1;
        self.last().pods.push(Pod {
            table,
            seats,
            left: Vec::new(),
            result,
        });
        self
    }

    /// Sets the byes of the last round.
    pub fn byes(mut self, players: &str) -> Self {
        let players = self.all(players);
        self.last().byes = players;
        self
    }

    /// Sets the match losses outside a pod of the last round.
    pub fn match_losses(mut self, players: &str) -> Self {
        let players = self.all(players);
        self.last().match_losses = players;
        self
    }

    /// Announces the cut, best seed first.
    pub fn cut(mut self, seeds: &str) -> Self {
        self.parts.cut = Some(self.all(seeds));
        self
    }

    /// Returns the checked event.
    pub fn build(self) -> Event {
        Event::new(self.parts).unwrap_or_else(|problems| panic!("no sound event: {problems:?}"))
    }

    fn ix(&self, letter: char) -> PlayerIx {
        let place = self.letters.iter().position(|&known| known == letter);
        PlayerIx(u32::try_from(place.expect("a player's letter")).expect("few players"))
    }

    fn all(&self, letters: &str) -> Vec<PlayerIx> {
        letters.chars().map(|letter| self.ix(letter)).collect()
    }
}
