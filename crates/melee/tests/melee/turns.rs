//! Turns and markers: the examples of CR 807.4, as named tests beside the conformance cases (G2–G15, G21).

use podium_melee::{Setup, Variant};
use podium_testing::play::{Play, melee, numbered, pod};
use serde_json::json;

#[test]
fn examples_of_807_4a_sixteen_players_have_four_markers_and_fifteen_three() {
    assert_eq!(melee(16).markers(), "1:P01> 2:P05> 3:P09> 4:P13>");
    assert_eq!(melee(15).markers(), "1:P01> 2:P05> 3:P09>");
}

#[test]
fn example_of_807_4j_the_marker_goes_and_the_extra_turn_waits() {
    let mut play = melee(16);
    play.extra("P01").leave("P02").end(1);
    play.must_have("marker 1 is removed from P01");
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>");
    assert_eq!(play.state()["extra_turns"], json!({"P01": 1}));
    for _ in 0..4 {
        play.end(4).end(3).end(2);
    }
    assert_eq!(play.markers(), "2:P09> 3:P13> 4:P01+", "just before the normal turn");
    play.end(4);
    assert_eq!(play.markers(), "2:P09> 3:P13> 4:P01>");
}

#[test]
fn a_designation_says_how_many_players_and_markers() {
    let mut play = melee(13);
    play.leave("P07").leave("P08");
    play.must_have("marker 2 is designated for removal: eleven players, two markers");
}

#[test]
fn a_designation_made_twice_is_handed_on_by_one() {
    let mut play = melee(16);
    play.leave("P02 P03 P06 P07 P10");
    assert_eq!(play.markers(), "1:P01>!! 2:P05> 3:P09> 4:P13>");
    play.must_have("marker 1 is designated for removal 2 times: eleven players, two markers");
    play.end(1);
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>!");
}

#[test]
fn the_last_marker_stays_to_the_end() {
    let mut play = melee(4);
    play.leave("P01 P02");
    assert_eq!(play.markers(), "1:P01>");
    play.end(1);
    assert_eq!(play.markers(), "1:P03>");
}

#[test]
fn a_pod_is_free_for_all_and_ten_players_a_grand_melee() {
    for players in 3..10 {
        assert_eq!(Setup::default_variant(players), Variant::FreeForAll);
    }
    assert_eq!(Setup::default_variant(10), Variant::GrandMelee);
    let play = Play::of(json!({"seats": numbered(10)}));
    assert_eq!(play.markers(), "1:P01> 2:P05>");
    assert_eq!(play.attack("P01"), ["P02"]);
    let play = Play::of(json!({"seats": numbered(9)}));
    assert_eq!(play.markers(), "1:P01>");
    assert_eq!(play.attack("P01").len(), 8);
}

#[test]
fn a_small_grand_melee_is_allowed_with_a_note() {
    assert!(
        melee(9).state()["note"]
            .as_str()
            .is_some_and(|note| note.contains("ten or more"))
    );
    assert_eq!(melee(10).state().get("note"), None);
    assert_eq!(pod().state().get("note"), None);
}

#[test]
fn in_a_pod_the_newest_extra_turn_comes_first() {
    let mut play = pod();
    play.extra("Charlie").extra("Daniel").end(1);
    assert_eq!(play.markers(), "1:Daniel+");
    play.end(1);
    assert_eq!(play.markers(), "1:Charlie+");
    play.end(1);
    assert_eq!(play.markers(), "1:Bob>", "the turn order goes on where it was");
}

#[test]
fn a_leavers_extra_and_skipped_turns_vanish() {
    let mut play = pod();
    play.extra("Charlie").skip("Bob").leave("Charlie");
    assert_eq!(play.state()["extra_turns"], json!({}));
    play.end(1);
    assert_eq!(play.markers(), "1:Daniel>", "Bob skips, Charlie is gone");
    assert_eq!(
        play.refused("G15", json!({"do": "extra_turn", "player": "Charlie"})),
        "Charlie has left the game."
    );
    play.refused("G15", json!({"do": "skip_turn", "player": "Charlie"}));
}

#[test]
fn a_game_is_a_value() {
    let mut play = melee(16);
    let before = play.game.clone();
    play.end(1);
    assert_ne!(play.game, before);
    let text = |game: &podium_melee::Game| serde_json::to_string(game).expect("a game can be written");
    assert_ne!(text(&play.game), text(&before));
    let again = play.document.replay().game;
    assert_eq!(again, play.game);
    assert_eq!(text(&again), text(&play.game));
}
