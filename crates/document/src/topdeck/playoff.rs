//! The playoff of a file: its seeds, and who wins a drawn table.

use std::collections::BTreeSet;

use super::StatedStanding;
use podium_event::{Event, PlayerIx, PodResult};
use podium_rules::standings::standings;

/// A drawn playoff table, and the player who wins it here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Settled {
    pub round: u32,
    pub table: u32,
    pub winner: PlayerIx,
}

/// Adds the seeds of a playoff whose cut is not stated: its players, in the order of the Swiss standings.
pub(super) fn with_seeds(event: Event) -> Event {
    if event.cut().is_some() || event.playoff().is_empty() {
        return event;
    }
    let pods = event.playoff().iter().flat_map(|round| &round.pods);
    let seated: BTreeSet<PlayerIx> = pods.flat_map(|pod| pod.seats.iter().copied()).collect();
    let table = standings(&event, None);
    let seeds = table
        .rows()
        .iter()
        .map(|row| row.player)
        .filter(|player| seated.contains(player));
    let cut = Some(seeds.collect());
    let mut parts = event.into_parts();
    parts.cut = cut;
    Event::new(parts).expect("the event was checked, and everybody of its playoff is a seed")
}

/// Gives drawn playoff tables a winner: the player of the table who has a seat in a later round; in the last round the
/// best seed, as on TopDeck. The best seed has the best place of the table in the file's standings, which keep the order
/// of the Swiss rounds there; without places, the best seed here.
pub(super) fn settle(event: Event, stated: &[StatedStanding]) -> (Event, Vec<Settled>) {
    let place = |player: PlayerIx| {
        let line = stated.iter().find(|line| line.player == player);
        line.and_then(|line| line.place).unwrap_or(u32::MAX)
    };
    let seeds = event.cut().unwrap_or_default();
    let seed = |player: PlayerIx| seeds.iter().position(|&seeded| seeded == player).unwrap_or(usize::MAX);
    let mut settled = Vec::new();
    for (ix, round) in event.playoff().iter().enumerate() {
        let later = &event.playoff()[ix + 1..];
        for pod in round
            .pods
            .iter()
            .filter(|pod| matches!(pod.result, PodResult::Drawn(_)))
        {
            let goes_on = |player: &PlayerIx| {
                let mut pods = later.iter().flat_map(|round| &round.pods);
                pods.any(|pod| pod.seats.contains(player))
            };
            let went_on: Vec<PlayerIx> = pod.seats.iter().copied().filter(goes_on).collect();
            let winner = match went_on[..] {
                [winner] => Some(winner),
                [] if later.is_empty() => pod
                    .seats
                    .iter()
                    .copied()
                    .min_by_key(|&player| (place(player), seed(player))),
                _ => None,
            };
            settled.extend(winner.map(|winner| Settled {
                round: round.number,
                table: pod.table,
                winner,
            }));
        }
    }
    if settled.is_empty() {
        return (event, settled);
    }
    let mut parts = event.into_parts();
    for round in &mut parts.rounds {
        for pod in &mut round.pods {
            let is_this = |settled: &&Settled| (settled.round, settled.table) == (round.number, pod.table);
            if let Some(settled) = settled.iter().find(is_this) {
                pod.result = PodResult::Won(settled.winner);
            }
        }
    }
    let event = Event::new(parts).expect("the event was checked, and the winners sit at their tables");
    (event, settled)
}
