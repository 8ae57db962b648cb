//! Decklists after reading: their cards, in sections.

use say::{Message, deck_findings as t};

use super::finding::Finding;

/// Longest name of a card, in characters.
const MAX_NAME: usize = 160;
/// Most copies in one line.
const MAX_COPIES: u32 = 500;

/// Most lines that are read.
const MAX_LINES: usize = 1_000;

/// Section of a decklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Section {
    Commander,
    Companion,
    Deck,
    Sideboard,
    /// Not part of the deck: tokens, cards that are only considered, remarks.
    Aside,
}

impl Section {
    /// Returns the name for a heading.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Commander => "Commander",
            Self::Companion => "Companion",
            Self::Deck => "Deck",
            Self::Sideboard => "Sideboard",
            Self::Aside => "Aside",
        }
    }
}

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Number of the line, from 1.
    pub line: u32,
    pub section: Section,
    pub copies: u32,
    /// As written, without set code, collector number and marks.
    pub name: String,
}

/// A decklist after reading.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deck {
    /// In the order of the list.
    pub entries: Vec<Entry>,
    /// Whether the list names no commander, and its shape says which cards are: some programs write it first or last.
    pub is_presumed: bool,
}

impl Deck {
    /// Returns the entries of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.section == section)
    }

    /// Returns the number of cards in a section.
    #[must_use]
    pub fn count(&self, section: Section) -> u32 {
        self.of(section).map(|entry| entry.copies).sum()
    }
}

impl Entry {
    /// Creates an entry after checking name and copies; `written`: what was typed.
    ///
    /// # Errors
    /// A sentence: there is no name, it is too long, or there are no or too many copies.
    pub(super) fn new(line: u32, section: Section, copies: u32, name: &str, written: &str) -> Result<Self, Message> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(t::no_name(shortened(written)));
        }
        if name.chars().count() > MAX_NAME {
            return Err(t::name_too_long(shortened(written)));
        }
        // With the limit of lines this keeps sums of copies far within u32.
        if copies == 0 || copies > MAX_COPIES {
            return Err(t::wrong_copies(copies, name, MAX_COPIES));
        }
        Ok(Self {
            line,
            section,
            copies,
            name,
        })
    }
}

/// Reads a number of copies.
///
/// # Errors
/// A sentence: this is no number.
pub(super) fn copies(digits: &str) -> Result<u32, Message> {
    digits.parse().map_err(|_| t::no_number(format!("{digits:.12}")))
}

fn shortened(line: &str) -> String {
    line.chars().take(40).collect()
}

/// What was read of a text, line by line.
#[derive(Default)]
pub(super) struct Lines {
    pub entries: Vec<Entry>,
    /// For each entry, how many empty lines or remarks were before it.
    pub gaps: Vec<u32>,
    /// How many headings opened a part of the deck: cards in groups, such as creatures and lands, are not apart.
    pub groups: u32,
    pub findings: Vec<Finding>,
}

impl Lines {
    /// Keeps what was read of a line: a card, nothing that counts, or a sentence about what is wrong.
    pub fn keep(&mut self, number: u32, read: Result<Option<Entry>, Message>, gap: u32) {
        match read {
            Ok(Some(entry)) => {
                self.entries.push(entry);
                self.gaps.push(gap);
            }
            Ok(None) => {}
            Err(message) => self.findings.push(Finding::at(number, message)),
        }
    }

    /// Returns whether a line is beyond the last one that is read, which a finding says.
    pub fn is_full(&mut self, number: u32) -> bool {
        let is_full = number as usize > MAX_LINES;
        if is_full {
            self.findings.push(Finding::at(number, t::too_many_lines(MAX_LINES)));
        }
        is_full
    }
}
