//! Files in TopDeck's shape: what is read, what is reported as lost, what is refused.

use std::process::Command;

use podium_document::file::read_file;
use podium_event::labels::{RoundState, TournamentState};
use podium_event::profile::UnevenPods;
use podium_event::{PlayerIx, PodResult, Stage};
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;
use serde_json::{Value, json};

use super::{LEAGUE, QUALIFIER, league, read, refused};

fn reports(lost: &[say::Message], part: &str) -> bool {
    lost.iter().any(|sentence| sentence.to_string().contains(part))
}

#[test]
fn a_real_league_evening_has_the_places_that_were_published() {
    let file = read(&league());
    let event = &file.document.event;
    assert_eq!(
        (event.players().len(), event.swiss().len(), event.playoff().len()),
        (16, 3, 0)
    );
    let about = &file.document.about;
    assert_eq!(
        (about.name.as_str(), about.slug.as_deref()),
        ("League evening", Some("league-evening"))
    );
    assert_eq!(about.date.map(|date| date.to_string()).as_deref(), Some("2026-01-01"));
    assert_eq!(about.state, Some(TournamentState::Finished));
    assert!(
        !reports(&file.lost, "another place") && !reports(&file.lost, "points of"),
        "{:?}",
        file.lost
    );
    let table = standings(event, None);
    let published = league();
    for line in published["standings"].as_array().expect("standings") {
        let player = event.find(line["id"].as_str().expect("an id")).expect("the player");
        let row = table.row(player).expect("a row");
        assert_eq!(u64::from(row.match_points), line["points"].as_u64().expect("points"));
    }
}

#[test]
fn a_real_qualifier_has_its_playoff_and_its_final_places() {
    let file = read_file(QUALIFIER.as_bytes()).expect("an event");
    let event = &file.document.event;
    let stages: Vec<Stage> = event.rounds().iter().map(|round| round.stage).collect();
    assert_eq!(
        stages[3..],
        [Stage::Swiss, Stage::Playoff],
        "numbers as texts are Swiss rounds, \"Top 4\" is none"
    );
    let places = final_places(event);
    let first = places.given()[0].player;
    assert_eq!(
        (event.player(first).name.as_str(), places.is_complete()),
        ("Player 01", true)
    );
    assert!(!reports(&file.lost, "another place"), "{:?}", file.lost);
    assert!(!reports(&file.lost, "winRateSwiss"), "{:?}", file.lost);
    assert_eq!(file.document.about.place.as_deref(), Some("Somewhere"));
    // a null says nothing, and nothing is lost with it
    assert!(!reports(&file.lost, "averageElo"));
}

#[test]
fn byes_leavers_and_late_entries_follow_from_the_rounds() {
    let mut file = league();
    let seats = file["rounds"][1]["tables"][0]["players"]
        .as_array()
        .expect("players")
        .clone();
    let (away, bye, late) = (
        seats[0].clone(),
        seats[1].clone(),
        json!({"name": "Late", "id": "late1"}),
    );
    // one table of round 3 loses the two; a third one comes
    let third = file
        .pointer_mut("/rounds/2/tables")
        .and_then(Value::as_array_mut)
        .expect("tables");
    for (ix, table) in third.iter_mut().enumerate() {
        let players = table["players"].as_array_mut().expect("players");
        players.retain(|player| *player != away && *player != bye);
        if players.len() < 4 {
            players.push(json!({"name": "Filler", "id": format!("fill{ix}")}));
        }
        table["winner_id"] = json!("Draw");
    }
    third[0]["players"][0] = late;
    third.push(json!({"table": "Byes", "status": "Bye", "players": [bye]}));
    let read = read(&file);
    let event = &read.document.event;
    let by_id = |id: &Value| event.player(event.find(id.as_str().expect("an id")).expect("the player"));
    assert_eq!(by_id(&away["id"]).dropped_after, Some(2));
    assert_eq!(by_id(&bye["id"]).dropped_after, None);
    assert_eq!(by_id(&json!("late1")).entry_round, 3);
    assert_eq!(
        (event.swiss()[2].byes.len(), event.profile().uneven_pods),
        (1, UnevenPods::Byes)
    );
    assert!(
        reports(&read.lost, "counted as dropped after the last round"),
        "{:?}",
        read.lost
    );
    assert!(reports(&read.lost, "do not follow from its results"), "{:?}", read.lost);
}

