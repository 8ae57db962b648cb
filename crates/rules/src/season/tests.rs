//! Tests of seasons on small examples that can be added up by hand.

use super::*;
use podium_event::season::{
    Achievement, Attendance, CountedFrom, Reward, RewardKind, RuleParts, SeasonRules, SeasonTiebreaker, SharedPlaces,
};

fn rules(change: impl FnOnce(&mut RuleParts)) -> SeasonRules {
    let mut parts = RuleParts {
        places: ["1: 10", "2: 7", "3-4: 5"].map(|line| line.parse().expect(line)).into(),
        participation: 1,
        ..RuleParts::default()
    };
    change(&mut parts);
    SeasonRules::new(parts).expect("nothing is wrong with them")
}

fn placed(person: u32, place: u32) -> EveningResult {
    EveningResult {
        places: Some((place, place)),
        ..EveningResult::of(PersonIx(person))
    }
}

/// An evening of people in the order of their places.
fn evening(people: &[u32]) -> Evening {
    Evening::new(
        1,
        (1..)
            .zip(people)
            .map(|(place, &person)| placed(person, place))
            .collect(),
    )
}

fn points(rules: &SeasonRules, evenings: &[Evening], people: u32) -> Vec<u64> {
    let standings = SeasonStandings::of(rules, evenings, people as usize);
    (0..people)
        .map(|person| standings.row(PersonIx(person)).map_or(0, |row| row.points))
        .collect()
}

fn ranks(rules: &SeasonRules, evenings: &[Evening], people: u32) -> Vec<(u32, u32)> {
    let standings = SeasonStandings::of(rules, evenings, people as usize);
    standings.rows().iter().map(|row| (row.rank, row.person.0)).collect()
}

#[test]
fn places_and_participation_add_up() {
    let evenings = [evening(&[0, 1, 2, 3, 4]), evening(&[1, 0])];
    assert_eq!(points(&rules(|_| {}), &evenings, 6), [11 + 8, 8 + 11, 6, 6, 1, 0]);
    assert_eq!(
        ranks(&rules(|_| {}), &evenings, 6),
        [(1, 0), (1, 1), (3, 2), (3, 3), (5, 4)]
    );
}

#[test]
fn only_the_best_evenings_count_and_what_counts_from_every_evening() {
    let evenings = [evening(&[0, 1]), evening(&[1, 0]), evening(&[2, 1, 0])];
    assert_eq!(
        points(&rules(|parts| parts.best = Some(2)), &evenings, 3),
        [11 + 8, 11 + 8, 11]
    );
    let every = rules(|parts| {
        parts.best = Some(2);
        parts.participation_from = CountedFrom::Every;
    });
    assert_eq!(points(&every, &evenings, 3), [10 + 7 + 3, 10 + 7 + 3, 11]);
    let season = explain(&every, &evenings, PersonIx(0));
    let best: Vec<bool> = season.evenings.iter().map(|score| score.is_best).collect();
    assert_eq!((best, season.best(), season.points), (vec![true, true, false], 2, 20));
    let counted: u64 = season.evenings.iter().map(EveningScore::counted).sum();
    assert_eq!(counted + season.attendance, season.points);
}

#[test]
fn people_with_equal_places_share_their_points() {
    let shared = [Evening::new(
        2,
        (0..4)
            .map(|person| EveningResult {
                places: Some((2, 5)),
                ..EveningResult::of(PersonIx(person))
            })
            .collect(),
    )];
    for (how, each) in [
        (SharedPlaces::First, 7),
        (SharedPlaces::Last, 0),
        // 7 + 5 + 5 + 0, rounded down
        (SharedPlaces::Split, 4),
    ] {
        let rules = rules(|parts| parts.shared_places = how);
        assert_eq!(points(&rules, &shared, 4), [(each + 1) * 2; 4], "{how}");
    }
}

