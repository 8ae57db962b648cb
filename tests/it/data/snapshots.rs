//! Snapshots: each version of a tournament is read once for everybody, what is taken over from an earlier reading is what a
//! new one would find, and a version that moves, a tournament that goes and a database that is lost are survived.

use std::sync::Arc;
use std::time::Duration;

use podium_event::deck::Format;
use podium_ops::Command;
use podium_ops::floor::call;
use podium_ops::people::decks::{NewRules, Upload, hand_in, set_rules};
use podium_ops::people::players;
use podium_ops::run::reports::{confirm, report};
use podium_ops::run::results::{self, Typed};
use podium_ops::run::rounds;
use podium_ops::tournaments::{Settings, change};
use podium_snapshot::{Snapshot, Versions};
use podium_store::floor::reports;
use podium_store::tournaments::{self, Stamp};
use podium_store::{Database, DbError, Role};

use crate::harness::http::Service;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// A tournament whose players report, with a running round after `finished` ones. Returns its slug.
fn running(db: &TestDb, name: &str, count: usize, finished: usize) -> String {
    let slug = db.in_database_tournament(name, count);
    let row = db.load(&slug).tournament;
    let mut settings = Settings::of(&row).expect("settings");
    settings.profile.players_report = Some(true);
    settings.profile.swiss_rounds = Some(5);
    db.act(&slug, |work| change(work, row.settings_version, &settings))
        .expect("the settings change");
    for _ in 0..finished {
        let number = db.next_round(&slug);
        for table in 1..=tables(db, &slug) {
            won(db, &slug, table);
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::finish(work, structure, number))
            .expect("finished");
    }
    let number = db.next_round(&slug);
    let structure = db.load(&slug).tournament.structure_version;
    db.act(&slug, |work| rounds::start(work, structure, number))
        .expect("started");
    slug
}

fn tables(db: &TestDb, slug: &str) -> u32 {
    db.load(slug).event.rounds().last().map_or(0, |round| round.pods.len()) as u32
}

/// The first seat of a table wins.
fn won(db: &TestDb, slug: &str, table: u32) {
    db.act(slug, |work| results::report(work, table.into(), &typed("1"), None))
        .expect("reported");
}

fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

