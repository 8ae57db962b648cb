//! Rushes, for example at the start of a round or when a hall goes home, and the memory that they took: once it is
//! quiet again, it is returned to the system. A venue's small machine runs other programs beside Podium.

use std::time::Duration;

use actix_web::web;

use super::lanes::Lane;
use crate::web::frame::state::{State, act_in};
use podium_base::memory;

/// Seconds between two checks.
const LOOK_SECONDS: u64 = 10;
/// The number of jobs between two checks that counts as a rush. Each takes some memory, at most as many at once as the
/// lanes have threads.
const RUSH: u64 = 500;
/// The number of jobs between two checks up to which it counts as quiet: a playing hall reports a few results a second.
const QUIET: u64 = 50;
/// The number of streams that have ended since memory was last returned that also counts as a rush: each held some
/// kilobytes.
const LEFT: usize = 500;

/// What the checks have seen.
#[derive(Debug, Default)]
struct Rushes {
    /// Jobs that were begun before the last check.
    begun: u64,
    /// The most streams at a check since memory was last returned.
    most: usize,
    /// Whether there was a rush whose memory was not returned yet.
    had_one: bool,
}

impl Rushes {
    /// Returns whether the memory of a rush should be returned now; `begun`: jobs that were begun since the start;
    /// `listeners`: open streams.
    fn is_over(&mut self, begun: u64, listeners: usize) -> bool {
        let jobs = begun.saturating_sub(self.begun);
        self.begun = begun;
        self.most = self.most.max(listeners);
        self.had_one |= jobs >= RUSH || self.most - listeners >= LEFT;
        let is_over = self.had_one && jobs <= QUIET;
        if is_over {
            self.had_one = false;
            self.most = listeners;
        }
        is_over
    }
}

/// Returns memory after each rush, for as long as the service runs.
pub fn give_memory_back(state: web::Data<State>) {
    actix_web::rt::spawn(async move {
        let mut rushes = Rushes::default();
        loop {
            tokio::time::sleep(Duration::from_secs(LOOK_SECONDS)).await;
            if rushes.is_over(state.lanes.begun(), state.live.listeners()) {
                let done = act_in(Lane::Snapshots, &state, |state| {
                    let released = state.db.release_memory();
                    memory::give_back();
                    Ok(released?)
                });
                if let Err(error) = done.await {
                    tracing::debug!(%error, "the memory of a rush stays");
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_given_back_once_after_each_rush_when_it_is_quiet() {
        let mut rushes = Rushes::default();
        let looks = [
            // a few readers: no rush
            (20, 0, false),
            // a round is published
            (2_068, 0, false),
            // the last ones ask; more than a few
            (2_200, 0, false),
            (2_210, 0, true),
            // nothing was taken since
            (2_215, 0, false),
            (2_900, 0, false),
            (2_901, 0, true),
            // a hall comes, and goes
            (2_905, 2_048, false),
            (2_905, 1_700, false),
            (2_990, 1_000, false),
            (3_000, 600, true),
            (3_000, 590, false),
            (3_000, 0, true),
        ];
        for (at, (begun, listeners, is_over)) in looks.into_iter().enumerate() {
            assert_eq!(rushes.is_over(begun, listeners), is_over, "look {at}");
        }
    }
}
