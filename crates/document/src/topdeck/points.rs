//! The points of a file, derived from its standings and results, because the format does not state them.

use podium_event::profile::Points;

/// A player's wins, draws, losses and byes, with the points stated in the file.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Record {
    pub wins: u32,
    pub draws: u32,
    pub byes: u32,
    pub points: u32,
}

/// The most points for a win that are tried.
const MOST: u32 = 12;

impl Record {
    pub fn fits(&self, points: &Points) -> bool {
        self.sum(points) == self.points
    }

    /// Returns the points that the results give.
    pub fn sum(&self, points: &Points) -> u32 {
        self.wins * points.win + self.draws * points.draw + self.byes * points.bye
    }
}

/// Returns the points that explain most of the records, preferring the addendum's, and the number of records that they
/// do not explain.
pub(super) fn found(records: &[Record], standard: Points) -> (Points, usize) {
    let misses = |points: &Points| records.iter().filter(|record| !record.fits(points)).count();
    let mut best = (standard, misses(&standard));
    for win in 1..=MOST {
        for draw in 0..=win {
            // if nobody had a bye, it scores like a win
            for bye in (0..=win).rev() {
                if best.1 == 0 {
                    return best;
                }
                let points = Points {
                    win,
                    draw,
                    loss: 0,
                    bye,
                };
                let missed = misses(&points);
                if missed < best.1 {
                    best = (points, missed);
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(wins: u32, draws: u32, byes: u32, points: u32) -> Record {
        Record {
            wins,
            draws,
            byes,
            points,
        }
    }

    #[test]
    fn the_addendums_points_stand_where_they_fit() {
        let standard = Points::standard(4);
        assert_eq!(
            found(&[record(2, 1, 0, 11), record(0, 0, 1, 5)], standard),
            (standard, 0)
        );
        assert_eq!(found(&[], standard), (standard, 0));
    }

    #[test]
    fn other_points_are_found_from_what_the_players_have() {
        let known = [
            record(2, 0, 0, 6),
            record(1, 1, 0, 4),
            record(0, 0, 1, 2),
            record(1, 0, 0, 99),
        ];
        let (points, missed) = found(&known, Points::standard(4));
        assert_eq!((points.win, points.draw, points.bye, missed), (3, 1, 2, 1));
    }
}
