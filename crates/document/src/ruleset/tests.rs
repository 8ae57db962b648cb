use podium_event::profile::{EndOfRound, Points};

use super::*;

/// A small ruleset with these members beside the required ones; `'` stands for `"`.
fn with(members: &str) -> Result<Ruleset, Vec<Problem>> {
    let required = [
        ("'format'", "'podium-ruleset/1'"),
        ("'id'", "'club'"),
        ("'name'", "'Club'"),
        ("'version'", "'1'"),
        ("'language'", "'en'"),
        ("'summary'", "'As we play.'"),
    ];
    let mut parts: Vec<String> = required
        .iter()
        .filter(|(name, _)| !members.contains(&format!("{name}:")))
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    parts.extend(Some(members.to_owned()).filter(|members| !members.is_empty()));
    read(format!("{{{}}}", parts.join(", ")).replace('\'', "\"").as_bytes())
}

fn pointers(members: &str) -> Vec<String> {
    let problems = with(members).expect_err("problems");
    problems.into_iter().map(|problem| problem.pointer).collect()
}

fn topics(deviations: &[Deviation]) -> Vec<String> {
    let words = deviations
        .iter()
        .map(|one| format!("{}: {} | {}", one.what, one.addendum, one.here));
    words.collect()
}

fn of(id: &str) -> Ruleset {
    Rulesets::shipped().of(id).expect("a shipped ruleset").clone()
}

#[test]
fn the_shipped_rulesets_have_translated_names_and_sentences() {
    let shipped = Rulesets::shipped();
    assert_eq!(shipped.all()[0], addendum());
    for ruleset in shipped.all() {
        assert!(ruleset.is_translated(), "{}", ruleset.id);
        assert_ne!(
            ruleset.sentence().in_language(say::Language::German),
            ruleset.summary,
            "{}",
            ruleset.id
        );
        for level in [Level::Regular, Level::Competitive, Level::Professional] {
            assert_eq!(by(Some(ruleset), level).problems(), [], "{}", ruleset.id);
        }
    }
    assert_eq!(
        by(Some(&shipped.all()[0]), Level::Regular),
        Profile::standard(Level::Regular)
    );
}

#[test]
fn every_mistake_is_named_with_its_place() {
    assert_eq!(with("").expect("a ruleset").id, "club");
    assert_eq!(
        pointers(
            "'id': 'A b', 'language': 'English', 'source': 'javascript:alert(1)', 'read': '2026-1-1', 'colour': 1, \
             'settings': {'points': {'win': 0}, 'round_minuts': 80, 'bye_opponents': {'count': 3}, 'swiss_rounds': 4}, \
             'differences': [{'rule': '2.1', 'text': ' ', 'applied_by': 'nobody'}], 'unread': [1]"
        ),
        [
            "/id",
            "/language",
            "/source",
            "/read",
            "/settings/points/win",
            "/settings/bye_opponents/match_win_percentage",
            "/settings/swiss_rounds",
            "/settings/round_minuts",
            "/differences/0/text",
            "/differences/0/applied_by",
            "/unread/0",
            "/colour",
        ]
    );
    assert_eq!(pointers("'settings': {'tiebreakers': []}"), ["/settings/tiebreakers"]);
    assert_eq!(pointers("'format': 'podium-event/1'"), ["/format"]);
    let message = with("'settings': {'playoff_cut': 16}").expect_err("a problem")[0].to_string();
    assert_eq!(
        message,
        "/settings/playoff_cut: \"playoff_cut\" belongs to one tournament; a ruleset cannot set it."
    );
    let problems = read(b"{\"format\": 1,").expect_err("no JSON");
    assert!(problems[0].to_string().contains("line 1"), "{problems:?}");
}

