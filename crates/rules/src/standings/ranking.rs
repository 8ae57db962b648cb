//! The ranking of an event: rows sorted by the tiebreakers, with shared ranks (T9, T10).

use super::head_to_head::compare_those_equal;
use super::row::Row;
use super::tally::Tally;
use podium_event::event::Event;
use podium_event::player::PlayerIx;

/// The standings of an event: rows in rank order, with ties in the order of the event's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    rows: Vec<Row>,
    /// Index of each player's row; `None` for players who are not in the standings.
    row_of: Vec<Option<u32>>,
}

impl Standings {
    /// Returns the rows in rank order.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Returns a player's row; `None` if they were disqualified or never played (T10).
    #[must_use]
    pub fn row(&self, player: PlayerIx) -> Option<&Row> {
        self.row_of[player.ix()].map(|row| &self.rows[row as usize])
    }
}

/// Computes the standings from the Swiss pods that have a result, up to `after_round` or of all rounds (`None`).
#[must_use]
pub fn standings(event: &Event, after_round: Option<u32>) -> Standings {
    let tally = Tally::new(event, after_round);
    let mut rows: Vec<Row> = event
        .indices()
        // T10: a disqualified player stays in the standings of earlier rounds, and always counts for opponents.
        .filter(|&player| {
            let player = event.player(player);
            let last = player.disqualified_after;
            player.takes_part() && last.is_none_or(|last| after_round.is_some_and(|after| last > after))
        })
        .map(|player| tally.row(player))
        .collect();
    let tiebreakers = &event.profile().tiebreakers;
    compare_those_equal(event, after_round, &tally, &mut rows);
    rows.sort_by(|a, b| a.compare(b, tiebreakers)); // stable: equal players keep the order of the list
    let mut row_of = vec![None; event.players().len()];
    for ix in 0..rows.len() {
        let place = u32::try_from(ix).expect("at most MAX_PLAYERS");
        rows[ix].rank = match ix.checked_sub(1).map(|above| &rows[above]) {
            Some(above) if above.compare(&rows[ix], tiebreakers).is_eq() => above.rank,
            _ => place + 1,
        };
        row_of[rows[ix].player.ix()] = Some(place);
    }
    Standings { rows, row_of }
}
