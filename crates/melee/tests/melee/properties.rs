//! Properties of every game, tested with a million random actions, legal and not, at tables of all sizes.

use podium_document::game::GameDocument;
use podium_melee::{
    Action, AttackOption, CoinFace, Commander, Declaration, DieSides, Edition, Game, GameSeed, InfluenceRange,
    LeaveReason, MarkerNumber, MarkerSet, MarkerState, Procedure, Seat, SeatSet, Setup, StackObjectKind, StatusChange,
    Variant,
};
use podium_testing::numbers::Numbers;
use podium_testing::play::numbered;

pub fn any_setup(numbers: &mut Numbers) -> Setup {
    let players = match numbers.below(40) {
        0 => 60 + numbers.below(200),
        size if size < 20 => 3 + numbers.below(8),
        _ => 8 + numbers.below(24),
    };
    let variant = if numbers.below(4) == 0 {
        Variant::FreeForAll
    } else {
        Variant::GrandMelee
    };
    let mut setup = Setup::new(variant, players).expect("a table of this size can be set up");
    if numbers.below(3) == 0 {
        setup = setup.with_edition(Edition::Cr608Of2007);
    }
    match numbers.below(4) {
        0 => setup = setup.with_range(InfluenceRange::Seats(numbers.below(4) as u16)),
        1 => {
            let reaches = (0..players)
                .map(|_| InfluenceRange::Seats(numbers.below(3) as u16))
                .collect();
            setup = setup.with_ranges(reaches).expect("one for each");
        }
        _ => {}
    }
    setup = setup.with_attack([AttackOption::Left, AttackOption::Right, AttackOption::Multiple][numbers.below(3)]);
    setup
        .with_start(Seat::new(numbers.below(players)).expect("a seat"))
        .expect("it is at the table")
}

pub fn any_action(game: &Game, numbers: &mut Numbers) -> Action {
    let player = numbers.seat(game);
    let marker = numbers.marker(game);
    match numbers.below(100) {
        0..38 => Action::EndTurn { marker },
        38..48 => Action::NextPhase { marker },
        48..53 => Action::Leave {
            players: numbers.seats(game, 3),
            why: [
                LeaveReason::Lost,
                LeaveReason::Conceded,
                LeaveReason::MatchLoss,
                LeaveReason::Drawn,
            ][numbers.below(4)],
            defer_to: if numbers.below(4) == 0 { Some(marker) } else { None },
        },
        53..60 => Action::ExtraTurn { player },
        60..65 => Action::SkipTurn { player },
        65 if numbers.below(3) == 0 => Action::CallTime {
            procedure: [Procedure::ExtraTurns, Procedure::FinishTurn, Procedure::NextTurn][numbers.below(3)],
            passing: numbers.maybe(marker).into_iter().collect(),
            not_counted: if numbers.below(3) == 0 {
                numbers.seats(game, 2)
            } else {
                SeatSet::EMPTY
            },
        },
        65 => Action::WithdrawPriority { stack: marker, player },
        66..77 => {
            let (stack, player) = numbers.at_stack(game);
            Action::PassPriority { stack, player }
        }
        77..83 => {
            let (stack, controller) = numbers.at_stack(game);
            Action::PutOnStack {
                stack,
                object: numbers.object(),
                controller,
                kind: [
                    StackObjectKind::Spell,
                    StackObjectKind::Activated,
                    StackObjectKind::Triggered,
                    StackObjectKind::Copy,
                ][numbers.below(4)],
                targets: (0..numbers.below(3)).map(|_| numbers.target(game)).collect(),
                caused_by: if numbers.below(3) == 0 {
                    Some(numbers.object())
                } else {
                    None
                },
            }
        }
        83 => {
            let (stack, player) = numbers.at_stack(game);
            Action::WithdrawPriority { stack, player }
        }
        84 => Action::Counter {
            object: numbers.object(),
        },
        85 => {
            let (stack, player) = numbers.at_stack(game);
            Action::AnnounceLoop {
                stack,
                player,
                iterations: 3,
                points: 2,
            }
        }
        86..88 => {
            let (stack, player) = numbers.at_stack(game);
            Action::ProposeStop {
                stack,
                player,
                iteration: numbers.below(4) as u32,
                point: numbers.below(3) as u32,
            }
        }
        88..91 => {
            let (stack, player) = numbers.at_stack(game);
            Action::AcceptLoop { stack, player }
        }
        91 => Action::SetStatus {
            player,
            change: StatusChange {
                life: life(numbers),
                poison: numbers.maybe(11),
                counters: [Some(2), None, Some(0)],
                commander_damage: vec![(
                    Commander {
                        owner: player,
                        second: numbers.below(2) == 0,
                    },
                    21,
                )],
                commander_casts: [None, numbers.maybe(3)],
            },
        },
        92 => Action::Declare {
            effect: [Declaration::Win, Declaration::Draw][numbers.below(2)],
            controllers: numbers.seats(game, 2),
        },
        93..95 => Action::Object {
            object: numbers.object(),
            owner: player,
            token: numbers.below(2) == 0,
            by: numbers.maybe(numbers_other(game, player)),
            attached_to: if numbers.below(3) == 0 {
                Some(numbers.object())
            } else {
                None
            },
        },
        95 => Action::RemoveObject {
            object: numbers.object(),
        },
        96 => Action::Control {
            object: numbers.object(),
            by: player,
            source: Some(numbers.object()),
        },
        97 => Action::Uncontrol {
            object: numbers.object(),
            by: None,
            source: None,
        },
        98 => Action::UntilTurn {
            object: numbers.object(),
            player,
        },
        _ if numbers.below(2) == 0 => Action::Flip {
            player,
            call: Some(CoinFace::Heads),
            agreed_die: None,
        },
        _ => Action::Roll {
            player,
            sides: DieSides::new(20).expect("a die"),
        },
    }
}

