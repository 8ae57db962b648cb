//! A stack for each marker: who takes part, who has priority, which stack an object goes on (CR 807.5; G16, G17; T27).

use podium_testing::play::{Play, melee, numbered, pod};
use serde_json::{Value, json};

fn put(stack: u16, object: &str, controller: &str, kind: &str) -> Value {
    json!({"do": "put_on_stack", "stack": stack, "object": object, "controller": controller, "kind": kind})
}

fn with(mut action: Value, field: &str, value: Value) -> Value {
    action[field] = value;
    action
}

/// Sixteen players with range 2: P03 is in range of the markers at P01 and P05.
fn wide() -> Play {
    Play::of(json!({"variant": "grand_melee", "seats": numbered(16), "range_of_influence": 2}))
}

#[test]
fn only_those_with_the_marker_in_range_take_part() {
    let mut play = melee(16);
    let seen: Vec<String> = (0..3)
        .map(|_| {
            let holder = play.priority(1).to_owned();
            play.pass(1, &holder);
            holder
        })
        .collect();
    assert_eq!(
        seen,
        ["P01", "P02", "P16"],
        "from the holder to the left, those within one seat"
    );
    play.must_have("marker 1: precombat main phase begins");
    assert_eq!(play.priority(1), "P01");
}

#[test]
fn an_object_on_the_stack_lets_its_controllers_neighbours_take_part() {
    let mut play = melee(16);
    play.pass(1, "P01").cast(1, "P02", "Shock");
    assert_eq!(play.priority(1), "P02", "CR 117.3c: who acted keeps priority");
    // P03 is out of the marker's range but in that of the object's controller.
    play.pass(1, "P02 P03 P16");
    assert_eq!(play.priority(1), "P01");
    play.pass(1, "P01");
    play.must_have("Shock resolves (marker 1)");
    assert_eq!(play.priority(1), "P01", "CR 117.3b");
}

#[test]
fn the_stacks_of_two_markers_do_not_wait_for_each_other() {
    let mut play = melee(16);
    play.cast(1, "P01", "Shock").cast(2, "P05", "Bolt");
    play.pass(2, "P05 P06 P04");
    play.must_have("Bolt resolves (marker 2)");
    assert_eq!(play.state()["stacks"]["1"][0]["object"], json!("Shock"), "still there");
}

#[test]
fn a_spell_needs_priority_for_its_stack() {
    let mut play = melee(16);
    assert_eq!(
        play.refused("CR 117.1", put(1, "Shock", "P02", "spell")),
        "Its controller has no priority for any stack."
    );
    play.refused("CR 117.1", put(1, "Ping", "P16", "activated"));
    play.pass(1, "P01");
    play.act(put(1, "Ping", "P02", "activated"));
}

#[test]
fn who_has_priority_for_several_stacks_names_one() {
    let mut play = wide();
    play.pass(1, "P01 P02").pass(2, "P05 P06 P07");
    assert_eq!((play.priority(1), play.priority(2)), ("P03", "P03"));
    let either = play.game.stacks_with_priority(play.seat("P03"));
    assert_eq!(either.iter().map(|marker| marker.0).collect::<Vec<_>>(), [1, 2]);
    play.refused("G17", put(3, "Shock", "P03", "spell"));
    play.act(put(2, "Shock", "P03", "spell"));
}

#[test]
fn a_spell_goes_where_its_target_is() {
    let mut play = wide();
    play.cast(1, "P01", "Bear").cast(2, "P05", "Ox");
    play.pass(1, "P01 P02").pass(2, "P05 P06 P07");
    let counterspell = |stack| put(stack, "Counterspell", "P03", "spell");
    play.refused("G17", with(counterspell(2), "targets", json!(["Bear"])));
    play.refused("G17", with(counterspell(1), "targets", json!(["Bear", "Ox"])));
    play.act(with(counterspell(1), "targets", json!(["Bear"])));
    play.act(json!({"do": "counter", "object": "Bear"}));
    play.must_have("Bear leaves the stack of marker 1");
}

#[test]
fn when_something_is_countered_the_active_player_has_priority() {
    let mut play = pod();
    play.cast(1, "Alice", "Bear").pass(1, "Alice Bob");
    play.act(json!({"do": "counter", "object": "Bear"}));
    assert_eq!(play.priority(1), "Alice");
}

