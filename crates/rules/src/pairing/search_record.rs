//! The record of a draft's search and draw, for a draft that is shown later.

use super::report::{Certainty, Report, add};
use super::request::PairedPod;
use super::sentences::name_in;
use podium_event::event::Event;
use say::pairing_report as t;

/// The results of a draft's search and draw, as recorded when the draft was made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordedSearch {
    /// The fewest repeats possible, and how certain that is.
    pub least: Option<(u32, Certainty)>,
    /// Ids of the players who drew a bye; empty after round 1.
    pub drawn_byes: Vec<String>,
    /// Tables of the pods that were kept by hand.
    pub kept_tables: Vec<u32>,
}

impl Report {
    /// Adds what only the search knows: how certain the fewest repeats are, whether a bye among equals did not follow
    /// the draw, and which pods were kept.
    pub(super) fn explain(&mut self, event: &Event, known: Certainty, bye_saves_repeats: bool, kept: &[PairedPod]) {
        if self.repeats > 0 {
            self.least_repeats = Some(self.repeats);
            self.known = known;
        }
        // Only the last byes lie among equals; the others are fixed by the standings.
        if bye_saves_repeats && let Some(bye) = self.byes.last_mut() {
            add(&mut bye.why, t::bye_saves_repeat());
        }
        self.keep(kept.iter().map(|pod| pod.table).collect());
        self.write_sentences(event);
    }

    /// Adds the recorded results of the draft's search and draw. The draft may have been changed by hand since. `event`
    /// is the event without the draft.
    pub fn apply_record(&mut self, event: &Event, record: &RecordedSearch) {
        if let Some((least, known)) = record.least
            // Fewer repeats than the search held possible: the record is about other players than the draft has now, so
            // it says nothing.
            && self.repeats >= least.max(1)
        {
            self.least_repeats = Some(least);
            // A draft without repeats got them by a change by hand: `ByHand` stays.
            if known != Certainty::NoneNeeded {
                self.known = known;
            }
        }
        if !record.drawn_byes.is_empty() {
            let drawn = say::list(record.drawn_byes.iter().map(|id| name_in(event, id)).collect());
            let players = event.by_id();
            let awarded = |id: &str| {
                players
                    .get(id)
                    .is_some_and(|&ix| event.player(ix).has_awarded_bye(self.round))
            };
            for bye in &mut self.byes {
                // `assess` knows only that byes of round 1 are drawn, not who drew them. Awarded ones are not drawn (T46).
                if !record.drawn_byes.contains(&bye.player) && !awarded(&bye.player) {
                    bye.why = t::bye_not_drawn(name_in(event, &bye.player), &drawn);
                }
            }
        }
        self.keep(record.kept_tables.clone());
        self.write_sentences(event);
    }

    /// Marks the pods that were kept by hand.
    fn keep(&mut self, tables: Vec<u32>) {
        for pod in self.pods.iter_mut().filter(|pod| tables.contains(&pod.table)) {
            add(&mut pod.why, t::kept_by_hand());
        }
        self.kept_tables = tables;
    }
}
