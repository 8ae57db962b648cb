//! The playoff of a [`View`]: its stages as the picture takes them, and its seeds.

use super::{RoundView, View};
use crate::web::shared::picture::{BracketPod, BracketSeat, BracketStage, SeatState};
use crate::web::shared::terms::{self, PlayoffRound};
use podium_event::Stage;
use podium_event::bracket::{self, Leg};
use podium_event::event::PlayerIx;
use podium_event::result::Outcome;
use podium_rules::playoff::{self, Advance, Next};
use podium_rules::standings::{explain, standings};
use say::{Message, view as t};

/// A seed of the cut.
#[derive(Debug, PartialEq, Eq)]
pub struct SeedLine {
    pub seed: usize,
    pub player: i64,
    pub name: Message,
    pub href: String,
    /// Of the Swiss rounds.
    pub points: u32,
    pub left: bool,
}

/// How a pod is called.
#[derive(Debug, Clone, Copy)]
enum PodName {
    /// By its table.
    Table(u32),
    /// By its number, before its table is known.
    Number(usize),
    /// The only pod of its stage, before its table is known.
    Only,
}

impl PodName {
    /// Returns the head of its box.
    fn title(self) -> Message {
        match self {
            Self::Table(table) => say::common::table_number(table),
            Self::Number(number) => t::pod_number(number),
            Self::Only => t::pod(),
        }
    }

    /// Returns the text at the seat of its winner while nobody has won.
    fn winner(self) -> Message {
        match self {
            Self::Table(table) => t::winner_of_table(table),
            Self::Number(number) => t::winner_of_pod_number(number),
            Self::Only => t::winner_of_pod(),
        }
    }
}

/// A pod with how it is called.
type Named = (PodName, BracketPod);

/// The seeds of the announced cut, best first.
pub fn seeds(view: &View<'_>) -> Vec<SeedLine> {
    let table = standings(view.event(), None);
    let next = view.event().next_number();
    let line = |(seed, &player): (usize, &PlayerIx)| SeedLine {
        seed,
        player: view.number(player),
        name: view.name(player).into(),
        href: view.player_at(player),
        points: match table.row(player) {
            Some(row) => row.match_points,
            // T10: a disqualified player has left the standings, but has played for the seed
            None => explain(view.event(), None, player).row.match_points,
        },
        left: !view.event().player(player).is_active(next),
    };
    (1..).zip(view.event().cut().unwrap_or_default()).map(line).collect()
}

/// Returns the stages of the announced playoff: published ones from their rounds, the next one from the seeds, later
/// ones from the players who wait for them and from the tables whose winners they take.
pub fn stages(view: &View<'_>) -> Vec<BracketStage> {
    let event = view.event();
    let next = match playoff::next(event) {
        Ok(Next::Round { pods, .. }) => pods,
        _ => Vec::new(),
    };
    let mut stages: Vec<BracketStage> = Vec::new();
    let mut names: Vec<PodName> = Vec::new();
    let legs = view.legs();
    for (ix, leg) in legs.iter().enumerate() {
        let before = stages.last().zip(ix.checked_sub(1).map(|before| &legs[before]));
        let named = match (event.playoff().get(ix), before) {
            (Some(_), _) => played(view, ix),
            (None, _) if ix == event.playoff().len() && !next.is_empty() => coming(view, &next),
            (None, Some((stage, before))) => awaited(leg, stage, &names, before),
            (None, None) => unplayed(view, leg),
        };
        let pods;
        (names, pods) = named.into_iter().unzip();
        stages.push(BracketStage {
            title: terms::playoff_round(&leg.name),
            pods,
            waiting: waiting(view, leg, ix),
        });
    }
    // T16: the final needs no game where all others have left
    if event.playoff().len() < legs.len()
        && let (Some(champion), Some(last)) = (view.champion(), stages.last_mut())
    {
        let seed = view.seed(champion);
        let seats = last.pods.iter_mut().flat_map(|pod| &mut pod.seats);
        for seat in seats.filter(|seat| seat.state != SeatState::Awaited) {
            seat.state = match Some(seat.seed) == seed {
                true => SeatState::Won,
                false => SeatState::Out,
            };
        }
    }
    stages
}

