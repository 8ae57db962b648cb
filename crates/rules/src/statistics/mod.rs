//! The statistics of one event or of several: seats, draws, endings, lengths, commanders, players. They count the
//! matches that have a result; each comparison states how much data it requires.

mod chi_squared;
mod commanders;
mod course;
mod matches;
mod millionths;
mod people;
mod record;
mod seats;
mod share;
#[cfg(test)]
mod tests;

pub use chi_squared::{EqualParts, LEAST_EXPECTED};
pub use commanders::{COMMANDER_MATCHES, CommanderLine, Commanders, PAIR_MEETINGS, Pair};
pub use course::{Course, Ended, Endings, HowPlayed, Lengths, RoundCourse, RoundPlayed};
pub use matches::{Match, matches};
pub use millionths::Millionths;
pub use people::{PLAYER_MATCHES, PlayerLine};
pub use record::{LEAST_EXPECTED_CUTS, Record};
pub use seats::Seats;
pub use share::Share;

use podium_event::event::Event;
use record::Field;

/// An event as it was played.
#[derive(Debug, Clone)]
pub struct Played<'e> {
    pub event: &'e Event,
    /// The identity of each player: players of several events are the same person if the text is the same.
    pub who: Vec<String>,
    /// The data about its rounds, in order; may end early if nothing is known of the later ones.
    pub rounds: Vec<RoundPlayed>,
    /// Whether its commanders are counted: not if the reader may not see them.
    pub shows_commanders: bool,
}

impl Played<'_> {
    /// Returns the data about a match besides its result.
    fn how(&self, played: &Match<'_>) -> Option<&HowPlayed> {
        // rounds are numbered from 1
        let round = self.rounds.get(played.round.number as usize - 1)?;
        round.matches.get(&played.pod.table)
    }
}

/// The statistics of some events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics {
    pub events: usize,
    /// Matches with a result, and those of them that were drawn.
    pub matches: u64,
    pub drawn: u64,
    /// By stage and by size of the pods: Swiss first, the most frequent size first.
    pub seats: Vec<Seats>,
    pub course: Course,
    pub commanders: Commanders,
    /// The ranked players first, by rank; then the others by name.
    pub players: Vec<PlayerLine>,
}

impl Statistics {
    /// Counts some events.
    #[must_use]
    pub fn of(events: &[Played<'_>]) -> Self {
        let fields: Vec<Field> = events.iter().map(|played| Field::of(played.event)).collect();
        let seats = seats::seats(events.iter().flat_map(|played| matches(played.event)));
        Self {
            events: events.len(),
            matches: seats.iter().map(Seats::matches).sum(),
            drawn: seats.iter().map(|seats| seats.drawn).sum(),
            seats,
            course: Course::of(events),
            commanders: Commanders::of(events, &fields),
            players: people::players(events, &fields),
        }
    }
}
