//! Who may physically show a card: the examples of MTR-A 3.13A (T26).

use podium_melee::{HiddenCard, Seat, SeatSet, Zone, who_may_show};

const ALICE: usize = 0;
const BOB: usize = 1;
const CHARLIE: usize = 2;
const DAVID: usize = 3;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small table")
}

fn who(zone: Zone, owner: usize, controller: Option<usize>, instructed: &[usize]) -> Vec<usize> {
    let instructed: SeatSet = instructed.iter().map(|index| seat(*index)).collect();
    let card = HiddenCard {
        zone,
        owner: seat(owner),
        controller: controller.map(seat),
        instructed,
    };
    who_may_show(&card).iter().map(Seat::index).collect()
}

#[test]
fn gitaxian_probe_lets_alice_look_but_only_bob_show_his_hand() {
    assert_eq!(who(Zone::Hand, BOB, None, &[ALICE]), [BOB]);
}

#[test]
fn praetors_grasp_shows_nothing_of_the_library_and_alice_the_exiled_card() {
    assert_eq!(who(Zone::Library, BOB, None, &[ALICE]), Vec::<usize>::new());
    assert_eq!(who(Zone::Exile, BOB, None, &[ALICE]), [ALICE]);
}

#[test]
fn opposition_agent_does_not_give_alice_bobs_permission() {
    // Bob searches, so the instruction is his; that Alice controls him changes nothing.
    assert_eq!(who(Zone::Library, BOB, None, &[BOB]), [BOB]);
}

#[test]
fn bane_alley_broker_goes_with_its_controller() {
    assert_eq!(
        who(Zone::Exile, ALICE, None, &[BOB]),
        [BOB],
        "Alice's own card, once Bob controls the Broker"
    );
    assert_eq!(who(Zone::Exile, ALICE, None, &[CHARLIE]), [CHARLIE]);
    assert_eq!(who(Zone::Exile, BOB, None, &[CHARLIE]), [CHARLIE]);
}

#[test]
fn mindslaver_leaves_the_choice_with_alice() {
    assert_eq!(who(Zone::Hand, ALICE, None, &[ALICE, BOB]), [ALICE]);
    assert_eq!(who(Zone::Library, CHARLIE, None, &[ALICE]), Vec::<usize>::new());
    assert_eq!(who(Zone::Exile, CHARLIE, None, &[ALICE]), [ALICE]);
}

#[test]
fn gather_specimens_gives_the_manifested_card_to_its_controller() {
    assert_eq!(who(Zone::Battlefield, DAVID, Some(ALICE), &[ALICE, BOB]), [ALICE]);
}

#[test]
fn a_face_down_spell_is_its_controllers_and_temporary_zones_follow_instructions() {
    assert_eq!(who(Zone::Stack, DAVID, Some(BOB), &[]), [BOB]);
    assert_eq!(who(Zone::Temporary, DAVID, None, &[ALICE, CHARLIE]), [ALICE, CHARLIE]);
    assert_eq!(who(Zone::Temporary, DAVID, None, &[]), Vec::<usize>::new());
}