#[test]
fn a_bonus_for_attendance_and_achievements_are_limited() {
    let rules = rules(|parts| {
        parts.attendance = Some(Attendance {
            every: 2,
            points: 3,
            most: Some(1),
        });
        parts.achievements = vec![Achievement {
            id: "blood".to_owned(),
            name: "First blood".to_owned(),
            points: 2,
            most: 2,
        }];
    });
    let tapped = |times: usize| {
        let achieved = EveningResult {
            achieved: vec![0; times],
            ..EveningResult::of(PersonIx(0))
        };
        Evening::new(1, vec![achieved])
    };
    let evenings = [tapped(1), tapped(5), tapped(0), tapped(0)];
    assert_eq!(points(&rules, &evenings, 1), [(1 + 2) + (1 + 4) + 1 + 1 + 3]);
    let season = explain(&rules, &evenings, PersonIx(0));
    assert_eq!((season.attendance_times, season.attendance), (1, 3));
    let second = &season.evenings[1].achieved[0];
    assert_eq!((second.tapped, second.times, second.points), (5, 2, 4));
}

#[test]
fn nobody_counts_twice_on_an_evening() {
    let evening = Evening::new(1, vec![placed(0, 3), placed(1, 2), placed(0, 1)]);
    assert_eq!(evening.results().len(), 2);
    assert_eq!(points(&rules(|_| {}), &[evening], 2), [11, 8]);
}

#[test]
fn tiebreakers_decide_in_their_order() {
    // 19 points each, one first and one second place each
    let evenings = [evening(&[0, 1]), evening(&[1, 0])];
    let by = |tiebreakers: &[SeasonTiebreaker]| {
        let rules = rules(|parts| parts.tiebreakers = tiebreakers.to_vec());
        ranks(&rules, &evenings, 2)
    };
    assert_eq!(by(&[SeasonTiebreaker::BestPlaces]), [(1, 0), (1, 1)]);
    assert_eq!(
        by(&[SeasonTiebreaker::BestPlaces, SeasonTiebreaker::LatestEvening]),
        [(1, 1), (2, 0)]
    );
    let more_often = [evening(&[0]), evening(&[1]), evening(&[2, 1])];
    let rules = rules(|parts| {
        parts.best = Some(1);
        parts.tiebreakers = vec![SeasonTiebreaker::BestPlaces];
    });
    assert_eq!(ranks(&rules, &more_often, 3), [(1, 1), (2, 0), (2, 2)]);
}

fn reward(top: Option<u32>, points: Option<u32>) -> Reward {
    Reward {
        kind: RewardKind::Invitation,
        name: String::new(),
        top,
        points,
        byes: None,
    }
}

fn chances(rules: &SeasonRules, evenings: &[Evening], people: u32, remaining: Option<&[u32]>) -> Vec<Option<Chance>> {
    let standings = SeasonStandings::of(rules, evenings, people as usize);
    let remaining = remaining.map(|weights| Remaining {
        weights: weights.to_vec(),
        free_pods: false,
    });
    let race = Race::new(rules, evenings, &standings, people as usize, remaining.as_ref());
    (0..people)
        .map(|person| race.chance(rules, &race.lines()[0], PersonIx(person)))
        .collect()
}

#[test]
fn what_a_person_needs_passes_the_last_one_above_the_line() {
    let rules = rules(|parts| parts.rewards = vec![reward(Some(1), None)]);
    let evenings = [evening(&[0, 1, 2])];
    let need = |points, by| {
        Some(Chance::Below(Need {
            points,
            evenings: 0,
            one_evening: points,
            by,
        }))
    };
    let above = Some(Chance::Above {
        lead: Some(3),
        evenings: 0,
    });
    // 11, 8 and 6 points: four more pass the first, which is what the fourth place brings
    assert_eq!(
        chances(&rules, &evenings, 3, None),
        [above.clone(), need(4, Brings::Place(4)), need(6, Brings::Place(4))]
    );
    let out = Some(Chance::Out(Out::Points));
    assert_eq!(
        chances(&rules, &evenings, 3, Some(&[])),
        [Some(Chance::Secured), out.clone(), out]
    );
    assert_eq!(chances(&rules, &evenings, 3, Some(&[1]))[0], above);
}

