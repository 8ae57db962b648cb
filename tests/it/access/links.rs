//! Set-up links and invitations: used up by the form they show, once, by one person.

use chrono::Duration;
use podium_base::clock;
use podium_ops::Sender;
use podium_ops::site::accounts::Change;
use podium_ops::site::links;
use podium_store::site::links::Link;
use podium_store::{DbError, LinkPurpose, Role, SiteRole};

use super::{accepts, in_database_account, in_database_link, in_database_tournament, is_signed_in, shown_link, verbs};
use crate::harness::both_databases;
use crate::harness::http::{PASSWORD, Service};

both_databases! {
    fn an_empty_installation_is_set_up_by_the_printed_link(db) {
        let service = Service::start(db);
        let older = links::path(&links::set_up(&db.db).expect("the database answers").expect("nobody is here yet"));
        let link = links::path(&links::set_up(&db.db).expect("the database answers").expect("still nobody"));
        let visitor = service.anonymous();
        let void = visitor.get(&older);
        assert_eq!(void.status, 404, "a new start makes the older link void");
        for _ in 0..3 {
            assert!(visitor.see(&link).text().contains("Set up Podium"), "opening does not use it up");
        }
        for (name, password, why) in [
            ("", PASSWORD, "Type a user name"),
            ("ann", "short", "at least 12"),
            ("a long user name", "a long user name", "is the user name"),
            (&"x".repeat(10_000), PASSWORD, "at most 100"),
        ] {
            let refused = accepts(&visitor, &link, name, password);
            assert_eq!(refused.status, 422, "{name:.20}");
            assert!(refused.text().contains(why), "{}", refused.text());
            assert!(refused.text().contains("the link still works"));
        }
        let name = "🐉 <b>Ann</b> محمد";
        let done = accepts(&visitor, &link, name, PASSWORD);
        assert_eq!((done.status, done.location.as_str()), (303, "/tournaments/new"));
        assert!(is_signed_in(&visitor));
        let page = visitor.see("/accounts");
        assert!(page.text().contains(name), "an administrator, named as typed: {}", page.text());
        assert!(!page.body.contains("<b>Ann"));
        let used = service.anonymous().get(&link);
        assert_eq!(used.status, 410);
        assert!(used.text().contains("used already"), "{}", used.text());
        assert_eq!(links::set_up(&db.db).expect("the database answers"), None, "no link where there is an account");
    }

    fn instances_that_start_at_once_print_one_link_that_works(db) {
        let gate = std::sync::Barrier::new(6);
        let printed: Vec<String> = std::thread::scope(|scope| {
            let starts: Vec<_> = (0..6)
                .map(|_| {
                    scope.spawn(|| {
                        gate.wait();
                        links::set_up(&db.db).expect("the database answers").expect("nobody is here yet")
                    })
                })
                .collect();
            starts.into_iter().map(|start| start.join().expect("it starts")).collect()
        });
        let service = Service::start(db);
        let works = |token: &String| service.anonymous().get(&links::path(token)).status == 200;
        assert_eq!(printed.iter().filter(|token| works(token)).count(), 1, "of any number of instances");
    }

    fn a_set_up_link_is_void_once_there_is_an_account(db) {
        let service = Service::start(db);
        let link = links::path(&links::set_up(&db.db).expect("the database answers").expect("nobody is here yet"));
        service.organizer();
        let page = service.anonymous().get(&link);
        assert_eq!(page.status, 410);
        assert!(page.text().contains("set up already"), "{}", page.text());
    }

    fn administrators_invite_to_the_site(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let invite = |role: &str| {
            shown_link(&service, &root.send(&root.see("/accounts").form("/accounts/invitations").set("role", role)))
        };
        let link = invite("organizer");
        let visitor = service.anonymous();
        assert!(visitor.see(&link).text().contains("invited as organizer"));
        assert_eq!(accepts(&visitor, &link, "Ora", PASSWORD).status, 303);
        assert_eq!(in_database_account(db, "ora").site_role, SiteRole::Organizer);

        // an account that is there already is raised, and never lowered
        let link = invite("administrator");
        let form = visitor.see(&link).form("/join");
        assert_eq!(visitor.send(&form).status, 303);
        assert_eq!(in_database_account(db, "ora").site_role, SiteRole::Administrator);
        let link = invite("staff");
        let refused = visitor.send(&visitor.see(&link).form("/join"));
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("administrator on this site already"), "{}", refused.text());
        assert_eq!(accepts(&service.anonymous(), &link, "Sam", PASSWORD).status, 303, "it stayed unused");

        // revoked
        let link = invite("staff");
        assert_eq!(root.send(&root.see("/accounts").form("/withdraw")).status, 303);
        assert_eq!(service.anonymous().get(&link).status, 404);
    }

    fn an_invitation_holds_no_more_when_its_maker_is_not_administrator_any_more(db) {
        let service = Service::start(db);
        service.administrator();
        let eve = service.in_database_account("eve", SiteRole::Administrator);
        let link = shown_link(&service, &eve.send(&eve.see("/accounts").form("/accounts/invitations")));
        let id = in_database_account(db, "eve").id;
        db.act_on_site(Sender::CommandLine, |work| podium_ops::site::accounts::change(work, &id, None, Change::Role(SiteRole::Staff))).expect("the database answers");
        let page = service.anonymous().get(&link);
        assert_eq!(page.status, 410);
        assert!(page.text().contains("can no longer give this role"), "{}", page.text());
        assert_eq!(eve.get("/accounts").status, 403);
    }

    fn an_invitation_to_the_staff_lasts_as_its_maker_says_up_to_the_end_of_the_event(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = "/t/spring/desk/staff";
        let invite = |lasts: &str| {
            let form = organizer.see(page).form("/invitations").set("role", "judge").set("lasts", lasts);
            organizer.send(&form).text()
        };
        let offered = || organizer.see(page).text();
        assert!(offered().contains("A week") && !offered().contains("Until the event is over"), "its day is not known");
        assert!(invite("24").contains("valid for 24 hours"));
        assert!(invite("168").contains("valid for 7 days"));
        // what a form does not offer is cut to the longest
        invite("99999");
        let day = podium_base::clock::now().date() + chrono::Days::new(20);
        let row = db.load(&slug).tournament;
        let mut settings = podium_ops::tournaments::Settings::of(&row).expect("settings");
        settings.held_on = Some(day);
        db.act(&slug, |work| podium_ops::tournaments::change(work, row.settings_version, &settings)).expect("changed");
        assert!(offered().contains("Until the event is over"), "{}", offered());
        assert!(invite("longest").contains("valid for 20 days"));
        let id = db.load(&slug).tournament.id;
        let open = db.db.read(|conn| links::staff_invitations(conn, &id)).expect("the database answers");
        let hours = |link: &Link| (link.expires_at - link.made_at).num_hours();
        let mut lasting: Vec<i64> = open.iter().map(hours).collect();
        lasting.sort_unstable();
        assert_eq!(lasting[..3], [24, 168, 168]);
        assert!((20 * 24..22 * 24).contains(&lasting[3]), "{lasting:?}");
        assert_eq!(offered().matches("Revoke").count(), 4, "all are listed");
    }

    fn one_link_makes_one_account(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see("/t/spring/desk/staff");
        let link = shown_link(&service, &organizer.send(&page.form("/invitations").set("role", "judge")));
        let answers: Vec<u16> = std::thread::scope(|scope| {
            // all of them see the link's page before the first one sends it
            let seen: Vec<_> = (0..4)
                .map(|n| {
                    let visitor = service.anonymous();
                    let form = visitor.see(&link).form(&link);
                    (visitor, form.set("name", &format!("judge {n}")).set("password", PASSWORD))
                })
                .collect();
            let tries: Vec<_> = seen
                .into_iter()
                .map(|(visitor, form)| scope.spawn(move || visitor.send(&form).status))
                .collect();
            tries.into_iter().map(|t| t.join().expect("an answer")).collect()
        });
        assert_eq!(answers.iter().filter(|s| **s == 303).count(), 1, "{answers:?}");
        assert!(answers.iter().all(|s| matches!(s, 303 | 404 | 409 | 410)), "{answers:?}");
        let all: Result<Vec<_>, DbError> = db.db.read(podium_store::site::accounts::all);
        assert_eq!(all.expect("the database answers").len(), 2, "the organizer and one judge");
        assert_eq!(verbs(db, &slug), ["staff.invite", "staff.join"]);
    }

    fn a_link_form_sent_twice_acts_once(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see("/t/spring/desk/staff");
        let form = page.form("/invitations");
        let link = shown_link(&service, &organizer.send(&form));
        let again = organizer.send(&form);
        assert_eq!((again.status, again.location.as_str()), (303, "/t/spring/desk/staff"));
        assert_eq!(verbs(db, &slug), ["staff.invite"]);

        let visitor = service.anonymous();
        let form = visitor.see(&link).form(&link).set("name", "judy").set("password", PASSWORD);
        let twin = service.anonymous();
        let visit = visitor.cookie("podium_visit").expect("a visit");
        twin.keep("podium_visit", &visit);
        assert_eq!(visitor.send(&form).location, "/t/spring/desk");
        let second = twin.send(&form);
        assert_eq!((second.status, second.location.as_str()), (303, "/t/spring/desk"), "where the first led to");
        assert_eq!(verbs(db, &slug), ["staff.invite", "staff.join"]);
    }

    fn wrong_and_expired_links_say_so(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let now = clock::now();
        let tournament: Result<_, DbError> = db.db.read(|conn| podium_store::tournaments::by_slug(conn, "spring"));
        let expired = in_database_link(db, Link {
            tournament_id: tournament.expect("the database answers").map(|t| t.id),
            role: Some(Role::Judge),
            made_at: now - Duration::hours(25),
            expires_at: now - Duration::hours(1),
            ..Link::new(LinkPurpose::Staff, Some(&in_database_account(db, "organizer").id))
        });
        let visitor = service.anonymous();
        let form = visitor.see("/sign-in").form("/sign-in").set("name", "judy").set("password", PASSWORD);
        for (token, status, why) in [
            (expired.as_str(), 410, "has expired"),
            ("0000", 404, "Unknown link"),
            ("%3Cscript%3E", 404, "Unknown link"),
        ] {
            let address = format!("/link/{token}");
            let page = visitor.get(&address);
            assert_eq!(page.status, status);
            assert!(page.text().contains(why) && page.text().contains("Ask for a new link"), "{}", page.text());
            let mut sent = form.clone();
            sent.action = address;
            assert_eq!(visitor.send(&sent).status, status, "the form of it too");
        }
        assert!(!organizer.see("/t/spring/desk/staff").text().contains("not used yet"), "expired ones are not listed");
    }
}
