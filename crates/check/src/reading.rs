//! The checker's own reading of results: points, opponents and byes of every player, and the standings that follow.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use podium_event::profile::{Points, Tiebreaker};
use podium_event::{Event, GameResult, PlayerIx, Pod, PodResult};

/// A player's sums.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    pub points: u32,
    /// Of these, points from byes.
    bye_points: u32,
    matches: u32,
    pub byes: u32,
    /// Everybody the player has met, once each (T7), with how often they have met (T54).
    pub opponents: BTreeMap<usize, u32>,
    /// Those of them whom the player has met only in matches that count for nobody.
    uncounted: BTreeSet<usize>,
}

/// A number as a fraction.
type Fraction = (u128, u128);

/// The sums of all players over some rounds, and their ranks.
#[derive(Debug)]
pub struct Reading {
    lines: Vec<Line>,
    /// For each player, 1 plus the number of players ranked above by the tiebreakers; equal players share it.
    ranks: Vec<u32>,
}

/// A player's place in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Place {
    pub rank: u32,
    pub id: String,
    pub points: u32,
    #[serde(skip)]
    pub player: usize,
}

/// Returns the standings after a Swiss round, or after all (`None`): equal players share a rank and keep the order of
/// the list (T9).
#[must_use]
pub fn standings(event: &Event, after: Option<u32>) -> Vec<Place> {
    let reading = Reading::before(event, after.map_or(u32::MAX, |round| round + 1));
    let keys = reading.keys(event);
    // T10: disqualified players leave the standings from the round of their disqualification on
    let stays = |player: &usize| {
        let player = &event.players()[*player];
        let last = player.disqualified_after;
        // who left before the first round open to them never played
        let came = player
            .dropped_after
            .into_iter()
            .chain(last)
            .all(|last| last >= player.entry_round);
        came && last.is_none_or(|last| after.is_some_and(|after| last > after))
    };
    let mut order: Vec<usize> = (0..event.players().len()).filter(stays).collect();
    order.sort_by(|a, b| compare_keys(&keys[*a], &keys[*b]));
    let mut places: Vec<Place> = Vec::with_capacity(order.len());
    for (ix, &player) in order.iter().enumerate() {
        let same = ix > 0 && compare_keys(&keys[order[ix - 1]], &keys[player]).is_eq();
        places.push(Place {
            rank: if same { places[ix - 1].rank } else { ix as u32 + 1 },
            id: event.players()[player].id.clone(),
            points: reading.line(player).points,
            player,
        });
    }
    places
}

impl Reading {
    /// Counts the Swiss rounds before a round.
    pub fn before(event: &Event, round: u32) -> Self {
        let mut lines = vec![Line::default(); event.players().len()];
        for earlier in event.swiss().iter().filter(|earlier| earlier.number < round) {
            // counted matches first: a player who was met in one of them counts as an opponent
            let (void, counted): (Vec<&Pod>, Vec<&Pod>) =
                earlier.pods.iter().partition(|pod| is_void(event, pod, round));
            for pod in counted {
                read_pod(event, pod, &mut lines);
            }
            for pod in void {
                meet(pod, &mut lines);
            }
            for bye in &earlier.byes {
                let line = &mut lines[bye.ix()];
                line.points += event.profile().points.bye;
                line.bye_points += event.profile().points.bye;
                line.byes += 1;
            }
            for loss in &earlier.match_losses {
                lines[loss.ix()].matches += 1;
            }
        }
        let mut reading = Self {
            lines,
            ranks: Vec::new(),
        };
        let keys = reading.keys(event);
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|a, b| compare_keys(&keys[*a], &keys[*b]));
        reading.ranks = vec![1; keys.len()];
        for (ix, pair) in order.windows(2).enumerate() {
            let same = compare_keys(&keys[pair[0]], &keys[pair[1]]).is_eq();
            reading.ranks[pair[1]] = if same { reading.ranks[pair[0]] } else { ix as u32 + 2 };
        }
        reading
    }

    pub fn line(&self, player: usize) -> &Line {
        &self.lines[player]
    }

    pub fn rank(&self, player: usize) -> u32 {
        self.ranks[player]
    }

    /// Returns the values by which each player is ranked, in the order in which they decide; more is better.
    fn keys(&self, event: &Event) -> Vec<Vec<Fraction>> {
        let profile = event.profile();
        let key = |line: &Line| {
            let counted = line
                .opponents
                .keys()
                .filter(|opponent| !line.uncounted.contains(opponent));
            let met = counted.map(|&opponent| &self.lines[opponent]);
            profile
                .tiebreakers
                .iter()
                .map(|tiebreaker| match tiebreaker {
                    Tiebreaker::MatchPoints => (u128::from(line.points), 1),
                    Tiebreaker::MatchWinPercentage => won(line, &profile.points),
                    Tiebreaker::OpponentsAverageMatchPoints => mean(met.clone().map(|met| (u128::from(met.points), 1))),
                    Tiebreaker::OpponentsMatchWinPercentage => mean(met.clone().map(|met| {
                        let floor = (1, u128::from(profile.points.win)); // T6
                        let own = won(met, &profile.points);
                        if compare(own, floor).is_lt() { floor } else { own }
                    })),
                })
                .collect::<Vec<Fraction>>()
        };
        self.lines.iter().map(key).collect()
    }
}