fn seat(view: &View<'_>, player: PlayerIx, state: SeatState) -> BracketSeat {
    BracketSeat {
        seed: view.seed(player).unwrap_or(0),
        name: view.name(player).into(),
        state,
        from: None,
    }
}

/// Returns the player who advances from a drawn playoff match as the best seed (T43), if its result is public. `at` is the
/// index of its pod.
pub fn by_seed(view: &View<'_>, round: RoundView<'_>, at: usize) -> Option<PlayerIx> {
    let pod = round
        .round
        .pods
        .get(at)
        .filter(|_| round.round.stage == Stage::Playoff)?;
    let outcome = round.outcome(at, view.profile());
    let seeds = view.event().cut().unwrap_or_default();
    match Advance::of(view.profile(), seeds, &pod.seats, outcome.as_ref())? {
        Advance::BySeed(player) => Some(player),
        Advance::Won(_) => None,
    }
}

/// Returns a published stage.
fn played(view: &View<'_>, ix: usize) -> Vec<Named> {
    let event = view.event();
    let Some(round) = view.rounds().nth(event.swiss().len() + ix) else {
        return Vec::new();
    };
    let is_final = ix + 1 == view.legs().len();
    let mut pods: Vec<_> = round.round.pods.iter().enumerate().collect();
    pods.sort_by_key(|(_, pod)| pod.table);
    pods.into_iter()
        .map(|(at, pod)| {
            let outcome = round.outcome(at, event.profile());
            let by_seed = by_seed(view, round, at);
            let played = |player| match (&outcome, by_seed) {
                (Some(Outcome::Drawn(_)), Some(best)) if best == player => SeatState::BySeed,
                (Some(Outcome::Drawn(_)), Some(_)) => SeatState::Lost,
                // T17: a drawn playoff game is played again
                (None | Some(Outcome::Drawn(_)), _) => SeatState::Open,
                (Some(Outcome::Won(winner)), _) if *winner == player => SeatState::Won,
                (Some(Outcome::Won(_)), _) => SeatState::Lost,
            };
            let state = |player: PlayerIx| match played(player) {
                // T38: nobody has won the final of a winner who was disqualified afterwards
                won if won.goes_on() && is_final && event.player(player).disqualified_after.is_some() => SeatState::Out,
                state => state,
            };
            let name = PodName::Table(pod.table);
            let players = pod.seats.iter();
            let shown = BracketPod {
                title: match by_seed {
                    Some(_) => t::drawn_by_seed(name.title()),
                    None => name.title(),
                },
                href: Some(view.at(&format!("pairings/{}", round.number))),
                seats: players.map(|&player| seat(view, player, state(player))).collect(),
            };
            (name, shown)
        })
        .collect()
}

/// Returns a pod that has no table yet.
fn pod(number: usize, of: usize, seats: Vec<BracketSeat>) -> Named {
    let name = match of {
        1 => PodName::Only,
        _ => PodName::Number(number),
    };
    let shown = BracketPod {
        title: name.title(),
        href: None,
        seats,
    };
    (name, shown)
}

/// Returns the next stage: its pods follow from the seeds (T15), but its tables are not known yet.
fn coming(view: &View<'_>, pods: &[Vec<PlayerIx>]) -> Vec<Named> {
    let seats = |players: &Vec<PlayerIx>| {
        let open = |&player| seat(view, player, SeatState::Open);
        players.iter().map(open).collect()
    };
    let numbered = (1..).zip(pods);
    numbered
        .map(|(number, players)| pod(number, pods.len(), seats(players)))
        .collect()
}

