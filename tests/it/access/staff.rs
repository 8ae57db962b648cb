//! The staff of a tournament: invited by link, changed, removed; nobody gives more than they have.

use podium_ops::command::rights::Need;
use podium_ops::site::staff;
use podium_ops::{OpError, Sender};
use podium_store::{Role, SiteRole};

use super::{accepts, in_database_account, in_database_tournament, is_signed_in, log_of, shown_link, signs_in, verbs};
use crate::harness::http::{PASSWORD, Service, Visitor};
use crate::harness::{TestDb, both_databases};

const PAGE: &str = "/t/spring/desk/staff";

fn invite(service: &Service<'_>, by: &Visitor, role: &str) -> String {
    shown_link(service, &by.send(&by.see(PAGE).form("/invitations").set("role", role)))
}

/// An account whatever its role is: the commands decide what it may give.
fn account(db: &TestDb, name: &str) -> Sender {
    Sender::session(&db.in_database_session_of(name), Need::SignedIn)
}

fn form_of(page: &crate::harness::http::Page, db: &TestDb, name: &str, what: &str) -> crate::harness::form::Form {
    page.form(&format!("/{}/{what}", in_database_account(db, name).id))
}

both_databases! {
    fn staff_join_by_link_with_a_new_account(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let shown = organizer.send(&organizer.see(PAGE).form("/invitations").set("role", "head_judge"));
        assert!(shown.body.contains("<svg role=\"img\" aria-label=\"QR code"), "with its QR code");
        assert_eq!(shown.header("cache-control"), "no-store");
        let link = shown_link(&service, &shown);
        assert!(organizer.see(PAGE).text().contains("Invitations not used yet"));
        assert!(!organizer.see(PAGE).body.contains(&link), "the link is shown once");

        let visitor = service.anonymous();
        let page = visitor.see(&link);
        assert!(page.text().contains("Join spring") && page.text().contains("as head judge"), "{}", page.text());
        assert!(page.text().contains("From organizer") && page.text().contains("Europe/Lisbon"), "{}", page.text());
        let done = accepts(&visitor, &link, "Hedy", PASSWORD);
        assert_eq!((done.status, done.location.as_str()), (303, "/t/spring/desk"));
        assert!(visitor.see("/account").text().contains("spring Head judge"));
        assert_eq!(in_database_account(db, "hedy").site_role, SiteRole::Staff, "nothing on the site");
        assert_eq!(verbs(db, &slug), ["staff.invite", "staff.join"]);
        let joined = &log_of(db, &slug)[1];
        assert_eq!(joined.account_id, Some(in_database_account(db, "hedy").id));
        assert_eq!(joined.what, "Hedy joined the staff as head judge by invitation.");
        assert!(joined.after.as_deref().is_some_and(|a| a.contains("head_judge")), "{joined:?}");
        let used = service.anonymous().get(&link);
        assert_eq!(used.status, 410);
        assert!(used.text().contains("works once"), "{}", used.text());
    }

    fn staff_join_with_an_account_that_is_there(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        service.in_database_account("judy", SiteRole::Staff);
        let link = invite(&service, &organizer, "judge");
        let visitor = service.anonymous();
        let taken = accepts(&visitor, &link, "JUDY", PASSWORD);
        assert_eq!(taken.status, 422);
        assert!(taken.text().contains("choose another name, or sign in"), "{}", taken.text());
        let next = visitor.see(&format!("/sign-in?next={}", link.replace('/', "%2F"))).form("/sign-in");
        let back = visitor.send(&next.set("name", "judy").set("password", PASSWORD));
        assert_eq!((back.status, back.location.as_str()), (303, link.as_str()));
        let page = visitor.see(&link);
        assert!(page.text().contains("signed in as judy"), "{}", page.text());
        assert_eq!(visitor.send(&page.form("/join")).location, "/t/spring/desk");

        // a higher role raises, a lower one is refused and stays unused
        let raise = invite(&service, &organizer, "head_judge");
        assert_eq!(visitor.send(&visitor.see(&raise).form("/join")).status, 303);
        let lower = invite(&service, &organizer, "scorekeeper");
        let refused = visitor.send(&visitor.see(&lower).form("/join"));
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("head judge in this tournament already"), "{}", refused.text());
        assert_eq!(accepts(&service.anonymous(), &lower, "sid", PASSWORD).status, 303);
    }

    fn joining_needs_somebody_signed_in(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let link = invite(&service, &organizer, "judge");
        let visitor = service.anonymous();
        let mut form = visitor.see(&link).form(&link);
        form.action.push_str("/join");
        let away = visitor.send(&form);
        assert_eq!(away.status, 303);
        assert!(away.location.starts_with("/sign-in?next=%2Flink%2F"), "{}", away.location);
    }

    fn roles_change_and_members_go(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let old = organizer.see(PAGE);
        let changed = organizer.send(&form_of(&old, db, "judge", "role").set("role", "scorekeeper"));
        assert_eq!(changed.status, 303);
        let stale = organizer.send(&form_of(&old, db, "judge", "role").set("role", "head_judge").set("form_id", "x"));
        assert_eq!(stale.status, 409);
        assert!(stale.text().contains("judge has become scorekeeper"), "{}", stale.text());
        assert!(judge.see("/account").text().contains("spring Scorekeeper"));
        assert_eq!(organizer.send(&form_of(&organizer.see(PAGE), db, "judge", "remove")).status, 303);
        assert!(is_signed_in(&judge), "still an account, no longer staff");
        assert!(!judge.see("/account").text().contains("spring"));
        assert_eq!(verbs(db, &slug), ["staff.change", "staff.remove"]);
        let gone = organizer.send(&form_of(&old, db, "judge", "remove"));
        assert_eq!(gone.status, 404);
    }

    fn the_last_organizer_stays(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        for what in ["role", "remove"] {
            let page = organizer.see(PAGE);
            let refused = organizer.send(&form_of(&page, db, "organizer", what).set("role", "judge"));
            assert_eq!(refused.status, 409, "{what}");
            assert!(refused.text().contains("last organizer"), "{}", refused.text());
        }
        // another organizer who cannot sign in does not count
        service.in_database_account("ida", SiteRole::Staff);
        service.db.in_database_join(&slug, "ida", Role::Organizer);
        let root = service.administrator();
        let address = format!("/accounts/{}", in_database_account(db, "ida").id);
        root.send(&root.see(&address).form("/disable").set("confirm", "ida"));
        assert_eq!(organizer.send(&form_of(&organizer.see(PAGE), db, "organizer", "remove")).status, 409);
        root.send(&root.see(&address).form("/enable"));
        assert_eq!(organizer.send(&form_of(&organizer.see(PAGE), db, "organizer", "remove")).status, 303);
        assert_eq!(organizer.get(PAGE).status, 403);
        assert_eq!(log_of(db, &slug)[0].what, "organizer left the staff, was organizer.");
    }

    fn an_invitation_is_revoked(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let link = invite(&service, &organizer, "judge");
        let form = organizer.see(PAGE).form("/withdraw");
        assert_eq!(organizer.send(&form).status, 303);
        let page = service.anonymous().get(&link);
        assert_eq!(page.status, 404);
        assert!(page.text().contains("revoked"), "{}", page.text());
        assert_eq!(organizer.send(&form.set("form_id", "another")).status, 404, "it is gone");
        assert_eq!(verbs(db, &slug), ["staff.invite", "staff.withdraw"]);

        // of another tournament: not to be reached from this one
        in_database_tournament(db, "autumn");
        service.db.in_database_join("autumn", "organizer", Role::Organizer);
        invite(&service, &organizer, "judge");
        let other = organizer.see(PAGE).form("/withdraw");
        let mut elsewhere = other.clone();
        elsewhere.action = other.action.replace("/spring/", "/autumn/");
        assert_eq!(organizer.send(&elsewhere).status, 404);
    }

    fn an_invitation_ends_with_its_makers_role(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        service.in_database_account("ida", SiteRole::Staff);
        service.db.in_database_join(&slug, "ida", Role::Organizer);
        let ida = service.in_database_account("ida", SiteRole::Staff);
        let link = invite(&service, &ida, "organizer");
        organizer.send(&form_of(&organizer.see(PAGE), db, "ida", "role").set("role", "head_judge"));
        let page = service.anonymous().get(&link);
        assert_eq!(page.status, 410);
        assert!(page.text().contains("can no longer give this role"), "{}", page.text());
    }

    fn nobody_grants_more_than_they_have(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        for role in Role::ALL {
            service.in_database_staff(&slug, *role);
        }
        service.in_database_account("eve", SiteRole::Organizer);
        let invites = |name: &str, role: Role| {
            match db.act_as(&slug, account(db, name), |work| staff::invite(work, role, 24)) {
                Ok(_) => true,
                Err(OpError::Forbidden(_)) => false,
                Err(other) => panic!("{other}"),
            }
        };
        let granted = |name: &str| Role::ALL.iter().copied().filter(|r| invites(name, *r)).collect::<Vec<_>>();
        assert_eq!(granted("organizer"), Role::ALL);
        assert_eq!(granted("head_judge"), [Role::HeadJudge, Role::Judge, Role::Scorekeeper]);
        for nobody in ["judge", "scorekeeper", "eve"] {
            assert_eq!(granted(nobody), [], "{nobody}");
        }
        service.administrator();
        assert_eq!(granted("root"), Role::ALL, "a site administrator acts as organizer");
        let organizer = in_database_account(db, "organizer");
        let refused = db.act_as(&slug, account(db, "head_judge"), |work| staff::remove(work, &organizer.id));
        assert!(matches!(refused, Err(OpError::Forbidden(_))), "{refused:?}");
        let judge = in_database_account(db, "judge");
        let raised = db.act_as(&slug, account(db, "head_judge"), |work| {
            staff::change_role(work, &judge.id, Role::Judge, Role::Organizer)
        });
        assert!(matches!(raised, Err(OpError::Forbidden(_))), "{raised:?}");
        let lines = log_of(db, &slug).len();
        assert_eq!(lines, 4 + 3 + 4, "a refusal writes nothing");
        assert_eq!(signs_in(&service.anonymous(), "judge", PASSWORD).status, 303);
    }
}
