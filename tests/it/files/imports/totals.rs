//! TopDeck's files as its bulk API gives them: no tables of byes, custom points, draws that not everyone shares,
//! drawn finals. Each is read by the command that people use.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::{Value, json};

fn podium(arguments: &[&str]) -> (Option<i32>, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(arguments)
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (done.status.code(), text(done.stdout), text(done.stderr))
}

fn path(name: &str) -> String {
    format!("tests/cases/topdeck/{name}.json")
}

fn case(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path(name)).expect("a case")).expect("JSON")
}

/// Writes a changed case into a folder, for the commands.
fn written(folder: &tempfile::TempDir, file: &Value) -> String {
    let path = folder.path().join("changed.json");
    std::fs::write(&path, file.to_string()).expect("written");
    path.to_str().expect("UTF-8").to_owned()
}

/// The standings of a file as JSON, and what the command says about it.
fn standings(path: &str, options: &[&str]) -> (Vec<Value>, String) {
    let (code, table, said) = podium(&[&["standings", path, "--json"], options].concat());
    assert_eq!(code, Some(0), "{said}");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    (table.as_array().expect("a list").clone(), said)
}

/// Wins, draws, losses and byes of each player by id.
fn records(table: &[Value]) -> BTreeMap<String, [u64; 4]> {
    let of = |row: &Value| ["wins", "draws", "losses", "byes"].map(|name| row[name].as_u64().expect("a number"));
    let id = |row: &Value| row["id"].as_str().expect("an id").to_owned();
    table.iter().map(|row| (id(row), of(row))).collect()
}

/// The same as the file states them, of the Swiss rounds.
fn stated(file: &Value) -> BTreeMap<String, [u64; 4]> {
    let swiss = |row: &Value, swiss: &str, all: &str| row.get(swiss).unwrap_or(&row[all]).as_u64().expect("a number");
    let of = |row: &Value| {
        [
            swiss(row, "winsSwiss", "wins"),
            swiss(row, "draws", "draws"),
            swiss(row, "lossesSwiss", "losses"),
            swiss(row, "byes", "byes"),
        ]
    };
    let id = |row: &Value| row["id"].as_str().expect("an id").to_owned();
    let rows = file["standings"].as_array().expect("standings");
    rows.iter().map(|row| (id(row), of(row))).collect()
}

/// Imports a file into a new database and returns the exported document, and what the import says.
fn imported(path: &str) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    let data = data.to_str().expect("UTF-8");
    let (code, slug, said) = podium(&["--data", data, "import", path]);
    assert_eq!(code, Some(0), "{said}");
    let (code, document, export_said) = podium(&["--data", data, "export", slug.trim()]);
    assert_eq!(code, Some(0), "{export_said}");
    (serde_json::from_str(&document).expect("JSON"), said)
}

/// Returns the rounds of a document in which a player has a bye.
fn byes(document: &Value, player: &str) -> Vec<u64> {
    let rounds = document["rounds"].as_array().expect("rounds").iter();
    let has = |round: &&Value| {
        round["byes"]
            .as_array()
            .is_some_and(|byes| byes.contains(&json!(player)))
    };
    rounds
        .filter(has)
        .map(|round| round["number"].as_u64().expect("a number"))
        .collect()
}

#[test]
fn every_total_of_real_files_is_the_published_one() {
    for name in [
        "bye-only-in-standings",
        "draw-shared-by-two",
        "drawn-final-top-4",
        "drawn-final-top-10",
        "seventeen-players",
        "lost-draws",
        "byes-of-245",
        "alone-without-a-winner",
    ] {
        let (table, said) = standings(&path(name), &[]);
        let mut stated = stated(&case(name));
        // a player who registered and never came is in no standings
        stated.retain(|_, record| *record != [0; 4]);
        assert_eq!(records(&table), stated, "{name}");
        for sentence in [
            "does not follow",
            "do not follow",
            "Unknown",
            "nobody here knows",
            "no place here",
        ] {
            assert!(!said.contains(sentence), "{name}: {sentence}: {said}");
        }
    }
}

