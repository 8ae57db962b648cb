//! The speed of the game engine: `cargo bench --bench melee`. Prints figures and asserts nothing.
//!
//! Goals: at least a million actions a second in a 16-player game on one core; the replay of a 66-player game
//! of 1,000 actions in at most 5 ms.

use podium_document::game::GameDocument;
use podium_melee::{Action, Game, LeaveReason, MarkerNumber, Seat, SeatSet, Setup, Variant};
use std::hint::black_box;
use std::time::Instant;

/// Number of actions between two departures in a replayed game.
const LEAVES_EVERY: usize = 20;

/// A small random number generator, so that every run measures the same games.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn table(players: usize) -> Setup {
    Setup::new(Variant::GrandMelee, players).expect("a table of this size can be set up")
}

/// Returns legal actions of a game: turns end; sometimes a player gets an extra turn, skips one or leaves.
fn script(players: usize, length: usize, departures: bool) -> Vec<Action> {
    let mut game = Game::new(table(players));
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let mut actions = Vec::with_capacity(length);
    while actions.len() < length {
        let turns: Vec<MarkerNumber> = game.markers_in_turn().iter().collect();
        let playing: Vec<Seat> = game.table().playing().iter().collect();
        let player = playing[numbers.below(playing.len())];
        let action = match numbers.below(20) {
            0 => Action::ExtraTurn { player },
            1 => Action::SkipTurn { player },
            _ if departures && actions.len() % LEAVES_EVERY == LEAVES_EVERY - 1 && playing.len() > 4 => Action::Leave {
                players: SeatSet::only(player),
                why: LeaveReason::Lost,
                defer_to: None,
            },
            _ => Action::EndTurn {
                marker: turns[numbers.below(turns.len())],
            },
        };
        if game.apply(&action).is_ok() {
            actions.push(action);
        }
    }
    actions
}

/// Returns the seconds of one run of `work`, the best of five.
fn best(mut work: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed().as_secs_f64());
    }
    best
}

fn play(players: usize, actions: &[Action]) {
    let mut game = Game::new(table(players));
    for action in actions {
        let events = game.apply(action).expect("the script is legal");
        black_box(&events);
    }
    black_box(&game);
}

fn document_of(players: usize, actions: Vec<Action>) -> String {
    let names = (1..=players).map(|number| format!("P{number:03}")).collect();
    let mut document = GameDocument::new(names, table(players), None).expect("the names are distinct");
    actions.into_iter().for_each(|action| document.push(action));
    document.to_json().to_string()
}

fn main() {
    println!("actions a second: turns ending, extra and skipped turns (goal: 1,000,000 at 16 players)");
    for players in [4, 16, 32, 66, 128, 256] {
        let actions = script(players, 100_000, false);
        let seconds = best(|| play(players, &actions));
        println!("  {players:>4} players  {:>12.0}", actions.len() as f64 / seconds);
    }
    println!("replay of 1,000 actions with departures, milliseconds (goal: 5 at 66 players)");
    for players in [16, 66, 128, 256] {
        let actions = script(players, 1_000, true);
        println!(
            "  {players:>4} players  {:>9.3}",
            best(|| play(players, &actions)) * 1e3
        );
    }
    println!("the same from its document, reading included");
    for players in [16, 66, 128, 256] {
        let text = document_of(players, script(players, 1_000, true));
        let replay = || {
            let read = GameDocument::read(text.as_bytes()).expect("a document that was written can be read");
            black_box(read.replay());
        };
        println!("  {players:>4} players  {:>9.3}", best(replay) * 1e3);
    }
    let game = Game::new(table(256));
    let seconds = best(|| (0..10_000).for_each(|_| drop(black_box(game.clone()))));
    println!("a copy of a game of 256: {:.2} µs", seconds * 100.0);
}
