//! What site administrators do with accounts.

use podium_ops::command::rights::Need;
use podium_ops::site::accounts::{Change, NewAccount, add, change};
use podium_ops::{OpError, Sender};
use podium_store::site::accounts::{self, Account};
use podium_store::{DbError, SiteRole, new_id};

use super::{in_database_account, is_signed_in, signs_in};
use crate::harness::http::{PASSWORD, Service};
use crate::harness::{TestDb, both_databases};

/// An account that acts as a site administrator, whether it is one or not.
fn administrator(db: &TestDb, name: &str) -> Sender {
    Sender::session(&db.in_database_session_of(name), Need::Administrator)
}

both_databases! {
    fn a_disabled_account_is_out_at_once(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        let unsure = root.send(&root.see(&address).form("/disable").set("confirm", "anna"));
        assert_eq!(unsure.status, 422);
        assert!(unsure.text().contains("Type ann exactly"), "{}", unsure.text());
        assert!(is_signed_in(&ann));
        assert_eq!(root.send(&root.see(&address).form("/disable").set("confirm", "ann")).status, 303);
        assert!(!is_signed_in(&ann));
        let refused = signs_in(&service.anonymous(), "ann", PASSWORD);
        assert_eq!(refused.status, 403);
        assert!(refused.text().contains("This account is disabled"), "{}", refused.text());
        let wrong = signs_in(&service.anonymous(), "ann", "not her password");
        assert_eq!(wrong.status, 422, "the reason is only for those who know the password");
        assert_eq!(root.send(&root.see(&address).form("/enable")).status, 303);
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303);
    }

    fn there_is_always_an_administrator(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let address = format!("/accounts/{}", in_database_account(db, "root").id);
        let demoted = root.send(&root.see(&address).form("/role").set("role", "staff"));
        let disabled = root.send(&root.see(&address).form("/disable").set("confirm", "root"));
        for refused in [demoted, disabled] {
            assert_eq!(refused.status, 409);
            assert!(refused.text().contains("last administrator"), "{}", refused.text());
        }
        service.in_database_account("vic", SiteRole::Administrator);
        assert_eq!(root.send(&root.see(&address).form("/role").set("role", "staff")).status, 303);
        assert_eq!(root.get("/accounts").status, 403);
    }

    fn two_administrators_who_demote_each_other_leave_one(db) {
        let service = Service::start(db);
        for name in ["ann", "bob"] {
            service.in_database_account(name, SiteRole::Administrator);
        }
        let [ann, bob] = ["ann", "bob"].map(|name| in_database_account(db, name));
        let demote = |by: &podium_store::site::accounts::Account, whom: &podium_store::site::accounts::Account| {
            let role = Change::Role(SiteRole::Staff);
            db.act_on_site(administrator(db, &by.name), |work| change(work, &whom.id, None, role)).is_ok()
        };
        let done = std::thread::scope(|scope| {
            let tries = [scope.spawn(|| demote(&ann, &bob)), scope.spawn(|| demote(&bob, &ann))];
            tries.map(|t| t.join().expect("an answer"))
        });
        assert_eq!(done.iter().filter(|d| **d).count(), 1, "{done:?}");
        let all: Result<Vec<_>, DbError> = db.db.read(accounts::all);
        assert_eq!(all.expect("the database answers").iter().filter(|a| a.site_role == SiteRole::Administrator).count(), 1);
    }

    fn a_long_list_of_accounts_is_shown_in_pages_and_found_by_name(db) {
        let service = Service::start(db);
        let root = service.administrator();
        service.in_database_account("Zoë Ahl", SiteRole::Staff);
        let one = in_database_account(db, "Zoë Ahl");
        let stored: Result<(), DbError> = db.db.write(|conn| {
            (1..=150).try_for_each(|number| {
                let name = format!("judge {number:03}");
                accounts::insert(conn, &Account { id: new_id(), name_key: name.clone(), name, ..one.clone() })
            })
        });
        stored.expect("stored");
        let first = root.see("/accounts");
        assert!(first.text().contains("judge 100") && !first.text().contains("judge 101"), "{}", first.text());
        assert!(first.body.contains("/accounts?page=2"));
        for (path, found, left_out) in [
            ("/accounts?page=2", "judge 101", "judge 100"),
            ("/accounts?page=99", "judge 101", "judge 100"),
            ("/accounts?q=zoe", "Zoë Ahl", "judge"),
            ("/accounts?q=judge&page=2", "judge 150", "Zoë Ahl"),
            ("/accounts?q=nobody", "Nobody by that name", "judge 001"),
        ] {
            let text = root.see(path).text();
            assert!(text.contains(found) && !text.contains(left_out), "{path}: {text}");
        }
        assert!(root.see("/accounts?q=judge").body.contains("/accounts?q=judge&#38;page=2"));
    }

    fn an_old_form_shows_what_changed(db) {
        let service = Service::start(db);
        let root = service.administrator();
        service.in_database_account("ann", SiteRole::Staff);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        let old = root.see(&address).form("/role").set("role", "organizer");
        root.send(&root.see(&address).form("/role").set("role", "administrator"));
        let stale = root.send(&old);
        assert_eq!(stale.status, 409);
        assert!(stale.text().contains("Somebody changed ann"), "{}", stale.text());
        assert_eq!(in_database_account(db, "ann").site_role, SiteRole::Administrator);
        let wrong = root.send(&root.see(&address).form("/role").set("role", "emperor"));
        assert_eq!(wrong.status, 422);
        assert_eq!(root.get("/accounts/nobody").status, 404);
    }

    fn names_are_one_in_any_case(db) {
        let make = |name: &str| {
            let new = NewAccount::choose(name, PASSWORD).expect("a name and a password");
            db.act_on_site(Sender::CommandLine, |work| add(work, &new, SiteRole::Staff))
        };
        make("Ærø Ann").expect("the name is free");
        for same in ["Ærø Ann", "æRØ  aNN"] {
            match make(same) {
                Err(OpError::Invalid(problems)) => assert!(problems[0].message.to_string().contains("already"), "{problems:?}"),
                other => panic!("{other:?}"),
            }
        }
        let ann = in_database_account(db, "Ærø Ann");
        let eve = NewAccount::choose("eve", PASSWORD).expect("a name and a password");
        let by_ann = db.act_on_site(administrator(db, &ann.name), |work| add(work, &eve, SiteRole::Administrator));
        assert!(matches!(by_ann, Err(OpError::Forbidden(_))), "{by_ann:?}");
    }
}
