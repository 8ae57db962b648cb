//! The checker's own reading of results: points, opponents and byes of every player, and the standings that follow.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::fractions::{Fraction, compare, fits, mean, rounded};
use super::{place_scores, wager};
use podium_event::profile::{Points, Profile, Share, Tiebreaker, WinPointsBy};
use podium_event::{Event, GameResult, PlayerIx, Pod, PodResult};

/// A player's sums.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    pub points: u32,
    /// Points of the results at tables.
    scored: u32,
    /// The points of winning each match (T58).
    possible: u32,
    pub byes: u32,
    /// Matches in a pod below the standard size.
    smaller: u32,
    /// The number of the seat in each match, from 1.
    seats: Vec<u32>,
    games_won: u32,
    /// For each counted match: everybody at the table, and the points scored there.
    tables: Vec<(Vec<usize>, u32)>,
    /// Everybody the player has met, once each (T7), with how often they have met (T54).
    pub opponents: BTreeMap<usize, u32>,
    /// Those of them whom the player has met only in matches that count for nobody.
    uncounted: BTreeSet<usize>,
}

/// The sums of all players over some rounds, and their ranks.
#[derive(Debug)]
pub struct Reading {
    lines: Vec<Line>,
    /// For each player, 1 plus the number of players ranked above by the tiebreakers; equal players share it.
    ranks: Vec<u32>,
    /// Whether percentages are rounded before they are added (T58).
    rough: bool,
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
    let keys = reading.keys(event, after);
    let mut order: Vec<usize> = (0..event.players().len())
        .filter(|&player| stays(event, player, after))
        .collect();
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

/// Returns whether a player is in the standings after a round.
fn stays(event: &Event, player: usize, after: Option<u32>) -> bool {
    // T10: disqualified players leave the standings from the round of their disqualification on
    let player = &event.players()[player];
    let last = player.disqualified_after;
    // who left before the first round open to them never played
    let came = player
        .dropped_after
        .into_iter()
        .chain(last)
        .all(|last| last >= player.entry_round);
    came && last.is_none_or(|last| after.is_some_and(|after| last > after))
}

impl Reading {
    /// Counts the Swiss rounds before a round.
    pub fn before(event: &Event, round: u32) -> Self {
        let profile = event.profile();
        let first = Line {
            points: wager::start(profile),
            ..Line::default()
        };
        let mut lines = vec![first; event.players().len()];
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
                if profile.house.wager.is_none() {
                    line.points += profile.points.bye;
                }
                line.byes += 1;
            }
            for loss in &earlier.match_losses {
                let line = &mut lines[loss.ix()];
                line.possible += profile.points.win;
                if let Some(wager) = profile.house.wager {
                    line.points -= wager::stake(wager, line.points);
                }
            }
        }
        let mut reading = Self {
            rough: !fits(divisors(profile, &lines)),
            lines,
            ranks: Vec::new(),
        };
        let keys = reading.keys(event, round.checked_sub(1).filter(|_| round != u32::MAX));
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
    fn keys(&self, event: &Event, after: Option<u32>) -> Vec<Vec<Fraction>> {
        let tiebreakers = &event.profile().tiebreakers;
        let mut keys = vec![Vec::with_capacity(tiebreakers.len()); self.lines.len()];
        for tiebreaker in tiebreakers {
            let values: Vec<Fraction> = match tiebreaker {
                Tiebreaker::HeadToHead => self.against_equals(event, &keys, after),
                other => self.lines.iter().map(|line| self.value(event, line, *other)).collect(),
            };
            for (key, value) in keys.iter_mut().zip(values) {
                key.push(value);
            }
        }
        keys
    }

