//! The explanation of a player's tiebreakers: every number that they are computed from.

use super::places::{Score, score_in};
use super::ranking::standings;
use super::row::Row;
use super::tally::{Byes, Sums, Tally, course};
use super::wager::Wagered;
use crate::ratio::Ratio;
use podium_event::event::Event;
use podium_event::player::PlayerIx;
use podium_event::profile::{ImaginaryOpponents, Tiebreaker};

/// How a player got the points of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scored {
    Won,
    Drawn,
    Lost,
    Bye,
    /// A match loss outside a pod (T8).
    MatchLoss,
}

/// A player's score of one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundScore {
    pub round: u32,
    pub scored: Scored,
    /// The points of the round; where points are wagered, those that the player took.
    pub points: u32,
    /// What the player staked, where points are wagered (T59).
    pub wagered: Option<Wagered>,
    /// `None` outside a pod.
    pub table: Option<u32>,
    /// The other players of the pod in seat order, including those met before.
    pub opponents: Vec<PlayerIx>,
}

/// An opponent, listed once (T7), with what they add to the tiebreakers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opponent {
    pub player: PlayerIx,
    /// Rounds in which the two met, ascending.
    pub rounds: Vec<u32>,
    /// Including points from byes (T5).
    pub match_points: u32,
    /// The opponent's percentage before the floor: their own MW% (T4), or with their byes as won matches (T49).
    pub mw: Ratio,
    /// The percentage as it counts for the mean: at least the floor (T6).
    pub raised_mw: Ratio,
}

/// Imaginary opponents in the mean of the opponents' percentages (T42).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imaginary {
    /// Rounds that added them: [`Scored::Bye`]s, or those in a smaller pod.
    pub rounds: u32,
    /// All of them: so many for each of these rounds.
    pub count: u32,
    /// Of each, raised to the floor.
    pub percentage: Ratio,
}

/// A player's tiebreakers and the numbers they are computed from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The player's row; its rank is 0 if they are not in the standings (T10).
    pub row: Row,
    /// The rounds that count, in order: pods without a result are left out.
    pub rounds: Vec<RoundScore>,
    /// Match points from byes, which T4 subtracts.
    pub bye_points: u32,
    /// Points of the results at tables, which percentages count: the match points without those of byes, unless points
    /// are wagered.
    pub scored: u32,
    /// The points of winning each match, by which MW% divides (T4, T58).
    pub possible: u32,
    /// Points of a win at a table of the standard size, which a bye counts as a won match (T49).
    pub win_points: u32,
    /// The least that an opponent's percentage counts (T6): 1 / win points, or the profile's.
    pub floor: Ratio,
    /// Whether the opponents' percentages count byes as won matches (T49).
    pub with_byes: bool,
    /// Distinct opponents in the order of their first meeting.
    pub opponents: Vec<Opponent>,
    /// Imaginary opponents of the player's byes; `None` without any.
    pub of_byes: Option<Imaginary>,
    /// Imaginary opponents of the player's matches in smaller pods; `None` without any.
    pub of_smaller_pods: Option<Imaginary>,
    /// Matches at a table, in which the player had a seat.
    pub seated: u32,
    /// Sum of the numbers of these seats.
    pub seats: u32,
}

/// Explains a player's row of the standings after a round, or of all reported Swiss results (`None`).
#[must_use]
pub fn explain(event: &Event, after_round: Option<u32>, player: PlayerIx) -> Explanation {
    // From the same tally as the standings: an explanation that counted again could differ.
    let tally = Tally::new(event, after_round);
    let points = &event.profile().points;
    let byes = counted_byes(event);
    let rounds = round_scores(event, after_round, player);
    let opponents = tally
        .opponents(player)
        .iter()
        .map(|&opponent| {
            let sums: &Sums = &tally.sums[opponent.ix()];
            let met = |score: &&RoundScore| score.opponents.contains(&opponent);
            Opponent {
                player: opponent,
                rounds: rounds.iter().filter(met).map(|score| score.round).collect(),
                match_points: sums.match_points,
                mw: sums.percentage(points, byes),
                raised_mw: tally.raised_percentage(opponent, byes),
            }
        })
        .collect();
    let standings = standings(event, after_round);
    let sums = &tally.sums[player.ix()];
    let (of_byes, of_smaller_pods) = imaginary(event, sums);
    Explanation {
        // T10: a disqualified player has left the standings, but their numbers can still be explained.
        row: standings.row(player).cloned().unwrap_or_else(|| tally.row(player)),
        rounds,
        bye_points: sums.bye_points,
        scored: sums.scored,
        possible: sums.possible,
        win_points: points.win,
        floor: event.profile().floor().into(),
        with_byes: byes == Byes::AsWins,
        opponents,
        of_byes,
        of_smaller_pods,
        seated: sums.seated,
        seats: sums.seats,
    }
}

