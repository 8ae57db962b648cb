//! Calls for a judge that are still open at a round's tables when the round is about to be finished.

use podium_snapshot::Floor;
use podium_store::tournaments::events::LoadedRound;
use say::{Message, staff_words as t};

/// The open calls at the tables of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OpenCalls {
    /// How many there are.
    pub count: usize,
    /// Their tables, in order.
    pub tables: Vec<i64>,
}

impl OpenCalls {
    pub fn of(floor: &Floor, round: &LoadedRound) -> Self {
        let mut tables: Vec<i64> = floor.calls_of(round).map(|(pod, _)| pod.table_number).collect();
        let count = tables.len();
        tables.sort_unstable();
        tables.dedup();
        Self { count, tables }
    }

    /// Returns a warning before the round is finished, a sentence.
    pub fn in_words(&self) -> Message {
        match self.tables.as_slice() {
            [table] => t::open_call(table),
            tables => t::open_calls(say::list(tables.iter().map(Message::from).collect())),
        }
    }
}
