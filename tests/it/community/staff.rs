//! The staff of a community: who gets a role, what each role may do, and that a community's staff has no say in another.

use podium_store::{Role, SiteRole};

use super::{EIGHT, names, person_of};
use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

both_databases! {
    fn a_community_is_made_and_its_maker_organizes_it(db) {
        let service = Service::start(db);
        let ora = service.organizer();
        let form = ora.see("/communities/new").form("/communities/new");
        let refused = ora.send(&form);
        assert_eq!(refused.status, 422, "without a name: {refused:?}");
        let form = refused.form("/communities/new");
        let made = ora.send(&form.set("name", "Friday Pods").set("time_zone", "Europe/Lisbon"));
        assert_eq!((made.status, made.location.as_str()), (303, "/c/friday-pods/desk"), "{made:?}");
        assert!(ora.see("/c/friday-pods/desk").text().contains("Friday Pods"));
        assert!(ora.see("/tournaments").body.contains("/c/friday-pods"), "listed among what the account works on");

        let form = ora.see("/c/friday-pods/settings").form("/c/friday-pods/settings");
        let stale = form.clone().set("name", "Other");
        assert_eq!(ora.send(&form.set("description", "Every Friday.")).status, 303);
        assert!(service.anonymous().see("/c/friday-pods").text().contains("Every Friday."));
        assert_eq!(ora.send(&stale).status, 409);

        let staff = service.in_database_account("sam", SiteRole::Staff);
        assert_eq!(staff.post("/communities/new", &[("name", "Mine")]).status, 403);
    }

    fn a_tournament_chooses_a_community_that_its_organizer_manages(db) {
        db.community("Friday");
        db.community("Sunday");
        let slug = db.in_database_tournament("spring", 0);
        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let to = format!("{settings}/community");
        assert!(!ora.see(&settings).body.contains(&to), "nothing to choose");
        assert_eq!(ora.post(&to, &[("community", "friday")]).status, 422);
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Scorekeeper);
        let form = ora.see(&settings).form(&to);
        assert_eq!(ora.send(&form.set("community", "friday")).status, 303);
        assert_eq!(db.load(&slug).tournament.community_id, Some(db.community_of("friday").id));
        assert_eq!(ora.post(&to, &[("community", "sunday")]).status, 422);
        assert_eq!(ora.post(&to, &[("community", "nowhere")]).status, 422);
        let form = ora.see(&settings).form(&to);
        assert_eq!(form.value("community"), "friday");
        let left = ora.send(&form.set("community", "").set("confirm", "remove"));
        assert_eq!(left.status, 303, "{left:?}");
        assert_eq!(db.load(&slug).tournament.community_id, None);
    }

    fn roles_are_for_the_staff_of_its_tournaments(db) {
        let friday = db.community("Friday");
        let slug = db.evening("friday", "Friday 1");
        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_join(&slug, "ora", Role::Organizer);
        db.in_database_community_staff(&friday, "ora", Role::Organizer);
        let judge = service.in_database_staff(&slug, Role::Judge);
        service.in_database_account("stranger", SiteRole::Staff);
        let page = ora.see("/c/friday/staff");
        assert!(page.body.contains(">judge<") && !page.body.contains("stranger"), "{}", page.text());
        assert_eq!(judge.get("/c/friday/people").status, 403);

        let account = |name: &str| {
            let found = db.db.read(|conn| podium_store::site::accounts::by_name_key(conn, name));
            found.expect("read").expect("the account").id
        };
        let give = |name: &str, role: Role| {
            let form = ora.see("/c/friday/staff").form("/c/friday/staff");
            ora.send(&form.set("account", &account(name)).set("role", role.as_str()))
        };
        assert_eq!(give("stranger", Role::Judge).status, 409);
        assert_eq!(give("judge", Role::Scorekeeper).status, 303);
        assert_eq!(judge.get("/c/friday/people").status, 200);
        assert_eq!(judge.get("/c/friday/log").status, 403);
        assert_eq!(give("ora", Role::Judge).status, 409, "somebody has to organize it");

        let gone = ora.send(&ora.see("/c/friday/staff").form("/staff/remove").set("account", &account("judge")));
        assert_eq!(gone.status, 303, "{gone:?}");
        assert_eq!(judge.get("/c/friday/people").status, 403);
        let log = ora.see("/c/friday/log").text();
        assert!(log.contains("judge is scorekeeper now.") && log.contains("judge is not on the staff any more."), "{log}");
    }

    fn the_staff_of_a_community_has_no_say_in_another(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let (sunday, _) = db.in_database_community("Sunday", "Zoe Zed");
        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_community_staff(&sunday, "ora", Role::Organizer);
        for path in ["desk", "people", "people/1/edit", "people/1/link", "doubts", "merges", "log", "staff", "settings"] {
            assert_eq!(ora.get(&format!("/c/friday/{path}")).status, 403, "{path}");
        }
        assert_eq!(ora.get("/c/sunday/people/2/edit").status, 404, "Bo is not in it");
        for path in ["people/1/link", "people/1/erase", "people/1/merge", "evening", "staff"] {
            assert_eq!(ora.post(&format!("/c/friday/{path}"), &[("other", "2"), ("confirm", "remove")]).status, 403, "{path}");
        }
        assert_eq!(names(db, "friday"), EIGHT);
        // an organizer of the tournament says who its entries are, among the people of its community
        db.in_database_join(&slug, "ora", Role::Organizer);
        let said = ora.post(&format!("/t/{slug}/desk/players/1/person"), &[("person", "99")]);
        assert_eq!(said.status, 404, "{said:?}");
        assert_eq!(person_of(db, &slug, 1), Some(db.person("friday", 1).id));
    }

    fn an_administrator_and_the_command_line_may_do_all(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let service = Service::start(db);
        let root = service.administrator();
        for path in ["desk", "people", "people/1/edit", "people/1/link", "doubts", "merges", "log", "staff", "settings"] {
            assert_eq!(root.get(&format!("/c/friday/{path}")).status, 200, "{path}");
        }
        assert_eq!(Visitor::new(&service.base, None).get("/c/friday/desk").status, 303, "to the sign-in");
    }
}