#[test]
fn two_rulesets_do_not_share_an_id() {
    let mut rulesets = Rulesets::shipped();
    rulesets.add(with("").expect("a ruleset")).expect("a new id");
    let twice = rulesets.add(with("'id': 'topdeck'").expect("a ruleset"));
    assert_eq!(
        twice.expect_err("a problem").to_string(),
        "/id: There is another ruleset with the id \"topdeck\"."
    );
    // What another installation calls so is not the shipped one.
    assert_eq!(with("'id': 'topdeck'").expect("a ruleset").title(), "Club");
}

#[test]
fn what_was_changed_stays_under_another_ruleset() {
    let mut chosen = Profile::standard(Level::Competitive);
    chosen.round_minutes = Some(60);
    chosen.points.draw = 2;
    chosen.code_of_conduct = Some("Be kind.".to_owned());
    let moved = moved(&chosen, None, Some(&of("mtr-a-2026")));
    assert_eq!(
        (
            moved.points.win,
            moved.points.draw,
            moved.points.bye,
            moved.round_minutes
        ),
        (7, 2, 7, Some(60))
    );
    assert_eq!(moved.end_of_round, EndOfRound::FinishTurn);
    assert_eq!(moved.code_of_conduct.as_deref(), Some("Be kind."));
    assert_eq!(moved.ruleset.as_deref(), Some(&of("mtr-a-2026")));
    let back = super::moved(&moved, moved.ruleset.as_deref(), Some(&addendum()));
    assert_eq!(back, chosen);
}

#[test]
fn what_follows_from_a_chosen_setting_is_not_chosen_with_it() {
    let chosen = Profile {
        round_minutes: Some(75),
        end_of_round: EndOfRound::ExtraTurns,
        pod_size: 3,
        points: Points::standard(3),
        ..Profile::standard(Level::Regular)
    };
    let sct = of("sct-spain");
    let moved = super::moved(&chosen, None, Some(&sct));
    assert_eq!(
        (moved.round_minutes, moved.end_of_round),
        (Some(75), EndOfRound::FinishTurn)
    );
    assert_eq!((&moved.points, moved.problems()), (&Points::standard(3), Vec::new()));
    assert_eq!(super::moved(&moved, Some(&sct), None), chosen);
    assert_eq!(
        super::moved(&chosen, None, Some(&of("mtr-a-2026"))).points.win,
        7,
        "the ruleset names it"
    );
}

#[test]
fn departures_are_the_rulesets_or_the_organizers() {
    let here = |profile: &Profile| departures(profile, &settings_of(profile));
    let sct = of("sct-spain");
    let profile = by(Some(&sct), Level::Competitive);
    let end =
        "End of a Swiss round: one more turn for each player still in the game | the turn in progress is finished";
    let of_ruleset = topics(&here(&profile).of_ruleset);
    for topic in [
        end,
        "Overtime: no limit | 10 minutes",
        "Start without missing players: does not say when | 5 minutes",
    ] {
        assert!(of_ruleset.iter().any(|found| found == topic), "{topic}: {of_ruleset:?}");
    }
    assert_eq!(topics(&here(&profile).chosen), Vec::<String>::new());
    // 90 minutes end in this way by the addendum, too
    let longer = Profile {
        round_minutes: Some(90),
        ..profile.clone()
    };
    assert_eq!(topics(&here(&longer).chosen), ["Round time: 75 minutes | 90 minutes"]);
    let as_addendum = Profile {
        end_of_round: EndOfRound::ExtraTurns,
        ..profile
    };
    assert_eq!(
        topics(&here(&as_addendum).chosen),
        ["End of a Swiss round: the turn in progress is finished | one more turn for each player still in the game"]
    );
}

#[test]
fn an_unknown_setting_is_answered_with_those_of_a_ruleset() {
    let problems = with("'settings': {'nope': 3}").expect_err("a problem");
    let message = problems[0].message.to_string();
    assert_eq!(message.matches("pod_size").count(), 1, "{message}");
    assert!(!message.contains("swiss_rounds"), "{message}");
}
