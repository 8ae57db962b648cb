//! The floor as it is read: how each table stands, and in which order.

use podium_ops::floor::state::TableState;
use podium_ops::floor::urgency::urgency;
use podium_ops::floor::{claim, escalate, follow, take};
use podium_ops::run::results::{Typed, report};
use podium_store::floor::calls::CallRow;
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::floor::follow as followed_games;
use podium_store::floor::follow::FollowedRow;
use podium_store::floor::reports::{self, ReportRow};
use podium_store::{CallState, ExtensionKind, FollowState, ReportState};
use proptest::prelude::*;

use super::*;
use crate::harness::both_databases;

/// Time given to a table, straight into the database.
fn in_database_extension(db: &TestDb, slug: &str, table: i64, minutes: i64, withdrawn: bool) {
    let row = ExtensionRow {
        ended_at: Some(clock::now()),
        minutes: Some(minutes),
        withdrawn,
        ..ExtensionRow::new(
            &board(db, slug).table(table).expect("the table").pod.id,
            ExtensionKind::Given,
            "a test",
            clock::now(),
        )
    };
    let stored: Result<(), DbError> = db.db.write(|conn| clocks::give(conn, &row));
    stored.expect("time is given");
}

/// A result as a player of a table reported it, straight into the database.
pub(super) fn in_database_report(db: &TestDb, slug: &str, table: i64, state: ReportState) {
    let tournament = db.load(slug).tournament.id;
    let floor = board(db, slug);
    let table = floor.table(table).expect("the table");
    let answered = state != ReportState::Waiting;
    let row = ReportRow {
        state,
        answered_by: answered.then(|| table.places[1].player_id.clone()),
        answered_at: answered.then(clock::now),
        ..ReportRow::new(
            &tournament,
            &table.pod.id,
            &table.places[0].player_id,
            "1",
            clock::now(),
        )
    };
    let stored: Result<(), DbError> = db.db.write(|conn| reports::insert(conn, &row));
    stored.expect("the report is stored");
}

fn report_as_won(db: &TestDb, slug: &str, table: i64) {
    let typed = Typed {
        games: "2".into(),
        ..Typed::default()
    };
    db.act(slug, |work| report(work, table, &typed, None))
        .expect("reported");
}

/// The tables in the order of the floor.
fn order(board: &Board, chief: bool) -> Vec<i64> {
    board.by_urgency(chief).iter().map(|table| table.number()).collect()
}

both_databases! {
    fn what_waits_for_a_judge_stands_first_and_what_is_done_last(db) {
        let slug = published(db, 9);
        assert!(board(db, &slug).tables.iter().all(|t| t.state == TableState::NotStarted));
        // the first report begins the round, which starts its clock
        report_as_won(db, &slug, 1);
        assert!(board(db, &slug).tables[1..].iter().all(|t| t.state == TableState::Playing));
        in_database_clock(db, &slug, 80, Some(75));
        in_database_extension(db, &slug, 2, 20, false);
        in_database_extension(db, &slug, 3, 9, false);
        in_database_extension(db, &slug, 4, 30, true);
        in_database_report(db, &slug, 5, ReportState::Waiting);
        in_database_report(db, &slug, 6, ReportState::Disputed);
        // answered ones hide no open one, in whatever order they come
        in_database_report(db, &slug, 5, ReportState::Withdrawn);
        in_database_report(db, &slug, 6, ReportState::Overtaken);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        for table in [7, 8, 9] {
            by_player(db, &slug, first_at(db, &slug, table), |work| floor::call(work, "")).expect("called");
        }
        let calls = all_calls(db, &slug);
        by(db, &slug, &jo, |work| claim(work, &seen(&calls[0]))).expect("taken");
        by(db, &slug, &kim, |work| escalate(work, &seen(&calls[2]), &Passing::default())).expect("escalated");
        by(db, &slug, &kim, |work| take(work, "4")).expect("covered");

        let floor = board(db, &slug);
        let state = |table| floor.table(table).expect("the table").state;
        assert_eq!(state(1), TableState::Done);
        assert_eq!((state(2), state(3)), (TableState::Extension, TableState::Extension));
        assert_eq!(state(4), TableState::TimeIsUp, "what was withdrawn does not count");
        assert_eq!((state(5), state(6)), (TableState::Reported, TableState::Disputed));
        // 8 waits; 7 is taken; 9 waits for the head judge; 6 is disputed; 4 is late; 3 has less time left than 2
        assert_eq!(order(&floor, false), [8, 7, 9, 6, 4, 3, 2, 5, 1]);
        assert_eq!(order(&floor, true), [9, 8, 7, 6, 4, 3, 2, 5, 1]);
        assert_eq!(floor.table(2).expect("table 2").extension(), 20);
        assert_eq!(floor.table(4).expect("table 4").extension(), 0);
        assert_eq!(floor.judge(floor.table(4).and_then(|t| t.cover.as_deref()).expect("covered")), "Kim");
    }
}

