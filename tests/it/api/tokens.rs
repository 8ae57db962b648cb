//! Tokens: which hold, what they open, and what becomes of them.

use podium_base::clock;
use podium_ops::command::rights::{Need, Players, Privacy, Results, Staffing};
use podium_ops::site::secrets;
use podium_ops::{OpError, Sender};
use podium_store::site::access_tokens::{self, Scope};
use podium_store::{DbError, Role, SiteRole};

use crate::access::in_database_account;
use crate::harness::http::Service;
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};

/// Changes a token's row.
fn in_database_expire(db: &TestDb, token: &str) {
    let hash = secrets::hash_token(token);
    let done: Result<(), DbError> = db.db.write(|conn| {
        let (mut row, _) = access_tokens::by_hash(conn, &hash)?.expect("the token is there");
        access_tokens::revoke(conn, &row.account_id, &row.id)?;
        row.expires_at = Some(clock::now());
        access_tokens::insert(conn, &row)
    });
    done.expect("the token expires");
}

fn token_of(program: &Program) -> &str {
    program.token.as_deref().expect("the program has a token")
}

fn sender(program: &Program, scope: Scope, need: Need) -> Sender {
    Sender::token(&secrets::hash_token(token_of(program)), scope, need)
}

both_databases! {
    fn a_token_says_what_it_is(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        let autumn = db.in_database_tournament("autumn", 4);
        service.in_database_staff(&slug, Role::Judge);
        db.in_database_join(&autumn, "judge", Role::Scorekeeper);
        let program = service.in_database_program("judge", &[Scope::Read, Scope::Results], None);
        let me = program.see("/me");
        assert_eq!(me["account"]["name"], "judge");
        assert_eq!(me["token"]["scopes"], serde_json::json!(["read", "results"]));
        assert_eq!(me["token"]["tournament"], serde_json::Value::Null);
        assert!(token_of(&program).starts_with(me["token"]["hint"].as_str().expect("a hint")));
        let roles: Vec<_> = me["tournaments"].as_array().expect("tournaments").iter().map(|t| (&t["slug"], &t["role"])).collect();
        assert_eq!(format!("{roles:?}"), r#"[(String("autumn"), String("scorekeeper")), (String("spring"), String("judge"))]"#);
        // one that is for a tournament tells of no other
        let bound = service.in_database_program("judge", &[], Some(&slug)).see("/me");
        assert_eq!(bound["token"]["tournament"], "spring");
        assert_eq!(bound["tournaments"].as_array().map(Vec::len), Some(1));
    }

    fn what_is_no_token_that_holds_is_turned_away(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        service.in_database_staff(&slug, Role::Judge);
        let good = service.in_database_program("judge", &[Scope::Read], None);
        assert_eq!(good.get("/me").status, 200);
        let refused = |program: &Program| {
            let answer = program.get("/me");
            assert_eq!((answer.status, answer.problem()), (401, "unauthorized"), "{answer:?}");
            assert!(answer.header("www-authenticate").starts_with("Bearer"), "{answer:?}");
        };
        refused(&service.program());
        for wrong in ["podium_", "podium_nothing", "x", "", "Zm9vOmJhcg=="] {
            refused(&Program::new(&service.base, Some(wrong.to_owned())));
        }
        // a session's token is not an API token, and neither is a part of one
        let session = db.in_database_session("judge", SiteRole::Staff);
        refused(&Program::new(&service.base, Some(session.token.clone())));
        refused(&Program::new(&service.base, Some(token_of(&good)[..20].to_owned())));
        // nor does a cookie open anything
        let browser = service.in_database_account("judge", SiteRole::Staff);
        assert_eq!(browser.get("/api/v1/me").status, 401);
        // another scheme, and two headers of which a proxy may read the other
        let basic = [("authorization", "Basic anVkZ2U6eA==")];
        assert_eq!(service.program().call("GET", "/me", &basic, None).status, 401);
        let mut second = good.call("GET", "/me", &[("authorization", "Bearer podium_other")], None);
        assert_eq!(second.status, 401, "{second:?}");
        in_database_expire(db, token_of(&good));
        refused(&good);
        let again = service.in_database_program("judge", &[Scope::Read], None);
        assert_eq!(again.get("/me").status, 200);
        let account = in_database_account(db, "judge").id;
        db.db.write(|conn| podium_store::site::accounts::set_disabled(conn, &account, true)).expect("stored");
        second = again.get("/me");
        assert_eq!(second.status, 401, "{second:?}");
    }

    fn a_command_reads_token_scope_and_role_again(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        let autumn = db.in_database_tournament("autumn", 4);
        service.in_database_staff(&slug, Role::Scorekeeper);
        db.in_database_join(&autumn, "scorekeeper", Role::Organizer);
        let all = service.in_database_program("scorekeeper", Scope::ALL, None);
        let bound = service.in_database_program("scorekeeper", Scope::ALL, Some(&autumn));
        let reader = service.in_database_program("scorekeeper", &[Scope::Read], None);
        let players = Need::role::<Players>();
        let acts = |program: &Program, slug: &str, scope, need| db.act_as(slug, sender(program, scope, need), |_| Ok(()));
        let refused = |done: Result<(), OpError>, word: &str| match done {
            Err(OpError::Forbidden(why)) => assert!(why.to_string().contains(word), "{why}"),
            other => panic!("{word}: {other:?}"),
        };
        assert!(acts(&all, &slug, Scope::Players, players).is_ok());
        assert!(acts(&all, &autumn, Scope::Players, players).is_ok());
        assert!(acts(&bound, &autumn, Scope::Players, players).is_ok());
        refused(acts(&bound, &slug, Scope::Players, players), "one tournament");
        refused(acts(&reader, &slug, Scope::Players, players), "scope \"players\"");
        // what takes a typed password takes a session
        for need in [Need::role::<Privacy>(), Need::role::<Staffing>()] {
            refused(acts(&all, &autumn, Scope::Players, need), "password");
        }
        refused(db.act_on_site(sender(&all, Scope::Settings, Need::Owner), |_| Ok(())), "password");
        refused(db.act_on_site(sender(&bound, Scope::Settings, Need::SignedIn), |_| Ok(())), "one tournament");
        // a role that was taken away is taken away
        let (tournament, account) = (db.load(&slug).tournament.id, in_database_account(db, "scorekeeper").id);
        db.db.write(|conn| podium_store::site::accounts::remove_staff(conn, &tournament, &account)).expect("stored");
        refused(acts(&all, &slug, Scope::Results, Need::role::<Results>()), "not on the staff");
        in_database_expire(db, token_of(&all));
        refused(acts(&all, &autumn, Scope::Players, players), "revoked or has expired");
    }

    fn that_a_token_was_used_is_noted(db) {
        let service = Service::start(db);
        db.in_database_session("ann", SiteRole::Staff);
        let program = service.in_database_program("ann", &[], None);
        let used = || {
            let hash = secrets::hash_token(token_of(&program));
            let found = db.db.read(|conn| access_tokens::by_hash(conn, &hash)).expect("tokens are read");
            found.expect("the token is there").0.used_at
        };
        assert_eq!(used(), None);
        program.see("/me");
        let first = used();
        assert!(first.is_some());
        // not at each call
        program.see("/me");
        assert_eq!(used(), first);
    }
}
