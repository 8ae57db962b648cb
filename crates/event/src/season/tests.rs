//! Tests of a season's rules.

use super::*;
use crate::profile::{DrawPoints, PlacePoints};

fn lines(texts: &[&str]) -> Vec<PlaceLine> {
    texts.iter().map(|text| text.parse().expect(text)).collect()
}

fn pointers(parts: RuleParts) -> Vec<String> {
    let problems = SeasonRules::new(parts).err().unwrap_or_default();
    problems.into_iter().map(|problem| problem.pointer).collect()
}

#[test]
fn lines_of_places_are_read_as_they_are_written() {
    for line in ["1: 10", "5-8: 3", "9+: 1"] {
        assert_eq!(
            line.parse::<PlaceLine>().map(|line| line.to_string()),
            Ok(line.to_owned())
        );
    }
    assert_eq!(" 5 – 8 :3".parse(), "5-8: 3".parse::<PlaceLine>());
    for line in [
        "",
        "1",
        "1:",
        ":1",
        "-1: 2",
        "a: 1",
        "1: -1",
        "1: 99999999999",
        "1-2-3: 4",
    ] {
        assert_eq!(line.parse::<PlaceLine>(), Err(NoPlaceLine), "{line}");
    }
}

#[test]
fn places_score_by_their_line() {
    let parts = RuleParts {
        places: lines(&["1: 10", "2: 7", "3-4: 5", "5+: 1"]),
        ..RuleParts::default()
    };
    let rules = SeasonRules::new(parts).expect("nothing is wrong with it");
    assert_eq!(
        [1, 2, 3, 4, 5, 500].map(|place| rules.points_of_place(place)),
        [10, 7, 5, 5, 1, 1]
    );
    assert_eq!(
        SeasonRules::new(RuleParts::usual()).expect("usual").points_of_place(9),
        0
    );
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let parts = RuleParts {
        places: lines(&["1: 10", "3: 12", "4+: 100001", "9: 1"]),
        match_point: 101,
        best: Some(0),
        least_evenings: 13,
        planned_evenings: Some(12),
        attendance: Some(Attendance {
            every: 0,
            points: 0,
            most: Some(0),
        }),
        tiebreakers: vec![SeasonTiebreaker::Evenings, SeasonTiebreaker::Evenings],
        achievements: vec![
            Achievement {
                id: "a".to_owned(),
                name: "First blood".to_owned(),
                points: 1,
                most: 0,
            },
            Achievement {
                id: "a".to_owned(),
                name: "first blood ".to_owned(),
                points: 100_001,
                most: 1,
            },
        ],
        rewards: vec![
            Reward {
                kind: RewardKind::Byes,
                name: String::new(),
                top: None,
                points: None,
                byes: None,
            },
            Reward {
                kind: RewardKind::Seed,
                name: "x".repeat(101),
                top: Some(8),
                points: Some(10),
                byes: Some(1),
            },
        ],
        ..RuleParts::default()
    };
    assert_eq!(
        pointers(parts),
        [
            "/match_point",
            "/best",
            "/least_evenings",
            "/attendance/every",
            "/attendance/points",
            "/attendance/most",
            "/places/1",
            "/places/1",
            "/places/2",
            "/places/3",
            "/achievements/0/most",
            "/achievements/1/name",
            "/achievements/1/id",
            "/achievements/1/points",
            "/rewards/0/top",
            "/rewards/0/byes",
            "/rewards/1/points",
            "/rewards/1/name",
            "/rewards/1/byes",
            "/tiebreakers/1",
        ]
    );
    assert_eq!(pointers(RuleParts::default()), [""], "nothing scores");
}

#[test]
fn rules_are_stored_and_read_as_json() {
    let mut parts = RuleParts::usual();
    parts.rewards.push(Reward {
        kind: RewardKind::Byes,
        name: String::new(),
        top: Some(8),
        points: None,
        byes: Some(1),
    });
    let rules = SeasonRules::new(parts).expect("nothing is wrong with it");
    let text = serde_json::to_string(&rules).expect("rules are JSON");
    assert_eq!(serde_json::from_str::<SeasonRules>(&text).ok(), Some(rules));
    assert!(text.contains("\"3-4: 5\""), "{text}");
    let wrong = serde_json::from_str::<SeasonRules>("{\"best\": 0, \"participation\": 1}");
    assert!(wrong.is_err_and(|error| error.to_string().contains("/best")));
}

#[test]
fn rewards_and_achievements_are_read_as_they_are_written() {
    for line in [
        "invitation: top 16",
        "1 bye: top 4",
        "2 byes: 30 points, Byes in June, 2027",
        "seed: 1 point",
    ] {
        assert_eq!(
            line.parse::<Reward>().map(|reward| reward.to_string()),
            Ok(line.to_owned())
        );
    }
    assert_eq!(" Invitation : TOP 8 ".parse(), "invitation: top 8".parse::<Reward>());
    for line in [
        "",
        "invitation",
        "invitation: 8",
        "byes: top 4",
        "bye: top 4",
        "prize: top 4",
        "seed: top -1",
    ] {
        assert_eq!(line.parse::<Reward>(), Err(NoLine), "{line}");
    }
    for line in ["First blood: 1", "Won with a precon: 2, 3 times", "Deck: the second: 0"] {
        let read = line
            .parse::<TypedAchievement>()
            .map(|achievement| achievement.to_string());
        assert_eq!(read, Ok(line.to_owned()));
    }
    for line in ["", "First blood", ": 1", "First blood: one", "First blood: 1, often"] {
        assert_eq!(line.parse::<TypedAchievement>(), Err(NoLine), "{line}");
    }
}

#[test]
fn a_free_pod_scores_by_its_size() {
    let pods = PodPoints {
        places: PlacePoints([(3, vec![3, 1]), (4, vec![5, 3, 1])].into()),
        drawn: DrawPoints([(4, 2)].into()),
    };
    assert_eq!([1, 2, 3, 4].map(|place| pods.of(4, place, 1)), [5, 3, 1, 0]);
    assert_eq!([1, 2, 3].map(|place| pods.of(3, place, 1)), [3, 1, 0]);
    assert_eq!(pods.of(4, 2, 3), 0, "who share places have the last of them");
    assert_eq!(pods.of(4, 1, 4), 2, "a draw of all");
    assert_eq!(pods.of(4, 1, 2), 3, "nothing is said of a draw of two");
    assert_eq!(
        "4: 5 3, 1".parse::<NumberLine>().map(|line| line.to_string()),
        Ok("4: 5 3 1".to_owned())
    );
    for line in ["", "4", "4:", "four: 1", "4: -1"] {
        assert_eq!(line.parse::<NumberLine>(), Err(NoLine), "{line}");
    }
}