    /// Returns the value of a tiebreaker that does not depend on who is equal.
    fn value(&self, event: &Event, line: &Line, tiebreaker: Tiebreaker) -> Fraction {
        let profile = event.profile();
        let whole = |number: u32| (u128::from(number), 1);
        let percentage = |value: Fraction| match profile.house.percentage_decimals {
            Some(decimals) => rounded(value, decimals), // T50
            None => value,
        };
        match tiebreaker {
            Tiebreaker::MatchPoints => whole(line.points),
            Tiebreaker::MatchWinPercentage => percentage(won(line, &profile.points, false)),
            Tiebreaker::OpponentsAverageMatchPoints => mean(self.met(line).map(|met| whole(met.points))),
            Tiebreaker::OpponentsMatchWinPercentage => {
                percentage(self.average(profile, line, profile.house.byes_in_percentages))
            }
            Tiebreaker::WinPercentage => percentage(won(line, &profile.points, true)),
            Tiebreaker::OpponentsWinPercentage => percentage(self.average(profile, line, true)),
            Tiebreaker::AverageSeat => mean(line.seats.iter().copied().map(whole)),
            Tiebreaker::GamesWon => whole(line.games_won),
            Tiebreaker::HeadToHead => whole(0),
        }
    }

    /// Returns the opponents that count.
    fn met<'a>(&'a self, line: &'a Line) -> impl Iterator<Item = &'a Line> {
        let counted = line
            .opponents
            .keys()
            .filter(|opponent| !line.uncounted.contains(opponent));
        counted.map(|&opponent| &self.lines[opponent])
    }

    /// Returns the mean of the opponents' percentages (T6), with the imaginary opponents (T42) one by one.
    fn average(&self, profile: &Profile, line: &Line, byes: bool) -> Fraction {
        let floor = profile
            .house
            .percentage_floor
            .map_or((1, u128::from(profile.points.win)), fraction);
        let own = |met: &Line| match won(met, &profile.points, byes) {
            whole if self.rough => rounded(whole, 12),
            whole => whole,
        };
        let mut all: Vec<Fraction> = self.met(line).map(own).collect();
        for (imaginary, rounds) in [
            (profile.house.bye_opponents, line.byes),
            (profile.house.smaller_pod_opponents, line.smaller),
        ] {
            let Some(imaginary) = imaginary else { continue };
            for _ in 0..rounds * imaginary.count {
                all.push(fraction(imaginary.match_win_percentage));
            }
        }
        mean(all.into_iter().map(|own| match compare(own, floor) {
            Ordering::Less => floor,
            _ => own,
        }))
    }

    /// Returns for each player the points scored at tables with players whose keys are equal so far, where all of these
    /// have met each other; else 0.
    fn against_equals(&self, event: &Event, keys: &[Vec<Fraction>], after: Option<u32>) -> Vec<Fraction> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut order: Vec<usize> = (0..keys.len()).filter(|&player| stays(event, player, after)).collect();
        order.sort_by(|a, b| compare_keys(&keys[*a], &keys[*b]));
        for player in order {
            match groups.last_mut() {
                Some(group) if compare_keys(&keys[group[0]], &keys[player]).is_eq() => group.push(player),
                _ => groups.push(vec![player]),
            }
        }
        let mut values = vec![(0, 1); keys.len()];
        for group in groups {
            let met = |a: usize, b: usize| {
                let line = &self.lines[a];
                line.opponents.contains_key(&b) && !line.uncounted.contains(&b)
            };
            // a wrong first pair ends the search, so large groups cost little
            if !group.iter().all(|&a| group.iter().all(|&b| a == b || met(a, b))) {
                continue;
            }
            for &player in &group {
                let tables = self.lines[player].tables.iter();
                let together = tables.filter(|(seated, _)| {
                    let mut others = seated.iter().filter(|other| **other != player);
                    others.any(|other| group.contains(other))
                });
                let points: u32 = together.map(|(_, points)| points).sum();
                values[player] = (u128::from(points), 1);
            }
        }
        values
    }
}

fn fraction(share: Share) -> Fraction {
    (u128::from(share.numerator()), u128::from(share.denominator()))
}

