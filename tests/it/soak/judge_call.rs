//! A call for a judge as clients may take it to be: it waits, one judge has it, or it is resolved.

use std::collections::BTreeSet;

use super::linear::Thing;
use super::table::Key;

/// What a judge does with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    Claim,
    GiveBack,
    Resolve,
}

/// What is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A judge looks at the list of calls.
    Look { judge: u8 },
    /// The database is asked for the call.
    Read,
    Do {
        key: Key,
        judge: u8,
        deed: Deed,
        version: i64,
    },
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The versions with which the reader of the page can claim the call and give it back.
    Offered {
        claim: Option<i64>,
        give_back: Option<i64>,
    },
    Is {
        version: i64,
        state: State,
    },
    Done,
    Refused,
}

/// Who has a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    Waiting,
    /// By this judge.
    Claimed(u8),
    Resolved,
}

/// A call for a judge.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct JudgeCall {
    version: i64,
    state: State,
    used: BTreeSet<Key>,
}

impl JudgeCall {
    /// A call that waits.
    pub fn new(version: i64) -> Self {
        Self {
            version,
            state: State::Waiting,
            used: BTreeSet::new(),
        }
    }

    fn act(&mut self, judge: u8, deed: Deed, version: i64) -> Outcome {
        // a waiting call can be claimed from any page that showed it waiting
        let as_seen = version == self.version || deed == Deed::Claim && self.state == State::Waiting;
        self.state = match (deed, self.state) {
            _ if !as_seen => return Outcome::Refused,
            (Deed::Claim, State::Waiting) => State::Claimed(judge),
            (Deed::GiveBack, State::Claimed(by)) if by == judge => State::Waiting,
            (Deed::Resolve, State::Waiting) => State::Resolved,
            (Deed::Resolve, State::Claimed(by)) if by == judge => State::Resolved,
            _ => return Outcome::Refused,
        };
        self.version += 1;
        Outcome::Done
    }
}

impl Thing for JudgeCall {
    type Act = Act;
    type Outcome = Outcome;

    fn takes(&mut self, act: &Act, outcome: Option<&Outcome>) -> bool {
        let answer = match *act {
            Act::Look { judge } => Outcome::Offered {
                claim: (self.state == State::Waiting).then_some(self.version),
                give_back: (self.state == State::Claimed(judge)).then_some(self.version),
            },
            Act::Read => Outcome::Is {
                version: self.version,
                state: self.state,
            },
            Act::Do { key, .. } if self.used.contains(&key) => Outcome::Done,
            Act::Do {
                key,
                judge,
                deed,
                version,
            } => {
                let answer = self.act(judge, deed, version);
                if answer == Outcome::Done {
                    self.used.insert(key);
                }
                answer
            }
        };
        outcome.is_none_or(|outcome| *outcome == answer)
    }

    fn only_looks(act: &Act) -> bool {
        !matches!(act, Act::Do { .. })
    }

    fn key(act: &Act) -> Option<Key> {
        match act {
            Act::Do { key, .. } => Some(*key),
            Act::Look { .. } | Act::Read => None,
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
            Outcome::Is { version, .. } => Some(*version),
            _ => None,
        }
    }

    fn counted(act: &Act, outcome: &Outcome) -> Option<Key> {
        match (act, outcome) {
            (Act::Do { key, .. }, Outcome::Done) => Some(*key),
            _ => None,
        }
    }
}
