//! What leaves with a player by the current rules (CR 800.4, G20): the examples of 800.4a–d, the modern twins of
//! those of 2006, and the rest of the ruling.

use podium_melee::{ChoiceSource, ChooserRequirement};
use podium_testing::play::{Play, melee, pod};
use serde_json::{Value, json};

pub fn object(object: &str, owner: &str) -> Value {
    json!({"do": "object", "object": object, "owner": owner})
}

/// Alex, Bianca, Carl and Dora in a pod.
fn table() -> Play {
    Play::of(json!({"variant": "free_for_all", "seats": ["Alex", "Bianca", "Carl", "Dora"]}))
}

/// Alex's Mind Control on Bianca's Assault Griffin.
fn mind_control() -> Play {
    let mut play = table();
    play.act(object("Assault Griffin", "Bianca"));
    play.act(json!({"do": "object", "object": "Mind Control", "owner": "Alex", "attached_to": "Assault Griffin"}));
    play.act(json!({"do": "control", "object": "Assault Griffin", "by": "Alex", "source": "Mind Control"}));
    play.must_have("Alex controls Assault Griffin");
    play
}

#[test]
fn mind_control_leaves_with_alex_and_the_griffin_reverts() {
    let mut play = mind_control();
    play.leave("Alex");
    play.must_have("Mind Control leaves the game with its owner Alex");
    play.must_have("Bianca controls Assault Griffin");
}

#[test]
fn the_griffin_leaves_with_bianca_and_mind_control_goes_to_the_graveyard() {
    let mut play = mind_control();
    play.leave("Bianca");
    play.must_have("Assault Griffin leaves the game with its owner Bianca");
    play.must_have("Mind Control is put into the graveyard of Alex");
    assert!(play.game.objects().is_empty());
}

#[test]
fn act_of_treason_ends_with_alex() {
    let mut play = table();
    play.act(object("Runeclaw Bears", "Bianca"));
    play.act(json!({"do": "control", "object": "Runeclaw Bears", "by": "Alex"}));
    play.leave("Alex");
    play.must_have("Bianca controls Runeclaw Bears");
}

/// Alex put Serra Angel from Bianca's library onto the battlefield under his control.
fn bribery() -> Play {
    let mut play = table();
    play.act(json!({"do": "object", "object": "Serra Angel", "owner": "Bianca", "by": "Alex"}));
    play.must_have("Serra Angel is there under the control of Alex");
    play
}

#[test]
fn bribery_the_angel_leaves_with_bianca() {
    let mut play = bribery();
    play.leave("Bianca");
    play.must_have("Serra Angel leaves the game with its owner Bianca");
}

#[test]
fn bribery_the_angel_is_exiled_when_alex_leaves() {
    let mut play = bribery();
    play.leave("Alex");
    play.must_have("Serra Angel is exiled");
    assert!(play.game.objects().is_empty());
}

#[test]
fn genesis_chamber_tokens_leave_with_the_player_they_were_created_for() {
    let mut play = table();
    play.act(object("Genesis Chamber", "Alex"));
    play.act(json!({"do": "object", "object": "Myr of Alex", "owner": "Alex", "token": true, "by": "Alex"}));
    play.act(json!({"do": "object", "object": "Myr of Bianca", "owner": "Bianca", "token": true, "by": "Alex"}));
    play.leave("Alex");
    play.must_have("Myr of Alex leaves the game with its owner Alex");
    assert_eq!(
        play.state()["objects"].as_array().map(Vec::len),
        Some(1),
        "the other Myr remains: {}",
        play.state()
    );
}

#[test]
fn astral_slide_the_trigger_of_someone_gone_is_not_put_on_a_stack() {
    let mut play = table();
    play.leave("Bianca");
    let trigger = json!({"do": "put_on_stack", "stack": 1, "object": "Return the Specter", "controller": "Bianca",
        "kind": "triggered", "caused_by": "Astral Slide"});
    play.refused("CR 800.4d", trigger);
}

#[test]
fn abilities_cease_and_borrowed_spells_are_exiled() {
    let mut play = table();
    play.act(object("Lightning Bolt", "Bianca"));
    play.cast(1, "Alex", "Lightning Bolt").cast(1, "Alex", "Own spell");
    let ability =
        json!({"do": "put_on_stack", "stack": 1, "object": "Ping", "controller": "Alex", "kind": "activated"});
    play.act(ability).leave("Alex");
    play.must_have("Own spell leaves the game with its owner Alex");
    play.must_have("Ping ceases to exist");
    play.must_have("Lightning Bolt is exiled");
    assert!(play.game.markers()[0].stack().objects().is_empty());
}

#[test]
fn a_spell_someone_else_controls_leaves_with_its_owner() {
    let mut play = table();
    play.act(object("Lightning Bolt", "Bianca"));
    play.cast(1, "Alex", "Lightning Bolt").leave("Bianca");
    play.must_have("Lightning Bolt leaves the game with its owner Bianca");
}

#[test]
fn control_never_passes_to_those_gone() {
    let mut play = table();
    play.act(object("Bear", "Alex")).leave("Bianca");
    play.refused("CR 800.4b", json!({"do": "control", "object": "Bear", "by": "Bianca"}));
    play.refused(
        "CR 800.4b",
        json!({"do": "object", "object": "Token", "owner": "Bianca", "token": true}),
    );
    play.refused(
        "CR 800.4b",
        json!({"do": "object", "object": "Stolen", "owner": "Alex", "by": "Bianca"}),
    );
}

