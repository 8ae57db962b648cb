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
