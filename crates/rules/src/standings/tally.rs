//! The tally of an event: each player's sums and opponents, in dense arrays and one pass over the pods.

use super::opponents::opponents;
use super::places::{Score, score_in};
use super::row::Row;
use super::wager;
use crate::ratio::Ratio;
use podium_event::event::{Event, Pod, Round};
use podium_event::player::PlayerIx;
use podium_event::profile::{ImaginaryOpponents, Points, Profile, Share, Tiebreaker};
use podium_event::result::{GameResult, Outcome, PodResult};

/// Sums over a player's rounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// Where points are wagered, the points after the rounds (T59).
    pub match_points: u32,
    /// Match points from byes, which count for no percentage (T4).
    pub bye_points: u32,
    /// Points of the results at tables, which percentages count.
    pub scored: u32,
    /// The points of winning every match: those of a win in its pod (T58).
    pub possible: u32,
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
        match profile.house.byes_in_percentages {
            true => Self::AsWins,
            false => Self::LeftOut,
        }
    }
}

impl Sums {
    /// Returns the sums before round 1.
    fn at_start(profile: &Profile) -> Self {
        Self {
            match_points: profile.house.wager.map_or(0, |wager| wager.start),
            ..Self::default()
        }
    }

    /// Returns the points and the possible points of a percentage.
    pub fn counted(&self, points: &Points, byes: Byes) -> (u32, u32) {
        let of_byes = match byes {
            Byes::LeftOut => 0,
            Byes::AsWins => self.byes * points.win,
        };
        (self.scored + of_byes, self.possible + of_byes)
    }

    /// Returns points over possible points: the match-win percentage if byes are left out (T4).
    pub fn percentage(&self, points: &Points, byes: Byes) -> Ratio {
        let (own, possible) = self.counted(points, byes);
        Ratio::new(u128::from(own), u128::from(possible))
    }
}

/// The largest common denominator with which percentages are added exactly. Where a win is worth the same in every pod
/// it is at most lcm(1..=40) times the most points of a win, and so below (T9).
const MOST_EXACT: u128 = 1 << 64;
/// Decimals to which percentages are rounded where their common denominator would be larger (T58).
const ROUNDED_DECIMALS: u32 = 12;

