//! Tests of the outlook on the cut.

use super::*;
use podium_event::event::{EventParts, Player, Pod, Stage};
use podium_event::profile::{Level, Profile, Share, Tiebreaker, Wager, WinPointsBy};
use podium_event::result::PodResult;

fn seats(range: std::ops::Range<u32>) -> Vec<PlayerIx> {
    range.map(PlayerIx).collect()
}

fn round(number: u32, pods: Vec<(Vec<PlayerIx>, PodResult)>, byes: Vec<PlayerIx>) -> Round {
    let pods = (1..).zip(pods).map(|(table, (seats, result))| Pod {
        table,
        seats,
        left: Vec::new(),
        result,
    });
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
    hold_for_every_result([vec![0, 4, 5, 6], vec![1, 2, 7, 8]], |_| {});
}

#[test]
fn a_win_in_a_larger_pod_lifts_by_more() {
    for by in [WinPointsBy::PodSizePlus1, WinPointsBy::TwicePodSizeMinus1] {
        hold_for_every_result([vec![0, 4, 5], vec![1, 2, 6, 7, 8]], |profile| {
            profile.house.win_points_by = by;
            profile.points = profile.usual_points();
        });
    }
}

#[test]
fn before_it_is_paired_the_largest_pod_is_possible() {
    // a leads by 7; a win in a pod of seven, the largest that Podium pairs, is worth 13
    let by_size = with(&nine(Vec::new(), Vec::new()), &|profile| {
        profile.house.win_points_by = WinPointsBy::TwicePodSizeMinus1;
        profile.points = profile.usual_points();
    });
    assert_eq!(most(&by_size), 13);
    assert_eq!(most(&nine(Vec::new(), Vec::new())), 5);
}

#[test]
fn wagered_points_leave_everything_open_until_the_end() {
    let wager = |profile: &mut Profile| {
        profile.tiebreakers = vec![Tiebreaker::MatchPoints];
        profile.house.wager = Some(Wager {
            start: 1_000,
            stake: Share::new(1, 10).expect("a share"),
        });
    };
    let open = vec![
        (seats(0..4), PodResult::NotReported),
        (seats(4..8), PodResult::NotReported),
    ];
    for before in [nine(Vec::new(), Vec::new()), nine(open, seats(8..9))] {
        let event = with(&before, &wager);
        for player in event.indices() {
            let chances = outlook(&event, player, 2, 4).expect("chances");
            assert_eq!((chances.now, chances.wagered), (Outlook::Open, true));
            assert!(chances.by_ending.is_empty());
        }
    }
    // after the last round the ranks are known: the winner of round 1 is in, and who lost to them is out
    let event = with(&nine(Vec::new(), Vec::new()), &wager);
    assert_eq!(outlook(&event, PlayerIx(0), 1, 4).expect("chances").now, Outlook::In);
    assert_eq!(outlook(&event, PlayerIx(1), 1, 4).expect("chances").now, Outlook::Out);
}

/// Returns the event with another profile.
fn with(event: &Event, change: &dyn Fn(&mut Profile)) -> Event {
    let mut profile = event.profile().clone();
    change(&mut profile);
    Event::new(EventParts {
        profile,
        players: event.players().to_vec(),
        rounds: event.rounds().to_vec(),
        cut: None,
    })
    .expect("a sound event")
}

fn hold_for_every_result(pods: [Vec<u32>; 2], change: impl Fn(&mut Profile)) {
    let pods = pods.map(|seats| seats.into_iter().map(PlayerIx).collect::<Vec<_>>());
    let nine = |second, byes| with(&nine(second, byes), &change);
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
    let over = |player| chances(player, 1, 1).map(|c| (c.rounds_left, c.now));
    assert_eq!(over(0), Some((0, Outlook::In)), "first by opponents");
    assert_eq!(
        over(8),
        Some((0, Outlook::Out)),
        "as many points from a bye, without opponents"
    );
    assert_eq!(chances(0, 0, 4), None, "more rounds than planned");
    assert_eq!(chances(0, 2, 0), None, "no playoff");
}

#[test]
fn players_who_leave_block_nobody_and_have_no_chances() {
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

/// A number below a bound from a sequence that is the same each time.
fn chosen(state: &mut u64, below: usize) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % below
}

