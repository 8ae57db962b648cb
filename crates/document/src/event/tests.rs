use super::*;
use podium_event::profile::{EndOfRound, Level, UnevenPods};
use podium_event::{PlayerIx, PodResult, Problem};

/// FORMATS' own example, made whole.
const EXAMPLE: &str = r#"{"format": "podium-event/1",
 "tournament": {"name": "Spring Open", "rules_enforcement_level": "competitive",
                "pod_size": 4, "uneven_pods": "byes", "games_to_win": 1,
                "points": {"win": 5, "draw": 1, "loss": 0, "bye": 5},
                "tiebreakers": ["match_points", "match_win_percentage", "opponents_average_match_points", "opponents_match_win_percentage"],
                "round_minutes": 75, "end_of_round": "extra_turns", "seating": "random",
                "swiss_rounds": 3, "playoff_cut": 10},
 "players": [{"id": "p01", "name": "Ann Ash", "dropped_after": 2}, {"id": "p02", "name": "Bo"}, {"id": "p03", "name": "Cy"},
             {"id": "p04", "name": "Di"}, {"id": "p05", "name": "Ed"}, {"id": "p09", "name": "Flo", "entry_round": 1}],
 "rounds": [{"number": 1, "stage": "swiss",
             "pods": [{"table": 1, "seats": ["p01", "p02", "p03", "p04"], "result": {"winner": "p01"}}],
             "byes": ["p05"], "match_losses": ["p09"]}]}"#;

/// A small document with these members in place of the defaults; `'` stands for `"`.
fn with(members: &str) -> Result<EventDocument, Vec<Problem>> {
    let mut parts = vec![
        ("'format'", "'podium-event/1'".to_owned()),
        ("'tournament'", "{'name': 'Cup'}".to_owned()),
        (
            "'players'",
            "[{'id': 'a', 'name': 'A'}, {'id': 'b', 'name': 'B'}, {'id': 'c', 'name': 'C'}]".to_owned(),
        ),
        ("'rounds'", "[]".to_owned()),
    ];
    parts.retain(|(name, _)| !members.contains(&format!("{name}: ")));
    let mut members = vec![members.to_owned()];
    members.extend(parts.iter().map(|(name, value)| format!("{name}: {value}")));
    read(format!("{{{}}}", members.join(", ")).replace('\'', "\"").as_bytes())
}

fn pointers(members: &str) -> Vec<String> {
    let problems = with(members).expect_err("problems");
    problems.into_iter().map(|problem| problem.pointer).collect()
}

fn message(members: &str) -> String {
    let problems = with(members).expect_err("a problem");
    assert_eq!(problems.len(), 1, "{problems:?}");
    problems[0].to_string()
}

#[test]
fn the_example_of_the_format_is_read() {
    let document = read(EXAMPLE.as_bytes()).expect("a sound document");
    assert_eq!(document.about.name, "Spring Open");
    let event = &document.event;
    assert_eq!(event.profile().level, Level::Competitive);
    assert_eq!(
        (event.profile().swiss_rounds, event.profile().playoff_cut),
        (Some(3), Some(10))
    );
    assert_eq!(event.player(PlayerIx(0)).dropped_after, Some(2));
    assert_eq!(event.rounds()[0].pods[0].result, PodResult::Won(PlayerIx(0)));
    assert_eq!(event.rounds()[0].byes, [PlayerIx(4)]);
    assert_eq!(event.rounds()[0].match_losses, [PlayerIx(5)]);
}

#[test]
fn what_is_not_said_has_the_default_of_the_addendum() {
    let document = with("'tournament': {'name': 'Cup', 'pod_size': 5}").expect("sound");
    let profile = document.event.profile();
    assert_eq!(
        (profile.level, profile.uneven_pods),
        (Level::Regular, UnevenPods::SmallerPods)
    );
    assert_eq!((profile.points.win, profile.points.bye), (6, 6));
    assert_eq!(
        (profile.round_minutes, profile.end_of_round),
        (Some(90), EndOfRound::FinishTurn)
    );
    let document = with("'tournament': {'name': 'Cup', 'points': {'bye': 3}, 'round_minutes': 60}").expect("sound");
    let profile = document.event.profile();
    assert_eq!((profile.points.win, profile.points.bye), (5, 3));
    assert_eq!(profile.end_of_round, EndOfRound::ExtraTurns);
    let document = with("'tournament': {'name': 'Cup', 'round_minutes': null}").expect("sound");
    assert_eq!(document.event.profile().round_minutes, None);
}

