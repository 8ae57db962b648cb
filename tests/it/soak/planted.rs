//! The judge finds what is wrong in histories made by hand: a loss, a double act and a stale read.

use std::time::Duration;

use super::history::{Call, Heard};
use super::ledger::as_late;
use super::linear::{DATABASE, Finding, finding, is_linearizable, is_linearizable_by_tester};
use super::table::{Act, Open, Outcome, Table};
use super::{judge_call, rounds};

/// A call between two moments, in milliseconds.
fn call<A, R>(client: u32, begun: u64, ended: u64, act: A, heard: Heard<R>) -> Call<A, R> {
    Call {
        client,
        act,
        begun: Duration::from_millis(begun),
        ended: Duration::from_millis(ended),
        heard,
    }
}

fn put(key: u64, version: i64, result: u8) -> Act {
    Act::Put {
        key,
        version: Some(version),
        result: Some(result),
    }
}

fn set(version: i64) -> Heard<Outcome> {
    Heard::Outcome(Outcome::Set { changed: true, version })
}

fn is(version: i64, result: u8) -> Heard<Outcome> {
    Heard::Outcome(Outcome::Is {
        version,
        result: Some(result),
    })
}

/// What is found of a table that begins with version 1.
fn found(calls: &[Call<Act, Outcome>]) -> Finding {
    let start = Table::new(1);
    let by_tester = is_linearizable_by_tester(&start, calls);
    assert_eq!(is_linearizable(&start, calls), by_tester, "{calls:#?}");
    finding(&start, calls)
}

#[test]
fn a_history_by_hand_is_judged() {
    let first = call(1, 0, 10, put(1, 1, 1), set(2));
    let second = call(1, 20, 30, put(2, 2, 2), set(3));
    let read = |begun, heard| call(2, begun, begun + 2, Act::Read, heard);
    let end = |heard| call(DATABASE, 50, 50, Act::Read, heard);
    let both = |more: Vec<Call<Act, Outcome>>| [vec![first.clone(), second.clone()], more].concat();
    assert_eq!(
        found(&both(vec![read(22, is(2, 1)), read(40, is(3, 2)), end(is(3, 2))])),
        Finding::Sound
    );
    assert_eq!(
        found(&both(vec![read(22, is(3, 2)), end(is(3, 2))])),
        Finding::Sound,
        "at once"
    );
    assert_eq!(found(&both(vec![read(40, is(2, 1)), end(is(3, 2))])), Finding::Stale);
    assert_eq!(
        found(&both(vec![read(12, is(3, 2)), end(is(3, 2))])),
        Finding::Stale,
        "before it began"
    );
    assert_eq!(found(&both(vec![end(is(2, 1))])), Finding::Lost);
    assert_eq!(found(&both(vec![end(is(4, 2))])), Finding::Doubled);
    // of two who have seen the same version one is refused
    let rival = |heard| call(3, 21, 31, put(3, 2, 3), heard);
    assert_eq!(
        found(&both(vec![rival(Heard::Outcome(Outcome::Outdated)), end(is(3, 2))])),
        Finding::Sound
    );
    assert_eq!(
        found(&both(vec![rival(set(3)), end(is(3, 2))])),
        Finding::Lost,
        "both acknowledged, one stored"
    );
    // without an answer: at most once, at any later time
    let unknown = || call(3, 21, 31, put(3, 3, 3), Heard::Unknown);
    assert_eq!(found(&both(vec![unknown(), end(is(3, 2))])), Finding::Sound);
    assert_eq!(found(&both(vec![unknown(), end(is(4, 3))])), Finding::Sound);
    assert_eq!(found(&both(vec![unknown(), end(is(5, 3))])), Finding::Doubled);
    // by the service's word nothing was changed
    let unchanged = call(3, 21, 31, put(3, 3, 3), Heard::Unchanged);
    assert_eq!(found(&both(vec![unchanged, end(is(4, 3))])), Finding::Doubled);
    // sent again under its key it acts once
    let again = |heard| call(3, 40, 45, put(3, 3, 3), heard);
    assert_eq!(
        found(&both(vec![unknown(), again(set(4)), end(is(4, 3))])),
        Finding::Sound
    );
    assert_eq!(
        found(&both(vec![unknown(), again(set(5)), end(is(5, 3))])),
        Finding::Doubled
    );
}

