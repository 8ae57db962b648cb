//! A table as clients may take it to be: a register of a result with a version, and what its players reported.

use std::collections::BTreeMap;

use super::linear::Thing;

/// A drawn game, where else is the seat of who won.
pub const DRAWN: u8 = 0;

/// The key of a form or a call, under which it acts once.
pub type Key = u64;

/// What is done at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A program is asked for the table.
    Read,
    /// The database is asked for the table, with the report that is open there.
    Stored,
    /// A program sets the result of the version that it saw, or clears it.
    Put {
        key: Key,
        version: Option<i64>,
        result: Option<u8>,
    },
    /// A desk types a result without having looked.
    Enter { key: Key, result: u8 },
    /// A desk corrects the result of the version that it saw, or clears it.
    Correct { key: Key, version: i64, result: Option<u8> },
    /// The player of a seat looks at their phone.
    Look { seat: u8 },
    /// The player of a seat reports.
    Report { key: Key, seat: u8, result: u8 },
    /// The player of a seat confirms a report that they saw.
    Confirm { key: Key, seat: u8, report: String },
    /// The player of a seat disputes a report that they saw.
    Dispute { key: Key, seat: u8, report: String },
}

impl Act {
    /// The key under which it acts once.
    fn key(&self) -> Option<Key> {
        match self {
            Self::Read | Self::Stored | Self::Look { .. } => None,
            Self::Put { key, .. }
            | Self::Enter { key, .. }
            | Self::Correct { key, .. }
            | Self::Report { key, .. }
            | Self::Confirm { key, .. }
            | Self::Dispute { key, .. } => Some(*key),
        }
    }
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The table as it is.
    Is { version: i64, result: Option<u8> },
    /// The same, and the open report.
    Stored {
        version: i64,
        result: Option<u8>,
        report: Option<Open>,
    },
    /// The result is as it was wanted; whether it was another one before.
    Set { changed: bool, version: i64 },
    /// The result is another one than the version named.
    Outdated,
    /// There is a result already, and no version was named.
    Unversioned,
    /// A form was taken.
    Done,
    /// A form was taken, and the result was already so.
    AlreadySo,
    /// Another result is stored: shown instead.
    Differs,
    /// A form was refused.
    Refused,
    /// The report that the phone offers to confirm.
    Offered(Option<String>),
}

impl Outcome {
    /// Whether nothing was done.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Self::Outdated | Self::Unversioned | Self::Refused)
    }
}

/// A report that waits for a second player, or for the staff that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Open {
    /// Of who reported.
    pub seat: u8,
    pub result: u8,
    pub is_disputed: bool,
}

/// The report of a player.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Report {
    None,
    Waiting {
        seat: u8,
        result: u8,
        /// Known as soon as somebody saw it.
        id: Option<String>,
    },
    Disputed {
        seat: u8,
        result: u8,
    },
}

impl Report {
    fn open(&self) -> Option<Open> {
        let (seat, result, is_disputed) = match *self {
            Self::None => return None,
            Self::Waiting { seat, result, .. } => (seat, result, false),
            Self::Disputed { seat, result } => (seat, result, true),
        };
        Some(Open {
            seat,
            result,
            is_disputed,
        })
    }
}

/// A table of a running round.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Table {
    version: i64,
    result: Option<u8>,
    report: Report,
    /// What was answered under each key that was used.
    used: BTreeMap<Key, Outcome>,
    /// Reports that were seen: the id and the result.
    reports: Vec<(String, u8)>,
}

impl Table {
    /// A table without a result.
    pub fn new(version: i64) -> Self {
        Self {
            version,
            result: None,
            report: Report::None,
            used: BTreeMap::new(),
            reports: Vec::new(),
        }
    }

    fn store(&mut self, result: Option<u8>) {
        self.version += 1;
        self.result = result;
        self.report = Report::None;
    }

    fn put(&mut self, version: Option<i64>, result: Option<u8>) -> Outcome {
        let changed = self.result != result;
        match version {
            _ if !changed => {}
            None if self.result.is_some() => return Outcome::Unversioned,
            Some(seen) if seen != self.version => return Outcome::Outdated,
            _ => self.store(result),
        }
        Outcome::Set {
            changed,
            version: self.version,
        }
    }

    fn enter(&mut self, result: u8) -> Outcome {
        match self.result {
            Some(stored) if stored != result => return Outcome::Differs,
            Some(_) => {}
            None => self.store(Some(result)),
        }
        Outcome::Done
    }

    fn correct(&mut self, version: i64, result: Option<u8>) -> Outcome {
        let is_same = result == self.result;
        match version == self.version {
            true if is_same => return Outcome::Refused,
            true => self.store(result),
            // somebody else stored the same result since
            false if is_same && result.is_some() => return Outcome::AlreadySo,
            false => return Outcome::Refused,
        }
        Outcome::Done
    }

