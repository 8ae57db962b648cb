//! Statistics in the API's format: of one tournament, or of several.

mod matches;
mod people;
mod values;

use serde::Serialize;
use utoipa::ToSchema;

use crate::web::shared::counted::Shown;
use matches::{EndingCounts, LengthCounts, RoundCounts, SeatCounts};
use people::{CommanderCounts, CountedPlayers, PairCounts};
use podium_rules::statistics::Statistics;

/// What tournaments come to in numbers.
#[derive(Debug, Serialize, ToSchema)]
pub struct Counted {
    /// How many tournaments are counted together.
    pub tournaments: usize,
    /// Players who had a place in a round, in each tournament again.
    pub entries: u64,
    /// Matches with a result, and those of them that were drawn.
    pub matches: u64,
    pub drawn: u64,
    /// By stage and size of the pods, Swiss first.
    pub seats: Vec<SeatCounts>,
    /// Swiss rounds by number, then the playoff.
    pub rounds: Vec<RoundCounts>,
    pub endings: EndingCounts,
    pub lengths: LengthCounts,
    pub commanders: CommanderCounts,
    pub pairs: PairCounts,
    pub players: CountedPlayers,
}

impl Counted {
    /// What was counted, as JSON has it.
    pub fn of(shown: &Shown) -> Self {
        let statistics: &Statistics = &shown.statistics;
        Self {
            tournaments: statistics.events,
            entries: statistics.commanders.entries,
            matches: statistics.matches,
            drawn: statistics.drawn,
            seats: statistics.seats.iter().map(SeatCounts::of).collect(),
            rounds: statistics.course.rounds.iter().map(RoundCounts::of).collect(),
            endings: EndingCounts::of(&statistics.course),
            lengths: LengthCounts::of(&statistics.course),
            commanders: CommanderCounts::of(&statistics.commanders),
            pairs: PairCounts::of(&statistics.commanders),
            players: CountedPlayers::of(shown),
        }
    }
}