/// Each unanswered call may have happened at any time after it was sent, or never: with fifteen of them there are more orders
/// than can be tried, and few tables that they lead to.
#[test]
fn many_calls_without_an_answer_are_judged() {
    let unanswered = (0..15).map(|number: u8| {
        let (key, result) = (100 + u64::from(number), number % 4);
        let act = match number % 3 {
            // the first clears the result that the others find
            0 => Act::Put {
                key,
                version: Some(3 + i64::from(number / 3)),
                result: (number > 0).then_some(result),
            },
            1 => Act::Enter { key, result },
            _ => Act::Report {
                key,
                seat: number % 2 + 1,
                result,
            },
        };
        call(100 + u32::from(number), 1, 2, act, Heard::Unknown)
    });
    let answered = [
        call(1, 0, 10, put(1, 1, 1), set(2)),
        call(1, 20, 30, put(2, 2, 2), set(3)),
    ];
    let calls: Vec<_> = answered.into_iter().chain(unanswered).collect();
    let of = |outcome| {
        let end = call(DATABASE, 50, 50, Act::Read, Heard::Outcome(outcome));
        found(&[&calls[..], &[end]].concat())
    };
    let is = |version, result| Outcome::Is { version, result };
    assert_eq!(of(is(3, Some(2))), Finding::Sound, "none of them happened");
    assert_eq!(of(is(4, None)), Finding::Sound, "one did");
    assert_eq!(of(is(5, Some(1))), Finding::Sound, "and another one after it");
    assert_eq!(of(is(2, Some(1))), Finding::Lost);
    assert_eq!(of(is(3, Some(1))), Finding::Doubled);
    assert_eq!(of(is(30, Some(1))), Finding::Doubled);
}

#[test]
fn the_reports_of_players_are_judged() {
    let said = |key, seat, result, at| {
        call(
            10,
            at,
            at + 1,
            Act::Report { key, seat, result },
            Heard::Outcome(Outcome::Done),
        )
    };
    let shown = |report: Option<&str>, at| {
        let offered = Outcome::Offered(report.map(str::to_owned));
        call(11, at, at + 1, Act::Look { seat: 2 }, Heard::Outcome(offered))
    };
    let confirmed = |report: &str, at, outcome| {
        let report = report.to_owned();
        call(
            11,
            at,
            at + 1,
            Act::Confirm {
                key: 9,
                seat: 2,
                report,
            },
            Heard::Outcome(outcome),
        )
    };
    let end = |heard| call(DATABASE, 90, 90, Act::Read, heard);
    let first = [
        said(1, 1, 3, 0),
        shown(Some("a"), 10),
        confirmed("a", 20, Outcome::Done),
    ];
    assert_eq!(found(&[&first[..], &[end(is(2, 3))]].concat()), Finding::Sound);
    assert_eq!(
        found(&[&first[..], &[end(is(2, 1))]].concat()),
        Finding::Doubled,
        "not what was reported"
    );
    assert_eq!(found(&[said(1, 1, 3, 0), shown(None, 10)]), Finding::Stale);
    // another report waits by now: who confirms the old one is refused
    let changed = [said(1, 1, 3, 0), shown(Some("a"), 10), said(2, 1, 1, 20)];
    assert_eq!(
        found(&[&changed[..], &[confirmed("a", 30, Outcome::Refused)]].concat()),
        Finding::Sound
    );
    assert_ne!(
        found(&[&changed[..], &[confirmed("a", 30, Outcome::Done)]].concat()),
        Finding::Sound
    );
    assert_ne!(found(&[&changed[..], &[shown(Some("a"), 30)]].concat()), Finding::Sound);
}

/// What the database holds of reports is judged though nobody looked any more, or changed anything since.
#[test]
fn what_is_stored_of_reports_is_judged() {
    let said = |outcome| {
        let act = Act::Report {
            key: 1,
            seat: 1,
            result: 3,
        };
        call(10, 0, 1, act, Heard::Outcome(outcome))
    };
    let look = Heard::Outcome(Outcome::Offered(Some("a".to_owned())));
    let shown = call(11, 10, 11, Act::Look { seat: 2 }, look);
    let report = "a".to_owned();
    let objection = Act::Dispute {
        key: 2,
        seat: 2,
        report,
    };
    let disputed = call(11, 20, 21, objection, Heard::Outcome(Outcome::Done));
    let ends_with = |calls: &[Call<Act, Outcome>], report| {
        let stored = Outcome::Stored {
            version: 1,
            result: None,
            report,
        };
        let end = call(DATABASE, 90, 90, Act::Stored, Heard::Outcome(stored));
        found(&[calls, &[end]].concat())
    };
    let open = |result, is_disputed| {
        Some(Open {
            seat: 1,
            result,
            is_disputed,
        })
    };
    let made = [said(Outcome::Done)];
    assert_eq!(ends_with(&made, open(3, false)), Finding::Sound);
    assert_ne!(ends_with(&made, None), Finding::Sound, "it was acknowledged");
    assert_ne!(ends_with(&made, open(2, false)), Finding::Sound, "another one");
    let refused = [said(Outcome::Refused)];
    assert_ne!(ends_with(&refused, open(3, false)), Finding::Sound, "it was refused");
    let both = [said(Outcome::Done), shown, disputed];
    assert_eq!(ends_with(&both, open(3, true)), Finding::Sound);
    assert_ne!(ends_with(&both, open(3, false)), Finding::Sound, "it waits still");
}

