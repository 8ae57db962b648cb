//! The turns of a followed game with their times, from the times of its steps.

use std::collections::BTreeMap;

use super::ReplayedGame;
use podium_base::clock::Moment;
use podium_melee::{Event, MarkerNumber, Seat};
use podium_rules::time_statistics::TurnTime;
use podium_store::floor::clocks::Pause;

/// The turns of a followed game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnTimes {
    /// The turns that have ended, in that order, each with the moment it began.
    pub ended: Vec<(Moment, TurnTime)>,
    /// The turns in progress, by marker.
    pub in_progress: Vec<TurnInProgress>,
    /// How many turns have begun since the record began.
    pub begun: usize,
    /// The turns in which the game ended: they count for their players, and are no whole turns.
    cut_short: Vec<TurnTime>,
}

/// A turn in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnInProgress {
    pub marker: MarkerNumber,
    pub seat: Seat,
    pub since: Moment,
}

impl TurnTimes {
    /// Computes the turns of a game, without the pauses of its round's clock. Steps that were kept without a network have the time of
    /// their arrival. Turns that one command has passed over are unknown.
    pub fn of(game: &ReplayedGame, pauses: &[Pause]) -> Self {
        let started = game.row.started_at;
        let mut moments = std::iter::once(started).chain(game.standing().map(|step| step.at));
        let mut in_progress: BTreeMap<MarkerNumber, (Seat, Moment)> = BTreeMap::new();
        let mut turns = Self::default();
        let mut is_start = true;
        game.document.replay_with(|state, events| {
            let at = moments.next().unwrap_or(started);
            if std::mem::take(&mut is_start) {
                let in_turn = state.markers().iter().filter(|marker| marker.turn().is_some());
                in_progress.extend(in_turn.map(|marker| (marker.number(), (marker.seat(), at))));
                turns.begun = in_progress.len();
            }
            for event in events {
                match event {
                    Event::TurnBegan { marker, player, .. } => {
                        in_progress.insert(*marker, (*player, at));
                        turns.begun += 1;
                    }
                    Event::TurnEnded { marker, player } => {
                        if let Some((_, began)) = in_progress.remove(marker).filter(|(_, began)| *began != at) {
                            let seconds = played(began, at, pauses);
                            let seat = player.index();
                            turns.ended.push((began, TurnTime { seat, seconds }));
                        }
                    }
                    // the game is over, and its turns with it
                    Event::GameWon { .. } | Event::GameDrawn => {
                        let cut_short = std::mem::take(&mut in_progress).into_values();
                        turns.cut_short.extend(cut_short.map(|(seat, began)| TurnTime {
                            seat: seat.index(),
                            seconds: played(began, at, pauses),
                        }));
                    }
                    _ => {}
                }
            }
        });
        turns.in_progress = (in_progress.into_iter())
            .map(|(marker, (seat, since))| TurnInProgress { marker, seat, since })
            .collect();
        turns
    }

    /// Returns the seconds that a player has taken at a moment, in turns that ended, also with the game, and in those in progress.
    pub fn of_seat(&self, seat: Seat, now: Moment, pauses: &[Pause]) -> u32 {
        let ended = self.ended.iter().map(|(_, turn)| turn).chain(&self.cut_short);
        let ended = ended.filter(|turn| turn.seat == seat.index());
        let running = self.in_progress.iter().filter(|turn| turn.seat == seat);
        let all = ended.map(|turn| turn.seconds);
        all.chain(running.map(|turn| played(turn.since, now, pauses)))
            .fold(0, u32::saturating_add)
    }
}

/// Returns the whole seconds between two moments that were not in a pause.
pub fn played(from: Moment, until: Moment, pauses: &[Pause]) -> u32 {
    let within = |(began, ended): &Pause| seconds((*began).max(from), (*ended).min(until));
    let stood: u32 = pauses.iter().map(within).fold(0, u32::saturating_add);
    seconds(from, until).saturating_sub(stood)
}

/// Returns the whole seconds between two moments, at least 0.
pub fn seconds(from: Moment, until: Moment) -> u32 {
    u32::try_from((until - from).num_seconds().max(0)).unwrap_or(u32::MAX)
}
