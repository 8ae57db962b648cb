//! Every call of the API, tried with tokens of each scope and of accounts with each role, as `tests/cases/access.txt` says;
//! and what is answered where there is no call.

use std::collections::BTreeMap;

use podium_store::site::access_tokens::Scope;
use podium_store::{Role, SiteRole};

use crate::access::routes::{Actors, calls};
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::program::Program;

/// Everybody whose tokens are tried.
const ACCOUNTS: [&str; 7] = [
    "nobody",
    "stranger",
    "scorekeeper",
    "judge",
    "head_judge",
    "organizer",
    "root",
];

/// Whether an account may, as a row says after "token SCOPE".
fn may(who: &str, account: &str) -> bool {
    who.split_whitespace().any(|word| match word {
        "signed-in" => true,
        "administrator" => account == "root",
        "staff" => !["nobody", "stranger"].contains(&account),
        word => word == account,
    })
}

both_databases! {
    fn every_call_is_for_those_the_table_says(db) {
        // from one address more tokens are tried than a program ever has
        let service = Service::start_with(db, |settings| {
            settings.calls.reads_a_minute = std::num::NonZeroU32::new(100_000).expect("not zero");
            settings.calls.writes_a_minute = std::num::NonZeroU32::new(100_000).expect("not zero");
        });
        let actors = Actors::prepare(&service);
        let mut problems = Vec::new();
        // a token of each kind is made once: making it, and its first use, are writes
        let mut tokens = BTreeMap::new();
        for (route, who) in calls() {
            let address = actors.address(&route.pattern);
            let mut tries = |name: &str, program: &Program, may: bool| {
                // no body: a caller who may call reads that it is missing, or that there is nothing
                let answer = program.call(&route.method, &address, &[], None);
                if matches!(answer.status, 401 | 403) == may || answer.status >= 500 || answer.status == 405 {
                    problems.push(format!(
                        "{} {} as {name}: {}, the table says {may}",
                        route.method, route.pattern, answer.status
                    ));
                }
            };
            let is_for_everybody = who == "everybody";
            tries("anonymous", &service.program(), is_for_everybody);
            let rest = who.strip_prefix("token").unwrap_or_default().trim();
            let scope = rest.split_whitespace().next().and_then(Scope::parse);
            assert!(is_for_everybody || rest.is_empty() || scope.is_some(), "{who}");
            for account in ACCOUNTS {
                let others: Vec<Scope> = Scope::ALL.iter().copied().filter(|s| Some(*s) != scope).collect();
                let allowed = scope.is_none() || may(rest, account);
                let with = scope.map_or(vec![], |scope| vec![scope]);
                let mut program = |scopes: &[Scope], tournament: Option<&'static str>| {
                    let words: Vec<&str> = scopes.iter().map(|scope| scope.as_str()).collect();
                    let token: &String = tokens
                        .entry((account, words, tournament))
                        .or_insert_with(|| db.in_database_token(account, scopes, tournament));
                    Program::new(&service.base, Some(token.clone()))
                };
                tries(account, &program(&with, None), allowed);
                tries(&format!("{account} with every other scope"), &program(&others, None), scope.is_none());
                if route.pattern.contains("{slug}") {
                    tries(&format!("{account} for it"), &program(&with, Some("spring")), allowed);
                    tries(&format!("{account} for another"), &program(&with, Some("autumn")), scope.is_none());
                }
            }
        }
        // none was refused because an earlier call had ended it
        for (kind, token) in tokens {
            let answer = Program::new(&service.base, Some(token)).get("/me");
            assert_eq!(answer.status, 200, "{kind:?}: {answer:?}");
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }
}

#[test]
fn what_is_no_call_is_a_problem() {
    let db = crate::harness::TestDb::sqlite();
    let service = Service::start(&db);
    let slug = db.in_database_tournament("spring", 4);
    service.in_database_staff(&slug, Role::Organizer);
    let program = service.program();
    for path in ["/nothing", "/me/", "/tournaments/spring/nothing", "/api/v1", "/api/v1/"] {
        let answer = program.get(path);
        assert_eq!((answer.status, answer.problem()), (404, "not-found"), "{path}");
    }
    for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE"] {
        let answer = program.call(method, "/me", &[], None);
        assert_eq!((answer.status, answer.problem()), (405, "method"), "{method}");
        assert_eq!(answer.header("allow"), "GET, HEAD, OPTIONS", "{method}");
    }
    // a head is answered as what is read, but for a stream, which would not end
    let allowed = [
        ("/tournaments", "GET, HEAD, POST, OPTIONS"),
        ("/tournaments/spring/events", "GET, OPTIONS"),
        ("/tournaments/spring/cut", "POST, DELETE, OPTIONS"),
    ];
    for (path, methods) in allowed {
        let asked = program.call("OPTIONS", path, &[], None);
        assert_eq!((asked.status, asked.header("allow")), (204, methods), "{path}");
        let head = program.call("HEAD", path, &[], None);
        assert_eq!(head.status == 200, methods.contains("HEAD"), "{path}: {head:?}");
        assert!(head.page.body.is_empty() || head.status == 405, "{head:?}");
    }
    // a wrong host gets the same answer as everywhere, in the form of the API
    let answer = program.call("GET", "/me", &[("host", "evil.example")], None);
    assert_eq!((answer.status, answer.problem()), (421, "misdirected"));
}

#[test]
fn pages_of_other_sites_may_call() {
    let db = crate::harness::TestDb::sqlite();
    let service = Service::start(&db);
    let asked = service
        .program()
        .call("OPTIONS", "/me", &[("origin", "https://overlay.example")], None);
    assert_eq!(asked.status, 204, "{asked:?}");
    assert_eq!(asked.header("access-control-allow-methods"), "GET, HEAD, OPTIONS");
    let mut headers: Vec<String> = asked
        .header("access-control-allow-headers")
        .split(", ")
        .map(str::to_lowercase)
        .collect();
    headers.sort_unstable();
    let sent = [
        "authorization",
        "content-type",
        "idempotency-key",
        "if-match",
        "if-none-match",
        "last-event-id",
    ];
    assert_eq!(headers, sent);
    let program = service.in_database_program("ann", &[], None);
    for answer in [
        asked,
        program.get("/me"),
        service.program().get("/me"),
        program.get("/nothing"),
    ] {
        assert_eq!(answer.header("access-control-allow-origin"), "*", "{answer:?}");
        assert!(answer.header("access-control-expose-headers").contains("ETag"));
        assert_eq!(answer.header("cross-origin-resource-policy"), "cross-origin");
        assert_eq!(
            answer.header("content-security-policy"),
            "default-src 'none'; frame-ancestors 'none'"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        // no cookie is read, so none of them is allowed along
        assert_eq!(answer.header("access-control-allow-credentials"), "");
        assert_eq!(answer.header("set-cookie"), "");
    }
    // the pages stay to themselves
    let page = service.in_database_account("ann", SiteRole::Staff).get("/account");
    assert_eq!(page.header("access-control-allow-origin"), "");
}
