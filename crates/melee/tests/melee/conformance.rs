//! The conformance games of tests/cases/melee.jsonl, compared state by state in the keys that the cases have.

use podium_document::game::GameDocument;
use serde_json::Value;

const CASES: &str = include_str!("../../../../tests/cases/melee.jsonl");

/// The trace of a document as `podium melee --trace` prints it.
pub fn trace(document: &GameDocument) -> Vec<Value> {
    let mut states = Vec::new();
    let replay = document.replay_with(|game, events| {
        states.push(serde_json::to_value(document.state(game, events)).expect("a state is JSON"));
    });
    if let Some((index, refusal)) = replay.illegal {
        states.push(document.illegal(index, &refusal));
    }
    states
}

#[test]
fn every_case_gives_the_expected_trace() {
    let mut cases = 0;
    for line in CASES.lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let note = &case["note"];
        let document =
            GameDocument::read_value(&case["game"]).unwrap_or_else(|problems| panic!("{note}: {problems:?}"));
        let states = trace(&document);
        let expected = case["trace"].as_array().expect("a trace is a list");
        for (index, (state, wanted)) in states.iter().zip(expected).enumerate() {
            for (key, value) in wanted.as_object().expect("a state is an object") {
                assert_eq!(
                    state.get(key),
                    Some(value),
                    "{note}: state {index}, key {key}, in {state}"
                );
            }
            if wanted["outcome"].is_null() && wanted.get("illegal").is_none() {
                assert!(state["outcome"].is_null(), "{note}: state {index} is over too early");
            }
        }
        assert_eq!(states.len(), expected.len(), "{note}: length of the trace");
        cases += 1;
    }
    assert_eq!(cases, 116, "every case was read");
}