#[test]
fn no_priority_on_the_targets_stack_is_no_way_in() {
    let mut play = wide();
    play.cast(1, "P01", "Bear").pass(2, "P05 P06 P07");
    // P03 has priority for marker 2 only; the target is on the stack of marker 1.
    assert_eq!((play.priority(1), play.priority(2)), ("P01", "P03"));
    play.refused(
        "G17",
        with(put(1, "Counterspell", "P03", "spell"), "targets", json!(["Bear"])),
    );
    play.refused(
        "G17",
        with(put(2, "Counterspell", "P03", "spell"), "targets", json!(["Bear"])),
    );
}

#[test]
fn a_trigger_goes_on_the_stack_of_what_caused_it() {
    let mut play = wide();
    play.cast(1, "P01", "Bear");
    let trigger = |stack| with(put(stack, "Trigger", "P03", "triggered"), "caused_by", json!("Bear"));
    play.refused("G17", trigger(2));
    play.act(trigger(1));
    // Somebody far from everything is bound as well.
    let far = with(put(1, "Far trigger", "P11", "triggered"), "caused_by", json!("Bear"));
    play.act(far);
    assert_eq!(play.game.markers()[0].stack().objects().len(), 3);
}

#[test]
fn what_a_resolving_object_causes_goes_on_its_stack() {
    let mut play = wide();
    play.cast(1, "P01", "Cascade").pass(1, "P01 P02 P03 P15 P16");
    play.must_have("Cascade resolves (marker 1)");
    let copy = |stack| with(put(stack, "Copy", "P03", "copy"), "caused_by", json!("Cascade"));
    let spell = |stack| with(put(stack, "Free spell", "P03", "spell"), "caused_by", json!("Cascade"));
    play.refused("G17", copy(2));
    play.refused("G17", spell(2));
    play.act(spell(1));
    play.act(copy(1));
    assert_eq!(
        play.priority(1),
        "P01",
        "nobody acted voluntarily: the active player has priority"
    );
}

#[test]
fn a_cause_and_a_target_on_different_stacks_contradict_each_other() {
    let mut play = wide();
    play.cast(1, "P01", "Bear").cast(2, "P05", "Ox");
    let action = with(put(1, "Trigger", "P03", "triggered"), "caused_by", json!("Bear"));
    play.refused("G17", with(action, "targets", json!(["Ox"])));
}

#[test]
fn a_free_trigger_goes_on_a_stack_its_controller_takes_part_in() {
    let mut play = wide();
    play.refused("G17", put(3, "Trigger", "P03", "triggered"));
    play.act(put(2, "Trigger", "P03", "triggered"));
}

#[test]
fn who_takes_part_in_no_stack_uses_the_nearest_to_the_left() {
    let mut play = melee(16);
    assert_eq!(
        play.game
            .stacks_of_player(play.seat("P03"))
            .iter()
            .map(|m| m.0)
            .collect::<Vec<_>>(),
        [2]
    );
    play.refused("G17", put(1, "Trigger", "P03", "triggered"));
    play.act(put(2, "Trigger", "P03", "triggered"));
    assert_eq!(
        play.priority(2),
        "P05",
        "the active player was to receive priority and does"
    );
}

#[test]
fn nothing_is_on_two_stacks_at_once() {
    let mut play = melee(16);
    play.cast(1, "P01", "Shock");
    assert_eq!(
        play.refused("CR 405.1", put(2, "Shock", "P05", "spell")),
        "Shock is on a stack already."
    );
}

#[test]
fn nobody_passes_out_of_turn_or_for_a_waiting_marker() {
    let mut play = melee(16);
    let pass = |stack: u16, player: &str| json!({"do": "pass_priority", "stack": stack, "player": player});
    assert_eq!(
        play.refused("G16", pass(1, "P02")),
        "P01 has priority for the stack of marker 1."
    );
    play.refused("G2", pass(7, "P02"));
    play.end(1);
    play.refused("G16", pass(1, "P02"));
}

#[test]
fn priority_passes_on_when_its_player_leaves() {
    let mut play = pod();
    play.cast(1, "Alice", "Shock").pass(1, "Alice");
    assert_eq!(play.priority(1), "Bob");
    play.leave("Bob");
    assert_eq!(play.priority(1), "Charlie", "CR 800.4a");
}

#[test]
fn a_stack_goes_on_when_the_only_one_who_had_not_passed_leaves() {
    let mut play = pod();
    play.cast(1, "Alice", "Shock").pass(1, "Alice Bob Charlie");
    play.leave("Daniel");
    play.must_have("Shock resolves (marker 1)");
    assert_eq!(play.priority(1), "Alice");
}

