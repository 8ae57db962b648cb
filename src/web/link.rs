//! Links with their labels, and how much waits behind them.

use super::waiting::Waiting;
use crate::clock::Moment;

/// A link with its label.
#[derive(Debug, Clone, Default)]
pub struct Link {
    pub label: String,
    pub href: String,
    /// Whether it leads to this page, or to the one that this page belongs to.
    pub here: bool,
    /// What waits there, the most urgent first.
    pub counts: Vec<Count>,
}

/// How much of one kind waits behind a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    pub number: usize,
    /// What they are or do, as in "3 waiting".
    pub word: &'static str,
    /// Whether somebody waits for who reads it; else it only says how far things are.
    pub is_urgent: bool,
    /// Since when the newest of it waits, where that is known.
    pub newest: Option<Moment>,
}

impl Count {
    /// What somebody is asked to do.
    pub fn urgent(waiting: Waiting, word: &'static str) -> Self {
        Self {
            number: waiting.number,
            word,
            is_urgent: true,
            newest: waiting.newest,
        }
    }
}

impl Link {
    /// A link to another page.
    pub fn new(label: impl Into<String>, href: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            href: href.into(),
            ..Self::default()
        }
    }

    /// The same link, marked if it leads to `path`.
    #[must_use]
    pub fn at(mut self, path: &str) -> Self {
        self.here = self.href == path;
        self
    }

    /// The same link with what somebody there is asked to do; 0 is not shown.
    #[must_use]
    pub fn urgent(self, waiting: Waiting, word: &'static str) -> Self {
        self.counted(Count::urgent(waiting, word))
    }

    /// The same link with how much there is to come; 0 is not shown.
    #[must_use]
    pub fn quiet(self, number: usize, word: &'static str) -> Self {
        self.counted(Count {
            number,
            word,
            is_urgent: false,
            newest: None,
        })
    }

    /// The same link with what waits there: `urgent` for who is to act on it.
    #[must_use]
    pub fn waiting_for(self, urgent: bool, waiting: Waiting, word: &'static str) -> Self {
        match urgent {
            true => self.urgent(waiting, word),
            false => self.quiet(waiting.number, word),
        }
    }

    fn counted(mut self, count: Count) -> Self {
        if count.number > 0 {
            self.counts.push(count);
        }
        self
    }

    /// How much waits there for who reads it.
    pub fn waiting(&self) -> usize {
        self.urgent_counts().map(|count| count.number).sum()
    }

    /// What waits there for who reads it.
    pub fn urgent_counts(&self) -> impl Iterator<Item = &Count> {
        self.counts.iter().filter(|count| count.is_urgent)
    }
}
