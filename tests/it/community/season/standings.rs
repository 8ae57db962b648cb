//! The standings of random seasons, computed a second time by another way: every choice of evenings is tried instead of
//! sorting them, places are paid one by one, and ties are broken by counting.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use podium_event::season::{
    Achievement, Attendance, CountedFrom, PlaceLine, Reward, RewardKind, RuleParts, SeasonRules, SeasonTiebreaker,
    SharedPlaces,
};
use podium_rules::season::{Chance, Evening, EveningResult, PersonIx, Race, Remaining, SeasonStandings, explain};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// How many random seasons are looked at.
const SEASONS: u64 = 400;
const PEOPLE: usize = 9;

/// A person's evening, as the second implementation has it.
#[derive(Debug, Clone)]
struct Came {
    evening: usize,
    places: Option<(u32, u32)>,
    match_points: u64,
    pod_points: u64,
    matches: u64,
    wins: u64,
    tapped: Vec<usize>,
    weight: u64,
}

fn rules(random: &mut StdRng) -> SeasonRules {
    let mut places = Vec::new();
    let (mut from, mut points) = (1, random.random_range(5..40));
    for _ in 0..random.random_range(1..6) {
        let to = from + random.random_range(0..3);
        places.push(PlaceLine {
            from,
            to: Some(to),
            points,
        });
        (from, points) = (to + 1, random.random_range(0..=points));
    }
    if random.random_bool(0.3) {
        places.push(PlaceLine {
            from,
            to: None,
            points: points.min(1),
        });
    }
    let counted = |random: &mut StdRng| *[CountedFrom::Best, CountedFrom::Every].choose(random).expect("one");
    let mut tiebreakers = SeasonTiebreaker::ALL.to_vec();
    tiebreakers.shuffle(random);
    tiebreakers.truncate(random.random_range(0..4));
    let achievement = |id: usize, random: &mut StdRng| Achievement {
        id: format!("a{id}"),
        name: format!("Achievement {id}"),
        points: random.random_range(0..4),
        most: random.random_range(1..3),
    };
    let parts = RuleParts {
        places,
        shared_places: *SharedPlaces::ALL.choose(random).expect("one"),
        match_point: random.random_range(0..3),
        participation: random.random_range(1..4),
        participation_from: counted(random),
        best: random.random_bool(0.6).then(|| random.random_range(1..6)),
        attendance: random.random_bool(0.4).then(|| Attendance {
            every: random.random_range(1..4),
            points: random.random_range(1..6),
            most: random.random_bool(0.5).then(|| random.random_range(1..3)),
        }),
        least_evenings: random.random_range(0..4),
        planned_evenings: None,
        tiebreakers,
        achievements: (0..3).map(|id| achievement(id, random)).collect(),
        achievements_from: counted(random),
        rewards: vec![Reward {
            kind: RewardKind::Invitation,
            name: String::new(),
            top: Some(random.random_range(1..5)),
            points: None,
            byes: None,
        }],
        ..RuleParts::default()
    };
    SeasonRules::new(parts).expect("sound rules")
}

/// An evening in which some people share places.
fn evening(random: &mut StdRng) -> (u32, Vec<EveningResult>) {
    let mut people: Vec<u32> = (0..PEOPLE as u32).collect();
    people.shuffle(random);
    people.truncate(random.random_range(0..=PEOPLE));
    let has_places = random.random_bool(0.8);
    let (mut results, mut next) = (Vec::new(), 1);
    let mut left = people.as_slice();
    while !left.is_empty() {
        let together = random.random_range(1..=left.len().min(3));
        let (group, rest) = left.split_at(together);
        left = rest;
        let last = next + together as u32 - 1;
        for &person in group {
            let matches = random.random_range(0..5);
            let wins = random.random_range(0..=matches);
            results.push(EveningResult {
                person: PersonIx(person),
                places: has_places.then_some((next, last)),
                match_points: random.random_range(0..16),
                matches,
                wins,
                draws: random.random_range(0..=matches - wins),
                pods: if has_places { 0 } else { 1 },
                pod_points: if has_places { 0 } else { random.random_range(0..20) },
                achieved: (0..random.random_range(0..4))
                    .map(|_| random.random_range(0..4))
                    .collect(),
            });
        }
        next = last + 1;
    }
    (random.random_range(1..=3), results)
}

