//! An exact solver for one round, independent of the pairing: the best possible values of the first goals of T13.

mod search;
mod simplex;

use podium_event::profile::{Level, UnevenPods};
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Pairing, Request, pair};
use podium_rules::simulation;
use search::Goals;

use super::checker::{Past, pods};
use super::histories::Dice;

/// Converts the seated players to the solver's round, pod after pod.
fn seen(event: &Event, pods: &[Vec<PlayerIx>]) -> search::Round {
    let past = Past::new(event);
    let players = pods.concat();
    let group = |&player: &PlayerIx| {
        let name = event.player(player).avoid_group.as_deref();
        name.map_or(0, |name| {
            name.bytes().fold(1, |sum, byte| sum * 31 % 9_973 + u32::from(byte))
        })
    };
    let met = |&a: &PlayerIx| players.iter().map(|&b| past.met.contains(&(a, b))).collect();
    search::Round {
        points: players.iter().map(|&player| past.points(player)).collect(),
        met: players.iter().map(met).collect(),
        group: players.iter().map(group).collect(),
        win: event.profile().points.win,
        pods: [4, 3].map(|size| pods.iter().filter(|pod| pod.len() == size).count()),
    }
}

/// Returns the goals of the pairing, and those of a better one if there is one.
fn judge(event: &Event, pairing: &Pairing) -> (Goals, Option<Goals>) {
    let pods = pods(pairing);
    let round = seen(event, &pods);
    let found = Past::new(event).goals(event, &pods);
    let better = round.better(found).map(|pods| sum(&round, &pods));
    if let Some(better) = better {
        assert!(
            better < found,
            "the solver's own pairing {better:?} is no better than {found:?}"
        );
    }
    (found, better)
}

fn sum(round: &search::Round, pods: &[Vec<usize>]) -> Goals {
    pods.iter().fold([0; 4], |mut sum, pod| {
        sum.iter_mut()
            .zip(round.goals(pod))
            .for_each(|(sum, goal)| *sum += goal);
        sum
    })
}

/// Creates an event after some rounds with random pods and results, players who left, and households.
fn history(dice: &mut Dice, players: u32, rounds: u32, uneven: UnevenPods) -> Event {
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = uneven;
    let households = if dice.below(3) == 0 { 6 } else { 0 };
    let leavers = dice.below(3);
    let player = |number: u32, dice: &mut Dice| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        avoid_group: (households > 0 && dice.below(3) == 0).then(|| format!("house {}", dice.below(households))),
        dropped_after: (number >= players).then_some(1),
        ..Player::default()
    };
    let mut parts = EventParts {
        profile,
        players: (0..players + leavers).map(|number| player(number, dice)).collect(),
        rounds: Vec::new(),
        cut: None,
    };
    for number in 1..=rounds {
        let here = if number == 1 { players + leavers } else { players };
        let mut order: Vec<PlayerIx> = (0..here).map(PlayerIx).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        let byes = order.split_off(order.len() / 4 * 4);
        let pod = |(table, seats): (usize, &[PlayerIx])| Pod {
            table: table as u32 + 1,
            left: Vec::new(),
            seats: seats.to_vec(),
            result: match dice.below(5) {
                0 => PodResult::Drawn(seats.to_vec()),
                _ => PodResult::Won(seats[dice.below(4) as usize]),
            },
        };
        parts.rounds.push(Round {
            number,
            stage: Stage::Swiss,
            pods: order.chunks(4).enumerate().map(pod).collect(),
            byes,
            match_losses: Vec::new(),
        });
    }
    Event::new(parts).expect("a right event")
}

fn paired(event: &Event) -> Pairing {
    pair(event, &Request::new(&Draws::new(b"oracle"), None)).expect("enough players")
}

/// Checks that the next round of each such event is optimal.
fn are_optimal(players: u32, uneven: UnevenPods, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let dice = &mut Dice::new(seed * 1_000 + u64::from(players));
        let rounds = 1 + dice.below(5);
        let event = history(dice, players, rounds, uneven);
        let (found, better) = judge(&event, &paired(&event));
        assert_eq!(
            better, None,
            "{players} players after {rounds} rounds, seed {seed}: {found:?} is not the best"
        );
    }
}

#[test]
fn rounds_of_8_to_24_players_are_as_good_as_any() {
    for players in 8..=24 {
        are_optimal(players, UnevenPods::Byes, 0..6);
    }
    are_optimal(20, UnevenPods::Byes, 100..150);
    are_optimal(24, UnevenPods::Byes, 100..140);
}

#[test]
fn rounds_of_28_players_are_as_good_as_any() {
    are_optimal(28, UnevenPods::Byes, 0..40);
}

#[test]
fn rounds_of_32_players_are_as_good_as_any() {
    are_optimal(32, UnevenPods::Byes, 0..30);
}

#[test]
fn rounds_with_byes_or_smaller_pods_are_as_good_as_any() {
    for players in [25, 26, 27, 29, 30, 31] {
        are_optimal(players, UnevenPods::Byes, 0..4);
    }
    for players in [7, 9, 11, 14, 17, 18, 22, 23, 27] {
        are_optimal(players, UnevenPods::SmallerPods, 0..5);
    }
}

/// Events whose every round is paired by the engine, which leaves less room from round to round.
#[test]
fn whole_events_are_as_good_as_any() {
    for (players, rounds) in [(16, 5), (20, 5), (24, 5), (28, 5), (32, 6)] {
        for seed in ["a", "b"] {
            let mut event = simulation::event(players, Profile::standard(Level::Competitive)).expect("players");
            for round in 1..=rounds {
                let pairing = paired(&event);
                let (found, better) = judge(&event, &pairing);
                assert_eq!(
                    better, None,
                    "{players} players, round {round}, seed {seed}: {found:?} is not the best"
                );
                event = simulation::play(event, &pairing, seed).expect("a right round");
            }
        }
    }
}

