//! A person's season: every number of their row, with what it comes from.

use super::PersonIx;
use super::evening::Evening;
use super::score::{EveningScore, Sum};
use podium_event::season::SeasonRules;

/// A person's season, evening by evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonSeason {
    pub person: PersonIx,
    /// The evenings that the person took part in, in order.
    pub evenings: Vec<EveningScore>,
    /// How many times the bonus for attendance is given.
    pub attendance_times: u32,
    /// Its points.
    pub attendance: u64,
    /// All that count.
    pub points: u64,
}

impl PersonSeason {
    /// Returns how many of the evenings are among the best ones.
    #[must_use]
    pub fn best(&self) -> usize {
        self.evenings.iter().filter(|score| score.is_best).count()
    }
}

/// Explains a person's row, from the same sums as the standings.
#[must_use]
pub fn explain(rules: &SeasonRules, evenings: &[Evening], person: PersonIx) -> PersonSeason {
    let sum = Sum::of_person(rules, evenings, person);
    PersonSeason {
        person,
        evenings: sum.scores,
        attendance_times: sum.attendance_times,
        attendance: sum.attendance,
        points: sum.points,
    }
}