/// The players in pods of a size, in an order that is drawn, and those who are left over.
fn drawn_pods(state: &mut u64, mut players: Vec<PlayerIx>, size: usize) -> (Vec<Vec<PlayerIx>>, Vec<PlayerIx>) {
    for at in (1..players.len()).rev() {
        players.swap(at, chosen(state, at + 1));
    }
    let left = players.split_off(players.len() / size * size);
    (players.chunks(size).map(<[PlayerIx]>::to_vec).collect(), left)
}

/// A small event after some rounds with results that are drawn, one player of it perhaps dropped, or about to; perhaps
/// with the next round paired. Returns the number of finished rounds with it.
fn small_event(state: &mut u64, is_paired: bool) -> (Event, u32) {
    let size = 3 + chosen(state, 2);
    let count = size + chosen(state, 9 - size);
    let finished = 1 + chosen(state, 2) as u32;
    // in a quarter of them one has left, in a quarter one leaves after the round that follows
    let leaves = match chosen(state, 4) {
        0 => vec![(chosen(state, count) as u32, finished)],
        1 => vec![(chosen(state, count) as u32, finished + 1)],
        _ => Vec::new(),
    };
    let mut rounds = Vec::new();
    for number in 1..=finished + u32::from(is_paired) {
        let here = |player: &PlayerIx| !leaves.iter().any(|(left, after)| *left == player.0 && *after < number);
        let (pods, byes) = drawn_pods(state, seats(0..count as u32).into_iter().filter(here).collect(), size);
        let mut with_results = Vec::new();
        for pod in pods {
            let result = match number > finished {
                true => PodResult::NotReported,
                false => results(&pod).swap_remove(chosen(state, pod.len() + 1)),
            };
            with_results.push((pod, result));
        }
        rounds.push(round(number, with_results, byes));
    }
    let mut parts = event(count as u32, Vec::new(), &leaves).into_parts();
    parts.profile.pod_size = size as u32;
    parts.profile.points = Points::standard(size as u32);
    parts.rounds = rounds;
    (Event::new(parts).expect("a sound event"), finished)
}

/// For each player, over all that was seen: the most others at or above their points, and the fewest staying above them.
struct Extremes {
    staying: Vec<bool>,
    here: Vec<bool>,
    most: Vec<usize>,
    least: Vec<usize>,
}

impl Extremes {
    fn of(event: &Event, finished: u32) -> Self {
        let dropped = |at: &Player| at.dropped_after;
        let players = event.players();
        Self {
            staying: players.iter().map(|player| dropped(player).is_none()).collect(),
            here: players
                .iter()
                .map(|player| dropped(player).is_none_or(|after| after > finished))
                .collect(),
            most: vec![0; players.len()],
            least: vec![usize::MAX; players.len()],
        }
    }

    fn see(&mut self, points: &[u32]) {
        for (own, has) in points.iter().enumerate() {
            let others = || points.iter().enumerate().filter(|(other, _)| *other != own);
            let most = others().filter(|(other, of)| self.here[*other] && *of >= has).count();
            let least = others().filter(|(other, of)| self.staying[*other] && *of > has).count();
            self.most[own] = self.most[own].max(most);
            self.least[own] = self.least[own].min(least);
        }
    }
}

/// Sees the points after every result of these pods.
fn play(pods: &[Vec<PlayerIx>], win: u32, points: &mut [u32], seen: &mut Extremes) {
    let Some((pod, rest)) = pods.split_first() else {
        return seen.see(points);
    };
    for winner in pod {
        points[winner.ix()] += win;
        play(rest, win, points, seen);
        points[winner.ix()] -= win;
    }
    // drawn among any of them (T3)
    for sharing in 0..1_u32 << pod.len() {
        let gains = |at: usize| (sharing >> at) & 1;
        for (at, player) in pod.iter().enumerate() {
            points[player.ix()] += gains(at);
        }
        play(rest, win, points, seen);
        for (at, player) in pod.iter().enumerate() {
            points[player.ix()] -= gains(at);
        }
    }
}