    fn report(&mut self, by: u8, said: u8) -> Outcome {
        match (self.result, &self.report) {
            (Some(stored), _) if stored == said => {}
            (Some(_), _) | (_, Report::Disputed { .. }) => return Outcome::Refused,
            (_, Report::Waiting { seat, result, .. }) if *seat != by => match *result == said {
                true => self.store(Some(said)),
                false => {
                    self.report = Report::Disputed {
                        seat: *seat,
                        result: *result,
                    }
                }
            },
            (_, Report::Waiting { result, .. }) if *result == said => {}
            _ => {
                self.report = Report::Waiting {
                    seat: by,
                    result: said,
                    id: None,
                }
            }
        }
        Outcome::Done
    }

    /// The seat and the result of the report that another player reported under this id, if it waits.
    fn waiting(&self, by: u8, report: &str) -> Option<(u8, u8)> {
        match &self.report {
            Report::Waiting { seat, result, id } if *seat != by && id.as_deref() == Some(report) => {
                Some((*seat, *result))
            }
            _ => None,
        }
    }

    fn confirm(&mut self, by: u8, report: &str) -> Outcome {
        let is_stored = |(seen, result): &(String, u8)| seen == report && Some(*result) == self.result;
        match self.waiting(by, report) {
            Some((_, result)) => self.store(Some(result)),
            None if self.reports.iter().any(is_stored) => return Outcome::AlreadySo,
            None => return Outcome::Refused,
        }
        Outcome::Done
    }

    fn dispute(&mut self, by: u8, report: &str) -> Outcome {
        match self.waiting(by, report) {
            Some((seat, result)) => self.report = Report::Disputed { seat, result },
            None => return Outcome::Refused,
        }
        Outcome::Done
    }

    /// Whether a phone may show this: the report of another player, and which one. Its id is learned here.
    fn shows(&mut self, by: u8, offered: Option<&String>) -> bool {
        match (&mut self.report, offered) {
            (Report::Waiting { seat, result, id }, Some(seen)) if *seat != by => match id {
                Some(id) => id == seen,
                None if self.reports.iter().any(|(known, _)| known == seen) => false,
                None => {
                    *id = Some(seen.clone());
                    self.reports.push((seen.clone(), *result));
                    true
                }
            },
            (Report::Waiting { seat, .. }, None) => *seat == by,
            (_, offered) => offered.is_none(),
        }
    }
}

impl Thing for Table {
    type Act = Act;
    type Outcome = Outcome;

    fn takes(&mut self, act: &Act, outcome: Option<&Outcome>) -> bool {
        if let Some(first) = act.key().and_then(|key| self.used.get(&key)) {
            // a program is answered as the first time; a form leads to where it led
            let is_form = !matches!(act, Act::Put { .. });
            return outcome.is_none_or(|outcome| match outcome {
                Outcome::Done | Outcome::AlreadySo if is_form => true,
                outcome => outcome == first && !is_form,
            });
        }
        let answer = match act {
            Act::Read => Outcome::Is {
                version: self.version,
                result: self.result,
            },
            Act::Stored => Outcome::Stored {
                version: self.version,
                result: self.result,
                report: self.report.open(),
            },
            Act::Look { seat } => {
                return match outcome {
                    Some(Outcome::Offered(offered)) => self.shows(*seat, offered.as_ref()),
                    _ => false,
                };
            }
            Act::Put { version, result, .. } => self.put(*version, *result),
            Act::Enter { result, .. } => self.enter(*result),
            Act::Correct { version, result, .. } => self.correct(*version, *result),
            Act::Report { seat, result, .. } => self.report(*seat, *result),
            Act::Confirm { seat, report, .. } => self.confirm(*seat, report),
            Act::Dispute { seat, report, .. } => self.dispute(*seat, report),
        };
        if let Some(key) = act.key().filter(|_| !answer.is_refusal()) {
            self.used.insert(key, answer.clone());
        }
        outcome.is_none_or(|outcome| *outcome == answer)
    }

    fn only_looks(act: &Act) -> bool {
        matches!(act, Act::Read | Act::Stored | Act::Look { .. })
    }

    fn key(act: &Act) -> Option<Key> {
        act.key()
    }

    fn forget(&mut self, key: Key) {
        self.used.remove(&key);
    }

    /// The id of a report.
    fn teaches(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Offered(Some(_)))
    }

    fn version(&self) -> i64 {
        self.version
    }

    fn version_of(outcome: &Outcome) -> Option<i64> {
        match outcome {
            Outcome::Is { version, .. } | Outcome::Stored { version, .. } => Some(*version),
            _ => None,
        }
    }

    fn counted(act: &Act, outcome: &Outcome) -> Option<Key> {
        match (act, outcome) {
            (Act::Put { key, .. }, Outcome::Set { changed: true, .. })
            | (Act::Correct { key, .. } | Act::Confirm { key, .. }, Outcome::Done) => Some(*key),
            _ => None,
        }
    }
}
