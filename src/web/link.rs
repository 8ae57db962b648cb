//! Links with their labels, and how much waits behind them.

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
    pub fn urgent(self, number: usize, word: &'static str) -> Self {
        self.counted(number, word, true)
    }

    /// The same link with how much there is to come; 0 is not shown.
    #[must_use]
    pub fn quiet(self, number: usize, word: &'static str) -> Self {
        self.counted(number, word, false)
    }

    fn counted(mut self, number: usize, word: &'static str, is_urgent: bool) -> Self {
        if number > 0 {
            self.counts.push(Count {
                number,
                word,
                is_urgent,
            });
        }
        self
    }

    /// How much waits there for who reads it.
    pub fn waiting(&self) -> usize {
        let urgent = self.counts.iter().filter(|count| count.is_urgent);
        urgent.map(|count| count.number).sum()
    }
}
