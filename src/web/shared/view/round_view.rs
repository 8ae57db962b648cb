//! A published round with its public data.

use podium_base::clock::Moment;
use podium_event::event::Round;
use podium_event::profile::EndOfRound;
use podium_event::result::Outcome;
use podium_event::round_clock::TableClock;
use podium_event::{PodResult, Profile};
use podium_ops::tournaments::statistics;
use podium_store::RoundState;
use podium_store::floor::clocks::RoundClock;
use podium_store::tournaments::rounds::{PodRow, RoundRow};
use say::{Message, view as t};

/// A published round.
#[derive(Clone, Copy)]
pub struct RoundView<'v> {
    pub number: u32,
    pub state: RoundState,
    /// Without results until it is finished: [`RoundView::result`] returns public results of a running round.
    pub round: &'v Round,
    /// While it runs.
    pub clock: Option<&'v RoundClock>,
    pub(super) row: &'v RoundRow,
    pub(super) pods: &'v [PodRow],
    /// The results as they came in, by pod; empty unless results of a running round are public (T39).
    pub(super) running: &'v [PodResult],
}

/// How many tables of a running round have a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub tables: usize,
}

impl Progress {
    /// "9 of 16 tables have a result".
    pub fn line(self) -> Message {
        let Self { done, tables } = self;
        match tables {
            1 if done == 1 => t::one_table_done(),
            _ if done == tables => t::all_tables_done(tables),
            _ => t::tables_done(tables, done),
        }
    }
}

impl<'v> RoundView<'v> {
    /// Returns the round's row.
    pub fn stored(&self) -> &'v RoundRow {
        self.row
    }

    pub fn is_finished(&self) -> bool {
        self.state == RoundState::Finished
    }

    pub fn published_at(&self) -> Option<Moment> {
        self.row.published_at
    }

    pub fn started_at(&self) -> Option<Moment> {
        self.row.started_at
    }

    pub fn finished_at(&self) -> Option<Moment> {
        self.row.finished_at
    }

    /// Returns the minutes that it took from its start until it was finished; `None` if it was finished much too late.
    pub fn minutes(&self) -> Option<u32> {
        statistics::minutes(self.started_at(), self.finished_at())
    }

    /// Returns the table that a stream shows: the one that the staff chose, or by default the first of the round.
    pub fn feature(&self) -> Option<usize> {
        let chosen = (0..self.pods.len()).find(|&pod| self.is_featured(pod));
        let first = (0..self.pods.len()).min_by_key(|&pod| self.pods[pod].table_number);
        chosen.or(first)
    }

    /// Returns whether the staff chose a pod for the stage.
    pub fn is_featured(&self, pod: usize) -> bool {
        self.pods.get(pod).is_some_and(|pod| pod.featured)
    }

    /// The clock of a pod's table while the round runs; `pod` is its index in the event.
    pub fn clock_of(&self, pod: usize) -> Option<TableClock> {
        Some(self.clock?.of_pod(&self.pods.get(pod)?.id))
    }

    /// How the table of a pod ends its round: as the others, or as the head judge chose for it.
    pub fn end_of(&self, pod: usize) -> Option<EndOfRound> {
        self.pods.get(pod)?.end_of_round
    }

    /// Returns a pod's result, if it is public: that of a finished round, or of a running one whose results are public
    /// as they come in (T39).
    pub fn result(&self, pod: usize) -> &'v PodResult {
        let of_round = self
            .round
            .pods
            .get(pod)
            .map_or(&PodResult::NotReported, |pod| &pod.result);
        self.running.get(pod).unwrap_or(of_round)
    }

    /// Returns how a pod's match ended, if that is public.
    pub fn outcome(&self, pod: usize, profile: &Profile) -> Option<Outcome> {
        let seats = &self.round.pods.get(pod)?.seats;
        self.result(pod).outcome(seats, profile.games_to_win)
    }

    /// Returns the progress of the running round; `None` if it is not public.
    pub fn progress(&self) -> Option<Progress> {
        let is_shown = self.state == RoundState::Running && !self.running.is_empty();
        is_shown.then(|| Progress {
            done: self.running.iter().filter(|result| result.is_reported()).count(),
            tables: self.running.len(),
        })
    }

    /// The pods of the running round whose results are public, by index, latest result first.
    pub fn latest_results(&self) -> Vec<usize> {
        let reported = |pod: &usize| self.running[*pod].is_reported();
        let mut pods: Vec<usize> = (0..self.running.len()).filter(reported).collect();
        let at = |pod: usize| self.pods.get(pod).and_then(|pod| pod.reported_at);
        pods.sort_by_key(|&pod| std::cmp::Reverse(at(pod)));
        pods
    }
}
