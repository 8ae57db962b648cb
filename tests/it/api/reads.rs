//! What is read, compared with the exports of the pages for a tournament that was played to its champion; how it is kept.

use podium_rules::event_numbers::EventNumbers;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::Value;

use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::program::Program;
use crate::public::Play;

/// Sixteen players after three Swiss rounds and a playoff of ten.
fn played(play: &Play<'_>) {
    for _ in 0..3 {
        play.round();
    }
    play.cut(10);
    play.round();
    play.round_won_by("2");
    play.end();
}

/// What is under a tournament's address.
const READS: [&str; 14] = [
    "",
    "/players",
    "/players/3",
    "/rounds",
    "/rounds/2",
    "/rounds/2/tables/1",
    "/standings",
    "/standings?after=1",
    "/bracket",
    "/clock",
    "/statistics",
    "/event",
    "/topdeck",
    "/stage",
];

fn at(play: &Play<'_>, read: &str) -> String {
    format!("/tournaments/{}{read}", play.slug)
}

fn list<'v>(value: &'v Value, member: &str) -> &'v Vec<Value> {
    value[member]
        .as_array()
        .unwrap_or_else(|| panic!("{member} is a list in {value}"))
}

/// A value as a cell of CSV has it; empty for null.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The cells of a player's row of standings, as the export has them up to the record.
fn standing_cells(row: &Value) -> Vec<String> {
    [
        &row["rank"],
        &row["player"]["number"],
        &row["player"]["name"],
        &row["match_points"],
        &row["match_win_percentage"]["shown"],
        &row["opponents_average_match_points"]["shown"],
        &row["opponents_match_win_percentage"]["shown"],
    ]
    .map(cell)
    .to_vec()
}