#[test]
fn tables_without_a_number_count_on_from_the_first() {
    let mut text = EXAMPLE
        .replace("\"table\": 1, ", "")
        .replace("\"swiss_rounds\": 3", "\"first_table\": 20");
    let document = read(text.as_bytes()).expect("sound");
    assert_eq!(document.event.rounds()[0].pods[0].table, 20);
    text = EXAMPLE.replace("\"table\": 1, ", "");
    assert_eq!(read(text.as_bytes()).expect("sound").event.rounds()[0].pods[0].table, 1);
}

#[test]
fn what_is_missing_is_named() {
    let problems = read(b"{}").expect_err("nothing is there");
    let found: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
    assert_eq!(found, ["/format", "/tournament", "/players", "/rounds"]);
    assert_eq!(
        pointers("'players': [{'id': 'a'}, {'name': 'B'}, 7]"),
        ["/players/0/name", "/players/1/id", "/players/2"]
    );
    assert_eq!(pointers("'rounds': [{}]"), ["/rounds/0/number", "/rounds/0/pods"]);
    assert_eq!(read(b"[]").expect_err("no object").len(), 1);
}

#[test]
fn unknown_fields_are_refused_by_name_wherever_they_are() {
    let text = EXAMPLE
        .replacen("\"format\"", "\"x\": 0, \"format\"", 1)
        .replacen("\"pod_size\"", "\"podsize\": 4, \"pod_size\"", 1)
        .replacen("\"draw\": 1", "\"draw\": 1, \"tie\": 1", 1)
        .replacen("\"id\": \"p02\"", "\"id\": \"p02\", \"a/b\": 1", 1)
        .replacen("\"table\": 1", "\"table\": 1, \"winner\": \"p01\"", 1)
        .replacen("{\"winner\": \"p01\"}", "{\"winner\": \"p01\", \"by\": \"Ann\"}", 1)
        .replacen("\"stage\"", "\"phase\": 1, \"stage\"", 1);
    let problems = read(text.as_bytes()).expect_err("unknown fields");
    let mut found: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
    found.sort_unstable();
    assert_eq!(
        found,
        [
            "/players/1/a~1b",
            "/rounds/0/phase",
            "/rounds/0/pods/0/result/by",
            "/rounds/0/pods/0/winner",
            "/tournament/podsize",
            "/tournament/points/tie",
            "/x"
        ]
    );
    assert!(
        problems[0]
            .message
            .to_string()
            .starts_with("Unknown field \"tie\". Known here: win, draw, loss, bye.")
    );
}

#[test]
fn wrong_types_ranges_and_words_say_what_was_expected() {
    assert_eq!(
        message("'tournament': {'name': 'Cup', 'pod_size': 2}"),
        "/tournament/pod_size: Expected a whole number from 3 to 128, found 2."
    );
    assert_eq!(
        message("'tournament': {'name': 'Cup', 'uneven_pods': 'bye'}"),
        "/tournament/uneven_pods: Expected one of \"byes\", \"smaller_pods\", \"larger_pods\", \"smaller_pods_then_byes\", found \"bye\"."
    );
    assert_eq!(
        message("'format': 'podium-event/2'"),
        "/format: Expected one of \"podium-event/1\", found \"podium-event/2\"."
    );
    assert_eq!(
        pointers("'tournament': {'name': 'Cup', 'date': '9 May', 'listed': 'yes', 'time_zone': 'Mars/North'}"),
        ["/tournament/date", "/tournament/time_zone", "/tournament/listed"]
    );
    assert_eq!(
        pointers("'tournament': {'name': 7, 'points': {'win': 5.5}, 'tiebreakers': ['luck']}"),
        [
            "/tournament/name",
            "/tournament/points/win",
            "/tournament/tiebreakers/0",
            "/tournament/tiebreakers"
        ]
    );
    for moment in [
        "2026-05-09",
        "2026-05-09T10:00:00",
        "2026-05-09T10:00:60Z",
        "2026-05-09T10:00:00.1234567Z",
    ] {
        let found = pointers(&format!("'announcements': [{{'at': '{moment}', 'text': 'Hi'}}]"));
        assert_eq!(found, ["/announcements/0/at"], "{moment}");
    }
}

