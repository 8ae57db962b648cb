//! The request for a pairing, and the pods that a draft consists of.

use crate::draws::Draws;
use crate::tables::Tables;
use podium_event::player::PlayerIx;

/// What [`pair`](super::pair) needs besides the event.
#[derive(Debug, Clone)]
pub struct Request<'a> {
    pub draws: &'a Draws,
    /// Public counter of the draft's draws: 1, and one more each time the round is paired again (T32).
    pub draw_counter: u32,
    /// Number of planned Swiss rounds; `None` optimizes the next round alone.
    pub planned_rounds: Option<u32>,
    /// Pods that keep their table and seats while the rest is paired again.
    pub kept_pods: Vec<PairedPod>,
    pub tables: Tables,
}

impl<'a> Request<'a> {
    /// Requests the first draft of a round: everyone is paired, and tables count from 1.
    #[must_use]
    pub fn new(draws: &'a Draws, planned_rounds: Option<u32>) -> Self {
        Self {
            draws,
            draw_counter: 1,
            planned_rounds,
            kept_pods: Vec::new(),
            tables: Tables::default(),
        }
    }
}

/// A pod of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedPod {
    pub table: u32,
    /// Players in seat order, first player first.
    pub seats: Vec<PlayerIx>,
}
