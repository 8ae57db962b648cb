//! Small events that can be counted by hand.

use super::*;
use podium_event::event::{EventParts, Player, PlayerIx, Pod, Round, Stage};
use podium_event::profile::{Level, PlacePoints, Profile};
use podium_event::result::{GameResult, PodResult};

fn pod(table: u32, seats: &[u32], result: PodResult) -> Pod {
    Pod {
        table,
        left: Vec::new(),
        seats: seats.iter().copied().map(PlayerIx).collect(),
        result,
    }
}

fn won(player: u32) -> PodResult {
    PodResult::Won(PlayerIx(player))
}

fn round(number: u32, stage: Stage, pods: Vec<Pod>) -> Round {
    Round {
        number,
        stage,
        pods,
        byes: Vec::new(),
        match_losses: Vec::new(),
    }
}

/// Nine players, of whom the first has two partners, the next two another commander, and the last never plays.
fn event(rounds: Vec<Round>, cut: Option<Vec<u32>>) -> Event {
    event_under(Profile::standard(Level::Regular), rounds, cut)
}

fn event_under(profile: Profile, rounds: Vec<Round>, cut: Option<Vec<u32>>) -> Event {
    let players = (0..9).map(|number| Player {
        id: number.to_string(),
        name: format!("Player {number}"),
        commanders: match number {
            0 => vec!["Tymna".to_owned(), "Kraum".to_owned()],
            1 => vec!["Kinnan".to_owned()],
            2 => vec!["KINNAN".to_owned()],
            _ => Vec::new(),
        },
        ..Player::default()
    });
    Event::new(EventParts {
        profile,
        players: players.collect(),
        rounds,
        cut: cut.map(|seeds| seeds.into_iter().map(PlayerIx).collect()),
    })
    .expect("a sound event")
}

fn played(event: &Event) -> Played<'_> {
    Played {
        event,
        who: event.players().iter().map(|player| player.name.clone()).collect(),
        rounds: Vec::new(),
        shows_commanders: true,
    }
}

/// Two Swiss rounds, of which the second has a draw, and a final.
fn usual() -> Event {
    let all = |players: &[u32]| PodResult::Drawn(players.iter().copied().map(PlayerIx).collect());
    event(
        vec![
            round(
                1,
                Stage::Swiss,
                vec![pod(1, &[0, 1, 2, 3], won(0)), pod(2, &[4, 5, 6, 7], won(5))],
            ),
            round(
                2,
                Stage::Swiss,
                vec![pod(1, &[0, 5, 1, 2], all(&[0, 5, 1, 2])), pod(2, &[3, 4, 6], won(3))],
            ),
            round(3, Stage::Playoff, vec![pod(1, &[0, 5, 3, 1], won(1))]),
        ],
        Some(vec![0, 5, 3, 1]),
    )
}

#[test]
fn seats_are_counted_by_stage_and_size() {
    let event = usual();
    let statistics = Statistics::of(&[played(&event)]);
    let seats: Vec<(Stage, &[u64], u64)> = statistics
        .seats
        .iter()
        .map(|seats| (seats.stage, seats.won.as_slice(), seats.drawn))
        .collect();
    assert_eq!(
        seats,
        [
            (Stage::Swiss, &[1, 1, 0, 0][..], 1),
            (Stage::Swiss, &[1, 0, 0][..], 0),
            (Stage::Playoff, &[0, 0, 0, 1][..], 0),
        ]
    );
    assert_eq!((statistics.matches, statistics.drawn), (5, 1));
    let swiss = &statistics.seats[0];
    assert_eq!(swiss.of_won(0), Share::of(1, 2), "draws left out");
    assert_eq!(swiss.of_all(0), Share::of(1, 3), "a draw is not won");
    assert_eq!(swiss.test(), None, "two matches are too few");
}