both_databases! {
    fn the_games_of_a_table_keep_their_order_when_the_clock_was_ahead(db) {
        let slug = running(db, 3);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        let games = || board(db, &slug).table(2).expect("table 2").followed.clone();
        let start = || by(db, &slug, &jo, |work| follow::start(work, 2, &follow::AgreedRules::default()));
        start().expect("followed");
        let version = games()[0].version;
        by(db, &slug, &jo, |work| follow::give_up(work, follow::GameVersion::new(2, version))).expect("given up");
        let ahead = FollowedRow {
            id: format!("{}0", "f".repeat(31)),
            ..games()[0].clone()
        };
        let stored: Result<(), DbError> = db.db.write(|conn| followed_games::insert(conn, &ahead));
        stored.expect("a game of a clock that was ahead");
        start().expect("followed again");
        let states: Vec<FollowState> = games().iter().map(|game| game.state).collect();
        assert_eq!(states, [FollowState::Abandoned, FollowState::Abandoned, FollowState::Open]);
    }

    fn a_followed_game_counts_its_turns_on_the_floor(db) {
        let slug = running(db, 3);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        let state = || board(db, &slug).table(2).expect("table 2").state;
        let act = |action: serde_json::Value| {
            let version = board(db, &slug).table(2).expect("table 2").followed[0].version;
            let at = follow::GameVersion::new(2, version);
            by(db, &slug, &jo, |work| follow::act(work, at, &[follow::DeskAction::Do(action.clone())])).expect("legal");
        };
        by(db, &slug, &jo, |work| follow::start(work, 2, &follow::AgreedRules::default())).expect("followed");
        assert!(matches!(state(), TableState::Playing), "{:?}", state());
        let first = {
            let floor = board(db, &slug);
            floor.players[&floor.table(2).expect("table 2").places[0].player_id].key.clone()
        };
        act(serde_json::json!({"do": "end_turn", "marker": 1}));
        act(serde_json::json!({"do": "leave", "players": [first], "why": "lost"}));
        act(serde_json::json!({"do": "call_time", "procedure": "extra_turns", "passing": [], "not_counted": []}));
        assert_eq!(state(), TableState::Turn { turn: 0, of: 3 });
        act(serde_json::json!({"do": "end_turn", "marker": 1}));
        act(serde_json::json!({"do": "end_turn", "marker": 1}));
        assert_eq!(state(), TableState::Turn { turn: 2, of: 3 });
        let service = Service::start(db);
        let page = visits(&service, &slug, "Jo", Role::Judge).see(&format!("/t/{slug}/desk/floor?show=all"));
        assert!(page.text().contains("turn 2 of 3"), "{}", page.text());
        act(serde_json::json!({"do": "end_turn", "marker": 1}));
        act(serde_json::json!({"do": "end_turn", "marker": 1}));
        assert_eq!(state(), TableState::Drawn);
        assert_eq!(board(db, &slug).by_urgency(false)[0].number(), 2, "it waits for a judge's word");
    }
}

