//! The phases of a turn, and departures deferred to the end of one (CR 500.1, MTR-A 2.4B, T23).

use podium_testing::play::{Play, melee, pod};
use serde_json::json;

fn phase(play: &Play, marker: u16) -> String {
    play.state()["phases"][marker.to_string()]
        .as_str()
        .unwrap_or("none")
        .to_owned()
}

#[test]
fn a_turn_goes_through_five_phases_and_ends() {
    let mut play = melee(16);
    let mut seen = vec![phase(&play, 1)];
    for _ in 0..4 {
        play.next(1);
        seen.push(phase(&play, 1));
    }
    assert_eq!(
        seen,
        ["beginning", "precombat_main", "combat", "postcombat_main", "ending"]
    );
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P09> 4:P13>");
    play.next(1);
    assert_eq!(play.markers(), "1:P02. 2:P05> 3:P09> 4:P13>");
    assert_eq!(phase(&play, 1), "none", "a waiting marker has no phase");
}

#[test]
fn each_marker_has_its_own_phases() {
    let mut play = melee(16);
    play.next(2).next(2).next(4);
    assert_eq!(
        play.state()["phases"],
        json!({"1": "beginning", "2": "combat", "3": "beginning", "4": "precombat_main"})
    );
}

#[test]
fn a_phase_does_not_end_with_something_on_its_stack() {
    let mut play = pod();
    play.cast(1, "Alice", "Brainstorm");
    play.refused("CR 500.2", json!({"do": "next_phase", "marker": 1}));
    play.pass(1, "Alice Bob Charlie Daniel");
    play.must_have("Brainstorm resolves (marker 1)");
    play.next(1);
    assert_eq!(phase(&play, 1), "precombat_main");
}

#[test]
fn an_effect_may_end_a_turn_with_objects_on_its_stack() {
    let mut play = pod();
    play.cast(1, "Alice", "Brainstorm").end(1);
    play.must_have("the turn ends with Brainstorm on the stack of marker 1: it is exiled");
    assert_eq!(play.markers(), "1:Bob>");
    assert!(play.game.markers()[0].stack().objects().is_empty());
}

#[test]
fn a_deferred_departure_happens_at_the_end_of_the_phase() {
    let mut play = pod();
    play.next(1).next(1);
    play.act(json!({"do": "leave", "players": ["Bob"], "why": "conceded", "defer_to": 1}));
    assert_eq!(
        play.state()["in_game"],
        json!(["Alice", "Bob", "Charlie", "Daniel"]),
        "still in the game"
    );
    assert_eq!(
        play.state()["deferred"],
        json!([{"player": "Bob", "why": "conceded", "marker": 1}])
    );
    assert!(play.range("Alice").contains(&"Bob"), "attacks on them go on");
    play.next(1);
    assert_eq!(play.state()["in_game"], json!(["Alice", "Charlie", "Daniel"]));
    assert_eq!(phase(&play, 1), "postcombat_main");
    play.must_have("Bob concedes and leaves the game");
}

#[test]
fn a_turn_that_ends_ends_its_phase_first() {
    let mut play = melee(16);
    play.act(json!({"do": "leave", "players": ["P02"], "why": "lost", "defer_to": 1}));
    play.extra("P01").end(1);
    // As if P02 had left before the turn ended: 15 players, three markers, marker 1 removed (CR 807.4g).
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>");
    assert_eq!(play.state()["extra_turns"], json!({"P01": 1}));
}

#[test]
fn everybody_passing_ends_the_phase_and_lets_them_leave() {
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Daniel"], "why": "lost", "defer_to": 1}));
    play.pass(1, "Alice Bob Charlie Daniel");
    assert_eq!(play.state()["in_game"], json!(["Alice", "Bob", "Charlie"]));
    assert_eq!(phase(&play, 1), "precombat_main");
}

#[test]
fn a_deferred_departure_does_not_end_a_second_phase() {
    // Everybody but Daniel has passed, and he leaves as the phase ends: his leaving ends nothing more.
    let mut play = pod();
    play.next(1).next(1).next(1).next(1);
    play.act(json!({"do": "leave", "players": ["Daniel"], "why": "lost", "defer_to": 1}));
    play.pass(1, "Alice Bob Charlie").end(1);
    assert_eq!(play.markers(), "1:Bob>");
    assert_eq!(play.state()["turns_begun"], json!({"Alice": 1, "Bob": 1}));
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Daniel"], "why": "lost", "defer_to": 1}));
    play.pass(1, "Alice Bob Charlie").next(1);
    assert_eq!(phase(&play, 1), "precombat_main");
    assert_eq!(
        play.event_texts.iter().filter(|text| text.contains("begins")).count(),
        1,
        "{:?}",
        play.event_texts
    );
}

#[test]
fn several_deferred_to_one_phase_leave_together() {
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Bob", "Charlie"], "why": "lost", "defer_to": 1}));
    play.act(json!({"do": "leave", "players": ["Alice", "Daniel"], "why": "lost", "defer_to": 1}));
    play.next(1);
    // The last ones left together: drawn, and nobody won by being the last for a moment.
    assert_eq!(
        play.state()["outcome"],
        json!({"draw": ["Alice", "Bob", "Charlie", "Daniel"]})
    );
}

#[test]
fn a_departure_is_deferred_to_the_turn_concerned_only() {
    let mut play = melee(16);
    play.act(json!({"do": "leave", "players": ["P06"], "why": "lost", "defer_to": 2}));
    play.next(1).next(3).end(4);
    assert_eq!(play.state()["in_game"].as_array().map(Vec::len), Some(16));
    play.next(2);
    assert_eq!(play.state()["in_game"].as_array().map(Vec::len), Some(15));
}

#[test]
fn deferral_needs_a_turn_in_progress_and_happens_once() {
    let mut play = melee(16);
    play.end(1);
    play.refused(
        "G5",
        json!({"do": "leave", "players": ["P06"], "why": "lost", "defer_to": 1}),
    );
    play.refused(
        "G2",
        json!({"do": "leave", "players": ["P06"], "why": "lost", "defer_to": 9}),
    );
    play.act(json!({"do": "leave", "players": ["P06"], "why": "lost", "defer_to": 2}));
    let again = json!({"do": "leave", "players": ["P06", "P07"], "why": "lost", "defer_to": 3});
    assert_eq!(play.refused("T23", again), "P06 leaves at the end of a phase already.");
    // Who would leave anyway may concede at any time (CR 104.3a).
    play.act(json!({"do": "leave", "players": ["P06"], "why": "conceded"}));
    assert_eq!(play.state().get("deferred"), None);
    play.next(2);
    assert_eq!(play.state()["in_game"].as_array().map(Vec::len), Some(15));
}
