//! The time to pair a round, standings included, and its growth: `cargo bench --bench pairing`. Prints figures and
//! asserts nothing.
//!
//! Goals: at most 25 ms at 128 players, 200 ms at 1,024, 1 s at 4,096 and 10 s at 32,768, on one core.

use std::time::Instant;

use podium_event::Profile;
use podium_event::profile::Level;
use podium_rules::draws::Draws;
use podium_rules::pairing::{Request, pair};
use podium_rules::simulation;

/// Players and Swiss rounds; each size is at most eight times the one before.
const SIZES: [(u32, u32); 6] = [(16, 3), (128, 5), (512, 6), (1_024, 6), (4_096, 7), (32_768, 9)];

fn main() {
    println!("players  rounds  slowest round  per player  growth (time : players)");
    let mut before: Option<(f64, f64)> = None;
    for (players, rounds) in SIZES {
        let slowest = slowest_round(players, rounds);
        let growth = before.map_or(String::new(), |(time, size)| {
            format!("{:.1} : {:.1}", slowest / time, f64::from(players) / size)
        });
        println!(
            "{players:7}  {rounds:6}  {:10.1} ms  {:7.1} µs  {growth}",
            slowest * 1e3,
            slowest * 1e6 / f64::from(players)
        );
        before = Some((slowest, f64::from(players)));
    }
}

/// Returns the seconds of the slowest round of an event.
fn slowest_round(players: u32, rounds: u32) -> f64 {
    let draws = Draws::new(b"bench");
    let mut event = simulation::event(players, Profile::standard(Level::Competitive)).expect("an event of this size");
    let mut slowest: f64 = 0.0;
    for _ in 0..rounds {
        let start = Instant::now();
        let pairing = pair(&event, &Request::new(&draws, Some(rounds))).expect("the round can be paired");
        slowest = slowest.max(start.elapsed().as_secs_f64());
        event = simulation::play(event, &pairing, "bench").expect("the round can be played");
    }
    slowest
}
