//! Exhaustive tests on small tables: exactly the listed actions are accepted, and no game reaches a dead end.

use crate::properties::{any_action, check};
use podium_melee::{
    Action, ActionKind, Choices, Commander, Declaration, DieSides, Edition, Game, GameSeed, InfluenceRange,
    LeaveReason, MarkerNumber, MarkerSet, ObjectId, Procedure, Seat, SeatSet, Setup, StackChoices, StackObjectKind,
    StatusChange, Target, Title, Variant,
};
use podium_testing::numbers::Numbers;
use std::collections::BTreeSet;

fn setup(variant: Variant, players: usize, edition: Edition) -> Setup {
    Setup::new(variant, players)
        .expect("a small table")
        .with_edition(edition)
}

fn seats_of(bits: usize) -> SeatSet {
    (0..16)
        .filter(|index| bits & (1 << index) != 0)
        .filter_map(Seat::new)
        .collect()
}

/// Returns every action with these players and one beyond the table, markers 0 to 3, three objects and a few numbers.
fn universe(players: usize) -> Vec<Action> {
    let seats: Vec<Seat> = (0..=players).filter_map(Seat::new).collect();
    let groups: Vec<SeatSet> = (0..1 << players)
        .map(seats_of)
        .chain([SeatSet::only(seats[players])])
        .collect();
    let markers: Vec<MarkerNumber> = (0..=3).map(MarkerNumber).collect();
    let objects: Vec<ObjectId> = (0..3).map(ObjectId).collect();
    let mut all = Vec::new();
    for marker in &markers {
        all.push(Action::EndTurn { marker: *marker });
        all.push(Action::NextPhase { marker: *marker });
    }
    for group in &groups {
        for defer_to in [None].into_iter().chain(markers.iter().copied().map(Some)) {
            all.push(Action::Leave {
                players: *group,
                why: LeaveReason::Lost,
                defer_to,
            });
        }
        for effect in [Declaration::Win, Declaration::Draw] {
            all.push(Action::Declare {
                effect,
                controllers: *group,
            });
        }
        for bits in 0..8 {
            let passing: MarkerSet = (1..=3)
                .filter(|number| bits & (1 << (number - 1)) != 0)
                .map(MarkerNumber)
                .collect();
            all.push(Action::CallTime {
                procedure: Procedure::ExtraTurns,
                passing,
                not_counted: *group,
            });
        }
    }
    for player in &seats {
        let player = *player;
        all.extend([Action::ExtraTurn { player }, Action::SkipTurn { player }]);
        all.extend(Title::ALL.map(|title| Action::TakeTitle { title, player }));
        all.push(Action::Flip {
            player,
            call: None,
            agreed_die: DieSides::new(3),
        });
        all.push(Action::Roll {
            player,
            sides: DieSides::COIN,
        });
        all.push(Action::UntilTurn {
            object: objects[0],
            player,
        });
        for owner in &seats {
            let commander_damage = vec![(
                Commander {
                    owner: *owner,
                    second: false,
                },
                1,
            )];
            let change = StatusChange {
                commander_damage,
                ..StatusChange::default()
            };
            all.push(Action::SetStatus { player, change });
        }
        for stack in &markers {
            let stack = *stack;
            all.push(Action::PassPriority { stack, player });
            all.push(Action::WithdrawPriority { stack, player });
            all.push(Action::AcceptLoop { stack, player });
            for n in 0..3 {
                all.push(Action::AnnounceLoop {
                    stack,
                    player,
                    iterations: n,
                    points: 2,
                });
                all.push(Action::ProposeStop {
                    stack,
                    player,
                    iteration: n,
                    point: 1,
                });
            }
            for kind in [
                StackObjectKind::Spell,
                StackObjectKind::Triggered,
                StackObjectKind::Copy,
            ] {
                for object in &objects {
                    for caused_by in [None, Some(objects[0]), Some(objects[2])] {
                        let [first, second] = [objects[0], objects[1]].map(Target::Object);
                        // The neighbour, who may have left, or nobody: the seat after the last.
                        let neighbour = Target::Player(seats[(player.index() + 1) % seats.len()]);
                        for targets in [vec![], vec![second], vec![first, second], vec![neighbour]] {
                            let (object, controller) = (*object, player);
                            all.push(Action::PutOnStack {
                                stack,
                                object,
                                controller,
                                kind,
                                targets,
                                caused_by,
                            });
                        }
                    }
                }
            }
        }
        for object in &objects {
            let object = *object;
            for other in [None, Some(objects[0]), Some(objects[1])] {
                all.push(Action::Object {
                    object,
                    owner: player,
                    token: true,
                    by: Some(player),
                    attached_to: other,
                });
                all.push(Action::Control {
                    object,
                    by: player,
                    source: other,
                });
                all.push(Action::Uncontrol {
                    object,
                    by: Some(player),
                    source: other,
                });
            }
        }
    }
    for object in objects {
        all.extend([Action::Counter { object }, Action::RemoveObject { object }]);
    }
    all
}

