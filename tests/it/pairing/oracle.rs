//! An exact solver for one round, by integer programming: what the first goals of T13 can be at best.

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolutionStatus};
use podium::rules::draws::Draws;
use podium::rules::pairing::{Request, pair};
use podium::rules::profile::Level;
use podium::rules::{Event, PlayerIx, Profile, simulation};

use super::checker::{Past, pods};

/// Weights that keep the order of the goals: a round of 32 players has at most 8 wide pods, 8 × 20 points of difference
/// and 48 repeats.
const WEIGHTS: [f64; 4] = [4_000.0, 0.0, 400.0, 1.0];

/// The best first goals of any division of these players into pods of four, of which `known` is one.
fn best(event: &Event, past: &Past, players: &[PlayerIx], known: [u32; 4]) -> [u32; 4] {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut columns = Vec::new();
    let mut rows = vec![Vec::new(); players.len()];
    let n = players.len();
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                for d in c + 1..n {
                    let pod = [a, b, c, d];
                    let goals = past.goals(event, &[pod.map(|place| players[place]).to_vec()]);
                    // A pod that with the least its rest can cost is worse than what is known is in no better division.
                    let others: Vec<PlayerIx> = (0..n).filter(|p| !pod.contains(p)).map(|p| players[p]).collect();
                    let mut least = goals;
                    least[3] += least_difference(past, &others);
                    if least > known {
                        continue;
                    }
                    let weight: f64 = goals
                        .iter()
                        .zip(WEIGHTS)
                        .map(|(&goal, weight)| f64::from(goal) * weight)
                        .sum();
                    let column = problem.add_binary_var(weight);
                    pod.iter().for_each(|&place| rows[place].push((column, 1.0)));
                    columns.push((column, goals));
                }
            }
        }
    }
    for row in rows {
        problem.add_constraint(row, ComparisonOp::Eq, 1.0);
    }
    let solution = problem
        .solve()
        .expect("there is a pairing")
        .into_solution()
        .expect("nothing limits the solver");
    assert_eq!(solution.status(), SolutionStatus::Optimal);
    let mut best = [0; 4];
    for (column, goals) in columns {
        if solution.var_value(column) > 0.5 {
            best.iter_mut().zip(goals).for_each(|(sum, goal)| *sum += goal);
        }
    }
    best
}

/// The least sum of differences of these players in pods of four, if nobody had met: neighbours in points.
fn least_difference(past: &Past, players: &[PlayerIx]) -> u32 {
    let mut points: Vec<u32> = players.iter().map(|&player| past.points(player)).collect();
    points.sort_unstable();
    points.chunks_exact(4).map(|pod| pod[3] - pod[0]).sum()
}

/// Every round from the second of an event by hash is as good as it can be.
fn is_optimal(players: u32, rounds: u32, seed: &str) {
    let draws = Draws::new(seed.as_bytes());
    let mut event = simulation::event(players, Profile::standard(Level::Competitive)).expect("players");
    for round in 1..=rounds {
        let pairing = pair(&event, &Request::new(&draws, None)).expect("enough players");
        if round > 1 {
            let past = Past::new(&event);
            let pods = pods(&pairing);
            let seated = pods.concat();
            let found = past.goals(&event, &pods);
            assert_eq!(
                found,
                best(&event, &past, &seated, found),
                "{players} players, round {round}, seed {seed}"
            );
        }
        event = simulation::play(event, &pairing, seed).expect("a right round");
    }
}

#[test]
fn small_rounds_are_as_good_as_any() {
    for players in [8, 9, 12, 13, 16] {
        for seed in ["a", "b", "c"] {
            is_optimal(players, 3, seed);
        }
    }
}
