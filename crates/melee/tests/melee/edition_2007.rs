//! The Grand Melee rules of 2007 (608, G22).

use podium_testing::play::{Play, numbered};
use serde_json::json;

fn melee(players: usize) -> Play {
    Play::of(json!({"variant": "grand_melee", "edition": "cr608_2007", "seats": numbered(players)}))
}

#[test]
fn examples_of_608_4a_sixteen_players_have_four_markers_and_fifteen_three() {
    assert_eq!(melee(16).markers(), "1:P01> 2:P05> 3:P09> 4:P13>");
    assert_eq!(melee(15).markers(), "1:P01> 2:P05> 3:P09>");
}

#[test]
fn a_marker_waits_with_the_player_who_ended_the_turn() {
    let mut play = melee(17);
    play.end(1);
    assert_eq!(
        play.markers(),
        "1:P01. 2:P05> 3:P09> 4:P13>",
        "P05 is three seats to the left of P02"
    );
    play.end(3);
    assert_eq!(
        play.markers(),
        "1:P01. 2:P05> 3:P09. 4:P13>",
        "P13 is three seats to the left of P10"
    );
    play.end(4);
    assert_eq!(
        play.markers(),
        "1:P01. 2:P05> 3:P10> 4:P14>",
        "P14 has three free seats to the left; then P10 has, too"
    );
}

#[test]
fn it_begins_as_soon_as_it_is_received() {
    let mut play = melee(18);
    play.end(3);
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P09. 4:P13>");
    play.end(4);
    // P14 has P15, P16, P17 to the left: received; then P10 has P11, P12, P13: received too.
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P10> 4:P14>");
}

#[test]
fn when_all_wait_they_are_handed_on_together() {
    let mut play = melee(16);
    play.end(1).end(2).end(3);
    assert_eq!(play.markers(), "1:P01. 2:P05. 3:P09. 4:P13>");
    play.end(4);
    assert_eq!(play.markers(), "1:P02> 2:P06> 3:P10> 4:P14>");
}

#[test]
fn a_waiting_marker_stays_on_the_seat_of_someone_who_left() {
    let mut play = melee(20);
    play.end(1).leave("P01");
    assert_eq!(play.markers(), "1:P01. 2:P05> 3:P09> 4:P13> 5:P17>!");
    play.end(2);
    assert_eq!(
        play.markers(),
        "1:P01. 2:P05. 3:P09> 4:P13> 5:P17>!",
        "P06 waits for P09"
    );
    play.end(3).end(4).end(5);
    // The removal opens the ring: everybody moves up.
    assert_eq!(play.markers(), "1:P02> 2:P06> 3:P10> 4:P14>");
}

#[test]
fn nobody_receives_a_marker_while_holding_another() {
    let mut play = melee(19);
    play.leave("P02 P03 P04").end(1);
    assert_eq!(
        play.markers(),
        "1:P01. 2:P05> 3:P09> 4:P13>",
        "P05 is next, and takes a turn"
    );
}

#[test]
fn the_lowest_number_goes_wherever_its_leaver_sits() {
    let seats = numbered(16);
    let mut play = Play::of(
        json!({"variant": "grand_melee", "edition": "cr608_2007", "seats": seats,
        "starting_player": "P05"}),
    );
    // P02 has marker 4 to the right, P06 has marker 1; fourteen players, three markers.
    play.leave("P02 P06");
    assert_eq!(play.markers(), "1:P05>! 2:P09> 3:P13> 4:P01>");
}

#[test]
fn markers_are_removed_between_turns_only() {
    let mut play = melee(16);
    play.leave("P02");
    assert_eq!(play.markers(), "1:P01>! 2:P05> 3:P09> 4:P13>");
    play.end(1);
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>");
    let mut play = melee(16);
    play.end(1).leave("P02");
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>", "between turns already: at once");
}

#[test]
fn markers_too_many_go_each_once_lowest_numbers_first() {
    let mut play = melee(16);
    play.leave("P02 P03 P06 P07 P10");
    assert_eq!(play.markers(), "1:P01>! 2:P05>! 3:P09> 4:P13>");
}

#[test]
fn when_all_point_to_one_marker_the_next_to_the_right_goes_as_well() {
    let mut play = melee(16);
    play.leave("P10 P11 P12 P13 P14");
    // All but P14 have marker 3 first to their right; 14's is 4 (own markers come last). Two go: 3 and 4.
    assert_eq!(play.markers(), "1:P01> 2:P05> 3:P09>! 4:P13>!");
    let mut play = melee(16);
    play.leave("P10 P11 P12").leave("P02 P03");
    assert_eq!(play.markers(), "1:P01>! 2:P05> 3:P09>! 4:P13>");
}

#[test]
fn example_of_608_4f_the_marker_goes_and_the_extra_turn_waits() {
    let mut play = melee(16);
    play.extra("P01").leave("P02").end(1);
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>");
    assert_eq!(play.state()["extra_turns"], json!({"P01": 1}));
    // The marker of P13 comes round: first the extra turn, then the own one.
    for _ in 0..4 {
        play.end(2).end(3).end(4);
    }
    assert_eq!(play.markers(), "2:P09> 3:P13> 4:P01+");
    play.end(4);
    assert_eq!(play.markers(), "2:P09> 3:P13> 4:P01>");
}

#[test]
fn an_extra_turn_is_kept_unless_a_marker_is_close_on_either_side() {
    let mut play = melee(8);
    play.extra("P01").end(1);
    assert_eq!(play.markers(), "1:P01+ 2:P05>");
    // Close on the left: kept, but it waits.
    let mut play = melee(19);
    play.extra("P01").leave("P02 P03").end(1);
    assert_eq!(play.markers(), "1:P01. 2:P05> 3:P09> 4:P13>");
    assert_eq!(play.state()["extra_turns"], json!({"P01": 1}));
    // Close on the right: it is passed on, and the extra turn comes before the next own turn.
    let mut play = melee(19);
    play.extra("P05").leave("P02 P03").end(2);
    play.must_have("a marker is close to the right: P05 takes one extra turn later");
    assert_eq!(play.markers(), "1:P01> 2:P05. 3:P09> 4:P13>");
    play.end(3).end(4);
    assert_eq!(play.markers(), "1:P01> 2:P06> 3:P10> 4:P14>");
    assert_eq!(play.state()["extra_turns"], json!({"P05": 1}));
}

#[test]
fn a_skipped_turn_passes_over_its_player() {
    let mut play = melee(17);
    play.skip("P14").end(3).end(4);
    assert!(play.happened("P14's turn is skipped (marker 4)"));
    assert_eq!(
        play.markers(),
        "1:P01> 2:P05> 3:P10> 4:P14.",
        "it waits to be received by P15"
    );
}

#[test]
fn time_over_many_markers_ends_the_game() {
    let mut play = melee(16);
    play.act(json!({"do": "call_time", "procedure": "finish_turn"}));
    play.end(1).end(2).end(3);
    assert!(play.game.outcome().is_none());
    play.end(4);
    assert_eq!(play.state()["outcome"]["draw"].as_array().map(Vec::len), Some(16));
}
