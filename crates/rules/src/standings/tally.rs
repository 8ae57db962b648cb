//! The tally of an event: each player's sums and opponents, in dense arrays and one pass over the pods.

use super::row::Row;
use crate::ratio::Ratio;
use podium_event::event::{Event, Pod, Round};
use podium_event::player::PlayerIx;
use podium_event::profile::{ImaginaryOpponents, Points, Profile, Share, Tiebreaker};
use podium_event::result::{GameResult, Outcome, PodResult};

/// Sums over a player's rounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub match_points: u32,
    /// Match points from byes, which count for no percentage (T4).
    pub bye_points: u32,
    pub matches: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub byes: u32,
    pub game_points: u32,
    /// Games won at tables; a result without its games is one game (T37).
    pub games_won: u32,
    /// Matches at a table, without match losses outside a pod.
    pub seated: u32,
    /// Sum of the numbers of the seats, from 1.
    pub seats: u32,
    /// Matches in a pod below the standard size.
    pub smaller_pods: u32,
}

/// How a percentage counts byes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Byes {
    /// They are no matches (T4).
    LeftOut,
    /// Each is a won match (T49).
    AsWins,
}

impl Byes {
    /// Returns how the percentage that opponents get counts byes.
    pub fn for_opponents(profile: &Profile) -> Self {
        match profile.byes_in_percentages {
            true => Self::AsWins,
            false => Self::LeftOut,
        }
    }
}

impl Sums {
    /// Returns the points and the matches of a percentage.
    pub fn counted(&self, points: &Points, byes: Byes) -> (u32, u32) {
        // Never below 0: the points of byes are part of the match points.
        let played = self.match_points - self.bye_points;
        match byes {
            Byes::LeftOut => (played, self.matches),
            Byes::AsWins => (played + self.byes * points.win, self.matches + self.byes),
        }
    }

    /// Returns points over possible points: the match-win percentage if byes are left out (T4).
    pub fn percentage(&self, points: &Points, byes: Byes) -> Ratio {
        let (own, matches) = self.counted(points, byes);
        Ratio::new(u128::from(own), u128::from(matches) * u128::from(points.win))
    }
}

/// Sums and opponents of all players.
pub(super) struct Tally<'a> {
    event: &'a Event,
    pub sums: Vec<Sums>,
    /// The distinct opponents (T7) of all players in one array; `starts[p]..starts[p + 1]` are those of player p.
    opponents: Vec<PlayerIx>,
    starts: Vec<usize>,
    /// Common denominator of the sums of percentages: the least common multiple of all numbers of matches. At most
    /// lcm(1..=40), which is below 2^53 (T9).
    common: u128,
    /// The least common multiple of the denominators of the profile's own shares: below 2^33.
    shares: u128,
}

impl<'a> Tally<'a> {
    /// Counts the Swiss rounds up to `after_round`, or all of them.
    pub fn new(event: &'a Event, after_round: Option<u32>) -> Self {
        let swiss = event.swiss();
        let rounds = match after_round {
            Some(last) => &swiss[..swiss.partition_point(|round| round.number <= last)],
            None => swiss,
        };
        let mut sums = vec![Sums::default(); event.players().len()];
        // Few events have void pods: in the others no pod is looked at for them.
        let any_void = event.players().iter().any(|player| player.void_after.is_some());
        let counts = |pod: &Pod| !any_void || event.counts(pod, after_round);
        for round in rounds {
            add_round(&mut sums, event, round, &counts);
        }
        // One array for all players: 100,000 separate lists would cost an allocation each.
        let (opponents, starts) = opponents(event.players().len(), rounds, &counts);
        let profile = event.profile();
        // A percentage of this tournament divides by one of these numbers.
        let any_byes = profile.byes_in_percentages || profile.tiebreakers.contains(&Tiebreaker::OpponentsWinPercentage);
        let divides = |sums: &Sums, count| sums.matches == count || (any_byes && sums.matches + sums.byes == count);
        let most = sums.iter().map(|sums| sums.matches + sums.byes).max().unwrap_or(0);
        let mut common = 1;
        // Few different numbers of matches occur, so the denominator stays small without adding fractions one by one.
        for count in 1..=most {
            if sums.iter().any(|sums| divides(sums, count)) {
                common = lcm(common, u128::from(count));
            }
        }
        Self {
            event,
            sums,
            opponents,
            starts,
            common,
            shares: denominator(profile),
        }
    }

