//! Pairs the first round of an event: `cargo run -p podium-rules --example pair_a_round -- 14`

use podium_event::profile::Level;
use podium_event::{Event, EventParts, Player, Profile};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Request, pair};

fn main() {
    let count = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(14);
    let player = |number: u32| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        ..Player::default()
    };
    let event = Event::new(EventParts {
        profile: Profile::standard(Level::Competitive),
        players: (1..=count).map(player).collect(),
        rounds: Vec::new(),
        cut: None,
    })
    .expect("the parts of the event fit together");
    // every draw comes from this secret: the same secret gives the same pods and seats
    let draws = Draws::new(b"0123456789abcdef0123456789abcdef");
    match pair(&event, &Request::new(&draws, Some(5))) {
        Ok(pairing) => {
            for pod in &pairing.pods {
                let names: Vec<&str> = pod.seats.iter().map(|&seat| event.player(seat).name.as_str()).collect();
                println!("Table {}: {}", pod.table, names.join(", "));
            }
            for &bye in &pairing.byes {
                println!("Bye: {}", event.player(bye).name);
            }
        }
        Err(refusal) => println!("{refusal}"),
    }
}
