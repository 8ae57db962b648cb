//! Statistics of matches in the API's format.

use serde::Serialize;
use utoipa::ToSchema;

use super::values::{ShareOf, number};
use crate::web::api::words::StageName;
use podium_rules::statistics::{Course, Ended, EqualParts, RoundCourse, Seats, Share};
use podium_rules::time_statistics::Spread;

/// Matches by the seat that won them, in pods of one size.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatCounts {
    /// `swiss`, or `playoff`, where the best seed has the first seat.
    pub stage: StageName,
    pub pod_size: usize,
    pub matches: u64,
    pub drawn: u64,
    /// The first seat first.
    pub seats: Vec<SeatCount>,
    /// The test against equal seats, of the matches that were won; null where there are too few.
    pub test: Option<ChiSquared>,
}

/// Matches won from a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatCount {
    /// From 1.
    pub seat: usize,
    pub won: u64,
    /// Of the matches that were won; null where none was.
    pub draws_left_out: Option<ShareOf>,
    /// Of all matches: a draw is not won.
    pub draws_counted: Option<ShareOf>,
}

/// Pearson's chi-squared test against equal parts.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChiSquared {
    pub statistic: f64,
    pub degrees_of_freedom: u32,
    /// How likely chance alone is at least as uneven, rounded to millionths.
    pub p: f64,
}

/// The matches of the Swiss rounds of one number, or of the playoffs.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundCounts {
    /// The number of the Swiss round; null: the playoff.
    pub round: Option<u32>,
    pub matches: u64,
    /// Null if no match has a result.
    pub drawn: Option<ShareOf>,
    /// Whole minutes from the start until the round was finished; null where that is not known.
    pub minutes: Option<SpreadOf>,
}

/// The least, the middle one, the average and the greatest of some whole numbers.
#[derive(Debug, Serialize, ToSchema)]
pub struct SpreadOf {
    pub count: usize,
    pub least: u32,
    /// The mean of the two in the middle where there are two, rounded down.
    pub median: u32,
    /// Rounded down.
    pub mean: u32,
    pub most: u32,
}

/// Matches by whether somebody won them.
#[derive(Debug, Serialize, ToSchema)]
pub struct EndedCounts {
    pub won: u64,
    pub drawn: u64,
}

/// What ended the matches.
#[derive(Debug, Serialize, ToSchema)]
pub struct EndingCounts {
    pub in_time: EndedCounts,
    /// Still played when the table's time was up.
    pub after_time: EndedCounts,
    /// Matches of which neither is known.
    pub unknown: EndedCounts,
    /// Extra turns that began after time was called, of matches in which a judge followed them.
    pub extra_turns: Option<SpreadOf>,
    pub won_in_extra_turns: u64,
    /// Matches of which a result or a followed game says that somebody conceded; most results do not say it.
    pub conceded: u64,
    /// Those of matches with a game that a judge followed to its end; null where there is none.
    pub conceded_where_followed: Option<ShareOf>,
}

/// How long things took, in whole minutes.
#[derive(Debug, Serialize, ToSchema)]
pub struct LengthCounts {
    /// From the start of a round until it was finished.
    pub rounds: Option<SpreadOf>,
    /// From the round's start until the result was there.
    pub matches: Option<SpreadOf>,
    /// Of games that a judge followed from the first turn to the end.
    pub games: Option<SpreadOf>,
}

impl SeatCounts {
    pub(super) fn of(seats: &Seats) -> Self {
        let count = |seat: usize| SeatCount {
            seat: seat + 1,
            won: seats.won[seat],
            draws_left_out: seats.of_won(seat).map(ShareOf::of),
            draws_counted: seats.of_all(seat).map(ShareOf::of),
        };
        Self {
            stage: StageName(seats.stage.into()),
            pod_size: seats.won.len(),
            matches: seats.matches(),
            drawn: seats.drawn,
            seats: (0..seats.won.len()).map(count).collect(),
            test: seats.test().map(ChiSquared::of),
        }
    }
}

impl ChiSquared {
    fn of(test: EqualParts) -> Self {
        Self {
            statistic: number(test.statistic),
            degrees_of_freedom: test.degrees_of_freedom,
            p: number(test.p),
        }
    }
}

impl RoundCounts {
    pub(super) fn of(round: &RoundCourse) -> Self {
        Self {
            round: round.number,
            matches: round.matches,
            drawn: round.drawn_share().map(ShareOf::of),
            minutes: round.minutes.map(SpreadOf::of),
        }
    }
}

impl SpreadOf {
    fn of(spread: Spread) -> Self {
        Self {
            count: spread.count,
            least: spread.least,
            median: spread.median,
            mean: spread.mean,
            most: spread.most,
        }
    }
}

impl EndingCounts {
    pub(super) fn of(course: &Course) -> Self {
        let endings = &course.endings;
        let ended = |ended: Ended| EndedCounts {
            won: ended.won,
            drawn: ended.drawn,
        };
        Self {
            in_time: ended(endings.in_time),
            after_time: ended(endings.after_time),
            unknown: ended(endings.unknown),
            extra_turns: endings.extra_turns.map(SpreadOf::of),
            won_in_extra_turns: endings.won_in_extra_turns,
            conceded: endings.conceded,
            conceded_where_followed: Share::of(endings.conceded_where_followed, endings.followed).map(ShareOf::of),
        }
    }
}

impl LengthCounts {
    pub(super) fn of(course: &Course) -> Self {
        Self {
            rounds: course.lengths.rounds.map(SpreadOf::of),
            matches: course.lengths.matches.map(SpreadOf::of),
            games: course.lengths.games.map(SpreadOf::of),
        }
    }
}
