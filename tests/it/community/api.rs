//! Communities and their people by calls of the API.

use podium_ops::community::merge::merge;
use podium_store::site::access_tokens::Scope;
use podium_store::{Role, SiteRole};
use serde_json::{Value, json};

use super::{EIGHT, names, open_doubts, person_of};
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};

/// A program of an account with a role in the community Friday.
fn staff(service: &Service<'_>, name: &str, role: Role) -> Program {
    let program = service.in_database_program(name, &[Scope::Read, Scope::Players, Scope::Settings], None);
    let friday = service.db.community_of("friday");
    service.db.in_database_community_staff(&friday, name, role);
    program
}

/// What is carried out.
fn done(answer: Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{answer:?}");
    answer.json
}

both_databases! {
    fn a_community_is_made_read_and_changed(db) {
        let service = Service::start(db);
        service.organizer();
        let ora = service.in_database_program("ora", &[Scope::Read, Scope::Settings], None);
        let made = done(ora.send("POST", "/communities", &json!({"name": "Friday Pods", "time_zone": "Europe/Lisbon"})), 201);
        assert_eq!((&made["slug"], &made["names_shown"]), (&json!("friday-pods"), &json!("full")));
        let read = ora.get("/communities/friday-pods");
        assert_eq!(read.json["role"], "organizer", "{read:?}");
        assert_eq!(service.program().see("/communities/friday-pods")["role"], Value::Null);
        let tag = read.header("etag").to_owned();
        let change = json!({"description": "Every Friday."});
        let unversioned = ora.send("PATCH", "/communities/friday-pods", &change);
        assert_eq!((unversioned.status, unversioned.problem()), (428, "version-required"));
        let changed = done(ora.call("PATCH", "/communities/friday-pods", &[("if-match", &tag)], Some(&change)), 200);
        assert_eq!((&changed["name"], &changed["description"]), (&json!("Friday Pods"), &json!("Every Friday.")));
        let late = ora.call("PATCH", "/communities/friday-pods", &[("if-match", &tag)], Some(&change));
        assert_eq!((late.status, late.problem()), (412, "outdated"));
        let wrong = ora.send("PATCH", "/communities/friday-pods", &json!({"time_zone": "Moon", "version": changed["version"]}));
        assert_eq!((wrong.status, &wrong.json["errors"][0]["pointer"]), (422, &json!("/time_zone")));
        assert_eq!(ora.get("/communities/nowhere").status, 404);
    }

    fn people_are_listed_added_and_edited(db) {
        db.community("Friday");
        let played = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&played);
        let service = Service::start(db);
        let keeper = staff(&service, "kay", Role::Scorekeeper);
        let all = keeper.see("/communities/friday/people");
        assert_eq!(all["items"].as_array().map(Vec::len), Some(8));
        assert_eq!(all["items"][0]["events"], 1);
        let first = keeper.get("/communities/friday/people?limit=3");
        let link = first.header("link").to_owned();
        let next = link.trim_start_matches('<').split('>').next().expect("an address");
        let second = keeper.see(next);
        assert_eq!(second["items"][0], all["items"][3]);
        let found = keeper.see("/communities/friday/people?q=hol");
        assert_eq!(found["items"], json!([all["items"].as_array().expect("a list").iter()
            .find(|one| one["name"] == "Hal Holly").expect("Hal")]));

        let ida = json!({"name": "Ida Ivy", "email": "ida@mail.example"});
        let head = staff(&service, "hed", Role::HeadJudge);
        let added = done(head.send("POST", "/communities/friday/people", &ida), 201);
        assert_eq!((&added["number"], &added["email"]), (&json!(9), &Value::Null));
        let again = keeper.send("POST", "/communities/friday/people", &ida);
        assert_eq!((again.status, &again.json["errors"][0]["pointer"]), (422, &json!("/same_name")));
        // a scorekeeper does not see mail addresses, does not change them, and does not learn whose they are
        let jo = json!({"name": "Jo June", "email": "ida@mail.example"});
        assert_eq!(done(keeper.send("POST", "/communities/friday/people", &jo), 201)["number"], 10);
        assert_eq!(db.person("friday", 10).email, None);
        assert_eq!(keeper.see("/communities/friday/people/9")["staff"]["email"], Value::Null);
        let change = json!({"name": "Ida Ivory", "email": null, "version": added["version"]});
        let edited = done(keeper.send("PATCH", "/communities/friday/people/9", &change), 200);
        assert_eq!(edited["name"], "Ida Ivory");
        assert_eq!(db.person("friday", 9).email.as_deref(), Some("ida@mail.example"));
        assert_eq!(head.see("/communities/friday/people/9")["staff"]["email"], "ida@mail.example");
        let gone = json!({"email": null, "version": edited["version"]});
        done(head.send("PATCH", "/communities/friday/people/9", &gone), 200);
        assert_eq!(db.person("friday", 9).email, None);
    }

    fn a_person_shows_by_calls_what_their_page_shows(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&slug);
        let service = Service::start(db);
        let head = staff(&service, "hed", Role::HeadJudge);
        let anybody = service.program();
        let ann = anybody.see("/communities/friday/people/1");
        assert_eq!((&ann["name"], &ann["staff"]), (&json!("Ann Ash"), &Value::Null));
        assert_eq!(ann["events"][0]["tournament"], json!(slug));
        assert_eq!(ann["opponents"].as_array().map(Vec::len), Some(3));
        let met_ann = || {
            let met = (2..=8).map(|number| anybody.see(&format!("/communities/friday/people/{number}"))["opponents"].to_string());
            met.filter(|met| met.contains("Ann Ash")).count()
        };
        assert_eq!(met_ann(), 3);
        let hidden = json!({"name": true, "results": true, "tables": false, "commanders": false, "rating": false});
        let change = json!({"shows": hidden, "version": db.person("friday", 1).version});
        done(head.send("PATCH", "/communities/friday/people/1", &change), 200);
        let less = anybody.see("/communities/friday/people/1");
        assert_eq!((&less["opponents"], &less["seats"]), (&json!([]), &json!([])));
        assert_eq!(met_ann(), 0, "whom Ann met does not name her either");
        let nothing = json!({"name": false, "results": true, "tables": true, "commanders": true, "rating": true});
        let change = json!({"shows": nothing, "version": db.person("friday", 1).version});
        done(head.send("PATCH", "/communities/friday/people/1", &change), 200);
        assert_eq!(anybody.get("/communities/friday/people/1").status, 404);
        assert_eq!(head.see("/communities/friday/people/1")["staff"]["name"], "Ann Ash");
        assert_eq!(met_ann(), 0);
    }

    fn doubts_merges_and_entries_are_settled_by_calls(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let second = db.evening_of("friday", "Friday 2", &["Ann Ash", "Annie Ash"]);
        let service = Service::start(db);
        let keeper = staff(&service, "kay", Role::Scorekeeper);
        let asked = keeper.see("/communities/friday/doubts");
        let one = &asked["items"][0];
        assert_eq!((&one["because"], &one["person"]["number"]), (&json!("name"), &json!(1)));
        assert_eq!((&one["entry"]["number"], &one["other"]), (&json!(1), &Value::Null));
        let at = format!("/communities/friday/doubts/{}", one["id"].as_str().expect("an id"));
        let answered = keeper.send("POST", &at, &json!({"answer": "same"}));
        assert_eq!(answered.status, 204, "{answered:?}");
        assert_eq!(person_of(db, &second, 1), Some(db.person("friday", 1).id));
        assert_eq!(keeper.send("POST", &at, &json!({"answer": "other"})).status, 409);
        assert!(open_doubts(db, "friday").is_empty());

        let both = keeper.send("POST", "/communities/friday/merges", &json!({"kept": 1, "gone": 9}));
        assert_eq!(both.status, 409, "both played on the second evening: {both:?}");
        assert!(both.json["detail"].as_str().expect("why").contains("Friday 2"));
        let two = json!({"kept": 2, "gone": 9, "reason": "one phone"});
        let merged = done(keeper.send("POST", "/communities/friday/merges", &two), 201);
        assert_eq!(person_of(db, &second, 2), Some(db.person("friday", 2).id));
        let listed = keeper.see("/communities/friday/merges");
        assert_eq!((&listed["items"][0]["gone"], &listed["items"][0]["undone_at"]), (&json!(9), &Value::Null));
        let undo = format!("/communities/friday/merges/{}/undo", merged["number"]);
        let back = done(keeper.call("POST", &undo, &[], None), 200);
        assert_eq!(back["name"], "Annie Ash");
        assert_eq!(person_of(db, &second, 2), Some(db.person("friday", 9).id));
    }

    fn a_tournament_is_filled_by_calls(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let slug = db.in_database_tournament("Friday 2", 0);
        let service = Service::start(db);
        let kay = staff(&service, "kay", Role::Scorekeeper);
        db.in_database_join(&slug, "kay", Role::Organizer);
        let at = |path: &str| format!("/tournaments/{slug}/{path}");
        let stranger = db.community("Sunday");
        let other = kay.send("PUT", &at("community"), &json!({"community": stranger.slug}));
        assert_eq!((other.status, &other.json["errors"][0]["pointer"]), (422, &json!("/community")));
        let chosen = done(kay.send("PUT", &at("community"), &json!({"community": "friday"})), 200);
        assert_eq!(chosen, json!({"community": "friday"}));
        let added = done(kay.call("POST", &at("regulars"), &[], None), 201);
        assert_eq!(added["added"].as_array().map(Vec::len), Some(8));
        assert_eq!(names(db, "friday").len(), 8);
        let guest = done(kay.send("PUT", &at("players/1/person"), &json!({"guest": true})), 200);
        assert_eq!(guest, json!({"number": 1, "person": null, "guest": true}));
        let taken = kay.send("PUT", &at("players/1/person"), &json!({"person": 2}));
        assert_eq!(taken.status, 409, "{taken:?}");
        let said = done(kay.send("PUT", &at("players/1/person"), &json!({"new": true})), 200);
        assert_eq!(said["person"], 9);
        let neither = kay.send("PUT", &at("players/1/person"), &json!({}));
        assert_eq!((neither.status, neither.problem()), (422, "invalid"));
    }

    fn a_token_of_one_tournament_is_for_no_community(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let [slug, other] = ["Friday 2", "Friday 3"].map(|name| db.evening("friday", name));
        let service = Service::start(db);
        let kay = staff(&service, "kay", Role::Organizer);
        let of_one = service.in_database_program("kay", &[Scope::Read, Scope::Players, Scope::Settings], Some(&slug));
        assert_eq!(of_one.get("/communities/friday/people").status, 403);
        assert_eq!(of_one.see("/communities/friday/people/1")["staff"], Value::Null);
        assert_eq!(of_one.send("POST", "/communities/friday/people", &json!({"name": "Ida"})).status, 403);
        assert_eq!(service.program().get("/communities/friday/people").status, 401);
        service.in_database_account("stranger", SiteRole::Organizer);
        let stranger = service.in_database_program("stranger", &[Scope::Read], None);
        assert_eq!(stranger.get("/communities/friday/doubts").status, 403);
        assert_eq!(names(db, "friday"), EIGHT);
        // in the tournament, too, the account's role in the community does not count
        let mail = json!({"email": "ann@mail.example", "version": db.person("friday", 1).version});
        done(kay.send("PATCH", "/communities/friday/people/1", &mail), 200);
        for (program, slug, email) in [(&of_one, &slug, None), (&kay, &other, Some("ann@mail.example"))] {
            db.in_database_join(slug, "kay", Role::Organizer);
            done(program.call("POST", &format!("/tournaments/{slug}/regulars"), &[], None), 201);
            assert_eq!(db.entry(slug, 1).email.as_deref(), email);
        }
        let sunday = db.community("Sunday");
        db.in_database_community_staff(&sunday, "kay", Role::Organizer);
        for (program, slug, status) in [(&of_one, &slug, 403), (&kay, &other, 200)] {
            let chosen = program.send("PUT", &format!("/tournaments/{slug}/community"), &json!({"community": "sunday"}));
            assert_eq!(chosen.status, status, "{chosen:?}");
        }
    }

    fn a_call_under_a_key_acts_once_and_is_forgotten_with_the_person(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let service = Service::start(db);
        let kay = staff(&service, "kay", Role::Scorekeeper);
        let ida = json!({"name": "Zebulon Quackenbush"});
        let key = [("idempotency-key", "once")];
        let first = done(kay.call("POST", "/communities/friday/people", &key, Some(&ida)), 201);
        assert_eq!(done(kay.call("POST", "/communities/friday/people", &key, Some(&ida)), 201), first);
        assert_eq!(names(db, "friday").len(), 9);
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        db.in_community("friday", |work| podium_ops::community::erase::erase(work, 1, "", &[])).expect("erased");
        let gone = kay.call("POST", "/communities/friday/people", &key, Some(&ida));
        assert!(!gone.json.to_string().contains("Quackenbush"), "{gone:?}");
        assert!(!crate::harness::raw::everything(&db.address).contains("Quackenbush"));
    }
}
