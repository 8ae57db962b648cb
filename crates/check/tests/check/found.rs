//! What the checker finds, case by case: each departs in one thing from a round that has nothing wrong.

use podium_check::{Finding, Known, Report, Severity, Stated, check};
use podium_document::event::read_value;
use podium_event::PlayerIx;
use serde_json::{Value, json};

/// An event of so many players, with rounds as lists of pods, who won each, and byes.
fn event(players: u32, settings: Value, rounds: &[(&[&[u32]], &[u32])]) -> Value {
    let id = |number: &u32| format!("p{number:02}");
    let ids = |numbers: &[u32]| numbers.iter().map(id).collect::<Vec<_>>();
    let mut tournament = json!({"name": "Cup", "rules_enforcement_level": "competitive", "playoff_cut": 0});
    for (name, value) in settings.as_object().expect("settings") {
        tournament[name] = value.clone();
    }
    let rounds = rounds.iter().zip(1..).map(|((pods, byes), number)| {
        let pods = pods
            .iter()
            .map(|seats| json!({"seats": ids(seats), "result": {"winner": id(&seats[0])}}));
        json!({"number": number, "pods": pods.collect::<Vec<_>>(), "byes": ids(byes)})
    });
    json!({
        "format": "podium-event/1",
        "tournament": tournament,
        "players": (1..=players).map(|number| json!({"id": id(&number), "name": format!("Player {number}")})).collect::<Vec<_>>(),
        "rounds": rounds.collect::<Vec<_>>(),
    })
}

fn judged(document: &Value, planned: u32) -> Report {
    check(&read_value(document).expect("a sound event").event, planned, &[])
}

/// Checks and severities, in the order found.
fn numbers(findings: &[Finding]) -> Vec<(u8, Severity)> {
    findings
        .iter()
        .map(|finding| (finding.check, finding.severity))
        .collect()
}

const FIRST: &[&[u32]] = &[&[1, 2, 3, 4], &[5, 6, 7, 8], &[9, 10, 11, 12], &[13, 14, 15, 16]];
const SECOND: &[&[u32]] = &[&[13, 5, 1, 9], &[2, 10, 14, 6], &[15, 3, 7, 11], &[8, 16, 4, 12]];

#[test]
fn awarded_byes_are_given_and_are_no_byes_that_are_due() {
    let mut document = event(17, json!({"swiss_rounds": 2}), &[(FIRST, &[17]), (SECOND, &[17])]);
    let of_byes = |document: &Value| {
        let findings = judged(document, 2).findings;
        findings
            .into_iter()
            .filter(|found| [3, 4].contains(&found.check))
            .collect::<Vec<_>>()
    };
    let second = of_byes(&document);
    assert_eq!(numbers(&second), [(4, Severity::Wrong)], "a second bye: {second:?}");
    document["players"][16]["awarded_byes"] = json!(2);
    assert_eq!(of_byes(&document), []);
    document["players"][2]["awarded_byes"] = json!(1);
    let seated = of_byes(&document);
    assert_eq!(seated.len(), 1, "{seated:?}");
    assert_eq!((seated[0].rule, seated[0].round), ("T46", 1));
    assert!(seated[0].message.contains("Player 3 has an awarded bye"), "{seated:?}");
}

#[test]
fn two_rounds_by_the_rules_have_nothing_wrong() {
    let document = event(16, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (SECOND, &[])]);
    let report = judged(&document, 2);
    assert!(report.findings.is_empty(), "{:?}", report.findings);
    let second = &report.rounds[1];
    assert_eq!((second.repeats, second.spread, second.known), (0, 0, Known::NoneNeeded));
    assert_eq!(
        (report.standings[0].id.as_str(), report.standings[0].points),
        ("p13", 10)
    );
}

#[test]
fn an_avoidable_repeat_names_who_could_have_changed_places() {
    let second: &[&[u32]] = &[&[13, 5, 1, 9], &[2, 10, 14, 3], &[15, 6, 7, 11], &[8, 16, 4, 12]];
    let document = event(16, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (second, &[])]);
    let report = judged(&document, 2);
    let finding = &report.findings[0];
    assert_eq!((finding.check, finding.round, finding.rule), (7, 2, "T13"));
    assert!(
        finding
            .message
            .starts_with("2 repeats (Player 2 and Player 3 at table 2; Player 6 and Player 7 at table 3); with "),
        "{}",
        finding.message
    );
    assert!(finding.message.ends_with("there would be 0."), "{}", finding.message);
    assert_eq!(finding.instead.len(), 4);
    assert_eq!(
        (report.rounds[1].least_repeats, report.rounds[1].known),
        (0, Known::Found)
    );
}

