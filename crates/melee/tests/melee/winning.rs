//! Winning, losing, drawing, and the status that proposes losses (CR 104, 801.14–16; G18, T3, T29).

use podium_testing::play::{Play, melee, pod};
use serde_json::json;

fn declare(effect: &str, controllers: &[&str]) -> serde_json::Value {
    json!({"do": "declare", "effect": effect, "controllers": controllers})
}

#[test]
fn you_win_makes_the_opponents_in_range_lose() {
    let mut play = melee(16);
    play.act(declare("win", &["P02"]));
    let left = play.state()["in_game"].clone();
    assert_eq!(left.as_array().map(Vec::len), Some(14), "{left}");
    play.must_have("P01 loses and leaves the game");
    play.must_have("P03 loses and leaves the game");
    assert!(play.game.outcome().is_none(), "CR 104.3h: this need not end the game");
}

#[test]
fn with_unlimited_range_you_win_is_the_game() {
    let mut play = pod();
    play.act(declare("win", &["Charlie"]));
    assert_eq!(play.state()["outcome"], json!({"winner": "Charlie"}));
    play.refused("CR 104.1", declare("win", &["Charlie"]));
}

#[test]
fn a_draw_takes_out_the_controllers_and_everyone_in_range() {
    let mut play = melee(16);
    play.act(declare("draw", &["P05", "P07"]));
    assert_eq!(
        play.state()["in_game"],
        json!([
            "P01", "P02", "P03", "P09", "P10", "P11", "P12", "P13", "P14", "P15", "P16"
        ])
    );
    play.must_have("the game is a draw for P06, who leaves it");
}

#[test]
fn a_loop_nobody_can_stop_in_a_pod_draws_the_game() {
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Bob"], "why": "conceded"}));
    play.act(declare("draw", &["Alice"]));
    assert_eq!(
        play.state()["outcome"],
        json!({"draw": ["Alice", "Charlie", "Daniel"]}),
        "T3: not who conceded"
    );
}

#[test]
fn who_left_it_drawn_shares_a_later_draw_and_loses_to_a_later_winner() {
    let mut play = melee(10);
    play.act(declare("draw", &["P05"]));
    play.leave("P01 P02 P03").leave("P07 P08 P09 P10");
    assert_eq!(play.state()["outcome"]["draw"].as_array().map(Vec::len), Some(10));
    let mut play = melee(10);
    play.act(declare("draw", &["P05"]));
    play.leave("P01 P02 P03").leave("P07 P08 P09");
    assert_eq!(play.state()["outcome"], json!({"winner": "P10"}));
}

#[test]
fn a_match_loss_has_no_share_in_the_draw() {
    let mut play = pod();
    play.act(json!({"do": "leave", "players": ["Bob"], "why": "match_loss"}));
    play.leave("Charlie");
    play.leave("Alice Daniel");
    assert_eq!(play.state()["outcome"], json!({"draw": ["Alice", "Charlie", "Daniel"]}));
}

#[test]
fn one_player_wins_and_somebody_must_declare() {
    let mut play = pod();
    play.refused("G18", declare("win", &["Alice", "Bob"]));
    play.refused("G18", declare("win", &[]));
    play.refused("G18", declare("draw", &[]));
    play.leave("Bob");
    assert_eq!(play.refused("G18", declare("draw", &["Bob"])), "Bob has left the game.");
}

#[test]
fn status_proposes_losses_and_does_nothing() {
    let mut play = pod();
    play.act(json!({"do": "set_status", "player": "Bob", "life": 40, "commander_casts": 2}));
    assert!(play.game.proposed_losses().is_empty());
    play.act(json!({"do": "set_status", "player": "Bob", "life": 0}));
    play.must_have("Bob has no life left and would lose");
    play.act(json!({"do": "set_status", "player": "Charlie", "poison": 10}));
    play.must_have("Charlie has ten or more poison counters and would lose");
    play.act(json!({"do": "set_status", "player": "Daniel", "commander_damage": {"Alice": 20}}));
    assert_eq!(play.game.proposed_losses().len(), 2);
    play.act(json!({"do": "set_status", "player": "Daniel", "commander_damage": {"Alice": 21}}));
    play.must_have("Daniel has 21 or more damage from Alice's commander and would lose");
    assert_eq!(
        play.state()["in_game"],
        json!(["Alice", "Bob", "Charlie", "Daniel"]),
        "proposed, not done"
    );
    let bob = json!({"life": 0, "poison": 0, "commander_damage": {}, "commander_casts": 2, "would_lose": ["life"]});
    assert_eq!(play.state()["status"]["Bob"], bob);
}

#[test]
fn counters_besides_poison_are_counted_and_propose_nothing() {
    let mut play = pod();
    play.act(json!({"do": "set_status", "player": "Bob", "energy": 30, "rad": 2}));
    play.act(json!({"do": "set_status", "player": "Bob", "life": 40, "experience": 1, "rad": 0}));
    assert!(play.game.proposed_losses().is_empty());
    let bob =
        json!({"life": 40, "poison": 0, "energy": 30, "experience": 1, "commander_damage": {}, "commander_casts": 0});
    assert_eq!(play.state()["status"]["Bob"], bob, "what is zero is not printed");
    let wrong = play
        .document
        .parse_action(&json!({"do": "set_status", "player": "Bob", "energy": -1}));
    assert_eq!(wrong.expect_err("no number of counters")[0].pointer, "/energy");
}