#[test]
fn tables_that_are_no_pods_and_have_no_winner_are_reported() {
    let mut file = league();
    file["rounds"][0]["tables"][0]["winner_id"] = Value::Null;
    file["rounds"][0]["tables"][0]["winner"] = Value::Null;
    let cut: Vec<Value> = file["rounds"][0]["tables"][1]["players"].as_array().expect("players")[..2].to_vec();
    file["rounds"][0]["tables"][1]["winner_id"] = cut[1]["id"].clone();
    file["rounds"][0]["tables"][1]["players"] = json!(cut);
    let read = read(&file);
    let round = &read.document.event.swiss()[0];
    assert_eq!(round.pods[0].result, PodResult::Drawn(Vec::new()));
    assert_eq!(
        (round.pods.len(), round.byes.len(), round.match_losses.len()),
        (3, 1, 1)
    );
    assert!(
        reports(&read.lost, "with no point for anybody: round 1, table 1."),
        "{:?}",
        read.lost
    );
    assert!(
        reports(&read.lost, "a bye and the others a match loss: round 1, table 2."),
        "{:?}",
        read.lost
    );
}

#[test]
fn an_event_that_is_being_played_goes_on() {
    let mut file = league();
    let last = file["rounds"][2]["tables"].as_array_mut().expect("tables");
    for table in last {
        for field in ["winner", "winner_id"] {
            table[field] = Value::Null;
        }
        table["status"] = json!("Active");
    }
    let running = read(&file);
    assert_eq!(running.document.about.rounds[2].state, Some(RoundState::Running));
    assert_eq!(running.document.about.state, None);
    for table in file["rounds"][2]["tables"].as_array_mut().expect("tables") {
        table["status"] = json!("Pending");
    }
    assert_eq!(read(&file).document.about.rounds[2].state, Some(RoundState::Published));
}

#[test]
fn points_of_another_event_are_found_and_mismatches_reported() {
    let mut file = league();
    let event = read(&file).document.event;
    let table = standings(&event, None);
    for line in file["standings"].as_array_mut().expect("standings") {
        let player = event.find(line["id"].as_str().expect("an id")).expect("the player");
        let row = table.row(player).expect("a row");
        line["points"] = json!(3 * row.wins + row.draws);
    }
    let points = read(&file).document.event.profile().points;
    assert_eq!((points.win, points.draw, points.loss), (3, 1, 0));
    file["standings"][0]["points"] = json!(99);
    let (first, second) = (
        file["standings"][0]["standing"].clone(),
        file["standings"][9]["standing"].clone(),
    );
    file["standings"][0]["standing"] = second;
    file["standings"][9]["standing"] = first;
    let read = read(&file);
    assert!(
        reports(&read.lost, "The points of 1 player in the file"),
        "{:?}",
        read.lost
    );
    assert!(
        reports(&read.lost, "players have another place than in the file"),
        "{:?}",
        read.lost
    );
}

#[test]
fn players_are_known_by_name_where_a_file_has_no_ids() {
    let mut file = league();
    let strip = |player: &mut Value| {
        player.as_object_mut().expect("a player").remove("id");
    };
    file["standings"]
        .as_array_mut()
        .expect("standings")
        .iter_mut()
        .for_each(strip);
    for round in file["rounds"].as_array_mut().expect("rounds") {
        for table in round["tables"].as_array_mut().expect("tables") {
            table["players"]
                .as_array_mut()
                .expect("players")
                .iter_mut()
                .for_each(strip);
            table.as_object_mut().expect("a table").remove("winner_id");
        }
    }
    let named = read(&file).document.event;
    let known = read(&league()).document.event;
    let points = |event: &podium_event::Event| -> Vec<u32> {
        let table = standings(event, None);
        event
            .indices()
            .map(|player: PlayerIx| table.row(player).map_or(0, |row| row.match_points))
            .collect()
    };
    assert_eq!(named.players().len(), 16);
    assert_eq!(points(&named), points(&known));
}

#[test]
fn addresses_in_names_are_private() {
    let file = read_file(include_bytes!("../../../cases/topdeck/addresses-in-names.json")).expect("an event");
    let (event, about) = (&file.document.event, &file.document.about);
    let known: Vec<(&str, &str, Option<&str>)> = (event.players().iter().zip(&about.players))
        .map(|(player, about)| (player.id.as_str(), player.name.as_str(), about.email.as_deref()))
        .collect();
    let greta = "Greta Ahlstr\u{f6}m";
    assert_eq!(
        known,
        [
            (greta, greta, Some("greta@example.org")),
            ("Bo Birch", "Bo Birch", Some("bo@example.org")),
            ("cleo", "cleo", Some("cleo@example.org")),
            ("cleo 2", "cleo", Some("cleo@example.net")),
            ("cleo 3", "Cleo Cedar", None),
        ]
    );
    let table = standings(event, None);
    assert!(table.row(PlayerIx(0)).is_some_and(|row| row.match_points > 0));
}