/// Returns the points without those of byes, divided by those of winning every match (T4).
fn won(line: &Line, points: &Points) -> Fraction {
    match line.matches {
        0 => (0, 1),
        matches => (
            u128::from(line.points - line.bye_points),
            u128::from(matches) * u128::from(points.win),
        ),
    }
}

fn mean(all: impl Iterator<Item = Fraction>) -> Fraction {
    let (mut sum, mut count): (Fraction, u128) = ((0, 1), 0);
    for (a, b) in all {
        let (x, y) = (sum.0 * b + a * sum.1, sum.1 * b);
        let shared = divisor(x, y).max(1);
        sum = (x / shared, y / shared);
        count += 1;
    }
    if count == 0 { (0, 1) } else { (sum.0, sum.1 * count) }
}

fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Compares fractions by their whole parts and then the inverted remainders, so that no product overflows.
fn compare(mut a: Fraction, mut b: Fraction) -> Ordering {
    loop {
        let wholes = (a.0 / a.1).cmp(&(b.0 / b.1));
        let (rest_a, rest_b) = (a.0 % a.1, b.0 % b.1);
        match (wholes, rest_a, rest_b) {
            (Ordering::Equal, 0, 0) => return Ordering::Equal,
            (Ordering::Equal, 0, _) => return Ordering::Less,
            (Ordering::Equal, _, 0) => return Ordering::Greater,
            // r/q below s/p is q/r above p/s
            (Ordering::Equal, _, _) => (a, b) = ((b.1, rest_b), (a.1, rest_a)),
            (unequal, _, _) => return unequal,
        }
    }
}

/// Compares two players' values: more of the first tiebreaker that differs comes first.
fn compare_keys(a: &[Fraction], b: &[Fraction]) -> Ordering {
    let differs = a
        .iter()
        .zip(b)
        .map(|(a, b)| compare(*b, *a))
        .find(|order| order.is_ne());
    differs.unwrap_or(Ordering::Equal)
}

fn read_pod(event: &Event, pod: &Pod, lines: &mut [Line]) {
    let points = &event.profile().points;
    let Some(scores) = scores(pod, event.profile().games_to_win, points) else {
        return;
    };
    for (player, scored) in pod.seats.iter().zip(scores) {
        let line = &mut lines[player.ix()];
        line.points += scored;
        line.matches += 1;
        for other in pod.seats.iter().filter(|other| *other != player) {
            *line.opponents.entry(other.ix()).or_default() += 1;
            line.uncounted.remove(&other.ix());
        }
    }
}

/// Returns whether a match counts for nobody before a round: a player of it was removed with all of their matches in an
/// earlier round.
fn is_void(event: &Event, pod: &Pod, round: u32) -> bool {
    let void = |player: &PlayerIx| event.players()[player.ix()].void_after;
    pod.seats.iter().filter_map(void).any(|after| after < round)
}

/// Records the meetings of a match that counts for nobody: they are no opponents of the averages, and have met (T54).
fn meet(pod: &Pod, lines: &mut [Line]) {
    if pod.result == PodResult::NotReported {
        return;
    }
    for player in &pod.seats {
        let line = &mut lines[player.ix()];
        for other in pod.seats.iter().filter(|other| *other != player) {
            let times = line.opponents.entry(other.ix()).or_default();
            if *times == 0 {
                line.uncounted.insert(other.ix());
            }
            *times += 1;
        }
    }
}

/// The points of each seat (T1–T3); `None` without a result.
fn scores(pod: &Pod, games_to_win: u32, points: &Points) -> Option<Vec<u32>> {
    let won_by = |winner: usize| {
        let scored = |seat| if seat == winner { points.win } else { points.loss };
        (0..pod.seats.len()).map(scored).collect()
    };
    let drawn_by = |shares: &[bool]| {
        shares
            .iter()
            .map(|&shares| if shares { points.draw } else { 0 })
            .collect()
    };
    let seat = |player| pod.seats.iter().position(|seated| *seated == player);
    match &pod.result {
        PodResult::NotReported => None,
        PodResult::Won(winner) => Some(won_by(seat(*winner)?)),
        PodResult::Drawn(players) => {
            let shares: Vec<bool> = pod.seats.iter().map(|player| players.contains(player)).collect();
            Some(drawn_by(&shares))
        }
        PodResult::Games {
            games,
            conceded,
            match_losses,
        } => {
            let out = |player| conceded.contains(player) || match_losses.contains(player);
            let in_match: Vec<bool> = pod.seats.iter().map(|player| !out(player)).collect();
            let mut wins = vec![0; pod.seats.len()];
            let left: Vec<usize> = (0..pod.seats.len()).filter(|&seat| in_match[seat]).collect();
            if let [last] = left[..] {
                return Some(won_by(last));
            }
            for game in games {
                let GameResult::Won(winner) = game else { continue };
                let winner = seat(*winner)?;
                wins[winner] += u32::from(in_match[winner]);
                if wins[winner] == games_to_win {
                    return Some(won_by(winner));
                }
            }
            let most = left.iter().map(|&seat| wins[seat]).max().unwrap_or(0);
            let best: Vec<usize> = left.into_iter().filter(|&seat| wins[seat] == most).collect();
            match best[..] {
                [winner] => Some(won_by(winner)),
                _ => Some(drawn_by(&in_match)),
            }
        }
    }
}
