//! The page of the tokens: made there, shown once, revoked; and how the logs name them.

use podium_base::clock;
use podium_ops::site::access_tokens::MOST;
use podium_ops::site::secrets;
use podium_store::site::access_tokens::{self, Scope};
use podium_store::site::{security_log, sessions};
use podium_store::{DbError, Role, SecurityEventKind, SiteRole};

use crate::access::in_database_account;
use crate::harness::http::{PASSWORD, Page, Service};
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};

const PAGE: &str = "/account/tokens";

/// The token that a page shows once.
fn shown(page: &Page) -> String {
    assert_eq!(page.status, 200, "{page:?}");
    let start = page.body.find(">podium_").expect("the page shows a token") + 1;
    page.body[start..].split('<').next().expect("its end").to_owned()
}

fn stored(db: &TestDb, name: &str) -> Vec<access_tokens::AccessToken> {
    let id = in_database_account(db, name).id;
    let all = db.db.read(|conn| access_tokens::of_account(conn, &id));
    all.expect("tokens are read")
}

/// The kinds of the security log's entries that tell of tokens, with their details.
fn recorded(db: &TestDb) -> Vec<(SecurityEventKind, String)> {
    let filter = security_log::Filter::default();
    let all = db.db.read(|conn| security_log::page(conn, &filter, 100));
    let all = all.expect("the security log").into_iter();
    all.filter(|entry| entry.kind.as_str().starts_with("access_token"))
        .map(|entry| (entry.kind, entry.detail.unwrap_or_default()))
        .collect()
}

both_databases! {
    fn a_token_is_made_shown_once_and_revoked(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert!(judge.see("/account").text().contains("No program acts as you"));
        let form = judge.see(PAGE).form(PAGE).set("name", "overlay <b>").set("tournament", &slug);
        assert_eq!(form.value("scopes"), "read", "reading is offered first");
        let made = judge.send(&form);
        let token = shown(&made);
        assert!(token.len() >= "podium_".len() + 32);
        let first = format!(r#"curl -H "Authorization: Bearer {token}" "{}/api/v1/me""#, service.base);
        assert!(made.text().contains(&first), "{first}");
        let row = &stored(db, "judge")[0];
        assert_eq!((row.name.as_str(), row.scopes.as_str()), ("overlay <b>", "read"));
        assert_eq!(row.token_hash, secrets::hash_token(&token));
        assert!(row.expires_at.is_some_and(|end| end > clock::now()));
        // shown once, and nowhere in the database in clear
        let page = judge.see(PAGE);
        assert!(!page.body.contains(&token));
        assert!(page.text().contains(&row.hint) && page.body.contains("overlay &#60;b&#62;"), "{}", page.body);
        assert!(page.text().contains("spring"));
        assert!(judge.see("/account").text().contains("One program may act as you"));
        // the same form sent again shows nothing and makes nothing
        let again = judge.send(&form);
        assert_eq!((again.status, again.location.as_str()), (303, PAGE));
        assert_eq!(stored(db, "judge").len(), 1);

        let program = Program::new(&service.base, Some(token));
        assert_eq!(program.see("/me")["token"]["name"], "overlay <b>");
        let revoked = judge.send(&judge.see(PAGE).form("/revoke"));
        assert_eq!(revoked.status, 303);
        assert_eq!(program.get("/me").status, 401);
        assert!(stored(db, "judge").is_empty());
        // ids and no names: what is typed is in no entry
        let id = row.id.clone();
        assert_eq!(
            recorded(db),
            [(SecurityEventKind::AccessTokenRevoked, id.clone()), (SecurityEventKind::AccessTokenMade, id)]
        );
    }

    fn a_wrong_form_comes_back_as_it_was_filled_in(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let wrong = [
            (vec![("name", ""), ("scopes", "read"), ("days", "30")], "Give the token a name"),
            (vec![("name", "bot"), ("days", "30")], "Choose what the token may be used for"),
            (vec![("name", "bot"), ("scopes", "read"), ("days", "soon")], "Choose when the token expires"),
            (vec![("name", "bot"), ("scopes", "read"), ("days", "99999")], "from 1 to"),
            (vec![("name", "bot"), ("scopes", "read"), ("days", "30"), ("tournament", &slug)], "no role in this tournament"),
        ];
        for (fields, sentence) in wrong {
            let page = ann.post(PAGE, &fields);
            assert_eq!(page.status, 422, "{fields:?}");
            assert!(page.text().contains(sentence), "{sentence}: {}", page.text());
            assert_eq!(page.form(PAGE).value("name"), fields[0].1);
        }
        assert!(stored(db, "ann").is_empty());
        // nobody revokes another's
        let other = service.in_database_program("bob", &[], None);
        let id = stored(db, "bob")[0].id.clone();
        assert_eq!(ann.post("/account/tokens/revoke", &[("token", &id)]).status, 404);
        assert_eq!(other.get("/me").status, 200);
    }

    fn the_password_is_asked_for_and_there_is_an_end_of_tokens(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let session = secrets::hash_token(&ann.cookie("podium_session").expect("a session"));
        let long_ago = clock::now() - chrono::Duration::hours(2);
        let aged: Result<(), DbError> = db.db.write(|conn| sessions::prove(conn, &session, long_ago));
        aged.expect("stored");
        let question = ann.send(&ann.see(PAGE).form(PAGE).set("name", "bot"));
        assert_eq!(question.status, 403);
        assert!(question.text().contains("Your password, please"), "{}", question.text());
        assert!(stored(db, "ann").is_empty());
        shown(&ann.send(&question.form(PAGE).set("own_password", PASSWORD)));
        for _ in 1..MOST {
            db.in_database_token("ann", &[], None);
        }
        let full = ann.send(&ann.see(PAGE).form(PAGE).set("name", "one more"));
        assert_eq!(full.status, 409);
        assert!(full.text().contains("as many as an account may have"), "{}", full.text());
    }

    fn the_tokens_of_a_disabled_account_are_gone(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let program = service.in_database_program("ann", &[Scope::Read], None);
        assert_eq!(program.get("/me").status, 200);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        root.send(&root.see(&address).form("/disable").set("confirm", "ann"));
        assert_eq!(program.get("/me").status, 401);
        root.send(&root.see(&address).form("/enable"));
        assert_eq!(program.get("/me").status, 401, "an account that is enabled again has no old tokens");
    }
}
