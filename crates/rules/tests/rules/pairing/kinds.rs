//! Rounds of every kind, and smaller pods once, against what all divisions of small fields allow, and against the independent
//! checker.

use std::collections::BTreeMap;

use podium_check::{Severity, check};
use podium_event::profile::{Level, RoundKind, RoundKinds, SmallerPodsAt, UnevenPods};
use podium_event::{Event, PlayerIx, Profile};
use podium_rules::draws::{Draws, Purpose};
use podium_rules::pairing::{Pairing, Request, pair};
use podium_rules::simulation;

use super::checker::{Past, pods};
use super::histories::Dice;

fn kinds(second: RoundKind, others: RoundKind, last: RoundKind) -> RoundKinds {
    RoundKinds {
        first: RoundKind::Random,
        second,
        others,
        last,
    }
}

/// Plays rounds in which players come and go, and shows each pairing with the event before it.
fn play(players: u32, rounds: u32, profile: Profile, seed: &str, mut show: impl FnMut(&Event, &Pairing)) -> Event {
    let profile = Profile {
        swiss_rounds: Some(rounds),
        ..profile
    };
    let mut event = simulation::event(players, profile).expect("a right event");
    let draws = Draws::new(seed.as_bytes());
    for _ in 0..rounds {
        event = simulation::come_and_go(event, seed).expect("a right event");
        let pairing = pair(&event, &Request::new(&draws, Some(rounds))).expect("enough players");
        show(&event, &pairing);
        event = simulation::play(event, &pairing, seed).expect("a right event");
    }
    event
}

fn of_kinds(kinds: RoundKinds, uneven: UnevenPods) -> Profile {
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = uneven;
    profile.house.round_kinds = Some(kinds);
    profile
}

/// The rank of each player by the checker's own standings.
fn ranks(event: &Event) -> BTreeMap<usize, u32> {
    let places = podium_check::standings(event, None);
    places.into_iter().map(|place| (place.player, place.rank)).collect()
}

#[test]
fn events_of_every_kind_and_size_have_nothing_wrong() {
    let mut rounds = 0;
    let all = [
        kinds(RoundKind::Spread, RoundKind::Standings, RoundKind::Strict),
        kinds(RoundKind::Random, RoundKind::Spread, RoundKind::Standings),
        kinds(RoundKind::Standings, RoundKind::Strict, RoundKind::Spread),
    ];
    for (number, &(_, uneven)) in (0..).zip(UnevenPods::LABELS) {
        for (nth, players) in (0..).zip([7, 14, 22, 35, 70]) {
            let kinds = all[(nth + number) % all.len()];
            let mut profile = of_kinds(kinds, uneven);
            profile.house.smaller_pods_once = uneven != UnevenPods::Byes && nth != 1;
            if nth % 2 == 1 {
                profile.smaller_pods_at = SmallerPodsAt::Highest;
            }
            let seed = format!("kinds {players} {number}");
            let event = play(players, 4, profile, &seed, |event, pairing| {
                let round = event.next_number();
                assert_eq!(pairing.report.kind, Some(kinds.of(round, 4)), "{seed}, round {round}");
            });
            let report = check(&event, 4, &[]);
            let mut wrong = report.findings.clone();
            wrong.retain(|one| one.severity == Severity::Wrong);
            assert!(wrong.is_empty(), "{seed}: {wrong:#?}");
            rounds += report.rounds.len();
        }
    }
    assert_eq!(rounds, 4 * 5 * 4);
}