/// Returns the points divided by those of winning every match: without those of byes, which are no matches (T4), or with
/// each bye as a won match (T49).
fn won(line: &Line, points: &Points, byes: bool) -> Fraction {
    let byes = if byes { line.byes } else { 0 };
    let of_byes = u128::from(byes) * u128::from(points.win);
    match u128::from(line.possible) + of_byes {
        0 => (0, 1),
        possible => (u128::from(line.scored) + of_byes, possible),
    }
}

/// Returns every number by which a percentage of these players divides, and the points of a win.
fn divisors(profile: &Profile, lines: &[Line]) -> BTreeSet<u128> {
    let win = profile.points.win;
    let with_byes =
        profile.house.byes_in_percentages || profile.tiebreakers.contains(&Tiebreaker::OpponentsWinPercentage);
    let of = |line: &Line| {
        let byes = line.byes * win;
        [line.possible, line.possible + if with_byes { byes } else { 0 }]
    };
    let all = lines.iter().flat_map(of).chain([win]);
    all.filter(|number| *number > 0).map(u128::from).collect()
}

/// Returns the points of each result at a table of so many players (T1, T58).
fn points_at(profile: &Profile, players: usize) -> Points {
    let win = match profile.house.win_points_by {
        _ if profile.house.place_points.is_some() => {
            (profile.house.place_points.as_ref()).map_or(0, |points| place_scores::first(points, players))
        }
        WinPointsBy::Tournament => profile.points.win,
        WinPointsBy::PodSizePlus1 => players as u32 + 1,
        WinPointsBy::TwicePodSizeMinus1 => 2 * players as u32 - 1,
    };
    Points { win, ..profile.points }
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
    let profile = event.profile();
    let points = points_at(profile, pod.seats.len());
    let Some(scores) = scores(pod, profile.games_to_win, &points) else {
        return;
    };
    let Some(marks) = self::scores(pod, profile.games_to_win, &wager::MARKS) else {
        return;
    };
    let scores = place_scores::scores(&profile.house, pod, &marks).unwrap_or(scores);
    if let Some(wager) = profile.house.wager {
        let before: Vec<u32> = pod.seats.iter().map(|player| lines[player.ix()].points).collect();
        for (player, points) in pod.seats.iter().zip(wager::after(wager, &before, &marks)) {
            lines[player.ix()].points = points;
        }
    }
    let all: Vec<usize> = pod.seats.iter().map(|player| player.ix()).collect();
    let smaller = pod.seats.len() < event.profile().pod_size as usize;
    for ((player, seat), scored) in pod.seats.iter().zip(1..).zip(scores) {
        let line = &mut lines[player.ix()];
        if profile.house.wager.is_none() {
            line.points += scored;
        }
        line.scored += scored;
        line.possible += points.win;
        line.smaller += u32::from(smaller);
        line.seats.push(seat);
        line.games_won += games(pod, *player);
        line.tables.push((all.clone(), scored));
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

/// Returns the games that a player won at a table: one without a list of games.
fn games(pod: &Pod, player: PlayerIx) -> u32 {
    let PodResult::Games { games, .. } = &pod.result else {
        let alone = |groups: &Vec<Vec<PlayerIx>>| groups.first().is_some_and(|first| first[..] == [player]);
        let is_first = matches!(&pod.result, PodResult::Places(groups) if alone(groups));
        return u32::from(is_first || pod.result == PodResult::Won(player));
    };
    let won = games
        .iter()
        .filter(|game| matches!(game, GameResult::Won(winner) if *winner == player));
    won.count() as u32
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
        PodResult::Places(groups) => match &groups.first()?[..] {
            [winner] => Some(won_by(seat(*winner)?)),
            sharing => {
                let shares: Vec<bool> = pod.seats.iter().map(|player| sharing.contains(player)).collect();
                Some(drawn_by(&shares))
            }
        },
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
