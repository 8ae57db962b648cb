//! Tests of cuts and playoff rounds.

use super::*;
use crate::draws::{Draws, Purpose};
use podium_event::Refusal;
use podium_event::bracket::{OFFERED, plan};
use podium_event::event::{Event, EventParts, Player, PlayerIx, Pod, Round, Stage};
use podium_event::profile::{DrawnElimination, Level, Profile};
use podium_event::result::PodResult;
use podium_event::round_names::round_name;

/// `count` players, one Swiss round that the first of each pod won, and a cut of all of them in the order of the list.
fn parts(count: u32) -> EventParts {
    let players = (1..=count).map(|number| Player {
        id: format!("p{number:02}"),
        name: format!("Player {number}"),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Regular),
        players: players.collect(),
        rounds: vec![round(1, Stage::Swiss, &[], None)],
        cut: Some((0..count).map(PlayerIx).collect()),
    }
}

/// Creates a round from pods of seeds, counted from 1, and the winner's place in each pod, if reported.
fn round(number: u32, stage: Stage, pods: &[&[u32]], winner: Option<usize>) -> Round {
    let pods = pods.iter().zip(1..).map(|(seeds, table)| {
        let seats: Vec<PlayerIx> = seeds.iter().map(|seed| PlayerIx(seed - 1)).collect();
        Pod {
            table,
            left: Vec::new(),
            result: winner.map_or(PodResult::NotReported, |seat| PodResult::Won(seats[seat])),
            seats,
        }
    });
    Round {
        number,
        stage,
        pods: pods.collect(),
        byes: Vec::new(),
        match_losses: Vec::new(),
    }
}

fn seeds(players: &[PlayerIx]) -> Vec<u32> {
    players.iter().map(|player| player.0 + 1).collect()
}

/// Returns the pods and the waiting players of the next round, by seed.
fn dealt(parts: EventParts) -> (Vec<Vec<u32>>, Vec<u32>, String) {
    match next(&Event::new(parts).expect("a sound event")).expect("a next round") {
        Next::Round { pods, waiting, name } => (pods.iter().map(|pod| seeds(pod)).collect(), seeds(&waiting), name),
        Next::Champion(player) => panic!("{player:?} is champion already"),
    }
}

fn refused(parts: EventParts) -> Refusal {
    next(&Event::new(parts).expect("a sound event")).expect_err("a refusal")
}

fn names(cut: usize) -> Vec<String> {
    plan(cut, 4).expect("a cut").into_iter().map(|leg| leg.name).collect()
}

#[test]
fn every_offered_cut_ends_with_one_final() {
    for cut in OFFERED {
        let legs = plan(cut as usize, 4).expect("a cut");
        for (leg, after) in legs.iter().zip(&legs[1..]) {
            assert_eq!(leg.waiting + leg.pods, after.players);
        }
        for leg in &legs {
            assert_eq!(leg.waiting + 4 * leg.pods, leg.players);
        }
        assert_eq!(legs.last().map(|leg| (leg.pods, leg.waiting)), Some((1, 0)));
    }
    assert_eq!(names(4), ["Final"]);
    assert_eq!(names(10), ["Semi-finals", "Final"]);
    assert_eq!(names(40), ["Quarter-finals", "Semi-finals", "Final"]);
    assert_eq!(names(64), ["Quarter-finals", "Semi-finals", "Final"]);
}

#[test]
fn a_cut_that_does_not_fill_its_pods_is_refused() {
    for cut in [0, 1, 3, 5, 8, 12, 32] {
        let refusal = plan(cut, 4).expect_err("no cut");
        assert!(
            refusal
                .message
                .to_string()
                .ends_with("Choose 4, 7, 10, 13, 16, 40 or 64."),
            "{refusal}"
        );
    }
    assert!(plan(6, 6).is_ok());
    assert!(plan(5, 6).is_err());
}

#[test]
fn a_final_is_seated_by_seed_and_its_winner_is_champion() {
    let mut parts = parts(4);
    assert_eq!(
        dealt(parts.clone()),
        (vec![vec![1, 2, 3, 4]], vec![], "Final".to_owned())
    );
    parts.rounds.push(round(2, Stage::Playoff, &[&[1, 2, 3, 4]], Some(2)));
    let event = Event::new(parts).expect("a sound event");
    assert_eq!(next(&event), Ok(Next::Champion(PlayerIx(2))));
}