/// The points of the places from one to another, each paid separately.
fn paid(parts: &RuleParts, place: u32) -> u64 {
    let mut points = 0;
    for line in &parts.places {
        if place >= line.from && line.to.is_none_or(|last| place <= last) {
            points = u64::from(line.points);
        }
    }
    points
}

/// What an evening gives for certain, and what it gives if it counts.
fn evening_points(parts: &RuleParts, came: &Came) -> (u64, u64) {
    let place = came.places.map_or(0, |(first, last)| match parts.shared_places {
        SharedPlaces::First => paid(parts, first),
        SharedPlaces::Last => paid(parts, last),
        SharedPlaces::Split => {
            let all: Vec<u64> = (first..=last).map(|place| paid(parts, place)).collect();
            all.iter().sum::<u64>() / all.len() as u64
        }
    });
    let mut achieved = 0;
    for (ix, rule) in parts.achievements.iter().enumerate() {
        let tapped = came.tapped.iter().filter(|one| **one == ix).count() as u64;
        achieved += tapped.min(rule.most.into()) * u64::from(rule.points);
    }
    let matches = came.match_points * u64::from(parts.match_point);
    let coming = u64::from(parts.participation);
    let mut sums = (0, place + matches + came.pod_points);
    for (from, points) in [(parts.participation_from, coming), (parts.achievements_from, achieved)] {
        match from {
            CountedFrom::Every => sums.0 += points,
            CountedFrom::Best => sums.1 += points,
        }
    }
    (sums.0 * came.weight, sums.1 * came.weight)
}

/// A person's points: the best of all choices of so many evenings.
fn points(parts: &RuleParts, came: &[Came]) -> u64 {
    let most = parts.best.map_or(came.len(), |best| (best as usize).min(came.len()));
    let mut best = 0;
    for chosen in 0_u32..1 << came.len() {
        if chosen.count_ones() as usize > most {
            continue;
        }
        let sum = came.iter().enumerate().map(|(ix, one)| {
            let (always, if_best) = evening_points(parts, one);
            always + if chosen & 1 << ix != 0 { if_best } else { 0 }
        });
        best = best.max(sum.sum());
    }
    let mut bonus = 0;
    if let Some(rule) = parts.attendance {
        let mut given = 0;
        for evening in 1..=came.len() as u32 {
            if evening % rule.every == 0 && rule.most.is_none_or(|most| given < most) {
                bonus += u64::from(rule.points);
                given += 1;
            }
        }
    }
    best + bonus
}

/// Compares two people with equal points in one tiebreaker: `Greater` is the better one.
fn broken(parts: &RuleParts, tiebreaker: SeasonTiebreaker, one: &[Came], other: &[Came]) -> Ordering {
    let all = |came: &Came| {
        let (always, if_best) = evening_points(parts, came);
        always + if_best
    };
    let firsts = |came: &[Came], place: u32| {
        came.iter()
            .filter(|one| one.places.is_some_and(|p| p.0 == place))
            .count()
    };
    let by = |number: &dyn Fn(&[Came]) -> u64| number(one).cmp(&number(other));
    match tiebreaker {
        SeasonTiebreaker::EveningsWon => firsts(one, 1).cmp(&firsts(other, 1)),
        SeasonTiebreaker::BestPlaces => (1..=PEOPLE as u32)
            .map(|place| firsts(one, place).cmp(&firsts(other, place)))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal),
        SeasonTiebreaker::BestEvening => by(&|came| came.iter().map(all).max().unwrap_or(0)),
        SeasonTiebreaker::Evenings => by(&|came| came.len() as u64),
        SeasonTiebreaker::MatchWins => by(&|came| came.iter().map(|one| one.wins).sum()),
        SeasonTiebreaker::MatchWinPercentage => {
            let sums = |came: &[Came]| {
                let wins: u64 = came.iter().map(|one| one.wins).sum();
                (wins, came.iter().map(|one| one.matches).sum::<u64>())
            };
            let ((wins, matches), (others, of_others)) = (sums(one), sums(other));
            // nobody without a match is better than anybody
            (wins * of_others.max(1)).cmp(&(others * matches.max(1)))
        }
        SeasonTiebreaker::LatestEvening => (0..64)
            .rev()
            .map(|evening| {
                let on = |came: &[Came]| came.iter().find(|one| one.evening == evening).map_or(0, all);
                on(one).cmp(&on(other))
            })
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal),
    }
}