    /// Returns the distinct opponents of a player in the order of their first meeting (T7).
    pub fn opponents(&self, player: PlayerIx) -> &[PlayerIx] {
        &self.opponents[self.starts[player.ix()]..self.starts[player.ix() + 1]]
    }

    /// Returns a player's row with rank 0, which the ranking sets.
    pub fn row(&self, player: PlayerIx) -> Row {
        let profile = self.event.profile();
        let sums = &self.sums[player.ix()];
        let opponents = self.opponents(player);
        let count = opponents.len() as u128;
        let met = || opponents.iter().map(|opponent| &self.sums[opponent.ix()]);
        Row {
            rank: 0,
            player,
            match_points: sums.match_points,
            mw: self.compared(sums.percentage(&profile.points, Byes::LeftOut)),
            oamp: Ratio::new(met().map(|sums| u128::from(sums.match_points)).sum(), count),
            omw: self.of_opponents(player, Byes::for_opponents(profile)),
            matches_played: sums.matches,
            wins: sums.wins,
            draws: sums.draws,
            losses: sums.losses,
            byes: sums.byes,
            game_points: sums.game_points,
            further: self.further(player),
        }
    }

    /// Returns the values of the tiebreakers that the addendum does not have, without head to head, which depends on who
    /// is equal.
    fn further(&self, player: PlayerIx) -> Vec<(Tiebreaker, Ratio)> {
        let profile = self.event.profile();
        let sums = &self.sums[player.ix()];
        let value = |tiebreaker| match tiebreaker {
            Tiebreaker::WinPercentage => Some(self.compared(sums.percentage(&profile.points, Byes::AsWins))),
            Tiebreaker::OpponentsWinPercentage => Some(self.of_opponents(player, Byes::AsWins)),
            Tiebreaker::AverageSeat => Some(Ratio::new(u128::from(sums.seats), u128::from(sums.seated))),
            Tiebreaker::GamesWon => Some(Ratio::new(u128::from(sums.games_won), 1)),
            Tiebreaker::MatchPoints
            | Tiebreaker::MatchWinPercentage
            | Tiebreaker::OpponentsAverageMatchPoints
            | Tiebreaker::OpponentsMatchWinPercentage
            | Tiebreaker::HeadToHead => None,
        };
        let named = profile.tiebreakers.iter();
        named.filter_map(|&one| value(one).map(|value| (one, value))).collect()
    }

    /// Returns a percentage as it is compared: rounded if the profile says so (T50).
    fn compared(&self, percentage: Ratio) -> Ratio {
        match self.event.profile().percentage_decimals {
            Some(decimals) => percentage.rounded(decimals),
            None => percentage,
        }
    }

    /// Returns the mean of the opponents' percentages (T6), with the imaginary opponents (T42).
    fn of_opponents(&self, player: PlayerIx, byes: Byes) -> Ratio {
        let opponents = self.opponents(player);
        let met = opponents
            .iter()
            .map(|opponent| self.raised(&self.sums[opponent.ix()], byes));
        let (mut sum, mut count) = (met.sum::<u128>(), opponents.len() as u128);
        for (imaginary, times) in self.imaginary(player) {
            let more = u128::from(imaginary.count) * u128::from(times);
            sum += more * self.floored(imaginary.match_win_percentage);
            count += more;
        }
        self.compared(Ratio::new(sum, self.whole() * count))
    }

