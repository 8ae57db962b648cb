//! Small fields over many rounds, where players must meet again: no division of the seated players has fewer repeats, or
//! fewer earlier meetings among those that are as good by the goals before it (T13, T54).

mod exhaustive;

use self::exhaustive::Round;
use podium_event::profile::{Level, UnevenPods};
use podium_event::{Event, PlayerIx, PodResult, Profile};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Pairing, Request, pair};
use podium_rules::simulation;

/// Players and rounds of the events. A debug build tries every division of the larger fields in seconds only while few
/// players have met.
const FIELDS: [(u32, u32); 11] = [
    (6, 8),
    (7, 8),
    (8, 4),
    (8, 8),
    (9, 7),
    (10, 6),
    (11, 5),
    (12, 5),
    (13, 4),
    (14, 3),
    (15, 4),
];

/// Converts a pairing to the round before it was paired, with the players numbered pod after pod.
fn numbered(event: &Event, pairing: &Pairing) -> (Round, Vec<Vec<usize>>) {
    let points = event.profile().points;
    let players: Vec<PlayerIx> = pairing.pods.iter().flat_map(|pod| pod.seats.clone()).collect();
    let number = |player: &PlayerIx| players.iter().position(|other| other == player);
    let mut round = Round {
        points: vec![0; players.len()],
        times: vec![vec![0; players.len()]; players.len()],
        wide: 2 * points.win,
    };
    for earlier in event.rounds() {
        for pod in &earlier.pods {
            let here: Vec<usize> = pod.seats.iter().filter_map(number).collect();
            for (&a, &b) in here.iter().flat_map(|a| here.iter().map(move |b| (a, b))) {
                round.times[a][b] += 1;
            }
            let mut score = |player: &PlayerIx, points: u32| {
                number(player)
                    .into_iter()
                    .for_each(|player| round.points[player] += points);
            };
            match &pod.result {
                PodResult::Won(winner) => score(winner, points.win),
                PodResult::Drawn(all) => all.iter().for_each(|player| score(player, points.draw)),
                other => panic!("a simulated pod has a plain result, not {other:?}"),
            }
        }
        for player in earlier.byes.iter().filter_map(number) {
            round.points[player] += points.bye;
        }
    }
    let mut number = 0..;
    let pods = pairing
        .pods
        .iter()
        .map(|pod| number.by_ref().take(pod.seats.len()).collect());
    (round, pods.collect())
}

/// Pairs and plays an event, and compares each round with the best division of its players. Returns the number of rounds
/// in which somebody meets again.
fn play(players: u32, rounds: u32, uneven: UnevenPods, seed: &str) -> u32 {
    let draws = Draws::new(seed.as_bytes());
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = uneven;
    let mut event = simulation::event(players, profile).expect("players");
    let mut with_repeats = 0;
    for number in 1..=rounds {
        let pairing = pair(&event, &Request::new(&draws, Some(rounds))).expect("enough players");
        let (round, pods) = numbered(&event, &pairing);
        let found = round.goals(&pods);
        let third = pairing.report.third_meetings().count();
        assert_eq!(third, round.third_meetings(&pods), "the report names them all");
        // Without a repeat the lookahead may give up later goals for the rounds to come (T13).
        if found.sums[0] > 0 {
            let sizes: Vec<usize> = pods.iter().map(Vec::len).collect();
            let best = round.best(&sizes, &found);
            assert_eq!(
                found, best,
                "{players} players, {rounds} rounds, {uneven:?}, seed {seed}, round {number}"
            );
            with_repeats += 1;
        }
        event = simulation::play(event, &pairing, seed).expect("a right round");
    }
    with_repeats
}

#[test]
fn nobody_meets_again_more_often_than_trying_every_division_shows() {
    let mut with_repeats = 0;
    for (players, rounds) in FIELDS {
        for seed in 0..2 {
            let seed = format!("small {players} {rounds} {seed}");
            with_repeats += play(players, rounds, UnevenPods::SmallerPods, &seed);
            if players % 4 != 0 {
                with_repeats += play(players, rounds, UnevenPods::Byes, &seed);
            }
        }
    }
    assert!(with_repeats > 100, "{with_repeats} rounds with repeats");
}