#[test]
fn a_turn_without_its_player_goes_on_with_the_next_ones_priority() {
    let mut play = pod();
    play.leave("Alice");
    assert_eq!(
        play.markers(),
        "1:Alice>",
        "CR 800.4j: to its completion, without an active player"
    );
    assert_eq!(play.priority(1), "Bob");
    play.pass(1, "Bob Charlie Daniel");
    play.must_have("marker 1: precombat main phase begins");
    for _ in 0..4 {
        play.pass(1, "Bob Charlie Daniel");
    }
    assert_eq!(play.markers(), "1:Bob>");
}

#[test]
fn in_a_melee_both_sides_of_an_empty_seat_take_part() {
    let mut play = melee(17);
    play.leave("P05");
    assert_eq!(play.priority(2), "P06");
    play.end(4);
    // The seats have closed up, the marker still lies between P04 and P06.
    play.pass(2, "P06 P04");
    play.must_have("marker 2: precombat main phase begins");
}

#[test]
fn the_stack_of_a_removed_marker_goes_to_the_next_one() {
    let mut play = melee(16);
    play.end(1);
    assert_eq!(play.markers(), "1:P02. 2:P05> 3:P09> 4:P13>");
    play.act(put(1, "Trigger", "P02", "triggered"));
    assert_eq!(
        play.priority(1),
        "P02",
        "something is there to be answered between turns"
    );
    play.leave("P03");
    assert_eq!(play.markers(), "2:P05> 3:P09> 4:P13>");
    play.must_have("Trigger goes on the stack of marker 2");
}

#[test]
fn example_of_4_2a_a_withdrawn_request_gives_the_active_player_priority_back() {
    let mut play = pod();
    play.next(1).next(1).next(1);
    // Alice passes the turn; Bob and Charlie pass because Daniel said he would act; Daniel changes his mind.
    play.pass(1, "Alice Bob Charlie");
    play.act(json!({"do": "withdraw_priority", "stack": 1, "player": "Daniel"}));
    assert_eq!(play.priority(1), "Alice");
    assert_eq!(play.state()["phases"], json!({"1": "postcombat_main"}));
    assert!(
        play.game.markers()[0].stack().passed().is_empty(),
        "everybody may act again"
    );
}

#[test]
fn there_is_nothing_to_withdraw_before_anybody_passed() {
    let mut play = pod();
    play.refused("T27", json!({"do": "withdraw_priority", "stack": 1, "player": "Alice"}));
    play.pass(1, "Alice");
    play.refused(
        "G16",
        json!({"do": "withdraw_priority", "stack": 1, "player": "Daniel"}),
    );
}

#[test]
fn a_stack_shows_targets_and_what_resolves_is_the_cause() {
    let mut play = pod();
    play.cast(1, "Alice", "Storm");
    let shock = json!({"do": "put_on_stack", "stack": 1, "object": "Shock", "controller": "Alice", "kind": "spell",
        "targets": ["Bob", "Storm"]});
    play.act(shock);
    assert_eq!(play.state()["stacks"]["1"][1]["targets"], json!(["Bob", "Storm"]));
    assert_eq!(play.state()["stacks"]["1"][0]["targets"], json!(null));
    let name = |play: &Play, object| play.document.names().object_name(object).to_owned();
    let targetable = |play: &Play| -> Vec<String> {
        play.game
            .targetable()
            .into_iter()
            .map(|object| name(play, object))
            .collect()
    };
    assert_eq!(targetable(&play), ["Storm", "Shock"]);
    assert!(play.game.resolving().is_empty());
    play.pass(1, "Alice Bob Charlie Daniel");
    assert_eq!(
        play.game
            .resolving()
            .iter()
            .map(|(_, object)| name(&play, *object))
            .collect::<Vec<_>>(),
        ["Shock"]
    );
    assert_eq!(targetable(&play), ["Storm"], "what has resolved is no target");
    // What it causes leaves it resolving; a spell that somebody casts ends that.
    play.act(json!({"do": "put_on_stack", "stack": 1, "object": "Copy", "controller": "Bob", "kind": "copy", "caused_by": "Shock"}));
    assert_eq!(play.game.resolving().len(), 1);
    play.cast(1, "Alice", "Reply");
    assert!(play.game.resolving().is_empty());
    play.act(json!({"do": "object", "object": "Ring", "owner": "Alice"}));
    assert!(targetable(&play).contains(&"Ring".to_owned()));
}