#[test]
fn a_bye_that_only_the_standings_have_is_in_a_round_without_a_seat() {
    let (document, said) = imported(&path("bye-only-in-standings"));
    assert_eq!(byes(&document, "i5"), [1]);
    assert!(said.contains("1 bye is only in the file's standings."), "{said}");
    let (document, said) = imported(&path("byes-of-245"));
    assert!(said.contains("10 byes are only in the file's standings."), "{said}");
    let per_round: Vec<usize> = document["rounds"]
        .as_array()
        .expect("rounds")
        .iter()
        .map(|round| round["byes"].as_array().map_or(0, Vec::len))
        .collect();
    // 245 players sat at 61 tables of four in each of the first three rounds
    assert_eq!(per_round[..3], [1, 1, 1]);
    assert_eq!(per_round.iter().sum::<usize>(), 10);
}

/// A league evening of three rounds in which a player misses some.
fn absent(missed: &[usize], byes: u32) -> Value {
    let mut file: Value = serde_json::from_str(super::LEAGUE).expect("JSON");
    let player = file["standings"][15]["id"].clone();
    file["standings"][15]["byes"] = json!(byes);
    for (number, &round) in missed.iter().enumerate() {
        for table in file["rounds"][round - 1]["tables"].as_array_mut().expect("tables") {
            for seat in table["players"].as_array_mut().expect("players") {
                if seat["id"] == player {
                    *seat = json!({"id": format!("other{number}"), "name": format!("Other {number}")});
                }
            }
        }
    }
    file
}

#[test]
fn a_bye_fills_an_absence_before_it_makes_somebody_early_or_late() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (missed, count, expected) in [
        (&[2][..], 1, &[2][..]),
        (&[1, 2], 1, &[2]),
        (&[1, 2], 2, &[1, 2]),
        (&[1, 3], 1, &[1]),
        (&[2, 3], 1, &[2]),
        (&[1, 2, 3], 1, &[1]),
    ] {
        let file = absent(missed, count);
        let (document, _) = imported(&written(&folder, &file));
        let player = file["standings"][15]["id"].as_str().expect("an id");
        assert_eq!(byes(&document, player), expected, "{missed:?}");
    }
}

#[test]
fn more_byes_than_rounds_without_a_seat_are_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (_, said) = standings(&written(&folder, &absent(&[2], 3)), &[]);
    assert!(
        said.contains("has 3 byes in the standings and 1 in the rounds (round 2)"),
        "{said}"
    );
}

#[test]
fn a_draw_is_shared_by_those_who_have_one_in_the_standings() {
    let (document, said) = imported(&path("draw-shared-by-two"));
    assert_eq!(
        document["rounds"][0]["pods"][0]["result"],
        json!({"draw": ["i1", "i2"]})
    );
    assert!(
        said.contains("not everyone at these tables shares the draw, and the others lost: round 1, table 1."),
        "{said}"
    );
    assert!(
        !said.contains("fit several readings") && !said.contains("everybody at the table"),
        "{said}"
    );
    // two of three drawn tables of 15 and 17 were draws: which, the totals do not say
    let (_, said) = standings(&path("lost-draws"), &[]);
    assert!(said.contains("For 2 players the totals fit several readings"), "{said}");
    assert!(said.contains("Player 15; Player 17."), "{said}");
}

#[test]
fn totals_that_contradict_the_tables_take_no_draw_away() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("draw-shared-by-two");
    // no loss is published in place of the draw
    file["standings"][2]["losses"] = json!(0);
    file["standings"][3]["wins"] = json!(2);
    let (table, said) = standings(&written(&folder, &file), &[]);
    assert_eq!(records(&table)["i3"], [0, 1, 0, 0]);
    for sentence in [
        "P3 has 0 draws in the standings and 1 at the tables (round 1)",
        "P4 has 2 wins in the standings and 0 at the tables",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
    assert!(
        said.contains("2 numbers in the file's standings do not follow from its tables."),
        "{said}"
    );
}

