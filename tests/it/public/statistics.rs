//! Statistics: of a tournament for its staff while it runs and for everybody afterwards, of several together; the numbers against
//! those of `tests/recompute/counted.py`, which computes them once more from the event documents.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use podium_document::event::read;
use podium_ops::tournaments::archive::import;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::{Value, json};

use super::{Play, hide_last_names};
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};

const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recompute/counted.py");

/// A program's output, given an input.
fn run(program: &str, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut to = child.stdin.take().expect("its input is piped");
    to.write_all(input).expect("it reads");
    drop(to);
    child.wait_with_output().expect("it ends")
}

/// A finished event as `podium simulate` plays it.
fn simulated(slug: &str, players: u32, rounds: u32, uneven: &str) -> Vec<u8> {
    let (players, rounds) = (players.to_string(), rounds.to_string());
    let arguments = [
        "simulate",
        "--jsonl",
        "--players",
        &players,
        "--rounds",
        &rounds,
        "--seed",
        slug,
        "--uneven-pods",
        uneven,
    ];
    let played = run(env!("CARGO_BIN_EXE_podium"), &arguments, b"");
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let made = run("python3", &["-B", PROGRAM, "make", slug, slug], &played.stdout);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    made.stdout
}

fn imported(db: &TestDb, document: &[u8]) -> String {
    let document = read(document).unwrap_or_else(|problems| panic!("a sound document: {problems:?}"));
    import(&db.db, &document, "a test").ok().expect("imported")
}

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn numbers_are_those_of_an_independent_computation() {
    let db = TestDb::sqlite();
    let folder = tempfile::tempdir().expect("a folder");
    let events = [
        ("eleven", 11, 4, "smaller_pods"),
        ("hundred", 100, 7, "byes"),
        ("thirty-five", 35, 6, "smaller_pods"),
        ("two-hundred", 201, 6, "byes"),
    ];
    let mut files = Vec::new();
    for (slug, players, rounds, uneven) in events {
        let document = simulated(slug, players, rounds, uneven);
        assert_eq!(imported(&db, &document), slug);
        let file = folder.path().join(slug);
        std::fs::write(&file, document).expect("written");
        files.push(file.to_string_lossy().into_owned());
    }
    let service = Service::start(&db);
    let compare = |answer: &Value, files: &[String]| {
        let file = folder.path().join("answer");
        std::fs::write(&file, answer.to_string()).expect("written");
        let file = file.to_string_lossy();
        let mut arguments = vec!["-B", PROGRAM, "check", &file];
        arguments.extend(files.iter().map(String::as_str));
        let done = run("python3", &arguments, b"");
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(
            done.status.success(),
            "{files:?}: {said}{}",
            String::from_utf8_lossy(&done.stderr)
        );
        assert!(said.contains("matches agree"), "{said}");
    };
    for ((slug, ..), file) in events.iter().zip(&files) {
        let answer = service.program().see(&format!("/tournaments/{slug}/statistics"));
        compare(&answer["counted"], std::slice::from_ref(file));
    }
    let all = events.map(|(slug, ..)| slug).join(",");
    let answer = service.program().see(&format!("/statistics?of={all}"));
    compare(&answer, &files);
    // a wrong number is found: the check is one
    let mut wrong = answer;
    wrong["seats"][0]["test"]["p"] = json!(wrong["seats"][0]["test"]["p"].as_f64().expect("a test") + 0.001);
    let file = folder.path().join("wrong");
    std::fs::write(&file, wrong.to_string()).expect("written");
    let file = file.to_string_lossy();
    let mut arguments = vec!["-B", PROGRAM, "check", &file];
    arguments.extend(files.iter().map(String::as_str));
    let done = run("python3", &arguments, b"");
    assert!(!done.status.success() && String::from_utf8_lossy(&done.stdout).starts_with("/seats/0/test/p: "));
}

