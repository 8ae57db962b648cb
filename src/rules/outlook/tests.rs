//! Tests of the outlook on the cut.

use super::*;
use crate::rules::event::{EventParts, Player, Pod, Stage};
use crate::rules::profile::{Level, Profile};
use crate::rules::result::PodResult;

fn seats(range: std::ops::Range<u32>) -> Vec<PlayerIx> {
    range.map(PlayerIx).collect()
}

fn round(number: u32, pods: Vec<(Vec<PlayerIx>, PodResult)>, byes: Vec<PlayerIx>) -> Round {
    let pods = (1..)
        .zip(pods)
        .map(|(table, (seats, result))| Pod { table, seats, result });
    Round {
        number,
        stage: Stage::Swiss,
        pods: pods.collect(),
        byes,
        match_losses: Vec::new(),
    }
}

fn event(count: u32, rounds: Vec<Round>, dropped: &[(u32, u32)]) -> Event {
    let players = (0..count).map(|number| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        dropped_after: dropped
            .iter()
            .find(|(player, _)| *player == number)
            .map(|(_, after)| *after),
        ..Player::default()
    });
    Event::new(EventParts {
        profile: Profile::standard(Level::Competitive),
        players: players.collect(),
        rounds,
        cut: None,
    })
    .expect("a sound event")
}

/// The chances after one round.
fn outlook(event: &Event, player: PlayerIx, planned: u32, cut: u32) -> Option<Chances> {
    CutRace::new(event, 1, planned, cut)?.chances(player)
}

/// Nine players: two pods and a bye in round 1; round 2 as given.
fn nine(second: Vec<(Vec<PlayerIx>, PodResult)>, byes: Vec<PlayerIx>) -> Event {
    let first = round(
        1,
        vec![
            (seats(0..4), PodResult::Won(PlayerIx(0))),
            (seats(4..8), PodResult::Drawn(seats(4..8))),
        ],
        seats(8..9),
    );
    let mut rounds = vec![first];
    if !second.is_empty() {
        rounds.push(round(2, second, byes));
    }
    event(9, rounds, &[])
}

/// Returns every result that a pod of these seats may have.
fn results(of: &[PlayerIx]) -> Vec<PodResult> {
    let mut all: Vec<PodResult> = of.iter().map(|seat| PodResult::Won(*seat)).collect();
    all.push(PodResult::Drawn(of.to_vec()));
    all.extend(
        of.iter()
            .map(|out| PodResult::Drawn(of.iter().copied().filter(|seat| seat != out).collect())),
    );
    all.push(PodResult::Drawn(Vec::new()));
    all
}

#[test]
fn what_is_said_for_certain_holds_for_every_result_of_the_last_round() {
    let pods = [vec![0, 4, 5, 6], vec![1, 2, 7, 8]].map(|seats| seats.into_iter().map(PlayerIx).collect::<Vec<_>>());
    let open = |at: usize| (pods[at].clone(), PodResult::NotReported);
    let before = nine(vec![open(0), open(1)], seats(3..4));
    for cut in 1..=8 {
        for player in before.indices() {
            let chances = outlook(&before, player, 2, cut).expect("chances");
            let (mut always_in, mut always_out) = (true, true);
            for one in results(&pods[0]) {
                for two in results(&pods[1]) {
                    let after = nine(
                        vec![(pods[0].clone(), one.clone()), (pods[1].clone(), two.clone())],
                        seats(3..4),
                    );
                    let table = standings(&after, None);
                    let own = table.row(player).expect("a row").match_points;
                    let above = |equal: bool| {
                        let rows = table.rows().iter().filter(|row| row.player != player);
                        rows.filter(|row| row.match_points > own || equal && row.match_points == own)
                            .count() as u32
                    };
                    let (is_in, is_out) = (above(true) < cut, above(false) >= cut);
                    always_in &= is_in;
                    always_out &= is_out;
                    let own_pod = pods.iter().position(|pod| pod.contains(&player));
                    let Some(result) = own_pod.map(|at| [&one, &two][at]) else {
                        continue;
                    };
                    let ending = match result {
                        PodResult::Won(winner) if *winner == player => Ending::Win,
                        PodResult::Drawn(scoring) if scoring.contains(&player) => Ending::Draw,
                        _ => Ending::Loss,
                    };
                    let after_ending = chances
                        .by_ending
                        .iter()
                        .find(|(of, _)| *of == ending)
                        .expect("each ending")
                        .1;
                    assert!(
                        after_ending != Outlook::In || is_in,
                        "cut {cut}, {player:?}, {ending:?}"
                    );
                    assert!(
                        after_ending != Outlook::Out || is_out,
                        "cut {cut}, {player:?}, {ending:?}"
                    );
                }
            }
            assert!(chances.now != Outlook::In || always_in, "cut {cut}, {player:?}");
            assert!(chances.now != Outlook::Out || always_out, "cut {cut}, {player:?}");
            // by points nothing that is certain is left out
            assert_eq!(chances.now == Outlook::In, always_in, "cut {cut}, {player:?}");
        }
    }
}

#[test]
fn before_the_last_round_is_paired_the_bounds_are_wide() {
    let event = nine(Vec::new(), Vec::new());
    let chances = |player: u32, planned: u32, cut: u32| outlook(&event, PlayerIx(player), planned, cut);
    assert_eq!(
        chances(0, 2, 8).expect("chances").now,
        Outlook::Open,
        "eight others can pass 5 points"
    );
    assert_eq!(chances(0, 2, 9).expect("chances").now, Outlook::In);
    assert_eq!(
        chances(1, 3, 4).map(|c| (c.rounds_left, c.now, c.by_ending.len())),
        Some((2, Outlook::Open, 0))
    );
    assert_eq!(chances(0, 1, 4), None, "nothing is left to play");
    assert_eq!(chances(0, 2, 0), None, "no playoff");
}

#[test]
fn who_leaves_stands_in_nobodys_way_and_has_no_chances() {
    let first = round(1, vec![(seats(0..4), PodResult::Won(PlayerIx(0)))], Vec::new());
    let second = round(2, vec![(seats(0..4), PodResult::NotReported)], Vec::new());
    let leaving = event(4, vec![first.clone(), second.clone()], &[(0, 2)]);
    assert_eq!(outlook(&leaving, PlayerIx(0), 2, 1), None);
    let loss = |event: &Event| {
        let chances = outlook(event, PlayerIx(1), 2, 1).expect("chances");
        chances.by_ending.last().expect("a loss").1
    };
    assert_eq!(loss(&leaving), Outlook::Open, "the leader leaves after this round");
    assert_eq!(loss(&event(4, vec![first, second], &[])), Outlook::Out);
}
