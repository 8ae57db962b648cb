//! The multiplayer procedure for loops (MTR-A 4.4A, T28).

use podium_testing::play::{Play, melee, pod};
use serde_json::{Value, json};

fn announced(iterations: u32, points: u32) -> Play {
    let mut play = pod();
    play.act(json!({"do": "announce_loop", "stack": 1, "player": "Alice", "iterations": iterations, "points": points}));
    play
}

fn stop(player: &str, iteration: u32, point: u32) -> Value {
    json!({"do": "propose_stop", "stack": 1, "player": player, "iteration": iteration, "point": point})
}

fn accept(player: &str) -> Value {
    json!({"do": "accept_loop", "stack": 1, "player": player})
}

#[test]
fn without_a_proposal_it_runs_as_announced() {
    let mut play = announced(100, 3);
    assert_eq!(play.priority(1), "-", "nobody has priority while it is agreed on");
    play.act(accept("Bob")).act(accept("Charlie")).act(accept("Daniel"));
    play.must_have("the loop runs up to iteration 100; Alice has priority (marker 1)");
    assert_eq!(play.priority(1), "Alice");
}

#[test]
fn the_first_to_propose_the_earliest_point_has_priority_there() {
    let mut play = announced(100, 3);
    play.act(stop("Bob", 50, 2))
        .act(stop("Charlie", 50, 1))
        .act(accept("Daniel"))
        .act(accept("Alice"));
    assert_eq!(
        play.state()["loops"]["1"]["asked"],
        json!("Bob"),
        "it goes round until nobody is earlier"
    );
    play.act(accept("Bob"));
    play.must_have("the loop runs up to iteration 50, point 1; Charlie has priority (marker 1)");
    assert_eq!(play.priority(1), "Charlie");
}

#[test]
fn an_earlier_proposal_may_come_in_a_later_round() {
    let mut play = announced(10, 2);
    play.act(stop("Bob", 8, 1))
        .act(accept("Charlie"))
        .act(accept("Daniel"))
        .act(stop("Alice", 2, 1));
    play.act(accept("Bob")).act(accept("Charlie")).act(accept("Daniel"));
    play.must_have("the loop runs up to iteration 2, point 1; Alice has priority (marker 1)");
}

#[test]
fn a_point_that_is_not_earlier_is_no_proposal() {
    let mut play = announced(10, 2);
    play.refused("T28", stop("Bob", 10, 2));
    play.refused("T28", stop("Bob", 11, 1));
    play.refused("T28", stop("Bob", 3, 3));
    play.refused("T28", stop("Bob", 0, 1));
    play.act(stop("Bob", 3, 1));
    play.refused("T28", stop("Charlie", 3, 1));
    play.refused("T28", stop("Charlie", 3, 2));
    play.act(stop("Charlie", 2, 2));
}

#[test]
fn only_the_player_who_is_asked_answers() {
    let mut play = announced(10, 2);
    assert_eq!(
        play.refused("T28", accept("Daniel")),
        "Bob is asked about the loop now."
    );
    play.refused("T28", json!({"do": "next_phase", "marker": 1}));
    play.refused("G16", json!({"do": "pass_priority", "stack": 1, "player": "Alice"}));
}

#[test]
fn who_stopped_the_loop_and_does_nothing_falls_under_4_2a() {
    for nothing in ["pass_priority", "withdraw_priority"] {
        let mut play = announced(10, 2);
        play.act(accept("Bob"))
            .act(stop("Charlie", 5, 2))
            .act(accept("Daniel"))
            .act(accept("Alice"))
            .act(accept("Bob"));
        assert_eq!(play.priority(1), "Charlie");
        play.act(json!({"do": nothing, "stack": 1, "player": "Charlie"}));
        play.must_have("Charlie's request for priority is void; Alice has priority (marker 1)");
        assert_eq!(play.priority(1), "Alice");
    }
}

#[test]
fn who_stopped_the_loop_may_act() {
    let mut play = announced(10, 2);
    play.act(stop("Bob", 5, 2))
        .act(accept("Charlie"))
        .act(accept("Daniel"))
        .act(accept("Alice"));
    play.cast(1, "Bob", "Shock");
    assert_eq!(play.priority(1), "Bob");
    play.pass(1, "Bob Charlie Daniel Alice");
    play.must_have("Shock resolves (marker 1)");
}

#[test]
fn only_those_who_take_part_in_the_stack_are_asked() {
    let mut play = melee(16);
    play.act(json!({"do": "announce_loop", "stack": 2, "player": "P05", "iterations": 4, "points": 1}));
    let accept = |player: &str| json!({"do": "accept_loop", "stack": 2, "player": player});
    play.act(accept("P06")).act(accept("P04"));
    play.must_have("the loop runs up to iteration 4; P05 has priority (marker 2)");
}

#[test]
fn a_loop_is_off_when_a_player_it_needs_leaves() {
    let mut play = announced(10, 2);
    play.act(stop("Bob", 5, 2)).leave("Bob");
    play.must_have("the loop does not run: a player it needs left (marker 1)");
    assert_eq!(play.priority(1), "Alice");
    let mut play = announced(10, 2);
    play.act(accept("Bob")).act(accept("Charlie")).leave("Daniel");
    play.must_have("the loop runs up to iteration 10; Alice has priority (marker 1)");
}

#[test]
fn a_loop_needs_priority_and_something_to_repeat() {
    let mut play = pod();
    let announce = |player: &str, iterations: u32| json!({"do": "announce_loop", "stack": 1, "player": player, "iterations": iterations, "points": 1});
    play.refused("G16", announce("Bob", 3));
    play.refused("T28", announce("Alice", 0));
}