#[test]
fn a_strict_round_is_cut_from_the_standings() {
    let (mut rounds, mut repeats) = (0, 0);
    for players in 6..=40 {
        let strict = kinds(RoundKind::Strict, RoundKind::Strict, RoundKind::Strict);
        for &(_, uneven) in UnevenPods::LABELS {
            play(
                players,
                3,
                of_kinds(strict, uneven),
                &format!("strict {players}"),
                |event, pairing| {
                    if event.swiss().is_empty() {
                        return;
                    }
                    let ranks = ranks(event);
                    let row: Vec<u32> = pairing
                        .pods
                        .iter()
                        .flat_map(|pod| {
                            let mut row: Vec<u32> = pod.seats.iter().map(|player| ranks[&player.ix()]).collect();
                            row.sort_unstable();
                            row
                        })
                        .collect();
                    assert!(row.is_sorted(), "{players} players: {row:?}");
                    assert_eq!(pairing.report.least_repeats, Some(pairing.report.repeats));
                    rounds += 1;
                    repeats += pairing.report.repeats;
                },
            );
        }
    }
    assert!(rounds > 200 && repeats > 100, "{rounds} rounds, {repeats} repeats");
}

#[test]
fn a_spread_round_is_as_even_as_a_snake_without_repeats() {
    let (mut rounds, mut compared) = (0, 0);
    for players in 8..=70 {
        let spread = kinds(RoundKind::Spread, RoundKind::Spread, RoundKind::Spread);
        let profile = of_kinds(spread, UnevenPods::SmallerPods);
        play(players, 2, profile, &format!("spread {players}"), |event, pairing| {
            if event.swiss().is_empty() {
                return;
            }
            let had = pods(pairing);
            assert_eq!(
                pairing.report.repeats,
                least_repeats(event, pairing),
                "{players} players"
            );
            rounds += 1;
            let ranks = among(event, &had.concat());
            let sizes: Vec<usize> = had.iter().map(Vec::len).collect();
            let mut dice = Dice::new(u64::from(players));
            let dealt = (0..300).map(|_| snake(&ranks, &sizes, &mut dice));
            let past = Past::new(event);
            // Equals are dealt in any order: one without a repeat is enough.
            let Some(dealt) = dealt.into_iter().find(|dealt| past.goals(event, dealt)[0] == 0) else {
                return;
            };
            assert!(
                off(&had, &ranks) <= off(&dealt, &ranks),
                "{players} players: {had:?} is less even than {dealt:?}"
            );
            compared += 1;
        });
    }
    assert!(rounds == 63 && compared > 0, "{compared} of {rounds} rounds");
}

/// Returns how far the most uneven pod is from the mean of the ranks, times players and size.
fn off(pods: &[Vec<PlayerIx>], ranks: &BTreeMap<PlayerIx, u32>) -> i64 {
    let sum = |players: &[PlayerIx]| players.iter().map(|player| i64::from(ranks[player])).sum::<i64>();
    let (all, count) = (sum(&pods.concat()), ranks.len() as i64);
    let of = |pod: &Vec<PlayerIx>| (sum(pod) * count - pod.len() as i64 * all).abs();
    pods.iter().map(of).max().unwrap_or(0)
}

/// Returns the rank of each of some players among them.
fn among(event: &Event, players: &[PlayerIx]) -> BTreeMap<PlayerIx, u32> {
    let all = ranks(event);
    let above = |player: &PlayerIx| {
        players
            .iter()
            .filter(|other| all[&other.ix()] < all[&player.ix()])
            .count()
    };
    players
        .iter()
        .map(|player| (*player, above(player) as u32 + 1))
        .collect()
}

/// Deals players to pods by rank in turns: each pod takes one, and every second time the last pod begins. Equals are in any
/// order.
fn snake(ranks: &BTreeMap<PlayerIx, u32>, sizes: &[usize], dice: &mut Dice) -> Vec<Vec<PlayerIx>> {
    let mut players: Vec<(u32, u32, PlayerIx)> = Vec::new();
    for (&player, &rank) in ranks {
        players.push((rank, dice.below(1 << 20), player));
    }
    players.sort_unstable();
    players.reverse();
    let mut pods: Vec<Vec<PlayerIx>> = vec![Vec::new(); sizes.len()];
    for turn in 0.. {
        let mut there: Vec<usize> = (0..sizes.len()).filter(|&pod| sizes[pod] > turn).collect();
        if turn % 2 == 1 {
            there.reverse();
        }
        for pod in there {
            let Some((.., player)) = players.pop() else { return pods };
            pods[pod].push(player);
        }
        if players.is_empty() {
            break;
        }
    }
    pods
}

