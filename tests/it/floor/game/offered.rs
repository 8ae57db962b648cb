//! The desk offers exactly what the engine allows: every action of a small table, legal or not, can be sent from the
//! forms of the page if and only if `Game::permit` says so; in games that go on by random steps.

use podium_melee::{
    Action, CoinFace, Commander, Declaration, DieSides, Game, LeaveReason, MarkerNumber, MarkerSet, ObjectId,
    Procedure, Seat, SeatSet, StackObjectKind, StatusChange, Target, Title,
};
use podium_ops::floor::follow::ReplayedGame;
use serde_json::Value;

use super::sendable::forms;
use super::{Hall, in_database_games};
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use podium_testing::numbers::Numbers;

/// An action as the fields of a form: players by their seats.
fn fields(followed: &ReplayedGame, action: &Action) -> Vec<(String, String)> {
    let seat = |key: &str| {
        let index = followed.keys().iter().position(|k| k == key);
        index.map_or_else(|| key.to_owned(), |index| (index + 1).to_string())
    };
    let Value::Object(written) = followed.document.write_action(action) else {
        panic!("an action is an object")
    };
    let mut out = Vec::new();
    // how a table ends its round is no choice of the desk's
    for (name, value) in written.iter().filter(|(name, _)| *name != "procedure") {
        let mut one = |name: &str, value: &Value| {
            let text = match value {
                Value::String(text) if ["do", "why", "object", "title"].contains(&name) => text.clone(),
                Value::String(text) => seat(text),
                other => other.to_string(),
            };
            if text != "false" {
                out.push((name.to_owned(), if text == "true" { "1".to_owned() } else { text }));
            }
        };
        // The table's own: a form that calls time does not name it.
        if name == "procedure" {
            continue;
        }
        let is_player = |item: &Value| followed.keys().iter().any(|key| item.as_str() == Some(key));
        match value {
            // The desk names players among the targets by seat.
            Value::Array(list) if name == "targets" => list.iter().for_each(|item| match is_player(item) {
                true => one("target_players", item),
                false => one(name, item),
            }),
            Value::Array(list) => list.iter().for_each(|item| one(name, item)),
            Value::Object(casts) if name == "commander_casts" => casts.iter().for_each(|(commander, casts)| {
                let second = if commander.ends_with("#2") { "_2" } else { "" };
                one(&format!("commander_casts{second}"), casts);
            }),
            Value::Object(damage) => damage.values().for_each(|amount| one("damage", amount)),
            other => one(name, other),
        }
    }
    out
}

