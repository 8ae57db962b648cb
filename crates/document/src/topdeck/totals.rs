//! The totals of the standings: byes that no round has, and whether totals and tables add up.

use std::collections::BTreeSet;

use super::rounds::Played;
use super::shape::RawTotals;
use podium_event::{PlayerIx, PodResult, Round, Stage};

/// A player's totals of the Swiss rounds; `None` where the file does not state them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Totals {
    pub wins: Option<u32>,
    pub draws: Option<u32>,
    pub losses: Option<u32>,
    pub byes: Option<u32>,
}

/// A line of the file's standings.
pub(super) struct Line {
    pub player: PlayerIx,
    pub totals: Totals,
}

/// The rounds in which a player has each result, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Results {
    pub won: Vec<u32>,
    pub drew: Vec<u32>,
    pub lost: Vec<u32>,
    pub byes: Vec<u32>,
}

impl Results {
    /// Returns the rounds in which the player has a place.
    fn places(&self) -> BTreeSet<u32> {
        [&self.won, &self.drew, &self.lost, &self.byes]
            .into_iter()
            .flatten()
            .copied()
            .collect()
    }
}

/// One kind of total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Wins,
    Draws,
    Losses,
    Byes,
}

/// A total of a player that the rounds do not give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mismatch {
    pub player: PlayerIx,
    pub kind: Kind,
    pub stated: u32,
    /// The rounds in which the player has such a result.
    pub rounds: Vec<u32>,
}

/// Reads a standing's totals of the Swiss rounds. `in_playoff` are the player's results there, by the tables: where the
/// file only has sums of both stages, they are taken off.
pub(super) fn swiss(raw: &RawTotals, in_playoff: &Results) -> Totals {
    let of = |swiss: Option<u32>, all: Option<u32>, bracket: Option<u32>, played: &[u32]| {
        swiss.or_else(|| all?.checked_sub(bracket.unwrap_or(played.len() as u32)))
    };
    // a drawn playoff table is a loss of everyone at it, also of the player who goes on
    let lost = [&in_playoff.lost[..], &in_playoff.drew].concat();
    Totals {
        wins: of(raw.wins_swiss, raw.wins, raw.wins_bracket, &in_playoff.won),
        draws: raw.draws,
        losses: of(raw.losses_swiss, raw.losses, raw.losses_bracket, &lost),
        byes: raw.byes,
    }
}

/// Returns each player's results in the rounds of a stage. Players without a share in a draw have lost it (T3); the
/// winner of a table of two has won.
pub(super) fn results(rounds: &[Round], stage: Stage, players: usize, played: &Played) -> Vec<Results> {
    let mut results = vec![Results::default(); players];
    for round in rounds.iter().filter(|round| round.stage == stage) {
        let number = round.number;
        for pod in &round.pods {
            for &player in &pod.seats {
                let of = &mut results[player.ix()];
                match &pod.result {
                    PodResult::Won(winner) if *winner == player => of.won.push(number),
                    // everybody at a drawn playoff table is noted as having drawn it, for `swiss`
                    PodResult::Drawn(shared) if shared.contains(&player) || stage == Stage::Playoff => {
                        of.drew.push(number);
                    }
                    PodResult::Won(_) | PodResult::Drawn(_) => of.lost.push(number),
                    PodResult::NotReported | PodResult::Games { .. } | PodResult::Places(_) => {}
                }
            }
        }
        for &player in &round.byes {
            let of = &mut results[player.ix()];
            match played.won_small.contains(&(number, player)) {
                true => of.won.push(number),
                false => of.byes.push(number),
            }
        }
        for player in &round.match_losses {
            results[player.ix()].lost.push(number);
        }
    }
    results
}

/// Places the byes that only the standings have, each in a Swiss round where the player has no place: first between the
/// player's first and last place, where an absence would be left otherwise, then before the first and last after the
/// last, each time in the round nearest to it. Returns how many were placed.
pub(super) fn place_byes(rounds: &mut [Round], lines: &[Line], results: &[Results]) -> usize {
    let mut placed = 0;
    for line in lines {
        let of = &results[line.player.ix()];
        let missing = line.totals.byes.unwrap_or(0).saturating_sub(of.byes.len() as u32);
        if missing == 0 {
            continue;
        }
        let seated = seated(rounds, line.player);
        let taken: BTreeSet<u32> = of.places().union(&seated).copied().collect();
        let (first, last) = (taken.first().copied(), taken.last().copied());
        let nearness = |round: u32| match (first, last) {
            (Some(first), _) if round < first => (1, first - round),
            (_, Some(last)) if round > last => (2, round - last),
            _ => (0, round),
        };
        let mut free: Vec<usize> = (0..rounds.len())
            .filter(|&ix| rounds[ix].stage == Stage::Swiss && !taken.contains(&rounds[ix].number))
            .collect();
        free.sort_by_key(|&ix| nearness(rounds[ix].number));
        for ix in free.into_iter().take(missing as usize) {
            rounds[ix].byes.push(line.player);
            placed += 1;
        }
    }
    placed
}

/// Returns the Swiss rounds in which a player has a seat, also at tables without a result.
fn seated(rounds: &[Round], player: PlayerIx) -> BTreeSet<u32> {
    let sits = |round: &&Round| round.pods.iter().any(|pod| pod.seats.contains(&player));
    let swiss = rounds.iter().filter(|round| round.stage == Stage::Swiss);
    swiss.filter(sits).map(|round| round.number).collect()
}

/// Returns the totals that the rounds do not give. Players of a table without a winner are left out: their totals are
/// kept as published.
pub(super) fn mismatches(lines: &[Line], results: &[Results], kept: &BTreeSet<PlayerIx>) -> Vec<Mismatch> {
    let mut found = Vec::new();
    for line in lines.iter().filter(|line| !kept.contains(&line.player)) {
        let of = &results[line.player.ix()];
        let kinds = [
            (Kind::Wins, line.totals.wins, &of.won),
            (Kind::Draws, line.totals.draws, &of.drew),
            (Kind::Losses, line.totals.losses, &of.lost),
            (Kind::Byes, line.totals.byes, &of.byes),
        ];
        for (kind, stated, rounds) in kinds {
            if let Some(stated) = stated.filter(|stated| *stated as usize != rounds.len()) {
                found.push(Mismatch {
                    player: line.player,
                    kind,
                    stated,
                    rounds: rounds.clone(),
                });
            }
        }
    }
    found
}