/// Returns the fewest repeats of the seated players after one round: nobody need meet again where there are as many pods as
/// a pod has players, else every pod of the round before leaves some together.
fn least_repeats(event: &Event, pairing: &Pairing) -> u32 {
    let now = pairing.pods.len();
    let before = &event.swiss()[0].pods;
    let seated = pods(pairing).concat();
    let of = |size: usize| {
        // players of one earlier pod dealt to the pods as evenly as can be
        let (each, more) = (size / now, size % now);
        (more * (each + 1) * each + (now - more) * each * each.saturating_sub(1)) / 2
    };
    let here = |pod: &podium_event::Pod| pod.seats.iter().filter(|player| seated.contains(player)).count();
    before.iter().map(|pod| of(here(pod)) as u32).sum()
}

#[test]
fn a_random_round_is_the_recorded_draw_where_nobody_meets_again() {
    let random = kinds(RoundKind::Random, RoundKind::Random, RoundKind::Random);
    let mut drawn = 0;
    for number in 0..80 {
        let seed = format!("random {number}");
        play(64, 3, of_kinds(random, UnevenPods::Byes), &seed, |event, pairing| {
            let order = pairing
                .draws
                .iter()
                .find(|drawn| drawn.purpose == Purpose::Order)
                .expect("a draw");
            assert_eq!((order.round, pairing.report.repeats), (event.next_number(), 0));
            let byes: Vec<&str> = pairing.byes.iter().map(|&bye| event.player(bye).id.as_str()).collect();
            let order: Vec<&str> = order
                .order
                .iter()
                .map(String::as_str)
                .filter(|id| !byes.contains(id))
                .collect();
            let is_cut = order.chunks(4).all(|cut| {
                pairing.pods.iter().any(|pod| {
                    pod.seats
                        .iter()
                        .all(|&player| cut.contains(&event.player(player).id.as_str()))
                })
            });
            let past = Past::new(event);
            let number = |id: &str| event.by_id()[id];
            let meet = order.chunks(4).any(|cut| {
                cut.iter()
                    .any(|a| cut.iter().any(|b| past.met.contains(&(number(a), number(b)))))
            });
            assert_eq!(is_cut, !meet, "{seed}, round {}", event.next_number());
            drawn += u32::from(is_cut && event.next_number() > 1);
        });
    }
    assert!(drawn > 1, "{drawn} rounds after the first as drawn");
}

/// Shows every division of players into pods of these sizes, each once.
fn divisions(
    open: &[PlayerIx],
    sizes: &[usize],
    chosen: &mut Vec<Vec<PlayerIx>>,
    show: &mut dyn FnMut(&[Vec<PlayerIx>]),
) {
    let Some((&first, others)) = open.split_first() else {
        return show(chosen);
    };
    for (ix, &size) in sizes.iter().enumerate() {
        if sizes[..ix].contains(&size) {
            continue;
        }
        let mut left = sizes.to_vec();
        left.remove(ix);
        for set in 0_u32..1 << others.len() {
            if set.count_ones() as usize != size - 1 {
                continue;
            }
            let is_in = |place: usize| set >> place & 1 == 1;
            let (pod, rest): (Vec<_>, Vec<_>) = others.iter().enumerate().partition(|(place, _)| is_in(*place));
            let players =
                |some: Vec<(usize, &PlayerIx)>| some.into_iter().map(|(_, player)| *player).collect::<Vec<_>>();
            chosen.push([vec![first], players(pod)].concat());
            divisions(&players(rest), &left, chosen, show);
            chosen.pop();
        }
    }
}