#[test]
fn without_totals_everybody_at_the_table_shares_a_draw() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("draw-shared-by-two");
    for line in file["standings"].as_array_mut().expect("standings") {
        let line = line.as_object_mut().expect("a line");
        for total in ["wins", "draws", "losses", "byes"] {
            line.remove(total);
        }
    }
    let (table, said) = standings(&written(&folder, &file), &[]);
    assert!(
        records(&table).values().all(|record| *record == [0, 1, 0, 0]),
        "{table:?}"
    );
    assert!(said.contains("everybody at the table has a share."), "{said}");
    // losses alone say it as well
    for (ix, losses) in [0, 0, 1, 1].into_iter().enumerate() {
        file["standings"][ix]["losses"] = json!(losses);
    }
    let (table, _) = standings(&written(&folder, &file), &[]);
    assert_eq!(records(&table)["i4"], [0, 0, 1, 0]);
}

#[test]
fn the_published_places_of_an_event_with_its_own_points_are_kept() {
    let (document, said) = imported(&path("custom-points"));
    let text = document["tournament"]["description"].as_str().expect("a description");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[0]), (22, "Places as published:"));
    assert_eq!(lines[2], "    1. Player 1: 2 wins, 0 draws, 2 losses, 0 byes");
    assert_eq!(lines[21], "    20. Player 20: 0 wins, 0 draws, 4 losses, 0 byes");
    assert!(
        said.contains("The published places are in the tournament's description"),
        "{said}"
    );
    assert!(
        said.contains("Tables without a winner count as drawn, with no point for anybody: round 1, table 1;"),
        "{said}"
    );
    assert!(
        !said.contains("another place") && !said.contains("do not follow"),
        "{said}"
    );
    // equal players are in the order of the file
    let (places, _) = standings(&path("custom-points"), &["--final"]);
    let names: Vec<&str> = places
        .iter()
        .map(|place| place["name"].as_str().expect("a name"))
        .collect();
    assert_eq!((names[0], names[19]), ("Player 1", "Player 20"));
    // points are published, too, and a draw may be
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("winner-unknown");
    for (ix, points) in [7, 6, 3, 1].into_iter().enumerate() {
        file["standings"][ix]["points"] = json!(points);
    }
    let (document, said) = imported(&written(&folder, &file));
    assert_eq!(
        document["rounds"][0]["pods"][0]["result"],
        json!({"draw": ["i1", "i2"]})
    );
    let text = document["tournament"]["description"].as_str().expect("a description");
    assert!(
        text.contains("2. P2: 6 points, 0 wins, 1 draw, 0 losses, 0 byes"),
        "{text}"
    );
    assert!(!said.contains("The points of"), "{said}");
}

#[test]
fn a_player_called_unknown_can_win() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("winner-unknown");
    file["standings"][1]["name"] = json!("Unknown");
    file["rounds"][0]["tables"][0]["players"][1]["name"] = json!("Unknown");
    let (document, _) = imported(&written(&folder, &file));
    assert_eq!(document["rounds"][0]["pods"][0]["result"], json!({"winner": "i2"}));
}