#[test]
fn points_are_compared_with_the_mean_of_the_field() {
    let event = usual();
    let statistics = Statistics::of(&[played(&event)]);
    // 19 points in 15 places at Swiss tables (5 + 5 + 5 for wins, 4 for the draw)
    let line = |number: u32| {
        let found = statistics.players.iter().find(|line| line.player == PlayerIx(number));
        found.expect("they played")
    };
    let first = &line(0).record;
    assert_eq!((first.matches, first.won, first.drawn, first.lost()), (3, 1, 1, 1));
    assert_eq!((first.swiss_matches, first.points), (2, 6));
    assert_eq!(first.points_a_match(), Some(Millionths(3_000_000)));
    assert_eq!(first.mean(), Millionths::quotient(19, 15));
    assert_eq!(first.against_mean(), Millionths::quotient(6 * 15, 2 * 19));
    // they met 1, 2, 3 and 5, 1, 2: 1 point in 2, twice; 1 in 2, twice; 5 in 2; 6 in 2; in each 15/19 a point
    assert_eq!(line(0).opponents, 6);
    let sum = 1 + 1 + 5 + 6 + 1 + 1;
    assert_eq!(line(0).opponents_strength(), Millionths::quotient(sum * 15, 2 * 19 * 6));
    assert!(
        statistics.players.iter().all(|line| line.rank.is_none()),
        "nobody has eight matches"
    );
    assert_eq!(statistics.players.len(), 8, "the ninth never played");
}

#[test]
fn conversion_needs_a_cut_that_chance_alone_would_give() {
    let event = usual();
    let statistics = Statistics::of(&[played(&event)]);
    let line = |names: &[&str]| {
        let found = statistics.commanders.lines.iter().find(|line| line.commanders == names);
        found.expect("it was played")
    };
    let partners = &line(&["Kraum", "Tymna"]).record;
    assert_eq!((partners.cuts, partners.expected_cuts()), (1, Millionths(500_000)));
    assert_eq!(partners.conversion(), None);
    let kinnan = &line(&["Kinnan"]).record;
    assert_eq!(kinnan.entries, 2, "capitals make no other commander");
    assert_eq!(kinnan.expected_cuts(), Millionths::ONE);
    assert_eq!(kinnan.conversion(), Some(Millionths::ONE));
    assert_eq!((statistics.commanders.entries, statistics.commanders.known), (8, 3));
}

#[test]
fn a_commander_is_one_however_it_is_written_and_has_its_usual_name() {
    let spelled: [&[&str]; 8] = [
        &["TYMNA THE WEAVER", "Kraum, Ludevic's Opus"],
        &["Kraum, Ludevic\u{2019}s Opus", "Tymna the  Weaver"],
        &["Tymna the Weaver", "Kraum, Ludevic\u{2019}s Opus"],
        &["Lim-Du\u{302}l"],
        &["lim-dul"],
        &["Lim-D\u{fb}l"],
        &["Wear // Tear", "Tymna the Weaver"],
        &["Wear", "Tymna the Weaver"],
    ];
    let mut parts = usual().into_parts();
    for (player, names) in parts.players.iter_mut().zip(spelled) {
        player.commanders = names.iter().map(|&name| name.to_owned()).collect();
    }
    let event = Event::new(parts).expect("a sound event");
    let commanders = Statistics::of(&[played(&event)]).commanders;
    let lines: Vec<(String, u64)> = (commanders.lines.iter())
        .map(|line| (line.commanders.join(" / "), line.record.entries))
        .collect();
    assert_eq!(
        lines,
        [
            ("Kraum, Ludevic\u{2019}s Opus / Tymna the Weaver".to_owned(), 3),
            ("Lim-Du\u{302}l".to_owned(), 3),
            ("Tymna the Weaver / Wear".to_owned(), 2),
        ],
        "of three spellings that are as frequent the first"
    );
    let together = |pair: &&Pair| pair.first.len() == 2 && pair.second.len() == 1;
    let pair = commanders.pairs.iter().find(together).expect("they met");
    assert_eq!(pair.first, ["Kraum, Ludevic\u{2019}s Opus", "Tymna the Weaver"]);
}

#[test]
fn commanders_that_are_not_shown_are_not_counted() {
    let event = usual();
    let hidden = Played {
        shows_commanders: false,
        ..played(&event)
    };
    let commanders = Statistics::of(std::slice::from_ref(&hidden)).commanders;
    assert_eq!((commanders.entries, commanders.known, commanders.withheld), (8, 0, 8));
    assert!(commanders.lines.is_empty() && commanders.pairs.is_empty());
    let with_another = Statistics::of(&[hidden, played(&event)]).commanders;
    assert_eq!(
        (with_another.entries, with_another.known, with_another.withheld),
        (16, 3, 8)
    );
}

#[test]
fn a_pair_meets_with_each_of_its_entries() {
    let event = usual();
    let statistics = Statistics::of(&[played(&event)]);
    let [pair] = &statistics.commanders.pairs[..] else {
        panic!("one pair: {:?}", statistics.commanders.pairs);
    };
    assert_eq!(
        (pair.first.join("+"), pair.second.join("+")),
        ("Kinnan".into(), "Kraum+Tymna".into())
    );
    // twice in each Swiss round, once in the final
    assert_eq!((pair.meetings, pair.first_won, pair.second_won), (5, 1, 2));
    assert_eq!(pair.first_share(), None, "ten meetings are compared");
}

