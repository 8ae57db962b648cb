//! The times of a round: turns a game, time a turn by seat, tables that went to time, calls and how long they waited.
//! All times are whole seconds.

/// A turn of a followed game that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnTime {
    /// The seat of its player, from 0.
    pub seat: usize,
    pub seconds: u32,
}

/// A followed game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameTimes {
    /// Its turns that have ended, in their order.
    pub turns: Vec<TurnTime>,
    /// Whether it was followed from its first turn on; otherwise some turns of the game are missing.
    pub is_whole: bool,
    /// The time from its first turn to its end; `None` if it was not followed from the start or is not over.
    pub length: Option<u32>,
    /// Extra turns that began after time was called; `None` if there were none.
    pub extra_turns: Option<u32>,
    /// Whether somebody conceded; `None` until it is over.
    pub conceded: Option<bool>,
}

/// A table of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableTimes {
    pub table: i64,
    pub games: Vec<GameTimes>,
    /// Whether it was still playing when its time was up; `None` if that is not known.
    pub went_to_time: Option<bool>,
    /// Minutes given to it.
    pub extension_minutes: u32,
    /// How long each of its calls waited for a judge.
    pub waits: Vec<u32>,
}

impl TableTimes {
    /// Returns whether there is anything notable about it.
    pub fn stands_out(&self) -> bool {
        self.turns() > 0 || self.went_to_time == Some(true) || self.extension_minutes > 0 || !self.waits.is_empty()
    }

    /// Returns how many turns were followed to their end.
    pub fn turns(&self) -> usize {
        self.games.iter().map(|game| game.turns.len()).sum()
    }

    /// How long a turn of a seat took on average.
    pub fn of_seat(&self, seat: usize) -> Option<Spread> {
        let turns = self.games.iter().flat_map(|game| &game.turns);
        Spread::of(turns.filter(|turn| turn.seat == seat).map(|turn| turn.seconds))
    }
}

/// The minimum, median, maximum and mean of some numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    pub count: usize,
    pub least: u32,
    /// The mean of the two middle numbers if there are two, rounded down like the mean.
    pub median: u32,
    /// Rounded down.
    pub mean: u32,
    pub most: u32,
}

impl Spread {
    /// Computes them; `None` if there are no numbers.
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Option<Self> {
        let mut all: Vec<u32> = numbers.into_iter().collect();
        all.sort_unstable();
        let (least, most) = (*all.first()?, *all.last()?);
        let sum: u64 = all.iter().map(|&number| u64::from(number)).sum();
        Some(Self {
            count: all.len(),
            least,
            median: all[(all.len() - 1) / 2].midpoint(all[all.len() / 2]),
            // an average is at most the greatest
            mean: u32::try_from(sum / all.len() as u64).unwrap_or(most),
            most,
        })
    }
}

/// The times of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoundTimes {
    /// Turns a game, for games that were followed from their first turn on.
    pub turns_a_game: Option<Spread>,
    /// Pairs of a number of turns and the number of games with it, by turns.
    pub games_by_turns: Vec<(usize, usize)>,
    /// Time a turn, of all seats together.
    pub a_turn: Option<Spread>,
    /// Time a turn by seat, in seat order; `None` for a seat without followed turns.
    pub by_seat: Vec<Option<Spread>>,
    /// The number of tables that went to time, and of those for which that is known.
    pub went_to_time: usize,
    pub known: usize,
    /// How long calls waited for a judge, including those away from the tables.
    pub waits: Option<Spread>,
}