#[test]
fn repeats_that_nobody_can_avoid_are_no_finding() {
    let first: &[&[u32]] = &[&[1, 2, 3, 4], &[5, 6, 7, 8]];
    let second: &[&[u32]] = &[&[1, 5, 2, 6], &[7, 3, 8, 4]];
    let report = judged(&event(8, json!({"swiss_rounds": 2}), &[(first, &[]), (second, &[])]), 2);
    assert!(report.findings.is_empty(), "{:?}", report.findings);
    assert_eq!((report.rounds[1].repeats, report.rounds[1].known), (4, Known::AllTried));
}

#[test]
fn what_a_round_gives_up_for_the_rounds_after_it_is_a_remark() {
    // the winners do not meet; of sixteen players five rounds use up all opponents
    let second: &[&[u32]] = &[&[1, 6, 10, 14], &[5, 2, 11, 15], &[9, 3, 7, 16], &[13, 4, 8, 12]];
    let document = event(16, json!({"swiss_rounds": 5}), &[(FIRST, &[]), (second, &[])]);
    assert_eq!(numbers(&judged(&document, 5).findings), [(8, Severity::Remark)]);
    assert_eq!(numbers(&judged(&document, 2).findings), [(8, Severity::Wrong)]);
}

#[test]
fn groups_that_meet_are_found_where_a_swap_keeps_them_apart() {
    let mut document = event(16, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (SECOND, &[])]);
    for player in [1, 5] {
        document["players"][player]["avoid_group"] = json!("home");
    }
    // p02 and p06 sit at table 2 of round 2
    let report = judged(&document, 2);
    assert_eq!(numbers(&report.findings), [(8, Severity::Wrong)]);
    assert!(
        report.findings[0].message.contains("pairs of one group 0 instead of 1"),
        "{:?}",
        report.findings
    );
}

#[test]
fn a_player_who_came_late_and_one_who_did_not_come_explain_uneven_pods() {
    // p16 does not come to round 2: match loss, a pod of three where byes are the rule
    let short: &[&[u32]] = &[&[13, 5, 1, 9], &[2, 10, 14, 6], &[15, 3, 7, 11], &[8, 4, 12]];
    let mut document = event(16, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (short, &[])]);
    document["rounds"][1]["match_losses"] = json!(["p16"]);
    assert!(
        judged(&document, 2).findings.is_empty(),
        "{:?}",
        judged(&document, 2).findings
    );
    document["rounds"][1]["match_losses"] = json!([]);
    document["players"][15]["dropped_after"] = json!(1);
    assert_eq!(numbers(&judged(&document, 2).findings), [(3, Severity::Wrong)]);
    // unless they were paired, and left the table with their match void
    document["rounds"][1]["pods"][3]["left"] = json!(["p16"]);
    assert!(
        judged(&document, 2).findings.is_empty(),
        "{:?}",
        judged(&document, 2).findings
    );
    // a seventeenth who enters in round 2 and gets a bye
    let mut late = event(17, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (SECOND, &[17])]);
    late["players"][16]["entry_round"] = json!(2);
    assert!(judged(&late, 2).findings.is_empty(), "{:?}", judged(&late, 2).findings);
}

#[test]
fn standings_that_do_not_follow_from_the_results_are_reported() {
    let document = event(16, json!({"swiss_rounds": 2}), &[(FIRST, &[]), (SECOND, &[])]);
    let event = read_value(&document).expect("a sound event").event;
    let stated = |points| Stated {
        player: PlayerIx(12),
        points: Some(points),
    };
    assert_eq!(check(&event, 2, &[stated(10)]).wrong(), 0);
    let report = check(&event, 2, &[stated(9)]);
    assert_eq!(numbers(&report.findings), [(10, Severity::Wrong)]);
}

