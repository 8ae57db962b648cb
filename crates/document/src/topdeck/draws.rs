//! Who shares a drawn table, where the standings state each player's draws and losses (T51).

use std::collections::{BTreeMap, BTreeSet};

use super::losses::{Place, Search};
use super::totals::{Line, Results};
use podium_event::{PlayerIx, Pod, PodResult, Round, Stage};

/// The reading of a file's drawn tables.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Read {
    /// Drawn tables that not everyone shares, by round and table.
    pub not_shared_by_all: Vec<(u32, u32)>,
    /// Players of whom the totals do not say which of their drawn tables they lost.
    pub several: Vec<PlayerIx>,
    /// Whether players without totals share a draw because everyone does.
    pub assumed: bool,
}

/// The drawn tables of the Swiss rounds, numbered in order.
#[derive(Default)]
struct Tables {
    /// Index of the round, and of the pod in it.
    at: Vec<(usize, usize)>,
    seats: Vec<usize>,
    /// Whether the file does not call the table drawn, but has no winner of it.
    open: Vec<bool>,
    of_player: BTreeMap<PlayerIx, Vec<usize>>,
}

impl Tables {
    fn new(rounds: &[Round], without_winner: &BTreeSet<(u32, u32)>) -> Self {
        let mut tables = Self::default();
        for (round_ix, round) in rounds.iter().enumerate() {
            let pods = round.pods.iter().enumerate();
            let is_drawn = |pod: &Pod| round.stage == Stage::Swiss && matches!(pod.result, PodResult::Drawn(_));
            for (pod_ix, pod) in pods.filter(|(_, pod)| is_drawn(pod)) {
                for &player in &pod.seats {
                    tables.of_player.entry(player).or_default().push(tables.at.len());
                }
                tables.at.push((round_ix, pod_ix));
                tables.seats.push(pod.seats.len());
                tables.open.push(without_winner.contains(&(round.number, pod.table)));
            }
        }
        tables
    }

    /// Returns the players whose totals say how many of their drawn tables they lost.
    fn places(&self, lines: &[Line], results: &[Results]) -> Vec<(PlayerIx, Place)> {
        let place = |line: &Line| {
            let tables = self.of_player.get(&line.player)?;
            // nobody shares a table without a winner yet, so it is among those that were lost
            let open = tables.iter().filter(|&&table| self.open[table]).count();
            let lost = results[line.player.ix()].lost.len().saturating_sub(open);
            let needed = needed(line, tables.len(), lost, open > 0)?;
            let tables = tables.clone();
            Some((line.player, Place { tables, needed }))
        };
        lines.iter().filter_map(place).collect()
    }

    /// Returns the most losses that each table takes: a player who is the only one with a share would have won (T2).
    fn room(&self) -> Vec<usize> {
        let tables = self.seats.iter().zip(&self.open);
        tables
            .map(|(&seats, open)| if *open { seats } else { seats.saturating_sub(2) })
            .collect()
    }
}

/// Sets who shares the drawn tables of the Swiss rounds. `without_winner` are those tables that the file does not call
/// drawn: nobody shares one of them except by their totals.
pub(super) fn read(
    rounds: &mut [Round],
    lines: &[Line],
    results: &[Results],
    without_winner: &BTreeSet<(u32, u32)>,
) -> Read {
    let tables = Tables::new(rounds, without_winner);
    let (players, places): (Vec<PlayerIx>, Vec<Place>) = tables.places(lines, results).into_iter().unzip();
    let found = Search::new(&places, tables.room())
        .solve()
        .or_else(|| Search::new(&places, tables.seats.clone()).solve())
        .unwrap_or_default();
    let lost = found.lost.iter().map(|&(player, table)| (players[player], table));
    let lost: BTreeSet<(PlayerIx, usize)> = lost.collect();
    let mut read = Read {
        several: found.several.iter().map(|&player| players[player]).collect(),
        ..Read::default()
    };
    let known: BTreeSet<PlayerIx> = players.into_iter().collect();
    for (table, &(round_ix, pod_ix)) in tables.at.iter().enumerate() {
        let number = rounds[round_ix].number;
        let pod = &mut rounds[round_ix].pods[pod_ix];
        let shares = |player: &PlayerIx| match known.contains(player) {
            true => !lost.contains(&(*player, table)),
            false => !tables.open[table],
        };
        let shared: Vec<PlayerIx> = pod.seats.iter().copied().filter(shares).collect();
        if !tables.open[table] {
            read.assumed |= pod.seats.iter().any(|player| !known.contains(player));
            if shared.len() < pod.seats.len() {
                read.not_shared_by_all.push((number, pod.table));
            }
        }
        pod.result = PodResult::Drawn(shared);
    }
    read
}

/// Returns how many of a player's drawn tables were lost; `None` if the totals do not say so, or contradict the tables.
/// `lost` are the tables that another player won; `is_open` says that one of the drawn ones may have been won or lost.
fn needed(line: &Line, drawn: usize, lost: usize, is_open: bool) -> Option<usize> {
    let by_losses = line.totals.losses.map(|losses| (losses as usize).checked_sub(lost));
    match line.totals.draws {
        Some(draws) => {
            let needed = drawn.checked_sub(draws as usize)?;
            (is_open || by_losses.is_none_or(|losses| losses == Some(needed))).then_some(needed)
        }
        None if is_open => None,
        None => by_losses.flatten().filter(|&needed| needed <= drawn),
    }
}