/// Returns the spread (highest − lowest match points) of each pod from the top down: larger pods first, then by their
/// players' points (T13, the fourth goal).
fn spreads(round: &search::Round, pods: &[Vec<usize>]) -> Vec<u32> {
    let mut rows: Vec<Vec<u32>> = pods
        .iter()
        .map(|pod| pod.iter().map(|&player| round.points[player]).collect())
        .collect();
    rows.iter_mut().for_each(|row| row.sort_unstable_by(|a, b| b.cmp(a)));
    rows.sort_by(|a, b| (b.len(), b).cmp(&(a.len(), a)));
    rows.iter().map(|row| row[0] - row[row.len() - 1]).collect()
}

/// The first goals, then the fourth.
type FourGoals = (Goals, Vec<u32>);

/// Returns the best goals by trying every division.
fn best_of_all(
    round: &search::Round,
    open: &[usize],
    pods: [usize; 2],
    so_far: &mut Vec<Vec<usize>>,
    best: &mut FourGoals,
) {
    let Some((&first, others)) = open.split_first() else {
        let high = |pod: &Vec<usize>| pod.iter().map(|&player| round.points[player]).max();
        let smaller_are_last = so_far
            .iter()
            .all(|a| so_far.iter().all(|b| a.len() <= b.len() || high(a) >= high(b)));
        if smaller_are_last {
            let goals = sum(round, so_far);
            if goals <= best.0 {
                let all = (goals, spreads(round, so_far));
                if all < *best {
                    *best = all;
                }
            }
        }
        return;
    };
    for (kind, size) in [(0, 4), (1, 3)] {
        if pods[kind] == 0 {
            continue;
        }
        let mut left = pods;
        left[kind] -= 1;
        for companions in (0_u32..1 << others.len()).filter(|set| set.count_ones() as usize == size - 1) {
            let (mut pod, mut rest) = (vec![first], Vec::new());
            for (place, &player) in others.iter().enumerate() {
                if companions >> place & 1 == 1 {
                    pod.push(player)
                } else {
                    rest.push(player)
                }
            }
            so_far.push(pod);
            best_of_all(round, &rest, left, so_far, best);
            so_far.pop();
        }
    }
}

fn tried(round: &search::Round) -> FourGoals {
    let mut best = ([u32::MAX; 4], Vec::new());
    let everyone: Vec<usize> = (0..round.points.len()).collect();
    best_of_all(round, &everyone, round.pods, &mut Vec::new(), &mut best);
    best
}

#[test]
fn rounds_of_8_to_12_players_are_as_good_as_any_by_the_fourth_goal_too() {
    for (players, uneven, seeds) in [
        (8, UnevenPods::Byes, 12),
        (10, UnevenPods::Byes, 12),
        (12, UnevenPods::Byes, 24),
        (10, UnevenPods::SmallerPods, 12),
        (11, UnevenPods::SmallerPods, 24),
    ] {
        for seed in 0..seeds {
            let event = history(&mut Dice::new(seed + 900), players, 1 + seed as u32 % 4, uneven);
            let pods = pods(&paired(&event));
            let round = seen(&event, &pods);
            // The solver numbers the players pod after pod.
            let mut number = 0..;
            let own = |pod: &Vec<PlayerIx>| number.by_ref().take(pod.len()).collect();
            let numbered: Vec<Vec<usize>> = pods.iter().map(own).collect();
            let found = (sum(&round, &numbered), spreads(&round, &numbered));
            assert_eq!(found, tried(&round), "{players} players, seed {seed}");
        }
    }
}

#[test]
fn the_solver_finds_what_trying_everything_finds() {
    for (players, uneven) in [
        (8, UnevenPods::Byes),
        (12, UnevenPods::Byes),
        (10, UnevenPods::SmallerPods),
        (11, UnevenPods::SmallerPods),
    ] {
        for seed in 0..4 {
            let event = history(&mut Dice::new(seed + 77), players, 1 + seed as u32, uneven);
            let round = seen(&event, &pods(&paired(&event)));
            let (expected, _) = tried(&round);
            // From any division to the best, step by step.
            let mut found = [30, 30, 4, 80];
            while let Some(better) = round.better(found) {
                assert!(sum(&round, &better) < found);
                found = sum(&round, &better);
            }
            assert_eq!(found, expected, "{players} players, seed {seed}");
        }
    }
}

/// The solver itself works: it notices a pairing that is one swap away from the best.
#[test]
fn a_pairing_with_one_swap_for_the_worse_is_found_out() {
    let mut worse = 0;
    for seed in 0..12 {
        let event = history(
            &mut Dice::new(seed + 500),
            20 + 4 * (seed as u32 % 4),
            1 + seed as u32 % 5,
            UnevenPods::Byes,
        );
        let mut pairing = paired(&event);
        let best = Past::new(&event).goals(&event, &pods(&pairing));
        let last = pairing.pods.len() - 1;
        let (a, b) = (pairing.pods[0].seats[3], pairing.pods[last].seats[0]);
        (pairing.pods[0].seats[3], pairing.pods[last].seats[0]) = (b, a);
        let (swapped, better) = judge(&event, &pairing);
        if swapped > best {
            worse += 1;
            assert!(
                better.is_some_and(|better| better >= best),
                "seed {seed}: {swapped:?} instead of {best:?}"
            );
        }
    }
    assert!(worse > 6, "only {worse} swaps made a pairing worse");
}
