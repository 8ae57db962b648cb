//! How often a program may call.

use std::num::NonZeroU32;

use podium_store::site::access_tokens::Scope;

use crate::harness::TestDb;
use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};

fn slow(db: &TestDb) -> Service<'_> {
    Service::start_with(db, |settings| {
        settings.calls.reads_a_minute = NonZeroU32::new(3).expect("not zero");
        settings.calls.writes_a_minute = NonZeroU32::new(2).expect("not zero");
    })
}

/// Calls until the answer is to wait.
fn until_refused(program: &Program) -> (u32, Answer) {
    (0..20)
        .map(|calls| (calls, program.get("/me")))
        .find(|(_, answer)| answer.status == 429)
        .expect("a limit")
}

#[test]
fn too_many_calls_are_refused_with_a_time_to_wait() {
    let db = TestDb::sqlite();
    let service = slow(&db);
    let one = service.in_database_program("ann", &[Scope::Read], None);
    let (calls, refused) = until_refused(&one);
    // a fourth call is let in where the clock went on meanwhile
    assert!((3..=4).contains(&calls), "{calls}");
    assert_eq!(refused.problem(), "too-many");
    let seconds: u64 = refused.header("retry-after").parse().expect("seconds");
    assert!((1..=30).contains(&seconds), "{seconds}");
    // each token for itself, and none for the pages
    assert_eq!(service.in_database_program("ann", &[], None).get("/me").status, 200);
    assert_eq!(service.anonymous().get("/").status, 200);
}

#[test]
fn answers_say_what_is_left() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let token = service.in_database_program("ann", &[Scope::Read], None);
    for (answer, names) in [
        (token.get("/me"), vec!["reads", "account-reads"]),
        (
            token.send("POST", "/tournaments", &serde_json::json!({})),
            vec!["writes", "account-writes"],
        ),
        (service.program().get("/tournaments"), vec!["reads"]),
        (service.program().get("/tournaments/nowhere"), vec!["reads"]),
    ] {
        for header in ["ratelimit", "ratelimit-policy"] {
            let listed = answer.header(header).split(", ");
            let listed: Vec<&str> = listed
                .map(|item| item.split(';').next().unwrap_or_default().trim_matches('"'))
                .collect();
            assert_eq!(listed, names, "{header}: {answer:?}");
        }
    }
    // of as many as there are at once one is taken
    let number = |answer: &Answer, header: &str, key: &str| -> u32 {
        let (_, rest) = answer.header(header).split_once(key).expect("the parameter");
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    };
    let answer = token.get("/me");
    assert!(
        number(&answer, "ratelimit", ";r=") < number(&answer, "ratelimit-policy", ";q="),
        "{answer:?}"
    );
    let slow_db = TestDb::sqlite();
    let service = slow(&slow_db);
    let (_, refused) = until_refused(&service.in_database_program("ann", &[Scope::Read], None));
    assert!(
        refused.header("ratelimit").starts_with("\"reads\";r=0;t="),
        "{refused:?}"
    );
}

/// Many tokens are no more than four for their account.
#[test]
fn an_account_has_no_more_room_than_four_tokens() {
    let db = TestDb::sqlite();
    let service = Service::start_with(&db, |settings| {
        settings.calls.writes_a_minute = NonZeroU32::new(2).expect("not zero");
    });
    let sent = |name: &str| {
        let token = service.in_database_program(name, &[], None);
        token.send("POST", "/tournaments", &serde_json::json!({})).status
    };
    let statuses: Vec<u16> = (0..30).map(|_| sent("ann")).collect();
    let let_in = statuses.iter().filter(|status| **status == 403).count();
    // the clock may let in some more meanwhile
    assert!((4..=10).contains(&let_in) && statuses.contains(&429), "{statuses:?}");
    assert_eq!(sent("bea"), 403);
}

#[test]
fn who_tries_tokens_is_counted_by_address() {
    let db = TestDb::sqlite();
    let service = slow(&db);
    let known = service.in_database_program("ann", &[], None);
    let tries: Vec<u16> = (0..8)
        .map(|n| {
            Program::new(&service.base, Some(format!("podium_{n}")))
                .get("/me")
                .status
        })
        .collect();
    assert_eq!(&tries[..3], [401; 3]);
    assert!(tries.contains(&429), "{tries:?}");
    // who shares the address is let in, also with a token that this process has not seen before
    for _ in 0..2 {
        assert_eq!(known.get("/me").status, 200);
    }
    assert_eq!(service.in_database_program("bea", &[], None).get("/me").status, 200);
    // and without a token the address may go on
    assert_eq!(service.program().get("/tournaments").status, 200);
}