/// Returns how the opponents' percentages that are explained count byes: those of the OMW%, or of the opponents' win
/// percentage if that alone ranks players.
fn counted_byes(event: &Event) -> Byes {
    let ranks = |tiebreaker| event.profile().tiebreakers.contains(&tiebreaker);
    match ranks(Tiebreaker::OpponentsWinPercentage) && !ranks(Tiebreaker::OpponentsMatchWinPercentage) {
        true => Byes::AsWins,
        false => Byes::for_opponents(event.profile()),
    }
}

/// Returns the imaginary opponents of a player's byes and of their matches in smaller pods (T42).
fn imaginary(event: &Event, sums: &Sums) -> (Option<Imaginary>, Option<Imaginary>) {
    let profile = event.profile();
    let of = |opponents: Option<ImaginaryOpponents>, rounds: u32| {
        let opponents = opponents.filter(|_| rounds > 0)?;
        Some(Imaginary {
            rounds,
            count: opponents.count * rounds,
            percentage: Ratio::from(opponents.match_win_percentage).max(profile.floor().into()),
        })
    };
    (
        of(profile.house.bye_opponents, sums.byes),
        of(profile.house.smaller_pod_opponents, sums.smaller_pods),
    )
}

/// Returns a player's scores of the rounds until one, or of all reported Swiss results (`None`): without the standings, which take
/// the whole event.
#[must_use]
pub fn round_scores(event: &Event, after_round: Option<u32>, player: PlayerIx) -> Vec<RoundScore> {
    let profile = event.profile();
    let mut scores = Vec::new();
    for round in event.swiss() {
        // Rounds are in the order of their numbers.
        if after_round.is_some_and(|last| round.number > last) {
            break;
        }
        let outside = |scored, points| RoundScore {
            round: round.number,
            scored,
            points,
            wagered: None,
            table: None,
            opponents: Vec::new(),
        };
        if round.byes.contains(&player) {
            scores.push(outside(Scored::Bye, profile.bye_points()));
        } else if round.match_losses.contains(&player) {
            // T8: 0 points, whatever a loss in a pod scores.
            scores.push(outside(Scored::MatchLoss, 0));
        } else if let Some(pod) = round.pods.iter().find(|pod| pod.seats.contains(&player))
            && event.counts(pod, after_round)
            && let Some(outcome) = pod.result.outcome(&pod.seats, profile.games_to_win)
        {
            let (score, points) = score_in(profile, pod, &outcome, player);
            scores.push(RoundScore {
                round: round.number,
                scored: match score {
                    Score::Win => Scored::Won,
                    Score::Draw => Scored::Drawn,
                    Score::Loss => Scored::Lost,
                },
                points,
                wagered: None,
                table: Some(pod.table),
                opponents: pod.seats.iter().copied().filter(|&other| other != player).collect(),
            });
        }
    }
    if let Some(wager) = profile.house.wager {
        let course = course(event, after_round, player);
        for score in &mut scores {
            let Some((_, [before, after])) = course.iter().find(|(round, _)| *round == score.round) else {
                continue;
            };
            let stake = match score.scored {
                Scored::Bye => 0,
                _ => wager.staked(*before),
            };
            let taken = after + stake - before;
            score.points = taken;
            score.wagered = Some(Wagered {
                before: *before,
                stake,
                taken,
            });
        }
    }
    scores
}