#[test]
fn an_announcement_is_for_a_table_that_is_there_or_for_a_player() {
    let wrong = |more: &str| {
        pointers(&format!(
            "'announcements': [{{'at': '2026-05-09T10:00:00Z', {more}, 'text': 'Hi'}}]"
        ))
    };
    assert_eq!(wrong("'round': 1"), ["/announcements/0"]);
    assert_eq!(wrong("'round': 1, 'table': 77"), ["/announcements/0/table"]);
    assert_eq!(wrong("'player': 'nobody'"), ["/announcements/0/player"]);
    assert_eq!(wrong("'shown_from': 'soon'"), ["/announcements/0/shown_from"]);
}

#[test]
fn players_that_nobody_is_are_named_where_they_stand() {
    let found = pointers(
        "'rounds': [{'number': 1, 'byes': ['z'], 'match_losses': [1], 'pods': [
            {'table': 1, 'seats': ['a', 'b', 'y'], 'result': {'winner': 'x'}}]}], 'cut': {'seeds': ['w']},
          'draws': [{'purpose': 'order', 'round': 1, 'counter': 1, 'drawn': ['v']}]",
    );
    assert_eq!(
        found,
        [
            "/rounds/0/pods/0/seats/2",
            "/rounds/0/pods/0/result/winner",
            "/rounds/0/byes/0",
            "/rounds/0/match_losses/0",
            "/cut/seeds/0",
            "/draws/0/drawn/0"
        ]
    );
}

#[test]
fn a_result_is_one_of_three() {
    let result = |result: &str| {
        format!("'rounds': [{{'number': 1, 'pods': [{{'seats': ['a', 'b', 'c'], 'result': {result}}}]}}]")
    };
    for wrong in [
        "{}",
        "{'winner': 'a', 'draw': ['b']}",
        "{'draw': ['a'], 'conceded': ['b']}",
        "null",
        "'a'",
    ] {
        assert_eq!(pointers(&result(wrong)), ["/rounds/0/pods/0/result"], "{wrong}");
    }
    assert_eq!(
        pointers(&result(
            "{'games': [{'drawn': false}, {}, {'winner': 'a', 'drawn': true}, 'a']}"
        )),
        [
            "/rounds/0/pods/0/result/games/0",
            "/rounds/0/pods/0/result/games/1",
            "/rounds/0/pods/0/result/games/2",
            "/rounds/0/pods/0/result/games/3"
        ]
    );
    let document = with(&result(
        "{'games': [{'winner': 'c'}], 'conceded': ['b'], 'match_losses': ['a']}",
    ));
    assert!(matches!(
        document.expect("sound").event.rounds()[0].pods[0].result,
        PodResult::Games { .. }
    ));
}

#[test]
fn mistakes_of_reading_and_of_the_rules_come_together() {
    let found = pointers(
        "'players': [{'id': 'a', 'name': 'A', 'color': 1}, {'id': 'a', 'name': ''}, {'id': 'c', 'name': 'C', 'entry_round': 0}],
         'rounds': [{'number': 2, 'pods': [{'table': 1, 'seats': ['a', 'c']}]}]",
    );
    assert_eq!(
        found,
        [
            "/players/0/color",
            "/players/2/entry_round",
            "/players/1/name",
            "/players/1/id",
            "/rounds/0/number",
            "/rounds/0/pods/0/seats"
        ]
    );
}

#[test]
fn players_who_wait_are_listed_beside_the_event() {
    let text = EXAMPLE.replace(
        "{\"id\": \"p02\"",
        "{\"id\": \"w\", \"name\": \"Wim\", \"status\": \"waitlisted\", \"number\": 3}, {\"id\": \"p02\"",
    );
    let document = read(text.as_bytes()).expect("sound");
    assert_eq!(document.event.players().len(), 6);
    assert_eq!(document.event.rounds()[0].byes, [PlayerIx(4)]);
    assert_eq!(document.about.players.len(), 6);
    assert_eq!(document.about.others[0].player.name, "Wim");
    let written = write(&document);
    let again = read(written.as_bytes()).expect("sound");
    assert_eq!(again, document);
    assert_eq!(write(&again), written);

    let placed = text.replace("\"byes\": [\"p05\"]", "\"byes\": [\"w\"]");
    let problems = read(placed.as_bytes()).expect_err("a waiting player has a bye");
    assert_eq!(
        problems[0].to_string(),
        "/rounds/0/byes/0: Wim is waitlisted and cannot be here."
    );
}

