//! Time statistics: what was followed is timed, tables that went to time and calls are counted, for the head judge.

use chrono::TimeDelta;
use podium_ops::command::rights::Floor;
use podium_ops::floor::call;
use podium_ops::floor::follow::{self, AgreedRules, DeskAction, GameVersion, Next, Verdict};
use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds;
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::floor::follow as followed;
use podium_store::tournaments::rounds as rows;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{CallState, DbError, Role};

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};

/// Minutes that the round has run.
const RUN: i64 = 100;

/// A round of two tables with a limit of 90 minutes that began so long ago. A game was followed at table 1: turns of 60,
/// 120 and 180 seconds, then one in progress. Table 2 reported in time.
fn hall(db: &TestDb) -> String {
    let slug = db.in_database_tournament("Times", 8);
    db.in_database_profile(&slug, |profile| profile.round_minutes = Some(90));
    db.next_round(&slug);
    let structure = db.load(&slug).tournament.structure_version;
    db.act(&slug, |work| rounds::start(work, structure, 1))
        .expect("started");
    db.in_database_session("Jo", podium_store::SiteRole::Staff);
    db.in_database_join(&slug, "Jo", Role::Judge);
    let jo = || db.staff::<Floor>("Jo");
    db.act_as(&slug, jo(), |work| follow::start(work, 1, &AgreedRules::default()))
        .expect("followed");
    for version in 1..=3 {
        let end = serde_json::json!({"do": "end_turn", "marker": 1});
        let at = GameVersion::new(1, version);
        db.act_as(&slug, jo(), |work| {
            follow::act(work, at, &[DeskAction::Do(end.clone())])
        })
        .expect("a turn ends");
    }
    db.act_as(&slug, db.player(&slug, 1), |work| call(work, "A question"))
        .expect("called");
    let typed = Typed {
        games: "1".into(),
        ..Typed::default()
    };
    db.act(&slug, |work| report(work, 2, &typed, None)).expect("reported");
    in_database_times(db, &slug);
    slug
}

/// Sets when all of it happened; no page was asked for before.
fn in_database_times(db: &TestDb, slug: &str) {
    let loaded = db.load(slug);
    let (round, tournament) = (loaded.rounds[0].row.clone(), loaded.tournament.id.clone());
    let began = podium_base::clock::now() - TimeDelta::minutes(RUN);
    let after = |seconds: i64| began + TimeDelta::seconds(seconds);
    let set: Result<(), DbError> = db.db.write(|conn| {
        let clock = clocks::of_round(conn, &round.id)?.expect("a clock");
        let started_at = began;
        clocks::update(conn, &ClockRow { started_at, ..clock })?;
        let game = followed::of_round(conn, &round.id)?.remove(0);
        for (step, seconds) in followed::actions(conn, &game.id)?.into_iter().zip([60, 180, 360]) {
            let at = after(seconds);
            followed::update_action(conn, &followed::ActionRow { at, ..step })?;
        }
        let started_at = began;
        followed::update(conn, &followed::FollowedRow { started_at, ..game })?;
        let pod = rows::pod_at_table(conn, &round.id, 2)?.expect("table 2");
        let reported_at = Some(after(3_000));
        rows::update_pod(conn, &PodRow { reported_at, ..pod })?;
        let call = calls::of_tournament(conn, &tournament)?.remove(0);
        let (made_at, claimed_at) = (after(600), Some(after(690)));
        calls::update(
            conn,
            &CallRow {
                made_at,
                claimed_at,
                state: CallState::Claimed,
                ..call
            },
        )
    });
    set.expect("the times are set");
}

