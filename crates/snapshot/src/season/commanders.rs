//! The commanders of a season: how often each was played, and how it did.

use std::collections::BTreeMap;

use super::evening::{EveningKind, SeasonEvening};
use podium_store::season::evenings;
use podium_store::{DbError, Reader};

/// A commander, or two that lead a deck together, over the evenings of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommanderLine {
    pub names: Vec<String>,
    /// Entries with it.
    pub entries: u64,
    /// Of them, those in the first place.
    pub evenings_won: u64,
    pub matches: u64,
    pub wins: u64,
}

/// Reads the commanders of the evenings that were played, the most played first.
pub(super) fn read(conn: &mut Reader<'_>, evenings: &[SeasonEvening]) -> Result<Vec<CommanderLine>, DbError> {
    let is_tournament = |evening: &&SeasonEvening| matches!(evening.kind, EveningKind::Tournament { .. });
    let played = evenings.iter().filter(|evening| evening.result.is_some());
    let ids: Vec<&str> = played
        .filter(is_tournament)
        .map(|evening| evening.id.as_str())
        .collect();
    let mut lines: BTreeMap<Vec<String>, CommanderLine> = BTreeMap::new();
    for finish in evenings::commanders(conn, &ids)? {
        // two that lead a deck together are the same in either order
        let mut names = finish.commanders;
        names.sort_unstable();
        let line = lines.entry(names).or_insert_with_key(|names| CommanderLine {
            names: names.clone(),
            entries: 0,
            evenings_won: 0,
            matches: 0,
            wins: 0,
        });
        let count = |number: i64| u64::try_from(number).unwrap_or(0);
        line.entries += 1;
        line.evenings_won += u64::from(finish.place == Some(1));
        line.matches += count(finish.wins) + count(finish.draws) + count(finish.losses);
        line.wins += count(finish.wins);
    }
    let mut lines: Vec<CommanderLine> = lines.into_values().collect();
    // stable: those played equally often are in the order of their names
    lines.sort_by_key(|line| std::cmp::Reverse((line.entries, line.wins)));
    Ok(lines)
}
