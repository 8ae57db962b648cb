//! The independent checker: it recomputes points, meetings and goals from the event and checks a pairing against
//! T11–T13.

use std::collections::{BTreeMap, BTreeSet};

use podium_event::profile::UnevenPods;
use podium_event::{Event, PlayerIx, PodResult};
use podium_rules::pairing::Pairing;
use podium_rules::standings::standings;

/// Points, meetings, smaller pods and byes of the rounds so far, counted the slow way.
pub struct Past {
    pub points: BTreeMap<PlayerIx, u32>,
    pub met: BTreeSet<(PlayerIx, PlayerIx)>,
    pub byes: BTreeMap<PlayerIx, u32>,
}

impl Past {
    pub fn new(event: &Event) -> Self {
        let mut past = Self {
            points: BTreeMap::new(),
            met: BTreeSet::new(),
            byes: BTreeMap::new(),
        };
        let points = event.profile().points;
        for round in event.rounds() {
            for pod in &round.pods {
                for &a in &pod.seats {
                    past.met.extend(pod.seats.iter().filter(|&&b| a != b).map(|&b| (a, b)));
                    let scored = match &pod.result {
                        PodResult::Won(winner) if *winner == a => points.win,
                        PodResult::Drawn(players) if players.contains(&a) => points.draw,
                        PodResult::NotReported => 0,
                        _ => points.loss,
                    };
                    *past.points.entry(a).or_default() += scored;
                }
            }
            for &player in &round.byes {
                *past.points.entry(player).or_default() += points.bye;
                *past.byes.entry(player).or_default() += 1;
            }
            for &player in &round.match_losses {
                *past.points.entry(player).or_default() += points.loss;
            }
        }
        past
    }

    pub fn points(&self, player: PlayerIx) -> u32 {
        self.points.get(&player).copied().unwrap_or_default()
    }

    /// Returns repeats, pairs of one group, wide pods and the sum of spreads: the first goals of T13.
    pub fn goals(&self, event: &Event, pods: &[Vec<PlayerIx>]) -> [u32; 4] {
        let mut goals = [0; 4];
        for pod in pods {
            for (seat, &a) in pod.iter().enumerate() {
                for &b in &pod[..seat] {
                    goals[0] += u32::from(self.met.contains(&(a, b)));
                    let group = |player| event.player(player).avoid_group.as_deref();
                    goals[1] += u32::from(group(a).is_some() && group(a) == group(b));
                }
            }
            let points: Vec<u32> = pod.iter().map(|&player| self.points(player)).collect();
            let difference = points.iter().max().unwrap_or(&0) - points.iter().min().unwrap_or(&0);
            goals[2] += u32::from(difference >= 2 * event.profile().points.win);
            goals[3] += difference;
        }
        goals
    }
}

/// Returns the pods as lists of players.
pub fn pods(pairing: &Pairing) -> Vec<Vec<PlayerIx>> {
    pairing.pods.iter().map(|pod| pod.seats.clone()).collect()
}

/// Checks everything that holds for a pairing of this round alone, whatever the event.
pub fn check(event: &Event, pairing: &Pairing) -> Result<(), String> {
    check_sight(event, pairing)?;
    no_swap_is_better(event, pairing, &Past::new(event))
}

/// Checks a pairing with lookahead: there a swap may improve this round, because it would spoil the next.
pub fn check_sight(event: &Event, pairing: &Pairing) -> Result<(), String> {
    let past = Past::new(event);
    let round = event.rounds().len() as u32 + 1;
    everyone_once(event, pairing, round)?;
    sizes(event, pairing)?;
    byes(event, pairing, &past)?;
    order(pairing, &past)?;
    report(event, pairing, &past)
}

fn everyone_once(event: &Event, pairing: &Pairing, round: u32) -> Result<(), String> {
    let mut placed: Vec<PlayerIx> = pods(pairing).concat();
    placed.extend(&pairing.byes);
    placed.sort_unstable();
    let may_play = |player: &PlayerIx| {
        let player = event.player(*player);
        let left = player.dropped_after.into_iter().chain(player.disqualified_after).min();
        player.entry_round <= round && left.is_none_or(|last| last >= round)
    };
    let expected: Vec<PlayerIx> = (0..event.players().len() as u32)
        .map(PlayerIx)
        .filter(may_play)
        .collect();
    let tables: BTreeSet<u32> = pairing.pods.iter().map(|pod| pod.table).collect();
    if placed != expected {
        return Err(format!("placed {placed:?}, may play {expected:?}"));
    }
    if tables.len() != pairing.pods.len() {
        return Err("two pods at one table".to_owned());
    }
    Ok(())
}