both_databases! {
    fn a_round_s_times_are_for_the_head_judge(db) {
        let service = Service::start(db);
        let slug = hall(db);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let page = head.see(&format!("/t/{slug}/desk/times"));
        let text = page.text();
        for (word, number) in [
            ("turns a game, the middle one", "3"),
            ("a turn on average", "2:00"),
            ("tables went to time", "1 of 2"),
            ("call", "1"),
            ("waited at most", "1:30"),
        ] {
            let stat = format!("<dt>{word}</dt><dd>{number}</dd>");
            assert!(page.body.contains(&stat), "{stat}: {text}");
        }
        for part in ["<figure", "<desc id=\"seats-description\">Seat 1 1:00, Seat 2 2:00, Seat 3 3:00.</desc>", "<caption"] {
            assert!(page.body.contains(part), "{part}: {}", page.body);
        }
        assert!(!text.contains("Seat 4"), "its turn is not over: {text}");
        let csv = head.see(&format!("/t/{slug}/desk/times.csv"));
        assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
        let lines: Vec<&str> = csv.body.lines().collect();
        assert_eq!(lines[0], "round,table,turns,went to time,extension (min),calls,longest wait (s),\
            seat 1 a turn (s),seat 2 a turn (s),seat 3 a turn (s)");
        let calls: Vec<&str> = lines[1..].iter().map(|line| line.split(',').nth(5).unwrap_or_default()).collect();
        assert!(lines[1].starts_with("1,1,3,yes,0,") && lines[1].ends_with(",60,120,180"), "{}", lines[1]);
        assert!(lines[2].starts_with("1,2,0,no,0,") && lines[2].ends_with(",,,"), "{}", lines[2]);
        assert_eq!(calls.iter().filter(|calls| **calls == "1").count(), 1, "{lines:?}");
        // what a judge does at a table is nobody's measure but the head judge's
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(judge.get(&format!("/t/{slug}/desk/times")).status, 403);
        assert_eq!(judge.get(&format!("/t/{slug}/desk/times.csv")).status, 403);
    }

    fn the_statistics_count_how_matches_ended_and_how_long_a_game_took(db) {
        let service = Service::start(db);
        let slug = hall(db);
        let jo = || db.staff::<Floor>("Jo");
        let keys: Vec<String> = {
            let loaded = db.load(&slug);
            let pod = &loaded.event.rounds()[0].pods[0];
            pod.seats.iter().map(|&seat| loaded.row(seat).key.clone()).collect()
        };
        let game = || {
            let pod = db.pod_id(&slug, 1);
            let game: Result<_, DbError> = db.db.read(|conn| Ok(followed::of_pod(conn, &pod)?.remove(0)));
            GameVersion::new(1, game.expect("a game").version)
        };
        let does = |action: serde_json::Value| {
            let at = game();
            db.act_as(&slug, jo(), |work| follow::act(work, at, &[DeskAction::Do(action.clone())])).expect("possible");
        };
        // turn 0 ends, two extra turns begin, and in the second all but one concede
        does(serde_json::json!({"do": "call_time", "procedure": "extra_turns", "passing": [], "not_counted": []}));
        for _ in 0..2 {
            does(serde_json::json!({"do": "end_turn", "marker": 1}));
        }
        let judge = service.in_database_staff(&slug, Role::Judge);
        let unfinished = judge.see(&format!("/t/{slug}/desk/statistics")).text();
        assert!(unfinished.contains("1 match so far") && !unfinished.contains("somebody conceded"), "{unfinished}");
        does(serde_json::json!({"do": "leave", "players": keys[1..], "why": "conceded"}));
        let (round, pod) = (db.load(&slug).rounds[0].row.id.clone(), db.pod_id(&slug, 1));
        let set: Result<(), DbError> = db.db.write(|conn| {
            let began = clocks::of_round(conn, &round)?.expect("a clock").started_at;
            let game = followed::of_pod(conn, &pod)?.remove(0);
            let last = followed::actions(conn, &game.id)?.pop().expect("an action");
            let at = began + TimeDelta::seconds(5_879);
            followed::update_action(conn, &followed::ActionRow { at, ..last })
        });
        set.expect("the last action is at its time");
        let verdict = Verdict { next: Next::End, conceded_match: Vec::new(), overrule: None };
        let at = game();
        db.act_as(&slug, jo(), |work| follow::confirm(work, at, &verdict)).expect("confirmed");

        let page = judge.see(&format!("/t/{slug}/desk/statistics"));
        let text = page.text();
        for told in [
            "Extra turns were followed in 1 match: 2 to 2, the middle one 2. 1 of them was won in these turns.",
            "say of 1 match that somebody conceded",
            "Of 1 match with a game that a judge followed to its end it happened in 1.",
        ] {
            assert!(text.contains(told), "{told}: {text}");
        }
        // table 2 reported in time, table 1 after 97 minutes and 59 seconds
        let file = |part: &str| judge.see(&format!("/t/{slug}/desk/statistics.csv?table={part}")).body;
        assert_eq!(file("endings").lines().collect::<Vec<_>>(), [
            "ended,matches,won,drawn,share drawn (%)",
            "In time,1,1,0,0.00",
            "After time,1,1,0,0.00",
            "Not known,0,0,0,",
        ]);
        let lengths = file("lengths");
        assert!(lengths.lines().any(|line| line == "A game,1,97,97,97,97"), "{lengths}");
        let player = service.in_database_player(&slug, 1);
        assert_ne!(player.get(&format!("/t/{slug}/desk/statistics")).status, 200);
    }

    fn before_the_first_round_there_is_nothing_to_time(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Morning", 8);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let text = head.see(&format!("/t/{slug}/desk/times")).text();
        assert!(text.contains("No round yet"), "{text}");
        assert_eq!(head.see(&format!("/t/{slug}/desk/times.csv")).body.lines().count(), 1, "the head alone");
    }
}
