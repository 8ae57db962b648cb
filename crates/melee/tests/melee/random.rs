//! Coins and dice (CR 705, 706; rule 511; T31, T32).

use podium_melee::{DieSides, GameSeed};
use podium_testing::play::{Play, pod};
use serde_json::{Value, json};

/// The bytes 0 to 31.
const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Results of draws, from an implementation of T32 in another language.
const FLIPS: [u16; 8] = [1, 2, 1, 1, 1, 2, 1, 2];
const ROLLS: [u16; 8] = [12, 14, 14, 9, 2, 17, 5, 18];
const WHOLE_BYTE: u16 = 212;

fn seeded() -> Play {
    Play::of(json!({"seats": ["Alice", "Bob", "Charlie"], "seed": SEED, "round": 3}))
}

fn flip(player: &str) -> Value {
    json!({"do": "flip", "player": player})
}

fn bytes() -> [u8; 32] {
    std::array::from_fn(|index| index as u8)
}

#[test]
fn draws_are_those_of_the_ruling() {
    // HMAC-SHA256 computed apart from this program.
    let seed = GameSeed::new(bytes(), 3);
    let die = |purpose: &str, counter, sides| seed.die(purpose, counter, DieSides::new(sides).expect("a die"));
    let flips: Vec<u16> = (1..=8).map(|counter| die("flip", counter, 2)).collect();
    assert_eq!(flips, FLIPS);
    let rolls: Vec<u16> = (1..=8).map(|counter| die("die", counter, 20)).collect();
    assert_eq!(rolls, ROLLS);
    assert_eq!(die("die", 1, 256), WHOLE_BYTE);
}

#[test]
fn a_flip_with_a_call_is_won_or_lost_by_the_flipper() {
    let mut play = seeded();
    let mut seen = Vec::new();
    for call in ["heads", "tails", "heads", "tails"] {
        let mut action = flip("Bob");
        action["call"] = json!(call);
        play.act(action);
        seen.push(play.event_texts[0].clone());
    }
    let expected = ["heads", "tails", "heads", "tails"]
        .iter()
        .zip(FLIPS)
        .map(|(call, natural)| {
            let face = if natural == 1 { "heads" } else { "tails" };
            if face == *call {
                format!("Bob flips a coin: {face}, called and won")
            } else {
                format!("Bob flips a coin: {face}, {call} was called: lost")
            }
        });
    assert_eq!(seen, expected.collect::<Vec<_>>());
    assert_eq!(play.game.draws(), 4, "the counter is public");
}

#[test]
fn a_flip_without_a_call_is_won_by_nobody() {
    let mut play = seeded();
    play.act(flip("Alice"));
    let face = if FLIPS[0] == 1 { "heads" } else { "tails" };
    assert_eq!(play.event_texts, [format!("Alice flips a coin: {face}")]);
}

#[test]
fn an_even_die_may_replace_a_coin() {
    let mut play = seeded();
    let mut action = flip("Alice");
    action["agreed_die"] = json!(7);
    play.refused("CR 705.1", action.clone());
    action["agreed_die"] = json!(6);
    play.act(action);
    let natural = GameSeed::new(bytes(), 3).die("flip", 1, DieSides::new(6).expect("a die"));
    let face = if natural % 2 == 1 { "heads" } else { "tails" };
    assert_eq!(
        play.event_texts,
        [format!("Alice rolls {natural} on 6 sides as agreed, {face}")]
    );
}

#[test]
fn rolls_are_recorded_with_who_asked() {
    let mut play = seeded();
    play.act(json!({"do": "roll", "player": "Charlie", "sides": 20}));
    assert_eq!(play.event_texts, [format!("Charlie rolls {} on 20 sides", ROLLS[0])]);
}

#[test]
fn a_replay_draws_the_same() {
    let mut play = seeded();
    play.act(flip("Alice"))
        .act(json!({"do": "roll", "player": "Bob", "sides": 100}))
        .act(flip("Charlie"));
    let text = play.document.to_json().to_string();
    let read = podium_document::game::GameDocument::read(text.as_bytes()).expect("what was written can be read");
    let mut texts = Vec::new();
    read.replay_with(|_, events| texts.extend(events.iter().map(|event| event.text(read.names()).to_string())));
    assert_eq!(texts.len(), 3);
    assert_eq!(texts[2], play.event_texts[0]);
    assert_eq!(read, play.document);
}

#[test]
fn without_a_seed_there_is_nothing_to_draw_from() {
    let mut play = pod();
    play.refused("T31", flip("Alice"));
    play.refused("T31", json!({"do": "roll", "player": "Alice", "sides": 6}));
    let mut play = seeded();
    play.leave("Bob");
    play.refused("T31", flip("Bob"));
}

#[test]
fn the_secret_is_in_no_state() {
    let mut play = seeded();
    play.act(flip("Alice"));
    for text in [
        play.state().to_string(),
        serde_json::to_string(&play.game).expect("JSON"),
        format!("{:?}", play.game),
    ] {
        assert!(!text.contains("0a0b0c") && !text.contains("10, 11, 12"), "{text}");
    }
}

#[test]
fn every_face_comes_up() {
    let seed = GameSeed::new(bytes(), 1);
    for sides in [2, 3, 6, 20, 129, 256] {
        let die = DieSides::new(sides).expect("a die");
        let mut seen = vec![false; sides as usize];
        for counter in 0..20 * sides as u32 {
            seen[usize::from(seed.die("die", counter, die)) - 1] = true;
        }
        let never: Vec<usize> = (1..=seen.len()).filter(|face| !seen[face - 1]).collect();
        assert!(never.is_empty(), "{sides} sides: never {never:?}");
    }
    assert!(DieSides::new(0).is_none() && DieSides::new(1).is_some() && DieSides::new(257).is_none());
}
