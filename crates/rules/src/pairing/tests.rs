//! Tests of pairing on small events; `tests/rules/pairing` has the large ones.

use super::*;
use crate::draws::Draws;
use podium_event::profile::{Level, Profile};
use podium_event::{EventParts, Player, Pod, Round, Stage};

/// Creates an event of players `p00`, `p01`, … without rounds.
fn event(players: u32, level: Level) -> EventParts {
    EventParts {
        profile: Profile::standard(level),
        players: (0..players)
            .map(|number| Player {
                id: format!("p{number:02}"),
                name: format!("Player {number}"),
                ..Player::default()
            })
            .collect(),
        rounds: Vec::new(),
        cut: None,
    }
}

fn checked(parts: EventParts) -> Event {
    Event::new(parts).expect("a right event")
}

/// Plays the paired round: the first seat of every pod wins.
fn play(event: Event, pairing: &Pairing) -> Event {
    let mut parts = event.into_parts();
    parts.rounds.push(Round {
        number: pairing.round,
        stage: Stage::Swiss,
        pods: pairing
            .pods
            .iter()
            .map(|pod| Pod {
                table: pod.table,
                left: Vec::new(),
                seats: pod.seats.clone(),
                result: PodResult::Won(pod.seats[0]),
            })
            .collect(),
        byes: pairing.byes.clone(),
        match_losses: Vec::new(),
    });
    checked(parts)
}

fn draws() -> Draws {
    Draws::new(b"spring")
}

#[test]
fn places_everybody_once_and_repeats_nobody_without_need() {
    let draws = draws();
    let mut event = checked(event(34, Level::Competitive));
    for round in 1..=4 {
        let pairing = pair(&event, &Request::new(&draws, Some(4))).expect("34 players can be paired");
        assert_eq!((pairing.round, pairing.pods.len(), pairing.byes.len()), (round, 8, 2));
        let mut placed: Vec<PlayerIx> = pairing.pods.iter().flat_map(|pod| pod.seats.clone()).collect();
        placed.extend(&pairing.byes);
        placed.sort_unstable();
        assert_eq!(placed, event.indices().collect::<Vec<_>>());
        assert_eq!(
            pairing.report.repeats, 0,
            "round {round}: {:?}",
            pairing.report.sentences
        );
        event = play(event, &pairing);
    }
}

#[test]
fn awarded_byes_come_first_and_take_no_bye_from_anybody() {
    let draws = draws();
    let mut parts = event(22, Level::Competitive);
    for (number, byes) in [(3, 1), (7, 2), (11, 2), (20, 2)] {
        parts.players[number].awarded_byes = byes;
    }
    let mut event = checked(parts);
    let mut had = [0; 22];
    for (round, awarded) in [(1, &[3, 7, 11, 20][..]), (2, &[7, 11, 20]), (3, &[])] {
        let pairing = pair(&event, &Request::new(&draws, Some(4))).expect("22 players can be paired");
        let byes: Vec<usize> = pairing.byes.iter().map(|player| player.ix()).collect();
        assert!(
            awarded.iter().all(|player| byes.contains(player)),
            "round {round}: {byes:?}"
        );
        assert_eq!(
            byes.len() - awarded.len(),
            (22 - awarded.len()) % 4,
            "round {round}: {byes:?}"
        );
        let due: Vec<usize> = byes.into_iter().filter(|player| !awarded.contains(player)).collect();
        assert!(
            due.iter().all(|&player| had[player] == 0),
            "T11: no second bye: {due:?}"
        );
        if round == 1 {
            let drawn = pairing
                .draws
                .iter()
                .find(|drawn| drawn.purpose == Purpose::Bye)
                .expect("drawn byes");
            let ids: Vec<String> = due.iter().map(|&player| event.players()[player].id.clone()).collect();
            assert_eq!(drawn.order, ids, "an awarded bye is not drawn");
        }
        pairing.byes.iter().for_each(|player| had[player.ix()] += 1);
        event = play(event, &pairing);
    }
    let plan = crate::plan::plan(&event);
    assert_eq!((plan.players, plan.byes), (22, 6), "T18 counts awarded byes of round 1");
}