fn better(parts: &RuleParts, one: &[Came], other: &[Came]) -> Ordering {
    let by_points = points(parts, one).cmp(&points(parts, other));
    let mut ties = parts.tiebreakers.iter().map(|&tie| broken(parts, tie, one, other));
    by_points.then_with(|| ties.find(|order| order.is_ne()).unwrap_or(Ordering::Equal))
}

struct Season {
    rules: SeasonRules,
    evenings: Vec<Evening>,
    came: BTreeMap<u32, Vec<Came>>,
}

fn season(seed: u64) -> Season {
    let random = &mut StdRng::seed_from_u64(seed);
    let rules = rules(random);
    let mut came: BTreeMap<u32, Vec<Came>> = BTreeMap::new();
    let mut evenings = Vec::new();
    for number in 0..random.random_range(0..9) {
        let (weight, mut results) = evening(random);
        for result in &results {
            came.entry(result.person.0).or_default().push(Came {
                evening: number,
                places: result.places,
                match_points: result.match_points.into(),
                pod_points: result.pod_points.into(),
                matches: result.matches.into(),
                wins: result.wins.into(),
                tapped: result.achieved.clone(),
                weight: weight.into(),
            });
        }
        // the order in which results come makes no difference
        results.shuffle(random);
        evenings.push(Evening::new(weight, results));
    }
    Season { rules, evenings, came }
}

#[test]
fn random_seasons_are_ranked_as_by_another_way() {
    for seed in 0..SEASONS {
        let Season { rules, evenings, came } = season(seed);
        let parts = rules.parts();
        let standings = SeasonStandings::of(&rules, &evenings, PEOPLE);
        assert_eq!(standings.rows().len(), came.len(), "seed {seed}");
        for row in standings.rows() {
            let own = &came[&row.person.0];
            assert_eq!(row.points, points(parts, own), "seed {seed}, person {}", row.person.0);
            let above = came.values().filter(|other| better(parts, other, own).is_gt()).count();
            assert_eq!(row.rank as usize, above + 1, "seed {seed}, person {}", row.person.0);
        }
        let ranks: Vec<u32> = standings.rows().iter().map(|row| row.rank).collect();
        assert!(ranks.is_sorted(), "seed {seed}: {ranks:?}");
    }
}

#[test]
fn every_number_of_a_person_is_explained() {
    for seed in 0..SEASONS {
        let Season { rules, evenings, .. } = season(seed);
        let standings = SeasonStandings::of(&rules, &evenings, PEOPLE);
        for row in standings.rows() {
            let own = explain(&rules, &evenings, row.person);
            let counted: u64 = own.evenings.iter().map(|score| score.counted()).sum();
            assert_eq!(
                (own.points, counted + own.attendance),
                (row.points, row.points),
                "seed {seed}"
            );
            for score in &own.evenings {
                let achieved: u64 = score.achieved.iter().map(|one| one.points).sum();
                let parts = score.of_place + score.of_match_points + score.of_pods + score.participation + achieved;
                assert_eq!(parts * score.weight, score.points(), "seed {seed}");
            }
        }
    }
}

/// What is said to be needed passes the line, and a point less does not; who is said to have it keeps it however the
/// evenings to come go, and who is said to be out stays out.
#[test]
fn what_is_needed_passes_the_line_and_what_is_certain_stays() {
    for seed in 0..SEASONS {
        let Season { rules, evenings, .. } = season(seed);
        let mut parts = rules.parts().clone();
        // so that what an evening can bring is known
        parts.match_point = 0;
        let rules = SeasonRules::new(parts).expect("sound rules");
        let random = &mut StdRng::seed_from_u64(seed ^ 0x5eed);
        let weights: Vec<u32> = (0..random.random_range(0..3))
            .map(|_| random.random_range(1..=2))
            .collect();
        let before = chances(&rules, &evenings, &to_come(&weights));
        for _ in 0..20 {
            let mut later = evenings.clone();
            later.extend(weights.iter().map(|&weight| {
                let mut results = evening(random).1;
                // an evening of free pods has no places, and would bring less than is possible
                // nor does a tournament bring achievements
                for (place, result) in (1..).zip(&mut results) {
                    result.places = Some((place, place));
                    (result.pods, result.pod_points) = (0, 0);
                    result.achieved.clear();
                }
                Evening::new(weight, results)
            }));
            all_stays(seed, &before, &chances(&rules, &later, &to_come(&[])));
        }
    }
}

