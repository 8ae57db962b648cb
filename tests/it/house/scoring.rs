//! Points of a win by the size of the pod, and wagered points: set in the form or by a program, said on the pages with
//! their numbers, and counted.

use podium_document::event::read;
use podium_event::Profile;
use podium_event::profile::{Points, Share, Tiebreaker, UnevenPods, Wager, WinPointsBy};
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::archive::import;
use podium_store::site::access_tokens::Scope;
use podium_store::{Role, SiteRole};
use serde_json::json;

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

/// Two rounds of wagered points: a draw that Hal does not share, a bye, and a match loss.
const WAGERED: &str = r#"{"format": "podium-event/1",
 "tournament": {"name": "Cup", "slug": "cup", "state": "swiss", "uneven_pods": "byes", "swiss_rounds": 3, "playoff_cut": 4,
                "tiebreakers": ["match_points", "win_percentage"], "wager": {"start": 1000, "stake": "1/10"}},
 "players": [{"id": "a", "name": "Ann"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cy"}, {"id": "d", "name": "Di"},
             {"id": "e", "name": "Ed"}, {"id": "f", "name": "Flo"}, {"id": "g", "name": "Gus"}, {"id": "h", "name": "Hal"},
             {"id": "i", "name": "Ida"}],
 "rounds": [{"number": 1, "state": "finished", "byes": ["i"],
             "pods": [{"seats": ["a", "b", "c", "d"], "result": {"winner": "a"}},
                      {"seats": ["e", "f", "g", "h"], "result": {"draw": ["e", "f", "g"]}}]},
            {"number": 2, "state": "finished", "match_losses": ["d"],
             "pods": [{"seats": ["a", "e", "f", "i"], "result": {"winner": "e"}},
                      {"seats": ["b", "c", "g", "h"], "result": {"winner": "h"}}]}]}"#;

fn profile_of(db: &TestDb, slug: &str) -> Profile {
    Settings::of(&db.load(slug).tournament).expect("settings").profile
}

fn wager() -> Wager {
    Wager {
        start: 1_000,
        stake: Share::new(1, 10).expect("a share"),
    }
}