#[test]
fn winners_meet_the_waiting_seeds_snaked_again_by_seed() {
    let mut parts = parts(10);
    parts.rounds.push(round(
        2,
        Stage::Playoff,
        &[&[3, 6, 7, 10], &[4, 5, 8, 9]],
        Some(3), // 10 and 9
    ));
    assert_eq!(dealt(parts), (vec![vec![1, 2, 9, 10]], vec![], "Final".to_owned()));
}

#[test]
fn after_the_cut_nobody_replaces_who_left_and_the_pod_plays_short() {
    let mut parts = parts(10);
    parts.players[0].dropped_after = Some(1); // would wait
    parts.players[5].dropped_after = Some(1); // 6, would play at table 1
    let (pods, waiting, name) = dealt(parts.clone());
    assert_eq!(pods, [vec![3, 7, 10], vec![4, 5, 8, 9]]);
    assert_eq!((waiting, name.as_str()), (vec![2], "Semi-finals"));
    parts
        .rounds
        .push(round(2, Stage::Playoff, &[&[3, 7, 10], &[4, 5, 8, 9]], Some(0)));
    assert_eq!(dealt(parts).0, [[2, 3, 4]]);
}

#[test]
fn a_lone_player_advances_and_an_empty_pod_sends_nobody() {
    let mut parts = parts(16);
    for left in [8, 9, 16, 2, 7, 10, 15] {
        parts.players[left - 1].dropped_after = Some(1);
    }
    let (pods, ..) = dealt(parts.clone());
    assert_eq!(pods, [vec![1], vec![3, 6, 11, 14], vec![4, 5, 12, 13]]);
    let mut played = round(2, Stage::Playoff, &[&[1], &[3, 6, 11, 14], &[4, 5, 12, 13]], Some(0));
    played.pods[0].result = PodResult::NotReported; // nothing to report: seed 1 advances
    parts.rounds.push(played);
    assert_eq!(dealt(parts.clone()).0, [[1, 3, 4]]);
    for left in [1, 3] {
        parts.players[left - 1].dropped_after = Some(2);
    }
    let event = Event::new(parts.clone()).expect("a sound event");
    assert_eq!(next(&event), Ok(Next::Champion(PlayerIx(3))));
    parts.players[3].disqualified_after = Some(2);
    assert_eq!(refused(parts).rule, "T16");
}

#[test]
fn a_drawn_playoff_match_is_replayed() {
    let mut parts = parts(4);
    let mut drawn = round(2, Stage::Playoff, &[&[1, 2, 3, 4]], None);
    drawn.pods[0].result = PodResult::Drawn((0..4).map(PlayerIx).collect());
    parts.rounds.push(drawn);
    let refusal = refused(parts);
    assert_eq!(refusal.rule, "T17");
    assert!(refusal.message.to_string().contains("drawn at table 1"), "{refusal}");
}

/// A cut of 16 whose first round has four pods: one drawn among some of its seeds, the others won by their first seat.
fn drawn_among(sharing: &[u32]) -> EventParts {
    let mut parts = parts(16);
    parts.profile.house.drawn_elimination = DrawnElimination::HighestSeed;
    let pods: [&[u32]; 4] = [&[1, 8, 9, 16], &[2, 7, 10, 15], &[3, 6, 11, 14], &[4, 5, 12, 13]];
    let mut played = round(2, Stage::Playoff, &pods, Some(0));
    played.pods[1].result = PodResult::Drawn(sharing.iter().map(|seed| PlayerIx(seed - 1)).collect());
    parts.rounds.push(played);
    parts
}

#[test]
fn the_best_seed_of_those_who_share_a_drawn_match_advances() {
    for (sharing, best) in [(&[2, 7, 10, 15][..], 2), (&[15, 10, 7], 7), (&[15], 15)] {
        let (pods, ..) = dealt(drawn_among(sharing));
        let mut sorted = [1, best, 3, 4];
        sorted.sort_unstable();
        assert_eq!(pods, [sorted.to_vec()], "{sharing:?}");
        let places = final_places(&Event::new(drawn_among(sharing)).expect("a sound event"));
        let lost: Vec<u32> = places.given().iter().map(|place| place.player.0 + 1).collect();
        assert_eq!(lost.len(), 12, "{sharing:?}");
        assert!(!lost.contains(&best), "{sharing:?}: {lost:?}");
        let semi_finalist = places.of(PlayerIx(if best == 2 { 6 } else { 1 })).expect("has lost");
        assert_eq!(semi_finalist.reached.map(Reached::word).as_deref(), Some("semifinal"));
    }
    assert_eq!(refused(drawn_among(&[])).rule, "T17", "nobody shares it");
    let mut replayed = drawn_among(&[2, 7]);
    replayed.profile.house.drawn_elimination = DrawnElimination::Replay;
    assert_eq!(refused(replayed).rule, "T17");
}

