//! Changing a password, and losing one.

use argon2::{Argon2, PasswordHash, PasswordHasher};
use chrono::Duration;
use podium_base::clock;
use podium_ops::Sender;
use podium_ops::site::links;
use podium_store::site::access_tokens::Scope;
use podium_store::site::links::Link;
use podium_store::{DbError, LinkPurpose, SiteRole};

use super::{in_database_account, in_database_link, is_signed_in, shown_link, signs_in};
use crate::harness::both_databases;
use crate::harness::http::{PASSWORD, Service};

const NEW: &str = "seven quiet badgers";

both_databases! {
    fn changing_the_password_ends_every_other_session(db) {
        let service = Service::start(db);
        let phone = service.in_database_account("ann", SiteRole::Staff);
        let laptop = service.in_database_account("ann", SiteRole::Staff);
        let before = phone.cookie("podium_session");
        let change = |current: &str, new: &str| {
            phone.send(&phone.see("/account").form("/account/password").set("current", current).set("password", new))
        };
        let wrong = change("not it at all", NEW);
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("not your current password"), "{}", wrong.text());
        for (weak, why) in [("short", "at least 12"), ("aaaaaaaaaaaa", "guessed quickly"), ("Password1234", "guessed quickly")] {
            let refused = change(PASSWORD, weak);
            assert_eq!(refused.status, 422);
            assert!(refused.text().contains(why), "{}", refused.text());
        }
        assert!(is_signed_in(&laptop), "a refusal changes nothing");

        let done = change(PASSWORD, NEW);
        assert_eq!((done.status, done.location.as_str()), (303, "/account"));
        assert!(phone.see("/account").text().contains("The password is changed"));
        assert_ne!(phone.cookie("podium_session"), before, "a new token");
        assert!(!is_signed_in(&laptop));
        let visitor = service.anonymous();
        assert_eq!(signs_in(&visitor, "ann", PASSWORD).status, 422);
        assert_eq!(signs_in(&visitor, "ann", NEW).status, 303);
    }

    fn a_password_from_before_the_rules_goes_on(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let account = in_database_account(db, "ann").id;
        let made: PasswordHash = Argon2::default().hash_password(b"password12").expect("a hash");
        let stored: Result<(), DbError> =
            db.db.write(|conn| podium_store::site::accounts::set_password(conn, &account, &made.to_string()));
        stored.expect("the account is stored");
        let visitor = service.anonymous();
        assert_eq!(signs_in(&visitor, "ann", "password12").status, 303);
        let form = visitor.see("/account").form("/account/password").set("current", "password12");
        assert_eq!(visitor.send(&form.clone().set("password", "password12")).status, 422);
        assert_eq!(visitor.send(&form.set("password", NEW)).status, 303);
    }

    fn a_lost_password_is_set_by_a_link(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let id = in_database_account(db, "ann").id;
        let page = || root.see(&format!("/accounts/{id}"));
        let older = shown_link(&service, &root.send(&page().form("/reset")));
        let link = shown_link(&service, &root.send(&page().form("/reset")));
        let visitor = service.anonymous();
        let void = visitor.get(&older);
        assert_eq!(void.status, 404, "a newer link makes the older one void");
        assert!(void.text().contains("replaced by a newer one"), "{}", void.text());

        for _ in 0..2 {
            assert!(visitor.see(&link).text().contains("For the account ann"), "opening does not use it up");
        }
        let weak = visitor.send(&visitor.see(&link).form(&link).set("password", "short"));
        assert_eq!(weak.status, 422);
        assert!(is_signed_in(&ann));
        let program = service.in_database_program("ann", &[Scope::Read], None);
        assert_eq!(program.get("/me").status, 200);
        let form = visitor.see(&link).form(&link).set("password", NEW);
        let done = visitor.send(&form);
        assert_eq!((done.status, done.location.as_str()), (303, "/account"));
        assert!(is_signed_in(&visitor), "signed in by it");
        assert!(!is_signed_in(&ann), "signed out everywhere else");
        assert_eq!(program.get("/me").status, 401, "a token may have been made by someone who knew the lost password");
        let used = service.anonymous().get(&link);
        assert_eq!(used.status, 410);
        assert!(used.text().contains("used already"), "{}", used.text());
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 422);
        assert_eq!(signs_in(&service.anonymous(), "ann", NEW).status, 303);
    }

    fn a_link_for_a_lost_password_holds_for_one_hour(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let account = in_database_account(db, "ann");
        let made_at = clock::now();
        let token = db.act_on_site(Sender::CommandLine, |work| links::make_reset(work, &account.id)).expect("a link");
        let at = |after: Duration| {
            db.db.read(|conn| links::look_at(conn, &token, made_at + after)).map(|open| open.offer)
        };
        assert!(matches!(at(Duration::minutes(59)), Ok(links::Offer::Reset(_))));
        assert!(matches!(at(Duration::minutes(61)), Err(links::LinkProblem::Expired)));

        let expired = in_database_link(db, Link {
            account_id: Some(account.id),
            made_at: made_at - Duration::hours(2),
            expires_at: made_at - Duration::hours(1),
            ..Link::new(LinkPurpose::Reset, None)
        });
        let page = service.anonymous().get(&links::path(&expired));
        assert_eq!(page.status, 410);
        assert!(page.text().contains("has expired"), "{}", page.text());
    }

    fn a_disabled_account_gets_no_new_password(db) {
        let service = Service::start(db);
        let root = service.administrator();
        service.in_database_account("ann", SiteRole::Staff);
        let id = in_database_account(db, "ann").id;
        let address = format!("/accounts/{id}");
        let link = shown_link(&service, &root.send(&root.see(&address).form("/reset")));
        root.send(&root.see(&address).form("/disable").set("confirm", "ann"));
        assert_eq!(service.anonymous().get(&link).status, 404, "disabling revokes the link");
        let refused = root.post(&format!("{address}/reset"), &[]);
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("enable the account first"), "{}", refused.text());
    }
}
