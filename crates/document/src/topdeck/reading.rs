//! What the standings of a file add to its tables: byes, shared draws, and where both do not add up.

use std::collections::BTreeSet;

use super::StatedStanding;
use super::draws;
use super::points::{Record, found};
use super::rounds::Played;
use super::shape::RawStanding;
use super::totals::{Line, Mismatch, Results, mismatches, place_byes, results, swiss};
use podium_event::profile::Points;
use podium_event::{PlayerIx, Stage};

/// The result of reading the standings.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// The number of byes that only the standings had.
    pub byes: usize,
    pub draws: draws::Read,
    pub mismatches: Vec<Mismatch>,
    /// Each player's results of the Swiss rounds as they are read now.
    results: Vec<Results>,
    /// The players of Swiss tables without a winner: their totals are only kept as published.
    kept: BTreeSet<PlayerIx>,
}

/// Reads the standings into the rounds. `listed` and `stated` are the same lines.
pub(super) fn read(played: &mut Played, listed: &[RawStanding], stated: &[StatedStanding], players: usize) -> Reading {
    let rounds = std::mem::take(&mut played.rounds);
    let in_playoff = results(&rounds, Stage::Playoff, players, played);
    let before = results(&rounds, Stage::Swiss, players, played);
    let line = |(raw, stated): (&RawStanding, &StatedStanding)| Line {
        player: stated.player,
        totals: swiss(&raw.totals, &in_playoff[stated.player.ix()]),
    };
    let lines: Vec<Line> = listed.iter().zip(stated).map(line).collect();
    played.rounds = rounds;
    let without_winner: BTreeSet<(u32, u32)> = played.without_winner.keys().copied().collect();
    let byes = place_byes(&mut played.rounds, &lines, &before);
    let draws = draws::read(&mut played.rounds, &lines, &before, &without_winner);
    let results = results(&played.rounds, Stage::Swiss, players, played);
    let swiss = played.rounds.iter().filter(|round| round.stage == Stage::Swiss);
    let pods = swiss.flat_map(|round| round.pods.iter().map(move |pod| (round.number, pod)));
    let kept = pods
        .filter(|(round, pod)| without_winner.contains(&(*round, pod.table)))
        .flat_map(|(_, pod)| pod.seats.iter().copied())
        .collect();
    Reading {
        byes,
        draws,
        mismatches: mismatches(&lines, &results, &kept),
        results,
        kept,
    }
}

impl Reading {
    /// Returns the points that explain most of the stated ones, preferring the standard ones.
    pub fn points(&self, stated: &[StatedStanding], standard: Points) -> Points {
        let records: Vec<Record> = self.with_points(stated).map(|(_, record)| record).collect();
        found(&records, standard).0
    }

    /// Returns whether tables of the Swiss rounds have no winner, so that the published places do not follow from them.
    pub fn has_kept(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Returns the players whose stated points their results do not give, with the stated points and those here.
    pub fn missed_points(&self, stated: &[StatedStanding], points: &Points) -> Vec<(PlayerIx, u32, u32)> {
        self.with_points(stated)
            .filter(|(_, record)| !record.fits(points))
            .map(|(player, record)| (player, record.points, record.sum(points)))
            .collect()
    }

    /// Returns the records of the players whose points are stated and follow from their tables.
    fn with_points(&self, stated: &[StatedStanding]) -> impl Iterator<Item = (PlayerIx, Record)> {
        let lines = stated.iter().filter(|line| !self.kept.contains(&line.player));
        lines.filter_map(|line| {
            let results = self.results.get(line.player.ix())?;
            let record = Record {
                points: line.points?,
                wins: results.won.len() as u32,
                draws: results.drew.len() as u32,
                byes: results.byes.len() as u32,
            };
            Some((line.player, record))
        })
    }
}