    /// Returns the imaginary opponents of a player: those of a bye and of a smaller pod, each with how often they count.
    pub fn imaginary(&self, player: PlayerIx) -> impl Iterator<Item = (ImaginaryOpponents, u32)> {
        let (profile, sums) = (self.event.profile(), &self.sums[player.ix()]);
        [
            (profile.bye_opponents, sums.byes),
            (profile.smaller_pod_opponents, sums.smaller_pods),
        ]
        .into_iter()
        .filter_map(|(imaginary, times)| imaginary.map(|imaginary| (imaginary, times)))
    }

    /// Returns a player's percentage as it counts for their opponents (T6).
    pub fn raised_percentage(&self, player: PlayerIx, byes: Byes) -> Ratio {
        Ratio::new(self.raised(&self.sums[player.ix()], byes), self.whole())
    }

    /// Returns the raised percentage as parts of [`Tally::whole`], so that those of several opponents can be added.
    fn raised(&self, sums: &Sums, byes: Byes) -> u128 {
        let profile = self.event.profile();
        let floor = self.parts(profile.floor());
        match sums.counted(&profile.points, byes) {
            (_, 0) => floor,
            (own, matches) => {
                let share = u128::from(own) * (self.common / u128::from(matches)) * self.shares;
                share.max(floor)
            }
        }
    }

    /// Returns a share as parts of [`Tally::whole`], raised to the floor.
    fn floored(&self, share: Share) -> u128 {
        self.parts(share).max(self.parts(self.event.profile().floor()))
    }

    /// Returns one of the profile's shares as parts of [`Tally::whole`].
    fn parts(&self, share: Share) -> u128 {
        // Exact: the denominator of a share is a factor of `shares`, and that of the usual floor is the win points.
        self.whole() / u128::from(share.denominator()) * u128::from(share.numerator())
    }

    /// Returns the parts of a percentage of 100 %: win points times the common denominators.
    fn whole(&self) -> u128 {
        self.common * self.shares * u128::from(self.event.profile().points.win)
    }
}

/// Returns the least common denominator of the shares that a profile names.
fn denominator(profile: &Profile) -> u128 {
    let imaginary = [profile.bye_opponents, profile.smaller_pod_opponents];
    let shares = imaginary.into_iter().flatten().map(|one| one.match_win_percentage);
    let shares = shares.chain(profile.percentage_floor);
    shares.fold(1, |common, share| lcm(common, u128::from(share.denominator())))
}

/// A player's score in a pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Score {
    Win,
    Draw,
    Loss,
}

/// Returns a player's score in a pod and its match points (T1).
pub(crate) fn score(outcome: &Outcome, player: PlayerIx, points: &Points) -> (Score, u32) {
    match outcome {
        Outcome::Won(winner) if *winner == player => (Score::Win, points.win),
        Outcome::Won(_) => (Score::Loss, points.loss),
        Outcome::Drawn(players) if players.contains(&player) => (Score::Draw, points.draw),
        // T3: a player who conceded or got a match loss scores 0 in a drawn match, whatever a loss scores.
        Outcome::Drawn(_) => (Score::Loss, 0),
    }
}