/// Carl controls, by an effect, an Angel of Bianca's that Alex had put onto the battlefield; then Alex leaves.
fn borrowed_from_someone_gone() -> Play {
    let mut play = bribery();
    play.act(json!({"do": "control", "object": "Serra Angel", "by": "Carl"}))
        .leave("Alex");
    assert_eq!(
        play.state()["objects"][0]["controller"],
        json!("Carl"),
        "another effect holds it"
    );
    play
}

#[test]
fn what_would_go_back_to_someone_gone_is_exiled() {
    let mut play = borrowed_from_someone_gone();
    play.act(json!({"do": "uncontrol", "object": "Serra Angel"}));
    play.must_have("Serra Angel is exiled");
}

#[test]
fn the_newest_effect_holds_and_the_older_one_takes_over_when_it_ends() {
    let mut play = mind_control();
    play.act(json!({"do": "control", "object": "Assault Griffin", "by": "Carl", "source": "Agent"}));
    play.refused(
        "G20",
        json!({"do": "uncontrol", "object": "Assault Griffin", "by": "Dora"}),
    );
    play.act(json!({"do": "uncontrol", "object": "Assault Griffin", "source": "Agent"}));
    play.must_have("Alex controls Assault Griffin");
    play.act(json!({"do": "remove_object", "object": "Mind Control"}));
    play.must_have("Bianca controls Assault Griffin");
}

#[test]
fn simultaneous_leavers_take_everything_with_them() {
    let mut play = mind_control();
    play.act(json!({"do": "object", "object": "Serra Angel", "owner": "Dora", "by": "Alex"}));
    play.leave("Alex Bianca");
    play.must_have("Mind Control leaves the game with its owner Alex");
    play.must_have("Assault Griffin leaves the game with its owner Bianca");
    play.must_have("Serra Angel is exiled");
}

#[test]
fn effects_until_the_leavers_next_turn_last_until_it_would_have_begun() {
    let mut play = table();
    play.act(json!({"do": "until_turn", "object": "Protection", "player": "Bianca"}))
        .leave("Bianca");
    assert_eq!(
        play.state()["lasting"],
        json!([{"effect": "Protection", "until": "Bianca"}]),
        "CR 800.4m"
    );
    play.end(1);
    play.must_have("Protection ends");
    assert_eq!(play.markers(), "1:Carl>");
}

#[test]
fn in_a_melee_they_last_until_a_marker_passes_the_seat() {
    let mut play = melee(18);
    play.act(json!({"do": "until_turn", "object": "Protection", "player": "P15"}))
        .leave("P15");
    play.act(json!({"do": "until_turn", "object": "Shield", "player": "P14"}));
    play.end(4);
    play.must_have("Shield ends");
    assert!(!play.happened("Protection ends"));
    play.end(4);
    play.must_have("Protection ends");
    play.must_have("marker 4 passes from P14 to P16");
}

#[test]
fn a_leaver_in_their_own_turn_keeps_the_effect_for_a_round() {
    let mut play = table();
    play.act(json!({"do": "until_turn", "object": "Protection", "player": "Alex"}))
        .leave("Alex");
    play.end(1).end(1).end(1);
    assert_eq!(play.markers(), "1:Dora>");
    assert!(
        play.state().get("lasting").is_some(),
        "their next turn has not come yet"
    );
    play.end(1);
    play.must_have("Protection ends");
}

#[test]
fn choices_of_someone_gone_go_to_another() {
    let mut play = pod();
    play.leave("Bob");
    let (alice, bob) = (play.seat("Alice"), play.seat("Bob"));
    assert_eq!(
        play.names_of(play.game.choosers(bob, ChoiceSource::Rule)),
        ["Charlie"],
        "CR 800.4h"
    );
    let by = |requirement| ChoiceSource::Object {
        controller: alice,
        requirement,
    };
    assert_eq!(
        play.names_of(play.game.choosers(bob, by(ChooserRequirement::Anyone))),
        ["Alice", "Charlie", "Daniel"]
    );
    assert_eq!(
        play.names_of(play.game.choosers(bob, by(ChooserRequirement::Opponent))),
        ["Charlie", "Daniel"]
    );
    let daniel = play.seat("Daniel");
    assert_eq!(
        play.names_of(play.game.choosers(daniel, by(ChooserRequirement::Opponent))),
        ["Daniel"]
    );
    assert!(!play.game.can_be_dealt_damage_or_pay(bob) && play.game.can_be_dealt_damage_or_pay(daniel));
}

#[test]
fn with_nobody_in_range_the_nearest_to_the_left_chooses() {
    let mut play = Play::of(
        json!({"variant": "free_for_all", "seats": ["A", "B", "C", "D", "E", "F"],
        "range_of_influence": 1}),
    );
    play.leave("B F");
    let a = play.seat("A");
    assert_eq!(play.range("A"), ["A"]);
    assert_eq!(
        play.names_of(play.game.eligible_choosers(a, ChooserRequirement::Opponent)),
        ["C"],
        "CR 801.5c"
    );
    assert_eq!(
        play.names_of(play.game.eligible_choosers(a, ChooserRequirement::Anyone)),
        ["A"]
    );
}

#[test]
fn objects_are_known_once_and_by_name() {
    let mut play = table();
    play.act(object("Bear", "Alex"));
    play.refused("G20", object("Bear", "Bianca"));
    let message = play.refused("G20", json!({"do": "control", "object": "Ox", "by": "Alex"}));
    assert_eq!(message, "Ox is not an object that is followed in this game.");
    play.refused("G20", json!({"do": "remove_object", "object": "Ox"}));
    play.refused("G17", json!({"do": "counter", "object": "Bear"}));
}