#[test]
fn ranks_begin_at_enough_matches_and_events_add_up() {
    let event = usual();
    let three = vec![played(&event); 5];
    let statistics = Statistics::of(&three);
    let ranks: Vec<(u32, Option<u32>)> = statistics
        .players
        .iter()
        .map(|line| (line.player.0, line.rank))
        .collect();
    // 0 and 5 have 6 points in 2 matches, 3 has 5; 7 has one match an event
    assert_eq!(ranks[..3], [(0, Some(1)), (5, Some(1)), (3, Some(3))]);
    assert_eq!(ranks.last(), Some(&(7, None)));
    assert_eq!(statistics.players[0].record.entries, 5);
    let kinnan = &statistics.commanders.lines[0];
    assert_eq!((kinnan.rank, kinnan.record.swiss_matches), (Some(1), 20));
    let partners = &statistics.commanders.lines[1];
    assert_eq!((partners.rank, partners.record.swiss_matches), (None, 10));
    assert_eq!(statistics.commanders.pairs[0].first_share(), Share::of(5, 15));
}

#[test]
fn what_ended_the_matches_is_counted_where_it_is_known() {
    let games = |conceded: &[u32]| PodResult::Games {
        games: vec![GameResult::Won(PlayerIx(0))],
        conceded: conceded.iter().copied().map(PlayerIx).collect(),
        match_losses: Vec::new(),
    };
    let event = event(
        vec![round(
            1,
            Stage::Swiss,
            vec![pod(1, &[0, 1, 2, 3], games(&[3])), pod(2, &[4, 5, 6, 7], won(5))],
        )],
        None,
    );
    let how = HowPlayed {
        went_to_time: Some(true),
        extra_turns: Some(3),
        minutes: Some(80),
        game_minutes: vec![78],
        ..HowPlayed::default()
    };
    let known = RoundPlayed {
        minutes: Some(95),
        matches: [(2, how)].into(),
    };
    let with_times = Played {
        rounds: vec![known],
        ..played(&event)
    };
    let course = Statistics::of(&[with_times, played(&event)]).course;
    let endings = &course.endings;
    assert_eq!(endings.after_time, Ended { won: 1, drawn: 0 });
    assert_eq!(endings.unknown, Ended { won: 3, drawn: 0 });
    assert_eq!(endings.extra_turns.map(|turns| turns.most), Some(3));
    assert_eq!(endings.won_in_extra_turns, 1);
    assert_eq!((endings.conceded, endings.followed), (2, 0));
    let median = |spread: Option<crate::time_statistics::Spread>| spread.map(|spread| spread.median);
    assert_eq!(
        [course.lengths.rounds, course.lengths.matches, course.lengths.games].map(median),
        [Some(95), Some(80), Some(78)]
    );
    assert_eq!((course.rounds.len(), course.rounds[0].matches), (1, 4));
}

#[test]
fn everybody_of_a_match_is_in_one_of_its_groups() {
    let places = PodResult::Places(vec![vec![PlayerIx(2)], vec![PlayerIx(0), PlayerIx(3)]]);
    let pods = vec![pod(1, &[0, 1, 2, 3], places), pod(2, &[4, 5, 6], won(5))];
    let mut profile = Profile::standard(Level::Regular);
    profile.house.place_points = Some(PlacePoints([(4, vec![5, 3, 2, 1]), (3, vec![5, 3, 2])].into()));
    let event = event_under(
        profile,
        vec![
            round(1, Stage::Swiss, pods),
            round(
                2,
                Stage::Swiss,
                vec![pod(1, &[0, 1, 4], PodResult::Drawn(vec![PlayerIx(0), PlayerIx(4)]))],
            ),
        ],
        None,
    );
    let groups: Vec<Vec<Vec<u32>>> = matches(&event)
        .map(|played| {
            let groups = played.groups().into_iter();
            groups
                .map(|group| group.into_iter().map(|player| player.0).collect())
                .collect()
        })
        .collect();
    assert_eq!(
        groups,
        [
            vec![vec![2], vec![0, 3], vec![1]],
            vec![vec![5], vec![4, 6]],
            vec![vec![0, 4], vec![1]],
        ]
    );
}
