//! The playoff of a file: its seeds, and who wins a drawn table.

use std::collections::BTreeSet;

use super::StatedStanding;
use podium_event::profile::DrawnElimination;
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

/// Says who goes on from drawn playoff tables: the player of the table who has a seat in a later round; in the last round the
/// best seed, as on TopDeck. Where that is the best seed here of those who share the draw, the table stays drawn, and the
/// event has it that the best seed advances (T43); otherwise the player is entered as the winner, and returned. The best
/// seed has the best place of the table in the file's standings, which keep the order of the Swiss rounds there; without
/// places, the best seed here.
pub(super) fn settle(event: Event, stated: &[StatedStanding]) -> (Event, Vec<Settled>) {
    let place = |player: PlayerIx| {
        let line = stated.iter().find(|line| line.player == player);
        line.and_then(|line| line.place).unwrap_or(u32::MAX)
    };
    let seeds = event.cut().unwrap_or_default();
    let seed = |player: PlayerIx| seeds.iter().position(|&seeded| seeded == player).unwrap_or(usize::MAX);
    let (mut settled, mut by_seed, mut open) = (Vec::new(), false, false);
    for (ix, round) in event.playoff().iter().enumerate() {
        let later = &event.playoff()[ix + 1..];
        for pod in &round.pods {
            let PodResult::Drawn(sharing) = &pod.result else {
                continue;
            };
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
            let best = sharing.iter().copied().min_by_key(|&player| seed(player));
            match winner {
                None => open = true,
                Some(_) if winner == best => by_seed = true,
                Some(winner) => settled.push(Settled {
                    round: round.number,
                    table: pod.table,
                    winner,
                }),
            }
        }
    }
    // a table from which it is unknown who went on is not decided by seed
    let is_by_seed = by_seed && !open;
    if settled.is_empty() && !is_by_seed {
        return (event, settled);
    }
    let mut parts = event.into_parts();
    if is_by_seed {
        parts.profile.house.drawn_elimination = DrawnElimination::HighestSeed;
    }
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
