use super::*;
use crate::web::frame::fixture::{Fixture, top_ten, won};
use podium_event::PodResult;
use podium_store::{RoundState, TournamentState};

fn names(seats: &[BracketSeat]) -> Vec<u32> {
    seats.iter().map(|seat| seat.seed).collect()
}

#[test]
fn an_announced_cut_shows_its_pods_by_seed_before_they_have_tables() {
    let snapshot = top_ten().snapshot();
    let view = View::of(&snapshot);
    let stages = stages(&view);
    assert_eq!(stages.len(), 2);
    assert_eq!(names(&stages[0].waiting), [1, 2]);
    // T15: 3-6-7-10 and 4-5-8-9
    assert_eq!(names(&stages[0].pods[0].seats), [3, 6, 7, 10]);
    assert_eq!(names(&stages[0].pods[1].seats), [4, 5, 8, 9]);
    assert_eq!(stages[0].pods[0].title, "Pod 1");
    assert_eq!(said(&stages[1].pods[0]), ["", "", "Winner of pod 1", "Winner of pod 2"]);
    assert_eq!(names(&stages[1].pods[0].seats), [1, 2, 0, 0]);
}

/// Who is awaited at the seats of a pod; "" where somebody is known.
fn said(pod: &BracketPod) -> Vec<String> {
    let words = pod.seats.iter().map(|seat| match seat.state {
        SeatState::Awaited => seat.name.to_string(),
        _ => String::new(),
    });
    words.collect()
}

/// A round of so many players that nobody reported, and a cut to the first of them.
fn cut_of(players: usize, cut: u32) -> Fixture {
    let seeds: Vec<u32> = (0..cut).collect();
    Fixture::of(players).cut(&seeds)
}

#[test]
fn no_seat_is_empty_in_any_cut() {
    for cut in [4, 7, 10, 13, 16, 40, 64] {
        let snapshot = cut_of(64, cut).snapshot();
        let stages = stages(&View::of(&snapshot));
        for (ix, stage) in stages.iter().enumerate() {
            assert!(!stage.pods.is_empty(), "cut {cut}");
            for pod in &stage.pods {
                assert_eq!(pod.seats.len(), 4, "cut {cut}, stage {ix}");
                assert!(
                    pod.seats.iter().all(|seat| !seat.name.is_empty()),
                    "cut {cut}, stage {ix}"
                );
            }
        }
        // who waits is in the stage after, once
        let waiting = names(&stages[0].waiting);
        if let Some(second) = stages.get(1) {
            let mut known: Vec<u32> = second.pods.iter().flat_map(|pod| names(&pod.seats)).collect();
            known.retain(|seed| *seed > 0);
            known.sort_unstable();
            assert_eq!(known, waiting, "cut {cut}");
        }
    }
}

#[test]
fn of_several_pods_it_is_open_which_takes_which_winner() {
    let snapshot = cut_of(64, 40).snapshot();
    let stages = stages(&View::of(&snapshot));
    // T15: 1-8-9-16, of whom the last two come from the round before
    assert_eq!(names(&stages[1].pods[0].seats), [1, 8, 0, 0]);
    assert_eq!(
        said(&stages[1].pods[0])[2..],
        ["Quarter-finals winner", "Quarter-finals winner"]
    );
    assert!(stages[1].pods[0].seats.iter().all(|seat| seat.from.is_none()));
    let last = &stages[2].pods[0];
    assert_eq!(said(last)[..2], ["Winner of pod 1", "Winner of pod 2"]);
    assert_eq!(last.seats[3].from, Some(3));
}

#[test]
fn the_results_of_a_running_stage_show_as_they_come_in_where_they_are_public() {
    let pods: [(&[u32], PodResult); 2] = [(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], PodResult::NotReported)];
    let mut fixture = top_ten().playoff(RoundState::Running, &pods);
    fixture.tournament.state = TournamentState::Playoff;
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let stages = stages(&view);
    let states = |pod: usize| {
        stages[0].pods[pod]
            .seats
            .iter()
            .map(|seat| seat.state)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        states(0),
        [SeatState::Lost, SeatState::Won, SeatState::Lost, SeatState::Lost]
    );
    assert_eq!(states(1), [SeatState::Open; 4]);
    assert_eq!(said(&stages[1].pods[0])[2..], ["", "Winner of table 2"]);
    assert!(view.final_places().is_none(), "places are of finished rounds");
}

#[test]
fn a_draft_and_the_results_of_a_running_stage_stay_inside() {
    let pods: [(&[u32], PodResult); 2] = [(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], PodResult::NotReported)];
    for state in [RoundState::Draft, RoundState::Running] {
        let mut fixture = top_ten().playoff(state, &pods).quiet();
        fixture.tournament.state = TournamentState::Playoff;
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        let stages = stages(&view);
        let title = if state == RoundState::Draft { "Pod 1" } else { "Table 1" };
        assert_eq!(stages[0].pods[0].title, title);
        let open = |pod: &BracketPod| pod.seats.iter().all(|seat| seat.state == SeatState::Open);
        assert!(stages[0].pods.iter().all(open));
        let from = title.to_lowercase().replace('1', "2");
        assert_eq!(said(&stages[1].pods[0])[3], format!("Winner of {from}"));
        assert_eq!(view.champion(), None);
    }
}

#[test]
fn who_left_while_waiting_is_out() {
    let mut fixture = top_ten().playoff(
        RoundState::Finished,
        &[(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], won(12))],
    );
    fixture.tournament.state = TournamentState::Playoff;
    fixture.players[0].dropped_after = Some(2);
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let stages = stages(&view);
    assert_eq!(stages[0].waiting[0].state, SeatState::Out);
    // T16: the pod plays short
    assert_eq!(names(&stages[1].pods[0].seats), [2, 4, 6]);
}
