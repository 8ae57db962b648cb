//! Many people at once: nothing is lost, nothing is refused without reason, nobody overwrites what they have not seen.

use podium_ops::run::results::{Reported, Typed, report};
use podium_ops::{Command, IdempotencyKey, OpError, Sender};
use podium_store::tournaments::log;
use podium_store::{Role, SiteRole};

use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};

const SCOREKEEPERS: usize = 20;
const TABLES: usize = 200;

fn won_by(seat: usize) -> Typed {
    Typed {
        games: seat.to_string(),
        ..Typed::default()
    }
}

fn report_first(db: &TestDb, slug: &str, typed: &Typed, overrule: Option<i64>) -> Result<Reported, OpError> {
    db.act(slug, |work| report(work, 1, typed, overrule))
}

both_databases! {
    fn twenty_scorekeepers_report_two_hundred_tables(db) {
        let slug = db.in_database_tournament("Crowded", TABLES * 4);
        db.next_round(&slug);
        let before = db.load(&slug).tournament;
        let lines_before = db.db.read(|conn| log::of_tournament(conn, &before.id)).expect("the log").len();
        let service = Service::start(db);
        let keepers: Vec<Visitor> = (0..SCOREKEEPERS)
            .map(|keeper| {
                let name = format!("Keeper {keeper}");
                let visitor = service.in_database_account(&name, SiteRole::Staff);
                db.in_database_join(&slug, &name, Role::Scorekeeper);
                visitor
            })
            .collect();
        let gate = std::sync::Barrier::new(SCOREKEEPERS);
        std::thread::scope(|scope| {
            for (keeper, visitor) in keepers.into_iter().enumerate() {
                let (slug, gate) = (&slug, &gate);
                scope.spawn(move || {
                    gate.wait();
                    for table in (1..=TABLES).filter(|table| table % SCOREKEEPERS == keeper) {
                        let (number, seat) = (table.to_string(), (table % 4 + 1).to_string());
                        let answer = visitor.post(&format!("/t/{slug}/desk/results"), &[("table", &number), ("result", &seat)]);
                        assert_eq!(answer.status, 303, "table {table}: {}", answer.text());
                    }
                });
            }
        });
        let after = db.load(&slug);
        for (row, pod) in after.rounds[0].pods.iter().zip(&after.event_round(1).expect("round 1").pods) {
            let winner = pod.seats[row.table_number as usize % 4];
            assert_eq!(pod.result, podium_event::PodResult::Won(winner), "table {}", row.table_number);
        }
        let lines = db.db.read(|conn| log::of_tournament(conn, &before.id)).expect("the log");
        let mut numbers: Vec<i64> = lines.iter().map(|line| line.number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=numbers.len() as i64).collect::<Vec<_>>(), "a line of the log is missing");
        assert_eq!(lines.len(), lines_before + 1 + TABLES, "one line for the start, and one for each table");
        assert_eq!(after.tournament.floor_version, before.floor_version + TABLES as i64);
        assert!(after.tournament.version < before.version + TABLES as i64, "only what begins the round is public");
    }

    fn who_comes_second_sees_the_first_result_and_may_overrule(db) {
        let slug = db.in_database_tournament("Disputed", 16);
        db.next_round(&slug);
        let gate = std::sync::Barrier::new(SCOREKEEPERS);
        let answers: Vec<(usize, Reported)> = std::thread::scope(|scope| {
            let keepers: Vec<_> = (0..SCOREKEEPERS)
                .map(|keeper| {
                    let (slug, gate) = (&slug, &gate);
                    scope.spawn(move || {
                        gate.wait();
                        let seat = keeper % 4 + 1;
                        (seat, report_first(db, slug, &won_by(seat), None).expect("an answer"))
                    })
                })
                .collect();
            keepers.into_iter().map(|k| k.join().expect("a scorekeeper")).collect()
        });
        let stored: Vec<usize> = answers.iter().filter(|(_, r)| *r == Reported::Stored).map(|(seat, _)| *seat).collect();
        let [first] = stored.as_slice() else {
            panic!("one result is stored: {answers:?}");
        };
        let now = || db.load(&slug).event_round(1).expect("round 1").pods[0].clone();
        assert_eq!(now().result, podium_event::PodResult::Won(now().seats[first - 1]));
        for (seat, answer) in &answers {
            match answer {
                Reported::Stored => {}
                Reported::AlreadySo => assert_eq!(seat, first),
                Reported::Differs { .. } => assert_ne!(seat, first),
            }
        }
        let version = answers.iter().find_map(|(_, r)| match r {
            Reported::Differs { version, .. } => Some(*version),
            _ => None,
        });
        let other = first % 4 + 1;
        let overruled = report_first(db, &slug, &won_by(other), version).expect("overruled");
        assert_eq!(overruled, Reported::Stored);
        assert_eq!(now().result, podium_event::PodResult::Won(now().seats[other - 1]));
        // The same tab again: it has not seen what is there now.
        let late = report_first(db, &slug, &won_by(*first), version).expect("an answer");
        assert!(matches!(late, Reported::Differs { .. }), "{late:?}");
    }

    /// Forty tabs hold the same form: it acts once.
    fn a_form_acts_once(db) {
        let slug = db.in_database_tournament("Hasty", 8);
        let structure = db.load(&slug).tournament.structure_version;
        let key = IdempotencyKey::new("the same form".to_owned());
        let form = Command::on(&slug, Sender::CommandLine).once(Some(key), "/here");
        let gate = std::sync::Barrier::new(40);
        let drafted: usize = std::thread::scope(|scope| {
            let tabs: Vec<_> = (0..40)
                .map(|_| {
                    let (form, gate) = (&form, &gate);
                    scope.spawn(move || {
                        gate.wait();
                        form.run(&db.db, |work| podium_ops::run::rounds::draft(work, structure, "a test"))
                    })
                })
                .collect();
            let mut drafted = 0;
            for tab in tabs {
                match tab.join().expect("a tab") {
                    Ok(_) => drafted += 1,
                    Err(OpError::Repeated(answer)) => assert_eq!(answer, "/here"),
                    Err(other) => panic!("{other}"),
                }
            }
            drafted
        });
        assert_eq!(drafted, 1);
        assert_eq!(db.load(&slug).rounds.len(), 1);
    }
}
