//! What leaves with a player by the rules of 2006: every example of 600.4, in edition `cr608_2007` (G20).

use crate::leaving::object;
use podium_testing::play::Play;
use serde_json::json;

fn table() -> Play {
    Play::of(json!({"variant": "free_for_all", "edition": "cr608_2007", "seats": ["Alex", "Bianca", "Carl", "Dora"]}))
}

fn control_magic() -> Play {
    let mut play = table();
    play.act(object("Wall of Wood", "Bianca"));
    play.act(json!({"do": "object", "object": "Control Magic", "owner": "Alex", "attached_to": "Wall of Wood"}));
    play.act(json!({"do": "control", "object": "Wall of Wood", "by": "Alex", "source": "Control Magic"}));
    play
}

#[test]
fn control_magic_leaves_with_alex() {
    let mut play = control_magic();
    play.leave("Alex");
    play.must_have("Control Magic leaves the game with its owner Alex");
    play.must_have("Bianca controls Wall of Wood");
}

#[test]
fn control_magic_goes_to_the_graveyard_when_the_wall_leaves_with_bianca() {
    let mut play = control_magic();
    play.leave("Bianca");
    play.must_have("Wall of Wood leaves the game with its owner Bianca");
    play.must_have("Control Magic is put into the graveyard of Alex");
}

#[test]
fn threaten_ends_with_alex() {
    let mut play = table();
    play.act(object("Wall of Wood", "Bianca"));
    play.act(json!({"do": "control", "object": "Wall of Wood", "by": "Alex"}))
        .leave("Alex");
    play.must_have("Bianca controls Wall of Wood");
}

#[test]
fn bribery_the_wall_leaves_the_game_with_either() {
    let bribery = || {
        let mut play = table();
        play.act(json!({"do": "object", "object": "Wall of Wood", "owner": "Bianca", "by": "Alex"}));
        play
    };
    let mut play = bribery();
    play.leave("Alex");
    play.must_have("Wall of Wood is removed from the game");
    assert!(play.game.objects().is_empty());
    let mut play = bribery();
    play.leave("Bianca");
    play.must_have("Wall of Wood leaves the game with its owner Bianca");
}

#[test]
fn genesis_chamber_all_tokens_it_made_under_alex_leave() {
    let mut play = table();
    play.act(object("Genesis Chamber", "Alex"));
    play.act(json!({"do": "object", "object": "Myr of Bianca", "owner": "Bianca", "token": true, "by": "Alex"}));
    play.must_have("Myr of Bianca is there under the control of Bianca");
    play.leave("Alex");
    play.must_have("Myr of Bianca leaves the game with its owner Alex");
    assert!(play.game.objects().is_empty());
}

#[test]
fn astral_slide_the_trigger_leaves_instead_of_going_on_the_stack() {
    let mut play = table();
    play.leave("Bianca");
    let trigger = json!({"do": "put_on_stack", "stack": 1, "object": "Return the Specter", "controller": "Bianca",
        "kind": "triggered"});
    play.refused("CR 600.4c", trigger);
}

#[test]
fn every_spell_and_ability_of_the_leaver_ceases() {
    let mut play = table();
    play.act(object("Lightning Bolt", "Bianca"));
    play.cast(1, "Alex", "Lightning Bolt");
    let ability =
        json!({"do": "put_on_stack", "stack": 1, "object": "Ping", "controller": "Alex", "kind": "activated"});
    play.act(ability).leave("Alex");
    play.must_have("Lightning Bolt ceases to exist");
    play.must_have("Ping ceases to exist");
}

#[test]
fn control_that_would_go_to_someone_gone_stays_where_it_is() {
    let mut play = table();
    play.act(json!({"do": "object", "object": "Wall of Wood", "owner": "Bianca", "by": "Alex"}));
    play.act(json!({"do": "control", "object": "Wall of Wood", "by": "Carl"}))
        .leave("Alex");
    play.act(json!({"do": "uncontrol", "object": "Wall of Wood"}));
    play.must_have("Wall of Wood stays under the control of Carl");
    assert_eq!(play.state()["objects"][0]["controller"], json!("Carl"), "600.4b");
    play.leave("Carl");
    play.must_have("Wall of Wood is removed from the game");
}