fn life(numbers: &mut Numbers) -> Option<i32> {
    let life = numbers.below(40) as i32 - 2;
    numbers.maybe(life)
}

fn numbers_other(game: &Game, player: Seat) -> Seat {
    Seat::new((player.index() + 1) % game.setup().seats()).expect("the table is small")
}

/// Asserts what must hold in every state.
pub fn check(game: &Game) {
    let markers = game.markers();
    assert!(
        markers.windows(2).all(|pair| pair[0].number() < pair[1].number()),
        "numbers go up"
    );
    if game.outcome().is_some() {
        assert!(
            game.legal_choices().is_empty(),
            "nothing is legal when the game is over"
        );
        return;
    }
    let playing = game.table().playing_count();
    assert!(playing >= 2, "the game goes on with two at least");
    assert!(!game.markers_in_turn().is_empty(), "some turn is in progress");
    let designations: usize = markers.iter().map(|marker| usize::from(marker.designated())).sum();
    let wanted = if game.setup().variant() == Variant::GrandMelee {
        (playing / 4).max(1)
    } else {
        1
    };
    assert_eq!(
        markers.len() - designations,
        wanted,
        "one marker for each full four of {playing} players"
    );
    for (index, marker) in markers.iter().enumerate() {
        let same_seat = markers[..index].iter().filter(|other| other.seat() == marker.seat());
        let in_turn = marker.turn().is_some();
        assert!(
            !in_turn || same_seat.clone().all(|other| other.turn().is_none()),
            "one turn at a time for a player"
        );
        if game.setup().edition() == Edition::Cr807 && !in_turn {
            assert!(
                game.table().is_playing(marker.seat()),
                "G7: a waiting marker is with somebody who plays"
            );
        }
        if let MarkerState::Turn(_) = marker.state()
            && let Some(holder) = game.priority(marker.number())
        {
            assert!(
                game.table().is_playing(holder) && game.takes_part(holder, marker),
                "G16"
            );
            assert!(
                !marker.stack().passed().contains(holder),
                "who passed waits for the others"
            );
        }
    }
    assert!(
        game.deferred_departures()
            .iter()
            .all(|deferred| game.table().is_playing(deferred.player))
    );
    for object in game.objects() {
        assert!(game.table().is_playing(object.owner), "what someone gone owned is gone");
        assert!(
            game.table().is_playing(object.controller()),
            "control never is with those gone"
        );
    }
}

