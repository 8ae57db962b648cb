//! Tournaments made and changed by calls: what is sent changes and nothing else, and what is wrong is named.

use podium_ops::command::rights::Settings as MaySettings;
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::presets::keep;
use podium_store::DbError;
use podium_store::site::accounts;
use podium_store::tournaments::presets::{self, Preset};

use super::*;

fn settings_of(db: &TestDb, slug: &str) -> Settings {
    Settings::of(&db.load(slug).tournament).expect("settings")
}

both_databases! {
    fn a_break_has_minutes_or_a_time_of_day(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        let patch = |breaks: Value| organizer.send("PATCH", &path, &json!({"version": 1, "breaks": breaks}));
        for wrong in [json!([{"after_round": 1}]), json!([{"after_round": 1, "minutes": 5, "until": "10:00"}]), json!([{"after_round": 1, "until": "ten"}])] {
            let refused = patch(wrong);
            assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/breaks/0")), "{}", refused.json);
        }
        let changed = done(patch(json!([{"after_round": 3, "minutes": 10}])), 200);
        assert_eq!(changed["version"], 2);
        assert_eq!(settings_of(db, &slug).profile.breaks, ["3: 10".parse().expect("a break")]);
    }

    fn how_percentages_count_is_sent_and_named_where_it_is_wrong(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        for (wrong, place) in [
            (json!({"bye_opponents": {"count": 500, "match_win_percentage": "1/5"}}), "/bye_opponents/count"),
            (json!({"percentage_decimals": 9}), "/percentage_decimals"),
            (json!({"percentage_floor": "1/5", "tiebreakers": ["match_points"]}), "/percentage_floor"),
        ] {
            let mut body = wrong.clone();
            body["version"] = json!(1);
            let refused = organizer.send("PATCH", &path, &body);
            assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!(place)), "{}", refused.json);
        }
        let body = json!({"version": 1, "percentage_floor": "6/5"});
        let refused = organizer.send("PATCH", &path, &body);
        assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/percentage_floor")), "{}", refused.json);
        let change = json!({
            "version": 1, "bye_opponents": {"count": 3, "match_win_percentage": "33/100"}, "byes_in_percentages": true,
            "percentage_decimals": 4, "percentage_floor": "1/7", "tiebreakers": ["match_points", "opponents_match_win_percentage"],
        });
        done(organizer.send("PATCH", &path, &change), 200);
        let format = service.program().see(&path)["format"].clone();
        for (name, sent) in change.as_object().expect("members") {
            if name != "version" {
                assert_eq!(&format[name], sent, "{name}");
            }
        }
        // null is the addendum's again
        let usual = json!({"version": 2, "bye_opponents": null, "byes_in_percentages": false, "percentage_decimals": null, "percentage_floor": null});
        done(organizer.send("PATCH", &path, &usual), 200);
        let format = service.program().see(&path)["format"].clone();
        assert_eq!((&format["bye_opponents"], &format["percentage_floor"]), (&Value::Null, &json!("1/5")));
    }

    fn only_what_is_sent_changes(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        let before = settings_of(db, &slug);
        let without = organizer.send("PATCH", &path, &json!({"place": "Town hall"}));
        assert_eq!((without.status, without.problem()), (428, "version-required"));
        let change = json!({"place": "Town hall", "round_minutes": null, "date": "2026-11-28", "version": 1});
        let changed = done(organizer.send("PATCH", &path, &change), 200);
        assert_eq!((&changed["version"], &changed["rounds"]["version"]), (&json!(2), &json!(structure(db, &slug))));
        let mut wanted = before.clone();
        wanted.place = "Town hall".to_owned();
        wanted.profile.round_minutes = None;
        wanted.held_on = Some("2026-11-28".parse().expect("a date"));
        assert_eq!(settings_of(db, &slug), wanted);
        let old = organizer.send("PATCH", &path, &json!({"place": "Church", "version": 1}));
        assert_eq!((old.status, old.problem()), (412, "outdated"));
        let tag = [("if-match", "\"tournament-2\"")];
        done(organizer.call("PATCH", &path, &tag, Some(&json!({"date": null, "points": {"draw": 2}}))), 200);
        wanted.held_on = None;
        wanted.profile.points.draw = 2;
        assert_eq!(settings_of(db, &slug), wanted);
        let shown = service.program().see(&path);
        assert_eq!((&shown["version"], &shown["place"]), (&json!(3), &json!("Town hall")));
    }

    fn long_turns_are_shown_at_the_table_if_that_is_sent(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        done(organizer.send("PATCH", &path, &json!({"version": 1, "long_turn_minutes": 8})), 200);
        let rules = || service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(rules().contains("judges see which turns take longer"), "{}", rules());
        done(organizer.send("PATCH", &path, &json!({"version": 2, "long_turns_at_table": true})), 200);
        assert_eq!(service.program().see(&path)["format"]["long_turns_at_table"], true);
        assert!(rules().contains("judges and the players at the table see"), "{}", rules());
    }

    fn each_player_s_own_time_is_set_and_everyone_reads_it(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        for wrong in [0, 241] {
            let refused = organizer.send("PATCH", &path, &json!({"version": 1, "own_time_minutes": wrong}));
            assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/own_time_minutes")), "{}", refused.json);
        }
        let seen = structure(db, &slug);
        done(organizer.send("PATCH", &path, &json!({"version": 1, "own_time_minutes": 25})), 200);
        assert_eq!(structure(db, &slug), seen, "no round is made otherwise");
        assert_eq!(service.program().see(&path)["format"]["own_time_minutes"], 25);
        let rules = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(rules.contains("Each player's own time") && rules.contains("25 minutes"), "{rules}");
        done(organizer.send("PATCH", &path, &json!({"version": 2, "own_time_minutes": null})), 200);
        assert_eq!(settings_of(db, &slug).profile.own_time_minutes, None);
        assert!(!service.anonymous().see(&format!("/t/{slug}/profile")).text().contains("Each player's own time"));
    }

    fn what_makes_no_round_otherwise_leaves_its_steps_as_they_are(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings, Scope::Rounds]);
        let path = format!("/tournaments/{slug}");
        let seen = structure(db, &slug);
        let draft = json!({"version": seen, "reason": "a test"});
        let mut version = 1;
        for change in [
            json!({"description": "Bring dice.", "place": "Town hall", "name": "Spring Open", "date": "2026-11-28"}),
            json!({"listed": false, "registration": "open", "max_players": 64, "names_shown": "initial"}),
            json!({"code_of_conduct": "Be kind."}),
        ] {
            let mut body = change.clone();
            body["version"] = json!(version);
            assert_eq!(done(organizer.send("PATCH", &path, &body), 200)["rounds"]["version"], seen, "{change}");
            version += 1;
        }
        let mut kept = seen;
        for change in [json!({"swiss_rounds": 5}), json!({"first_table": 11}), json!({"tiebreakers": ["opponents_match_win_percentage"]})] {
            let mut body = change.clone();
            body["version"] = json!(version);
            kept += 1;
            assert_eq!(done(organizer.send("PATCH", &path, &body), 200)["rounds"]["version"], kept, "{change}");
            version += 1;
        }
        let old = organizer.send("POST", &format!("{path}/rounds"), &draft);
        assert_eq!((old.status, old.problem()), (412, "outdated"));
        let draft = json!({"version": kept, "reason": "a test"});
        done(organizer.send("POST", &format!("{path}/rounds"), &draft), 201);
        let place = json!({"place": "Church", "version": version});
        done(organizer.send("PATCH", &path, &place), 200);
        // decided before the place was changed
        let publish = json!({"version": kept + 1});
        done(organizer.send("POST", &format!("{path}/rounds/1/publish"), &publish), 200);
    }

    fn what_is_wrong_is_named(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Settings]);
        let path = format!("/tournaments/{slug}");
        for (change, pointer) in [
            (json!({"name": " "}), "/name"),
            (json!({"name": null}), "/name"),
            (json!({"time_zone": "Mars/Olympus"}), "/time_zone"),
            (json!({"points": {"win": 0}}), "/points/win"),
            (json!({"points": {"win": -1}}), "/points/win"),
            (json!({"tiebreakers": ["match_points", "match_points"]}), "/tiebreakers/1"),
            (json!({"tiebreakers": ["luck"]}), "/tiebreakers/0"),
            (json!({"skipped_tables": [3, 0]}), "/skipped_tables/1"),
            (json!({"cut": 200_000}), "/cut"),
            (json!({"cut": 1}), "/cut"),
            (json!({"cut": 5}), "/cut"),
            (json!({"cut": 4, "pod_size": 5}), "/cut"),
            (json!({"max_players": 0}), "/max_players"),
            (json!({"registration": "sometimes"}), "/registration"),
            (json!({"level": "casual"}), "/level"),
            (json!({"date": "tomorrow"}), "/date"),
            (json!({"preset": "x"}), "/preset"),
        ] {
            let mut body = change.clone();
            body["version"] = json!(1);
            let wrong = organizer.send("PATCH", &path, &body);
            assert_eq!((wrong.status, pointers(&wrong)), (422, vec![pointer]), "{change}");
        }
        db.next_round(&slug);
        let begun = organizer.send("PATCH", &path, &json!({"pod_size": 5, "points": {"win": 6}, "version": 1}));
        assert_eq!((begun.status, pointers(&begun)), (422, vec!["/pod_size", "/points"]));
        assert_eq!(settings_of(db, &slug).profile.pod_size, 4);
    }

    fn a_tournament_is_made_with_its_players_by_a_preset(db) {
        let service = Service::start(db);
        db.in_database_session("ora", SiteRole::Organizer);
        let ora = service.in_database_program("ora", &[Scope::Settings], None);
        let new = json!({"name": "Spring", "level": "competitive", "pod_size": 3, "max_players": 30, "players": named(3)});
        let made = done(ora.send("POST", "/tournaments", &new), 201);
        assert_eq!((&made["slug"], &made["version"]), (&json!("spring"), &json!(1)));
        let spring = settings_of(db, "spring");
        assert_eq!((spring.profile.pod_size, spring.profile.points.win, spring.max_players), (3, 4, Some(30)));
        assert_eq!(db.load("spring").players.len(), 3);
        db.act_as("spring", db.staff::<MaySettings>("ora"), |work| keep(work, "Threes", false)).expect("kept");
        let next = json!({"name": "Autumn", "preset": "Threes", "max_players": null});
        done(ora.send("POST", "/tournaments", &next), 201);
        let autumn = settings_of(db, "autumn");
        assert_eq!((autumn.profile, autumn.max_players), (spring.profile, None));
        db.in_database_session("olga", SiteRole::Organizer);
        let foreign: Result<(), DbError> = db.db.write(|conn| {
            let olga = accounts::by_name_key(conn, "olga")?.expect("the account is there");
            presets::insert(conn, &Preset::new("Olga's", Some(olga.id), "{}".into(), podium_base::clock::now()))
        });
        foreign.expect("stored");
        for preset in ["Olga's", "nothing"] {
            let none = ora.send("POST", "/tournaments", &json!({"name": "Winter", "preset": preset}));
            assert_eq!((none.status, pointers(&none)), (422, vec!["/preset"]), "{preset}");
        }
        let wrong = ora.send("POST", "/tournaments", &json!({"place": "Hall", "players": [{"name": "Ann"}, {"name": "ann"}]}));
        assert_eq!((wrong.status, pointers(&wrong)), (422, vec!["/name", "/players/1/name"]));
        assert_eq!(ora.send("POST", "/tournaments", &json!({"name": "Winter", "version": 1})).status, 422);
        // once for its key
        let key = [("idempotency-key", "winter")];
        let twice = [(), ()].map(|()| ora.call("POST", "/tournaments", &key, Some(&json!({"name": "Winter"}))));
        assert_eq!((twice[0].status, &twice[0].json), (201, &twice[1].json));
        assert!(ora.get("/tournaments/winter-2").status == 404);
    }

    fn who_creates_no_tournaments_creates_none_by_a_token(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        service.in_database_staff(&slug, Role::Organizer);
        let invited = service.in_database_program("organizer", &[Scope::Settings], None);
        let refused = invited.send("POST", "/tournaments", &json!({"name": "Mine"}));
        assert_eq!((refused.status, refused.problem()), (403, "forbidden"));
        db.in_database_session("ora", SiteRole::Organizer);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let bound = service.in_database_program("ora", &[Scope::Settings], Some(&slug));
        let refused = bound.send("POST", "/tournaments", &json!({"name": "Mine"}));
        assert_eq!((refused.status, refused.problem()), (403, "forbidden"));
    }
}