/// Every action worth asking about at a small table: with markers, seats and objects that are there and that are not.
fn candidates(followed: &mut ReplayedGame) -> Vec<Action> {
    let seats: Vec<Seat> = (0..followed.keys().len()).filter_map(Seat::new).collect();
    let markers: Vec<MarkerNumber> = (1..=followed.keys().len() as u16 / 4 + 1).map(MarkerNumber).collect();
    let things: Vec<ObjectId> = (0..followed.document.names().objects().len() as u32)
        .map(ObjectId)
        .collect();
    let fresh = followed
        .document
        .parse_action(&serde_json::json!({"do": "counter", "object": "New thing"}));
    let Ok(Action::Counter { object: fresh }) = fresh else {
        panic!("a new object")
    };
    let mut all = Vec::new();
    for &marker in &markers {
        all.push(Action::EndTurn { marker });
        all.push(Action::NextPhase { marker });
    }
    for &player in &seats {
        for why in [
            LeaveReason::Lost,
            LeaveReason::Conceded,
            LeaveReason::MatchLoss,
            LeaveReason::Drawn,
        ] {
            for defer_to in std::iter::once(None).chain(markers.iter().copied().map(Some)) {
                let pair = SeatSet::only(player).union(&SeatSet::only(seats[(player.index() + 2) % seats.len()]));
                for players in [SeatSet::only(player), pair] {
                    all.push(Action::Leave { players, why, defer_to });
                }
            }
        }
        all.push(Action::ExtraTurn { player });
        all.push(Action::SkipTurn { player });
        all.push(Action::UntilTurn { object: fresh, player });
        all.push(Action::Roll {
            player,
            sides: DieSides::new(20).expect("a die"),
        });
        for call in [None, Some(CoinFace::Heads), Some(CoinFace::Tails)] {
            for agreed_die in [None, DieSides::new(6), DieSides::new(7)] {
                all.push(Action::Flip {
                    player,
                    call,
                    agreed_die,
                });
            }
        }
        let life = StatusChange {
            life: Some(-3),
            ..StatusChange::default()
        };
        all.push(Action::SetStatus { player, change: life });
        let from = Commander {
            owner: seats[0],
            second: true,
        };
        let damage = StatusChange {
            commander_damage: vec![(from, 7)],
            ..StatusChange::default()
        };
        all.push(Action::SetStatus { player, change: damage });
        for counters in [[Some(2), None, None], [None, Some(1), Some(3)]] {
            let change = StatusChange {
                counters,
                ..StatusChange::default()
            };
            all.push(Action::SetStatus { player, change });
        }
        for commander_casts in [[Some(2), None], [None, Some(1)], [Some(1), Some(3)]] {
            let change = StatusChange {
                commander_casts,
                ..StatusChange::default()
            };
            all.push(Action::SetStatus { player, change });
        }
        all.extend(Title::ALL.map(|title| Action::TakeTitle { title, player }));
        for effect in [Declaration::Win, Declaration::Draw] {
            all.push(Action::Declare {
                effect,
                controllers: SeatSet::only(player),
            });
        }
        for kind in [
            StackObjectKind::Spell,
            StackObjectKind::Activated,
            StackObjectKind::Triggered,
            StackObjectKind::Copy,
        ] {
            for &stack in &markers {
                let (targets, caused_by) = (Vec::new(), None);
                all.push(Action::PutOnStack {
                    stack,
                    object: fresh,
                    controller: player,
                    kind,
                    targets,
                    caused_by,
                });
            }
        }
        let aimed_at = if seats.len() < 10 {
            [seats[0], seats[2]].to_vec()
        } else {
            Vec::new()
        };
        for kind in [StackObjectKind::Spell, StackObjectKind::Activated] {
            for &stack in &markers {
                for &target in &aimed_at {
                    all.push(Action::PutOnStack {
                        stack,
                        object: fresh,
                        controller: player,
                        kind,
                        targets: vec![Target::Player(target)],
                        caused_by: None,
                    });
                }
            }
        }
        // In a pod with one stack a cause and a target change who may, not where.
        let aimed_at = if seats.len() < 10 { &things[..] } else { &[] };
        for kind in [
            StackObjectKind::Spell,
            StackObjectKind::Activated,
            StackObjectKind::Triggered,
            StackObjectKind::Copy,
        ] {
            let at_each = aimed_at
                .iter()
                .flat_map(|thing| markers.iter().map(move |stack| (*thing, *stack)));
            for (thing, stack) in at_each {
                let aimed = vec![Target::Object(thing)];
                for (targets, caused_by) in [(aimed.clone(), None), (vec![], Some(thing)), (aimed, Some(thing))] {
                    all.push(Action::PutOnStack {
                        stack,
                        object: fresh,
                        controller: player,
                        kind,
                        targets,
                        caused_by,
                    });
                }
            }
        }
        for &stack in &markers {
            all.push(Action::PassPriority { stack, player });
            all.push(Action::WithdrawPriority { stack, player });
            all.push(Action::AcceptLoop { stack, player });
            all.push(Action::AnnounceLoop {
                stack,
                player,
                iterations: 3,
                points: 2,
            });
            all.push(Action::ProposeStop {
                stack,
                player,
                iteration: 1,
                point: 1,
            });
        }
        for token in [false, true] {
            let (by, attached_to) = (None, None);
            all.push(Action::Object {
                object: fresh,
                owner: player,
                token,
                by,
                attached_to,
            });
        }
        for &object in &things {
            all.push(Action::Control {
                object,
                by: player,
                source: None,
            });
            all.push(Action::Object {
                object: fresh,
                owner: player,
                token: false,
                by: None,
                attached_to: Some(object),
            });
            all.push(Action::Uncontrol {
                object,
                by: Some(player),
                source: None,
            });
        }
    }
    for &object in &things {
        all.push(Action::Counter { object });
        all.push(Action::RemoveObject { object });
    }
    for procedure in [Procedure::ExtraTurns, Procedure::FinishTurn] {
        for passing in std::iter::once(MarkerSet::EMPTY).chain(markers.iter().map(|m| MarkerSet::from_iter([*m]))) {
            for not_counted in [SeatSet::EMPTY, SeatSet::only(seats[1])] {
                all.push(Action::CallTime {
                    procedure,
                    passing,
                    not_counted,
                });
            }
        }
    }
    all
}

