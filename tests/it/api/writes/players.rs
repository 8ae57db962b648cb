//! Players by calls: added one by one and in lists, edited, checked in, dropped, removed.

use podium_event::deck::Format;
use podium_ops::people::decks::{NewRules, Upload, set_rules};

use super::*;

/// A tournament with players, and a program that manages them.
fn with_players(service: &Service<'_>, count: usize, role: Role) -> (String, Program) {
    let slug = service.db.in_database_tournament("Spring", count);
    let program = staff(service, &slug, role, &[Scope::Players]);
    (slug, program)
}

both_databases! {
    fn each_wrong_row_of_a_list_is_named_and_nobody_is_added(db) {
        let service = Service::start(db);
        let (slug, players) = with_players(&service, 2, Role::Scorekeeper);
        let path = format!("/tournaments/{slug}/players");
        let rows = json!({"players": [{"name": "Ann"}, {"name": " "}, {"name": "Bo", "email": "bo", "fixed_table": 0}]});
        let wrong = players.send("POST", &path, &rows);
        assert_eq!((wrong.status, wrong.problem()), (422, "invalid"));
        assert_eq!(pointers(&wrong), ["/players/1/name", "/players/2/email", "/players/2/fixed_table"]);
        // one who is there already is named with the rest
        let both = json!({"players": [{"name": "Player 001"}, {"name": " "}, {"name": ""}, {"name": "Bo", "email": "bo"}]});
        let both = players.send("POST", &path, &both);
        assert_eq!(pointers(&both), ["/players/1/name", "/players/2/name", "/players/3/email", "/players/0/name"]);
        let odd = players.send("POST", &path, &json!({"players": [{"name": "Ann"}, {"name": "Bo", "colour": "red"}]}));
        assert_eq!((odd.status, pointers(&odd)), (422, vec!["/players/1/colour"]));
        let same = json!([{"name": "player  001"}, {"name": "Cleo"}, {"name": "CLEO"}]);
        let refused = players.send("POST", &path, &json!({"players": same}));
        assert_eq!((refused.status, pointers(&refused)), (422, vec!["/players/0/name", "/players/2/name"]));
        assert!(refused.json["errors"][0]["detail"].as_str().expect("why").contains("player 1"), "{refused:?}");
        assert_eq!(db.load(&slug).players.len(), 2, "nobody was added");
        let left_out = done(players.send("POST", &path, &json!({"players": same, "same_names": "leave_out"})), 201);
        assert_eq!((left_out["added"].as_array().map(Vec::len), &left_out["left_out"]), (Some(1), &json!(["player  001", "CLEO"])));
        let lines = log_of(db, &slug).len();
        let nobody = done(players.send("POST", &path, &json!({"players": same, "same_names": "leave_out"})), 201);
        assert_eq!(nobody, json!({"added": [], "waiting": 0, "left_out": ["player  001", "Cleo", "CLEO"]}));
        assert_eq!(log_of(db, &slug).len(), lines, "nothing was done");
        let added = done(players.send("POST", &path, &json!({"players": same, "same_names": "add"})), 201);
        assert_eq!(added["added"].as_array().map(Vec::len), Some(3));
        let empty = players.send("POST", &path, &json!({"players": []}));
        assert_eq!((empty.status, pointers(&empty)), (422, vec!["/players"]));
    }

    fn one_player_is_added_and_edited_by_the_version_that_was_read(db) {
        let service = Service::start(db);
        let (slug, players) = with_players(&service, 1, Role::HeadJudge);
        let path = format!("/tournaments/{slug}/players");
        let ann = json!({"name": "Ann Ash", "pronouns": "she", "email": "ann@example.org", "fixed_table": 7});
        let added = done(players.send("POST", &path, &ann), 201);
        assert_eq!((&added["number"], &added["status"]), (&json!(2), &json!("active")));
        let own = format!("{path}/2");
        let without = players.send("PATCH", &own, &json!({"name": "Ann Oak"}));
        assert_eq!((without.status, without.problem()), (428, "version-required"));
        let edited = done(players.send("PATCH", &own, &json!({"name": "Ann Oak", "pronouns": null, "version": 1})), 200);
        assert_eq!((&edited["name"], &edited["version"]), (&json!("Ann Oak"), &json!(2)));
        let row = db.load(&slug).players[1].clone();
        assert_eq!((row.pronouns, row.email.as_deref(), row.fixed_table), (None, Some("ann@example.org"), Some(7)));
        let late = players.send("PATCH", &own, &json!({"name": "Ann Elm", "version": 1}));
        assert_eq!((late.status, late.problem()), (412, "outdated"));
        let tag = [("if-match", "\"player-2-2\"")];
        let two = players.call("PATCH", &own, &tag, Some(&json!({"name": "Ann Elm", "version": 1})));
        assert_eq!((two.status, pointers(&two)), (422, vec!["/version"]));
        done(players.call("PATCH", &own, &tag, Some(&json!({"fixed_table": null}))), 200);
        let wrong = players.send("PATCH", &own, &json!({"name": null, "version": 3}));
        assert_eq!((wrong.status, pointers(&wrong)), (422, vec!["/name"]));
        let wrong = players.send("PATCH", &own, &json!({"fixed_table": -1, "email": "x", "version": 3}));
        assert_eq!((wrong.status, pointers(&wrong)), (422, vec!["/email", "/fixed_table"]));
        let same = players.send("PATCH", &own, &json!({"name": "Player 001", "version": 3}));
        assert_eq!((same.status, pointers(&same)), (422, vec!["/same_name"]));
        let nobody = players.send("PATCH", &format!("{path}/99"), &json!({"name": "X", "version": 1}));
        assert_eq!((nobody.status, nobody.problem()), (404, "not-found"));
    }

    fn who_may_not_read_a_field_does_not_write_it(db) {
        let service = Service::start(db);
        let (slug, players) = with_players(&service, 1, Role::Scorekeeper);
        let path = format!("/tournaments/{slug}/players/1");
        for member in ["email", "decklist"] {
            let refused = players.send("PATCH", &path, &json!({(member): null, "version": 1}));
            assert_eq!((refused.status, refused.problem()), (403, "forbidden"), "{member}");
        }
        done(players.send("PATCH", &path, &json!({"pronouns": "they", "version": 1})), 200);
        let head = staff(&service, &slug, Role::HeadJudge, &[Scope::Players]);
        done(head.send("PATCH", &path, &json!({"decklist": "https://decks.example/1", "version": 2})), 200);
        let rules = NewRules { format: Format::Commander, deadline: None, banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None };
        db.act(&slug, |work| set_rules(work, 0, &rules)).expect("asked for");
        let apart = head.send("PATCH", &path, &json!({"decklist": null, "version": 3}));
        assert_eq!((apart.status, pointers(&apart)), (422, vec!["/decklist"]));
    }

    fn players_come_and_go(db) {
        let service = Service::start(db);
        let (slug, players) = with_players(&service, 8, Role::Scorekeeper);
        let path = |rest: &str| format!("/tournaments/{slug}/{rest}");
        let post = |rest: &str, body: Value| players.send("POST", &path(rest), &body);
        assert_eq!(done(post("players/1/check-in", json!({"here": false})), 200)["staff"]["checked_in"], false);
        // no body: here
        let here = players.call("POST", &path("players/1/check-in"), &[], None);
        assert_eq!(done(here, 200)["staff"]["checked_in"], true);
        let some = post("check-ins", json!({"numbers": [1, 99, 2], "here": false}));
        assert_eq!((some.status, pointers(&some)), (422, vec!["/numbers/1"]));
        assert!(db.load(&slug).players.iter().all(|row| row.checked_in), "nobody was checked out");
        assert_eq!(done(post("check-ins", json!({"numbers": [1, 2], "here": false})), 200)["changed"], 2);
        assert_eq!(done(post("check-ins", json!({"numbers": [1, 2]})), 200)["changed"], 2);
        let removed = players.call("DELETE", &path("players/8"), &[], Some(&json!({"reason": "twice"})));
        assert_eq!(done(removed, 200)["status"], "removed");
        let again = players.call("DELETE", &path("players/8"), &[], None);
        assert_eq!((again.status, again.problem()), (409, "refused"));
        assert_eq!(done(post("players/8/admit", json!({})), 200)["status"], "active");
        let dropped = done(post("players/7/drop", json!({"reason": "went home"})), 200);
        assert_eq!((&dropped["status"], &dropped["left_after"]), (&json!("dropped"), &json!(0)));
        assert_eq!(done(post("players/7/undo-drop", json!({})), 200)["left_after"], Value::Null);
        let not = post("players/7/undo-drop", json!({}));
        assert_eq!((not.status, not.problem()), (409, "refused"));
        db.next_round(&slug);
        for (method, rest) in [("DELETE", "players/1"), ("POST", "players/1/check-in"), ("POST", "check-ins")] {
            let body = (rest == "check-ins").then(|| json!({"numbers": [1]}));
            let late = players.call(method, &path(rest), &[], body.as_ref());
            assert_eq!((late.status, late.problem()), (409, "refused"), "{method} {rest}");
        }
        assert_eq!(done(post("players/1/drop", json!({})), 200)["left_after"], 1);
        assert_eq!(db.load(&slug).players[6].dropped_after, None);
        let reasons: Vec<String> = log_of(db, &slug).into_iter().filter_map(|line| line.reason).collect();
        assert!(reasons.contains(&"went home".to_owned()), "{reasons:?}");
    }

    fn a_change_answers_the_player_as_they_are_read(db) {
        let service = Service::start(db);
        let (slug, _) = with_players(&service, 4, Role::Scorekeeper);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Players, Scope::Read]);
        let path = |rest: &str| format!("/tournaments/{slug}/{rest}");
        let as_read = |answered: &Value| {
            let read = organizer.see(answered["location"].as_str().expect("an address"));
            let mut answered = answered.clone();
            for (member, value) in answered.as_object_mut().expect("a player") {
                match member.as_str() {
                    "version" => assert_eq!(*value, read["staff"]["version"]),
                    "location" | "promoted" => {}
                    "staff" => {
                        // asked for one by one
                        assert_eq!(value["contact"], Value::Null);
                        value["contact"] = read["staff"]["contact"].clone();
                        assert_eq!(*value, read["staff"]);
                    }
                    _ => assert_eq!(*value, read[member], "{member}"),
                }
            }
            read["status"].as_str().expect("a status").to_owned()
        };
        let ann = json!({"name": "Ann Ash", "pronouns": "she", "email": "ann@example.org", "fixed_table": 7});
        let added = done(organizer.send("POST", &path("players"), &ann), 201);
        assert_eq!(as_read(&added), "active");
        let list = done(organizer.send("POST", &path("players"), &json!({"players": [{"name": "Bo"}]})), 201);
        assert_eq!(as_read(&list["added"][0]), "active");
        let edit = json!({"name": "Ann Oak", "version": added["version"]});
        assert_eq!(as_read(&done(organizer.send("PATCH", &path("players/5"), &edit), 200)), "active");
        let here = done(organizer.send("POST", &path("check-ins"), &json!({"numbers": [5]})), 200);
        assert_eq!(as_read(&here["players"][0]), "active");
        for (method, rest, status) in [
            ("POST", "players/5/check-in", "active"),
            ("POST", "players/5/drop", "dropped"),
            ("POST", "players/5/undo-drop", "active"),
            ("DELETE", "players/6", "removed"),
            ("POST", "players/6/admit", "active"),
        ] {
            let answered = done(organizer.call(method, &path(rest), &[], None), 200);
            assert_eq!(as_read(&answered), status, "{method} {rest}");
        }
    }

    fn two_thousand_players_come_at_once(db) {
        let service = Service::start(db);
        let (slug, players) = with_players(&service, 0, Role::Scorekeeper);
        let list = json!({"players": named(2_000)});
        let added = done(players.send("POST", &format!("/tournaments/{slug}/players"), &list), 201);
        let all = added["added"].as_array().expect("players");
        assert_eq!((all.len(), &all[1_999]["number"]), (2_000, &json!(2_000)));
        assert_eq!(db.load(&slug).players.len(), 2_000);
        let too_many: Vec<Value> = (0..5_001).map(|_| json!({"name": "A"})).collect();
        let refused = players.send("POST", &format!("/tournaments/{slug}/players"), &json!({"players": too_many}));
        assert_eq!((refused.status, pointers(&refused)), (422, vec!["/players"]));
    }

    fn beyond_the_maximum_they_wait_and_move_up(db) {
        let service = Service::start(db);
        db.in_database_session("ora", SiteRole::Organizer);
        let ora = service.in_database_program("ora", &[Scope::Settings, Scope::Players], None);
        let new = json!({"name": "Small", "max_players": 2, "players": [{"name": "Ann"}]});
        let made = done(ora.send("POST", "/tournaments", &new), 201);
        let path = format!("/tournaments/{}/players", made["slug"].as_str().expect("its slug"));
        let added = done(ora.send("POST", &path, &json!({"players": [{"name": "Bo"}, {"name": "Cleo"}]})), 201);
        assert_eq!((&added["waiting"], &added["added"][1]["status"]), (&json!(1), &json!("waitlisted")));
        let dropped = done(ora.send("POST", &format!("{path}/1/drop"), &json!({})), 200);
        assert_eq!(dropped["promoted"], json!([3]));
    }
}
