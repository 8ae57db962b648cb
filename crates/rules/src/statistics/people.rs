//! Players: their records, and the strength of their opponents.

use std::collections::BTreeMap;

use super::Played;
use super::matches::matches;
use super::millionths::{Millionths, UNITS};
use super::record::{Field, Record, ranked};
use podium_event::player::PlayerIx;

/// The number of Swiss matches from which on a player is ranked.
pub const PLAYER_MATCHES: u64 = 8;

/// A player in some events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerLine {
    /// The first of the events in which they played, and their index in it.
    pub event: usize,
    pub player: PlayerIx,
    /// An entry for each event that they played in.
    pub record: Record,
    /// The number of opponents in Swiss matches, counting each meeting, and the sum of their points against the mean of
    /// the event, in units.
    pub opponents: u64,
    strength: u128,
    /// By points against the mean; `None` with fewer than [`PLAYER_MATCHES`].
    pub rank: Option<u32>,
}

impl PlayerLine {
    /// Returns the strength of the opponents: the average of their points a match against the mean; 1 is average.
    pub fn opponents_strength(&self) -> Option<Millionths> {
        Millionths::quotient(self.strength, u128::from(self.opponents) * UNITS)
    }
}

pub(super) fn players(events: &[Played<'_>], fields: &[Field]) -> Vec<PlayerLine> {
    let mut lines: BTreeMap<&str, PlayerLine> = BTreeMap::new();
    for (at, (played, field)) in events.iter().zip(fields).enumerate() {
        let (mut met, mut strength) = (vec![0; field.entries.len()], vec![0; field.entries.len()]);
        for one in matches(played.event).filter(|one| one.is_swiss()) {
            let of_all: u128 = one.pod.seats.iter().map(|&seat| against_mean(seat, field)).sum();
            for &player in &one.pod.seats {
                met[player.ix()] += one.pod.seats.len() as u64 - 1;
                strength[player.ix()] += of_all - against_mean(player, field);
            }
        }
        for (player, entry) in played
            .event
            .indices()
            .zip(&field.entries)
            .filter(|(_, entry)| entry.is_there)
        {
            let line = lines
                .entry(played.who[player.ix()].as_str())
                .or_insert_with(|| PlayerLine {
                    event: at,
                    player,
                    record: Record::default(),
                    opponents: 0,
                    strength: 0,
                    rank: None,
                });
            line.record.add(entry, field);
            line.opponents += met[player.ix()];
            line.strength += strength[player.ix()];
        }
    }
    let who = |line: &PlayerLine| events[line.event].who[line.player.ix()].clone();
    ranked(
        lines.into_values().collect(),
        PLAYER_MATCHES,
        |line| (&line.record, who(line)),
        |line, rank| line.rank = Some(rank),
    )
}

/// Returns a player's points a match against the mean of the field, in units; 0 if nobody scored.
fn against_mean(player: PlayerIx, field: &Field) -> u128 {
    let entry = &field.entries[player.ix()];
    let scored = u128::from(entry.points) * u128::from(field.swiss_matches) * UNITS;
    scored
        .checked_div(u128::from(entry.swiss_matches) * u128::from(field.points))
        .unwrap_or(0)
}