/// Whether cause and targets of an action are such now. The engine accepts others from games that were recorded before.
fn is_now(game: &Game, action: &Action) -> bool {
    let Action::PutOnStack { targets, caused_by, .. } = action else {
        return true;
    };
    let causes = |cause: ObjectId| game.resolving().iter().any(|(_, object)| *object == cause);
    let there = |target: &Target| match target {
        Target::Object(object) => game.targetable().contains(object),
        Target::Player(_) => true,
    };
    caused_by.is_none_or(causes) && targets.iter().all(there)
}

/// Compares the page with the engine; returns the legal actions.
fn compare(hall: &Hall, db: &TestDb) -> Vec<Action> {
    let mut followed = in_database_games(db, &hall.slug).remove(0);
    let page = hall.judge.see(&hall.at(1));
    let forms = forms(&page.body);
    let game: Game = followed.game.clone();
    let mut legal = Vec::new();
    for action in candidates(&mut followed) {
        let sent = fields(&followed, &action);
        let offered = forms.iter().any(|form| form.sends(&sent));
        let permitted = game.check(&action);
        assert_eq!(
            offered,
            permitted.is_ok() && is_now(&game, &action),
            "{sent:?}: the desk and the engine disagree ({permitted:?}) in\n{}",
            page.text()
        );
        if offered {
            legal.push(action);
        }
    }
    legal
}

/// Goes on by random legal steps as a judge sends them, comparing after each.
fn goes_on(db: &TestDb, players: usize, pod_size: u32, steps: usize, seed: u64) {
    let service = Service::start(db);
    let hall = Hall::with_pods_of(&service, players, pod_size);
    hall.follow(1);
    let mut numbers = Numbers::new(seed);
    for step in 0..steps {
        let legal = compare(&hall, db);
        if legal.is_empty() {
            assert!(step > 0, "nothing is legal as the game begins");
            break;
        }
        // Departures and ends are rare, so that the game goes on.
        let rare = |action: &Action| {
            matches!(
                action,
                Action::Leave { .. } | Action::Declare { .. } | Action::CallTime { .. }
            )
        };
        let want_rare = numbers.below(6) == 0;
        let some: Vec<&Action> = legal.iter().filter(|action| rare(action) == want_rare).collect();
        let some = if some.is_empty() { legal.iter().collect() } else { some };
        // A kind of action first, so that many players do not drown the few buttons of turns and stacks.
        let kinds: Vec<_> = some.iter().map(|action| format!("{:?}", action.kind())).collect();
        let mut distinct = kinds.clone();
        distinct.sort();
        distinct.dedup();
        let kind = &distinct[numbers.below(distinct.len())];
        let of_kind: Vec<&&Action> = some
            .iter()
            .zip(&kinds)
            .filter(|(_, k)| *k == kind)
            .map(|(a, _)| a)
            .collect();
        let action = of_kind[numbers.below(of_kind.len())];
        let followed = in_database_games(db, &hall.slug).remove(0);
        let mut named = followed.clone();
        let _ = candidates(&mut named);
        let page = hall.judge.see(&hall.at(1));
        let form = page.form(&format!("{}/act", hall.at(1)));
        let mut sent = fields(&named, action);
        if let Some(object) = sent.iter_mut().find(|(_, value)| value == "New thing") {
            object.1 = format!("Thing {step}");
        }
        if matches!(action, Action::SetStatus { .. }) {
            sent.push(("from".to_owned(), "1_2".to_owned()));
        }
        sent.push(("version".to_owned(), form.value("version").to_owned()));
        let pairs: Vec<(&str, &str)> = sent.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let at = format!("{}/act", hall.at(1));
        let mut answer = hall.judge.post(&at, &pairs);
        // A turn with something on its stack: the desk asks first.
        if answer.status == 200 {
            assert!(
                answer.text().contains("End the turn now?"),
                "{pairs:?}: {}",
                answer.text()
            );
            let pairs = [&pairs[..], &[("exile", "yes")]].concat();
            answer = hall.judge.post(&at, &pairs);
        }
        assert_eq!(answer.status, 303, "{pairs:?}: {}", answer.text());
    }
}

both_databases! {
    fn a_pod_of_four_is_offered_what_the_engine_allows(db) {
        goes_on(db, 8, 4, 30, 1);
    }

    fn a_grand_melee_is_offered_what_the_engine_allows(db) {
        goes_on(db, 10, 10, 20, 4);
    }
}

#[test]
fn other_games_are_offered_what_the_engine_allows() {
    for (players, pod_size, seed) in [(8, 4, 2), (8, 4, 3), (12, 12, 5)] {
        goes_on(&TestDb::sqlite(), players, pod_size, 20, seed);
    }
}