/// Sees the points after every pairing of these players, who are left over having a bye, with every result.
fn pair_and_play(
    left: &[PlayerIx],
    pods: &mut Vec<Vec<PlayerIx>>,
    size: usize,
    points: &mut [u32],
    seen: &mut Extremes,
) {
    let win = size as u32 + 1;
    if left.len() < size {
        for bye in left {
            points[bye.ix()] += win;
        }
        play(pods, win, points, seen);
        for bye in left {
            points[bye.ix()] -= win;
        }
        return;
    }
    for seated in 0..1_u32 << left.len() {
        if seated.count_ones() as usize != size {
            continue;
        }
        let (pod, rest): (Vec<_>, Vec<_>) = (0..left.len()).partition(|at| (seated >> at) & 1 == 1);
        let players = |places: Vec<usize>| places.into_iter().map(|at| left[at]).collect::<Vec<_>>();
        pods.push(players(pod));
        pair_and_play(&players(rest), pods, size, points, seen);
        pods.pop();
    }
}

fn points_of(event: &Event, finished: u32) -> Vec<u32> {
    let table = standings(event, Some(finished));
    let points = |player| table.row(player).map_or(0, |row| row.match_points);
    event.indices().map(points).collect()
}

/// Compares what is said of every cut with what was seen.
fn holds(event: &Event, finished: u32, planned: u32, seen: &Extremes) -> (usize, usize) {
    let (mut ins, mut outs) = (0, 0);
    for cut in 1..=event.players().len() {
        let race = CutRace::new(event, finished, planned, cut as u32).expect("a race");
        for player in event.indices() {
            let Some(chances) = race.chances(player) else { continue };
            let what = || format!("cut {cut}, {player:?} of {event:?}");
            if chances.now == Outlook::In {
                assert!(seen.most[player.ix()] < cut, "in: {}", what());
                ins += 1;
            }
            if chances.now == Outlook::Out {
                assert!(seen.least[player.ix()] >= cut, "out: {}", what());
                outs += 1;
            }
        }
    }
    (ins, outs)
}

#[test]
fn the_outlook_is_never_wrong_whatever_is_paired_and_played() {
    let mut state = 1;
    let mut said = (0, 0);
    for _ in 0..24 {
        let (event, finished) = small_event(&mut state, false);
        let mut seen = Extremes::of(&event, finished);
        let here: Vec<PlayerIx> = event.indices().filter(|player| seen.here[player.ix()]).collect();
        let mut points = points_of(&event, finished);
        pair_and_play(
            &here,
            &mut Vec::new(),
            event.profile().pod_size as usize,
            &mut points,
            &mut seen,
        );
        let (ins, outs) = holds(&event, finished, finished + 1, &seen);
        said = (said.0 + ins, said.1 + outs);
    }
    assert!(said.0 > 0 && said.1 > 0, "{said:?}");
}

#[test]
fn the_outlook_is_never_wrong_in_a_last_round_that_is_paired() {
    let mut state = 2;
    let mut said = (0, 0);
    for _ in 0..200 {
        let (event, finished) = small_event(&mut state, true);
        let mut seen = Extremes::of(&event, finished);
        let mut points = points_of(&event, finished);
        let last = event.swiss().last().expect("a round");
        let pods: Vec<Vec<PlayerIx>> = last.pods.iter().map(|pod| pod.seats.clone()).collect();
        for bye in &last.byes {
            points[bye.ix()] += event.profile().points.bye;
        }
        play(&pods, event.profile().points.win, &mut points, &mut seen);
        let (ins, outs) = holds(&event, finished, finished + 1, &seen);
        said = (said.0 + ins, said.1 + outs);
    }
    assert!(said.0 > 100 && said.1 > 100, "{said:?}");
}

#[test]
fn the_outlook_is_never_wrong_two_rounds_ahead() {
    let mut state = 3;
    for _ in 0..40 {
        let (event, finished) = small_event(&mut state, false);
        let size = event.profile().pod_size as usize;
        let mut seen = Extremes::of(&event, finished);
        let here: Vec<PlayerIx> = event.indices().filter(|player| seen.here[player.ix()]).collect();
        // as many as are played quickly, of all there are
        for _ in 0..400 {
            let mut points = points_of(&event, finished);
            for _ in 0..2 {
                let (pods, byes) = drawn_pods(&mut state, here.clone(), size);
                for pod in pods {
                    let winner = chosen(&mut state, pod.len() + 1);
                    match pod.get(winner) {
                        Some(winner) => points[winner.ix()] += size as u32 + 1,
                        None => pod.iter().for_each(|player| points[player.ix()] += 1),
                    }
                }
                byes.iter().for_each(|player| points[player.ix()] += size as u32 + 1);
            }
            seen.see(&points);
        }
        holds(&event, finished, finished + 2, &seen);
    }
}
