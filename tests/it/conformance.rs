//! The cases with expected answers in tests/cases: one JSON document a line.

use podium::rules::pods::{Sizes, split};
use podium::rules::profile::UnevenPods;
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = (usize, Value)> {
    let document = |line| serde_json::from_str(line).expect("a case is one JSON document a line");
    (1..).zip(text.lines().map(document))
}

fn number(case: &Value, key: &str) -> u32 {
    let number = case[key].as_u64().expect(key);
    u32::try_from(number).expect(key)
}

#[test]
fn pod_sizes() {
    let mut cases = 0;
    for (line, case) in lines(include_str!("../cases/pods.jsonl")) {
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