impl RoundTimes {
    /// Computes them from a round's tables, and from the waiting times of calls away from them.
    pub fn of(tables: &[TableTimes], away: &[u32]) -> Self {
        let games = || tables.iter().flat_map(|table| &table.games);
        let whole: Vec<usize> = games()
            .filter(|game| game.is_whole && !game.turns.is_empty())
            .map(|game| game.turns.len())
            .collect();
        let mut counts = std::collections::BTreeMap::new();
        for &turns in &whole {
            *counts.entry(turns).or_insert(0) += 1;
        }
        let seats = games().flat_map(|game| &game.turns).map(|turn| turn.seat + 1).max();
        let of_seat = |seat: usize| {
            let turns = games().flat_map(|game| &game.turns);
            Spread::of(turns.filter(|turn| turn.seat == seat).map(|turn| turn.seconds))
        };
        let a_turn = Spread::of(games().flat_map(|game| &game.turns).map(|turn| turn.seconds));
        let known = tables.iter().filter_map(|table| table.went_to_time);
        let waits = tables.iter().flat_map(|table| &table.waits).chain(away);
        Self {
            turns_a_game: Spread::of(whole.iter().map(|&turns| turns as u32)),
            games_by_turns: counts.into_iter().collect(),
            a_turn,
            by_seat: (0..seats.unwrap_or(0)).map(of_seat).collect(),
            went_to_time: known.clone().filter(|went| *went).count(),
            known: known.count(),
            waits: Spread::of(waits.copied()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(turns: &[(usize, u32)], is_whole: bool) -> GameTimes {
        let turns = turns.iter().map(|&(seat, seconds)| TurnTime { seat, seconds });
        GameTimes {
            turns: turns.collect(),
            is_whole,
            ..GameTimes::default()
        }
    }

    #[test]
    fn a_spread_is_of_whole_numbers() {
        assert_eq!(Spread::of([]), None);
        let spread = Spread::of([7, 1, 2, 11]).expect("four numbers");
        assert_eq!(
            (spread.count, spread.least, spread.median, spread.mean, spread.most),
            (4, 1, 4, 5, 11),
            "between 2 and 7, rounded down"
        );
        let of_two = Spread::of([80, 85]).map(|spread| (spread.median, spread.mean));
        assert_eq!(of_two, Some((82, 82)), "of two numbers both are the same");
        let much = Spread::of([u32::MAX, u32::MAX]).expect("two numbers");
        assert_eq!((much.median, much.mean), (u32::MAX, u32::MAX));
    }

    #[test]
    fn turns_are_counted_by_game_and_timed_by_seat() {
        let tables = [
            TableTimes {
                table: 1,
                games: vec![game(&[(0, 100), (1, 200), (0, 300)], true)],
                went_to_time: Some(true),
                waits: vec![60, 180],
                ..TableTimes::default()
            },
            TableTimes {
                table: 2,
                // followed from time on: its turns are timed, and say nothing about the length of the game
                games: vec![game(&[(3, 50)], false)],
                went_to_time: Some(false),
                ..TableTimes::default()
            },
            TableTimes {
                table: 3,
                ..TableTimes::default()
            },
        ];
        let round = RoundTimes::of(&tables, &[30]);
        assert_eq!(
            round.turns_a_game.map(|spread| (spread.count, spread.median)),
            Some((1, 3))
        );
        assert_eq!(round.games_by_turns, [(3, 1)]);
        let means: Vec<Option<u32>> = round
            .by_seat
            .iter()
            .map(|seat| seat.map(|spread| spread.mean))
            .collect();
        assert_eq!(means, [Some(200), Some(200), None, Some(50)]);
        assert_eq!(round.a_turn.map(|spread| (spread.count, spread.mean)), Some((4, 162)));
        assert_eq!(
            (round.went_to_time, round.known),
            (1, 2),
            "nothing is known of the third table"
        );
        let waits = round.waits.expect("three calls");
        assert_eq!((waits.count, waits.median, waits.most), (3, 60, 180));
        assert_eq!(tables[0].turns(), 3);
        assert!(tables[1].stands_out() && !tables[2].stands_out());
        assert_eq!(tables[0].of_seat(1).map(|spread| spread.mean), Some(200));
    }

    #[test]
    fn a_round_without_anything_followed_has_no_numbers() {
        let round = RoundTimes::of(&[TableTimes::default()], &[]);
        assert_eq!(round, RoundTimes::default());
    }
}
