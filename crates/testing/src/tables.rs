//! The tables of an event, as a document names them.

use podium_document::event::Place;
use podium_event::{Event, Round};

/// Returns the tables of all rounds.
pub fn places(event: &Event) -> Vec<Place> {
    let of_round = |round: &Round| {
        let number = round.number;
        let tables: Vec<u32> = round.pods.iter().map(|pod| pod.table).collect();
        tables.into_iter().map(move |table| Place { round: number, table })
    };
    event.rounds().iter().flat_map(of_round).collect()
}