#[test]
fn an_evening_that_replaces_another_has_to_bring_more() {
    let rules = rules(|parts| {
        parts.best = Some(1);
        parts.rewards = vec![reward(None, Some(9))];
    });
    let evenings = [evening(&[0, 1, 2])];
    let third = Chance::Below(Need {
        points: 3,
        evenings: 0,
        one_evening: 9,
        by: Brings::Place(1),
    });
    assert_eq!(chances(&rules, &evenings, 3, None)[2], Some(third));
    assert_eq!(
        chances(&rules, &evenings, 3, None)[0],
        Some(Chance::Secured),
        "points stay"
    );
}

#[test]
fn the_minimum_of_evenings_is_part_of_what_is_needed() {
    let rules = rules(|parts| {
        parts.least_evenings = 3;
        parts.rewards = vec![reward(Some(1), None)];
    });
    let evenings = [evening(&[0, 1]), evening(&[1])];
    let all = chances(&rules, &evenings, 2, Some(&[1]));
    assert_eq!(all[0], Some(Chance::Out(Out::Evenings)), "one evening left, two needed");
    assert_eq!(
        all[1],
        Some(Chance::Above {
            lead: None,
            evenings: 1
        })
    );
}

#[test]
fn a_lead_that_nobody_can_make_up_is_secured() {
    let rules = rules(|parts| parts.rewards = vec![reward(Some(1), None)]);
    let evenings = [evening(&[0, 1]), evening(&[0, 1]), evening(&[0, 1]), evening(&[0, 1])];
    let out = Some(Chance::Out(Out::Points));
    // 44 against 32, and an evening brings at most 11
    assert_eq!(chances(&rules, &evenings, 2, Some(&[1])), [Some(Chance::Secured), out]);
    // a final that counts twice brings 22
    assert!(matches!(
        chances(&rules, &evenings, 2, Some(&[2]))[1],
        Some(Chance::Below(_))
    ));
}

#[test]
fn equal_people_on_the_line_are_neither_secured_nor_out() {
    let rules = rules(|parts| {
        parts.tiebreakers.clear();
        parts.rewards = vec![reward(Some(2), None)];
    });
    // 11 points each, and 8 of a fourth person
    let first = |person| Evening::new(1, vec![placed(person, 1)]);
    let evenings = [first(2), first(0), first(1), Evening::new(1, vec![placed(3, 2)])];
    let tied = Some(Chance::Tied {
        people: 3,
        room: 2,
        evenings: 0,
    });
    for remaining in [None, Some([].as_slice())] {
        let all = chances(&rules, &evenings, 4, remaining);
        assert_eq!(
            all[..3],
            [tied.clone(), tied.clone(), tied.clone()],
            "whatever their order is"
        );
    }
    assert_eq!(
        chances(&rules, &evenings, 4, Some(&[]))[3],
        Some(Chance::Out(Out::Points))
    );
    // somebody above them has it, and there is room for one
    let clear = [first(2), first(0), first(1), first(1)];
    let all = chances(&rules, &clear, 3, Some(&[]));
    assert_eq!(all[1], Some(Chance::Secured));
    let one = Some(Chance::Tied {
        people: 2,
        room: 1,
        evenings: 0,
    });
    assert_eq!((&all[0], &all[2]), (&one, &one));
    let standings = SeasonStandings::of(&rules, &clear, 3);
    let race = Race::new(&rules, &clear, &standings, 3, None);
    let line = &race.lines()[0];
    assert_eq!((line.above.as_slice(), line.tied.len()), ([PersonIx(1)].as_slice(), 2));
}