#[test]
fn the_size_of_a_cut_is_the_number_of_its_seeds() {
    let cut = |size: u32| {
        format!("'cut': {{'seeds': ['b', 'a', 'c'], 'size': {size}, 'announced_at': '2026-05-09T18:00:00.5+02:00'}}")
    };
    assert_eq!(pointers(&cut(4)), ["/cut/size"]);
    let document = with(&cut(3)).expect("sound");
    assert_eq!(document.event.cut(), Some([1, 0, 2].map(PlayerIx).as_slice()));
    assert!(
        write(&document)
            .contains("\"cut\": {\"seeds\": [\"b\", \"a\", \"c\"], \"announced_at\": \"2026-05-09T16:00:00.500Z\"}")
    );
}

#[test]
fn the_written_document_is_canonical() {
    let document = read(EXAMPLE.as_bytes()).expect("sound");
    assert_eq!(
        write(&document),
        include_str!("../../../../tests/cases/spring-open.json")
    );
}

#[test]
fn a_team_of_two_is_one_entrant() {
    let document = with(
        "'players': [{'id': 'a', 'name': 'Ann', 'team_mate': 'Abe'}, {'id': 'b', 'name': 'Bo', 'team_mate': 'Bea'},
                     {'id': 'c', 'name': 'Cy', 'team_mate': 'Cleo'}],
         'rounds': [{'number': 1, 'pods': [{'seats': ['a', 'b', 'c'], 'result': {'winner': 'b'}}]}]",
    )
    .expect("sound");
    let standings = podium_rules::standings::standings(&document.event, None);
    assert_eq!(standings.rows().len(), 3);
    assert_eq!(
        (standings.rows()[0].player, standings.rows()[0].match_points),
        (PlayerIx(1), 5)
    );
    assert_eq!(document.about.players[1].team_mate.as_deref(), Some("Bea"));
}

#[test]
fn an_address_in_a_name_is_the_private_one() {
    let document = with(
        "'players': [{'id': 'a', 'name': 'Greta Ahlstr\u{f6}m <greta@x.org>', 'sorted_under': 'Ahlstr\u{f6}m, Greta'},
                     {'id': 'b', 'name': 'Bo Birch, bo@x.org', 'email': 'birch@x.org', 'team_mate': 'Bea <bea@x.org>'},
                     {'id': 'c', 'name': 'cleo@x.org'}]",
    )
    .expect("sound");
    let read: Vec<(&str, Option<&str>)> = (document.event.players().iter().zip(&document.about.players))
        .map(|(player, about)| (player.name.as_str(), about.email.as_deref()))
        .collect();
    assert_eq!(
        read,
        [
            ("Greta Ahlstr\u{f6}m", Some("greta@x.org")),
            ("Bo Birch", Some("birch@x.org")),
            ("cleo", Some("cleo@x.org"))
        ]
    );
    assert_eq!(
        document.about.players[0].sorted_under.as_deref(),
        Some("Ahlstr\u{f6}m, Greta")
    );
    assert_eq!(document.about.players[1].team_mate.as_deref(), Some("Bea"));
}