fn sizes(event: &Event, pairing: &Pairing) -> Result<(), String> {
    let mut sizes: Vec<usize> = pairing.pods.iter().map(|pod| pod.seats.len()).collect();
    let players: usize = sizes.iter().sum::<usize>() + pairing.byes.len();
    let size = event.profile().pod_size as usize;
    let (mut expected, byes) = match event.profile().uneven_pods {
        UnevenPods::Byes => (vec![size; players / size], players % size),
        UnevenPods::SmallerPods => {
            let pods = (1..=players)
                .rev()
                .find(|&pods| players.div_ceil(size) >= pods && players / pods >= 3);
            let pods = pods.ok_or("fewer than three players were paired")?;
            (
                (0..pods)
                    .map(|pod| players / pods + usize::from(pod < players % pods))
                    .collect(),
                0,
            )
        }
        UnevenPods::LargerPods | UnevenPods::SmallerPodsThenByes => {
            crate::pods::by_enumeration(players, size, event.profile().uneven_pods)
        }
    };
    sizes.sort_unstable();
    expected.sort_unstable();
    if sizes == expected && pairing.byes.len() == byes {
        Ok(())
    } else {
        Err(format!(
            "sizes {sizes:?} and {} byes of {players} players",
            pairing.byes.len()
        ))
    }
}

/// T11: nobody in a pod has had fewer byes than a player with one, or as many and a lower rank.
fn byes(event: &Event, pairing: &Pairing, past: &Past) -> Result<(), String> {
    if event.rounds().is_empty() {
        return Ok(());
    }
    let standings = standings(event, None);
    let had = |player: PlayerIx| past.byes.get(&player).copied().unwrap_or_default();
    let rank = |player: PlayerIx| standings.row(player).map_or(u32::MAX, |row| row.rank);
    for &bye in &pairing.byes {
        for player in pods(pairing).concat() {
            if had(player) < had(bye) || (had(player) == had(bye) && rank(player) > rank(bye)) {
                return Err(format!("{bye:?} has a bye, {player:?} should"));
            }
        }
    }
    Ok(())
}

/// T12, T13: pods are ordered from the highest scorers down, smaller pods last.
fn order(pairing: &Pairing, past: &Past) -> Result<(), String> {
    let high = |pod: &Vec<PlayerIx>| pod.iter().map(|&player| past.points(player)).max().unwrap_or(0);
    let pods = pods(pairing);
    if !pods.is_sorted_by(|a, b| a.len() >= b.len()) {
        return Err("a smaller pod stands before a larger one".to_owned());
    }
    if !pods.is_sorted_by(|a, b| high(a) >= high(b)) {
        return Err(format!("pods from {:?}", pods.iter().map(high).collect::<Vec<_>>()));
    }
    Ok(())
}

fn report(event: &Event, pairing: &Pairing, past: &Past) -> Result<(), String> {
    let report = &pairing.report;
    let reported = [
        report.repeats,
        report.together.len() as u32,
        report.wide_pods,
        report.spread as u32,
    ];
    let counted = past.goals(event, &pods(pairing));
    if reported != counted {
        return Err(format!("the report says {reported:?}, it is {counted:?}"));
    }
    if report.pods.len() != pairing.pods.len() || report.byes.len() != pairing.byes.len() {
        return Err("the report leaves a pod or a bye out".to_owned());
    }
    Ok(())
}

/// No swap of two players improves the first goals, as long as the smaller pods stay last.
fn no_swap_is_better(event: &Event, pairing: &Pairing, past: &Past) -> Result<(), String> {
    let mut pods = pods(pairing);
    let goals = past.goals(event, &pods);
    let high = |pod: &Vec<PlayerIx>| pod.iter().map(|&player| past.points(player)).max().unwrap_or(0);
    let smaller_are_last = |pods: &[Vec<PlayerIx>]| {
        pods.iter()
            .all(|a| pods.iter().all(|b| a.len() <= b.len() || high(a) >= high(b)))
    };
    for p in 0..pods.len() {
        for q in 0..p {
            for i in 0..pods[p].len() {
                for j in 0..pods[q].len() {
                    let (a, b) = (pods[p][i], pods[q][j]);
                    (pods[p][i], pods[q][j]) = (b, a);
                    if smaller_are_last(&pods) && past.goals(event, &pods) < goals {
                        return Err(format!("{a:?} and {b:?} should change places: {goals:?}"));
                    }
                    (pods[p][i], pods[q][j]) = (a, b);
                }
            }
        }
    }
    Ok(())
}