both_databases! {
    fn the_form_sets_what_a_win_is_worth(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Spring", 11);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        let twice = ("win_points_by", "twice_pod_size_minus_1");
        for (fields, sentence) in [
            ([twice, ("points_win", "6")], "a win at a table of 4 is worth 7 points, not 6"),
            ([("wager_start", "1000"), ("wager_stake", "")], "the stake is missing"),
            ([("wager_start", ""), ("wager_stake", "10 %")], "the points to begin with are missing"),
            ([("wager_start", "20000"), ("wager_stake", "10 %")], "1 to 10000 points, not 20000"),
            ([("wager_start", "1000"), ("wager_stake", "0 %")], "more than 0 %"),
            ([("wager_start", "1000"), ("wager_stake", "1/10")], "OMW% divides match points by the points of a win"),
        ] {
            let wrong = send(&fields);
            assert_eq!(wrong.status, 422, "{fields:?}");
            assert!(wrong.text().contains(sentence), "{fields:?}: {}", wrong.text());
        }
        let done = send(&[twice]);
        assert_eq!(done.status, 303, "{}", done.text());
        let profile = profile_of(db, &slug);
        assert_eq!(profile.house.win_points_by, WinPointsBy::TwicePodSizeMinus1);
        assert_eq!(profile.points, Points { win: 7, draw: 1, loss: 0, bye: 7 });
        let form = organizer.see(&settings).form("/desk/settings");
        assert_eq!((form.value("win_points_by"), form.value("points_win")), (twice.1, ""), "they follow");
        let text = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for said in ["5 in a pod of 3, 7 in a pod of 4", "5 in every pod", "A win counts by the number of players at the table"] {
            assert!(text.contains(said), "{said}: {text}");
        }
        let desk = organizer.see(&format!("/t/{slug}/desk/references/end-of-round")).text();
        assert!(desk.contains("A won match gives the winner 5 in a pod of 3, 7 in a pod of 4"), "{desk}");

        // once round 1 is paired it stays
        db.next_round(&slug);
        for fields in [[("win_points_by", "tournament"), ("points_win", "7")], [("win_points_by", "pod_size_plus_1"), ("points_win", "")]] {
            let refused = send(&fields);
            assert_eq!(refused.status, 422, "{fields:?}");
            assert!(refused.text().contains("Win points by pod size"), "{}", refused.text());
        }
        assert_eq!(profile_of(db, &slug), profile);
    }

    fn a_win_in_a_pod_of_three_brings_its_own_points(db) {
        let play = Play::of(db, 11);
        play.set(|settings| {
            settings.profile.uneven_pods = UnevenPods::SmallerPods;
            settings.profile.house.win_points_by = WinPointsBy::TwicePodSizeMinus1;
            settings.profile.points = settings.profile.usual_points();
        });
        let service = Service::start(db);
        play.round();
        let rows = service.program().see(&format!("/tournaments/{}/standings", play.slug));
        let points: Vec<u64> = (0..3).filter_map(|row| rows["rows"][row]["match_points"].as_u64()).collect();
        assert_eq!(points, [7, 7, 5], "{rows}");
        // by percentage all three have won everything
        assert_eq!(rows["rows"][2]["match_win_percentage"]["exact"], "1", "{rows}");
        let event = play.load().event;
        let pod = event.rounds()[0].pods.iter().find(|pod| pod.seats.len() == 3).expect("a pod of three");
        let number = play.load().row(pod.seats[0]).number;
        let page = service.anonymous().see(&play.at(&format!("/standings/1/{number}"))).text();
        assert!(page.contains("5 of the 5 points that 1 match could bring."), "{page}");
        play.round();
        assert_eq!(podium_check::check(&play.load().event, 2, &[]).wrong(), 0);
    }

    fn wagered_points_are_explained_round_by_round(db) {
        let service = Service::start(db);
        let document = read(WAGERED.as_bytes()).expect("a sound document");
        let slug = import(&db.db, &document, "somebody").ok().expect("imported");
        let anybody = service.anonymous();
        let at = |page: &str| anybody.see(&format!("/t/{slug}{page}")).text();
        for (player, said) in [
            (5, ["At the start 1000", "Drawn: staked 100, took 133", "+33", "Won: staked 103, took 436", "+333", "1000 + 33 + 333 over the rounds."]),
            (1, ["At the start 1000", "Won: staked 100, took 400", "+300", "Lost: staked 130, took 0", "−130", "1000 + 300 − 130 over the rounds."]),
            (9, ["At the start 1000", "Bye", " 0", "Lost: staked 100, took 0", "−100", "1000 − 100 over the rounds."]),
        ] {
            let page = at(&format!("/standings/2/{player}"));
            for said in said {
                assert!(page.contains(said), "{player}, {said}: {page}");
            }
        }
        // the players' pages count the same: from the start on, each round with its change
        for (player, points, changes) in [
            (5, "R1 1033, R2 1366.", ["+33", "+333"]),
            (2, "R1 900, R2 810.", ["−100", "−90"]),
            (9, "R1 1000, R2 900.", ["Bye", "−100"]),
        ] {
            let page = anybody.see(&format!("/t/{slug}/players/{player}"));
            assert!(page.body.contains(&format!("Points after each round: {points}")), "{}", page.body);
            for change in changes {
                assert!(page.text().contains(change), "{player}, {change}: {}", page.text());
            }
        }
        assert!(at("/standings/2/5").contains("6 of the 10 points that 2 matches could bring."), "{}", at("/standings/2/5"));
        let csv = anybody.see(&format!("/t/{slug}/export/standings.csv")).body;
        assert!(csv.contains("1,5,Ed,1366") && csv.contains("2,8,Hal,1183"), "{csv}");
        let program = service.program();
        let rows = program.see(&format!("/tournaments/{slug}/standings"));
        assert_eq!(rows["rows"][0]["match_points"], 1_366, "{rows}");
        let ed = program.see(&format!("/tournaments/{slug}/players/5"));
        assert_eq!((&ed["rounds"][1]["staked"], &ed["rounds"][1]["points"]), (&json!(103), &json!(436)), "{ed}");
        assert_eq!(program.see(&format!("/tournaments/{slug}"))["format"]["wager"], json!({"start": 1000, "stake": "1/10"}));
        let profile = at("/profile");
        for said in [
            "everyone begins with 1000 points and stakes 10.00 % of them in each match",
            "The winner of a match takes all stakes.",
            "Percentages count a win as 5, a draw as 1 and a loss as 0.",
        ] {
            assert!(profile.contains(said), "{said}: {profile}");
        }
        assert!(!profile.contains("win 5, draw 1"), "{profile}");
        // with a round to play nobody is said to be in or out
        let me = service.in_database_player(&slug, 5).see(&format!("/t/{slug}/me")).text();
        assert!(me.contains("Points are wagered here: whether you reach the top"), "{me}");

        let over = WAGERED.replace(r#""state": "swiss""#, r#""state": "finished""#);
        let document = read(over.as_bytes()).expect("a sound document");
        let slug = import(&db.db, &document, "somebody").ok().expect("imported");
        let home = anybody.see(&format!("/t/{slug}")).text();
        assert!(home.contains("· +33 ·") && home.contains("· +333 ·"), "the winner's rounds: {home}");
    }

    fn a_whole_event_is_paired_by_its_wagers(db) {
        let play = Play::of(db, 18);
        play.set(|settings| {
            settings.profile.house.wager = Some(wager());
            settings.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsWinPercentage];
            settings.profile.swiss_rounds = Some(4);
        });
        for result in ["1", "2", "D", "3"] {
            let number = play.draft();
            play.publish(number);
            play.report(result);
            play.finish(number);
        }
        let event = play.load().event;
        let found = podium_check::check(&event, 4, &[]);
        assert_eq!(found.wrong(), 0, "{:?}", found.findings);
        let points: Vec<u32> = podium_check::standings(&event, None).iter().map(|place| place.points).collect();
        let counted = podium_rules::standings::standings(&event, None);
        assert_eq!(points, counted.rows().iter().map(|row| row.match_points).collect::<Vec<_>>());
        assert_eq!(points.iter().sum::<u32>(), 18_000, "stakes only change hands");
    }

    fn a_program_sets_them_and_sees_what_is_wrong(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 20);
        service.in_database_staff(&slug, Role::Organizer);
        let organizer = service.in_database_program(Role::Organizer.as_str(), &[Scope::Settings], None);
        let path = format!("/tournaments/{slug}");
        let ranks = json!(["match_points", "opponents_win_percentage"]);
        for (wrong, place) in [
            (json!({"win_points_by": "pod"}), "/win_points_by"),
            (json!({"wager": {"start": 0, "stake": "1/10"}}), "/wager/start"),
            (json!({"wager": {"start": 1000}}), "/wager/stake"),
            (json!({"wager": {"start": 1000, "stake": "3/2"}}), "/wager/stake"),
            (json!({"wager": {"start": 1000, "stake": "1/10", "pot": 1}}), "/wager/pot"),
        ] {
            let mut body = wrong.clone();
            body["version"] = json!(1);
            let refused = organizer.send("PATCH", &path, &body);
            assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!(place)), "{}", refused.json);
        }
        let beside = json!({"version": 1, "tiebreakers": ranks, "win_points_by": "pod_size_plus_1", "wager": {"start": 9, "stake": "1"}});
        let refused = organizer.send("PATCH", &path, &beside);
        assert_eq!(refused.status, 422);
        assert!(refused.json.to_string().contains("Win points by pod size"), "{}", refused.json);
        let change = json!({"version": 1, "win_points_by": "twice_pod_size_minus_1"});
        let answer = organizer.send("PATCH", &path, &change);
        assert_eq!(answer.status, 200, "{}", answer.json);
        let format = service.program().see(&path)["format"].clone();
        assert_eq!((&format["points"]["win"], &format["points"]["bye"]), (&json!(7), &json!(7)), "{format}");
        let change = json!({
            "version": 2, "win_points_by": null, "points": {"win": 5, "bye": 5}, "tiebreakers": ranks,
            "wager": {"start": 1000, "stake": "1/10"},
        });
        let answer = organizer.send("PATCH", &path, &change);
        assert_eq!(answer.status, 200, "{}", answer.json);
        assert_eq!(profile_of(db, &slug).house.wager, Some(wager()));
    }

    fn points_follow_what_decides_them_in_each_direction(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Turned", 8);
        db.in_database_session("ora", SiteRole::Organizer);
        let organizer = service.in_database_program("ora", &[Scope::Settings], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let path = format!("/tournaments/{slug}");
        let lists = json!({"4": [6, 3, 2, 1], "3": [4, 2, 1]});
        for (change, win, bye) in [
            (json!({"place_points": lists}), 6, 6),
            (json!({"pod_size": 3}), 4, 4),
            (json!({"place_points": null}), 4, 4),
            (json!({"win_points_by": "twice_pod_size_minus_1", "points": {"bye": 3}}), 5, 3),
            (json!({"pod_size": 4}), 7, 3),
            (json!({"win_points_by": null}), 5, 3),
            (json!({"pod_size": 3}), 5, 3),
        ] {
            let mut body = change.clone();
            body["version"] = json!(db.load(&slug).tournament.settings_version);
            let answer = organizer.send("PATCH", &path, &body);
            assert_eq!(answer.status, 200, "{change}: {}", answer.json);
            let points = profile_of(db, &slug).points;
            assert_eq!((points.win, points.bye), (win, bye), "{change}");
        }
        // a new one too
        let sent = json!({"name": "Threes", "pod_size": 3, "place_points": {"3": [4, 2, 1]}});
        let made = organizer.send("POST", "/tournaments", &sent);
        assert_eq!(made.status, 201, "{}", made.json);
        let slug = made.json["slug"].as_str().expect("an address");
        let points = profile_of(db, slug).points;
        assert_eq!((points.win, points.bye), (4, 4));
    }
}
