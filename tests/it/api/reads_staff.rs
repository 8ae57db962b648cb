//! What a token opens beside what everybody reads: drafts, running results, who waits, contact data.

use podium_ops::OpError;
use podium_ops::run::clock::{Change, change, extend};
use podium_ops::run::rounds;
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::players;
use podium_store::{PlayerStatus, Role, SiteRole};
use serde_json::Value;

use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::program::Program;
use crate::public::Play;

fn at(play: &Play<'_>, read: &str) -> String {
    format!("/tournaments/{}{read}", play.slug)
}

/// Programs that may not see more than everybody does.
fn outsiders(service: &Service<'_>, elsewhere: &str) -> Vec<(&'static str, Program)> {
    service.in_database_account("nobody", SiteRole::Organizer);
    vec![
        ("without a token", service.program()),
        (
            "another account",
            service.in_database_program("nobody", Scope::ALL, None),
        ),
        (
            "without the scope",
            service.in_database_program("judge", &[Scope::Results, Scope::Rounds], None),
        ),
        (
            "for another tournament",
            service.in_database_program("judge", &[Scope::Read], Some(elsewhere)),
        ),
    ]
}

both_databases! {
    fn a_draft_and_running_results_are_for_the_staff(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.running_results_public = Some(false));
        play.round();
        let number = play.draft();
        let elsewhere = db.in_database_tournament("autumn", 4);
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Judge);
        db.in_database_join(&elsewhere, "judge", Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], Some(&play.slug));
        let outsiders = outsiders(&service, &elsewhere);
        let draft = judge.see(&at(&play, "/rounds/2"));
        assert_eq!((&draft["state"], draft["pods"].as_array().map(Vec::len)), (&"draft".into(), Some(4)));
        assert_eq!(draft["version"], play.load().tournament.structure_version);
        for (who, program) in &outsiders {
            let answer = program.get(&at(&play, "/rounds/2"));
            assert_eq!((answer.status, answer.problem()), (404, "not-found"), "{who}");
            let rounds = program.see(&at(&play, "/rounds"));
            assert_eq!(rounds["rounds"].as_array().map(Vec::len), Some(1), "{who}");
            assert_eq!(rounds["version"], Value::Null, "{who}");
            assert_eq!(program.see(&at(&play, ""))["round"]["number"], 1, "{who}");
        }
        play.publish(number);
        play.report_all();
        let table = |program: &Program| program.see(&at(&play, "/rounds/2"))["pods"][0].clone();
        let seen = table(&judge);
        assert_eq!(seen["result"]["winner"], seen["players"][0]["number"]);
        assert!(seen["version"].as_i64().is_some_and(|version| version > 1), "{seen}");
        let player = format!("/players/{}", seen["players"][0]["number"]);
        let last = |program: &Program| program.see(&at(&play, &player))["rounds"][1]["result"].clone();
        assert_eq!(last(&judge), "won");
        assert_eq!(judge.see(&at(&play, "/rounds"))["rounds"][1]["reported"], 4);
        for (who, program) in &outsiders {
            assert_eq!((&table(program)["result"], &table(program)["version"]), (&Value::Null, &Value::Null), "{who}");
            assert_eq!(last(program), "playing", "{who}");
            assert_eq!(program.see(&at(&play, "/rounds"))["rounds"][1]["reported"], Value::Null, "{who}");
        }
        // standings are of finished rounds, for the staff too
        assert_eq!(judge.see(&at(&play, "/standings"))["after"], 1);
    }

    fn results_of_a_running_round_show_where_the_organizer_says_so(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.running_results_public = Some(true));
        let number = play.draft();
        play.publish(number);
        play.report("D");
        let service = Service::start(db);
        let round = service.program().see(&at(&play, "/rounds/1"));
        assert_eq!(round["reported"], 4);
        for pod in round["pods"].as_array().expect("pods") {
            let numbers: Vec<&Value> = pod["players"].as_array().expect("players").iter().map(|player| &player["number"]).collect();
            let result = &pod["result"];
            assert_eq!((&result["outcome"], &result["winner"]), (&"drawn".into(), &Value::Null));
            assert_eq!(result["drawn"].as_array().expect("a list").iter().collect::<Vec<_>>(), numbers);
            assert_eq!(result["games"], serde_json::json!([{"winner": null}]));
        }
    }

    fn a_match_of_several_games_has_them_in_order(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.games_to_win = 2);
        let number = play.draft();
        play.publish(number);
        play.report("1D1");
        play.finish(number);
        let round = Service::start(db).program().see(&at(&play, "/rounds/1"));
        let winner = &round["pods"][0]["players"][0]["number"];
        let result = &round["pods"][0]["result"];
        assert_eq!(result["winner"], *winner);
        assert_eq!(result["games"], serde_json::json!([{"winner": winner}, {"winner": null}, {"winner": winner}]));
    }

    fn who_waits_and_how_to_reach_them_depends_on_the_role(db) {
        let play = Play::new(db);
        let states = [PlayerStatus::Pending, PlayerStatus::Waitlisted, PlayerStatus::Removed];
        let stored: Result<(), OpError> = db.db.write(|conn| {
            for (mut row, status) in play.load().players.into_iter().rev().zip(states) {
                row.status = status;
                players::update(conn, &row)?;
            }
            Ok(())
        });
        stored.expect("stored");
        db.act(&play.slug, |work| podium_ops::people::players::check_in(work, 1, false)).expect("checked out");
        let service = Service::start(db);
        for role in [Role::Judge, Role::HeadJudge] {
            service.in_database_staff(&play.slug, role);
        }
        let of = |name: &str| service.in_database_program(name, &[Scope::Read], None).see(&at(&play, "/players"));
        let of_one = |name: &str| service.in_database_program(name, &[Scope::Read], None).see(&at(&play, "/players/1"));
        let everybody = service.program().see(&at(&play, "/players"));
        assert_eq!(everybody["items"].as_array().map(Vec::len), Some(13));
        let text = everybody.to_string();
        assert!(!text.contains("mail.example") && !text.contains("decks.example"), "{text}");
        assert!(text.contains("\"staff\":null") && !text.contains("checked_in"), "{text}");
        for (name, email) in [("judge", Value::Null), ("head_judge", "secret@mail.example".into())] {
            let seen = of(name);
            let items = seen["items"].as_array().expect("items");
            let status: Vec<&str> = items.iter().filter_map(|item| item["status"].as_str()).collect();
            assert_eq!(status.len(), 16);
            assert_eq!(status[12..], ["active", "removed", "waitlisted", "pending"]);
            let staff = &items[0]["staff"];
            assert_eq!((&staff["checked_in"], &staff["decklist"]), (&false.into(), &"link".into()));
            // mail addresses of all players at once are the export's, which asks for the password
            assert!(!seen.to_string().contains("mail.example"), "{name}");
            let one = of_one(name);
            assert_eq!(one.pointer("/staff/contact/email").unwrap_or(&Value::Null), &email, "{name}");
            assert!(!seen.to_string().contains("decks.example"), "{name}");
        }
        let counts = service.in_database_program("judge", &[Scope::Read], None).see(&at(&play, ""))["players"].clone();
        assert_eq!(counts["registered"], 13);
        assert_eq!(counts["staff"], serde_json::json!({"checked_in": 12, "pending": 1, "waitlisted": 1}));
        assert_eq!(service.program().get(&at(&play, "/players/16")).status, 404);
        let waiting = service.in_database_program("judge", &[Scope::Read], None).see(&at(&play, "/players/16"));
        assert_eq!(waiting["status"], "pending");
    }

    fn only_the_staff_hears_of_a_disqualification(db) {
        let play = Play::new(db);
        play.round();
        db.act(&play.slug, |work| podium_ops::people::players::disqualify(work, 1, "Cheating", true)).expect("disqualified");
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Scorekeeper);
        let staff = service.in_database_program("scorekeeper", &[Scope::Read], None);
        let status = |program: &Program| program.see(&at(&play, "/players/1"))["status"].clone();
        assert_eq!((status(&service.program()), status(&staff)), ("left".into(), "disqualified".into()));
    }

    fn the_clock_says_when_time_is_up_and_the_staff_who_has_more(db) {
        let play = Play::new(db);
        let number = play.draft();
        play.publish(number);
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], None);
        let anybody = service.program();
        let clock = |program: &Program| program.see(&at(&play, "/clock"));
        assert_eq!(clock(&anybody)["mode"], "waiting");
        let structure = play.load().tournament.structure_version;
        db.act(&play.slug, |work| rounds::start(work, structure, number)).expect("started");
        let running = clock(&anybody);
        assert_eq!((&running["mode"], &running["round"], &running["seconds_left"]), (&"running".into(), &1.into(), &Value::Null));
        let time = |value: &Value| chrono::DateTime::parse_from_rfc3339(value.as_str().expect("a time")).expect("RFC 3339");
        let lasts = time(&running["ends_at"]) - time(&running["started_at"]);
        assert_eq!(running["limit_minutes"], lasts.num_minutes());
        assert!(time(&running["server_time"]) >= time(&running["started_at"]));
        assert_eq!(running["extensions"], Value::Null);
        // the tag is that of the clock, whatever time it is
        let tag = anybody.get(&at(&play, "/clock")).header("etag").to_owned();
        assert!(tag.starts_with("W/"), "{tag}");
        assert_eq!(anybody.call("GET", &at(&play, "/clock"), &[("if-none-match", &tag)], None).status, 304);
        db.act(&play.slug, |work| extend(work, number, 2, 5, "A long ruling")).expect("extended");
        let given = &clock(&judge)["extensions"];
        assert_eq!((&given[0]["table"], &given[0]["minutes"]), (&2.into(), &5.into()));
        assert_eq!(time(&given[0]["ends_at"]) - time(&running["ends_at"]), chrono::TimeDelta::minutes(5));
        assert_eq!(clock(&anybody)["extensions"], Value::Null);
        db.act(&play.slug, |work| change(work, number, 1, Change::Pause, "")).expect("paused");
        let paused = clock(&anybody);
        assert_eq!((&paused["mode"], &paused["ends_at"]), (&"paused".into(), &Value::Null));
        assert!(paused["seconds_left"].as_i64().is_some_and(|left| left > 0), "{paused}");
    }
}