/// Equal ranges are mutual, and everybody is in their own (CR 801.2b).
fn check_ranges(game: &Game, one: Seat, other: Seat) {
    if game.table().is_playing(one)
        && game.table().is_playing(other)
        && game.setup().influence_range(one) == game.setup().influence_range(other)
    {
        assert_eq!(
            game.in_range(one, other),
            game.in_range(other, one),
            "{one:?} {other:?}"
        );
    }
    assert_eq!(
        game.range_of(one).contains(other),
        game.in_range(one, other),
        "both ways to ask agree"
    );
    assert!(game.may_attack(one).is_subset(&game.range_of(one)));
    assert!(!game.table().is_playing(one) || game.in_range(one, one));
}

/// Plays games at random until this many actions were tried; returns how many were accepted.
fn play_at_random(seed: u64, actions: usize) -> usize {
    let mut numbers = Numbers::new(seed);
    let (mut tried, mut accepted) = (0, 0);
    while tried < actions {
        let setup = any_setup(&mut numbers);
        let start = Game::with_seed(setup.clone(), GameSeed::new([7; 32], 1));
        let mut game = start.clone();
        let mut script = Vec::new();
        let length = 100 + numbers.below(300);
        for _ in 0..length {
            let action = any_action(&game, &mut numbers);
            let before = game.clone();
            tried += 1;
            match game.apply(&action) {
                Ok(_) => {
                    script.push(action);
                    check(&game);
                    let (one, other) = (numbers.seat(&game), numbers.seat(&game));
                    check_ranges(&game, one, other);
                }
                Err(_) => assert_eq!(game, before, "a refused action changes nothing: {action:?}"),
            }
            if game.outcome().is_some() {
                break;
            }
        }
        let mut replayed = start;
        for action in &script {
            replayed.apply(action).expect("what was legal is legal in the replay");
        }
        assert_eq!(replayed, game, "replay = live");
        accepted += script.len();
    }
    accepted
}

#[test]
fn a_million_random_actions_first_half() {
    assert!(play_at_random(1, 500_000) > 150_000);
}

#[test]
fn a_million_random_actions_second_half() {
    assert!(play_at_random(2, 500_000) > 150_000);
}

#[test]
fn random_games_survive_their_documents() {
    let mut numbers = Numbers::new(3);
    for _ in 0..60 {
        let setup = any_setup(&mut numbers);
        let seed = GameSeed::new([9; 32], 4);
        let mut document = GameDocument::new(numbered(setup.seats()), setup, Some(seed)).expect("distinct names");
        for name in ["a", "b", "c", "d", "e", "f"] {
            // The numbers the random actions use are those of these names.
            let known = serde_json::json!({"do": "counter", "object": name});
            document.parse_action(&known).expect("a name is enough");
        }
        let mut game = document.start();
        for _ in 0..150 {
            let action = any_action(&game, &mut numbers);
            if game.apply(&action).is_ok() {
                document.push(action);
            }
        }
        let read = GameDocument::read(document.to_json().to_string().as_bytes()).expect("what was written can be read");
        let replay = read.replay();
        assert_eq!(replay.illegal, None);
        let shown = |document: &GameDocument, game: &Game| {
            serde_json::to_value(document.state(game, &[])).expect("a state is JSON")
        };
        assert_eq!(shown(&read, &replay.game), shown(&document, &game));
    }
}

#[test]
fn sets_of_markers_hold_numbers_a_table_can_have() {
    let mut set = MarkerSet::EMPTY;
    assert!(!set.insert(MarkerNumber(0)) && !set.insert(MarkerNumber(129)) && set.insert(MarkerNumber(128)));
    assert_eq!(set.iter().collect::<Vec<_>>(), [MarkerNumber(128)]);
}