#[test]
fn damage_of_two_partners_is_counted_apart() {
    let mut play = pod();
    let damage = json!({"Alice": 15, "Alice#2": 15, "Charlie": 3});
    play.act(json!({"do": "set_status", "player": "Bob", "commander_damage": damage}));
    assert!(play.game.proposed_losses().is_empty());
    assert_eq!(play.state()["status"]["Bob"]["commander_damage"], damage);
    play.act(json!({"do": "set_status", "player": "Bob", "commander_damage": {"Charlie": 0}}));
    assert_eq!(
        play.state()["status"]["Bob"]["commander_damage"],
        json!({"Alice": 15, "Alice#2": 15})
    );
}

#[test]
fn the_status_of_someone_gone_stays_as_it_was() {
    let mut play = pod();
    play.act(json!({"do": "set_status", "player": "Bob", "life": -3}))
        .leave("Bob");
    play.refused("CR 800.4i", json!({"do": "set_status", "player": "Bob", "life": 3}));
    assert_eq!(play.state()["status"]["Bob"]["life"], json!(-3), "last known");
    assert!(play.game.proposed_losses().is_empty(), "they are gone already");
}

#[test]
fn casts_of_two_commanders_are_counted_apart() {
    let mut play = pod();
    play.act(json!({"do": "set_status", "player": "Bob", "commander_casts": {"Bob#2": 1}}));
    assert_eq!(
        play.state()["status"]["Bob"]["commander_casts"],
        json!({"Bob": 0, "Bob#2": 1})
    );
    // A number is for the first, or the only one.
    play.act(json!({"do": "set_status", "player": "Bob", "commander_casts": 2}));
    assert_eq!(
        play.state()["status"]["Bob"]["commander_casts"],
        json!({"Bob": 2, "Bob#2": 1})
    );
    play.act(json!({"do": "set_status", "player": "Bob", "commander_casts": {"Bob": 3, "Bob#2": 0}}));
    assert_eq!(play.state()["status"]["Bob"]["commander_casts"], json!(3));
    let other = json!({"do": "set_status", "player": "Bob", "commander_casts": {"Alice": 1}});
    let wrong = play
        .document
        .parse_action(&other)
        .expect_err("CR 903.8: one's own commander");
    assert!(
        wrong[0].message.to_string().contains("their own commanders"),
        "{wrong:?}"
    );
    let written = play.document.to_json();
    let again = podium_document::game::GameDocument::read_value(&written).expect("what was written can be read");
    assert_eq!(again, play.document);
}

fn takes(title: &str, player: &str) -> serde_json::Value {
    json!({"do": "take_title", "title": title, "player": player})
}

#[test]
fn a_title_of_a_leaver_goes_to_the_active_player() {
    let mut play = pod();
    assert_eq!(play.state()["monarch"], json!(null));
    play.act(takes("monarch", "Charlie"))
        .must_have("Charlie becomes the monarch");
    play.act(takes("initiative", "Daniel"))
        .must_have("Daniel takes the initiative");
    play.end(1);
    play.leave("Charlie").must_have("Bob becomes the monarch");
    assert_eq!(
        [&play.state()["monarch"], &play.state()["initiative"]],
        ["Bob", "Daniel"]
    );
    // The active player leaves: the next in turn order has it.
    play.leave("Bob").must_have("Daniel becomes the monarch");
    // Then nobody is active (CR 800.4j), and the turn order goes on from there.
    play.act(takes("monarch", "Alice"));
    play.refused("CR 725.4", takes("monarch", "Bob"));
    play.refused("CR 726.4", takes("initiative", "Bob"));
}

#[test]
fn without_an_active_player_a_title_goes_to_the_next_in_turn_order() {
    let mut play = Play::of(json!({"variant": "free_for_all", "seats": ["A", "B", "C", "D", "E"]}));
    play.act(takes("initiative", "D"));
    play.leave("A").leave("D");
    play.must_have("B takes the initiative");
}

#[test]
fn titles_of_players_who_leave_together_go_to_somebody_who_stays() {
    let mut play = pod();
    play.act(takes("monarch", "Bob")).act(takes("initiative", "Alice"));
    play.leave("Alice Bob");
    assert_eq!(
        [&play.state()["monarch"], &play.state()["initiative"]],
        ["Charlie", "Charlie"]
    );
}

#[test]
fn with_several_turns_the_nearest_active_player_to_the_left_has_it() {
    let mut play = melee(16);
    // Turns are in progress at seats 1, 5, 9 and 13.
    play.act(takes("monarch", "P06"));
    play.leave("P06").must_have("P09 becomes the monarch");
    play.leave("P09").must_have("P10 becomes the monarch");
}
