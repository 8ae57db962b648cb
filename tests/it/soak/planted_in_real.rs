//! The judge finds a loss, a double act and a stale read that are planted into real histories, also where answers were lost.

use std::time::{Duration, Instant};

use super::at_tables::AtTables;
use super::history::{Call, Heard};
use super::ledger::Found;
use super::linear::{Finding, Thing, finding};
use super::sender::Doors;
use super::site::{Site, TableHere};
use super::start_clients;
use super::table::{Act, Outcome, Table};
use crate::harness::TestDb;
use crate::harness::http::Service;

/// Plants into a history of which answers were lost, but for that to the last change: it says less, and not nothing.
fn plant_among_unanswered(
    table: &TableHere,
    calls: &[Call<Act, Outcome>],
    change: &Call<Act, Outcome>,
    stale: &Call<Act, Outcome>,
) {
    let acts = calls.iter().filter(|call| !Table::only_looks(&call.act));
    let lost: Vec<_> = acts.filter(|call| call.act != change.act).step_by(2).take(8).collect();
    let mut calls = calls.to_vec();
    for call in &mut calls {
        if lost
            .iter()
            .any(|lost| (lost.client, lost.begun) == (call.client, call.begun))
        {
            call.heard = Heard::Unknown;
        }
    }
    assert_eq!(finding(&table.start, &calls), Finding::Sound, "as it was");
    assert_eq!(
        finding(&table.start, &[&calls[..], std::slice::from_ref(stale)].concat()),
        Finding::Stale
    );
    let acknowledged = calls.iter().filter(|call| {
        let counted = |outcome| Table::counted(&call.act, outcome);
        matches!(&call.heard, Heard::Outcome(outcome) if counted(outcome).is_some())
    });
    let acknowledged = acknowledged.count() as i64;
    let end = calls.len() - 1;
    let mut ends_with = |version| {
        calls[end].heard = Heard::Outcome(Outcome::Stored {
            version,
            result: None,
            report: None,
        });
        finding(&table.start, &calls)
    };
    assert_eq!(ends_with(table.start.version() + acknowledged - 1), Finding::Lost);
    assert_eq!(ends_with(table.start.version() + end as i64 + 1), Finding::Doubled);
}

/// A history as clients record it, of a service on which nothing goes wrong: then a fault is written into it.
#[test]
fn what_is_planted_into_a_real_history_is_found() {
    let (db, start) = (TestDb::sqlite(), Instant::now());
    let site = Site::make(&db, 1, start);
    let service = Service::start(&db);
    let doors = Doors::new(1);
    doors.set(0, &service.base);
    std::thread::scope(|scope| {
        start_clients(&site, &doors, 18, scope);
        // so that each table has something to plant into, however slow the others are
        for id in 500..502 {
            scope.spawn({
                let (site, doors) = (&site, &doors);
                move || AtTables::new(site, doors, id, 18).keep_desk()
            });
        }
    });
    let mut judged = Found::default();
    judged.close(&db, &site, "planted");
    assert!(judged.is_sound(), "{judged:?}");
    let mut planted = 0;
    for table in &site.tables {
        let calls = table.history.calls();
        let is_change = |call: &&Call<Act, Outcome>| matches!(&call.heard, Heard::Outcome(outcome) if Table::counted(&call.act, outcome).is_some());
        let Some(change) = calls.iter().filter(is_change).max_by_key(|call| call.ended) else {
            continue;
        };
        if calls.iter().any(|call| call.heard == Heard::Unknown) {
            continue;
        }
        planted += 1;
        let Some((end, before)) = calls.split_last() else {
            continue;
        };
        let Heard::Outcome(Outcome::Stored {
            version,
            result,
            report,
        }) = end.heard
        else {
            panic!("the last call reads the database: {end:?}");
        };
        let ends_with = |version| {
            let mut calls = before.to_vec();
            calls.push(Call {
                heard: Heard::Outcome(Outcome::Stored {
                    version,
                    result,
                    report,
                }),
                ..end.clone()
            });
            finding(&table.start, &calls)
        };
        assert_eq!(ends_with(version), Finding::Sound);
        assert_ne!(ends_with(version - 1), Finding::Sound, "a loss");
        assert_eq!(ends_with(version + 1), Finding::Doubled, "a double act");
        // what the table was before its first change, shown after its last
        let stale = Call {
            client: 77,
            begun: change.ended + Duration::from_nanos(1),
            ended: change.ended + Duration::from_micros(1),
            act: Act::Read,
            heard: Heard::Outcome(Outcome::Is {
                version: table.start.version(),
                result: None,
            }),
        };
        assert_eq!(
            finding(&table.start, &[&calls[..], std::slice::from_ref(&stale)].concat()),
            Finding::Stale
        );
        // most of the time of this test: an unanswered act may have happened at any later time
        if planted <= 2 {
            plant_among_unanswered(table, &calls, change, &stale);
        }
    }
    assert!(planted > 0, "there was nothing to plant into");
}