/// Sums and opponents of all players.
pub(super) struct Tally<'a> {
    event: &'a Event,
    pub sums: Vec<Sums>,
    /// The distinct opponents (T7) of all players in one array; `starts[p]..starts[p + 1]` are those of player p.
    opponents: Vec<PlayerIx>,
    starts: Vec<usize>,
    /// Common denominator of the sums of percentages; at most [`MOST_EXACT`].
    common: u128,
    /// Whether percentages are rounded before they are added (T58).
    rounded: bool,
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
        let mut sums = vec![Sums::at_start(event.profile()); event.players().len()];
        // Few events have void pods: in the others no pod is looked at for them.
        let any_void = event.players().iter().any(|player| player.void_after.is_some());
        let counts = |pod: &Pod| !any_void || event.counts(pod, after_round);
        for round in rounds {
            add_round(&mut sums, event, round, &counts);
        }
        // One array for all players: 100,000 separate lists would cost an allocation each.
        let (opponents, starts) = opponents(event.players().len(), rounds, &counts);
        let profile = event.profile();
        let exact = common(profile, &sums);
        // The floor is a share of the points of a win, and divides the whole either way.
        let in_decimals = || lcm(10_u128.pow(ROUNDED_DECIMALS), u128::from(profile.points.win));
        Self {
            event,
            sums,
            opponents,
            starts,
            common: exact.unwrap_or_else(in_decimals),
            rounded: exact.is_none(),
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
        match self.event.profile().house.percentage_decimals {
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
            (profile.house.bye_opponents, sums.byes),
            (profile.house.smaller_pod_opponents, sums.smaller_pods),
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
            (own, possible) if self.rounded => {
                let own = Ratio::new(own.into(), possible.into()).rounded(ROUNDED_DECIMALS);
                // Exact: the denominator is a factor of the decimals, and these of the whole.
                (self.whole() / own.denominator() * own.numerator()).max(floor)
            }
            (own, possible) => {
                let share = u128::from(own) * (self.common / u128::from(possible)) * self.shares;
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

    /// Returns the parts of a percentage of 100 %: the product of the common denominators.
    fn whole(&self) -> u128 {
        self.common * self.shares
    }
}

/// Returns the least common multiple of all numbers by which a percentage of this tournament divides, the points of a win
/// included, from which the usual floor is made; `None` beyond [`MOST_EXACT`].
fn common(profile: &Profile, sums: &[Sums]) -> Option<u128> {
    let any_byes =
        profile.house.byes_in_percentages || profile.tiebreakers.contains(&Tiebreaker::OpponentsWinPercentage);
    let with_byes = |sums: &Sums| sums.counted(&profile.points, Byes::AsWins).1;
    let most = sums.iter().map(with_byes).max().unwrap_or(0);
    // Few different numbers occur, so the denominator stays small without adding fractions one by one.
    let mut divides = vec![false; most as usize + 1];
    for sums in sums {
        divides[sums.possible as usize] = true;
        if any_byes {
            divides[with_byes(sums) as usize] = true;
        }
    }
    let found = (0_u128..).zip(divides).skip(1).filter(|(_, divides)| *divides);
    found
        .map(|(number, _)| number)
        .try_fold(profile.points.win.into(), |common, number| {
            // Both are small enough that the product is, too.
            Some(lcm(common, number)).filter(|common| *common <= MOST_EXACT)
        })
}

/// Returns the least common denominator of the shares that a profile names.
fn denominator(profile: &Profile) -> u128 {
    let imaginary = [profile.house.bye_opponents, profile.house.smaller_pod_opponents];
    let shares = imaginary.into_iter().flatten().map(|one| one.match_win_percentage);
    let shares = shares.chain(profile.house.percentage_floor);
    shares.fold(1, |common, share| lcm(common, u128::from(share.denominator())))
}

/// Returns a player's match points before and after each Swiss round that is counted, with the round's number.
pub(super) fn course(event: &Event, after_round: Option<u32>, player: PlayerIx) -> Vec<(u32, [u32; 2])> {
    let mut sums = vec![Sums::at_start(event.profile()); event.players().len()];
    let rounds = event.swiss().iter();
    let counted = rounds.take_while(|round| after_round.is_none_or(|last| round.number <= last));
    let add = |round: &Round| {
        let before = sums[player.ix()].match_points;
        add_round(&mut sums, event, round, &|pod| event.counts(pod, after_round));
        (round.number, [before, sums[player.ix()].match_points])
    };
    counted.map(add).collect()
}

fn add_round(sums: &mut [Sums], event: &Event, round: &Round, counts: &impl Fn(&Pod) -> bool) {
    let profile = event.profile();
    let wager = profile.house.wager;
    for pod in round.pods.iter().filter(|pod| counts(pod)) {
        let Some(outcome) = pod.result.outcome(&pod.seats, profile.games_to_win) else {
            continue;
        };
        let points = &profile.points_in(pod.seats.len());
        let smaller = u32::from(pod.seats.len() < profile.pod_size as usize);
        for (&player, seat) in pod.seats.iter().zip(1..) {
            let (score, match_points) = score_in(profile, pod, &outcome, player);
            let sums = &mut sums[player.ix()];
            sums.seated += 1;
            sums.seats += seat;
            sums.smaller_pods += smaller;
            sums.games_won += games_won(&pod.result, &outcome, player);
            sums.matches += 1;
            sums.scored += match_points;
            sums.possible += points.win;
            if wager.is_none() {
                sums.match_points += match_points;
            }
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
        if let Some(wager) = wager {
            let stake = |seat: &PlayerIx| wager.staked(sums[seat.ix()].match_points);
            let stakes: Vec<u32> = pod.seats.iter().map(stake).collect();
            let taken = wager::taken(&outcome, &pod.seats, &stakes);
            for ((seat, stake), taken) in pod.seats.iter().zip(stakes).zip(taken) {
                let points = &mut sums[seat.ix()].match_points;
                *points = *points - stake + taken;
            }
        }
    }
    // T4: a bye scores points and is no match.
    let bye = profile.bye_points();
    for &player in &round.byes {
        let sums = &mut sums[player.ix()];
        sums.byes += 1;
        sums.match_points += bye;
        sums.bye_points += bye;
        sums.game_points += bye;
    }
    for &player in &round.match_losses {
        // T8: one match played, with 0 points and no opponents.
        let sums = &mut sums[player.ix()];
        sums.matches += 1;
        sums.losses += 1;
        sums.possible += profile.points.win;
        // T59
        sums.match_points -= wager.map_or(0, |wager| wager.staked(sums.match_points));
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

fn lcm(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    // Divided first, so that the product stays small.
    a / x * b
}