/// Returns whether the rules allow an action, worked out from the state alone and not from the list of choices; `None`
/// where that would only repeat the list.
fn expected(game: &Game, action: &Action) -> Option<bool> {
    if game.outcome().is_some() {
        return Some(false);
    }
    let plays = |seat: &Seat| game.table().is_playing(*seat);
    let in_turn = |marker: &MarkerNumber| game.marker(*marker).is_some_and(|found| found.turn().is_some());
    Some(match action {
        Action::EndTurn { marker } => in_turn(marker),
        Action::NextPhase { marker } => {
            in_turn(marker)
                && game
                    .marker(*marker)
                    .is_some_and(|found| found.stack().objects().is_empty() && found.stack().announced_loop().is_none())
        }
        Action::Leave { players, defer_to, .. } => {
            let waits = |seat: Seat| {
                game.deferred_departures()
                    .iter()
                    .any(|deferred| deferred.player == seat)
            };
            !players.is_empty()
                && players.iter().all(|seat| plays(&seat))
                && defer_to.is_none_or(|marker| in_turn(&marker) && !players.iter().any(waits))
        }
        Action::ExtraTurn { player } | Action::SkipTurn { player } => plays(player),
        Action::Roll { player, .. } | Action::TakeTitle { player, .. } => plays(player),
        Action::UntilTurn { player, .. } => player.index() < game.setup().seats(),
        Action::Flip { .. } => false,
        Action::SetStatus { player, change } => {
            plays(player)
                && change
                    .commander_damage
                    .iter()
                    .all(|(from, _)| from.owner.index() < game.setup().seats())
        }
        Action::CallTime {
            passing, not_counted, ..
        } => {
            !game.time().is_called()
                && passing.iter().all(|marker| in_turn(&marker))
                && not_counted.iter().all(|seat| plays(&seat))
        }
        Action::Declare { effect, controllers } => {
            !controllers.is_empty()
                && controllers.iter().all(|seat| plays(&seat))
                && (*effect == Declaration::Draw || controllers.len() == 1)
        }
        Action::PassPriority { stack, player } => game.priority(*stack) == Some(*player),
        Action::AnnounceLoop {
            stack,
            player,
            iterations,
            ..
        } => game.priority(*stack) == Some(*player) && *iterations > 0,
        Action::AcceptLoop { stack, player } => game.asked_about_loop(*stack) == Some(*player),
        Action::Counter { object } => game.stack_of(*object).is_some(),
        Action::RemoveObject { object } => game.object(*object).is_some(),
        Action::Control { object, by, source } => {
            game.object(*object).is_some() && plays(by) && *source != Some(*object)
        }
        Action::Object {
            object,
            owner,
            attached_to,
            ..
        } => {
            game.object(*object).is_none() && plays(owner) && attached_to.is_none_or(|host| game.object(host).is_some())
        }
        _ => return None,
    })
}

/// Whether the list of legal choices has this action.
fn listed(game: &Game, legal: &[(ActionKind, Choices)], action: &Action) -> bool {
    let Action::PutOnStack {
        stack,
        object,
        controller,
        kind,
        targets,
        caused_by,
    } = action
    else {
        return legal
            .iter()
            .any(|(verb, choices)| *verb == action.kind() && choices.allows(action));
    };
    if game.outcome().is_some() || !game.table().is_playing(*controller) || game.stack_of(*object).is_some() {
        return false;
    }
    if targets.contains(&Target::Object(*object)) {
        return false;
    }
    if caused_by.is_some() || !targets.is_empty() {
        let stacks = game.stacks_for(*controller, *kind, *caused_by, targets);
        return stacks.is_ok_and(|stacks| stacks.contains(*stack));
    }
    legal.iter().any(|(_, choices)| match choices {
        Choices::PutOnStack(places) => {
            let here = |place: &&StackChoices| place.controller == *controller && place.kind == *kind;
            places.iter().filter(here).any(|place| place.stacks.contains(*stack))
        }
        _ => false,
    })
}

/// Plays a game at random and tries all actions of `universe` in every few of its states.
fn try_everything(setup: Setup, seed: u64, states: usize) -> (usize, usize) {
    let all = universe(setup.seats());
    let mut numbers = Numbers::new(seed);
    let mut game = Game::with_seed(setup.clone(), GameSeed::new([1; 32], 1));
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..states {
        let legal = game.legal_choices();
        for action in &all {
            let mut after = game.clone();
            let is_accepted = after.apply(action).is_ok();
            assert_eq!(
                is_accepted,
                listed(&game, &legal, action),
                "listed: {action:?} in {game:?}"
            );
            if let Some(expected) = expected(&game, action) {
                assert_eq!(is_accepted, expected, "{action:?} in {game:?}");
            }
            if is_accepted {
                accepted += 1;
                check(&after);
            } else {
                refused += 1;
                assert_eq!(after, game, "{action:?} was refused");
            }
        }
        for _ in 0..6 {
            let action = any_action(&game, &mut numbers);
            let _ = game.apply(&action);
        }
        if game.outcome().is_some() {
            game = Game::with_seed(setup.clone(), GameSeed::new([1; 32], 1));
        }
    }
    (accepted, refused)
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    let mut tried = (0, 0);
    for (variant, players, edition, states) in [
        (Variant::FreeForAll, 3, Edition::Cr807, 100),
        (Variant::GrandMelee, 4, Edition::Cr807, 60),
        (Variant::GrandMelee, 5, Edition::Cr608Of2007, 40),
    ] {
        let (accepted, refused) = try_everything(setup(variant, players, edition), 5 + players as u64, states);
        tried = (tried.0 + accepted, tried.1 + refused);
    }
    let wide = setup(Variant::GrandMelee, 8, Edition::Cr807).with_range(InfluenceRange::Seats(2));
    let (accepted, refused) = try_everything(wide, 21, 12);
    tried = (tried.0 + accepted, tried.1 + refused);
    assert!(tried.0 > 30_000 && tried.1 > 200_000, "{tried:?}");
}