#[test]
fn small_fields_have_the_fewest_repeats_and_then_players_in_a_smaller_pod_again() {
    let mut again = 0;
    for players in [6, 7, 9, 10, 11] {
        for seed in 0..6 {
            let mut profile = Profile::standard(Level::Regular);
            profile.house.smaller_pods_once = true;
            let mut event = simulation::event(players, profile).expect("a right event");
            let draws = Draws::new(format!("once {seed}").as_bytes());
            for _ in 0..4 {
                let pairing = pair(&event, &Request::new(&draws, None)).expect("enough players");
                let (had, best) = (costs(&event, &pods(&pairing)), best(&event, &pods(&pairing)));
                assert_eq!(
                    had,
                    best,
                    "{players} players, seed {seed}, round {}",
                    event.next_number()
                );
                again += had[1];
                event = simulation::play(event, &pairing, &format!("once {seed}")).expect("a right event");
            }
        }
    }
    assert!(again > 5, "{again} players again");
}

#[test]
fn nobody_sits_in_a_smaller_pod_twice_where_there_are_enough_others() {
    let mut spared = 0;
    for players in [19, 22, 23, 26, 31, 35, 39] {
        let once = |once: bool| {
            let mut profile = Profile::standard(Level::Regular);
            profile.house.smaller_pods_once = once;
            profile
        };
        let draws = Draws::new(format!("spared {players}").as_bytes());
        let mut event = simulation::event(players, once(true)).expect("a right event");
        for round in 1..=3 {
            let request = Request::new(&draws, None);
            let pairing = pair(&event, &request).expect("enough players");
            let without = podium_event::EventParts {
                profile: once(false),
                players: event.players().to_vec(),
                rounds: event.rounds().to_vec(),
                cut: None,
            };
            let without = podium_event::Event::new(without).expect("a right event");
            let usual = pair(&without, &request).expect("enough players");
            let (had, usual) = (costs(&event, &pods(&pairing)), costs(&event, &pods(&usual)));
            assert_eq!(had[0], usual[0], "{players} players, round {round}: repeats");
            assert!(
                had[1] <= usual[1],
                "{players} players, round {round}: {had:?} and {usual:?}"
            );
            if round == 2 {
                assert_eq!(had[1], 0, "{players} players");
            }
            spared += usual[1] - had[1];
            event = simulation::play(event, &pairing, "spared").expect("a right event");
        }
    }
    assert!(spared > 0, "{spared} players spared");
}

/// Returns repeats, and players who sit in a smaller pod again.
fn costs(event: &Event, pods: &[Vec<PlayerIx>]) -> [u32; 2] {
    let past = Past::new(event);
    let sat = |player: &PlayerIx| {
        let mut pods = event.swiss().iter().flat_map(|round| &round.pods);
        pods.any(|pod| pod.seats.len() < 4 && pod.seats.contains(player))
    };
    let again = pods
        .iter()
        .filter(|pod| pod.len() < 4)
        .flatten()
        .filter(|player| sat(player))
        .count();
    [past.goals(event, pods)[0], again as u32]
}

/// Returns the least costs of all divisions into the same sizes in which no smaller pod has a higher scorer than a larger one
/// (T12).
fn best(event: &Event, had: &[Vec<PlayerIx>]) -> [u32; 2] {
    let past = Past::new(event);
    let sizes: Vec<usize> = had.iter().map(Vec::len).collect();
    let high = |pod: &Vec<PlayerIx>| pod.iter().map(|&player| past.points(player)).max();
    let largest = sizes.iter().copied().max();
    let mut best = [u32::MAX; 2];
    divisions(&had.concat(), &sizes, &mut Vec::new(), &mut |pods| {
        let of = |full: bool| {
            pods.iter()
                .filter(move |pod| (Some(pod.len()) == largest) == full)
                .map(high)
        };
        let in_place = of(true)
            .min()
            .zip(of(false).max())
            .is_none_or(|(upper, lower)| upper >= lower);
        if in_place {
            best = best.min(costs(event, pods));
        }
    });
    best
}