both_databases! {
    fn statistics_are_the_staff_s_until_the_end_and_everybody_s_then(db) {
        let play = Play::new(db);
        play.set(hide_last_names);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let (public, desk) = (play.at("/statistics"), play.at("/desk/statistics"));
        // before the first result: no rows of nothing, and no notes on ranks
        let early = service.in_database_staff(&play.slug, Role::Judge).see(&desk);
        assert!(early.text().contains("No statistics yet") && !early.body.contains("<table"), "{}", early.text());
        play.round();
        let number = play.draft();
        play.publish(number);
        play.report_all();

        let before = anybody.see(&public);
        assert!(before.text().contains("Statistics are public once the tournament is finished"), "{}", before.text());
        assert!(!before.body.contains("<svg class=\"picture"), "{}", before.body);
        let csv = anybody.see(&play.at("/export/statistics.csv?table=players")).body;
        assert_eq!(csv.lines().count(), 1, "the head alone: {csv}");
        assert!(!anybody.see(&play.at("")).body.contains("/statistics\""));
        let api = format!("/tournaments/{}/statistics", play.slug);
        assert!(service.program().see(&api)["counted"].is_null());
        let early = anybody.see(&format!("/statistics?of={}", play.slug));
        assert!(early.text().contains(&format!("There is no finished tournament at /t/{}.", play.slug)), "{}", early.text());
        assert!(!early.body.contains("<svg class=\"picture"), "{}", early.body);
        assert_eq!(service.program().get(&format!("/statistics?of={}", play.slug)).status, 404);
        let player = service.in_database_player(&play.slug, 1);
        assert_ne!(player.get(&desk).status, 200);

        // eight matches, four of them of the round that runs
        for role in [Role::Judge, Role::Scorekeeper] {
            let page = service.in_database_staff(&play.slug, role).see(&desk);
            assert!(page.text().contains("8 matches so far"), "{}", page.text());
            assert!(page.body.contains("<desc id=\"seats-won-description\">Seat 1 100.0 %, between 67.6 and 100.0 %;"), "{}", page.body);
        }
        let judge = service.in_database_program("judge", &[Scope::Read], Some(&play.slug));
        let counted = &judge.see(&api)["counted"];
        assert_eq!((&counted["matches"], &counted["seats"][0]["seats"][0]["won"]), (&json!(8), &json!(8)));

        play.finish(number);
        play.cut(4);
        play.round_won_by("2");
        assert!(anybody.see(&public).text().contains("once the tournament is finished"), "the champion is there, the end is not");
        play.end();
        let page = anybody.see(&public);
        let text = page.text();
        for sentence in ["Too few to test whether seats are equal", "Playoff, pods of 4, seat 2", "Players"] {
            assert!(text.contains(sentence), "{sentence}: {text}");
        }
        for (number, word) in [("16", "entries"), ("9", "matches"), ("0 %", "drawn")] {
            assert!(page.body.contains(&format!("<dt>{word}</dt><dd>{number}</dd>")), "{word}: {text}");
        }
        for part in ["<figure", "<title id=\"seats-won-title\">", "<caption", "First1 L.", "statistics.csv?table=players"] {
            assert!(page.body.contains(part), "{part}: {}", page.body);
        }
        for part in ["<a href=\"#players\">Players</a>", "<details class=\"statistics-method\">", ">0</text>"] {
            assert!(page.body.contains(part), "{part}: {}", page.body);
        }
        let place = |part: &str| page.body.find(part).unwrap_or_else(|| panic!("{part}: {}", page.body));
        assert!(place("<svg class=\"picture") < place("A line is the 95 % interval"), "the picture is first");
        assert!(!text.contains("Last"), "names are shown as the organizer chose");
        assert!(!page.body.contains("id=\"commanders\""), "no commander is known");
        assert!(anybody.see(&play.at("")).body.contains(&format!("<a href=\"{public}\">All statistics</a>")));
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        assert!(organizer.see(&play.at("/desk")).body.contains(&format!("href=\"{desk}\">Statistics</a>")));

        let csv = anybody.see(&play.at("/export/statistics.csv?table=seats"));
        assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
        let lines: Vec<&str> = csv.body.lines().collect();
        assert!(lines[0].starts_with("seat,matches,won,\"share, draws left out (%)\",from (%),to (%)"), "{}", lines[0]);
        assert!(lines[1].starts_with("Seat 1,8,8,100.00,67.56,100.00"), "{}", lines[1]);
        assert_eq!(lines.len(), 9, "four seats of Swiss rounds, four of the playoff");
        assert_eq!(anybody.get(&play.at("/export/statistics.csv")).status, 303, "one address each");
        let counted = &service.program().see(&api)["counted"];
        assert_eq!(counted["entries"], json!(16));
        // four of sixteen made the cut, of whom chance gives a quarter each: too little for a conversion
        let row = &counted["players"]["rows"][0]["record"];
        assert_eq!((&row["cuts_by_chance"], &row["conversion"]), (&json!(0.25), &Value::Null));
    }

    fn several_tournaments_are_chosen_and_counted_together(db) {
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see("/statistics").text().contains("You can choose finished tournaments that are listed on the front page"));
        let event = |slug: &str, names: [&str; 4], winner: &str, listed: bool| {
            let players: Vec<Value> = (1..).zip(names).map(|(number, name)| json!({"id": format!("p{number}"), "name": name, "number": number})).collect();
            let document = json!({
                "format": "podium-event/1",
                "tournament": {"name": format!("Event {slug}"), "slug": slug, "state": "finished", "listed": listed, "secret": "00".repeat(32)},
                "players": players,
                "rounds": [{"number": 1, "state": "finished", "pods": [{"table": 1, "seats": ["p1", "p2", "p3", "p4"], "result": {"winner": winner}}]}],
            });
            imported(db, document.to_string().as_bytes())
        };
        event("one", ["Ann Ash", "Bob Bay", "Cat Cox", "Sam Same"], "p1", true);
        event("two", ["Ann Ash", "Sam Same", "Sam Same", "Dan Dot"], "p2", true);
        event("hidden", ["Eve Elm", "Fay Fir", "Gil Gum", "Hal Hay"], "p3", false);

        let offered = anybody.see("/statistics");
        assert!(offered.body.contains("value=\"one\"") && offered.body.contains("value=\"two\""), "{}", offered.body);
        assert!(!offered.text().contains("Event hidden"), "it is not listed: who knows its address may name it");
        let asked = anybody.get("/statistics?of=two&of=one");
        assert_eq!((asked.status, asked.location.as_str()), (303, "/statistics?of=one,two"));
        let page = anybody.see("/statistics?of=one,two");
        assert!(page.text().contains("of 2 tournaments") && page.body.contains("value=\"one\" checked"), "{}", page.body);
        let csv = anybody.see("/statistics.csv?of=one,two&table=players").body;
        let events = |name: &str| csv.lines().filter(|line| line.starts_with(name)).map(|line| line.split(',').nth(2).unwrap_or_default().to_owned()).collect::<Vec<_>>();
        assert_eq!(events("Ann Ash"), ["2"], "{csv}");
        // of the two of one event nobody can tell who played the other
        assert_eq!(events("Sam Same"), ["1", "1", "1"], "{csv}");
        let counted = service.program().see("/statistics?of=two,hidden,one");
        assert_eq!((&counted["tournaments"], &counted["matches"]), (&json!(3), &json!(3)));
        let won: Vec<&Value> = counted["seats"][0]["seats"].as_array().expect("seats").iter().map(|seat| &seat["won"]).collect();
        assert_eq!(won, [1, 1, 1, 0]);

        let page_of = |query: &str| {
            let answer = anybody.get(&format!("/statistics?{query}"));
            if answer.status == 303 { anybody.see(&answer.location) } else { answer }
        };
        // what there is can be counted next; a program is refused, and so is a file
        for (query, left_out) in [("of=one,none", "/t/none"), ("of=one,..%2Ftwo", "/t/../two"), ("of=one,ONE%20&of=", "/t/ONE")] {
            let page = page_of(query);
            let sentence = format!("There is no finished tournament at {left_out}. Choose among those that are.");
            assert!(page.text().contains(&sentence) && page.body.contains("value=\"one\" checked"), "{query}: {}", page.text());
            assert!(!page.body.contains("statistics.csv?of=one&"), "nothing is counted: {query}: {}", page.body);
            assert_eq!(service.program().get(&format!("/statistics?{query}")).status, 404, "{query}");
        }
        assert_eq!(anybody.get("/statistics.csv?of=none,one&table=seats").status, 404);
        let none = page_of("of=some,none");
        assert!(none.text().contains("There is no finished tournament at /t/none or /t/some."), "{}", none.text());
        assert!(none.body.contains("value=\"one\"") && !none.body.contains("<svg class=\"picture"), "{}", none.body);
        let unticked = page_of("of=");
        assert!(unticked.text().contains("Nothing was chosen: tick at least one tournament."), "{}", unticked.text());
        assert!(!anybody.see("/statistics").text().contains("Nothing was chosen"));

        let many: Vec<String> = (0..25).map(|number| format!("t-{number}")).collect();
        for slug in &many {
            event(slug, ["Ann Ash", "Bob Bay", "Cat Cox", "Dan Dot"], "p1", true);
        }
        let many = format!("of={}", many.join("&of="));
        let page = page_of(&many);
        for sentence in ["25 tournaments are too many: choose 24 at most.", "Finished tournaments, at most 24"] {
            assert!(page.text().contains(sentence), "{sentence}: {}", page.text());
        }
        assert_eq!(page.body.matches(" checked>").count(), 25, "{}", page.body);
        assert!(!page.body.contains("<svg class=\"picture"), "{}", page.body);
        assert_eq!(service.program().get(&format!("/statistics?{many}")).status, 400);
        assert_eq!(service.program().get("/statistics").status, 400);
        assert_eq!(anybody.get("/statistics.csv?table=seats").status, 404);
    }

    fn commanders_that_nobody_outside_may_see_are_counted_for_the_staff_alone(db) {
        let service = Service::start(db);
        let event = |slug: &str, shown: &str| {
            let players: Vec<Value> = (1..=4).map(|number| json!({"id": format!("p{number}"), "name": format!("Player {number}"), "commanders": ["Kinnan, Bonder Prodigy"]})).collect();
            let document = json!({
                "format": "podium-event/1",
                "tournament": {"name": slug, "slug": slug, "state": "finished", "secret": "00".repeat(32), "commanders_public": shown},
                "players": players,
                "rounds": [{"number": 1, "state": "finished", "pods": [{"table": 1, "seats": ["p1", "p2", "p3", "p4"], "result": {"winner": "p1"}}]}],
            });
            imported(db, document.to_string().as_bytes())
        };
        for (slug, shown, of_everybody) in [("hidden", "never", false), ("open", "after_event", true)] {
            event(slug, shown);
            let anybody = service.anonymous();
            let pages = [
                anybody.see(&format!("/t/{slug}/statistics")).body,
                anybody.see(&format!("/t/{slug}/export/statistics.csv?table=commanders")).body,
                anybody.see(&format!("/statistics?of={slug}")).body,
                service.program().see(&format!("/tournaments/{slug}/statistics")).to_string(),
            ];
            for page in pages {
                assert_eq!(page.contains("Kinnan"), of_everybody, "{slug}: {page}");
            }
            let judge = service.in_database_staff(slug, Role::Judge);
            assert!(judge.see(&format!("/t/{slug}/desk/statistics")).body.contains("Kinnan"), "{slug}");
        }
        let page = service.anonymous().see("/statistics?of=hidden,open").text();
        let sentence = "The commander of 4 of 8 entries is known. Commanders of 4 entries are withheld: their tournament does not show them.";
        assert!(page.contains(sentence), "{page}");
        let counted = &service.program().see("/statistics?of=hidden,open")["commanders"];
        assert_eq!((&counted["known"], &counted["withheld"]), (&json!(4), &json!(4)));
    }
    fn before_the_first_result_the_staff_reads_entries_alone(db) {
        let players: Vec<Value> = (1..=4)
            .map(|number| {
                let commander = if number == 1 { "Atraxa, Grand Unifier" } else { "Kinnan, Bonder Prodigy" };
                json!({"id": format!("p{number}"), "name": format!("Player {number}"), "commanders": [commander]})
            })
            .collect();
        let document = json!({
            "format": "podium-event/1",
            "tournament": {"name": "early", "slug": "early", "state": "swiss", "secret": "00".repeat(32), "commanders_public": "with_pairings"},
            "players": players,
            "rounds": [{"number": 1, "state": "running", "pods": [{"table": 1, "seats": ["p1", "p2", "p3", "p4"]}]}],
        });
        imported(db, document.to_string().as_bytes());
        let page = Service::start(db).in_database_staff("early", Role::Judge).see("/t/early/desk/statistics");
        let cells: Vec<&str> = page.body.split("<td class=\"").skip(1).collect();
        let entries: Vec<bool> = cells.iter().zip([">3</td>", ">1</td>"]).map(|(cell, count)| cell.contains(count)).collect();
        assert_eq!((cells.len(), entries), (2, vec![true, true]), "{}", page.body);
        for left_out in ["Ranked", ">–</td>", "id=\"players\"", "<svg class=\"picture"] {
            assert!(!page.body.contains(left_out), "{left_out}: {}", page.body);
        }
    }
}
