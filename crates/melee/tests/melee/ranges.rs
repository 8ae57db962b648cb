//! Ranges of influence and attack options (CR 801, 802, 803; 601.2; G10, G11).

use podium_testing::play::{Play, melee, numbered, pod};
use serde_json::{Value, json};

fn table(players: usize, range: Value, attack: &str) -> Play {
    let seats = numbered(players);
    Play::of(json!({"variant": "grand_melee", "seats": seats, "range_of_influence": range, "attack": attack}))
}

#[test]
fn example_of_601_2a_range_1_is_the_two_neighbours() {
    let play = table(10, json!(1), "left");
    assert_eq!(play.range("P05"), ["P04", "P05", "P06"]);
    assert_eq!(play.range("P01"), ["P01", "P02", "P10"]);
}

#[test]
fn example_of_601_2a_range_2_is_two_to_either_side() {
    let play = table(10, json!(2), "left");
    assert_eq!(play.range("P05"), ["P03", "P04", "P05", "P06", "P07"]);
    assert_eq!(play.range("P10"), ["P01", "P02", "P08", "P09", "P10"]);
}

#[test]
fn example_of_601_2c_carissa_enters_alexs_range_as_the_next_turn_begins() {
    // Alex is to the left of Rob, Carissa to his right.
    let seats = ["Carissa", "Rob", "Alex", "Dana", "Eve", "Finn"];
    let mut play = Play::of(
        json!({"variant": "free_for_all", "seats": seats, "range_of_influence": 1,
        "starting_player": "Dana"}),
    );
    assert_eq!(play.range("Alex"), ["Rob", "Alex", "Dana"]);
    play.leave("Rob");
    assert_eq!(
        play.range("Alex"),
        ["Alex", "Dana"],
        "Rob is out of range at once, Carissa is not in it yet"
    );
    play.end(1);
    assert_eq!(play.range("Alex"), ["Carissa", "Alex", "Dana"]);
    assert_eq!(play.range("Carissa"), ["Carissa", "Alex", "Finn"]);
}

#[test]
fn a_turn_of_any_marker_closes_the_seats_for_everybody() {
    let mut play = melee(17);
    play.leave("P02");
    assert_eq!(play.range("P01"), ["P01", "P17"]);
    play.end(4);
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P09> 4:P14>");
    assert_eq!(play.range("P01"), ["P01", "P03", "P17"]);
}

#[test]
fn ranges_may_differ_and_then_are_not_mutual() {
    let play = table(6, json!({"P02": 2, "P05": null}), "multiple");
    assert_eq!(play.range("P02"), ["P01", "P02", "P03", "P04", "P06"]);
    assert_eq!(play.range("P04"), ["P03", "P04", "P05"]);
    assert_eq!(play.range("P05"), ["P01", "P02", "P03", "P04", "P05", "P06"]);
}

#[test]
fn a_range_of_none_is_the_player_alone() {
    let play = table(6, json!(0), "multiple");
    assert_eq!(play.range("P03"), ["P03"]);
    assert_eq!(play.attack("P03"), Vec::<&str>::new());
}

#[test]
fn attack_left_reaches_the_next_seat_only() {
    let mut play = table(8, json!(2), "left");
    assert_eq!(play.attack("P01"), ["P02"]);
    assert_eq!(play.attack("P08"), ["P01"]);
    play.leave("P02");
    assert_eq!(
        play.attack("P01"),
        Vec::<&str>::new(),
        "CR 803.1a: more than one seat away until the seats close up"
    );
}

#[test]
fn attack_right_is_the_mirror_image() {
    let mut play = table(17, json!(1), "right");
    assert_eq!(play.attack("P01"), ["P17"]);
    assert_eq!(play.attack("P02"), ["P01"]);
    play.leave("P01");
    assert_eq!(play.attack("P02"), Vec::<&str>::new());
    play.end(4);
    assert_eq!(play.attack("P02"), ["P17"], "a turn has begun: the seats closed up");
}

#[test]
fn attack_multiple_reaches_every_opponent_in_range() {
    let mut play = table(8, json!(2), "multiple");
    assert_eq!(play.attack("P01"), ["P02", "P03", "P07", "P08"]);
    play.leave("P02");
    assert_eq!(play.attack("P01"), ["P03", "P07", "P08"]);
    assert_eq!(pod().attack("Bob"), ["Alice", "Charlie", "Daniel"]);
}

#[test]
fn who_may_be_targeted_is_who_is_in_range() {
    let mut play = melee(16);
    let (here, far) = (play.seat("P01"), play.seat("P03"));
    assert!(!play.game.may_target(here).contains(far));
    // CR 801.4: an object of someone out of range is no target.
    play.act(json!({"do": "object", "object": "Bear", "owner": "P03"}));
    play.act(json!({"do": "object", "object": "Ox", "owner": "P02"}));
    let spell = |target: &str| {
        json!({"do": "put_on_stack", "stack": 1, "object": "Shock", "controller": "P01", "kind": "spell",
            "targets": [target]})
    };
    play.refused("CR 801.4", spell("Bear"));
    play.act(spell("Ox"));
}

#[test]
fn someone_who_left_is_in_nobodys_range_and_has_none() {
    let mut play = pod();
    play.leave("Bob");
    assert_eq!(play.range("Bob"), Vec::<&str>::new());
    assert_eq!(play.range("Alice"), ["Alice", "Charlie", "Daniel"]);
    assert_eq!(play.state()["in_range"].get("Bob"), None);
}
