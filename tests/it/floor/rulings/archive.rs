//! Rulings and the tournament's own table of penalties in an organizer's document, and back.

use podium_ops::OpError;
use podium_ops::floor::rulings::{read_table, set_table};
use podium_ops::tournaments::archive::{Audience, export, import};

use super::*;

fn exported(db: &TestDb, slug: &str) -> String {
    let text: Result<_, OpError> = db.db.read(|conn| export(conn, slug, Audience::Organizer));
    text.expect("exported")
}

both_databases! {
    fn export_import_export_gives_the_same_bytes(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let csv = "code,name,category,penalty,cases,upgrade\n2.5,Error,Game Play Error,Warning,late: match loss,3: game_loss\n4.8,Cheating,Unsporting Conduct,Disqualification,,\n";
        let table = read_table(csv.as_bytes(), "house").expect("a table");
        db.act(&venue.slug, |work| set_table(work, 1, Some(&table))).expect("stored");
        venue.rules(&judge, 1, venue.seats(1)[0], "2.5", "caution");
        venue.rules(&judge, 1, venue.seats(1)[1], "4.8", "");
        assert_eq!(venue.press(&head, 2, "decide", &[("verdict", "uphold"), ("decision", "They said so."), ("disqualify_word", "disqualify")]).status, 303);
        judge.post(&venue.at("desk/rulings/new"), &[("table", "2"), ("what", "Layers\nand dependency"), ("minutes", "6")]);
        judge.post(&venue.at("desk/rulings/new"), &[("also", "3"), ("what", "Took a seat too early")]);
        venue.press(&judge, 4, "withdraw", &[("reason", "Nothing came of it")]);
        venue.rules(&judge, 2, venue.seats(2)[2], "2.5", "");
        venue.press(&judge, 5, "appeal", &[]);
        let described = venue.press(&judge, 3, "words", &[("what", "Layers"), ("answer", ""), ("rule", "")]);
        assert_eq!(described.status, 303, "{}", described.text());
        venue.press(&head, 2, "statements", &[("witness", "A spectator"), ("statement", "They said so to me.")]);
        let (first_player, one) = (venue.seats(1)[0].to_string(), [("back", "1"), ("table", "1")]);
        assert_eq!(judge.post(&venue.at("desk/notes"), &[("player", &first_player), ("note", "Plays slowly"), one[0], one[1]]).status, 303);
        judge.post(&venue.at("desk/notes"), &[("note", "The lamp flickers"), one[0], one[1]]);

        let first = exported(db, &venue.slug);
        let document: serde_json::Value = serde_json::from_str(&first).expect("JSON");
        assert_eq!(document["tournament"]["penalties"]["name"], "house");
        let rulings = document["rulings"].as_array().expect("rulings");
        let states: Vec<_> = rulings.iter().map(|ruling| ruling["state"].as_str().expect("a state")).collect();
        assert_eq!(states, ["given", "upheld", "given", "withdrawn", "appealed"]);
        assert_eq!(rulings[0]["players"][0]["proposed"], "warning");
        assert!(rulings[1]["decided_at"].is_string() && rulings[1]["decision"] == "They said so.");
        let withdrawn = &rulings[3];
        assert_eq!((withdrawn["withdrawn_by"].as_str(), withdrawn["withdrawn_reason"].as_str()), (Some("judge"), Some("Nothing came of it")));
        assert!(withdrawn["withdrawn_at"].is_string());
        assert_eq!(rulings[2]["earlier"][0]["text"], "Layers\nand dependency");
        assert_eq!(rulings[2]["earlier"][0]["by"], "judge");
        assert_eq!(rulings[1]["statements"][0]["witness"], "A spectator");
        assert_eq!(document["notes"][0]["text"], "Plays slowly");
        assert_eq!((&rulings[2]["minutes"], &rulings[2]["table"]), (&serde_json::json!(6), &serde_json::json!(2)));
        // everybody's document has the table, for it is a deviation, and no ruling
        let public = venue.service.anonymous().see(&venue.at("export/event.json")).body;
        assert!(public.contains("\"house\"") && !public.contains("They said so") && !public.contains("\"rulings\""));

        let read = podium_document::event::read(first.as_bytes()).expect("sound");
        let copy = import(&db.db, &read, "a test").map_err(|_| "not imported").expect("imported");
        assert_ne!(copy, venue.slug);
        let second = exported(db, &copy).replace(&format!("\"slug\": \"{copy}\""), &format!("\"slug\": \"{}\"", venue.slug));
        similar(&first, &second);
        let shown = venue.service.administrator().see(&format!("/t/{copy}/desk/rulings/4")).text();
        assert!(shown.contains("Withdrawn by judge") && shown.contains("Nothing came of it"), "{shown}");
        let shown = venue.service.administrator().see(&format!("/t/{copy}/desk/rulings/3")).text();
        assert!(shown.contains("until judge,"), "{shown}");
        let page = judge.get(&format!("/t/{copy}/desk/rulings"));
        assert_eq!(page.status, 403, "the copy has its own staff");
    }

    fn what_cannot_be_is_refused_with_its_place(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        venue.rules(&judge, 1, venue.seats(1)[0], "2.5", "");
        let mut document: serde_json::Value = serde_json::from_str(&exported(db, &venue.slug)).expect("JSON");
        let ruling = &mut document["rulings"][0];
        ruling["table"] = 77.into();
        ruling["state"] = "upheld".into();
        ruling["players"][0]["player"] = "nobody".into();
        ruling["players"][0]["infraction"].take();
        ruling["mood"] = "bad".into();
        let problems = podium_document::event::read_value(&document).expect_err("wrong");
        let pointers: Vec<&str> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
        for pointer in ["/rulings/0/table", "/rulings/0", "/rulings/0/players/0/player", "/rulings/0/players/0/infraction", "/rulings/0/mood"] {
            assert!(pointers.contains(&pointer), "{pointer} is not among {pointers:?}");
        }
    }
}

/// Two documents that should be the same, line by line.
fn similar(first: &str, second: &str) {
    for (one, other) in first.lines().zip(second.lines()) {
        assert_eq!(one, other);
    }
    assert_eq!(first.len(), second.len());
}