#[test]
fn a_drawn_final_makes_the_best_seed_champion() {
    let mut parts = parts(4);
    parts.profile.house.drawn_elimination = DrawnElimination::HighestSeed;
    parts.cut = Some([2, 0, 3, 1].map(PlayerIx).to_vec());
    let mut played = round(2, Stage::Playoff, &[&[1, 2, 3, 4]], None);
    played.pods[0].result = PodResult::Drawn([0, 1, 3].map(PlayerIx).to_vec());
    parts.rounds.push(played);
    let event = Event::new(parts).expect("a sound event");
    assert_eq!(
        next(&event),
        Ok(Next::Champion(PlayerIx(0))),
        "seed 2: seed 1 has no share"
    );
    let places: Vec<u32> = final_places(&event)
        .given()
        .iter()
        .map(|place| place.player.0)
        .collect();
    assert_eq!(places, [0, 2, 3, 1], "as after a win: then by seed");
}

#[test]
fn drawn_seats_change_who_begins_and_not_who_meets() {
    let event = Event::new(parts(16)).expect("a sound event");
    let Ok(Next::Round { pods: by_seed, .. }) = next(&event) else {
        panic!("a round");
    };
    let draws = Draws::new(b"seats");
    let mut pods = by_seed.clone();
    let drawn = draw_seats(&event, &mut pods, &draws, 2, 3);
    assert_ne!(pods, by_seed);
    // T32: each pod is in the order of the draw, which anybody can compute
    let ids: Vec<&str> = by_seed
        .iter()
        .flatten()
        .map(|player| event.player(*player).id.as_str())
        .collect();
    let order = draws.order(Purpose::Seats, 2, 3, &ids);
    assert_eq!(
        drawn.order,
        order.iter().map(|&place| ids[place].to_owned()).collect::<Vec<_>>()
    );
    for (drawn_pod, pod) in pods.iter().zip(&by_seed) {
        let turn = |player: &PlayerIx| drawn.order.iter().position(|id| *id == event.player(*player).id);
        assert!(drawn_pod.is_sorted_by_key(turn));
        let mut players = drawn_pod.clone();
        players.sort_unstable();
        assert_eq!(players, *pod);
    }
}

#[test]
fn missing_results_are_named() {
    let mut parts = parts(16);
    let pods: [&[u32]; 4] = [&[1, 8, 9, 16], &[2, 7, 10, 15], &[3, 6, 11, 14], &[4, 5, 12, 13]];
    let mut played = round(2, Stage::Playoff, &pods, Some(0));
    played.pods[1].result = PodResult::NotReported;
    played.pods[3].result = PodResult::NotReported;
    parts.rounds.push(played);
    assert_eq!(
        refused(parts).message,
        "Round 2 has no result at tables 2 and 4. Enter what is missing first."
    );
}

#[test]
fn rounds_that_do_not_follow_the_plan_are_refused() {
    let mut late = parts(16);
    let pods: [&[u32]; 4] = [&[1, 8, 9, 16], &[2, 7, 10, 15], &[3, 6, 11, 14], &[4, 5, 12, 13]];
    late.rounds.push(round(2, Stage::Playoff, &pods, Some(0)));
    late.rounds.push(round(3, Stage::Playoff, &[&[1, 2, 3, 5]], Some(0)));
    assert!(
        refused(late)
            .message
            .to_string()
            .contains("Player 5 is out of the playoff")
    );
    let mut long = parts(4);
    long.rounds.push(round(2, Stage::Playoff, &[&[1, 2, 3, 4]], Some(0)));
    long.rounds.push(round(3, Stage::Playoff, &[&[1, 2, 3, 4]], Some(0)));
    assert_eq!(refused(long).rule, "T15");
    let mut early = parts(4);
    early.cut = None;
    assert!(
        refused(early)
            .message
            .to_string()
            .starts_with("The cut is not announced")
    );
}

