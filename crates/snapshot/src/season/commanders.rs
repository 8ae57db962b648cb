//! The commanders of a season: how often each was played, and how it did.

use std::collections::BTreeMap;

use super::people::People;
use podium_store::season::evenings::EntryFinish;

/// A commander, or two that lead a deck together, over the evenings of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommanderLine {
    pub names: Vec<String>,
    /// Entries with it that have a place.
    pub entries: u64,
    /// Of them, those in the first place.
    pub evenings_won: u64,
    pub matches: u64,
    pub wins: u64,
}

/// Counts the commanders of some entries, the most played first, without those of people who do not show theirs.
pub(super) fn count(entries: &[EntryFinish], people: &People) -> Vec<CommanderLine> {
    let mut lines: BTreeMap<Vec<&str>, CommanderLine> = BTreeMap::new();
    let are_shown = |entry: &&EntryFinish| entry.person_id.as_deref().is_none_or(|id| people.shows_commanders(id));
    for entry in entries.iter().filter(are_shown) {
        if entry.commanders.is_empty() {
            continue;
        }
        // two that lead a deck together are the same in either order
        let mut names: Vec<&str> = entry.commanders.iter().map(String::as_str).collect();
        names.sort_unstable();
        let line = lines.entry(names).or_insert_with_key(|names| CommanderLine {
            names: names.iter().copied().map(str::to_owned).collect(),
            entries: 0,
            evenings_won: 0,
            matches: 0,
            wins: 0,
        });
        let count = |number: i64| u64::try_from(number).unwrap_or(0);
        line.entries += 1;
        line.evenings_won += u64::from(entry.places.0 == 1);
        line.matches += count(entry.wins) + count(entry.draws) + count(entry.losses);
        line.wins += count(entry.wins);
    }
    let mut lines: Vec<CommanderLine> = lines.into_values().collect();
    // stable: those played equally often are in the order of their names
    lines.sort_by_key(|line| std::cmp::Reverse((line.entries, line.wins)));
    lines
}