#[test]
fn a_round_of_another_kind_is_found() {
    let of_last = |last: &str, second: &[&[u32]]| {
        let settings = json!({"swiss_rounds": 2, "round_kinds": {"last": last}});
        let report = judged(&event(16, settings, &[(FIRST, &[]), (second, &[])]), 2);
        (numbers(&report.findings), report.rounds[1].repeats)
    };
    // the winners together, and one in each pod
    let mixed: &[&[u32]] = &[&[6, 1, 11, 16], &[5, 15, 10, 4], &[9, 3, 14, 8], &[2, 13, 12, 7]];
    let again: &[&[u32]] = &[&[13, 5, 1, 9], &[2, 4, 3, 6], &[7, 8, 10, 11], &[15, 14, 12, 16]];
    let split: &[&[u32]] = &[&[13, 5, 1, 12], &[2, 10, 14, 6], &[15, 3, 7, 11], &[8, 16, 4, 9]];
    assert_eq!(of_last("strict", SECOND), (vec![], 0));
    // 2, 3 and 4 have met, 7 and 8, 10 and 11, and 14 to 16: nothing avoids it
    assert_eq!(of_last("strict", again), (vec![], 8));
    assert_eq!(of_last("strict", split).0, [(12, Severity::Wrong)]);
    assert_eq!(of_last("strict", mixed).0, [(12, Severity::Wrong)]);
    assert_eq!(of_last("spread", mixed), (vec![], 0));
    assert_eq!(of_last("spread", SECOND).0, [(12, Severity::Wrong)]);
    assert_eq!(of_last("spread", again).0[0], (7, Severity::Wrong));
    // drawn: any pods without a repeat
    assert_eq!(
        (of_last("random", mixed).0, of_last("random", SECOND).0),
        (vec![], vec![])
    );
    assert_eq!(of_last("standings", mixed).0[0].1, Severity::Wrong);
}

#[test]
fn a_second_time_in_a_smaller_pod_is_found_where_it_comes_first() {
    let first: &[&[u32]] = &[
        &[1, 3, 2, 4],
        &[5, 8, 6, 7],
        &[9, 10, 12, 11],
        &[13, 16, 15, 14],
        &[17, 19, 18],
    ];
    // 19 sits in the smaller pod again, and could change places with 10
    let second: &[&[u32]] = &[
        &[9, 1, 13, 5],
        &[17, 15, 3, 11],
        &[10, 14, 2, 6],
        &[12, 18, 7, 16],
        &[8, 4, 19],
    ];
    let judge = |once: bool| {
        let settings = json!({"swiss_rounds": 2, "uneven_pods": "smaller_pods", "smaller_pods_once": once});
        judged(&event(19, settings, &[(first, &[]), (second, &[])]), 2).findings
    };
    assert_eq!(numbers(&judge(false)), []);
    let found = judge(true);
    assert_eq!(numbers(&found), [(8, Severity::Wrong)]);
    assert!(
        found[0]
            .message
            .contains("players in a smaller pod again 0 instead of 1"),
        "{found:?}"
    );
}

#[test]
fn sizes_of_every_setting_are_checked() {
    // 16 players in pods of four; 17 with a pod of five, or with one bye
    let five: &[&[u32]] = &[&[1, 2, 3, 4, 17], &[5, 6, 8, 7], &[9, 10, 12, 11], &[13, 16, 14, 15]];
    let four: &[&[u32]] = &[&[1, 2, 3, 4], &[5, 6, 8, 7], &[9, 10, 12, 11], &[13, 16, 14, 15]];
    let sizes = |uneven: &str, pods: &[&[u32]], byes: &[u32]| {
        let settings = json!({"swiss_rounds": 1, "uneven_pods": uneven});
        numbers(&judged(&event(17, settings, &[(pods, byes)]), 1).findings)
    };
    assert_eq!(sizes("larger_pods", five, &[]), []);
    assert_eq!(sizes("smaller_pods_then_byes", four, &[17]), []);
    assert_eq!(sizes("byes", four, &[17]), []);
    assert_eq!(sizes("smaller_pods", four, &[17])[0].0, 3);
    assert_eq!(sizes("larger_pods", four, &[17])[0].0, 3);
    assert_eq!(sizes("smaller_pods_then_byes", five, &[])[0].0, 3);
}