fn add_round(sums: &mut [Sums], event: &Event, round: &Round, counts: &impl Fn(&Pod) -> bool) {
    let points = &event.profile().points;
    for pod in round.pods.iter().filter(|pod| counts(pod)) {
        let Some(outcome) = pod.result.outcome(&pod.seats, event.profile().games_to_win) else {
            continue;
        };
        let smaller = u32::from(pod.seats.len() < event.profile().pod_size as usize);
        for (&player, seat) in pod.seats.iter().zip(1..) {
            let (score, match_points) = score(&outcome, player, points);
            let sums = &mut sums[player.ix()];
            sums.seated += 1;
            sums.seats += seat;
            sums.smaller_pods += smaller;
            sums.games_won += games_won(&pod.result, &outcome, player);
            sums.matches += 1;
            sums.match_points += match_points;
            match score {
                Score::Win => sums.wins += 1,
                Score::Draw => sums.draws += 1,
                Score::Loss => sums.losses += 1,
            }
            sums.game_points += match &pod.result {
                PodResult::Games {
                    games,
                    conceded,
                    match_losses,
                } => {
                    let in_match = !conceded.contains(&player) && !match_losses.contains(&player);
                    game_points(games, player, in_match, points)
                }
                _ => match_points,
            };
        }
    }
    // T4: a bye scores points and is no match.
    for &player in &round.byes {
        let sums = &mut sums[player.ix()];
        sums.byes += 1;
        sums.match_points += points.bye;
        sums.bye_points += points.bye;
        sums.game_points += points.bye;
    }
    for &player in &round.match_losses {
        // T8: one match played, with 0 points and no opponents.
        let sums = &mut sums[player.ix()];
        sums.matches += 1;
        sums.losses += 1;
    }
}

/// Returns a player's game points (T37): win points for each game won, draw points for each drawn game. A player who
/// conceded the match or got a match loss shares no drawn game, as in T3, so that game points of a best-of-one match
/// equal its match points.
fn game_points(games: &[GameResult], player: PlayerIx, in_match: bool, points: &Points) -> u32 {
    games
        .iter()
        .map(|game| match game {
            GameResult::Won(winner) if *winner == player => points.win,
            GameResult::Drawn if in_match => points.draw,
            GameResult::Won(_) | GameResult::Drawn => 0,
        })
        .sum()
}

/// Returns the games that a player won in a match; a result without its games is one game.
fn games_won(result: &PodResult, outcome: &Outcome, player: PlayerIx) -> u32 {
    match result {
        PodResult::Games { games, .. } => games
            .iter()
            .map(|game| u32::from(*game == GameResult::Won(player)))
            .sum(),
        _ => u32::from(*outcome == Outcome::Won(player)),
    }
}

/// Returns the distinct opponents (T7) of all players in the pods that have a result: one array, and the start of each
/// player's part.
fn opponents(players: usize, rounds: &[Round], counts: &impl Fn(&Pod) -> bool) -> (Vec<PlayerIx>, Vec<usize>) {
    let pods = || {
        rounds
            .iter()
            .flat_map(|round| &round.pods)
            // Whom a running round will add to the opponents is not counted before its result is in.
            .filter(|pod| pod.result.is_reported() && counts(pod))
    };
    let mut filled = vec![0; players + 1];
    for pod in pods() {
        for player in &pod.seats {
            filled[player.ix() + 1] += pod.seats.len() - 1;
        }
    }
    for player in 0..players {
        filled[player + 1] += filled[player];
    }
    let starts = filled.clone();
    let mut all = vec![PlayerIx(0); starts[players]];
    for pod in pods() {
        for &player in &pod.seats {
            for &opponent in pod.seats.iter().filter(|&&other| other != player) {
                all[filled[player.ix()]] = opponent;
                filled[player.ix()] += 1;
            }
        }
    }
    // `met_by[o]` is the last player whose list has opponent o: one pass removes repeats without sorting, which keeps
    // the order of first meetings.
    let mut met_by = vec![usize::MAX; players];
    let (mut distinct, mut distinct_starts) = (Vec::with_capacity(all.len()), Vec::with_capacity(players + 1));
    for player in 0..players {
        distinct_starts.push(distinct.len());
        for &opponent in &all[starts[player]..starts[player + 1]] {
            if met_by[opponent.ix()] != player {
                met_by[opponent.ix()] = player;
                distinct.push(opponent);
            }
        }
    }
    distinct_starts.push(distinct.len());
    (distinct, distinct_starts)
}

fn lcm(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    // Divided first, so that the product stays small.
    a / x * b
}