#[test]
fn what_keeps_a_file_from_being_an_event_is_named_with_its_place() {
    let mut twice = league();
    twice["rounds"][1]["tables"][1]["players"][2] = twice["rounds"][1]["tables"][0]["players"][0].clone();
    let said = refused(&twice);
    assert!(
        said.iter()
            .any(|line| line.starts_with("/rounds/1/tables/1/players/2: ") && line.contains("already sits at")),
        "{said:?}"
    );
    let mut stranger = league();
    stranger["rounds"][0]["tables"][0]["winner_id"] = json!("nobody");
    stranger["rounds"][0]["tables"][0]["winner"] = json!("Nobody");
    assert!(refused(&stranger)[0].starts_with("/rounds/0/tables/0/winner_id: The winner, \"nobody\","));
    assert!(refused(&json!({"rounds": []}))[0].contains("names no player"));
    assert!(refused(&json!({"standings": [1]}))[0].starts_with("/standings/0: Expected an object"));
    let mut nameless = league();
    nameless["rounds"][0]["tables"][0]["players"][0] = json!({});
    assert!(refused(&nameless)[0].contains("neither an \"id\" nor a \"name\""));
}

#[test]
fn the_commands_take_such_a_file_and_say_what_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("league.json");
    std::fs::write(&path, LEAGUE).expect("written");
    let data = folder.path().join("data");
    let (path, data) = (path.to_str().expect("UTF-8"), data.to_str().expect("UTF-8"));
    let podium = |arguments: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_podium"))
            .args(arguments)
            .output()
            .expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        (done.status.code(), text(done.stdout), text(done.stderr))
    };
    let (code, slug, said) = podium(&["--data", data, "import", path]);
    assert_eq!((code, slug.as_str()), (Some(0), "league-evening\n"), "{said}");
    assert!(said.contains("Winning percentages of the file are not kept."), "{said}");
    let (code, exported, _) = podium(&["--data", data, "export", "league-evening"]);
    assert_eq!(code, Some(0));
    let exported: Value = serde_json::from_str(&exported).expect("JSON");
    assert_eq!(exported["rounds"].as_array().map(Vec::len), Some(3));
    let (code, table, _) = podium(&["standings", path]);
    assert_eq!(code, Some(0));
    assert_eq!(table.lines().count(), 17, "{table}");
    let (_, checked, _) = podium(&["check", path]);
    assert!(
        checked.starts_with("League evening: 3 Swiss rounds\nRead from another program's file: "),
        "{checked}"
    );
}

#[test]
fn commanders_of_a_deck_are_the_players() {
    let mut file = league();
    file["standings"][0]["deckObj"] = json!({"Commanders": {"Vael, Keeper  of Tides": {"count": 1}}});
    file["standings"][1]["deckObj"] = json!({"Commanders": {"Oru": {}, "Vael": {}}, "Mainboard": {"Island": {}}});
    file["standings"][2]["deckObj"] = json!({"Commanders": {"A": {}, "B": {}, "C": {}}});
    for line in file["standings"].as_array_mut().expect("standings") {
        line["decklist"] = json!(null);
    }
    let read = read(&file);
    let commanders: Vec<_> = read
        .document
        .event
        .players()
        .iter()
        .take(4)
        .map(|player| player.commanders.clone())
        .collect();
    assert_eq!(
        commanders,
        [vec!["Vael, Keeper of Tides"], vec!["Oru", "Vael"], vec![], vec![]]
    );
    for sentence in [
        "The commanders of 1 player are not kept: more than two are named.",
        "The decks of 1 player are not kept: the file has their cards, and no list.",
    ] {
        assert!(reports(&read.lost, sentence), "{sentence}: {:?}", read.lost);
    }
}

#[test]
fn who_could_be_two_people_and_rounds_without_a_number_are_refused() {
    let mut file = league();
    file["standings"][1]["id"] = file["standings"][0]["id"].clone();
    let problems = refused(&file);
    assert!(
        problems[0].starts_with("/standings/1/id: Another player has the id"),
        "{problems:?}"
    );
    let mut file = league();
    for place in 0..2 {
        file["standings"][place]["id"] = json!(null);
        file["standings"][place]["name"] = json!("Ann");
    }
    let problems = refused(&file);
    assert!(
        problems[0].starts_with("/standings/1/name: Another player is called Ann"),
        "{problems:?}"
    );
    for number in [json!(-1), json!(2.5), json!(null), json!(0), json!("")] {
        let mut file = league();
        file["rounds"][0]["round"] = number.clone();
        let problems = refused(&file);
        assert!(
            problems[0].starts_with("/rounds/0/round: Expected the number"),
            "{number}: {problems:?}"
        );
    }
}

#[test]
fn a_list_of_one_event_is_that_event() {
    let alone = read(&league());
    assert_eq!(read(&json!([league()])), alone);
    let problems = refused(&json!([league(), league()]));
    assert!(problems[0].contains("The file has 2 events."), "{problems:?}");
}

#[test]
fn an_event_is_over_with_its_last_table() {
    let mut file = league();
    file.as_object_mut().expect("an object").remove("swissNum");
    assert_eq!(read(&file).document.about.state, Some(TournamentState::Finished));
    file["swissNum"] = json!(9);
    assert_eq!(read(&file).document.about.state, None);
}
