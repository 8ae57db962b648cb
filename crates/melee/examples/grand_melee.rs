//! Follows a Grand Melee of sixteen: every turn in progress ends in order, and one player leaves.
//! `cargo run -p podium-melee --example grand_melee`

use podium_melee::{Action, Game, LeaveReason, MarkerState, Seat, SeatSet, Setup, Variant};

fn main() {
    let setup = Setup::new(Variant::GrandMelee, 16).expect("sixteen players can play a Grand Melee");
    let mut game = Game::new(setup);
    for round in 1..=3 {
        println!("Round {round}: {} turn markers", game.markers().len());
        let in_turn: Vec<_> = game
            .markers()
            .iter()
            .filter(|marker| matches!(marker.state(), MarkerState::Turn(_)))
            .map(|marker| marker.number())
            .collect();
        for marker in in_turn {
            play(&mut game, &Action::EndTurn { marker });
        }
    }
    let leaver = Seat::new(4).expect("there are more than four seats");
    play(
        &mut game,
        &Action::Leave {
            players: SeatSet::only(leaver),
            why: LeaveReason::Lost,
            defer_to: None,
        },
    );
}

/// Applies an action and prints what happened, or why it was refused.
fn play(game: &mut Game, action: &Action) {
    match game.apply(action) {
        Ok(events) => events.iter().for_each(|event| println!("  {event}")),
        Err(refusal) => println!("  refused: {refusal}"),
    }
}
