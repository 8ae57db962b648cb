//! The rounds of a tournament as clients may take them to be: the state of the newest, and a version that each step counts.

use std::collections::BTreeMap;

use super::linear::Thing;
use super::table::Key;

/// The state of the newest round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    None,
    Draft,
    Published,
    Running,
    Finished,
}

impl State {
    /// By its word.
    pub fn of(word: &str) -> Self {
        match word {
            "draft" => Self::Draft,
            "published" => Self::Published,
            "running" => Self::Running,
            "finished" => Self::Finished,
            other => panic!("no state of a round: {other}"),
        }
    }
}

/// A step of an organizer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    Draft,
    Discard,
    Publish,
    Unpublish,
    Start,
    Unstart,
    Finish,
    Reopen,
}

/// What is done with the rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    Read,
    /// A step that was decided from this version of this round.
    Go {
        key: Key,
        step: Step,
        version: i64,
        round: u32,
    },
    /// The one table of a round is drawn.
    Draw {
        key: Key,
        round: u32,
    },
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Outcome {
    Are {
        version: i64,
        round: u32,
        state: State,
        reported: bool,
    },
    /// A step was made; the version since.
    Now(i64),
    Drawn,
    Outdated,
    Refused,
}

impl Outcome {
    /// Whether nothing was done.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Self::Outdated | Self::Refused)
    }
}

/// The rounds of a tournament with one table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rounds {
    version: i64,
    round: u32,
    state: State,
    reported: bool,
    used: BTreeMap<Key, Outcome>,
}

impl Rounds {
    /// A tournament without rounds.
    pub fn new(version: i64) -> Self {
        Self {
            version,
            round: 0,
            state: State::None,
            reported: false,
            used: BTreeMap::new(),
        }
    }

    fn go(&mut self, step: Step, version: i64, round: u32) -> Outcome {
        if version != self.version {
            return Outcome::Outdated;
        }
        let of_the_newest = round == self.round;
        self.state = match (step, self.state) {
            (Step::Draft, State::None | State::Finished) => {
                self.round += 1;
                self.reported = false;
                State::Draft
            }
            (Step::Draft, _) => return Outcome::Refused,
            _ if !of_the_newest => return Outcome::Refused,
            (Step::Discard, State::Draft) => {
                self.round -= 1;
                // what came before is over, with its results
                self.reported = self.round > 0;
                match self.round {
                    0 => State::None,
                    _ => State::Finished,
                }
            }
            (Step::Publish, State::Draft) => State::Published,
            (Step::Unpublish, State::Published) => State::Draft,
            (Step::Start, State::Published) => State::Running,
            // it runs already
            (Step::Start, State::Running) => return Outcome::Now(self.version),
            (Step::Unstart, State::Running) if !self.reported => State::Published,
            (Step::Finish, State::Running) if self.reported => State::Finished,
            (Step::Reopen, State::Finished) => State::Running,
            _ => return Outcome::Refused,
        };
        self.version += 1;
        Outcome::Now(self.version)
    }

    fn draw(&mut self, round: u32) -> Outcome {
        let is_open = round == self.round && !matches!(self.state, State::None | State::Draft);
        // earlier rounds were drawn before they ended
        if !is_open && !(1..self.round).contains(&round) {
            return Outcome::Refused;
        }
        if is_open && self.state == State::Published {
            // the first result starts the round, which is no step: a page that showed it published may go on
            self.state = State::Running;
        }
        self.reported |= is_open;
        Outcome::Drawn
    }
}

impl Thing for Rounds {
    type Act = Act;
    type Outcome = Outcome;

    fn takes(&mut self, act: &Act, outcome: Option<&Outcome>) -> bool {
        let key = Self::key(act);
        if let Some(first) = key.and_then(|key| self.used.get(&key)) {
            return outcome.is_none_or(|outcome| outcome == first);
        }
        let answer = match *act {
            Act::Read => Outcome::Are {
                version: self.version,
                round: self.round,
                state: self.state,
                reported: self.reported,
            },
            Act::Go {
                step, version, round, ..
            } => self.go(step, version, round),
            Act::Draw { round, .. } => self.draw(round),
        };
        if let Some(key) = key.filter(|_| !answer.is_refusal()) {
            self.used.insert(key, answer.clone());
        }
        outcome.is_none_or(|outcome| *outcome == answer)
    }

    fn only_looks(act: &Act) -> bool {
        matches!(act, Act::Read)
    }

    fn key(act: &Act) -> Option<Key> {
        match act {
            Act::Read => None,
            Act::Go { key, .. } | Act::Draw { key, .. } => Some(*key),
        }
    }

    fn forget(&mut self, key: Key) {
        self.used.remove(&key);
    }

    fn version(&self) -> i64 {
        self.version
    }

    fn version_of(outcome: &Outcome) -> Option<i64> {
        match outcome {
            Outcome::Are { version, .. } => Some(*version),
            _ => None,
        }
    }

    fn counted(act: &Act, outcome: &Outcome) -> Option<Key> {
        match (act, outcome) {
            // to start what runs counts nothing
            (Act::Go { key, version, .. }, Outcome::Now(now)) if now != version => Some(*key),
            _ => None,
        }
    }
}