#[test]
fn how_percentages_count_is_read_and_written_only_where_it_is_not_usual() {
    let usual = with("'rounds': []").expect("sound");
    let text = write(&usual);
    for name in ["opponents\"", "byes_in", "percentage_decimals", "percentage_floor"] {
        assert!(!text.contains(name), "{name}: {text}");
    }
    let set = with(
        "'tournament': {'name': 'Cup', 'bye_opponents': {'count': 3, 'match_win_percentage': '2/10'}, \
         'smaller_pod_opponents': {'count': 1, 'match_win_percentage': '1/7'}, 'byes_in_percentages': true, \
         'percentage_decimals': 4, 'percentage_floor': '0', 'tiebreakers': ['match_points', 'opponents_match_win_percentage', \
         'opponents_win_percentage', 'win_percentage', 'head_to_head', 'average_seat', 'games_won']}",
    );
    let document = set.unwrap_or_else(|problems| panic!("{problems:?}"));
    let text = write(&document);
    assert!(
        text.contains(r#""bye_opponents": {"count": 3, "match_win_percentage": "1/5"}"#),
        "{text}"
    );
    assert!(text.contains(r#""percentage_floor": "0""#), "{text}");
    let again = read(text.as_bytes()).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(again, document);
    assert_eq!(write(&again), text);
}

#[test]
fn wrong_percentages_are_named_by_their_place() {
    let found = pointers(
        "'tournament': {'name': 'Cup', 'bye_opponents': {'count': 0, 'match_win_percentage': '6/5', 'points': 1}, \
         'smaller_pod_opponents': {'count': 1}, 'byes_in_percentages': 1, 'percentage_decimals': 1, 'percentage_floor': 0.2}",
    );
    assert_eq!(
        found,
        [
            "/tournament/bye_opponents/count",
            "/tournament/bye_opponents/match_win_percentage",
            "/tournament/bye_opponents/points",
            "/tournament/smaller_pod_opponents/match_win_percentage",
            "/tournament/byes_in_percentages",
            "/tournament/percentage_decimals",
            "/tournament/percentage_floor",
        ]
    );
    assert_eq!(
        message("'tournament': {'name': 'Cup', 'percentage_floor': '0.2'}"),
        "/tournament/percentage_floor: Expected a fraction from 0 to 1 with a denominator of at most 2000, as \"1/5\" or \"0\", \
         found \"0.2\"."
    );
    // what would count for nothing contradicts the tiebreakers
    let unused = pointers(
        "'tournament': {'name': 'Cup', 'tiebreakers': ['match_points'], 'bye_opponents': {'count': 3, 'match_win_percentage': '1/5'}, \
         'byes_in_percentages': true, 'percentage_decimals': 4, 'percentage_floor': '1/5'}",
    );
    assert_eq!(
        unused,
        [
            "/tournament/bye_opponents",
            "/tournament/byes_in_percentages",
            "/tournament/percentage_decimals",
            "/tournament/percentage_floor",
        ]
    );
}

#[test]
fn places_count_only_where_they_score() {
    let players = "'players': [{'id': 'a', 'name': 'Ann'}, {'id': 'b', 'name': 'Bo'}, {'id': 'c', 'name': 'Cy'}, {'id': 'd', 'name': 'Di'}]";
    let played = |settings: &str, result: &str| {
        with(&format!(
            "'tournament': {{'name': 'Cup'{settings}}}, {players}, \
             'rounds': [{{'number': 1, 'pods': [{{'seats': ['a', 'b', 'c', 'd'], 'result': {result}}}]}}]"
        ))
    };
    let places = "{'places': [['c'], ['a', 'd'], ['b']]}";
    let refused = played("", places).expect_err("no points by place");
    let pointers: Vec<&str> = refused.iter().map(|problem| problem.pointer.as_str()).collect();
    assert_eq!(pointers, ["/rounds/0/pods/0/result/places"]);
    let by_place = ", 'place_points': {'4': [6, 3, 2, 1]}, 'draw_points': {'4': 5}";
    let points = |result: &str| -> Vec<u32> {
        let event = played(by_place, result).expect("sound").event;
        let table = podium_rules::standings::standings(&event, None);
        let of = |ix| table.row(PlayerIx(ix)).expect("a row").match_points;
        [0, 1, 2, 3].map(of).to_vec()
    };
    assert_eq!(points(places), [2, 1, 6, 2]);
    assert_eq!(points("{'draw': ['a', 'b', 'c', 'd']}"), [5, 5, 5, 5]);
    // T45: who concede together share the last of their places, and no draw
    assert_eq!(points("{'games': [], 'conceded': ['a', 'b', 'c', 'd']}"), [1, 1, 1, 1]);
}

#[test]
fn an_unreadable_list_of_places_is_one_problem() {
    for (list, pointer) in [("'6'", "/4"), ("[6, 'x']", "/4/1")] {
        let found = pointers(&format!(
            "'tournament': {{'name': 'Cup', 'place_points': {{'4': {list}}}}}"
        ));
        assert_eq!(found, [format!("/tournament/place_points{pointer}")], "{list}");
    }
}