/// As it was found once: two players agree on a result while a desk stores another one from a page that shows none yet, and the
/// desk gets the answer that its own is stored.
#[test]
fn an_acknowledged_result_that_gave_way_is_a_loss() {
    let reported = Act::Report {
        key: 1,
        seat: 2,
        result: 0,
    };
    let confirmed = Act::Confirm {
        key: 2,
        seat: 1,
        report: "a".to_owned(),
    };
    let corrected = |outcome| {
        let act = Act::Correct {
            key: 3,
            version: 1,
            result: Some(2),
        };
        call(3, 4, 30, act, Heard::Outcome(outcome))
    };
    let of = |desk| {
        finding(
            &Table::new(1),
            &[
                call(1, 0, 2, reported.clone(), Heard::Outcome(Outcome::Done)),
                desk,
                call(
                    2,
                    6,
                    8,
                    Act::Look { seat: 1 },
                    Heard::Outcome(Outcome::Offered(Some("a".to_owned()))),
                ),
                call(2, 10, 20, confirmed.clone(), Heard::Outcome(Outcome::Done)),
                call(DATABASE, 50, 50, Act::Read, is(2, 0)),
            ],
        )
    };
    assert_eq!(of(corrected(Outcome::Refused)), Finding::Sound);
    assert_eq!(of(corrected(Outcome::Done)), Finding::Lost);
}

#[test]
fn the_steps_of_rounds_and_calls_are_judged() {
    use rounds::{Rounds, State, Step};
    let go = |key, step, version, round, outcome| {
        let act = rounds::Act::Go {
            key,
            step,
            version,
            round,
        };
        call(1, 10 * key, 10 * key + 5, act, Heard::Outcome(outcome))
    };
    let drafted = go(1, Step::Draft, 1, 0, rounds::Outcome::Now(2));
    let published = go(2, Step::Publish, 2, 1, rounds::Outcome::Now(3));
    let are = |version, state| rounds::Outcome::Are {
        version,
        round: 1,
        state,
        reported: false,
    };
    let read = |client, outcome| call(client, 40, 41, rounds::Act::Read, Heard::Outcome(outcome));
    let of = |last| finding(&Rounds::new(1), &[drafted.clone(), published.clone(), last]);
    assert_eq!(of(read(2, are(3, State::Published))), Finding::Sound);
    assert_eq!(of(read(2, are(2, State::Draft))), Finding::Stale);
    // published from 20 to 25, read from 40 on at another instance
    let read_late = |late| {
        let calls = [drafted.clone(), published.clone(), read(2, are(2, State::Draft))];
        let late = as_late::<Rounds>(&calls, Duration::from_millis(late));
        finding(&Rounds::new(1), &late)
    };
    assert_eq!(read_late(14), Finding::Stale);
    assert_eq!(read_late(15), Finding::Sound);
    assert_eq!(of(read(DATABASE, are(2, State::Draft))), Finding::Lost);
    assert_eq!(of(go(3, Step::Publish, 3, 1, rounds::Outcome::Refused)), Finding::Sound);
    assert_ne!(
        of(go(3, Step::Unpublish, 2, 1, rounds::Outcome::Now(4))),
        Finding::Sound,
        "from an old version"
    );

    use judge_call::{Deed, JudgeCall};
    let claim = |judge: u8, outcome| {
        let act = judge_call::Act::Do {
            key: u64::from(judge),
            judge,
            deed: Deed::Claim,
            version: 1,
        };
        call(u32::from(judge), 0, 10, act, Heard::Outcome(outcome))
    };
    let of = |second, state| {
        let is = judge_call::Outcome::Is { version: 2, state };
        let end = call(DATABASE, 20, 20, judge_call::Act::Read, Heard::Outcome(is));
        finding(
            &JudgeCall::new(1),
            &[claim(1, judge_call::Outcome::Done), claim(2, second), end],
        )
    };
    use judge_call::State::Claimed;
    assert_eq!(of(judge_call::Outcome::Refused, Claimed(1)), Finding::Sound);
    assert_ne!(
        of(judge_call::Outcome::Refused, Claimed(2)),
        Finding::Sound,
        "who was refused has it"
    );
    assert_eq!(
        of(judge_call::Outcome::Done, Claimed(1)),
        Finding::Lost,
        "two have the one call"
    );
}
