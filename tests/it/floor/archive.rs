//! Calls in the archive: in the staff's, and there alone.

use podium_document::event::{read, write};
use podium_ops::floor::{CallTime, call, claim, escalate, note, resolve, take_back};
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_store::CallState;

use super::*;
use crate::harness::both_databases;

pub(super) fn exported(db: &TestDb, slug: &str, private: bool) -> String {
    let everybody = |row: &podium_store::tournaments::players::PlayerRow| row.name.clone();
    let text: Result<String, OpError> = db.db.read(|conn| {
        let audience = if private {
            Audience::Organizer
        } else {
            Audience::Everybody(&everybody)
        };
        export(conn, slug, audience)
    });
    text.expect("exported")
}

/// A floor with calls in every state.
fn busy(db: &TestDb) -> String {
    let slug = running(db, 4);
    let (jo, head) = (
        staff(db, &slug, "Jo", Role::Judge),
        staff(db, &slug, "Hal", Role::HeadJudge),
    );
    for table in 1..=4 {
        by_player(db, &slug, first_at(db, &slug, table), |work| {
            call(work, "A question\nof two lines")
        })
        .expect("called");
    }
    by(db, &slug, &jo, |work| note(work, None, "At the door")).expect("noted");
    let calls = all_calls(db, &slug);
    by(db, &slug, &jo, |work| claim(work, &seen(&calls[0]))).expect("claimed");
    by(db, &slug, &jo, |work| {
        escalate(work, &seen(&calls[1]), &Passing::default())
    })
    .expect("escalated");
    by(db, &slug, &head, |work| {
        resolve(work, &seen(&calls[2]), "Play on", CallTime::None)
    })
    .expect("resolved");
    by_player(db, &slug, first_at(db, &slug, 4), take_back).expect("withdrawn");
    slug
}

both_databases! {
    fn what_was_exported_is_imported_and_exported_again(db) {
        let slug = busy(db);
        let first = exported(db, &slug, true);
        let document = read(first.as_bytes()).expect("sound");
        assert_eq!(write(&document), first);
        assert_eq!(document.about.calls.len(), 5);

        // where nobody has an account
        let elsewhere = TestDb::sqlite();
        let there = import(&elsewhere.db, &document, "somebody").ok().expect("imported");
        assert_eq!(there, slug);
        assert_eq!(exported(&elsewhere, &there, true), first, "the same bytes");
        let calls = all_calls(&elsewhere, &there);
        let states: Vec<CallState> = calls.iter().map(|call| call.state).collect();
        assert_eq!(
            states,
            [CallState::Claimed, CallState::Escalated, CallState::Resolved, CallState::Withdrawn, CallState::Waiting]
        );
        let jo = staff(&elsewhere, &there, "Jo", Role::Judge);
        by(&elsewhere, &there, &jo, |work| claim(work, &seen(&calls[0]))).expect("nobody here has it");
        assert_eq!(all_calls(&elsewhere, &there)[0].claimed_by, jo.account_id);
    }

    fn everybody_reads_of_no_call(db) {
        let slug = busy(db);
        let public = exported(db, &slug, false);
        for word in ["calls", "At the door", "Play on", "call."] {
            assert!(!public.contains(word), "{word}");
        }
    }
}

#[test]
fn calls_that_cannot_be_are_refused_with_their_place() {
    let document = |call: &str| {
        format!(
            r#"{{"format": "podium-event/1", "tournament": {{"name": "A"}}, "players": [{{"id": "p1", "name": "Ann"}},
            {{"id": "p2", "name": "Bo"}}, {{"id": "p3", "name": "Cleo"}}],
            "rounds": [{{"number": 1, "pods": [{{"seats": ["p1", "p2", "p3"]}}]}}], "calls": [{call}]}}"#
        )
    };
    let at = r#""made_at": "2026-11-20T09:00:00Z""#;
    let wrong = |call: String| -> Vec<String> {
        let found = read(document(&call).as_bytes()).expect_err("it is refused");
        found
            .into_iter()
            .map(|problem| format!("{}: {}", problem.pointer, problem.message))
            .collect()
    };
    for (call, pointer, says) in [
        (r#"{"state": "waiting"}"#.to_owned(), "/calls/0", "made_at"),
        (format!(r#"{{{at}, "state": "open"}}"#), "/calls/0/state", ""),
        (
            format!(r#"{{{at}, "state": "waiting", "table": 1}}"#),
            "/calls/0",
            "neither",
        ),
        (
            format!(r#"{{{at}, "state": "waiting", "round": 1, "table": 2}}"#),
            "/calls/0/table",
            "no table 2",
        ),
        (
            format!(r#"{{{at}, "state": "waiting", "player": "p9"}}"#),
            "/calls/0/player",
            "p9",
        ),
        (format!(r#"{{{at}, "state": "resolved"}}"#), "/calls/0", "ended_at"),
        (format!(r#"{{{at}, "state": "claimed"}}"#), "/calls/0", "claimed_at"),
        (format!(r#"{{{at}, "state": "escalated"}}"#), "/calls/0", "escalated_at"),
        (
            format!(r#"{{{at}, "state": "waiting", "claimed_by": "Jo"}}"#),
            "/calls/0/claimed_by",
            "",
        ),
        (
            format!(r#"{{{at}, "state": "waiting", "why": "no"}}"#),
            "/calls/0/why",
            "",
        ),
    ] {
        let problems = wrong(call.clone());
        assert!(
            problems
                .iter()
                .any(|problem| problem.starts_with(pointer) && problem.contains(says)),
            "{call}: {problems:?}"
        );
    }
    assert!(
        read(
            document(&format!(
                r#"{{{at}, "state": "waiting", "round": 1, "table": 1, "player": "p2"}}"#
            ))
            .as_bytes()
        )
        .is_ok()
    );
}