/// What was played of an evening of free pods counts already, and the evening is still one to come.
#[test]
fn what_is_certain_stays_while_an_evening_of_free_pods_goes_on() {
    for seed in 0..SEASONS {
        let Season { rules, evenings, .. } = season(seed);
        let mut parts = rules.parts().clone();
        parts.match_point = 0;
        // without achievements and points of pods it is known what the evening can bring
        let is_known = seed % 2 == 0;
        if is_known {
            parts.achievements.clear();
        }
        let rules = SeasonRules::new(parts).expect("sound rules");
        let random = &mut StdRng::seed_from_u64(seed ^ 0xf4ee);
        let weight = random.random_range(1..=2);
        let mut pods = || {
            let mut results = evening(random).1;
            for result in &mut results {
                (result.places, result.pods) = (None, 1);
                if is_known {
                    result.pod_points = 0;
                }
            }
            results
        };
        let with = |results: Vec<EveningResult>| {
            let mut all = evenings.clone();
            all.push(Evening::new(weight, results));
            all
        };
        let so_far = pods();
        let goes_on = Remaining {
            free_pods: true,
            ..to_come(&[weight])
        };
        let before = chances(&rules, &with(so_far.clone()), &goes_on);
        for _ in 0..20 {
            let later = with([so_far.clone(), pods()].concat());
            all_stays(seed, &before, &chances(&rules, &later, &to_come(&[])));
        }
    }
}

/// Compares what was said of each person with what is said once the season is over.
fn all_stays(seed: u64, before: &[Option<Chance>], after: &[Option<Chance>]) {
    for (person, (before, after)) in before.iter().zip(after).enumerate() {
        match before {
            Some(Chance::Secured) => {
                assert_eq!(after, &Some(Chance::Secured), "seed {seed}, person {person}");
            }
            Some(Chance::Out(_)) => {
                let is_out = matches!(after, Some(Chance::Out(_)));
                assert!(is_out, "seed {seed}, person {person}: {after:?}");
            }
            _ => {}
        }
        assert!(
            !matches!(after, Some(Chance::Above { .. } | Chance::Below(_))),
            "it is over: {after:?}"
        );
    }
}

fn to_come(weights: &[u32]) -> Remaining {
    Remaining {
        weights: weights.to_vec(),
        free_pods: false,
    }
}

fn chances(rules: &SeasonRules, evenings: &[Evening], remaining: &Remaining) -> Vec<Option<Chance>> {
    let standings = SeasonStandings::of(rules, evenings, PEOPLE);
    let race = Race::new(rules, evenings, &standings, PEOPLE, Some(remaining));
    (0..PEOPLE as u32)
        .map(|person| race.chance(rules, &race.lines()[0], PersonIx(person)))
        .collect()
}

/// The points that one evening has to bring: with them the person passes the line, with one less not.
#[test]
fn the_points_of_one_evening_are_exactly_enough() {
    let mut looked_at = 0;
    for seed in 0..SEASONS {
        let Season { rules, evenings, .. } = season(seed);
        let mut parts = rules.parts().clone();
        // one match point is one season point: an evening can bring any number
        (parts.match_point, parts.participation, parts.least_evenings) = (1, 0, 0);
        parts.achievements.clear();
        let rules = SeasonRules::new(parts).expect("sound rules");
        let line = |evenings: &[Evening]| {
            let standings = SeasonStandings::of(&rules, evenings, PEOPLE);
            let race = Race::new(&rules, evenings, &standings, PEOPLE, None);
            (standings, race)
        };
        let (standings, race) = line(&evenings);
        for row in standings.rows() {
            let Some(Chance::Below(need)) = race.chance(&rules, &race.lines()[0], row.person) else {
                continue;
            };
            looked_at += 1;
            let with = |points: u64| {
                let mut later = evenings.clone();
                later.push(Evening::new(
                    1,
                    vec![EveningResult {
                        match_points: u32::try_from(points).expect("few points"),
                        ..EveningResult::of(row.person)
                    }],
                ));
                SeasonStandings::of(&rules, &later, PEOPLE)
                    .row(row.person)
                    .map_or(0, |row| row.points)
            };
            let target = row.points + need.points;
            assert!(with(need.one_evening) >= target, "seed {seed}, person {}", row.person.0);
            if need.one_evening > 0 {
                assert!(
                    with(need.one_evening - 1) < target,
                    "seed {seed}, person {}",
                    row.person.0
                );
            }
        }
    }
    assert!(looked_at > 100, "only {looked_at} people were below a line");
}