/// The numbers of the players at a table of the newest round, in seat order.
fn at_table(db: &TestDb, slug: &str, table: usize) -> Vec<i64> {
    let loaded = db.load(slug);
    let pod = &loaded.event.rounds().last().expect("a round").pods[table - 1];
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

/// Reads the tournament after an earlier reading, and checks that a new one finds the same.
fn again(db: &TestDb, slug: &str, earlier: &Snapshot) -> Snapshot {
    let read = |earlier: Option<&Snapshot>| {
        let read = db.db.read(|conn| Snapshot::read(conn, slug, earlier));
        read.expect("a snapshot")
    };
    let (after, new) = (read(Some(earlier)), read(None));
    assert_eq!(format!("{:?}", after.loaded), format!("{:?}", new.loaded));
    assert_eq!(format!("{:?}", after.public.event), format!("{:?}", new.public.event));
    assert_eq!(after.public.names, new.public.names);
    assert_eq!(format!("{:?}", after.public.record), format!("{:?}", new.public.record));
    after
}

both_databases! {
    fn what_is_taken_over_is_what_a_new_reading_finds(db) {
        let slug = running(db, "Taken over", 9, 2);
        let first = db.db.read(|conn| Snapshot::read(conn, &slug, None)).expect("a snapshot");
        let mut snapshot = again(db, &slug, &first);
        let seats = at_table(db, &slug, 1);
        let (ann, bob) = (db.player(&slug, seats[0]), db.player(&slug, seats[1]));
        // `None`: either will do
        let mut after = |what: &str, shares_public: Option<bool>| {
            let next = again(db, &slug, &snapshot);
            let shares = Arc::ptr_eq(&next.public, &snapshot.public);
            assert_eq!(shares, shares_public.unwrap_or(shares), "{what}");
            snapshot = next;
        };
        db.act_as(&slug, ann.clone(), |work| call(work, "A trigger")).expect("called");
        after("a call", Some(true));
        db.act_as(&slug, ann.clone(), |work| report(work, &typed("1"))).expect("reported");
        after("a report", Some(true));
        let id = db.load(&slug).tournament.id;
        let all = db.db.read(|conn| reports::of_tournament(conn, &id)).expect("the reports");
        let waiting = all.last().expect("one waits").id.clone();
        db.act_as(&slug, bob, |work| confirm(work, &waiting)).expect("confirmed");
        after("a confirmed report", None);
        won(db, &slug, 2);
        after("a result of the running round", Some(true));
        let rules = NewRules {
            format: Format::Commander,
            deadline: Some(podium_base::clock::now() + chrono::TimeDelta::days(1)),
            banned: Upload::Keep,
            cards: Upload::Keep,
            highest_bracket: None,
        };
        db.act(&slug, |work| set_rules(work, 0, &rules)).expect("lists are asked for");
        after("decklists are asked for", Some(true));
        db.act_as(&slug, ann, |work| hand_in(work, "1 Sol Ring", None)).expect("handed in");
        after("a decklist", Some(true));
        db.act(&slug, |work| players::drop(work, seats[3], "Left")).expect("dropped");
        after("a drop", Some(false));
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::finish(work, structure, 3)).expect("finished");
        after("a finished round", Some(false));
        db.next_round(&slug);
        after("a new round", Some(false));
    }

    fn one_reading_serves_a_hall_that_asks_at_once(db) {
        let slug = running(db, "At once", 24, 1);
        let service = Service::start(db);
        let me = format!("/t/{slug}/me");
        let mut phones: Vec<_> = (1..=24).map(|number| service.in_database_player(&slug, number)).collect();
        let mut ask = || {
            std::thread::scope(|scope| {
                for phone in &mut phones {
                    let me = &me;
                    scope.spawn(move || assert!(phone.see(me).text().contains("Table")));
                }
            });
        };
        ask();
        assert_eq!(service.state.snapshots.made(), 1, "the first hall");
        won(db, &slug, 1);
        ask();
        assert_eq!(service.state.snapshots.made(), 2, "once more for the change");
        let (made, asked) = (service.state.snapshots.made(), db.db.queries());
        for path in ["", "/pairings", "/standings", "/players", "/me/3"] {
            service.anonymous().see(&format!("/t/{slug}{path}"));
        }
        ask();
        assert_eq!(service.state.snapshots.made(), made, "every page is made of the same snapshot");
        // at most one look at the tournament's stamp for each answer: begin, select, commit
        let statements = db.db.queries() - asked;
        assert!(statements <= 3 * 29, "{statements} statements for 29 answers");
    }

    fn staffs_pages_and_the_public_ones_share_it(db) {
        let slug = running(db, "Shared", 8, 0);
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::HeadJudge);
        for path in ["", "/rounds", "/rounds/1", "/results", "/clock", "/playoff", "/floor", "/calls"] {
            judge.see(&format!("/t/{slug}/desk{path}"));
        }
        service.anonymous().see(&format!("/t/{slug}/pairings"));
        assert_eq!(service.state.snapshots.made(), 1);
    }

    fn what_another_process_writes_is_shown(db) {
        let slug = running(db, "Elsewhere", 8, 0);
        let service = Service::start(db);
        let other = Database::open(&db.address).expect("a second process");
        let me = format!("/t/{slug}/me");
        let seats = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, seats[0]);
        assert!(!ann.see(&me).text().contains("A judge is called"));
        Command::on(&slug, db.player(&slug, seats[0]))
            .run(&other, |work| call(work, "Here"))
            .expect("called elsewhere");
        let shown = (0..600).any(|_| {
            std::thread::sleep(Duration::from_millis(25));
            ann.see(&me).text().contains("Judge called")
        });
        assert!(shown, "the call that was made on another machine");
    }

    fn a_tournament_that_moves_to_another_address_is_found_there_alone(db) {
        let slug = running(db, "Moving", 8, 0);
        let service = Service::start(db);
        let phone = service.anonymous();
        phone.see(&format!("/t/{slug}/pairings"));
        let mut row = db.load(&slug).tournament;
        row.slug = "elsewhere".to_owned();
        db.db
            .write(|conn| tournaments::update(conn, &row))
            .expect("the address changes");
        assert_eq!(phone.get(&format!("/t/{slug}/pairings")).status, 404);
        assert!(phone.see("/t/elsewhere/pairings").text().contains("Moving"));
    }

    fn when_the_database_fails_what_was_read_is_shown_with_its_time(db) {
        let slug = running(db, "Lost", 8, 0);
        let service = Service::start(db);
        let (public, me) = (format!("/t/{slug}/pairings"), format!("/t/{slug}/me"));
        let seats = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, seats[0]);
        let form = ann.see(&me).form("/me/report").set("winner", "1");
        ann.see(&public);
        let mut raw = Raw::connect(&db.address);
        raw.execute("ALTER TABLE tournaments RENAME TO taken_away");
        for path in [&public, &me] {
            // what was read a moment ago counts as current for a fifth of a second
            let shown = (0..200).find_map(|_| {
                std::thread::sleep(Duration::from_millis(25));
                Some(ann.see(path).text()).filter(|text| text.contains("The database does not answer"))
            });
            let text = shown.expect("a page that states its time");
            assert!(text.contains("Table 1") || text.contains("Player"), "{text}");
        }
        let refused = ann.send(&form);
        assert!(refused.status >= 500, "{}", refused.status);
        raw.execute("ALTER TABLE taken_away RENAME TO tournaments");
        let back = (0..600).any(|_| {
            std::thread::sleep(Duration::from_millis(25));
            !ann.see(&public).text().contains("does not answer")
        });
        assert!(back, "the database answers again");
        assert_eq!(ann.send(&form.set("form_id", "again")).status, 303);
    }
}

/// Who waited for a database that does not answer waited for all; a lane that has no place is no reason to show nothing.
#[test]
fn what_is_known_is_shown_while_nothing_is_heard_of_the_database() {
    let db = TestDb::sqlite();
    let slug = db.in_database_tournament("spring", 4);
    let read = || {
        let found = db.db.read(|conn| tournaments::stamp(conn, &slug));
        found.and_then(|found| found.ok_or(DbError::NotFound))
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        for fails in [None, Some(DbError::Busy(2)), Some(DbError::Unreachable("gone".into()))] {
            let versions = Versions::default();
            let first = versions.get(&db.db, &slug, async || read()).await.expect("a stamp");
            assert_eq!(first.as_of, None);
            // it has to be read again
            db.db.write(|_| Ok::<_, DbError>(())).expect("written");
            let failing = async || match fails {
                Some(error) => Err(error),
                None => std::future::pending().await,
            };
            let kept = versions.get(&db.db, &slug, failing).await.expect("the last one");
            assert!(kept.as_of.is_some());
            assert_eq!(kept.stamp.id, first.stamp.id);
            let next = versions.get(&db.db, &slug, async || -> Result<Stamp, DbError> {
                panic!("left alone")
            });
            assert_eq!(next.await.expect("the last one").as_of, kept.as_of);
            assert_eq!(versions.last(&slug).and_then(|last| last.as_of), kept.as_of);
        }
    });
}