#[test]
fn refuses_while_results_are_missing_and_names_the_tables() {
    let draws = draws();
    let first = checked(event(8, Level::Competitive));
    let pairing = pair(&first, &Request::new(&draws, None)).expect("8 players can be paired");
    let mut parts = play(first, &pairing).into_parts();
    parts.rounds[0].pods[1].result = PodResult::NotReported;
    let refusal = pair(&checked(parts), &Request::new(&draws, None)).expect_err("a result is missing");
    assert!(
        refusal.message.to_string().contains("no result yet from table 2"),
        "{}",
        refusal.message
    );
}

#[test]
fn kept_pods_keep_their_seats_and_the_rest_is_paired() {
    let draws = draws();
    let event = checked(event(13, Level::Competitive));
    let mut request = Request::new(&draws, None);
    let seats = |seats: [u32; 3]| seats.map(PlayerIx).to_vec();
    let keep = |table, players| PairedPod {
        table,
        seats: seats(players),
    };
    request.kept_pods = vec![keep(2, [7, 2, 9])];
    let pairing = pair(&event, &request).expect("the other ten can be paired");
    assert!(pairing.pods.contains(&request.kept_pods[0]));
    assert_eq!((pairing.pods.len(), pairing.byes.len()), (3, 2));
    request.kept_pods.push(keep(9, [1, 7, 3]));
    assert!(
        pair(&event, &request)
            .expect_err("player 7 is kept twice")
            .message
            .to_string()
            .starts_with("Player 7 is in two")
    );
}

#[test]
fn a_change_by_hand_says_what_it_costs() {
    let draws = draws();
    let event = checked(event(16, Level::Competitive));
    let pairing = pair(&event, &Request::new(&draws, Some(2))).expect("16 players can be paired");
    let event = play(event, &pairing);
    let draft = pair(&event, &Request::new(&draws, Some(2))).expect("16 players can be paired");
    let mut pods = draft.pods.clone();
    let swapped = (pods[0].seats[0], pods[3].seats[0]);
    (pods[0].seats[0], pods[3].seats[0]) = (swapped.1, swapped.0);
    let after = assess(&event, &pods, &draft.byes);
    let changes = changes(&event, &draft.report, &after);
    assert!(
        changes.iter().any(|change| change.to_string().contains("(worse)")),
        "{changes:?}"
    );
    assert_eq!(super::changes(&event, &after, &after), Vec::<Message>::new());
}

#[test]
fn up_and_down_are_against_those_with_more_and_with_fewer_points() {
    let draws = draws();
    let first = checked(event(16, Level::Competitive));
    let pairing = pair(&first, &Request::new(&draws, Some(2))).expect("16 players can be paired");
    let mut parts = play(first, &pairing).into_parts();
    let pods = parts.rounds[0].pods.clone();
    parts.rounds[0].pods[3].result = PodResult::Drawn(pods[3].seats.clone());
    let event = checked(parts);
    // 5 points, 1 point and two without any
    let seats = vec![pods[0].seats[0], pods[3].seats[0], pods[1].seats[1], pods[2].seats[1]];
    let others: Vec<PlayerIx> = event.indices().filter(|player| !seats.contains(player)).collect();
    let mut all = vec![PairedPod { table: 1, seats }];
    all.extend(others.chunks(4).zip(2..).map(|(seats, table)| PairedPod {
        table,
        seats: seats.to_vec(),
    }));
    let report = assess(&event, &all, &[]);
    let against: Vec<(u32, usize)> = report
        .moved
        .iter()
        .filter(|moved| moved.table == 1)
        .map(|moved| (moved.points, moved.against.len()))
        .collect();
    assert_eq!(against, [(5, 3), (1, 2)]);
    let why = report.pods[0].why.to_string();
    assert!(
        why.starts_with("From 5 to 0 points. By points alone: from 5 to 1 point; avoiding repeats goes first."),
        "{why}"
    );
}

#[test]
fn a_pod_between_two_groups_says_that_they_do_not_fill_pods() {
    let draws = draws();
    let first = checked(event(16, Level::Competitive));
    let pairing = pair(&first, &Request::new(&draws, Some(2))).expect("16 players can be paired");
    let mut parts = play(first, &pairing).into_parts();
    parts.rounds[0].pods[3].result = PodResult::Drawn(parts.rounds[0].pods[3].seats.clone());
    let second = pair(&checked(parts), &Request::new(&draws, Some(2))).expect("16 players can be paired");
    let why = second.report.pods[0].why.to_string();
    assert!(
        why.contains("From 5 to 1 point. 3 players have 5 points or more, which does not fill whole pods."),
        "{why}"
    );
}