/// Returns the first stage of a playoff that needs no game, because at most one of its seeds is left (T16).
fn unplayed(view: &View<'_>, leg: &Leg) -> Vec<Named> {
    let seeds = view.event().cut().unwrap_or_default();
    let playing = seeds.get(leg.waiting..).unwrap_or_default();
    let champion = view.champion();
    let state = |player| match champion == Some(player) {
        true => SeatState::Won,
        false => SeatState::Out,
    };
    let dealt = bracket::snake(playing.len(), leg.pods);
    (1..)
        .zip(dealt)
        .map(|(number, places)| {
            let players = places.into_iter().map(|place| playing[place]);
            let seats = players.map(|player| seat(view, player, state(player)));
            pod(number, leg.pods, seats.collect())
        })
        .collect()
}

/// Returns a later stage. The players who wait for it have the best seeds and thus the first places (T15); the others
/// come from the stage `before` it, whose pods are called `names`. A single pod takes all of its winners; with several
/// pods it is undecided which winner goes where, because each stage is dealt again.
fn awaited(leg: &Leg, before: &BracketStage, names: &[PodName], leg_before: &Leg) -> Vec<Named> {
    if leg.pods == 1 {
        let waiting = before.waiting.iter().filter(|seat| seat.state != SeatState::Out);
        let pods = names.iter().zip(&before.pods).enumerate();
        let winners = pods.map(|(index, (name, pod))| winner_of(index, *name, pod));
        let seats = waiting.cloned().chain(winners);
        return vec![pod(1, 1, seats.collect())];
    }
    let somebody = || BracketSeat {
        name: winner_of_stage(&leg_before.name),
        state: SeatState::Awaited,
        ..BracketSeat::default()
    };
    let taken = |place: &usize| before.waiting.get(*place);
    let dealt = bracket::snake(leg.players, leg.pods);
    let pods = dealt.iter().map(|places| {
        // T16: the place of a player who left stays empty
        let seats = places.iter().filter_map(|place| match taken(place) {
            Some(seat) => (seat.state != SeatState::Out).then(|| seat.clone()),
            None => Some(somebody()),
        });
        seats.collect()
    });
    (1..)
        .zip(pods)
        .map(|(number, seats)| pod(number, leg.pods, seats))
        .collect()
}

/// Returns the text at the seat of one of the winners of a round, by the round's name in the plan.
fn winner_of_stage(round: &str) -> Message {
    match PlayoffRound::named(round) {
        Some(PlayoffRound::SemiFinals) => t::winner_of_semi_finals(),
        Some(PlayoffRound::QuarterFinals) => t::winner_of_quarter_finals(),
        Some(PlayoffRound::Of(players)) => t::winner_of_round_of(players),
        Some(PlayoffRound::Final) | None => t::winner_of_round(terms::playoff_round(round)),
    }
}

/// Returns the seat of a pod's winner in the next stage: the winner, or where they will come from.
fn winner_of(index: usize, name: PodName, before: &BracketPod) -> BracketSeat {
    let winner = before.seats.iter().find(|seat| seat.state.goes_on());
    match winner {
        Some(winner) => BracketSeat {
            state: SeatState::Open,
            ..winner.clone()
        },
        None => BracketSeat {
            name: name.winner(),
            state: SeatState::Awaited,
            from: Some(index),
            ..BracketSeat::default()
        },
    }
}

/// Returns the best seeds, who wait during the first stage (T15). A player who left is out (T16).
fn waiting(view: &View<'_>, leg: &Leg, ix: usize) -> Vec<BracketSeat> {
    if ix > 0 {
        return Vec::new();
    }
    let event = view.event();
    // waiting players play in the second playoff round, so anybody who is not active then has left
    let number = event.swiss().len() as u32 + 2;
    event
        .cut()
        .unwrap_or_default()
        .iter()
        .take(leg.waiting)
        .map(|&player| {
            let out = !event.player(player).is_active(number);
            seat(view, player, if out { SeatState::Out } else { SeatState::Open })
        })
        .collect()
}

#[cfg(test)]
#[path = "bracket_tests.rs"]
mod tests;
