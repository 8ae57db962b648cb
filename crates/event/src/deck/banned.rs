//! Banned lists, which the host or the organizer loads. A list that bans cards replaces the bans of the card data; one that
//! only allows cards, or bans companions, says something about these cards alone.

use std::collections::BTreeMap;

use say::{Message, deck_findings as t};

use super::cards::fold;

/// Most names on a banned list.
const MAX_BANNED: usize = 5_000;
/// Longest line, in characters.
const MAX_LINE: usize = 160;
/// The end of a line whose card is banned as a companion only.
const AS_COMPANION: &str = "(companion)";

crate::labels! {
    /// What a list says about a card, from the least to the most.
    Ban {
        /// It may be in a deck, whatever the card data says.
        Allowed = "allowed",
        /// It may be in a deck, but not be its companion.
        AsCompanion = "companion",
        /// No deck may have it.
        Banned = "banned",
    }
}

/// Cards of a banned list, by their folded names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BannedList(BTreeMap<String, Ban>);

impl BannedList {
    /// Reads names, one per line: `NAME` is banned, `NAME (companion)` is banned as a companion, `+ NAME` is allowed. Lines
    /// that begin with `#` are comments.
    ///
    /// # Errors
    /// A sentence about too many lines, or about a line that is too long.
    pub fn read(text: &str) -> Result<Self, Message> {
        let lines: Vec<(&str, Ban)> = Self::lines(text).collect();
        if lines.len() > MAX_BANNED {
            return Err(t::too_many_banned(lines.len(), MAX_BANNED));
        }
        if let Some((long, _)) = lines.iter().find(|(name, _)| name.chars().count() > MAX_LINE) {
            let start: String = long.chars().take(40).collect();
            return Err(t::banned_too_long(start));
        }
        Ok(Self::of(lines))
    }

    /// The names in a text, as they are written there, with what it says about them.
    pub fn lines(text: &str) -> impl Iterator<Item = (&str, Ban)> {
        let lines = text.lines().map(str::trim);
        // Comments let a list say its date and source.
        lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(line)
    }

    /// The list of some names; of a name that is there twice, the most that is said about it counts.
    pub fn of<'n>(names: impl IntoIterator<Item = (&'n str, Ban)>) -> Self {
        let mut all = BTreeMap::new();
        for (name, ban) in names {
            let own = all.entry(fold(name)).or_insert(ban);
            *own = ban.max(*own);
        }
        Self(all)
    }

    /// Returns whether the list says this about any card.
    #[must_use]
    pub fn has(&self, ban: Ban) -> bool {
        self.0.values().any(|own| *own == ban)
    }

    /// The folded names, in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, Ban)> {
        self.0.iter().map(|(name, ban)| (name.as_str(), *ban))
    }

    /// Returns what the list says about a card; `None` if it is not on the list.
    #[must_use]
    pub fn ban(&self, name: &str) -> Option<Ban> {
        self.0.get(&fold(name)).copied()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn line(line: &str) -> (&str, Ban) {
    // "+2 Mace" is a card: the sign is followed by a space
    if let Some(name) = line.strip_prefix("+ ") {
        return (name.trim_start(), Ban::Allowed);
    }
    match line.strip_suffix(AS_COMPANION) {
        Some(name) if !name.trim().is_empty() => (name.trim_end(), Ban::AsCompanion),
        _ => (line, Ban::Banned),
    }
}
