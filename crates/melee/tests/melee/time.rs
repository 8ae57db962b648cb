//! Time is called: what the conformance cases do not cover (T22, G19, Slow Play).

use podium_document::game::GameDocument;
use podium_testing::play::{Play, melee, pod};
use serde_json::json;

#[test]
fn example_of_2_5aa_the_remaining_players_take_the_remaining_turns() {
    let mut play = pod();
    play.act(json!({"do": "call_time", "procedure": "extra_turns"}));
    assert_eq!(play.state()["turns_left"], json!(4), "Alice is in turn 0");
    play.end(1).end(1);
    assert_eq!(play.markers(), "1:Charlie>");
    play.leave("Alice Daniel");
    assert_eq!(play.state()["turns_left"], json!(2), "who leaves does not change it");
    play.end(1);
    assert_eq!(play.markers(), "1:Bob>");
    play.end(1);
    assert_eq!(play.markers(), "1:Charlie>");
    play.end(1);
    assert_eq!(
        play.state()["outcome"],
        json!({"draw": ["Alice", "Bob", "Charlie", "Daniel"]})
    );
}

#[test]
fn example_of_2_5ab_the_turn_is_finished_and_the_match_is_a_draw() {
    let seats = ["Arnold", "Benjamin", "Cam", "Durbin"];
    let mut play = Play::of(json!({"variant": "free_for_all", "seats": seats}));
    play.act(json!({"do": "call_time", "procedure": "finish_turn"}));
    assert!(play.game.outcome().is_none());
    play.end(1);
    assert_eq!(play.state()["outcome"], json!({"draw": seats}));
}

#[test]
fn slow_players_are_not_counted_and_skip_their_turns() {
    let mut play = pod();
    play.act(json!({"do": "call_time", "procedure": "extra_turns", "not_counted": ["Bob"]}));
    assert_eq!(play.state()["turns_left"], json!(3));
    play.end(1);
    assert_eq!(play.markers(), "1:Charlie>");
    play.must_have("Bob's turn is skipped (marker 1)");
    play.end(1).end(1);
    assert_eq!(play.markers(), "1:Alice>");
    assert_eq!(play.state()["turns_left"], json!(0));
    play.end(1);
    assert_eq!(play.state()["outcome"]["draw"].as_array().map(Vec::len), Some(4));
}

#[test]
fn nothing_begins_when_only_slow_players_are_left() {
    let mut play = pod();
    play.act(json!({"do": "call_time", "procedure": "extra_turns", "not_counted": ["Bob", "Charlie"]}));
    play.leave("Daniel").leave("Alice");
    play.end(1);
    assert_eq!(
        play.state()["outcome"],
        json!({"draw": ["Alice", "Bob", "Charlie", "Daniel"]})
    );
}

#[test]
fn in_a_melee_the_marker_goes_past_slow_players() {
    let mut play = melee(19);
    play.act(json!({"do": "call_time", "procedure": "extra_turns", "not_counted": ["P14", "P15"]}));
    assert_eq!(play.state()["turns_left"], json!(17));
    play.end(4);
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P09> 4:P16>");
    assert_eq!(play.state()["turns_left"], json!(16), "skipped turns are not counted");
}

#[test]
fn time_is_called_once() {
    let mut play = pod();
    play.act(json!({"do": "call_time", "procedure": "extra_turns"}));
    play.refused("T22", json!({"do": "call_time", "procedure": "finish_turn"}));
}

#[test]
fn only_a_turn_in_progress_can_have_been_passed() {
    let mut play = melee(16);
    play.end(1);
    play.refused(
        "G5",
        json!({"do": "call_time", "procedure": "extra_turns", "passing": [1]}),
    );
    play.refused(
        "G2",
        json!({"do": "call_time", "procedure": "extra_turns", "passing": [5]}),
    );
    play.leave("P06");
    play.refused(
        "T22",
        json!({"do": "call_time", "procedure": "extra_turns", "not_counted": ["P06"]}),
    );
}

#[test]
fn a_departure_deferred_to_a_passing_turn_counts_its_player_still() {
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Daniel"], "why": "lost", "defer_to": 1}));
    play.act(json!({"do": "call_time", "procedure": "extra_turns", "passing": [1]}));
    assert_eq!(play.state()["turns_left"], json!(4), "counted as time is called");
    assert_eq!(play.state()["in_game"], json!(["Alice", "Bob", "Charlie"]));
    assert_eq!(play.markers(), "1:Bob>");
}

#[test]
fn the_last_player_left_wins_after_time_as_before() {
    let mut play = pod();
    play.act(json!({"do": "call_time", "procedure": "finish_turn"}));
    play.leave("Bob Charlie Daniel");
    assert_eq!(play.state()["outcome"], json!({"winner": "Alice"}));
}

#[test]
fn in_an_end_step_the_turn_is_finished_and_one_more_is_played() {
    let seats = ["Arnold", "Benjamin", "Cam", "Durbin"];
    // T48: in any player's turn, and with any player gone, it is one turn more than by 2.5AB
    for before in 0..4 {
        for leaves in [None, Some(seats[(before + 2) % 4])] {
            let turns = |procedure: &str| {
                let mut play = Play::of(json!({"variant": "free_for_all", "seats": seats}));
                for _ in 0..before {
                    play.end(1);
                }
                if let Some(who) = leaves {
                    play.leave(who);
                }
                play.act(json!({"do": "call_time", "procedure": procedure}));
                let ended = (1..9).find(|_| {
                    play.end(1);
                    play.game.outcome().is_some()
                });
                ended.expect("time ends it")
            };
            assert_eq!((turns("finish_turn"), turns("next_turn")), (1, 2));
        }
    }
}

/// A pod at which the most life wins: the first player began, and the record begins with another turn.
fn by_life() -> Play {
    let seats = ["Alice", "Bob", "Charlie", "Daniel"];
    Play::of(
        json!({"variant": "free_for_all", "seats": seats, "starting_player": "Bob", "first_player": "Alice",
        "unfinished_games": "most_life"}),
    )
}

fn life(play: &mut Play, player: &str, life: i32) {
    play.act(json!({"do": "set_status", "player": player, "life": life}));
}

#[test]
fn the_most_life_wins_when_the_last_turn_ends() {
    let mut play = by_life();
    for (player, total) in [("Alice", 40), ("Bob", 12), ("Charlie", 30), ("Daniel", 30)] {
        life(&mut play, player, total);
    }
    play.leave("Alice");
    play.act(json!({"do": "call_time", "procedure": "finish_turn"}));
    assert!(play.game.outcome().is_none());
    play.end(1);
    assert_eq!(
        play.state()["outcome"],
        json!({"winner": "Daniel"}),
        "furthest from Alice"
    );
    play.must_have("Daniel wins the game");
    let again = GameDocument::read_value(&play.document.to_json()).expect("what was written");
    assert_eq!((again.setup(), again.replay().game), (play.document.setup(), play.game));
}

#[test]
fn a_game_whose_life_totals_are_unknown_waits_for_them() {
    let mut play = by_life();
    play.leave("Alice");
    play.act(json!({"do": "call_time", "procedure": "finish_turn"}));
    life(&mut play, "Bob", 12);
    play.end(1);
    assert!(play.game.outcome().is_none() && play.game.markers_in_turn().is_empty());
    life(&mut play, "Daniel", 3);
    assert!(play.game.outcome().is_none());
    life(&mut play, "Charlie", 11);
    assert_eq!(play.state()["outcome"], json!({"winner": "Bob"}));
}
