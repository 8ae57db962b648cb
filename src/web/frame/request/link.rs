//! Links with their labels, and the number of items that wait behind them.

use say::Message;

use crate::web::frame::look::waiting::Waiting;
use podium_base::clock::Moment;

/// A link with its label.
#[derive(Debug, Clone, Default)]
pub struct Link {
    pub label: Message,
    pub href: String,
    /// Whether it leads to the current page, or to the page that this one belongs to.
    pub here: bool,
    /// The waiting items, the most urgent kind first.
    pub counts: Vec<Count>,
}

/// The number of waiting items of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub number: usize,
    /// The words after their number, as in "3 waiting".
    pub word: Message,
    /// Whether they wait for the reader; otherwise the number only shows progress.
    pub is_urgent: bool,
    /// Since when the newest of them has been waiting, if known.
    pub newest: Option<Moment>,
}

impl Count {
    /// Creates the count of items that wait for the reader. `word`: the words after a number.
    pub fn urgent(waiting: Waiting, word: impl FnOnce(usize) -> Message) -> Self {
        Self {
            number: waiting.number,
            word: word(waiting.number),
            is_urgent: true,
            newest: waiting.newest,
        }
    }
}

impl Link {
    /// A link to another page.
    pub fn new(label: impl Into<Message>, href: impl Into<String>) -> Self {
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

    /// Returns the same link with items that wait for the reader; 0 is not shown.
    #[must_use]
    pub fn urgent(self, waiting: Waiting, word: impl FnOnce(usize) -> Message) -> Self {
        self.counted(Count::urgent(waiting, word))
    }

    /// Returns the same link with a number that shows progress; 0 is not shown.
    #[must_use]
    pub fn quiet(self, number: usize, word: impl FnOnce(usize) -> Message) -> Self {
        self.counted(Count {
            number,
            word: word(number),
            is_urgent: false,
            newest: None,
        })
    }

    /// Returns the same link with waiting items: `urgent` if they wait for the reader.
    #[must_use]
    pub fn waiting_for(self, urgent: bool, waiting: Waiting, word: impl FnOnce(usize) -> Message) -> Self {
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

    /// Returns how many items wait for the reader.
    pub fn waiting(&self) -> usize {
        self.urgent_counts().map(|count| count.number).sum()
    }

    /// Returns the counts of items that wait for the reader.
    pub fn urgent_counts(&self) -> impl Iterator<Item = &Count> {
        self.counts.iter().filter(|count| count.is_urgent)
    }
}
