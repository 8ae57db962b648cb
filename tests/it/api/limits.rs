//! How often a program may call.

use std::num::NonZeroU32;

use podium::ops::access_tokens::Scope;

use crate::harness::TestDb;
use crate::harness::http::Service;
use crate::harness::program::{Answer, Program};

fn slow(db: &TestDb) -> Service<'_> {
    Service::start_with(db, |settings| {
        settings.calls.reads_a_minute = NonZeroU32::new(3).expect("not zero");
        settings.calls.writes_a_minute = NonZeroU32::new(2).expect("not zero");
    })
}

/// Calls until it is told to wait.
fn until_refused(program: &Program) -> (u32, Answer) {
    (0..20)
        .map(|calls| (calls, program.get("/me")))
        .find(|(_, answer)| answer.status == 429)
        .expect("a limit")
}

#[test]
fn who_calls_too_often_is_told_when_to_come_back() {
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
fn who_tries_tokens_is_counted_by_address() {
    let db = TestDb::sqlite();
    let service = slow(&db);
    let tries: Vec<u16> = (0..8)
        .map(|n| {
            Program::new(&service.base, Some(format!("podium_{n}")))
                .get("/me")
                .status
        })
        .collect();
    assert_eq!(&tries[..3], [401; 3]);
    assert!(tries.contains(&429), "{tries:?}");
    // a token that holds is counted by itself
    assert_eq!(service.in_database_program("ann", &[], None).get("/me").status, 200);
}