/// Returns a key for a state that leaves out how many turns each player has begun.
fn position(game: &Game) -> Vec<u16> {
    let mut key = Vec::with_capacity(48);
    for marker in game.markers() {
        let state = match (marker.turn(), marker.state()) {
            (Some(turn), _) => turn.kind as u16,
            (None, podium_melee::MarkerState::Waiting(awaits)) => 10 + awaits as u16,
            (None, _) => 99,
        };
        key.extend([
            marker.number().0,
            marker.seat().index() as u16,
            state,
            marker.designated(),
        ]);
    }
    for seat in game.table().all_seats() {
        let owed = game.table().extra_turns(seat) * 16 + game.table().skips(seat);
        let counted = u16::from(game.distances().counts(seat));
        key.push(owed * 4 + counted * 2 + u16::from(game.table().is_playing(seat)));
    }
    key
}

/// Returns the actions that move markers: turns end, one or two neighbours leave, extra and skipped turns.
fn moves(game: &Game) -> Vec<Action> {
    let mut moves: Vec<Action> = game
        .markers_in_turn()
        .iter()
        .map(|marker| Action::EndTurn { marker })
        .collect();
    for player in game.table().playing().iter() {
        moves.push(Action::Leave {
            players: SeatSet::only(player),
            why: LeaveReason::Lost,
            defer_to: None,
        });
        if let Some(next) = game.table().next_player(player) {
            let players = SeatSet::from_iter([player, next]);
            moves.push(Action::Leave {
                players,
                why: LeaveReason::Lost,
                defer_to: None,
            });
        }
        if game.table().extra_turns(player) == 0 {
            moves.push(Action::ExtraTurn { player });
        }
        if game.table().skips(player) == 0 {
            moves.push(Action::SkipTurn { player });
        }
    }
    moves
}

/// Asserts that from any state turns can go on until every player in the game has had one.
fn everybody_gets_a_turn(game: &Game) {
    let mut game = game.clone();
    let playing = *game.table().playing();
    let begun: Vec<u32> = playing.iter().map(|seat| game.table().turns_begun(seat)).collect();
    for _ in 0..6 * game.setup().seats() {
        for marker in game.markers_in_turn().iter() {
            if game.marker(marker).is_some_and(|found| found.turn().is_some()) {
                game.apply(&Action::EndTurn { marker })
                    .expect("a turn in progress can end");
            }
        }
        check(&game);
    }
    for (seat, before) in playing.iter().zip(begun) {
        assert!(
            game.table().turns_begun(seat) > before,
            "{seat:?} waits for ever in {game:?}"
        );
    }
}

/// Searches all games of this many actions; returns the number of different states.
fn search(setup: Setup, depth: usize) -> usize {
    let mut seen = BTreeSet::new();
    let mut frontier = vec![Game::new(setup)];
    for level in 0..depth {
        let mut next = Vec::new();
        for game in &frontier {
            for action in moves(game) {
                let mut after = game.clone();
                after.apply(&action).expect("these are legal while the game goes on");
                check(&after);
                let is_new = after.outcome().is_none() && seen.insert(position(&after));
                if is_new {
                    if level + 1 == depth && seen.len() % 7 == 0 {
                        everybody_gets_a_turn(&after);
                    }
                    next.push(after);
                }
            }
        }
        frontier = next;
    }
    seen.len()
}

#[test]
fn no_dead_end_within_a_bounded_number_of_actions() {
    let mut states = 0;
    for edition in [Edition::Cr807, Edition::Cr608Of2007] {
        for (players, depth) in [(3, 5), (4, 5), (5, 5), (6, 4), (7, 4), (8, 4), (9, 3)] {
            states += search(setup(Variant::GrandMelee, players, edition), depth);
        }
    }
    assert!(states > 20_000, "{states}");
}

#[test]
fn no_dead_end_in_a_pod() {
    let mut states = 0;
    for players in 3..=9 {
        let depth = if players < 6 { 5 } else { 3 };
        states += search(setup(Variant::FreeForAll, players, Edition::Cr807), depth);
    }
    assert!(states > 20_000, "{states}");
}