/// Each sentence about what brings the points is tried: the place does, and the next one does not.
#[test]
fn what_brings_the_points_is_exactly_enough() {
    for (lines, shared, participation) in [
        (&["1: 10", "2: 7", "3-4: 5"][..], SharedPlaces::First, 1),
        (&["1: 10", "2: 7", "3-4: 5", "5+: 1"][..], SharedPlaces::First, 0),
        (&["1: 10", "2-8: 4"][..], SharedPlaces::Split, 0),
        (&["1+: 3"][..], SharedPlaces::Last, 2),
    ] {
        let rules = rules(|parts| {
            parts.places = lines.iter().map(|line| line.parse().expect(line)).collect();
            (parts.shared_places, parts.participation) = (shared, participation);
            parts.rewards = vec![reward(None, Some(1_000))];
        });
        for needed in 1..=14_u32 {
            let rules = {
                let mut parts = rules.parts().clone();
                parts.rewards = vec![reward(None, Some(needed))];
                SeasonRules::new(parts).expect("nothing is wrong with them")
            };
            // somebody without a point yet, who only has an evening that counts nothing
            let evenings = [Evening::new(1, vec![EveningResult::of(PersonIx(0))])];
            let before = points(&rules, &evenings, 1)[0];
            let Some(Chance::Below(need)) = chances(&rules, &evenings, 1, None)[0].clone() else {
                continue;
            };
            let with = |place: u32| {
                let later = [evenings[0].clone(), Evening::new(1, vec![placed(0, place)])];
                points(&rules, &later, 1)[0] >= u64::from(needed)
            };
            let what = format!("{lines:?}, {needed} needed, {before} there: {need:?}");
            match need.by {
                Brings::Coming => assert!(with(1) && with(500), "{what}"),
                Brings::Place(place) | Brings::PlaceAlone(place) => {
                    assert!(with(place) && !with(place + 1), "{what}");
                    assert_eq!(need.by == Brings::Place(place), shared == SharedPlaces::First, "{what}");
                }
                Brings::NoPlace => assert!(!with(1), "{what}"),
                Brings::Matches => panic!("{what}"),
            }
        }
    }
}

#[test]
fn what_only_free_pods_bring_and_who_cannot_come_often_enough_threatens_nobody() {
    let with_achievements = |parts: &mut RuleParts| {
        parts.achievements = vec![Achievement {
            id: "blood".to_owned(),
            name: "First blood".to_owned(),
            points: 50,
            most: 1,
        }];
        parts.rewards = vec![reward(Some(1), None)];
    };
    let evenings = [evening(&[0]), evening(&[0]), evening(&[1, 0])];
    let rules_of = rules(with_achievements);
    // 30 points, and at most 22 with one evening left
    let all = chances(&rules_of, &evenings, 2, Some(&[1]));
    assert_eq!(all, [Some(Chance::Secured), Some(Chance::Out(Out::Points))]);
    let standings = SeasonStandings::of(&rules_of, &evenings, 2);
    let may_be_free = Remaining {
        weights: vec![1],
        free_pods: true,
    };
    let race = Race::new(&rules_of, &evenings, &standings, 2, Some(&may_be_free));
    let of = |person| race.chance(&rules_of, &race.lines()[0], PersonIx(person));
    assert!(matches!(of(0), Some(Chance::Above { .. })) && matches!(of(1), Some(Chance::Below(_))));
    // two evenings needed, one left: only person 0 has them
    let minimum = rules(|parts| {
        parts.least_evenings = 2;
        parts.rewards = vec![reward(Some(1), None)];
    });
    let evenings = [evening(&[0]), Evening::new(3, vec![placed(0, 5)])];
    assert_eq!(
        chances(&minimum, &evenings, 1, Some(&[9]))[0],
        Some(Chance::Secured),
        "no newcomer can come twice"
    );
}