/// The lines of an export without its head, each as its cells.
fn csv(service: &Service<'_>, path: &str) -> Vec<Vec<String>> {
    let body = service.anonymous().see(path).body;
    let lines = body.lines().skip(1);
    lines.map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

both_databases! {
    fn a_tournament_played_to_its_champion_reads_as_its_exports(db) {
        let play = Play::of(db, 18);
        played(&play);
        let service = Service::start(db);
        let program = service.program();
        for (read, export) in [("/event", "/export/event.json"), ("/topdeck", "/export/topdeck.json")] {
            let answer = program.get(&at(&play, read));
            assert_eq!(answer.page.body, service.anonymous().see(&play.at(export)).body, "{read}");
        }
        for after in 1..=3 {
            let standings = program.see(&at(&play, &format!("/standings?after={after}")));
            let lines = csv(&service, &play.at(&format!("/export/standings.csv?round={after}")));
            assert_eq!(standings["after"], after);
            assert_eq!(list(&standings, "rows").len(), 18);
            for (row, line) in list(&standings, "rows").iter().zip(&lines) {
                assert_eq!(standing_cells(row), line[..7]);
                let record = &row["record"];
                let counts = ["matches_played", "wins", "draws", "losses", "byes"].map(|name| cell(&record[name]));
                assert_eq!(counts, line[8..13]);
            }
        }
        // the latest standings are those after the last Swiss round, with the final places beside them
        let standings = program.see(&at(&play, "/standings"));
        assert_eq!(standings["after"], 3);
        let mut rows = list(&standings, "rows").clone();
        rows.sort_by_key(|row| row["place"].as_u64().expect("everybody has a place"));
        let places: Vec<Vec<String>> = csv(&service, &play.at("/export/standings.csv"));
        for (row, line) in rows.iter().zip(&places) {
            let first = ["place", "reached", "seed"].map(|name| cell(&row[name]));
            assert_eq!([first.to_vec(), standing_cells(row)].concat(), line[..10]);
        }
        for number in 1..=5 {
            let round = program.see(&at(&play, &format!("/rounds/{number}")));
            let mut lines = Vec::new();
            for pod in list(&round, "pods") {
                let names = list(pod, "players").iter().map(|player| cell(&player["name"]));
                lines.push(std::iter::once(cell(&pod["table"])).chain(names).collect::<Vec<_>>());
            }
            for (word, member) in [("bye", "byes"), ("match loss", "match_losses")] {
                lines.extend(list(&round, member).iter().map(|player| vec![word.to_owned(), cell(&player["name"])]));
            }
            let mut exported = csv(&service, &play.at(&format!("/export/pairings.csv?round={number}")));
            for line in &mut exported {
                line.retain(|cell| !cell.is_empty());
            }
            assert_eq!(lines, exported, "round {number}");
            let winner = if number == 5 { 1 } else { 0 };
            for pod in list(&round, "pods") {
                assert_eq!(pod["result"]["winner"], pod["players"][winner]["number"], "{pod}");
                assert_eq!(pod["result"]["outcome"], "won");
            }
        }
        let champion = &rows[0]["player"];
        let tournament = program.see(&at(&play, ""));
        assert_eq!(tournament["champions"][0], *champion);
        assert_eq!((&tournament["state"], &tournament["plan"]["cut"]), (&"finished".into(), &10.into()));
        assert_eq!(tournament["registration_open"], false, "nobody registers for what is over");
        let bracket = program.see(&at(&play, "/bracket"));
        assert_eq!(bracket["champion"], *champion);
        assert_eq!(list(&bracket, "seeds").len(), 10);
        let stages: Vec<(Value, usize)> = list(&bracket, "stages")
            .iter()
            .map(|stage| (stage["round"].clone(), list(stage, "pods").len()))
            .collect();
        assert_eq!(stages, [(4.into(), 2), (5.into(), 1)]);
        assert_eq!(bracket["stages"][1]["pods"][0]["seats"][1]["state"], "won");
        assert_eq!(program.see(&at(&play, "/stage"))["champions"][0], *champion);
    }

    fn the_numbers_are_those_of_the_event(db) {
        let play = Play::of(db, 18);
        played(&play);
        let service = Service::start(db);
        let program = service.program();
        let numbers = EventNumbers::of(&play.load().event);
        let statistics = program.see(&at(&play, "/statistics"));
        assert_eq!(statistics["matches"], numbers.matches);
        assert_eq!(statistics["drawn"], numbers.drawn);
        assert_eq!(statistics["won_from_seat"], serde_json::json!(numbers.won_from_seat));
        assert_eq!(list(&statistics, "rounds").len(), 5);
        let fairness = &statistics["fairness"];
        assert_eq!(fairness["secret"], play.load().tournament.secret);
        assert_eq!(fairness["checks"]["differ"], 0);
        assert!(fairness["checks"]["agree"].as_u64().is_some_and(|agree| agree > 0), "{fairness}");
        // each player's rounds come to their points
        let after: Vec<Value> = list(&program.see(&at(&play, "/standings")), "rows").clone();
        for row in after.iter().step_by(5) {
            let player = program.see(&at(&play, &format!("/players/{}", row["player"]["number"])));
            let points = list(&player, "rounds").iter().filter_map(|round| round["points"].as_u64());
            assert_eq!(points.sum::<u64>(), row["match_points"], "{player}");
            assert_eq!((&player["rank"], &player["place"]), (&row["rank"], &row["place"]));
        }
    }

    fn what_a_program_has_is_not_sent_again(db) {
        let play = Play::new(db);
        play.round();
        play.round();
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], None);
        let anybody = service.program();
        let list = "/tournaments".to_owned();
        for path in READS.iter().map(|read| at(&play, read)).chain([list]) {
            for (who, program) in [("anybody", &anybody), ("the judge", &judge)] {
                let answer = program.get(&path);
                assert_eq!(answer.status, 200, "{path} for {who}: {answer:?}");
                assert_eq!(answer.header("content-type"), "application/json", "{path}");
                // a list of tournaments is of no one's version
                assert_eq!(answer.header("x-podium-version").is_empty(), path == "/tournaments", "{path}");
                let tag = answer.header("etag").to_owned();
                let again = program.call("GET", &path, &[("if-none-match", &tag)], None);
                assert_eq!((again.status, again.page.body.as_str()), (304, ""), "{path} for {who}: {tag}");
                let any = program.call("GET", &path, &[("if-none-match", "*")], None);
                assert_eq!((any.status, any.page.body.as_str()), (304, ""), "{path} for {who}: it exists");
                let head = program.call("HEAD", &path, &[], None);
                assert_eq!((head.status, head.page.body.as_str()), (200, ""), "{path} for {who}");
                assert_eq!(head.header("etag"), tag, "{path} for {who}");
            }
        }
        // a tag of the staff begins with what it is of, and the version that a change has to name
        for (read, of, member) in [
            ("", "tournament", "/version"),
            ("/rounds", "rounds", "/version"),
            ("/rounds/2", "rounds", "/version"),
            ("/rounds/2/tables/1", "table-2-1", "/version"),
            ("/players/3", "player-3", "/staff/version"),
        ] {
            let answer = judge.get(&at(&play, read));
            let version = answer.json.pointer(member).expect("a version");
            assert!(answer.header("etag").starts_with(&format!("\"{of}-{version}.")), "{read}: {answer:?}");
        }
        let tag = anybody.get(&at(&play, "/rounds")).header("etag").to_owned();
        play.round();
        let changed = anybody.call("GET", &at(&play, "/rounds"), &[("if-none-match", &tag)], None);
        assert_eq!(changed.status, 200);
    }

    /// A stream shows the table that the staff chose, with the points that its players bring.
    fn a_stage_shows_the_chosen_table_and_the_first_rows(db) {
        let play = Play::new(db);
        play.round();
        let number = play.draft();
        play.publish(number);
        let service = Service::start(db);
        let program = service.program();
        assert_eq!(program.see(&at(&play, "/stage"))["table"]["table"], 1, "until somebody chooses");
        db.act(&play.slug, |work| podium_ops::run::rounds::feature(work, number, 3)).expect("chosen");
        let stage = program.see(&at(&play, "/stage"));
        let round = program.see(&at(&play, "/rounds/2"));
        let standings = program.see(&at(&play, "/standings"));
        let table = &stage["table"];
        assert_eq!((&table["table"], &table["round"]), (&3.into(), &2.into()));
        assert_eq!(round["feature_table"], 3);
        let seats: Vec<Value> = list(table, "seats").iter().map(|seat| seat["player"].clone()).collect();
        let players = list(&round["pods"][2], "players");
        let names = |player: &Value| serde_json::json!({"number": player["number"], "name": player["name"]});
        assert_eq!(seats, players.iter().map(names).collect::<Vec<_>>());
        let points = |player: &Value| {
            let row = list(&standings, "rows").iter().find(|row| row["player"] == *player);
            row.expect("a row")["match_points"].clone()
        };
        for seat in list(table, "seats") {
            assert_eq!(seat["points"], points(&seat["player"]));
        }
        assert_eq!(stage["standings_after"], 1);
        for (shown, row) in list(&stage, "standings").iter().zip(list(&standings, "rows")) {
            assert_eq!((&shown["player"], &shown["points"]), (&row["player"], &row["match_points"]));
        }
        assert_eq!(list(&stage, "standings").len(), 8);
        assert_eq!((&stage["clock"]["round"], &stage["clock"]["mode"]), (&2.into(), &"waiting".into()));
    }

    /// Else everybody could fill the cache with one answer, by addresses without end.
    fn other_forms_of_an_address_get_the_same_bytes(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let program = service.program();
        for (one, others) in [
            ("/players/3", &["/players/03", "/players/3?x=1", "/players/%33"][..]),
            ("/standings?after=1", &["/standings?after=01&x", "/standings?x=1&after=1", "/standings"]),
            ("/players?limit=5", &["/players?x=y&limit=05"]),
            ("/stage", &["/stage?show=clock"]),
        ] {
            let answer = program.get(&at(&play, one));
            for other in others {
                let same = program.get(&at(&play, other));
                assert_eq!(same.page.body, answer.page.body, "{other}");
                assert_eq!(same.header("link"), answer.header("link"), "{other}");
            }
        }
    }

    fn what_is_not_there_is_a_problem(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let program = service.program();
        for read in READS {
            let answer = program.get(&format!("/tournaments/nowhere{read}"));
            assert_eq!((answer.status, answer.problem()), (404, "not-found"), "{read}");
        }
        for read in ["/players/99", "/players/x", "/players/0", "/rounds/2", "/rounds/0", "/rounds/x", "/standings?after=2"] {
            let answer = program.get(&at(&play, read));
            assert_eq!((answer.status, answer.problem()), (404, "not-found"), "{read}");
        }
        let lists = ["/players?limit=0", "/players?limit=501", "/players?limit=x", "/players?cursor=x", "/players?cursor=78"];
        let reads = lists.iter().map(|read| at(&play, read));
        let more = ["?state=soon", "?from=tomorrow", "?limit=0", "?cursor=00"].map(|query| format!("/tournaments{query}"));
        for path in reads.chain([at(&play, "/standings?after=x")]).chain(more) {
            let answer = program.get(&path);
            assert_eq!((answer.status, answer.problem()), (400, "unreadable"), "{path}");
        }
    }
}

#[test]
fn before_the_first_round_there_is_little_to_read() {
    let db = crate::harness::TestDb::sqlite();
    let play = Play::of(&db, 2);
    let service = Service::start(&db);
    let program: Program = service.program();
    let tournament = program.see(&at(&play, ""));
    assert_eq!(
        (&tournament["round"], &tournament["plan"]["swiss_rounds"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(program.see(&at(&play, "/standings"))["after"], 0);
    assert!(list(&program.see(&at(&play, "/standings")), "rows").is_empty());
    assert!(list(&program.see(&at(&play, "/rounds")), "rounds").is_empty());
    assert_eq!(program.see(&at(&play, "/bracket"))["cut"], Value::Null);
    assert_eq!(program.see(&at(&play, "/clock"))["mode"], "none");
    assert_eq!(program.see(&at(&play, "/statistics"))["matches"], 0);
    let stage = program.see(&at(&play, "/stage"));
    assert_eq!((&stage["table"], &stage["bracket"]), (&Value::Null, &Value::Null));
    let player = program.see(&at(&play, "/players/2"));
    assert_eq!((&player["points"], &player["status"]), (&Value::Null, &"active".into()));
}