fn states() -> impl Strategy<Value = TableState> {
    prop_oneof![
        Just(TableState::NotStarted),
        Just(TableState::Playing),
        Just(TableState::Paused),
        Just(TableState::Extension),
        Just(TableState::TimeIsUp),
        (0..5_u32).prop_map(|turn| TableState::Turn { turn, of: 4 }),
        Just(TableState::TurnsLeft(3)),
        Just(TableState::LastTurn),
        Just(TableState::OvertimeOver),
        Just(TableState::Drawn),
        Just(TableState::Decided),
        Just(TableState::Reported),
        Just(TableState::Disputed),
        Just(TableState::Done),
    ]
}

fn a_call(state: CallState, minute: i64) -> CallRow {
    let at = (chrono::DateTime::UNIX_EPOCH + chrono::TimeDelta::minutes(minute)).naive_utc();
    CallRow {
        state,
        ..CallRow::new("t", at)
    }
}

type Table = (TableState, Vec<(CallState, i64)>, Option<i64>);

fn tables() -> impl Strategy<Value = Vec<Table>> {
    let open = prop_oneof![
        Just(CallState::Waiting),
        Just(CallState::Claimed),
        Just(CallState::Escalated)
    ];
    let calls = proptest::collection::vec((open, 0..5_i64), 0..3);
    proptest::collection::vec((states(), calls, proptest::option::of(-3..3_i64)), 0..40)
}

proptest! {
    /// Whatever the floor shows: the order is total, it does not depend on the order of the tables before, no two
    /// tables are equal, and who waits for a judge is never below who does not.
    #[test]
    fn the_order_of_the_floor_is_total(tables in tables(), chief: bool, turn in 0..40_usize) {
        let has_task = |number: usize| number.is_multiple_of(5);
        let key = |(number, (state, calls, left)): (usize, &Table)| {
            let calls: Vec<CallRow> = calls.iter().map(|(state, minute)| a_call(*state, *minute)).collect();
            urgency(number as i64, *state, &calls, has_task(number), *left, chief)
        };
        let mut all: Vec<usize> = (0..tables.len()).collect();
        let by = |number: &usize| key((*number, &tables[*number]));
        all.sort_by_key(by);
        let mut turned: Vec<usize> = (0..tables.len()).collect();
        turned.rotate_left(turn % tables.len().max(1));
        turned.reverse();
        turned.sort_by_key(by);
        prop_assert_eq!(&all, &turned);
        let class = |number: &usize| -> u8 {
            let (state, calls, _) = &tables[*number];
            let has = |wanted| calls.iter().any(|(state, _)| *state == wanted);
            if chief && has(CallState::Escalated) {
                return 0;
            }
            match state {
                _ if has(CallState::Waiting) => 1,
                _ if !calls.is_empty() => 2,
                TableState::Disputed => 3,
                TableState::OvertimeOver => 4,
                _ if has_task(*number) => 5,
                TableState::Done => 9,
                TableState::Reported => 8,
                TableState::NotStarted | TableState::Playing | TableState::Paused | TableState::Extension => 7,
                _ => 6,
            }
        };
        for pair in all.windows(2) {
            prop_assert!(by(&pair[0]) < by(&pair[1]));
            prop_assert!(class(&pair[0]) <= class(&pair[1]), "{:?}", pair.iter().map(|n| &tables[*n]).collect::<Vec<_>>());
            if class(&pair[0]) == class(&pair[1]) && (5..=8).contains(&class(&pair[0])) {
                let left = |number: &usize| tables[*number].2.unwrap_or(i64::MAX);
                prop_assert!(left(&pair[0]) <= left(&pair[1]), "least time first");
            }
        }
    }
}