/// Eight players in two reported pods, won by seeds 1 and 5.
fn swiss() -> EventParts {
    let mut parts = parts(8);
    parts.cut = None;
    parts.rounds = vec![round(1, Stage::Swiss, &[&[1, 2, 3, 4], &[5, 6, 7, 8]], Some(0))];
    parts
}

fn backwards(ids: &[&str]) -> Vec<usize> {
    (0..ids.len()).rev().collect()
}

#[test]
fn ties_are_drawn_where_the_cut_needs_an_order() {
    let event = Event::new(swiss()).expect("a sound event");
    let candidates = cut_candidates(&event, 4, backwards).expect("a cut");
    assert_eq!(seeds(&candidates.seeds), [5, 1, 8, 7]);
    let drawn: Vec<_> = candidates.draws.iter().map(|draw| seeds(draw)).collect();
    assert_eq!(drawn, [vec![5, 1], vec![8, 7, 6, 4, 3, 2]]);
}

#[test]
fn before_the_cut_the_next_in_the_standings_takes_the_place() {
    let mut parts = swiss();
    parts.players[4].dropped_after = Some(1);
    parts.players[7].disqualified_after = Some(1);
    let event = Event::new(parts).expect("a sound event");
    let candidates = cut_candidates(&event, 4, backwards).expect("a cut");
    assert_eq!(seeds(&candidates.seeds), [1, 7, 6, 4]);
}

#[test]
fn a_cut_needs_enough_players_and_all_results() {
    let mut parts = swiss();
    let refusal = |parts: &EventParts, size| {
        let event = Event::new(parts.clone()).expect("a sound event");
        cut_candidates(&event, size, backwards).expect_err("a refusal").message
    };
    assert!(
        refusal(&parts, 10)
            .to_string()
            .contains("8 are still in the tournament")
    );
    parts.rounds[0].pods[1].result = PodResult::NotReported;
    assert_eq!(
        refusal(&parts, 4),
        "Round 1 has no result at table 2. Enter what is missing, then cut."
    );
}

#[test]
fn the_cuts_ties_are_draws_of_the_round_it_opens() {
    let event = Event::new(swiss()).expect("a sound event");
    let secret = Draws::new(b"spring");
    let (candidates, drawn) = draw_cut(&event, 4, &secret).expect("a cut");
    let labels: Vec<_> = drawn
        .iter()
        .map(|draw| (draw.purpose, draw.round, draw.counter))
        .collect();
    assert_eq!(labels, [(Purpose::Tie, 2, 1), (Purpose::Tie, 2, 2)]);
    for (draw, players) in drawn.iter().zip(&candidates.draws) {
        let ids: Vec<&str> = players.iter().map(|&player| event.player(player).id.as_str()).collect();
        assert_eq!(draw.order, ids);
        let again = secret.order(draw.purpose, draw.round, draw.counter, &ids);
        assert!(again.is_sorted(), "the recorded order is the drawn one");
    }
}

#[test]
fn a_playoff_without_kept_seeds_says_who_was_in_it() {
    let mut parts = swiss();
    // Of the six equal players behind seeds 1 and 5, who played were 2 and 6; backwards 8 and 7 would be drawn.
    parts.rounds.push(round(2, Stage::Playoff, &[&[5, 1, 6, 2]], None));
    let event = Event::new(parts).expect("a sound event");
    let candidates = cut_candidates(&event, 4, backwards).expect("a cut");
    assert_eq!(seeds(&candidates.seeds), [5, 1, 6, 2]);
}

/// Place, seed and how far they came, of everybody who has a place: "1 9 champion".
fn places(parts: &EventParts) -> Vec<String> {
    let places = final_places(&Event::new(parts.clone()).expect("a sound event"));
    let line = |place: &FinalPlace| {
        let reached = place.reached.map_or_else(|| "-".to_owned(), Reached::word);
        format!("{} {} {reached}", place.place, place.player.0 + 1)
    };
    places.given().iter().map(line).collect()
}

