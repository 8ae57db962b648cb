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
pub enum Told {
    /// The versions with which the call can be taken and given back by who looks.
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

    fn act(&mut self, judge: u8, deed: Deed, version: i64) -> Told {
        // what waits is taken by whoever saw it waiting
        let as_seen = version == self.version || deed == Deed::Claim && self.state == State::Waiting;
        self.state = match (deed, self.state) {
            _ if !as_seen => return Told::Refused,
            (Deed::Claim, State::Waiting) => State::Claimed(judge),
            (Deed::GiveBack, State::Claimed(by)) if by == judge => State::Waiting,
            (Deed::Resolve, State::Waiting) => State::Resolved,
            (Deed::Resolve, State::Claimed(by)) if by == judge => State::Resolved,
            _ => return Told::Refused,
        };
        self.version += 1;
        Told::Done
    }
}

impl Thing for JudgeCall {
    type Act = Act;
    type Told = Told;

    fn takes(&mut self, act: &Act, told: Option<&Told>) -> bool {
        let answer = match *act {
            Act::Look { judge } => Told::Offered {
                claim: (self.state == State::Waiting).then_some(self.version),
                give_back: (self.state == State::Claimed(judge)).then_some(self.version),
            },
            Act::Read => Told::Is {
                version: self.version,
                state: self.state,
            },
            Act::Do { key, .. } if self.used.contains(&key) => Told::Done,
            Act::Do {
                key,
                judge,
                deed,
                version,
            } => {
                let answer = self.act(judge, deed, version);
                if answer == Told::Done {
                    self.used.insert(key);
                }
                answer
            }
        };
        told.is_none_or(|told| *told == answer)
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

    fn version_told(told: &Told) -> Option<i64> {
        match told {
            Told::Is { version, .. } => Some(*version),
            _ => None,
        }
    }

    fn counted(act: &Act, told: &Told) -> Option<Key> {
        match (act, told) {
            (Act::Do { key, .. }, Told::Done) => Some(*key),
            _ => None,
        }
    }
}