#[test]
fn a_drawn_final_makes_the_best_seed_champion() {
    for (name, reached) in [
        ("drawn-final-top-4", ["champion", "final", "final", "final"]),
        ("drawn-final-top-10", ["champion", "final", "final", "final"]),
    ] {
        let (places, said) = standings(&path(name), &["--final"]);
        let first = |field: &str| {
            places
                .iter()
                .take(4)
                .map(|place| place[field].clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(first("reached"), reached.map(Value::from), "{name}");
        let names = ["Player 1", "Player 2", "Player 3", "Player 4"];
        assert_eq!(first("name"), names.map(Value::from), "{name}");
        assert!(!said.contains("as on TopDeck:"), "nothing is changed: {said}");
        let (document, _) = imported(&path(name));
        assert_eq!(document["tournament"]["drawn_elimination"], "highest_seed", "{name}");
        assert_eq!(document["tournament"]["state"], "finished", "{name}");
        let last = document["rounds"]
            .as_array()
            .and_then(|rounds| rounds.last())
            .expect("a round");
        let drawn = last["pods"][0]["result"]["draw"].as_array().map(Vec::len);
        assert_eq!(drawn, Some(4), "{name}: {}", last["pods"][0]);
        assert_eq!(last["pods"][0]["note"], Value::Null);
    }
}

#[test]
fn who_went_on_from_a_drawn_table_against_the_seeds_is_entered_as_its_winner() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("drawn-final-top-4");
    // the file has another player first
    let standings = file["standings"].as_array_mut().expect("standings");
    let first = standings
        .iter()
        .position(|one| one["name"] == "Player 1")
        .expect("player 1");
    let third = standings
        .iter()
        .position(|one| one["name"] == "Player 3")
        .expect("player 3");
    let (one, three) = (
        standings[first]["standing"].clone(),
        standings[third]["standing"].clone(),
    );
    (standings[first]["standing"], standings[third]["standing"]) = (three, one);
    let (document, said) = imported(&written(&folder, &file));
    let last = document["rounds"]
        .as_array()
        .and_then(|rounds| rounds.last())
        .expect("a round");
    assert!(
        said.contains("as on TopDeck:") && said.contains("table 1 (Player 3)."),
        "{said}"
    );
    assert_eq!(
        last["pods"][0]["note"],
        "Drawn. The player who went on counts as the winner."
    );
    assert_eq!(document["tournament"]["drawn_elimination"], Value::Null);
}

/// Three seeds wait for the final, four players play for the fourth seat; names of rounds are sorted as text in files.
#[test]
fn the_larger_cut_is_played_before_the_final_whatever_the_order_of_the_file() {
    let (places, said) = standings(&path("top-7-after-top-4"), &["--final"]);
    let names: Vec<&Value> = places.iter().take(4).map(|place| &place["name"]).collect();
    assert_eq!(names, ["Player 02", "Player 01", "Player 03", "Player 05"], "{said}");
    let (document, _) = imported(&path("top-7-after-top-4"));
    assert_eq!(document["rounds"][4]["pods"][0]["result"], json!({"winner": "p2"}));
}

#[test]
fn from_a_drawn_semifinal_the_player_of_the_final_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("drawn-final-top-10");
    let rounds = file["rounds"].as_array_mut().expect("rounds");
    let table = &mut rounds[5]["tables"][0];
    let winner = table["winner_id"].clone();
    table["winner"] = json!("Draw");
    table["winner_id"] = json!("Draw");
    let (document, _) = imported(&written(&folder, &file));
    // the best seed of the table went on, so it stays drawn by the rules of the event (T43)
    assert_eq!(document["tournament"]["drawn_elimination"], "highest_seed");
    let table = &document["rounds"][5]["pods"][0];
    assert_eq!(table["result"], json!({"draw": table["seats"]}));
    let last = document["rounds"][6]["pods"][0]["seats"].as_array().expect("seats");
    assert!(last.contains(&winner), "{last:?}");
}

#[test]
fn one_table_of_four_beside_threes_is_the_full_size() {
    let (document, _) = imported(&path("seventeen-players"));
    let mut sizes: Vec<usize> = document["rounds"][0]["pods"]
        .as_array()
        .expect("pods")
        .iter()
        .map(|pod| pod["seats"].as_array().map_or(0, Vec::len))
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 3, 3, 4, 4]);
    let settings = &document["tournament"];
    assert_eq!(
        (
            &settings["pod_size"],
            &settings["points"]["win"],
            &settings["points"]["bye"]
        ),
        (&json!(4), &json!(5), &json!(5))
    );
    // two larger tables make no larger event
    let (document, _) = imported(&path("byes-of-245"));
    assert_eq!(document["tournament"]["pod_size"], 4);
}

#[test]
fn known_columns_are_not_unknown() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = case("draw-shared-by-two");
    file["eventData"] = json!({"city": "Porto", "state": "PT", "lat": 41.1});
    file["averageElo"] = json!(1200);
    let line = file["standings"][0].as_object_mut().expect("a line");
    for (name, value) in [
        ("winRateSwiss", json!(0.5)),
        ("winRateBracket", json!(0.5)),
        ("discord", json!("somebody")),
        ("shoeSize", json!(44)),
    ] {
        line.insert(name.to_owned(), value);
    }
    let (document, said) = imported(&written(&folder, &file));
    assert_eq!(document["tournament"]["place"], "Porto, PT");
    assert!(
        said.contains("Fields that have no place here: eventData: lat; standings: discord; the event: averageElo."),
        "{said}"
    );
    assert!(
        said.contains("nobody here knows what it is: standings: shoeSize."),
        "{said}"
    );
    assert!(!said.contains("winRate"), "{said}");
}