#[test]
fn final_places_follow_the_last_round_reached_then_the_seed() {
    let mut parts = parts(12);
    parts.cut = Some((0..10).map(PlayerIx).collect());
    assert!(places(&parts).is_empty(), "an announced cut gives no places");
    parts
        .rounds
        .push(round(2, Stage::Playoff, &[&[3, 6, 7, 10], &[4, 5, 8, 9]], None));
    assert!(places(&parts).is_empty(), "nor does a round that is played");
    parts.rounds[1] = round(2, Stage::Playoff, &[&[3, 6, 7, 10], &[4, 5, 8, 9]], Some(3));
    let semifinal = [
        "5 3 semifinal",
        "6 4 semifinal",
        "7 5 semifinal",
        "8 6 semifinal",
        "9 7 semifinal",
    ];
    let rest = ["10 8 semifinal", "11 11 -", "12 12 -"];
    assert_eq!(places(&parts), [&semifinal[..], &rest[..]].concat());
    // Seed 2 waited for the final and left before it: they still reached it (T38).
    parts.players[1].dropped_after = Some(2);
    parts.rounds.push(round(3, Stage::Playoff, &[&[1, 9, 10]], Some(2)));
    let finals = ["1 10 champion", "2 1 final", "3 2 final", "4 9 final"];
    assert_eq!(places(&parts), [&finals[..], &semifinal[..], &rest[..]].concat());
    // T10: who was disqualified has no place, and everybody below moves up.
    parts.players[9].disqualified_after = Some(3);
    assert_eq!(places(&parts)[..2], ["1 1 final", "2 2 final"]);
}

#[test]
fn the_last_one_left_is_champion_without_a_final() {
    let mut parts = parts(7);
    parts.rounds.push(round(2, Stage::Playoff, &[&[4, 5, 6, 7]], Some(1)));
    assert_eq!(places(&parts), ["5 4 semifinal", "6 6 semifinal", "7 7 semifinal"]);
    for left in [1, 2, 5] {
        parts.players[left - 1].dropped_after = Some(2);
    }
    assert_eq!(
        places(&parts)[..4],
        ["1 3 champion", "2 1 final", "3 2 final", "4 5 final"]
    );
}

#[test]
fn places_outside_the_playoff_are_given_once_and_say_who_is_equal() {
    let mut parts = swiss();
    let event = Event::new(parts.clone()).expect("a sound event");
    let shared = |event: &Event| -> Vec<_> { final_places(event).given().iter().map(|p| p.shared.clone()).collect() };
    assert_eq!(places(&parts)[..3], ["1 1 -", "2 5 -", "3 2 -"]);
    assert_eq!(shared(&event)[..3], [Some(1..=2), Some(1..=2), Some(3..=8)]);
    parts.rounds.push(round(2, Stage::Playoff, &[&[5, 1, 6, 2]], Some(2)));
    let event = Event::new(parts.clone()).expect("a sound event");
    // Without kept seeds those who played go by Swiss rank.
    assert_eq!(
        places(&parts)[..5],
        ["1 6 champion", "2 1 final", "3 5 final", "4 2 final", "5 3 -"]
    );
    assert_eq!(shared(&event)[3..5], [None, Some(5..=8)]);
    assert!(final_places(&event).given().iter().all(|place| place.seed.is_none()));
}

#[test]
fn a_playoff_that_follows_no_bracket_has_no_two_champions() {
    let mut parts = parts(8);
    parts.cut = None;
    let pods: [&[u32]; 2] = [&[1, 2, 3, 4], &[5, 6, 7, 8]];
    parts.rounds.push(round(2, Stage::Playoff, &pods, Some(0)));
    assert_eq!(places(&parts)[0], "3 2 semifinal");
}

#[test]
fn rounds_are_named_as_players_say_them() {
    let mut parts = parts(64);
    let name = |parts: &EventParts, number| round_name(&Event::new(parts.clone()).expect("a sound event"), number);
    assert_eq!(name(&parts, 1).to_string(), "Round 1");
    let said: Vec<String> = (2..=5).map(|number| name(&parts, number).to_string()).collect();
    assert_eq!(said, ["Quarter-finals", "Semi-finals", "Final", "Playoff round 4"]);
    assert_eq!(name(&parts, 3).opening(), "The semi-finals");
    assert_eq!(name(&parts, 3).agreeing(), 2);
    assert_eq!(name(&parts, 4).inside(), "the final");
    parts.cut = None;
    assert_eq!(name(&parts, 2).inside(), "round 2");
}
