//! The cases with expected answers in `tests/cases`: one JSON document per line.

use podium_document::event::read_value;
use podium_document::standings::standings_json;
use podium_event::profile::{Level, UnevenPods};
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::playoff::{Next, next};
use podium_rules::pods::{Sizes, split};
use podium_rules::rounds::recommend;
use podium_rules::standings::standings;
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = (usize, Value)> {
    let document = |line| serde_json::from_str(line).expect("a case is one JSON document per line");
    (1..).zip(text.lines().map(document))
}

fn number(case: &Value, key: &str) -> u32 {
    let number = case[key].as_u64().expect(key);
    u32::try_from(number).expect(key)
}

#[test]
fn pod_sizes() {
    let mut cases = 0;
    for (line, case) in lines(include_str!("../../../../tests/cases/pods.jsonl")) {
        let (players, pod_size) = (number(&case, "players") as usize, number(&case, "pod_size"));
        let pods = |value: &Value| -> Vec<usize> { serde_json::from_value(value.clone()).expect("sizes") };
        if case["byes"].is_object() {
            let expected = Sizes {
                pods: pods(&case["byes"]["pods"]),
                byes: number(&case["byes"], "byes") as usize,
            };
            assert_eq!(split(players, pod_size, UnevenPods::Byes), expected, "line {line}");
            cases += 1;
        }
        if case["smaller_pods"].is_array() {
            let expected = Sizes {
                pods: pods(&case["smaller_pods"]),
                byes: 0,
            };
            assert_eq!(
                split(players, pod_size, UnevenPods::SmallerPods),
                expected,
                "line {line}"
            );
            cases += 1;
        }
    }
    assert!(cases >= 150, "only {cases} cases");
}

#[test]
fn recommended_rounds() {
    let mut cases = 0;
    for (line, case) in lines(include_str!("../../../../tests/cases/rounds.jsonl")) {
        let (players, byes) = (number(&case, "players"), number(&case, "byes"));
        let recommended = recommend(Level::Competitive, 4, players, byes).expect("enough players");
        let expected = ["counted_as", "swiss_rounds", "playoff_cut"].map(|key| number(&case, key));
        assert_eq!(
            [
                recommended.counted_as,
                recommended.swiss_rounds,
                recommended.playoff_cut
            ],
            expected,
            "line {line}"
        );
        cases += 1;
    }
    assert!(cases >= 40, "only {cases} cases");
}

/// Creates an event of `cut` players who are all seeds, in the order of the list.
fn cut(cut: u32) -> EventParts {
    let players = (1..=cut).map(|seed| Player {
        id: format!("seed-{seed}"),
        name: format!("Seed {seed}"),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Regular),
        players: players.collect(),
        rounds: Vec::new(),
        cut: Some((0..cut).map(PlayerIx).collect()),
    }
}

fn dealt(parts: EventParts) -> (Vec<Vec<u32>>, Vec<u32>) {
    let event = Event::new(parts).expect("a sound event");
    let Ok(Next::Round { pods, waiting, .. }) = next(&event) else {
        panic!("no next round");
    };
    let seeds = |players: &Vec<PlayerIx>| players.iter().map(|player| player.0 + 1).collect();
    (pods.iter().map(seeds).collect(), seeds(&waiting))
}

#[test]
fn cuts() {
    let mut cases = 0;
    let list = |value: &Value| -> Vec<u32> { serde_json::from_value(value.clone()).expect("seeds") };
    let pods = |value: &Value| -> Vec<Vec<u32>> { serde_json::from_value(value.clone()).expect("pods") };
    for (line, case) in lines(include_str!("../../../../tests/cases/cuts.jsonl")) {
        let mut parts = cut(number(&case, "cut"));
        if case["winners"].is_array() {
            // The first round as dealt, won by the winners of the case.
            let winners = list(&case["winners"]);
            let (first, _) = dealt(parts.clone());
            let played = first.into_iter().zip(1..).map(|(seeds, table)| {
                let winner = seeds
                    .iter()
                    .find(|seed| winners.contains(seed))
                    .expect("a winner in each pod");
                Pod {
                    table,
                    left: Vec::new(),
                    result: PodResult::Won(PlayerIx(winner - 1)),
                    seats: seeds.iter().map(|seed| PlayerIx(seed - 1)).collect(),
                }
            });
            parts.rounds.push(Round {
                number: 1,
                stage: Stage::Playoff,
                pods: played.collect(),
                byes: Vec::new(),
                match_losses: Vec::new(),
            });
            assert_eq!(dealt(parts).0, pods(&case["next_round"]), "line {line}");
        } else {
            let expected = (pods(&case["first_round"]), list(&case["waiting"]));
            assert_eq!(dealt(parts), expected, "line {line}");
        }
        cases += 1;
    }
    assert_eq!(cases, 10);
}

#[test]
fn standings_of_events() {
    let mut cases = 0;
    for (line, case) in lines(include_str!("../../../../tests/cases/standings.jsonl")) {
        let document = read_value(&case["event"]).unwrap_or_else(|problems| panic!("line {line}: {problems:?}"));
        let after_round = case.get("after_round").map(|_| number(&case, "after_round"));
        let mut rows = standings_json(&document, &standings(&document.event, after_round));
        for row in rows.as_array_mut().expect("a list") {
            row.as_object_mut().expect("an object").remove("name");
        }
        assert_eq!(rows, case["standings"], "line {line}");
        cases += 1;
    }
    assert_eq!(cases, 70);
}
